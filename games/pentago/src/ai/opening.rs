//! The first player's opening: the book where it is proved, the table of known
//! values elsewhere, so that the win is not let go up to the third move.

use std::time::Instant;

use meydan_search::Budget;

use super::root::board;
use super::strongest::Decision;
use super::whole::WON;
use crate::moves::Board;
use crate::proof::Prover;
use crate::proof::Verdict;
use crate::proof::book::Book;
use crate::proof::campaign::{LEAF_MEMORY, LEAF_POSITIONS, winning_moves};
use crate::solver::Move;
use crate::{Colour, Pentago, Phase};

/// The table has the results of moves on boards with so many marbles at most.
const TABLE_TO: u32 = 4;
/// The book leaves the rest to the search with so many marbles or more.
const LEAVES_FROM: u32 = 6;
/// What the table calls won is told as this: likely, but not proved here.
const LIKELY: i32 = WON / 1000;

/// The board, if it is red's and a marble is to be placed.
fn of_red(position: &Pentago) -> Option<Board> {
    let red = position.to_move() == Some(Colour::Red) && position.phase() == Phase::Place;
    red.then(|| board(position))
}

fn decision(one: Move, proved: bool, nodes: u64) -> Decision {
    let value = if proved { WON } else { LIKELY };
    Decision { one, value, proved, depth: 1, nodes }
}

/// What the book or the table says.
pub(super) fn decide(position: &Pentago) -> Option<Decision> {
    let board = of_red(position)?;
    let book = Book::embedded();
    if let Some(one) = book.answer(board) {
        return Some(decision(one, true, 1));
    }
    if board.stones() > TABLE_TO {
        return None;
    }
    let moves = winning_moves(board);
    // The more of the replies are proved, the better; then the fewer there are.
    let best = moves.iter().max_by_key(|choice| {
        let open = choice.replies.iter().filter(|reply| book.answer(**reply).is_none()).count();
        (choice.replies.len() - open, std::cmp::Reverse(open))
    })?;
    Some(decision(best.answer, false, 1))
}

/// So many bytes and positions, one after the other: what a leaf may take, and more for what comes after one.
const TRIES: [(u64, u64); 2] = [(LEAF_MEMORY, LEAF_POSITIONS), (16 << 20, 10 * LEAF_POSITIONS)];
/// It takes at most such a part of the budget.
const SHARE: u32 = 3;

/// The end of the book: leaves and what comes after them, proved again by little work.
#[derive(Default)]
pub(super) struct Leaves {
    /// What proved the last one: it knows the rest of that proof.
    prover: Option<Prover>,
}

impl Leaves {
    /// A move that wins, if that is proved by little work.
    pub(super) fn decide(&mut self, position: &Pentago, budget: &Budget) -> Option<Decision> {
        let board = of_red(position).filter(|board| board.stones() >= LEAVES_FROM)?;
        let now = Instant::now();
        let deadline = budget.deadline.map(|deadline| now + deadline.saturating_duration_since(now) / SHARE);
        let most = budget.nodes.map_or(u64::MAX, |nodes| nodes / u64::from(SHARE));
        let within = |nodes: u64| Budget { nodes: Some(nodes.min(most)), deadline, ..budget.clone() };
        // The same search as for the book: of the position that stands for its images.
        let (canonical, _) = board.canonical();
        let before = self.prover.take().map(|prover| (prover, LEAF_POSITIONS));
        let fresh = TRIES.into_iter().map(|(memory, nodes)| (Prover::new(memory, 1), nodes));
        for (mut prover, nodes) in before.into_iter().chain(fresh) {
            let outcome = prover.prove(canonical, &within(nodes));
            if outcome.verdict == Verdict::Win
                && let Some(one) = prover.answer(canonical, &within(nodes))
            {
                // A hall has many computers that wait.
                self.prover = (!budget.memory.is_shared()).then_some(prover);
                return Some(decision(board.move_here(one), true, outcome.nodes));
            }
        }
        None
    }
}
