//! What the lobby is drawn from: plain data.

use meydan_core::TimeControl;
use meydan_search::Level;
use meydan_words::Lang;

use super::Want;
use crate::model::TableCard;

/// A table of the lobby, through the eyes of a spectator.
pub struct HallTable {
    /// Its name in addresses and keys.
    pub id: String,
    /// The table; nobody's seats are the reader's.
    pub card: TableCard,
    /// How much time everybody has.
    pub clock: Option<TimeControl>,
    /// Whether it counts.
    pub rated: bool,
    /// The options that are other than usual, as text.
    pub differs: Vec<(&'static str, String)>,
    /// How strong who sits there is and whether that is uncertain, by seat.
    pub ratings: Vec<Option<(i64, bool)>>,
    /// How many watch.
    pub watching: u32,
    /// Whether whoever waits there is away.
    pub away: bool,
}

/// What stands in the hall.
pub struct HallModel {
    /// The reader's language.
    pub lang: Lang,
    /// Open tables.
    pub open: Vec<HallTable>,
    /// Tables that are played, the strongest first.
    pub running: Vec<HallTable>,
    /// Finished ones of the last days.
    pub over: Vec<HallTable>,
    /// How many people are here.
    pub online: usize,
    /// How many tables are played.
    pub tables: usize,
}

/// A wait to be paired.
pub struct WaitModel {
    /// Its name.
    pub id: String,
    /// For what.
    pub want: Want,
    /// The computer that is offered.
    pub offer: Option<Level>,
}

/// Somebody else.
pub struct Somebody {
    /// The name in addresses.
    pub username: String,
    /// What they are called.
    pub nickname: String,
    /// Whether they are here.
    pub here: bool,
}

/// What became of a challenge of the reader's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It waits.
    Waits,
    /// It was refused.
    Refused,
    /// It has lapsed.
    Lapsed,
}

/// A challenge.
pub struct Challenged {
    /// Its name.
    pub id: String,
    /// The other one.
    pub other: Somebody,
    /// The game.
    pub game: String,
    /// How much time.
    pub clock: Option<TimeControl>,
    /// Whether it counts.
    pub rated: bool,
    /// The options that are other than usual, as text.
    pub differs: Vec<(&'static str, String)>,
    /// What became of it.
    pub fate: Fate,
}

/// What is the reader's own.
pub struct OwnModel {
    /// The reader's language.
    pub lang: Lang,
    /// Whether the reader is a member.
    pub member: bool,
    /// Tables that go on, those at which the reader is to move first.
    pub tables: Vec<TableCard>,
    /// What the reader waits for.
    pub waits: Vec<WaitModel>,
    /// Challenges for the reader.
    pub received: Vec<Challenged>,
    /// The reader's challenges.
    pub sent: Vec<Challenged>,
    /// Whom the reader follows.
    pub followed: Vec<Somebody>,
}
