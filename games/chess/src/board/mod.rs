//! A position of ordinary chess: where the pieces stand, what they attack,
//! which steps are legal, and the same as FEN text (CH-10).
//!
//! It is the ground of advanced chess and knows nothing of it: no points, no
//! touch, no random moves, no end of the game. Two things differ from what a
//! chess program usually takes for granted, because the variant needs them. The
//! turn can go over without a move, even in check, so a king may stand in check
//! from any number of pieces while the other side is to move. And a king is
//! never captured (CH-27, CH-33): a step onto its square is never legal.
//!
//! Squares, sets of squares and tables of attacks come from the crate
//! `cozy-chess`. The position is ours: that crate refuses the positions above.

mod attacks;
mod fen;
mod perft;
mod play;
mod position;
mod steps;
#[cfg(test)]
mod tests;
mod zobrist;

pub use cozy_chess::{BitBoard, Color, File, Piece, Rank, Square};

pub use fen::FenError;
pub use perft::perft;
pub use play::Done;
pub use position::Board;
pub use steps::Step;
