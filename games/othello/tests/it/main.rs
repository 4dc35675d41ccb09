//! The rules of Othello and its computer.

mod bytes;
mod computer;
mod conformance;
mod formats;
mod rules;
