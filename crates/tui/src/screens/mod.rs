//! The screens: the hall, setting a game up, and the table.

mod hall;
mod setup;
mod table;
mod table_keys;
mod telling;
mod thinking;

pub(crate) use hall::{Hall, HallRow};
pub(crate) use setup::{Row, Setup, Whom};
pub(crate) use table::{Mode, TableScreen};

use meydan_catalogue::Player;
use meydan_core::AnyMatch;

/// The players that a record names, one a seat.
pub(crate) fn players_from_names(game: &dyn AnyMatch, names: &[String]) -> Vec<Player> {
    let mut players: Vec<Player> =
        names.iter().map(|name| Player::of_record(name)).take(usize::from(game.beginning().seats)).collect();
    players.resize(usize::from(game.beginning().seats), Player::Person { name: String::new() });
    players
}
