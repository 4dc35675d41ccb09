//! What leaves the hall: a table as somebody may see it. Built up from views
//! and redacted events; the match itself never leaves.

use std::sync::Arc;

use meydan_catalogue::{Can, ComputerOpinion, PlayerSnapshot, UndoAsked};
use meydan_core::{
    AnyAction, AnyView, ClockFace, Commitment, Entry, EventsAt, Facts, GameTime, Offer, Outcome, Seat,
    SeatSet, Seed, Seq, TimeControl, Timer, Viewer,
};
use serde_json::Value;

use crate::TableId;

/// A table as a list tells of it: what everybody may see, and no log.
#[derive(Clone)]
pub struct TableSummary {
    /// The table.
    pub table: TableId,
    /// Facts about the game.
    pub facts: Facts,
    /// The options in force.
    pub config: Arc<Value>,
    /// How much time everybody has.
    pub clock: Option<TimeControl>,
    /// Whether it counts for something.
    pub rated: bool,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// Which members sit there, by seat.
    pub members: Vec<Option<i64>>,
    /// How many watch who do not play; none of a table that sleeps.
    pub watching: u32,
    /// Who sits where.
    pub players: Vec<PlayerSnapshot>,
    /// The seats that the caller holds.
    pub held: SeatSet,
    /// The seats that must answer.
    pub pending: SeatSet,
    /// How many entries the line has.
    pub moves: u32,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
    /// What everybody sees.
    pub view: AnyView,
}

/// A table as the holder of some seats (or of none) sees it.
pub struct TableSnapshot {
    /// The table.
    pub table: TableId,
    /// Raised by whatever changes what is seen: moves, names, connections,
    /// requests. Grows over restarts too.
    pub version: u64,
    /// The last entry of the log; of the moment, when an earlier one was asked for.
    pub seq: Seq,
    /// Facts about the game.
    pub facts: Facts,
    /// The options in force; the rest of a configuration stays in the hall.
    pub config: Arc<Value>,
    /// When the table was opened, in milliseconds since 1970.
    pub created: u64,
    /// Whether it counts for something: no hints then, no taking back, no rematch.
    pub rated: bool,
    /// Through whose eyes: of several held seats the one that must answer; in a
    /// game with secrets the one that was asked for, and nobody's before that.
    pub viewer: Viewer,
    /// The held seat that must answer and whose secrets are covered until it is
    /// asked for, because several people share the screen.
    pub covered: Option<Seat>,
    /// The seats that the caller holds.
    pub held: SeatSet,
    /// Which of the caller's tokens hold them, by their place in what was shown.
    pub tokens: Vec<usize>,
    /// What the viewer sees.
    pub view: AnyView,
    /// What the caller's seats may do now.
    pub offers: Vec<(Seat, Offer)>,
    /// The entry up to which the caller knows the line; `None` where all of it is here.
    pub known: Option<Seq>,
    /// The line of play, after that.
    pub line: Vec<Entry<Option<AnyAction>>>,
    /// How many entries the whole line has.
    pub moves: u32,
    /// The last of them.
    pub last: Option<Entry<Option<AnyAction>>>,
    /// What computers thought of their last actions in that line. Nothing in a
    /// game with secrets, until it is over.
    pub opinions: Vec<ComputerOpinion>,
    /// What happened after the entry that the caller knew.
    pub events: Vec<EventsAt>,
    /// What the last entry of the line did.
    pub latest: Option<EventsAt>,
    /// Who sits where.
    pub players: Vec<PlayerSnapshot>,
    /// The seats that must answer.
    pub pending: SeatSet,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
    /// What will happen by itself next, where that is no secret.
    pub timer: Option<Timer>,
    /// How much time everybody has.
    pub clock: Option<TimeControl>,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// How the clocks stand now, a seat each; none, if there is no clock.
    pub clocks: Vec<ClockFace>,
    /// When they were looked at, by the hall's clock: see `time_of_day`.
    pub taken: u64,
    /// Who offers a draw.
    pub draw: Option<Seat>,
    /// The game time now.
    pub now: GameTime,
    /// The seat of a computer that thinks now.
    pub thinking: Option<Seat>,
    /// Somebody asks to take a move back.
    pub undo: Option<UndoAsked>,
    /// The seats that would like a rematch.
    pub rematch: SeatSet,
    /// The table of the rematch.
    pub next: Option<TableId>,
    /// What the caller can do besides the game's own actions.
    pub can: Can,
    /// What was published of the seed at the start.
    pub commitment: Commitment,
    /// The seed, once it is over.
    pub seed: Option<Seed>,
}
