//! Paying: which mana a cost takes when the program chooses (MG-51).
//!
//! Mana that was tapped by hand goes first, and no land is tapped that is not
//! needed. Of the payments that are left, the one is taken after which most of
//! the other cards in hand could be paid, then the one that keeps what those
//! cards and the deck want most. The choice looks at the own hand, so it is part
//! of the action that is offered and not of what follows from it: others see
//! what was paid, as they would at a table.

use crate::{Cost, Mana};

/// What there is to pay with, and what else it could be wanted for.
pub(crate) struct Purse<'a> {
    /// Mana that was tapped already.
    pub(crate) pool: Mana,
    /// What the untapped lands give.
    pub(crate) lands: Mana,
    /// The costs of the other cards in hand.
    pub(crate) others: &'a [Cost],
    /// How often the cards of the deck ask for each colour.
    pub(crate) wanted: [u8; 5],
}

impl Purse<'_> {
    /// The best payment, if there is any.
    pub(crate) fn pay(&self, cost: &Cost) -> Option<Mana> {
        let all = self.pool.and(self.lands);
        if !cost.is_payable(all) {
            return None;
        }
        let left = all.without(cost.pips);
        // Where there is one way only, there is nothing to weigh.
        let rest = u32::from(cost.any);
        if rest == 0 || rest == left.total() {
            return Some(if rest == 0 { cost.pips } else { all });
        }
        let tapped = self.pool.without(cost.pips);
        let mut search = Search {
            purse: self,
            left,
            tapped,
            // So much of the rest is paid with what is tapped already.
            from_pool: tapped.total().min(u32::from(cost.any)),
            best: None,
        };
        search.spread(0, cost.any, Mana::NONE);
        search.best.map(|(_, paid)| cost.pips.and(paid))
    }

    /// How good it is to be left with this mana.
    fn worth(&self, left: Mana) -> (usize, u32, u32) {
        let payable = self.others.iter().filter(|cost| cost.is_payable(left)).count();
        let pips = self.others.iter().fold(Mana::NONE, |sum, cost| sum.and(cost.pips));
        let wanted =
            left.0.iter().zip(self.wanted).map(|(&have, wanted)| u32::from(have) * u32::from(wanted));
        (payable, left.shared(pips).total(), wanted.sum())
    }
}

struct Search<'a> {
    purse: &'a Purse<'a>,
    /// What is there once the coloured part is paid.
    left: Mana,
    /// What of it was tapped already.
    tapped: Mana,
    from_pool: u32,
    best: Option<((usize, u32, u32), Mana)>,
}

impl Search<'_> {
    /// Tries every way to pay so much more with this colour and those after it.
    fn spread(&mut self, colour: usize, due: u8, paid: Mana) {
        if due == 0 {
            if paid.shared(self.tapped).total() == self.from_pool {
                let worth = self.purse.worth(self.left.without(paid));
                if self.best.is_none_or(|(best, _)| worth > best) {
                    self.best = Some((worth, paid));
                }
            }
            return;
        }
        let Some(&there) = self.left.0.get(colour) else { return };
        for amount in 0..=there.min(due) {
            let mut paid = paid;
            paid.0[colour] = amount;
            self.spread(colour + 1, due - amount, paid);
        }
    }
}
