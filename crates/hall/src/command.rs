//! What people may ask of a table, and what they are answered.

use meydan_core::{AnyAction, AnyView, Place, Seat, Seq};
use meydan_search::{Level, Opinion};

use crate::refusal::{self, HallError};

/// Something that a holder of seats wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Chosen by the client, unique at the table: the same id gets the same
    /// answer and is never done twice.
    pub id: String,
    /// The last entry that the client knew. An action upon an older position is refused.
    pub seq: Option<Seq>,
    /// What.
    pub kind: CommandKind,
}

/// What is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandKind {
    /// A seat acts.
    Act {
        /// Who.
        seat: Seat,
        /// The action's text.
        action: String,
    },
    /// Somebody touched places with which no legal action goes on: what is meant is
    /// tried, so that the rules say why not.
    Touch {
        /// Who.
        seat: Seat,
        /// The places, that one last.
        places: Vec<Place>,
    },
    /// A seat gives up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// The caller's last decision is taken back: at once where no other person
    /// sits, otherwise when all the others agree.
    Undo,
    /// An answer to somebody's request to take a move back.
    AnswerUndo {
        /// Yes or no.
        yes: bool,
    },
    /// What would a strong computer do?
    Hint {
        /// For this seat.
        seat: Seat,
    },
    /// A draw is offered (HA-23), or an offer taken.
    OfferDraw,
    /// An answer to somebody's offer of a draw, or, by who made it, its withdrawal.
    AnswerDraw {
        /// Yes or no.
        yes: bool,
    },
    /// The other one stays away, and the caller need not wait any longer (HA-22).
    Claim {
        /// What comes of it.
        claim: Claim,
    },
    /// A game that counts for nothing ends before all have acted (HA-22).
    CallOff,
    /// Another game with the same players; it begins when all people want it.
    Rematch,
    /// Computers take the seats that are still open, and the game begins.
    Fill {
        /// How strong.
        level: Level,
    },
    /// Who opened the table frees a seat that somebody took and never acted in.
    Free {
        /// Which.
        seat: Seat,
    },
    /// A player is called differently.
    Rename {
        /// Who.
        seat: Seat,
        /// The new name.
        name: String,
    },
}

/// What may be had of somebody who stays away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The win.
    Win,
    /// That the game counts for nothing.
    CallOff,
    /// A computer that moves for them until they come back.
    Computer,
}

impl CommandKind {
    /// Whether it is a move of the game.
    pub(crate) fn is_move(&self) -> bool {
        matches!(self, CommandKind::Act { .. } | CommandKind::Touch { .. })
    }
}

/// The answer to a command that was done.
#[derive(Clone, Debug, PartialEq)]
pub struct Ack {
    /// The entry that it made; where it made none, the last one.
    pub seq: Seq,
    /// The hint, when one was asked for.
    pub hint: Option<Hint>,
}

/// What a strong computer would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// In this game.
    pub game: &'static str,
    /// For this seat.
    pub seat: Seat,
    /// What to do.
    pub action: AnyAction,
    /// What the seat sees, to tell it with.
    pub view: AnyView,
    /// Where a finger would touch.
    pub places: Vec<Place>,
    /// What it thinks of the position. For who asked, and for nobody else.
    pub opinion: Opinion,
}

impl Command {
    /// The most characters that an id has.
    pub const MOST_ID: usize = 64;

    /// Whether the id is one: 1 to 64 printable ASCII characters.
    pub(crate) fn check_id(&self) -> Result<(), HallError> {
        let fits = (1..=Command::MOST_ID).contains(&self.id.len());
        if fits && self.id.bytes().all(|byte| byte.is_ascii_graphic()) {
            Ok(())
        } else {
            Err(refusal::command_id())
        }
    }
}
