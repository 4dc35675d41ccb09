//! Random walks through a game.

use std::ops::ControlFlow;

use meydan_core::{Game, GameTime, Input, Pending, Rng, Seat, SeatSet};

/// Everything that a seat may do, in the game's order.
#[must_use]
pub fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let _ = position.for_each_legal(seat, |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions
}

/// A random legal action of a random pending seat: the choice that a playout makes.
/// Now and then somebody acts at will instead.
#[inline]
pub fn random_action<G: Game>(position: &G, rng: &mut Rng) -> Option<(Seat, G::Action)> {
    let Pending::Seats(pending) = position.pending() else { return None };
    let at_will = position.at_will();
    let seats = if !at_will.is_empty() && rng.range(8) == 0 { at_will } else { pending };
    let mut act = |seats: SeatSet| {
        let seat = match seats.only() {
            Some(seat) => seat,
            None => seats.iter().nth(rng.range(seats.len().max(1)) as usize)?,
        };
        position.random_legal(seat, rng).map(|action| (seat, action))
    };
    // Who may act at will need not have anything to do.
    act(seats).or_else(|| act(pending))
}

/// Plays a position to its end at random; gives the number of inputs.
/// A timer fires when nobody has to answer, or now and then before that.
///
/// # Panics
/// If the game exceeds its own bound, or stops without an end.
#[inline]
pub fn playout<G: Game>(position: &mut G, rng: &mut Rng) -> u32 {
    let mut inputs = 0;
    let mut at = GameTime::ZERO;
    while position.pending() != Pending::Over {
        assert!(inputs < G::MOST_INPUTS, "{}: a game without end", G::ID);
        inputs += 1;
        let timer = position.next_timer();
        let fires = timer.is_some() && (position.pending().seats().is_empty() || rng.range(16) == 0);
        match (fires, timer) {
            (true, Some(timer)) => {
                at = at.max(timer.due);
                position.play(at, Input::Timer { id: timer.id }, drop);
            }
            _ => {
                let (seat, action) = random_action(position, rng).expect("somebody can move");
                position.play(at, Input::Act { seat, action }, drop);
            }
        }
    }
    inputs
}
