//! Pentago: the rules, and what a computer needs to play it well.
//!
//! Lives here: the board as 36 bits in four blocks of nine, tables for turning
//! blocks and finding fives, positions, actions, views, an exact `solver`,
//! `proof` search for earlier positions, and (in `ai`) a computer that plays it.
//! Deliberately absent: drawing, sentences, files, clocks.

mod action;
pub mod ai;
mod blocks;
mod config;
mod moves;

pub mod proof;
mod rows;
mod rules;
pub mod solver;
mod square;
mod state;
mod symmetry;
mod view;

pub use action::{Action, Refusal};
pub use blocks::{Turn, five_of, has_five, is_neutral, turned};
pub use config::{Config, StartPosition};
pub use square::{BOARD, Block, Direction, Square, Squares};
pub use state::{Colour, Pentago, Phase};
pub use view::{Event, Reason, View};
