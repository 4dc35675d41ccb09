//! What happens by itself: queued when its moment comes, begun when everything
//! before it is settled; those of the player whose turn it is come first.
//!
//! What a monster does by itself is an activation and can be answered. What a
//! face-up spell or trap does by itself simply happens, unless its player may
//! choose; an upkeep is nobody's business but its player's.

use meydan_core::Seat;

use crate::frame::{About, Frame, Link, NONE, Paying, Trigger};
use crate::language::{Ability, Limit, Moment, Start};
use crate::state::{Duel, MOST_DEEDS};
use crate::table::Id;

impl Duel {
    /// Queues the abilities of a card whose moment this is.
    pub(crate) fn trigger(&mut self, id: Id, seat: Seat, moment: &Moment, about: Option<Id>) {
        let card = self.table.card(id);
        for (number, ability) in (0..).zip(&card.effect.0) {
            if matches!(&ability.start, Start::When(when) if when == moment) {
                let trigger = Trigger { id, ability: number, seat, about: about.unwrap_or(NONE) };
                // Cards of one's own could go round in circles: what finds no room does not happen.
                if !self.triggers.is_full() {
                    self.triggers.push(trigger);
                }
            }
        }
    }

    /// Queues the abilities of all face-up cards of a player whose moment this is.
    pub(crate) fn trigger_side(&mut self, seat: Seat, moment: &Moment) {
        let mut ids: arrayvec::ArrayVec<Id, 11> = self.table.on_field(seat).collect();
        ids.retain(|id| self.table.instance(*id).face_up);
        for id in ids {
            self.trigger(id, seat, moment, None);
        }
    }

    /// Whether an ability can be answered when it happens.
    pub(crate) fn is_answerable(&self, id: Id, ability: &Ability) -> bool {
        let own_choice = ability.may || ability.choice.is_some();
        ability.otherwise.is_empty() && (self.table.is_monster(id) || own_choice)
    }

    /// The first that simply happens.
    fn plain_trigger(&self) -> Option<usize> {
        self.triggers.iter().position(|trigger| {
            let ability = self.ability(trigger.id, trigger.ability);
            !ability.may && !self.is_answerable(trigger.id, ability)
        })
    }

    /// Whether something is about to happen at the same time.
    pub(crate) fn has_plain_trigger(&self) -> bool {
        self.plain_trigger().is_some()
    }

    /// Begins one that simply happens, if there is one.
    pub(crate) fn begin_plain_trigger(&mut self) -> bool {
        self.plain_trigger().is_some_and(|place| {
            let trigger = self.triggers.remove(place);
            self.begin_trigger(trigger);
            true
        })
    }

    /// Begins the next one, if there is one.
    pub(crate) fn begin_next_trigger(&mut self) -> bool {
        if self.triggers.is_empty() {
            return false;
        }
        let own = self.triggers.iter().position(|trigger| trigger.seat == self.turn);
        let trigger = self.triggers.remove(own.unwrap_or(0));
        self.begin_trigger(trigger);
        true
    }

    fn begin_trigger(&mut self, trigger: Trigger) {
        if self.deeds >= MOST_DEEDS {
            return;
        }
        self.deeds += 1;
        let ability = self.ability(trigger.id, trigger.ability);
        let Start::When(moment) = &ability.start else { return };
        // What speaks of itself may have left the field; what watches others must still lie there.
        let of_itself = matches!(
            moment,
            Moment::DestroyedByBattle
                | Moment::SentToGraveyard
                | Moment::Flipped
                | Moment::NormalSummoned
                | Moment::SummonedWith(_)
                | Moment::AttackedFaceDown
        );
        let instance = self.table.instance(trigger.id);
        let watches = instance.place.is_on_field() && instance.face_up && instance.controller == trigger.seat;
        // An attack that was stopped or lost its attacker concerns nobody any more.
        let over = matches!(moment, Moment::Attacked | Moment::OwnAttacked) && !self.is_attack_on();
        if over || !(of_itself || watches) || !self.is_within_limit(trigger.id, trigger.ability) {
            return;
        }
        let upkeep = !ability.otherwise.is_empty();
        if ability.may {
            if upkeep && !self.can_pay(trigger.id, trigger.seat, ability) {
                self.begin_otherwise(trigger);
            } else {
                self.frames.push(Frame::Ask { trigger });
            }
        } else {
            self.prepare_trigger(trigger);
        }
    }

    /// The answer to whether an effect is wanted.
    pub(crate) fn answer_whether(&mut self, wanted: bool) {
        let Some(Frame::Ask { trigger }) = self.frames.pop() else { return };
        if wanted {
            self.prepare_trigger(trigger);
        } else {
            self.begin_otherwise(trigger);
        }
    }

    fn link_of(&self, trigger: Trigger) -> Link {
        let about = if trigger.about == NONE { About::Nothing } else { About::Card(trigger.about) };
        Link::new(trigger.id, trigger.ability, trigger.seat, about)
    }

    /// Costs and choices; where there is nothing to choose nothing happens.
    fn prepare_trigger(&mut self, trigger: Trigger) {
        let link = self.link_of(trigger);
        if self.is_usable(&link) {
            self.frames.push(Frame::Prepare { link, paying: Paying::NOTHING, trigger: true });
        }
    }

    fn begin_otherwise(&mut self, trigger: Trigger) {
        if !self.ability(trigger.id, trigger.ability).otherwise.is_empty() {
            let link = self.link_of(trigger);
            self.frames.push(Frame::Do { link, act: 0, otherwise: true, picked: NONE });
        }
    }

    /// An ability of a card.
    pub(crate) fn ability(&self, id: Id, number: u8) -> &Ability {
        &self.table.card(id).effect.0[usize::from(number)]
    }

    /// Whether it may be used once more.
    pub(crate) fn is_within_limit(&self, id: Id, number: u8) -> bool {
        let instance = self.table.instance(id);
        let bit = 1u8 << (number & 7);
        match self.ability(id, number).limit {
            Limit::None => true,
            Limit::Turn => instance.used_on != self.count || instance.used & bit == 0,
            Limit::Stay => instance.spent & bit == 0,
        }
    }

    /// Notes that it was used.
    pub(crate) fn note_use(&mut self, id: Id, number: u8) {
        let count = self.count;
        let limit = self.ability(id, number).limit;
        let bit = 1u8 << (number & 7);
        let instance = self.table.instance_mut(id);
        match limit {
            Limit::None => {}
            Limit::Turn => {
                instance.used = if instance.used_on == count { instance.used | bit } else { bit };
                instance.used_on = count;
            }
            Limit::Stay => instance.spent |= bit,
        }
    }
}
