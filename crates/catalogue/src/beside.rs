//! Files that appear whole or not at all: made beside their place, then put there.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A new file beside `path`, so that putting it in place stays on one file system.
///
/// # Errors
/// When none can be made there.
pub fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let name = path.file_name().ok_or_else(|| io::Error::from(ErrorKind::InvalidInput))?;
    for attempt in 0..100 {
        let mut beside = OsString::from(".");
        beside.push(name);
        beside.push(format!(".{}-{attempt}.part", std::process::id()));
        let beside = path.with_file_name(beside);
        match OpenOptions::new().append(true).create_new(true).open(&beside) {
            Ok(file) => return Ok((beside, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::from(ErrorKind::AlreadyExists))
}

/// Gives the file its name, over another only if `over`; `false` when there is one already.
///
/// # Errors
/// When the system says no.
pub fn put_in_place(beside: &Path, path: &Path, over: bool) -> io::Result<bool> {
    if over {
        return fs::rename(beside, path).map(|()| true);
    }
    // A link fails if somebody else made the file meanwhile; a rename would not.
    match fs::hard_link(beside, path) {
        Ok(()) => {
            let _ = fs::remove_file(beside);
            Ok(true)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        // Some file systems have no links.
        Err(_) => fs::rename(beside, path).map(|()| true),
    }
}
