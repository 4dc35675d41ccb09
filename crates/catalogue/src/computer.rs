//! A computer player of any game.

use std::marker::PhantomData;

use meydan_core::{AnyMatch, Game, Seat, Viewer};
use meydan_search::{Budget, Computer, Thought};

/// A computer player of any game. It looks at the match through its seat's view.
pub trait AnyComputer: Send {
    /// Decides for a seat that must answer; `None` if the match is of another
    /// game or that seat has nothing to answer.
    fn think(&mut self, game: &dyn AnyMatch, seat: Seat, budget: &Budget) -> Option<Thought<String>>;
}

/// Makes a game's computer one of any game.
pub(crate) struct Erased<G, C> {
    computer: C,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, C: Computer<G> + 'static> Erased<G, C> {
    pub(crate) fn boxed(computer: C) -> Box<dyn AnyComputer> {
        Box::new(Erased { computer, game: PhantomData::<fn() -> G> })
    }
}

impl<G: Game, C: Computer<G>> AnyComputer for Erased<G, C> {
    fn think(&mut self, game: &dyn AnyMatch, seat: Seat, budget: &Budget) -> Option<Thought<String>> {
        if !game.pending().contains(seat) {
            return None;
        }
        let view = crate::view_as::<G::View>(game, Viewer::Seat(seat))?;
        Some(self.computer.think(&view, seat, budget).map(|action| action.to_string()))
    }
}
