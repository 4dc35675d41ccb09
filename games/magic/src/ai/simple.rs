//! Players to measure others by.

use meydan_core::{Determinize, Game, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Thought};

use crate::{Action, Magic, View};

/// Any legal action.
pub struct Random(Rng);

impl Random {
    /// A rival that draws from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Random {
        Random(seed.rng())
    }
}

impl Computer<Magic> for Random {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        let action = Magic::determinize(view, &mut self.0).random_legal(seat, &mut self.0);
        // Only where nothing is asked is there no action.
        let action = action.unwrap_or(Action::Done);
        Thought { action, value: None, certainty: Certainty::Estimated, depth: 0, nodes: 1 }
    }
}
