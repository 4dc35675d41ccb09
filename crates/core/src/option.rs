//! The options of a game, described as data so that every front end can ask for them.

use serde::Serialize;

/// One thing that can be chosen before a game begins: a field of its `Config`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The field's name in the configuration; `words` has its label and one sentence.
    pub key: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
}

/// What values an option takes. The default is the default configuration's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OptionKind {
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice {
        /// The words as they stand in the configuration.
        among: &'static [&'static str],
    },
    /// A whole number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A text of many lines: a deck, a list of cards.
    Lines {
        /// At most so many bytes.
        most: u32,
    },
    /// Free text.
    Text {
        /// At most so many bytes.
        most: u32,
    },
}
