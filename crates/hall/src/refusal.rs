//! Why the hall refuses, as data. Sentences are made in `words` (`refusal-hall-…`).

use meydan_core::Refused;

use crate::store::StoreError;

/// Why something was not done. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    /// There is no such table.
    #[error("no such table")]
    NoSuchTable,
    /// The hall, the match or the rules say no.
    #[error("refused: {}", .0.code)]
    Refused(Refused),
    /// The store failed; it was not the caller's fault.
    #[error("the store failed: {0}")]
    Store(#[from] StoreError),
}

impl From<Refused> for HallError {
    fn from(refused: Refused) -> Self {
        HallError::Refused(refused)
    }
}

impl HallError {
    /// The error as a refusal, for answers and sentences. What the store said stays inside.
    #[must_use]
    pub fn refused(&self) -> Refused {
        match self {
            HallError::NoSuchTable => plain("no-such-table"),
            HallError::Refused(refused) => refused.clone(),
            HallError::Store(_) => plain("store"),
        }
    }
}

fn plain(code: &'static str) -> Refused {
    Refused::new("hall", code, "HALL", Vec::new())
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $code:literal),* $(,)?) => {$(
        $(#[$doc])*
        pub(crate) fn $name() -> HallError {
            HallError::Refused(plain($code))
        }
    )*};
}

/// The caller has as many tables in play as anybody may have.
pub(crate) fn too_many_tables(most: u32) -> HallError {
    HallError::Refused(Refused::new("hall", "too-many-tables", "HA-16", vec![("most", most.to_string())]))
}

/// The match is over, so nobody does anything in it.
pub(crate) fn over_already() -> HallError {
    HallError::Refused(Refused::hall("over", Vec::new()))
}

refusals! {
    /// There is no such game here.
    no_such_game = "no-such-game",
    /// A name is too long.
    name = "name",
    /// That seat is not the caller's.
    not_your_seat = "not-your-seat",
    /// The caller holds no seat.
    only_watching = "only-watching",
    /// Every seat is taken, or this one is.
    taken = "taken",
    /// The caller sits here already.
    sits_already = "sits-already",
    /// Only who opened the table may, and only where the person never acted.
    not_to_free = "not-to-free",
    /// Somebody has yet to sit down.
    seat_open = "seat-open",
    /// The caller decided upon an older position.
    stale = "stale",
    nothing_there = "nothing-there",
    /// Not a command id.
    command_id = "command-id",
    /// Another seat used this command id.
    command_reused = "command-reused",
    /// The match is over, so nothing can be taken back.
    over = "over",
    /// The match is not over.
    not_over = "not-over",
    /// A request is waiting for its answer.
    undo_asked = "undo-asked",
    /// Nobody asked the caller.
    undo_not_asked = "undo-not-asked",
    /// The match counts for something.
    rated = "rated",
    /// The caller's time is over, and a computer plays on (HA-21).
    time_over = "time-over",
    /// Nobody draws this game by agreement, or no person is there to agree (HA-23).
    no_draws = "no-draws",
    /// Not all have acted, or an offer was not taken less than two own moves ago (HA-23).
    draw_too_soon = "draw-too-soon",
    /// The caller has offered a draw already.
    draw_offered = "draw-offered",
    /// Nobody offers the caller a draw.
    draw_not_offered = "draw-not-offered",
    /// Nobody has been away for long enough (HA-22).
    not_away = "not-away",
    /// It counts, all have acted, or it is not being played (HA-22).
    not_to_call_off = "not-to-call-off",
    /// A match counts for something only with a clock (HA-30).
    rated_clock = "rated-clock",
    /// A match counts for something only between members, two to five, each with a seat (HA-30).
    rated_members = "rated-members",
    /// Hints are for games against computers (HA-34).
    hint_against_people = "hint-against-people",
    /// The log has grown as long as it may.
    log_full = "log-full",
    /// As many look on as may.
    crowded = "crowded",
    /// The hall holds as many tables as it can.
    full = "full",
    /// The hall is busy.
    busy = "busy",
    /// The match was played by rules that are no longer ours.
    other_rules = "other-rules",
}
