//! Where the squares lie.

use chess::board::{File, Rank, Square};
use meydan_core::Seat;
use ratatui::layout::Rect;

use crate::draw::Ink;

/// Where the board lies and how large its squares are. They touch: their shades
/// tell them apart.
pub(super) struct Grid {
    x: u16,
    y: u16,
    wide: u16,
    high: u16,
    front: Seat,
}

/// Columns left of the board for the ranks.
const MARGIN: u16 = 2;
/// A row below it for the files.
const BELOW: u16 = 1;

impl Grid {
    /// The largest that fits, in the middle of the area.
    pub(super) fn within(area: Rect, front: Seat) -> Grid {
        let size = |wide: u16, high: u16| (MARGIN + 8 * wide, 8 * high + BELOW);
        let fits = |&(wide, high): &(u16, u16)| {
            let (width, height) = size(wide, high);
            area.width > width && area.height > height
        };
        let (wide, high) = [(7, 3), (5, 2), (4, 2)].into_iter().find(fits).unwrap_or((3, 1));
        let (width, height) = size(wide, high);
        Grid {
            x: area.x + MARGIN + area.width.saturating_sub(width) / 2,
            y: area.y + area.height.saturating_sub(height) / 2,
            wide,
            high,
            front,
        }
    }

    pub(super) fn square(&self, square: Square) -> Rect {
        let [column, row] = self.place(square.file() as u16, square.rank() as u16);
        Rect::new(self.x + column * self.wide, self.y + row * self.high, self.wide, self.high)
    }

    /// Column and row as they are seen from the side of who looks.
    fn place(&self, file: u16, rank: u16) -> [u16; 2] {
        if self.front == Seat::FIRST { [file, 7 - rank] } else { [7 - file, rank] }
    }

    pub(super) fn draw_names(&self, ink: &mut Ink<'_>) {
        let style = ink.theme.strong();
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            let [column, row] = self.place(file as u16, rank as u16);
            let x = self.x + column * self.wide + (self.wide - 1) / 2;
            let y = self.y + row * self.high + self.high / 2;
            ink.signs(x, self.y + 8 * self.high, &file.to_string(), style);
            ink.signs(self.x - MARGIN, y, &rank.to_string(), style);
        }
    }
}
