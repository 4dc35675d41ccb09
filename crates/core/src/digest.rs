//! A digest of a position that is the same on every platform and for ever.

/// Mixes the words of a position into 64 bits. Frozen: records hold its results.
///
/// Not for secrets and not for hash tables; it only has to tell two positions apart.
#[derive(Clone, Copy, Debug)]
pub struct Digest(u64);

impl Digest {
    /// A fresh digest; the tag keeps the games apart.
    #[must_use]
    pub fn new(tag: &str) -> Digest {
        Digest(0x6d65_7964_616e_0001).bytes(tag.as_bytes())
    }

    /// Adds one word.
    #[must_use]
    pub const fn word(self, word: u64) -> Digest {
        // SplitMix64's finaliser over the running state.
        let mut z = self.0.rotate_left(5) ^ word.wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Digest(z ^ (z >> 31))
    }

    /// Adds bytes, length first, so that no two lists run into each other.
    #[must_use]
    pub fn bytes(self, bytes: &[u8]) -> Digest {
        bytes.iter().fold(self.word(bytes.len() as u64), |digest, &byte| digest.word(u64::from(byte)))
    }

    /// The result.
    #[must_use]
    pub const fn finish(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frozen() {
        assert_eq!(Digest::new("othello").word(1).word(2).finish(), 1_218_497_571_878_300_742);
        assert_ne!(Digest::new("a").word(1).word(2).finish(), Digest::new("a").word(2).word(1).finish());
    }
}
