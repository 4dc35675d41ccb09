//! Whole games against the computer in the line console, whatever it plays:
//! every move that it prints is legal by the slow twin, and the board follows.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use meydan_testkit::twins::othello::{BLACK, Twin, WHITE};

/// Plays a game; a person always takes the first move that `moves` lists. Gives all that was printed.
fn play(players: &str, budget: [&str; 2]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(["play", "othello", "--line", "--ascii", "--seed", "5", "--lang", "en"])
        .args(["--players", players])
        .args(budget)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut printed = String::new();
    let mut next = || {
        let line = lines.next().expect("the game goes on");
        printed += &format!("{line}\n");
        line
    };
    let mut twin = Twin::start();
    let mut opinions = 0;
    let board: Vec<String> = (0..9).map(|_| next()).collect();
    assert_eq!(board[4], "4 . . . w b . . .");
    loop {
        let mut turn = next();
        if let Some(opinion) = turn.strip_prefix("Computer: ") {
            // What it thinks of the move before: a value, how sure that is, how far it looked.
            let parts: Vec<&str> = opinion.split(", ").collect();
            assert!(parts.len() == 3 && ["estimated", "exact"].contains(&parts[1]), "{opinion}");
            assert!(parts[2].starts_with("depth "), "{opinion}");
            opinions += 1;
            turn = next();
        }
        if turn.starts_with("Game over.") {
            let counts = format!("Black {}, White {}:", twin.count(BLACK), twin.count(WHITE));
            assert!(turn.contains(&counts) && twin.is_over(), "{turn}");
            break;
        }
        assert!(turn.starts_with(if twin.turn == BLACK { 'b' } else { 'w' }), "{turn}");
        let legal = twin.legal();
        let action = if turn.contains("computer") || legal == ["pass"] {
            next()
        } else {
            writeln!(input, "moves").unwrap();
            let first = next().split(',').next().unwrap().to_owned();
            writeln!(input, "{first}").unwrap();
            first
        };
        if action == "pass" {
            assert_eq!(legal, ["pass"]);
            twin.play("pass");
            continue;
        }
        // OT-21: row, blank, column.
        let (row, column) = action.split_once(' ').expect("a move");
        let action = format!("{}{row}", column.to_ascii_lowercase());
        assert!(legal.contains(&action), "{action} of {legal:?}");
        twin.play(&action);
        let board: String = (0..9).map(|_| next()).collect();
        let count = |disc: char| board.matches(disc).count() as i32;
        assert_eq!((count('b'), count('w')), (twin.count(BLACK), twin.count(WHITE)), "{board}");
    }
    assert!(child.wait().unwrap().success());
    assert!(opinions > 20, "{opinions}: a computer says what it thinks with its moves");
    printed
}

#[test]
fn a_whole_game_against_the_computer_with_either_colour() {
    for players in ["you,casual", "club,you", "computer:newcomer,person"] {
        let once = play(players, ["--depth", "2"]);
        assert_eq!(play(players, ["--depth", "2"]), once, "{players}: the same seed, the same game");
    }
}

#[test]
fn computers_among_themselves_play_the_same_game_again() {
    for budget in [["--depth", "2"], ["--nodes", "300"]] {
        let once = play("newcomer,expert", budget);
        assert_eq!(play("newcomer,expert", budget), once, "{budget:?}");
    }
    // A limit of time is kept; what is played then is the machine's business.
    play("master,casual", ["--time", "5"]);
}
