//! Sets of squares by their rank among those of their size, and the sum that
//! tells changed bytes: what both embedded files are written with.

/// How many ways there are to choose `k` of `n`.
pub(super) const fn choose(n: u32, k: u32) -> u64 {
    let (mut ways, mut i) = (1, 0);
    while i < k {
        if n <= i {
            return 0;
        }
        ways = ways * (n - i) as u64 / (i + 1) as u64;
        i += 1;
    }
    ways
}

/// The rank of a set among those of its size on the squares that are not taken.
pub(super) fn rank(taken: u64, set: u64) -> u64 {
    let mut rest = set;
    let (mut rank, mut nth) = (0, 1);
    while rest != 0 {
        let below = (rest & rest.wrapping_neg()) - 1;
        rank += choose((below & !taken).count_ones(), nth);
        nth += 1;
        rest &= rest - 1;
    }
    rank
}

/// The set of so many squares with this rank; `None` if there are not as many.
pub(super) fn unrank(taken: u64, members: u32, mut rank: u64) -> Option<u64> {
    let free: Vec<u64> = (0..36).map(|square| 1 << square).filter(|square| taken & square == 0).collect();
    let mut most = free.len() as u32;
    if rank >= choose(most, members) {
        return None;
    }
    let mut set = 0;
    for nth in (1..=members).rev() {
        while choose(most, nth) > rank {
            most -= 1;
        }
        rank -= choose(most, nth);
        set |= free[most as usize];
    }
    Some(set)
}

/// What each byte does to the sum.
static BYTES: [u32; 256] = {
    let mut bytes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut sum = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            sum = sum >> 1 ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
            bit += 1;
        }
        bytes[byte] = sum;
        byte += 1;
    }
    bytes
};

/// CRC-32, as in a zip file.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, &byte| sum >> 8 ^ BYTES[(sum as u8 ^ byte) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_the_sets_of_a_size_in_order() {
        for taken in [0, 0b1011, 0x000f_ff00_f00f] {
            let mut set = 0;
            for (next, wanted) in (0..).map_while(|rank| unrank(taken, 3, rank)).zip(0..) {
                assert!(next & taken == 0 && next.count_ones() == 3 && next > set);
                assert_eq!(rank(taken, next), wanted);
                set = next;
            }
            let free = 36 - u64::count_ones(taken);
            assert_eq!(unrank(taken, 3, choose(free, 3)), None);
            assert_eq!(rank(taken, set), choose(free, 3) - 1);
        }
    }

    #[test]
    fn the_sum_is_that_of_a_zip_file() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }
}
