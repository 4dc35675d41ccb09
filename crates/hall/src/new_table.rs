//! A table that somebody wants to open, and what came of it.

use meydan_core::{Seat, SeatSet, TimeControl};
use meydan_search::Level;
use serde_json::Value;

use crate::refusal::{self, HallError};
use crate::{TableId, Token};

/// A new table.
#[derive(Clone, Debug, Default)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The configuration; `null` means the default.
    pub config: Value,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// Which member opens it; a guest is none.
    pub member: Option<i64>,
    /// How much time everybody has (HA-20); `None` is as much as they like.
    pub clock: Option<TimeControl>,
    /// Whether it counts for something (HA-30): members only, and a clock.
    pub rated: bool,
    /// Whether it stands in the lobby (HA-13).
    pub listed: bool,
    /// The table whose people are to come to this one (HA-25): it leads here, if who opens this sat there,
    /// it is over, and it leads nowhere yet.
    pub after: Option<TableId>,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// Somebody at the screen of whoever opens the table; the name may be empty.
    Mine(String),
    /// Whoever follows the invitation.
    Open,
    /// A computer.
    Computer(Level),
}

/// A table that was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Its name.
    pub table: TableId,
    /// The tokens of the seats of who opened it.
    pub tokens: Vec<(Seat, Token)>,
}

impl Opened {
    /// The seats of who opened it.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        self.tokens.iter().map(|(seat, _)| *seat).collect()
    }
}

/// The most who play for a rating (HA-30).
const MOST_RATED: usize = 5;

/// What counts for something is between members, each with a seat, and has a clock (HA-30).
pub(crate) fn check_rated(new: &NewTable) -> Result<(), HallError> {
    if new.clock.is_none() {
        return Err(refusal::rated_clock());
    }
    let mine = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Mine(_))).count();
    let computers = new.seats.iter().any(|seat| matches!(seat, NewSeat::Computer(_)));
    if new.member.is_none() || mine != 1 || computers || new.seats.len() > MOST_RATED {
        return Err(refusal::rated_members());
    }
    Ok(())
}
