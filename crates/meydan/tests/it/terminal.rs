//! On a real pseudo-terminal: line editing, colour and its absence, keys.
#![cfg(unix)]

use std::process::Command;
use std::time::Duration;

use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use expectrl::{Eof, Expect, Regex, Session};

/// How a colour begins.
const COLOUR: &str = "\u{1b}[38;";

fn spawn(args: &[&str], environment: &[(&str, &str)]) -> OsSession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meydan"));
    command.args(args).env_clear().env("MEYDAN_LANG", "en").env("TERM", "xterm-256color");
    command.envs(environment.iter().copied());
    command.current_dir(env!("CARGO_TARGET_TMPDIR"));
    let mut session = Session::spawn(command).unwrap();
    session.set_expect_timeout(Some(Duration::from_secs(60)));
    session
}

/// What a case is called with: arguments and environment.
type Case<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)]);

/// Types something once it is asked for.
fn answer(session: &mut OsSession, keys: &str) {
    until(session, "> ");
    session.send(keys).unwrap();
}

/// Waits for a text; gives all that came before and with it.
fn until(session: &mut OsSession, text: &str) -> String {
    let found = session.expect(text).unwrap_or_else(|error| panic!("waiting for {text:?}: {error}"));
    let bytes = [found.before(), found.get(0).unwrap_or_default()].concat();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn ends_well(mut session: OsSession) {
    session.expect(Eof).unwrap();
    let status = session.get_process().wait().unwrap();
    assert!(matches!(status, WaitStatus::Exited(_, 0)), "{status:?}");
}

#[test]
fn a_person_at_a_terminal_has_colour_editing_history_and_completion() {
    let mut session = spawn(&["play", "othello", "--line", "--players", "you,you"], &[]);
    let start = until(&mut session, "Black to move.");
    assert!(start.contains(COLOUR), "the board is coloured: {start:?}");
    // A slip is corrected before it is sent.
    answer(&mut session, "3 E\u{7f}D\r");
    until(&mut session, "White to move.");
    // The verb is completed.
    answer(&mut session, "hel\t\r");
    until(&mut session, "this list");
    // The line before is fetched again: the square is taken now.
    answer(&mut session, "\u{1b}[A\u{1b}[A\r");
    until(&mut session, "There is a disc on D3 already.");
    // Ctrl-C does not lose the game.
    answer(&mut session, "\u{3}");
    until(&mut session, "Type “quit” to leave");
    answer(&mut session, "quit\r");
    until(&mut session, "The game is left unfinished.");
    ends_well(session);
}

#[test]
fn leaving_an_unsaved_game_is_asked_once() {
    for leave in ["quit\r", "\u{4}"] {
        let mut session = spawn(&["play", "othello", "--line", "--players", "you,you"], &[]);
        answer(&mut session, "3 D\r");
        until(&mut session, "White to move.");
        answer(&mut session, leave);
        until(&mut session, "The game is not saved.");
        answer(&mut session, leave);
        until(&mut session, "unfinished.");
        ends_well(session);
    }
}

#[test]
fn colour_is_dropped_when_it_is_not_wanted() {
    let plain: [Case<'_>; 3] = [
        (&["play", "othello", "--line", "--players", "you,you"], &[("NO_COLOR", "1")]),
        (&["play", "othello", "--line", "--players", "you,you", "--no-color"], &[]),
        (&["play", "othello", "--line", "--players", "you,you"], &[("TERM", "dumb")]),
    ];
    for (args, environment) in plain {
        let mut session = spawn(args, environment);
        let start = until(&mut session, "Black to move.");
        assert!(!start.contains('\u{1b}'), "{args:?} {environment:?}: {start:?}");
        assert!(start.contains("4 · · · ○ ● · · ·"), "{start:?}");
        answer(&mut session, "quit\r");
        until(&mut session, "The game is left unfinished.");
        ends_well(session);
    }
}

#[test]
fn a_turn_of_pentago_at_a_terminal() {
    let mut session = spawn(&["play", "pentago", "--line", "--players", "you,you", "--seed", "1"], &[]);
    let start = until(&mut session, "Red to move: place a marble.");
    assert!(start.contains("player 1 plays Red") && start.contains(COLOUR), "{start:?}");
    answer(&mut session, "1 4\r");
    until(&mut session, "Red to move: turn a block, or skip with -.");
    answer(&mut session, "2 cww\r");
    until(&mut session, "That is not a turn");
    answer(&mut session, "2 ccw\r");
    until(&mut session, "Black to move: place a marble.");
    answer(&mut session, "0 0 5 cw\r");
    until(&mut session, "Part 2 of the line");
    answer(&mut session, "\u{1b}[A\u{7f}\u{7f}\u{7f}\u{7f}1 cw\r");
    until(&mut session, "Red to move: place a marble.");
    answer(&mut session, "resign\r");
    until(&mut session, "Game over.");
    ends_well(session);
}

/// Ada has a card that goes, and one that nobody else has.
const UNO: &str = r#"{"start":"middle g4; 1: g7 y9 wild; 2: r1 g2 b3; 3: b5 b6"}"#;
/// The screen is cleared, with what scrolled away.
const CURTAIN: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";

/// What was printed after the last curtain.
fn after_curtain(printed: &str) -> &str {
    printed.rsplit_once(CURTAIN).unwrap_or_else(|| panic!("no curtain: {printed:?}")).1
}

#[test]
fn un_02_between_two_people_nothing_of_a_hand_is_left_on_the_terminal() {
    let people = ["--players", "you,you,casual", "--names", "Ada,Bo"];
    let args = [&["play", "uno", "--line", "--seed", "1", "--config", UNO][..], &people].concat();
    let mut session = spawn(&args, &[]);
    let shows_cards = |text: &str| ["G 7", "Y 9", "wild", "R 1", "┌"].iter().any(|card| text.contains(card));
    let curtain =
        until(&mut session, "Now it is Ada’s turn. Nobody else should look. Press Enter when you are ready.");
    assert!(!shows_cards(after_curtain(&curtain)), "{curtain:?}");
    answer(&mut session, "\r");
    let hand = until(&mut session, "Player 1 (Ada) to move: lay a card.");
    let hand = after_curtain(&hand);
    assert!(hand.contains("│ Y 9 │") && hand.contains(COLOUR), "{hand:?}");
    assert!(hand.contains("The start card is green 4. Ada was drawn to start."), "{hand:?}");
    // What is refused says what Ada holds; it must not be there for Bo, not even in the history.
    answer(&mut session, "y9\r");
    until(&mut session, "yellow 9 does not go on green 4");
    answer(&mut session, "g7\r");
    let curtain = until(&mut session, "Now it is Bo’s turn.");
    assert!(!shows_cards(after_curtain(&curtain)), "{curtain:?}");
    // Leaving behind the curtain is asked about once, as everywhere.
    answer(&mut session, "\u{3}");
    until(&mut session, "The game is not saved.");
    answer(&mut session, "ready\r");
    let hand = until(&mut session, "Player 2 (Bo) to move: lay a card.");
    let hand = after_curtain(&hand);
    assert!(hand.contains("│ R 1 │") && hand.contains("Ada lays green 7."), "{hand:?}");
    assert!(!hand.contains("Y 9") && !hand.contains("wild"), "{hand:?}");
    answer(&mut session, "\u{1b}[A\u{1b}[A\r");
    let line = until(&mut session, "\n");
    assert!(!line.contains("y9") && !line.contains("g7"), "the lines of another: {line:?}");
    answer(&mut session, "g2\r");
    // The computer's move is told to Bo, who still sits there, and to Ada after the curtain.
    let told = until(&mut session, "Now it is Ada’s turn.");
    assert!(told.contains("Player 3 "), "{told:?}");
    answer(&mut session, "quit\r");
    until(&mut session, "The game is not saved.");
    answer(&mut session, "quit\r");
    until(&mut session, "The game is left unfinished.");
    ends_well(session);
}

#[test]
fn a_replay_is_stepped_through_with_keys() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("keys.meydan");
    let _ = std::fs::remove_file(&file);
    let name = file.to_str().unwrap();
    let made = Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(["play", "othello", "--line", "--players", "newcomer,newcomer", "--seed", "1", "--depth", "1"])
        .args(["--record", name])
        .output()
        .unwrap();
    assert!(made.status.success());
    let mut session = spawn(&["replay", name, "--line"], &[]);
    let first = until(&mut session, "q leave");
    assert!(first.contains("Move 0 of") && first.contains(COLOUR), "{first:?}");
    session.send("\u{1b}[C").unwrap();
    until(&mut session, "Move 1 of");
    session.send("12\r").unwrap();
    until(&mut session, "Move 12 of");
    session.send("\u{1b}[D").unwrap();
    until(&mut session, "Move 11 of");
    // By itself, until it is told to stop.
    session.send(" ").unwrap();
    until(&mut session, "autoplay");
    until(&mut session, "Move 12 of");
    until(&mut session, "Move 13 of");
    session.send(" ").unwrap();
    session.send("G").unwrap();
    until(&mut session, "Game over.");
    session.send("q").unwrap();
    // The screen is given back.
    session.expect(Regex("\\x1b\\[\\?1049l")).unwrap();
    ends_well(session);
}

#[test]
fn ch_30_a_move_against_the_computer_can_be_taken_back() {
    let args = ["play", "chess", "--line", "--seed", "1", "--depth", "1", "--players", "you,newcomer"];
    let mut session = spawn(&args, &[]);
    let start = until(&mut session, "♔ White to move.");
    assert!(start.contains(COLOUR) && start.contains("♟"), "{start:?}");
    // A piece is picked with the knight's other letter, and words are completed.
    answer(&mut session, "pos\t\r");
    until(&mut session, "points 0 0 negative 0 0 turn 1");
    answer(&mut session, "ng1f3\r");
    until(&mut session, "waits three seconds");
    answer(&mut session, "undo\r");
    until(&mut session, "♔ White takes Hg1f3 back.");
    until(&mut session, "♔ White to move.");
    answer(&mut session, "Pe2e4\r");
    until(&mut session, "♚ Black (computer, Newcomer) to move.");
    // Nothing is typed, so the computer moves.
    until(&mut session, "♔ White to move.");
    answer(&mut session, "quit\r");
    until(&mut session, "The game is not saved.");
    answer(&mut session, "quit\r");
    until(&mut session, "The game is left unfinished.");
    ends_well(session);
}
