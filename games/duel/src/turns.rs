//! Phases, turns and rounds (sections 9 and 20).

use arrayvec::ArrayVec;
use meydan_core::Seat;

use crate::event::Event;
use crate::frame::Frame;
use crate::language::Moment;
use crate::state::{DEALT, Duel, LIFE, MOST_TURNS, Phase, Reason};
use crate::table::{Id, Place, Table};

impl Duel {
    /// A new round: fresh life points, shuffled decks, five cards each (D-64, D-74).
    pub(crate) fn begin_round(&mut self, starter: Seat, tell: &mut dyn FnMut(Event)) {
        self.table = Table::new(self.table.book.clone(), LIFE);
        self.round += 1;
        self.forget();
        self.no_draw = [false; 2];
        self.skips = [false; 2];
        self.closed_on = 0;
        tell(Event::RoundBegan { round: self.round, seat: starter });
        for seat in [Seat(0), Seat(1)] {
            for &card in &self.held[seat.index()].main {
                let made = self.table.make(card, seat);
                debug_assert!(made.is_some(), "two decks of sixty fit");
            }
            let side = self.table.side_mut(seat);
            self.rng.shuffle(&mut side.deck);
            for _ in 0..DEALT {
                self.take_top(seat);
            }
            let table = &self.table;
            let cards = table.side(seat).hand.iter().map(|&id| table.instance(id).card).collect();
            tell(Event::Dealt { seat, count: DEALT as u8, cards: Some(cards) });
        }
        (self.count, self.left_out) = (0, 0);
        self.summoned_on = 0;
        self.begin_turn(starter, tell);
    }

    /// The top card of the deck to the last place of the hand, if there is one.
    pub(crate) fn take_top(&mut self, seat: Seat) -> Option<u8> {
        let id = *self.table.side(seat).deck.last()?;
        self.table.put(id, Place::Hand, seat);
        Some(id)
    }

    fn begin_turn(&mut self, seat: Seat, tell: &mut dyn FnMut(Event)) {
        self.turn = seat;
        self.count += 1;
        self.cancels = [0; 2];
        self.deeds = 0;
        if std::mem::take(&mut self.no_draw[seat.index()]) {
            tell(Event::DrawSkipped { seat });
            return self.enter(Phase::Standby, tell);
        }
        self.enter(Phase::Draw, tell);
        // D-35: the limit is tested before the empty deck.
        self.draw_one(seat, tell);
    }

    /// A phase begins, with what happens in it by itself.
    pub(crate) fn enter(&mut self, phase: Phase, tell: &mut dyn FnMut(Event)) {
        self.phase = phase;
        tell(Event::Phase { phase, seat: self.turn });
        match phase {
            Phase::Standby => self.trigger_side(self.turn, &Moment::Standby),
            Phase::End => self.frames.push(Frame::EndTurn { step: 0 }),
            _ => {}
        }
    }

    /// `next phase`; the end phase passes the turn by itself (D-34).
    pub(crate) fn next_phase(&mut self, tell: &mut dyn FnMut(Event)) {
        let next = match self.phase {
            Phase::Draw => Phase::Standby,
            Phase::Standby => Phase::Main1,
            Phase::Main1 => Phase::Battle,
            Phase::Battle => Phase::Main2,
            Phase::Main2 | Phase::End => Phase::End,
        };
        self.enter(next, tell);
    }

    /// What lasts until the end phase ends.
    pub(crate) fn clean_up(&mut self, tell: &mut dyn FnMut(Event)) {
        for seat in [Seat(0), Seat(1)] {
            let cards: ArrayVec<Id, 11> = self.table.on_field(seat).collect();
            for id in cards {
                let instance = self.table.instance_mut(id);
                instance.copied = None;
                if instance.borrowed {
                    self.give_back(id, tell);
                    continue;
                }
                // Turns of the other player are counted.
                if let Some(turns) = instance.stays.as_mut().filter(|_| seat != self.turn) {
                    *turns = turns.saturating_sub(1);
                    if *turns == 0 {
                        self.destroy(id, tell);
                    }
                }
            }
        }
    }

    /// A borrowed monster goes back to its owner; where there is no room, to the graveyard.
    fn give_back(&mut self, id: Id, tell: &mut dyn FnMut(Event)) {
        let owner = self.table.instance(id).owner;
        if self.table.free_monster_zone(owner).is_some() {
            self.take_control(id, owner, false, tell);
        } else {
            tell(Event::Destroyed { at: self.opened(id) });
            self.send_to_graveyard(id, false, tell);
        }
    }

    /// The turn passes; a round that takes too long ends.
    pub(crate) fn pass_turn(&mut self, tell: &mut dyn FnMut(Event)) {
        let seat = self.turn;
        if self.count >= MOST_TURNS {
            return self.end_round(self.behind(), Reason::TurnLimit, tell);
        }
        let mut next = seat.other();
        if std::mem::take(&mut self.skips[next.index()]) {
            tell(Event::TurnSkipped { seat: next });
            self.left_out += 1;
            next = seat;
        }
        tell(Event::TurnPassed { seat: next });
        self.begin_turn(next, tell);
    }

    /// Who loses a round without an end (D-93): fewer life points, then fewer cards
    /// left in the deck, then who went first.
    fn behind(&self) -> Seat {
        let first = if (self.count + self.left_out) % 2 == 1 { self.turn } else { self.turn.other() };
        let stands = |seat: Seat| {
            let side = self.table.side(seat);
            (side.life, side.deck.len(), seat != first)
        };
        if stands(first) < stands(first.other()) { first } else { first.other() }
    }

    /// Nothing is unfinished any more.
    fn forget(&mut self) {
        self.frames.clear();
        self.chain.clear();
        self.triggers.clear();
        self.arrived.clear();
        self.battle_over = false;
    }

    /// Takes life points; at 0 the round is lost (D-61).
    pub(crate) fn hurt(&mut self, seat: Seat, damage: u16, tell: &mut dyn FnMut(Event)) {
        if damage == 0 {
            return;
        }
        let side = self.table.side_mut(seat);
        side.life = side.life.saturating_sub(damage);
        let life = side.life;
        tell(Event::Life { seat, life });
    }

    /// Ends the round if somebody has no life points; the turn player loses when both have none.
    pub(crate) fn check_life(&mut self, tell: &mut dyn FnMut(Event)) -> bool {
        let dead = |seat: Seat| self.table.side(seat).life == 0;
        let loser = [self.turn, self.turn.other()].into_iter().find(|&seat| dead(seat));
        if let Some(loser) = loser {
            self.end_round(loser, Reason::Life, tell);
        }
        loser.is_some()
    }

    /// The round is lost by this player.
    pub(crate) fn end_round(&mut self, loser: Seat, reason: Reason, tell: &mut dyn FnMut(Event)) {
        let winner = loser.other();
        self.wins[winner.index()] += 1;
        let life = self.table.side(winner).life;
        self.best[winner.index()] = self.best[winner.index()].max(life);
        self.forget();
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
        tell: &mut dyn FnMut(Event),
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
