//! Duel as a program of lines, as its specification has it: menus, shop, decks,
//! scoreboard, and duels of two people at one console or against the computer.
//!
//! Lives here: reading commands, the order of the specification's checks where it
//! is the console's own, and its exact words. Deliberately absent: the rules (they
//! are in `duel`), and accounts, decks, cards and coins (they are in `meydan-club`).

mod card;
mod duel;
mod exhibition;
mod help;
mod menus;
mod parse;
mod person;
mod program;
mod services;
mod table;
mod texts;

pub use exhibition::Exhibition;
pub use help::page;
pub use person::Waiting;
pub use program::{Flow, Options, Program};
