//! Plain data about a table that both the hall and whoever draws it speak of.

use meydan_core::{Seat, SeatSet, Seq};
use meydan_search::{Level, Opinion};
use serde::Serialize;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSnapshot {
    /// The seat.
    pub seat: Seat,
    /// What the seat is called now: a key of `words`.
    pub role: &'static str,
    /// The name; empty for one who gave none, a computer, or an open seat.
    pub name: String,
    /// What kind of player.
    pub kind: PlayerKind,
    /// Whether the player looks at the table now.
    pub connected: bool,
    /// So many moves a computer made for this person, who was away, since the
    /// last that was the person's own.
    pub stood_in: u32,
    /// Told apart by this number from others without a name, at a table for more than two.
    pub number: Option<u8>,
}

/// What kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person.
    Person,
    /// A computer.
    Computer(Level),
    /// Nobody yet: whoever follows the invitation.
    Open,
}

/// How soon computers act after what happened before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Pace {
    /// As soon as they know what to do.
    AtOnce,
    /// So that an eye can follow.
    #[default]
    Brisk,
    /// So that everything can be read.
    Calm,
}

impl Pace {
    /// All of them, the quickest first.
    pub const ALL: [Pace; 3] = [Pace::AtOnce, Pace::Brisk, Pace::Calm];

    /// The word for it in forms and cookies.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Pace::AtOnce => "at-once",
            Pace::Brisk => "brisk",
            Pace::Calm => "calm",
        }
    }

    /// Reads that word.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.code() == code)
    }
}

/// What a computer thought when it acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ComputerOpinion {
    /// The computer's seat.
    pub seat: Seat,
    /// The entry that it made.
    pub seq: Seq,
    /// What it thought of its position.
    #[serde(flatten)]
    pub opinion: Opinion,
}

/// A request to take a move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoAsked {
    /// Who asks.
    pub by: Seat,
    /// Whose answer is still missing.
    pub waiting: SeatSet,
}

/// What a caller can do besides the game's own actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Can {
    /// Take a move back, or ask for it.
    pub undo: bool,
    /// Be given a hint, for this seat.
    pub hint: Option<Seat>,
    /// Give up, for this seat.
    pub resign: Option<Seat>,
    /// Begin another game with the same players.
    pub rematch: bool,
    /// Take an open seat.
    pub sit: bool,
    /// Let computers take the seats that are still open.
    pub fill: bool,
    /// Keep the record: once it is over, or before that where nobody is played against who must not see it.
    pub record: bool,
    /// Free these seats: somebody took them and never acted.
    pub free: SeatSet,
    /// Offer a draw.
    pub draw: bool,
    /// Answer somebody's offer of a draw.
    pub answer_draw: bool,
    /// Wait no longer for the other one, who stays away.
    pub claim: bool,
    /// Call the game off, which counts for nothing then.
    pub call_off: bool,
}
