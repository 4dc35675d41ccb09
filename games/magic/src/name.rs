//! The name of a card in actions, records and addresses: `white-knight`.
//!
//! Cards are data, so there is no list of names to count in; a name is packed
//! into one number instead, which is copied and compared like one.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The longest name.
pub const LONGEST_NAME: usize = 24;

/// A card's name: lower-case words of letters and digits with `-` between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(u128);

/// A text that is no name of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAName;

const BASE: u128 = 38;

impl Name {
    /// The name of a card as a file has it: `White Knight`.
    ///
    /// # Errors
    /// When it has other signs than letters, digits, spaces and hyphens, begins
    /// with none, or is too long.
    pub fn of_title(title: &str) -> Result<Name, NotAName> {
        title.to_ascii_lowercase().replace(' ', "-").parse()
    }

    /// The name with words that begin with capitals: `White Knight`.
    #[must_use]
    pub fn title(self) -> String {
        let mut title = String::with_capacity(LONGEST_NAME);
        let mut begins = true;
        for sign in self.signs() {
            match sign {
                b'-' => title.push(' '),
                _ if begins => title.push(char::from(sign.to_ascii_uppercase())),
                _ => title.push(char::from(sign)),
            }
            begins = sign == b'-';
        }
        title
    }

    /// The signs in order. The first one is the lowest digit of the number.
    fn signs(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let digit = (left % BASE) as u8;
            left /= BASE;
            match digit {
                0 => None,
                1..=26 => Some(b'a' + digit - 1),
                27..=36 => Some(b'0' + digit - 27),
                _ => Some(b'-'),
            }
        })
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.signs().map(char::from).collect();
        f.pad(&text)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Name {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Name, NotAName> {
        let signs = text.as_bytes();
        let starts = signs.first().is_some_and(u8::is_ascii_lowercase);
        let gaps = text.contains("--") || text.ends_with('-');
        // Players are targets too, and their words are taken.
        if signs.len() > LONGEST_NAME || !starts || gaps || text.starts_with("player-") {
            return Err(NotAName);
        }
        let digit = |sign: u8| match sign {
            b'a'..=b'z' => Ok(u128::from(sign - b'a' + 1)),
            b'0'..=b'9' => Ok(u128::from(sign - b'0' + 27)),
            b'-' => Ok(37),
            _ => Err(NotAName),
        };
        signs.iter().rev().try_fold(0, |sum, &sign| Ok(sum * BASE + digit(sign)?)).map(Name)
    }
}

impl Serialize for Name {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NotAName| serde::de::Error::custom("not the name of a card"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for text in ["soldier", "white-knight", "a", "x-2", "abcdefghijklmnopqrstuvwx", "z9-9z"] {
            let name: Name = text.parse().expect("a name");
            assert_eq!(name.to_string(), text);
        }
        assert_eq!(Name::of_title("White Knight").expect("a name").title(), "White Knight");
    }

    #[test]
    fn other_texts_are_none() {
        for text in
            ["", "-a", "a-", "a--b", "2x", "White", "a b", "ü", "abcdefghijklmnopqrstuvwxy", "player-1"]
        {
            assert_eq!(text.parse::<Name>(), Err(NotAName), "{text}");
        }
    }
}
