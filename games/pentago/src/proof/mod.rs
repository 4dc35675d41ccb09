//! Proof search: does this side force a win?
//!
//! - `table`: what is known of positions, and their names;
//! - `safe`: the moves after which the opponent cannot win at once;
//! - `dfpn`: depth-first proof-number search, which fits in memory and answers in seconds;
//! - `outer`, `store`: the tree above it, which is kept on disk and can be gone on with;
//! - `prover`: the door to the search for whoever has many positions to ask about;
//! - `certificate`, `extract`: a settled tree written down as a text;
//! - `check`: the checker of that text, which shares nothing with the rest;
//! - `openings`: the known values of the first positions, which guide and prove nothing;
//! - `campaign`: the proof of the first player's win, position by position;
//! - `book`: what came of it: red's answers, and their checker.
//!
//! Positions are looked at only between whole moves. Every number in the table
//! carries the whole position, so a proof never rests on two positions that
//! were taken for one.

mod around;
pub mod book;
pub mod campaign;
mod certificate;
mod check;
mod dfpn;
mod extract;
mod lines;
pub mod openings;
mod outer;
mod potential;
mod prover;
mod ranks;
mod replies;
mod safe;
mod search;
mod store;
mod table;

pub use crate::moves::Board;
pub use certificate::{Certificate, Claim, Step, Unreadable};
pub use check::{Checked, Fault, check};
pub use dfpn::{Attack, Numbers, Proved, Verdict};
pub use extract::NoCertificate;
pub use lines::LogFault;
pub use outer::{Limits, Outer, Progress};
pub use prover::{Outcome, Prover};
pub use store::StoreFault;

use crate::solver::Move;
use crate::{Square, Turn, has_five};

/// A move that wins at once (PE-04, PE-05), if there is one.
#[must_use]
pub fn first_win(board: Board) -> Option<Move> {
    let empty = (0..36).filter(|square| board.empty() >> square & 1 == 1);
    let mut moves = empty.flat_map(|index| {
        let square = Some(Square::from_index(index));
        let turns = Turn::all().map(move |turn| Move { square, turn: Some(turn) });
        std::iter::once(Move { square, turn: None }).chain(turns)
    });
    moves.find(|one| {
        let next = board.after(*one);
        has_five(next.own) && (one.turn.is_none() || !has_five(next.other))
    })
}
