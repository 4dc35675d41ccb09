//! A game of advanced chess killed in the middle (CH-50, CH-51): whatever was
//! shown as done is in the file and is there again.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

const MOVES: [&str; 6] = ["Pe2e4", "Pe7e5", "Qd1h5", "Hb8c6", "Bf1c4", "Hg8f6"];

struct Game {
    child: Child,
    told: Receiver<String>,
}

impl Game {
    fn start(folder: &Path, answers: &str) -> Game {
        let mut child = Command::new(env!("CARGO_BIN_EXE_meydan"))
            .args(["play", "chess", "--line", "--ascii", "--folder"])
            .arg(folder)
            .env_clear()
            .env("MEYDAN_LANG", "en")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (tell, told) = channel();
        std::thread::spawn(move || {
            for line in output.lines() {
                if line.is_err() || tell.send(line.unwrap_or_default()).is_err() {
                    return;
                }
            }
        });
        let mut game = Game { child, told };
        game.write(answers);
        game
    }

    fn write(&mut self, line: &str) {
        self.child.stdin.as_mut().unwrap().write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// Waits until a line begins like this; gives everything before it.
    fn wait_for(&self, beginning: &str) -> Vec<String> {
        let mut before = Vec::new();
        loop {
            let line = self.told.recv_timeout(Duration::from_secs(120)).unwrap();
            if line.starts_with(beginning) {
                return before;
            }
            before.push(line);
        }
    }
}

impl Drop for Game {
    /// Not asked to leave: killed.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("chess-kill");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn what_was_shown_is_never_lost() {
    let folder = folder();
    let file = folder.join("Ada-Bo-Friday.acd");
    let mut game = Game::start(&folder, "new\nAda\nBo\nFriday\nno\nno");
    game.wait_for("K White (Ada) to move.");
    for (number, written) in MOVES.into_iter().enumerate() {
        game.write(written);
        let (player, next) = [("Ada", "k Black (Bo) to move."), ("Bo", "K White (Ada) to move.")][number % 2];
        game.wait_for(&format!("{player}: {written}"));
        let board = game.wait_for(next);
        // Two programs do not play in one file.
        let other = Game::start(&folder, "continue\nAda\nBo\nFriday");
        other.wait_for(&format!("{} is in use", file.display()));
        drop(game);
        game = Game::start(&folder, "continue\nAda\nBo\nFriday");
        let again = game.wait_for(next);
        let shown: Vec<&String> = board.iter().skip_while(|line| !line.starts_with("  a b")).collect();
        let shown_again: Vec<&String> = again.iter().skip_while(|line| !line.starts_with("  a b")).collect();
        assert_eq!(shown, shown_again, "after {written}");
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.lines().last().unwrap().starts_with(&format!("{} ", number + 1)), "{text}");
    }
}
