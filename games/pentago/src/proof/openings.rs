//! The exact values of all positions with one, three or five marbles, the second
//! player to move: a table of public facts (`book/openings.bin`, described in
//! `docs/proofs.md`). It guides; no proof rests on it.
//!
//! The table counts squares along the rows. Its symmetries are ours.

use std::io::Read;
use std::sync::LazyLock;

use super::ranks::{choose, crc32, rank};
use crate::moves::Board;
use crate::solver::Value;
use crate::symmetry::SYMMETRIES;
use crate::{Square, StartPosition};

/// The table, packed.
const PACKED: &[u8] = include_bytes!("../../book/openings.bin");
/// What it begins with.
const HEAD: &[u8] = b"PENTOPN1";

/// Why a table cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// It cannot be unpacked, or begins with something else.
    Foreign,
    /// Its sum is not that of its bytes.
    Changed,
    /// This table, counted from one, is not as large as it must be.
    Size(usize),
}

/// The values of one number of marbles.
struct Values {
    /// Sets of the first player that stand for their images, in order.
    classes: Vec<u64>,
    /// Sets of the second player beside each.
    width: usize,
    /// Two bits a position.
    bits: Vec<u8>,
}

/// The whole table.
pub struct Openings {
    /// For one, three and five marbles.
    values: [Values; 3],
}

/// A set of squares counted along the rows.
fn along_rows(set: u64) -> u64 {
    Square::all().zip(0..).fold(0, |all, (square, place)| all | (set >> square.index() & 1) << place)
}

/// The image of a set counted along the rows.
fn image(t: usize, set: u64) -> u64 {
    let mut rest = set;
    let mut image = 0;
    while rest != 0 {
        let (mut row, mut column) = (rest.trailing_zeros() / 6, rest.trailing_zeros() % 6);
        rest &= rest - 1;
        if t & 1 != 0 {
            column = 5 - column;
        }
        if t & 2 != 0 {
            row = 5 - row;
        }
        if t & 4 != 0 {
            (row, column) = (column, row);
        }
        image |= 1 << (6 * row + column);
    }
    image
}

/// The sets of so many squares that are not larger than any of their images, in order.
fn classes(members: u32) -> Vec<u64> {
    let mut classes = Vec::new();
    let mut set: u64 = (1 << members) - 1;
    while set < 1 << 36 {
        if (1..SYMMETRIES).all(|t| image(t, set) >= set) {
            classes.push(set);
        }
        let lowest = set & set.wrapping_neg();
        let ripple = set + lowest;
        set = ripple | ((set ^ ripple) / lowest) >> 2;
    }
    classes
}

/// The next number of some bytes.
fn number(rest: &mut &[u8]) -> Option<usize> {
    let (word, further) = rest.split_first_chunk::<4>()?;
    *rest = further;
    Some(u32::from_le_bytes(*word) as usize)
}

impl Openings {
    /// The table that the program carries.
    ///
    /// # Panics
    /// Never: a test reads what is embedded.
    #[must_use]
    pub fn embedded() -> &'static Openings {
        static EMBEDDED: LazyLock<Openings> = LazyLock::new(|| match Openings::read(PACKED) {
            Ok(openings) => openings,
            Err(fault) => panic!("the embedded table of openings: {fault:?}"),
        });
        &EMBEDDED
    }

    /// Reads a packed table.
    ///
    /// # Errors
    /// When it is not one.
    pub fn read(packed: &[u8]) -> Result<Openings, TableFault> {
        /// More would be none of ours.
        const LARGEST: u64 = 1 << 20;
        let mut bytes = Vec::new();
        let mut unpacked = flate2::read::DeflateDecoder::new(packed).take(LARGEST);
        unpacked.read_to_end(&mut bytes).map_err(|_| TableFault::Foreign)?;
        if !bytes.starts_with(HEAD) || bytes.len() < HEAD.len() + 8 {
            return Err(TableFault::Foreign);
        }
        let (body, sum) = bytes.split_at(bytes.len() - 4);
        if crc32(body).to_le_bytes() != *sum {
            return Err(TableFault::Changed);
        }
        let mut rest = &body[HEAD.len()..];
        if number(&mut rest) != Some(3) {
            return Err(TableFault::Foreign);
        }
        let mut values = Vec::new();
        for (at, marbles) in (1..).zip([1, 3, 5u32]) {
            let first = marbles.div_ceil(2);
            let (classes, width) = (classes(first), choose(36 - first, marbles / 2) as usize);
            let told = [(); 3].map(|()| number(&mut rest));
            if told != [marbles as usize, classes.len(), width].map(Some) {
                return Err(TableFault::Size(at));
            }
            let size = (classes.len() * width).div_ceil(4);
            let (bits, further) = rest.split_at_checked(size).ok_or(TableFault::Size(at))?;
            rest = further;
            values.push(Values { classes, width, bits: bits.to_vec() });
        }
        match <[Values; 3]>::try_from(values) {
            Ok(values) if rest.is_empty() => Ok(Openings { values }),
            _ => Err(TableFault::Size(3)),
        }
    }

    /// What a position with one, three or five marbles is worth to the first
    /// player, red, the second to move; `None` for any other.
    #[must_use]
    pub fn value(&self, position: StartPosition) -> Option<Value> {
        let [red, black] = position.marbles.map(along_rows);
        let marbles = (red | black).count_ones();
        if !position.counts_fit() || marbles > 5 || marbles.is_multiple_of(2) || red & black != 0 {
            return None;
        }
        let Values { classes, width, bits } = &self.values[marbles as usize / 2];
        let (smallest, t) = (0..SYMMETRIES).map(|t| (image(t, red), t)).min()?;
        let entry = classes.binary_search(&smallest).ok()? * width + rank(smallest, image(t, black)) as usize;
        match bits[entry / 4] >> (2 * (entry % 4)) & 3 {
            0 => Some(Value::Win),
            1 => Some(Value::Draw),
            2 => Some(Value::Loss),
            _ => None,
        }
    }

    /// Whether the side that has just moved here, the first player's, wins: a
    /// board as that side sees it after its move.
    #[must_use]
    pub fn is_won(&self, after: Board) -> bool {
        self.value(StartPosition { marbles: [after.own, after.other] }) == Some(Value::Win)
    }
}
