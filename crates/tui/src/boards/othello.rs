//! Othello's board: eight by eight, columns A–H and rows 1–8 (OT-01), black a
//! full disc and white a ring, so that no colour is needed to tell them apart.

use meydan_core::{Place, Seat};
use othello::{Square, View};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::{Badge, Board, Marks, Paint, Seen};
use crate::draw::{Ink, Theme};

/// The board.
pub(crate) struct Othello(View);

/// Where the grid lies and how large its squares are, without their lines.
struct Grid {
    x: u16,
    y: u16,
    wide: u16,
    high: u16,
}

/// Columns left of the grid for the row numbers.
const MARGIN: u16 = 2;

impl Grid {
    /// The largest that fits, in the middle of the area.
    fn within(area: Rect) -> Grid {
        let fits = |wide: u16, high: u16| {
            area.width > MARGIN + 8 * (wide + 1) + 1 && area.height > 8 * (high + 1) + 1
        };
        let high = (2..=9).rev().find(|&high| fits(2 * high + 1, high)).unwrap_or(1);
        let wide = 2 * high + 1;
        let (width, height) = (MARGIN + 8 * (wide + 1) + 1, 8 * (high + 1) + 2);
        Grid {
            x: area.x + MARGIN + area.width.saturating_sub(width) / 2,
            y: area.y + 1 + area.height.saturating_sub(height) / 2,
            wide,
            high,
        }
    }

    fn square(&self, square: Square) -> Rect {
        let [column, row] = [square.column(), square.row()].map(u16::from);
        let x = self.x + 1 + column * (self.wide + 1);
        let y = self.y + 1 + row * (self.high + 1);
        Rect::new(x, y, self.wide, self.high)
    }
}

impl Board for Othello {
    type Game = othello::Othello;

    fn new(seen: Seen<othello::Othello>) -> Othello {
        Othello(seen.view)
    }
}

impl Paint for Othello {
    fn places(&self, within: Rect, _theme: Theme) -> Vec<(Place, Rect)> {
        let grid = Grid::within(within);
        Square::all().map(|square| (Place::new(square.to_string()), grid.square(square))).collect()
    }

    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        let grid = Grid::within(within);
        draw_lines(ink, &grid);
        draw_names(ink, &grid);
        for square in Square::all() {
            self.draw_square(ink, grid.square(square), square, marks);
        }
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        Badge { sign: disc(theme, seat == Seat::FIRST).to_owned(), style: theme.strong() }
    }
}

impl Othello {
    fn disc_on(&self, square: Square) -> Option<bool> {
        if self.0.black.contains(square) {
            Some(true)
        } else {
            self.0.white.contains(square).then_some(false)
        }
    }

    fn draw_square(&self, ink: &mut Ink<'_>, area: Rect, square: Square, marks: &Marks<'_>) {
        let theme = ink.theme;
        let place = Place::new(square.to_string());
        ink.paint(area, felt(theme));
        let middle = (area.x + area.width / 2, area.y + area.height / 2);
        let last = self.0.last.is_some_and(|last| last.square == square);
        match self.disc_on(square) {
            Some(black) if area.height >= 2 => draw_large_disc(ink, area, black),
            Some(black) => ink.signs(middle.0, middle.1, disc(theme, black), disc_style(theme, black)),
            None if marks.refused == Some(&place) => {
                ink.signs(middle.0, middle.1, theme.sign("×", "x"), mark_style(theme));
            }
            None if marks.hint.contains(&place) => {
                ink.signs(middle.0, middle.1, theme.sign("◆", "*"), mark_style(theme));
            }
            None if marks.open.contains(&place) => {
                ink.signs(middle.0, middle.1, theme.sign("·", "."), mark_style(theme));
            }
            None => {}
        }
        let around = if marks.cursor == Some(&place) {
            Some(["[", "]"])
        } else if marks.refused == Some(&place) && self.disc_on(square).is_some() {
            Some(["×", "×"].map(|sign| if theme.ascii { "x" } else { sign }))
        } else if last {
            Some(["(", ")"])
        } else {
            None
        };
        if let Some([left, right]) = around {
            for y in area.top()..area.bottom() {
                ink.signs(area.x, y, left, mark_style(theme));
                ink.signs(area.right() - 1, y, right, mark_style(theme));
            }
        }
        // In a large square the brackets of the keys leave room to show the last move as well.
        if last && marks.cursor == Some(&place) && area.height >= 3 {
            ink.signs(middle.0 - 2, middle.1, "(", mark_style(theme));
            ink.signs(middle.0 + 2, middle.1, ")", mark_style(theme));
        }
    }
}

fn disc(theme: Theme, black: bool) -> &'static str {
    if black { theme.sign("●", "b") } else { theme.sign("○", "w") }
}

// The felt's green is as far from black as from white: both discs have a contrast of 4.5.
fn felt(theme: Theme) -> Style {
    if theme.color { Style::new().bg(Color::Indexed(29)) } else { Style::new() }
}

fn disc_style(theme: Theme, black: bool) -> Style {
    let style = felt(theme).add_modifier(Modifier::BOLD);
    if theme.color { style.fg(Color::Indexed(if black { 16 } else { 231 })) } else { style }
}

fn mark_style(theme: Theme) -> Style {
    let style = felt(theme).add_modifier(Modifier::BOLD);
    if theme.color { style.fg(Color::Indexed(229)) } else { style }
}

/// Black is full; White has a rim, and without colour is nothing else.
fn draw_large_disc(ink: &mut Ink<'_>, area: Rect, black: bool) {
    let theme = ink.theme;
    let within = Rect { x: area.x + 1, width: area.width - 2, ..area };
    if theme.ascii {
        let sign = disc(theme, black);
        ink.round_in_letters(within, sign, black, disc_style(theme, black));
        return;
    }
    let middle = (area.x + area.width / 2, area.y + area.height / 2);
    match (theme.color, black) {
        (true, true) => ink.round(within, felt(theme), Some(Color::Indexed(16)), Color::Indexed(235)),
        (true, false) => ink.round(within, felt(theme), Some(Color::Indexed(231)), Color::Indexed(250)),
        (false, true) => ink.round(within, felt(theme), Some(Color::Reset), Color::Reset),
        (false, false) => ink.round(within, felt(theme), None, Color::Reset),
    }
    // In colour the shape is the same: the sign in its middle tells it as well.
    if theme.color {
        let [ground, ink_of] = if black { [16, 243] } else { [231, 246] };
        let style = Style::new().fg(Color::Indexed(ink_of)).bg(Color::Indexed(ground));
        ink.signs(middle.0, middle.1, disc(theme, black), style);
    }
}

fn draw_lines(ink: &mut Ink<'_>, grid: &Grid) {
    let theme = ink.theme;
    let style = if theme.color { felt(theme).fg(Color::Indexed(22)) } else { theme.lines() };
    ink.lattice((grid.x, grid.y), 8, (grid.wide, grid.high), style);
}

fn draw_names(ink: &mut Ink<'_>, grid: &Grid) {
    let style = ink.theme.strong();
    for index in 0..8u16 {
        let x = grid.x + 1 + index * (grid.wide + 1) + grid.wide / 2;
        let y = grid.y + 1 + index * (grid.high + 1) + grid.high / 2;
        let [letter, digit] = [b'A', b'1'].map(|first| char::from(first + index as u8).to_string());
        ink.signs(x, grid.y - 1, &letter, style);
        ink.signs(grid.x - MARGIN, y, &digit, style);
    }
}
