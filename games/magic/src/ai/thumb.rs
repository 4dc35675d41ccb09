//! Rules of thumb for every question: one look at the own hand and the table,
//! nothing imagined.
//!
//! They play the rounds of the search on, for both seats, thousands of times a
//! decision: nothing is allocated, and nothing is looked at that the seat in
//! question could not see. They never tap a land for nothing and never think
//! better of a card.

use std::ops::ControlFlow;

use meydan_core::{Rng, Seat};

use super::worth::{Seen, creatures, in_force, of_colour, on_one, worth, would_be};
use super::{fighting, window};
use crate::book::Index;
use crate::card::{Charm, Deed, Kind, Prey, Whose};
use crate::state::Question;
use crate::{Action, Colour, MOST_IN_HAND, Magic, Mana, Phase, Target};

/// What a seat that is asked does by rules of thumb; nobody else has a choice.
///
/// For playouts: it allocates nothing.
#[must_use]
pub fn by_thumb(position: &Magic, seat: Seat, _rng: &mut Rng) -> Option<Action> {
    if position.asked() != Some(seat) {
        return None;
    }
    match position.question {
        Question::Play => Some(play(position, seat)),
        Question::Target { .. } if position.window.is_some() => {
            window::target(position, seat).map(Action::Target)
        }
        Question::Target { card, .. } => target(position, seat, card),
        Question::Attack => Some(fighting::attack(position, seat)),
        Question::Defend { attacker } => Some(fighting::defend(position, seat, usize::from(attacker))),
        Question::Window => Some(window::instant(position, seat)),
        Question::Over => None,
    }
}

/// A land first; then the card that brings most, as long as one brings anything.
/// A full hand draws nothing (MG-10), so then any card goes that does least harm.
fn play(position: &Magic, seat: Seat) -> Action {
    if let Some(place) = land(position, seat) {
        return position.played_from(place);
    }
    let side = position.side(seat);
    let mana = position.pool.and(side.untapped());
    let full = position.phase == Phase::Second && side.hand.len() == MOST_IN_HAND;
    let mut best: Option<(i32, usize)> = None;
    for (place, &index) in side.hand.iter().enumerate() {
        let card = position.book.card(index);
        if matches!(card.kind, Kind::Land(_)) || !card.cost.is_payable(mana) {
            continue;
        }
        if full && card.aim().is_some_and(|aim| !position.has_target(seat, aim)) {
            continue;
        }
        // An instant is worth more before a fight.
        let brings = brings(position, seat, index) - if card.instant { KEPT } else { 0 };
        if brings > best.map_or(if full { -FRESH_CARD } else { 0 }, |(most, _)| most) {
            best = Some((brings, place));
        }
    }
    best.map_or(Action::Done, |(_, place)| position.played_from(place))
}

/// The place in hand of the land to play: one of the colour that is lacking most.
pub(super) fn land(position: &Magic, seat: Seat) -> Option<usize> {
    if position.land_played {
        return None;
    }
    let side = position.side(seat);
    let mut have = Mana::NONE;
    side.lands.iter().for_each(|land| have.add(land.gives));
    let mut best: Option<(u32, usize)> = None;
    for (place, &index) in side.hand.iter().enumerate() {
        if let Kind::Land(gives) = position.book.card(index).kind {
            let lacking = 1 + lack(position, seat, gives, have.of(gives));
            if lacking > best.map_or(0, |(most, _)| most) {
                best = Some((lacking, place));
            }
        }
    }
    best.map(|(_, place)| place)
}

/// How much a colour is lacking with so many lands of it: cards in hand that ask for more
/// count most, then those that ask for it at all, then the rest of the deck.
fn lack(position: &Magic, seat: Seat, colour: Colour, have: u8) -> u32 {
    let side = position.side(seat);
    let pips = side.hand.iter().map(|&card| position.book.card(card).cost.pips.of(colour));
    let in_hand: u32 = pips.map(|pips| u32::from(pips > have) * 20 + u32::from(pips)).sum();
    in_hand * 4 + u32::from(side.wanted[colour.index()]) / (u32::from(have) + 1)
}

/// What playing a card brings; nothing or less if it had better be kept.
pub(super) fn brings(position: &Magic, seat: Seat, index: Index) -> i32 {
    match position.book.card(index).kind {
        Kind::Land(_) => 0,
        Kind::Creature(_) => worth(&would_be(position, index)),
        Kind::Sorcery(_, Deed::StrikeAll(damage)) => plague(position, seat, damage) - KEPT,
        Kind::Enchantment(
            _,
            charm @ (Charm::Strengthen { .. } | Charm::Ability { whose: Whose::Colour(_), .. }),
        ) => of_colour(position, seat, charm) - KEPT / 4,
        Kind::Sorcery(..) | Kind::Enchantment(..) => {
            aimed(position, seat, index).map_or(0, |(brings, _)| brings)
        }
    }
}

/// A sorcery is kept for something better than this.
const KEPT: i32 = 8;
/// What a card drawn is worth.
const FRESH_CARD: i32 = 16;
/// Winning.
const ALL: i32 = 10_000;

fn plague(position: &Magic, seat: Seat, damage: u8) -> i32 {
    let falls = |seat: Seat| -> i32 {
        let dead = |seen: &&Seen| seen.looks.left <= i16::from(damage);
        creatures(position, seat).iter().filter(dead).map(|seen| worth(&seen.looks)).sum()
    };
    falls(seat.other()) - falls(seat)
}

/// The target by rules of thumb; any, if none makes sense.
fn target(position: &Magic, seat: Seat, card: Index) -> Option<Action> {
    let best = aimed(position, seat, card).map(|(_, target)| target);
    best.or_else(|| any_target(position, card)).map(Action::Target)
}

/// The first target in the order of the rules.
pub(super) fn any_target(position: &Magic, card: Index) -> Option<Target> {
    let mut any = None;
    let _ = position.for_each_target(card, |target| {
        any = Some(target);
        ControlFlow::Break(())
    });
    any
}

/// The best target of a card that asks for one, and what it brings; `None` if no target makes sense.
pub(super) fn aimed(position: &Magic, seat: Seat, card: Index) -> Option<(i32, Target)> {
    let mut best: Option<(i32, Target)> = None;
    let mut consider = |brings: i32, target: Target| {
        if best.is_none_or(|(most, _)| brings > most) {
            best = Some((brings, target));
        }
    };
    let other = seat.other();
    match position.book.card(card).kind {
        Kind::Sorcery(_, Deed::Destroy(Prey::Creature)) => {
            for seen in creatures(position, other) {
                consider(worth(&seen.looks) - KEPT, Target::Card(seen.id));
            }
        }
        Kind::Sorcery(_, Deed::Strike(damage)) => {
            for seen in creatures(position, other) {
                if seen.looks.left <= i16::from(damage) {
                    consider(worth(&seen.looks) - KEPT, Target::Card(seen.id));
                }
            }
            let hp = position.side(other).hp;
            let hurts = if hp <= i16::from(damage) { ALL } else { 4 * i32::from(damage) - i32::from(hp) };
            consider(hurts, Target::Player(other));
        }
        Kind::Sorcery(_, Deed::Destroy(Prey::Land)) => {
            let side = position.side(other);
            let count = |colour: Colour| side.lands.iter().filter(|land| land.gives == colour).count() as i32;
            let late = 4 * (side.lands.len() as i32 - 3).max(0);
            for land in &side.lands {
                let asked = i32::from(side.wanted[land.gives.index()]);
                consider((10 + asked / count(land.gives).max(1) - late).max(1), Target::Card(land.id));
            }
        }
        Kind::Sorcery(_, Deed::Destroy(Prey::Enchantment)) => {
            for aura in position.sides.iter().flat_map(|side| &side.auras) {
                let brings = -in_force(position, seat, aura);
                if brings > 0 {
                    consider(brings, Target::Card(aura.id));
                }
            }
        }
        Kind::Sorcery(_, Deed::Return) => {
            for &card in &position.side(seat).discard {
                if position.book.card(card).creature().is_some() {
                    let worth = worth(&would_be(position, card));
                    consider(worth / 2 - KEPT / 2, Target::Discarded(position.name(card)));
                }
            }
        }
        Kind::Enchantment(_, charm) => {
            for whose in [seat, other] {
                for seen in creatures(position, whose) {
                    let brings = on_one(&seen.looks, whose == seat, charm);
                    if brings > 0 {
                        consider(brings, Target::Card(seen.id));
                    }
                }
            }
        }
        _ => {}
    }
    best
}
