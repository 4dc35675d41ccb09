//! The rules of Duel and its computer.

mod ahead;
mod cards;
mod computer;
mod conformance;
mod coverage;
mod decks;
mod language;
mod made;
mod random_duels;
mod report;
mod rules;
mod values;
