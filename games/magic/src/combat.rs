//! Combat: naming defenders, and the fights (MG-13, MG-40 to MG-43).

use meydan_core::Seat;

use crate::event::{CardInstance, Fighter};
use crate::layer::Looks;
use crate::state::Question;
use crate::{Event, Id, Magic, Reason};

impl Magic {
    /// All attackers are named: defenders are asked for, where there are any.
    pub(crate) fn attackers_named(&mut self, tell: &mut impl FnMut(Event)) {
        if self.attacks.is_empty() {
            return self.end_phase(tell);
        }
        self.ask_defender(0, tell);
    }

    /// Asks for a defender against this attacker, or fights when nobody is left to ask for.
    fn ask_defender(&mut self, attacker: usize, tell: &mut impl FnMut(Event)) {
        let creatures = &self.side(self.turn.other()).creatures;
        let free = creatures.iter().any(|body| !body.tapped && !self.defends(body.id));
        if free && attacker < self.attacks.len() {
            self.question = Question::Defend { attacker: attacker as u8 };
        } else {
            self.fight(tell);
        }
    }

    pub(crate) fn defend(&mut self, seat: Seat, id: Option<Id>, tell: &mut impl FnMut(Event)) {
        let Question::Defend { attacker } = self.question else { return };
        let place = usize::from(attacker);
        self.attacks[place].defender = id;
        let attacker = self.fighter(self.attacks[place].attacker);
        let defender = id.and_then(|id| self.fighter(id));
        match (attacker, defender) {
            (Some((attacker, _)), Some((defender, _))) => {
                debug_assert_eq!(defender.seat, seat);
                tell(Event::Defends { defender, attacker });
            }
            (Some((attacker, _)), None) => tell(Event::Unopposed { attacker }),
            (None, _) => {}
        }
        self.ask_defender(place + 1, tell);
    }

    fn fighter(&self, id: Id) -> Option<(CardInstance, Looks)> {
        self.creature(id).map(|(seat, body)| (self.thing(seat, id, body.card), self.looks(body)))
    }

    /// All pairs fight at once; they are told in the order of declaration.
    fn fight(&mut self, tell: &mut impl FnMut(Event)) {
        let target = self.turn.other();
        let attacks = std::mem::take(&mut self.attacks);
        for attack in attacks {
            let Some((thing, looks)) = self.fighter(attack.attacker) else { continue };
            let mut attacker = entering(thing, looks);
            let mut damage = looks.power;
            let mut defender = None;
            if let Some((other, theirs)) = attack.defender.and_then(|id| self.fighter(id)) {
                let mut fighter = entering(other, theirs);
                clash(&mut attacker, looks, &mut fighter, theirs);
                // MG-41: only who hits tramples.
                let excess = i16::from(looks.power) - theirs.left;
                damage =
                    if looks.trample && attacker.hit { u8::try_from(excess.max(0)).unwrap_or(0) } else { 0 };
                self.wound(other.id, if attacker.hit { looks.power } else { 0 });
                self.wound(thing.id, if fighter.hit { theirs.power } else { 0 });
                defender = Some(fighter);
            }
            let side = self.side_mut(target);
            side.hp -= i16::from(damage);
            let hp = side.hp;
            self.stirred |= damage > 0;
            tell(Event::Fought { attacker, defender, damage, hp });
        }
        self.bury(tell);
        if self.side(target).hp <= 0 {
            return self.finish(Reason::Hp, Some(target), tell);
        }
        self.end_phase(tell);
    }

    fn wound(&mut self, id: Id, damage: u8) {
        let mut bodies = self.sides.iter_mut().flat_map(|side| &mut side.creatures);
        if let Some(body) = bodies.find(|body| body.id == id) {
            body.damage = body.damage.saturating_add(damage);
        }
    }
}

fn entering(thing: CardInstance, looks: Looks) -> Fighter {
    Fighter { thing, power: looks.power, hp: looks.left, first: false, hit: true, destroyed: false }
}

/// MG-40, MG-42.
fn clash(attacker: &mut Fighter, looks: Looks, defender: &mut Fighter, theirs: Looks) {
    let kills = |looks: Looks, other: Looks| i16::from(looks.power) >= other.left;
    if looks.first_strike != theirs.first_strike {
        let first = looks.first_strike;
        attacker.first = first;
        defender.first = !first;
        attacker.hit = first || !kills(theirs, looks);
        defender.hit = !first || !kills(looks, theirs);
    }
    attacker.destroyed = defender.hit && kills(theirs, looks);
    defender.destroyed = attacker.hit && kills(looks, theirs);
}
