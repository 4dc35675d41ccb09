//! What a session keeps in files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use meydan_catalogue::Player;
use meydan_core::Refused;
use meydan_records::{WriteError, next_free, text_for, write_file};
use meydan_telling::refusal;

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
                let why = error.to_string();
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
                    WriteError::Io(error) => error.to_string(),
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
        let Some(journal) = journal else {
            return Ok(());
        };
        match journal.keep(table.game()) {
            Ok(()) => {
                self.kept = self.game().seq();
                Ok(())
            }
            Err(error) => {
                // It is said once; the game goes on.
                let (name, why) = (journal.path().display().to_string(), error.to_string());
                self.setup.journal = None;
                self.say_with("console-not-saved", &[("file", name.into()), ("why", why.into())], out)
            }
        }
    }

    fn text_for(&self, path: &Path) -> Result<String, Refused> {
        let names: Vec<String> = self.setup.table.players().iter().map(Player::name_in_record).collect();
        text_for(path, self.game(), &names)
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
