//! The full-screen terminal: the hall, setting a game up, the table, records.
//!
//! Lives here: the application as state and `update` (no terminal, file,
//! thread or clock in it), drawing onto cells, one board module a game, and the
//! shell that joins them to a real terminal.
//! Deliberately absent: rules, wording (it is in `telling`), and knowledge
//! of any game outside its board module: input is by places.

mod app;
mod boards;
mod command;
mod draw;
mod event;
mod note;
mod overlay;
mod screens;
mod settings;
mod shell;
mod terminal;
#[cfg(test)]
mod tests;
mod text;

pub use settings::{Limits, Settings, Start};
pub use shell::run;
