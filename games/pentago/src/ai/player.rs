//! The levels in numbers, and how a part of a turn is chosen.

use meydan_core::{Determinize, Rng, Seat, Seed};
use meydan_search::{AlphaBeta, Budget, Certainty, Computer, Level, Thought};

use super::Judgement;
use crate::{Action, Pentago, Square, View};

/// A computer player.
pub struct Player {
    settings: Settings,
    search: AlphaBeta<Pentago, Judgement>,
    rng: Rng,
}

/// What a level means. Depth counts parts of turns: two make a whole one.
struct Settings {
    depth: u32,
    /// Every move's value is off by up to so much.
    carelessness: u32,
    table_bits: u32,
}

const fn settings(level: Level) -> Settings {
    match level {
        Level::Newcomer => Settings { depth: 1, carelessness: 120, table_bits: 8 },
        Level::Casual => Settings { depth: 2, carelessness: 40, table_bits: 10 },
        Level::Club => Settings { depth: 3, carelessness: 8, table_bits: 14 },
        Level::Expert => Settings { depth: 4, carelessness: 0, table_bits: 18 },
        Level::Master => Settings { depth: 72, carelessness: 0, table_bits: 20 },
    }
}

impl Player {
    /// A player of this level; what it draws at random comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let settings = settings(level);
        let search = AlphaBeta::new(Judgement, settings.table_bits);
        Player { settings, search, rng: seed.rng() }
    }

    fn careless(&mut self, position: &Pentago, depth: u32, budget: &Budget) -> Option<Thought<Action>> {
        let off = self.settings.carelessness;
        let values = self.search.values(position, depth, budget);
        let (action, value) = values
            .into_iter()
            .map(|(action, value)| (action, value + self.rng.range(2 * off + 1) as i32 - off as i32))
            .max_by_key(|&(_, value)| value)?;
        Some(thought(action, value, depth, self.search.nodes()))
    }
}

fn thought(action: Action, value: i32, depth: u32, nodes: u64) -> Thought<Action> {
    Thought { action, value: Some(value), certainty: Certainty::Estimated, depth, nodes }
}

impl Computer<Pentago> for Player {
    fn think(&mut self, view: &View, _seat: Seat, budget: &Budget) -> Thought<Action> {
        let position = Pentago::determinize(view, &mut self.rng);
        let depth = self.settings.depth.min(budget.depth.unwrap_or(u32::MAX));
        let found = if self.settings.carelessness > 0 {
            self.careless(&position, depth, budget)
        } else {
            let until = Budget { depth: Some(depth), ..budget.clone() };
            let found = self.search.search(&position, &until);
            found.map(|found| thought(found.action, found.value, found.depth, found.nodes))
        };
        // Nothing was found only where nothing is asked; any answer is as good then.
        found.unwrap_or_else(|| {
            let empty = position.empty();
            let square = if empty == 0 { 0 } else { empty.trailing_zeros() };
            thought(Action::Place(Square::from_index(square)), 0, 0, 0)
        })
    }
}
