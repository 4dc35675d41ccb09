//! The five levels a person can choose from. What each means in numbers is the game's business.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How strong a computer plays. `words` has a name and a sentence for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays for fun and misses a lot.
    Newcomer,
    /// Looks a little ahead.
    Casual,
    /// Knows what it is doing.
    Club,
    /// Hard to beat, and quick.
    Expert,
    /// The strongest we have.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Newcomer, Level::Casual, Level::Club, Level::Expert, Level::Master];

    /// The word for it in commands and addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Level::Newcomer => "newcomer",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// Whether a decision needs next to nothing in every game: nobody should wait for it behind long thoughts.
    #[must_use]
    pub const fn is_quick(self) -> bool {
        matches!(self, Level::Newcomer | Level::Casual)
    }

    /// How long it may think about one decision when nothing else is said.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Level::Newcomer | Level::Casual => 100,
            Level::Club => 250,
            Level::Expert => 500,
            Level::Master => 2000,
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Level, ()> {
        Level::ALL.into_iter().find(|level| level.code() == text).ok_or(())
    }
}
