//! The suite. One file a subject; each promise of `Game` that can be tried is tried.

mod clocks;
mod fold;
mod leak;
mod moves;
mod playouts;
mod text;

use meydan_core::{Determinize, Game, Header, Match, Rng, Seed};

use crate::Plan;

/// Holds a game to the promises of `Game`.
///
/// # Panics
/// With what was broken.
pub fn conformance<G: Game>(plan: &Plan<G>) {
    moves::run(plan);
    text::run(plan);
    fold::run(plan);
    clocks::run(plan);
    playouts::run(plan);
}

/// Holds a game to the promises about what is hidden: the leak test, and that
/// a position imagined from a view looks like that view.
///
/// Gives how many positions were looked at, each through all eyes.
///
/// # Panics
/// With what was broken.
pub fn secrets<G: Determinize>(plan: &Plan<G>) -> u64 {
    leak::run(plan)
}

/// Begins game number `number` at a table.
fn begin<G: Game>(table: &(G::Config, u8), number: u64) -> (Match<G>, Rng) {
    let (config, seats) = table;
    let seed = Seed::from_number(number);
    let game = Match::new(Header { config: config.clone(), seats: *seats, seed, clock: None });
    let rng = Seed::from_number(number ^ 0x7265_6872).rng();
    (game.unwrap_or_else(|error| panic!("{}: {error:?}", G::ID)), rng)
}

/// Visits the positions of random games: for every table, `games` games, timers
/// fired now and then, and a seat dropped in some of them.
fn each_position<G: Game>(plan: &Plan<G>, mut visit: impl FnMut(&Match<G>, &mut Rng)) {
    for (table, number) in plan.tables.iter().flat_map(|table| (0..plan.games).map(move |n| (table, n))) {
        let (mut game, mut rng) = begin::<G>(table, u64::from(number));
        visit(&game, &mut rng);
        let mut inputs = 0;
        while game.outcome().is_none() {
            assert!(inputs < G::MOST_INPUTS, "{}: more inputs than it declares", G::ID);
            inputs += 1;
            step(&mut game, &mut rng, number % 4 == 3);
            visit(&game, &mut rng);
        }
    }
}

/// One random input: mostly an action, at times a timer, and rarely a drop.
fn step<G: Game>(game: &mut Match<G>, rng: &mut Rng, drops: bool) {
    if drops && rng.range(64) == 0 {
        let seat = meydan_core::Seat(rng.range(u32::from(game.header().seats)) as u8);
        if game.drop_seat(game.at(), seat).is_ok() {
            return;
        }
    }
    let nobody = game.pending().seats().is_empty();
    if (nobody || rng.range(16) == 0) && game.fire().is_ok() {
        return;
    }
    let (seat, action) = crate::random_action(game.position(), rng)
        .unwrap_or_else(|| panic!("{}: nobody can do anything, and it is not over", G::ID));
    // Somewhere between now and what comes due.
    let timer = game.next_timer().map(|timer| timer.due);
    let due = timer.into_iter().chain(game.next_flag().map(|(due, _)| due)).min();
    let room = due.map_or(u64::MAX, |due| due.0.saturating_sub(game.at().0).saturating_sub(1));
    let most = if timer.is_some() { room } else { room.min(500) };
    let passed = u64::from(rng.range(u32::try_from(most).unwrap_or(u32::MAX).max(1)));
    let at = game.at().plus(passed.min(room));
    let before = game.seq();
    let seq = game.submit(at, seat, action).unwrap_or_else(|refusal| {
        panic!("{}: {action} was listed as legal and is refused: {refusal:?}", G::ID)
    });
    assert_eq!(seq, before + 1);
}
