//! UNO in lines by the ids of the rule book.

use meydan_core::{AnyAction, AnyMatch, Viewer};
use meydan_words::Lang;
use serde_json::json;
use unicode_width::UnicodeWidthStr;

use super::*;
use crate::fixture::{self, PLAIN, board, question, result};

fn game(start: &str) -> Box<dyn AnyMatch> {
    fixture::begin(GAME, json!({ "start": start }), start.matches(':').count() as u8)
}

fn act(game: &mut dyn AnyMatch, seat: u8, actions: &str) {
    fixture::act(game, seat, &actions.split(' ').collect::<Vec<_>>());
}

#[test]
fn un_30_everything_is_on_show() {
    let mut game =
        game("middle g4; 1: r4 g7 y9; 2: g-draw2 r2 b1; 3: b-draw2 b6 b7 b8; turn 2; anticlockwise");
    act(game.as_mut(), 1, "g-draw2");
    let expected = "\
▸ Ada  3 cards
  Bo   2 cards  laid green Draw 2
  Cy   4 cards
┌──────┐  Direction: anticlockwise ↺
│ G +2 │  Middle card; colour in force: G green
└──────┘  Penalty: 2 cards · Stock: 98
Your cards:
┌─────┐ ┌─────┐ ┌─────┐
│ R 4 │ │ G 7 │ │ Y 9 │
└─────┘ └─────┘ └─────┘
";
    assert_eq!(board(game.as_ref(), Viewer::Seat(Seat(0)), &PLAIN), expected);
    // Without a hand for whoever has none, and never with somebody else's.
    let watched = board(game.as_ref(), Viewer::Spectator, &PLAIN);
    assert_eq!(watched, expected[..expected.find("Your cards").expect("a hand")]);
    act(game.as_mut(), 0, "take");
    // What can be laid is marked by what to type for it.
    let answer = board(game.as_ref(), Viewer::Seat(Seat(2)), &PLAIN);
    assert!(answer.contains("▲b +2") && answer.matches('▲').count() == 1, "{answer}");
    assert!(answer.contains("  Ada  5 cards  took 2 cards\n") && answer.contains("▸ Cy"), "{answer}");
    for (clockwise, word) in
        [("", "Direction: clockwise ↻"), ("; anticlockwise", "Direction: anticlockwise ↺")]
    {
        let game = self::game(&format!("middle g4; 1: r4; 2: r2; 3: b6{clockwise}"));
        assert!(board(game.as_ref(), Viewer::Spectator, &PLAIN).contains(word));
    }
}

#[test]
fn un_30_the_colour_that_a_wild_named_is_in_force() {
    let mut game = game("middle g4; 1: wild r5; 2: r2 b1; 3: b5 b6");
    act(game.as_mut(), 0, "wild");
    let shown = board(game.as_ref(), Viewer::Seat(Seat(0)), &PLAIN);
    assert!(shown.contains("colour in force: not named yet"), "{shown}");
    act(game.as_mut(), 0, "blue");
    let shown = board(game.as_ref(), Viewer::Seat(Seat(1)), &PLAIN);
    assert!(shown.contains("│ wild │  Middle card; colour in force: B blue"), "{shown}");
    assert!(shown.contains("laid Wild, named blue"), "{shown}");
    assert!(shown.contains("▲b1") && !shown.contains("▲r2"), "{shown}");
}

#[test]
fn un_31_boxes_wrap_at_the_width_and_have_the_letter_beside_the_kind() {
    let hand = "r0 r-draw2 g-reverse b-skip y9 wild wild-draw4";
    let game = game(&format!("middle y4; 1: {hand}; 2: r2; 3: b6"));
    let cards = ["R 0", "R +2", "G reverse", "B skip", "Y 9", "wild", "wild +4"];
    for (width, rows) in [(200, 1), (80, 1), (60, 2), (30, 3), (20, 4), (5, 4)] {
        let shown = board(game.as_ref(), Viewer::Seat(Seat(0)), &Look { width: Some(width), ..PLAIN });
        let hand = shown.split("Your cards:\n").nth(1).expect("a hand");
        assert_eq!(hand.lines().filter(|line| line.starts_with('┌')).count(), rows, "{width}:\n{hand}");
        for card in cards {
            assert!(hand.contains(&format!("│ {card} │")), "{card} at {width}:\n{hand}");
        }
        let widest = hand.lines().map(UnicodeWidthStr::width).max().expect("lines");
        assert!(widest <= usize::from(width).max(20), "{width}:\n{hand}");
    }
    let plain = board(game.as_ref(), Viewer::Seat(Seat(0)), &Look { ascii: true, ..PLAIN });
    assert!(plain.is_ascii() && plain.contains("| G reverse |"), "{plain}");
    // In colour the signs are the same, and each colour has its own paint.
    let painted = board(game.as_ref(), Viewer::Seat(Seat(0)), &Look { colour: true, ..PLAIN });
    for paint in [
        "48;5;160m│ R 0 │",
        "48;5;28m│ G reverse │",
        "48;5;25m│ B skip │",
        "48;5;220m│ Y 9 │",
        "48;5;236m│ wild │",
    ] {
        assert!(painted.contains(paint), "{paint}: {painted:?}");
    }
}

#[test]
fn un_31_persian_boards_run_from_the_left() {
    let game = game("middle y4; 1: r0 y-reverse; 2: r2; 3: b6");
    let shown = board(game.as_ref(), Viewer::Seat(Seat(0)), &Look { lang: Lang::Fa, ..PLAIN });
    for line in shown.lines().filter(|line| line.contains(['┌', '│', '└', '▲'])) {
        assert!(line.starts_with('\u{200e}'), "{line:?}");
    }
    assert!(shown.contains("│ Y reverse │") && shown.contains("▲y reverse"), "{shown}");
}

fn read(game: &dyn AnyMatch, line: &str) -> Result<Vec<String>, (Option<usize>, &'static str)> {
    fixture::read(game, Seat(0), line, Lang::En).map_err(|misread| (misread.part, misread.why.code))
}

#[test]
fn un_32_lines_are_actions_or_say_what_is_wrong() {
    let game = game("middle g4; 1: r4 g7 wild wild-draw4; 2: r2; 3: b6");
    let one = |line: &str, action: &str| {
        assert_eq!(read(game.as_ref(), line), Ok(vec![action.to_owned()]), "{line}");
    };
    for line in ["r4", "R4", " r 4 ", "red 4", "Red-4"] {
        one(line, "r4");
    }
    for (line, action) in
        [("g +2", "g-draw2"), ("b skip", "b-skip"), ("y reverse", "y-reverse"), ("w4", "wild-draw4")]
    {
        one(line, action);
        // What is marked under a card is what can be typed for it.
        let laid = AnyAction::new::<Uno>(action.parse().expect("an action"));
        let typed = fixture::typed(game.as_ref(), &laid);
        assert_eq!(read(game.as_ref(), &typed), Ok(vec![action.to_owned()]));
    }
    for (line, action) in
        [("draw", "draw"), ("d", "draw"), ("pass", "pass"), ("blue", "blue"), ("y", "yellow")]
    {
        one(line, action);
    }
    for line in ["wild red", "w r", "W  RED", "wild r"] {
        assert_eq!(read(game.as_ref(), line), Ok(vec!["wild".to_owned(), "red".to_owned()]), "{line}");
    }
    for line in ["wild draw 4 blue", "w4 b", "+4 blue", "wild +4 b"] {
        assert_eq!(read(game.as_ref(), line), Ok(vec!["wild-draw4".to_owned(), "blue".to_owned()]), "{line}");
    }
    assert_eq!(read(game.as_ref(), "wild purple"), Err((Some(2), "name-a-colour")));
    assert_eq!(read(game.as_ref(), "w 5"), Err((Some(2), "name-a-colour")));
    for line in ["", " ", "5", "r10", "r4 g7", "r4 red", "purple", "٣", "wildred!", "-", "r4\u{1b}[31m"] {
        assert_eq!(read(game.as_ref(), line), Err((None, "not-an-action")), "{line:?}");
    }
}

#[test]
fn what_is_asked_for_is_said_with_what_can_be_typed() {
    let asked = |start: &str, actions: &str| {
        let mut game = game(start);
        if !actions.is_empty() {
            act(game.as_mut(), 0, actions);
        }
        question(game.as_ref())
    };
    assert_eq!(asked("middle g4; 1: r4; 2: r2; 3: b6", ""), "Ada to move: lay a card.");
    assert_eq!(asked("middle g4; 1: r5; 2: r2; 3: b6", ""), "Ada to move: nothing fits, so type “draw”.");
    let due = asked("middle g-draw2; 1: r5; 2: r2; 3: b6; penalty 4", "");
    assert_eq!(due, "Ada to move: nothing answers the penalty of 4 cards, so type “take”.");
    let answer = asked("middle g-draw2; 1: r-draw2; 2: r2; 3: b6; penalty 2", "");
    assert!(answer.contains("answer the penalty of 2 cards with a marked card"), "{answer}");
    let colour = asked("middle g4; 1: wild r5; 2: r2; 3: b6", "wild");
    assert_eq!(colour, "Ada to move: name a colour, red, green, blue or yellow (r, g, b, y).");
}

#[test]
fn un_20_the_score_table_has_the_fewest_first_and_shares_places() {
    let mut game = game("middle g4; 1: g5; 2: wild r1; 3: b6 b5; 4: b9 b2");
    act(game.as_mut(), 0, "g5");
    let expected = "\
Points, fewest first:
 1  Ada  0 points
 2  Cy   11 points
    B5 B6
 2  Di   11 points
    B2 B9
 4  Bo   51 points
    R1 wild
";
    assert_eq!(board(game.as_ref(), Viewer::Seat(Seat(0)), &PLAIN), expected);
    assert_eq!(result(game.as_ref()), "Ada wins. A player has no cards left.");
}

fn at_home(start: &str) -> Box<dyn AnyMatch> {
    let all = ["call", "challenge", "draw-until", "seven-zero", "jump-in", "rounds"];
    let mut config = json!({ "start": start });
    all.iter().for_each(|rule| config[*rule] = json!(true));
    fixture::begin(GAME, config, start.matches(':').count() as u8)
}

#[test]
fn un_50_to_55_house_rules_are_on_show_asked_read_and_told() {
    let mut game = at_home("middle g4; 1: g7 wild-draw4; 2: r2 b1 b2; 3: b5 b6");
    let shown = board(game.as_ref(), Viewer::Seat(Seat(0)), &PLAIN);
    let rules =
        "House rules: Call “UNO”, Challenge, Draw until it fits, Seven and zero, Jump in, Several rounds";
    assert!(shown.contains(rules) && shown.contains("Round 1: Ada 0, Bo 0, Cy 0"), "{shown}");
    assert!(question(game.as_ref()).contains("r5 uno"), "{}", question(game.as_ref()));
    assert_eq!(read(game.as_ref(), "g7 uno"), Ok(vec!["g7-uno".to_owned()]));
    // A Wild with its call and its colour.
    assert_eq!(read(game.as_ref(), "w4 uno"), Ok(vec!["wild-draw4-uno".to_owned()]));
    let before = game.seq();
    act(game.as_mut(), 0, "g7");
    assert!(question(game.as_ref()).contains("choose whom to swap hands with"));
    assert_eq!(read(game.as_ref(), "2"), Ok(vec!["swap-2".to_owned()]));
    act(game.as_mut(), 0, "swap-2");
    let told = fixture::told(game.as_ref(), before, Viewer::Spectator).join(" ");
    assert!(told.contains("Ada swaps hands with Bo."), "{told}");
    assert!(question(game.as_ref()).contains("Ada has not called “UNO”: type “catch”."));
    assert!(board(game.as_ref(), Viewer::Spectator, &PLAIN).contains("Ada has one card and has not called"));
    let before = game.seq();
    act(game.as_mut(), 2, "catch");
    let told = fixture::told(game.as_ref(), before, Viewer::Spectator).join(" ");
    assert_eq!(told, "Cy catches Ada, who did not call “UNO”. Ada takes 2 cards.");
    let before = game.seq();
    act(game.as_mut(), 1, "wild-draw4");
    let told = fixture::told(game.as_ref(), before, Viewer::Spectator).join(" ");
    assert!(told.contains("Round 1 is over: Bo takes "), "{told}");
    assert!(board(game.as_ref(), Viewer::Spectator, &PLAIN).contains("Round 2: "));
}

#[test]
fn un_51_a_challenge_is_asked_and_told() {
    let mut game = at_home("middle g4; 1: g7 wild-draw4 b3; 2: r2 b1 b2; 3: b5 b6");
    act(game.as_mut(), 0, "wild-draw4 red");
    assert!(question(game.as_ref()).contains("“challenge” the Wild Draw 4"), "{}", question(game.as_ref()));
    let before = game.seq();
    act(game.as_mut(), 1, "challenge");
    let told = fixture::told(game.as_ref(), before, Viewer::Spectator).join(" ");
    assert_eq!(told, "Bo challenges the Wild Draw 4: Ada bluffed. Ada takes 4 cards.");
}
