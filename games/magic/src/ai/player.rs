//! The computer of each level.

use meydan_core::{Seat, Seed};
use meydan_search::{Budget, Computer, Level, MonteCarlo, Thought, win_or_not};

use super::Random;
use crate::{Action, Magic, View};

/// A player of one level.
pub struct Player {
    search: MonteCarlo<Magic>,
    /// At most so many games are played on in thought for a decision.
    most: u64,
}

impl Player {
    /// A player of this level; what it draws at random comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let most = match level {
            Level::Newcomer => 20,
            Level::Casual => 100,
            Level::Club => 500,
            Level::Expert => 2_500,
            Level::Master => 40_000,
        };
        Player { search: MonteCarlo::new(seed.rng(), win_or_not), most }
    }
}

impl Computer<Magic> for Player {
    fn think(&mut self, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
        let nodes = budget.nodes.unwrap_or(self.most).min(self.most);
        let budget = Budget { nodes: Some(nodes), ..budget.clone() };
        self.search
            .search(view, seat, &budget)
            .unwrap_or_else(|| Random::new(Seed::from_number(0)).think(view, seat, &budget))
    }
}
