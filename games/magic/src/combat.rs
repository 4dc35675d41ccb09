//! Combat: naming defenders, the window for instants, and the fights (MG-13, MG-40 to MG-43, MG-62).

use arrayvec::ArrayVec;
use meydan_core::Seat;

use crate::card::Kind;
use crate::event::{CardInstance, Fighter};
use crate::layer::Looks;
use crate::state::{Body, Cast, Question, Window};
use crate::{Event, Id, Magic, Reason, Target};

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
        match (attacker..self.attacks.len()).find(|&place| self.has_defender(place)) {
            Some(place) => self.question = Question::Defend { attacker: place as u8 },
            None if self.sides.iter().any(|side| side.instants) => self.open_window(),
            None => self.fight(tell),
        }
    }

    /// Whether somebody is free who can defend against this attacker.
    fn has_defender(&self, attacker: usize) -> bool {
        let creatures = &self.side(self.turn.other()).creatures;
        creatures.iter().any(|body| self.may_defend(body, attacker))
    }

    /// Whether a creature is free to defend against the attacker with this number (MG-13, MG-60).
    #[inline]
    pub(crate) fn may_defend(&self, body: &Body, attacker: usize) -> bool {
        !body.tapped && !self.defends(body.id) && self.reaches(body, attacker)
    }

    /// Whether a creature could defend against the attacker with this number if it were free (MG-60).
    #[inline]
    pub(crate) fn reaches(&self, body: &Body, attacker: usize) -> bool {
        let attacker = self.attacks.get(attacker).and_then(|attack| self.creature(attack.attacker));
        attacker.is_none_or(|(_, attacker)| {
            let attacker = self.looks(attacker);
            !attacker.flying || self.looks(body).can_defend_against(&attacker)
        })
    }

    /// MG-62: the attacker first.
    fn open_window(&mut self) {
        self.window = Some(Window { asked: self.turn, passed: false, stack: ArrayVec::new() });
        self.question = Question::Window;
    }

    /// An instant was played, or nothing: it is the other's turn in the window. When both pass in a
    /// row, what was played resolves, the last first, and then it is fought.
    pub(crate) fn window_goes_on(&mut self, passes: bool, tell: &mut impl FnMut(Event)) {
        let Some(window) = &mut self.window else { return };
        if passes && window.passed {
            let stack = std::mem::take(&mut window.stack);
            self.window = None;
            for cast in stack.into_iter().rev() {
                self.resolve(cast, tell);
                if self.end.is_some() {
                    return;
                }
            }
            return self.fight(tell);
        }
        window.passed = passes;
        window.asked = window.asked.other();
        self.question = Question::Window;
    }

    /// An instant does what it does; nothing, if its target is gone.
    fn resolve(&mut self, Cast { seat, card, target }: Cast, tell: &mut impl FnMut(Event)) {
        let Kind::Sorcery(_, deed) = self.book.card(card).kind else { return };
        let there = match target {
            Some(Target::Card(id)) => self.is_in_play(id),
            Some(Target::Discarded(name)) => {
                self.side(seat).discard.iter().any(|&card| self.name(card) == name)
            }
            Some(Target::Player(_)) | None => true,
        };
        tell(Event::Resolves { seat, card: self.name(card), gone: !there });
        if there {
            self.do_deed(seat, deed, target, tell);
            if self.end.is_none() {
                self.bury(tell);
            }
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
            // MG-62: who was defended against stays so, also when the defender is gone.
            let gone = attack.defender.is_some_and(|id| self.creature(id).is_none());
            if gone && !looks.trample {
                damage = 0;
            }
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
            tell(Event::Fought { attacker, defender, damage, hp, gone });
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
