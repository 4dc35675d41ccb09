//! UNO at the table: three to five seats, hands that others must not see.

use std::path::PathBuf;

use crossterm::event::KeyCode;
use meydan_catalogue::Player;
use meydan_core::{AnyAction, Place, Viewer};
use meydan_search::Certainty;
use meydan_testkit::golden;
use meydan_words::Lang;
use serde_json::{Value, json};

use super::{Bench, computer, person, table_of};
use crate::draw::{Target, targets};
use crate::event::Event;
use crate::screens::TableScreen;
use crate::{Settings, Start};

/// Ada is to move on a green 4: two cards go, and a Wild.
const THREE: &str = "middle g4; 1: r4 g7 b-skip b-skip y9 wild; 2: r1 r2 g-draw2; 3: b5 b6 b7 b8";

fn sit(players: Vec<Player>, start: &str, settings: Settings) -> Bench {
    let config = if start.is_empty() { Value::Null } else { json!({ "start": start }) };
    Bench::new(Start::Table(table_of("uno", players, config)), settings)
}

/// One person among computers.
fn alone(start: &str, settings: Settings) -> Bench {
    let seats = start.matches(':').count().max(3);
    let players = [vec![person("Ada")], vec![computer(); seats - 1]].concat();
    sit(players, start, settings)
}

fn place(name: &str) -> Target {
    Target::Place(Place::new(name))
}

fn open(bench: &Bench) -> Vec<String> {
    bench.at_table().open_places().iter().map(ToString::to_string).collect()
}

fn check(name: &str, bench: &Bench) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    golden(&folder.join(format!("uno-{name}.txt")), &bench.screen());
}

#[test]
fn un_30_counts_last_moves_direction_colour_turn_penalty_and_the_own_cards_are_on_show() {
    let start = format!("{THREE}; turn 3; anticlockwise");
    let mut bench = alone(&start, Settings::default());
    let b5 = "b5".parse().expect("a card");
    bench.decide_on(AnyAction::new::<uno::Uno>(uno::Action::Lay(b5)), None, Certainty::Estimated);
    // That was refused: blue 5 does not go on green 4. Nothing was changed by it.
    assert_eq!(bench.moves(), "");
    let mut bench = alone(&start.replace("b5", "g5"), Settings::default());
    bench.decide("g5").decide("g-draw2");
    let screen = bench.screen();
    for shown in [
        "Player 3",
        "3 cards",
        "laid green 5",
        "Player 2",
        "2 cards",
        "laid green Draw 2",
        "→ anticlockwise →",
        "▲ G green",
        "Penalty: 2 cards",
        "Ada: take 2 cards.",
        "│ +2  │",
    ] {
        assert!(screen.contains(shown), "{shown}:\n{screen}");
    }
    for card in ["r4", "g7", "b-skip", "y9", "wild"] {
        let on_screen =
            targets(&bench.app).iter().any(|(_, target)| *target == place(&format!("hand:{card}")));
        assert!(on_screen, "{card}");
    }
    // Two cards of one kind are one box that says so.
    assert!(screen.contains("×2"), "{screen}");
}

#[test]
fn a_card_is_laid_by_its_name_by_keys_and_by_a_click() {
    let mut bench = alone(THREE, Settings::default());
    assert_eq!(open(&bench), ["hand:r4", "hand:g7", "hand:wild"]);
    bench.type_in("g7");
    assert_eq!(bench.moves(), "g7");
    let mut bench = alone(THREE, Settings::default());
    bench.key(KeyCode::Tab).key(KeyCode::Right);
    assert_eq!(bench.at_table().cursor, Some(Place::new("hand:g7")));
    bench.key(KeyCode::Enter);
    assert_eq!(bench.moves(), "g7");
    // The card is gone, so Enter goes to where something can be laid rather than to nowhere.
    bench.decide("g-draw2").decide("take");
    bench.key(KeyCode::Enter).key(KeyCode::Enter);
    assert!(!bench.screen().contains("You do not have"), "{}", bench.screen());
    let mut bench = alone(THREE, Settings::default());
    bench.click(&place("hand:r4"));
    assert_eq!(bench.moves(), "r4");
}

#[test]
fn un_32_what_is_refused_says_why_and_changes_nothing() {
    let mut bench = alone(THREE, Settings::default());
    let before = bench.at_table().table.game().digest();
    bench.click(&place("hand:y9"));
    assert!(bench.screen().contains("yellow 9 does not go on green 4"), "{}", bench.screen());
    bench.type_in("bs");
    assert!(bench.screen().contains("blue Skip does not go on green 4"), "{}", bench.screen());
    bench.click(&place("stock"));
    assert!(bench.screen().contains("You can lay a card (red 4), so you must."), "{}", bench.screen());
    bench.type_in("d");
    assert!(bench.screen().contains("You can lay a card (red 4), so you must."), "{}", bench.screen());
    bench.type_in("x");
    assert!(bench.screen().contains("There is no such place here"), "{}", bench.screen());
    bench.type_in("U");
    assert!(bench.screen().contains("Moves cannot be taken back in this game."), "{}", bench.screen());
    assert_eq!(bench.at_table().table.game().digest(), before);
}

#[test]
fn un_11_a_colour_is_chosen_after_a_wild_by_key_arrows_and_click() {
    let wild = |then: fn(&mut Bench) -> &mut Bench| {
        let mut bench = alone(THREE, Settings::default());
        bench.type_in("ww");
        assert_eq!(open(&bench), ["button:red", "button:green", "button:blue", "button:yellow"]);
        assert!(bench.screen().contains("Ada: name a colour."), "{}", bench.screen());
        // Once on the board, and not once more among the buttons.
        let boxes = targets(&bench.app).iter().filter(|(_, target)| *target == place("button:blue")).count();
        assert_eq!(boxes, 1);
        then(&mut bench);
        bench.moves()
    };
    assert_eq!(wild(|bench| bench.type_in("b")), "wild blue");
    assert_eq!(wild(|bench| bench.click(&place("button:yellow"))), "wild yellow");
    let by_arrows = wild(|bench| bench.key(KeyCode::Enter).key(KeyCode::Right).key(KeyCode::Enter));
    assert_eq!(by_arrows, "wild green");
}

#[test]
fn un_14_a_card_is_drawn_and_laid_or_kept() {
    let start = "middle g4; 1: r5 b7; 2: r1 r2; 3: rest";
    let mut bench = alone(start, Settings::default());
    assert!(bench.screen().contains("Ada: nothing goes, draw a card."), "{}", bench.screen());
    bench.type_in("d");
    // The stock is empty: everything else is with player 3.
    assert_eq!(bench.moves(), "draw");
    assert!(bench.screen().contains("found the stock empty"), "{}", bench.screen());
    // Two green 5 are the whole stock: one is drawn, and may be laid or kept.
    let mut rest = uno::Cards::deck();
    for card in "g4 r5 b7 r1 r2 g5 g5".split(' ') {
        assert!(rest.take(card.parse().expect("a card")));
    }
    let rest: Vec<String> = rest.iter().map(|card| card.to_string()).collect();
    let start = format!("middle g4; 1: r5 b7; 2: r1 r2; 3: {}", rest.join(" "));
    for (key, moves) in [("p", "draw pass"), ("g5", "draw g5")] {
        let mut bench = alone(&start, Settings::default());
        bench.click(&place("stock"));
        let screen = bench.screen();
        assert!(
            screen.contains("Ada: lay a card or keep the drawn one.") && screen.contains("[ Pass (p) ]"),
            "{screen}"
        );
        bench.type_in(key);
        assert_eq!(bench.moves(), moves);
    }
}

#[test]
fn un_20_the_end_is_a_table_fewest_points_first() {
    let mut bench = alone("middle g4; 1: g-draw2; 2: r1 wild; 3: b5 b6", Settings::default());
    bench.type_in("g+");
    let screen = bench.screen();
    assert!(screen.contains("Points, fewest first"), "{screen}");
    let at = |text: &str| screen.find(text).unwrap_or_else(|| panic!("{text}:\n{screen}"));
    assert!(at("1  Ada") < at("2  Player 3") && at("2  Player 3") < at("3  Player 2"), "{screen}");
    assert!(screen.contains("0 points") && screen.contains("11 points"), "{screen}");
    // The penalty of the last card is taken before hands are counted (UN-16).
    assert_eq!(screen.matches("R 1").count(), 1, "{screen}");
    assert!(screen.contains("Ada wins, 0 – "), "{screen}");
    assert!(targets(&bench.app).iter().all(|(_, target)| !matches!(target, Target::Place(_))));
}

/// Every word that could stand for a card on the screen of somebody else.
fn shows_cards(screen: &str) -> bool {
    screen.contains("╭───") || ["R 4", "G 7", "Y 9", "skip", "wild"].iter().any(|card| screen.contains(card))
}

#[test]
fn un_02_between_two_people_the_screen_is_covered_and_nothing_of_a_hand_is_left() {
    let people = vec![person("Ada"), person("Bo"), computer()];
    let mut bench = sit(people, THREE, Settings::default());
    let screen = bench.screen();
    assert!(screen.contains("It is Ada’s turn. Hand over the screen, then press Enter."), "{screen}");
    assert!(!shows_cards(&screen), "{screen}");
    assert!(targets(&bench.app).is_empty(), "nothing can be clicked under the cover");
    bench.type_in("g7").key(KeyCode::Tab).key(KeyCode::Up);
    bench.send(Event::Mouse(crossterm::event::MouseEvent {
        kind: crossterm::event::MouseEventKind::ScrollUp,
        column: 1,
        row: 1,
        modifiers: crossterm::event::KeyModifiers::NONE,
    }));
    assert_eq!(bench.moves(), "");
    bench.key(KeyCode::Enter);
    assert!(bench.screen().contains("Ada: lay a card.") && shows_cards(&bench.screen()));
    // A hint, a refusal and half a name are Ada's business.
    bench.type_in("i").decide("g7");
    bench.type_in("y9").key(KeyCode::Tab).type_in("g");
    bench.type_in("7");
    let screen = bench.screen();
    assert!(screen.contains("It is Bo’s turn.") && !shows_cards(&screen), "{screen}");
    let table: &TableScreen = bench.at_table();
    assert_eq!(table.viewer(), Viewer::Spectator);
    assert!(table.hint.is_empty() && table.typed.is_empty() && table.cursor.is_none());
    assert!(table.refused.is_none() && table.looking.is_none());
    bench.key(KeyCode::Enter);
    let screen = bench.screen();
    assert!(screen.contains("Bo: ") && !screen.contains("Y      "), "{screen}");
    assert_eq!(open(&bench), ["hand:g-draw2"]);
    // The computer moves while Bo still sits there; then Ada's screen is covered again.
    bench.type_in("g+").decide("take");
    assert!(bench.screen().contains("It is Ada’s turn."), "{}", bench.screen());
}

#[test]
fn one_person_sees_the_own_hand_while_computers_think() {
    let bench = alone(&format!("{THREE}; turn 2"), Settings::default());
    assert!(bench.screen().contains("Player 2 is thinking…"), "{}", bench.screen());
    assert!(targets(&bench.app).iter().any(|(_, target)| *target == place("hand:y9")));
}

#[test]
fn arrow_keys_reach_every_card_of_a_large_hand() {
    let start =
        "middle g4; 1: r0 r1 r2 r3 r4 r5 r6 r7 r8 r9 g0 g1 g2 g3 g5 g6 g7 b1 b2 b3 b4 y1 y2 y3; 2: r1; 3: r2";
    for (start, least) in
        [(start.to_owned(), 24), (start.replace("; 2: r1; 3: r2", " rest; 2: r1; 3: r2"), 50)]
    {
        let mut bench = alone(&start, Settings::default());
        let places = bench.places();
        for (area, place) in &places {
            assert!(area.right() <= 80 && area.bottom() <= 20, "{place} lies outside");
        }
        assert!(places.len() > least, "{}", places.len());
        let seen = bench.reached_from(places[0].1.clone());
        assert!(places.iter().all(|(_, place)| seen.contains(place)), "{seen:?}");
    }
}

#[test]
fn un_02_how_many_play_and_how_many_are_people_is_set_up() {
    let tenant = meydan_catalogue::find("uno").expect("a game of the hall");
    let mut bench = Bench::new(Start::Setup(tenant), Settings::default());
    assert!(bench.screen().contains("▸ How many: ‹ 3 ›"), "{}", bench.screen());
    bench.key(KeyCode::Right).key(KeyCode::Right);
    assert!(bench.screen().contains("‹ 5 ›"));
    bench.key(KeyCode::Right);
    assert!(bench.screen().contains("‹ 3 ›"), "from three to five, round and round");
    bench.key(KeyCode::Left).key(KeyCode::Left);
    // People at this screen: all four, then two of them.
    bench.key(KeyCode::Down).key(KeyCode::Left);
    assert!(bench.screen().contains("People among them: 4"), "{}", bench.screen());
    assert!(!bench.screen().contains("Level:"));
    bench.key(KeyCode::Down).key(KeyCode::Right);
    assert!(bench.screen().contains("People among them: ‹ 2 ›"), "{}", bench.screen());
    bench.key(KeyCode::Down).key(KeyCode::Down).type_in("Ada").key(KeyCode::Enter).type_in("Bo");
    // Past the house rules, which stay off.
    (0..2 + uno::HouseRule::ALL.len()).for_each(|_| {
        bench.key(KeyCode::Enter);
    });
    let table = &bench.at_table().table;
    assert_eq!(table.players()[..2], [person("Ada"), person("Bo")]);
    assert_eq!((table.game().seats(), table.people().len()), (4, 2));
}

#[test]
fn screens_of_uno() {
    let five = "middle wild blue; 1: r4 g7 b-skip b-skip y9 wild-draw4 b-reverse b3; 2: r1 r2; 3: b5 b6 b7 b8; 4: y1 y2 y3; 5: b9 g9 g8; turn 5";
    let middle = |settings: Settings| {
        let mut bench = alone(five, settings);
        bench.decide("b9");
        bench.key(KeyCode::Tab);
        bench
    };
    for lang in Lang::ALL {
        check(&format!("table-{lang}"), &middle(Settings { lang, ..Settings::default() }));
    }
    let mut bench = middle(Settings { ascii: true, ..Settings::default() });
    check("ascii", &bench);
    assert!(bench.screen().is_ascii(), "{}", bench.screen());
    bench.send(Event::Resize(140, 50));
    assert!(bench.screen().is_ascii(), "{}", bench.screen());
    let mut bench = middle(Settings::default());
    bench.send(Event::Resize(120, 42));
    check("large", &bench);
    let plain = middle(Settings { color: false, ..Settings::default() });
    assert_eq!(plain.screen(), middle(Settings::default()).screen(), "nothing is told by colour alone");
    let mut bench = alone(THREE, Settings::default());
    bench.type_in("ww").key(KeyCode::Tab);
    check("colour", &bench);
    let many = "middle g-draw2; 1: r0 r1 r2 r3 r4 r5 r6 r7 g0 g1 g2 g3 g5 g6 g7 b1 b2 b3 b4 y1 y-draw2 wild; 2: r1; 3: r2; 4: r8; 5: r9; penalty 4";
    check("many", &alone(many, Settings::default()));
    let more = many.replace("wild;", "wild y2 y3 y4 y5 y6 b7 b8 g7;");
    check("more", &alone(&more, Settings::default()));
    for lang in Lang::ALL {
        let start = "middle g4; 1: g-draw2; 2: r1 wild; 3: b5 b6";
        let mut bench = alone(start, Settings { lang, ..Settings::default() });
        bench.type_in("g+");
        check(&format!("scores-{lang}"), &bench);
        bench.type_in("m");
        assert!(bench.screen().contains("108") || bench.screen().contains("۱۰۸"), "{}", bench.screen());
    }
}

/// UN-50, UN-53, UN-54: what house rules offer can be seen, pressed and typed.
#[test]
fn un_50_to_55_house_rules_at_the_table() {
    let start = "middle g4; 1: g7 g9; 2: r2 g1 b2; 3: b5 b6";
    let config = json!({ "start": start, "call": true, "seven-zero": true, "jump-in": true });
    let players = vec![person("Ada"), computer(), computer()];
    let mut bench = Bench::new(Start::Table(table_of("uno", players, config)), Settings::default());
    assert!(bench.screen().contains("Call “UNO”"), "{}", bench.screen());
    assert!(bench.screen().contains("UNO! (u)"), "{}", bench.screen());
    assert_eq!(open(&bench), ["hand:g7", "hand:g9", "button:uno"]);
    // The call first, then the card.
    bench.key(KeyCode::Char('u'));
    assert_eq!(open(&bench), ["hand:g7", "hand:g9"]);
    bench.type_in("g7");
    let mut offered = open(&bench);
    offered.sort();
    assert_eq!(offered, ["button:swap-2", "button:swap-3"]);
    assert!(bench.screen().contains("Player 2") && bench.screen().contains("Player 3"));
    bench.key(KeyCode::Char('3'));
    assert!(!open(&bench).contains(&"button:swap-2".to_owned()));
    assert!(
        bench.screen().contains("swaps hands with Player 3") || bench.moves().contains("swap"),
        "{}",
        bench.screen()
    );
}
