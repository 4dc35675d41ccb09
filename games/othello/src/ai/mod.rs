//! A computer that plays Othello.

use meydan_core::{Determinize, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Level, Thought};

use crate::{Action, Othello, Square, View};

/// A computer player.
pub struct Player {
    rng: Rng,
}

impl Player {
    /// A player of this level.
    #[must_use]
    pub fn new(_level: Level, seed: Seed) -> Player {
        Player { rng: seed.rng() }
    }
}

impl Computer<Othello> for Player {
    fn think(&mut self, view: &View, _seat: Seat, _budget: &Budget) -> Thought<Action> {
        let position = Othello::determinize(view, &mut self.rng);
        let moves = position.moves;
        let action =
            if moves == 0 { Action::Pass } else { Action::Place(Square::from_index(moves.trailing_zeros())) };
        Thought { action, value: None, certainty: Certainty::Estimated, depth: 0, nodes: 1 }
    }
}
