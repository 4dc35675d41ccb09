//! GGF, the generic game format of the game server GGS:
//! `(;GM[Othello]PC[…]PB[…]PW[…]RE[…]TY[8]BO[8 …]B[d3]W[c5]…;)`.
//!
//! Read: one game on the 8×8 board. A count before the game, evaluations and
//! times after moves (`B[d3/1.5/20]`) and properties that we do not need are
//! passed over. A loss on time reads as giving up, which is what the rules know.
//! Not read: games with komi moves, synchronous pairs of games.

use std::fmt::Write as _;

use meydan_core::{Game, Outcome, Seat};

use super::{Fault, Played, Reading, What};
use crate::{Action, StartPosition};

/// A game in GGF.
#[must_use]
pub fn write(game: &Played) -> String {
    let mut text = "(;GM[Othello]PC[Meydan]".to_owned();
    let [black, white] = game.names.each_ref().map(|name| value(name));
    let _ = write!(text, "PB[{black}]PW[{white}]RE[{}]TY[8]BO[8", result(game));
    let start = game.start.to_string();
    let (squares, turn) = start.split_at(64.min(start.len()));
    for (index, sign) in squares.chars().enumerate() {
        if index % 8 == 0 {
            text.push(' ');
        }
        text.push(if sign == 'X' { '*' } else { sign });
    }
    let _ = write!(text, "{}]", turn.replace('X', "*"));
    for (seat, action) in &game.actions {
        let colour = if *seat == Seat::FIRST { 'B' } else { 'W' };
        match action {
            Action::Place(square) => {
                let _ = write!(text, "{colour}[{square}]");
            }
            Action::Pass => {
                let _ = write!(text, "{colour}[PA]");
            }
        }
    }
    text += ";)";
    text
}

/// A name as a value: the format has no way to write a bracket.
fn value(name: &str) -> String {
    name.chars().map(|c| if matches!(c, '[' | ']') || c.is_control() { '_' } else { c }).collect()
}

fn result(game: &Played) -> String {
    let mut reading = Reading::new(game.start);
    for (seat, action) in &game.actions {
        // A game that the rules refuse has no result; it cannot come from a match.
        if reading.act(*action, Some(*seat)).is_err() {
            return "?".to_owned();
        }
    }
    let [black, white] = reading.position.counts().map(i64::from);
    match (game.resigned, reading.position.outcome()) {
        (Some(Seat::FIRST), None) => "-64:r".to_owned(),
        (Some(_), None) => "+64:r".to_owned(),
        (_, Some(Outcome { .. })) => format!("{:+}", black - white),
        (None, None) => "?".to_owned(),
    }
}

/// Whether a text looks like GGF.
#[must_use]
pub fn looks_like(text: &str) -> bool {
    after_count(text).trim_start().starts_with("(;")
}

/// What comes after the count of games that archives begin with.
fn after_count(text: &str) -> &str {
    let rest = text.trim_start();
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    if after.len() < rest.len() && after.starts_with(char::is_whitespace) { after } else { rest }
}

/// Reads one game.
///
/// # Errors
/// The first character at fault.
pub fn read(text: &str) -> Result<Played, Fault> {
    let begin = text.len() - after_count(text).trim_start().len();
    let mut reader =
        Reader { text, at: begin, game: Played::default(), reading: None, result: None, is_othello: false };
    if !text[begin..].starts_with("(;") {
        return Err(reader.fault(begin, What::NotGgf));
    }
    reader.at += 2;
    while let Some((name, value, at)) = reader.property()? {
        reader.take(name, value, at)?;
    }
    reader.finish(begin)
}

/// A reader in the middle of a game.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    game: Played,
    /// The game itself, from the first move on.
    reading: Option<Reading>,
    /// Who lost without playing on, if the result says so.
    result: Option<Seat>,
    is_othello: bool,
}

impl<'a> Reader<'a> {
    fn fault(&self, byte: usize, what: What) -> Fault {
        Fault::at(self.text, byte, what)
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// The next property: its name, its value and where the value stands; `None` at the end of the game.
    fn property(&mut self) -> Result<Option<(&'a str, &'a str, usize)>, Fault> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        if rest.starts_with(";)") {
            self.at += 2;
            return Ok(None);
        }
        if rest.is_empty() {
            return Err(self.fault(self.at, What::NotGgf));
        }
        let length = rest.bytes().take_while(u8::is_ascii_uppercase).count();
        let after = &rest[length..];
        let value = after.strip_prefix('[').filter(|_| length > 0);
        let value = value.and_then(|value| value.split_once(']')).map(|(value, _)| value);
        let value = value.ok_or_else(|| self.fault(self.at, What::Property))?;
        let at = self.at + length + 1;
        self.at = at + value.len() + 1;
        Ok(Some((&rest[..length], value, at)))
    }

    fn take(&mut self, name: &str, value: &str, at: usize) -> Result<(), Fault> {
        match name {
            "GM" if value.trim().eq_ignore_ascii_case("othello") => self.is_othello = true,
            // A komi move swaps colours by bidding: another game than ours.
            "GM" | "KB" | "KW" => return Err(self.fault(at, What::Game)),
            "TY" if !is_eight(value) => return Err(self.fault(at, What::Game)),
            "PB" => value.clone_into(&mut self.game.names[0]),
            "PW" => value.clone_into(&mut self.game.names[1]),
            "RE" => self.result = result_of(value).map_err(|()| self.fault(at, What::Result))?,
            "BO" => {
                let start = board(value).filter(|_| self.reading.is_none());
                self.game.start = start.ok_or_else(|| self.fault(at, What::Board))?;
            }
            "B" => self.act(Seat::FIRST, value, at)?,
            "W" => self.act(Seat::SECOND, value, at)?,
            _ => {}
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, value: &str, at: usize) -> Result<(), Fault> {
        // An evaluation and a time may follow.
        let written = value.split('/').next().unwrap_or_default().trim().to_ascii_lowercase();
        let action = match written.as_str() {
            "pa" | "pass" => Some(Action::Pass),
            square => square.parse().ok().map(Action::Place),
        };
        let action = action.ok_or_else(|| self.fault(at, What::NotAMove))?;
        let start = self.game.start;
        let reading = self.reading.get_or_insert_with(|| Reading::new(start));
        reading.act(action, Some(seat)).map_err(|what| Fault::at(self.text, at, what))
    }

    fn finish(mut self, begin: usize) -> Result<Played, Fault> {
        if !self.is_othello {
            return Err(self.fault(begin, What::Game));
        }
        self.skip_blanks();
        if self.at < self.text.len() {
            let what = if self.text[self.at..].starts_with("(;") { What::Several } else { What::NotGgf };
            return Err(self.fault(self.at, what));
        }
        let reading = self.reading.unwrap_or_else(|| Reading::new(self.game.start));
        // Whoever lost without playing on gave up, unless the game was over on the board.
        self.game.resigned = self.result.filter(|_| reading.position.turn().is_some());
        self.game.actions = reading.actions;
        Ok(self.game)
    }
}

/// Whether the type names the 8×8 board: `8`, `8r20`, `s8r18`.
fn is_eight(value: &str) -> bool {
    let value = value.trim();
    let size = value.strip_prefix('s').unwrap_or(value);
    let digits = size.bytes().take_while(u8::is_ascii_digit).count();
    &size[..digits] == "8" && !size.contains('k')
}

/// Who lost by giving up or on time, in a result like `-12.00`, `+64:r` or `?`.
fn result_of(value: &str) -> Result<Option<Seat>, ()> {
    let value = value.trim();
    if value.is_empty() || value == "?" {
        return Ok(None);
    }
    let (points, flag) = value.split_once(':').map_or((value, None), |(points, flag)| (points, Some(flag)));
    let (black_lost, digits) = match points.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, points.strip_prefix('+').unwrap_or(points)),
    };
    let is_number = digits.bytes().any(|byte| byte.is_ascii_digit())
        && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && digits.bytes().filter(|byte| *byte == b'.').count() <= 1;
    if !is_number {
        return Err(());
    }
    match flag {
        None | Some("s") => Ok(None),
        Some("r" | "t") => Ok(Some(if black_lost { Seat::FIRST } else { Seat::SECOND })),
        Some(_) => Err(()),
    }
}

/// The size, 64 squares and the side to move, with blanks anywhere.
fn board(value: &str) -> Option<StartPosition> {
    let rest = value.trim_start().strip_prefix('8')?;
    let mut signs = String::with_capacity(66);
    for sign in rest.chars().filter(|sign| !sign.is_whitespace()) {
        if signs.len() == 64 {
            signs.push(' ');
        }
        signs.push(match sign {
            '*' => 'X',
            'O' | '-' => sign,
            _ => return None,
        });
        if signs.len() > 66 {
            return None;
        }
    }
    // A board needs a side to move, and `-` is none: the start position's own reader says so.
    signs.parse().ok()
}
