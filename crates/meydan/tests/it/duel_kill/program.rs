//! Duel's program as a child that is typed to, read from, and killed.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The program, with what it has printed so far.
pub(crate) struct Program {
    child: Child,
    typed: ChildStdin,
    told: Receiver<String>,
}

impl Program {
    pub(crate) fn start(data: &Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_meydan"))
            .args(["play", "duel", "--line", "--data"])
            .arg(data)
            .env_clear()
            .env("MEYDAN_LANG", "en")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let typed = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let (tell, told) = channel();
        std::thread::spawn(move || {
            for line in output.lines() {
                let Ok(line) = line else { return };
                if tell.send(line).is_err() {
                    return;
                }
            }
        });
        Program { child, typed, told }
    }

    pub(crate) fn write(&mut self, text: &str) {
        self.typed.write_all(text.as_bytes()).expect("it reads");
    }

    pub(crate) fn next(&self) -> String {
        self.told.recv_timeout(Duration::from_secs(60)).expect("an answer")
    }

    /// Types a command; gives its one line.
    pub(crate) fn answer(&mut self, line: &str) -> String {
        self.write(&format!("{line}\n"));
        self.next()
    }

    /// Types a command; gives all its lines.
    pub(crate) fn answers(&mut self, line: &str) -> Vec<String> {
        self.write(&format!("{line}\nmenu show-current\n"));
        std::iter::from_fn(|| Some(self.next()).filter(|line| !line.ends_with(" Menu"))).collect()
    }

    /// Kills it; gives what it had printed and nobody had read.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
        // The channel ends where the output does.
        self.told.iter().collect()
    }
}

/// Lets a moment pass in which the program is doing something, we do not know what.
pub(crate) fn let_it_work(moment: Duration) {
    let begun = Instant::now();
    while begun.elapsed() < moment {
        std::hint::spin_loop();
    }
}
