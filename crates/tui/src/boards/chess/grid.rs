//! Where the squares lie. In colour they touch, and their shades tell them apart;
//! without colours, or in plain letters, there are lines between them.

use chess::board::{File, Rank, Square};
use meydan_core::Seat;
use ratatui::layout::Rect;

use crate::draw::Ink;

/// Where the board lies and how large its squares are.
pub(super) struct Grid {
    x: u16,
    y: u16,
    wide: u16,
    high: u16,
    /// Cells between two squares, and around all of them.
    line: u16,
    front: Seat,
}

/// Columns left of the board for the ranks.
const MARGIN: u16 = 2;
/// A row below it for the files.
const BELOW: u16 = 1;

impl Grid {
    /// The largest that fits, in the middle of the area.
    pub(super) fn within(area: Rect, front: Seat, lines: bool) -> Grid {
        let line = u16::from(lines);
        let size =
            |wide: u16, high: u16| (MARGIN + 8 * (wide + line) + line, 8 * (high + line) + line + BELOW);
        let fits = |&(wide, high): &(u16, u16)| {
            let (width, height) = size(wide, high);
            area.width > width && area.height >= height
        };
        // About as high as wide: a cell is twice as high as wide.
        let sizes =
            (3..=9).rev().flat_map(|high| (2 * high - 1..=2 * high + 1).rev().map(move |wide| (wide, high)));
        let (wide, high) = sizes.chain([(5, 2), (4, 2), (3, 1)]).find(fits).unwrap_or((3, 1));
        let (width, height) = size(wide, high);
        Grid {
            x: area.x + MARGIN + area.width.saturating_sub(width) / 2,
            y: area.y + area.height.saturating_sub(height) / 2,
            wide,
            high,
            line,
            front,
        }
    }

    pub(super) fn square(&self, square: Square) -> Rect {
        let [column, row] = self.place(square.file() as u16, square.rank() as u16);
        let x = self.x + self.line + column * (self.wide + self.line);
        let y = self.y + self.line + row * (self.high + self.line);
        Rect::new(x, y, self.wide, self.high)
    }

    /// Column and row as they are seen from the side of who looks.
    fn place(&self, file: u16, rank: u16) -> [u16; 2] {
        if self.front == Seat::FIRST { [file, 7 - rank] } else { [7 - file, rank] }
    }

    pub(super) fn draw_edges(&self, ink: &mut Ink<'_>) {
        if self.line > 0 {
            let style = ink.theme.lines();
            ink.lattice((self.x, self.y), 8, (self.wide, self.high), style);
        }
        let style = ink.theme.strong();
        let below = self.y + self.line + 8 * (self.high + self.line);
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            let area = self.square(Square::new(file, rank));
            ink.signs(area.x + (self.wide - 1) / 2, below, &file.to_string(), style);
            ink.signs(self.x - MARGIN, area.y + self.high / 2, &rank.to_string(), style);
        }
    }
}
