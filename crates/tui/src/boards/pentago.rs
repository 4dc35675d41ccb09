//! Pentago's board: four blocks of nine squares with a gap between them, and
//! two arrows a block to turn it. Red is a ring and black a full disc, so that
//! no colour is needed to tell them apart.

use meydan_core::{Place, Seat};
use pentago::{Block, Colour, Direction, Square, Turn, View};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::{Badge, Board, Marks, Paint, Seen};
use crate::draw::{Ink, Theme};

/// The board.
pub(crate) struct Pentago(View);

/// Where the blocks lie and how large their squares are, without their lines.
struct Grid {
    x: u16,
    y: u16,
    wide: u16,
    high: u16,
}

/// Columns left of the grid for the row numbers.
const MARGIN: u16 = 2;
/// Rows above it: the column numbers, and the arrows of the upper blocks.
const ABOVE: u16 = 2;
/// Cells of an arrow.
const ARROW: u16 = 5;

impl Grid {
    /// The largest that fits, in the middle of the area.
    fn within(area: Rect) -> Grid {
        let size = |wide: u16, high: u16| (MARGIN + 6 * (wide + 1) + 3, ABOVE + 6 * (high + 1) + 3);
        let fits = |(width, height): (u16, u16)| area.width > width && area.height >= height;
        let high = (2..=9).rev().find(|&high| fits(size(2 * high + 1, high))).unwrap_or(1);
        let wide = 2 * high + 1;
        let (width, height) = size(wide, high);
        Grid {
            x: area.x + MARGIN + area.width.saturating_sub(width) / 2,
            y: area.y + ABOVE + area.height.saturating_sub(height) / 2,
            wide,
            high,
        }
    }

    /// A block with its lines.
    fn block(&self, block: Block) -> Rect {
        let (width, height) = (3 * (self.wide + 1) + 1, 3 * (self.high + 1) + 1);
        let [down, right] = [block.index() / 2, block.index() % 2].map(|part| part as u16);
        Rect::new(self.x + right * (width + 1), self.y + down * height, width, height)
    }

    fn square(&self, square: Square) -> Rect {
        let [row, column] = [square.row(), square.column()].map(u16::from);
        let block = self.block(block_of(square));
        let x = block.x + 1 + column % 3 * (self.wide + 1);
        let y = block.y + 1 + row % 3 * (self.high + 1);
        Rect::new(x, y, self.wide, self.high)
    }

    /// The row of a block's arrows: above the upper blocks, below the lower ones.
    fn arrow_row(&self, block: Block) -> u16 {
        let area = self.block(block);
        if block.index() < 2 { area.y - 1 } else { area.bottom() }
    }

    fn arrow(&self, turn: Turn) -> Rect {
        let area = self.block(turn.block);
        let x = match turn.direction {
            Direction::Anticlockwise => area.x,
            Direction::Clockwise => area.right() - ARROW,
        };
        Rect::new(x, self.arrow_row(turn.block), ARROW, 1)
    }
}

fn block_of(square: Square) -> Block {
    Block::ALL[usize::from(square.row() / 3 * 2 + square.column() / 3)]
}

fn place_of(square: Square) -> Place {
    Place::new(format!("r{}c{}", square.row(), square.column()))
}

fn place_of_turn(turn: Turn) -> Place {
    Place::new(format!("turn:{}:{}", turn.block.number(), turn.direction.code()))
}

impl Board for Pentago {
    type Game = pentago::Pentago;

    fn new(seen: Seen<pentago::Pentago>) -> Pentago {
        Pentago(seen.view)
    }
}

impl Paint for Pentago {
    fn places(&self, within: Rect, _theme: Theme) -> Vec<(Place, Rect)> {
        let grid = Grid::within(within);
        let squares = Square::all().map(|square| (place_of(square), grid.square(square)));
        squares.chain(Turn::all().map(|turn| (place_of_turn(turn), grid.arrow(turn)))).collect()
    }

    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        let grid = Grid::within(within);
        for block in Block::ALL {
            draw_lines(ink, &grid, block);
            let area = grid.block(block);
            let number = block.number();
            let turned = self.0.last_turn.is_some_and(|turn| turn.block == block);
            let sign = if turned { format!("({number})") } else { format!(" {number} ") };
            ink.signs(area.x + area.width / 2 - 1, grid.arrow_row(block), &sign, ink.theme.strong());
        }
        draw_names(ink, &grid);
        for square in Square::all() {
            self.draw_square(ink, grid.square(square), square, marks);
        }
        for turn in Turn::all() {
            self.draw_arrow(ink, grid.arrow(turn), turn, marks);
        }
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        let colour = if seat == self.0.red_seat { Colour::Red } else { Colour::Black };
        Badge { sign: marble(theme, colour).to_owned(), style: theme.strong() }
    }

    /// `14`, `2ccw`, `-`.
    fn name(&self, place: &Place) -> String {
        if place.as_button() == Some("skip") {
            return "-".to_owned();
        }
        let square = Square::all().find(|&square| place_of(square) == *place);
        let turn = || Turn::all().find(|&turn| place_of_turn(turn) == *place);
        let name = square.map(|square| square.to_string()).or_else(|| turn().map(|turn| turn.to_string()));
        name.map_or_else(|| place.as_str().to_owned(), |name| name.replace(' ', ""))
    }
}

impl Pentago {
    fn marble_on(&self, square: Square) -> Option<Colour> {
        if self.0.red.contains(square) {
            Some(Colour::Red)
        } else {
            self.0.black.contains(square).then_some(Colour::Black)
        }
    }

    /// Where the last marble stands now: the turn after it may have moved it.
    fn last_marble(&self) -> Option<Square> {
        let placed = self.0.last_placed?;
        Some(self.0.last_turn.map_or(placed, |turn| placed.after(turn)))
    }

    fn draw_square(&self, ink: &mut Ink<'_>, area: Rect, square: Square, marks: &Marks<'_>) {
        let theme = ink.theme;
        let place = place_of(square);
        let marble_here = self.marble_on(square);
        let refused = marks.refused == Some(&place);
        ink.paint(area, wood(theme));
        let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
        match marble_here {
            Some(colour) if area.height >= 2 => draw_large_marble(ink, area, colour),
            Some(colour) => ink.signs(x, y, marble(theme, colour), marble_style(theme, colour)),
            None if refused => ink.signs(x, y, theme.sign("×", "x"), mark_style(theme)),
            None if marks.hint.contains(&place) => {
                ink.signs(x, y, theme.sign("◆", "*"), mark_style(theme));
            }
            None if marks.open.contains(&place) => {
                ink.signs(x, y, theme.sign("·", "."), mark_style(theme));
            }
            None => {}
        }
        // Once it is over, the five matter more than where the keys stand.
        let around = if self.0.end.is_some() && self.0.fives.contains(square) {
            Some(["*"; 2])
        } else if marks.cursor == Some(&place) {
            Some(["[", "]"])
        } else if refused && marble_here.is_some() {
            Some([theme.sign("×", "x"); 2])
        } else if self.last_marble() == Some(square) {
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
    }

    fn draw_arrow(&self, ink: &mut Ink<'_>, area: Rect, turn: Turn, marks: &Marks<'_>) {
        let theme = ink.theme;
        let place = place_of_turn(turn);
        let open = marks.open.contains(&place);
        let arrow = match turn.direction {
            Direction::Clockwise => theme.sign(" ↻ ", "cw "),
            Direction::Anticlockwise => theme.sign(" ↺ ", "ccw"),
        };
        let [left, right] = if marks.cursor == Some(&place) {
            ["[", "]"]
        } else if marks.refused == Some(&place) {
            [theme.sign("×", "x"); 2]
        } else if marks.hint.contains(&place) {
            [theme.sign("◆", "*"); 2]
        } else if open {
            [theme.sign("‹", "<"), theme.sign("›", ">")]
        } else if self.0.last_turn == Some(turn) {
            ["(", ")"]
        } else {
            [" "; 2]
        };
        let style = if open || marks.cursor == Some(&place) { theme.accent() } else { theme.quiet() };
        ink.signs(area.x, area.y, &format!("{left}{arrow}{right}"), style);
    }
}

fn marble(theme: Theme, colour: Colour) -> &'static str {
    match colour {
        Colour::Red => theme.sign("○", "R"),
        Colour::Black => theme.sign("●", "B"),
    }
}

fn wood(theme: Theme) -> Style {
    if theme.color { Style::new().bg(Color::Indexed(180)) } else { Style::new() }
}

fn marble_style(theme: Theme, colour: Colour) -> Style {
    let style = wood(theme).add_modifier(Modifier::BOLD);
    let ink = if colour == Colour::Red { 124 } else { 16 };
    if theme.color { style.fg(Color::Indexed(ink)) } else { style }
}

fn mark_style(theme: Theme) -> Style {
    let style = wood(theme).add_modifier(Modifier::BOLD);
    if theme.color { style.fg(Color::Indexed(18)) } else { style }
}

/// Black is full; Red has a rim, and without colour is nothing else.
fn draw_large_marble(ink: &mut Ink<'_>, area: Rect, colour: Colour) {
    let theme = ink.theme;
    let within = Rect { x: area.x + 1, width: area.width - 2, ..area };
    if theme.ascii {
        let sign = marble(theme, colour);
        ink.round_in_letters(within, sign, colour == Colour::Black, marble_style(theme, colour));
        return;
    }
    let middle = (area.x + area.width / 2, area.y + area.height / 2);
    match (theme.color, colour) {
        (true, Colour::Black) => {
            ink.round(within, wood(theme), Some(Color::Indexed(16)), Color::Indexed(238));
        }
        (true, Colour::Red) => ink.round(within, wood(theme), Some(Color::Indexed(160)), Color::Indexed(88)),
        (false, Colour::Black) => ink.round(within, wood(theme), Some(Color::Reset), Color::Reset),
        (false, Colour::Red) => ink.round(within, wood(theme), None, Color::Reset),
    }
    // In colour the shape is the same: the sign in its middle tells it as well.
    if theme.color {
        let [ground, ink_of] = if colour == Colour::Black { [16, 243] } else { [160, 224] };
        let style = Style::new().fg(Color::Indexed(ink_of)).bg(Color::Indexed(ground));
        ink.signs(middle.0, middle.1, marble(theme, colour), style);
    }
}

fn draw_lines(ink: &mut Ink<'_>, grid: &Grid, block: Block) {
    let theme = ink.theme;
    let style = if theme.color { wood(theme).fg(Color::Indexed(94)) } else { theme.lines() };
    let area = grid.block(block);
    ink.lattice((area.x, area.y), 3, (grid.wide, grid.high), style);
}

fn draw_names(ink: &mut Ink<'_>, grid: &Grid) {
    let style = ink.theme.strong();
    for square in (0..6).filter_map(|index| Square::at(index, index)) {
        let area = grid.square(square);
        let name = square.row().to_string();
        ink.signs(area.x + area.width / 2, grid.y - ABOVE, &name, style);
        ink.signs(grid.x - MARGIN, area.y + area.height / 2, &name, style);
    }
}
