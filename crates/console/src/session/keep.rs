//! What a session keeps in files.

use std::io::{self, Write};
use std::path::PathBuf;

use meydan_core::record;

use super::Session;
use crate::keeping::{KeepError, next_free, write_file};
use crate::players::name_in_record;

impl Session {
    pub(super) fn save(&mut self, file: Option<&str>, over: bool, out: &mut dyn Write) -> io::Result<()> {
        let own = self.setup.file.clone();
        let named = file.map(PathBuf::from);
        let path = named.or_else(|| own.clone()).unwrap_or_else(|| next_free(self.game().facts().id));
        // The file that the game came from, or was saved to, is its own: no question there.
        let over = over || own.as_ref() == Some(&path);
        let name = path.display().to_string();
        match write_file(&path, self.record().as_bytes(), over) {
            Ok(()) => {
                self.kept = self.game().seq();
                self.setup.file = Some(path);
                self.say_with("console-saved", &[("file", name.into())], out)
            }
            Err(KeepError::Exists) => self.say_with("console-file-exists", &[("file", name.into())], out),
            Err(KeepError::Io(error)) => {
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
        match write_file(&path, self.record().as_bytes(), true) {
            Ok(()) => self.kept = self.game().seq(),
            Err(error) => {
                // It is said once; the game goes on.
                self.setup.record = None;
                let why = match error {
                    KeepError::Io(error) => error.to_string(),
                    KeepError::Exists => String::new(),
                };
                let name = path.display().to_string();
                self.say_with("console-not-saved", &[("file", name.into()), ("why", why.into())], out)?;
            }
        }
        Ok(())
    }

    fn record(&self) -> String {
        let names: Vec<String> = self.setup.table.players().iter().map(name_in_record).collect();
        record::write(self.game(), &names)
    }

    pub(super) fn unsaved(&self) -> bool {
        self.game().seq() > self.kept
    }
}
