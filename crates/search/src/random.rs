//! The simplest rival of any game: whatever it may do, equally likely.

use std::marker::PhantomData;

use meydan_core::{Determinize, Rng, Seat, Seed};

use crate::{Budget, Certainty, Computer, Thought};

/// A player that decides by lot.
pub struct RandomPlayer<G> {
    rng: Rng,
    game: PhantomData<fn() -> G>,
}

impl<G> RandomPlayer<G> {
    /// A player that draws from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> RandomPlayer<G> {
        RandomPlayer::from_rng(seed.rng())
    }

    /// A player that draws from this generator.
    #[must_use]
    pub fn from_rng(rng: Rng) -> RandomPlayer<G> {
        RandomPlayer { rng, game: PhantomData }
    }
}

impl<G: Determinize> Computer<G> for RandomPlayer<G> {
    fn think(&mut self, view: &G::View, seat: Seat, _budget: &Budget) -> Thought<G::Action> {
        // What a seat may do depends on what it sees alone, so any position that looks like it will do.
        let position = G::determinize(view, &mut self.rng);
        let action = position.random_legal(seat, &mut self.rng).expect("a seat that must answer can");
        Thought { action, value: None, certainty: Certainty::Estimated, depth: 0, nodes: 1 }
    }
}
