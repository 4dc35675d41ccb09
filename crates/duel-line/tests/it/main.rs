//! The console program of Duel, from outside.

mod elsewhere;
mod hints;
mod memory;
mod nonsense;
mod requirements;
mod transcripts;
