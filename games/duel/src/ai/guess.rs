//! What the other player may hold: positions that look like a view.
//!
//! Whoever brings no deck plays the built-in one, which everybody can read. As long
//! as nothing that was seen speaks against it, most imagined positions deal the
//! hidden cards from it; otherwise they may be any cards of the book.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use meydan_core::{Determinize, Rng, Seat};

use crate::book::Index;
use crate::deck::{MOST_MAIN, read_deck};
use crate::table::{Id, MOST_INSTANCES, Place};
use crate::{Book, Duel, View, standard_deck};

/// So many of eight imagined positions go by the built-in deck, where it fits.
const BELIEF: u32 = 7;

/// The positions that one seat can imagine.
pub(super) struct Guess<'v> {
    view: &'v View,
    other: Seat,
    /// What is left of the built-in deck when everything seen is taken away, if that fits.
    rest: Option<ArrayVec<Index, MOST_MAIN>>,
}

fn built_in() -> &'static [Index] {
    static DECK: OnceLock<Vec<Index>> = OnceLock::new();
    DECK.get_or_init(|| read_deck(standard_deck(), &Book::standard()).unwrap_or_default().main)
}

impl<'v> Guess<'v> {
    pub(super) fn new(view: &'v View, seat: Seat, rng: &mut Rng) -> Guess<'v> {
        let mut guess = Guess { view, other: seat.other(), rest: None };
        guess.rest = guess.left_over(&Duel::determinize(view, rng));
        guess
    }

    /// A position that looks like the view.
    pub(super) fn imagine(&self, rng: &mut Rng) -> Duel {
        let mut duel = Duel::determinize(self.view, rng);
        if let Some(rest) = &self.rest
            && rng.range(8) < BELIEF
        {
            self.deal(&mut duel, rest.clone(), rng);
        }
        duel
    }

    /// The cards of the other player that this seat does not see.
    fn hidden(&self, duel: &Duel) -> ArrayVec<Id, MOST_INSTANCES> {
        let side = &self.view.sides[self.other.index()];
        let unknown = |zone: Option<&Option<crate::FieldCard>>| {
            zone.and_then(Option::as_ref).is_some_and(|lying| lying.card.is_none())
        };
        let cards = duel.table.instances().filter(|(_, instance)| instance.owner == self.other);
        let hidden = cards.filter(|(_, instance)| match instance.place {
            Place::Hand => side.hand.is_none(),
            Place::Deck => side.deck_cards.is_none(),
            Place::Graveyard => false,
            Place::Monster(zone) => {
                instance.controller == self.other && unknown(side.monsters.get(usize::from(zone)))
            }
            Place::Spell(zone) => {
                instance.controller == self.other && unknown(side.spells.get(usize::from(zone)))
            }
            Place::Field => instance.controller == self.other && unknown(Some(&side.field)),
        });
        hidden.map(|(id, _)| id).collect()
    }

    fn left_over(&self, duel: &Duel) -> Option<ArrayVec<Index, MOST_MAIN>> {
        // A book that has other cards under the same numbers has another built-in deck.
        if !self.view.book.is_standard() {
            return None;
        }
        let hidden = self.hidden(duel);
        let mut rest: ArrayVec<Index, MOST_MAIN> = built_in().iter().copied().take(MOST_MAIN).collect();
        for (id, instance) in duel.table.instances().filter(|(_, instance)| instance.owner == self.other) {
            if !hidden.contains(&id) {
                let at = rest.iter().position(|&card| card == instance.card)?;
                rest.swap_remove(at);
            }
        }
        (rest.len() == hidden.len()).then_some(rest)
    }

    /// Deals what is left of the deck to the hidden places; what lies on the field comes
    /// first, as not everything can lie there.
    fn deal(&self, duel: &mut Duel, mut rest: ArrayVec<Index, MOST_MAIN>, rng: &mut Rng) {
        rng.shuffle(&mut rest);
        let hidden = self.hidden(duel);
        let on_field = |id: Id| duel.table.instance(id).place.is_on_field();
        let (field, elsewhere): (ArrayVec<Id, MOST_INSTANCES>, ArrayVec<Id, MOST_INSTANCES>) =
            hidden.into_iter().partition(|&id| on_field(id));
        for id in field {
            let monster = duel.table.is_monster(id);
            let fits =
                |&card: &Index| matches!(duel.table.book.card(card).kind, crate::Kind::Monster(_)) == monster;
            if let Some(at) = rest.iter().position(fits) {
                duel.table.instance_mut(id).card = rest.swap_remove(at);
            }
        }
        for (id, card) in elsewhere.into_iter().zip(rest) {
            duel.table.instance_mut(id).card = card;
        }
    }
}
