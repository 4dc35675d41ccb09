//! The rules against the spec, by id.

mod house;
mod playing;
mod setting_up;
mod the_end;

use meydan_core::{Game, Match, Seat, Viewer};
use meydan_testkit::report::{self, play, refused};
use uno::{Cards, Config, Event, Uno, View};

/// A match from a position written in a few lines.
fn begin(start: &str) -> Match<Uno> {
    let start: uno::StartPosition = start.parse().expect("a start position");
    let seats = start.hands.len() as u8;
    report::begin(Config { start: Some(start), ..Config::default() }, seats, 1)
}

/// Whose turn it is, as people count.
fn turn(game: &Match<Uno>) -> u8 {
    game.pending().seats().only().expect("somebody's turn").0 + 1
}

fn legal(game: &Match<Uno>) -> String {
    let seat = game.pending().seats().only().expect("somebody's turn");
    game.legal(seat).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn view(game: &Match<Uno>) -> View {
    game.view(Viewer::Referee)
}

fn count(game: &Match<Uno>, player: u8) -> u8 {
    game.position().hand(Seat(player - 1)).len()
}

/// What everybody was told of the last entry.
fn told(game: &Match<Uno>) -> Vec<Event> {
    let last = game.seq().checked_sub(1);
    game.events_since(last, Viewer::Spectator).flat_map(|(_, events)| events).collect()
}

/// All cards, wherever they are.
fn all_cards(position: &Uno) -> Cards {
    let seats = position.seats();
    let hands = Seat::all(seats).flat_map(|seat| position.hand(seat).iter().collect::<Vec<_>>());
    hands.chain(position.stock().iter().copied()).chain([position.middle()]).collect()
}
