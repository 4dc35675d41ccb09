//! The rules of Magic and its computer.

mod computer;
mod conformance;
mod report;
mod rules;
