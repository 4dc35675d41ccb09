//! UNO: whole rounds, at random and by the computer's own policy, dealing
//! included, hands imagined from a view, and the rounds of the search.

use meydan_core::{Determinize, Game, Seat, Seed, Viewer};
use meydan_search::{Budget, Computer, Level, play_out};
use meydan_testkit::{playout, random_action};
use uno::Uno;
use uno::ai::{Player, by_thumb};

use crate::table::Table;

pub(crate) fn run(table: &mut Table) {
    for (seats, name) in
        [(3, "uno random games, 3 seats"), (4, "uno random games, 4 seats"), (5, "uno random games, 5 seats")]
    {
        playouts(table, seats, name);
    }
    policy_playouts(table);
    imagining(table);
}

fn playouts(table: &mut Table, seats: u8, name: &'static str) {
    let mut rng = Seed::from_number(1).rng();
    let mut heap = 0;
    let mut inputs = 0;
    const GAMES: u64 = 200_000;
    table.measure(name, "games", || {
        let measured = allocation_counter::measure(|| {
            for _ in 0..GAMES {
                let mut position = Uno::deal_and_start(seats, rng.fork(), drop);
                inputs += u64::from(playout(&mut position, &mut rng));
            }
        });
        heap = measured.count_total;
        GAMES
    });
    table.note(format!("{heap} heap allocations, {} inputs a game", inputs / GAMES));
}

fn policy_playouts(table: &mut Table) {
    let mut rng = Seed::from_number(3).rng();
    let mut heap = 0;
    const GAMES: u64 = 100_000;
    table.measure("uno games by rules of thumb, 4 seats", "games", || {
        let measured = allocation_counter::measure(|| {
            for _ in 0..GAMES {
                let mut position = Uno::deal_and_start(4, rng.fork(), drop);
                play_out(&mut position, by_thumb, &mut rng);
            }
        });
        heap = measured.count_total;
        GAMES
    });
    table.note(format!("{heap} heap allocations"));
}

fn imagining(table: &mut Table) {
    let mut rng = Seed::from_number(2).rng();
    let mut position = Uno::deal_and_start(4, rng.fork(), drop);
    for _ in 0..30 {
        if let Some((seat, action)) = random_action(&position, &mut rng) {
            position.play(meydan_core::GameTime::ZERO, meydan_core::Input::Act { seat, action }, drop);
        }
    }
    let view = position.view(Viewer::Seat(Seat(0)));
    table.measure("uno hands imagined from a view, 4 seats", "positions", || {
        const POSITIONS: u64 = 300_000;
        let cards: u64 =
            (0..POSITIONS).map(|_| u64::from(Uno::determinize(&view, &mut rng).hand(Seat(1)).len())).sum();
        assert_eq!(cards, POSITIONS * u64::from(view.counts[1]));
        POSITIONS
    });
    // At most 5,000 each: it stops when one choice is clearly best.
    let mut player = Player::new(Level::Master, Seed::from_number(4));
    table.measure("uno rounds of the search, 4 seats", "rounds", || {
        (0..20).map(|_| player.think(&view, Seat(0), &Budget::nodes(5_000)).nodes).sum()
    });
}
