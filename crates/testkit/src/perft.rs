//! Perft: counting the leaves of the tree of moves. The slow way that fits every game.

use std::ops::ControlFlow;

use meydan_core::{Game, GameTime, Input, Pending};

/// The number of lines of exactly `depth` inputs; a game that ended earlier counts as one.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let Pending::Seats(seats) = position.pending() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for seat in seats.iter() {
        let _ = position.for_each_legal(seat, |action| {
            let mut next = position.clone();
            next.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            leaves += perft(&next, depth - 1);
            ControlFlow::Continue(())
        });
    }
    leaves
}
