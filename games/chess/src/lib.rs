//! Advanced chess: chess for points, with touch-move, double moves, a red line
//! and sudden tampering.
//!
//! Lives here: the board of ordinary chess (`board`), the rules of the variant
//! on top of it, the score sheet, positions as text, records and PGN as text.
//! Deliberately absent: drawing, sentences, files, clocks.

pub mod acd;
mod action;
pub mod ai;
pub mod board;
mod config;
mod door;
mod draw;
mod imagine;
pub mod pgn;
mod rules;
mod scoring;
mod sheet;
mod state;
mod turns;
mod typed;
mod values;
mod view;
mod written;

pub use action::{Action, Refusal, Way};
pub use config::{Config, MOST_NAME, MOST_POSITION, Standing, fits_file_name};
pub use sheet::{By, Captured, Fault, Gain, Made, Reason, Turn};
pub use state::{Chess, MOST_UNDOS};
pub use typed::typed;
pub use values::{SIDE_THREAT_VALUES, VALUES, Values};
pub use view::{Answer, Double, End, Event, Touched, View, color_of, seat_of};
pub use written::{Move, letter, piece_of, word};
