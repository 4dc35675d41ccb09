//! From an advantage to a chance.

/// The logistic curve, by operations that are the same on every machine.
#[must_use]
pub fn logistic(odds: f64) -> f64 {
    let mut power = 1.0 - odds.clamp(-30.0, 30.0) / 256.0;
    for _ in 0..8 {
        power *= power;
    }
    1.0 / (1.0 + power)
}
