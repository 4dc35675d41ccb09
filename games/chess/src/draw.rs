//! What is drawn at random: numbers, minutes, moves.

use std::ops::ControlFlow;

use cozy_chess::{get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves};
use meydan_core::Rng;

use crate::Move;
use crate::board::{BitBoard, Board, Color, Piece, Rank, Square, Step};

/// What a pawn can become.
pub(crate) const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

/// An odd number in 9 … 20 (CH-41).
pub(crate) fn odd(rng: &mut Rng) -> u32 {
    9 + 2 * rng.range(6)
}

/// Minutes in 3 … 10 (CH-41).
pub(crate) fn minutes(rng: &mut Rng) -> u64 {
    3 + u64::from(rng.range(8))
}

/// One of these squares.
fn one_of(squares: BitBoard, rng: &mut Rng) -> Option<Square> {
    let count = squares.len();
    if count == 0 {
        return None;
    }
    squares.iter().nth(rng.range(count) as usize)
}

/// A random own piece, and a random square among those to which such a piece
/// could ever go from there, whatever stands on the board (CH-33).
pub(crate) fn anywhere(board: &Board, rng: &mut Rng) -> Move {
    let color = board.turn();
    // There is always the king, and every piece has somewhere to go.
    let from = one_of(board.of(color), rng).unwrap_or_else(|| board.king(color));
    let piece = board.on(from).map_or(Piece::King, |(_, piece)| piece);
    let to = one_of(reach(piece, from, color), rng).unwrap_or(from);
    let last = piece == Piece::Pawn && to.rank() == Rank::Eighth.relative_to(color);
    let promotion = last.then(|| PROMOTIONS[rng.range(PROMOTIONS.len() as u32) as usize]);
    Move { piece, from, to, promotion }
}

/// Where such a piece could ever go from there. A pawn: one or two ahead, both
/// diagonals. Castling is not among it.
pub(crate) fn reach(piece: Piece, from: Square, color: Color) -> BitBoard {
    let lines = || get_rook_moves(from, BitBoard::EMPTY);
    let diagonals = || get_bishop_moves(from, BitBoard::EMPTY);
    match piece {
        Piece::Pawn => {
            let ahead = if color == Color::White { 1 } else { -1 };
            let steps = [1, 2].into_iter().filter_map(|ranks| from.try_offset(0, ahead * ranks));
            steps.fold(get_pawn_attacks(from, color), |reach, to| reach | to.bitboard())
        }
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => diagonals(),
        Piece::Rook => lines(),
        Piece::Queen => lines() | diagonals(),
        Piece::King => get_king_moves(from),
    }
}

/// A random piece among those that can move, then one of its moves (CH-42).
pub(crate) fn legal(board: &Board, rng: &mut Rng) -> Option<Step> {
    let mut movable = BitBoard::EMPTY;
    let _ = board.for_each_step(|step| {
        movable |= step.from.bitboard();
        ControlFlow::Continue(())
    });
    let from = one_of(movable, rng)?;
    let mut steps = arrayvec::ArrayVec::<Step, 64>::new();
    let _ = board.for_each_step_from(from.bitboard(), |step| match steps.try_push(step) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    });
    let chosen = rng.range(steps.len().max(1) as u32) as usize;
    steps.get(chosen).copied()
}
