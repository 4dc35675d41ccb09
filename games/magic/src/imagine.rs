//! Filling in what a view hides: hands and the order of libraries.

use meydan_core::{Determinize, Rng, Seat};

use crate::book::Index;
use crate::card::Kind;
use crate::state::{Aura, Body, Cast, Hand, Land, MOST_IN_HAND, Magic, Question, Side, Window};
use crate::view::{Asked, SideView, View};
use crate::{Book, Name};

impl Determinize for Magic {
    fn determinize(view: &View, rng: &mut Rng) -> Magic {
        let sides = [0, 1].map(|seat| imagined(&view.sides[seat], &view.book, rng));
        let mut game = Magic::of(view.book.clone(), sides);
        game.round = view.round;
        game.turn = view.turn;
        game.phase = view.phase;
        game.pool = view.pool;
        game.land_played = view.land_played;
        match view.you {
            Some(you) if you != view.turn => game.cancels_there = view.cancels,
            _ => game.cancels = view.cancels,
        }
        game.attacks = view.attacks.iter().copied().collect();
        game.next_id = view.next_id;
        game.stirred = view.stirred;
        game.quiet = view.quiet;
        game.end = view.end;
        game.sickness = view.sickness;
        game.private = [0, 1].map(|seat| view.sides[seat].private);
        game.window = view.window.as_ref().map(|window| Window {
            asked: window.asked,
            passed: window.passed,
            stack: window
                .stack
                .iter()
                .map(|cast| Cast {
                    seat: cast.seat,
                    card: number(&view.book, cast.card),
                    target: cast.target,
                })
                .collect(),
        });
        game.question = match view.asked {
            Asked::Play => Question::Play,
            Asked::Target { card, with, .. } => Question::Target { card: number(&view.book, card), with },
            Asked::Attack => Question::Attack,
            Asked::Defend { attack, .. } => Question::Defend { attacker: attack },
            Asked::Window => Question::Window,
            Asked::Over => Question::Over,
        };
        game
    }
}

/// The number of a card that the view names; views name only cards of their book.
fn number(book: &Book, name: Name) -> Index {
    book.index(name).unwrap_or(0)
}

fn imagined(seen: &SideView, book: &Book, rng: &mut Rng) -> Side {
    let numbers = |names: &[Name]| names.iter().map(|&name| number(book, name)).collect::<Vec<_>>();
    let known = numbers(&seen.known);
    let unseen = if seen.lists_unseen() { numbers(&seen.unseen) } else { guessed(seen, &known, book, rng) };
    let mut rest = unseen.clone();
    let certain = seen.hand.as_deref().map_or_else(|| known.clone(), numbers);
    for card in &certain {
        if let Some(place) = rest.iter().position(|other| other == card) {
            rest.swap_remove(place);
        }
    }
    rng.shuffle(&mut rest);
    let mut hand: Hand = certain.into_iter().take(MOST_IN_HAND).collect();
    while hand.len() < usize::from(seen.in_hand).min(MOST_IN_HAND)
        && let Some(card) = rest.pop()
    {
        hand.push(card);
    }
    let in_play = seen.lands.iter().map(|land| land.card);
    let in_play = in_play.chain(seen.creatures.iter().map(|creature| creature.card));
    let in_play = in_play.chain(seen.enchantments.iter().map(|other| other.card)).collect::<Vec<_>>();
    let deck: Vec<Index> = [unseen, numbers(&in_play), numbers(&seen.discard)].concat();
    let mut side = Side::new(book, &deck);
    side.hp = seen.hp;
    side.library = rest.into_iter().collect();
    side.hand = hand;
    side.known = known.into_iter().take(MOST_IN_HAND).collect();
    side.lands = seen
        .lands
        .iter()
        .map(|land| Land {
            id: land.id,
            card: number(book, land.card),
            gives: land.gives,
            tapped: land.tapped,
        })
        .collect();
    side.creatures = seen
        .creatures
        .iter()
        .map(|body| Body {
            id: body.id,
            card: number(book, body.card),
            tapped: body.tapped,
            damage: body.damage,
            fresh: body.fresh,
        })
        .collect();
    side.auras = seen
        .enchantments
        .iter()
        .map(|aura| Aura { id: aura.id, card: number(book, aura.card), target: aura.target })
        .collect();
    side.discard = numbers(&seen.discard).into_iter().collect();
    side
}

/// Cards that might be left of a deck that nobody else knows: two of five are lands, of those that
/// it has shown if it has, and the rest is any.
fn guessed(seen: &SideView, known: &[Index], book: &Book, rng: &mut Rng) -> Vec<Index> {
    let is_land = |card: &Index| matches!(book.card(*card).kind, Kind::Land(..));
    let all = book.cards().iter().filter_map(|card| book.index(card.name));
    let (mut lands, others): (Vec<Index>, Vec<Index>) = all.partition(is_land);
    if !seen.lands.is_empty() {
        lands = seen.lands.iter().map(|land| number(book, land.card)).collect();
    }
    let count = usize::from(seen.library) + usize::from(seen.in_hand);
    let mut cards = known.to_vec();
    while cards.len() < count {
        let pile = if rng.range(5) < 2 { &lands } else { &others };
        cards.push(pile[rng.range(pile.len() as u32) as usize]);
    }
    cards
}

impl Magic {
    /// Deals anew what a seat does not see: the other's hand but for the cards
    /// that everybody knows, and the order of both libraries. Allocates nothing.
    pub(crate) fn deal_hidden_again(&mut self, seat: Seat, rng: &mut Rng) {
        rng.shuffle(&mut self.side_mut(seat).library);
        let side = self.side_mut(seat.other());
        // Known cards first: they stay.
        let mut kept = 0;
        for &card in &side.known {
            if let Some(place) = side.hand[kept..].iter().position(|&held| held == card) {
                side.hand.swap(kept, kept + place);
                kept += 1;
            }
        }
        for place in kept..side.hand.len() {
            let with = rng.range((side.hand.len() - place + side.library.len()) as u32) as usize;
            match side.hand.len() - place {
                own if with < own => side.hand.swap(place, place + with),
                own => std::mem::swap(&mut side.hand[place], &mut side.library[with - own]),
            }
        }
        rng.shuffle(&mut side.library);
    }

    /// The same position with the hidden cards of everybody but one seat dealt
    /// anew (of everybody, for a spectator): what the leak test compares with.
    /// What a seat is about to play stays with it, and so does what it will draw.
    #[must_use]
    pub fn redealt(&self, keep: Option<Seat>, rng: &mut Rng) -> Magic {
        let mut other = self.clone();
        for seat in Seat::all(2).filter(|&seat| Some(seat) != keep) {
            let mut fixed: Vec<Index> = self.side(seat).known.to_vec();
            if let (Question::Target { card, .. }, true) = (self.question, seat == self.actor())
                && !fixed.contains(&card)
            {
                fixed.push(card);
            }
            let side = other.side_mut(seat);
            let mut hidden: Vec<Index> = side.hand.iter().chain(&side.library).copied().collect();
            for card in &fixed {
                if let Some(place) = hidden.iter().position(|other| other == card) {
                    hidden.swap_remove(place);
                }
            }
            rng.shuffle(&mut hidden);
            let count = side.hand.len();
            side.hand = fixed.into_iter().collect();
            while side.hand.len() < count
                && let Some(card) = hidden.pop()
            {
                side.hand.push(card);
            }
            side.library = hidden.into_iter().collect();
        }
        other
    }
}
