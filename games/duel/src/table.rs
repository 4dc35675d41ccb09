//! The table: every card of a round and where it lies. Plain data, no heap.
//!
//! Each copy of a card is an *instance* with a number; piles and zones hold numbers.
//! Whatever an instance has gathered on the field (attacked, paid, who wears it) is
//! forgotten when it leaves.

use arrayvec::ArrayVec;
use meydan_core::Seat;

use crate::book::Index;
use crate::card::Kind;
use crate::{Book, Card};

/// Zones of monsters, and of spells and traps.
pub const ZONES: usize = 5;
/// No round has more cards: two decks of sixty, and cards made by cheats.
pub const MOST_INSTANCES: usize = 200;

/// The number of a card in a round.
pub type Id = u8;

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In its owner's deck.
    Deck,
    /// In its owner's hand.
    Hand,
    /// In a monster zone of its controller, counted from zero.
    Monster(u8),
    /// In a spell and trap zone of its controller, counted from zero.
    Spell(u8),
    /// In the field zone of its controller.
    Field,
    /// In its owner's graveyard.
    Graveyard,
}

impl Place {
    /// Whether it is on the field.
    #[must_use]
    pub const fn is_on_field(self) -> bool {
        matches!(self, Place::Monster(_) | Place::Spell(_) | Place::Field)
    }
}

/// A copy of a card in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardInstance {
    /// Which card.
    pub card: Index,
    /// Whose it is.
    pub owner: Seat,
    /// Who has it on the field; elsewhere its owner.
    pub controller: Seat,
    /// Where it lies.
    pub place: Place,
    /// Whether it lies face-up on the field.
    pub face_up: bool,
    /// Whether a monster is in attack position.
    pub attacks: bool,
    /// The base ATK that it was summoned with, where that is another than the printed one.
    pub base_atk: Option<u16>,
    /// The card that it is taken for until the end phase.
    pub copied: Option<Index>,
    /// What a cheat changed ATK and DEF by (DU-265).
    pub more: (i16, i16),
    /// Whether a cheat keeps it from being destroyed or sent away (D-94).
    pub protected: bool,
    /// The life points that were paid for it.
    pub paid: u16,
    /// The card that it goes together with: the wearer of an equip spell, or the
    /// monster that a trap keeps on the field.
    pub bound: Option<Id>,
    /// The turns of the other player that it stays for, where that is limited.
    pub stays: Option<u8>,
    /// Whether it goes back to its owner in the end phase.
    pub borrowed: bool,
    /// The turn in which it was put on the field; turns count from one.
    pub put_on: u16,
    /// The turn in which it attacked last.
    pub attacked_on: u16,
    /// The turn in which its position was changed last.
    pub turned_on: u16,
    /// The turn in which an ability of it was used last that has a limit for each turn.
    pub used_on: u16,
    /// Which of them, a bit for each.
    pub used: u8,
    /// Which abilities were used that have a limit for the whole stay, a bit for each.
    pub spent: u8,
}

impl CardInstance {
    /// A card in its owner's deck, with nothing gathered.
    const fn new(card: Index, owner: Seat) -> CardInstance {
        CardInstance {
            card,
            owner,
            controller: owner,
            place: Place::Deck,
            face_up: false,
            attacks: false,
            base_atk: None,
            copied: None,
            more: (0, 0),
            protected: false,
            paid: 0,
            bound: None,
            stays: None,
            borrowed: false,
            put_on: 0,
            attacked_on: 0,
            turned_on: 0,
            used_on: 0,
            used: 0,
            spent: 0,
        }
    }
}

/// One player's zones and piles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// The life points.
    pub life: u16,
    /// The top card is the last.
    pub deck: ArrayVec<Id, MOST_INSTANCES>,
    /// From left to right.
    pub hand: ArrayVec<Id, MOST_INSTANCES>,
    /// The oldest first.
    pub graveyard: ArrayVec<Id, MOST_INSTANCES>,
    /// By number of the zone, counted from zero.
    pub monsters: [Option<Id>; ZONES],
    /// By number of the zone, counted from zero.
    pub spells: [Option<Id>; ZONES],
    /// The field zone.
    pub field: Option<Id>,
}

/// All cards of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The cards that there are.
    pub book: Book,
    instances: ArrayVec<CardInstance, MOST_INSTANCES>,
    sides: [Side; 2],
}

impl Table {
    /// A table without cards.
    #[must_use]
    pub fn new(book: Book, life: u16) -> Table {
        let side = Side { life, ..Side::default() };
        Table { book, instances: ArrayVec::new(), sides: [side.clone(), side] }
    }

    /// A new card at the top of its owner's deck, or none if there are too many.
    pub fn make(&mut self, card: Index, owner: Seat) -> Option<Id> {
        let id = Id::try_from(self.instances.len()).ok()?;
        self.instances.try_push(CardInstance::new(card, owner)).ok()?;
        self.sides[owner.index()].deck.push(id);
        Some(id)
    }

    /// One player's side.
    #[must_use]
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// One player's side, to be changed. Cards are moved by `Table::put`.
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// A card of the round by its number.
    #[must_use]
    #[inline]
    pub fn instance(&self, id: Id) -> &CardInstance {
        &self.instances[usize::from(id)]
    }

    /// The same, to be changed. Its place is changed by `Table::put`.
    pub fn instance_mut(&mut self, id: Id) -> &mut CardInstance {
        &mut self.instances[usize::from(id)]
    }

    /// All cards of the round with their numbers.
    pub fn instances(&self) -> impl Iterator<Item = (Id, &CardInstance)> {
        (0..).zip(&self.instances)
    }

    /// A card of the round as it is printed.
    #[must_use]
    #[inline]
    pub fn card(&self, id: Id) -> &Card {
        self.book.card(self.instance(id).card)
    }

    /// The first free zone of monsters, counted from zero.
    #[must_use]
    pub(crate) fn free_monster_zone(&self, seat: Seat) -> Option<u8> {
        free(&self.side(seat).monsters)
    }

    /// The first free zone of spells and traps, counted from zero.
    #[must_use]
    pub(crate) fn free_spell_zone(&self, seat: Seat) -> Option<u8> {
        free(&self.side(seat).spells)
    }

    /// The cards on the field of a player: monsters, spells and traps, the field zone.
    #[inline]
    pub(crate) fn on_field(&self, seat: Seat) -> impl Iterator<Item = Id> {
        let side = self.side(seat);
        side.monsters.iter().chain(&side.spells).chain([&side.field]).flatten().copied()
    }

    /// The monsters of a player.
    #[inline]
    pub fn monsters(&self, seat: Seat) -> impl Iterator<Item = Id> {
        self.side(seat).monsters.iter().flatten().copied()
    }

    /// Puts a card somewhere. In a zone it is `seat`'s; elsewhere it is its owner's,
    /// and whatever it had gathered on the field is forgotten. A pile's last place
    /// is where it goes.
    ///
    /// Nothing happens if the zone is taken.
    pub fn put(&mut self, id: Id, place: Place, seat: Seat) {
        if self.zone(place, seat).is_some_and(|zone| zone.is_some()) {
            return;
        }
        self.take(id);
        let owner = self.instance(id).owner;
        match place {
            Place::Deck => self.sides[owner.index()].deck.push(id),
            Place::Hand => self.sides[owner.index()].hand.push(id),
            Place::Graveyard => self.sides[owner.index()].graveyard.push(id),
            Place::Monster(_) | Place::Spell(_) | Place::Field => {
                if let Some(zone) = self.zone_mut(place, seat) {
                    *zone = Some(id);
                }
            }
        }
        let instance = self.instance_mut(id);
        if place.is_on_field() {
            (instance.place, instance.controller) = (place, seat);
        } else {
            *instance = CardInstance { place, ..CardInstance::new(instance.card, owner) };
        }
    }

    /// Takes a card from wherever it is; a gap in the hand closes.
    fn take(&mut self, id: Id) {
        let CardInstance { place, owner, controller, .. } = *self.instance(id);
        let pile = match place {
            Place::Deck => &mut self.sides[owner.index()].deck,
            Place::Hand => &mut self.sides[owner.index()].hand,
            Place::Graveyard => &mut self.sides[owner.index()].graveyard,
            Place::Monster(_) | Place::Spell(_) | Place::Field => {
                if let Some(zone) = self.zone_mut(place, controller) {
                    *zone = None;
                }
                return;
            }
        };
        // Cards are drawn from the end, so it is looked for from there.
        if let Some(at) = pile.iter().rposition(|&other| other == id) {
            pile.remove(at);
        }
    }

    /// What lies in a zone; nothing for a pile or a zone that there is not.
    fn zone(&self, place: Place, seat: Seat) -> Option<Option<Id>> {
        let side = self.side(seat);
        match place {
            Place::Monster(zone) => side.monsters.get(usize::from(zone)).copied(),
            Place::Spell(zone) => side.spells.get(usize::from(zone)).copied(),
            Place::Field => Some(side.field),
            _ => None,
        }
    }

    fn zone_mut(&mut self, place: Place, seat: Seat) -> Option<&mut Option<Id>> {
        let side = &mut self.sides[seat.index()];
        match place {
            Place::Monster(zone) => side.monsters.get_mut(usize::from(zone)),
            Place::Spell(zone) => side.spells.get_mut(usize::from(zone)),
            Place::Field => Some(&mut side.field),
            _ => None,
        }
    }

    /// Whether every card is in exactly one place, and that place knows it.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let mut seen = [0u8; MOST_INSTANCES];
        for seat in [Seat(0), Seat(1)] {
            let side = self.side(seat);
            for &id in side.deck.iter().chain(&side.hand).chain(&side.graveyard) {
                seen[usize::from(id)] += 1;
                if self.instance(id).owner != seat || self.instance(id).place.is_on_field() {
                    return false;
                }
            }
            for id in self.on_field(seat) {
                seen[usize::from(id)] += 1;
                let instance = self.instance(id);
                if instance.controller != seat || self.zone(instance.place, seat) != Some(Some(id)) {
                    return false;
                }
            }
        }
        let piles = self.instances().all(|(id, instance)| {
            let side = self.side(instance.owner);
            match instance.place {
                Place::Deck => side.deck.contains(&id),
                Place::Hand => side.hand.contains(&id),
                Place::Graveyard => side.graveyard.contains(&id),
                _ => true,
            }
        });
        piles && self.instances().all(|(id, _)| seen[usize::from(id)] == 1)
    }

    /// Whether it is a monster.
    #[must_use]
    #[inline]
    pub fn is_monster(&self, id: Id) -> bool {
        matches!(self.card(id).kind, Kind::Monster(_))
    }
}

fn free(zones: &[Option<Id>; ZONES]) -> Option<u8> {
    zones.iter().position(Option::is_none).map(|zone| zone as u8)
}
