//! The chess board: two shades of squares, coordinates at its edges, White's
//! pieces as outlines and Black's full, so that no colour is needed to tell them
//! apart. What the game counts stands beside it and in the ledger.

mod grid;

use chess::board::{Color as Side, Piece, Square};
use chess::{View, color_of, letter};
use meydan_core::{Place, Seat};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use self::grid::Grid;
use super::{Badge, Board, Marks, Paint, Seen};
use crate::draw::{Ink, Theme};

/// The board, from the side of one seat.
pub(crate) struct Chess {
    view: View,
    front: Seat,
}

fn place_of(square: Square) -> Place {
    Place::new(square.to_string())
}

impl Board for Chess {
    type Game = chess::Chess;

    fn new(seen: Seen<chess::Chess>) -> Chess {
        Chess { view: seen.view, front: seen.front }
    }
}

impl Paint for Chess {
    fn places(&self, within: Rect) -> Vec<(Place, Rect)> {
        if self.view.asking.is_some() {
            // Only answers are asked for, and they are typed by letters that squares begin with.
            return Vec::new();
        }
        let grid = Grid::within(within, self.front);
        Square::ALL.into_iter().map(|square| (place_of(square), grid.square(square))).collect()
    }

    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        let grid = Grid::within(within, self.front);
        grid.draw_names(ink);
        for square in Square::ALL {
            self.draw_square(ink, grid.square(square), square, marks);
        }
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        let sign = man(theme, color_of(seat), Piece::King).to_owned();
        Badge { sign, style: theme.strong() }
    }

    /// `e2`; what a pawn becomes by its letter, a double move `x2`, the ways of tampering by theirs.
    fn name(&self, place: &Place) -> String {
        match place.as_button() {
            None => place.as_str().to_owned(),
            Some("knight") => "h".to_owned(),
            Some("double") => "x2".to_owned(),
            Some("undo") => "-".to_owned(),
            Some(button) => {
                let word = button.strip_prefix("tamper-").unwrap_or(button);
                word.chars().take(1).collect()
            }
        }
    }
}

impl Chess {
    fn draw_square(&self, ink: &mut Ink<'_>, area: Rect, square: Square, marks: &Marks<'_>) {
        let theme = ink.theme;
        let place = place_of(square);
        let shade = shade(theme, square);
        ink.paint(area, shade);
        let (x, y) = (area.x + (area.width - 1) / 2, area.y + area.height / 2);
        let last = self.view.last().map(|(_, made)| made.written);
        let picked = !marks.path.is_empty();
        let target = picked && marks.open.contains(&place);
        let man_here = self.view.board.on(square);
        let mark = shade.patch(mark_style(theme));
        match man_here {
            Some((side, piece)) => {
                ink.signs(x, y, man(theme, side, piece), shade.patch(man_style(theme, side)));
            }
            None if marks.refused == Some(&place) => ink.signs(x, y, theme.sign("×", "x"), mark),
            None if marks.hint.contains(&place) => ink.signs(x, y, theme.sign("◆", "*"), mark),
            None if target => ink.signs(x, y, theme.sign("•", "."), mark),
            None => {}
        }
        let checked = man_here == Some((self.view.board.turn(), Piece::King))
            && self.view.board.in_check(self.view.board.turn());
        let around = if marks.cursor == Some(&place) {
            Some(["[", "]"])
        } else if marks.path.contains(&place) || self.view.touched.iter().any(|touched| touched.0 == square) {
            Some(["{", "}"])
        } else if marks.refused == Some(&place) && man_here.is_some() {
            Some([theme.sign("×", "x"); 2])
        } else if marks.hint.contains(&place) && man_here.is_some() {
            Some([theme.sign("◆", "*"); 2])
        } else if target && man_here.is_some() {
            Some([theme.sign("•", "."); 2])
        } else if checked {
            Some(["!", "!"])
        } else if last.is_some_and(|last| last.from == square || last.to == square) {
            Some(["(", ")"])
        } else {
            None
        };
        if let Some([left, right]) = around {
            ink.signs(x - 1, y, left, mark);
            ink.signs(x + 1, y, right, mark);
        }
    }
}

/// The sign of a piece.
fn man(theme: Theme, side: Side, piece: Piece) -> &'static str {
    const FIGURES: [[&str; 6]; 2] = [["♙", "♘", "♗", "♖", "♕", "♔"], ["♟", "♞", "♝", "♜", "♛", "♚"]];
    const LETTERS: [[&str; 6]; 2] = [["P", "H", "B", "R", "Q", "K"], ["p", "h", "b", "r", "q", "k"]];
    debug_assert_eq!(LETTERS[0][piece as usize], letter(piece).to_string());
    let signs = if theme.ascii { LETTERS } else { FIGURES };
    signs[side as usize][piece as usize]
}

// Both shades are far enough from white and from black that either can be read on them.
fn shade(theme: Theme, square: Square) -> Style {
    let light = (square.file() as usize + square.rank() as usize) % 2 == 1;
    match (theme.color, light) {
        (true, true) => Style::new().bg(Color::Indexed(66)),
        (true, false) => Style::new().bg(Color::Indexed(60)),
        (false, true) => Style::new().add_modifier(Modifier::REVERSED),
        (false, false) => Style::new(),
    }
}

fn man_style(theme: Theme, side: Side) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    match (theme.color, side) {
        (true, Side::White) => style.fg(Color::Indexed(231)),
        (true, Side::Black) => style.fg(Color::Indexed(16)),
        (false, _) => style,
    }
}

fn mark_style(theme: Theme) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    if theme.color { style.fg(Color::Indexed(229)) } else { style }
}
