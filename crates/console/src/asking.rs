//! What is asked before a game begins.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use meydan_catalogue::Player;
use meydan_core::Seat;
use meydan_records::Listed;
use meydan_search::Level;
use meydan_words::{Words, fold, plain_digits};

use crate::lines::{Typed, TypedLines};

/// Asks how many play (UN-02), until it is one of these numbers. `None` when nothing more comes.
///
/// # Errors
/// When reading or writing fails.
pub fn how_many(
    among: RangeInclusive<u8>,
    words: &Words,
    lines: &mut dyn TypedLines,
    out: &mut dyn Write,
) -> io::Result<Option<u8>> {
    let (least, most) = (*among.start(), *among.end());
    let range = [("least", least.into()), ("most", most.into())];
    writeln!(out, "{}", words.say_with("console-how-many", &range))?;
    loop {
        out.flush()?;
        let number = match lines.next_line()? {
            Typed::Line(line) => {
                plain_digits(line.trim()).parse().ok().filter(|number| among.contains(number))
            }
            Typed::TooLong => None,
            Typed::Interrupted | Typed::End => return Ok(None),
        };
        if number.is_some() {
            return Ok(number);
        }
        writeln!(out, "{}", words.say_with("console-how-many-again", &range))?;
    }
}

/// What somebody would rather play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// A new game.
    New,
    /// One of the list.
    Former(usize),
    /// Nothing.
    Leave,
}

/// No list that is asked about is longer than this.
pub const MOST_OFFERED: usize = 9;

/// Offers games that are not over, the newest first, and asks for one of them or a new one.
///
/// # Errors
/// When reading or writing fails.
pub fn which_game(
    games: &[Listed],
    words: &Words,
    lines: &mut dyn TypedLines,
    out: &mut dyn Write,
) -> io::Result<Which> {
    let games = &games[..games.len().min(MOST_OFFERED)];
    writeln!(out, "{}", words.say("console-former"))?;
    for (number, game) in (1..).zip(games) {
        let player = |(index, name): (usize, &String)| {
            crate::players::who(Seat(index as u8), &Player::of_record(name), words)
        };
        let players: Vec<String> = game.names.iter().enumerate().map(player).collect();
        let title = Some(crate::players::harmless(&game.title)).filter(|title| !title.is_empty());
        let file = Some(game.path.display().to_string()).filter(|_| !game.kept);
        let mut parts = vec![words.when(game.age, game.day), players.join(" – ")];
        parts.extend(title.into_iter().chain(file));
        writeln!(out, "{number:>2}  {}", parts.join(" · "))?;
    }
    loop {
        writeln!(out, "{}", words.say("console-former-ask"))?;
        out.flush()?;
        let line = match lines.next_line()? {
            Typed::Line(line) => line,
            Typed::TooLong => continue,
            Typed::Interrupted | Typed::End => return Ok(Which::Leave),
        };
        match plain_digits(line.trim()).as_str() {
            "" => return Ok(Which::New),
            word if word.eq_ignore_ascii_case("quit") => return Ok(Which::Leave),
            number => {
                if let Some(number) = number.parse().ok().filter(|number| (1..=games.len()).contains(number))
                {
                    return Ok(Which::Former(number - 1));
                }
            }
        }
    }
}

/// Asks with whom: people at this console, or the computer and how strong. `None` when nothing more comes.
///
/// # Errors
/// When reading or writing fails.
pub fn with_whom(
    seats: u8,
    words: &Words,
    lines: &mut dyn TypedLines,
    out: &mut dyn Write,
) -> io::Result<Option<Vec<Player>>> {
    let named = |level: Level| words.say(&format!("level-{level}"));
    let levels: Vec<String> = Level::ALL.iter().map(|&level| format!("{level} ({})", named(level))).collect();
    let levels = [("levels", levels.join(", ").into()), ("usual", Level::Casual.code().into())];
    let person = || Player::Person { name: String::new() };
    loop {
        writeln!(out, "{}", words.say_with("console-whom", &levels))?;
        out.flush()?;
        let line = match lines.next_line()? {
            Typed::Line(line) => fold(line.trim()),
            Typed::TooLong => continue,
            Typed::Interrupted | Typed::End => return Ok(None),
        };
        let computer = |level| {
            let mut players = vec![Player::Computer { level }; usize::from(seats)];
            players[0] = person();
            Some(players)
        };
        let level = |word: &str| {
            Level::ALL.into_iter().find(|&level| word == level.code() || word == fold(&named(level)))
        };
        let people = fold(&words.say("console-whom-people"));
        let chosen = match line.as_str() {
            "" | "computer" => computer(Level::Casual),
            "people" | "person" => Some(vec![person(); usize::from(seats)]),
            word if word == people => Some(vec![person(); usize::from(seats)]),
            word => level(word).and_then(computer),
        };
        if chosen.is_some() {
            return Ok(chosen);
        }
    }
}

#[cfg(test)]
mod tests {
    use meydan_words::Lang;

    use super::*;
    use crate::PlainLines;

    #[test]
    fn un_02_the_number_is_asked_for_until_it_is_one() {
        let ask = |typed: &str| {
            let mut out = Vec::new();
            let number =
                how_many(3..=5, Words::of(Lang::En), &mut PlainLines::new(typed.as_bytes()), &mut out);
            (number.expect("reads"), String::from_utf8(out).expect("text").lines().count())
        };
        assert_eq!(ask("4\n"), (Some(4), 1));
        assert_eq!(ask("2\nsix\n\n 5 \n"), (Some(5), 4));
        assert_eq!(ask("300\n-3\n"), (None, 3));
    }
}
