//! The digest of a position, written field by field: every kind has a number of its own, and
//! no name of the code is part of it. What is taken apart is taken apart whole, so that no
//! new field is forgotten. Records hold the results: a change here raises `RULES`, and what
//! was before goes to a module like `first`.

mod first;

use meydan_core::{Digest, Game, Seat};

use crate::frame::{About, Frame, Happening, Link, Paying, Trigger};
use crate::state::{Arrival, Duel, Held, Phase, Reason};
use crate::table::{CardInstance, Place, Side};

/// What can be added to a digest.
trait Summed {
    fn add_to(&self, digest: Digest) -> Digest;
}

/// Adds one after the other.
macro_rules! add {
    ($digest:expr, $($part:expr),+ $(,)?) => {{
        let digest = $digest;
        $(let digest = $part.add_to(digest);)+
        digest
    }};
}

macro_rules! words {
    ($($kind:ty),+) => {$(
        impl Summed for $kind {
            fn add_to(&self, digest: Digest) -> Digest {
                digest.word(u64::from(*self))
            }
        }
    )+};
}

words!(bool, u8, u16);

impl Summed for i16 {
    fn add_to(&self, digest: Digest) -> Digest {
        self.cast_unsigned().add_to(digest)
    }
}

impl Summed for Seat {
    fn add_to(&self, digest: Digest) -> Digest {
        self.0.add_to(digest)
    }
}

impl<A: Summed, B: Summed> Summed for (A, B) {
    fn add_to(&self, digest: Digest) -> Digest {
        add!(digest, self.0, self.1)
    }
}

impl<T: Summed> Summed for Option<T> {
    fn add_to(&self, digest: Digest) -> Digest {
        match self {
            None => digest.word(0),
            Some(some) => some.add_to(digest.word(1)),
        }
    }
}

/// Its length first, so that no two lists run into each other.
impl<T: Summed> Summed for [T] {
    fn add_to(&self, digest: Digest) -> Digest {
        self.iter().fold(digest.word(self.len() as u64), |digest, one| one.add_to(digest))
    }
}

const fn phase_number(phase: Phase) -> u8 {
    match phase {
        Phase::Draw => 0,
        Phase::Standby => 1,
        Phase::Main1 => 2,
        Phase::Battle => 3,
        Phase::Main2 => 4,
        Phase::End => 5,
    }
}

const fn reason_number(reason: Reason) -> u8 {
    match reason {
        Reason::Life => 0,
        Reason::EmptyDeck => 1,
        Reason::TurnLimit => 2,
        Reason::Surrender => 3,
        Reason::Resigned => 4,
        Reason::Cheat => 5,
    }
}

impl Summed for Phase {
    fn add_to(&self, digest: Digest) -> Digest {
        phase_number(*self).add_to(digest)
    }
}

impl Summed for Arrival {
    fn add_to(&self, digest: Digest) -> Digest {
        digest.word(match self {
            Arrival::Normal => 0,
            Arrival::Set => 1,
            Arrival::Flip => 2,
            Arrival::Special => 3,
            Arrival::Ritual => 4,
        })
    }
}

impl Summed for Reason {
    fn add_to(&self, digest: Digest) -> Digest {
        reason_number(*self).add_to(digest)
    }
}

impl Summed for Place {
    fn add_to(&self, digest: Digest) -> Digest {
        match self {
            Place::Deck => digest.word(0),
            Place::Hand => digest.word(1),
            Place::Monster(zone) => add!(digest.word(2), zone),
            Place::Spell(zone) => add!(digest.word(3), zone),
            Place::Field => digest.word(4),
            Place::Graveyard => digest.word(5),
        }
    }
}

/// No card has this number.
const PROTECTED: u64 = u64::MAX;

impl Summed for CardInstance {
    #[rustfmt::skip]
    fn add_to(&self, digest: Digest) -> Digest {
        let CardInstance {
            card, owner, controller, place, face_up, attacks, base_atk, copied, more, paid, bound, stays,
            borrowed, put_on, attacked_on, turned_on, used_on, used, spent, protected,
        } = self;
        // A cheat that came later: records without it have the sums that they had.
        let digest = if *protected { digest.word(PROTECTED) } else { digest };
        add!(
            digest, card, owner, controller, place, face_up, attacks, base_atk, copied, more, paid, bound, stays,
            borrowed, put_on, attacked_on, turned_on, used_on, used, spent,
        )
    }
}

impl Summed for Side {
    fn add_to(&self, digest: Digest) -> Digest {
        let Side { life, deck, hand, graveyard, monsters, spells, field } = self;
        add!(digest, life, deck, hand, graveyard, monsters, spells, field)
    }
}

impl Summed for Held {
    fn add_to(&self, digest: Digest) -> Digest {
        let Held { main, side } = self;
        add!(digest, main, side)
    }
}

impl Summed for About {
    fn add_to(&self, digest: Digest) -> Digest {
        match self {
            About::Nothing => digest.word(0),
            About::Card(id) => add!(digest.word(1), id),
            About::Link(number) => add!(digest.word(2), number),
        }
    }
}

impl Summed for Happening {
    fn add_to(&self, digest: Digest) -> Digest {
        match self {
            Happening::Nothing => digest.word(0),
            Happening::Summoning(id) => add!(digest.word(1), id),
            Happening::Summoned(id, how) => add!(digest.word(2), id, how),
            Happening::Attack => digest.word(3),
        }
    }
}

impl Summed for Link {
    #[rustfmt::skip]
    fn add_to(&self, digest: Digest) -> Digest {
        let Link {
            id, ability, seat, about, chosen, count, amount, negated, spared, answered, from_hand,
        } = self;
        add!(digest, id, ability, seat, about, chosen, count, amount, negated, spared, answered, from_hand)
    }
}

impl Summed for Paying {
    fn add_to(&self, digest: Digest) -> Digest {
        let Paying { discards, discarded, tributes, tributed } = self;
        add!(digest, discards, discarded, tributes, tributed)
    }
}

impl Summed for Trigger {
    fn add_to(&self, digest: Digest) -> Digest {
        let Trigger { id, ability, seat, about } = self;
        add!(digest, id, ability, seat, about)
    }
}

impl Summed for Frame {
    fn add_to(&self, digest: Digest) -> Digest {
        match self {
            Frame::HowMany { id, set, seat } => add!(digest.word(0), id, set, seat),
            Frame::Tributes { id, set, due, chosen, count, seat } => {
                add!(digest.word(1), id, set, due, chosen, count, seat)
            }
            Frame::Arrive { id, how, tributes, step } => add!(digest.word(2), id, how, tributes, step),
            Frame::Attack { attacker, target, against, atk, stopped, step } => {
                add!(digest.word(3), attacker, target, against, atk, stopped, step)
            }
            Frame::Prepare { link, paying, trigger } => add!(digest.word(4), link, paying, trigger),
            Frame::Chain { happening, seat, resolving } => add!(digest.word(5), happening, seat, resolving),
            Frame::Ask { trigger } => add!(digest.word(6), trigger),
            Frame::Do { link, act, otherwise, picked } => add!(digest.word(7), link, act, otherwise, picked),
            Frame::Lay { id, seat, how, own } => add!(digest.word(8), id, seat, how, own),
            Frame::Ritual { link, id, chosen, count } => add!(digest.word(9), link, id, chosen, count),
            Frame::EndTurn { step } => add!(digest.word(10), step),
            Frame::Exchange { seat } => add!(digest.word(11), seat),
        }
    }
}

impl Duel {
    /// The digest by the rules of now.
    #[rustfmt::skip]
    pub(crate) fn sum(&self) -> u64 {
        let Duel {
            table, held, rounds, round, wins, best, turn, count, phase, summoned_on, deeds, cancels, no_draw,
            skips, closed_on, battle_over, frames, chain, triggers, arrived, end, cheats, rng,
            // The log tells it, and records that were made before have sums without it.
            left_out: _,
        } = self;
        let digest = Digest::new(Duel::ID).word(table.instances().count() as u64);
        let digest = table.instances().fold(digest, |digest, (_, instance)| instance.add_to(digest));
        add!(
            digest, table.side(Seat(0)), table.side(Seat(1)), held, rounds, round, wins, best, turn, count, phase,
            summoned_on, deeds, cancels, no_draw, skips, closed_on, battle_over, frames, chain, triggers, arrived,
            end, cheats,
        )
        .word(rng.clone().next_u64())
        .finish()
    }
}
