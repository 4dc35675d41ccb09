//! Pictures of pixels: a cell is two of them, one above the other, about as wide as high.

use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::Ink;

/// What a pixel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pixel {
    /// What lies behind the picture.
    Ground,
    /// The picture, in no colour: whatever lies behind is covered.
    Blank,
    /// The picture in this colour; the terminal's own for `Color::Reset`.
    Tone(Color),
}

impl Ink<'_> {
    /// Draws pixels over an area, counted from its upper left corner.
    pub(crate) fn pixels(&mut self, area: Rect, ground: Style, pixel: impl Fn(u16, u16) -> Pixel) {
        for cell in 0..area.height {
            for column in 0..area.width {
                let (x, y) = (area.x + column, area.y + cell);
                let (sign, style) = match (pixel(column, 2 * cell), pixel(column, 2 * cell + 1)) {
                    (Pixel::Ground, Pixel::Ground) => continue,
                    (Pixel::Ground | Pixel::Blank, Pixel::Ground | Pixel::Blank) => (" ", ground),
                    (Pixel::Tone(upper), Pixel::Tone(lower)) if upper == lower => ("█", ground.fg(upper)),
                    (Pixel::Tone(upper), Pixel::Tone(lower)) => ("▀", Style::new().fg(upper).bg(lower)),
                    (Pixel::Tone(upper), _) => ("▀", ground.fg(upper)),
                    (_, Pixel::Tone(lower)) => ("▄", ground.fg(lower)),
                };
                self.signs(x, y, sign, style);
            }
        }
    }

    /// A round thing of one letter over and over: full, or only its rim.
    pub(crate) fn round_in_letters(&mut self, area: Rect, letter: &str, full: bool, style: Style) {
        for y in area.top()..area.bottom() {
            let edge = y == area.top() || y + 1 == area.bottom();
            let inset = u16::from(edge);
            let wide = usize::from(area.width - 2 * inset);
            let text = match full || edge {
                true => letter.repeat(wide),
                false => format!("{letter}{}{letter}", " ".repeat(wide - 2)),
            };
            self.signs(area.x + inset, y, &text, style);
        }
    }

    /// A round thing in the middle of an area: full in one tone, with a rim in another
    /// where there is room for one; or only its rim.
    pub(crate) fn round(&mut self, area: Rect, ground: Style, full: Option<Color>, rim: Color) {
        let (width, height) = (i32::from(area.width), i32::from(area.height) * 2);
        let size = width.min(height);
        // Twice the distances, so that middles are whole numbers.
        let reach = move |x: i32, y: i32| {
            let (x, y) = (2 * x + 1 - width, 2 * y + 1 - height);
            x * x + y * y
        };
        let edge = size * size;
        let within = (size - 2).max(0) * (size - 2).max(0) * 7 / 8;
        self.pixels(area, ground, |x, y| {
            let at = reach(i32::from(x), i32::from(y));
            match full {
                _ if at >= edge => Pixel::Ground,
                Some(full) if size < 8 => Pixel::Tone(full),
                _ if at >= within => Pixel::Tone(rim),
                Some(full) => Pixel::Tone(full),
                None => Pixel::Blank,
            }
        });
    }
}
