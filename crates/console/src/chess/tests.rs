//! Advanced chess in lines by the ids of the rule book.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use chess::View;
use meydan_catalogue::{Player, Table};
use meydan_core::{AnyMatch, Seed, Viewer};
use meydan_words::Lang;
use serde_json::{Value, json};

use super::*;
use crate::any_line_ui::Erased;
use crate::fixture;
use crate::{Computers, PlainLines, Session, Setup, Typed, TypedLines};

const PLAIN: Look = Look { ascii: true, ..fixture::PLAIN };

fn begin(config: Value) -> Box<dyn AnyMatch> {
    fixture::begin(GAME, config, 2)
}

fn view(game: &dyn AnyMatch) -> View {
    game.view(Viewer::Referee).of::<Chess>().expect("a view").clone()
}

fn session(config: Value, lang: Lang) -> Session {
    let people = ["Ada", "Bo"].map(|name| Player::Person { name: name.to_owned() });
    Session::new(Setup {
        table: Table::new(begin(config), people.to_vec()),
        ui: &Erased(ChessLines),
        words: Words::of(lang),
        look: Look { lang, ..PLAIN },
        computers: Computers { time: None, depth: Some(1), nodes: None, seeds: Vec::new() },
        file: None,
        record: None,
        journal: None,
        keeper: None,
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
        fixture::act(game.as_mut(), seat, &[action]);
    }
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
> Ada  6 points  0 negative, red line at 15  captured: p
  Bo   7 points  0 negative, red line at 15  captured: P
\"Friday\" - Turn 5 - Last move: Bo Qd8d5
";
    let board = fixture::board(game.as_ref(), Viewer::Spectator, &PLAIN);
    assert_eq!(board.replace(['“', '”'], "\""), expected);
    let board = fixture::board(game.as_ref(), Viewer::Spectator, &fixture::PLAIN);
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
    let view = view(session.game());
    assert_eq!(view.sheet[1].moves[0].by, chess::By::Tampering);
    assert!(session.game().at().0 >= 3 * 60_000, "the strike has its time in the log");
}

/// Somebody who sits and thinks while time passes, until something happens.
struct Thinking {
    time: Rc<Cell<Duration>>,
    strikes: u32,
    typed: Vec<&'static str>,
}

impl TypedLines for Thinking {
    fn next_line(&mut self) -> std::io::Result<Typed> {
        Ok(if self.typed.is_empty() { Typed::End } else { Typed::Line(self.typed.remove(0).to_owned()) })
    }

    fn next_line_within(&mut self, wait: Option<Duration>) -> std::io::Result<Option<Typed>> {
        match wait {
            Some(wait) if self.typed.is_empty() && self.strikes < 3 => {
                self.strikes += 1;
                self.time.set(self.time.get() + wait);
                Ok(None)
            }
            _ => self.next_line().map(Some),
        }
    }
}

#[test]
fn ch_41_at_a_terminal_the_clock_strikes_at_once() {
    let time = Rc::new(Cell::new(Duration::ZERO));
    let read = Rc::clone(&time);
    let mut session = session(json!({ "tampering": true }), Lang::En).with_clock(move || read.get());
    let mut lines = Thinking { time, strikes: 0, typed: vec!["tamper c", "tamper c", "Pe2e4"] };
    let mut out = Vec::new();
    session.run(&mut lines, &mut out).expect("nothing fails here");
    let told = String::from_utf8(out).expect("text");
    assert_eq!(told.matches("Tampering! A random move is played for").count(), 3, "{told}");
    assert!(!told.contains("so it was not done"), "nobody had typed anything: {told}");
    let view = view(session.game());
    assert_eq!(view.number, 5);
}

/// Somebody at a terminal who types these, and otherwise waits.
struct AtTerminal(Vec<&'static str>);

impl TypedLines for AtTerminal {
    fn next_line(&mut self) -> std::io::Result<Typed> {
        Ok(if self.0.is_empty() { Typed::End } else { Typed::Line(self.0.remove(0).to_owned()) })
    }

    fn next_line_within(&mut self, wait: Option<Duration>) -> std::io::Result<Option<Typed>> {
        match wait {
            Some(_) if self.0.first() == Some(&"…") => {
                self.0.remove(0);
                Ok(None)
            }
            _ => self.next_line().map(Some),
        }
    }

    fn is_terminal(&self) -> bool {
        true
    }
}

#[test]
fn ch_30_a_computer_leaves_time_to_take_a_move_back() {
    let computer = Player::Computer { level: meydan_search::Level::Newcomer };
    let setup = |players: Vec<Player>| Setup {
        table: Table::new(begin(Value::Null), players),
        ui: &Erased(ChessLines),
        words: Words::of(Lang::En),
        look: PLAIN,
        computers: Computers {
            time: None,
            depth: Some(1),
            nodes: None,
            seeds: vec![Seed::from_number(1); 2],
        },
        file: None,
        record: None,
        journal: None,
        keeper: None,
        pace: Duration::ZERO,
    };
    let ada = Player::Person { name: "Ada".to_owned() };
    let run = |typed: Vec<&'static str>| {
        let mut session = Session::new(setup(vec![ada.clone(), computer.clone()]));
        let mut out = Vec::new();
        session.run(&mut AtTerminal(typed), &mut out).expect("nothing fails here");
        (String::from_utf8(out).expect("text"), session.game().seq())
    };
    let (told, _) = run(vec!["Pe2e4", "undo", "Pd2d4", "…", "quit", "quit"]);
    assert!(told.contains("Ada takes Pe2e4 back."), "{told}");
    assert!(told.contains("k Black: "), "the computer moved after the second: {told}");
    assert_eq!(told.matches("waits three seconds").count(), 1, "{told}");
    // Enter goes on at once; a move of the computer's pieces is not made.
    let (told, seq) = run(vec!["Pe2e4", "", "quit", "quit"]);
    assert!(seq == 2 && told.contains("k Black: "), "{told}");
    let (told, seq) = run(vec!["Pe2e4", "Pe7e5", "quit", "quit"]);
    assert!(seq == 2 && told.contains("you can only take your move back"), "{told}");
    let (told, seq) = run(vec!["Pe2e4", "help", "quit", "quit"]);
    assert!(seq == 2 && told.contains("It is the computer’s turn"), "{told}");
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
    let view = view(again.as_ref());
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

#[test]
fn ch_62_computers_play_among_themselves_to_the_end() {
    let position = "4k3/8/8/8/8/8/4P3/4K3 w - - 90 40";
    let players = vec![Player::Computer { level: meydan_search::Level::Newcomer }; 2];
    let mut session = Session::new(Setup {
        table: Table::new(begin(json!({ "position": position, "tampering": true })), players),
        ui: &Erased(ChessLines),
        words: Words::of(Lang::En),
        look: PLAIN,
        computers: Computers {
            time: None,
            depth: Some(1),
            nodes: None,
            seeds: vec![Seed::from_number(1), Seed::from_number(2)],
        },
        file: None,
        record: None,
        journal: None,
        keeper: None,
        pace: Duration::ZERO,
    });
    let mut out = Vec::new();
    session.run(&mut PlainLines::new(&b""[..]), &mut out).expect("nothing fails here");
    let told = String::from_utf8(out).expect("text");
    assert!(told.contains("K White answers: "), "computers are asked too: {told}");
    assert!(session.game().outcome().is_some() && told.contains("Game over."), "{told}");
}

/// What the start asks and answers for these lines, in an empty folder.
fn start(typed: &[u8]) -> (bool, String) {
    let folder = std::env::temp_dir().join(format!("meydan-menu-{}-{}", std::process::id(), typed.len()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut out = Vec::new();
    let chosen = ChessLines.menu(&mut Desk {
        words: Words::of(Lang::En),
        look: PLAIN,
        lines: &mut PlainLines::new(typed),
        out: &mut out,
        folder: &folder,
    });
    let plays = matches!(chosen.expect("nothing fails here"), Chosen::Play { .. });
    std::fs::remove_dir_all(&folder).expect("ours");
    (plays, String::from_utf8(out).expect("text"))
}

#[test]
fn ch_02_the_start_takes_nothing_but_what_it_asks_for() {
    let (plays, told) = start(b"new\nAda\ncomputer:expert\nFriday\nyes\nno\n");
    assert!(plays && told.contains("Ada-computer-expert-Friday.acd"), "{told}");
    // Nonsense is asked again, whatever it is; and nothing begins without an answer.
    let mut typed = b"new\n".to_vec();
    for line in [&b"\xff\xfe"[..], b"", b"  ", b"..", b"a\tb", b"a:b", b"/", b"\x1b[31m"] {
        typed.extend(line);
        typed.push(b'\n');
    }
    typed.extend([b'x'; 5000]);
    typed.push(b'\n');
    let (plays, told) = start(&typed);
    assert!(!plays && !told.contains('\u{1b}'), "{told}");
    assert!(told.matches("cannot be part of a file name").count() >= 6, "{told}");
    for typed in ["", "new\n", "new\nAda\nquit\n", "continue\nAda\nBo\nx\n", "review\nAda\nBo\nx\nquit\n"] {
        assert!(!start(typed.as_bytes()).0, "{typed}");
    }
}
