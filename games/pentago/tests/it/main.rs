//! The rules of Pentago, its solver and its computer.

mod computer;
mod conformance;
mod proof;
mod rules;
mod solver;
