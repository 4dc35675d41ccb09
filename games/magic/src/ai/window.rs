//! The window for instants (MG-62), by rules of thumb: every instant that can be paid is tried on
//! every target, what waits resolves and the fight is fought in thought, and the one that comes
//! out best is played if it is worth a card.
//!
//! Nothing hidden matters for that: what the other could still play is left out.

use std::ops::ControlFlow;

use meydan_core::Seat;

use super::worth::{creatures, worth};
use crate::state::Question;
use crate::{Action, Magic, Target};

/// An instant is kept for something better than this.
const KEPT: i32 = 14;
/// Winning.
const ALL: i32 = 10_000;

/// An instant or nothing.
pub(super) fn instant(position: &Magic, seat: Seat) -> Action {
    best(position, seat).map_or(Action::Pass, |(action, _)| action)
}

/// The target of an instant that was picked in the window.
pub(super) fn target(position: &Magic, seat: Seat) -> Option<Target> {
    let mut best: Option<(i32, Target)> = None;
    let Question::Target { card, .. } = position.question else { return None };
    let _ = position.for_each_target(card, |target| {
        let comes = fought(position, seat, &[Action::Target(target)]);
        if best.is_none_or(|(most, _)| comes > most) {
            best = Some((comes, target));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, target)| target)
}

fn best(position: &Magic, seat: Seat) -> Option<(Action, i32)> {
    let least = fought(position, seat, &[]) + KEPT;
    let mut best: Option<(Action, i32)> = None;
    let mut consider = |action: Action, comes: i32| {
        if comes > best.map_or(least, |(_, most)| most) {
            best = Some((action, comes));
        }
    };
    let hand = &position.side(seat).hand;
    let mana = position.pool_of(seat).and(position.side(seat).untapped());
    for (place, &index) in hand.iter().enumerate() {
        let card = position.book.card(index);
        if !card.instant || !card.cost.is_payable(mana) || hand[..place].contains(&index) {
            continue;
        }
        let plays = position.played_from(place);
        match card.aim() {
            None => consider(plays, fought(position, seat, &[plays])),
            Some(_) => {
                let _ = position.for_each_target(index, |target| {
                    consider(plays, fought(position, seat, &[plays, Action::Target(target)]));
                    ControlFlow::Continue(())
                });
            }
        }
    }
    best
}

/// What it comes to for a seat when it does this and then both pass.
fn fought(position: &Magic, seat: Seat, actions: &[Action]) -> i32 {
    let mut position = position.clone();
    for &action in actions {
        position.act(seat, action, &mut |_| ());
    }
    // Two passes are enough whoever is asked first.
    for _ in 0..2 {
        if position.question == Question::Window {
            position.act(position.actor(), Action::Pass, &mut |_| ());
        }
    }
    if let Some(end) = position.end {
        return if end.loser == Some(seat) { -ALL } else { ALL };
    }
    let side = |seat: Seat| -> i32 {
        let hp = i32::from(position.side(seat).hp);
        let bodies: i32 = creatures(&position, seat).iter().map(|seen| worth(&seen.looks)).sum();
        bodies + 4 * hp - 24 / hp.max(1)
    };
    side(seat) - side(seat.other())
}
