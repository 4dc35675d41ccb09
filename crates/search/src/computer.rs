//! A computer player: from what a seat sees to what it does.

use meydan_core::{Game, Seat};
use serde::Serialize;

use crate::Budget;

/// How sure a thought is of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Certainty {
    /// A guess of the evaluation.
    Estimated,
    /// The true value: searched to the end.
    Exact,
    /// Proved that this side wins, though not by how much.
    Proved,
}

/// What a computer decided, and what it thinks of its position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Thought<A> {
    /// What it does.
    pub action: A,
    /// What the position is worth to it, in the game's own points (discs, say);
    /// `None` when it did not judge.
    pub value: Option<i32>,
    /// How sure it is of the value.
    pub certainty: Certainty,
    /// How many plies it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

impl<A> Thought<A> {
    /// The same thought with its action put differently.
    pub fn map<B>(self, put: impl FnOnce(A) -> B) -> Thought<B> {
        Thought {
            action: put(self.action),
            value: self.value,
            certainty: self.certainty,
            depth: self.depth,
            nodes: self.nodes,
        }
    }
}

/// A computer player of one game. It is given a view and nothing else, so it cannot peek.
pub trait Computer<G: Game>: Send {
    /// Decides for a seat that must answer. Always gives a legal action, even
    /// when the budget is spent before it began.
    fn think(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Thought<G::Action>;
}
