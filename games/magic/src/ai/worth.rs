//! What creatures and enchantments are worth on the table, and how fights end,
//! in one measure: a point of power is worth six, a point of HP four.
//!
//! The weights were set by hand; the search above them corrects much of what
//! they get wrong.

use arrayvec::ArrayVec;
use meydan_core::Seat;

use crate::book::Index;
use crate::card::{Charm, Whose};
use crate::layer::Looks;
use crate::state::{Aura, Body};
use crate::{Colour, Id, MOST_CARDS, Magic};

/// A creature on the table as everybody sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub(super) id: Id,
    pub(super) card: Index,
    pub(super) tapped: bool,
    pub(super) looks: Looks,
}

pub(super) type Creatures = ArrayVec<Seen, MOST_CARDS>;

/// The creatures of a seat.
#[inline]
pub(super) fn creatures(position: &Magic, seat: Seat) -> Creatures {
    let seen =
        |body: &Body| Seen { id: body.id, card: body.card, tapped: body.tapped, looks: position.looks(body) };
    position.side(seat).creatures.iter().map(seen).collect()
}

/// What a creature is worth in play; nothing once it is dead.
#[inline]
pub(super) fn worth(looks: &Looks) -> i32 {
    if looks.hp <= 0 {
        return 0;
    }
    let power = i32::from(looks.power);
    let strikes = if looks.first_strike { 2 + power } else { 0 };
    let tramples = if looks.trample { power } else { 0 };
    4 + 6 * power + 4 * i32::from(looks.hp) + strikes + tramples + further(looks)
}

/// What the words beyond the sheet are worth (MG-60, MG-61).
#[inline]
fn further(looks: &Looks) -> i32 {
    let power = i32::from(looks.power);
    let flies = if looks.flying { 2 + 3 * power } else { 0 };
    let watches = if looks.vigilance { 3 + power } else { 0 };
    let reaches = if looks.reach && !looks.flying { 3 } else { 0 };
    flies + watches + reaches
}

/// What a card of the hand or the discard would be as a creature in play.
#[inline]
pub(super) fn would_be(position: &Magic, card: Index) -> Looks {
    position.looks(&Body { id: 0, card, tapped: false, damage: 0, fresh: false })
}

/// How a fight ends (MG-40 to MG-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Duel {
    pub(super) attacker_dies: bool,
    pub(super) defender_dies: bool,
    /// What the defending player loses all the same.
    pub(super) through: i32,
}

#[inline]
pub(super) fn duel(attacker: &Looks, defender: &Looks) -> Duel {
    let kills = i16::from(attacker.power) >= defender.left;
    let killed = i16::from(defender.power) >= attacker.left;
    let (mut hits, mut is_hit) = (true, true);
    if attacker.first_strike != defender.first_strike {
        hits = attacker.first_strike || !killed;
        is_hit = defender.first_strike || !kills;
    }
    let excess = i32::from(attacker.power) - i32::from(defender.left);
    let through = if attacker.trample && hits { excess.max(0) } else { 0 };
    Duel { attacker_dies: is_hit && killed, defender_dies: hits && kills, through }
}

/// How much more a creature is worth under one more enchantment.
#[inline]
fn change(looks: &Looks, charm: Charm) -> i32 {
    let mut after = *looks;
    match charm {
        Charm::Strengthen { power, hp, .. } => {
            after.power =
                u8::try_from((i16::from(looks.power) + i16::from(power)).clamp(0, 255)).unwrap_or(0);
            after.hp += i16::from(hp);
        }
        Charm::Ability { gains, ability, .. } => after = after.with(ability, gains),
    }
    worth(&after) - worth(looks)
}

fn is_of(position: &Magic, card: Index, colour: Colour) -> bool {
    position.book.card(card).creature().is_some_and(|creature| creature.colour == colour)
}

/// Whose creatures an enchantment changes, where it is not one alone.
fn colour(charm: Charm) -> Option<Colour> {
    match charm {
        Charm::Strengthen { colour, .. } | Charm::Ability { whose: Whose::Colour(colour), .. } => {
            Some(colour)
        }
        Charm::Ability { whose: Whose::Target, .. } => None,
    }
}

/// What an enchantment of a colour's creatures brings a seat: its own creatures
/// for it, the others against it, and those in its hand for half.
pub(super) fn of_colour(position: &Magic, seat: Seat, charm: Charm) -> i32 {
    let Some(colour) = colour(charm) else { return 0 };
    let on_the_table = |seat: Seat| -> i32 {
        let fitting = position.side(seat).creatures.iter().filter(|body| is_of(position, body.card, colour));
        fitting.map(|body| change(&position.looks(body), charm)).sum()
    };
    let hand = position.side(seat).hand.iter().filter(|&&card| is_of(position, card, colour));
    let later: i32 = hand.map(|&card| change(&would_be(position, card), charm)).sum();
    on_the_table(seat) - on_the_table(seat.other()) + later / 2
}

/// What an enchantment on one creature brings a seat, if it is put on this one.
pub(super) fn on_one(looks: &Looks, own: bool, charm: Charm) -> i32 {
    let change = change(looks, charm);
    if own { change } else { -change }
}

/// What an enchantment in play brings a seat.
pub(super) fn in_force(position: &Magic, seat: Seat, aura: &Aura) -> i32 {
    let crate::Kind::Enchantment(_, charm) = position.book.card(aura.card).kind else { return 0 };
    let Some(id) = aura.target else { return of_colour(position, seat, charm) };
    let Some((owner, body)) = position.creature(id) else { return 0 };
    // What it changed is already so; undone, it would change back.
    let undone = match charm {
        Charm::Ability { whose, gains, ability } => Charm::Ability { whose, gains: !gains, ability },
        other @ Charm::Strengthen { .. } => other,
    };
    -on_one(&position.looks(body), owner == seat, undone)
}
