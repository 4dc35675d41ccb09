//! The club, from outside.

mod before;
mod challenges;
mod club;
mod duels;
mod kept;
mod standings;
mod talk;
