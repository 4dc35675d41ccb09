//! Which cards a phrase of the language means.

use meydan_core::Seat;

use crate::card::{Kind, Property};
use crate::language::{Bound, Face, Nature, Noun, Owner, Set, Where};
use crate::table::{Id, Place, Table};

impl Table {
    /// Whether a card is among these, said by a card of `speaker` for which so much was paid.
    #[must_use]
    pub(crate) fn is_among(&self, id: Id, set: &Set, speaker: Seat, paid: u16) -> bool {
        // Nobody can say of a face-down card what it is, only where it lies and whose it is.
        let instance = self.instance(id);
        let unseen = instance.place.is_on_field() && !instance.face_up;
        if unseen && set.asks_for_more() {
            return false;
        }
        self.is_there(id, set.at)
            && self.is_of(id, set.owner, speaker)
            && self.is_kind(id, set)
            && set.face.is_none_or(|face| self.lies(id, face))
            && set.level.as_ref().is_none_or(|bound| holds(bound, u16::from(self.level(id)), paid))
            && set.atk.as_ref().is_none_or(|bound| holds(bound, self.atk(id), paid))
    }

    /// How many of these there are.
    #[must_use]
    pub fn count(&self, set: &Set, speaker: Seat) -> u16 {
        // Nothing on the field is looked for among all cards.
        let seats = [Seat(0), Seat(1)];
        if set.at == Where::FIELD {
            let field = seats.into_iter().flat_map(|seat| self.on_field(seat));
            return field.filter(|&id| self.is_among(id, set, speaker, 0)).count() as u16;
        }
        self.instances().filter(|&(id, _)| self.is_among(id, set, speaker, 0)).count() as u16
    }

    pub(crate) fn is_there(&self, id: Id, at: Where) -> bool {
        match self.instance(id).place {
            Place::Deck => at.deck,
            Place::Hand => at.hand,
            Place::Graveyard => at.graveyard,
            Place::Monster(_) | Place::Spell(_) | Place::Field => at.field,
        }
    }

    fn is_of(&self, id: Id, owner: Owner, speaker: Seat) -> bool {
        match owner {
            Owner::Own => self.instance(id).controller == speaker,
            Owner::Opponent => self.instance(id).controller != speaker,
            Owner::Anybody => true,
        }
    }

    fn is_kind(&self, id: Id, set: &Set) -> bool {
        let card = self.card(id);
        let noun = match (set.noun, &card.kind) {
            (Noun::Card, _) => true,
            (Noun::Monster, kind) => matches!(kind, Kind::Monster(_)),
            (Noun::Spell, kind) => matches!(kind, Kind::Spell(_)),
            (Noun::SpellOrTrap, kind) => !matches!(kind, Kind::Monster(_)),
        };
        let nature = match set.nature {
            None => true,
            Some(Nature::Normal) => {
                matches!(&card.kind, Kind::Monster(body) if !body.ritual) && card.effect.is_none()
            }
            Some(Nature::Ritual) => matches!(&card.kind, Kind::Monster(body) if body.ritual),
            Some(Nature::Field) => card.kind == Kind::Spell(Property::Field),
        };
        let race = set.races.is_empty() || self.race(id).is_some_and(|race| set.races.contains(&race));
        noun && nature && race && set.attribute.is_none_or(|attribute| self.attribute(id) == Some(attribute))
    }

    fn lies(&self, id: Id, face: Face) -> bool {
        let instance = self.instance(id);
        match face {
            Face::Up => instance.face_up,
            Face::Down => instance.place.is_on_field() && !instance.face_up,
            Face::Attack => matches!(instance.place, Place::Monster(_)) && instance.attacks,
        }
    }
}

fn holds(bound: &Bound, value: u16, paid: u16) -> bool {
    match bound {
        Bound::AtLeast(least) => value >= *least,
        Bound::AtMost(most) => value <= *most,
        Bound::AtMostPaid => value <= paid,
    }
}
