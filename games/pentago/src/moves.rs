//! Whole moves on bare sets of marbles, for searches: a marble and a turn at
//! once, every board that can come of them only once where that is cheap to see.
//!
//! Deliberately absent: fives. Whoever searches looks for them in its own order.

use std::ops::ControlFlow;

use crate::solver::Move;
use crate::{BOARD, Square, Turn, turned};

/// Both sides' marbles, a marble about to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    /// Of the side to move.
    pub own: u64,
    /// Of the other side.
    pub other: u64,
}

/// For every turn by number, where each square goes.
static AFTER: std::sync::LazyLock<[[u64; 36]; 8]> = std::sync::LazyLock::new(|| {
    let mut after = [[0; 36]; 8];
    for (number, after) in (0..).zip(after.iter_mut()) {
        for (square, after) in (0..).zip(after.iter_mut()) {
            *after = turned(1 << square, Turn::from_number(number));
        }
    }
    after
});

impl Board {
    /// How many marbles there are.
    #[must_use]
    pub fn stones(self) -> u32 {
        (self.own | self.other).count_ones()
    }

    /// The empty squares.
    #[must_use]
    pub fn empty(self) -> u64 {
        BOARD & !(self.own | self.other)
    }

    /// The board as the other side sees it.
    #[must_use]
    pub fn swapped(self) -> Board {
        Board { own: self.other, other: self.own }
    }

    /// The board after a whole move, still as the side that moved sees it.
    #[must_use]
    pub fn after(self, one: Move) -> Board {
        let own = self.own | one.square.map_or(0, Square::bit);
        match one.turn {
            Some(turn) => Board { own: turned(own, turn), other: turned(self.other, turn) },
            None => Board { own, other: self.other },
        }
    }

    /// Tells every move with a turn, and the board after it as the side that
    /// moved sees it. Turns that change nothing are told once (PE-03), and so
    /// are those where both ways come to the same.
    #[inline]
    pub(crate) fn for_each_move(self, mut f: impl FnMut(Move, Board) -> ControlFlow<()>) -> ControlFlow<()> {
        let turns: [(Turn, Board); 8] = [0, 1, 2, 3, 4, 5, 6, 7].map(|number| {
            let turn = Turn::from_number(number);
            (turn, Board { own: turned(self.own, turn), other: turned(self.other, turn) })
        });
        let after = &*AFTER;
        let mut empty = self.empty();
        while empty != 0 {
            let index = empty.trailing_zeros();
            empty &= empty - 1;
            let placed = Board { own: self.own | 1 << index, other: self.other };
            let mut same = false;
            let mut before = placed;
            for (number, &(turn, board)) in turns.iter().enumerate() {
                let next = Board { own: board.own | after[number][index as usize], other: board.other };
                let again = number % 2 == 1 && next == before;
                before = next;
                if again || (next == placed && std::mem::replace(&mut same, true)) {
                    continue;
                }
                f(Move { square: Some(Square::from_index(index)), turn: Some(turn) }, next)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_board_that_the_rules_allow_comes_and_no_other() {
        let mut rng = meydan_core::Seed::from_number(83).rng();
        for round in 0..200 {
            let mask = if round < 100 { rng.next_u64() & rng.next_u64() } else { rng.next_u64() };
            let own = rng.next_u64() & mask & BOARD;
            let board = Board { own, other: mask & BOARD & !own & rng.next_u64() };
            let mut told = BTreeSet::new();
            let _ = board.for_each_move(|one, next| {
                assert_eq!(board.after(one), next);
                told.insert(next);
                ControlFlow::Continue(())
            });
            let mut slow = BTreeSet::new();
            for square in Square::all().filter(|square| board.empty() & square.bit() != 0) {
                for turn in Turn::all() {
                    slow.insert(board.after(Move { square: Some(square), turn: Some(turn) }));
                }
            }
            assert_eq!(told, slow);
        }
    }
}
