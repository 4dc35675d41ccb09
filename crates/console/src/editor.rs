//! Typed lines with editing, history and completion: for people at a terminal.

use std::io;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Helper};

use crate::lines::{Typed, TypedLines};
use crate::verb::VERBS;

/// Lines typed at a terminal.
pub struct Editor {
    inner: rustyline::Editor<Verbs, MemHistory>,
}

impl Editor {
    /// An editor on standard input and output, which must both be terminals.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    /// `own` are the words of the game that is played.
    pub fn new(own: &'static [(&'static str, &'static str)]) -> io::Result<Editor> {
        let config = Config::builder().auto_add_history(true).max_history_size(500);
        let config = config.map_err(to_io)?.build();
        let mut inner = rustyline::Editor::with_history(config, MemHistory::new()).map_err(to_io)?;
        inner.set_helper(Some(Verbs { own }));
        Ok(Editor { inner })
    }
}

impl TypedLines for Editor {
    fn next_line(&mut self) -> io::Result<Typed> {
        match self.inner.readline("> ") {
            Ok(line) => Ok(Typed::Line(line)),
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
            Err(error) => Err(to_io(error)),
        }
    }

    fn forget(&mut self) {
        // Kept in memory, so there is nothing that could fail.
        let _ = self.inner.clear_history();
    }

    fn is_terminal(&self) -> bool {
        true
    }
}

fn to_io(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        other => io::Error::other(other),
    }
}

/// Completes the verbs and the game's own words.
struct Verbs {
    own: &'static [(&'static str, &'static str)],
}

impl Completer for Verbs {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let begun = line.get(..at).unwrap_or_default();
        let all = VERBS.iter().filter(|(name, _)| !self.own.iter().any(|(own, _)| own == name));
        let names = self.own.iter().chain(all).map(|(name, _)| (*name).to_owned());
        Ok((0, names.filter(|name| !begun.is_empty() && name.starts_with(begun)).collect()))
    }
}

impl Hinter for Verbs {
    type Hint = String;
}
impl Highlighter for Verbs {}
impl Validator for Verbs {}
impl Helper for Verbs {}
