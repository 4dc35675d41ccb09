//! The full screen on a real pseudo-terminal: the program as a person starts it.
#![cfg(unix)]

use std::path::PathBuf;

use crate::screen::Program;

const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";
const ESCAPE: &str = "\u{1b}";

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("full-screen").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Where the middle of an Othello square lies at 80 by 24.
fn square(name: &str) -> (u16, u16) {
    let [column, row] = name.as_bytes() else { panic!("a square has two signs") };
    (6 + u16::from(column - b'a') * 4, 3 + u16::from(row - b'1') * 2)
}

#[test]
fn the_hall_leads_through_the_menu_to_a_game_and_out_again() {
    let mut program = Program::start(&[], &[], &folder("hall"));
    program.shows("The open field where people meet to play.");
    program.until("the alternate screen", vt100::Screen::alternate_screen);
    program.keys("\r");
    program.shows("With whom: ‹ the computer ›");
    program.keys(LEFT);
    program.shows("With whom: ‹ people at this screen ›");
    program.keys(DOWN);
    program.keys("Ada");
    program.shows("Name of Black: Ada_");
    program.keys("\r");
    program.keys("Bo\r");
    program.shows("▸ Start");
    program.keys("\r");
    program.shows("Ada to move.");
    program.keys(RIGHT);
    program.keys("\r");
    program.shows("Bo to move.");
    program.keys("c3");
    program.shows("2 ○ C3");
    program.keys("a1");
    program.shows("A disc on A1 would turn nothing over.");
    program.keys(UP);
    program.keys("U");
    program.shows("Taken back.");
    program.keys("?");
    program.shows("Arrow keys move between the places");
    program.keys("x");
    program.shows("Taken back.");
    program.keys("q");
    program.shows("It can be saved and played on later.");
    program.keys("y");
    program.shows("The open field where people meet to play.");
    program.keys("q");
    program.ends_well();
}

#[test]
fn a_click_plays_a_move_and_the_computer_answers() {
    let mut program =
        Program::start(&["play", "othello", "--players", "person,newcomer"], &[], &folder("click"));
    program.shows("Black to move.");
    let (column, row) = square("d3");
    program.click(column, row);
    program.shows("1 ● D3");
    program.shows("2 ○");
    program.shows("Moves 2/2");
    program.keys("\u{3}");
    program.shows("It can be saved and played on later.");
    program.keys("\u{3}");
    program.ends_well();
}

#[test]
fn a_turn_of_pentago_by_keys_and_by_mouse() {
    let mut program =
        Program::start(&["play", "pentago", "--names", "Ada,Bo", "--seed", "1"], &[], &folder("pentago"));
    program.shows("Ada: place a marble.");
    program.keys("14");
    program.shows("Ada: turn a block.");
    program.keys("1 4");
    program.shows("The marble is placed; now a block has to be turned.");
    program.keys("2ccw");
    program.shows("Bo: place a marble.");
    // The square 0 0 and the arrow above it.
    program.click(9, 5);
    program.shows("Bo: turn a block.");
    program.click(9, 3);
    program.shows("4 ● 1 ↺");
    program.shows("Ada: place a marble.");
    // Down the board, and up again to a block's arrow.
    program.keys("33");
    program.shows("Moves 5/5");
    program.keys(&[DOWN, DOWN, DOWN, "\r"].concat());
    program.shows("6 ○ 4 ↺");
    program.keys("u");
    program.shows("Moves 5/5");
    program.keys("-");
    program.shows("6 ○ –");
    program.keys("qy");
    program.ends_well();
}

#[test]
fn un_02_uno_asks_how_many_play_and_covers_the_screen_between_people() {
    let mut program = Program::start(&["play", "uno"], &[], &folder("uno-setup"));
    program.shows("▸ How many: ‹ 3 ›");
    program.keys(RIGHT);
    program.shows("▸ How many: ‹ 4 ›");
    program.keys(&[DOWN, LEFT, DOWN, RIGHT].concat());
    program.shows("▸ People among them: ‹ 2 ›");
    program.keys(&[UP, UP, UP, "\r"].concat());
    program.until("a table for four, covered or with computers thinking", |screen| {
        let text = screen.contents();
        text.contains("Hand over the screen") || text.contains("is thinking")
    });
    program.keys("\u{3}\u{3}");
    program.ends_well();

    let start = r#"{"start":"middle g4; 1: g7 y9 wild; 2: r1 g2 b3; 3: b5 b6"}"#;
    let players = ["--players", "you,you,casual", "--names", "Ada,Bo", "--config", start];
    let args = [&["play", "uno", "--seed", "1"][..], &players].concat();
    let mut program = Program::start(&args, &[], &folder("uno"));
    program.shows("It is Ada’s turn. Hand over the screen, then press Enter.");
    assert!(!program.screen().contains('│'), "{}", program.screen());
    program.keys("\r");
    program.shows("Ada: lay a card.");
    // The second card of three.
    program.click(16, 12);
    program.shows("yellow 9 does not go on green 4");
    program.click(8, 12);
    program.shows("It is Bo’s turn.");
    assert!(
        !program.screen().contains('│') && !program.screen().contains("yellow 9"),
        "{}",
        program.screen()
    );
    program.keys("\r");
    program.shows("Bo: lay a card.");
    program.keys(&["\t", "\r"].concat());
    program.shows("It is Ada’s turn.");
    program.keys("\r");
    program.shows("Ada: ");
    // A Wild, and its colour with the arrows.
    program.keys("ww");
    program.shows("Ada: name a colour.");
    program.keys(&["\r", RIGHT, RIGHT, "\r"].concat());
    program.shows("It is Bo’s turn.");
    program.keys("\r");
    program.shows("● B blue");
    program.keys("qy");
    program.ends_well();
}

#[test]
fn ch_50_a_game_of_chess_is_on_disk_move_by_move_and_goes_on_after_a_kill() {
    let folder = folder("chess");
    let named = ["--names", "Ada,Bo", "--config", r#"{"name":"final"}"#, "--seed", "1"];
    let args = [&["play", "chess"][..], &named].concat();
    let mut program = Program::start(&args, &[], &folder);
    program.shows("Kept in Ada-Bo-final.acd, move by move.");
    program.keys("e2e4");
    program.shows("Bo to move.");
    program.keys("d7d5");
    program.shows("+1 threat: pawn");
    program.signal("KILL");
    drop(program);
    let file = folder.join("Ada-Bo-final.acd");
    let kept = std::fs::read_to_string(&file).expect("the file");
    assert!(kept.contains("white Pe2e4") && kept.contains("black Pd7d5"), "{kept}");
    // The same names again: it is asked before the file is replaced.
    let mut program = Program::start(&args, &[], &folder);
    program.shows("There is a file Ada-Bo-final.acd already.");
    program.keys(ESCAPE);
    program.shows("this game is not kept");
    program.keys("\u{3}\u{3}");
    program.ends_well();
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), kept);
    // Going on, in the same file; leaving loses nothing, so nothing is asked.
    let mut program = Program::start(&["play", "chess", "--load", "Ada-Bo-final.acd"], &[], &folder);
    program.shows("Kept in Ada-Bo-final.acd");
    program.keys("e4d5");
    program.shows("+3 capture: pawn");
    program.keys("q");
    program.ends_well();
    let gone_on = std::fs::read_to_string(&file).expect("the file");
    assert!(gone_on.starts_with(&kept) && gone_on.contains("white Pe4d5"), "{gone_on}");
}

#[test]
fn a_duel_is_played_by_keys_and_goes_on_after_a_kill() {
    let folder = folder("duel");
    let args = ["play", "duel", "--players", "you,you", "--names", "Ada,Bo", "--seed", "1"];
    let kept = [&args[..], &["--record", "duel.meydan"]].concat();
    let mut program = Program::start(&kept, &[], &folder);
    program.shows("It is Ada’s turn. Hand over the screen, then press Enter.");
    program.keys("\r");
    // Draw and standby have gone on by themselves.
    program.shows("Main phase 1 · turn 1");
    // Nonsense is refused and changes nothing.
    program.keys("x");
    program.shows("There is no such place here");
    // A card of the hand by its number, then what is done with it.
    program.keys("6");
    program.shows("(t) ]");
    program.keys("t");
    program.shows("Ada sets");
    program.signal("KILL");
    drop(program);
    let mut program = Program::start(&["play", "duel", "--load", "duel.meydan"], &[], &folder);
    program.shows("It is Ada’s turn.");
    program.keys("\r");
    program.shows("Ada sets");
    program.keys("nnn");
    program.shows("It is Bo’s turn.");
    program.keys("\r");
    program.shows("It is the turn of Bo.");
    program.keys("\u{3}\u{3}");
    program.ends_well();
}

#[test]
fn a_small_window_waits_and_a_large_one_is_used() {
    let mut program = Program::start(&["play", "othello", "--players", "you,you"], &[], &folder("resize"));
    program.shows("Black to move.");
    program.keys("d3");
    program.shows("White to move.");
    program.resize(60, 20);
    program.shows("The window is 60×20 now.");
    program.keys_are_read("c3");
    program.resize(120, 42);
    program.shows("██●██");
    program.shows("Moves 1/1");
    // A storm of sizes, ending where it began.
    for number in 0..100 {
        program.resize(40 + number, 10 + number / 2);
    }
    program.resize(80, 24);
    program.until("the table as it was", |screen| {
        let text = screen.contents();
        text.contains("White to move.") && text.contains("Q leave") && !text.contains("▄███▄")
    });
    program.keys("c3");
    program.shows("Black to move.");
    program.keys("qy");
    program.ends_well();
}

#[test]
fn it_is_drawn_again_on_a_terminal_that_answers_no_questions() {
    let mut program = Program::start(&["play", "othello", "--players", "you,you"], &[], &folder("again"));
    program.shows("Black to move.");
    program.keys_are_read("d3");
    program.shows("White to move.");
    // Nobody could continue it here, so it is back at once.
    program.keys_are_read("\u{1a}");
    program.keys_are_read("c3");
    program.shows("Black to move.");
    program.keys("qy");
    program.ends_well();
}

#[test]
fn signals_end_it_and_the_terminal_is_given_back() {
    for signal in ["TERM", "INT", "HUP"] {
        let mut program =
            Program::start(&["play", "othello", "--players", "you,you"], &[], &folder("signals"));
        program.shows("Black to move.");
        program.keys("d3");
        program.shows("White to move.");
        program.signal(signal);
        program.ends_well();
    }
}

#[test]
fn a_game_is_saved_asked_about_and_gone_on_with() {
    let folder = folder("save");
    let mut program = Program::start(&["play", "othello", "--names", "Ada,Bo"], &[], &folder);
    program.shows("Ada to move.");
    program.keys("d3S");
    program.shows("> othello.meydan_");
    program.keys("\r");
    program.shows("Saved to othello.meydan.");
    program.keys("c3S\r");
    program.shows("There is a file othello.meydan already.");
    program.keys("y");
    program.shows("Saved to othello.meydan.");
    // It is kept, so leaving loses nothing and asks nothing.
    program.keys("q");
    program.ends_well();
    let mut program = Program::start(&[], &[], &folder);
    program.shows("Open a saved game");
    program.keys("o");
    program.shows("othello.meydan · not over");
    program.keys("oothello.meydan\r");
    program.shows("This game is not over.");
    program.keys("\r");
    program.shows("Moves 2/2");
    program.shows("Ada to move.");
    program.keys("q");
    program.shows("The open field");
    program.keys("q");
    program.ends_well();
    assert_eq!(std::fs::read_dir(&folder).expect("the folder").count(), 1, "nothing else is left behind");
}

#[test]
fn a_record_is_kept_up_to_date_when_asked_for() {
    let folder = folder("record");
    let mut program =
        Program::start(&["play", "othello", "--players", "you,you", "--record", "kept.meydan"], &[], &folder);
    program.shows("Black to move.");
    program.keys("d3");
    program.shows("White to move.");
    program.signal("TERM");
    program.ends_well();
    let text = std::fs::read_to_string(folder.join("kept.meydan")).expect("the record");
    assert!(text.contains("\"action\":\"d3\""), "{text}");
}

#[test]
fn a_flood_of_input_and_a_pasted_text_do_no_harm() {
    let mut program = Program::start(&["play", "othello", "--players", "you,you"], &[], &folder("flood"));
    program.shows("Black to move.");
    program.keys("\u{1b}[200~d3\rqy\u{1b}[31m\u{0}nonsense\u{1b}[201~");
    for _ in 0..200 {
        program.keys(
            &[UP, RIGHT, DOWN, LEFT, "\t", "\u{1b}[<35;10;10M", "\u{1b}[999;999R", "\u{1b}[?1;2c"].concat(),
        );
    }
    program.keys("d3");
    program.shows("White to move.");
    program.shows("Moves 1/1");
    program.keys("qy");
    program.ends_well();
}

#[test]
fn persian_is_joined_in_visual_order_and_the_board_is_not_mirrored() {
    let mut program =
        Program::start(&["--lang", "fa", "play", "othello", "--players", "you,you"], &[], &folder("persian"));
    // “Othello” and “black”, joined, the last letter first.
    program.shows("ﻮﻠﻠﺗﺍ");
    program.shows("ﻩﺎﯿﺳ");
    program.shows("A   B   C   D   E   F   G   H");
    program.keys("d3");
    program.shows("1 ● D3");
    program.keys("qy");
    program.ends_well();
}

#[test]
fn plain_signs_and_no_colour_when_asked_for() {
    let mut program = Program::start(
        &["play", "othello", "--players", "you,you", "--ascii", "--no-color"],
        &[],
        &folder("plain"),
    );
    program.shows("Black to move.");
    assert!(program.screen().is_ascii(), "{}", program.screen());
    program.until("no colour", |screen| {
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        cells
            .filter_map(|(row, column)| screen.cell(row, column))
            .all(|cell| cell.fgcolor() == vt100::Color::Default && cell.bgcolor() == vt100::Color::Default)
    });
    program.keys("q");
    program.ends_well();
    let mut program =
        Program::start(&["play", "othello", "--players", "you,you"], &[("NO_COLOR", "1")], &folder("plain"));
    program.shows("Black to move.");
    program.keys(ESCAPE);
    program.keys("q");
    program.ends_well();
}

#[test]
fn the_hall_itself_is_plain_when_asked_for() {
    let mut program = Program::start(&["--ascii"], &[], &folder("plain-hall"));
    program.shows("The open field where people meet to play.");
    assert!(program.screen().is_ascii(), "{}", program.screen());
    program.keys("q");
    program.ends_well();
}

#[test]
fn a_record_opens_in_the_full_screen() {
    let folder = folder("replay");
    let made = std::process::Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(["play", "pentago", "--line", "--players", "newcomer,newcomer", "--seed", "1", "--depth", "1"])
        .args(["--record", "kept.meydan"])
        .current_dir(&folder)
        .output()
        .expect("it plays");
    assert!(made.status.success());
    let mut program = Program::start(&["replay", "kept.meydan"], &[], &folder);
    program.until("the alternate screen", vt100::Screen::alternate_screen);
    program.shows("Move 0 of");
    program.keys(".");
    program.shows("Move 1 of");
    program.keys("U");
    program.shows("This is a record; it cannot be changed.");
    program.keys("q");
    program.ends_well();
    // What is whole of a damaged one is shown; the fault is said afterwards.
    let file = folder.join("kept.meydan");
    let text = std::fs::read_to_string(&file).expect("the record");
    std::fs::write(&file, &text[..text.len() * 2 / 3]).expect("written");
    let mut program = Program::start(&["replay", "kept.meydan", "--ascii"], &[], &folder);
    program.shows("Move 0 of");
    assert!(program.screen().is_ascii(), "{}", program.screen());
    program.keys("q");
    program.ends_saying("Only what is whole is shown.");
}
