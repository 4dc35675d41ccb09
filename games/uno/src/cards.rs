//! Cards in a heap: a hand, the deck, what was drawn. No order, no heap memory.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::card::KINDS;
use crate::{Card, Colour, Symbol};

/// A set of kinds of cards, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(pub(crate) u64);

/// Cards of which only the number of each kind matters.
///
/// Bit `k` of plane `n` says that there are more than `n` cards of kind `k`, so
/// the first plane is the set of kinds, and adding, taking and counting are a
/// few operations on words.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Cards {
    planes: [u64; 4],
    /// How many in all: asked for at every turn, and not every processor counts bits quickly.
    len: u8,
}

/// The deck, card by card (UN-01).
pub(crate) const DECK: [Card; 108] = {
    let mut deck = [Card::WILD; 108];
    let (mut at, mut kind) = (0, 0);
    while kind < KINDS as u32 {
        let card = Card::of_index(kind);
        let mut copy = 0;
        while copy < card.copies() {
            deck[at] = card;
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    deck
};

/// The draw twos.
pub(crate) const DRAW2S: u64 = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51;
/// One colour's cards, to be shifted.
const A_COLOUR: u64 = 0x1fff;
/// All coloured kinds.
const COLOURED: u64 = (1 << 52) - 1;
/// The zeros: the same symbol in all colours, to be shifted.
const A_SYMBOL: u64 = 1 | 1 << 13 | 1 << 26 | 1 << 39;

/// The coloured cards that go on a middle card with this colour in force (UN-10).
#[inline]
pub(crate) const fn coloured_fits(middle: Card, colour: Option<Colour>) -> u64 {
    let same_colour = match colour {
        Some(colour) => A_COLOUR << (13 * colour as u32),
        None => 0,
    };
    if middle.is_wild() { same_colour } else { same_colour | A_SYMBOL << (middle.index() % 13) }
}

impl Kinds {
    /// The kinds in it, in the order of `Card::kinds`.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| Card::of_index(left.trailing_zeros()))?;
            left &= left - 1;
            Some(lowest)
        })
    }

    /// Whether a kind is in it.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// How many kinds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Card> for Kinds {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Kinds {
        Kinds(cards.into_iter().fold(0, |set, card| set | card.bit()))
    }
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards { planes: [0; 4], len: 0 };

    /// All 108 (UN-01).
    #[must_use]
    pub fn deck() -> Cards {
        DECK.into_iter().collect()
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kinds that are there.
    #[inline]
    #[must_use]
    pub const fn kinds(&self) -> Kinds {
        Kinds(self.planes[0])
    }

    /// How many of one kind.
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        self.planes.iter().map(|plane| (plane >> card.index() & 1) as u8).sum()
    }

    /// Whether there is one of this kind.
    #[inline]
    #[must_use]
    pub const fn contains(&self, card: Card) -> bool {
        self.planes[0] & card.bit() != 0
    }

    /// Adds a card. There are never more than four of a kind.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let mut carried = card.bit();
        self.len += 1;
        for plane in &mut self.planes {
            let full = *plane & carried;
            *plane |= carried;
            carried = full;
        }
        debug_assert_eq!(carried, 0, "five of {card}");
    }

    /// Takes a card out; whether it was there.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let mut sought = card.bit();
        for plane in self.planes.iter_mut().rev() {
            let found = *plane & sought;
            *plane ^= found;
            sought ^= found;
        }
        self.len -= u8::from(sought == 0);
        sought == 0
    }

    /// The cards one by one, in the order of `Card::kinds`.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let this = *self;
        self.kinds().iter().flat_map(move |card| (0..this.count(card)).map(move |_| card))
    }

    /// What these cards cost at the end (UN-20).
    #[must_use]
    pub fn points(&self) -> i32 {
        let of =
            |kinds: u64| self.planes.iter().map(|plane| (plane & kinds).count_ones() as i32).sum::<i32>();
        let numbers: i32 = (1..10).map(|number| number * of(A_SYMBOL << number)).sum();
        let symbols = A_SYMBOL << 10 | A_SYMBOL << 11 | A_SYMBOL << 12;
        numbers + 20 * of(symbols) + 50 * of(Card::WILD.bit() | Card::WILD_DRAW4.bit())
    }

    /// How many cards of a colour.
    #[inline]
    #[must_use]
    pub const fn of_colour(&self, colour: Colour) -> u8 {
        let shift = 13 * colour as u32;
        // Of a coloured kind there are two at most; both planes are counted at once.
        let [first, second, ..] = self.planes;
        (first >> shift & A_COLOUR | (second >> shift & A_COLOUR) << 13).count_ones() as u8
    }

    /// How many cards with the symbol of a coloured card; for a Wild, none.
    #[inline]
    #[must_use]
    pub const fn of_symbol(&self, card: Card) -> u8 {
        if card.is_wild() {
            return 0;
        }
        let symbol = card.index() % 13;
        let [first, second, ..] = self.planes;
        (first >> symbol & A_SYMBOL | (second >> symbol & A_SYMBOL) << 1).count_ones() as u8
    }

    /// What the cards of a colour cost at the end.
    #[must_use]
    pub fn points_of_colour(&self, colour: Colour) -> i32 {
        let colour = A_COLOUR << (13 * colour as u32);
        // Few cards, asked for often: one by one is quicker than symbol by symbol.
        let mut points = 0;
        for plane in &self.planes[..2] {
            points += Kinds(plane & colour).iter().map(Card::points).sum::<i32>();
        }
        points
    }

    /// Whether there are more of a kind than in the deck, as cards imagined in a hand can be.
    #[inline]
    pub(crate) const fn is_overfull(&self) -> bool {
        let [_, second, third, _] = self.planes;
        second & A_SYMBOL != 0 || third & COLOURED != 0
    }

    /// The planes, for digests.
    pub(crate) const fn words(&self) -> [u64; 4] {
        self.planes
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Kinds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut cards = Cards::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if cards.count(card) >= card.copies() {
                return Err(serde::de::Error::custom("more of a card than there are"));
            }
            cards.add(card);
        }
        Ok(cards)
    }
}

/// Whether a card answers a penalty when it fits (UN-13).
pub(crate) const fn answers(card: Card) -> bool {
    matches!(card.symbol(), Symbol::Draw2 | Symbol::WildDraw4)
}
