//! A proof as a text that can be checked without trusting the search.
//!
//! The *prover* is the player to move where a win is claimed, and the opponent
//! where it is claimed that there is none. For every position that can come up
//! with the prover to move there is a line: the move to play, or `solver`, which
//! leaves the position to the exact solver. Positions where the prover wins at
//! once need no line. `docs/proofs.md` describes the format.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use meydan_core::Digest;

use crate::solver::Move;
use crate::{Square, StartPosition};

/// What is claimed of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It wins by force.
    Win,
    /// It does not.
    NotWin,
}

impl Claim {
    /// A stable word.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Claim::Win => "win",
            Claim::NotWin => "not-win",
        }
    }
}

/// What the prover does in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Plays this move.
    Play(Move),
    /// Leaves it to the exact solver.
    Solver,
}

/// A claim and its proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The position that it is about.
    pub start: StartPosition,
    /// What is claimed.
    pub claim: Claim,
    /// What the prover does, by position.
    pub steps: BTreeMap<String, Step>,
}

/// The first line of every certificate.
const HEAD: &str = "meydan pentago proof 1";

/// Why a text is no certificate: the number of its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// This line makes no sense.
    Line(usize),
    /// The sum at the end is not that of the text: it was changed or cut off.
    Changed,
}

/// A running sum over all lines.
fn sum(text: &str) -> u64 {
    text.bytes().fold(Digest::new(HEAD), |digest, byte| digest.word(byte.into())).finish()
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{HEAD}\nposition {}\nclaim {}\n", self.start, self.claim.code());
        for (position, step) in &self.steps {
            match step {
                Step::Play(Move { square: Some(square), turn: Some(turn) }) => {
                    writeln!(text, "{position} {square} {turn}")?;
                }
                Step::Play(Move { square, .. }) => {
                    let square = square.map_or_else(String::new, |square| square.to_string());
                    writeln!(text, "{position} {square}")?;
                }
                Step::Solver => writeln!(text, "{position} solver")?,
            }
        }
        writeln!(f, "{text}end {:016x}", sum(&text))
    }
}

impl std::str::FromStr for Certificate {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Certificate, Unreadable> {
        let body = text.strip_suffix('\n').ok_or(Unreadable::Changed)?;
        let (body, last) = body.rsplit_once('\n').ok_or(Unreadable::Line(1))?;
        let end = last.strip_prefix("end ").ok_or(Unreadable::Changed)?;
        let mut lines = body.lines().zip(1..);
        let mut next = |number| lines.next().map(|(line, _)| line).ok_or(Unreadable::Line(number));
        if next(1)? != HEAD {
            return Err(Unreadable::Line(1));
        }
        if end != format!("{:016x}", sum(&format!("{body}\n"))) {
            return Err(Unreadable::Changed);
        }
        let start = next(2)?.strip_prefix("position ").and_then(|text| text.parse().ok());
        let start = start.ok_or(Unreadable::Line(2))?;
        let claim = match next(3)? {
            "claim win" => Claim::Win,
            "claim not-win" => Claim::NotWin,
            _ => return Err(Unreadable::Line(3)),
        };
        let mut steps = BTreeMap::new();
        for (line, number) in lines {
            let (position, step) = read_step(line).ok_or(Unreadable::Line(number))?;
            if steps.insert(position, step).is_some() {
                return Err(Unreadable::Line(number));
            }
        }
        Ok(Certificate { start, claim, steps })
    }
}

/// A line: the position, and a move as it is typed, or `solver`.
fn read_step(line: &str) -> Option<(String, Step)> {
    let (position, step) = line.split_once(' ')?;
    position.parse::<StartPosition>().ok()?;
    let step = match step {
        "solver" => Step::Solver,
        _ => {
            let square: Square = step.get(..3)?.parse().ok()?;
            let turn = match step.get(3..)? {
                "" => None,
                rest => Some(rest.strip_prefix(' ')?.parse().ok()?),
            };
            Step::Play(Move { square: Some(square), turn })
        }
    };
    Some((position.to_owned(), step))
}
