//! Thousands of lines of nonsense into the pipe and the console: each is
//! answered, none changes anything, nothing panics.

use std::cell::Cell;
use std::io;

use meydan_catalogue::{Player, Table};
use meydan_console::pipe::Pipe;
use meydan_console::{Computers, Look, PlainLines, Session, Setup, Typed, TypedLines, line_ui, touched};
use meydan_core::{NewMatch, Seat, Seed, record};
use meydan_records::open_true;
use meydan_testkit::{Dice, times};
use meydan_words::{Lang, Words};
use serde_json::Value;

const LINES: u64 = 250;

/// Bytes that may be anything, or a request that is nearly right.
fn nonsense(dice: &mut Dice) -> Vec<u8> {
    const PIECES: [&str; 64] = [
        "{",
        "}",
        "[",
        "]",
        "\"",
        ":",
        ",",
        "\"op\"",
        "\"act\"",
        "\"new\"",
        "\"seat\"",
        "\"action\"",
        "\"rewind\"",
        "\"to\"",
        "\"view\"",
        "\"viewer\"",
        "\"drop\"",
        "\"fire\"",
        "null",
        "true",
        "-1",
        "1e999",
        "99999999999999999999",
        "0.5",
        "\"seat:9\"",
        "\"d3\"",
        "\\u0000",
        "سلام",
        "\u{202e}",
        "3 D 4",
        "i",
        "undo 5",
        "D 3",
        "9 Z",
        "\u{0}",
        "pass!",
        "1 4 9 cw",
        " 1 ",
        "ccw ",
        "-",
        "6 6",
        "\u{1b}[31m",
        "wild ",
        "r5",
        "+2",
        " purple",
        "w4 ",
        "draw!",
        "Pe2",
        "Hg1f",
        "e4",
        "touch ",
        "tamper ",
        "double ",
        "undo",
        "ledger x",
        "play ",
        "attack ",
        "tap 1 ",
        "terror on ",
        " all",
        "knight ",
        "card \u{1b}",
        "۱۲",
    ];
    let mut line = Vec::new();
    match dice.roll(4) {
        0 => (0..dice.roll(40)).for_each(|_| line.push(dice.roll(256) as u8)),
        1 => (0..dice.roll(12)).for_each(|_| line.extend(PIECES[dice.roll(PIECES.len())].as_bytes())),
        2 => line.extend(vec![b'['; dice.roll(5000)]),
        _ => {
            let whole = WHOLE[dice.roll(2)];
            line.extend(whole);
            let at = dice.roll(line.len());
            // A changed letter, or a piece cut off: never the request itself.
            match dice.roll(2) {
                0 => line[at] = b"#{}[]x"[dice.roll(6)],
                _ => line.truncate(at),
            }
            if line == whole {
                line.push(b'x');
            }
        }
    }
    line.retain(|byte| *byte != b'\n');
    line
}

/// Requests that only lack a fault.
const WHOLE: [&[u8]; 2] =
    [br#"{"op":"act","seat":0,"action":"d3"}"#, br#"{"op":"act","seat":1,"action":"5 5"}"#];

fn without(answer: &str, fields: &[&str]) -> Value {
    let mut answer: Value = serde_json::from_str(answer).unwrap();
    for field in fields {
        answer.as_object_mut().unwrap().shift_remove(*field);
    }
    answer
}

#[test]
fn nonsense_into_the_pipe_is_refused_and_changes_nothing() {
    into_the_pipe("othello", &[(0, "d3")]);
    into_the_pipe("pentago", &[(1, "1 4")]);
    into_the_pipe("pentago", &[(1, "1 4"), (1, "2 ccw"), (0, "0 0")]);
    into_the_pipe("uno", &[]);
    into_the_pipe("uno", &[(0, "draw")]);
    into_the_pipe("magic", &[]);
    into_the_pipe("magic", &[(0, "done"), (0, "done")]);
    into_the_pipe("duel", &[]);
    into_the_pipe("duel", &[(0, "next"), (0, "next")]);
    into_the_pipe("chess", &[]);
    into_the_pipe("chess", &[(0, "touch-e2"), (0, "Pe2e4"), (1, "Pe7e5")]);
}

fn into_the_pipe(game: &str, moves: &[(u8, &str)]) {
    let tenant = meydan_catalogue::find(game).unwrap();
    let mut pipe = Pipe::new(tenant, Words::of(Lang::Fa));
    let mut dice = Dice(77);
    let mut ask = |line: &[u8]| {
        let mut answer = Vec::new();
        pipe.answer(line, &mut answer);
        let answer = String::from_utf8(answer).unwrap();
        assert_eq!(answer.matches('\n').count(), 1, "one line a request");
        answer
    };
    // Before anything began as well.
    for _ in 0..500 {
        assert_eq!(without(&ask(&nonsense(&mut dice)), &[])["ok"], false);
    }
    ask(br#"{"op":"new","seed":3}"#);
    for (seat, action) in moves {
        let act = format!(r#"{{"op":"act","seat":{seat},"action":"{action}"}}"#);
        assert_eq!(without(&ask(act.as_bytes()), &[])["ok"], true, "{act}");
    }
    let before = without(&ask(br#"{"op":"view"}"#), &["events"]);
    for _ in 0..times(LINES) {
        let line = nonsense(&mut dice);
        let answer = without(&ask(&line), &[]);
        assert_eq!(answer["ok"], false, "{}", String::from_utf8_lossy(&line));
        for field in ["code", "rule", "message"] {
            assert!(answer["error"][field].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
        }
        for field in ["seq", "pending", "legal", "timer", "outcome"] {
            assert_eq!(answer[field], before[field]);
        }
    }
    assert_eq!(without(&ask(br#"{"op":"view"}"#), &["events"]), before);
}

/// Lines that watch what they lead to: the last one counts how many were taken.
struct Counted<'a, L> {
    lines: L,
    taken: &'a Cell<usize>,
}

impl<L: TypedLines> TypedLines for Counted<'_, L> {
    fn next_line(&mut self) -> io::Result<Typed> {
        self.taken.set(self.taken.get() + 1);
        self.lines.next_line()
    }
}

fn session(game: &str, lang: Lang) -> Session {
    let seats = meydan_catalogue::find(game).unwrap().facts.least_seats;
    let new = NewMatch { config: Value::Null, seats, seed: Seed::from_number(1), clock: None };
    let ui = line_ui(game).unwrap();
    let game = meydan_catalogue::begin(game, new).unwrap().unwrap();
    let people = vec![Player::Person { name: String::new() }; usize::from(seats)];
    Session::new(Setup {
        table: Table::new(game, people),
        ui,
        words: Words::of(lang),
        look: Look { colour: false, ascii: true, lang, width: Some(80) },
        computers: Computers { time: None, depth: Some(1), nodes: Some(20), seeds: Vec::new() },
        file: None,
        record: None,
        journal: None,
        keeper: None,
        pace: std::time::Duration::ZERO,
    })
}

#[test]
fn nonsense_into_the_console_gets_a_line_each_and_changes_nothing() {
    // The board (nine to thirteen lines), and what was drawn before it; in UNO and Magic also who sits there now.
    for (game, before) in [("othello", 9), ("pentago", 11), ("uno", 13), ("chess", 13), ("magic", 16)] {
        for lang in Lang::ALL {
            into_the_console(game, before, lang);
        }
    }
}

fn into_the_console(game: &str, lines_before: usize, lang: Lang) {
    let mut session = session(game, lang);
    let digest = session.game().digest();
    let mut dice = Dice(5 + lang as u64);
    let mut input = Vec::new();
    for _ in 0..times(LINES) {
        // Blanks and line ends inside would make several lines of one; a move or a verb is no nonsense.
        let line = nonsense(&mut dice);
        let text = String::from_utf8_lossy(&line).trim().to_ascii_lowercase();
        let plain = text.replace(char::is_whitespace, "");
        let readable =
            line_ui(game).unwrap().read(session.game(), Seat::FIRST, &text, Words::of(lang)).is_ok()
                || touched(session.game(), Seat::FIRST, &text).is_some();
        let is_sense =
            readable || plain.len() == 2 || text.starts_with("save") || text == "undo" || text == "quit";
        if !is_sense {
            input.extend(line);
            input.push(b'\n');
        }
    }
    let count = input.iter().filter(|byte| **byte == b'\n').count();
    assert!(count as u64 > times(LINES) * 9 / 10);
    let taken = Cell::new(0);
    let mut lines = Counted { lines: PlainLines::new(input.as_slice()), taken: &taken };
    let mut output = Vec::new();
    session.run(&mut lines, &mut output).unwrap();
    assert_eq!(taken.get(), count + 1, "every line was taken, and the end");
    assert_eq!((session.game().seq(), session.game().digest()), (0, digest), "nothing changed");
    // The board once, whose turn it is once, a line for each line, and one for the end.
    let output = String::from_utf8(output).unwrap();
    let begins: Vec<&str> = output.lines().take(60).collect();
    assert_eq!(output.lines().count(), lines_before + 1 + count + 1, "{game}: {begins:#?}");
    assert!(!output.contains('\u{1b}'), "nothing that was typed commands the terminal");
}

#[test]
fn sense_and_nonsense_together_leave_a_true_record() {
    let mut dice = Dice(404);
    let mut longest = [0; 5];
    for round in 0..times(25) as usize {
        let mut input = Vec::new();
        let game = ["othello", "pentago", "uno", "chess", "magic"][round % 5];
        // Few cards of 54 kinds are in a hand, and few squares have a pawn that can go on, so more lines are needed to get somewhere.
        for _ in 0..if matches!(game, "uno" | "chess") { 1200 } else { 400 } {
            let (row, column) = (1 + dice.roll(8), (b'a' + dice.roll(8) as u8) as char);
            match dice.roll(40) {
                0 => input.extend(b"undo\n"),
                1 => input.extend(b"moves\n"),
                2 => input.extend(b"help\n"),
                // UNO's computer thinks long in a build that checks everything.
                3 if game != "uno" || dice.roll(10) == 0 => input.extend(b"hint\n"),
                4 => input.extend([nonsense(&mut dice), b"!\n".to_vec()].concat()),
                5 if round % 9 == 0 => input.extend(b"resign\n"),
                5 if game == "chess" => input.extend(b"double\n"),
                _ if game == "chess" => {
                    let (to, aside) = (1 + dice.roll(8), (b'a' + dice.roll(8) as u8) as char);
                    let line = match dice.roll(4) {
                        0 => format!("{}{column}{row}{aside}{to}", ["H", "B", "r", "Q", "k"][dice.roll(5)]),
                        1 => format!("touch {column}{row}"),
                        _ => format!("p{column}{row} {column}{to}"),
                    };
                    input.extend(format!("{line}\n").bytes());
                }
                _ if game == "magic" => {
                    let (one, other) = (1 + dice.roll(7), 1 + dice.roll(30));
                    let line = match dice.roll(9) {
                        0 | 1 => format!("play {one}"),
                        2 => format!("{one} on {other}"),
                        3 => format!("{one} opponent"),
                        4 => "attack all".to_owned(),
                        5 => "none".to_owned(),
                        6 => format!("{other}"),
                        7 => format!("tap {other} {}", other + 1),
                        _ => "done".to_owned(),
                    };
                    input.extend(format!("{line}\n").bytes());
                }
                _ if game == "uno" => {
                    let colour = ["r", "green", "B", "yellow "][dice.roll(4)];
                    let kind = ["skip", "r", "+2"][dice.roll(3)];
                    let line = match dice.roll(8) {
                        0 => "draw".to_owned(),
                        1 => "take".to_owned(),
                        2 => "pass".to_owned(),
                        3 => format!("{} {colour}", ["w", "w4"][dice.roll(2)]),
                        4 => colour.to_owned(),
                        5 => format!("{colour}{kind}"),
                        _ => format!("{colour} {}", dice.roll(10)),
                    };
                    input.extend(format!("{line}\n").bytes());
                }
                _ if game == "pentago" => {
                    let (block, way) = (1 + dice.roll(4), ["cw", "ccw"][dice.roll(2)]);
                    let square = format!("{} {}", dice.roll(6), dice.roll(6));
                    let line = match dice.roll(4) {
                        0 => square,
                        1 => format!("{block} {way}"),
                        2 => format!("{square} {block}{way}"),
                        _ => format!("{square} -"),
                    };
                    input.extend(format!("{line}\n").bytes());
                }
                _ => input.extend(format!("{row} {column}\n").bytes()),
            }
        }
        let mut session = session(game, Lang::ALL[round / 5 % 3]);
        session.run(&mut PlainLines::new(input.as_slice()), &mut Vec::new()).unwrap();
        let game = session.game();
        longest[round % 5] = longest[round % 5].max(game.seq());
        let text = record::write(game, &vec![String::new(); usize::from(game.seats())]);
        let opened = open_true(text.as_bytes()).unwrap();
        assert_eq!(opened.game.digest(), game.digest());
    }
    assert!(longest.iter().all(|longest| *longest > 20), "games were played: {longest:?}");
}
