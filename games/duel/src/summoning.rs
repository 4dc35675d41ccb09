//! Summoning, setting, flipping and turning monsters (sections 10 to 12).

use arrayvec::ArrayVec;
use meydan_core::Seat;

use crate::action::Refusal;
use crate::card::Kind;
use crate::event::Event;
use crate::frame::{Frame, MOST_PAID, NONE};
use crate::language::{How, MOST_ABILITIES, Start};
use crate::state::{Arrival, Duel};
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

    /// With how many tributes it may be summoned or set: its own numbers, or those of its level.
    pub(crate) fn tribute_counts(&self, id: Id, set: bool) -> ArrayVec<u8, MOST_ABILITIES> {
        let mut counts = ArrayVec::new();
        for ability in &self.table.card(id).effect.0 {
            if let Start::Tributes { count, summon_only, .. } = ability.start
                && !(set && summon_only)
            {
                // There are as many as a card has abilities.
                counts.push(count);
            }
        }
        if counts.is_empty() {
            counts.push(self.tributes(id));
        }
        counts
    }

    /// How many monsters are still to be chosen as tributes for a card of the hand.
    #[must_use]
    pub fn tributes_due(&self) -> usize {
        match self.frames.last() {
            Some(Frame::Tributes { due, count, .. }) => usize::from(due.saturating_sub(*count)),
            _ => 0,
        }
    }

    /// Those of them that can be paid now.
    pub(crate) fn payable_counts(&self, seat: Seat, id: Id, set: bool) -> ArrayVec<u8, MOST_ABILITIES> {
        let monsters = self.table.monsters(seat).count();
        let mut counts = self.tribute_counts(id, set);
        counts.retain(|count| usize::from(*count) <= monsters);
        counts
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
        self.check_normal(seat, id, false)
    }

    /// What summoning and setting a monster have in common.
    fn check_normal(&self, seat: Seat, id: Id, set: bool) -> Result<(), Refusal> {
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
        if self.payable_counts(seat, id, set).is_empty() { Err(Refusal::TooFewTributes) } else { Ok(()) }
    }

    /// Section 11.
    pub(crate) fn check_set(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
        let id = self.in_hand(seat, place).ok_or(Refusal::NoCardThere)?;
        if matches!(self.table.card(id).kind, Kind::Monster(_)) {
            if !self.is_normal_summonable(id) {
                return Err(Refusal::CannotSet);
            }
            return self.check_normal(seat, id, true);
        }
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        if self.table.free_spell_zone(seat).is_none() { Err(Refusal::SpellZonesFull) } else { Ok(()) }
    }

    /// Summons or sets a card of the hand; tributes are asked for one by one.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, place: u8, set: bool, tell: &mut dyn FnMut(Event)) {
        let Some(id) = self.in_hand(seat, place) else { return };
        if !self.table.is_monster(id) {
            return self.set_spell(seat, id, tell);
        }
        match self.payable_counts(seat, id, set)[..] {
            [count] => self.with_tributes(seat, id, set, count, tell),
            _ => self.frames.push(Frame::HowMany { id, set, seat }),
        }
    }

    /// How many tributes was said, or was never a question.
    pub(crate) fn with_tributes(
        &mut self,
        seat: Seat,
        id: Id,
        set: bool,
        due: u8,
        tell: &mut dyn FnMut(Event),
    ) {
        if due == 0 {
            return self.arrive(seat, id, set, 0, tell);
        }
        self.frames.push(Frame::Tributes { id, set, due, chosen: [NONE; MOST_PAID], count: 0, seat });
    }

    fn set_spell(&mut self, seat: Seat, id: Id, tell: &mut dyn FnMut(Event)) {
        let Some(zone) = self.table.free_spell_zone(seat) else { return };
        self.table.put(id, Place::Spell(zone), seat);
        self.table.instance_mut(id).put_on = self.count;
        let card = Some(self.table.instance(id).card);
        tell(Event::Set { seat, zone: zone + 1, monster: false, card });
    }

    /// A tribute was chosen; with the last one they leave and the monster comes.
    pub(crate) fn tribute(&mut self, seat: Seat, zone: u8, tell: &mut dyn FnMut(Event)) {
        let Some(monster) = self.in_zone(seat, zone) else { return };
        let Some(Frame::Tributes { id, set, due, chosen, count, .. }) = self.frames.last_mut() else {
            return;
        };
        chosen[usize::from(*count)] = monster;
        *count += 1;
        if count < due {
            return;
        }
        let (id, set, chosen, count) = (*id, *set, *chosen, *count);
        self.frames.pop();
        for &tribute in &chosen[..usize::from(count)] {
            self.give_up(tribute, tell);
        }
        self.arrive(seat, id, set, count, tell);
    }

    /// A monster comes from the hand to the first free zone. What is summoned can
    /// still be stopped; what is set cannot.
    fn arrive(&mut self, seat: Seat, id: Id, set: bool, tributes: u8, tell: &mut dyn FnMut(Event)) {
        let Some(zone) = self.table.free_monster_zone(seat) else { return };
        self.place(id, zone, seat, true);
        self.summoned_on = self.count;
        let base = self.table.card(id).effect.0.iter().find_map(|ability| match ability.start {
            Start::Tributes { count, atk, .. } if count == tributes => atk,
            _ => None,
        });
        let instance = self.table.instance_mut(id);
        instance.base_atk = base;
        if set {
            (instance.face_up, instance.attacks) = (false, false);
            let card = Some(instance.card);
            tell(Event::Set { seat, zone: zone + 1, monster: true, card });
        } else {
            self.frames.push(Frame::Arrive { id, how: Arrival::Normal, tributes, step: 0 });
        }
    }

    /// A monster comes by its own way; it can be stopped like a normal summon.
    pub(crate) fn come_by_itself(&mut self, id: Id, seat: Seat, attacks: bool) {
        let Some(zone) = self.table.free_monster_zone(seat) else { return };
        self.place(id, zone, seat, attacks);
        self.frames.push(Frame::Arrive { id, how: Arrival::Special, tributes: 0, step: 0 });
    }

    /// Section 12.1.
    pub(crate) fn check_turn(&self, seat: Seat, zone: u8) -> Result<(), Refusal> {
        let id = self.in_zone(seat, zone).ok_or(Refusal::NoCardThere)?;
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        let instance = self.table.instance(id);
        if !instance.face_up {
            return Err(Refusal::WrongPosition);
        }
        if instance.turned_on == self.count { Err(Refusal::TurnedAlready) } else { Ok(()) }
    }

    pub(crate) fn turn_monster(&mut self, seat: Seat, zone: u8, tell: &mut dyn FnMut(Event)) {
        let Some(id) = self.in_zone(seat, zone) else { return };
        let count = self.count;
        let instance = self.table.instance_mut(id);
        instance.attacks = !instance.attacks;
        instance.turned_on = count;
        tell(Event::Turned { seat, zone, attacks: instance.attacks });
    }

    /// Section 12.2.
    pub(crate) fn check_flip(&self, seat: Seat, zone: u8) -> Result<(), Refusal> {
        let id = self.in_zone(seat, zone).ok_or(Refusal::NoCardThere)?;
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        let instance = self.table.instance(id);
        if instance.face_up || instance.put_on == self.count { Err(Refusal::CannotFlip) } else { Ok(()) }
    }

    /// D-44: it counts as the change of position of this turn.
    pub(crate) fn flip(&mut self, seat: Seat, zone: u8) {
        let Some(id) = self.in_zone(seat, zone) else { return };
        let count = self.count;
        let instance = self.table.instance_mut(id);
        (instance.face_up, instance.attacks, instance.turned_on) = (true, true, count);
        self.frames.push(Frame::Arrive { id, how: Arrival::Flip, tributes: 0, step: 0 });
    }
}
