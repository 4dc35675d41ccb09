//! What happened, told step by step.

use arrayvec::ArrayVec;
use meydan_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{MOST_IN_HAND, Reason};
use crate::{Colour, Id, Mana, Name};

/// A card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardInstance {
    /// Its number.
    pub id: Id,
    /// What it is.
    pub card: Name,
    /// Whose it is.
    pub seat: Seat,
}

/// A target that was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Aimed {
    /// A card in play.
    Card {
        /// Which.
        thing: CardInstance,
    },
    /// A player.
    Player {
        /// Who.
        seat: Seat,
    },
    /// A card of the discard.
    Discarded {
        /// Which.
        card: Name,
    },
}

/// One side of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// Who.
    pub thing: CardInstance,
    /// Its power.
    pub power: u8,
    /// Its HP before the fight.
    pub hp: i16,
    /// Whether it hit first.
    pub first: bool,
    /// Whether it hit at all: who was struck down first does not.
    pub hit: bool,
    /// Whether it was destroyed.
    pub destroyed: bool,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A hand was dealt; the cards only for its owner.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<ArrayVec<Name, MOST_IN_HAND>>,
    },
    /// A turn began.
    Began {
        /// Its number.
        round: u16,
        /// Whose.
        seat: Seat,
    },
    /// A card was drawn; which one only for its owner.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<Name>,
        /// How many are left in the library.
        left: u8,
    },
    /// Nothing was drawn because the hand is full (MG-10).
    HandFull {
        /// Whose.
        seat: Seat,
    },
    /// A card had to be drawn and there was none (MG-10).
    CouldNotDraw {
        /// By whom.
        seat: Seat,
    },
    /// A player's tapped cards untapped (MG-11).
    Untapped {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A land was tapped for mana.
    Tapped {
        /// Which.
        land: CardInstance,
        /// What it gives.
        gives: Colour,
    },
    /// A player is about to name the target of a card; nobody else knows, and nothing is paid yet.
    Aiming {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Name,
    },
    /// The player thought better of it.
    Cancelled {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Name,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Name,
        /// What it was paid with.
        with: Mana,
        /// Its number in play; none for a sorcery.
        id: Option<Id>,
        /// Its target.
        target: Option<Aimed>,
    },
    /// A creature was damaged by a sorcery.
    Damaged {
        /// Which.
        thing: CardInstance,
        /// How much.
        damage: u8,
        /// What is left of its HP.
        left: i16,
    },
    /// A player lost HP to a sorcery.
    Hurt {
        /// Who.
        seat: Seat,
        /// How much.
        damage: u8,
        /// The HP left.
        hp: i16,
    },
    /// A card in play was destroyed and is in its owner's discard now.
    Destroyed {
        /// Which.
        thing: CardInstance,
    },
    /// An enchantment went to the discard with the creature that it was on (MG-21).
    Fell {
        /// Which.
        thing: CardInstance,
    },
    /// A creature card came back from the discard to the hand.
    Returned {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Name,
    },
    /// A creature attacks.
    Attacks {
        /// Which.
        attacker: CardInstance,
    },
    /// A creature defends.
    Defends {
        /// Which.
        defender: CardInstance,
        /// Against whom.
        attacker: CardInstance,
    },
    /// An attacker is let through.
    Unopposed {
        /// Which.
        attacker: CardInstance,
    },
    /// An attacker and its defender fought, or the attacker hit the player (MG-40 to MG-43).
    Fought {
        /// The attacker.
        attacker: Fighter,
        /// The defender, if there was one.
        defender: Option<Fighter>,
        /// What the defending player lost.
        damage: u8,
        /// That player's HP after it.
        hp: i16,
        /// Whether there was a defender that is gone by now (MG-62).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        gone: bool,
    },
    /// An instant that was played before the fight does what it does (MG-62).
    Resolves {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Name,
        /// Whether its target is gone, so that it does nothing.
        gone: bool,
    },
    /// A player plays no instant before the fight (MG-62).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Unused mana was lost (MG-15).
    ManaLost {
        /// Whose.
        seat: Seat,
        /// What.
        mana: Mana,
    },
    /// A turn ended: `End of Round N` (MG-15).
    RoundEnded {
        /// Its number.
        round: u16,
    },
    /// It is over.
    Ended {
        /// Why.
        reason: Reason,
        /// Who won; nobody in a draw.
        winner: Option<Seat>,
        /// The HP by seat.
        hp: [i16; 2],
    },
}

/// What a viewer may know of an event.
pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Option<Event> {
    let sees = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
    let mut event = event.clone();
    match &mut event {
        Event::Aiming { seat, .. } | Event::Cancelled { seat, .. } if !sees(*seat) => return None,
        Event::Dealt { seat, cards, .. } if !sees(*seat) => *cards = None,
        Event::Drew { seat, card, .. } if !sees(*seat) => *card = None,
        _ => {}
    }
    Some(event)
}
