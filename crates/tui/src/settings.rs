//! What the program tells the full screen before it opens.

use std::time::Duration;

use meydan_catalogue::Table;
use meydan_core::AnyMatch;
use meydan_words::Lang;

/// Where it begins.
pub enum Start {
    /// The hall with its games.
    Hall,
    /// A table that is already laid. Leaving it leaves the program.
    Table(Table),
    /// A finished or unfinished match to look through.
    Replay {
        /// The match as it stands at its end.
        game: Box<dyn AnyMatch>,
        /// The players' names, by seat.
        names: Vec<String>,
    },
}

/// How it looks and plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// No box drawing and no signs outside ASCII, apart from the letters of the language.
    pub ascii: bool,
    /// Whether colours are used. Nothing is told by colour alone.
    pub color: bool,
    /// Whether we join Persian letters and put them in visual order. Off for a
    /// terminal that insists on doing it itself.
    pub reorder: bool,
    /// How long computers think; each level's own time if left out.
    pub time: Option<Duration>,
    /// The seed of the first match and of all that computers draw; fresh if left out.
    pub seed: Option<u64>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { lang: Lang::En, ascii: false, color: true, reorder: true, time: None, seed: None }
    }
}
