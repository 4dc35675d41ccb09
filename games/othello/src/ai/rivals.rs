//! Simple rivals to measure a player by. None of them looks ahead.

use meydan_core::{Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Thought};

use crate::{Action, Othello, Square, View, moves, turned};

/// The move that turns the most discs; among equals, one at random.
pub struct Greedy(Rng);

/// The move after which the opponent has the fewest; among equals, one at random.
pub struct Mobility(Rng);

macro_rules! rival {
    ($name:ident, $score:expr) => {
        impl $name {
            /// A rival that draws from this seed.
            #[must_use]
            pub fn new(seed: Seed) -> $name {
                $name(seed.rng())
            }
        }

        impl Computer<Othello> for $name {
            fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
                best_by(view, seat, &mut self.0, $score)
            }
        }
    };
}

rival!(Greedy, |_, _, _, turned| turned.count_ones() as i32);
rival!(Mobility, |square, own, other, turned| {
    let (own, other) = (own | turned | square.bit(), other & !turned);
    -(moves(other, own).count_ones() as i32)
});

fn best_by(
    view: &View,
    seat: Seat,
    rng: &mut Rng,
    score: impl Fn(Square, u64, u64, u64) -> i32,
) -> Thought<Action> {
    let (own, other) =
        if seat == Seat::FIRST { (view.black.0, view.white.0) } else { (view.white.0, view.black.0) };
    let best = view.moves.iter().max_by_key(|&square| {
        let turned = turned(square.index(), own, other);
        (score(square, own, other, turned), rng.next_u32())
    });
    Thought {
        action: best.map_or(Action::Pass, Action::Place),
        value: None,
        certainty: Certainty::Estimated,
        depth: 1,
        nodes: view.moves.count().into(),
    }
}
