//! The screens: the hall, setting a game up, and the table.

mod hall;
mod setup;
mod shelf;
mod table;
mod table_keys;
mod telling;
mod thinking;

pub(crate) use hall::{Hall, HallRow};
pub(crate) use setup::{Row, Setup, Whom};
pub(crate) use shelf::Shelf;
pub(crate) use table::{Mode, TableScreen};
pub(crate) use telling::Teller;

use meydan_catalogue::Player;
use meydan_core::AnyMatch;

/// The players that a record names, one a seat.
pub(crate) fn players_from_names(game: &dyn AnyMatch, names: &[String]) -> Vec<Player> {
    let seats = usize::from(game.seats());
    let mut players: Vec<Player> = names.iter().map(|name| Player::of_record(name)).take(seats).collect();
    players.resize(seats, Player::Person { name: String::new() });
    players
}
