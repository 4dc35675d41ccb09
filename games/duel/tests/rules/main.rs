//! The rules by their ids, as short game reports (see `report`).

mod battle;
mod report;
mod rounds;
mod summoning;
mod turns;
