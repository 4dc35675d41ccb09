//! Othello in the line console (OT-10 to OT-12).

use anstyle::{AnsiColor, Color, Style};
use meydan_core::{AnyMatch, Outcome, Refused, Seat};
use meydan_words::Words;
use othello::{Event, Refusal, Square, View};
use serde_json::Value;

use crate::look::colour;
use crate::{LineUi, Look, Misread, RenderContext};

/// Othello's face.
pub struct OthelloLines;

const GAME: &str = "othello";
const BOARD: Style = Style::new().bg_color(colour(22));
const BLACK: Style = BOARD.fg_color(colour(16));
const WHITE: Style = BOARD.fg_color(colour(231));
const EMPTY: Style = BOARD.fg_color(colour(71));
const EDGE: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Cyan)));

fn disc(seat: Seat, ascii: bool) -> &'static str {
    match (seat == Seat::FIRST, ascii) {
        (true, false) => "●",
        (false, false) => "○",
        (true, true) => "b",
        (false, true) => "w",
    }
}

fn square(view: &View, square: Square, look: &Look) -> String {
    let last = view.last.is_some_and(|last| last.square == square);
    let mark = |style: Style| if last { style.bold().underline() } else { style };
    // The signs differ as well, so that nothing is told by colour alone.
    if view.black.contains(square) {
        look.paint(mark(BLACK), disc(Seat::FIRST, look.ascii))
    } else if view.white.contains(square) {
        look.paint(mark(WHITE), disc(Seat::SECOND, look.ascii))
    } else {
        look.paint(EMPTY, if look.ascii { "." } else { "·" })
    }
}

impl LineUi for OthelloLines {
    fn board(&self, sight: &RenderContext<'_>) -> String {
        let look = sight.look;
        let Some(view) = sight.view::<View>() else {
            return String::new();
        };
        let letters = look.paint(EDGE, "A B C D E F G H");
        let mut text = look.board_line(&format!("  {letters}\n"));
        for row in 0..8 {
            let number = look.paint(EDGE, &(row + 1).to_string());
            let squares: Vec<String> = (0..8)
                .filter_map(|column| Square::at(column, row))
                .map(|at| square(&view, at, look))
                .collect();
            let blank = look.paint(EMPTY, " ");
            let line = squares.join(&blank);
            // In colour the board has an edge on both sides; without, no blank hangs at the end of a line.
            let edge = if look.colour { blank.as_str() } else { "" };
            let left = if look.colour { blank.as_str() } else { " " };
            text += &look.board_line(&format!("{number}{left}{line}{edge}\n"));
        }
        text
    }

    fn seat(&self, game: &dyn AnyMatch, seat: Seat, words: &Words, look: &Look) -> String {
        format!("{} {}", disc(seat, look.ascii), words.role(GAME, game.role(seat)))
    }

    /// OT-12: `3 D`, `3D`, `D3`, in any case, blanks around.
    fn read(
        &self,
        _game: &dyn AnyMatch,
        _seat: Seat,
        typed: &str,
        _words: &Words,
    ) -> Result<Vec<String>, Misread> {
        let typed = typed.trim().to_ascii_lowercase();
        if typed == "pass" {
            return Ok(vec![typed]);
        }
        let mut signs = typed.chars().filter(|sign| !sign.is_whitespace());
        let (first, second, more) = (signs.next(), signs.next(), signs.next());
        let blanks = typed.contains(char::is_whitespace);
        let text = match (first, second, more) {
            (Some(row @ '1'..='8'), Some(column @ 'a'..='h'), None) => format!("{column}{row}"),
            (Some(column @ 'a'..='h'), Some(row @ '1'..='8'), None) if !blanks => format!("{column}{row}"),
            _ => return Err(Refused::game(GAME, &Refusal::NotASquare).into()),
        };
        Ok(vec![text])
    }

    fn typed(&self, action: &str) -> String {
        action.parse::<Square>().map_or_else(
            |_| action.to_owned(),
            |square| format!("{} {}", square.row() + 1, (b'A' + square.column()) as char),
        )
    }

    fn event(&self, event: &Value, sight: &RenderContext<'_>) -> Option<String> {
        let words = sight.words;
        let role = |seat: Seat| if seat == Seat::FIRST { "black" } else { "white" };
        match serde_json::from_value(event.clone()).ok()? {
            Event::Passed { .. } => Some("pass".to_owned()), // OT-03
            Event::Resigned { seat } => {
                let player = words.role(GAME, role(seat));
                Some(words.say_with("console-othello-resigned", &[("player", player.into())]))
            }
            // The board shows the disc, and the result is announced.
            Event::Placed(_) | Event::Ended { .. } => None,
        }
    }

    /// OT-04: with both counts.
    fn result(&self, outcome: &Outcome, sight: &RenderContext<'_>) -> String {
        let words = sight.words;
        let count = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or(0);
        let counts = [("black", count(Seat::FIRST).into()), ("white", count(Seat::SECOND).into())];
        let [black, white] = counts;
        match outcome.winners.only() {
            None => words.say_with("console-othello-drawn", &[black, white]),
            Some(seat) => {
                let role = if seat == Seat::FIRST { "black" } else { "white" };
                let winner = ("winner", words.role(GAME, role).into());
                words.say_with("console-othello-won", &[black, white, winner])
            }
        }
    }

    fn how(&self, words: &Words) -> String {
        words.say("console-othello-how")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meydan_core::{NewMatch, Seed};
    use meydan_words::Lang;

    fn read(typed: &str) -> Result<String, &'static str> {
        let new = NewMatch { config: Value::Null, seats: 2, seed: Seed::from_number(0) };
        let game = meydan_catalogue::begin(GAME, new).unwrap().unwrap();
        let read = OthelloLines.read(game.as_ref(), Seat::FIRST, typed, Words::of(Lang::En));
        read.map(|actions| actions.concat()).map_err(|misread| misread.why.code)
    }

    #[test]
    fn ot_12_moves_are_read_in_their_four_forms_and_no_other() {
        for typed in ["3 D", "3D", "D3", "d3", "3 d", "3d", "  3 D\t", "\t d3 ", "3\tD", "3   D"] {
            assert_eq!(read(typed), Ok("d3".to_owned()), "{typed:?}");
        }
        let wrong = [
            "", " ", "3", "D", "9 D", "0 D", "3 I", "D 3", "33", "DD", "3 D 4", "3,D", "d33", "3Dx", "٣ D",
            "３D", "3 Ｄ",
        ];
        for typed in wrong {
            assert_eq!(read(typed), Err("not-a-square"), "{typed:?}");
        }
        assert_eq!(read(" PASS "), Ok("pass".to_owned()));
    }

    #[test]
    fn what_is_shown_can_be_typed() {
        for square in Square::all() {
            let typed = OthelloLines.typed(&square.to_string());
            assert_eq!(read(&typed), Ok(square.to_string()));
        }
        assert_eq!(OthelloLines.typed("d3"), "3 D");
        assert_eq!(OthelloLines.typed("pass"), "pass");
    }
}
