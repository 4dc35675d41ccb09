//! Seats at a table, sets of them, and who is looking.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// No game of the hall seats more than this.
pub const MAX_SEATS: usize = 8;

/// A seat at the table, counted from zero in the order of the game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The first seat; in two-player games the one that moves first unless the rules say otherwise.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);

    /// The other seat of a two-player game.
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// The seat as an index into a table of seats.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table with `count` of them.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats. Iterates in seat order, so it is the same everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this one.
    #[must_use]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: u8) -> SeatSet {
        SeatSet(((1u32 << count) - 1) as u16)
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats it holds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `seat` is in it. Any seat number may be asked for.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats of both.
    #[must_use]
    pub const fn union(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 | others.0)
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The only member, when there is exactly one.
    #[must_use]
    pub const fn only(self) -> Option<Seat> {
        if self.0.count_ones() == 1 { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.index() >= MAX_SEATS) {
            return Err(serde::de::Error::custom("no such seat"));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Through whose eyes a position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player: sees what that seat may see.
    Seat(Seat),
    /// A watcher: sees what is open to everybody.
    Spectator,
    /// The log's keeper: sees everything. Never handed to a player or a bot.
    Referee,
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat:{seat}"),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Referee => f.write_str("referee"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            "referee" => Ok(Viewer::Referee),
            _ => {
                let digits = text.strip_prefix("seat:").ok_or(())?;
                match digits.as_bytes() {
                    [digit @ b'0'..=b'7'] => Ok(Viewer::Seat(Seat(digit - b'0'))),
                    _ => Err(()),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat(4), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(4)]);
        assert_eq!(set.len(), 3);
        assert!(!set.contains(Seat(200)));
        assert_eq!(set.only(), None);
        assert_eq!(SeatSet::one(Seat(3)).only(), Some(Seat(3)));
        assert_eq!(SeatSet::first(3).iter().count(), 3);
    }

    #[test]
    fn viewers_read_back_what_they_write() {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(7)), Viewer::Spectator, Viewer::Referee] {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        for text in ["", "seat", "seat:", "seat:8", "seat:00", "seat:-1", "Referee", "seat:x"] {
            assert_eq!(text.parse::<Viewer>(), Err(()), "{text}");
        }
    }
}
