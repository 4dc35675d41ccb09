//! How things are shown: colour, plain letters, direction.

use anstyle::{Ansi256Color, Color, Style};
use meydan_words::Lang;

/// How things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether colour is used: only on a terminal that wants it.
    pub colour: bool,
    /// Plain letters instead of signs.
    pub ascii: bool,
    /// The language, for its direction.
    pub lang: Lang,
    /// How many columns a line has; `None` is whatever the terminal has at the moment.
    pub width: Option<u16>,
}

/// Where there is no terminal to ask.
const USUAL_WIDTH: u16 = 80;
/// Nothing is drawn for a terminal narrower than this; it wraps by itself then.
const LEAST_WIDTH: u16 = 20;

/// One of the 256 colours that terminals agree on.
pub(crate) const fn colour(number: u8) -> Option<Color> {
    Some(Color::Ansi256(Ansi256Color(number)))
}

impl Look {
    /// The text in a style, if colour is used.
    #[must_use]
    pub fn paint(&self, style: Style, text: &str) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// How many columns a line has now.
    #[must_use]
    pub fn columns(&self) -> usize {
        let of_terminal = || crossterm::terminal::size().map_or(0, |(width, _)| width);
        let width = match self.width.unwrap_or_else(of_terminal) {
            0 => USUAL_WIDTH,
            width => width.max(LEAST_WIDTH),
        };
        usize::from(width)
    }

    /// How many lines the window has; `None` where there is no window.
    #[must_use]
    pub fn rows(&self) -> Option<usize> {
        let (_, rows) = self.width.is_none().then(|| crossterm::terminal::size().ok())??;
        (rows > 0).then_some(usize::from(rows))
    }

    /// A line of a board. Boards run from left to right in every language: in a
    /// language that does not, a mark at the start of the line says so.
    #[must_use]
    pub fn board_line(&self, line: &str) -> String {
        match self.lang.direction() {
            "rtl" => format!("\u{200e}{line}"),
            _ => line.to_owned(),
        }
    }
}
