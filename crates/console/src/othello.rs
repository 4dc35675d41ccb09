//! Othello in the line console (OT-10 to OT-12).

use anstyle::{AnsiColor, Color, Style};
use meydan_core::{Refused, Seat};
use meydan_words::Words;
use othello::{Action, Othello, Refusal, Square, View};

use crate::Look;
use crate::line_ui::{Asked, LineUi, Manners, Read, RenderContext};
use crate::look::colour;

/// Othello.
pub(crate) struct OthelloLines;

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
    type Game = Othello;

    const MANNERS: Manners = Manners::plain("console-othello-how");

    fn board(&self, context: &RenderContext<'_, Othello>) -> String {
        let RenderContext { view, look, .. } = *context;
        let letters = look.paint(EDGE, "A B C D E F G H");
        let mut text = look.board_line(&format!("  {letters}\n"));
        for row in 0..8 {
            let number = look.paint(EDGE, &(row + 1).to_string());
            let squares: Vec<String> = (0..8)
                .filter_map(|column| Square::at(column, row))
                .map(|at| square(view, at, look))
                .collect();
            let blank = look.paint(EMPTY, " ");
            let line = squares.join(&blank);
            // In colour the board has an edge on both sides; without, no blank hangs at the end of a line.
            let edge = if look.colour { blank.as_str() } else { "" };
            let left = if look.colour { blank.as_str() } else { " " };
            text += &look.board_line(&format!("{number}{left}{line}{edge}\n"));
        }
        // How it stands is for people; what is piped is exact to the byte (OT-10).
        if look.width.is_none() {
            let counts = [(Seat::FIRST, view.black), (Seat::SECOND, view.white)];
            let counts = counts.map(|(seat, discs)| format!("{} {}", disc(seat, look.ascii), discs.count()));
            text += &look.board_line(&format!("  {}\n", counts.join("  ")));
        }
        text
    }

    fn seat(&self, seat: Seat, role: &str, words: &Words, look: &Look) -> String {
        format!("{} {}", disc(seat, look.ascii), words.role(GAME, role))
    }

    /// OT-12: `3 D`, `3D`, `D3`, `D 3`, in any case, blanks around.
    fn read(&self, typed: &str, _: &Asked<'_, Othello>) -> Read<Othello> {
        let typed = typed.trim().to_ascii_lowercase();
        if typed == "pass" {
            return Ok(vec![Action::Pass]);
        }
        // Brackets and commas are how some write a square; they mean nothing more.
        let blank = |sign: char| sign.is_whitespace() || matches!(sign, '(' | ')' | ',' | '،');
        let mut signs = typed.chars().filter(|sign| !blank(*sign));
        let (first, second, more) = (signs.next(), signs.next(), signs.next());
        let square = match (first, second, more) {
            (Some(row @ '1'..='8'), Some(column @ 'a'..='h'), None)
            | (Some(column @ 'a'..='h'), Some(row @ '1'..='8'), None) => Some((column, row)),
            _ => None,
        };
        let square = square.and_then(|(column, row)| Square::at(column as u8 - b'a', row as u8 - b'1'));
        let square = square.ok_or_else(|| Refused::game(GAME, &Refusal::NotASquare))?;
        Ok(vec![Action::Place(square)])
    }
}

#[cfg(test)]
mod tests {
    use meydan_core::AnyAction;
    use meydan_words::Lang;
    use serde_json::Value;

    use super::*;
    use crate::fixture;

    fn read(typed: &str) -> Result<String, &'static str> {
        let game = fixture::begin(GAME, Value::Null, 2);
        let read = fixture::read(game.as_ref(), Seat::FIRST, typed, Lang::En);
        read.map(|actions| actions.concat()).map_err(|misread| misread.why.code)
    }

    fn typed(action: Action) -> String {
        let game = fixture::begin(GAME, Value::Null, 2);
        fixture::typed(game.as_ref(), &AnyAction::new::<Othello>(action))
    }

    #[test]
    fn ot_12_moves_are_read_in_their_forms_and_no_other() {
        for typed in [
            "3 D", "3D", "D3", "d3", "3 d", "3d", "  3 D\t", "\t d3 ", "3\tD", "3   D", "D 3", "3,D",
            "(D, 3)", "٣ D", "D ۳",
        ] {
            assert_eq!(read(typed), Ok("d3".to_owned()), "{typed:?}");
        }
        let wrong =
            ["", " ", "3", "D", "9 D", "0 D", "3 I", "33", "DD", "3 D 4", "d33", "3Dx", "３D", "3 Ｄ"];
        for typed in wrong {
            assert_eq!(read(typed), Err("not-a-square"), "{typed:?}");
        }
        assert_eq!(read(" PASS "), Ok("pass".to_owned()));
    }

    /// Point 12 of the first hour; through a pipe the board is exact to the byte (OT-10).
    #[test]
    fn point_12_discs_are_counted_below_the_board_at_a_terminal() {
        let mut game = fixture::begin(GAME, Value::Null, 2);
        fixture::act(game.as_mut(), 0, &["d3"]);
        let board = |look: &Look| fixture::board(game.as_ref(), meydan_core::Viewer::Spectator, look);
        let terminal = Look { width: None, ..fixture::PLAIN };
        assert!(board(&terminal).ends_with("\n  ● 4  ○ 1\n"), "{}", board(&terminal));
        assert!(!board(&fixture::PLAIN).contains("● 4"));
    }

    #[test]
    fn what_is_shown_can_be_typed() {
        for square in Square::all() {
            assert_eq!(read(&typed(Action::Place(square))), Ok(square.to_string()));
        }
        assert_eq!(typed(Action::Place("d3".parse().unwrap())), "3 D");
        assert_eq!(typed(Action::Pass), "pass");
    }
}
