//! Places as a player points at them, in the order in which choices are offered (D-75).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use meydan_core::Seat;

use crate::action::Spot;
use crate::book::Index;
use crate::deck::MOST_MAIN;
use crate::language::Where;
use crate::state::Duel;
use crate::table::{Id, ZONES};

impl Duel {
    /// What lies where `seat` points.
    pub(crate) fn at(&self, seat: Seat, spot: Spot) -> Option<Id> {
        let (own, other) = (self.table.side(seat), self.table.side(seat.other()));
        let zone =
            |zones: &[Option<Id>; ZONES], number: u8| *zones.get(usize::from(number).checked_sub(1)?)?;
        let pile = |pile: &[Id], number: u8| pile.get(usize::from(number).checked_sub(1)?).copied();
        match spot {
            Spot::Monster(number) => zone(&own.monsters, number),
            Spot::OpponentMonster(number) => zone(&other.monsters, number),
            Spot::Spell(number) => zone(&own.spells, number),
            Spot::OpponentSpell(number) => zone(&other.spells, number),
            Spot::Field => own.field,
            Spot::OpponentField => other.field,
            Spot::Hand(number) => pile(&own.hand, number),
            Spot::Graveyard(number) => pile(&own.graveyard, number),
            Spot::OpponentGraveyard(number) => pile(&other.graveyard, number),
            Spot::Deck(number) => {
                let card = *self.deck_names(seat).get(usize::from(number).checked_sub(1)?)?;
                own.deck.iter().copied().find(|&id| self.table.thing(id).card == card)
            }
        }
    }

    /// The different cards of a deck in alphabetical order.
    pub(crate) fn deck_names(&self, seat: Seat) -> ArrayVec<Index, MOST_MAIN> {
        let book = &self.table.book;
        let mut names: ArrayVec<Index, MOST_MAIN> = ArrayVec::new();
        for &id in &self.table.side(seat).deck {
            let card = self.table.thing(id).card;
            if let Err(place) = names.binary_search_by_key(&book.rank(card), |&known| book.rank(known)) {
                // A deck has no more cards than this; a cheat's card beyond them is not offered.
                let _ = names.try_insert(place, card);
            }
        }
        names
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
