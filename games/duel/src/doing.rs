//! Carrying an ability out, act by act.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use meydan_core::Seat;

use crate::action::Spot;
use crate::event::Event;
use crate::frame::{About, Frame, Link, NONE};
use crate::language::{Act, Number, Position, Set, Start, What};
use crate::questions::alone;
use crate::state::{Arrival, Duel, Reason};
use crate::table::{Id, MOST_INSTANCES, Place};

/// What an act may name at once: every card of both fields.
type Named = ArrayVec<Id, 22>;

impl Duel {
    /// The next act. Gives whether somebody must be asked.
    pub(crate) fn run_acts(&mut self, tell: &mut dyn FnMut(Event)) -> bool {
        let Some(Frame::Do { link, act, otherwise, picked }) = self.frames.last().copied() else {
            return false;
        };
        let book = self.table.book.clone();
        let ability = &book.card(self.table.instance(link.id).card).effect.0[usize::from(link.ability)];
        let acts = if otherwise { &ability.otherwise } else { &ability.acts };
        let Some(next) = acts.get(usize::from(act)) else {
            self.frames.pop();
            if let Start::Equip(_) = ability.start {
                self.put_on(&link);
            }
            self.finish(&link, tell);
            // D-61: what happens at the same time counts together.
            if !self.has_plain_trigger() {
                self.check_life(tell);
            }
            return false;
        };
        let answered = Some(picked).filter(|&id| id != NONE);
        let Some(taken) = answered.or_else(|| self.taken_unasked(&link, next)) else { return true };
        if let Some(Frame::Do { act, picked, .. }) = self.frames.last_mut() {
            (*act, *picked) = (*act + 1, NONE);
        }
        self.carry_out(&link, next, taken, tell);
        false
    }

    /// The act that is carried out now.
    pub(crate) fn act_now(&self) -> Option<(Link, &Act)> {
        let Some(Frame::Do { link, act, otherwise, .. }) = self.frames.last() else { return None };
        let ability = self.ability(link.id, link.ability);
        let acts = if *otherwise { &ability.otherwise } else { &ability.acts };
        acts.get(usize::from(*act)).map(|act| (*link, act))
    }

    /// The card that the act on top takes without asking, `NONE` if it takes none;
    /// `None` if it has to ask first. From what only its player knows it asks even if
    /// there is one card alone: that there is no other is nobody's business
    /// (`meydan_core::Game::forced` answers for them).
    fn taken_unasked(&self, link: &Link, act: &Act) -> Option<Id> {
        let from = match act {
            Act::GuessHand => return None,
            Act::SpecialSummon { what: What::All(set), one: true, .. } => {
                if self.is_no_special() || self.table.free_monster_zone(link.seat).is_none() {
                    return Some(NONE);
                }
                set.at
            }
            Act::Search(set) => set.at,
            _ => return Some(NONE),
        };
        let mut first = None;
        let more = self.for_each_picked(&mut |_, id| alone(&mut first, id));
        match first {
            None => Some(NONE),
            Some(_) if more.is_break() || from.hand || from.deck => None,
            only => only,
        }
    }

    /// Every card that is one of these now.
    pub(crate) fn for_each_found(
        &self,
        seat: Seat,
        set: &Set,
        f: &mut impl FnMut(Spot, Id) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.for_each_spot(seat, set.at, &mut |spot, id| {
            if self.table.is_among(id, set, seat, 0) { f(spot, id) } else { ControlFlow::Continue(()) }
        })
    }

    /// The cards that an act speaks of, as far as they are where they were.
    fn named(&self, link: &Link, what: &What) -> Named {
        let about = match link.about {
            About::Card(id) => Some(id),
            About::Link(number) => self.chain.get(usize::from(number)).map(|link| link.id),
            About::Nothing => None,
        };
        match what {
            What::Chosen => {
                link.chosen().iter().copied().filter(|&id| self.is_still_there(link, id)).collect()
            }
            What::It | What::Slayer => about.into_iter().collect(),
            What::This => [link.id].into_iter().collect(),
            What::Wearer => self.table.instance(link.id).bound.into_iter().collect(),
            What::All(set) => {
                let seats = [link.seat, link.seat.other()];
                let field = seats.into_iter().flat_map(|seat| self.table.on_field(seat));
                field.filter(|&id| self.table.is_among(id, set, link.seat, 0)).collect()
            }
        }
    }

    /// The same without those that nothing takes away (D-94).
    fn sent_away(&self, link: &Link, what: &What) -> Named {
        let mut named = self.named(link, what);
        named.retain(|id| !self.table.instance(*id).protected);
        named
    }

    fn carry_out(&mut self, link: &Link, act: &Act, picked: Id, tell: &mut dyn FnMut(Event)) {
        let (seat, other) = (link.seat, link.seat.other());
        match act {
            Act::Destroy(what) => {
                let named = self.named(link, what);
                self.destroy_all(&named, tell);
            }
            Act::NegateAttack => self.stop_attack(tell),
            Act::NegateIt => self.negate(link, tell),
            Act::EndBattlePhase => self.battle_over = true,
            Act::Draw(count) => self.draw(seat, *count, tell),
            Act::Gain(number) => {
                let amount = self.amount(*number);
                tell(Event::Gained { seat, amount });
                self.heal(seat, amount, tell);
            }
            Act::OpponentLoses(number) => self.lose(link, other, *number, tell),
            Act::Lose(number) => self.lose(link, seat, *number, tell),
            Act::ReturnToHand(what) => {
                for id in self.sent_away(link, what) {
                    self.return_to_hand(id, tell);
                }
            }
            Act::SpecialSummon { what, one, position } => {
                let brought = if *one {
                    Some(picked).filter(|&id| id != NONE)
                } else {
                    self.named(link, what).first().copied()
                };
                if let Some(id) = brought {
                    self.bring(id, seat, *position, tell);
                }
            }
            Act::Search(_) => {
                if picked != NONE {
                    self.return_to_hand(picked, tell);
                    self.shuffle(seat, tell);
                }
            }
            Act::TurnFaceUp(what) => {
                for id in self.named(link, what) {
                    self.turn_up(id, tell);
                }
            }
            Act::TurnFaceDown(what) => {
                for id in self.named(link, what) {
                    self.turn_down(id, tell);
                }
            }
            Act::TakeControl(what) => {
                for id in self.sent_away(link, what) {
                    self.take_control(id, seat, true, tell);
                }
            }
            Act::Copy(what) => self.copy(link, what, tell),
            Act::SkipDraw => self.no_draw[other.index()] = true,
            // Answered by a name: see `name`.
            Act::GuessHand => {}
            Act::AttackerAtk(amount) => {
                if let Some(Frame::Attack { atk, .. }) = self.attack_frame() {
                    *atk = Some(*amount);
                }
            }
            Act::NoLoss => {
                if let About::Link(number) = link.about
                    && let Some(link) = self.chain.get_mut(usize::from(number))
                {
                    link.spared = true;
                }
            }
            Act::RitualSummon => {
                if !self.is_no_special() && self.is_ritual_possible(seat) {
                    self.frames.push(Frame::Ritual { link: *link, id: NONE, chosen: [NONE; 5], count: 0 });
                }
            }
            Act::Bind(what) => {
                let bound = self.named_on_field(link, what);
                if bound.is_some() && self.table.instance(link.id).place.is_on_field() {
                    self.table.instance_mut(link.id).bound = bound;
                }
            }
            Act::Stay(turns) => {
                if self.table.instance(link.id).place.is_on_field() {
                    self.table.instance_mut(link.id).stays = Some(*turns);
                }
            }
        }
    }

    /// A chosen card that lies on the field now, wherever it was chosen.
    fn named_on_field(&self, link: &Link, what: &What) -> Option<Id> {
        let named = match what {
            What::Chosen => link.chosen().iter().copied().collect(),
            _ => self.named(link, what),
        };
        named.into_iter().find(|&id| matches!(self.table.instance(id).place, Place::Monster(_)))
    }

    /// An equip spell is put on, if who was to wear it is still there.
    fn put_on(&mut self, link: &Link) {
        let wearer = link.chosen().first().copied().filter(|&id| self.is_still_there(link, id));
        if self.table.instance(link.id).place.is_on_field() {
            self.table.instance_mut(link.id).bound = wearer;
        }
    }

    fn amount(&self, number: Number) -> u16 {
        match number {
            Number::Exactly(amount) => amount,
            Number::AttackerAtk => self
                .attack_now()
                .filter(|&id| matches!(self.table.instance(id).place, Place::Monster(_)))
                .map_or(0, |id| self.table.atk(id)),
        }
    }

    fn lose(&mut self, link: &Link, seat: Seat, number: Number, tell: &mut dyn FnMut(Event)) {
        let amount = if link.spared { 0 } else { self.amount(number) };
        tell(Event::Lost { seat, amount });
        self.hurt(seat, amount, tell);
    }

    /// Stops what is answered: a summon, or a link of the chain.
    fn negate(&mut self, link: &Link, tell: &mut dyn FnMut(Event)) {
        match link.about {
            About::Card(id) => {
                tell(Event::Negated { at: self.opened(id) });
                self.send_to_graveyard_unnoticed(id);
            }
            About::Link(number) => {
                let Some(stopped) = self.chain.get_mut(usize::from(number)) else { return };
                stopped.negated = true;
                let id = stopped.id;
                tell(Event::Negated { at: self.opened(id) });
                if !self.table.is_monster(id) {
                    self.send_to_graveyard_unnoticed(id);
                }
            }
            About::Nothing => {}
        }
    }

    /// Draws cards; none above the limit (D-35), and from an empty deck the round is lost.
    fn draw(&mut self, seat: Seat, count: u8, tell: &mut dyn FnMut(Event)) {
        for _ in 0..count {
            if self.end.is_some() || !self.draw_one(seat, tell) {
                return;
            }
        }
    }

    fn return_to_hand(&mut self, id: Id, tell: &mut dyn FnMut(Event)) {
        let instance = *self.table.instance(id);
        self.table.put(id, Place::Hand, instance.owner);
        tell(Event::ToHand { seat: instance.owner, card: Some(instance.card) });
        if instance.place.is_on_field() {
            self.let_go(id, false, tell);
        }
    }

    fn shuffle(&mut self, seat: Seat, tell: &mut dyn FnMut(Event)) {
        let mut deck = self.table.side(seat).deck.clone();
        self.rng.shuffle(&mut deck);
        self.table.side_mut(seat).deck = deck;
        tell(Event::Shuffled { seat });
    }

    /// A monster is special summoned, if there is room and nobody forbids it.
    fn bring(&mut self, id: Id, seat: Seat, position: Position, tell: &mut dyn FnMut(Event)) {
        let elsewhere = !self.table.instance(id).place.is_on_field();
        if !elsewhere || !self.may_come_specially(id) || self.is_no_special() {
            return;
        }
        if self.table.free_monster_zone(seat).is_none() {
            return;
        }
        let how = Arrival::Special;
        match position {
            Position::Either => self.frames.push(Frame::Lay { id, seat, how, own: false }),
            _ => self.lay(id, seat, position == Position::Attack, how, tell),
        }
    }

    /// Lays a monster on the field by an effect; it is answered when the chain is over.
    pub(crate) fn lay(
        &mut self,
        id: Id,
        seat: Seat,
        attacks: bool,
        how: Arrival,
        tell: &mut dyn FnMut(Event),
    ) {
        let Some(zone) = self.table.free_monster_zone(seat) else { return };
        let from_deck = self.table.instance(id).place == Place::Deck;
        self.place(id, zone, seat, attacks);
        tell(Event::Summoned { seat, zone: zone + 1, card: self.table.instance(id).card, how, attacks });
        self.note_arrival(id, how);
        if from_deck {
            self.shuffle(seat, tell);
        }
    }

    /// Remembers a monster to be answered.
    fn note_arrival(&mut self, id: Id, how: Arrival) {
        if self.arrived.is_full() {
            // Who has left again is answered no more, and who came twice only once. The others
            // lie each in a zone of its own beside this one, so there is room.
            let all = std::mem::take(&mut self.arrived);
            let is_there = |other: Id| matches!(self.table.instance(other).place, Place::Monster(_));
            let comes_again =
                |from: usize, other: Id| other == id || all[from..].iter().any(|(later, _)| *later == other);
            for (place, &(other, how)) in all.iter().enumerate() {
                if is_there(other) && !comes_again(place + 1, other) {
                    self.arrived.push((other, how));
                }
            }
        }
        self.arrived.push((id, how));
    }

    /// Puts a monster face-up into a zone.
    pub(crate) fn place(&mut self, id: Id, zone: u8, seat: Seat, attacks: bool) {
        self.table.put(id, Place::Monster(zone), seat);
        let count = self.count;
        let instance = self.table.instance_mut(id);
        (instance.face_up, instance.attacks, instance.put_on) = (true, attacks, count);
    }

    fn turn_up(&mut self, id: Id, tell: &mut dyn FnMut(Event)) {
        let instance = self.table.instance_mut(id);
        let Place::Monster(zone) = instance.place else { return };
        if !instance.face_up {
            instance.face_up = true;
            tell(Event::TurnedUp { seat: instance.controller, zone: zone + 1, card: instance.card });
        }
    }

    /// Face-down it is in defense, forgets what it was, and nothing can be worn.
    fn turn_down(&mut self, id: Id, tell: &mut dyn FnMut(Event)) {
        let instance = self.table.instance_mut(id);
        let Place::Monster(zone) = instance.place else { return };
        if instance.face_up {
            (instance.face_up, instance.attacks, instance.copied, instance.spent) = (false, false, None, 0);
            tell(Event::TurnedDown { seat: instance.controller, zone: zone + 1 });
            self.let_go(id, false, tell);
        }
    }

    /// A monster changes sides, as it lies; where there is no room it stays.
    pub(crate) fn take_control(&mut self, id: Id, seat: Seat, borrowed: bool, tell: &mut dyn FnMut(Event)) {
        let instance = *self.table.instance(id);
        let Some(zone) = self.table.free_monster_zone(seat) else { return };
        if !matches!(instance.place, Place::Monster(_)) || instance.controller == seat {
            return;
        }
        self.table.put(id, Place::Monster(zone), seat);
        self.table.instance_mut(id).borrowed = borrowed;
        let card = Some(instance.card).filter(|_| instance.face_up);
        tell(Event::Controlled { seat, zone: zone + 1, card });
    }

    fn copy(&mut self, link: &Link, what: &What, tell: &mut dyn FnMut(Event)) {
        let Some(&id) = self.named(link, what).first() else { return };
        if !self.table.is_monster(id) {
            return;
        }
        let of = self.table.instance(id).card;
        let instance = self.table.instance_mut(link.id);
        if let Place::Monster(zone) = instance.place
            && instance.face_up
        {
            instance.copied = Some(of);
            tell(Event::Copied { seat: instance.controller, zone: zone + 1, card: instance.card, of });
        }
    }

    /// A card was named: who holds it discards every copy; a wrong guess costs a
    /// card of one's own, by chance.
    pub(crate) fn name(&mut self, name: crate::book::Index, tell: &mut dyn FnMut(Event)) {
        let Some(Frame::Do { link, act, .. }) = self.frames.last_mut() else { return };
        *act += 1;
        let seat = link.seat;
        tell(Event::Named { seat, card: name });
        let table = &self.table;
        let held: ArrayVec<Id, MOST_INSTANCES> = table
            .side(seat.other())
            .hand
            .iter()
            .copied()
            .filter(|&id| table.instance(id).card == name)
            .collect();
        for &id in &held {
            self.discard(id, tell);
        }
        let own = self.table.side(seat).hand.len();
        if held.is_empty() && own > 0 {
            let id = self.table.side(seat).hand[self.rng.range(own as u32) as usize];
            self.discard(id, tell);
        }
    }

    /// Life points grow.
    pub(crate) fn heal(&mut self, seat: Seat, amount: u16, tell: &mut dyn FnMut(Event)) {
        let side = self.table.side_mut(seat);
        // Who has none has lost, even if it is not told yet.
        if side.life == 0 {
            return;
        }
        side.life = side.life.saturating_add(amount);
        let life = side.life;
        tell(Event::Life { seat, life });
    }

    /// Draws one card. Gives whether there may be another.
    pub(crate) fn draw_one(&mut self, seat: Seat, tell: &mut dyn FnMut(Event)) -> bool {
        if self.table.side(seat).hand.len() >= crate::state::HAND {
            return false;
        }
        match self.take_top(seat) {
            Some(id) => {
                tell(Event::Drew { seat, card: Some(self.table.instance(id).card) });
                true
            }
            None => {
                self.end_round(seat, Reason::EmptyDeck, tell);
                false
            }
        }
    }
}
