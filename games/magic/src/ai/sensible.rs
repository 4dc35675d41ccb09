//! Which actions are worth a thought.
//!
//! Out of the tree stay: tapping a land for itself, thinking better of a card,
//! other cards while a land can be played, harming oneself or helping the other,
//! and what comes to the same as another action: of creatures or lands that are
//! alike one is enough, and attackers are named in one order.

use meydan_core::Seat;

use super::worth::{Seen, creatures};
use crate::book::Index;
use crate::card::{Charm, Deed, Kind};
use crate::state::Question;
use crate::{Action, Id, Magic, Target};

/// With fewer cards than this in the library a land may be better kept: who
/// holds seven cards draws none (MG-10).
const LONG_LIBRARY: usize = 3;

/// Leaves in what is worth a thought.
pub(super) fn sensible(position: &Magic, seat: Seat, actions: &mut Vec<Action>) {
    match position.question {
        Question::Play => plays(position, seat, actions),
        Question::Target { card, .. } => targets(position, seat, card, actions),
        Question::Attack => attackers(position, seat, actions),
        Question::Defend { attacker } => {
            let own = creatures(position, seat);
            let enchanted = |id: Id| is_enchanted(position, id);
            let may = |id: Id| {
                let body = position.creature(id);
                body.is_some_and(|(_, body)| position.may_defend(body, usize::from(attacker)))
            };
            let free = |seen: &&Seen| may(seen.id);
            actions.retain(|action| match action {
                Action::Defend(id) => {
                    let alike = first_alike(own.iter().filter(free), *id, enchanted);
                    alike == Some(*id)
                }
                _ => true,
            });
        }
        Question::Window | Question::Over => {}
    }
}

fn is_enchanted(position: &Magic, id: Id) -> bool {
    position.sides.iter().flat_map(|side| &side.auras).any(|aura| aura.target == Some(id))
}

/// The first of the creatures that are like this one.
fn first_alike<'a>(
    mut among: impl Iterator<Item = &'a Seen> + Clone,
    id: Id,
    enchanted: impl Fn(Id) -> bool,
) -> Option<Id> {
    let this = among.clone().find(|seen| seen.id == id)?;
    let alike = |seen: &&Seen| {
        seen.id == id
            || (seen.card, seen.tapped, seen.looks) == (this.card, this.tapped, this.looks)
                && !enchanted(seen.id)
                && !enchanted(id)
    };
    among.find(alike).map(|seen| seen.id)
}

fn plays(position: &Magic, seat: Seat, actions: &mut Vec<Action>) {
    actions.retain(|action| !matches!(action, Action::Tap(_)));
    let side = position.side(seat);
    let index = |action: &Action| match action {
        Action::Play { card, .. } | Action::Aim { card, .. } => {
            position.place_in_hand(seat, *card).map(|place| side.hand[place])
        }
        _ => None,
    };
    let is_land = |action: &Action| {
        index(action).is_some_and(|index| matches!(position.book.card(index).kind, Kind::Land(_)))
    };
    if side.library.len() >= LONG_LIBRARY && actions.iter().any(is_land) {
        actions.retain(is_land);
    }
}

fn targets(position: &Magic, seat: Seat, card: Index, actions: &mut Vec<Action>) {
    if actions.len() > 1 {
        actions.retain(|action| *action != Action::Cancel);
    }
    let helps = match position.book.card(card).kind {
        Kind::Enchantment(_, Charm::Ability { gains, .. }) => gains,
        Kind::Sorcery(_, Deed::Return) => return,
        _ => false,
    };
    let wanted = if helps { seat } else { seat.other() };
    let side = position.side(wanted);
    let is_wanted = |action: &Action| match action {
        Action::Target(Target::Player(player)) => *player == wanted,
        Action::Target(Target::Card(id)) => {
            side.creatures.iter().any(|body| body.id == *id)
                || side.lands.iter().any(|land| land.id == *id)
                || side.auras.iter().any(|aura| aura.id == *id)
        }
        _ => true,
    };
    if actions.iter().any(is_wanted) {
        actions.retain(is_wanted);
    }
    let both =
        Seat::all(2).flat_map(|seat| creatures(position, seat)).collect::<arrayvec::ArrayVec<_, 120>>();
    let lands = || position.sides.iter().flat_map(|side| &side.lands);
    actions.retain(|action| {
        let Action::Target(Target::Card(id)) = action else { return true };
        if let Some(land) = lands().find(|land| land.id == *id) {
            let owner = |id: Id| position.sides[0].lands.iter().any(|land| land.id == id);
            let alike = lands().find(|other| other.gives == land.gives && owner(other.id) == owner(*id));
            return alike.map(|other| other.id) == Some(*id);
        }
        let owner = |id: Id| position.creature(id).map(|(owner, _)| owner);
        let same_side = both.iter().filter(|seen| owner(seen.id) == owner(*id));
        first_alike(same_side, *id, |id| is_enchanted(position, id)).is_none_or(|first| first == *id)
    });
}

fn attackers(position: &Magic, seat: Seat, actions: &mut Vec<Action>) {
    let named = position.attacks.last().map_or(0, |attack| attack.attacker);
    let own = creatures(position, seat);
    let may = |id: Id| position.creature(id).is_some_and(|(_, body)| position.may_attack(body));
    let free = |seen: &&Seen| may(seen.id) && seen.id > named;
    actions.retain(|action| match action {
        Action::Attack(id) => {
            let alike = first_alike(own.iter().filter(free), *id, |id| is_enchanted(position, id));
            alike == Some(*id)
        }
        _ => true,
    });
}
