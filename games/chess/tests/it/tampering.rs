//! Sudden tampering (CH-40 … CH-42), and that a log replays exactly (CH-55).

use std::collections::BTreeSet;

use chess::{By, Chess, Config, Event, Refusal, Way};
use meydan_core::{Entry, Game, GameTime, Match, Pending, Rng, Seat, Seed, Step, Viewer};

use crate::report::Report;

fn asked(seed: u64) -> Report {
    Report::with(Config { tampering: true, ..Config::default() }, seed)
}

fn agreed(way: &str, seed: u64) -> Report {
    let mut report = asked(seed);
    report.play(&format!("tamper-{way}"));
    let told = report.play(&format!("tamper-{way}"));
    assert!(told.starts_with(&format!("way {way} agreed")), "{told}");
    report
}

/// Plays at random until so many turns are over, with time going by; timers fire when they are due.
fn play_on(report: &mut Report, turns: u32, rng: &mut Rng) {
    let game = &mut report.game;
    while game.pending() != Pending::Over && game.view(Viewer::Spectator).number <= turns {
        let at = game.at().plus(u64::from(rng.range(40_000)));
        if game.next_timer().is_some_and(|timer| timer.due <= at) {
            game.fire().expect("it is due");
            continue;
        }
        let seat = game.pending().seats().iter().next().expect("somebody");
        // Moves only: touches and undos have their own tests.
        let moves: Vec<_> =
            game.legal(seat).into_iter().filter(|a| matches!(a, chess::Action::Move(_))).collect();
        let action = moves[rng.range(moves.len() as u32) as usize];
        game.submit(at, seat, action).expect("legal");
    }
}

fn struck(report: &Report) -> Vec<u32> {
    let sheet = report.game.position().sheet();
    sheet
        .iter()
        .filter(|turn| turn.moves.iter().any(|made| made.by == By::Tampering))
        .map(|turn| turn.number)
        .collect()
}

#[test]
fn ch_40_asked_before_the_first_move_and_only_if_both_agree() {
    let mut report = asked(1);
    assert_eq!(report.game.pending().seats().len(), 2);
    assert_eq!(report.refused("Pe2e4"), Refusal::AnswerFirst);
    assert_eq!(report.legal(1), ["tamper-none", "tamper-a", "tamper-b", "tamper-c", "tamper-d"]);
    report.play("tamper-b");
    assert_eq!(report.game.pending().seats().only(), Some(Seat(1)));
    assert_eq!(report.play("tamper-none"), "way none agreed");
    assert_eq!(report.game.view(Viewer::Spectator).way, None);
    assert_eq!(report.refused("tamper-a"), Refusal::NotAsked);
    report.play("Pe2e4");
    // Who does not offer it is not asked.
    assert_eq!(Report::new().refused("tamper-a"), Refusal::NotAsked);
}

#[test]
fn ch_40_who_disagree_get_one_of_the_four_by_a_logged_draw() {
    let mut ways = BTreeSet::new();
    for seed in 0..40 {
        let mut report = asked(seed);
        report.play("tamper-a");
        let before = report.game.seq();
        report.play("tamper-c");
        let told: Vec<Event> =
            report.game.events_since(Some(before), Viewer::Spectator).flat_map(|(_, e)| e).collect();
        let Some(Event::Agreed { way: Some(way), drawn: true }) = told.get(1) else { panic!("{told:?}") };
        assert_eq!(report.game.view(Viewer::Spectator).way, Some(*way));
        ways.insert(way.code());
    }
    assert_eq!(ways.len(), Way::ALL.len(), "any of the four, not only the two that were wanted");
}

#[test]
fn ch_41_a_strikes_in_every_multiple_of_one_odd_number() {
    let mut numbers = BTreeSet::new();
    for seed in 0..30 {
        let mut report = agreed("a", seed);
        play_on(&mut report, 80, &mut Seed::from_number(seed + 500).rng());
        let struck = struck(&report);
        let Some(&first) = struck.first() else { continue };
        assert!((9..=20).contains(&first) && first % 2 == 1, "{first}");
        let expected: Vec<u32> = (1..).map(|n| n * first).take(struck.len()).collect();
        assert_eq!(struck, expected);
        numbers.insert(first);
    }
    assert_eq!(numbers, [9, 11, 13, 15, 17, 19].into());
}

#[test]
fn ch_41_b_draws_and_adds_a_new_odd_number_each_time() {
    let mut steps = BTreeSet::new();
    for seed in 0..30 {
        let mut report = agreed("b", seed);
        play_on(&mut report, 80, &mut Seed::from_number(seed + 500).rng());
        let mut last = 0;
        for number in struck(&report) {
            let step = number - last;
            assert!((9..=20).contains(&step) && step % 2 == 1, "{step}");
            steps.insert(step);
            last = number;
        }
    }
    assert_eq!(steps, [9, 11, 13, 15, 17, 19].into());
}

fn strikes_at(report: &Report) -> Vec<u64> {
    let timers = report.game.log().iter().filter(|entry| matches!(entry.step, Step::Timer { .. }));
    timers.map(|entry| entry.at.0).collect()
}

#[test]
fn ch_41_c_strikes_every_so_many_minutes_and_d_after_new_ones() {
    let (mut same, mut new) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..30 {
        for (way, minutes) in [("c", &mut same), ("d", &mut new)] {
            let mut report = agreed(way, seed);
            play_on(&mut report, 120, &mut Seed::from_number(seed + 900).rng());
            let times = strikes_at(&report);
            let mut last = 0;
            let steps: Vec<u64> =
                times.iter().map(|at| (at - std::mem::replace(&mut last, *at)) / 60_000).collect();
            assert!(times.iter().all(|at| at % 60_000 == 0), "{times:?}");
            assert!(steps.iter().all(|step| (3..=10).contains(step)), "{steps:?}");
            if way == "c" {
                assert!(steps.windows(2).all(|pair| pair[0] == pair[1]), "{steps:?}");
            }
            minutes.extend(steps);
        }
    }
    assert_eq!(same.len(), 8, "{same:?}");
    assert_eq!(new.len(), 8, "{new:?}");
}

#[test]
fn ch_42_the_random_move_is_legal_and_takes_the_place_of_the_players() {
    let mut report = agreed("c", 3);
    let due = report.game.next_timer().expect("it runs").due;
    assert_eq!(report.refused("tamper-c"), Refusal::NotAsked);
    let legal = report.legal(0);
    report.game.fire().expect("it is due");
    let told = report.told_since(report.game.seq() - 1);
    assert!(told.starts_with("White tampered"), "{told}");
    let made = report.game.position().sheet()[0].moves[0].clone();
    assert!(legal.contains(&made.written.to_string()));
    assert_eq!(report.game.pending().seats().only(), Some(Seat(1)));
    assert!(report.game.at_will().is_empty(), "a random move is not taken back");
    assert!(report.game.next_timer().expect("it runs on").due > due);
    // Nobody is told when: the view says the way and no more.
    let view = serde_json::to_string(&report.game.view(Viewer::Seat(Seat(0)))).expect("JSON");
    assert!(view.contains("\"way\":\"c\"") && !view.contains("due"), "{view}");
}

#[test]
fn the_red_line_uses_tampering_up() {
    // Turn 9 is struck where 9 is drawn; White is beyond the red line in it.
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 5";
    let position = format!("{board} negative 15 0 turn 9").parse().ok();
    let config = Config { tampering: true, position, ..Config::default() };
    let mut both = 0;
    for (seed, way) in (0..60).flat_map(|seed| [(seed, "a"), (seed, "b")]) {
        let mut report = Report::with(config.clone(), seed);
        report.play(&format!("tamper-{way}"));
        let told = report.play(&format!("tamper-{way}"));
        assert!(told.contains("White red line 15"), "{told}");
        assert!(!told.contains("tampered"), "one random move and not two: {told}");
        both += u32::from(report.game.position().sheet().len() > 1);
        play_on(&mut report, 60, &mut Seed::from_number(seed).rng());
        if way == "b" {
            assert!(struck(&report).first().is_none_or(|first| *first >= 17), "{:?}", struck(&report));
        }
    }
    assert!(both > 0);
}

#[test]
fn a_strike_within_a_double_move_takes_the_place_of_the_move_that_is_due() {
    let board = "4k3/8/8/8/8/8/PPP5/RN2K3 w - - 0 1 points 60 0";
    let config = Config { tampering: true, position: board.parse().ok(), ..Config::default() };
    let mut report = Report::with(config, 5);
    report.moves("tamper-d tamper-d double");
    report.game.fire().expect("it runs");
    let view = report.game.view(Viewer::Spectator);
    assert_eq!((view.double, view.turn()), (chess::Double::Half, Seat(0)));
    assert_eq!(view.points, [30, 0], "nothing in a double move earns points");
    report.game.fire().expect("it runs on");
    let view = report.game.view(Viewer::Spectator);
    assert_eq!((view.double, view.turn()), (chess::Double::None, Seat(1)));
}

#[test]
fn ch_55_same_seed_same_draws_and_the_log_replays_exactly() {
    for way in ["a", "b", "c", "d"] {
        for seed in 0..4 {
            let mut report = agreed(way, seed);
            play_on(&mut report, 60, &mut Seed::from_number(seed + 77).rng());
            let live = &report.game;
            let log: Vec<Entry<String>> = live.log().iter().map(Entry::to_text).collect();
            let again = Match::<Chess>::open(live.header().clone(), &log).expect("it replays");
            assert_eq!(again.position().digest(), live.position().digest());
            assert_eq!(again.view(Viewer::Referee), live.view(Viewer::Referee));
            let told = |game: &Match<Chess>| game.events_since(None, Viewer::Referee).collect::<Vec<_>>();
            assert_eq!(told(&again), told(live));
            // Another seed draws otherwise, so the log does not fit it or leads elsewhere.
            let mut other = live.header().clone();
            other.seed = Seed::from_number(seed + 1000);
            let elsewhere = Match::<Chess>::open(other, &log).map(|game| game.position().digest());
            assert_ne!(elsewhere.ok(), Some(live.position().digest()));
        }
    }
}

#[test]
fn time_starts_when_both_have_agreed() {
    let mut report = asked(2);
    let at = GameTime(500_000);
    report.game.submit_text(at, Seat(1), "tamper-d").expect("asked");
    assert_eq!(report.game.next_timer(), None);
    report.game.submit_text(at.plus(100_000), Seat(0), "tamper-d").expect("asked");
    let due = report.game.next_timer().expect("it runs").due.0;
    assert!((600_000 + 180_000..=600_000 + 600_000).contains(&due), "{due}");
}
