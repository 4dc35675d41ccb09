//! What a position is worth to a player: the points of the cards of both (D-73),
//! life points, and what is in danger. What lies face-down is worth the same
//! whatever it is: a computer that only imagines it must not be swayed by it.

use meydan_core::Seat;

use crate::card::Kind;
use crate::state::Duel;
use crate::table::{Id, Place};

/// A round that is won or lost.
const ROUND: i32 = 1_000_000;
/// A monster that cannot be seen.
const UNSEEN_MONSTER: i32 = 1_100;
/// A spell or trap that cannot be seen, or that lies open and goes on working.
const ON_FIELD: i32 = 520;
/// A card in the other player's hand.
const UNSEEN_HAND: i32 = 450;
/// Having a monster at all, beside its points.
const PRESENCE: i32 = 300;

/// How much better the position is for this player than for the other.
pub(super) fn worth(duel: &Duel, seat: Seat) -> i32 {
    let other = seat.other();
    let rounds = i32::from(duel.wins[seat.index()]) - i32::from(duel.wins[other.index()]);
    let life = |seat: Seat| i32::from(duel.table.side(seat).life);
    let near_death = |seat: Seat| (2_000 - life(seat)).max(0) / 2;
    let lives = (life(seat) - life(other)) * 3 / 10 - near_death(seat) + near_death(other);
    rounds * ROUND + lives + side(duel, seat, true) - side(duel, other, false) + peace(duel, seat)
}

/// The points of a monster where it lies: ATK in attack position, DEF in defense.
pub(super) fn points(duel: &Duel, id: Id) -> i32 {
    let values = duel.table.values(id);
    i32::from(if duel.table.instance(id).attacks { values.atk } else { values.def })
}

/// What a card of one's own hand is worth there.
pub(super) fn in_hand(duel: &Duel, id: Id) -> i32 {
    match &duel.table.card(id).kind {
        Kind::Monster(body) => 250 + i32::from(body.atk) / 10 - 20 * i32::from(body.level.saturating_sub(4)),
        Kind::Spell(_) => 480,
        Kind::Trap(_) => 460,
    }
}

fn side(duel: &Duel, seat: Seat, own: bool) -> i32 {
    let table = &duel.table;
    let strongest = strongest(duel, seat.other());
    let mut sum = 0;
    for id in table.on_field(seat) {
        let instance = table.instance(id);
        sum += match instance.place {
            Place::Monster(_) if instance.face_up || own => {
                PRESENCE + points(duel, id) - danger(duel, id, strongest)
            }
            Place::Monster(_) => UNSEEN_MONSTER,
            // What is worn shows in who wears it.
            _ if instance.bound.is_some() => ON_FIELD / 2,
            _ => ON_FIELD,
        };
    }
    let hand = &table.side(seat).hand;
    sum += match own {
        true => hand.iter().map(|&id| in_hand(duel, id)).sum(),
        false => UNSEEN_HAND * hand.len() as i32,
    };
    if duel.no_draw[seat.index()] {
        sum -= UNSEEN_HAND;
    }
    sum
}

/// The strongest ATK that can be seen on this side.
pub(super) fn strongest(duel: &Duel, seat: Seat) -> i32 {
    let seen = |&id: &Id| duel.table.instance(id).face_up;
    let monsters = duel.table.monsters(seat).filter(seen);
    monsters.map(|id| i32::from(duel.table.atk(id))).max().unwrap_or(0)
}

/// What may be lost because the other side is stronger.
fn danger(duel: &Duel, id: Id, strongest: i32) -> i32 {
    let instance = duel.table.instance(id);
    let short = strongest - points(duel, id);
    match (short > 0, instance.attacks) {
        // In attack position life points go too.
        (true, true) => points(duel, id) / 3 + short / 3,
        (true, false) => points(duel, id) / 4,
        (false, _) => 0,
    }
}

/// Monsters of the other that may not attack while a card lies there.
fn peace(duel: &Duel, seat: Seat) -> i32 {
    let kept = |of: Seat| {
        let barred =
            duel.table.monsters(of).filter(|&id| duel.table.instance(id).face_up && duel.is_barred(id));
        barred.map(|id| i32::from(duel.table.atk(id)) / 3).sum::<i32>()
    };
    kept(seat.other()) - kept(seat)
}
