//! House rules (UN-50 to UN-55): which are in force, and what they keep in mind.

use std::fmt;

use arrayvec::ArrayVec;
use meydan_core::{OptionKind, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

use crate::{MOST_SEATS, Table};

/// A house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HouseRule {
    /// Who lays the second-to-last card calls "UNO", or is caught (UN-50).
    Call,
    /// A Wild Draw 4 may be a bluff, and may be challenged (UN-51).
    Challenge,
    /// Cards are drawn until one fits (UN-52).
    DrawUntil,
    /// A seven swaps hands, a zero passes all of them on (UN-53).
    SevenZero,
    /// The same card may be laid out of turn (UN-54).
    JumpIn,
    /// Several rounds, to 500 points (UN-55).
    Rounds,
}

impl HouseRule {
    /// All of them, in the order of the spec.
    pub const ALL: [HouseRule; 6] = [
        HouseRule::Call,
        HouseRule::Challenge,
        HouseRule::DrawUntil,
        HouseRule::SevenZero,
        HouseRule::JumpIn,
        HouseRule::Rounds,
    ];

    /// Its word: the key of the option.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            HouseRule::Call => "call",
            HouseRule::Challenge => "challenge",
            HouseRule::DrawUntil => "draw-until",
            HouseRule::SevenZero => "seven-zero",
            HouseRule::JumpIn => "jump-in",
            HouseRule::Rounds => "rounds",
        }
    }

    /// Its id in the spec.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            HouseRule::Call => "UN-50",
            HouseRule::Challenge => "UN-51",
            HouseRule::DrawUntil => "UN-52",
            HouseRule::SevenZero => "UN-53",
            HouseRule::JumpIn => "UN-54",
            HouseRule::Rounds => "UN-55",
        }
    }
}

const fn flag(rule: HouseRule) -> OptionSpec {
    OptionSpec { key: rule.code(), kind: OptionKind::Flag }
}

/// The options that can be chosen before the game.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    flag(HouseRule::Call),
    flag(HouseRule::Challenge),
    flag(HouseRule::DrawUntil),
    flag(HouseRule::SevenZero),
    flag(HouseRule::JumpIn),
    flag(HouseRule::Rounds),
];

/// The house rules in force.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct House(u8);

impl House {
    /// None: the sheet's rules stand.
    pub const NONE: House = House(0);

    /// Whether a rule is in force.
    #[inline]
    #[must_use]
    pub const fn has(self, rule: HouseRule) -> bool {
        self.0 >> rule as u8 & 1 == 1
    }

    /// Whether none is.
    #[inline]
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.0 == 0
    }

    /// The rules in force, in the order of the spec.
    pub fn iter(self) -> impl Iterator<Item = HouseRule> {
        HouseRule::ALL.into_iter().filter(move |rule| self.has(*rule))
    }

    /// The same without one of them.
    #[must_use]
    pub(crate) const fn without(self, rule: HouseRule) -> House {
        House(self.0 & !(1 << rule as u8))
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0 as u64
    }
}

impl FromIterator<HouseRule> for House {
    fn from_iter<I: IntoIterator<Item = HouseRule>>(rules: I) -> House {
        House(rules.into_iter().fold(0, |set, rule| set | 1 << rule as u8))
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for House {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for House {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<HouseRule>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A Wild Draw 4 that may be challenged: everybody saw this much of it (UN-51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dare {
    /// Who laid it.
    pub by: Seat,
    /// What it was laid on.
    pub on: Table,
    /// How many cards were left in that hand.
    pub left: u8,
}

/// A match reaches so many points (UN-55).
pub const MATCH_POINTS: i32 = 500;
/// And has so many rounds at most.
pub const MOST_ROUNDS: u8 = 30;

/// How a match of several rounds stands (UN-55). Lists are by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The round that is played, from 1.
    pub round: u8,
    /// What each has taken by winning rounds.
    pub taken: ArrayVec<i32, MOST_SEATS>,
    /// What each was left with when rounds ended.
    pub against: ArrayVec<i32, MOST_SEATS>,
    /// How the round before ended.
    pub last: Option<RoundEnd>,
}

/// How a round of a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundEnd {
    /// Who won it; nobody, where nobody went out and several had the fewest points.
    pub winner: Option<Seat>,
    /// What the hands were worth.
    pub points: ArrayVec<i32, MOST_SEATS>,
}

impl Tally {
    pub(crate) fn new(seats: u8) -> Tally {
        let none = || (0..seats).map(|_| 0).collect();
        Tally { round: 1, taken: none(), against: none(), last: None }
    }
}
