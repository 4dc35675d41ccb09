//! The suite itself.

mod auction;
