//! The exact endgame: the difference in discs with best play on both sides.
//!
//! Alpha-beta on the bare sets of discs. Near the end positions are many and
//! cheap, so the work is split by how many squares are empty: above
//! `SHALLOW` moves are sorted so that those that leave the opponent the
//! fewest answers come first, and results are kept in a table; below it only
//! the parity of the four quarters orders them (playing into a quarter with an
//! odd number of empty squares tends to get the last word there); the last
//! square is counted without a search.
//!
//! Empty squares at the end go to nobody (OT-04 and its decision).

use meydan_search::Budget;

use super::evaluation::SQUARE_PROMISE;
use crate::{Square, moves, turned};

/// Up to so many empty squares, sorting costs more than it saves.
const SHALLOW: u32 = 7;

/// Larger than any difference.
const INFINITY: i32 = 65;

/// The clock is read once in so many sorted positions, each of which takes microseconds.
const LOOK_EVERY: u64 = 16;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The four quarters of the board.
const QUARTERS: [u64; 4] = [0x0f0f_0f0f, 0xf0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32];

/// What a solver found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The best move; `None` for a pass, or when it is over.
    pub square: Option<Square>,
    /// Own discs minus the other's at the end.
    pub difference: i32,
}

#[derive(Clone, Copy)]
struct Slot {
    own: u64,
    other: u64,
    least: i8,
    most: i8,
    best: u8,
}

const NOTHING: Slot = Slot { own: 0, other: 0, least: -64, most: 64, best: 64 };

/// A solver with its memory.
pub struct Solver {
    bits: u32,
    table: Vec<Slot>,
    nodes: u64,
    looks: u64,
    stopped: bool,
}

impl Solver {
    /// A solver with a table of `1 << bits` slots (24 bytes each).
    #[must_use]
    pub fn new(bits: u32) -> Solver {
        Solver { bits, table: Vec::new(), nodes: 0, looks: 0, stopped: false }
    }

    /// How many positions the last solution took.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Solves a position for `own`, who is to move. `None` if the budget ran out.
    pub fn solve(&mut self, own: u64, other: u64, budget: &Budget) -> Option<Solution> {
        let shared = budget.memory.is_shared();
        // Where nobody else needs the memory, what was found out is kept.
        let _loan = (shared || self.table.is_empty()).then(|| {
            let (loan, bits) = budget.memory.lend_slots::<Slot>(self.bits);
            self.table = vec![NOTHING; 1 << bits];
            loan
        });
        let solution = self.solve_within(own, other, budget);
        if shared {
            self.table = Vec::new();
        }
        solution
    }

    fn solve_within(&mut self, own: u64, other: u64, budget: &Budget) -> Option<Solution> {
        (self.nodes, self.looks, self.stopped) = (0, 0, false);
        let empties = 64 - (own | other).count_ones();
        if moves(own, other) == 0 {
            let difference = if moves(other, own) == 0 {
                difference(own, other)
            } else {
                -self.sorted(other, own, -INFINITY, INFINITY, empties, budget)
            };
            return (!self.stopped).then_some(Solution { square: None, difference });
        }
        let list = self.sort(own, other, empties, 64);
        let mut best: Option<(i32, u8)> = None;
        for candidate in list.as_slice() {
            let (next_own, next_other) = candidate.after(own, other);
            let alpha = best.map_or(-INFINITY, |(most, _)| most);
            let mut value = INFINITY;
            if best.is_some() {
                value = -self.any(next_own, next_other, -alpha - 1, -alpha, empties - 1, budget);
            }
            if value > alpha && !self.stopped {
                value = -self.any(next_own, next_other, -INFINITY, -alpha, empties - 1, budget);
            }
            if self.stopped {
                return None;
            }
            if value > alpha || best.is_none() {
                best = Some((value, candidate.square));
            }
        }
        best.map(|(difference, square)| Solution {
            square: Some(Square::from_index(square.into())),
            difference,
        })
    }

    /// Whichever search fits the number of empty squares.
    fn any(&mut self, own: u64, other: u64, alpha: i32, beta: i32, empties: u32, budget: &Budget) -> i32 {
        if empties > SHALLOW {
            self.sorted(own, other, alpha, beta, empties, budget)
        } else {
            self.shallow(own, other, alpha, beta, empties)
        }
    }

    fn sorted(
        &mut self,
        own: u64,
        other: u64,
        mut alpha: i32,
        mut beta: i32,
        empties: u32,
        budget: &Budget,
    ) -> i32 {
        if empties <= SHALLOW {
            return self.shallow(own, other, alpha, beta, empties);
        }
        self.nodes += 1;
        self.looks += 1;
        if self.looks.is_multiple_of(LOOK_EVERY) && budget.is_spent(self.nodes) {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        if moves(own, other) == 0 {
            if moves(other, own) == 0 {
                return difference(own, other);
            }
            return -self.sorted(other, own, -beta, -alpha, empties, budget);
        }

        let index = mix(own, other) as usize & (self.table.len() - 1);
        let slot = self.table[index];
        let mut known = 64;
        let mut bounds = (-64, 64);
        if (slot.own, slot.other) == (own, other) {
            known = slot.best;
            bounds = (i32::from(slot.least), i32::from(slot.most));
            if bounds.0 >= beta || bounds.0 == bounds.1 {
                return bounds.0;
            }
            if bounds.1 <= alpha {
                return bounds.1;
            }
            alpha = alpha.max(bounds.0);
            beta = beta.min(bounds.1);
        }

        let list = self.sort(own, other, empties, known);
        let floor = alpha;
        let mut best = (-INFINITY, 64);
        for (number, candidate) in list.as_slice().iter().enumerate() {
            let (next_own, next_other) = candidate.after(own, other);
            let mut value;
            if number == 0 {
                value = -self.any(next_own, next_other, -beta, -alpha, empties - 1, budget);
            } else {
                value = -self.any(next_own, next_other, -alpha - 1, -alpha, empties - 1, budget);
                if value > alpha && value < beta && !self.stopped {
                    value = -self.any(next_own, next_other, -beta, -value, empties - 1, budget);
                }
            }
            if self.stopped {
                return 0;
            }
            if value > best.0 {
                best = (value, candidate.square);
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        let (least, most) = if best.0 >= beta {
            (best.0.max(bounds.0), bounds.1)
        } else if best.0 > floor {
            (best.0, best.0)
        } else {
            (bounds.0, best.0.min(bounds.1))
        };
        self.table[index] = Slot { own, other, least: least as i8, most: most as i8, best: best.1 };
        best.0
    }

    /// Few empty squares: odd quarters first, corners first among them.
    fn shallow(&mut self, own: u64, other: u64, mut alpha: i32, beta: i32, empties: u32) -> i32 {
        let empty = !(own | other);
        if empties == 1 {
            return self.last(own, other, empty.trailing_zeros() as usize);
        }
        self.nodes += 1;
        let legal = moves(own, other);
        if legal == 0 {
            if moves(other, own) == 0 {
                return difference(own, other);
            }
            return -self.shallow(other, own, -beta, -alpha, empties);
        }
        let odd = odd_quarters(empty);
        let mut best = -INFINITY;
        for group in [legal & odd & CORNERS, legal & odd & !CORNERS, legal & !odd] {
            let mut rest = group;
            while rest != 0 {
                let square = rest.trailing_zeros();
                rest &= rest - 1;
                let turned = turned(square as usize, own, other);
                let value =
                    -self.shallow(other ^ turned, own | turned | 1 << square, -beta, -alpha, empties - 1);
                if value > best {
                    best = value;
                    if value >= beta {
                        return value;
                    }
                    alpha = alpha.max(value);
                }
            }
        }
        best
    }

    /// One empty square: whoever can takes it.
    fn last(&mut self, own: u64, other: u64, square: usize) -> i32 {
        self.nodes += 1;
        let before = difference(own, other);
        let gain = turned(square, own, other).count_ones() as i32;
        if gain > 0 {
            return before + 2 * gain + 1;
        }
        let loss = turned(square, other, own).count_ones() as i32;
        if loss > 0 { before - 2 * loss - 1 } else { before }
    }

    /// The moves, the most promising first: few answers for the opponent, corners, odd quarters.
    fn sort(&self, own: u64, other: u64, empties: u32, known: u8) -> Candidates {
        let odd = odd_quarters(!(own | other));
        let mut list = Candidates { all: [Candidate::default(); 34], count: 0 };
        let mut rest = moves(own, other);
        while rest != 0 {
            let square = rest.trailing_zeros();
            rest &= rest - 1;
            let mut candidate =
                Candidate { cost: 0, square: square as u8, turned: turned(square as usize, own, other) };
            let (next_own, next_other) = candidate.after(own, other);
            let answers = moves(next_own, next_other);
            candidate.cost = if candidate.square == known {
                i32::MIN
            } else {
                let weighted = answers.count_ones() + (answers & CORNERS).count_ones();
                let in_odd = if odd >> square & 1 == 1 { 400 } else { 0 };
                let refuted = if empties > 10 && self.is_refuted(next_own, next_other) { 6000 } else { 0 };
                weighted as i32 * 1024 - i32::from(SQUARE_PROMISE[square as usize]) * 48 - in_odd - refuted
            };
            list.push(candidate);
        }
        list.all[..list.count].sort_unstable_by_key(|candidate| candidate.cost);
        list
    }

    /// Whether the table already says that the opponent loses there.
    fn is_refuted(&self, own: u64, other: u64) -> bool {
        let slot = &self.table[mix(own, other) as usize & (self.table.len() - 1)];
        (slot.own, slot.other) == (own, other) && slot.most < 0
    }
}

#[derive(Clone, Copy, Default)]
struct Candidate {
    cost: i32,
    square: u8,
    turned: u64,
}

impl Candidate {
    /// The sets after this move, from the side of the one who moves next.
    fn after(&self, own: u64, other: u64) -> (u64, u64) {
        (other ^ self.turned, own | self.turned | 1 << self.square)
    }
}

/// No position has more than 33 moves.
struct Candidates {
    all: [Candidate; 34],
    count: usize,
}

impl Candidates {
    fn push(&mut self, candidate: Candidate) {
        self.all[self.count] = candidate;
        self.count += 1;
    }

    fn as_slice(&self) -> &[Candidate] {
        &self.all[..self.count]
    }
}

/// Only discs count; empty squares go to nobody.
fn difference(own: u64, other: u64) -> i32 {
    own.count_ones() as i32 - other.count_ones() as i32
}

fn odd_quarters(empty: u64) -> u64 {
    QUARTERS.iter().filter(|&&quarter| (empty & quarter).count_ones() % 2 == 1).sum()
}

/// A quick mix of two words, for tables.
pub(super) fn mix(a: u64, b: u64) -> u64 {
    let x = a.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ b.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(31);
    let x = (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 32)
}
