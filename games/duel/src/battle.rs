//! Attacks (sections 13 and 14).

use meydan_core::Seat;

use crate::action::Refusal;
use crate::event::{Event, Fighter};
use crate::language::Modifier;
use crate::state::{Duel, Phase};
use crate::table::{Id, Place};
use crate::values::modifiers;

impl Duel {
    /// What both kinds of attack have in common.
    fn check_attacker(&self, seat: Seat, zone: u8) -> Result<Id, Refusal> {
        let id = self.in_zone(seat, zone).ok_or(Refusal::CannotAttack)?;
        let thing = self.table.thing(id);
        if !thing.face_up || !thing.attacks {
            return Err(Refusal::CannotAttack);
        }
        // D-47: nobody attacks in the first turn of a round.
        if self.phase != Phase::Battle || self.count == 1 {
            return Err(Refusal::NotInThisPhase);
        }
        // D-85.
        if self.is_barred(id) {
            return Err(Refusal::CannotAttack);
        }
        if thing.attacked_on == self.count { Err(Refusal::AttackedAlready) } else { Ok(id) }
    }

    /// Whether a face-up card forbids this monster to attack.
    fn is_barred(&self, id: Id) -> bool {
        [Seat(0), Seat(1)].into_iter().any(|seat| {
            let speaking = self.table.on_field(seat).filter(|&source| self.table.thing(source).face_up);
            speaking.into_iter().any(|source| {
                modifiers(&self.table, source).any(|modifier| match modifier {
                    Modifier::CannotAttack(set) => {
                        self.table.is_among(id, set, seat, self.table.thing(source).paid)
                    }
                    _ => false,
                })
            })
        })
    }

    fn says(&self, id: Id, said: &Modifier) -> bool {
        let thing = self.table.thing(id);
        thing.face_up && thing.copied.is_none() && modifiers(&self.table, id).any(|modifier| modifier == said)
    }

    /// Section 13.
    pub(crate) fn check_attack(&self, seat: Seat, from: u8, to: u8) -> Result<(), Refusal> {
        self.check_attacker(seat, from)?;
        let target = self.in_zone(seat.other(), to).ok_or(Refusal::NothingToAttack)?;
        let beside = self.table.monsters(seat.other()).count() > 1;
        if beside && self.says(target, &Modifier::NotAttackable) {
            Err(Refusal::NothingToAttack)
        } else {
            Ok(())
        }
    }

    /// Section 14.
    pub(crate) fn check_direct(&self, seat: Seat, from: u8) -> Result<(), Refusal> {
        self.check_attacker(seat, from)?;
        if self.table.monsters(seat.other()).next().is_some() { Err(Refusal::NotDirectly) } else { Ok(()) }
    }

    pub(crate) fn attack_directly(&mut self, seat: Seat, from: u8, tell: &mut impl FnMut(Event)) {
        let Some(id) = self.in_zone(seat, from) else { return };
        self.table.thing_mut(id).attacked_on = self.count;
        tell(Event::Attacked { seat, from, to: None });
        let damage = if self.says(id, &Modifier::NoBattleDamage) { 0 } else { self.table.atk(id) };
        tell(Event::HitDirectly { seat: seat.other(), damage });
        self.hurt(seat.other(), damage, tell);
        self.check_life(tell);
    }

    pub(crate) fn attack(&mut self, seat: Seat, from: u8, to: u8, tell: &mut impl FnMut(Event)) {
        let (Some(id), Some(target)) = (self.in_zone(seat, from), self.in_zone(seat.other(), to)) else {
            return;
        };
        self.table.thing_mut(id).attacked_on = self.count;
        tell(Event::Attacked { seat, from, to: Some(to) });
        let hidden = !self.table.thing(target).face_up;
        // Being attacked turns it face-up, and what it says counts in this battle already.
        self.table.thing_mut(target).face_up = true;
        let attacks = self.table.thing(target).attacks;
        let power = self.table.atk(id);
        let stands = if attacks { self.table.atk(target) } else { self.table.def(target) };
        let spared = |duel: &Duel, id: Id| duel.says(id, &Modifier::NotByBattle);
        let loses_target = power > stands || (power == stands && attacks);
        let loses_attacker = attacks && power <= stands;
        let target_falls = loses_target && !spared(self, target);
        let attacker_falls = loses_attacker && !spared(self, id);
        let (hurt, damage) = if self.says(id, &Modifier::NoBattleDamage) {
            (None, 0)
        } else if power > stands && attacks {
            (Some(seat.other()), power - stands)
        } else if power < stands {
            (Some(seat), stands - power)
        } else {
            (None, 0)
        };
        let fighter =
            |seat: Seat, zone: u8, card: u16, destroyed: bool| Fighter { seat, zone, card, destroyed };
        let cards = (self.table.thing(id).card, self.table.thing(target).card);
        tell(Event::Fought {
            attacker: fighter(seat, from, cards.0, attacker_falls),
            target: fighter(seat.other(), to, cards.1, target_falls),
            hidden,
            attacks,
            hurt,
            damage,
        });
        if target_falls {
            self.table.put(target, Place::Graveyard, seat);
        }
        if attacker_falls {
            self.table.put(id, Place::Graveyard, seat);
        }
        if let Some(hurt) = hurt {
            self.hurt(hurt, damage, tell);
        }
        self.check_life(tell);
    }
}
