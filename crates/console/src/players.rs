//! Who plays: computers and how much they may think, and players in words and
//! in records.

use std::time::Duration;

use meydan_catalogue::Player;
use meydan_core::{Seat, Seed};
use meydan_search::Budget;
use meydan_words::Words;

/// How computers think in a session.
#[derive(Clone, Debug)]
pub struct Computers {
    /// At most so much time for one decision.
    pub time: Option<Duration>,
    /// At most so many plies: the same answer on every machine.
    pub depth: Option<u32>,
    /// At most so many positions: the same answer on every machine.
    pub nodes: Option<u64>,
    /// Where their whims come from, by seat.
    pub seeds: Vec<Seed>,
}

impl Computers {
    /// What one decision may take; `otherwise` when nothing was said.
    pub(crate) fn budget(&self, otherwise: impl FnOnce() -> Budget) -> Budget {
        if self.time.is_none() && self.depth.is_none() && self.nodes.is_none() {
            return otherwise();
        }
        let budget = self.time.map_or_else(Budget::default, Budget::time);
        Budget { depth: self.depth, nodes: self.nodes, ..budget }
    }
}

/// Who sits in a seat, in words: by name, or by the seat's number.
pub(crate) fn who(seat: Seat, player: &Player, words: &Words) -> String {
    match player {
        Player::Person { name } if !name.is_empty() => harmless(name),
        _ => {
            let number = words.say_with("console-seat", &[("number", (seat.0 + 1).into())]);
            player_line(number, player, words)
        }
    }
}

/// A name may come from anybody's file: it must not command the terminal.
pub(crate) fn harmless(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect()
}

/// A seat and who sits in it, in words.
pub(crate) fn player_line(seat: String, player: &Player, words: &Words) -> String {
    let name = match player {
        Player::Person { name } if name.is_empty() => return seat,
        Player::Person { name } => harmless(name),
        Player::Computer { level } => {
            let level = words.say(&format!("level-{level}"));
            words.say_with("console-computer", &[("level", level.into())])
        }
    };
    words.say_with("console-player", &[("seat", seat.into()), ("name", name.into())])
}
