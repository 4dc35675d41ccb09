//! How things are shown: colour, plain letters, direction.

use anstyle::Style;
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
}

impl Look {
    /// The text in a style, if colour is used.
    #[must_use]
    pub fn paint(&self, style: Style, text: &str) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
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
