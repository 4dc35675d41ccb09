//! The rules by their ids, and the cards by their names, as short game reports
//! (see `report`).
//!
//! A line `// card: …` above a test says which cards it judges; the table of
//! `docs/duel-cards.md` is made from these lines (see `coverage.rs`).

mod activating;
mod battle;
mod bounds;
mod chains;
mod cheats;
mod comers;
mod counters;
mod equips;
mod fields;
mod fighters;
mod rituals;
mod rounds;
mod spells;
mod standing;
mod summoning;
mod traps;
mod turns;
