//! Pentago at the table: turns of two parts, by keys, names and clicks.

use std::path::PathBuf;

use crossterm::event::KeyCode;
use meydan_core::Place;
use meydan_search::Certainty;
use meydan_testkit::golden;
use meydan_words::Lang;
use serde_json::{Value, json};

use super::{Bench, computer, person, table_of};
use crate::draw::Target;
use crate::event::Event;
use crate::{Settings, Start};

/// Red to move has four in row 0 and can make five there.
const NEARLY: &str = "XXXX..OOO.............O.............";

fn two(config: Value, settings: Settings) -> Bench {
    let people = vec![person("Ada"), person("Bo")];
    Bench::new(Start::Table(table_of("pentago", people, config)), settings)
}

fn place(name: &str) -> Target {
    Target::Place(Place::new(name))
}

fn check(name: &str, bench: &Bench) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    golden(&folder.join(format!("pentago-{name}.txt")), &bench.screen());
}

#[test]
fn pe_11_a_turn_is_made_by_names_by_arrows_and_by_clicks() {
    let mut bench = two(Value::Null, Settings::default());
    assert!(bench.screen().contains("Ada: place a marble."), "{}", bench.screen());
    // By names, a blank within.
    bench.type_in("1 4");
    assert!(bench.screen().contains("Ada: turn a block."), "{}", bench.screen());
    bench.type_in("2ccw");
    assert!(bench.screen().contains("Bo: place a marble."));
    // By arrows: the keys appear on the first open place and go up from it to the block's arrow.
    bench.key(KeyCode::Home).key(KeyCode::End);
    bench.type_in("00").key(KeyCode::Up);
    assert_eq!(bench.at_table().cursor, Some(Place::new("turn:1:ccw")));
    bench.key(KeyCode::Right);
    assert_eq!(bench.at_table().cursor, Some(Place::new("turn:1:cw")));
    bench.key(KeyCode::Enter);
    // By clicks.
    bench.click(&place("r5c5")).click(&place("turn:4:ccw"));
    bench.click(&place("r3c0")).click(&place("button:skip"));
    assert_eq!(bench.moves(), "1 4 2 ccw 0 0 1 cw 5 5 4 ccw 3 0 -");
    // And the skip by its sign.
    bench.type_in("55-");
    assert!(bench.moves().ends_with("5 5 -"), "{}", bench.moves());
}

#[test]
fn arrow_keys_reach_every_place_of_the_board() {
    let mut bench = two(Value::Null, Settings::default());
    bench.type_in("0 0");
    let places = bench.places();
    assert_eq!(places.len(), 36 + 8 + 1);
    let seen = bench.reached_from(Place::new("r0c0"));
    assert!(places.iter().all(|(_, place)| seen.contains(place)), "{seen:?}");
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let mut bench = two(Value::Null, Settings::default());
    let before = bench.at_table().table.game().digest();
    bench.click(&place("turn:2:cw"));
    assert!(bench.screen().contains("A marble has to be placed first."), "{}", bench.screen());
    bench.type_in("6");
    assert!(bench.screen().contains("There is no such place here"));
    assert_eq!(bench.at_table().table.game().digest(), before);
    bench.type_in("14");
    bench.click(&place("r0c0"));
    assert!(bench.screen().contains("The marble is placed; now a block has to be turned."));
    bench.type_in("1cw");
    bench.type_in("14");
    assert!(bench.screen().contains("There is a marble on 1 4 already."), "{}", bench.screen());
    assert_eq!(bench.moves(), "1 4 1 cw");
}

#[test]
fn pe_03_skip_is_offered_only_where_it_is_allowed() {
    let start = "X..O..............X..O..............";
    let mut bench = two(json!({ "start": start }), Settings::default());
    assert!(!bench.screen().contains("Skip"));
    bench.type_in("11");
    let screen = bench.screen();
    assert!(screen.contains("Ada: turn a block.") && !screen.contains("Skip"), "{screen}");
    bench.type_in("-");
    assert!(bench.screen().contains("There is no such place here"));
    assert_eq!(bench.moves(), "1 1");
}

#[test]
fn pe_04_five_by_placing_wins_at_once_and_is_marked() {
    let mut bench = two(json!({ "start": NEARLY }), Settings::default());
    bench.type_in("04");
    let screen = bench.screen();
    assert!(screen.contains("Ada wins. Five in a row by placing a marble."), "{screen}");
    assert_eq!(screen.matches("*○*").count(), 5, "{screen}");
    bench.type_in("1cw");
    assert!(bench.screen().contains("The game is over."));
}

#[test]
fn pe_13_undo_takes_one_part_back_and_a_hint_marks_an_arrow() {
    let mut bench = two(Value::Null, Settings::default());
    bench.type_in("i").decide("1 4");
    assert!(bench.screen().contains("Hint: row 1, column 4."), "{}", bench.screen());
    bench.type_in("14").type_in("i");
    bench.decide_sure("3 ccw", 100, Certainty::Proved);
    let said = "Hint: block 3 anticlockwise. For you: a win, proved, depth 8.";
    assert!(bench.screen().contains(said), "which part, and what it is worth: {}", bench.screen());
    assert_eq!(bench.at_table().hint, [Place::new("turn:3:ccw")]);
    bench.key(KeyCode::Enter);
    assert_eq!(bench.moves(), "1 4 3 ccw", "the keys stand on the hint");
    bench.type_in("u");
    assert_eq!(bench.moves(), "1 4");
    bench.type_in("u");
    assert_eq!(bench.moves(), "");
}

#[test]
fn the_computer_makes_both_parts() {
    let players = vec![person("Ada"), computer()];
    let table = table_of("pentago", players, Value::Null);
    let mut bench = Bench::new(Start::Table(table), Settings::default());
    bench.type_in("142cw").decide("0 0").decide("1 ccw");
    assert_eq!(bench.moves(), "1 4 2 cw 0 0 1 ccw");
    assert!(bench.screen().contains("Ada: place a marble."), "{}", bench.screen());
}

#[test]
fn colours_that_are_drawn_are_not_promised_before_the_game() {
    let mut bench = Bench::hall();
    bench.key(KeyCode::Down).key(KeyCode::Enter);
    let screen = bench.screen();
    assert!(screen.contains("Pentago"), "{screen}");
    assert!(!screen.contains("Red") && !screen.contains("Name of Black"), "{screen}");
}

#[test]
fn screens_of_pentago() {
    let middle = |settings: Settings| {
        let mut bench = two(Value::Null, settings);
        bench.type_in("142cw").type_in("003ccw").type_in("13-").type_in("221ccw");
        bench
    };
    for lang in Lang::ALL {
        let settings = Settings { lang, ..Settings::default() };
        check(&format!("place-{lang}"), &middle(settings));
    }
    let mut bench = middle(Settings::default());
    bench.type_in("33").key(KeyCode::Down).key(KeyCode::Down).key(KeyCode::Down);
    check("turn", &bench);
    bench.send(Event::Resize(120, 42));
    check("large", &bench);
    let mut bench = middle(Settings { ascii: true, ..Settings::default() });
    bench.type_in("33");
    check("ascii", &bench);
    assert!(bench.screen().is_ascii());
    bench.send(Event::Resize(140, 50));
    assert!(bench.screen().is_ascii(), "{}", bench.screen());
    let mut bench = two(json!({ "start": NEARLY }), Settings::default());
    bench.type_in("04").key(KeyCode::Down);
    check("won", &bench);
    let plain = middle(Settings { color: false, ..Settings::default() });
    assert_eq!(plain.screen(), middle(Settings::default()).screen(), "nothing is told by colour alone");
}

#[test]
fn pe_01_a_side_that_is_drawn_cannot_be_chosen() {
    let mut bench = Bench::new(Start::Hall, Settings::default());
    bench.key(KeyCode::Down).key(KeyCode::Enter);
    let screen = bench.screen();
    assert!(
        screen.contains("Pentago") && screen.contains("Who plays which side is drawn by lot."),
        "{screen}"
    );
    assert!(!screen.contains("You play") && !screen.contains("Player 1"), "{screen}");
    assert!(screen.contains("Your name: "), "{screen}");
    // Among people each has a name of their own.
    bench.key(KeyCode::Left);
    assert!(bench.screen().contains("Name of Player 1: "), "{}", bench.screen());
    bench.key(KeyCode::Right);
    bench.key(KeyCode::Down).key(KeyCode::Down).type_in("Ada").key(KeyCode::Enter).key(KeyCode::Enter);
    assert_eq!(bench.at_table().table.players(), [person("Ada"), computer()]);
}
