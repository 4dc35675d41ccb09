//! Places: what a finger touches to make an action.

use std::fmt;

use serde::Serialize;

/// One spot on the screen: a square `e4`, a card `hand:3`, a button `button:pass`.
///
/// An action names its places in the order in which they are touched. Front
/// ends light up the places with which some legal action begins, then those
/// that can follow, and need no code per game for input.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Place(String);

/// No name that comes from outside is longer.
const MOST_NAME: usize = 64;

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b':' | b'-'))
}

impl Place {
    /// A place by name. Names are lower-case letters, digits, `:` and `-`, so
    /// that they can stand in an attribute or a selector as they are.
    ///
    /// # Panics
    /// On any other name: places are written by games, never read from input.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Place {
        let name = name.into();
        assert!(is_name(&name), "not a place: {name:?}");
        Place(name)
    }

    /// A place by a name that came from outside; `None` if it cannot be one.
    #[must_use]
    pub fn read(name: &str) -> Option<Place> {
        (name.len() <= MOST_NAME && is_name(name)).then(|| Place(name.to_owned()))
    }

    /// A button beside the board.
    #[must_use]
    pub fn button(name: &str) -> Place {
        Place::new(format!("button:{name}"))
    }

    /// The name of the button, when it is one.
    #[must_use]
    pub fn as_button(&self) -> Option<&str> {
        self.0.strip_prefix("button:")
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
