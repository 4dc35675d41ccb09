//! Summoning, setting, flipping and turning monsters (sections 10 to 12).

use meydan_core::Seat;

use crate::action::Refusal;
use crate::card::Kind;
use crate::event::Event;
use crate::language::{How, Start};
use crate::state::{Arrival, Duel, Frame};
use crate::table::{Id, Place};

impl Duel {
    /// The card at this place of the hand, counted from one.
    pub(crate) fn in_hand(&self, seat: Seat, place: u8) -> Option<Id> {
        self.table.side(seat).hand.get(usize::from(place).checked_sub(1)?).copied()
    }

    /// The monster in this zone, counted from one.
    pub(crate) fn in_zone(&self, seat: Seat, zone: u8) -> Option<Id> {
        self.table.side(seat).monsters.get(usize::from(zone).checked_sub(1)?).copied().flatten()
    }

    /// How many tributes a monster asks for (section 10, D-39).
    fn tributes(&self, id: Id) -> u8 {
        match self.table.level(id) {
            0..=4 => 0,
            5..=6 => 1,
            _ => 2,
        }
    }

    /// Whether it may be summoned or set from the hand at all (D-40).
    fn is_normal_summonable(&self, id: Id) -> bool {
        let card = self.table.card(id);
        let barred = |start: &Start| matches!(start, Start::Summon(How::OnlyByRitual | How::NotNormally));
        self.table.is_monster(id) && !card.effect.0.iter().any(|ability| barred(&ability.start))
    }

    /// Section 10.
    pub(crate) fn check_summon(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
        let id = self.in_hand(seat, place).ok_or(Refusal::NoCardThere)?;
        if !self.is_normal_summonable(id) {
            return Err(Refusal::CannotSummon);
        }
        self.check_normal(seat, id)
    }

    /// What summoning and setting a monster have in common.
    fn check_normal(&self, seat: Seat, id: Id) -> Result<(), Refusal> {
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        // D-37: also before tributes.
        if self.table.free_monster_zone(seat).is_none() {
            return Err(Refusal::MonsterZonesFull);
        }
        if self.summoned_on == self.count {
            return Err(Refusal::SummonedAlready);
        }
        let monsters = self.table.monsters(seat).count();
        if monsters < usize::from(self.tributes(id)) { Err(Refusal::TooFewTributes) } else { Ok(()) }
    }

    /// Section 11.
    pub(crate) fn check_set(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
        let id = self.in_hand(seat, place).ok_or(Refusal::NoCardThere)?;
        if matches!(self.table.card(id).kind, Kind::Monster(_)) {
            if !self.is_normal_summonable(id) {
                return Err(Refusal::CannotSet);
            }
            return self.check_normal(seat, id);
        }
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        if self.table.free_spell_zone(seat).is_none() { Err(Refusal::SpellZonesFull) } else { Ok(()) }
    }

    /// Summons or sets a card of the hand; tributes are asked for one by one.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, place: u8, set: bool, tell: &mut impl FnMut(Event)) {
        let Some(id) = self.in_hand(seat, place) else { return };
        if !self.table.is_monster(id) {
            return self.set_spell(seat, id, tell);
        }
        let due = self.tributes(id);
        if due == 0 {
            return self.arrive(seat, id, if set { Arrival::Set } else { Arrival::Normal }, tell);
        }
        self.frames.push(Frame::Tributes { id, set, due, chosen: [0; 3], count: 0 });
    }

    fn set_spell(&mut self, seat: Seat, id: Id, tell: &mut impl FnMut(Event)) {
        let Some(zone) = self.table.free_spell_zone(seat) else { return };
        self.table.put(id, Place::Spell(zone), seat);
        self.table.thing_mut(id).put_on = self.count;
        let card = Some(self.table.thing(id).card);
        tell(Event::Set { seat, zone: zone + 1, monster: false, card });
    }

    /// A tribute was chosen; with the last one they leave and the monster comes.
    pub(crate) fn tribute(&mut self, seat: Seat, zone: u8, tell: &mut impl FnMut(Event)) {
        let Some(monster) = self.in_zone(seat, zone) else { return };
        let Some(Frame::Tributes { id, set, due, chosen, count }) = self.frames.last_mut() else { return };
        chosen[usize::from(*count)] = monster;
        *count += 1;
        if count < due {
            return;
        }
        let (id, set, chosen, count) = (*id, *set, *chosen, *count);
        self.frames.pop();
        for &tribute in &chosen[..usize::from(count)] {
            let thing = *self.table.thing(tribute);
            if let Place::Monster(zone) = thing.place {
                self.table.put(tribute, Place::Graveyard, seat);
                tell(Event::Tributed { seat, zone: zone + 1, card: thing.card });
            }
        }
        self.arrive(seat, id, if set { Arrival::Set } else { Arrival::Normal }, tell);
    }

    /// A monster comes from the hand to the first free zone.
    fn arrive(&mut self, seat: Seat, id: Id, how: Arrival, tell: &mut impl FnMut(Event)) {
        let Some(zone) = self.table.free_monster_zone(seat) else { return };
        self.table.put(id, Place::Monster(zone), seat);
        let count = self.count;
        self.summoned_on = count;
        let up = how == Arrival::Normal;
        let thing = self.table.thing_mut(id);
        (thing.face_up, thing.attacks, thing.put_on) = (up, up, count);
        let card = thing.card;
        if up {
            tell(Event::Summoned { seat, zone: zone + 1, card, how });
        } else {
            tell(Event::Set { seat, zone: zone + 1, monster: true, card: Some(card) });
        }
    }

    /// Section 12.1.
    pub(crate) fn check_turn(&self, seat: Seat, zone: u8) -> Result<(), Refusal> {
        let id = self.in_zone(seat, zone).ok_or(Refusal::NoCardThere)?;
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        let thing = self.table.thing(id);
        if !thing.face_up {
            return Err(Refusal::WrongPosition);
        }
        if thing.turned_on == self.count { Err(Refusal::TurnedAlready) } else { Ok(()) }
    }

    pub(crate) fn turn_monster(&mut self, seat: Seat, zone: u8, tell: &mut impl FnMut(Event)) {
        let Some(id) = self.in_zone(seat, zone) else { return };
        let count = self.count;
        let thing = self.table.thing_mut(id);
        thing.attacks = !thing.attacks;
        thing.turned_on = count;
        tell(Event::Turned { seat, zone, attacks: thing.attacks });
    }

    /// Section 12.2.
    pub(crate) fn check_flip(&self, seat: Seat, zone: u8) -> Result<(), Refusal> {
        let id = self.in_zone(seat, zone).ok_or(Refusal::NoCardThere)?;
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        let thing = self.table.thing(id);
        if thing.face_up || thing.put_on == self.count { Err(Refusal::CannotFlip) } else { Ok(()) }
    }

    /// D-44: it counts as the change of position of this turn.
    pub(crate) fn flip(&mut self, seat: Seat, zone: u8, tell: &mut impl FnMut(Event)) {
        let Some(id) = self.in_zone(seat, zone) else { return };
        let count = self.count;
        let thing = self.table.thing_mut(id);
        (thing.face_up, thing.attacks, thing.turned_on) = (true, true, count);
        tell(Event::Summoned { seat, zone, card: thing.card, how: Arrival::Flip });
    }
}
