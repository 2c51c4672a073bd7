//! Angles and distances. The page asks the browser for what its processor has no instruction for: the library's own sines,
//! inverse functions and logarithms weigh 4 KB of the download.

/// Returns the sine of an angle.
#[must_use]
pub fn sin(angle: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::sin(angle);
    #[cfg(not(target_arch = "wasm32"))]
    angle.sin()
}

/// Returns the cosine of an angle.
#[must_use]
pub fn cos(angle: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::cos(angle);
    #[cfg(not(target_arch = "wasm32"))]
    angle.cos()
}

/// Returns the sine and the cosine of an angle.
#[must_use]
pub fn sin_cos(angle: f64) -> (f64, f64) {
    (sin(angle), cos(angle))
}

/// Returns the angle whose cosine is `cosine`, from 0 to half a turn.
#[must_use]
pub fn acos(cosine: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::acos(cosine);
    #[cfg(not(target_arch = "wasm32"))]
    cosine.acos()
}

/// Returns the angle at which `(x, y)` is seen from the origin.
#[must_use]
pub fn atan2(y: f64, x: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::atan2(y, x);
    #[cfg(not(target_arch = "wasm32"))]
    y.atan2(x)
}

/// Returns the number whose hyperbolic sine is `sine`.
#[must_use]
pub fn asinh(sine: f64) -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Math::asinh(sine);
    #[cfg(not(target_arch = "wasm32"))]
    sine.asinh()
}

/// Returns how far `(x, y)` is from the origin.
#[must_use]
pub fn distance(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}
