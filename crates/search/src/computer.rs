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

impl Certainty {
    /// All of them, the least sure first.
    pub const ALL: [Certainty; 3] = [Certainty::Estimated, Certainty::Exact, Certainty::Proved];

    /// The word for it in messages; `words` has what people read.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Certainty::Estimated => "estimated",
            Certainty::Exact => "exact",
            Certainty::Proved => "proved",
        }
    }
}

/// What a computer thinks of its position, apart from what it does in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Opinion {
    /// What the position is worth to it, in the game's own points; `None` when
    /// it did not judge.
    pub value: Option<i32>,
    /// How sure it is of the value.
    pub certainty: Certainty,
    /// How many plies it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
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
    /// What it thinks, without what it does.
    pub fn opinion(&self) -> Opinion {
        Opinion { value: self.value, certainty: self.certainty, depth: self.depth, nodes: self.nodes }
    }

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
