//! Subsets of a given size, in the order of their value as numbers, and their
//! rank in that order.

/// How many ways there are to choose `k` of `n`.
pub(super) fn choose(n: u32, k: u32) -> u64 {
    if k > n {
        return 0;
    }
    (0..u64::from(k)).fold(1, |ways, i| ways * (u64::from(n) - i) / (i + 1))
}

/// All subsets of `n` things with `k` members, as masks, the smallest number first.
pub(super) fn subsets(n: u32, k: u32) -> Vec<u32> {
    let mut list = Vec::with_capacity(choose(n, k) as usize);
    if k > n {
        return list;
    }
    let last = (((1u64 << k) - 1) << (n - k)) as u32;
    let mut mask = ((1u64 << k) - 1) as u32;
    loop {
        list.push(mask);
        if mask == last {
            return list;
        }
        mask = next(mask);
    }
}

/// The next larger number with as many bits.
fn next(mask: u32) -> u32 {
    let lowest = mask & mask.wrapping_neg();
    let ripple = mask + lowest;
    (((ripple ^ mask) >> 2) / lowest) | ripple
}

/// The rank of every subset of `n` things among those of its size.
pub(super) fn ranks(n: u32) -> Vec<u32> {
    let mut ranks = vec![0; 1 << n];
    for k in 0..=n {
        for (rank, mask) in subsets(n, k).into_iter().enumerate() {
            ranks[mask as usize] = rank as u32;
        }
    }
    ranks
}

/// Spreads the bits of small numbers over the set bits of a mask, in order:
/// three look-ups where the processor may lack the instruction.
pub(super) struct Spread {
    parts: [[u32; 64]; 4],
}

impl Spread {
    pub(super) fn over(mask: u32) -> Spread {
        let mut parts = [[0; 64]; 4];
        let mut rest = mask;
        for part in &mut parts {
            for bit in 0..6 {
                let target = rest & rest.wrapping_neg();
                rest &= rest.wrapping_sub(1);
                // Every number with this bit is one without it, and the target.
                for low in 0..1 << bit {
                    part[1 << bit | low] = part[low] | target;
                }
            }
        }
        Spread { parts }
    }

    #[inline(always)]
    pub(super) fn spread(&self, bits: u32) -> u32 {
        self.parts[0][(bits & 63) as usize]
            | self.parts[1][(bits >> 6 & 63) as usize]
            | self.parts[2][(bits >> 12 & 63) as usize]
            | self.parts[3][(bits >> 18 & 63) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_all_of_them_in_order() {
        for n in 0..=10u32 {
            let ranks = ranks(n);
            for k in 0..=n {
                let slow: Vec<u32> = (0..1 << n).filter(|mask: &u32| mask.count_ones() == k).collect();
                assert_eq!(subsets(n, k), slow);
                assert_eq!(choose(n, k), slow.len() as u64);
                for (rank, mask) in slow.iter().enumerate() {
                    assert_eq!(ranks[*mask as usize] as usize, rank);
                }
            }
        }
        assert_eq!(choose(3, 4), 0);
    }

    #[test]
    fn spreading_puts_bits_where_the_mask_has_them() {
        let mut rng = meydan_core::Seed::from_number(6).rng();
        for _ in 0..500 {
            let mask = rng.next_u32() & 0xff_ffff;
            let bits = rng.next_u32() & ((1 << mask.count_ones()) - 1);
            let slow = (0..32)
                .filter(|bit| mask >> bit & 1 == 1)
                .enumerate()
                .filter(|(index, _)| bits >> index & 1 == 1)
                .fold(0, |spread, (_, bit)| spread | 1 << bit);
            assert_eq!(Spread::over(mask).spread(bits), slow);
        }
    }
}
