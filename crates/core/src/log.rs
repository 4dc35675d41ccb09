//! The log of a match: a header and numbered entries. Nothing else changes a position.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::{GameTime, Seat, Seed};

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
