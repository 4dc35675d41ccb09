//! A computer player of any game.

use std::marker::PhantomData;

use meydan_core::{AnyAction, AnyView, Game, Seat};
use meydan_search::{Budget, Computer, Thought};

/// A computer player of any game. It is given what its seat sees and nothing
/// else, so it cannot peek.
pub trait AnyComputer: Send {
    /// Decides for a seat that must answer; `None` if the view is of another game.
    fn think(&mut self, view: &AnyView, seat: Seat, budget: &Budget) -> Option<Thought<AnyAction>>;
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
    fn think(&mut self, view: &AnyView, seat: Seat, budget: &Budget) -> Option<Thought<AnyAction>> {
        let view = view.of::<G>()?;
        Some(self.computer.think(view, seat, budget).map(AnyAction::new::<G>))
    }
}
