//! The server as a browser meets it.

mod club;
mod club_duels;
mod club_refusals;
mod first_hour;
mod live;
mod lobby;
mod members;
mod pages;
mod rewards;
mod scores;
mod sitting;
mod support;
mod talk;
