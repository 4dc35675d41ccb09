//! Othello: the rules, and what a computer needs to play it well.
//!
//! Lives here: the board as two sets of squares, moves and turned discs,
//! positions, actions, views, the formats of other programs, and (in `ai`) a
//! computer that plays it.
//! Deliberately absent: drawing, sentences, files, clocks.

mod action;
pub mod ai;
mod config;
mod disc_sets;
pub mod formats;
mod perft;
mod rules;
mod square;
mod state;
mod view;

pub use action::{Action, Refusal};
pub use config::{Config, StartPosition};
pub use disc_sets::{moves, turned};
pub use perft::perft;
pub use square::{Square, Squares};
pub use state::Othello;
pub use view::{Event, LastMove, View};
