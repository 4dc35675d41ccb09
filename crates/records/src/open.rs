//! Records as files hold them: bytes that may be anything.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use meydan_core::record::{self, Line, Record, RecordError, RecordFault, verify};
use meydan_core::{AnyMatch, EventsAt, NewMatch, Refused, Seed, Viewer};

use crate::{OwnRecord, formats};

/// A record that could be opened, at least in part.
pub struct Opened {
    /// The match as far as the record is whole.
    pub game: Box<dyn AnyMatch>,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// What is wrong with it, if something is.
    pub fault: Option<RecordError>,
    /// Whether the seed is known, and with it everything that was hidden.
    pub open: bool,
}

impl Opened {
    /// Through whose eyes it is shown in a list: those of anybody, who is shown all of what is over.
    #[must_use]
    pub fn onlooker(&self) -> Viewer {
        if self.open && self.game.outcome().is_some() { Viewer::Referee } else { Viewer::Spectator }
    }
}

impl From<OwnRecord> for Opened {
    fn from(own: OwnRecord) -> Opened {
        Opened { game: own.game, names: own.names, fault: own.fault, open: true }
    }
}

/// A match as the file of this name should hold it: in the game's format that is
/// called like the name's ending, otherwise as a record of the hall.
///
/// # Errors
/// When that format cannot hold it.
pub fn text_for(path: &Path, game: &dyn AnyMatch, names: &[String]) -> Result<String, Refused> {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    match formats(game.facts().id).iter().find(|format| format.name == ending) {
        Some(format) => Ok(format.write(game, names)? + "\n"),
        None => Ok(record::write(game, names)),
    }
}

/// No file that is read is larger than this.
pub const LARGEST_FILE: u64 = 64 << 20;

/// Why a record could not be opened.
#[derive(Debug)]
pub enum ReadError {
    /// The system says no.
    Io(io::Error),
    /// It is not true.
    Record(RecordError),
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> ReadError {
        ReadError::Io(error)
    }
}

/// Opens the record in a file, if every byte of it is true.
///
/// # Errors
/// When it cannot be read, or the first line at fault.
pub fn open_file(path: &Path) -> Result<Opened, ReadError> {
    // A device or a pipe might never end, or never begin.
    if !path.metadata()?.is_file() {
        return Err(io::Error::from(io::ErrorKind::InvalidInput).into());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST_FILE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(io::Error::from(io::ErrorKind::FileTooLarge).into());
    }
    open_true(&bytes).map_err(ReadError::Record)
}

/// Reads a record and checks that every byte of it is true.
///
/// # Errors
/// The first line at fault.
pub fn open_true(bytes: &[u8]) -> Result<Opened, RecordError> {
    if let Some(own) = OwnRecord::open(bytes) {
        let opened = Opened::from(own?);
        return opened.fault.clone().map_or(Ok(opened), Err);
    }
    let (text, not_text) = as_text(bytes);
    let (record, fault) = Record::read_whole_lines(text);
    if let Some(error) = first(fault, not_text) {
        return Err(error);
    }
    let record = record.ok_or(RecordError { line: 1, fault: RecordFault::Empty })?;
    let game = verify(&record, &meydan_catalogue::begin)?;
    Ok(Opened { game, names: names(&record), fault: None, open: true })
}

/// Reads a record as far as it is true: a file that was cut off, or whose end
/// was changed, gives what came before.
///
/// # Errors
/// When not even its first line is sound, or it is of another hall.
pub fn open_whole_part(bytes: &[u8]) -> Result<Opened, RecordError> {
    if let Some(own) = OwnRecord::open(bytes) {
        return own.map(Opened::from);
    }
    let (text, not_text) = as_text(bytes);
    let (record, fault) = Record::read_whole_lines(text);
    let fault = first(fault, not_text);
    let Some(record) = record else {
        return Err(fault.unwrap_or(RecordError { line: 1, fault: RecordFault::Empty }));
    };
    match (record.end(), fault) {
        (Some(_), None) => match verify(&record, &meydan_catalogue::begin) {
            Ok(game) => Ok(Opened { game, names: names(&record), fault: None, open: true }),
            Err(error) => follow(&record, error),
        },
        (Some(_), Some(error)) => follow(&record, error),
        (None, error) => {
            let no_end = RecordError { line: record.lines.len() + 1, fault: RecordFault::NoEnd };
            follow(&record, error.unwrap_or(no_end))
        }
    }
}

/// Follows the entries as long as what they tell agrees with the rules. Without
/// its end a record does not give away its seed, so where chance decides, the
/// first thing that depends on it ends the walk.
fn follow(record: &Record, fault: RecordError) -> Result<Opened, RecordError> {
    let head = &record.head;
    let fail = |fault| RecordError { line: 1, fault };
    let seed = record.end().map(|end| end.seed);
    let new = NewMatch {
        config: head.config.clone(),
        seats: head.seats,
        seed: seed.unwrap_or_else(|| Seed::from_number(0)),
        clock: None,
    };
    let mut game = meydan_catalogue::begin(&head.game, new)
        .ok_or_else(|| fail(RecordFault::Game(head.game.clone())))?
        .map_err(|why| fail(RecordFault::Refused(why)))?;
    if !game.facts().reads(head.rules) {
        return Err(fail(RecordFault::Rules(head.rules)));
    }
    for line in &record.lines {
        let Line::Entry(entry, told) = line else {
            continue;
        };
        let before = game.seq();
        if game.replay(entry).is_err() {
            break;
        }
        let events = game.events_since(Some(before), Viewer::Spectator);
        let same = |at: &EventsAt| at.events.to_json().as_array() == Some(told);
        if !events.iter().all(same) {
            game = game.as_of(before).unwrap_or(game);
            break;
        }
    }
    Ok(Opened { game, names: names(record), fault: Some(fault), open: seed.is_some() })
}

fn names(record: &Record) -> Vec<String> {
    let mut names = record.head.names.clone();
    names.resize(usize::from(record.head.seats), String::new());
    names
}

/// The text as far as it is text, and the fault where it is not.
fn as_text(bytes: &[u8]) -> (&str, Option<RecordError>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let sound = &bytes[..error.valid_up_to()];
            let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
            let fault = RecordFault::Shape("not UTF-8".to_owned());
            (std::str::from_utf8(sound).unwrap_or_default(), Some(RecordError { line, fault }))
        }
    }
}

/// The fault in the earlier line; in the same line, that it is no text.
fn first(fault: Option<RecordError>, not_text: Option<RecordError>) -> Option<RecordError> {
    match (fault, not_text) {
        (Some(fault), Some(not_text)) if fault.line < not_text.line => Some(fault),
        (_, Some(not_text)) => Some(not_text),
        (fault, None) => fault,
    }
}
