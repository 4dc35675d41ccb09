//! Whoever keeps a match somewhere while it is played.

use std::io;
use std::path::Path;

use meydan_core::AnyMatch;

/// Keeps a match entry by entry.
pub trait Keeper {
    /// Keeps what has happened since the last call. It is safe when this returns.
    ///
    /// # Errors
    /// When it could not be kept; what was kept before still is.
    fn keep(&mut self, game: &dyn AnyMatch) -> io::Result<()>;

    /// Where.
    fn path(&self) -> &Path;
}
