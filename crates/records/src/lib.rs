//! Games as files: records and whatever else a game can be written in and read
//! from, files that are written while a game is played, the games that a user keeps,
//! and writing that is whole or not at all.
//!
//! Deliberately absent: questions to people, and what a record looks like inside
//! (that is in `core` and in the games).

mod atomic_file;
mod chess_file;
mod chess_formats;
mod format;
mod journal;
mod kept;
mod listing;
mod open;
mod othello_formats;
mod record_file;

pub use atomic_file::{WriteError, next_free, write_file};
pub use chess_file::{ChessFile, ChessFileFault};
pub use format::{Format, Imported, OwnRecord, formats};
pub use journal::{Journal, Kept, MakeFile, NotKept, SaveFormat, save_format};
pub use kept::{Keeper, TakenUp, forget};
pub use listing::{Listed, list_games};
pub use open::{LARGEST_FILE, Opened, ReadError, open_file, open_true, open_whole_part, text_for};
pub use record_file::RecordFile;
