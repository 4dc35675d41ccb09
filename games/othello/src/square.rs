//! Squares and sets of squares.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Refusal;

/// One of the 64 squares. Number 0 is A1, 1 is B1, 63 is H8 (OT-01: columns
/// A–H left to right, rows 1–8 top to bottom).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// A square by column and row, both from 0.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Option<Square> {
        if column < 8 && row < 8 { Some(Square(row * 8 + column)) } else { None }
    }

    /// The column, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The number, 0 to 63.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square with this number, counted along the rows.
    ///
    /// # Panics
    /// From 64 on.
    #[must_use]
    pub const fn from_index(index: u32) -> Square {
        assert!(index < 64, "a board has 64 squares");
        Square(index as u8)
    }

    /// The set with only this square.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// All squares, along the rows.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Square, Refusal> {
        match text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Ok(Square((row - b'1') * 8 + (column - b'a'))),
            _ => Err(Refusal::NotASquare),
        }
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|_| serde::de::Error::custom("not a square"))
    }
}

/// A set of squares, one bit each. As data it is the list of their names.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(pub u64);

impl Squares {
    /// The squares, along the rows.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let square = Square::from_index(rest.trailing_zeros());
            rest &= rest - 1;
            Some(square)
        })
    }

    /// How many.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a square is in it.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.to_string())).finish()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        Squares(squares.into_iter().fold(0, |set, square| set | square.bit()))
    }
}

impl Serialize for Squares {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}
