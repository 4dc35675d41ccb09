//! What everybody can conclude about a hand that nobody else sees.
//!
//! Two things are public and exact. Who drew had nothing to lay, and who laid a
//! Wild Draw 4 had nothing else that goes: that is a statement about all cards
//! then in hand. And a card that was laid lies on the table or in the stock
//! until somebody draws it: who has taken nothing since does not hold it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Card, Kinds};

/// So many statements about a hand are kept; the least telling goes first.
const MOST: usize = 6;

/// "At least so many cards of the hand are none of these."
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lacking {
    /// The kinds.
    pub none_of: Kinds,
    /// How many cards, at least.
    pub least: u8,
}

/// What is publicly known about a hand.
///
/// The statements are a chain: each later one is about more cards and excludes
/// fewer kinds. That stays so, and stays exact: a card laid takes one from every
/// statement that it may have belonged to, a card drawn belongs to none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// The statements, the fewest cards first.
    pub lacking: ArrayVec<Lacking, MOST>,
    /// Laid by somebody since this hand last took a card: one card of each of
    /// these kinds is certainly not in it.
    pub passed_by: Kinds,
}

impl Known {
    /// All `count` cards of the hand are none of these kinds.
    #[inline]
    pub(crate) fn lacks(&mut self, kinds: u64, count: u8) {
        for statement in &mut self.lacking {
            statement.none_of.0 |= kinds;
        }
        if count == 0 || self.lacking.last().is_some_and(|last| last.least >= count) {
            return;
        }
        if self.lacking.is_full() {
            let mut before = 0;
            let mut drop = (u8::MAX, 0);
            for (index, statement) in self.lacking.iter().enumerate() {
                drop = drop.min((statement.least.saturating_sub(before), index));
                before = statement.least;
            }
            self.lacking.remove(drop.1);
        }
        self.lacking.push(Lacking { none_of: Kinds(kinds), least: count });
    }

    /// A card of the hand was laid.
    #[inline]
    pub(crate) fn laid(&mut self, card: Card) {
        let mut before = 0;
        self.lacking.retain(|statement| {
            if !statement.none_of.contains(card) {
                statement.least = statement.least.saturating_sub(1);
            }
            // What an earlier statement says already is not kept.
            let tells = statement.least > before;
            before = before.max(statement.least);
            tells
        });
    }

    /// The hand took a card from the stock, with this card in the middle.
    #[inline]
    pub(crate) fn took(&mut self, middle: Card) {
        // The middle card cannot be drawn.
        self.passed_by = Kinds(middle.bit());
    }

    /// Whether a hand is possible by the statements alone.
    #[must_use]
    pub fn allows(&self, hand: &crate::Cards) -> bool {
        self.lacking.iter().all(|statement| {
            let others = hand.iter().filter(|&card| !statement.none_of.contains(card)).count();
            others >= usize::from(statement.least)
        }) && self.passed_by.iter().all(|card| hand.count(card) < card.copies())
    }
}
