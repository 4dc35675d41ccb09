//! One message at a time, kept as data so that it speaks the language that is
//! chosen when it is shown.

use meydan_core::{AnyAction, Refused, Seat};
use meydan_search::Opinion;
use meydan_words::{Arg, Words};

/// A message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Note {
    /// Why something was not done.
    Refused(Refused),
    /// Something else that went wrong.
    Wrong(&'static str, Vec<(&'static str, Arg)>),
    /// Something to know.
    Told(&'static str, Vec<(&'static str, Arg)>),
    /// What was done for somebody who had nothing to decide.
    Forced {
        /// The seat.
        seat: Seat,
        /// What was done.
        action: AnyAction,
    },
    /// What a computer did, and what it thinks of its position, where that may be told.
    Played {
        /// The computer's seat.
        seat: Seat,
        /// What it did.
        action: AnyAction,
        /// What it thinks.
        opinion: Option<Opinion>,
    },
    /// What a computer would do in a person's place, and what it thinks of that.
    Hint {
        /// What it would do.
        action: AnyAction,
        /// What it thinks.
        opinion: Opinion,
    },
}

impl Note {
    /// Something to know, without arguments.
    pub(crate) const fn told(key: &'static str) -> Note {
        Note::Told(key, Vec::new())
    }

    /// The sentence, as far as it can be said away from a table.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            Note::Refused(refused) => meydan_telling::refusal(words, refused),
            Note::Wrong(key, args) | Note::Told(key, args) => words.say_with(key, args),
            Note::Forced { action, .. } | Note::Played { action, .. } | Note::Hint { action, .. } => {
                action.to_string()
            }
        }
    }

    /// Whether it says that something was not done.
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(self, Note::Refused(_) | Note::Wrong(..))
    }
}
