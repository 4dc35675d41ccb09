//! The suite itself.

mod auction;
mod teeth;
