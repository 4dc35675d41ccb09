//! The language of effects. A card's effect is a list of short lines; a line
//! that begins an ability says when, those below it under what condition, for
//! what cost, on what, and what it does:
//!
//! ```text
//! ignite                                            a monster's player starts it in a main phase
//!   once per turn
//!   pay discard 1
//!   choose 1 monster of own level at least 7 in graveyard
//!   do return chosen to hand
//! ```
//!
//! Lines that begin an ability: `activate` (a spell of one's own main phase),
//! `reply …` (a trap or quick-play spell: to what it may answer), `ignite`,
//! `when …` (a trigger), `while …` (as long as the card is face-up), `equip …`,
//! `procedure …` (a special summon of its own from the hand), `tributes …` and
//! `summon …` (how it is summoned).
//!
//! Lives here: the parts of an effect as types, reading them from lines and
//! writing them as lines. Deliberately absent: carrying them out.

mod naming;
mod parts;
mod read;
mod sets;
mod write;

pub use naming::{UNUSED, named, names};
pub use parts::{
    Ability, Act, Bound, Change, Choice, Condition, Cost, Effect, How, Limit, Modifier, Moment, Number, Per,
    Position, Reply, Start, SummonKinds, What,
};
pub(crate) use read::MOST_ABILITIES;
pub use read::{Unread, read};
pub use sets::{Face, Nature, Noun, Owner, Set, Where};
