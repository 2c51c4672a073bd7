//! Entropy for a new game's seed.

/// Returns 16 bytes that nobody can foretell, or, where the browser has none to give, the time's digits.
#[must_use]
pub fn entropy() -> [u8; 16] {
    let mut bytes = [0; 16];
    if getrandom::fill(&mut bytes).is_err() {
        bytes[..8].copy_from_slice(&js_sys::Date::now().to_bits().to_be_bytes());
        bytes[8..].copy_from_slice(&js_sys::Math::random().to_bits().to_be_bytes());
    }
    bytes
}
