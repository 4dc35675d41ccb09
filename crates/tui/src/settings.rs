//! What the program tells the full screen before it opens.

use std::path::PathBuf;
use std::time::Duration;

use meydan_catalogue::{Table, Tenant};
use meydan_core::AnyMatch;
use meydan_search::Budget;
use meydan_words::Lang;

/// Where it begins.
pub enum Start {
    /// The hall with its games.
    Hall,
    /// A game about to be set up.
    Setup(&'static Tenant),
    /// The former games of one kind, to pick one from.
    Shelf(&'static Tenant),
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// How much computers think.
    pub limits: Limits,
    /// The seed of the first match and of all that computers draw; fresh if left out.
    pub seed: Option<u64>,
    /// The name under which the game is saved unless another is typed.
    pub file: Option<PathBuf>,
    /// Where a record is kept up to date after every move.
    pub record: Option<PathBuf>,
    /// Where games with files of their own have them.
    pub folder: PathBuf,
    /// Where every game is kept by itself as it is played; nowhere if left out.
    pub games: Option<PathBuf>,
}

/// How much computers think about one decision. With nothing said, each level has its own time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How long at most.
    pub time: Option<Duration>,
    /// At most so many plies.
    pub depth: Option<u32>,
    /// At most so many positions.
    pub nodes: Option<u64>,
}

impl Limits {
    /// The same, or so much time where nothing was said.
    pub(crate) fn or(self, time: Duration) -> Limits {
        if self == Limits::default() { Limits { time: Some(time), ..self } } else { self }
    }

    /// The budget of a decision that begins now.
    pub(crate) fn budget(self) -> Budget {
        let budget = self.time.map_or_else(Budget::default, Budget::time);
        Budget { depth: self.depth, nodes: self.nodes, ..budget }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: Lang::En,
            ascii: false,
            color: true,
            reorder: true,
            limits: Limits::default(),
            seed: None,
            file: None,
            record: None,
            folder: PathBuf::new(),
            games: None,
        }
    }
}
