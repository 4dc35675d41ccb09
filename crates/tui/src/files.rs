//! What the full screen needs of files. The program brings it along, so that
//! every front end keeps and opens records in the same way.

use std::io;
use std::path::Path;

use meydan_core::{AnyMatch, Refused};

/// Keeps and opens records.
pub trait Files {
    /// Keeps a record, whole or not at all; over a file that exists only if `replace`.
    ///
    /// # Errors
    /// When it was not kept. What was there stands.
    fn save(&self, path: &Path, record: &str, replace: bool) -> Result<(), SaveFault>;

    /// Opens a record and checks that it is true.
    ///
    /// # Errors
    /// When it cannot be read or is not true.
    fn open(&self, path: &Path) -> Result<Opened, OpenFault>;
}

/// Why a record was not kept.
#[derive(Debug)]
pub enum SaveFault {
    /// There is a file of that name.
    Exists,
    /// The system says no.
    Io(io::Error),
}

/// Why a record was not opened.
#[derive(Debug)]
pub enum OpenFault {
    /// The system says no.
    Io(io::Error),
    /// It is not sound.
    Record(Refused),
}

/// A record that was opened and is true.
pub struct Opened {
    /// The match as it stands at the end.
    pub game: Box<dyn AnyMatch>,
    /// The players' names, by seat.
    pub names: Vec<String>,
}
