//! Formats of other programs that a game can be written in and read from.

use meydan_catalogue::Tenant;
use meydan_core::record::RecordError;
use meydan_core::{AnyAction, AnyMatch, Entry, NewMatch, Refused, Seat, Seed};
use serde_json::Value;

/// A game as it came from another program's file.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The configuration that it began with.
    pub config: Value,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// What was done, in order.
    pub actions: Vec<(Seat, AnyAction)>,
    /// Who gave up at the end, if somebody did.
    pub resigned: Option<Seat>,
    /// Where its chance comes from; always the same in formats that know of none.
    pub seed: Seed,
    /// The whole log, from formats that hold one; `actions` and `resigned` are empty then.
    pub log: Vec<Entry<String>>,
}

/// A format that one game can be written in and read from.
pub struct Format {
    /// Its name in commands, and the usual ending of its files.
    pub name: &'static str,
    /// Writes a match; the players' names come along where the format has room for them.
    pub(crate) write: fn(&dyn AnyMatch, &[String]) -> Result<String, Refused>,
    /// Reads a game.
    pub(crate) read: fn(&str) -> Result<Imported, Refused>,
    /// Whether a text looks like this format.
    pub(crate) looks_like: fn(&str) -> bool,
    /// Opens a file that is a whole record of its own, as far as it is sound.
    pub(crate) open: Option<OpenRecord>,
}

/// Opens a record; `None` for bytes that do not look like one of this kind.
pub(crate) type OpenRecord = fn(&[u8]) -> Option<Result<OwnRecord, RecordError>>;

/// A record in a game's own format, as far as it is sound.
pub struct OwnRecord {
    /// The match so far.
    pub game: Box<dyn AnyMatch>,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// What is wrong with the rest, if something is.
    pub fault: Option<RecordError>,
}

impl OwnRecord {
    /// Opens a record in whatever game's own format it looks like; `None` if it looks like none.
    #[must_use]
    pub fn open(bytes: &[u8]) -> Option<Result<OwnRecord, RecordError>> {
        let all = meydan_catalogue::tenants().iter().flat_map(|tenant| formats(tenant.facts.id));
        all.filter_map(|format| format.open).find_map(|open| open(bytes))
    }
}

/// What a game can be written in and read from, beside our own records.
#[must_use]
pub fn formats(game: &str) -> &'static [Format] {
    match game {
        "chess" => crate::chess_formats::FORMATS,
        "othello" => crate::othello_formats::FORMATS,
        _ => &[],
    }
}

impl Format {
    /// Whether a game that is not over can be gone on with from it.
    #[must_use]
    pub fn is_record(&self) -> bool {
        self.open.is_some()
    }

    /// A match in this format, without the end of its last line.
    ///
    /// # Errors
    /// When the format cannot hold it.
    pub fn write(&self, game: &dyn AnyMatch, names: &[String]) -> Result<String, Refused> {
        (self.write)(game, names)
    }

    /// The game that a text tells.
    ///
    /// # Errors
    /// When the text tells none; says where.
    pub fn read(&self, text: &str) -> Result<Imported, Refused> {
        (self.read)(text)
    }

    /// Whether a text looks like this format.
    #[must_use]
    pub fn looks_like(&self, text: &str) -> bool {
        (self.looks_like)(text)
    }
}

impl Imported {
    /// A game that begins like this, in which nothing has been done yet.
    #[must_use]
    pub fn new(config: Value) -> Imported {
        Imported {
            config,
            names: Vec::new(),
            actions: Vec::new(),
            resigned: None,
            seed: Seed::from_number(0),
            log: Vec::new(),
        }
    }

    /// Whether nothing is told: nobody did anything, and nobody gave up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty() && self.log.is_empty() && self.resigned.is_none()
    }

    /// The match that this game is.
    ///
    /// # Errors
    /// When the rules do not allow it.
    pub fn open(&self, tenant: &Tenant) -> Result<Box<dyn AnyMatch>, Refused> {
        let seats = u8::try_from(self.names.len()).unwrap_or(u8::MAX);
        let new = NewMatch { config: self.config.clone(), seats, seed: self.seed, clock: None };
        if !self.log.is_empty() {
            return tenant.open(new, &self.log).map_err(|error| error.why);
        }
        let mut game = tenant.begin(new)?;
        for (seat, action) in &self.actions {
            game.act(game.at(), *seat, action)?;
        }
        if let Some(seat) = self.resigned {
            game.drop_seat(game.at(), seat)?;
        }
        Ok(game)
    }
}
