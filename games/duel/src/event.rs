//! What happened, told step by step.

use arrayvec::ArrayVec;
use meydan_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::book::Index;
use crate::state::{Arrival, DEALT, Phase, Reason};

/// A monster in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// Whose.
    pub seat: Seat,
    /// Its zone, counted from one.
    pub zone: u8,
    /// Which card.
    pub card: Index,
    /// Whether it was destroyed.
    pub destroyed: bool,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// Its number.
        round: u8,
        /// Who begins.
        seat: Seat,
    },
    /// A hand was dealt; the cards only for its owner.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<ArrayVec<Index, DEALT>>,
    },
    /// A phase began.
    Phase {
        /// Which.
        phase: Phase,
        /// Whose turn it is.
        seat: Seat,
    },
    /// A card was drawn; which one only for its owner.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<Index>,
    },
    /// The turn passes.
    TurnPassed {
        /// To whom.
        seat: Seat,
    },
    /// A monster was tributed.
    Tributed {
        /// By whom.
        seat: Seat,
        /// From which zone, counted from one.
        zone: u8,
        /// Which.
        card: Index,
    },
    /// A monster was summoned, or turned face-up by a flip summon.
    Summoned {
        /// By whom.
        seat: Seat,
        /// To which zone, counted from one.
        zone: u8,
        /// Which.
        card: Index,
        /// How.
        how: Arrival,
    },
    /// A card was set; which one only for its owner.
    Set {
        /// By whom.
        seat: Seat,
        /// To which zone, counted from one.
        zone: u8,
        /// Whether it is a monster.
        monster: bool,
        /// Which.
        card: Option<Index>,
    },
    /// A monster changed its position.
    Turned {
        /// Whose.
        seat: Seat,
        /// In which zone, counted from one.
        zone: u8,
        /// Whether it is in attack position now.
        attacks: bool,
    },
    /// An attack was declared.
    Attacked {
        /// By whom.
        seat: Seat,
        /// From which zone, counted from one.
        from: u8,
        /// The zone that is attacked; none: the player.
        to: Option<u8>,
    },
    /// A fight between two monsters (section 13).
    Fought {
        /// The attacker.
        attacker: Fighter,
        /// The target.
        target: Fighter,
        /// Whether the target was face-down.
        hidden: bool,
        /// Whether the target was in attack position.
        attacks: bool,
        /// Who took battle damage.
        hurt: Option<Seat>,
        /// How much.
        damage: u16,
    },
    /// The player was hit (section 14).
    HitDirectly {
        /// Who.
        seat: Seat,
        /// How much.
        damage: u16,
    },
    /// Life points changed.
    Life {
        /// Whose.
        seat: Seat,
        /// To how many.
        life: u16,
    },
    /// A round was won.
    RoundEnded {
        /// By whom.
        winner: Seat,
        /// Why.
        reason: Reason,
        /// Rounds won so far, by seat.
        wins: [u8; 2],
    },
    /// A card of the side deck was exchanged; which ones only for its owner.
    Exchanged {
        /// Whose.
        seat: Seat,
        /// Out of the main deck, and into it.
        cards: Option<(Index, Index)>,
    },
    /// The match is over.
    Ended {
        /// Who won.
        winner: Seat,
        /// Rounds won, by seat.
        wins: [u8; 2],
    },
}

/// What a viewer may know of an event.
pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
    let sees = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
    let mut event = event.clone();
    match &mut event {
        Event::Dealt { seat, cards, .. } if !sees(*seat) => *cards = None,
        Event::Drew { seat, card } | Event::Set { seat, card, .. } if !sees(*seat) => *card = None,
        Event::Exchanged { seat, cards } if !sees(*seat) => *cards = None,
        _ => {}
    }
    event
}
