//! A hand that is never quite steady: numbers that look random and are the same each time.

/// Returns a number between -1 and 1, the same for the same `n` and `salt`; each use has a salt of its own.
#[must_use]
pub fn unsteady(n: u32, salt: u32) -> f64 {
    let mut x = n.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B).wrapping_add(0x27D4_EB2F);
    x ^= x >> 15;
    x = x.wrapping_mul(0x2C1B_3C6D);
    x ^= x >> 12;
    x = x.wrapping_mul(0x297A_2D39);
    x ^= x >> 15;
    f64::from(x) / f64::from(u32::MAX) * 2.0 - 1.0
}
