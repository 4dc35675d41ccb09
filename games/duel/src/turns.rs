//! Phases, turns and rounds (sections 9 and 20).

use meydan_core::Seat;

use crate::event::Event;
use crate::state::{DEALT, Duel, Frame, HAND, LIFE, MOST_TURNS, Phase, Reason};
use crate::table::{Place, Table};

impl Duel {
    /// A new round: fresh life points, shuffled decks, five cards each (D-64, D-74).
    pub(crate) fn begin_round(&mut self, starter: Seat, tell: &mut impl FnMut(Event)) {
        self.table = Table::new(self.table.book.clone(), LIFE);
        self.round += 1;
        self.frames.clear();
        tell(Event::RoundBegan { round: self.round, seat: starter });
        for seat in [Seat(0), Seat(1)] {
            for &card in &self.held[seat.index()].main {
                self.table.make(card, seat);
            }
            let side = self.table.side_mut(seat);
            self.rng.shuffle(&mut side.deck);
            for _ in 0..DEALT {
                self.take_top(seat);
            }
            let table = &self.table;
            let cards = table.side(seat).hand.iter().map(|&id| table.thing(id).card).collect();
            tell(Event::Dealt { seat, count: DEALT as u8, cards: Some(cards) });
        }
        self.count = 0;
        self.summoned_on = 0;
        self.begin_turn(starter, tell);
    }

    /// The top card of the deck to the last place of the hand, if there is one.
    fn take_top(&mut self, seat: Seat) -> Option<u8> {
        let id = *self.table.side(seat).deck.last()?;
        self.table.put(id, Place::Hand, seat);
        Some(id)
    }

    fn begin_turn(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.turn = seat;
        self.count += 1;
        self.cancels = 0;
        self.phase = Phase::Draw;
        tell(Event::Phase { phase: Phase::Draw, seat });
        // D-35: the limit is tested before the empty deck.
        if self.table.side(seat).hand.len() >= HAND {
            return;
        }
        match self.take_top(seat) {
            Some(id) => tell(Event::Drew { seat, card: Some(self.table.thing(id).card) }),
            None => self.end_round(seat, Reason::EmptyDeck, tell),
        }
    }

    /// `next phase`; the end phase passes the turn by itself (D-34).
    pub(crate) fn next_phase(&mut self, tell: &mut impl FnMut(Event)) {
        let seat = self.turn;
        self.phase = match self.phase {
            Phase::Draw => Phase::Standby,
            Phase::Standby => Phase::Main1,
            Phase::Main1 => Phase::Battle,
            Phase::Battle => Phase::Main2,
            Phase::Main2 | Phase::End => Phase::End,
        };
        tell(Event::Phase { phase: self.phase, seat });
        if self.phase == Phase::End {
            if self.count >= MOST_TURNS {
                let life = |seat: Seat| self.table.side(seat).life;
                let loser = if life(seat) <= life(seat.other()) { seat } else { seat.other() };
                return self.end_round(loser, Reason::TurnLimit, tell);
            }
            tell(Event::TurnPassed { seat: seat.other() });
            self.begin_turn(seat.other(), tell);
        }
    }

    /// Takes life points; at 0 the round is lost (D-61).
    pub(crate) fn hurt(&mut self, seat: Seat, damage: u16, tell: &mut impl FnMut(Event)) {
        if damage == 0 {
            return;
        }
        let side = self.table.side_mut(seat);
        side.life = side.life.saturating_sub(damage);
        let life = side.life;
        tell(Event::Life { seat, life });
    }

    /// Ends the round if somebody has no life points; the turn player loses when both have none.
    pub(crate) fn check_life(&mut self, tell: &mut impl FnMut(Event)) {
        let dead = |seat: Seat| self.table.side(seat).life == 0;
        if dead(self.turn) {
            self.end_round(self.turn, Reason::Life, tell);
        } else if dead(self.turn.other()) {
            self.end_round(self.turn.other(), Reason::Life, tell);
        }
    }

    /// The round is lost by this player.
    pub(crate) fn end_round(&mut self, loser: Seat, reason: Reason, tell: &mut impl FnMut(Event)) {
        let winner = loser.other();
        self.wins[winner.index()] += 1;
        let life = self.table.side(winner).life;
        self.best[winner.index()] = self.best[winner.index()].max(life);
        self.frames.clear();
        tell(Event::RoundEnded { winner, reason, wins: self.wins });
        let needed = self.rounds / 2 + 1;
        if self.wins[winner.index()] >= needed || reason == Reason::Resigned {
            self.end = Some((reason, loser));
            tell(Event::Ended { winner, wins: self.wins });
            return;
        }
        // The loser begins the next round (D-64); the exchange comes before it, the challenger first.
        self.turn = loser;
        for seat in [Seat(1), Seat(0)] {
            if !self.held[seat.index()].side.is_empty() {
                self.frames.push(Frame::Exchange { seat });
            }
        }
        if self.frames.is_empty() {
            self.begin_round(loser, tell);
        }
    }

    /// One card of the side deck for one of the main deck, or nothing (D-65). Places count from zero.
    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        places: Option<(usize, usize)>,
        tell: &mut impl FnMut(Event),
    ) {
        if let Some((main, side)) = places {
            let held = &mut self.held[seat.index()];
            let (out, into) = (held.main[main], held.side[side]);
            held.main[main] = into;
            held.side[side] = out;
            tell(Event::Exchanged { seat, cards: Some((out, into)) });
        }
        self.frames.pop();
        if self.frames.is_empty() {
            self.begin_round(self.turn, tell);
        }
    }
}
