//! Filling in what a view hides: hands, decks and what lies face-down.
//!
//! The other player's deck is not known, so what is hidden there may be any card
//! of the book that fits: a monster in a monster zone, a spell or trap beside it.

use arrayvec::ArrayVec;
use meydan_core::{Determinize, Rng, Seat};

use crate::Book;
use crate::book::Index;
use crate::card::Kind;
use crate::deck::Deck;
use crate::state::{Duel, Frame, Held};
use crate::table::{Place, Table};
use crate::view::{Asked, SideView, View};

impl Determinize for Duel {
    fn determinize(view: &View, rng: &mut Rng) -> Duel {
        let book = view.book.clone();
        let mut duel = Duel::new(book, &[Deck::default(), Deck::default()], view.rounds, rng.fork());
        for seat in [Seat(0), Seat(1)] {
            let side = &view.sides[seat.index()];
            lay(&mut duel.table, seat, side, rng);
            let mut any = |count: u8| -> Vec<Index> {
                (0..count).map(|_| any_card(&duel.table.book, None, rng)).collect()
            };
            let main = side.main.clone().unwrap_or_else(|| any(40));
            let side = side.side_cards.clone().unwrap_or_else(|| any(side.side));
            duel.held[seat.index()] = Held::new(&Deck { main, side });
        }
        duel.round = view.round;
        duel.wins = view.wins;
        duel.best = view.best;
        duel.turn = view.turn;
        duel.count = view.count;
        duel.phase = view.phase;
        duel.summoned_on = if view.summoned { view.count } else { 0 };
        duel.cancels = view.cancels;
        duel.end = view.end;
        match &view.asked {
            Asked::Phase | Asked::Over => {}
            Asked::Exchange { seat, then } => {
                duel.frames.extend(then.map(|seat| Frame::Exchange { seat }));
                duel.frames.push(Frame::Exchange { seat: *seat });
            }
            Asked::Tribute { place, set, due, chosen } => {
                let hand = &duel.table.side(duel.turn).hand;
                let id = place
                    .and_then(|place| hand.get(usize::from(place) - 1))
                    .or_else(|| hand.first())
                    .copied();
                let mut zones = [0; 3];
                for (slot, &zone) in zones.iter_mut().zip(chosen) {
                    *slot = duel.in_zone(duel.turn, zone).unwrap_or(0);
                }
                if let Some(id) = id {
                    let (due, count) = (*due, chosen.len() as u8);
                    let set = set.unwrap_or(false);
                    duel.frames.push(Frame::Tributes { id, set, due, chosen: zones, count });
                }
            }
        }
        duel
    }
}

/// Any card of the book, of one kind if it is said: monsters, or what is none.
fn any_card(book: &Book, monster: Option<bool>, rng: &mut Rng) -> Index {
    let fits = |index: &Index| {
        let is = matches!(book.card(*index).kind, Kind::Monster(_));
        monster.is_none_or(|wanted| wanted == is)
    };
    let fitting: ArrayVec<Index, 512> = (0..book.cards().len() as Index).filter(fits).take(512).collect();
    fitting[rng.range(fitting.len() as u32) as usize]
}

fn lay(table: &mut Table, seat: Seat, side: &SideView, rng: &mut Rng) {
    table.side_mut(seat).life = side.life;
    let book = table.book.clone();
    let make = |table: &mut Table, card: Index, place: Place| {
        let id = table.make(card, seat)?;
        if place != Place::Deck {
            table.put(id, place, seat);
        }
        Some(id)
    };
    let mut deck = side
        .deck_cards
        .clone()
        .unwrap_or_else(|| (0..side.deck).map(|_| any_card(&book, None, rng)).collect());
    rng.shuffle(&mut deck);
    for card in deck {
        make(table, card, Place::Deck);
    }
    let hand =
        side.hand.clone().unwrap_or_else(|| (0..side.in_hand).map(|_| any_card(&book, None, rng)).collect());
    for card in hand {
        make(table, card, Place::Hand);
    }
    for &card in &side.graveyard {
        make(table, card, Place::Graveyard);
    }
    for (zone, monster) in (0..).zip(&side.monsters) {
        let Some(seen) = monster else { continue };
        let card = seen.card.unwrap_or_else(|| any_card(&book, Some(true), rng));
        if let Some(id) = make(table, card, Place::Monster(zone)) {
            let thing = table.thing_mut(id);
            thing.owner = seen.owner;
            (thing.face_up, thing.attacks) = (seen.face_up, seen.attacks);
            (thing.put_on, thing.attacked_on, thing.turned_on) =
                (seen.put_on, seen.attacked_on, seen.turned_on);
        }
    }
    let spells = (0..).zip(&side.spells).map(|(zone, spell)| (Place::Spell(zone), spell));
    for (place, spell) in spells.chain([(Place::Field, &side.field)]) {
        let Some(seen) = spell else { continue };
        let card = seen.card.unwrap_or_else(|| any_card(&book, Some(false), rng));
        if let Some(id) = make(table, card, place) {
            let thing = table.thing_mut(id);
            (thing.face_up, thing.put_on) = (seen.face_up, seen.put_on);
        }
    }
}

impl Duel {
    /// The same position with the hidden cards of everybody but one seat dealt
    /// anew (of everybody, for a spectator): what the leak test compares with.
    #[must_use]
    pub fn redealt(&self, keep: Option<Seat>, rng: &mut Rng) -> Duel {
        let mut other = self.clone();
        let about_to_come = match self.frames.last() {
            Some(Frame::Tributes { id, .. }) => Some(*id),
            _ => None,
        };
        for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| Some(seat) != keep) {
            let hidden: Vec<u8> = other
                .table
                .things()
                .filter(|(id, thing)| {
                    let closed = matches!(thing.place, Place::Hand | Place::Deck)
                        || (thing.place.is_on_field() && !thing.face_up);
                    thing.owner == seat && closed && Some(*id) != about_to_come
                })
                .map(|(id, _)| id)
                .collect();
            // Monsters change with monsters, spells and traps with each other.
            for kind in [true, false] {
                let places: Vec<u8> =
                    hidden.iter().copied().filter(|&id| other.table.is_monster(id) == kind).collect();
                let mut cards: Vec<Index> = places.iter().map(|&id| other.table.thing(id).card).collect();
                rng.shuffle(&mut cards);
                for (id, card) in places.into_iter().zip(cards) {
                    other.table.thing_mut(id).card = card;
                }
            }
        }
        other
    }
}
