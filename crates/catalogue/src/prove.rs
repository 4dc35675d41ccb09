//! Proof search and the check of its certificates, for games that have them.

use std::path::{Path, PathBuf};

use meydan_core::Refused;

use crate::{Progress, SolveLimits};

/// What a search for a proof came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// `win`, `not-win` or `open`, for the player to move.
    pub verdict: &'static str,
    /// Positions in the tree on disk, and how many of them were there before.
    pub positions: u64,
    /// How many were there before.
    pub before: u64,
    /// How hard a proof, and a disproof, still look.
    pub numbers: (u32, u32),
    /// The certificate, or why there is none.
    pub certificate: Result<PathBuf, Refused>,
    /// Its lines.
    pub lines: u64,
}

/// What the checker confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmed {
    /// The position.
    pub position: String,
    /// `win` or `not-win`, for the player to move.
    pub verdict: &'static str,
    /// Lines that were followed.
    pub lines: u64,
    /// How many of them the exact solver settled.
    pub solved: u64,
}

/// Is told how many positions the tree has, and the two numbers of the position asked about.
pub type Searching<'a> = &'a mut dyn FnMut(u64, u32, u32);

/// Searches for a proof about a position that is given as text, with a folder to keep its work in.
pub type Prove = fn(&str, &Path, &SolveLimits, Searching<'_>) -> Result<Proved, Refused>;

/// Checks a certificate that is given as text.
pub type CheckProof = fn(&str, &SolveLimits, Progress<'_>) -> Result<Confirmed, Refused>;
