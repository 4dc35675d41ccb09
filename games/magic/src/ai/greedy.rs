//! A rival by plain rules, to measure others by.

use meydan_core::{Determinize, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Thought};

use super::thumb;
use super::worth::{Creatures, Seen, creatures, duel, worth};
use crate::book::Index;
use crate::card::{Charm, Deed, Kind, Prey};
use crate::state::Question;
use crate::{Action, Magic, Target, View};

/// Plays a land first, then always the most expensive card that it can.
///
/// Cards that harm go to the most valuable creature, enchantment or land of the
/// other, one that strikes players too to the other player if there is no
/// creature; cards that help to its own best creature. Without such a target a
/// card is kept. A creature attacks whenever nothing bigger can defend: no
/// untapped creature of the other has more power and HP together. It defends
/// with a creature that survives, best one that destroys the attacker too; gives
/// a creature for one that is worth as much; and any at all where it would
/// otherwise lose.
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

fn choice(position: &Magic, seat: Seat) -> Action {
    match position.question {
        Question::Play => play(position, seat),
        Question::Target { card, .. } => {
            let target = target(position, seat, card).or_else(|| thumb::any_target(position, card));
            target.map_or(Action::Cancel, Action::Target)
        }
        Question::Attack => attack(position, seat),
        Question::Defend { attacker } => defend(position, seat, usize::from(attacker)),
        Question::Over => Action::Done,
    }
}

fn play(position: &Magic, seat: Seat) -> Action {
    if let Some(place) = thumb::land(position, seat) {
        return position.played_from(place);
    }
    let side = position.side(seat);
    let mana = position.pool.and(side.untapped());
    let mut best: Option<(u32, usize)> = None;
    for (place, &index) in side.hand.iter().enumerate() {
        let card = position.book.card(index);
        let land = matches!(card.kind, Kind::Land(_));
        let aimless = card.aim().is_some() && target(position, seat, index).is_none();
        let dearest = best.is_none_or(|(most, _)| card.cost.total() > most);
        if !land && !aimless && dearest && card.cost.is_payable(mana) {
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
    let biggest = rested(creatures(position, seat.other())).map(|seen| size(&seen)).max().unwrap_or(0);
    let mut own = rested(creatures(position, seat));
    let attacker = own.find(|seen| seen.looks.power > 0 && size(seen) >= biggest);
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
    for seen in own.iter().filter(|seen| !seen.tapped && !position.defends(seen.id)) {
        let duel = duel(&attacker.looks, &seen.looks);
        let rank = match (duel.attacker_dies, duel.defender_dies) {
            (true, false) => 3,
            (false, false) => 2,
            (true, true) if worth(&attacker.looks) >= worth(&seen.looks) => 1,
            _ if would_lose => 0,
            _ => continue,
        };
        // Of equals the least valuable.
        let rank = (rank, -worth(&seen.looks));
        if best.is_none_or(|(most, _)| rank > most) {
            best = Some((rank, seen));
        }
    }
    best.map_or(Action::NoDefender, |(_, seen)| Action::Defend(seen.id))
}
