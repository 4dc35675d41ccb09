//! The computer of each level. The first three follow the strategy, the first two
//! carelessly; the others look ahead from it: the fourth to the end of the next
//! turn, the last one two turns further and in more imagined positions.
//!
//! A turn is many decisions. So that a turn does not take as many times as long as
//! one decision may, a player that looks ahead gives each decision at most a third
//! of what is left of the turn's time, which is three times that of its first one.

use std::time::{Duration, Instant};

use meydan_core::{Determinize, Game, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Level, RandomPlayer, Thought};

use super::ahead::{Reach, look_ahead};
use super::clock::Clock;
use super::strategy::{Thinking, careless, choose};
use crate::{Action, Duel, View};

/// A player of one level.
pub struct Player(How);

enum How {
    Careless(Strategist),
    Ahead(Ahead),
}

/// The strategy: one step, and what it brings at once.
struct Strategist {
    rng: Rng,
    /// So many of a hundred decisions are made without a thought.
    careless: u32,
}

/// A player that looks ahead.
struct Ahead {
    rng: Rng,
    reach: Reach,
    turn: Option<Turn>,
}

/// What is left of a turn's time.
struct Turn {
    /// The round and the number of the turn in it.
    which: (u8, u16),
    left: Duration,
}

/// A turn may take so many times as long as its first decision.
const DECISIONS: u32 = 3;

impl Player {
    /// A player of this level; what it imagines and where it does not care comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let careless = |careless| How::Careless(Strategist { rng: seed.rng(), careless });
        let ahead = |reach| How::Ahead(Ahead { rng: seed.rng(), reach, turn: None });
        Player(match level {
            Level::Newcomer => careless(60),
            Level::Casual => careless(30),
            Level::Club => careless(0),
            Level::Expert => ahead(Reach { turns: 1, positions: 40 }),
            Level::Master => ahead(Reach { turns: 3, positions: 400 }),
        })
    }
}

impl Computer<Duel> for Player {
    fn think(&mut self, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
        match &mut self.0 {
            How::Careless(strategist) => strategist.think(view, seat, budget),
            How::Ahead(ahead) => ahead.think(view, seat, budget),
        }
    }
}

impl Computer<Duel> for Strategist {
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

impl Ahead {
    fn think(&mut self, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
        let begun = Instant::now();
        // The turn that is being played is the first ply.
        let turns =
            budget.depth.map_or(u16::MAX, |depth| depth.saturating_sub(1).try_into().unwrap_or(u16::MAX));
        let reach = Reach { turns: self.reach.turns.min(turns), ..self.reach };
        let mut clock = Clock::new(budget, self.deadline((view.round, view.count), begun, budget));
        let thought = look_ahead(view, seat, reach, &mut clock, &mut self.rng);
        if let Some(turn) = &mut self.turn {
            turn.left = turn.left.saturating_sub(begun.elapsed());
        }
        // Only where nothing is asked is there no thought.
        thought.unwrap_or_else(|| RandomPlayer::<Duel>::from_rng(self.rng.fork()).think(view, seat, budget))
    }

    /// When to have decided: in time for this decision, and for the turn.
    fn deadline(&mut self, which: (u8, u16), begun: Instant, budget: &Budget) -> Option<Instant> {
        let deadline = budget.deadline?;
        let whole = deadline.saturating_duration_since(begun);
        let turn = match &mut self.turn {
            Some(turn) if turn.which == which => turn,
            other => other.insert(Turn { which, left: DECISIONS * whole }),
        };
        Some(deadline.min(begun + turn.left / DECISIONS))
    }
}
