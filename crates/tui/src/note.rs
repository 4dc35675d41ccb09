//! One message at a time, kept as data so that it speaks the language that is
//! chosen when it is shown.

use meydan_core::Refused;
use meydan_words::{Arg, Words};

/// A message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Note {
    /// Why something was not done.
    Refused(Refused),
    /// Something else that went wrong.
    Wrong(&'static str, Vec<(&'static str, Arg)>),
    /// Something to know.
    Told(String, Vec<(&'static str, Arg)>),
}

impl Note {
    /// Something to know, without arguments.
    pub(crate) fn told(key: &str) -> Note {
        Note::Told(key.to_owned(), Vec::new())
    }

    /// The sentence.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            Note::Refused(refused) => words.refusal(refused),
            Note::Wrong(key, args) => words.say_with(key, args),
            Note::Told(key, args) => words.say_with(key, args),
        }
    }

    /// Whether it says that something was not done.
    pub(crate) fn is_refusal(&self) -> bool {
        !matches!(self, Note::Told(..))
    }
}
