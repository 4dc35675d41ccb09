//! What comes into the application and what it asks for. Between the two lies
//! no terminal, no file and no clock: tests feed events and read effects.

use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::{KeyEvent, MouseEvent};
use meydan_core::{AnyAction, AnyView, Seat, Seed};
use meydan_records::{Listed, NotKept, Opened, ReadError, WriteError};
use meydan_search::{Level, Thought};

use crate::settings::Limits;

/// What comes in.
pub(crate) enum Event {
    /// A key.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// A pasted text, in one piece.
    Paste(String),
    /// The screen has another size now.
    Resize(u16, u16),
    /// Time went by, about a tenth of a second, while something moves on the
    /// screen or a timer of the match runs.
    Tick(Duration),
    /// A computer has thought; nothing, if it failed.
    Thought {
        /// For which task.
        ticket: u32,
        /// What it decided.
        thought: Option<Thought<AnyAction>>,
    },
    /// A record was kept, or not.
    Saved(PathBuf, Result<(), WriteError>),
    /// A record was opened, or not.
    Opened(PathBuf, Result<Opened, ReadError>),
    /// A file of the game's own was made for the match, or why not.
    Kept(Result<PathBuf, NotKept>),
    /// The games in the folders, the newest first.
    Listed(Vec<Listed>),
    /// A game was opened to be looked at, if it could be.
    Seen(PathBuf, Option<Opened>),
    /// A game that is kept by itself was taken up again, or why not.
    TakenUp(Result<Opened, ReadError>),
    /// The program is told to end.
    Ended,
}

/// What the application asks for.
pub(crate) enum Effect {
    /// A computer is to think, on a thread of its own.
    Think(Task),
    /// Whoever is thinking is to stop.
    Stop,
    /// A record is to be kept.
    Save {
        /// Where.
        path: PathBuf,
        /// What.
        text: String,
        /// Whether a file of that name may be replaced.
        replace: bool,
    },
    /// A record is to be opened.
    Open {
        /// Which.
        path: PathBuf,
    },
    /// The games in the folders are to be looked up.
    List,
    /// A game is to be opened only to be looked at.
    Look {
        /// Which.
        path: PathBuf,
    },
    /// A game that is kept by itself is to be taken up again.
    TakeUp {
        /// Which.
        path: PathBuf,
    },
    /// A game that is kept by itself is to be put away for good.
    Forget {
        /// Which.
        path: PathBuf,
    },
    /// The match is to be kept in a file of the game's own.
    Keep {
        /// Whether a file of that name may be replaced.
        over: bool,
    },
    /// The match is to be kept in the file that it came from.
    KeepIn {
        /// Which.
        path: PathBuf,
    },
    /// The screen is to be drawn anew, every cell.
    Redraw,
    /// The program is to be suspended.
    Suspend,
    /// It is over.
    Quit,
}

/// One thing to think about.
pub(crate) struct Task {
    /// Comes back with the thought.
    pub ticket: u32,
    /// Of which game.
    pub game: &'static str,
    /// What the seat sees, and nothing else.
    pub view: AnyView,
    /// For whom.
    pub seat: Seat,
    /// How strong.
    pub level: Level,
    /// What it draws at random comes from here.
    pub seed: Seed,
    /// At which table, if it is a player there: it remembers what it thought before.
    pub table: Option<u32>,
    /// How much.
    pub limits: Limits,
    /// How long at least, so that the eye can follow.
    pub least: Duration,
}
