//! Magic's decks and cards from files, as the command line takes them.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn room(name: &str) -> PathBuf {
    let room = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("magic-{name}"));
    let _ = fs::remove_dir_all(&room);
    fs::create_dir_all(&room).expect("a folder");
    room
}

fn meydan(room: &Path, args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(args)
        .current_dir(room)
        .env_clear()
        .env("MEYDAN_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("its input");
    let typed = typed.to_owned();
    let typing = std::thread::spawn(move || {
        // It may leave without reading everything.
        let _ = stdin.write_all(typed.as_bytes());
    });
    let output = child.wait_with_output().expect("it ends");
    typing.join().expect("typed");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn mg_30_mg_31_own_cards_and_decks_come_from_files() {
    let room = room("files");
    fs::write(room.join("cards.txt"), "Dragon\n  creature 0 red 9/9 trample\n").expect("written");
    fs::write(room.join("my deck.txt"), "# mine\n4x Dragon\r\n6 Mountain; 2 Soldier\n").expect("written");
    let set = ["--set", "cards=@cards.txt", "--set", "deck1=@my deck.txt", "--set", "deck2=10 Swamp"];
    let args = [&["play", "magic", "--line", "--seed", "3", "--record", "game.meydan"], &set[..]].concat();
    let played = meydan(&room, &args, "dragon\ndone\nattack all\ndone\ncard dragon\ndecks\n");
    let out = text(&played.stdout);
    assert!(played.status.success(), "{}", text(&played.stderr));
    assert!(out.contains("Player 1 plays Dragon (1).\n"), "{out}");
    assert!(out.contains("Dragon (1) 9/9 hits Player 2 for 9, who has 6 HP now.\n"), "{out}");
    assert!(out.contains("Dragon: Creature, red, costs 0\n  9/9 Trample\n"), "{out}");
    // The record brings its cards along.
    let verified = meydan(&room, &["verify", "game.meydan"], "");
    assert!(verified.status.success(), "{}", text(&verified.stderr));
    let gone_on = meydan(&room, &["play", "magic", "--line", "--load", "game.meydan"], "table\n");
    assert!(text(&gone_on.stdout).contains("Dragon 9/9"), "{}", text(&gone_on.stdout));
}

#[test]
fn mg_31_a_faulty_deck_is_told_line_by_line_and_nothing_begins() {
    let room = room("faults");
    fs::write(room.join("deck.txt"), "4 Soldier\n4 Dragon\n\n0 Plains\n\u{1b}[31m Plains\n")
        .expect("written");
    fs::write(room.join("bytes.txt"), [0xff, 0xfe, 0x00]).expect("written");
    let deck = ["play", "magic", "--line", "--record", "game.meydan", "--set", "deck2=@deck.txt"];
    let refused = meydan(&room, &deck, "done\n");
    assert_eq!(refused.status.code(), Some(1));
    assert_eq!(text(&refused.stdout), "");
    let said = text(&refused.stderr);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "meydan: deck.txt: The deck has faults, so nothing of it is used.");
    assert_eq!(lines[1], "Line 2: “4 Dragon”: there is no such card.");
    assert_eq!(lines[2], "Line 4: “0 Plains”: the number of cards is from 1 to 60.");
    assert!(lines[3].starts_with("Line 5: ") && lines.len() == 4, "{said}");
    assert!(!said.contains('\u{1b}'), "nothing in a file commands the terminal");
    assert!(!room.join("game.meydan").exists());
    for (value, says) in [
        ("deck1=@nothing.txt", "nothing.txt: "),
        ("deck1=@bytes.txt", "bytes.txt is not a text in UTF-8."),
        ("deck1=@.", "meydan: .: "),
        ("deck1=@-", "./-: "),
    ] {
        let refused = meydan(&room, &["play", "magic", "--line", "--set", value], "");
        let said = text(&refused.stderr);
        assert!(said.contains(says) && said.lines().count() == 1, "{value}: {said}");
        assert_eq!((refused.status.code(), text(&refused.stdout).as_str()), (Some(1), ""));
    }
    let long = format!("deck1={}", "Plains;".repeat(5000));
    let refused = meydan(&room, &["play", "magic", "--line", "--set", &long], "");
    assert!(text(&refused.stderr).contains("too long: 20000 bytes"), "{}", text(&refused.stderr));
}

#[test]
fn a_replay_of_an_unfinished_record_hides_hands() {
    let room = room("replay");
    let args = ["play", "magic", "--line", "--seed", "4", "--names", "Ada,Bo"];
    let typed = "plains\ndone\ndone\nisland\nsave game.meydan\nquit\n";
    let played = meydan(&room, &args, typed);
    assert!(played.status.success(), "{}", text(&played.stderr));
    let whole = text(&meydan(&room, &["replay", "game.meydan"], "").stdout);
    let verified = meydan(&room, &["verify", "game.meydan"], "");
    assert!(verified.status.success(), "{}", text(&verified.stderr));
    assert!(whole.contains("1. Player 1: play plains\n"), "{whole}");
    // Cut off before its end, it has no seed to tell hands from.
    let kept = fs::read_to_string(room.join("game.meydan")).expect("a record");
    let lines: Vec<&str> = kept.lines().collect();
    fs::write(room.join("cut.meydan"), lines[..lines.len() - 1].join("\n") + "\n").expect("written");
    let cut = text(&meydan(&room, &["replay", "cut.meydan"], "").stdout);
    assert!(!cut.contains("Hand:"), "{cut}");
}

#[test]
fn mg_50_the_table_stands_at_every_turns_start_even_if_nothing_changed() {
    let room = room("quiet");
    // Full hands and no land: nobody can do anything, so whoever sits there does not matter.
    let start = r#"{"start":"1 hand: 7 Vampire; 2 hand: 7 Vampire; 1 library: 5 Swamp; 2 library: 5 Swamp"}"#;
    let args = ["play", "magic", "--line", "--players", "you,newcomer", "--nodes", "20", "--config", start];
    let played = meydan(&room, &args, &"done\n".repeat(12));
    let out = text(&played.stdout);
    assert_eq!(out.matches("▸ Player 1: 15 HP; library 5, hand 7, discard 0\n").count(), 3, "{out}");
    for round in 1..=6 {
        assert_eq!(out.matches(&format!("\nEnd of Round {round}\n")).count(), 1, "{out}");
    }
    // MG-17
    assert!(out.ends_with("Game over. It is a draw. Nothing happened for six turns.\n"), "{out}");
}
