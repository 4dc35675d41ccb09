//! The book: red's answers in the part of the opening that is proved, down to
//! leaves, positions that the prover proves again at once.
//!
//! An entry is a position with red to move, one for all its images, and the
//! answer. With no, two or four marbles a position without an entry is not
//! proved; with six or more, one that comes up after an entry is a leaf.
//!
//! - here: the format and looking up;
//! - `check`: the checker, which knows the rules and lets the prover prove the leaves.
//!
//! **The file.** Numbers have their lowest byte first.
//!
//! | bytes | content |
//! | --- | --- |
//! | 8 | `PENTBOOK` |
//! | 4 | length of the body, these twelve bytes among it |
//! | 4 | number of sections |
//! | for each section: 4, 4 | marbles; number of entries |
//! | for each entry | position and answer, in as many bytes as the largest of its section needs |
//! | for each 4096 bytes of the body: 4 | CRC-32 of them |
//! | 4 | CRC-32 of these sums |
//!
//! Sections and entries stand in ascending order. An entry is the position's rank × 512 +
//! the square × 8 + the turn. The rank: red's set among all of its size on 36 squares, times
//! the number of black's sets beside it, plus black's among those on the free squares. Squares
//! count block by block, turns block by block and clockwise first.

mod check;

use std::borrow::Cow;
use std::sync::LazyLock;

use super::ranks::{choose, crc32, rank, unrank};
use crate::moves::Board;
use crate::solver::Move;
use crate::{Square, Turn};

use super::campaign::{EMPTY, first_replies};

pub use check::{BookChecked, BookWrong, Which, check_book};

/// The book that the program carries.
static EMBEDDED: &[u8] = include_bytes!("../../../book/answers.bin");

const HEAD: &[u8; 8] = b"PENTBOOK";
/// A sum for so many bytes.
const BLOCK: usize = 4096;
/// An answer takes so many bits.
const ANSWER_BITS: u32 = 9;
/// A book is never larger than this.
const LARGEST: usize = 64 << 20;

/// Why bytes are no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookFault {
    /// It begins with something else.
    Foreign,
    /// It is shorter or longer than it says.
    Length,
    /// Between these places some byte was changed.
    Changed(usize, usize),
    /// What stands at this place makes no sense.
    Nonsense(usize),
}

/// Entries with the same number of marbles.
struct Section {
    marbles: u32,
    width: usize,
    /// Where in the bytes they begin, and how many they are.
    begin: usize,
    count: usize,
}

/// A book.
pub struct Book {
    bytes: Cow<'static, [u8]>,
    sections: Vec<Section>,
}

/// How many bytes an entry with so many marbles needs.
fn width(marbles: u32) -> usize {
    let (red, black) = (marbles.div_ceil(2), marbles / 2);
    let ranks = choose(36, red) * choose(36 - red, black);
    (u64::BITS - ranks.leading_zeros() + ANSWER_BITS).div_ceil(8) as usize
}

/// The position's number among all with as many marbles.
fn number_of(position: Board) -> u64 {
    let beside = choose(36 - position.own.count_ones(), position.other.count_ones());
    rank(0, position.own) * beside + rank(position.own, position.other)
}

fn board_of(marbles: u32, number: u64) -> Option<Board> {
    let beside = choose(36 - marbles / 2, marbles / 2);
    let own = unrank(0, marbles / 2, number / beside)?;
    Some(Board { own, other: unrank(own, marbles / 2, number % beside)? })
}

fn answer_of(bits: u64) -> Option<Move> {
    let square = (bits / 8 < 36).then(|| Square::from_index((bits / 8) as u32))?;
    Some(Move { square: Some(square), turn: Some(Turn::from_number((bits % 8) as u32)) })
}

fn bits_of(answer: Move) -> Option<u64> {
    let turn = answer.turn?;
    Some(
        answer.square?.index() as u64 * 8
            + (0..8).find(|&number| Turn::from_number(number as u32) == turn)?,
    )
}

impl Book {
    /// The book that the program carries.
    ///
    /// # Panics
    /// Never: a test reads what is embedded.
    #[must_use]
    pub fn embedded() -> &'static Book {
        static BOOK: LazyLock<Book> = LazyLock::new(|| match Book::read(Cow::Borrowed(EMBEDDED)) {
            Ok(book) => book,
            Err(fault) => panic!("the embedded book: {fault:?}"),
        });
        &BOOK
    }

    /// Reads a book; its entries are looked at by `make_sense`.
    ///
    /// # Errors
    /// When it is none, and where.
    pub fn read(bytes: Cow<'static, [u8]>) -> Result<Book, BookFault> {
        let mut book = Book { bytes, sections: Vec::new() };
        let body = book.sums()?;
        let number = |at: usize| -> Result<usize, BookFault> {
            let word = book.bytes[..body].get(at..at + 4).ok_or(BookFault::Nonsense(at))?;
            Ok(word.iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte)))
        };
        let mut at = 16;
        let mut sections: Vec<Section> = Vec::new();
        for _ in 0..number(12)? {
            let (marbles, count) = (number(at)? as u32, number(at + 4)?);
            let later = sections.last().is_none_or(|before| before.marbles < marbles);
            if marbles > 34 || marbles % 2 == 1 || !later {
                return Err(BookFault::Nonsense(at));
            }
            let section = Section { marbles, width: width(marbles), begin: at + 8, count };
            at = section.begin.saturating_add(section.width.saturating_mul(count));
            sections.push(section);
        }
        if at != body {
            return Err(BookFault::Nonsense(at.min(body)));
        }
        book.sections = sections;
        Ok(book)
    }

    /// Whether every entry is a position that stands for its images with an answer, in order.
    ///
    /// # Errors
    /// Where it does not make sense.
    pub fn make_sense(&self) -> Result<(), BookFault> {
        for section in &self.sections {
            let mut before = None;
            for entry in 0..section.count {
                let (number, answer) = self.entry(section, entry);
                let board = board_of(section.marbles, number);
                let stands = board.is_some_and(|board| board.canonical().0 == board);
                if !stands || answer_of(answer).is_none() || before.is_some_and(|before| before >= number) {
                    return Err(BookFault::Nonsense(section.begin + entry * section.width));
                }
                before = Some(number);
            }
        }
        Ok(())
    }

    /// Checks the sums; tells how long the body is.
    fn sums(&self) -> Result<usize, BookFault> {
        let bytes = &self.bytes;
        if !bytes.starts_with(HEAD) || bytes.len() < 24 || bytes.len() > LARGEST {
            return Err(BookFault::Foreign);
        }
        let word =
            |at: usize| bytes[at..at + 4].iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte));
        let body = word(8) as usize;
        let sums = body.div_ceil(BLOCK) * 4;
        if body < 16 || body.checked_add(sums + 4) != Some(bytes.len()) {
            return Err(BookFault::Length);
        }
        let end = bytes.len() - 4;
        if crc32(&bytes[body..end]) != word(end) {
            return Err(BookFault::Changed(body, bytes.len()));
        }
        for (block, at) in bytes[..body].chunks(BLOCK).zip((body..).step_by(4)) {
            if crc32(block) != word(at) {
                let from = (at - body) / 4 * BLOCK;
                return Err(BookFault::Changed(from, from + block.len()));
            }
        }
        Ok(body)
    }

    /// The bytes of a book with these entries: positions that stand for their images, and the answers.
    #[must_use]
    pub fn write(entries: &[(Board, Move)]) -> Vec<u8> {
        let mut words: Vec<(u32, u64)> = entries
            .iter()
            .filter_map(|(board, answer)| {
                Some((board.stones(), number_of(*board) << ANSWER_BITS | bits_of(*answer)?))
            })
            .collect();
        words.sort_unstable();
        words.dedup();
        let sections: Vec<&[(u32, u64)]> = words.chunk_by(|one, next| one.0 == next.0).collect();
        let mut bytes = HEAD.to_vec();
        bytes.extend([0; 4]);
        bytes.extend((sections.len() as u32).to_le_bytes());
        for section in sections {
            let marbles = section.first().map_or(0, |first| first.0);
            bytes.extend(marbles.to_le_bytes());
            bytes.extend((section.len() as u32).to_le_bytes());
            for (_, word) in section {
                bytes.extend(&word.to_le_bytes()[..width(marbles)]);
            }
        }
        let body = bytes.len();
        bytes[8..12].copy_from_slice(&(body as u32).to_le_bytes());
        let sums: Vec<u8> = bytes.chunks(BLOCK).flat_map(|block| crc32(block).to_le_bytes()).collect();
        bytes.extend(&sums);
        bytes.extend(crc32(&sums).to_le_bytes());
        bytes
    }

    fn word(&self, section: &Section, entry: usize) -> u64 {
        let at = section.begin + entry * section.width;
        self.bytes[at..at + section.width].iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
    }

    /// The position's number, and the answer's.
    fn entry(&self, section: &Section, entry: usize) -> (u64, u64) {
        let word = self.word(section, entry);
        (word >> ANSWER_BITS, word & ((1 << ANSWER_BITS) - 1))
    }

    /// Red's answer here, if the book has it.
    #[must_use]
    pub fn answer(&self, board: Board) -> Option<Move> {
        Some(board.move_here(self.canonical_answer(board.canonical().0)?))
    }

    /// The answer of a position that stands for its images.
    fn canonical_answer(&self, position: Board) -> Option<Move> {
        let section = self.sections.iter().find(|section| section.marbles == position.stones())?;
        // Red is to move.
        if position.own.count_ones() != position.other.count_ones() {
            return None;
        }
        let wanted = number_of(position);
        let (mut low, mut high) = (0, section.count);
        while low < high {
            let middle = (low + high) / 2;
            let (number, answer) = self.entry(section, middle);
            match number.cmp(&wanted) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => return answer_of(answer),
            }
        }
        None
    }

    /// How many entries there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sections.iter().map(|section| section.count).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many entries there are, by marbles.
    pub fn by_marbles(&self) -> impl Iterator<Item = (u32, usize)> {
        self.sections.iter().map(|section| (section.marbles, section.count))
    }

    /// Every position that has an entry, in order, and the answer.
    pub fn entries(&self) -> impl Iterator<Item = (Board, Move)> {
        self.sections.iter().flat_map(move |section| {
            (0..section.count).filter_map(move |entry| {
                let (number, answer) = self.entry(section, entry);
                Some((board_of(section.marbles, number)?, answer_of(answer)?))
            })
        })
    }

    /// How many of the replies to the first move are proved, and how many there are.
    #[must_use]
    pub fn guarantee(&self) -> Guarantee {
        let replies = first_replies();
        let proved = replies.iter().filter(|reply| self.canonical_answer(**reply).is_some()).count();
        Guarantee { proved, of: replies.len() }
    }

    /// Whether the first move itself is proved to win.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.canonical_answer(EMPTY).is_some()
    }
}

/// How much of the first player's win is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guarantee {
    /// So many replies to the first move.
    pub proved: usize,
    /// Of so many.
    pub of: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut rng = meydan_core::Seed::from_number(104).rng();
        let mut entries = std::collections::BTreeMap::new();
        for round in 0..600 {
            let mut squares: Vec<Square> = Square::all().collect();
            rng.shuffle(&mut squares);
            let side = 1 + round % 6;
            let set = |squares: &[Square]| squares.iter().fold(0, |set, square| set | square.bit());
            let board = Board { own: set(&squares[..side]), other: set(&squares[side..2 * side]) };
            let turn = Turn::from_number(rng.range(8));
            entries.insert(board.canonical().0, Move { square: Some(squares[20]), turn: Some(turn) });
        }
        let list: Vec<_> = entries.iter().map(|(board, answer)| (*board, *answer)).collect();
        let bytes = Book::write(&list);
        let book = Book::read(Cow::Owned(bytes.clone())).expect("a book");
        assert_eq!(book.make_sense(), Ok(()));
        assert_eq!(
            book.entries().map(|(board, _)| board).collect::<std::collections::BTreeSet<_>>().len(),
            entries.len()
        );
        for (board, answer) in &entries {
            assert_eq!(book.answer(*board), Some(*answer));
            // An image has the image of the answer.
            let image = board.image(5);
            let known = book.answer(image).expect("an answer");
            assert_eq!(image.after(known).canonical().0, board.after(*answer).canonical().0, "{board:?}");
        }
        // Every changed byte is found, and the place that is named has it.
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 1 << rng.range(8);
            match Book::read(Cow::Owned(changed)).err() {
                Some(BookFault::Changed(from, to)) => assert!((from..to).contains(&at)),
                Some(BookFault::Foreign) => assert!(at < 8),
                Some(BookFault::Length) => assert!((8..12).contains(&at)),
                other => panic!("{at}: {other:?}"),
            }
        }
        assert_eq!(Book::read(Cow::Owned(bytes[..bytes.len() - 1].to_vec())).err(), Some(BookFault::Length));
    }
}
