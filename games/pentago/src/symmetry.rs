//! The eight symmetries of the board. A position and its images are won, drawn
//! and lost together, and a move of one is a move of the other.
//!
//! Symmetry number t mirrors the columns if its lowest bit is set, then the rows
//! if the second is, then swaps rows and columns if the third is.

use crate::blocks::pattern;
use crate::moves::Board;
use crate::solver::Move;
use crate::{Block, Direction, Square, Turn};

/// How many there are.
pub(crate) const SYMMETRIES: usize = 8;

/// Row and column of an image, on a board with so many rows.
const fn image(t: usize, row: usize, column: usize, rows: usize) -> (usize, usize) {
    let column = if t & 1 == 0 { column } else { rows - 1 - column };
    let row = if t & 2 == 0 { row } else { rows - 1 - row };
    if t & 4 == 0 { (row, column) } else { (column, row) }
}

/// Where each block goes.
const BLOCKS: [[usize; 4]; SYMMETRIES] = {
    let mut blocks = [[0; 4]; SYMMETRIES];
    let mut t = 0;
    while t < SYMMETRIES {
        let mut block = 0;
        while block < 4 {
            let (row, column) = image(t, block / 2, block % 2, 2);
            blocks[t][block] = row * 2 + column;
            block += 1;
        }
        t += 1;
    }
    blocks
};

/// What becomes of each pattern of a block's nine squares.
static PATTERNS: [[u16; 512]; SYMMETRIES] = {
    let mut patterns = [[0; 512]; SYMMETRIES];
    let mut t = 0;
    while t < SYMMETRIES {
        let mut pattern = 0;
        while pattern < 512 {
            let mut square = 0;
            while square < 9 {
                if pattern >> square & 1 == 1 {
                    let (row, column) = image(t, square / 3, square % 3, 3);
                    patterns[t][pattern] |= 1 << (row * 3 + column);
                }
                square += 1;
            }
            pattern += 1;
        }
        t += 1;
    }
    patterns
};

/// The image of a set of squares.
#[inline]
pub(crate) fn image_of(t: usize, set: u64) -> u64 {
    (0..4).fold(0, |all, block| all | u64::from(PATTERNS[t][pattern(set, block)]) << (9 * BLOCKS[t][block]))
}

/// The symmetry that undoes this one.
pub(crate) const fn inverse(t: usize) -> usize {
    // Only the two quarter turns are not their own inverse.
    match t {
        5 => 6,
        6 => 5,
        _ => t,
    }
}

impl Board {
    /// Its image.
    #[cfg(test)]
    pub(crate) fn image(self, t: usize) -> Board {
        Board { own: image_of(t, self.own), other: image_of(t, self.other) }
    }

    /// A move in the position that stands for its images, as a move in this one of them.
    pub(crate) fn move_here(self, one: Move) -> Move {
        image_of_move(inverse(self.canonical().1), one)
    }

    /// The one of its images that stands for all.
    #[must_use]
    pub fn standing_for_all(self) -> Board {
        self.canonical().0
    }

    /// The one of its images that stands for all, and a symmetry that leads there.
    #[inline]
    pub(crate) fn canonical(self) -> (Board, usize) {
        let mut best = (self, 0);
        for t in 1..SYMMETRIES {
            let own = image_of(t, self.own);
            if own <= best.0.own {
                let image = Board { own, other: image_of(t, self.other) };
                if image < best.0 {
                    best = (image, t);
                }
            }
        }
        best
    }
}

/// The image of a move.
pub(crate) fn image_of_move(t: usize, one: Move) -> Move {
    let square = one.square.map(|square| Square::from_index(image_of(t, square.bit()).trailing_zeros()));
    let turn = one.turn.map(|turn| {
        // A mirror turns clockwise round.
        let mirrored = t.count_ones() % 2 == 1;
        let direction = match (turn.direction, mirrored) {
            (Direction::Clockwise, false) | (Direction::Anticlockwise, true) => Direction::Clockwise,
            _ => Direction::Anticlockwise,
        };
        Turn { block: Block::ALL[BLOCKS[t][turn.block.index()]], direction }
    });
    Move { square, turn }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BOARD, has_five, turned};

    fn some_board(rng: &mut meydan_core::Rng) -> Board {
        let own = rng.next_u64() & rng.next_u64() & BOARD;
        Board { own, other: rng.next_u64() & rng.next_u64() & BOARD & !own }
    }

    /// Square by square on the whole board.
    fn slow(t: usize, set: u64) -> u64 {
        Square::all().filter(|square| set & square.bit() != 0).fold(0, |all, square| {
            let (row, column) = image(t, square.row().into(), square.column().into(), 6);
            all | Square::at(row as u8, column as u8).expect("a square").bit()
        })
    }

    #[test]
    fn images_are_those_of_the_whole_board() {
        let mut rng = meydan_core::Seed::from_number(86).rng();
        for _ in 0..300 {
            let board = some_board(&mut rng);
            for t in 0..SYMMETRIES {
                assert_eq!(image_of(t, board.own), slow(t, board.own));
                assert_eq!(image_of(inverse(t), image_of(t, board.own)), board.own);
                assert_eq!(board.image(t).canonical().0, board.canonical().0);
                assert_eq!(has_five(board.own), has_five(image_of(t, board.own)));
            }
            let (canonical, t) = board.canonical();
            assert_eq!(board.image(t), canonical);
        }
    }

    #[test]
    fn a_move_and_its_image_lead_to_a_position_and_its_image() {
        let mut rng = meydan_core::Seed::from_number(87).rng();
        for _ in 0..50 {
            let board = some_board(&mut rng);
            let squares = Square::all().filter(|square| board.empty() & square.bit() != 0);
            for (square, turn) in squares.flat_map(|square| Turn::all().map(move |turn| (square, turn))) {
                let one = Move { square: Some(square), turn: Some(turn) };
                for t in 0..SYMMETRIES {
                    assert_eq!(board.image(t).after(image_of_move(t, one)), board.after(one).image(t));
                }
            }
            assert_eq!(turned(turned(board.own, Turn::from_number(0)), Turn::from_number(1)), board.own);
        }
    }
}
