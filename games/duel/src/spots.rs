//! Places as a player points at them: their numbers, and the order in which choices are
//! offered (D-75). Whoever draws or lists places asks here and counts nothing again.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use meydan_core::{Place, Seat};

use crate::Book;
use crate::action::{Spot, read_number};
use crate::book::Index;
use crate::language::Where;
use crate::state::Duel;
use crate::table::{self, Id, MOST_INSTANCES, ZONES};
use crate::view::{FieldCard, View};

/// The numbers of the zones of a row from left to right (7.3), as their own player sees
/// them; seen by the other one it is turned round.
#[must_use]
pub const fn zones_in_row(own: bool) -> [u8; ZONES] {
    if own { [5, 3, 1, 2, 4] } else { [4, 2, 1, 3, 5] }
}

impl table::Place {
    /// How a zone is pointed at, by its own player or by the other one; a pile has no such place.
    #[must_use]
    pub const fn spot(self, own: bool) -> Option<Spot> {
        Some(match (self, own) {
            (table::Place::Monster(zone), true) => Spot::Monster(zone + 1),
            (table::Place::Monster(zone), false) => Spot::OpponentMonster(zone + 1),
            (table::Place::Spell(zone), true) => Spot::Spell(zone + 1),
            (table::Place::Spell(zone), false) => Spot::OpponentSpell(zone + 1),
            (table::Place::Field, true) => Spot::Field,
            (table::Place::Field, false) => Spot::OpponentField,
            (table::Place::Deck | table::Place::Hand | table::Place::Graveyard, _) => return None,
        })
    }
}

impl Spot {
    /// The place that a finger touches.
    #[must_use]
    pub fn place(self) -> Place {
        let text = self.to_string();
        match self {
            Spot::Field | Spot::OpponentField => Place::new(text),
            _ => {
                let (pile, number) = text.rsplit_once('-').unwrap_or((&text, ""));
                Place::new(format!("{pile}:{number}"))
            }
        }
    }

    /// What is pointed at in a place; nothing if it is none of the field and its piles.
    #[must_use]
    pub fn at(place: &Place) -> Option<Spot> {
        place.as_str().replace(':', "-").parse().ok()
    }
}

/// The different cards among these in alphabetical order: places of a deck count in it.
fn deck_names(book: &Book, cards: impl Iterator<Item = Index>) -> ArrayVec<Index, MOST_INSTANCES> {
    let mut names = ArrayVec::new();
    // No deck has more cards than a round.
    for card in cards.take(MOST_INSTANCES) {
        if let Err(place) = names.binary_search_by_key(&book.rank(card), |&known| book.rank(known)) {
            names.insert(place, card);
        }
    }
    names
}

/// What lies in a zone, by its number.
fn in_zone<T>(zones: &[Option<T>; ZONES], number: u8) -> Option<&T> {
    zones.get(usize::from(number).checked_sub(1)?)?.as_ref()
}

impl View {
    /// What lies on the field where `seat` points.
    #[must_use]
    pub fn field_card(&self, seat: Seat, spot: Spot) -> Option<&FieldCard> {
        let (own, other) = (&self.sides[seat.index()], &self.sides[seat.other().index()]);
        match spot {
            Spot::Monster(number) => in_zone(&own.monsters, number),
            Spot::OpponentMonster(number) => in_zone(&other.monsters, number),
            Spot::Spell(number) => in_zone(&own.spells, number),
            Spot::OpponentSpell(number) => in_zone(&other.spells, number),
            Spot::Field => own.field.as_ref(),
            Spot::OpponentField => other.field.as_ref(),
            _ => None,
        }
    }

    /// Which card lies in a place that `seat` points at, where this viewer may know.
    #[must_use]
    pub fn card_at(&self, seat: Seat, place: &Place) -> Option<Index> {
        let (own, other) = (&self.sides[seat.index()], &self.sides[seat.other().index()]);
        let nth = |cards: &[Index], number: u8| cards.get(usize::from(number).checked_sub(1)?).copied();
        match Spot::at(place) {
            Some(Spot::Hand(number)) => nth(own.hand.as_deref()?, number),
            Some(Spot::Graveyard(number)) => nth(&own.graveyard, number),
            Some(Spot::OpponentGraveyard(number)) => nth(&other.graveyard, number),
            Some(Spot::Deck(number)) => nth(&self.deck_names(seat), number),
            Some(spot) => self.field_card(seat, spot)?.card,
            None => match place.as_str().split_once(':')? {
                ("main", number) => nth(own.main.as_deref()?, read_number(number)?),
                ("side", number) => nth(own.side_cards.as_deref()?, read_number(number)?),
                ("card", number) => {
                    number.parse().ok().filter(|&card| usize::from(card) < self.book.cards().len())
                }
                _ => None,
            },
        }
    }

    /// The cards of the deck of `seat` by the numbers of their places: each once, in
    /// alphabetical order. None where this viewer may not know them.
    #[must_use]
    pub fn deck_names(&self, seat: Seat) -> Vec<Index> {
        let cards = self.sides[seat.index()].deck_cards.iter().flatten();
        deck_names(&self.book, cards.copied()).to_vec()
    }
}

impl Duel {
    /// What lies where `seat` points.
    pub(crate) fn at(&self, seat: Seat, spot: Spot) -> Option<Id> {
        let (own, other) = (self.table.side(seat), self.table.side(seat.other()));
        let pile = |pile: &[Id], number: u8| pile.get(usize::from(number).checked_sub(1)?).copied();
        match spot {
            Spot::Monster(number) => in_zone(&own.monsters, number).copied(),
            Spot::OpponentMonster(number) => in_zone(&other.monsters, number).copied(),
            Spot::Spell(number) => in_zone(&own.spells, number).copied(),
            Spot::OpponentSpell(number) => in_zone(&other.spells, number).copied(),
            Spot::Field => own.field,
            Spot::OpponentField => other.field,
            Spot::Hand(number) => pile(&own.hand, number),
            Spot::Graveyard(number) => pile(&own.graveyard, number),
            Spot::OpponentGraveyard(number) => pile(&other.graveyard, number),
            Spot::Deck(number) => {
                let card = *self.deck_names(seat).get(usize::from(number).checked_sub(1)?)?;
                own.deck.iter().copied().find(|&id| self.table.instance(id).card == card)
            }
        }
    }

    /// The different cards of a deck in alphabetical order.
    fn deck_names(&self, seat: Seat) -> ArrayVec<Index, MOST_INSTANCES> {
        let deck = self.table.side(seat).deck.iter();
        deck_names(&self.table.book, deck.map(|&id| self.table.instance(id).card))
    }

    /// Every place with a card in it, in order.
    pub(crate) fn for_each_spot(
        &self,
        seat: Seat,
        at: Where,
        f: &mut impl FnMut(Spot, Id) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (own, other) = (self.table.side(seat), self.table.side(seat.other()));
        let zones = |zones: &[Option<Id>; ZONES]| (1..).zip(*zones);
        if at.field {
            for (number, id) in zones(&own.monsters) {
                id.map_or(ControlFlow::Continue(()), |id| f(Spot::Monster(number), id))?;
            }
            for (number, id) in zones(&other.monsters) {
                id.map_or(ControlFlow::Continue(()), |id| f(Spot::OpponentMonster(number), id))?;
            }
            for (number, id) in zones(&own.spells) {
                id.map_or(ControlFlow::Continue(()), |id| f(Spot::Spell(number), id))?;
            }
            for (number, id) in zones(&other.spells) {
                id.map_or(ControlFlow::Continue(()), |id| f(Spot::OpponentSpell(number), id))?;
            }
            own.field.map_or(ControlFlow::Continue(()), |id| f(Spot::Field, id))?;
            other.field.map_or(ControlFlow::Continue(()), |id| f(Spot::OpponentField, id))?;
        }
        if at.hand {
            for (number, &id) in (1..).zip(&own.hand) {
                f(Spot::Hand(number), id)?;
            }
        }
        if at.graveyard {
            for (number, &id) in (1..).zip(&own.graveyard) {
                f(Spot::Graveyard(number), id)?;
            }
            for (number, &id) in (1..).zip(&other.graveyard) {
                f(Spot::OpponentGraveyard(number), id)?;
            }
        }
        if at.deck {
            for number in (1..).take(self.deck_names(seat).len()) {
                let id = self.at(seat, Spot::Deck(number));
                id.map_or(ControlFlow::Continue(()), |id| f(Spot::Deck(number), id))?;
            }
        }
        ControlFlow::Continue(())
    }
}
