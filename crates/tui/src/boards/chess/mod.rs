//! The chess board: two shades of wood, coordinates at its edges, pieces as pictures
//! where there is room for them. White's are light, or outlines where there is no
//! colour, with a capital letter; Black's are dark and full, with a small one. What the
//! game counts stands beside the board and in the ledger.

mod grid;
mod pictures;

use chess::board::{Color as Side, Piece, Square};
use chess::{View, color_of, letter};
use meydan_core::{Place, Seat};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use self::grid::Grid;
use self::pictures::picture;
use super::{Badge, Board, Marks, Paint, Seen};
use crate::draw::{Ink, Pixel, Theme};

/// The board, from the side of one seat.
pub(crate) struct Chess {
    view: View,
    front: Seat,
}

fn place_of(square: Square) -> Place {
    Place::new(square.to_string())
}

/// A square that is drawn: where, which, and what stands on it.
struct Spot {
    area: Rect,
    square: Square,
    man: Option<(Side, Piece)>,
    ground: Style,
}

impl Board for Chess {
    type Game = chess::Chess;

    fn new(seen: Seen<chess::Chess>) -> Chess {
        Chess { view: seen.view, front: seen.front }
    }
}

impl Paint for Chess {
    fn places(&self, within: Rect, theme: Theme) -> Vec<(Place, Rect)> {
        if self.view.asking.is_some() {
            // Only answers are asked for, and they are typed by letters that squares begin with.
            return Vec::new();
        }
        let grid = self.grid(within, theme);
        Square::ALL.into_iter().map(|square| (place_of(square), grid.square(square))).collect()
    }

    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        let grid = self.grid(within, ink.theme);
        grid.draw_edges(ink);
        for square in Square::ALL {
            let man = self.view.board.on(square);
            let spot =
                Spot { area: grid.square(square), square, man, ground: self.ground(ink.theme, square) };
            draw_square(ink, &spot);
            self.draw_marks(ink, &spot, marks);
        }
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        let sign = figure(theme, color_of(seat), Piece::King).to_owned();
        Badge { sign, style: theme.strong() }
    }

    /// What a player has captured, kind by kind, the most valuable first.
    fn below_name(&self, seat: Seat, theme: Theme) -> Option<String> {
        let taken = self.view.captured_by(seat);
        let side = color_of(seat.other());
        let kinds = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight, Piece::Pawn];
        let kinds = kinds.into_iter().filter_map(|kind| {
            let sign = figure(theme, side, kind);
            match taken.iter().filter(|captured| captured.piece == kind).count() {
                0 => None,
                count @ 1..=2 => Some(sign.repeat(count)),
                count => Some(format!("{sign}{}{count}", theme.sign("×", "x"))),
            }
        });
        Some(kinds.collect::<Vec<_>>().join(" "))
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
    fn grid(&self, within: Rect, theme: Theme) -> Grid {
        Grid::within(within, self.front, !theme.color || theme.ascii)
    }

    /// The wood of a square; where the last move began and ended it is greener.
    fn ground(&self, theme: Theme, square: Square) -> Style {
        let last = self.view.last().map(|(_, made)| made.written);
        let last = last.is_some_and(|last| last.from == square || last.to == square);
        // Light and dark wood; white and black pieces have a contrast of 3 on both.
        let wood = match (is_light(square), last) {
            (true, false) => 137,
            (false, false) => 94,
            (true, true) => 101,
            (false, true) => 58,
        };
        if theme.color { Style::new().bg(Color::Indexed(wood)) } else { Style::new() }
    }

    fn draw_marks(&self, ink: &mut Ink<'_>, spot: &Spot, marks: &Marks<'_>) {
        let theme = ink.theme;
        let area = spot.area;
        let place = place_of(spot.square);
        let (x, y) = (area.x + (area.width - 1) / 2, area.y + area.height / 2);
        let last = self.view.last().map(|(_, made)| made.written);
        let target = !marks.path.is_empty() && marks.open.contains(&place);
        let mark = spot.ground.patch(mark_style(theme));
        let middle = match spot.man {
            None if marks.refused == Some(&place) => Some(theme.sign("×", "x")),
            None if marks.hint.contains(&place) => Some(theme.sign("◆", "*")),
            None if target => Some(theme.sign("●", "o")),
            _ => None,
        };
        if let Some(sign) = middle {
            ink.signs(x, y, sign, mark);
        }
        let turn = self.view.board.turn();
        let checked = spot.man == Some((turn, Piece::King)) && self.view.board.in_check(turn);
        let taken = spot.man.is_some();
        let touched = self.view.touched.iter().any(|touched| touched.0 == spot.square);
        let around = if marks.cursor == Some(&place) {
            Some(["[", "]"])
        } else if marks.path.contains(&place) || touched {
            Some(["{", "}"])
        } else if marks.refused == Some(&place) && taken {
            Some([theme.sign("×", "x"); 2])
        } else if marks.hint.contains(&place) && taken {
            Some([theme.sign("◆", "*"); 2])
        } else if target && taken {
            Some([theme.sign("●", "o"); 2])
        } else if checked {
            Some(["!", "!"])
        } else if last.is_some_and(|last| last.from == spot.square || last.to == spot.square) {
            Some(["(", ")"])
        } else {
            None
        };
        let Some([left, right]) = around else { return };
        if area.height < 3 {
            ink.signs(x - 1, y, left, mark);
            ink.signs(x + 1, y, right, mark);
            return;
        }
        // Beside the picture, from top to bottom for the keys and in the corners for the rest.
        let rows = if marks.cursor == Some(&place) { area.top()..area.bottom() } else { area.y..area.y + 1 };
        for row in rows {
            ink.signs(area.x, row, left, mark);
            ink.signs(area.right() - 1, row, right, mark);
        }
    }
}

fn is_light(square: Square) -> bool {
    (square.file() as usize + square.rank() as usize) % 2 == 1
}

fn draw_square(ink: &mut Ink<'_>, spot: &Spot) {
    let theme = ink.theme;
    let area = spot.area;
    if theme.color {
        ink.paint(area, spot.ground);
    }
    if (!theme.color || theme.ascii) && !is_light(spot.square) {
        let shade = theme.sign("░", ":").repeat(usize::from(area.width));
        for y in area.top()..area.bottom() {
            ink.signs(area.x, y, &shade, spot.ground.patch(theme.lines()));
        }
    }
    let Some((side, piece)) = spot.man else { return };
    let pixels = picture(piece, area.width, area.height * 2).filter(|_| !theme.ascii && area.height >= 3);
    match pixels {
        Some(rows) => {
            draw_picture(ink, spot, side, rows);
            if !theme.color {
                let sign = letter(piece);
                let sign = if side == Side::White { sign } else { sign.to_ascii_lowercase() };
                ink.signs(area.right() - 1, area.bottom() - 1, &sign.to_string(), theme.strong());
            }
        }
        None => {
            let (x, y) = (area.x + (area.width - 1) / 2, area.y + area.height / 2);
            // The shade leaves the sign alone.
            if (!theme.color || theme.ascii) && area.width > 3 {
                ink.signs(x - 1, y, "   ", spot.ground);
            }
            ink.signs(x, y, figure(theme, side, piece), spot.ground.patch(man_style(theme, side)));
        }
    }
}

/// A picture in the middle of its square, two pixels a cell.
fn draw_picture(ink: &mut Ink<'_>, spot: &Spot, side: Side, rows: &[&str]) {
    let area = spot.area;
    let wide = rows[0].len() as u16;
    let left = area.x + (area.width - wide) / 2;
    // On the floor of its square.
    let top = (area.height * 2 - rows.len() as u16).div_ceil(2);
    let pixel = |column: usize, row: i32| {
        let row = usize::try_from(row - i32::from(top)).ok().and_then(|row| rows.get(row));
        row.and_then(|row| row.as_bytes().get(column)).copied().unwrap_or(b'.')
    };
    let is_piece = |column: usize, row: i32| pixel(column, row) != b'.';
    let color = ink.theme.color;
    // Without colour White's pieces are hollow, Black's are full.
    let tone = |column: usize, row: i32| -> Pixel {
        let [fill, detail] = if side == Side::White { [231, 240] } else { [16, 250] };
        match pixel(column, row) {
            b'.' => Pixel::Ground,
            b'o' if color => Pixel::Tone(Color::Indexed(detail)),
            _ if color => Pixel::Tone(Color::Indexed(fill)),
            b'o' if side == Side::Black => Pixel::Blank,
            _ if side == Side::Black => Pixel::Tone(Color::Reset),
            b'o' => Pixel::Tone(Color::Reset),
            _ => {
                let at = i32::try_from(column).unwrap_or(0);
                let beside = |step: i32| usize::try_from(at + step).is_ok_and(|column| is_piece(column, row));
                let inside =
                    beside(-1) && beside(1) && is_piece(column, row - 1) && is_piece(column, row + 1);
                if inside { Pixel::Blank } else { Pixel::Tone(Color::Reset) }
            }
        }
    };
    let within = Rect { x: left, width: wide, ..area };
    ink.pixels(within, spot.ground, |column, row| tone(usize::from(column), i32::from(row)));
}

/// The sign of a piece.
fn figure(theme: Theme, side: Side, piece: Piece) -> &'static str {
    const FIGURES: [[&str; 6]; 2] = [["♙", "♘", "♗", "♖", "♕", "♔"], ["♟", "♞", "♝", "♜", "♛", "♚"]];
    const LETTERS: [[&str; 6]; 2] = [["P", "H", "B", "R", "Q", "K"], ["p", "h", "b", "r", "q", "k"]];
    debug_assert_eq!(LETTERS[0][piece as usize], letter(piece).to_string());
    let signs = if theme.ascii { LETTERS } else { FIGURES };
    signs[side as usize][piece as usize]
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
