//! Squares, sets of squares, blocks and directions.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Refusal;

/// All 36 squares.
pub const BOARD: u64 = (1 << 36) - 1;

/// One of the 36 squares (PE-01). Its number is block by block, nine squares
/// each, so that turning a block touches nine neighbouring bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square(u8);

impl Square {
    /// A square by row and column, both 0 to 5 from the top left.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row > 5 || column > 5 {
            return None;
        }
        let block = row / 3 * 2 + column / 3;
        Some(Square(block * 9 + row % 3 * 3 + column % 3))
    }

    /// The row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 18 * 3 + self.0 % 9 / 3
    }

    /// The column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 / 9 % 2 * 3 + self.0 % 3
    }

    /// The number, 0 to 35, block by block.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square with this number.
    ///
    /// # Panics
    /// From 36 on.
    #[must_use]
    pub const fn from_index(index: u32) -> Square {
        assert!(index < 36, "a board has 36 squares");
        Square(index as u8)
    }

    /// The set with only this square.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// All squares, along the rows.
    pub fn all() -> impl Iterator<Item = Square> {
        ALONG_ROWS.iter().copied()
    }
}

/// All squares, along the rows.
static ALONG_ROWS: [Square; 36] = {
    let mut squares = [Square(0); 36];
    let mut n = 0;
    while n < 36 {
        if let Some(square) = Square::at(n / 6, n % 6) {
            squares[n as usize] = square;
        }
        n += 1;
    }
    squares
};

/// Along the rows, which is the order of the legal list.
impl Ord for Square {
    fn cmp(&self, other: &Square) -> std::cmp::Ordering {
        (self.row(), self.column()).cmp(&(other.row(), other.column()))
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Square) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.row(), self.column())
    }
}

impl FromStr for Square {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Square, Refusal> {
        match text.as_bytes() {
            [row @ b'0'..=b'5', b' ', column @ b'0'..=b'5'] => {
                Square::at(row - b'0', column - b'0').ok_or(Refusal::NotASquare)
            }
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

/// A set of squares, one bit each. As data it is the list of their names, along the rows.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(pub u64);

impl Squares {
    /// The squares, along the rows.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| self.contains(*square))
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

/// One of the four blocks: 1 top left, 2 top right, 3 bottom left, 4 bottom right (PE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u8);

impl Block {
    /// All four.
    pub const ALL: [Block; 4] = [Block(0), Block(1), Block(2), Block(3)];

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its place in a table, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The block with this number, 1 to 4.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Block> {
        if matches!(number, 1..=4) { Some(Block(number - 1)) } else { None }
    }
}

/// Which way a block is turned, by 90°.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Clockwise: `cw`.
    Clockwise,
    /// Anticlockwise: `ccw`.
    Anticlockwise,
}

impl Direction {
    /// Its short name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Direction::Clockwise => "cw",
            Direction::Anticlockwise => "ccw",
        }
    }
}
