//! The computers: legal always, better than chance, within their budgets, and
//! blind to what their seat does not see.

use std::time::Duration;

use meydan_core::{Game, GameTime, Input, Pending, Seat, Seed, Viewer};
use meydan_search::{Budget, Computer, Level, MonteCarlo, Thought, win_or_not};
use meydan_testkit::{legal, random_action};
use uno::ai::{Player, Random, Simple};
use uno::{Action, Config, Uno, View};

/// Plays a round; whoever sits at the table decides from the view of the seat.
fn round(players: &mut [Box<dyn Computer<Uno>>], seed: u64, budget: &Budget) -> Uno {
    let mut position = Uno::deal_and_start(players.len() as u8, Seed::from_number(seed).rng(), drop);
    while let Pending::Seats(seats) = position.pending() {
        let seat = seats.only().expect("one seat at a time");
        let view = position.view(Viewer::Seat(seat));
        let action = players[seat.index()].think(&view, seat, budget).action;
        assert_eq!(position.check(seat, action), Ok(()), "{view:?}");
        position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    }
    position
}

#[test]
fn every_player_plays_legal_moves_to_the_end() {
    for seats in 3..=5u64 {
        for seed in 0..60 {
            let mut players: Vec<Box<dyn Computer<Uno>>> = (0..seats)
                .map(|seat| -> Box<dyn Computer<Uno>> {
                    let own = Seed::from_number(seed * 10 + seat);
                    if seat % 2 == 0 { Box::new(Simple::new(own)) } else { Box::new(Random::new(own)) }
                })
                .collect();
            assert!(round(&mut players, seed, &Budget::default()).outcome().is_some());
        }
    }
}

#[test]
fn rules_of_thumb_beat_chance() {
    let mut won = 0;
    let rounds = 600;
    for seed in 0..rounds {
        let own = Seat((seed % 4) as u8);
        let mut players: Vec<Box<dyn Computer<Uno>>> = Seat::all(4)
            .map(|seat| -> Box<dyn Computer<Uno>> {
                let luck = Seed::from_number(seed * 4 + u64::from(seat.0));
                if seat == own { Box::new(Simple::new(luck)) } else { Box::new(Random::new(luck)) }
            })
            .collect();
        let outcome = round(&mut players, seed, &Budget::default()).outcome().expect("over");
        won += u32::from(outcome.winners.only() == Some(own));
    }
    // A quarter would be 150, and 45 more are over four standard deviations; the seeds are fixed.
    assert!(won > 195, "{won} of {rounds}");
}

#[test]
fn the_same_seed_gives_the_same_round() {
    let digest = || {
        let mut players: Vec<Box<dyn Computer<Uno>>> = (0..3)
            .map(|seat| -> Box<dyn Computer<Uno>> { Box::new(Simple::new(Seed::from_number(seat))) })
            .collect();
        round(&mut players, 3, &Budget::default()).digest()
    };
    assert_eq!(digest(), digest());
}

#[test]
fn every_level_plays_legal_moves_to_the_end() {
    for seats in 3..=5 {
        let mut players: Vec<Box<dyn Computer<Uno>>> = (0..seats)
            .map(|seat| -> Box<dyn Computer<Uno>> {
                Box::new(Player::new(Level::ALL[seat], Seed::from_number(seat as u64)))
            })
            .collect();
        for seed in 0..4 {
            assert!(round(&mut players, seed, &Budget::nodes(60)).outcome().is_some());
        }
    }
}

#[test]
fn looking_ahead_beats_chance() {
    let mut won = 0;
    let rounds = 240;
    for seed in 0..rounds {
        let own = Seat((seed % 4) as u8);
        let mut players: Vec<Box<dyn Computer<Uno>>> = Seat::all(4)
            .map(|seat| -> Box<dyn Computer<Uno>> {
                let luck = Seed::from_number(seed * 4 + u64::from(seat.0));
                if seat == own {
                    Box::new(Player::new(Level::Master, luck))
                } else {
                    Box::new(Random::new(luck))
                }
            })
            .collect();
        let outcome = round(&mut players, seed, &Budget::nodes(200)).outcome().expect("over");
        won += u32::from(outcome.winners.only() == Some(own));
    }
    // A quarter would be 60, and 18 more are over two and a half standard deviations; the seeds are fixed.
    assert!(won > 78, "{won} of {rounds}");
}

/// Positions of random rounds in which a seat has something to choose.
fn positions(count: usize) -> Vec<(Uno, Seat)> {
    let mut rng = Seed::from_number(31).rng();
    let mut found = Vec::new();
    let mut position = Uno::deal_and_start(4, rng.fork(), drop);
    while found.len() < count {
        let Some((seat, action)) = random_action(&position, &mut rng) else {
            position = Uno::deal_and_start(3 + rng.range(3) as u8, rng.fork(), drop);
            continue;
        };
        if legal(&position, seat).len() > 1 && rng.range(6) == 0 {
            found.push((position.clone(), seat));
        }
        position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    }
    found
}

fn ask(level: Level, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
    Player::new(level, Seed::from_number(8)).think(view, seat, budget)
}

/// What is hidden does not matter: other hands, the stock and the position's
/// own generator may be anything that looks the same.
#[test]
fn it_decides_from_its_view_alone_and_repeatably() {
    let mut rng = Seed::from_number(32).rng();
    let mut differed = 0;
    for (position, seat) in positions(40) {
        let other = position.redealt(Some(seat), &mut rng);
        differed +=
            u32::from(Seat::all(position.seats()).any(|seat| other.hand(seat) != position.hand(seat)));
        for level in Level::ALL {
            let decide =
                |position: &Uno| ask(level, &position.view(Viewer::Seat(seat)), seat, &Budget::nodes(150));
            assert_eq!(decide(&position), decide(&other), "{level}");
        }
    }
    assert!(differed > 30, "{differed}");
}

#[test]
fn it_keeps_its_budget() {
    for (position, seat) in positions(20) {
        let view = position.view(Viewer::Seat(seat));
        for nodes in [0, 1, 2, 7, 100, 1_000] {
            let thought = ask(Level::Master, &view, seat, &Budget::nodes(nodes));
            assert!(thought.nodes <= nodes, "{} of {nodes}", thought.nodes);
            assert_eq!(position.check(seat, thought.action), Ok(()));
        }
        // The time is over before it began, and somebody says that it is enough.
        let stopped = Budget::default();
        stopped.stop.now();
        for budget in [Budget::time(Duration::ZERO), stopped] {
            let thought = ask(Level::Master, &view, seat, &budget);
            assert_eq!((position.check(seat, thought.action), thought.nodes), (Ok(()), 0));
        }
    }
}

#[test]
fn without_a_choice_it_answers_at_once() {
    let (position, seat) = start("middle r5; 1: r1 b2 g3 y4; 2: g1 g2 g3; 3: y1 y2 y3");
    let thought = ask(Level::Master, &position.view(Viewer::Seat(seat)), seat, &Budget::default());
    assert_eq!((thought.action.to_string().as_str(), thought.nodes), ("r1", 0));
}

fn start(text: &str) -> (Uno, Seat) {
    let start = text.parse().expect("a start position");
    let rng = Seed::from_number(5).rng();
    let position =
        Uno::start(&Config { start: Some(start), ..Config::default() }, 3, rng, drop).expect("it starts");
    let seat = position.turn().expect("a turn");
    (position, seat)
}

fn decided(position: &Uno, seat: Seat) -> [String; 2] {
    let view = position.view(Viewer::Seat(seat));
    let simple = Simple::new(Seed::from_number(6)).think(&view, seat, &Budget::default());
    let master = ask(Level::Master, &view, seat, &Budget::nodes(4_000));
    [simple.action.to_string(), master.action.to_string()]
}

#[test]
fn it_finds_what_is_obvious() {
    for (text, action) in [
        // Answering the penalty ends the round.
        ("middle r-draw2; 1: g-draw2; 2: g1 g2 g3; 3: y1 y2 y3; penalty 2", "g-draw2"),
        // Six cards are better taken by the next.
        ("middle r-draw2; 1: r1 r-draw2 g7 b1; 2: g1 g2 g3; 3: y1 y2 y3; penalty 6", "r-draw2"),
        // The next player is about to go out.
        ("middle r5; 1: r4 r-skip b1 y7 g2; 2: r9; 3: y1 y2 y4 b4 b5 b6", "r-skip"),
    ] {
        let (position, seat) = start(text);
        assert_eq!(decided(&position, seat), [action, action], "{text}");
    }
}

/// Who wants to win keeps the Wild, which goes on anything next time; who fears
/// for points gets rid of it.
#[test]
fn a_wild_is_kept_by_who_looks_ahead() {
    let (position, seat) = start("middle r5; 1: r3 wild; 2: g1 g2 g4; 3: y1 y2 y4");
    assert_eq!(decided(&position, seat), ["wild", "r3"]);
    let view = position.view(Viewer::Seat(seat));
    let bold = Simple::bold(Seed::from_number(6)).think(&view, seat, &Budget::default());
    assert_eq!(bold.action.to_string(), "r3");
}

#[test]
fn it_names_the_colour_that_it_holds() {
    let (mut position, seat) = start("middle r5; 1: wild b1 b2 b3; 2: g1 g2 g4; 3: y1 y2 y4");
    let action = "wild".parse().expect("an action");
    position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    assert_eq!(decided(&position, seat), ["blue", "blue"]);
}

#[test]
fn the_search_needs_no_policy() {
    let (position, seat) = start("middle r-draw2; 1: g-draw2; 2: g1 g2 g3; 3: y1 y2 y3; penalty 2");
    let mut search = MonteCarlo::<Uno>::new(Seed::from_number(7).rng(), win_or_not);
    let thought = search.search(&position.view(Viewer::Seat(seat)), seat, &Budget::nodes(1_000));
    let thought = thought.expect("something to do");
    assert_eq!((thought.action.to_string().as_str(), thought.value), ("g-draw2", Some(100)));
    // Clear long before the budget is spent.
    assert!(thought.nodes < 1_000, "{}", thought.nodes);
    // Nobody else is asked.
    assert_eq!(search.search(&position.view(Viewer::Seat(Seat(1))), Seat(1), &Budget::nodes(10)), None);
}
