//! Cards that leave the field or the hand, and what goes with them.

use meydan_core::Seat;

use crate::event::{Event, Shown};
use crate::language::{Act, Moment, Start};
use crate::state::Duel;
use crate::table::{Id, Place};

impl Duel {
    /// Destroys a card on the field; elsewhere there is nothing to destroy.
    pub(crate) fn destroy(&mut self, id: Id, tell: &mut dyn FnMut(Event)) {
        let instance = *self.table.instance(id);
        if !instance.place.is_on_field() || instance.protected {
            return;
        }
        if instance.face_up && self.says_no_other_field(id) {
            self.closed_on = self.count;
        }
        tell(Event::Destroyed { at: self.opened(id) });
        let monster = self.table.is_monster(id);
        self.send_to_graveyard(id, true, tell);
        if monster {
            self.trigger_side(instance.controller, &Moment::OwnDestroyed);
        }
    }

    /// Destroys several at once: who is among them is settled before the first goes.
    pub(crate) fn destroy_all(&mut self, ids: &[Id], tell: &mut dyn FnMut(Event)) {
        for &id in ids {
            self.destroy(id, tell);
        }
    }

    /// From the field to its owner's graveyard, with everything that hangs on it.
    pub(crate) fn send_to_graveyard(&mut self, id: Id, destroyed: bool, tell: &mut dyn FnMut(Event)) {
        let instance = *self.table.instance(id);
        if !instance.place.is_on_field() {
            return;
        }
        self.table.put(id, Place::Graveyard, instance.owner);
        if instance.owner == instance.controller {
            self.trigger_side(instance.owner, &Moment::OwnSentToGraveyard);
        }
        self.trigger(id, instance.controller, &Moment::SentToGraveyard, None);
        // What this card kept on the field goes with it.
        if let Some(kept) = instance.bound.filter(|_| self.keeps(id)) {
            self.destroy(kept, tell);
        }
        self.let_go(id, destroyed, tell);
    }

    /// A summon or an activation that was stopped: the card never was on the field,
    /// so nothing notices that it leaves.
    pub(crate) fn send_to_graveyard_unnoticed(&mut self, id: Id) {
        let instance = self.table.instance(id);
        if instance.place.is_on_field() && !instance.protected {
            let owner = self.table.instance(id).owner;
            self.table.put(id, Place::Graveyard, owner);
        }
    }

    /// Cards that were bound to this one: equip spells fall with their wearer, a
    /// card that kept it is destroyed if it was destroyed.
    pub(crate) fn let_go(&mut self, id: Id, destroyed: bool, tell: &mut dyn FnMut(Event)) {
        for seat in [Seat(0), Seat(1)] {
            let zones = self.table.side(seat).spells;
            for other in zones.into_iter().flatten() {
                if self.table.instance(other).bound != Some(id) {
                    continue;
                }
                self.table.instance_mut(other).bound = None;
                if destroyed || !self.keeps(other) {
                    self.destroy(other, tell);
                }
            }
        }
    }

    /// Whether a card keeps a monster on the field (`bind`), rather than being worn by it.
    fn keeps(&self, id: Id) -> bool {
        let binds = |act: &Act| matches!(act, Act::Bind(_));
        self.table.card(id).effect.0.iter().any(|ability| ability.acts.iter().any(binds))
    }

    /// From the hand to the graveyard.
    pub(crate) fn discard(&mut self, id: Id, tell: &mut dyn FnMut(Event)) {
        let instance = *self.table.instance(id);
        if instance.place == Place::Hand {
            self.table.put(id, Place::Graveyard, instance.owner);
            tell(Event::Discarded { seat: instance.owner, card: instance.card });
        }
    }

    /// A monster is given up.
    pub(crate) fn give_up(&mut self, id: Id, tell: &mut dyn FnMut(Event)) {
        let instance = *self.table.instance(id);
        if let Place::Monster(zone) = instance.place {
            tell(Event::Tributed { seat: instance.controller, zone: zone + 1, card: instance.card });
            self.send_to_graveyard(id, false, tell);
        }
    }

    /// Where a card lies and which it is, for everybody's eyes.
    pub(crate) fn opened(&self, id: Id) -> Shown {
        let instance = self.table.instance(id);
        Shown::new(instance.controller, instance.place, Some(instance.card))
    }

    /// The same, but nothing of what lies face-down or in a hand.
    pub(crate) fn shown(&self, id: Id) -> Shown {
        let instance = self.table.instance(id);
        let open = instance.face_up || instance.place == Place::Graveyard;
        Shown::new(instance.controller, instance.place, Some(instance.card).filter(|_| open))
    }

    /// Whether an ability of a card begins like this.
    pub(crate) fn begins(&self, id: Id, fits: impl Fn(&Start) -> bool) -> bool {
        self.table.card(id).effect.0.iter().any(|ability| fits(&ability.start))
    }
}
