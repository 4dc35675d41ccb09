//! How likely a player is to win a round that stands between two turns.
//!
//! The weights are fitted to how rounds ended that two players went on with by the
//! strategy, from positions that others had brought about, the careless too: the
//! logarithm of the odds is a sum over both sides. Unlike `worth` it judges
//! positions that are imagined whole, so it looks at every card.

use meydan_core::Seat;
use meydan_search::logistic;

use crate::card::Kind;
use crate::state::Duel;
use crate::table::Place;

/// A thousand life points.
const LIFE: f64 = 0.20;
/// What a thousand below three thousand are worth beside that.
const LAST_LIFE: f64 = 0.33;
const FEW: f64 = 3.0;
/// A monster, and a thousand points of it in attack position and in defense.
const MONSTER: f64 = 0.29;
const ATTACKING: f64 = 0.07;
const DEFENDING: f64 = -0.09;
/// A thousand ATK above everything that the other side has.
const ABOVE: f64 = 0.32;
/// A spell or trap that lies face-down: most are traps.
const SET: f64 = 0.60;
/// In hand: a monster that comes without tributes, one that does not, and anything else.
const READY: f64 = 0.26;
const HEAVY: f64 = 0.10;
const HELD: f64 = 0.44;
/// A thousand ATK of the strongest that comes without tributes.
const BEST: f64 = 0.45;
/// No monster against enough to end it.
const HELPLESS: f64 = -0.30;

/// From 0 to 1.
pub(super) fn outlook(duel: &Duel, seat: Seat) -> f64 {
    logistic(side(duel, seat) - side(duel, seat.other()))
}

fn thousands(points: u16) -> f64 {
    f64::from(points) / 1_000.0
}

fn side(duel: &Duel, seat: Seat) -> f64 {
    let table = &duel.table;
    let own = table.side(seat);
    let life = thousands(own.life);
    let mut sum = LIFE * life - LAST_LIFE * (FEW - life).max(0.0);
    let (mut wall, mut power) = (0.0_f64, 0.0);
    for id in table.monsters(seat.other()) {
        let values = table.values(id);
        wall = wall.max(thousands(if table.instance(id).attacks { values.atk } else { values.def }));
        power += thousands(values.atk);
    }
    let mut strongest: Option<f64> = None;
    for id in table.on_field(seat) {
        let instance = table.instance(id);
        if matches!(instance.place, Place::Monster(_)) {
            let values = table.values(id);
            let (atk, def) = (thousands(values.atk), thousands(values.def));
            sum += MONSTER + if instance.attacks { ATTACKING * atk } else { DEFENDING * def };
            strongest = Some(strongest.map_or(atk, |most| most.max(atk)));
        } else if !instance.face_up {
            sum += SET;
        }
    }
    sum += match strongest {
        Some(atk) => ABOVE * (atk - wall).max(0.0),
        None if power >= life => HELPLESS,
        None => 0.0,
    };
    let mut best = 0;
    for &id in &own.hand {
        sum += match &table.card(id).kind {
            Kind::Monster(body) if body.level <= 4 => {
                best = best.max(body.atk);
                READY
            }
            Kind::Monster(_) => HEAVY,
            Kind::Spell(_) | Kind::Trap(_) => HELD,
        };
    }
    sum + BEST * thousands(best)
}
