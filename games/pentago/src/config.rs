//! What can be chosen before the game: only where it starts.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Colour, Square};

/// The configuration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The position to begin with; left out, the empty board.
    #[serde(default, skip_serializing_if = "StartPosition::is_empty")]
    pub start: StartPosition,
}

/// A position to begin with, a marble about to be placed.
///
/// Its text is the 36 squares along the rows, `X` red (the colour that moves
/// first), `O` black, `.` empty; who is to move follows from the counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StartPosition {
    /// Red's and black's marbles.
    pub marbles: [u64; 2],
}

impl StartPosition {
    fn is_empty(&self) -> bool {
        self.marbles == [0, 0]
    }

    /// Whose turn it is: red's with as many marbles, black's with one red more.
    #[must_use]
    pub fn to_move(&self) -> Colour {
        let [red, black] = self.marbles.map(u64::count_ones);
        if red > black { Colour::Black } else { Colour::Red }
    }

    /// Whether the counts can be those of a game.
    #[must_use]
    pub fn counts_fit(&self) -> bool {
        let [red, black] = self.marbles.map(u64::count_ones);
        red == black || red == black + 1
    }
}

impl fmt::Display for StartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Square::all().try_for_each(|square| {
            f.write_str(match self.marbles.map(|set| set & square.bit() != 0) {
                [true, _] => "X",
                [_, true] => "O",
                _ => ".",
            })
        })
    }
}

impl FromStr for StartPosition {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text.len() != 36 {
            return Err(());
        }
        let mut marbles = [0; 2];
        for (square, byte) in Square::all().zip(text.bytes()) {
            match byte {
                b'X' => marbles[0] |= square.bit(),
                b'O' => marbles[1] |= square.bit(),
                b'.' => {}
                _ => return Err(()),
            }
        }
        Ok(StartPosition { marbles })
    }
}

impl Serialize for StartPosition {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StartPosition {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(|()| serde::de::Error::custom("a start position is 36 of X, O and ."))
    }
}
