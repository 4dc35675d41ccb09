//! The ritual summon (section 17): a ritual monster of the hand, and monsters of
//! the field whose levels add up exactly to its own.

use meydan_core::Seat;

use crate::card::Kind;
use crate::event::Event;
use crate::frame::{Frame, NONE};
use crate::state::{Arrival, Duel};
use crate::table::{Id, Place, ZONES};

/// What a ritual waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    Monster,
    Tribute,
    Position,
}

impl Duel {
    fn is_ritual(&self, id: Id) -> bool {
        matches!(&self.table.card(id).kind, Kind::Monster(body) if body.ritual)
    }

    /// Whether some ritual monster of the hand can be paid for.
    pub(crate) fn is_ritual_possible(&self, seat: Seat) -> bool {
        self.table.side(seat).hand.iter().any(|&id| self.is_ritual_payable(seat, id, &[]))
    }

    /// Whether the levels of these and of some others add up to the level of this.
    pub(crate) fn is_ritual_payable(&self, seat: Seat, id: Id, chosen: &[Id]) -> bool {
        if !self.is_ritual(id) {
            return false;
        }
        let level = |id: Id| u32::from(self.table.level(id));
        let paid: u32 = chosen.iter().map(|&id| level(id)).sum();
        let mut left = [0u32; ZONES];
        let monsters = self.table.monsters(seat).filter(|id| !chosen.contains(id));
        for (slot, monster) in left.iter_mut().zip(monsters) {
            *slot = level(monster);
        }
        let some = |picked: u32| -> u32 {
            (0..).zip(left).filter(|(zone, _)| picked >> zone & 1 == 1).map(|(_, level)| level).sum()
        };
        // Five monsters: every subset is looked at.
        (0..1u32 << ZONES).any(|picked| paid + some(picked) == level(id))
    }

    /// What the ritual on top waits for.
    pub(crate) fn ritual_waits(&self) -> Option<Waiting> {
        let Some(Frame::Ritual { id, chosen, count, .. }) = self.frames.last() else { return None };
        if *id == NONE {
            return Some(Waiting::Monster);
        }
        let level = |id: Id| u32::from(self.table.level(id));
        let paid: u32 = chosen[..usize::from(*count)].iter().map(|&id| level(id)).sum();
        Some(if paid < level(*id) { Waiting::Tribute } else { Waiting::Position })
    }

    /// Whether this may be pointed at now.
    pub(crate) fn is_for_ritual(&self, seat: Seat, other: Id) -> bool {
        let Some(Frame::Ritual { id, chosen, count, .. }) = self.frames.last() else { return false };
        let chosen = &chosen[..usize::from(*count)];
        let instance = self.table.instance(other);
        match self.ritual_waits() {
            Some(Waiting::Monster) => {
                instance.place == Place::Hand && self.is_ritual_payable(seat, other, &[])
            }
            Some(Waiting::Tribute) => {
                let mut with = [NONE; ZONES + 1];
                with[..chosen.len()].copy_from_slice(chosen);
                with[chosen.len()] = other;
                matches!(instance.place, Place::Monster(_))
                    && instance.controller == seat
                    && !chosen.contains(&other)
                    && self.is_ritual_payable(seat, *id, &with[..=chosen.len()])
            }
            _ => false,
        }
    }

    pub(crate) fn choose_for_ritual(&mut self, other: Id) {
        let Some(Frame::Ritual { id, chosen, count, .. }) = self.frames.last_mut() else { return };
        if *id == NONE {
            *id = other;
        } else if usize::from(*count) < ZONES {
            chosen[usize::from(*count)] = other;
            *count += 1;
        }
    }

    /// The tributes leave, then the monster comes (D-56).
    pub(crate) fn end_ritual(&mut self, attacks: bool, tell: &mut dyn FnMut(Event)) {
        let Some(Frame::Ritual { link, id, chosen, count }) = self.frames.pop() else { return };
        for &tribute in &chosen[..usize::from(count)] {
            self.give_up(tribute, tell);
        }
        self.lay(id, link.seat, attacks, Arrival::Ritual, tell);
    }

    /// Nothing was tributed; an activation that nobody answered is taken back (D-57).
    pub(crate) fn break_off_ritual(&mut self, tell: &mut dyn FnMut(Event)) {
        let Some(Frame::Ritual { link, .. }) = self.frames.pop() else { return };
        // The ability ends here without being counted as resolved.
        self.frames.pop();
        if link.answered {
            return self.send_to_graveyard(link.id, false, tell);
        }
        let instance = self.table.instance_mut(link.id);
        if link.from_hand {
            let owner = instance.owner;
            self.table.put(link.id, Place::Hand, owner);
        } else {
            instance.face_up = false;
        }
        tell(Event::TakenBack { seat: link.seat, card: self.table.instance(link.id).card });
    }
}
