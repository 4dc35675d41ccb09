//! Former games to pick one from: when, who, and how each stands.

use std::io;

use meydan_catalogue::Player;
use meydan_core::Seat;
use meydan_records::{Listed, open_file};
use meydan_words::plain_digits;
use unicode_width::UnicodeWidthStr;

use crate::line_ui::Desk;
use crate::lines::Typed;
use crate::players::{harmless, player_line, who};
use crate::verb::in_english;
use crate::{AnyRenderContext, line_ui};

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
const MOST_OFFERED: usize = 9;
/// Between two games side by side.
const GAP: &str = "    ";

/// Offers games, the newest first, and asks for one of them or a new one. The key is that of the title.
///
/// # Errors
/// When reading or writing fails.
pub fn which_game(games: &[Listed], title: &str, desk: &mut Desk<'_>) -> io::Result<Which> {
    let games = &games[..games.len().min(MOST_OFFERED)];
    writeln!(desk.out, "{}", desk.words.say(title))?;
    // A line for what is asked, and one to answer it.
    let mut room = desk.look.rows().map(|rows| rows.saturating_sub(4));
    let pictures: Vec<Vec<String>> =
        (1..).zip(games).map(|(number, game)| picture(number, game, desk)).collect();
    let mut at = 0;
    while at < games.len() {
        let row = side_by_side(&pictures[at..], desk.look.columns());
        let height = row.len() + 1;
        let count = fitting(&pictures[at..], desk.look.columns());
        // The newest are shown as they stand; what there is no room for is only named.
        let rest = games.len() - at - count;
        if at > 0 && room.is_some_and(|room| height + rest > room) {
            break;
        }
        room = room.map(|room| room.saturating_sub(height));
        for line in row {
            writeln!(desk.out, "{line}")?;
        }
        writeln!(desk.out)?;
        at += count;
    }
    for (number, game) in (1..).zip(games).skip(at) {
        let players: Vec<String> = (Seat::all(game.names.len() as u8).zip(&game.names))
            .map(|(seat, name)| who(seat, &Player::of_record(name), desk.words))
            .collect();
        writeln!(desk.out, "{} · {}", head(number, game, desk), players.join(" – "))?;
    }
    loop {
        writeln!(desk.out, "{}", desk.words.say("console-former-ask"))?;
        desk.out.flush()?;
        let line = match desk.lines.next_line()? {
            Typed::Line(line) => in_english(&line, desk.words),
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

/// Its number, when it was written, what it is called, and where it lies unless it is kept by itself.
fn head(number: usize, game: &Listed, desk: &Desk<'_>) -> String {
    let title = Some(harmless(&game.title)).filter(|title| !title.is_empty());
    let file = Some(harmless(&game.path.display().to_string())).filter(|_| !game.kept);
    let over = game.over.then(|| desk.words.say("console-former-over"));
    let parts = [desk.words.when(game.age, game.day)].into_iter().chain(over).chain(title).chain(file);
    format!("{number:>2}  {}", parts.collect::<Vec<_>>().join(" · "))
}

/// A game with its players, and the board as anybody may see it.
fn picture(number: usize, listed: &Listed, desk: &Desk<'_>) -> Vec<String> {
    let mut lines = vec![head(number, listed, desk)];
    let (Some(ui), Ok(opened)) = (line_ui(&listed.game), open_file(&listed.path)) else {
        lines.push(desk.words.say("console-former-unreadable"));
        return lines;
    };
    let game = opened.game.as_ref();
    let name = |seat: Seat| {
        let player = opened.names.get(seat.index()).map_or("", String::as_str);
        let role = ui.seat(seat, game.role(seat), desk.words, &desk.look);
        player_line(role, &Player::of_record(player), desk.words)
    };
    let (words, look, viewer) = (desk.words, &desk.look, opened.onlooker());
    let drawn = ui.small(AnyRenderContext { game, viewer, words, look, who: &name });
    lines.extend(drawn.lines().map(str::to_owned));
    lines
}

/// How many of these stand beside each other.
fn fitting(pictures: &[Vec<String>], columns: usize) -> usize {
    let mut used = 0;
    let fits = |picture: &&Vec<String>| {
        used += width(picture) + if used > 0 { GAP.len() } else { 0 };
        used <= columns
    };
    pictures.iter().take_while(fits).count().max(1)
}

/// The first of these, as many as fit beside each other, line by line.
fn side_by_side(pictures: &[Vec<String>], columns: usize) -> Vec<String> {
    let row = &pictures[..fitting(pictures, columns)];
    let height = row.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let mut text = String::new();
        for picture in row {
            let part = picture.get(number).map_or("", String::as_str);
            text += &format!("{part}{}{GAP}", " ".repeat(width(picture) - seen(part)));
        }
        text.trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

fn width(picture: &[String]) -> usize {
    picture.iter().map(|line| seen(line)).max().unwrap_or(0)
}

/// The cells that a line takes, without what colours it.
fn seen(line: &str) -> usize {
    let mut parts = line.split("\u{1b}[");
    let first = parts.next().map_or(0, UnicodeWidthStr::width);
    first + parts.map(|part| part.split_once('m').map_or(0, |(_, text)| text.width())).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn point_7_boards_stand_side_by_side_as_far_as_they_fit() {
        let picture = |sign: &str, lines: usize| vec![sign.repeat(10); lines];
        let pictures = [picture("a", 2), picture("b", 3), picture("c", 1)];
        assert_eq!((fitting(&pictures, 80), fitting(&pictures, 37), fitting(&pictures, 5)), (3, 2, 1));
        let row = side_by_side(&pictures, 30);
        assert_eq!(row, ["aaaaaaaaaa    bbbbbbbbbb", "aaaaaaaaaa    bbbbbbbbbb", "              bbbbbbbbbb"]);
        assert_eq!(seen("\u{1b}[1;38;5;16mab\u{1b}[0m c"), 4);
    }
}
