//! Whoever keeps a match somewhere while it is played.

use std::io;
use std::path::{Path, PathBuf};

use meydan_core::{AnyMatch, Refused};

/// Keeps a match entry by entry.
pub trait Journal {
    /// Keeps what has happened since the last call. It is safe when this returns.
    ///
    /// # Errors
    /// When it could not be kept; what was kept before still is.
    fn keep(&mut self, game: &dyn AnyMatch) -> io::Result<()>;

    /// Where.
    fn path(&self) -> &Path;
}

/// A keeper, or why there is none.
pub type Kept<E> = Result<Box<dyn Journal>, E>;

/// Makes the file of a match in a folder; the last says whether over another.
pub type MakeFile = fn(&Path, &dyn AnyMatch, &[String], bool) -> Option<Kept<NotKept>>;

/// The files of a game that has its own kind of them, written while it is played.
#[derive(Clone, Copy)]
pub struct SaveFormat {
    /// Makes the file of a match in a folder, over another only if told so; `None` if
    /// the match has no name to be kept under.
    pub create: MakeFile,
    /// Goes on in a file; `None` if it is not one of these.
    pub go_on: fn(&Path) -> Option<Kept<Refused>>,
}

/// A game's own kind of files, where it has one.
#[must_use]
pub fn save_format(game: &str) -> Option<SaveFormat> {
    (game == "chess").then_some(crate::chess_file::SAVE_FORMAT)
}

/// Why no file was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// There is one of this name already.
    Exists(PathBuf),
    /// It cannot be.
    Refused(Refused),
}
