//! The rules of Pentago, its solver and its computer.

mod book;
mod campaign;
mod computer;
mod conformance;
mod openings;
mod proof;
mod rules;
mod solver;
