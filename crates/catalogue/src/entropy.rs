//! Randomness from the system: the only place that asks for it.

use std::io;

use meydan_core::Seed;

/// So many random bytes.
///
/// # Errors
/// When the system has none.
pub fn random_bytes<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| io::Error::other(format!("the system gives no randomness: {error}")))?;
    Ok(bytes)
}

/// A seed that nobody knows.
///
/// # Errors
/// When the system has no randomness.
pub fn random_seed() -> io::Result<Seed> {
    random_bytes().map(Seed::from_bytes)
}
