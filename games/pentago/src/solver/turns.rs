//! All boards that differ only by turned blocks, with an even or an odd number
//! of quarter turns in all: 128 of them, one bit each.
//!
//! Board number i has block 1 turned by i mod 4 quarters clockwise, block 2 by
//! i/4 mod 4, block 3 by i/16 mod 4. Of block 4 only the half turn is in the
//! number (i/64); its odd quarter follows from the parity of the whole.

use crate::blocks::{clockwise, full_fives, pattern};
use crate::{Direction, Turn};

/// A set of boards, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Boards(pub(super) [u64; 2]);

impl Boards {
    #[inline(always)]
    pub(super) fn or(self, other: Boards) -> Boards {
        Boards([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    #[inline(always)]
    pub(super) fn and_not(self, other: Boards) -> Boards {
        Boards([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    #[inline(always)]
    pub(super) fn not(self) -> Boards {
        Boards([!self.0[0], !self.0[1]])
    }

    /// The boards (of the other parity) from which one quarter turn of some
    /// block leads into this set. A quarter turn either way: its own inverse.
    #[inline(always)]
    pub(super) fn one_turn_away(self) -> Boards {
        // Block 4: a quarter turn changes its parity, and reaches both half turns.
        let fourth = self.0[0] | self.0[1];
        Boards([first_three(self.0[0]) | fourth, first_three(self.0[1]) | fourth])
    }

    /// Whether the board after just this turn is in the set (of odd parity).
    pub(super) fn has(&self, turn: Turn) -> bool {
        let quarters = match turn.direction {
            Direction::Clockwise => 1,
            Direction::Anticlockwise => 3,
        };
        match turn.block.index() {
            // An odd number of quarters in all: block 4's odd quarter is implied, its half is bit 6.
            3 => self.0[quarters / 2] & 1 == 1,
            block => self.0[0] >> (quarters << (2 * block)) & 1 == 1,
        }
    }

    /// Whether the board as it stands is in the set (of even parity).
    #[cfg(test)]
    pub(super) fn has_unturned(&self) -> bool {
        self.0[0] & 1 == 1
    }
}

/// Quarter turns of blocks 1 to 3: each digit to base four goes up or down by one.
#[inline(always)]
fn first_three(x: u64) -> u64 {
    // Join the digits that differ by two, then move by one: up or down is the same then.
    let by_two = x | x.rotate_left(32);
    let third = by_two.rotate_left(16);
    const BYTES: u64 = 0x00ff_00ff_00ff_00ff;
    let by_two = x | (x & BYTES) << 8 | x >> 8 & BYTES;
    const NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let second = (by_two & NIBBLES) << 4 | by_two >> 4 & NIBBLES;
    const PAIRS: u64 = 0x3333_3333_3333_3333;
    let by_two = x | (x & PAIRS) << 2 | x >> 2 & PAIRS;
    const ONES: u64 = 0x5555_5555_5555_5555;
    let first = (by_two & ONES) << 1 | by_two >> 1 & ONES;
    first | second | third
}

/// The quarter turns of each block on board number `number` of this parity.
fn quarters(number: usize, parity: usize) -> [usize; 4] {
    let (first, second, third, half) = (number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6);
    [first, second, third, 2 * half + (parity + first + second + third) % 2]
}

/// The boards of this parity on which a set of marbles has five in a row.
pub(super) fn with_five(marbles: u64, parity: usize) -> Boards {
    // Which rows of five each block leaves possible, for each of its four turns.
    let mut possible = [[0u32; 4]; 4];
    for (block, by_turn) in possible.iter_mut().enumerate() {
        let mut squares = pattern(marbles, block);
        for rows in by_turn {
            *rows = full_fives(block, squares);
            squares = clockwise(squares);
        }
    }
    let mut boards = Boards::default();
    for number in 0..128 {
        let turned = quarters(number, parity);
        let rows = (0..4).fold(u32::MAX, |rows, block| rows & possible[block][turned[block]]);
        boards.0[number / 64] |= u64::from(rows != 0) << (number % 64);
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{has_five, turned};

    /// The board with this number, turned block by block.
    fn board(mut marbles: u64, number: usize, parity: usize) -> u64 {
        for (block, count) in crate::Block::ALL.into_iter().zip(quarters(number, parity)) {
            for _ in 0..count {
                marbles = turned(marbles, Turn { block, direction: Direction::Clockwise });
            }
        }
        marbles
    }

    fn has(boards: Boards, number: usize) -> bool {
        boards.0[number / 64] >> (number % 64) & 1 == 1
    }

    #[test]
    fn fives_are_those_of_each_board() {
        let mut rng = meydan_core::Seed::from_number(1).rng();
        for round in 0..60 {
            let marbles = (rng.next_u64() | rng.next_u64()) & crate::BOARD;
            let set = with_five(marbles, round % 2);
            for number in 0..128 {
                assert_eq!(has(set, number), has_five(board(marbles, number, round % 2)));
            }
        }
    }

    /// One turn away, by the slow way: turn every block of every board either way and look it up.
    #[test]
    fn one_turn_away_is_one_turn_away() {
        let mut rng = meydan_core::Seed::from_number(2).rng();
        for round in 0..40 {
            let set = Boards([rng.next_u64() & rng.next_u64(), rng.next_u64() & rng.next_u64()]);
            let (here, there) = (round % 2, 1 - round % 2);
            let find = |wanted: [usize; 4]| (0..128).find(|&n| quarters(n, here) == wanted);
            for number in 0..128 {
                let start = quarters(number, there);
                let reached = (0..4).any(|block| {
                    [1, 3].into_iter().any(|by| {
                        let mut next = start;
                        next[block] = (next[block] + by) % 4;
                        find(next).is_some_and(|next| has(set, next))
                    })
                });
                assert_eq!(has(set.one_turn_away(), number), reached);
            }
        }
    }

    #[test]
    fn single_turns_are_found_by_their_number() {
        for turn in Turn::all() {
            let mut wanted = [0; 4];
            wanted[turn.block.index()] = if turn.direction == Direction::Clockwise { 1 } else { 3 };
            for number in 0..128 {
                let mut set = Boards::default();
                set.0[number / 64] |= 1 << (number % 64);
                assert_eq!(set.has(turn), quarters(number, 1) == wanted, "{turn} {number}");
            }
        }
        assert!(Boards([1, 0]).has_unturned());
    }
}
