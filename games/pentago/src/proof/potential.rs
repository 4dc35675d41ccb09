//! How much a side can still make of its marbles, over all ways to turn the blocks.
//!
//! Every row of five counts in every turned form that the other side has no marble in: the more
//! marbles, the more; the more quarter turns away, the less. With weights that multiply, the sum
//! over all 256 boards is, for each row, a product of one factor a block, and a factor is looked up
//! by the block's pattern. So a board is judged in some dozens of instructions.

use std::sync::LazyLock;

use super::Board;
use crate::Turn;
use crate::blocks::{FIVES, pattern, turned};

/// What a marble in a row is worth, as a factor.
const MARBLE: f32 = 4.0;
/// What a quarter turn costs, as a factor.
const QUARTER: f32 = 0.5;

/// One number for each row.
pub(super) type Factors = [f32; 32];

/// For every pattern, its number to base three.
pub(super) static TERNARY: [u16; 512] = {
    let mut ternary = [0; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let mut square = 9;
        while square > 0 {
            square -= 1;
            ternary[pattern] = ternary[pattern] * 3 + (pattern >> square & 1) as u16;
        }
        pattern += 1;
    }
    ternary
};

const PATTERNS: usize = 19_683;

/// For each block and each way in which its squares are taken, a factor for each row.
pub(super) struct Potential {
    factors: Vec<Factors>,
}

static POTENTIAL: LazyLock<Potential> = LazyLock::new(Potential::new);

/// The factors; made when first asked for.
pub(super) fn potential() -> &'static Potential {
    &POTENTIAL
}

impl Potential {
    fn new() -> Potential {
        let mut factors = vec![[0.0; 32]; 4 * PATTERNS];
        for block in 0..4 {
            let parts = FIVES.map(|five| pattern(five, block));
            for own in 0..512usize {
                let mut other = !own & 511;
                loop {
                    let into = &mut factors[block * PATTERNS + number(own, other)];
                    let (mut a, mut b) = (own, other);
                    for quarters in 0..4 {
                        let away = QUARTER.powi([0, 1, 2, 1][quarters]);
                        for (part, factor) in parts.iter().zip(into.iter_mut()) {
                            if b & part == 0 {
                                *factor += away * MARBLE.powi((a & part).count_ones() as i32);
                            }
                        }
                        a = pattern(turned(a as u64, Turn::from_number(0)), 0);
                        b = pattern(turned(b as u64, Turn::from_number(0)), 0);
                    }
                    // Rows that have no square in this block do not depend on it.
                    for (part, factor) in parts.iter().zip(into.iter_mut()) {
                        if *part == 0 {
                            *factor = 1.0;
                        }
                    }
                    if other == 0 {
                        break;
                    }
                    other = (other - 1) & !own & 511;
                }
            }
        }
        Potential { factors }
    }

    #[inline(always)]
    pub(super) fn factors(&self, block: usize, own: usize, other: usize) -> &Factors {
        &self.factors[block * PATTERNS + number(own, other)]
    }

    /// What a side's marbles promise.
    #[cfg(test)]
    pub(super) fn of(&self, board: Board) -> f32 {
        let factors = [0, 1, 2, 3]
            .map(|block| self.factors(block, pattern(board.own, block), pattern(board.other, block)));
        sum(&times(&times(factors[0], factors[1]), factors[2]), factors[3])
    }
}

#[inline(always)]
fn number(own: usize, other: usize) -> usize {
    (TERNARY[own] + 2 * TERNARY[other]) as usize
}

#[inline(always)]
pub(super) fn times(a: &Factors, b: &Factors) -> Factors {
    std::array::from_fn(|row| a[row] * b[row])
}

/// The sum of the products.
#[inline(always)]
pub(super) fn sum(a: &Factors, b: &Factors) -> f32 {
    let mut lanes = [0.0f32; 4];
    for (a, b) in a.chunks_exact(4).zip(b.chunks_exact(4)) {
        for lane in 0..4 {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    (lanes[0] + lanes[1]) + (lanes[2] + lanes[3])
}

/// A judge of all boards that come of one marble added to a board.
pub(super) struct Judge<'a> {
    potential: &'a Potential,
    board: Board,
    /// For each block, the rows without it: of the side that adds the marble, and of the other.
    own: [Factors; 4],
    other: [Factors; 4],
}

impl<'a> Judge<'a> {
    #[inline]
    pub(super) fn new(potential: &'a Potential, board: Board) -> Judge<'a> {
        let without = |board: Board| {
            let [a, b, c, d] = [0, 1, 2, 3].map(|block| {
                potential.factors(block, pattern(board.own, block), pattern(board.other, block))
            });
            let (upper, lower) = (times(a, b), times(c, d));
            [times(b, &lower), times(a, &lower), times(&upper, d), times(&upper, c)]
        };
        Judge { potential, board, own: without(board), other: without(board.swapped()) }
    }

    /// What both sides have, with a marble on this square.
    #[inline(always)]
    pub(super) fn with(&self, square: usize) -> (f32, f32) {
        let block = square / 9;
        let own = pattern(self.board.own, block) | 1 << (square % 9);
        let other = pattern(self.board.other, block);
        (
            sum(&self.own[block], self.potential.factors(block, own, other)),
            sum(&self.other[block], self.potential.factors(block, other, own)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BOARD;

    /// Board by board over all 256, row by row.
    fn slow(board: Board) -> f32 {
        let mut sum = 0.0;
        for number in 0..256usize {
            let quarters = [0, 2, 4, 6].map(|shift| number >> shift & 3);
            let (mut own, mut other, mut weight) = (board.own, board.other, [1.0; 4]);
            for (block, &count) in quarters.iter().enumerate() {
                for _ in 0..count {
                    let turn = Turn::from_number(2 * block as u32);
                    (own, other) = (turned(own, turn), turned(other, turn));
                }
                weight[block] = QUARTER.powi(count.min(4 - count) as i32);
            }
            for five in FIVES.iter().filter(|&five| five & other == 0) {
                // A row is counted once for each way to turn the blocks in which it lies.
                let turned_aside = (0..4).any(|block| pattern(*five, block) == 0 && quarters[block] > 0);
                if !turned_aside {
                    sum += MARBLE.powi((five & own).count_ones() as i32) * weight.iter().product::<f32>();
                }
            }
        }
        sum
    }

    #[test]
    fn products_are_the_sum_over_all_boards() {
        let mut rng = meydan_core::Seed::from_number(88).rng();
        let near = |a: f32, b: f32| (a - b).abs() < 0.001 * b.max(1.0);
        for _ in 0..300 {
            let mask = rng.next_u64() & rng.next_u64() & BOARD;
            let own = rng.next_u64() & mask;
            let board = Board { own, other: mask & !own };
            assert!(near(potential().of(board), slow(board)), "{board:?}");
            let judge = Judge::new(potential(), board);
            for square in (0..36).filter(|square| board.empty() >> square & 1 == 1) {
                let next = Board { own: own | 1 << square, other: board.other };
                let (own, other) = judge.with(square);
                assert!(near(own, potential().of(next)) && near(other, potential().of(next.swapped())));
            }
        }
    }
}
