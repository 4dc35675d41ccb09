//! Colours, mana and costs (MG-03).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A colour of mana and of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// White, W.
    White,
    /// Black, B.
    Black,
    /// Red, R.
    Red,
    /// Green, G.
    Green,
    /// Blue, L.
    Blue,
}

impl Colour {
    /// All of them, in the order of the rules.
    pub const ALL: [Colour; 5] = [Colour::White, Colour::Black, Colour::Red, Colour::Green, Colour::Blue];

    /// A stable word: `white`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }

    /// The letter of its mana.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'W',
            Colour::Black => 'B',
            Colour::Red => 'R',
            Colour::Green => 'G',
            Colour::Blue => 'L',
        }
    }

    /// The colour with this letter, in either case.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter.to_ascii_uppercase())
    }

    /// The colour with this word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.code() == code)
    }

    /// Its place in tables by colour.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// So much mana of each colour, in the order of `Colour::ALL`. Its text has a
/// letter for each, blue first and white last: `gww`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mana(pub [u8; 5]);

impl Mana {
    /// None at all.
    pub const NONE: Mana = Mana([0; 5]);

    /// How much in all.
    #[must_use]
    #[inline]
    pub fn total(self) -> u32 {
        let [white, black, red, green, blue] = self.0.map(u32::from);
        white + black + red + green + blue
    }

    /// Whether there is at least so much of every colour.
    #[must_use]
    #[inline]
    pub fn has(self, other: Mana) -> bool {
        // Without a branch for each colour.
        (0..5).fold(true, |enough, colour| enough & (self.0[colour] >= other.0[colour]))
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Mana::NONE
    }

    /// How much of a colour.
    #[must_use]
    pub const fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub fn and(self, other: Mana) -> Mana {
        Mana(std::array::from_fn(|colour| self.0[colour].saturating_add(other.0[colour])))
    }

    /// What is left without the other; never below none.
    #[must_use]
    #[inline]
    pub fn without(self, other: Mana) -> Mana {
        Mana(std::array::from_fn(|colour| self.0[colour].saturating_sub(other.0[colour])))
    }

    /// What both have.
    #[must_use]
    #[inline]
    pub fn shared(self, other: Mana) -> Mana {
        Mana(std::array::from_fn(|colour| self.0[colour].min(other.0[colour])))
    }

    /// Adds one of a colour.
    pub fn add(&mut self, colour: Colour) {
        let amount = &mut self.0[colour.index()];
        *amount = amount.saturating_add(1);
    }
}

impl fmt::Display for Mana {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in Colour::ALL.into_iter().rev() {
            for _ in 0..self.of(colour) {
                write!(f, "{}", colour.letter().to_ascii_lowercase())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Mana {
    type Err = ();

    /// Exactly what `Display` gives; at least one letter.
    fn from_str(text: &str) -> Result<Mana, ()> {
        let mut mana = Mana::NONE;
        for letter in text.chars() {
            mana.add(Colour::of_letter(letter).filter(|_| letter.is_ascii_lowercase()).ok_or(())?);
        }
        if mana.is_none() || mana.to_string() != text { Err(()) } else { Ok(mana) }
    }
}

impl Serialize for Mana {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Mana {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.is_empty() {
            return Ok(Mana::NONE);
        }
        text.parse().map_err(|()| serde::de::Error::custom("not a text of mana"))
    }
}

/// A cost: mana of certain colours, and some that any colour pays. Its text: `2GW`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// What any colour pays.
    pub any: u8,
    /// What only its own colour pays.
    pub pips: Mana,
}

/// No cost is higher than this.
pub const HIGHEST_COST: u32 = 12;

impl Cost {
    /// How much mana it takes.
    #[must_use]
    #[inline]
    pub fn total(&self) -> u32 {
        u32::from(self.any) + self.pips.total()
    }

    /// Whether this mana is enough.
    #[must_use]
    #[inline]
    pub fn is_payable(&self, mana: Mana) -> bool {
        mana.has(self.pips) && mana.total() >= self.total()
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.any > 0 || self.pips.is_none() {
            write!(f, "{}", self.any)?;
        }
        f.write_str(&self.pips.to_string().to_ascii_uppercase())
    }
}

impl FromStr for Cost {
    type Err = ();

    /// A number, letters in any order and case, or both; not higher than `HIGHEST_COST`.
    fn from_str(text: &str) -> Result<Cost, ()> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let any = if digits == 0 { 0 } else { text[..digits].parse().map_err(|_| ())? };
        let mut pips = Mana::NONE;
        for letter in text[digits..].chars() {
            pips.add(Colour::of_letter(letter).ok_or(())?);
        }
        let cost = Cost { any, pips };
        if text.is_empty() || cost.total() > HIGHEST_COST { Err(()) } else { Ok(cost) }
    }
}

impl Serialize for Cost {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
