//! What a session keeps in files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use meydan_catalogue::Player;
use meydan_core::Refused;
use meydan_records::{WriteError, next_free, text_for, write_file};
use meydan_telling::refusal;
use meydan_words::without_error_numbers;

use super::{Session, Setup};

impl Session {
    pub(super) fn save(&mut self, file: Option<&str>, over: bool, out: &mut dyn Write) -> io::Result<()> {
        let own = self.setup.file.clone();
        let named = file.map(PathBuf::from);
        if let Some(journal) = &self.setup.journal
            && named.as_deref().is_none_or(|named| is_same_file(named, journal.path()))
        {
            // It is kept there already, and must not be replaced under its keeper's hands.
            let name = journal.path().display().to_string();
            return self.say_with("console-saved", &[("file", name.into())], out);
        }
        let path = named.or_else(|| own.clone()).unwrap_or_else(|| next_free(self.game().facts().id));
        // The file that the game came from, or was saved to, is its own: no question there.
        let over = over || own.as_ref() == Some(&path);
        let name = path.display().to_string();
        let text = match self.text_for(&path) {
            Ok(text) => text,
            Err(why) => {
                writeln!(out, "{}", refusal(self.setup.words, &why))?;
                return Ok(());
            }
        };
        match write_file(&path, text.as_bytes(), over) {
            Ok(()) => {
                self.kept = self.game().seq();
                self.setup.file = Some(path);
                self.say_with("console-saved", &[("file", name.into())], out)
            }
            Err(WriteError::Exists) => self.say_with("console-file-exists", &[("file", name.into())], out),
            Err(WriteError::Io(error)) => {
                let why = without_error_numbers(&error.to_string());
                self.say_with("console-not-saved", &[("file", name.into()), ("why", why.into())], out)
            }
        }
    }

    /// Brings the file of `--record` up to date.
    pub(super) fn keep_record(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(path) = self.setup.record.clone() else {
            return Ok(());
        };
        let text = self.text_for(&path);
        let done = text.map_err(|why| WriteError::Io(io::Error::other(refusal(self.setup.words, &why))));
        match done.and_then(|text| write_file(&path, text.as_bytes(), true)) {
            Ok(()) => self.kept = self.game().seq(),
            Err(error) => {
                // It is said once; the game goes on.
                self.setup.record = None;
                let why = match error {
                    WriteError::Io(error) => without_error_numbers(&error.to_string()),
                    WriteError::Exists => String::new(),
                };
                let name = path.display().to_string();
                self.say_with("console-not-saved", &[("file", name.into()), ("why", why.into())], out)?;
            }
        }
        Ok(())
    }

    /// Has everything kept that happened, before it is told.
    pub(super) fn keep(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Setup { journal, table, .. } = &mut self.setup;
        let done = journal.as_mut().map(|journal| (journal.keep(table.game()), journal.path().to_owned()));
        match done {
            Some((Ok(()), _)) => self.kept = self.game().seq(),
            Some((Err(error), path)) => {
                self.setup.journal = None;
                self.not_kept(&path, &error, out)?;
            }
            None => {}
        }
        self.keep_by_itself(out)
    }

    /// Keeps the game in the user's own folder.
    fn keep_by_itself(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let names = self.names();
        let Setup { journal, keeper, record, table, .. } = &mut self.setup;
        let Some(keeper) = keeper else { return Ok(()) };
        let own = journal.as_ref().map(|journal| journal.path()).or(record.as_deref());
        match keeper.keep(table.game(), &names, own) {
            Ok(()) => {
                self.kept = self.game().seq();
                Ok(())
            }
            Err(error) => {
                let folder = keeper.folder().to_owned();
                self.setup.keeper = None;
                self.not_kept(&folder, &error, out)
            }
        }
    }

    /// It is said once; the game goes on.
    fn not_kept(&self, path: &Path, error: &io::Error, out: &mut dyn Write) -> io::Result<()> {
        let (name, why) = (path.display().to_string(), without_error_numbers(&error.to_string()));
        self.say_with("console-not-saved", &[("file", name.into()), ("why", why.into())], out)
    }

    /// How to go on with a game that is left and kept by itself.
    pub(super) fn say_kept(&self, out: &mut dyn Write) -> io::Result<()> {
        let game = self.game();
        if self.setup.keeper.is_none() || game.seq() == 0 || game.outcome().is_some() {
            return Ok(());
        }
        self.say_with("console-left", &[("game", game.facts().id.into())], out)
    }

    fn names(&self) -> Vec<String> {
        self.setup.table.players().iter().map(Player::name_in_record).collect()
    }

    fn text_for(&self, path: &Path) -> Result<String, Refused> {
        text_for(path, self.game(), &self.names())
    }

    pub(super) fn unsaved(&self) -> bool {
        self.game().seq() > self.kept
    }
}

fn is_same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}
