//! From a view to a position: hidden hands and the stock are dealt so that they
//! agree with all that was seen.
//!
//! Each hidden card is a slot with what is known about it; each unseen card goes
//! into one slot. Cards are dealt in random order to the choosiest slots first;
//! where that runs into a dead end, cards already dealt are moved along (an
//! augmenting path, which exists because the true deal is one). Random swaps
//! that break nothing then even out what the order of dealing preferred.

use meydan_core::{Determinize, Rng, Seat};

use crate::state::other_lays;
use crate::{Card, Cards, MOST_SEATS, Uno, View};

/// A hidden card: whose, and the kinds that it is not.
#[derive(Clone, Copy, Default)]
struct Slot {
    seat: u8,
    none_of: u64,
}

/// An unseen card and the hidden hands, as bits, in which it cannot be.
#[derive(Clone, Copy)]
struct Unseen {
    card: Card,
    not_with: u8,
}

const NOBODY: u8 = u8::MAX;

/// The deal in the making.
struct Deal {
    slots: [Slot; 108],
    hidden: usize,
    unseen: [Unseen; 108],
    cards: usize,
    /// Which slot holds an unseen card.
    holder: [u8; 108],
}

impl Deal {
    /// Slots and unseen cards of a view, the cards in random order.
    fn new(view: &View, rng: &mut Rng) -> Deal {
        let mut deal = Deal {
            slots: [Slot::default(); 108],
            hidden: 0,
            unseen: [Unseen { card: Card::WILD, not_with: 0 }; 108],
            cards: 0,
            holder: [NOBODY; 108],
        };
        let hidden_seats = || (0..view.hands.len()).filter(|&seat| view.hands[seat].is_none());
        let mut pool = Cards::deck();
        pool.take(view.middle);
        for card in view.hands.iter().flatten().chain(&view.seen).flat_map(Cards::iter) {
            pool.take(card);
        }
        for kind in pool.kinds().iter() {
            for copy in 0..pool.count(kind) {
                let passed = copy == 0 && lies_unseen(view, kind);
                let not_with = hidden_seats()
                    .filter(|&seat| passed && view.known[seat].passed_by.contains(kind))
                    .fold(0, |seats, seat| seats | 1 << seat);
                deal.unseen[deal.cards] = Unseen { card: kind, not_with };
                deal.cards += 1;
            }
        }
        rng.shuffle(&mut deal.unseen[..deal.cards]);
        for seat in hidden_seats() {
            let mut before = 0;
            // What is known to be there needs no slot, and bears out what is said of the hand.
            let seen = view.seen.get(seat).copied().unwrap_or_default();
            let hidden = view.counts[seat].saturating_sub(seen.len());
            for statement in &view.known[seat].lacking {
                let borne = seen.iter().filter(|&card| !statement.none_of.contains(card)).count() as u8;
                let most = statement.least.saturating_sub(borne).min(hidden);
                for _ in before..most {
                    deal.add_slot(seat, statement.none_of.0);
                }
                before = before.max(most);
            }
            for _ in before..hidden {
                deal.add_slot(seat, 0);
            }
        }
        // The choosiest first: fewer dead ends.
        deal.slots[..deal.hidden].sort_by_key(|slot| std::cmp::Reverse(slot.none_of.count_ones()));
        deal
    }

    fn add_slot(&mut self, seat: usize, none_of: u64) {
        if self.hidden < self.slots.len() {
            self.slots[self.hidden] = Slot { seat: seat as u8, none_of };
            self.hidden += 1;
        }
    }

    #[inline]
    fn may_hold(&self, slot: usize, card: usize) -> bool {
        let Slot { seat, none_of } = self.slots[slot];
        let Unseen { card, not_with } = self.unseen[card];
        none_of & card.bit() == 0 && not_with >> seat & 1 == 0
    }

    /// Deals a card to a slot, moving others along where it must; `tried` keeps it from going in circles.
    fn fill(&mut self, slot: usize, tried: &mut u128) -> bool {
        let free = (0..self.cards).find(|&card| self.holder[card] == NOBODY && self.may_hold(slot, card));
        if let Some(card) = free {
            self.holder[card] = slot as u8;
            return true;
        }
        for card in 0..self.cards {
            if *tried >> card & 1 == 1 || !self.may_hold(slot, card) {
                continue;
            }
            *tried |= 1 << card;
            let holder = usize::from(self.holder[card]);
            if self.fill(holder, tried) {
                self.holder[card] = slot as u8;
                return true;
            }
        }
        false
    }

    fn run(&mut self, rng: &mut Rng) {
        for slot in 0..self.hidden {
            if self.fill(slot, &mut 0) {
                continue;
            }
            // Only a view that no position shows comes here: any card will do.
            if let Some(card) = (0..self.cards).find(|&card| self.holder[card] == NOBODY) {
                self.holder[card] = slot as u8;
            }
        }
        for card in 0..self.cards {
            if self.holder[card] == NOBODY {
                continue;
            }
            let other = rng.range(self.cards as u32) as usize;
            let fits = |holder: u8, card| holder == NOBODY || self.may_hold(holder.into(), card);
            if fits(self.holder[card], other) && fits(self.holder[other], card) {
                self.holder.swap(card, other);
            }
        }
    }
}

/// Whether the card of this kind that was laid last is among the unseen ones.
/// It is not if it lies in the middle, or may have come back into a hand that is seen.
pub(crate) fn lies_unseen(view: &View, kind: Card) -> bool {
    kind != view.middle
        && view.hands.iter().zip(&view.known).enumerate().all(|(seat, (hand, known))| {
            let seen = hand.as_ref().or(view.seen.get(seat));
            seen.is_none_or(|seen| !seen.contains(kind) || known.passed_by.contains(kind))
        })
}

impl Determinize for Uno {
    fn determinize(view: &View, rng: &mut Rng) -> Uno {
        let mut deal = Deal::new(view, rng);
        deal.run(rng);
        let mut hands = [Cards::NONE; MOST_SEATS];
        for (seat, (hand, seen)) in hands.iter_mut().zip(&view.hands).enumerate() {
            *hand = seen.or_else(|| view.seen.get(seat).copied()).unwrap_or(Cards::NONE);
        }
        let mut stock = [Card::WILD; 108];
        let mut stock_size = 0;
        for (unseen, &holder) in deal.unseen[..deal.cards].iter().zip(&deal.holder) {
            if holder == NOBODY {
                stock[usize::from(stock_size)] = unseen.card;
                stock_size += 1;
            } else {
                hands[usize::from(deal.slots[usize::from(holder)].seat)].add(unseen.card);
            }
        }
        let mut last = [None; MOST_SEATS];
        let mut known: [_; MOST_SEATS] = Default::default();
        for seat in 0..view.hands.len() {
            last[seat] = view.last.get(seat).copied().flatten();
            known[seat] = view.known.get(seat).cloned().unwrap_or_default();
        }
        // Whoever laid a Wild Draw 4 bluffed if this hand has something that went.
        let bluff = view.dare.is_some_and(|dare| {
            let others = other_lays(dare.on.middle, dare.on.colour, dare.on.penalty);
            hands.get(dare.by.index()).is_some_and(|hand| hand.kinds().0 & others != 0)
        });
        let mut seen = [[Cards::NONE; MOST_SEATS]; MOST_SEATS];
        if let Some(own) = view.you.and_then(|you| seen.get_mut(you.index())) {
            own.iter_mut().zip(&view.seen).for_each(|(own, seen)| *own = *seen);
        }
        Uno {
            seats: view.seats(),
            hands,
            stock,
            stock_size,
            middle: view.middle,
            colour: view.colour,
            clockwise: view.clockwise,
            turn: view.turn,
            phase: view.phase,
            drawn: view.drawn,
            penalty: view.penalty,
            turns: view.turns,
            gone: view.gone,
            last,
            known,
            history: view.history,
            end: view.end,
            rng: rng.fork(),
            house: view.house,
            uncalled: view.uncalled,
            dare: view.dare,
            bluff,
            seen,
            tally: view.tally.clone(),
        }
    }
}

impl Uno {
    /// This position with everything that one seat does not see (a spectator,
    /// for `None`) dealt anew, in agreement with what was seen. The generator
    /// stays: it is how tests look for leaks.
    #[must_use]
    pub fn redealt(&self, eyes: Option<Seat>, rng: &mut Rng) -> Uno {
        use meydan_core::{Game, Viewer};
        let view = self.view(eyes.map_or(Viewer::Spectator, Viewer::Seat));
        Uno { rng: self.rng.clone(), ..Uno::determinize(&view, rng) }
    }
}
