//! What was done lately, before everybody's eyes.
//!
//! A choice tells of the hand that it was made from, so who looks ahead wants to
//! know the choices (`ai::reading`). Only the latest are kept, as plain data in
//! the position: enough for most of a round, and little to copy. What a player
//! stood before is not written down with each: it follows from the deeds before.
//! Where a house rule moves cards in another way (hands that are swapped, say), it
//! begins anew: what was done before tells nothing simple of the hands after it.
//!
//! Its text, in views: what lay on the table first, then deed by deed, as in
//! `g5 green 0; 2 r5; 3 draw 1; 1 wild; 1 red`.

use std::fmt;
use std::str::FromStr;

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Action, Card, Colour, MOST_SEATS, Symbol};

/// So many deeds are kept.
const MOST_DEEDS: usize = 64;

/// What lies on the table when a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The middle card.
    pub middle: Card,
    /// The colour in force; none while a Wild waits for its colour.
    pub colour: Option<Colour>,
    /// The outstanding penalty.
    pub penalty: u8,
}

/// Something that a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// How many cards that player got from the stock by it.
    pub got: u8,
}

/// The latest deeds.
#[derive(Clone, Copy, Debug)]
pub struct History {
    /// What lay on the table before the oldest.
    before: Table,
    /// A ring, and where its oldest deed is.
    deeds: [Deed; MOST_DEEDS],
    oldest: u8,
    len: u8,
}

impl Table {
    /// What lies there after a deed.
    #[inline]
    pub(crate) const fn after(self, deed: Deed) -> Table {
        match deed.action {
            Action::Lay(card) | Action::LayCalling(card) => {
                let penalty = self.penalty.saturating_add(card.penalty());
                Table { middle: card, colour: card.colour(), penalty }
            }
            Action::Name(colour) => Table { colour: Some(colour), ..self },
            Action::Take => Table { penalty: 0, ..self },
            // What is done by house rules begins a new history.
            Action::Draw
            | Action::Pass
            | Action::Call
            | Action::Catch
            | Action::Challenge
            | Action::Swap(_) => self,
        }
    }
}

impl Deed {
    /// Whether it turned the direction.
    pub(crate) fn turns_round(self) -> bool {
        matches!(self.action, Action::Lay(card) if card.symbol() == Symbol::Reverse)
    }
}

impl History {
    /// Nothing was done yet.
    pub(crate) const fn new(before: Table) -> History {
        let none = Deed { seat: Seat::FIRST, action: Action::Pass, got: 0 };
        History { before, deeds: [none; MOST_DEEDS], oldest: 0, len: 0 }
    }

    /// One more deed; the oldest goes when there is no room.
    #[inline]
    pub(crate) fn add(&mut self, deed: Deed) {
        let at = (usize::from(self.oldest) + usize::from(self.len)) % MOST_DEEDS;
        if usize::from(self.len) < MOST_DEEDS {
            self.len += 1;
        } else {
            self.before = self.before.after(self.deeds[at]);
            self.oldest = (self.oldest + 1) % MOST_DEEDS as u8;
        }
        self.deeds[at] = deed;
    }

    /// What lay on the table before the oldest deed.
    #[must_use]
    pub const fn before(&self) -> Table {
        self.before
    }

    /// The deeds, the oldest first.
    pub fn deeds(&self) -> impl Iterator<Item = Deed> {
        let (oldest, deeds) = (usize::from(self.oldest), &self.deeds);
        (0..usize::from(self.len)).map(move |index| deeds[(oldest + index) % MOST_DEEDS])
    }
}

impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        self.before == other.before && self.deeds().eq(other.deeds())
    }
}

impl fmt::Display for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Table { middle, colour, penalty } = self.before;
        write!(f, "{middle} {} {penalty}", colour.map_or("none", Colour::code))?;
        for Deed { seat, action, got } in self.deeds() {
            write!(f, "; {} {action}", seat.0 + 1)?;
            if got > 0 {
                write!(f, " {got}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for History {
    type Err = ();

    /// Exactly what `Display` gives.
    fn from_str(text: &str) -> Result<History, ()> {
        let mut parts = text.split("; ");
        let words: Vec<&str> = parts.next().ok_or(())?.split(' ').collect();
        let [middle, colour, penalty] = words[..] else { return Err(()) };
        let colour = if colour == "none" { None } else { Some(colour.parse()?) };
        let penalty = penalty.parse().map_err(|_| ())?;
        let mut history = History::new(Table { middle: middle.parse()?, colour, penalty });
        for part in parts {
            let mut words = part.split(' ');
            let seat = words.next().and_then(|seat| seat.parse::<u8>().ok()).ok_or(())?;
            let seat = Seat(seat.checked_sub(1).filter(|&seat| usize::from(seat) < MOST_SEATS).ok_or(())?);
            let action = words.next().and_then(|action| action.parse().ok()).ok_or(())?;
            let got = words.next().map_or(Ok(0), |got| got.parse().map_err(|_| ()))?;
            if words.next().is_some() || usize::from(history.len) == MOST_DEEDS {
                return Err(());
            }
            history.add(Deed { seat, action, got });
        }
        Ok(history)
    }
}

impl Serialize for History {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for History {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|()| serde::de::Error::custom("not a history"))
    }
}
