//! Who meets whom, and for what.

use meydan_core::{Seat, TimeControl};
use meydan_hall::{Holder, TableId};
use meydan_members::MemberId;
use serde_json::{Map, Value};

/// Somebody in the lobby: a member, or a guest in a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What their seats belong to.
    pub holder: Holder,
    /// Which member it is; nobody is a guest.
    pub member: Option<MemberId>,
    /// What they are called.
    pub name: String,
}

impl Person {
    /// Whether these are the same, in two browsers perhaps.
    #[must_use]
    pub fn is(&self, other: &Person) -> bool {
        self.holder == other.holder || self.member.is_some() && self.member == other.member
    }
}

/// What somebody would like to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// The options that are other than usual, in the order of their names.
    pub options: Map<String, Value>,
    /// How much time.
    pub clock: Option<TimeControl>,
    /// Whether it counts.
    pub rated: bool,
}

impl Terms {
    /// A game as it usually is, without a clock.
    #[must_use]
    pub fn usual(game: &str) -> Terms {
        Terms { game: game.to_owned(), options: Map::new(), clock: None, rated: false }
    }

    /// The options as they are kept and compared.
    pub(crate) fn options_text(&self) -> String {
        let mut sorted: Vec<_> = self.options.iter().collect();
        sorted.sort_by_key(|(key, _)| *key);
        Value::Object(sorted.into_iter().map(|(key, value)| (key.clone(), value.clone())).collect())
            .to_string()
    }

    /// The clock as it is kept.
    pub(crate) fn clock_text(&self) -> String {
        self.clock.map(|clock| clock.to_string()).unwrap_or_default()
    }
}

/// Somebody waits to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Its name: unguessable, as that of a table.
    pub id: TableId,
    /// Who.
    pub person: Person,
    /// For what.
    pub terms: Terms,
    /// Whether it is a duel of the club, with decks of one's own.
    pub club: bool,
    /// How strong they are; 1500 where nobody knows.
    pub rating: i64,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// A challenge by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its name.
    pub id: TableId,
    /// Who sent it.
    pub from: MemberId,
    /// To whom.
    pub to: MemberId,
    /// For what.
    pub terms: Terms,
    /// Whether it is a duel of the club.
    pub club: bool,
    /// Whether the table can be watched by anybody.
    pub listed: bool,
    /// The sender's seat; `None` is by lot.
    pub seat: Option<Seat>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Until when it can be accepted.
    pub until: i64,
    /// What became of it.
    pub state: State,
}

/// What became of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It waits for its answer.
    Waits,
    /// Its time has passed.
    Lapsed,
    /// It was refused.
    Refused,
    /// It was accepted: the table.
    Taken(TableId),
}
