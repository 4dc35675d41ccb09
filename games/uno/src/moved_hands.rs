//! House rules that look at hands or move them: calling and catching (UN-50), the
//! challenge (UN-51), sevens and zeros (UN-53).
//!
//! Who held a hand knows its cards after it has gone to another. That is kept for
//! each seat apart (`Uno::seen`), so that a computer may use it and nobody else sees it.

use std::ops::ControlFlow;

use meydan_core::{Digest, Game as _, Rng, Seat};

use crate::state::other_lays;
use crate::{Action, Cards, Event, HouseRule, Known, LastMove, MOST_SEATS, Phase, Refusal, Uno, WhyDrawn};

/// What it costs to be caught (UN-50).
const CAUGHT: u8 = 2;
/// What a Wild Draw 4 costs who bluffed, and what is added for who challenged in vain (UN-51).
const BLUFFED: u8 = 4;
const IN_VAIN: u8 = 2;

impl Uno {
    /// What a seat may do although it is another's turn: the omission (UN-50), the same card (UN-54).
    pub(crate) fn check_at_will(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(card) = action.lays() else { return Err(Refusal::OutOfTurn) };
        if !self.hands[seat.index()].contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        if !self.may_jump_in() || card != self.middle {
            return Err(Refusal::OutOfTurn);
        }
        self.check_call(seat, action)
    }

    /// Whether there is something to call with this card.
    pub(crate) fn check_call(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::LayCalling(_) if !self.may_call(seat) => Err(Refusal::NothingToCall),
            _ => Ok(()),
        }
    }

    /// Whether the next card that the seat lays is its second-to-last (UN-50).
    #[inline]
    pub(crate) fn may_call(&self, seat: Seat) -> bool {
        self.has(HouseRule::Call) && self.hands[seat.index()].len() == 2
    }

    pub(crate) fn check_swap(&self, seat: Seat, with: Seat) -> Result<(), Refusal> {
        if self.phase != Phase::Swap {
            return Err(Refusal::NoSwapAsked);
        }
        let there = with.0 < self.seats && with != seat && !self.gone.contains(with);
        if there { Ok(()) } else { Err(Refusal::NotAPartner) }
    }

    /// UN-50: who forgot to call takes two; the turn goes on.
    pub(crate) fn catch(&mut self, by: Seat, tell: &mut impl FnMut(Event)) {
        let Some(seat) = self.uncalled.take() else { return };
        tell(Event::Caught { seat, by });
        let cards = self.draw_many(seat, CAUGHT);
        tell(Event::Drew { seat, count: cards.len(), why: WhyDrawn::Caught, cards: Some(cards) });
    }

    /// UN-51: who laid the Wild Draw 4 takes four if something else went, otherwise the
    /// challenger takes the sum and two more.
    pub(crate) fn challenge(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let Some(dare) = self.dare.take() else { return };
        tell(Event::Challenged { seat, by: dare.by, bluff: self.bluff });
        if self.bluff {
            self.penalty = self.penalty.saturating_sub(BLUFFED);
            let cards = self.draw_many(dare.by, BLUFFED);
            self.last[dare.by.index()] = Some(LastMove::Took { count: cards.len() });
            let (count, why) = (cards.len(), WhyDrawn::Challenge);
            tell(Event::Drew { seat: dare.by, count, why, cards: Some(cards) });
            return;
        }
        // Everybody knows now that nothing else went.
        let others = other_lays(dare.on.middle, dare.on.colour, dare.on.penalty);
        self.known[dare.by.index()].lacks(others, dare.left);
        self.penalty = self.penalty.saturating_add(IN_VAIN);
        self.draw_penalty(seat, WhyDrawn::Challenge, tell);
        self.end_turn(self.after(seat), tell);
    }

    /// UN-53: a seven swaps hands.
    pub(crate) fn swap(&mut self, seat: Seat, with: Seat, tell: &mut impl FnMut(Event)) {
        tell(Event::Swapped { seat, with });
        self.move_hands(|holder| match holder {
            one if one == seat => with,
            one if one == with => seat,
            other => other,
        });
        self.hand_on(seat, tell);
    }

    /// UN-53: a zero passes all hands on, in the direction of play.
    pub(crate) fn pass_on(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        tell(Event::HandedOn { clockwise: self.clockwise });
        let (clockwise, gone, seats) = (self.clockwise, self.gone, self.seats);
        let around = crate::state::Around { seats, clockwise, gone };
        self.move_hands(|holder| if gone.contains(holder) { holder } else { around.after(holder) });
        self.hand_on(seat, tell);
    }

    /// Every hand goes from its holder to another, and what is known about it with it.
    fn move_hands(&mut self, to: impl Fn(Seat) -> Seat) {
        let hands = self.hands;
        let known = self.known.clone();
        let seen = self.seen;
        for holder in Seat::all(self.seats) {
            let next = to(holder);
            self.hands[next.index()] = hands[holder.index()];
            self.known[next.index()] = known.get(holder.index()).cloned().unwrap_or_else(Known::default);
            for eyes in Seat::all(self.seats) {
                self.seen[eyes.index()][next.index()] = match eyes {
                    own if own == next => Cards::NONE,
                    had if had == holder => hands[holder.index()],
                    _ => seen[eyes.index()][holder.index()],
                };
            }
        }
    }

    /// A card left a hand before everybody's eyes.
    #[inline]
    pub(crate) fn unsee(&mut self, holder: Seat, card: crate::Card) {
        if self.has(HouseRule::SevenZero) {
            for eyes in 0..MOST_SEATS {
                self.seen[eyes][holder.index()].take(card);
            }
        }
    }

    /// Any legal action, each as likely as the others: counted first, then picked.
    pub(crate) fn any_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let mut chosen = None;
        let mut count = 0;
        let _ = self.for_each_legal(seat, |action| {
            count += 1;
            if rng.range(count) == 0 {
                chosen = Some(action);
            }
            ControlFlow::Continue(())
        });
        chosen
    }

    /// What house rules add to the digest; nothing where there are none.
    pub(crate) fn digest_house(&self, mut digest: Digest) -> Digest {
        if self.house.is_none() {
            return digest;
        }
        let seat = |seat: Option<Seat>| seat.map_or(0, |seat| 1 + u64::from(seat.0));
        digest = digest.word(self.house.bits()).word(seat(self.uncalled));
        digest = digest.word(seat(self.dare.map(|dare| dare.by)) << 1 | u64::from(self.bluff));
        if self.has(HouseRule::SevenZero) {
            digest = self.seen.iter().flatten().flat_map(Cards::words).fold(digest, Digest::word);
        }
        if let Some(tally) = &self.tally {
            digest = digest.word(u64::from(tally.round));
            let sums = tally.taken.iter().chain(&tally.against);
            digest = sums.fold(digest, |digest, &sum| digest.word(sum as u64));
        }
        digest
    }
}
