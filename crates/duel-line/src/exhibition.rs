//! A duel that begins in the middle: a table from a few lines, for puzzles and tests.

use duel::{Book, Duel, Phase, Unlaid, lay_out};
use meydan_core::{Seat, Seed};
use meydan_search::Level;

use crate::duel::{Opponent, Person, Referee, Running, Told};
use crate::help::help;
use crate::table::Place;

/// A single round that stands like this; nobody wins or loses anything by it.
pub struct Exhibition {
    running: Running,
}

impl Exhibition {
    /// Lays a table out as `lay_out` does. Beside its lines there are `turn 2 battle`
    /// (otherwise the first player's `main1`), `first turn` (otherwise it is the third),
    /// and `computer` (the second player is one). The players are alice, called ace,
    /// and bob, called bolt.
    ///
    /// # Errors
    /// The first line that makes no sense.
    pub fn new(text: &str, seed: Seed) -> Result<Exhibition, Unlaid> {
        let (mut turn, mut phase, mut count, mut computer) = (Seat(0), Phase::Main1, 3, false);
        let mut table = String::new();
        for (index, line) in text.lines().enumerate() {
            let wrong = || Unlaid { line: index + 1, text: line.to_owned() };
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                ["turn", seat, name] => {
                    turn = if seat == "2" { Seat(1) } else { Seat(0) };
                    phase = phase_of(name).ok_or_else(wrong)?;
                }
                ["first", "turn"] => count = 1,
                ["computer"] => computer = true,
                _ => table.push_str(line),
            }
            table.push('\n');
        }
        let table = lay_out(&table, &Book::standard())?;
        let duel = Duel::arranged(table, turn, count, phase, seed.rng()).with_cheats();
        let person =
            |username: &str, nickname: &str| Person { username: username.into(), nickname: nickname.into() };
        let other = if computer { person("AI", "AI") } else { person("bob", "bolt") };
        let people = [person("alice", "ace"), other];
        // By the strategy of section 25, one step at a time.
        let computer = computer.then_some(Opponent { seat: Seat(1), level: Level::Club, seed });
        Ok(Exhibition {
            running: Running::new(Referee::Position(Box::new(duel)), people, computer, Some(&[])),
        })
    }

    /// What a typed line prints.
    pub fn line(&mut self, line: &str) -> String {
        if line.trim().is_empty() {
            return String::new();
        }
        let told = self.running.line(line);
        let mut text: String = self.running.take().into_iter().map(|printed| printed.text).collect();
        if matches!(told, Told::Help) {
            text += &help(Place::Running);
        }
        text
    }

    /// What a person at a terminal is told of what is wanted (D-91).
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        self.running.hint()
    }

    /// Whether it is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.running.is_over()
    }
}

fn phase_of(name: &str) -> Option<Phase> {
    match name {
        "draw" => Some(Phase::Draw),
        "standby" => Some(Phase::Standby),
        "main1" => Some(Phase::Main1),
        "battle" => Some(Phase::Battle),
        "main2" => Some(Phase::Main2),
        _ => None,
    }
}
