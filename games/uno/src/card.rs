//! The cards: colours, symbols, and one byte for a kind of card (UN-01).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A colour, in the order of the rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];

    /// Its word: `red`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }

    /// Its letter: `r`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Green => 'g',
            Colour::Blue => 'b',
            Colour::Yellow => 'y',
        }
    }

    /// The colour with this number, counted in the order of the rule book.
    #[must_use]
    pub(crate) const fn number(number: u32) -> Colour {
        Colour::ALL[number as usize % 4]
    }

    pub(crate) fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Colour {
    type Err = ();

    fn from_str(text: &str) -> Result<Colour, ()> {
        Colour::ALL.into_iter().find(|colour| colour.code() == text).ok_or(())
    }
}

/// What stands on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// A number, 0 to 9.
    Number(u8),
    /// The next player loses the turn.
    Skip,
    /// The direction turns.
    Reverse,
    /// The next player takes two.
    Draw2,
    /// The player names the colour.
    Wild,
    /// The player names the colour, the next takes four.
    WildDraw4,
}

/// A kind of card. Cards of one kind cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many kinds there are.
pub(crate) const KINDS: u8 = 54;
/// How many kinds of one colour.
const OF_A_COLOUR: u8 = 13;

impl Card {
    /// The plain Wild.
    pub const WILD: Card = Card(52);
    /// The Wild Draw 4.
    pub const WILD_DRAW4: Card = Card(53);

    /// The card with this colour and symbol; `None` where there is no such card.
    #[must_use]
    pub const fn new(colour: Colour, symbol: Symbol) -> Option<Card> {
        let symbol = match symbol {
            Symbol::Number(number) if number < 10 => number,
            Symbol::Skip => 10,
            Symbol::Reverse => 11,
            Symbol::Draw2 => 12,
            _ => return None,
        };
        Some(Card(colour as u8 * OF_A_COLOUR + symbol))
    }

    /// All kinds, red first, the Wilds last.
    pub fn kinds() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..KINDS).map(Card)
    }

    /// The number of the kind, 0 to 53, in the order of `Card::kinds`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn of_index(index: u32) -> Card {
        Card(index as u8)
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Its colour; a Wild has none.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        if self.is_wild() { None } else { Some(Colour::number((self.0 / OF_A_COLOUR) as u32)) }
    }

    /// What stands on it.
    #[must_use]
    pub const fn symbol(self) -> Symbol {
        match self.0 {
            52 => Symbol::Wild,
            53 => Symbol::WildDraw4,
            kind => match kind % OF_A_COLOUR {
                10 => Symbol::Skip,
                11 => Symbol::Reverse,
                12 => Symbol::Draw2,
                number => Symbol::Number(number),
            },
        }
    }

    /// Whether it is a Wild or a Wild Draw 4.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        self.0 >= 52
    }

    /// How many of this kind are in the deck (UN-01).
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self.symbol() {
            Symbol::Number(0) => 1,
            Symbol::Wild | Symbol::WildDraw4 => 4,
            _ => 2,
        }
    }

    /// What it costs whoever still holds it at the end (UN-20).
    #[must_use]
    pub const fn points(self) -> i32 {
        match self.symbol() {
            Symbol::Number(number) => number as i32,
            Symbol::Skip | Symbol::Reverse | Symbol::Draw2 => 20,
            Symbol::Wild | Symbol::WildDraw4 => 50,
        }
    }

    /// How many cards it makes the next player take.
    #[must_use]
    pub const fn penalty(self) -> u8 {
        match self.symbol() {
            Symbol::Draw2 => 2,
            Symbol::WildDraw4 => 4,
            _ => 0,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(colour) = self.colour() {
            write!(f, "{}", colour.letter())?;
        }
        match self.symbol() {
            Symbol::Number(number) => write!(f, "{number}"),
            Symbol::Skip => f.write_str("-skip"),
            Symbol::Reverse => f.write_str("-reverse"),
            Symbol::Draw2 => f.write_str("-draw2"),
            Symbol::Wild => f.write_str("wild"),
            Symbol::WildDraw4 => f.write_str("wild-draw4"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ();

    /// Exactly what `Display` gives.
    fn from_str(text: &str) -> Result<Card, ()> {
        match text {
            "wild" => return Ok(Card::WILD),
            "wild-draw4" => return Ok(Card::WILD_DRAW4),
            _ => {}
        }
        let mut letters = text.chars();
        let colour = letters.next().and_then(Colour::from_letter).ok_or(())?;
        let symbol = match letters.as_str() {
            "-skip" => Symbol::Skip,
            "-reverse" => Symbol::Reverse,
            "-draw2" => Symbol::Draw2,
            digit => match digit.as_bytes() {
                [digit @ b'0'..=b'9'] => Symbol::Number(digit - b'0'),
                _ => return Err(()),
            },
        };
        Card::new(colour, symbol).ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|()| serde::de::Error::custom("not a card"))
    }
}
