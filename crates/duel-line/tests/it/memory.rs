//! Where the tests of the program keep their data.

use tempfile::TempDir;

/// An empty folder, in memory where there is such a place: every answer waits until it
/// is kept, and here nobody needs it longer than the test.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| TempDir::new()).expect("a folder")
}
