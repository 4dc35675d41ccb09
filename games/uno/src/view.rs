//! What a viewer sees and is told.

use arrayvec::ArrayVec;
use meydan_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{jump_in, lays};
use crate::{
    Card, Cards, Colour, Dare, History, House, HouseRule, Kinds, Known, LastMove, MOST_SEATS, Phase, Reason,
    Table, Tally,
};

/// What a viewer may see. Lists are by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes: a seat, or nobody's in particular.
    pub you: Option<Seat>,
    /// The number of cards of each player.
    pub counts: ArrayVec<u8, MOST_SEATS>,
    /// The hands that this viewer sees: the own, and all once it is over.
    pub hands: ArrayVec<Option<Cards>, MOST_SEATS>,
    /// Whether the direction is clockwise: the rising seat number.
    pub clockwise: bool,
    /// The middle card.
    pub middle: Card,
    /// The colour in force; none while a Wild waits for its colour.
    pub colour: Option<Colour>,
    /// How many cards the player whose turn it is has to take or to answer.
    pub penalty: u8,
    /// How many cards are in the stock.
    pub stock: u8,
    /// Whose turn it is; once it is over, who came last.
    pub turn: Seat,
    /// What is asked for.
    pub phase: Phase,
    /// The card that was just drawn, where this viewer may know it.
    pub drawn: Option<Card>,
    /// How many turns were ended.
    pub turns: u16,
    /// The last move of each player (UN-30).
    pub last: ArrayVec<Option<LastMove>, MOST_SEATS>,
    /// Who gave up.
    pub gone: SeatSet,
    /// What everybody can conclude about each hand.
    pub known: ArrayVec<Known, MOST_SEATS>,
    /// What was done lately.
    pub history: History,
    /// The points of each hand, once it is over (UN-20).
    pub points: Option<ArrayVec<i32, MOST_SEATS>>,
    /// Why it ended, if it did.
    pub end: Option<Reason>,
    /// The house rules in force.
    #[serde(default, skip_serializing_if = "House::is_none")]
    pub house: House,
    /// Who laid the second-to-last card and has not called (UN-50).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncalled: Option<Seat>,
    /// The Wild Draw 4 that can be challenged (UN-51).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dare: Option<Dare>,
    /// Cards that this viewer knows to be in the hands of others, because it held them (UN-53).
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub seen: ArrayVec<Cards, MOST_SEATS>,
    /// The match, where several rounds are played (UN-55).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tally: Option<Tally>,
}

impl View {
    /// How many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.counts.len() as u8
    }

    /// The own hand.
    #[must_use]
    pub fn hand(&self) -> Option<&Cards> {
        self.hands.get(self.you?.index())?.as_ref()
    }

    /// What lies on the table.
    #[must_use]
    pub const fn table(&self) -> Table {
        Table { middle: self.middle, colour: self.colour, penalty: self.penalty }
    }

    /// The kinds that this viewer may lay now; when it is another's turn, the same card only,
    /// where that may be laid out of turn (UN-54).
    #[must_use]
    pub fn lays(&self) -> Kinds {
        match (self.hand(), self.phase) {
            (Some(hand), Phase::Lay | Phase::Drawn) if self.you == Some(self.turn) => {
                Kinds(lays(hand.kinds().0, self.table(), self.house.has(HouseRule::Challenge)))
            }
            (Some(hand), _) if jump_in(self.house, self.phase, self.penalty, self.middle) => {
                Kinds(hand.kinds().0 & self.middle.bit())
            }
            _ => Kinds::default(),
        }
    }

    /// What the viewer knows to be in another's hand because it held it before.
    #[must_use]
    pub fn seen_in(&self, seat: Seat) -> Cards {
        self.seen.get(seat.index()).copied().unwrap_or_default()
    }
}

/// Why cards were drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyDrawn {
    /// No card could be laid (UN-14).
    NothingFits,
    /// A penalty was not answered (UN-13).
    Penalty,
    /// The start card is a Draw2 (UN-04).
    StartCard,
    /// The last card of the round was a Draw2 or Wild Draw 4 (UN-16).
    LastCard,
    /// "UNO" was not called (UN-50).
    Caught,
    /// A challenge was lost (UN-51).
    Challenge,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// A hand was dealt; the cards only for its owner.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// The start card was turned up and the starter drawn (UN-03, UN-04).
    Started {
        /// The start card.
        card: Card,
        /// The colour in force; it can differ from the card's only in a position set up by hand.
        colour: Colour,
        /// Who was drawn to start.
        starter: Seat,
        /// Who begins after what the start card does.
        begins: Seat,
        /// The direction.
        clockwise: bool,
    },
    /// A card was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// How many are left in the hand.
        left: u8,
    },
    /// A colour was named.
    Named {
        /// By whom.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// The direction turned.
    Reversed {
        /// The new direction.
        clockwise: bool,
    },
    /// A player loses the turn to a Skip.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A penalty is outstanding.
    Penalty {
        /// Who has to answer or take it.
        seat: Seat,
        /// How many cards by now.
        sum: u8,
    },
    /// Cards were drawn; which ones only for their owner.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many: fewer than wanted when the stock ran out.
        count: u8,
        /// Why.
        why: WhyDrawn,
        /// Which.
        cards: Option<Cards>,
    },
    /// The drawn card was kept.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A player gave up: the hand stays closed on the table, the others go on.
    Left {
        /// Who.
        seat: Seat,
    },
    /// "UNO" was called (UN-50).
    Called {
        /// By whom.
        seat: Seat,
    },
    /// Who did not call was caught (UN-50).
    Caught {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// A Wild Draw 4 was challenged (UN-51).
    Challenged {
        /// By whom.
        seat: Seat,
        /// Who had laid it.
        by: Seat,
        /// Whether something else would have gone.
        bluff: bool,
    },
    /// A card is laid out of turn (UN-54).
    JumpedIn {
        /// By whom.
        seat: Seat,
    },
    /// Two players swapped hands (UN-53).
    Swapped {
        /// Who laid the seven.
        seat: Seat,
        /// With whom.
        with: Seat,
    },
    /// All hands were passed on (UN-53).
    HandedOn {
        /// In which direction.
        clockwise: bool,
    },
    /// A round of a match is over; the hands are opened (UN-55).
    RoundEnded {
        /// Which, from 1.
        round: u8,
        /// Who won it.
        winner: Option<Seat>,
        /// What the winner took.
        won: i32,
        /// The hands by seat.
        hands: ArrayVec<Cards, MOST_SEATS>,
        /// Their points by seat.
        points: ArrayVec<i32, MOST_SEATS>,
        /// What each has taken so far.
        taken: ArrayVec<i32, MOST_SEATS>,
    },
    /// It is over; the hands are opened.
    Ended {
        /// Why.
        reason: Reason,
        /// The hands by seat.
        hands: ArrayVec<Cards, MOST_SEATS>,
        /// Their points by seat.
        points: ArrayVec<i32, MOST_SEATS>,
        /// Who has the fewest.
        winners: SeatSet,
    },
}

/// What a viewer may know of an event.
pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
    let sees = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
    let mut event = event.clone();
    match &mut event {
        Event::Dealt { seat, cards, .. } | Event::Drew { seat, cards, .. } if !sees(*seat) => *cards = None,
        _ => {}
    }
    event
}
