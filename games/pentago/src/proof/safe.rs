//! The moves after which the opponent cannot win at once, found all together.
//!
//! After a turn of a block, a marble can only *block* rows of the opponent. So
//! for each of the eight turns we look once at what the opponent would threaten
//! without the marble; the squares that block all of it are the safe ones. The
//! threats that the marble adds for its own side come the same way, as sets of
//! squares. The slow twin (every move, looked at one by one) is in the tests.

use std::ops::ControlFlow;

use super::Board;
use crate::blocks::all_fives;
use crate::rows::Rows;
use crate::{BOARD, Block, Direction, Turn, has_five, turned};

/// The board after one of the eight turns, the marble not yet placed. (The turn
/// comes after the marble; where the marble comes to stand is all that counts.)
pub(super) struct Turned {
    /// As the side that moves sees it.
    pub(super) board: Board,
    /// Rows of the side that moves, and of the other.
    own: Rows,
    other: Rows,
    /// The squares where the marble may come to stand; those that other turns
    /// lead to as well are left out.
    squares: u64,
}

/// Tells the eight turns that differ.
#[inline]
pub(super) fn for_each_turn(board: Board, mut f: impl FnMut(Turned) -> ControlFlow<()>) -> ControlFlow<()> {
    // Squares for which a turn that changes nothing was told already.
    let mut unchanged = 0;
    for block in Block::ALL {
        let shift = 9 * block.index();
        let outside = BOARD & !(511 << shift) | 1 << (shift + 4);
        let [clockwise, anticlockwise] = [Direction::Clockwise, Direction::Anticlockwise].map(|direction| {
            let turn = Turn { block, direction };
            Board { own: turned(board.own, turn), other: turned(board.other, turn) }
        });
        let mut squares = clockwise.empty();
        if clockwise == board {
            // The marble outside or in the middle: no turn of this block changes anything (PE-03).
            let same = outside & squares;
            squares &= !(same & unchanged);
            unchanged |= same;
        }
        f(Turned::new(clockwise, squares))?;
        let mut squares = anticlockwise.empty();
        if clockwise == anticlockwise {
            squares &= !outside;
        }
        if squares != 0 {
            f(Turned::new(anticlockwise, squares))?;
        }
    }
    ControlFlow::Continue(())
}

/// The squares that complete one of these rows, or that are missing in it, seen from before the turn `way`.
#[inline]
fn missing(rows: u32, marbles: u64, way: usize) -> impl Iterator<Item = u64> {
    let (there, back) = match way {
        0 => (None, None),
        _ => {
            let number = way as u32 - 1;
            (Some(Turn::from_number(number)), Some(Turn::from_number(number ^ 1)))
        }
    };
    let marbles = there.map_or(marbles, |turn| turned(marbles, turn));
    let mut rows = rows;
    std::iter::from_fn(move || {
        if rows == 0 {
            return None;
        }
        let row = rows.trailing_zeros();
        rows &= rows - 1;
        let squares = all_fives()[row as usize] & !marbles;
        Some(back.map_or(squares, |turn| turned(squares, turn)))
    })
}

impl Turned {
    fn new(board: Board, squares: u64) -> Turned {
        let Board { own, other } = board;
        Turned { board, own: Rows::of(own, other), other: Rows::of(other, own), squares }
    }

    /// Whether the marble can complete a five of its side, or the turn did.
    pub(super) fn may_have_five(&self) -> bool {
        self.own.nearly_full(0) != 0
    }

    /// The squares where the marble leaves the opponent without a win at once.
    #[inline]
    pub(super) fn safe_squares(&self) -> u64 {
        let mut safe = self.squares;
        for way in 0..9 {
            let rows = self.other.nearly_full(way);
            if rows == 0 {
                continue;
            }
            let blocks = missing(rows, self.board.other, way).fold(BOARD, |all, squares| all & squares);
            // Five for both is no win (PE-05); by placing alone it would be (PE-04).
            let both = match way {
                0 => 0,
                _ => fives_of(self.own.nearly_full(way), self.board.own, way),
            };
            safe &= blocks | both;
            if safe == 0 {
                break;
            }
        }
        safe
    }

    /// In how many ways the side that moves would win next, for each square where the marble may stand.
    #[inline]
    pub(super) fn threats(&self) -> Threats {
        let mut threats = Threats::default();
        for way in 0..9 {
            let squares = if self.own.nearly_full(way) != 0 {
                BOARD
            } else {
                missing(self.own.half_full(way), self.board.own, way).fold(0, |all, squares| all | squares)
            };
            let spoiled = || way > 0 && has_five(turned(self.board.other, Turn::from_number(way as u32 - 1)));
            if squares != 0 && !spoiled() {
                threats.add(squares);
            }
        }
        threats
    }
}

/// The squares that would complete a five; all of them, if it is complete.
fn fives_of(rows: u32, marbles: u64, way: usize) -> u64 {
    missing(rows, marbles, way).fold(0, |all, squares| all | if squares == 0 { BOARD } else { squares })
}

/// A count of up to nine for each square, standing upright.
#[derive(Clone, Copy, Default)]
pub(super) struct Threats([u64; 4]);

impl Threats {
    fn add(&mut self, mut squares: u64) {
        for digit in &mut self.0 {
            (*digit, squares) = (*digit ^ squares, *digit & squares);
        }
    }

    pub(super) fn at(&self, square: u32) -> u32 {
        (0..4).map(|digit| ((self.0[digit] >> square & 1) as u32) << digit).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Every safe move with its threats, looked at one by one.
    fn slow(board: Board) -> BTreeMap<Board, u32> {
        let mut safe = BTreeMap::new();
        let _ = board.for_each_move(|_, next| {
            let five = has_five(next.own) || has_five(next.other);
            if !five && !Rows::of(next.other, next.own).wins() {
                safe.insert(next, Rows::of(next.own, next.other).ways_to_win());
            }
            ControlFlow::Continue(())
        });
        safe
    }

    fn quick(board: Board) -> BTreeMap<Board, u32> {
        let mut safe = BTreeMap::new();
        let _ = for_each_turn(board, |turned| {
            let mut squares = turned.safe_squares();
            let threats = turned.threats();
            while squares != 0 {
                let square = squares.trailing_zeros();
                squares &= squares - 1;
                let next = Board { own: turned.board.own | 1 << square, other: turned.board.other };
                if !has_five(next.own) && !has_five(next.other) {
                    safe.insert(next, threats.at(square));
                }
            }
            ControlFlow::Continue(())
        });
        safe
    }

    #[test]
    fn safe_moves_are_those_found_one_by_one() {
        let mut rng = meydan_core::Seed::from_number(85).rng();
        let mut safe = 0;
        for round in 0..3_000 {
            let mut mask = rng.next_u64() & BOARD;
            if round % 3 > 0 {
                mask &= rng.next_u64() | rng.next_u64() & rng.next_u64();
            }
            let own = rng.next_u64() & mask;
            let board = Board { own, other: mask & !own };
            // The empty board and its like, where most turns change nothing, come too.
            let board = if round % 50 == 0 { Board { own: 0, other: board.other & 0x10 } } else { board };
            if has_five(board.own) || has_five(board.other) || board.empty() == 0 {
                continue;
            }
            assert_eq!(quick(board), slow(board), "{board:?}");
            safe += quick(board).len();
        }
        assert!(safe > 10_000, "{safe}");
    }
}
