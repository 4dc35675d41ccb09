//! Players that look at the own hand and the table, and imagine nothing.

use meydan_core::{Determinize as _, Game as _, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Thought};

use super::manners::Asked;
use super::thumb::{Aim, Sight};
use crate::{Action, Uno, View};

/// A player by rules of thumb (see the head of `thumb`).
pub struct Simple {
    rng: Rng,
    aim: Aim,
    /// Of a hundred choices, how many are made at random.
    careless: u32,
}

impl Simple {
    /// A player that wants to go out, and near the end to be left with few
    /// points; it decides between equals by this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Simple {
        Simple::careless(seed, 0)
    }

    /// The same, with so many of a hundred choices made at random.
    #[must_use]
    pub fn careless(seed: Seed, percent: u32) -> Simple {
        Simple { rng: seed.rng(), aim: Aim::FewPoints, careless: percent }
    }

    /// A player that wants to go out first and nothing else: it wins more rounds
    /// than the other, and is left with more points in those that it loses.
    #[must_use]
    pub fn bold(seed: Seed) -> Simple {
        Simple { aim: Aim::GoOut, ..Simple::new(seed) }
    }
}

impl Computer<Uno> for Simple {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        let sight = Sight::of_view(view, seat);
        let careless = self.careless > 0 && self.rng.range(100) < self.careless;
        if !view.house.is_none() {
            return thought(self.at_home(view, seat, careless));
        }
        thought(if careless { sight.any(&mut self.rng) } else { sight.best(self.aim, &mut self.rng) })
    }
}

impl Simple {
    /// The choice where house rules are in force.
    fn at_home(&mut self, view: &View, seat: Seat, careless: bool) -> Option<Action> {
        if careless {
            let own = View { you: Some(seat), ..view.clone() };
            return Uno::determinize(&own, &mut self.rng).random_legal(seat, &mut self.rng);
        }
        let asked = Asked::of_view(view, seat);
        asked.decides(|| Sight::of_view(view, seat).best(self.aim, &mut self.rng))
    }
}

/// A choice without a judgement of the position. A seat that is asked has something to do.
fn thought(action: Option<Action>) -> Thought<Action> {
    let action = action.unwrap_or(Action::Pass);
    Thought { action, value: None, certainty: Certainty::Estimated, depth: 0, nodes: 1 }
}
