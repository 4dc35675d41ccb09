//! Alpha-beta over whole moves on bare boards: a marble and a turn are one ply.
//! The base of the strongest level, and of the rivals that it is measured by.

use std::ops::ControlFlow;

use meydan_search::{Budget, Stop};

use crate::has_five;
use crate::moves::Board;
use crate::rows::{Rows, open_rows};
use crate::solver::Move;

/// A won position is worth more than any judgement.
pub(super) const WON: i32 = 1_000_000;

/// Beyond every value.
const INFINITY: i32 = i32::MAX / 2;

/// What a row is worth with so many own marbles and none of the other's.
const ROW: [i32; 6] = [0, 1, 6, 30, 120, 600];

/// Having the move is worth about this much.
const TEMPO: i32 = 20;

/// A board that a move leads to.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) one: Move,
    /// The board after it, as the side that moved sees it.
    pub(super) next: Board,
    pub(super) value: i32,
}

/// What a board is worth to the side to move.
pub(super) type Judge = fn(Board) -> i32;

/// The rows on the board as it stands: what the rivals know.
pub(super) fn by_rows(board: Board) -> i32 {
    let worth = |rows: [u32; 6]| (1..6).map(|count| ROW[count] * rows[count] as i32).sum::<i32>();
    worth(open_rows(board.own, board.other)) - worth(open_rows(board.other, board.own)) + TEMPO
}

/// The rows that are there or one turn away: what the strongest level knows.
pub(super) fn by_rows_within_reach(board: Board) -> i32 {
    let side = |rows: &Rows| {
        8 * rows.promising() as i32
            + 24 * rows.open_with(3) as i32
            + 6 * rows.open_with(2) as i32
            + rows.open_with(1) as i32
    };
    side(&Rows::of(board.own, board.other)) - side(&Rows::of(board.other, board.own)) + TEMPO
}

/// A search: how it judges, and how long it may take.
pub(super) struct Whole<'a> {
    pub(super) judge: Judge,
    pub(super) budget: &'a Budget,
    /// Ended from inside: somebody found something better.
    pub(super) enough: &'a Stop,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    /// Lists of moves, one a ply, used again and again.
    pub(super) lists: Vec<Vec<(i32, Board)>>,
}

impl<'a> Whole<'a> {
    pub(super) fn new(judge: Judge, budget: &'a Budget, enough: &'a Stop) -> Whole<'a> {
        Whole { judge, budget, enough, nodes: 0, stopped: false, lists: Vec::new() }
    }

    /// Gives every choice its value as if searched through `depth` whole moves,
    /// the best first; whether it could be finished. `exact` finds the true
    /// value of all that are as good as the best, not only of the first.
    pub(super) fn values(&mut self, choices: &mut [Choice], depth: u32, exact: bool) -> bool {
        let mut best = -INFINITY;
        for choice in choices.iter_mut() {
            let alpha = if exact { best.saturating_sub(1).max(-INFINITY) } else { best };
            let value = ended(choice.next)
                .unwrap_or_else(|| -self.value(choice.next.swapped(), depth - 1, -INFINITY, -alpha));
            if self.stopped {
                return false;
            }
            // A value that is not above alpha is only known not to be.
            choice.value = if value > alpha { value } else { value.min(alpha) };
            best = best.max(value);
        }
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.value));
        true
    }

    /// What a board is worth to the side to move.
    fn value(&mut self, board: Board, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) {
            self.stopped |= self.budget.is_spent(self.nodes) || self.enough.is_stopped();
        }
        if self.stopped {
            return 0;
        }
        if Rows::of(board.own, board.other).wins() {
            return won(board);
        }
        if depth == 0 {
            return (self.judge)(board);
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        moves.clear();
        let judge = self.judge;
        let _ = board.for_each_move(|_, next| {
            // At the last ply the promise is the value.
            let promise = ended(next).unwrap_or_else(|| -judge(next.swapped()));
            moves.push((promise, next));
            ControlFlow::Continue(())
        });
        if depth > 1 {
            moves.sort_unstable_by_key(|&(promise, _)| std::cmp::Reverse(promise));
        }
        let mut best = -INFINITY;
        for &(promise, next) in &moves {
            let value = match ended(next) {
                Some(value) => value,
                // It is worth no more than it looks: the other side may only win at once.
                None if depth == 1 && promise <= alpha => promise,
                None => -self.value(next.swapped(), depth - 1, -beta, -alpha),
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.lists.push(moves);
        best
    }
}

/// Sooner is better for the winner.
fn won(board: Board) -> i32 {
    WON - board.stones() as i32
}

/// What an ended board is worth to the side that moved (PE-05, PE-06).
pub(super) fn ended(board: Board) -> Option<i32> {
    match (has_five(board.own), has_five(board.other)) {
        (true, true) => Some(0),
        (true, false) => Some(won(board)),
        (false, true) => Some(-won(board)),
        (false, false) if board.empty() == 0 => Some(0),
        (false, false) => None,
    }
}
