//! A record of the hall that is kept up to date while its match is played: after
//! every call the file is a whole and true record, with the seed, for its own keeper.

use std::io;
use std::path::{Path, PathBuf};

use meydan_core::record::Writer;
use meydan_core::{AnyMatch, Seq};

use crate::{Journal, WriteError, write_file};

/// The record of a match that is being played.
pub struct RecordFile {
    path: PathBuf,
    writer: Writer,
    /// Everything but the last line.
    body: String,
    /// The entry up to which the file has it.
    kept: Option<Seq>,
}

impl RecordFile {
    /// The record of a match in this file, over what is there. Nothing is written yet.
    #[must_use]
    pub fn new(path: &Path, game: &dyn AnyMatch, names: &[String]) -> RecordFile {
        let (writer, body) = Writer::begin(game, names);
        RecordFile { path: path.to_owned(), writer, body, kept: None }
    }

    /// The same for a match that the file already has as it stands.
    #[must_use]
    pub fn go_on(path: &Path, game: &dyn AnyMatch, names: &[String]) -> RecordFile {
        RecordFile { kept: Some(game.seq()), ..RecordFile::new(path, game, names) }
    }
}

impl Journal for RecordFile {
    fn keep(&mut self, game: &dyn AnyMatch) -> io::Result<()> {
        if self.kept == Some(game.seq()) {
            return Ok(());
        }
        self.body += &self.writer.go_on(game);
        let text = self.body.clone() + &self.writer.clone().end(game);
        write_file(&self.path, text.as_bytes(), true).map_err(|error| match error {
            WriteError::Io(error) => error,
            WriteError::Exists => io::Error::from(io::ErrorKind::AlreadyExists),
        })?;
        self.kept = Some(game.seq());
        Ok(())
    }

    fn path(&self) -> &Path {
        &self.path
    }
}
