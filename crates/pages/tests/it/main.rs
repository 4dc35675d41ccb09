//! The pages as they are drawn.

mod drawing;
mod drawing_chess;
mod drawing_club;
mod drawing_duel;
mod drawing_magic;
mod drawing_uno;
mod drawn;
mod patching;
mod pieces;
mod rules;
#[path = "../../examples/pages/samples.rs"]
mod samples;
