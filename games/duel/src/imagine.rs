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
use crate::frame::{MOST_ARRIVED, MOST_FRAMES, MOST_LINKS, MOST_TRIGGERS, NONE};
use crate::state::{Duel, Held};
use crate::table::{Place, Table, ZONES};
use crate::view::{FieldCard, SideView, View};

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
        if let Some(seat) = view.you {
            duel.cancels[seat.index()] = view.cancels;
        }
        duel.deeds = view.deeds;
        duel.no_draw = view.no_draw;
        duel.skips = view.skips;
        duel.cheats = view.cheats;
        duel.closed_on = view.closed_on;
        duel.battle_over = view.battle_over;
        duel.end = view.end;
        let cards = duel.by_address();
        let mut number = |address: u8| cards[usize::from(address)];
        for (seat, side) in [Seat(0), Seat(1)].into_iter().zip(&view.sides) {
            let zones = duel.table.side(seat).spells;
            for (id, seen) in zones.into_iter().zip(&side.spells) {
                if let (Some(id), Some(seen)) = (id, seen) {
                    duel.table.instance_mut(id).bound = seen.bound.map(&mut number).filter(|&id| id != NONE);
                }
            }
        }
        let unfinished = &view.unfinished;
        duel.frames =
            unfinished.frames.iter().map(|frame| frame.with(&mut number)).take(MOST_FRAMES).collect();
        duel.chain = unfinished.chain.iter().map(|link| link.with(&mut number)).take(MOST_LINKS).collect();
        let triggers = unfinished.triggers.iter().map(|trigger| trigger.with(&mut number));
        duel.triggers = triggers.take(MOST_TRIGGERS).collect();
        duel.arrived =
            unfinished.arrived.iter().map(|&(id, how)| (number(id), how)).take(MOST_ARRIVED).collect();
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
    let zones = |zones: &[Option<FieldCard>; ZONES]| zones.clone();
    let monsters = (0..).zip(zones(&side.monsters)).map(|(zone, seen)| (Place::Monster(zone), seen, true));
    let spells = (0..).zip(zones(&side.spells)).map(|(zone, seen)| (Place::Spell(zone), seen, false));
    for (place, seen, monster) in monsters.chain(spells).chain([(Place::Field, side.field.clone(), false)]) {
        let Some(seen) = seen else { continue };
        let card = seen.card.unwrap_or_else(|| any_card(&book, Some(monster), rng));
        let Some(id) = table.make(card, seen.owner) else { continue };
        table.put(id, place, seat);
        let instance = table.instance_mut(id);
        (instance.face_up, instance.attacks) = (seen.face_up, seen.attacks);
        (instance.put_on, instance.attacked_on, instance.turned_on) =
            (seen.put_on, seen.attacked_on, seen.turned_on);
        (instance.base_atk, instance.copied, instance.paid) = (seen.base_atk, seen.copied, seen.paid);
        (instance.more, instance.stays, instance.borrowed) = (seen.more, seen.stays, seen.borrowed);
        instance.protected = seen.protected;
        (instance.used_on, instance.used, instance.spent) = seen.used;
    }
}

impl Duel {
    /// The same position with the hidden cards of everybody but one seat dealt
    /// anew (of everybody, for a spectator): what the leak test compares with.
    #[must_use]
    pub fn redealt(&self, keep: Option<Seat>, rng: &mut Rng) -> Duel {
        let mut other = self.clone();
        // A card that somebody is busy with is what they are busy with.
        let mut busy = Vec::new();
        for frame in &self.frames {
            frame.with(&mut |id| {
                busy.push(id);
                id
            });
        }
        for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| Some(seat) != keep) {
            let hidden: Vec<u8> = other
                .table
                .instances()
                .filter(|(id, instance)| {
                    let closed = matches!(instance.place, Place::Hand | Place::Deck)
                        || (instance.place.is_on_field()
                            && !instance.face_up
                            && Some(instance.controller) != keep);
                    instance.owner == seat && closed && !busy.contains(id)
                })
                .map(|(id, _)| id)
                .collect();
            // Monsters change with monsters, spells and traps with each other.
            for kind in [true, false] {
                let places: Vec<u8> =
                    hidden.iter().copied().filter(|&id| other.table.is_monster(id) == kind).collect();
                let mut cards: Vec<Index> = places.iter().map(|&id| other.table.instance(id).card).collect();
                rng.shuffle(&mut cards);
                for (id, card) in places.into_iter().zip(cards) {
                    other.table.instance_mut(id).card = card;
                }
            }
        }
        other
    }
}
