//! What is unfinished: frames, the links of a chain, and triggers that wait.
//! `play` records an answer and runs the stack until somebody must answer again.

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::state::{Arrival, MOST_DEEDS};
use crate::table::{Id, ZONES};

/// An attack or the end phase, summons within it, each with a chain and what is
/// prepared or carried out in it; `run` lets nothing begin for which there is no room.
pub(crate) const MOST_FRAMES: usize = 16;
/// An activation, and every zone of both players as an answer.
pub(crate) const MOST_LINKS: usize = 1 + 2 * ZONES;
/// So many abilities wait at once: every card of the field may leave, and every face-up one
/// have something to say. That is more than a turn has deeds, so where no more fit, the turn
/// comes to its last deed anyway.
pub(crate) const MOST_TRIGGERS: usize = 96;
const _: () = assert!(MOST_TRIGGERS > MOST_DEEDS as usize);
/// Every monster on the field may have come by an effect.
pub(crate) const MOST_ARRIVED: usize = 2 * ZONES;
/// An ability chooses at most so many cards.
pub(crate) const MOST_CHOSEN: usize = 5;
/// An ability is paid with at most so many cards of a kind.
pub(crate) const MOST_PAID: usize = 3;
/// No card.
pub(crate) const NONE: Id = Id::MAX;

/// What a player may answer beside the last link of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Happening {
    /// Nothing but that.
    Nothing,
    /// This monster is about to be summoned.
    Summoning(Id),
    /// This monster was summoned.
    Summoned(Id, Arrival),
    /// An attack was declared.
    Attack,
}

/// What an ability is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum About {
    /// Nothing in particular.
    Nothing,
    /// A card: the monster that was summoned, or the one that destroyed this one.
    Card(Id),
    /// A link of the chain, counted from zero.
    Link(u8),
}

/// An ability that was activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Link {
    pub(crate) id: Id,
    /// Which of the card's abilities.
    pub(crate) ability: u8,
    pub(crate) seat: Seat,
    pub(crate) about: About,
    pub(crate) chosen: [Id; MOST_CHOSEN],
    pub(crate) count: u8,
    /// Life points that were paid by choice.
    pub(crate) amount: u16,
    pub(crate) negated: bool,
    /// Whether the life points that it takes are none.
    pub(crate) spared: bool,
    /// Whether somebody answered it.
    pub(crate) answered: bool,
    /// Whether the card was played from the hand.
    pub(crate) from_hand: bool,
}

impl Link {
    pub(crate) const fn new(id: Id, ability: u8, seat: Seat, about: About) -> Link {
        Link {
            id,
            ability,
            seat,
            about,
            chosen: [NONE; MOST_CHOSEN],
            count: 0,
            amount: 0,
            negated: false,
            spared: false,
            answered: false,
            from_hand: false,
        }
    }

    pub(crate) fn chosen(&self) -> &[Id] {
        &self.chosen[..usize::from(self.count)]
    }

    fn map(&mut self, number: &mut impl FnMut(Id) -> Id) {
        self.id = number(self.id);
        if let About::Card(id) = &mut self.about {
            *id = number(*id);
        }
        self.chosen = self.chosen.map(&mut *number);
    }
}

/// What is paid, while it is gathered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Paying {
    pub(crate) discards: [Id; MOST_PAID],
    pub(crate) discarded: u8,
    pub(crate) tributes: [Id; MOST_PAID],
    pub(crate) tributed: u8,
}

impl Paying {
    pub(crate) const NOTHING: Paying =
        Paying { discards: [NONE; MOST_PAID], discarded: 0, tributes: [NONE; MOST_PAID], tributed: 0 };

    pub(crate) fn discards(&self) -> &[Id] {
        &self.discards[..usize::from(self.discarded)]
    }

    pub(crate) fn tributes(&self) -> &[Id] {
        &self.tributes[..usize::from(self.tributed)]
    }
}

/// An ability whose moment has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trigger {
    pub(crate) id: Id,
    pub(crate) ability: u8,
    pub(crate) seat: Seat,
    /// The monster that destroyed it, or nothing.
    pub(crate) about: Id,
}

/// Something unfinished, with the step that it is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// With how many tributes?
    HowMany { id: Id, set: bool, seat: Seat },
    /// Monsters are chosen one by one as tributes for a card of the hand.
    Tributes { id: Id, set: bool, due: u8, chosen: [Id; MOST_PAID], count: u8, seat: Seat },
    /// A monster comes: may be stopped, has come, may be answered.
    Arrive { id: Id, how: Arrival, tributes: u8, step: u8 },
    /// An attack: declared, questions of monsters, the fight, what comes after it.
    Attack {
        attacker: Id,
        /// Nobody: the player.
        target: Id,
        /// The monsters that were there when it was declared.
        against: [Id; ZONES],
        /// The attacker's ATK in this battle, if an effect says so.
        atk: Option<u16>,
        stopped: bool,
        step: u8,
    },
    /// Costs and choices of an ability are gathered; nothing is paid before the end.
    Prepare { link: Link, paying: Paying, trigger: bool },
    /// Answers to something, then the links one by one.
    Chain { happening: Happening, seat: Seat, resolving: bool },
    /// May this happen?
    Ask { trigger: Trigger },
    /// An ability is carried out.
    Do { link: Link, act: u8, otherwise: bool, picked: Id },
    /// How shall this monster lie? `own`: it comes by its own way, not by an effect.
    Lay { id: Id, seat: Seat, how: Arrival, own: bool },
    /// A ritual: the monster, then its tributes.
    Ritual { link: Link, id: Id, chosen: [Id; ZONES], count: u8 },
    /// The end phase.
    EndTurn { step: u8 },
    /// Between rounds this player may exchange a card.
    Exchange { seat: Seat },
}

impl Frame {
    /// Who is asked, if that is not the player whose turn it is.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Frame::HowMany { seat, .. }
            | Frame::Tributes { seat, .. }
            | Frame::Chain { seat, .. }
            | Frame::Lay { seat, .. }
            | Frame::Exchange { seat } => Some(*seat),
            Frame::Prepare { link, .. } | Frame::Do { link, .. } | Frame::Ritual { link, .. } => {
                Some(link.seat)
            }
            Frame::Ask { trigger } => Some(trigger.seat),
            Frame::Arrive { .. } | Frame::Attack { .. } | Frame::EndTurn { .. } => None,
        }
    }

    /// Whether only who is asked may know of it: nothing has been shown yet.
    pub(crate) fn is_secret(&self) -> bool {
        matches!(self, Frame::HowMany { .. } | Frame::Tributes { .. } | Frame::Prepare { trigger: false, .. })
    }

    /// The same with other numbers for cards.
    pub(crate) fn with(mut self, number: &mut impl FnMut(Id) -> Id) -> Frame {
        match &mut self {
            Frame::HowMany { id, .. } | Frame::Arrive { id, .. } | Frame::Lay { id, .. } => *id = number(*id),
            Frame::Tributes { id, chosen, .. } => {
                *id = number(*id);
                *chosen = chosen.map(number);
            }
            Frame::Attack { attacker, target, against, .. } => {
                *attacker = number(*attacker);
                *target = number(*target);
                *against = against.map(number);
            }
            Frame::Prepare { link, paying, .. } => {
                link.map(number);
                paying.discards = paying.discards.map(&mut *number);
                paying.tributes = paying.tributes.map(number);
            }
            Frame::Chain { happening, .. } => *happening = happening.with(number),
            Frame::Ask { trigger } => *trigger = trigger.with(number),
            Frame::Do { link, picked, .. } => {
                link.map(number);
                *picked = number(*picked);
            }
            Frame::Ritual { link, id, chosen, .. } => {
                link.map(number);
                *id = number(*id);
                *chosen = chosen.map(number);
            }
            Frame::EndTurn { .. } | Frame::Exchange { .. } => {}
        }
        self
    }
}

impl Link {
    /// The same with other numbers for cards.
    pub(crate) fn with(mut self, number: &mut impl FnMut(Id) -> Id) -> Link {
        self.map(number);
        self
    }
}

impl Happening {
    fn with(self, number: &mut impl FnMut(Id) -> Id) -> Happening {
        match self {
            Happening::Summoning(id) => Happening::Summoning(number(id)),
            Happening::Summoned(id, how) => Happening::Summoned(number(id), how),
            Happening::Nothing | Happening::Attack => self,
        }
    }
}

impl Trigger {
    /// The same with other numbers for cards.
    pub(crate) fn with(self, number: &mut impl FnMut(Id) -> Id) -> Trigger {
        Trigger { id: number(self.id), about: number(self.about), ..self }
    }
}
