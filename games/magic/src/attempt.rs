//! What somebody means who touches a card with which nothing can be done now.

use meydan_core::{Place, Seat};

use crate::view::{Asked, View};
use crate::{Action, Id, Mana, Target};

/// The action that is meant by a touch.
pub(crate) fn attempt(view: &View, place: &Place) -> Option<Action> {
    let (kind, what) = place.as_str().split_once(':')?;
    let names_a_target = matches!(view.asked, Asked::Target { .. });
    match kind {
        "card" => what.parse().ok().map(|id| attempt_in_play(view, id)),
        "player" => {
            let seat = what.parse::<u8>().ok()?.checked_sub(1).map(Seat)?;
            Some(Action::Target(Target::Player(seat)))
        }
        "discard" => what.parse().ok().map(|card| Action::Target(Target::Discarded(card))),
        "hand" if !names_a_target => {
            let card = what.parse().ok()?;
            // The rules say what it would be paid with.
            let with = Mana::NONE;
            let aims = view.book.find(card).is_some_and(|card| card.aim().is_some());
            Some(if aims { Action::Aim { card, with } } else { Action::Play { card, with } })
        }
        _ => None,
    }
}

/// A land is touched to tap it, a creature to fight with it, whatever the phase:
/// the rules say that it is not time for that.
fn attempt_in_play(view: &View, id: Id) -> Action {
    let is_land = view.sides.iter().any(|side| side.lands.iter().any(|land| land.id == id));
    match view.asked {
        Asked::Target { .. } => Action::Target(Target::Card(id)),
        Asked::Defend { .. } => Action::Defend(id),
        _ if is_land => Action::Tap(id),
        _ => Action::Attack(id),
    }
}
