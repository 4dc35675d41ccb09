//! Simple rivals to measure a player by.

use meydan_core::{Determinize, Game, GameTime, Input, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Evaluate, Stop, Thought};
use std::ops::ControlFlow;

use super::Judgement;
use super::root::{self, Decided};
use super::whole::{Whole, by_rows};
use crate::{Action, Pentago, View};

/// Any legal part of a turn.
pub struct Random(Rng);

/// The part of a turn after which its rows look best; among equals, one at random.
pub struct Greedy(Rng);

/// Plain alpha-beta on the rows of the board, through so many whole moves; among
/// equals, one at random.
pub struct Depth {
    moves: u32,
    rng: Rng,
    decided: Decided,
}

impl Depth {
    /// A rival that looks through so many whole moves and draws from this seed.
    #[must_use]
    pub fn new(moves: u32, seed: Seed) -> Depth {
        Depth { moves: moves.max(1), rng: seed.rng(), decided: Decided::default() }
    }
}

impl Computer<Pentago> for Depth {
    fn think(&mut self, view: &View, _seat: Seat, budget: &Budget) -> Thought<Action> {
        let position = Pentago::determinize(view, &mut self.rng);
        if let Some(thought) = self.decided.recall(&position) {
            return thought;
        }
        let mut choices = root::choices(&position);
        let enough = Stop::default();
        let mut whole = Whole::new(by_rows, budget, &enough);
        let mut depth = 0;
        // Short of time, what a shallower look found stands.
        while depth < self.moves && whole.values(&mut choices, depth + 1, true) {
            depth += 1;
        }
        let best = choices.first().map_or(0, |choice| choice.value);
        choices.retain(|choice| choice.value == best);
        let index = self.rng.range(choices.len().max(1) as u32) as usize;
        let chosen = choices.get(index).map(|choice| choice.one);
        self.decided.keep(&position, chosen, |action| Thought {
            action,
            value: None,
            certainty: Certainty::Estimated,
            depth: 2 * depth,
            nodes: whole.nodes,
        })
    }
}

impl Random {
    /// A rival that draws from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Random {
        Random(seed.rng())
    }
}

impl Greedy {
    /// A rival that draws from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Greedy {
        Greedy(seed.rng())
    }
}

impl Computer<Pentago> for Random {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        best_by(view, seat, &mut self.0, |_| 0)
    }
}

impl Computer<Pentago> for Greedy {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        best_by(view, seat, &mut self.0, |after| {
            if after.to_move().is_none() {
                Judgement.ended(after, seat)
            } else {
                Judgement.value(after, seat)
            }
        })
    }
}

fn best_by(view: &View, seat: Seat, rng: &mut Rng, score: impl Fn(&Pentago) -> i32) -> Thought<Action> {
    let position = Pentago::determinize(view, rng);
    let mut best: Option<(i32, u32, Action)> = None;
    let mut nodes = 0;
    let _ = position.for_each_legal(seat, |action| {
        let mut after = position.clone();
        after.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        let candidate = (score(&after), rng.next_u32(), action);
        if best.is_none_or(|best| (candidate.0, candidate.1) > (best.0, best.1)) {
            best = Some(candidate);
        }
        nodes += 1;
        ControlFlow::Continue(())
    });
    let action = best.map_or(Action::Skip, |(_, _, action)| action);
    Thought { action, value: None, certainty: Certainty::Estimated, depth: 1, nodes }
}
