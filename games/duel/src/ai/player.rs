//! The computer of each level: all follow the strategy, the lower ones carelessly.

use meydan_core::{Determinize, Game, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Level, Thought};

use super::strategy::{Thinking, careless, choose};
use crate::{Action, Duel, View};

/// A player of one level.
pub struct Player {
    rng: Rng,
    /// So many of a hundred decisions are made without a thought.
    careless: u32,
}

impl Player {
    /// A player of this level; what it imagines and where it does not care comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let careless = match level {
            Level::Newcomer => 60,
            Level::Casual => 30,
            Level::Club => 10,
            Level::Expert | Level::Master => 0,
        };
        Player { rng: seed.rng(), careless }
    }
}

impl Computer<Duel> for Player {
    fn think(&mut self, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
        let duel = Duel::determinize(view, &mut self.rng);
        let is_enough = |nodes: u64| budget.is_spent(nodes);
        let mut thinking = Thinking { nodes: 0, is_enough: &is_enough };
        let thoughtless = self.careless > 0 && self.rng.range(100) < self.careless;
        let rng = &mut self.rng;
        let action = if thoughtless {
            careless(&duel, seat, |count| rng.range(count as u32) as usize)
        } else {
            choose(&duel, seat, &mut thinking)
        };
        // Only where nothing is asked is there nothing to do.
        let action = action.or_else(|| duel.random_legal(seat, rng)).unwrap_or(Action::Next);
        Thought {
            action,
            value: None,
            certainty: Certainty::Estimated,
            depth: 1,
            nodes: thinking.nodes.max(1),
        }
    }
}

/// A rival that does anything legal, to measure others by.
pub struct Random(Rng);

impl Random {
    /// A rival that draws from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Random {
        Random(seed.rng())
    }
}

impl Computer<Duel> for Random {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        let duel = Duel::determinize(view, &mut self.0);
        let action = duel.random_legal(seat, &mut self.0).unwrap_or(Action::Next);
        Thought { action, value: None, certainty: Certainty::Estimated, depth: 0, nodes: 1 }
    }
}
