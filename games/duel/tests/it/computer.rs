//! The computers: legal always, better than chance, and blind to what their seat
//! does not see.

use std::time::{Duration, Instant};

use duel::ai::{Player, Random};
use duel::{Action, Book, Duel, read_deck, standard_deck};
use meydan_core::{Game, GameTime, Input, Seat, Seed, Viewer};
use meydan_search::{Budget, Computer, Level};

type Any = Box<dyn Computer<Duel>>;

fn deal(seed: u64) -> Duel {
    let book = Book::standard();
    let deck = read_deck(standard_deck(), &book).expect("a deck");
    Duel::deal(book, &[deck.clone(), deck], 1, Seed::from_number(seed).rng())
}

/// Plays a duel; whoever sits there decides from the view of the seat.
fn play(mut duel: Duel, players: &mut [Any; 2], budget: &Budget) -> Duel {
    while let Some(seat) = duel.asked() {
        let view = duel.view(Viewer::Seat(seat));
        let action = players[seat.index()].think(&view, seat, budget).action;
        assert_eq!(duel.check(seat, action), Ok(()), "{action} in {duel:?}");
        duel.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    }
    duel
}

/// How many of so many duels the first wins, sides alternating.
fn won(duels: u64, first: impl Fn(Seed) -> Any, second: impl Fn(Seed) -> Any) -> u32 {
    let mut won = 0;
    for number in 0..duels {
        let own = Seat((number % 2) as u8);
        let seed = |seat: u64| Seed::from_number(number * 2 + seat);
        let mut players = match own {
            Seat::FIRST => [first(seed(0)), second(seed(1))],
            _ => [second(seed(0)), first(seed(1))],
        };
        let outcome = play(deal(number / 2), &mut players, &Budget::nodes(10_000)).outcome().expect("over");
        won += u32::from(outcome.winners.contains(own));
    }
    won
}

fn level(level: Level) -> impl Fn(Seed) -> Any {
    move |seed| Box::new(Player::new(level, seed))
}

fn random(seed: Seed) -> Any {
    Box::new(Random::new(seed))
}

/// DU-281, DU-282, DU-283: it plays whole duels, and better than anything legal.
#[test]
fn the_strategy_beats_chance() {
    let won = won(60, level(Level::Club), random);
    assert!(won >= 54, "{won} of 60");
}

#[test]
fn a_careless_one_loses_to_a_careful_one() {
    let won = won(60, level(Level::Club), level(Level::Newcomer));
    assert!(won >= 42, "{won} of 60");
}

#[test]
fn the_same_seed_plays_the_same() {
    let moves = |seed: u64| {
        let mut player = Player::new(Level::Casual, Seed::from_number(seed));
        let mut duel = deal(seed);
        let mut moves = Vec::new();
        while let Some(seat) = duel.asked().filter(|_| moves.len() < 200) {
            let action = player.think(&duel.view(Viewer::Seat(seat)), seat, &Budget::nodes(500)).action;
            duel.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            moves.push(action);
        }
        moves
    };
    assert_eq!(moves(1), moves(1));
}

#[test]
fn it_decides_from_the_view_alone() {
    for number in 0..40 {
        let mut duel = deal(number);
        let mut rng = Seed::from_number(number).rng();
        for _ in 0..60 {
            let Some(seat) = duel.asked() else { break };
            let decide = |duel: &Duel| -> Action {
                let mut player = Player::new(Level::Club, Seed::from_number(7));
                player.think(&duel.view(Viewer::Seat(seat)), seat, &Budget::nodes(10_000)).action
            };
            assert_eq!(decide(&duel), decide(&duel.redealt(Some(seat), &mut rng)), "duel {number}");
            let Some(action) = duel.random_legal(seat, &mut rng) else { break };
            duel.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        }
    }
}

#[test]
fn a_spent_budget_still_gives_something_legal() {
    let spent = Budget { deadline: Some(Instant::now() - Duration::from_secs(1)), ..Budget::nodes(0) };
    for number in 0..20 {
        let mut players: [Any; 2] = [
            Box::new(Player::new(Level::Master, Seed::from_number(number))),
            Box::new(Player::new(Level::Newcomer, Seed::from_number(number))),
        ];
        play(deal(number), &mut players, &spent);
    }
}

#[test]
fn the_curve_from_odds_to_chances() {
    let chance = meydan_search::logistic;
    assert!((chance(0.0) - 0.5).abs() < 1e-12);
    for (odds, wanted) in [(1.0, 0.731), (-1.0, 0.269), (3.0, 0.953), (-3.0, 0.047)] {
        assert!((chance(odds) - wanted).abs() < 0.003, "{odds}: {}", chance(odds));
    }
    assert!(chance(1e9) <= 1.0 && chance(-1e9) >= 0.0);
}
