//! A rival by plain rules, to measure others by.

use meydan_core::{Determinize, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Thought};

use super::thumb;
use super::worth::{Creatures, Seen, creatures, worth};
use crate::book::Index;
use crate::card::{Charm, Deed, Kind, Prey};
use crate::state::Question;
use crate::{Action, Magic, Target, View};

/// Always plays the most expensive card that it can; a land costs nothing, so it
/// comes when no other card can be paid, and may make another one payable.
///
/// Cards that harm go to the most valuable creature, enchantment or land of the
/// other, one that strikes players too to the other player if there is no
/// creature; cards that help to its own best creature; where there is no such
/// target, to whatever there is. A creature attacks whenever nothing bigger can
/// defend: no untapped creature of the other has more power and HP together. It
/// defends with a creature that is bigger than the attacker, the least valuable of
/// them, and with any at all where it would otherwise lose.
pub struct Greedy(Rng);

impl Greedy {
    /// A rival; it draws nothing, only imagines from this seed what it does not look at.
    #[must_use]
    pub fn new(seed: Seed) -> Greedy {
        Greedy(seed.rng())
    }
}

impl Computer<Magic> for Greedy {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        // The own hand and the table are as they are; nothing else is looked at.
        let action = choice(&Magic::determinize(view, &mut self.0), seat);
        Thought { action, value: None, certainty: Certainty::Estimated, depth: 0, nodes: 1 }
    }
}

/// What a greedy player does, as a policy.
pub(super) fn greedily(position: &Magic, seat: Seat, _rng: &mut Rng) -> Option<Action> {
    (position.asked() == Some(seat)).then(|| choice(position, seat))
}

fn choice(position: &Magic, seat: Seat) -> Action {
    match position.question {
        Question::Play => play(position, seat),
        Question::Target { .. } if position.window.is_some() => {
            super::window::target(position, seat).map_or(Action::Cancel, Action::Target)
        }
        Question::Target { card, .. } => {
            let target = target(position, seat, card).or_else(|| thumb::any_target(position, card));
            target.map_or(Action::Cancel, Action::Target)
        }
        Question::Attack => attack(position, seat),
        Question::Defend { attacker } => defend(position, seat, usize::from(attacker)),
        Question::Window => super::window::instant(position, seat),
        Question::Over => Action::Done,
    }
}

/// The most expensive card that can be played; a land costs nothing, so it comes last.
fn play(position: &Magic, seat: Seat) -> Action {
    let side = position.side(seat);
    let mana = position.pool.and(side.untapped());
    let mut best: Option<(u32, usize)> = None;
    for (place, &index) in side.hand.iter().enumerate() {
        let card = position.book.card(index);
        let playable = match card.kind {
            Kind::Land(_) => !position.land_played,
            _ => card.cost.is_payable(mana) && card.aim().is_none_or(|aim| position.has_target(seat, aim)),
        };
        if playable && best.is_none_or(|(most, _)| card.cost.total() > most) {
            best = Some((card.cost.total(), place));
        }
    }
    best.map_or(Action::Done, |(_, place)| position.played_from(place))
}

fn target(position: &Magic, seat: Seat, card: Index) -> Option<Target> {
    let other = seat.other();
    let best = |seat: Seat| {
        let all = creatures(position, seat);
        all.iter().rev().max_by_key(|seen| worth(&seen.looks)).map(|seen| Target::Card(seen.id))
    };
    match position.book.card(card).kind {
        Kind::Sorcery(_, Deed::Destroy(Prey::Creature))
        | Kind::Enchantment(_, Charm::Ability { gains: false, .. }) => best(other),
        Kind::Sorcery(_, Deed::Strike(_)) => best(other).or(Some(Target::Player(other))),
        Kind::Sorcery(_, Deed::Destroy(Prey::Land)) => {
            position.side(other).lands.first().map(|land| Target::Card(land.id))
        }
        Kind::Sorcery(_, Deed::Destroy(Prey::Enchantment)) => {
            position.side(other).auras.first().map(|aura| Target::Card(aura.id))
        }
        Kind::Enchantment(_, Charm::Ability { gains: true, .. }) => best(seat),
        // Creatures of the own discard.
        _ => thumb::aimed(position, seat, card).map(|(_, target)| target),
    }
}

fn size(seen: &Seen) -> i32 {
    i32::from(seen.looks.power) + i32::from(seen.looks.hp)
}

fn attack(position: &Magic, seat: Seat) -> Action {
    let rested = |creatures: Creatures| creatures.into_iter().filter(|seen| !seen.tapped);
    let theirs: Creatures = rested(creatures(position, seat.other())).collect();
    let biggest = |attacker: &Seen| {
        let able = theirs.iter().filter(|seen| seen.looks.can_defend_against(&attacker.looks));
        able.map(size).max().unwrap_or(0)
    };
    let may = |seen: &Seen| position.creature(seen.id).is_some_and(|(_, body)| position.may_attack(body));
    let mut own = creatures(position, seat).into_iter().filter(may);
    let attacker = own.find(|seen| seen.looks.power > 0 && size(seen) >= biggest(seen));
    attacker.map_or(Action::Done, |seen| Action::Attack(seen.id))
}

fn defend(position: &Magic, seat: Seat, at: usize) -> Action {
    let theirs = creatures(position, seat.other());
    let power = |id| theirs.iter().find(|seen| seen.id == id).map_or(0, |seen| i32::from(seen.looks.power));
    let attacks = &position.attacks;
    let Some(attacker) =
        theirs.iter().find(|seen| Some(seen.id) == attacks.get(at).map(|attack| attack.attacker))
    else {
        return Action::NoDefender;
    };
    let undefended =
        attacks.iter().enumerate().filter(|(place, attack)| *place >= at || attack.defender.is_none());
    let coming: i32 = undefended.map(|(_, attack)| power(attack.attacker)).sum();
    let would_lose = coming >= i32::from(position.side(seat).hp);
    let mut best: Option<((u8, i32), &Seen)> = None;
    let own = creatures(position, seat);
    let reaches = |seen: &Seen| seen.looks.can_defend_against(&attacker.looks);
    for seen in own.iter().filter(|seen| !seen.tapped && !position.defends(seen.id) && reaches(seen)) {
        // Bigger than the attacker; or any at all where the game would be lost.
        let rank = match size(seen) > size(attacker) {
            true => 1,
            false if would_lose => 0,
            false => continue,
        };
        // Of equals the least valuable.
        let rank = (rank, -worth(&seen.looks));
        if best.is_none_or(|(most, _)| rank > most) {
            best = Some((rank, seen));
        }
    }
    best.map_or(Action::NoDefender, |(_, seen)| Action::Defend(seen.id))
}
