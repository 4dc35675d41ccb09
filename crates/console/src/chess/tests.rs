//! The face of advanced chess by the ids of the rule book.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use meydan_catalogue::{Player, Table};
use meydan_core::{NewMatch, Seed};
use meydan_words::Lang;
use serde_json::json;

use super::*;
use crate::{Computers, PlainLines, Session, Setup, Typed, TypedLines};

const PLAIN: Look = Look { colour: false, ascii: true, lang: Lang::En, width: Some(80) };

fn begin(config: Value) -> Box<dyn AnyMatch> {
    let new = NewMatch { config, seats: 2, seed: Seed::from_number(1) };
    meydan_catalogue::begin(GAME, new).expect("a game of the hall").expect("it begins")
}

fn session(config: Value, lang: Lang) -> Session {
    let people = ["Ada", "Bo"].map(|name| Player::Person { name: name.to_owned() });
    Session::new(Setup {
        table: Table::new(begin(config), people.to_vec()),
        face: &ChessFace,
        words: Words::of(lang),
        look: Look { lang, ..PLAIN },
        computers: Computers { time: None, depth: Some(1), nodes: None, seeds: Vec::new() },
        file: None,
        record: None,
        pace: Duration::ZERO,
    })
}

/// What a session prints for these lines.
fn play(config: Value, typed: &str) -> String {
    let mut out = Vec::new();
    let mut session = session(config, Lang::En);
    session.run(&mut PlainLines::new(typed.as_bytes()), &mut out).expect("nothing fails here");
    String::from_utf8(out).expect("text")
}

#[test]
fn ch_60_everything_is_on_show() {
    let mut game = begin(json!({ "name": "Friday" }));
    for (seat, action) in [(0, "Pe2e4"), (1, "Pd7d5"), (0, "Pe4d5"), (1, "Qd8d5")] {
        game.act(game.at(), Seat(seat), action).expect("legal");
    }
    let who = |seat: Seat| ["Ada", "Bo"][seat.index()].to_owned();
    let expected = "  a b c d e f g h
8 r h b . k b h r 8
7 p p p . p p p p 7
6 . . . . . . . . 6
5 . . . q . . . . 5
4 . . . . . . . . 4
3 . . . . . . . . 3
2 P P P P . P P P 2
1 R H B Q K B H R 1
  a b c d e f g h
> Ada   7 points  0 negative, red line at 15  captured: p
  Bo   10 points  0 negative, red line at 15  captured: P
\"Friday\" - Turn 5 - Last move: Bo Qd8d5
";
    let board = ChessFace.board(game.as_ref(), Viewer::Spectator, &PLAIN, &who);
    let board = board.replace(['“', '”'], "\"");
    assert!(board.starts_with(&expected[..expected.find('>').expect("a mark")]), "{board}");
    let figures = Look { ascii: false, ..PLAIN };
    let board = ChessFace.board(game.as_ref(), Viewer::Spectator, &figures, &who);
    assert!(board.contains("8 ♜ ♞ ♝ · ♚ ♝ ♞ ♜ 8") && board.contains("captured: ♙"), "{board}");
    assert!(board.contains("“Friday” · Turn 5 · Last move: Bo Qd8d5"), "{board}");
}

#[test]
fn ch_30_undo_goes_to_whoever_may_although_the_other_is_asked() {
    let told = play(Value::Null, "Pe2e4\nundo\nPd2d4\nPd7d5\nPd4e5\nundo\nundo\n");
    assert!(told.contains("Ada takes Pe2e4 back.\n  5 negative points: move taken back\n"), "{told}");
    // Black's move too, while White is asked; and then nothing is left.
    assert!(told.contains("Bo takes Pd7d5 back"), "{told}");
    assert_eq!(told.matches("nothing that you could take back").count(), 1, "{told}");
}

#[test]
fn ch_40_both_are_asked_before_the_first_move() {
    let told = play(json!({ "tampering": true }), "Pe2e4\ntamper a\ntamper x\ntamper none\nPe2e4\n");
    let asked = told.matches("sudden tampering?").count();
    assert_eq!(asked, 2, "{told}");
    assert!(told.contains("First comes the question about tampering."), "{told}");
    assert!(told.contains("There is no tampering.\n"), "{told}");
    assert!(told.contains("Ada: Pe2e4\n"), "{told}");
}

/// Lines between which time passes.
struct Slowly<'a> {
    lines: PlainLines<&'a [u8]>,
    time: Rc<Cell<Duration>>,
}

impl TypedLines for Slowly<'_> {
    fn next_line(&mut self) -> std::io::Result<Typed> {
        let line = self.lines.next_line()?;
        if line == Typed::Line("wait".to_owned()) {
            self.time.set(self.time.get() + Duration::from_secs(660));
        }
        Ok(line)
    }
}

#[test]
fn ch_41_minutes_pass_and_strike_before_the_next_line_is_done() {
    let time = Rc::new(Cell::new(Duration::ZERO));
    let read = Rc::clone(&time);
    let mut session = session(json!({ "tampering": true }), Lang::En).with_clock(move || read.get());
    let typed: &[u8] = b"tamper d\ntamper d\nPe2e4\nwait\nPe7e5\n";
    let mut lines = Slowly { lines: PlainLines::new(typed), time };
    let mut out = Vec::new();
    session.run(&mut lines, &mut out).expect("nothing fails here");
    let told = String::from_utf8(out).expect("text");
    let (before, after) = told.split_once("Tampering! A random move is played for Bo.").expect("it struck");
    assert!(before.contains("Ada: Pe2e4"), "{before}");
    assert!(after.contains("so it was not done."), "{after}");
    let view = view_as::<View>(session.game(), Viewer::Referee).expect("a view");
    assert_eq!(view.sheet[1].moves[0].by, chess::By::Tampering);
    assert!(session.game().at().0 >= 3 * 60_000, "the strike has its time in the log");
}

#[test]
fn the_ledger_explains_each_point_and_the_position_can_be_gone_on_from() {
    let told = play(Value::Null, "Pe2e4\nPd7d5\nPe4d5\nledger\nposition\nmoves\n");
    let ledger = "1. K White (Ada)\n   Pe2e4\n2. k Black (Bo)\n   Pd7d5\n   +1 threat: pawn (e4)\n3. K White (Ada)\n   Pe4d5\n   +3 capture: pawn (d5)\n";
    assert!(told.contains(ledger), "{told}");
    let line = told.lines().find(|line| line.contains(" points ") && line.contains('/')).expect("a position");
    let standing: chess::Standing = line.parse().expect("a position");
    assert_eq!(standing.turn, 4);
    let again = begin(json!({ "position": line }));
    let view = view_as::<View>(again.as_ref(), Viewer::Spectator).expect("a view");
    assert_eq!(view.standing().to_string(), line);
    assert!(!told.contains("touch a7") && told.contains("Hb8c6, "), "{told}");
}

#[test]
fn moves_in_every_language_stand_between_marks_in_persian() {
    let mut session = session(Value::Null, Lang::Fa);
    let mut out = Vec::new();
    session.run(&mut PlainLines::new(&b"Pe2e4\nledger\n"[..]), &mut out).expect("nothing fails here");
    let told = String::from_utf8(out).expect("text");
    assert!(told.contains("Ada: \u{200e}Pe2e4\u{200e}"), "{told}");
    assert!(told.lines().filter(|line| line.starts_with('\u{200e}')).count() >= 20, "{told}");
}
