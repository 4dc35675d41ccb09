//! Players that look at the own hand and the table, and imagine nothing.

use std::ops::ControlFlow;

use meydan_core::{Determinize, Game, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Thought};

use super::by_thumb;
use super::sensible::sensible;
use crate::{Action, Magic, View};

/// A player by rules of thumb (see the head of `thumb`).
pub struct Simple {
    rng: Rng,
    /// Of a hundred choices, how many are made at random among those worth a thought.
    careless: u32,
}

impl Simple {
    /// A player with so many of a hundred choices made at random among those worth a
    /// thought, drawn from this seed.
    #[must_use]
    pub fn careless(seed: Seed, percent: u32) -> Simple {
        Simple { rng: seed.rng(), careless: percent }
    }
}

impl Computer<Magic> for Simple {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        let position = Magic::determinize(view, &mut self.rng);
        let careless = self.careless > 0 && self.rng.range(100) < self.careless;
        let choice = if careless { any_sensible } else { by_thumb };
        thought(choice(&position, seat, &mut self.rng))
    }
}

/// Any action that is worth a thought: nobody taps a land for nothing out of carelessness.
fn any_sensible(position: &Magic, seat: Seat, rng: &mut Rng) -> Option<Action> {
    let mut actions = Vec::new();
    let _ = position.for_each_legal(seat, |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    sensible(position, seat, &mut actions);
    if actions.is_empty() { None } else { Some(actions[rng.range(actions.len() as u32) as usize]) }
}

/// A choice without a judgement of the position. A seat that is asked has something to do.
fn thought(action: Option<Action>) -> Thought<Action> {
    let action = action.unwrap_or(Action::Done);
    Thought { action, value: None, certainty: Certainty::Estimated, depth: 0, nodes: 1 }
}
