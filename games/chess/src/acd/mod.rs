//! Records of this game as text (CH-50, CH-55): a head, then one line for each
//! entry of the log as it happens.
//!
//! ```text
//! Advanced chess record 1 | 1c40f66e
//! rules 1 | …
//! white Ada | …
//! black computer:club | …
//! game Friday | …
//! side-threats no | …
//! tampering yes | …
//! seed 0123…ef | …
//! begin | points 0 0, negative 0 0 | …
//! 1 0:00.000 white tamper-d | points 0 0, negative 0 0 | …
//! 3 0:12.345 white Pe2e4 | points 0 0, negative 0 0 | …
//! 4 3:00.000 clock strikes | tampering; black Pd7d5 at random; +1 threat pawn e4 | points 0 1, negative 0 0 | …
//! ```
//!
//! A line ends with a sum over it and all lines before it. What stands between
//! the action and the sum is told for people; reading plays the game again and
//! compares it. The seed gives the draws and the clock's strikes are entries, so
//! the text alone restores everything.
//!
//! Only the last line can be half written: whatever is wrong with it, it is
//! dropped and that is said. A fault anywhere else is a fault.
//! Deliberately absent: files. This is text, from text and to text.

mod read;
mod telling;

use std::fmt::Write as _;

use meydan_core::{Digest, Entry, Game, Header, Match, Refused, Seat, Seed, Step, Verdict};

use crate::{Chess, Config};
pub use read::{Opened, read};

/// The version of the format.
pub const FORMAT: u32 = 1;

/// How every record begins.
const TITLE: &str = "Advanced chess record ";

/// Whether a text looks like a record of this kind.
#[must_use]
pub fn looks_like(text: &[u8]) -> bool {
    text.starts_with(TITLE.as_bytes())
}

/// A record that is being written. It plays every entry itself, so that what it
/// tells is what the rules say.
#[derive(Clone, Debug)]
pub struct Record {
    names: [String; 2],
    game: Match<Chess>,
    sum: u64,
}

impl Record {
    /// Begins a record; gives its first lines.
    ///
    /// # Errors
    /// When a game cannot begin like this.
    pub fn begin(names: &[String; 2], config: Config, seed: Seed) -> Result<(Record, String), Refused> {
        let game = Match::new(Header { config, seats: 2, seed, clock: None })
            .map_err(|error| Refused::from_start(Chess::ID, &error))?;
        // A name is one line, whoever it comes from.
        let names = names.each_ref().map(|name| name.replace(char::is_control, " ").trim().to_owned());
        let mut record = Record { names, game, sum: Digest::new("acd").finish() };
        let head = record.head();
        Ok((record, head))
    }

    fn head(&mut self) -> String {
        let yes = |flag: bool| if flag { "yes" } else { "no" };
        let config = self.game.header().config.clone();
        let [white, black] = self.names.clone();
        let mut lines = vec![
            format!("{TITLE}{FORMAT}"),
            format!("rules {}", Chess::RULES),
            format!("white {white}"),
            format!("black {black}"),
            format!("game {}", config.name),
            format!("side-threats {}", yes(config.side_threats)),
            format!("tampering {}", yes(config.tampering)),
        ];
        lines.extend(config.position.map(|position| format!("position {position}")));
        lines.push(format!("seed {}", self.game.header().seed));
        lines.push(self.with_what_it_led_to("begin".to_owned()));
        lines.iter().map(|line| self.close(line)).collect()
    }

    /// Takes the next entry of the log; gives its line.
    ///
    /// # Errors
    /// When it does not follow; nothing has changed then.
    pub fn push(&mut self, entry: &Entry<String>) -> Result<String, Refused> {
        self.game.replay(entry)?;
        let line = self.with_what_it_led_to(said(entry));
        Ok(self.close(&line))
    }

    /// Whose game it is: White's name, Black's name.
    #[must_use]
    pub fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// The match so far.
    #[must_use]
    pub fn game(&self) -> &Match<Chess> {
        &self.game
    }

    /// A line with what the last entry led to, and how things stand after it.
    fn with_what_it_led_to(&self, mut line: String) -> String {
        let before = self.game.seq().checked_sub(1);
        let events = self.game.events_since(before, meydan_core::Viewer::Referee);
        let told: Vec<String> =
            events.flat_map(|(_, events)| events).filter_map(|event| telling::event(&event)).collect();
        if !told.is_empty() {
            let _ = write!(line, " | {}", told.join("; "));
        }
        let [white, black] = self.game.position().points();
        let _ = write!(line, " | points {white} {black}");
        let [white, black] = self.game.position().negative();
        let _ = write!(line, ", negative {white} {black}");
        line
    }

    /// A line with its sum and its end.
    fn close(&mut self, line: &str) -> String {
        let (sum, shown) = summed(self.sum, line);
        self.sum = sum;
        format!("{line} | {shown}\n")
    }
}

/// The running sum after a line, and what is shown of it.
fn summed(before: u64, line: &str) -> (u64, String) {
    let sum = Digest::new("acd").word(before).bytes(line.as_bytes()).finish();
    (sum, format!("{:08x}", sum as u32))
}

/// An entry: its number, the game time, who, what.
fn said(entry: &Entry<String>) -> String {
    let ms = entry.at.0;
    let time = format!("{}:{:02}.{:03}", ms / 60_000, ms / 1000 % 60, ms % 1000);
    let seq = entry.seq;
    match &entry.step {
        Step::Act { seat, action } => format!("{seq} {time} {} {action}", color(*seat)),
        Step::Drop { seat } => format!("{seq} {time} {} resigns", color(*seat)),
        Step::Timer { .. } => format!("{seq} {time} clock strikes"),
        Step::Rewind { to } => format!("{seq} {time} table goes back to {to}"),
        Step::Verdict { winners, why } => match winners.only() {
            Some(seat) => format!("{seq} {time} table gives it to {}", color(seat)),
            None if *why == Verdict::Agreed => format!("{seq} {time} table calls it a draw"),
            None => format!("{seq} {time} table calls it off"),
        },
        // There are no clocks in these records, so the match refuses them before.
        Step::Here { .. } | Step::Flag { .. } | Step::Pause {} => format!("{seq} {time} table waits"),
    }
}

const fn color(seat: Seat) -> &'static str {
    if seat.0 == 0 { "white" } else { "black" }
}

#[cfg(test)]
mod tests;
