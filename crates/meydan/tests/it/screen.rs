//! The program on a real pseudo-terminal, and the screen that a person would
//! see. Nothing here sleeps: every wait is for something on the screen, with a
//! deadline.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::{MouseProtocolMode, Parser};

/// No wait is longer than this, however slow the machine.
const DEADLINE: Duration = Duration::from_secs(60);

struct Seen {
    parser: Parser,
    ended: bool,
}

/// The program at work.
pub(crate) struct Program {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
}

fn cells(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a screen has cells")
}

impl Program {
    /// Starts `meydan` on an 80 by 24 terminal, in a folder of its own.
    pub(crate) fn start(args: &[&str], environment: &[(&str, &str)], folder: &std::path::Path) -> Program {
        let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_meydan"));
        command.args(args);
        command.env_clear();
        for (name, value) in [("MEYDAN_LANG", "en"), ("TERM", "xterm-256color")].iter().chain(environment) {
            command.env(name, value);
        }
        command.cwd(folder);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        // Only the program holds the other end now, so its end is ours too.
        drop(pair.slave);
        let parser = Parser::new(cells(24), cells(80), 0);
        let seen = Arc::new((Mutex::new(Seen { parser, ended: false }), Condvar::new()));
        let mut reader = pair.master.try_clone_reader().expect("something to read");
        let shared = Arc::clone(&seen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let count = reader.read(&mut bytes).unwrap_or(0);
                let mut seen = shared.0.lock().expect("nobody panicked");
                seen.parser.process(&bytes[..count]);
                seen.ended = count == 0;
                shared.1.notify_all();
                if count == 0 {
                    return;
                }
            }
        });
        let writer = pair.master.take_writer().expect("something to write");
        Program { master: pair.master, writer, child, seen }
    }

    /// Waits until the screen is as it should be.
    pub(crate) fn until(&self, what: &str, is: impl Fn(&vt100::Screen) -> bool) {
        let end = Instant::now() + DEADLINE;
        let mut seen = self.seen.0.lock().expect("nobody panicked");
        while !is(seen.parser.screen()) {
            let left = end.saturating_duration_since(Instant::now());
            let screen = || seen.parser.screen().contents();
            assert!(!left.is_zero(), "waited in vain for {what}:\n{}", screen());
            assert!(!seen.ended, "it ended before {what}:\n{}", screen());
            seen = self.seen.1.wait_timeout(seen, left).expect("nobody panicked").0;
        }
    }

    /// Waits until the screen shows this text.
    pub(crate) fn shows(&self, text: &str) {
        self.until(text, |screen| screen.contents().contains(text));
    }

    /// What the screen shows now.
    pub(crate) fn screen(&self) -> String {
        self.seen.0.lock().expect("nobody panicked").parser.screen().contents()
    }

    /// Types.
    pub(crate) fn keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("it reads");
        self.writer.flush().expect("it reads");
    }

    /// Types and waits until it has been read. A window's size comes by signal and may
    /// overtake what was typed before it, so a key that changes nothing has to be waited
    /// for: the last row is smeared over, as another program would do, and Ctrl-L cleans it.
    pub(crate) fn keys_are_read(&mut self, keys: &str) {
        const SMEAR: &str = "~smear~";
        {
            let mut seen = self.seen.0.lock().expect("nobody panicked");
            assert!(seen.parser.screen().alternate_screen(), "only its own screen is smeared");
            let rows = seen.parser.screen().size().0;
            seen.parser.process(format!("\u{1b}7\u{1b}[{rows};1H{SMEAR}\u{1b}8").as_bytes());
            assert!(seen.parser.screen().contents().contains(SMEAR));
        }
        self.keys(&format!("{keys}\u{c}"));
        // Its own screen: while it is suspended there is another one.
        self.until("a clean screen", |screen| {
            screen.alternate_screen() && !screen.contents().contains(SMEAR)
        });
    }

    /// Clicks into a cell, counted from 0.
    pub(crate) fn click(&mut self, column: u16, row: u16) {
        let (column, row) = (column + 1, row + 1);
        self.keys(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
    }

    /// The window gets another size.
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        let mut seen = self.seen.0.lock().expect("nobody panicked");
        seen.parser.set_size(cells(rows), cells(columns));
        self.master.resize(PtySize { rows, cols: columns, ..PtySize::default() }).expect("it can be resized");
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let done = std::process::Command::new("kill").args(["-s", name, &id]).status().expect("kill runs");
        assert!(done.success());
    }

    /// Waits until it has ended, and checks that the terminal is as it was before.
    pub(crate) fn ends_well(self) {
        let (left, status) = self.ends();
        assert_eq!(left.trim(), "", "nothing is left behind");
        assert!(status.success(), "{status:?}");
    }

    /// The same for one that ends with a complaint, and with nothing else.
    pub(crate) fn ends_saying(self, complaint: &str) {
        let (left, status) = self.ends();
        assert!(left.starts_with("meydan: ") && left.contains(complaint), "{left}");
        assert_eq!(status.exit_code(), 1);
    }

    /// Kills it, and waits until it is gone: the last that was to be seen.
    pub(crate) fn killed(mut self) -> String {
        self.signal("KILL");
        let _ = self.child.wait();
        let mut seen = self.seen.0.lock().expect("nobody panicked");
        let end = Instant::now() + DEADLINE;
        while !seen.ended {
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "its terminal does not end");
            seen = self.seen.1.wait_timeout(seen, left).expect("nobody panicked").0;
        }
        let screen = seen.parser.screen().contents();
        drop(seen);
        screen
    }

    /// Waits until it has ended and the terminal is given back: what it left there, and its status.
    pub(crate) fn ends(mut self) -> (String, ExitStatus) {
        let end = Instant::now() + DEADLINE;
        let mut seen = self.seen.0.lock().expect("nobody panicked");
        while !seen.ended {
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "it does not end:\n{}", seen.parser.screen().contents());
            seen = self.seen.1.wait_timeout(seen, left).expect("nobody panicked").0;
        }
        let screen = seen.parser.screen();
        assert!(!screen.alternate_screen(), "the alternate screen is left");
        assert!(!screen.hide_cursor(), "the cursor is shown");
        assert!(!screen.bracketed_paste(), "pastes are plain again");
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None, "the mouse is given back");
        let left = screen.contents();
        drop(seen);
        (left, self.child.wait().expect("it ended"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Only a test that failed leaves a program running.
        let _ = self.child.kill();
    }
}
