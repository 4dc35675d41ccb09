//! Whole games of Pentago against the computer in the line console, whatever
//! it plays: every part that it prints, and every hint, is legal by the slow
//! twin, the board follows, and the result is the twin's.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use meydan_testkit::twins::pentago::{BLACK, RED, Twin};

/// A part of a turn as it is typed, done by the twin.
fn act(twin: &mut Twin, colour: i8, part: &str) {
    if part == "-" {
        assert!(twin.may_skip(), "a skip where no block is neutral");
        return;
    }
    let (first, second) = part.split_once(' ').expect("two words");
    let first: usize = first.parse().expect("a number");
    match second {
        "cw" | "ccw" => twin.turn(first, second == "cw"),
        column => {
            let square = &mut twin.board[first][column.parse::<usize>().expect("a column")];
            assert_eq!(*square, 0, "{part} is taken");
            *square = colour;
        }
    }
}

fn board(twin: &Twin) -> String {
    let sign = |square: &i8| match *square {
        RED => 'R',
        BLACK => 'B',
        _ => '.',
    };
    twin.board.iter().flatten().map(sign).collect()
}

/// Plays a game; a person does what the hint says, on one line. Gives all that was printed.
fn play(players: &str, seed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(["play", "pentago", "--line", "--ascii", "--lang", "en", "--depth", "1"])
        .args(["--players", players, "--seed", seed])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let (mut printed, mut shown) = (String::new(), String::new());
    let mut twin = Twin::read("");
    let mut parts = 0;
    let result = loop {
        let line = lines.next().expect("the game goes on");
        printed += &format!("{line}\n");
        if line.contains('|') {
            // A row of the board: only the signs count.
            shown.extend(line.chars().filter(|sign| "RB.".contains(*sign)));
        } else if let Some((player, asked)) = line.split_once(" to move: ") {
            if !shown.is_empty() {
                assert_eq!(shown, board(&twin), "{printed}");
                shown.clear();
            }
            let colour = if player.starts_with("R ") { RED } else { BLACK };
            assert_eq!(asked.starts_with("place"), parts % 2 == 0, "{printed}");
            if player.contains("computer") {
                let part = lines.next().expect("it moves");
                printed += &format!("{part}\n");
                act(&mut twin, colour, &part);
                parts += 1;
            } else {
                writeln!(input, "hint").unwrap();
                let hint = lines.next().expect("a hint");
                let hint = hint.strip_prefix("Hint: ").expect("a hint").to_owned();
                writeln!(input, "{hint}").unwrap();
                let words: Vec<&str> = hint.split(' ').collect();
                let (square, turn) = words.split_at(2);
                act(&mut twin, colour, &square.join(" "));
                parts += 1;
                // Five by placing ends the hint as it ends the game.
                assert_eq!(turn.is_empty(), twin.has_five(colour), "{hint}\n{printed}");
                if !turn.is_empty() {
                    act(&mut twin, colour, &turn.join(" "));
                    parts += 1;
                }
            }
        } else if let Some(result) = line.strip_prefix("Game over. ") {
            break result.to_owned();
        }
    };
    assert_eq!(shown, board(&twin), "{printed}");
    let expected = match (twin.has_five(RED), twin.has_five(BLACK)) {
        (true, false) => "Red wins.",
        (false, true) => "Black wins.",
        (true, true) => "A draw.",
        (false, false) => {
            assert!(twin.is_full(), "{printed}");
            "A draw."
        }
    };
    assert!(result.starts_with(expected), "{result}\n{printed}");
    let opinions =
        printed.lines().filter(|line| line.starts_with("Computer: ") && line.contains(", estimated, "));
    let moves = printed.lines().filter(|line| line.contains("computer") && line.contains(" to move: "));
    assert_eq!(opinions.count(), moves.count(), "one with every part\n{printed}");
    assert_eq!(printed.contains("\nFor you: "), players.contains("you"), "{printed}");
    assert!(child.wait().unwrap().success());
    printed
}

#[test]
fn pe_21_whole_games_against_the_computer_with_either_colour() {
    for (players, seed) in
        [("you,casual", "1"), ("you,club", "3"), ("newcomer,you", "1"), ("casual,club", "3")]
    {
        let once = play(players, seed);
        assert_eq!(play(players, seed), once, "{players}: the same seed, the same game");
    }
}
