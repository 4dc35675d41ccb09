//! The log of a match: a header and numbered entries. Nothing else changes a position.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::{GameTime, Seat, SeatSet, Seed, TimeControl};

/// The number of an entry, from 1; 0 is the start. A log only grows.
pub type Seq = u32;

/// How a match began.
#[derive(Clone, Debug, PartialEq)]
pub struct Header<C> {
    /// The game's configuration.
    pub config: C,
    /// How many sit down.
    pub seats: u8,
    /// Where the randomness comes from. Secret until the end.
    pub seed: Seed,
    /// How much time everybody has; `None` is as much as they like.
    pub clock: Option<TimeControl>,
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<A> {
    /// Its number.
    pub seq: Seq,
    /// When, in game time.
    pub at: GameTime,
    /// What.
    #[serde(flatten)]
    pub step: Step<A>,
}

/// What an entry does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step<A> {
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// A timer came due.
    Timer {
        /// Which.
        id: u16,
    },
    /// A seat gave up.
    Drop {
        /// Who.
        seat: Seat,
    },
    /// Play goes on from where it stood after an earlier entry.
    Rewind {
        /// After which.
        to: Seq,
    },
    /// The person of a seat came to the table: its clock may run from now on.
    Here {
        /// Whose.
        seat: Seat,
    },
    /// The clocks of these seats ran out (HA-21).
    Flag {
        /// Whose.
        seats: SeatSet,
    },
    /// The server was away: everybody is given a little time (HA-24).
    Pause {},
    /// The hall ends the match.
    Verdict {
        /// Who has won; nobody, if it is drawn or counts for nothing.
        winners: SeatSet,
        /// Why.
        why: Verdict,
    },
}

/// Why the hall ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// All agreed on a draw (HA-23).
    Agreed,
    /// The other one stayed away (HA-22).
    Claimed,
    /// It counts for nothing (HA-22).
    CalledOff,
}

impl Verdict {
    /// The reason of the outcome.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Verdict::Agreed => "agreed",
            Verdict::Claimed => "claimed",
            Verdict::CalledOff => "called-off",
        }
    }
}

impl<A> Entry<A> {
    /// Who acted, when somebody did.
    #[must_use]
    pub const fn actor(&self) -> Option<Seat> {
        self.step.actor()
    }
}

impl<A> Step<A> {
    /// Who acted, when somebody did.
    #[must_use]
    pub const fn actor(&self) -> Option<Seat> {
        match *self {
            Step::Act { seat, .. } | Step::Drop { seat } => Some(seat),
            Step::Timer { .. }
            | Step::Rewind { .. }
            | Step::Here { .. }
            | Step::Flag { .. }
            | Step::Pause {}
            | Step::Verdict { .. } => None,
        }
    }

    /// Whether nothing happened by it that anybody would list: somebody came, or was given time.
    #[must_use]
    pub const fn is_quiet(&self) -> bool {
        matches!(self, Step::Here { .. } | Step::Pause {})
    }

    /// Whether it is an input of the game, and not the hall's own.
    #[must_use]
    pub const fn is_play(&self) -> bool {
        matches!(self, Step::Act { .. } | Step::Timer { .. } | Step::Drop { .. })
    }
}

impl<A> Entry<A> {
    /// The same entry with its action, if it has one, put differently.
    #[must_use]
    pub fn map<B>(&self, put: impl FnOnce(Seat, &A) -> B) -> Entry<B> {
        let step = match &self.step {
            Step::Act { seat, action } => Step::Act { seat: *seat, action: put(*seat, action) },
            Step::Timer { id } => Step::Timer { id: *id },
            Step::Drop { seat } => Step::Drop { seat: *seat },
            Step::Rewind { to } => Step::Rewind { to: *to },
            Step::Here { seat } => Step::Here { seat: *seat },
            Step::Flag { seats } => Step::Flag { seats: *seats },
            Step::Pause {} => Step::Pause {},
            Step::Verdict { winners, why } => Step::Verdict { winners: *winners, why: *why },
        };
        Entry { seq: self.seq, at: self.at, step }
    }
}

impl<A: Display> Entry<A> {
    /// The same entry with its action as text.
    #[must_use]
    pub fn to_text(&self) -> Entry<String> {
        self.map(|_, action| action.to_string())
    }
}
