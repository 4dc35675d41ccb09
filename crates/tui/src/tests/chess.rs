//! Advanced chess at the table: picking and placing, touch, undo, double moves,
//! promotion, the ledger.

use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::KeyCode;
use meydan_core::{Place, Seat};
use meydan_records::NotKept;
use meydan_testkit::golden;
use meydan_words::Lang;
use serde_json::{Value, json};

use super::{Bench, computer, person, table_of};
use crate::draw::Target;
use crate::event::{Effect, Event};
use crate::{Settings, Start};

fn two(config: Value, settings: Settings) -> Bench {
    let people = vec![person("Ada"), person("Bo")];
    Bench::new(Start::Table(table_of("chess", people, config)), settings)
}

fn at(position: &str) -> Value {
    json!({ "position": position })
}

fn place(name: &str) -> Target {
    Target::Place(Place::new(name))
}

fn check(name: &str, bench: &Bench) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    golden(&folder.join(format!("chess-{name}.txt")), &bench.screen());
}

#[test]
fn ch_60_a_piece_is_picked_and_placed_by_names_by_arrows_and_by_clicks() {
    let mut bench = two(Value::Null, Settings::default());
    bench.type_in("e2e4");
    assert_eq!(bench.moves(), "touch-e2 Pe2e4");
    bench.click(&place("d7")).click(&place("d5"));
    assert!(bench.moves().ends_with("touch-d7 Pd7d5"), "{}", bench.moves());
    bench.click(&place("e4"));
    check("picked", &bench);
    bench.click(&place("d5"));
    assert!(bench.screen().contains("+3 capture: pawn"), "{}", bench.screen());
    // By arrows: from d5 up to d8 and back, Enter picks and places.
    for _ in 0..3 {
        bench.key(KeyCode::Up);
    }
    bench.key(KeyCode::Enter).key(KeyCode::Down).key(KeyCode::Down).key(KeyCode::Down).key(KeyCode::Enter);
    assert!(bench.moves().ends_with("touch-d8 Qd8d5"), "{}", bench.moves());
    check("played", &bench);
}

#[test]
fn ch_12_what_cannot_be_done_says_why_and_changes_nothing() {
    let mut bench = two(Value::Null, Settings::default());
    bench.click(&place("e4"));
    assert!(bench.screen().contains("Nothing stands on e4."), "{}", bench.screen());
    bench.click(&place("e7"));
    assert!(bench.screen().contains("is your opponent's"), "{}", bench.screen());
    bench.click(&place("e2")).click(&place("e5"));
    assert!(bench.screen().contains("A pawn does not go from e2 to e5."), "{}", bench.screen());
    // The pick stays; another piece takes its place, also one that cannot move (CH-32).
    assert_eq!(bench.at_table().path, [Place::new("e2")]);
    bench.click(&place("a1"));
    bench.click(&place("d2")).click(&place("d4"));
    assert_eq!(bench.moves(), "touch-e2 touch-a1 touch-d2 Pd2d4");
    assert!(bench.screen().contains("1 negative: another piece was touched"), "{}", bench.screen());
}

#[test]
fn ch_30_undo_by_its_key_while_the_other_is_to_move() {
    let mut bench = two(Value::Null, Settings::default());
    bench.type_in("e2e4");
    assert!(bench.screen().contains("U undo"), "{}", bench.screen());
    bench.key(KeyCode::Char('U'));
    assert!(bench.moves().ends_with("Pe2e4 undo"), "{}", bench.moves());
    assert!(bench.screen().contains("5 negative: move taken back"), "{}", bench.screen());
    bench.type_in("d2d4");
    bench.click(&place("d7"));
    bench.key(KeyCode::Char('U'));
    assert!(bench.screen().contains("Moves cannot be taken back"), "{}", bench.screen());
}

#[test]
fn ch_27_and_ch_10_a_double_move_and_a_promotion() {
    let mut bench = two(at("8/P6k/8/8/8/8/7p/K7 w - - 0 40 points 30 0"), Settings::default());
    bench.type_in("x2");
    assert!(bench.screen().contains("Ada: make the first of two moves."), "{}", bench.screen());
    bench.type_in("a7a8");
    check("promotion", &bench);
    bench.click(&place("button:knight"));
    assert!(bench.screen().contains("Ada: make the second move."), "{}", bench.screen());
    bench.type_in("a1b2");
    assert!(bench.moves().ends_with("Pa7a8H touch-a1 Ka1b2"), "{}", bench.moves());
    // By its letter.
    bench.type_in("h2h1q");
    assert!(bench.moves().ends_with("Ph2h1Q"), "{}", bench.moves());
}

#[test]
fn ch_40_both_are_asked_about_tampering() {
    let mut bench = two(json!({ "tampering": true }), Settings::default());
    check("tampering", &bench);
    bench.type_in("a");
    bench.click(&place("button:tamper-none"));
    assert_eq!(bench.moves(), "tamper-a tamper-none");
    bench.type_in("e2e4");
    assert!(bench.moves().ends_with("Pe2e4"));
}

#[test]
fn ch_41_time_strikes_at_the_table() {
    let mut bench = two(json!({ "tampering": true }), Settings::default());
    bench.click(&place("button:tamper-d"));
    bench.click(&place("button:tamper-d"));
    // The least is three minutes, the most ten.
    for _ in 0..179 {
        bench.send(Event::Tick(Duration::from_secs(1)));
    }
    assert_eq!(bench.moves(), "tamper-d tamper-d");
    bench.click(&place("e2"));
    for _ in 0..421 {
        bench.send(Event::Tick(Duration::from_secs(1)));
    }
    assert!(bench.screen().contains("(random, tampering)"), "{}", bench.screen());
    assert!(bench.at_table().path.is_empty(), "what was picked is forgotten");
    // Moves made later are logged at their time.
    let line = bench.at_table().line();
    assert!(line.last().is_some_and(|entry| entry.at.0 >= 180_000), "{line:?}");
}

#[test]
fn ch_50_a_new_game_is_kept_and_another_is_not_replaced_unasked() {
    let mut bench = two(json!({ "name": "final" }), Settings::default());
    assert!(matches!(bench.effects.last(), Some(Effect::Keep { over: false })));
    bench.send(Event::Kept(Err(NotKept::Exists("Ada-Bo-final.acd".into()))));
    assert!(bench.screen().contains("There is a file Ada-Bo-final.acd already."), "{}", bench.screen());
    bench.key(KeyCode::Up).key(KeyCode::Enter);
    assert!(matches!(bench.effects.last(), Some(Effect::Keep { over: true })));
    bench.send(Event::Kept(Ok("Ada-Bo-final.acd".into())));
    assert!(bench.screen().contains("Kept in Ada-Bo-final.acd, move by move."), "{}", bench.screen());
    // Whoever says no plays without a file.
    let mut bench = two(json!({ "name": "final" }), Settings::default());
    bench.send(Event::Kept(Err(NotKept::Exists("Ada-Bo-final.acd".into()))));
    bench.key(KeyCode::Esc);
    assert!(bench.screen().contains("this game is not kept"), "{}", bench.screen());
}

#[test]
fn ch_54_from_any_point_one_can_go_on_as_a_new_game() {
    let mut bench = two(json!({ "name": "final", "side-threats": true }), Settings::default());
    bench.type_in("e2e4d7d5e4d5");
    // Back to after e4; in the middle of a game the key does nothing before one looks back.
    bench.key(KeyCode::Char('G'));
    assert_eq!(bench.at_table().line().len(), 3, "CH-64: touches are no moves");
    bench.key(KeyCode::Home);
    bench.key(KeyCode::Char('.'));
    assert!(bench.screen().contains("G go on from here"), "{}", bench.screen());
    bench.key(KeyCode::Char('G'));
    check("begin-here", &bench);
    // The form has everything; Start is its last row.
    bench.key(KeyCode::Up).key(KeyCode::Enter);
    let game = bench.at_table().table.game();
    let config = game.beginning().config;
    assert_eq!(
        config["position"],
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 points 0 0 negative 0 0 turn 2"
    );
    assert_eq!((&config["side-threats"], game.seq()), (&json!(true), 0));
    bench.type_in("d7d5");
    assert_eq!(bench.moves(), "touch-d7 Pd7d5");
}

#[test]
fn the_ledger_tells_every_point() {
    let mut bench = two(Value::Null, Settings::default());
    bench.type_in("e2e4d7d5e4d5d8d5b1c3");
    bench.key(KeyCode::Char('T'));
    check("ledger", &bench);
    bench.key(KeyCode::Esc);
    let mut bench = Bench::new(
        Start::Table(table_of("othello", vec![person("Ada"), person("Bo")], Value::Null)),
        Settings::default(),
    );
    bench.key(KeyCode::Char('T'));
    assert!(!bench.screen().contains("Ledger"));
}

#[test]
fn black_against_the_computer_sits_below() {
    let players = vec![computer(), person("Bo")];
    let bench = Bench::new(Start::Table(table_of("chess", players, Value::Null)), Settings::default());
    assert_eq!(bench.at_table().front(), Seat(1));
    check("black", &bench);
}

#[test]
fn screens_in_signs_of_ascii_and_in_persian() {
    let settings = Settings { ascii: true, color: false, ..Settings::default() };
    let mut bench = two(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 points 12 40 negative 14 3"), settings);
    bench.type_in("e1");
    check("ascii", &bench);
    let mut bench = two(Value::Null, Settings { lang: Lang::Fa, ..Settings::default() });
    bench.type_in("e2e4d7d5e4d5");
    check("fa", &bench);
}
