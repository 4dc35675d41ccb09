//! Attacks (sections 13 and 14).

use meydan_core::Seat;

use crate::action::Refusal;
use crate::event::{Event, Fighter};
use crate::frame::{Frame, Happening, NONE};
use crate::language::{Modifier, Moment};
use crate::state::{Duel, Phase};
use crate::table::{Id, Place, ZONES};
use crate::values::modifiers;

impl Duel {
    /// What both kinds of attack have in common.
    pub(crate) fn check_attacker(&self, seat: Seat, zone: u8) -> Result<Id, Refusal> {
        let id = self.in_zone(seat, zone).ok_or(Refusal::CannotAttack)?;
        let instance = self.table.instance(id);
        if !instance.face_up || !instance.attacks {
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
        if instance.attacked_on == self.count { Err(Refusal::AttackedAlready) } else { Ok(id) }
    }

    /// Whether a face-up card forbids this monster to attack.
    pub(crate) fn is_barred(&self, id: Id) -> bool {
        [Seat(0), Seat(1)].into_iter().any(|seat| {
            let speaking = self.table.on_field(seat).filter(|&source| self.table.instance(source).face_up);
            speaking.into_iter().any(|source| {
                modifiers(&self.table, source).any(|modifier| match modifier {
                    Modifier::CannotAttack(set) => {
                        self.table.is_among(id, set, seat, self.table.instance(source).paid)
                    }
                    _ => false,
                })
            })
        })
    }

    fn says(&self, id: Id, said: &Modifier) -> bool {
        let instance = self.table.instance(id);
        instance.face_up
            && instance.copied.is_none()
            && modifiers(&self.table, id).any(|modifier| modifier == said)
    }

    /// Section 13.
    pub(crate) fn check_attack(&self, seat: Seat, from: u8, to: u8) -> Result<(), Refusal> {
        self.check_attacker(seat, from)?;
        let target = self.in_zone(seat.other(), to).ok_or(Refusal::NothingToAttack)?;
        let beside = self.table.monsters(seat.other()).count() > 1;
        if beside && self.says(target, &Modifier::NotAttackable) {
            Err(Refusal::NotAttackable)
        } else {
            Ok(())
        }
    }

    /// Section 14.
    pub(crate) fn check_direct(&self, seat: Seat, from: u8) -> Result<(), Refusal> {
        self.check_attacker(seat, from)?;
        if self.table.monsters(seat.other()).next().is_some() { Err(Refusal::NotDirectly) } else { Ok(()) }
    }

    /// Declares an attack; a zone of none is the player.
    pub(crate) fn declare(&mut self, seat: Seat, from: u8, to: Option<u8>, tell: &mut dyn FnMut(Event)) {
        let Some(attacker) = self.in_zone(seat, from) else { return };
        let target = to.and_then(|zone| self.in_zone(seat.other(), zone)).unwrap_or(NONE);
        self.table.instance_mut(attacker).attacked_on = self.count;
        tell(Event::Attacked { seat, from, to });
        let against = self.defenders();
        self.frames.push(Frame::Attack { attacker, target, against, atk: None, stopped: false, step: 0 });
    }

    /// The monsters in front of who attacks.
    fn defenders(&self) -> [Id; ZONES] {
        self.table.side(self.turn.other()).monsters.map(|zone| zone.unwrap_or(NONE))
    }

    /// Stops the attack that is going on.
    pub(crate) fn stop_attack(&mut self, tell: &mut dyn FnMut(Event)) {
        let seat = self.turn;
        if let Some(Frame::Attack { stopped, .. }) = self.attack_frame()
            && !*stopped
        {
            *stopped = true;
            tell(Event::AttackNegated { seat });
        }
    }

    /// The window for traps, the questions of monsters, the fight (D-84).
    pub(crate) fn run_attack(&mut self, tell: &mut dyn FnMut(Event)) {
        let Some(Frame::Attack { attacker, target, against, atk, stopped, step }) = self.frames.last_mut()
        else {
            return;
        };
        let (attacker, target, against, atk, stopped, now) =
            (*attacker, *target, *against, *atk, *stopped, *step);
        *step += 1;
        if now == 0 {
            return self.open_window(Happening::Attack);
        }
        if now > 2 || stopped || !self.is_able(attacker) {
            self.frames.pop();
            return;
        }
        // Other monsters are there than when it was declared: it is declared anew, or not.
        if against != self.defenders() {
            self.frames.pop();
            let instance = self.table.instance_mut(attacker);
            instance.attacked_on = 0;
            if let Place::Monster(zone) = instance.place {
                tell(Event::AttackReturned { seat: self.turn, from: zone + 1 });
            }
            return;
        }
        let defender = self.turn.other();
        match (now, target) {
            (1, NONE) => {}
            (1, _) => {
                if self.table.instance(target).face_up {
                    self.trigger(target, defender, &Moment::Attacked, None);
                }
                self.trigger_side(defender, &Moment::OwnAttacked);
            }
            (_, NONE) => self.hit(attacker, tell),
            _ => self.fight(attacker, target, atk, tell),
        }
    }

    /// Whether an attack goes on, so far.
    pub(crate) fn is_attack_on(&self) -> bool {
        self.frames.iter().any(|frame| match frame {
            Frame::Attack { attacker, stopped, .. } => !stopped && self.is_able(*attacker),
            _ => false,
        })
    }

    /// Whether a monster can still attack.
    fn is_able(&self, id: Id) -> bool {
        let instance = self.table.instance(id);
        let there = matches!(instance.place, Place::Monster(_)) && instance.controller == self.turn;
        there && instance.face_up && instance.attacks
    }

    /// Section 14.
    fn hit(&mut self, attacker: Id, tell: &mut dyn FnMut(Event)) {
        let seat = self.turn.other();
        let damage =
            if self.says(attacker, &Modifier::NoBattleDamage) { 0 } else { self.table.atk(attacker) };
        tell(Event::HitDirectly { seat, damage });
        self.hurt(seat, damage, tell);
        self.check_life(tell);
    }

    /// Section 13.
    fn fight(&mut self, id: Id, target: Id, atk: Option<u16>, tell: &mut dyn FnMut(Event)) {
        let seat = self.turn;
        let (Place::Monster(from), Place::Monster(to)) =
            (self.table.instance(id).place, self.table.instance(target).place)
        else {
            return;
        };
        let hidden = !self.table.instance(target).face_up;
        // Being attacked turns it face-up, and what it says counts in this battle already.
        self.table.instance_mut(target).face_up = true;
        let attacks = self.table.instance(target).attacks;
        let power = atk.unwrap_or_else(|| self.table.atk(id));
        let stands = if attacks { self.table.atk(target) } else { self.table.def(target) };
        let spared =
            |duel: &Duel, id: Id| duel.table.instance(id).protected || duel.says(id, &Modifier::NotByBattle);
        let loses_target = power > stands || (power == stands && attacks);
        let loses_attacker = attacks && power <= stands;
        let target_falls = loses_target && !spared(self, target);
        let attacker_falls = loses_attacker && !spared(self, id);
        let (hurt, difference) = if power > stands && attacks {
            (Some(seat.other()), power - stands)
        } else if power < stands {
            (Some(seat), stands - power)
        } else {
            (None, 0)
        };
        let damage = if self.says(id, &Modifier::NoBattleDamage) { 0 } else { difference };
        let fighter = |seat: Seat, zone: u8, card: u16, destroyed: bool| Fighter {
            seat,
            zone: zone + 1,
            card,
            destroyed,
        };
        let cards = (self.table.instance(id).card, self.table.instance(target).card);
        tell(Event::Fought {
            attacker: fighter(seat, from, cards.0, attacker_falls),
            target: fighter(seat.other(), to, cards.1, target_falls),
            hidden,
            attacks,
            hurt,
            damage,
        });
        if let Some(hurt) = hurt {
            self.hurt(hurt, damage, tell);
            if self.check_life(tell) {
                return;
            }
        }
        if hidden {
            self.trigger(target, seat.other(), &Moment::Flipped, None);
            self.trigger(target, seat.other(), &Moment::AttackedFaceDown, None);
        }
        if target_falls {
            self.fall(target, id, tell);
        }
        if attacker_falls {
            self.fall(id, target, tell);
        }
    }

    /// A monster is destroyed by battle; the line of the fight has told it.
    fn fall(&mut self, id: Id, slayer: Id, tell: &mut dyn FnMut(Event)) {
        let seat = self.table.instance(id).controller;
        self.send_to_graveyard(id, true, tell);
        self.trigger(id, seat, &Moment::DestroyedByBattle, Some(slayer));
        self.trigger_side(seat, &Moment::OwnDestroyed);
    }
}
