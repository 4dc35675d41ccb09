//! The generator of the hall: ChaCha12 with a frozen `range` and `shuffle`.
//!
//! Library sampling may change between versions and would silently change
//! every replay, so both are ours, and test vectors pin them for ever.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

/// Where all randomness of a match comes from. Secret until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// A seed that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// A seed from fresh random bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that a person means by `--seed 7`.
    #[must_use]
    pub fn from_number(number: u64) -> Seed {
        Seed(blake3::derive_key("meydan 2026 seed from number", &number.to_le_bytes()))
    }

    /// What is published at the start, so that nobody can choose the seed afterwards.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key("meydan 2026 seed commitment", &self.0))
    }

    /// The generator that this seed starts.
    #[must_use]
    pub fn rng(&self) -> Rng {
        Rng(ChaCha12Rng::from_seed(self.0))
    }
}

// A seed must not slip into a log line through `{:?}`.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        read_hex(text).map(Seed).ok_or(SeedError)
    }
}

/// BLAKE3 of a seed: published first, checked when the seed is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for Commitment {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        read_hex(text).map(Commitment).ok_or(SeedError)
    }
}

macro_rules! serde_as_text {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
serde_as_text!(Seed);
serde_as_text!(Commitment);

fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8; 32]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let value = |digit: u8| match digit {
            b'0'..=b'9' => Some(digit - b'0'),
            b'a'..=b'f' => Some(digit - b'a' + 10),
            _ => None,
        };
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}

/// The generator in a position. Cloning a position clones its future.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(ChaCha12Rng);

impl Rng {
    /// The next 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A whole number below `bound`, every one equally likely.
    ///
    /// Lemire's multiply-and-reject on 32 bits. Frozen.
    ///
    /// # Panics
    /// If `bound` is zero: there is nothing to choose from.
    pub fn range(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a range needs something to choose from");
        let mut wide = u64::from(self.next_u32()) * u64::from(bound);
        // The threshold is below the bound, so the division is rarely needed.
        if (wide as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (wide as u32) < threshold {
                wide = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// Puts the items into a random order: Fisher–Yates from the last item down. Frozen.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let with = self.range(last as u32 + 1) as usize;
            items.swap(last, with);
        }
    }

    /// Another generator, drawn from this one, for work whose draws must not disturb ours.
    #[must_use]
    pub fn fork(&mut self) -> Rng {
        let mut seed = [0; 32];
        for chunk in seed.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes());
        }
        Rng(ChaCha12Rng::from_seed(seed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: if this fails, old records no longer replay. Do not change the numbers.
    #[test]
    fn test_vectors() {
        let mut rng = Seed::from_number(7).rng();
        let words: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
        let ranges: Vec<u32> = (0..8).map(|_| rng.range(6)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        let mut fork = rng.fork();
        let line = format!("{words:?} {ranges:?} {cards:?} {} {}", fork.next_u64(), rng.next_u64());
        assert_eq!(
            line,
            "[1751101065, 1995769252, 3325322473, 3457469591] [3, 2, 5, 2, 5, 2, 5, 1] \
             [1, 7, 6, 0, 4, 3, 2, 9, 5, 8] 1915468989765924270 3866616868151677257"
        );
        assert_eq!(
            Seed::from_number(7).to_string(),
            "302e12fe8abeddf0b8af7f320a52e7d398a9154a87793ec738c9e804c8a727fe"
        );
        assert_eq!(
            Seed::from_number(7).commitment().to_string(),
            "757ba92b9e33884cc77dc9df1111cfcce751ccd369e1be3028e0f8d9cb5220f0"
        );
    }

    #[test]
    fn a_range_reaches_every_number_about_equally_often() {
        let mut rng = Seed::from_number(1).rng();
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.range(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }

    #[test]
    fn hexadecimal_reads_back_and_nothing_else_does() {
        let seed = Seed::from_number(9);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for text in ["", "7", &"g".repeat(64), &"0".repeat(63), &"0".repeat(65), &"é".repeat(32)] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError));
        }
    }

    #[test]
    fn a_seed_does_not_show_in_debug_output() {
        assert_eq!(format!("{:?}", Seed::from_number(1)), "Seed(secret)");
    }
}
