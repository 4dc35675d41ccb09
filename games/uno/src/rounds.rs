//! The end of a round, and of a match of several (UN-16, UN-17, UN-20, UN-55).

use arrayvec::ArrayVec;
use meydan_core::{Seat, SeatSet};

use crate::{
    Cards, Event, HouseRule, LastMove, MATCH_POINTS, MOST_ROUNDS, MOST_SEATS, Phase, Reason, RoundEnd,
    Symbol, Tally, Uno, WhyDrawn,
};

impl Uno {
    /// The cards are told, the start card is turned up and done as it says (UN-03, UN-04).
    pub(crate) fn open_round(&mut self, tell: &mut impl FnMut(Event)) {
        self.tell_hands(tell);
        let starter = self.turn;
        let symbol = self.middle.symbol();
        self.clockwise = symbol != Symbol::Reverse;
        if matches!(symbol, Symbol::Skip | Symbol::Reverse | Symbol::Draw2) {
            self.turn = self.after(starter);
        }
        if let Some(colour) = self.colour {
            tell(Event::Started {
                card: self.middle,
                colour,
                starter,
                begins: self.turn,
                clockwise: self.clockwise,
            });
        }
        match symbol {
            Symbol::Skip => self.skip(starter, tell),
            Symbol::Draw2 => {
                let cards = self.draw_many(starter, 2);
                self.last[starter.index()] = Some(LastMove::Took { count: cards.len() });
                tell(Event::Drew {
                    seat: starter,
                    count: cards.len(),
                    why: WhyDrawn::StartCard,
                    cards: Some(cards),
                });
            }
            _ => {}
        }
    }

    pub(crate) fn tell_hands(&self, tell: &mut impl FnMut(Event)) {
        for seat in Seat::all(self.seats) {
            let hand = self.hands[seat.index()];
            tell(Event::Dealt { seat, count: hand.len(), cards: Some(hand) });
        }
    }

    /// The round is over; in a match of several (UN-55) the next one begins, unless that was the last.
    pub(crate) fn finish(&mut self, reason: Reason, tell: &mut impl FnMut(Event)) {
        let reason = match (self.tally.take(), reason) {
            (Some(tally), Reason::HandEmpty | Reason::TurnLimit) => {
                let tally = self.count_round(tally, reason, tell);
                let reached = tally.taken.iter().any(|&taken| taken >= MATCH_POINTS);
                if !reached && tally.round < MOST_ROUNDS {
                    return self.next_round(tally, tell);
                }
                self.tally = Some(tally);
                if reached { Reason::MatchPoints } else { Reason::RoundLimit }
            }
            (tally, reason) => {
                self.tally = tally;
                reason
            }
        };
        self.phase = Phase::Over;
        self.drawn = None;
        self.uncalled = None;
        self.dare = None;
        self.end = Some(reason);
        let points = self.points();
        let hands = self.hands.iter().take(self.seats.into()).copied().collect();
        tell(Event::Ended { reason, hands, winners: self.winners(&points), points });
    }

    /// UN-55: the winner of a round takes what the others hold.
    fn count_round(&self, mut tally: Tally, reason: Reason, tell: &mut impl FnMut(Event)) -> Tally {
        let points = self.hand_points();
        let winner = match reason {
            // Whose turn it is laid the last card.
            Reason::HandEmpty => Some(self.turn),
            _ => self.with_fewest(&points).only(),
        };
        let won = winner.map_or(0, |winner| points.iter().sum::<i32>() - points[winner.index()]);
        if let Some(winner) = winner {
            tally.taken[winner.index()] += won;
        }
        for (against, points) in tally.against.iter_mut().zip(&points) {
            *against += points;
        }
        let hands = self.hands.iter().take(self.seats.into()).copied().collect();
        let (round, taken) = (tally.round, tally.taken.clone());
        tell(Event::RoundEnded { round, winner, won, hands, points: points.clone(), taken });
        tally.last = Some(RoundEnd { winner, points });
        tally
    }

    /// Dealt anew among those who stayed.
    fn next_round(&mut self, tally: Tally, tell: &mut impl FnMut(Event)) {
        let mut next = Uno::dealt(self.seats, self.rng.clone());
        next.house = self.house;
        next.gone = self.gone;
        next.tally = Some(Tally { round: tally.round + 1, ..tally });
        for seat in self.gone.iter() {
            for card in std::mem::take(&mut next.hands[seat.index()]).iter() {
                next.stock[usize::from(next.stock_size)] = card;
                next.stock_size += 1;
            }
            next.last[seat.index()] = Some(LastMove::Left);
        }
        if next.gone.contains(next.turn) {
            next.turn = next.after(next.turn);
        }
        *self = next;
        self.open_round(tell);
    }

    /// What counts at the end: the sum of each hand (UN-20), or what was taken in a match (UN-55).
    pub(crate) fn points(&self) -> ArrayVec<i32, MOST_SEATS> {
        match &self.tally {
            Some(tally) => tally.taken.clone(),
            None => self.hand_points(),
        }
    }

    /// UN-20: the sum of each hand.
    pub(crate) fn hand_points(&self) -> ArrayVec<i32, MOST_SEATS> {
        self.hands.iter().take(self.seats.into()).map(Cards::points).collect()
    }

    /// Who won: the fewest points among those who stayed; in a match who reached the points,
    /// after the last round who has the fewest against, and nobody in a tie (UN-55).
    pub(crate) fn winners(&self, points: &[i32]) -> SeatSet {
        let Some(tally) = self.tally.as_ref().filter(|_| self.has(HouseRule::Rounds)) else {
            return self.with_fewest(points);
        };
        match self.end {
            Some(Reason::MatchPoints) => {
                self.stayed().filter(|seat| tally.taken[seat.index()] >= MATCH_POINTS).collect()
            }
            Some(Reason::Resigned) => self.stayed().collect(),
            _ => self.with_fewest(&tally.against).only().map_or(SeatSet::EMPTY, SeatSet::one),
        }
    }

    /// Who has the fewest points among those who stayed.
    fn with_fewest(&self, points: &[i32]) -> SeatSet {
        let fewest = self.stayed().map(|seat| points[seat.index()]).min();
        self.stayed().filter(|seat| Some(points[seat.index()]) == fewest).collect()
    }
}
