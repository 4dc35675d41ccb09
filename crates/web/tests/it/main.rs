//! The pages as they are drawn, and the server as a browser meets it.

mod club;
mod club_duels;
mod drawing;
mod drawing_chess;
mod drawing_club;
mod drawing_duel;
mod drawing_magic;
mod drawing_uno;
mod drawn;
mod live;
mod pages;
mod rewards;
#[path = "../../examples/pages/samples.rs"]
mod samples;
mod scores;
mod support;
mod talk;
