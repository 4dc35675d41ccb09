//! What happened, told step by step.

use arrayvec::ArrayVec;
use meydan_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Spot;
use crate::book::Index;
use crate::frame::MOST_CHOSEN;
use crate::state::{Arrival, DEALT, Phase, Reason};
use crate::table::Place;

/// A card, and where it lies or lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// On whose side.
    pub seat: Seat,
    /// Where, from that player's eyes; none in a deck, a hand or a graveyard.
    pub spot: Option<Spot>,
    /// Which, where everybody may know.
    pub card: Option<Index>,
}

impl Shown {
    pub(crate) fn new(seat: Seat, place: Place, card: Option<Index>) -> Shown {
        Shown { seat, spot: place.spot(true), card }
    }
}

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
    /// A turn is left out: a cheat (DU-265).
    TurnSkipped {
        /// Whose.
        seat: Seat,
    },
    /// A cheat changed the power of a monster (DU-265).
    PowerChanged {
        /// Whose.
        seat: Seat,
        /// In which zone, counted from one.
        zone: u8,
        /// ATK by how much.
        atk: i16,
        /// DEF by how much.
        def: i16,
    },
    /// A cheat keeps a card from being destroyed or sent away (D-94).
    Protected {
        /// Which, and where.
        at: Shown,
    },
    /// A cheat put a card in a graveyard (DU-265).
    #[serde(rename = "buried")]
    AddedToGraveyard {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Index,
    },
    /// A cheat put a card of a graveyard back in the deck (DU-265).
    #[serde(rename = "unburied")]
    RemovedFromGraveyard {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Index,
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
        /// Whether in attack position.
        attacks: bool,
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
        /// Who took battle damage, be it that a card made it 0.
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
    /// A card was activated, or a monster's effect.
    Activated {
        /// By whom.
        seat: Seat,
        /// Which, where it lies now.
        at: Shown,
        /// What it is aimed at.
        chosen: ArrayVec<Shown, MOST_CHOSEN>,
        /// Whether it began by itself.
        by_itself: bool,
    },
    /// A link of a chain is carried out.
    Resolved {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Index,
    },
    /// An activation that was broken off goes back to where it came from (D-57).
    TakenBack {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Index,
    },
    /// A summon or an activation was stopped.
    Negated {
        /// Of what.
        at: Shown,
    },
    /// The attack was stopped.
    AttackNegated {
        /// Whose.
        seat: Seat,
    },
    /// The monsters in front of an attacker are others now: it may attack anew.
    AttackReturned {
        /// Whose.
        seat: Seat,
        /// From which zone, counted from one.
        from: u8,
    },
    /// A card was destroyed by an effect.
    Destroyed {
        /// Which, and where it lay.
        at: Shown,
    },
    /// A card of a hand was discarded.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Index,
    },
    /// A card came to a hand; which one only for its owner (D-79).
    ToHand {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Option<Index>,
    },
    /// A deck was shuffled.
    Shuffled {
        /// Whose.
        seat: Seat,
    },
    /// Life points were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// How many.
        amount: u16,
    },
    /// An effect gave life points.
    Gained {
        /// To whom.
        seat: Seat,
        /// How many.
        amount: u16,
    },
    /// An effect took life points.
    Lost {
        /// From whom.
        seat: Seat,
        /// How many.
        amount: u16,
    },
    /// A monster changed sides.
    Controlled {
        /// To whom.
        seat: Seat,
        /// To which zone, counted from one.
        zone: u8,
        /// Which, if it lies face-up.
        card: Option<Index>,
    },
    /// An effect turned a monster face-up.
    TurnedUp {
        /// Whose.
        seat: Seat,
        /// In which zone, counted from one.
        zone: u8,
        /// Which.
        card: Index,
    },
    /// An effect turned a monster face-down.
    TurnedDown {
        /// Whose.
        seat: Seat,
        /// In which zone, counted from one.
        zone: u8,
    },
    /// A monster is taken for another one until the end phase.
    Copied {
        /// Whose.
        seat: Seat,
        /// In which zone, counted from one.
        zone: u8,
        /// Which.
        card: Index,
        /// For which.
        of: Index,
    },
    /// A card was named.
    Named {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Index,
    },
    /// A draw phase was skipped.
    DrawSkipped {
        /// Whose.
        seat: Seat,
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
        Event::Drew { seat, card } | Event::Set { seat, card, .. } | Event::ToHand { seat, card }
            if !sees(*seat) =>
        {
            *card = None;
        }
        Event::Exchanged { seat, cards } if !sees(*seat) => *cards = None,
        _ => {}
    }
    event
}
