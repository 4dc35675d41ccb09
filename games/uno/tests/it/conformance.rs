//! The suite that every game passes, on UNO.

use meydan_core::{Game as _, Seat, Viewer};
use meydan_testkit::{Plan, bytes, conformance, golden, playthrough, secrets, times};
use uno::{Action, Config, HouseRule, MOST_TURNS, Symbol, Uno};

fn plan(games: u32) -> Plan<Uno> {
    let mut plan = Plan::new(games);
    plan.not_actions.extend([
        "r", "r10", "R5", "r 5", "r+2", "r-", "w", "wild-", "wild4", "r-wild", "x5", "5", "Draw", "redd",
        "r٥",
    ]);
    plan.redeal = Some(Uno::redealt);
    // Beside a fresh deal: an empty stock, and few turns left.
    for start in [
        "middle b-draw2; 1: r5 r-draw2 wild-draw4 g1; 2: y-draw2 y9; 3: rest; turn 2; penalty 2",
        "middle wild red; 1: r0 g0 b0 y0; 2: g5 wild-draw4; 3: y1 y2 y3; anticlockwise; turns 1990",
    ] {
        plan.tables
            .push((Config { start: Some(start.parse().expect("a start position")), ..Config::default() }, 3));
    }
    plan
}

/// Whatever a house rule opens: a hand that another sees now, how many cards had to be drawn,
/// whether something else would have gone, all hands at the end of a round.
fn opens(position: &Uno, seat: Seat, action: Action) -> bool {
    let last = position.hand(seat).len() == 1;
    match action {
        // Who is caught sees what is drawn, from another stock.
        Action::Challenge | Action::Swap(_) | Action::Catch => true,
        Action::Draw => position.view(Viewer::Referee).house.has(HouseRule::DrawUntil),
        Action::Lay(card) | Action::LayCalling(card) => last || card.symbol() == Symbol::Number(0),
        _ => position.view(Viewer::Referee).turns + 1 == MOST_TURNS,
    }
}

/// The same with house rules: all of them, and each alone.
fn at_home(games: u32) -> Plan<Uno> {
    let all = Config::all_house_rules();
    let alone: [fn(&mut Config); 6] = [
        |config| config.call = true,
        |config| config.challenge = true,
        |config| config.draw_until = true,
        |config| config.seven_zero = true,
        |config| config.jump_in = true,
        |config| config.rounds = true,
    ];
    let mut plan = plan(games);
    plan.not_actions
        .extend(["r5-", "-uno", "uno-", "Uno", "r5-UNO", "red-uno", "swap", "swap-0", "swap-6", "swap 2"]);
    plan.opens = opens;
    plan.tables.clear();
    let single = Config { rounds: false, ..all.clone() };
    plan.tables.extend([(all, 4), (single.clone(), 3), (single, 5)]);
    plan.tables.extend(alone.into_iter().map(|set| {
        let mut config = Config::default();
        set(&mut config);
        (config, 3)
    }));
    plan
}

#[test]
fn it_conforms_with_house_rules() {
    conformance(&at_home(5));
}

#[test]
fn it_keeps_its_secrets_with_house_rules() {
    let positions = secrets(&at_home(6));
    assert!(positions >= 10_000, "{positions}");
}

#[test]
fn golden_playthrough_with_house_rules() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden-house.txt");
    let config = Config { rounds: false, ..Config::all_house_rules() };
    golden(&file, &playthrough::<Uno>(&config, 4, 7));
}

#[test]
fn it_conforms() {
    conformance(&plan(times(15) as u32));
}

/// Thousands of positions, each through the eyes of every seat and of a spectator.
#[test]
fn it_keeps_its_secrets() {
    let positions = secrets(&plan(times(40) as u32));
    assert!(positions >= 8_000, "{positions}");
}

#[test]
fn golden_playthrough() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    golden(&file, &playthrough::<Uno>(&Config::default(), 4, 7));
}

#[test]
fn random_bytes_harm_nothing() {
    bytes::noise::<Uno>(500);
}
