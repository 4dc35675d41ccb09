//! What can be chosen before the game, and a whole position as text.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Double;
use crate::board::Board;

/// The configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Given", into = "Given")]
pub struct Config {
    /// The game's name (CH-01).
    pub name: String,
    /// Whether every attacked piece counts, not only those that the moved piece attacks (CH-26).
    pub side_threats: bool,
    /// Whether both are asked about sudden tampering before the first move (CH-40).
    pub tampering: bool,
    /// The position to begin with (CH-54); left out, the usual one.
    pub position: Option<Standing>,
    /// A text that was given for a position and is none: the game says so when it is to begin.
    pub unreadable: Option<String>,
}

/// The configuration as it stands in JSON: the position is its text, and an
/// empty one means none, as a form would send it.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Given {
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    side_threats: bool,
    tampering: bool,
    #[serde(skip_serializing_if = "String::is_empty")]
    position: String,
}

impl From<Given> for Config {
    fn from(given: Given) -> Config {
        let Given { name, side_threats, tampering, position } = given;
        let (position, unreadable) = match position.trim() {
            "" => (None, None),
            text => text.parse().map_or((None, Some(text.to_owned())), |standing| (Some(standing), None)),
        };
        Config { name, side_threats, tampering, position, unreadable }
    }
}

impl From<Config> for Given {
    fn from(config: Config) -> Given {
        let Config { name, side_threats, tampering, position, unreadable } = config;
        let position = position.map(|standing| standing.to_string()).or(unreadable).unwrap_or_default();
        Given { name, side_threats, tampering, position }
    }
}

/// So many bytes can a game's name have.
pub const MOST_NAME: u32 = 60;
/// So many bytes can the text of a position have.
pub const MOST_POSITION: u32 = 200;

/// Whether a name can be part of a file's name on any system (CH-50).
///
/// No control characters, none of `/ \ : * ? " < > |`, no dot or blank at an
/// end, and no more than `MOST_NAME` bytes.
#[must_use]
pub fn fits_file_name(name: &str) -> bool {
    let odd = |c: char| c.is_control() || matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    let ends = [name.chars().next(), name.chars().next_back()];
    !name.is_empty()
        && name.len() <= MOST_NAME as usize
        && !name.contains(odd)
        && !ends.into_iter().flatten().any(|c| c == '.' || c.is_whitespace())
}

/// A whole position as it stands: the board, the points and whose turn it is.
///
/// Its text is a FEN with more behind it:
///
/// ```text
/// rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 points 0 3 negative 5 0 turn 3
/// ```
///
/// White's number comes first. `turn` counts the turns of both, the one that is
/// to be played included. In the middle of a double move `double declared` or
/// `double half` stands at the end. Left out, points are 0, and the turn follows
/// from the FEN's last field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The board, with whose move it is.
    pub board: Board,
    /// Points, White's first.
    pub points: [i32; 2],
    /// Negative points, White's first.
    pub negative: [u16; 2],
    /// The number of the turn.
    pub turn: u32,
    /// How far a double move is.
    pub double: Double,
}

/// Points and turns beyond this make no sense in a text.
const MOST: i64 = 100_000;

impl Standing {
    /// A board at the beginning of a game.
    #[must_use]
    pub const fn of(board: Board, turn: u32) -> Standing {
        Standing { board, points: [0; 2], negative: [0; 2], turn, double: Double::None }
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = self.board.to_string();
        // The board does not count moves; its last field is put right here.
        let (fields, _) = fen.rsplit_once(' ').unwrap_or((&fen, ""));
        let [white, black] = self.points;
        write!(f, "{fields} {} points {white} {black}", self.turn.div_ceil(2).max(1))?;
        let [white, black] = self.negative;
        write!(f, " negative {white} {black} turn {}", self.turn)?;
        match self.double {
            Double::None => Ok(()),
            Double::Declared => f.write_str(" double declared"),
            Double::Half => f.write_str(" double half"),
        }
    }
}

impl FromStr for Standing {
    type Err = ();

    fn from_str(text: &str) -> Result<Standing, ()> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let (fen, mut rest) = words.split_at_checked(6).ok_or(())?;
        let board: Board = fen.join(" ").parse().map_err(|_| ())?;
        let number = |text: &str, least: i64| {
            text.parse::<i64>().ok().filter(|number| (least..=MOST).contains(number)).ok_or(())
        };
        let moves = number(fen[5], 0)?.max(1) as u32;
        let black = u32::from(board.turn() == crate::board::Color::Black);
        let mut standing = Standing::of(board, 2 * moves - 1 + black);
        while let [key, value, more @ ..] = rest {
            rest = more;
            let second = |rest: &mut &[&str]| -> Result<i64, ()> {
                let (first, more) = rest.split_first().ok_or(())?;
                *rest = more;
                number(first, 0)
            };
            match *key {
                "points" => standing.points = [number(value, 0)? as i32, second(&mut rest)? as i32],
                "negative" => {
                    let [white, black] = [number(value, 0)?, second(&mut rest)?];
                    let small = |number: i64| u16::try_from(number).map_err(|_| ());
                    standing.negative = [small(white)?, small(black)?];
                }
                "turn" => standing.turn = number(value, 1)? as u32,
                "double" => {
                    standing.double = match *value {
                        "declared" => Double::Declared,
                        "half" => Double::Half,
                        _ => return Err(()),
                    };
                }
                _ => return Err(()),
            }
        }
        if rest.is_empty() { Ok(standing) } else { Err(()) }
    }
}
