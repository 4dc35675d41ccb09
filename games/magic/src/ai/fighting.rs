//! Rules of thumb for the combat: who attacks, who defends.
//!
//! Both go by the same picture of a fight: the defending player names the pair
//! that brings most first, then the next, as long as one brings anything; an
//! attacker is left at home if the fight, and what strikes back after it, is
//! better without it.
//!
//! Attackers are named in the order in which they entered play, so that a set
//! of attackers is come to in one way only.

use arrayvec::ArrayVec;
use meydan_core::Seat;

use super::worth::{Creatures, Seen, creatures, duel, worth};
use crate::{Action, MOST_CARDS, Magic};

/// What a point of HP is worth to a player with so much left.
#[inline]
fn price(left: i32) -> i32 {
    match left {
        i32::MIN..=0 => 1_000,
        1..=3 => 12,
        4..=7 => 6,
        _ => 3,
    }
}

/// What losing so much HP costs a player who has this much.
fn loss(hp: i32, damage: i32) -> i32 {
    let price = price(hp - damage);
    damage.min(hp) * price
}

/// More than anything on the table.
const LOST: i32 = 2_000;
/// What strikes back counts so many quarters of what is struck.
const CAUTION: i32 = 5;

type Side<'a> = ArrayVec<&'a Seen, MOST_CARDS>;
/// For each attacker, the place of its defender.
type Pairs = ArrayVec<Option<u8>, MOST_CARDS>;

/// What a fight comes to, in the eyes of the defending player.
struct Fight {
    /// Worth of the attackers that fall, and of the defenders.
    won: i32,
    lost: i32,
    damage: i32,
    /// The defenders that fall, by their places.
    slain: u64,
}

/// Names defenders: the pair that brings most first. `pairs` holds what is named already.
fn name_defenders(
    attackers: &Side<'_>,
    defenders: &Side<'_>,
    hp: i32,
    pairs: &mut Pairs,
    from: usize,
) -> Fight {
    let mut used = 0u64;
    let mut fight = Fight { won: 0, lost: 0, damage: 0, slain: 0 };
    for (attacker, pair) in attackers.iter().zip(pairs.iter()) {
        match pair {
            Some(place) => {
                used |= 1 << (place & 63);
                fight.damage += duel(&attacker.looks, &defenders[usize::from(*place)].looks).through;
            }
            None => fight.damage += i32::from(attacker.looks.power),
        }
    }
    loop {
        let price = price(hp - fight.damage);
        let mut best: Option<(i32, usize, usize, i32)> = None;
        for (at, attacker) in attackers.iter().enumerate().skip(from) {
            if pairs[at].is_some() {
                continue;
            }
            for (place, defender) in
                defenders.iter().enumerate().filter(|(place, _)| used >> (place & 63) & 1 == 0)
            {
                if !defender.looks.can_defend_against(&attacker.looks) {
                    continue;
                }
                let duel = duel(&attacker.looks, &defender.looks);
                let won = if duel.attacker_dies { worth(&attacker.looks) } else { 0 };
                let lost = if duel.defender_dies { worth(&defender.looks) } else { 0 };
                let saved = i32::from(attacker.looks.power) - duel.through;
                let brings = won - lost + price * saved;
                // Of equals the lesser creature.
                let brings = if brings > 0 { brings * 64 - worth(&defender.looks).min(63) } else { 0 };
                if brings > best.map_or(0, |(most, ..)| most) {
                    best = Some((brings, at, place, saved));
                }
            }
        }
        let Some((_, at, place, saved)) = best else { break };
        pairs[at] = Some(place as u8);
        used |= 1 << (place & 63);
        fight.damage -= saved;
    }
    for (at, pair) in pairs.iter().enumerate() {
        let Some(place) = pair.map(usize::from) else { continue };
        let duel = duel(&attackers[at].looks, &defenders[place].looks);
        if duel.attacker_dies {
            fight.won += worth(&attackers[at].looks);
        }
        if duel.defender_dies {
            fight.lost += worth(&defenders[place].looks);
            fight.slain |= 1 << (place & 63);
        }
    }
    fight
}

/// The next attacker by rules of thumb, or done.
pub(super) fn attack(position: &Magic, seat: Seat) -> Action {
    let other = seat.other();
    let own = creatures(position, seat);
    let theirs = creatures(position, other);
    let named = position.attacks.last().map_or(0, |attack| attack.attacker);
    let fixed = |seen: &Seen| position.attacks.iter().any(|attack| attack.attacker == seen.id);
    let may = |seen: &Seen| position.creature(seen.id).is_some_and(|(_, body)| position.may_attack(body));
    let free = |seen: &Seen| may(seen) && seen.id > named && seen.looks.power > 0;
    if !own.iter().any(free) {
        return Action::Done;
    }
    let defenders: Side<'_> = theirs.iter().filter(|seen| !seen.tapped).collect();
    let mut set: Side<'_> = own.iter().filter(|seen| fixed(seen) || free(seen)).collect();
    let hp = [position.side(seat).hp, position.side(other).hp].map(i32::from);
    let mut value = outlook(&set, &defenders, &own, &theirs, hp);
    loop {
        let mut better: Option<(i32, usize)> = None;
        for place in (0..set.len()).filter(|&place| free(set[place])) {
            let mut without = set.clone();
            without.remove(place);
            let outlook = outlook(&without, &defenders, &own, &theirs, hp);
            if outlook > better.map_or(value, |(most, _)| most) {
                better = Some((outlook, place));
            }
        }
        let Some((most, place)) = better else { break };
        set.remove(place);
        value = most;
    }
    set.iter().find(|seen| free(seen)).map_or(Action::Done, |seen| Action::Attack(seen.id))
}

/// What an attack comes to for the attacking player, what strikes back included.
fn outlook(set: &Side<'_>, defenders: &Side<'_>, own: &Creatures, theirs: &Creatures, hp: [i32; 2]) -> i32 {
    let mut pairs: Pairs = set.iter().map(|_| None).collect();
    let fight = name_defenders(set, defenders, hp[1], &mut pairs, 0);
    if fight.damage >= hp[1] {
        return 100_000;
    }
    let slain = |seen: &Seen| {
        defenders
            .iter()
            .position(|other| other.id == seen.id)
            .is_some_and(|place| fight.slain >> (place & 63) & 1 == 1)
    };
    let strikers: Side<'_> = theirs.iter().filter(|seen| seen.looks.power > 0 && !slain(seen)).collect();
    // Who has vigilance attacks and is at home all the same.
    let stays =
        |seen: &Seen| !seen.tapped && (seen.looks.vigilance || !set.iter().any(|other| other.id == seen.id));
    let home: Side<'_> = own.iter().filter(|seen| stays(seen)).collect();
    let back = struck_back(&strikers, &home, hp[0]);
    fight.lost - fight.won + loss(hp[1], fight.damage) - back * CAUTION / 4
}

/// What it costs when everybody strikes back at those who stayed at home.
fn struck_back(strikers: &Side<'_>, home: &Side<'_>, hp: i32) -> i32 {
    let mut pairs: Pairs = strikers.iter().map(|_| None).collect();
    let fight = name_defenders(strikers, home, hp, &mut pairs, 0);
    // Who would lose by striking does not strike; only the damage counts.
    loss(hp, fight.damage) + if fight.damage >= hp { LOST } else { 0 }
}

/// The defender by rules of thumb, or none.
pub(super) fn defend(position: &Magic, seat: Seat, at: usize) -> Action {
    let own = creatures(position, seat);
    let theirs = creatures(position, seat.other());
    let of = |id| theirs.iter().find(|seen| seen.id == id);
    let attackers: Side<'_> = position.attacks.iter().filter_map(|attack| of(attack.attacker)).collect();
    let defenders: Side<'_> = own.iter().filter(|seen| !seen.tapped).collect();
    if attackers.len() != position.attacks.len() || at >= attackers.len() {
        return Action::NoDefender;
    }
    let place = |id| defenders.iter().position(|seen| seen.id == id).map(|place| place as u8);
    let mut pairs: Pairs = position.attacks.iter().map(|attack| attack.defender.and_then(place)).collect();
    name_defenders(&attackers, &defenders, i32::from(position.side(seat).hp), &mut pairs, at);
    pairs[at].map_or(Action::NoDefender, |place| Action::Defend(defenders[usize::from(place)].id))
}
