//! Red's moves up to six marbles: among those that the table calls winning, the
//! ones after which the least work is expected.
//!
//! The tree has three floors: the twenty replies to red's first move (two
//! marbles), the replies to its second (four), and the replies to its third
//! (six), which are proved one by one. A choice costs what all replies to it
//! cost together; a position, what its cheapest choice costs.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::facts::{Facts, replies};
use super::prices::Prices;
use crate::moves::Board;
use crate::proof::openings::Openings;
use crate::solver::Move;
use crate::{Square, Turn};

use super::Fact;

/// So many choices of red are weighed at most, those with the fewest replies.
const MOST_CHOICES: usize = 10;
/// A position with four marbles that was not looked at yet leaves about so many positions.
const USUAL_REPLIES: u64 = 27;
/// What is known to be impossible costs so much.
const NEVER: u64 = u64::MAX / (1 << 20);

/// A move of red, and what the other side can make of it.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) answer: Move,
    /// Positions that stand for their images.
    pub(crate) replies: Vec<Board>,
}

/// Red's first move: the centre of the first block, and a turn that changes nothing.
pub(crate) const FIRST: Move = Move { square: Some(Square::from_index(4)), turn: Some(Turn::from_number(0)) };

/// The empty board.
pub(crate) const EMPTY: Board = Board { own: 0, other: 0 };

/// The replies to red's first move.
pub(crate) fn first_replies() -> &'static [Board] {
    static FIRST_REPLIES: LazyLock<Vec<Board>> = LazyLock::new(|| replies(EMPTY, FIRST).unwrap_or_default());
    &FIRST_REPLIES
}

/// What red weighs, by position.
pub(super) struct Choices {
    weighed: HashMap<Board, Vec<Choice>>,
}

/// A position to be tried next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Task {
    pub(super) position: Board,
    /// How many levels it was tried on.
    pub(super) level: usize,
}

impl Choices {
    pub(super) fn new() -> Choices {
        Choices { weighed: HashMap::new() }
    }

    /// Weighs red's choices here, once.
    fn of(&mut self, position: Board) {
        self.weighed.entry(position).or_insert_with(|| weigh(position));
    }

    /// What is still to be done for a position, expected.
    pub(super) fn cost(&self, position: Board, facts: &Facts, prices: &Prices) -> u64 {
        match (facts.get(position), position.stones()) {
            (Some(Fact::Leaf | Fact::Settled(_)), _) => 0,
            (Some(Fact::Refuted), _) => NEVER,
            (Some(Fact::Tried(levels)), _) => prices.rest(levels.into()),
            (Some(Fact::Answered(_)), _) | (None, 6..) => prices.rest(0),
            (None, marbles) => match self.weighed.get(&position) {
                Some(choices) => {
                    let costs = choices.iter().map(|choice| self.cost_of(choice, facts, prices));
                    costs.min().unwrap_or(NEVER)
                }
                None if marbles == 4 => USUAL_REPLIES * prices.rest(0),
                None => USUAL_REPLIES * USUAL_REPLIES * prices.rest(0),
            },
        }
    }

    fn cost_of(&self, choice: &Choice, facts: &Facts, prices: &Prices) -> u64 {
        let costs = choice.replies.iter().map(|reply| self.cost(*reply, facts, prices));
        costs.fold(0, |sum, cost| (sum + cost).min(NEVER))
    }

    /// Red's choice here: the cheapest, when all replies to it were looked at. `None` if it has none that wins.
    pub(super) fn best(&mut self, position: Board, facts: &Facts, prices: &Prices) -> Option<Choice> {
        self.of(position);
        loop {
            let choices = self.weighed.get(&position)?;
            let best = choices.iter().min_by_key(|choice| self.cost_of(choice, facts, prices)).cloned()?;
            let new = |reply: &&Board| reply.stones() < 6 && !self.weighed.contains_key(reply);
            let unseen: Vec<Board> = best.replies.iter().filter(new).copied().collect();
            if unseen.is_empty() {
                return Some(best);
            }
            unseen.into_iter().for_each(|reply| {
                self.of(reply);
            });
        }
    }

    /// The next position to be tried below this one: that with the fewest tries behind it.
    pub(super) fn next(
        &mut self,
        position: Board,
        facts: &Facts,
        prices: &Prices,
        taken: &HashSet<Board>,
    ) -> Option<Task> {
        if position.stones() >= 6 {
            let level = match facts.get(position) {
                None | Some(Fact::Answered(_)) => 0,
                Some(Fact::Tried(levels)) => levels.into(),
                Some(Fact::Leaf | Fact::Settled(_) | Fact::Refuted) => return None,
            };
            return (!taken.contains(&position)).then_some(Task { position, level });
        }
        if facts.is_done(position) {
            return None;
        }
        let Choice { replies, .. } = self.best(position, facts, prices)?;
        let mut best: Option<Task> = None;
        for reply in replies {
            if let Some(task) = self.next(reply, facts, prices, taken)
                && best.is_none_or(|best| task.level < best.level)
            {
                best = Some(task);
                if task.level == 0 {
                    break;
                }
            }
        }
        best
    }

    /// All positions of the tree as it is chosen now, with so many marbles.
    pub(super) fn chosen(&mut self, from: Board, marbles: u32, facts: &Facts, prices: &Prices) -> Vec<Board> {
        if from.stones() == marbles {
            return vec![from];
        }
        let Some(Choice { replies, .. }) = self.best(from, facts, prices) else { return Vec::new() };
        let mut all: Vec<Board> =
            replies.into_iter().flat_map(|reply| self.chosen(reply, marbles, facts, prices)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// Red's moves that the table calls winning, with no more than four marbles on the board.
pub(crate) fn winning_moves(position: Board) -> Vec<Choice> {
    if position == EMPTY {
        return vec![Choice { answer: FIRST, replies: first_replies().to_vec() }];
    }
    let openings = Openings::embedded();
    let mut seen = HashSet::new();
    let mut choices = Vec::new();
    let _ = position.for_each_move(|answer, after| {
        if seen.insert(after.canonical().0)
            && openings.is_won(after)
            && let Some(replies) = replies(position, answer)
        {
            choices.push(Choice { answer, replies });
        }
        ControlFlow::<()>::Continue(())
    });
    choices
}

/// Those with the fewest replies.
fn weigh(position: Board) -> Vec<Choice> {
    let mut choices = winning_moves(position);
    choices.sort_by_key(|choice| choice.replies.len());
    choices.truncate(MOST_CHOICES);
    choices
}
