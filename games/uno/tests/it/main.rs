//! The rules of UNO and its computer.

mod computer;
mod conformance;
mod history;
mod random_games;
mod rules;
mod twin;
