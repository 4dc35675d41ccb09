//! The files of advanced chess (CH-50, CH-51): one a game, made when it begins
//! and written entry by entry, so that nothing that was shown is ever lost.
//!
//! A file is locked while a game is played in it. Deliberately absent: questions
//! to people. Whoever wants a file replaced says so.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use chess::acd::{self, Record};
use chess::fits_file_name;
use meydan_core::record::RecordError;
use meydan_core::{AnyMatch, Refused};

use crate::atomic_file::{create_beside, put_in_place, try_lock};
use crate::chess_formats::{own, refusal, written};
use crate::{Journal, NotKept, OwnRecord, SaveFormat};
use meydan_catalogue::Player;

/// No record is larger than this.
const LARGEST: u64 = 64 << 20;

/// For whoever keeps a game without knowing which.
pub(crate) const SAVE_FORMAT: SaveFormat = SaveFormat {
    create: |folder, game, names, over| {
        let name = game.beginning().config.get("name")?.as_str().filter(|name| !name.is_empty())?.to_owned();
        let kept = ChessFile::name(names, &name).map_err(NotKept::Refused).and_then(|file| {
            let path = folder.join(file);
            ChessFile::create(&path, game, names, over).map_err(|fault| match fault {
                ChessFileFault::Exists => NotKept::Exists(path),
                fault => NotKept::Refused(fault.refused(&path)),
            })
        });
        Some(kept.map(|file| Box::new(file) as Box<dyn Journal>))
    },
    go_on: |path| {
        if path.extension().is_none_or(|ending| ending != "acd") {
            return None;
        }
        let opened = ChessFile::open(path).map_err(|fault| fault.refused(path));
        Some(opened.map(|(file, _)| Box::new(file) as Box<dyn Journal>))
    },
};

/// Why a file could not be made or opened.
#[derive(Debug)]
pub enum ChessFileFault {
    /// There is one of this name already.
    Exists,
    /// There is none of this name.
    Missing,
    /// Another game is being played in it.
    InUse,
    /// It is not sound, and more than its last line is at fault.
    Record(RecordError),
    /// The match or its names cannot be kept like this.
    Refused(Refused),
    /// The system says no.
    Io(io::Error),
}

impl From<io::Error> for ChessFileFault {
    fn from(error: io::Error) -> ChessFileFault {
        ChessFileFault::Io(error)
    }
}

impl ChessFileFault {
    /// The fault as a refusal, for sentences.
    #[must_use]
    pub fn refused(&self, path: &Path) -> Refused {
        let file = ("file", path.display().to_string());
        match self {
            ChessFileFault::Exists => refusal("file-exists", vec![file]),
            ChessFileFault::InUse => refusal("file-in-use", vec![file]),
            ChessFileFault::Record(error) => error.refused(),
            ChessFileFault::Refused(refused) => refused.clone(),
            ChessFileFault::Missing => refusal("file-missing", vec![file]),
            ChessFileFault::Io(error) => refusal("file-failed", vec![file, ("why", error.to_string())]),
        }
    }
}

/// The file of a game that is being played.
#[derive(Debug)]
pub struct ChessFile {
    path: PathBuf,
    file: File,
    /// So many bytes of it are whole lines.
    length: u64,
    record: Record,
}

impl ChessFile {
    /// The name of the file of a game: `<first player>-<second player>-<game>.acd`.
    /// Players are named as in records.
    ///
    /// # Errors
    /// When a name cannot be part of a file's name.
    pub fn name(players: &[String], game: &str) -> Result<String, Refused> {
        let mut parts = Vec::new();
        for name in players {
            // A computer's name has a colon, which not every system takes.
            let part = match Player::of_record(name) {
                Player::Computer { level } => format!("computer-{level}"),
                Player::Person { name } => name,
            };
            if !fits_file_name(&part) {
                return Err(refusal("player-name-unfit", vec![("name", part)]));
            }
            parts.push(part);
        }
        if !fits_file_name(game) {
            return Err(Refused {
                args: vec![("option", "name".to_owned())],
                ..refusal("name-unfit", vec![])
            });
        }
        parts.push(game.to_owned());
        Ok(parts.join("-") + ".acd")
    }

    /// Refuses two people of the same name (CH-63), who could not be told apart.
    ///
    /// # Errors
    /// When there are two.
    pub fn check_names(players: &[Player]) -> Result<(), Refused> {
        match players {
            [Player::Person { name }, Player::Person { name: other }]
                if !name.is_empty() && name == other =>
            {
                Err(refusal("same-name", vec![("name", name.clone())]))
            }
            _ => Ok(()),
        }
    }

    /// Makes the file of a match, with all that has happened in it; over another only if `over`.
    ///
    /// # Errors
    /// When there is one already, or it cannot be made. What was there stands.
    pub fn create(
        path: &Path,
        game: &dyn AnyMatch,
        names: &[String],
        over: bool,
    ) -> Result<ChessFile, ChessFileFault> {
        if path.symlink_metadata().is_ok() {
            if !over {
                return Err(ChessFileFault::Exists);
            }
            // Nobody's game is pulled away from under their feet.
            lock(&File::open(path)?)?;
        }
        let (record, text) = written(game, names).map_err(ChessFileFault::Refused)?;
        let (beside, mut file) = create_beside(path)?;
        let done = lock(&file)
            .and_then(|()| Ok(file.write_all(text.as_bytes())?))
            .and_then(|()| Ok(file.sync_all()?))
            .and_then(|()| match put_in_place(&beside, path, over)? {
                true => Ok(()),
                false => Err(ChessFileFault::Exists),
            });
        if let Err(fault) = done {
            // The half-made file is ours; that it may stay behind is the lesser evil.
            let _ = fs::remove_file(&beside);
            return Err(fault);
        }
        Ok(ChessFile { path: path.to_owned(), file, length: text.len() as u64, record })
    }

    /// Opens the file of a game to go on in it. A last line that was never
    /// finished is cut off; the second value says so.
    ///
    /// # Errors
    /// When it cannot be opened, is in use, or is not sound.
    pub fn open(path: &Path) -> Result<(ChessFile, Option<RecordError>), ChessFileFault> {
        check_is_file(path)?;
        let mut file = OpenOptions::new().read(true).append(true).open(path)?;
        lock(&file)?;
        let opened = read(&mut file)?;
        if let (Some(fault), false) = (&opened.fault, opened.torn) {
            return Err(ChessFileFault::Record(fault.clone()));
        }
        let length = opened.sound as u64;
        if opened.fault.is_some() {
            file.set_len(length)?;
            file.sync_all()?;
        }
        let this = ChessFile { path: path.to_owned(), file, length, record: opened.record };
        Ok((this, opened.fault))
    }

    /// Reads the file of a game to look at it: nothing in it is changed.
    ///
    /// # Errors
    /// When it cannot be read, or not even its head is sound.
    pub fn look(path: &Path) -> Result<OwnRecord, ChessFileFault> {
        check_is_file(path)?;
        Ok(own(&read(&mut File::open(path)?)?))
    }

    /// The match as it is kept.
    #[must_use]
    pub fn game(&self) -> Box<dyn AnyMatch> {
        Box::new(self.record.game().clone())
    }

    /// The players' names as in records, by seat.
    #[must_use]
    pub fn names(&self) -> &[String] {
        self.record.names()
    }
}

impl Journal for ChessFile {
    fn keep(&mut self, game: &dyn AnyMatch) -> io::Result<()> {
        let kept: &dyn AnyMatch = self.record.game();
        let mut record = None;
        let mut text = String::new();
        for entry in game.entries_since(kept.seq()) {
            let record = record.get_or_insert_with(|| self.record.clone());
            text += &record.push(&entry).map_err(|why| io::Error::other(why.code))?;
        }
        let Some(record) = record else { return Ok(()) };
        if let Err(error) = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data()) {
            // What was half written would be in the way of the next line.
            let _ = self.file.set_len(self.length);
            return Err(error);
        }
        self.length += text.len() as u64;
        self.record = record;
        Ok(())
    }

    fn path(&self) -> &Path {
        &self.path
    }
}

/// A device or a pipe might never end, or never begin.
fn check_is_file(path: &Path) -> Result<(), ChessFileFault> {
    match path.metadata() {
        Ok(metadata) if metadata.is_file() => Ok(()),
        Ok(_) => Err(io::Error::from(ErrorKind::InvalidInput).into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(ChessFileFault::Missing),
        Err(error) => Err(error.into()),
    }
}

fn read(file: &mut File) -> Result<acd::Opened, ChessFileFault> {
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(io::Error::from(ErrorKind::FileTooLarge).into());
    }
    acd::read(&bytes).map_err(ChessFileFault::Record)
}

/// Holds the file for as long as it is open.
fn lock(file: &File) -> Result<(), ChessFileFault> {
    if try_lock(file)? { Ok(()) } else { Err(ChessFileFault::InUse) }
}

#[cfg(test)]
mod tests;
