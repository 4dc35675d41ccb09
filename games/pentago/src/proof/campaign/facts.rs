//! What is known of positions with red to move. They stand for their images.

use std::collections::HashMap;
use std::ops::ControlFlow;

use crate::moves::Board;
use crate::rows::Rows;
use crate::solver::Move;
use crate::{Square, has_five};

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Tried in vain, up to this level.
    Tried(u8),
    /// Red does not win by force here, against what the table says.
    Refuted,
    /// Proved, by so little work that it is simply proved again where it is needed.
    Leaf,
    /// Proved: red answers with this.
    Answered(Move),
    /// Proved, and so is again every reply to this answer.
    Settled(Move),
}

/// All of them.
#[derive(Default)]
pub(super) struct Facts(HashMap<Board, Fact>);

impl Facts {
    pub(super) fn get(&self, position: Board) -> Option<Fact> {
        self.0.get(&position).copied()
    }

    /// Adds what was learned; what says less than is known is dropped. Whether it was new.
    pub(super) fn learn(&mut self, position: Board, fact: Fact) -> bool {
        let worth = |fact: Fact| match fact {
            Fact::Tried(level) => u32::from(level),
            Fact::Refuted => 1 << 8,
            Fact::Answered(_) => 1 << 9,
            Fact::Leaf | Fact::Settled(_) => 1 << 10,
        };
        let known = self.0.get(&position);
        let new = known.is_none_or(|&known| worth(fact) > worth(known));
        if new {
            self.0.insert(position, fact);
        }
        new
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Board, Fact)> + '_ {
        self.0.iter().map(|(board, fact)| (*board, *fact))
    }

    /// Whether nothing is left to do for a position.
    pub(super) fn is_done(&self, position: Board) -> bool {
        matches!(self.get(position), Some(Fact::Leaf | Fact::Settled(_)))
    }
}

/// Every position that the other side can leave to red after this answer, once
/// for all its images; those that end the game, or that red wins at once, are left out.
/// `None` if the other side can end the game otherwise: then the answer wins nothing.
pub(crate) fn replies(board: Board, answer: Move) -> Option<Vec<Board>> {
    let placed = board.own | answer.square.map_or(0, Square::bit);
    let next = board.after(answer);
    if has_five(placed) || has_five(next.own) && !has_five(next.other) {
        return Some(Vec::new());
    }
    if has_five(next.own) || has_five(next.other) || next.empty() == 0 {
        return None;
    }
    let theirs = next.swapped();
    let mut replies = Vec::new();
    let escaped = theirs.for_each_move(|reply, after| {
        let placed = theirs.own | reply.square.map_or(0, Square::bit);
        let (own, red) = (has_five(after.own), has_five(after.other));
        if has_five(placed) || own || after.empty() == 0 && !red {
            return ControlFlow::Break(());
        }
        if !red && !Rows::of(after.other, after.own).wins() {
            replies.push(after.swapped().canonical().0);
        }
        ControlFlow::Continue(())
    });
    replies.sort_unstable();
    replies.dedup();
    escaped.is_continue().then_some(replies)
}
