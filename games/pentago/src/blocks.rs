//! Turning blocks and finding fives, by tables of 512 entries: one for every
//! pattern that nine squares can hold. Each has a slow twin in the tests.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Block, Direction, Square, Squares};

/// The 32 rows of five, each a set of squares.
pub(crate) const FIVES: [u64; 32] = fives();

const fn fives() -> [u64; 32] {
    const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let mut fives = [0; 32];
    let mut count = 0;
    let mut start = 0;
    while start < 36 {
        let (row, column) = (start / 6, start % 6);
        let mut direction = 0;
        while direction < 4 {
            let (down, right) = DIRECTIONS[direction];
            let (last_row, last_column) = (row + 4 * down, column + 4 * right);
            if last_row < 6 && last_column < 6 && last_column >= 0 {
                let mut step = 0;
                while step < 5 {
                    fives[count] |= bit(row + step * down, column + step * right);
                    step += 1;
                }
                count += 1;
            }
            direction += 1;
        }
        start += 1;
    }
    assert!(count == 32);
    fives
}

const fn bit(row: i32, column: i32) -> u64 {
    1 << ((row / 3 * 2 + column / 3) * 9 + row % 3 * 3 + column % 3)
}

/// For every pattern of nine squares, the pattern after a quarter turn
/// clockwise, and anticlockwise. One table, so that a random turn is a look-up and no branch.
static TURNED: [[u16; 512]; 2] = [quarter_turns(), inverse(&quarter_turns())];

const fn quarter_turns() -> [u16; 512] {
    let mut turned = [0; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let mut square = 0;
        while square < 9 {
            if pattern >> square & 1 == 1 {
                // What stood in row r goes to column 2 − r, from column c to row c.
                let (row, column) = (square / 3, square % 3);
                turned[pattern] |= 1 << (column * 3 + 2 - row);
            }
            square += 1;
        }
        pattern += 1;
    }
    turned
}

const fn inverse(turns: &[u16; 512]) -> [u16; 512] {
    let mut inverse = [0; 512];
    let mut pattern = 0;
    while pattern < 512 {
        inverse[turns[pattern] as usize] = pattern as u16;
        pattern += 1;
    }
    inverse
}

/// For every block and pattern, the fives (by number) whose part in that block is full.
static FULL: [[u32; 512]; 4] = full_parts();

const fn full_parts() -> [[u32; 512]; 4] {
    let mut full = [[0; 512]; 4];
    let mut block = 0;
    while block < 4 {
        let mut pattern = 0;
        while pattern < 512 {
            let mut five = 0;
            while five < 32 {
                let part = FIVES[five] >> (9 * block) & 511;
                if part & !(pattern as u64) == 0 {
                    full[block][pattern] |= 1 << five;
                }
                five += 1;
            }
            pattern += 1;
        }
        block += 1;
    }
    full
}

/// The nine squares of a block.
#[inline]
pub(crate) const fn pattern(set: u64, block: usize) -> usize {
    (set >> (9 * block) & 511) as usize
}

/// The fives, by number, that this pattern leaves possible in its block.
#[inline]
pub(crate) fn full_fives(block: usize, pattern: usize) -> u32 {
    FULL[block][pattern]
}

/// Whether a set of squares holds five in a row (PE-04).
#[must_use]
#[inline]
pub fn has_five(set: u64) -> bool {
    FULL[0][pattern(set, 0)] & FULL[1][pattern(set, 1)] & FULL[2][pattern(set, 2)] & FULL[3][pattern(set, 3)]
        != 0
}

/// All squares that are part of five in a row.
#[must_use]
pub fn five_of(set: u64) -> Squares {
    Squares(FIVES.iter().filter(|&&five| five & !set == 0).fold(0, |all, five| all | five))
}

/// The rows of five.
pub(crate) fn all_fives() -> &'static [u64; 32] {
    static ALL: [u64; 32] = FIVES;
    &ALL
}

/// A quarter turn of one block (PE-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// Which block.
    pub block: Block,
    /// Which way.
    pub direction: Direction,
}

impl Turn {
    /// All eight, block by block, clockwise first.
    pub fn all() -> impl Iterator<Item = Turn> {
        (0..8).map(Turn::from_number)
    }

    /// The turn with this number among all eight (modulo eight).
    #[must_use]
    #[inline]
    pub const fn from_number(number: u32) -> Turn {
        let direction =
            if number.is_multiple_of(2) { Direction::Clockwise } else { Direction::Anticlockwise };
        Turn { block: Block::ALL[(number / 2 % 4) as usize], direction }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.block.number(), self.direction.code())
    }
}

impl std::str::FromStr for Turn {
    type Err = crate::Refusal;

    fn from_str(text: &str) -> Result<Turn, crate::Refusal> {
        let fault = crate::Refusal::NotATurn;
        let (number, way) = text.split_once(' ').ok_or(fault)?;
        let direction = match way {
            "cw" => Direction::Clockwise,
            "ccw" => Direction::Anticlockwise,
            _ => return Err(fault),
        };
        let block = match number.as_bytes() {
            [digit @ b'1'..=b'4'] => Block::from_number(digit - b'0').ok_or(fault)?,
            _ => return Err(fault),
        };
        Ok(Turn { block, direction })
    }
}

impl Serialize for Turn {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|_| serde::de::Error::custom("not a turn"))
    }
}

/// A set of squares after a turn.
#[must_use]
#[inline]
pub const fn turned(set: u64, turn: Turn) -> u64 {
    let shift = 9 * turn.block.index();
    let squares = TURNED[turn.direction as usize][pattern(set, turn.block.index())];
    set & !(511 << shift) | (squares as u64) << shift
}

/// A pattern of nine squares after a quarter turn clockwise.
#[inline]
pub(crate) fn clockwise(pattern: usize) -> usize {
    TURNED[0][pattern].into()
}

/// The patterns of nine squares that a quarter turn does not change.
static SAME: [bool; 512] = {
    let turned = quarter_turns();
    let mut same = [false; 512];
    let mut pattern = 0;
    while pattern < 512 {
        same[pattern] = turned[pattern] as usize == pattern;
        pattern += 1;
    }
    same
};

/// For every pattern of nine squares, its members in order.
static MEMBERS: [[u8; 9]; 512] = {
    let mut members = [[0; 9]; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let mut square = 0;
        let mut count = 0;
        while square < 9 {
            if pattern >> square & 1 == 1 {
                members[pattern][count] = square;
                count += 1;
            }
            square += 1;
        }
        pattern += 1;
    }
    members
};

/// The member of a set with so many before it, by number; for a draw at random.
/// The number must be below the count.
#[inline]
pub(crate) fn nth_member(set: u64, number: u32) -> Square {
    let counts = [0, 1, 2].map(|block| pattern(set, block).count_ones());
    let before = [counts[0], counts[0] + counts[1], counts[0] + counts[1] + counts[2]];
    // Comparisons summed up instead of a search: nothing to guess wrong.
    let block = before.iter().map(|&before| usize::from(number >= before)).sum::<usize>();
    let skipped = if block == 0 { 0 } else { before[block - 1] };
    let within = MEMBERS[pattern(set, block)][(number - skipped) as usize % 9];
    Square::from_index(9 * block as u32 + u32::from(within))
}

/// Whether some block looks the same after a quarter turn (PE-03), empty ones among them.
#[must_use]
#[inline]
pub fn is_neutral(red: u64, black: u64) -> bool {
    // All four are looked at: in playouts a branch would be guessed wrong too often.
    (0..4).fold(false, |neutral, block| neutral | SAME[pattern(red, block)] & SAME[pattern(black, block)])
}

/// The square where a marble stands after a turn.
impl Square {
    /// Where this square goes when a block is turned.
    #[must_use]
    pub fn after(self, turn: Turn) -> Square {
        Square::from_index(turned(self.bit(), turn).trailing_zeros())
    }
}
