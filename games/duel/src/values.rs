//! What a monster is worth now: its card, or the one that it copies, and every
//! `while` of the face-up cards over it. Nothing of it is stored.

use meydan_core::Seat;

use crate::card::{Attribute, Bodily, Kind, Race};
use crate::language::{Change, Modifier, Per, Position, Start, What};
use crate::table::{Id, Place, Table};

/// ATK and DEF of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// ATK.
    pub atk: u16,
    /// DEF.
    pub def: u16,
}

impl Table {
    /// The facts that count for a monster: those of the card that it copies, or its own.
    fn body(&self, id: Id) -> Option<&Bodily> {
        let instance = self.instance(id);
        match &self.book.card(instance.copied.unwrap_or(instance.card)).kind {
            Kind::Monster(body) => Some(body),
            Kind::Spell(_) | Kind::Trap(_) => None,
        }
    }

    /// The level; 0 for what is no monster.
    #[must_use]
    pub fn level(&self, id: Id) -> u8 {
        self.body(id).map_or(0, |body| body.level)
    }

    /// The attribute of a monster.
    #[must_use]
    pub(crate) fn attribute(&self, id: Id) -> Option<Attribute> {
        self.body(id).map(|body| body.attribute)
    }

    /// The race of a monster; that of its own card, whatever it copies.
    #[must_use]
    pub(crate) fn race(&self, id: Id) -> Option<Race> {
        match &self.card(id).kind {
            Kind::Monster(body) => Some(body.race),
            Kind::Spell(_) | Kind::Trap(_) => None,
        }
    }

    /// ATK now.
    #[must_use]
    pub fn atk(&self, id: Id) -> u16 {
        self.values(id).atk
    }

    /// DEF now.
    #[must_use]
    pub fn def(&self, id: Id) -> u16 {
        self.values(id).def
    }

    /// ATK and DEF now; printed values for what is not face-up on the field.
    #[must_use]
    pub fn values(&self, id: Id) -> Values {
        let Some(body) = self.body(id) else { return Values { atk: 0, def: 0 } };
        let instance = self.instance(id);
        let base = instance.base_atk.filter(|_| instance.copied.is_none()).unwrap_or(body.atk);
        let (mut atk, mut def) = (i32::from(base), i32::from(body.def));
        let on_field = matches!(instance.place, Place::Monster(_)) && instance.face_up;
        if on_field {
            // An own rule for the ATK stands for the printed value, so it comes first.
            if instance.copied.is_none() {
                for modifier in modifiers(self, id) {
                    if let Modifier::AtkIs(amount, per) = modifier {
                        atk = i32::from(*amount) * self.times(per, instance.controller);
                    }
                }
            }
            atk += i32::from(instance.more.0);
            def += i32::from(instance.more.1);
            for seat in [Seat(0), Seat(1)] {
                for source in self.on_field(seat).filter(|&source| self.speaks(source)) {
                    for modifier in modifiers(self, source) {
                        self.change(source, seat, modifier, id, (&mut atk, &mut def));
                    }
                }
            }
        }
        let whole = |value: i32| u16::try_from(value.clamp(0, i32::from(u16::MAX))).unwrap_or(0);
        Values { atk: whole(atk), def: whole(def) }
    }

    /// Whether what a card says while it is face-up counts.
    pub(crate) fn speaks(&self, id: Id) -> bool {
        let instance = self.instance(id);
        instance.face_up && instance.copied.is_none()
    }

    fn change(
        &self,
        source: Id,
        speaker: Seat,
        modifier: &Modifier,
        id: Id,
        (atk, def): (&mut i32, &mut i32),
    ) {
        let Modifier::Change { what, change, per, position } = modifier else { return };
        let meant = match what {
            What::This => source == id,
            What::Wearer => self.instance(source).bound == Some(id),
            // The language lets no change ask for an ATK, so this asks for no values again.
            What::All(set) => self.is_among(id, set, speaker, 0),
            What::Chosen | What::It | What::Slayer => false,
        };
        let fits = match position {
            Some(Position::Attack) => self.instance(id).attacks,
            Some(Position::Defense) => !self.instance(id).attacks,
            Some(Position::Either) | None => true,
        };
        if !meant || !fits {
            return;
        }
        // What is said of a wearer counts the wearer's side, also when it changed sides.
        let whose = if *what == What::Wearer { self.instance(id).controller } else { speaker };
        let times = per.as_ref().map_or(1, |per| self.times(per, whose));
        let printed = match &self.card(id).kind {
            Kind::Monster(body) => (i32::from(body.atk), i32::from(body.def)),
            Kind::Spell(_) | Kind::Trap(_) => (0, 0),
        };
        match change {
            Change::By { atk: more, def: more_def } => {
                *atk += i32::from(*more) * times;
                *def += i32::from(*more_def) * times;
            }
            Change::PrintedDefToAtk => *atk += printed.1 * times,
            Change::PrintedAtkToDef => *def += printed.0 * times,
        }
    }

    fn times(&self, per: &Per, speaker: Seat) -> i32 {
        match per {
            Per::Each(set) => i32::from(self.count(set, speaker)),
            Per::Levels(set) => {
                let all = [Seat(0), Seat(1)].into_iter().flat_map(|seat| self.on_field(seat));
                all.filter(|&id| self.is_among(id, set, speaker, 0)).map(|id| i32::from(self.level(id))).sum()
            }
        }
    }
}

/// What a card says while it is face-up.
pub(crate) fn modifiers(table: &Table, id: Id) -> impl Iterator<Item = &Modifier> {
    table.card(id).effect.0.iter().filter_map(|ability| match &ability.start {
        Start::While(modifier) => Some(modifier),
        _ => None,
    })
}
