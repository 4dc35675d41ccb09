//! D-91: the console of Duel with people at a real terminal.
#![cfg(unix)]

use std::time::Duration;

use crate::duel_kill::duels::set_up;
use crate::kept::{Chance, kills};
use crate::screen::Program;

const DRAWN: &str = "new card added to the hand";

/// Who is asked, by the prompt that waits.
fn asked(program: &Program) -> String {
    let is_asked = |screen: &vt100::Screen| screen.contents().trim_end().ends_with('>');
    program.until("a prompt", is_asked);
    let screen = program.screen();
    screen.lines().last().unwrap_or_default().trim_end_matches(['>', ' ']).to_owned()
}

#[test]
fn d_91_two_people_at_one_terminal_are_told_what_is_waited_for_and_see_no_card_of_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("club");
    set_up(&data);
    let environment = [("MEYDAN_DATA", data.to_str().expect("a plain path"))];
    let mut program = Program::start(&["play", "duel", "--line", "--seed", "5"], &environment, folder.path());
    program.resize(100, 200);
    program.shows("Welcome to Duel. help shows what can be typed here");
    program.shows("Login Menu>");
    // What is begun is completed, and the rest of the command is shown behind it.
    program.keys("user lo");
    program.shows("user login --username <username> --password <password>");
    program.keys("\talice --password secret\r");
    program.shows("user logged in successfully!");
    program.shows("Main Menu>");
    program.keys("dance\r");
    program.shows("invalid command");
    program.keys("duel --new --second-player bob --rounds 1\r");

    let mut before = String::new();
    // After its first draw a hand that plays nothing is full.
    for _ in 0..2 {
        program.shows("press Enter when you are alone before the screen");
        let next = asked(&program);
        assert_ne!(next, before);
        assert!(!program.screen().contains(DRAWN), "nobody sees what another drew:\n{}", program.screen());
        // Nothing that is typed here is executed.
        program.keys("show hand\r");
        program.until("the curtain again", |screen| {
            screen.contents().matches("press Enter when you are alone").count() == 2
        });
        assert!(!program.screen().contains("1. "), "{}", program.screen());
        program.keys("\r");
        program.shows(DRAWN);
        assert!(!program.screen().contains("press Enter"), "the curtain is gone");
        assert_eq!(asked(&program), next);
        program.keys("show hand\r");
        program.shows("5. ");
        // Whatever the hand holds, six phases lead to the other.
        for _ in 0..8 {
            asked(&program);
            if program.screen().contains("press Enter") {
                break;
            }
            let prompts = program.screen().matches(&format!("{next}>")).count();
            program.keys("next phase\r");
            program.until("an answer", |screen| {
                let screen = screen.contents();
                screen.contains("press Enter") || screen.matches(&format!("{next}>")).count() > prompts
            });
        }
        before = next;
    }
    program.keys("\u{4}");
    assert!(program.ends().1.success());
}

/// The life points of both on the last board, together.
fn lives(screen: &str) -> Option<u64> {
    let of = |name: &str| screen.lines().rev().find_map(|line| line.trim().strip_prefix(name)?.parse().ok());
    Some(of("alice:")? + of("bob:").unwrap_or(0u64))
}

#[test]
fn point_7_killed_at_a_terminal_a_duel_goes_on_from_its_last_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("club");
    set_up(&data);
    let environment = [("MEYDAN_DATA", data.to_str().expect("a plain path"))];
    let mut chance = Chance(7);
    let mut known = None;
    for kill in 0..kills() {
        let mut program = Program::start(&["play", "duel", "--line"], &environment, folder.path());
        program.resize(100, 400);
        program.shows("Login Menu>");
        program.keys("user login -u alice -p secret\r");
        program.shows("Main Menu>");
        let begins = "duel --new --second-player bob --rounds 1\r";
        program.keys(if known.is_none() { begins } else { "duel --continue\r" });
        program.shows("press Enter when you are alone before the screen");
        asked(&program);
        program.keys("\r");
        if known.is_none() {
            // The curtain ends with a sign to type at too: what is typed before it is gone is lost.
            program.shows("phase: draw phase");
            for phase in ["phase: standby phase", "phase: main phase 1"] {
                asked(&program);
                program.keys("next phase\r");
                program.shows(phase);
            }
        }
        program.until("a board", |screen| lives(&screen.contents()).is_some());
        asked(&program);
        let mut now = lives(&program.screen()).expect("a board");
        // Of what was typed after the last answer one line may have happened.
        assert!(known.is_none_or(|known| now == known || now == known + 1), "kill {kill}: {known:?}, {now}");
        for _ in 0..chance.below(4) {
            program.keys("increase --LP 1\r");
            now += 1;
            program.until("an answer", |screen| lives(&screen.contents()) == Some(now));
            asked(&program);
        }
        program.keys("increase --LP 1\r");
        std::thread::sleep(Duration::from_millis(chance.below(30)));
        let last = lives(&program.killed()).expect("a board");
        assert!(last == now || last == now + 1, "kill {kill}: {now} became {last}");
        known = Some(last);
    }
}

#[test]
fn point_10_what_duels_console_has_no_use_for_is_refused_in_words() {
    for (option, value) in [
        ("--players", "person,club"),
        ("--record", "x.meydan"),
        ("--load", "x.meydan"),
        ("--set", "rounds=3"),
    ] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_meydan"))
            .args(["play", "duel", "--line", option, value])
            .env("MEYDAN_LANG", "en")
            .output()
            .expect("it runs");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && told.contains(option), "{option}: {told}");
        assert!(told.contains("means nothing in the console of Duel"), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
}
