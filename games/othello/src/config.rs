//! What can be chosen before the game: only where it starts.

use std::fmt;
use std::str::FromStr;

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

/// The configuration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The position to begin with; left out, the usual one.
    #[serde(default, skip_serializing_if = "StartPosition::is_usual")]
    pub start: StartPosition,
}

/// A position to begin with, for exercises and for records that begin elsewhere.
///
/// Its text is the 64 squares along the rows, `X` black, `O` white, `-` empty,
/// a blank, and the letter of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartPosition {
    /// Black's and white's discs.
    pub discs: [u64; 2],
    /// Who moves first.
    pub turn: Seat,
}

impl StartPosition {
    /// The usual start (OT-01): white on D4 and E5, black on E4 and D5, black to move.
    pub const USUAL: StartPosition =
        StartPosition { discs: [1 << 28 | 1 << 35, 1 << 27 | 1 << 36], turn: Seat::FIRST };

    fn is_usual(&self) -> bool {
        *self == StartPosition::USUAL
    }
}

impl Default for StartPosition {
    fn default() -> Self {
        StartPosition::USUAL
    }
}

impl fmt::Display for StartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in 0..64 {
            f.write_str(match (self.discs[0] >> square & 1, self.discs[1] >> square & 1) {
                (1, _) => "X",
                (_, 1) => "O",
                _ => "-",
            })?;
        }
        f.write_str(if self.turn == Seat::FIRST { " X" } else { " O" })
    }
}

impl FromStr for StartPosition {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let bytes: &[u8; 66] = text.as_bytes().try_into().map_err(|_| ())?;
        let mut discs = [0; 2];
        for (square, byte) in bytes[..64].iter().enumerate() {
            match byte {
                b'X' => discs[0] |= 1 << square,
                b'O' => discs[1] |= 1 << square,
                b'-' => {}
                _ => return Err(()),
            }
        }
        let turn = match &bytes[64..] {
            b" X" => Seat::FIRST,
            b" O" => Seat::SECOND,
            _ => return Err(()),
        };
        Ok(StartPosition { discs, turn })
    }
}

impl Serialize for StartPosition {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StartPosition {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|()| {
            serde::de::Error::custom("a start position is 64 of X, O and -, a blank, and X or O")
        })
    }
}
