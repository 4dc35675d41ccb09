//! The console program of Duel, from outside.

mod memory;
mod nonsense;
mod requirements;
mod transcripts;
