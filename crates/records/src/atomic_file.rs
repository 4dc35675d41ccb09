//! Files that appear whole or not at all: made beside their place, then put there,
//! and never over something by accident.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A new file beside `path`, so that putting it in place stays on one file system.
///
/// # Errors
/// When none can be made there.
pub(crate) fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
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
pub(crate) fn put_in_place(beside: &Path, path: &Path, over: bool) -> io::Result<bool> {
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

/// Holds a file for as long as it is open; `false` if somebody else does.
///
/// # Errors
/// When the system says no.
pub(crate) fn try_lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        // Some file systems have no locks.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Why a file was not written.
#[derive(Debug)]
pub enum WriteError {
    /// There is one already.
    Exists,
    /// The system says no.
    Io(io::Error),
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> WriteError {
        WriteError::Io(error)
    }
}

/// Writes a file in one step, over what is there only if `over`.
///
/// # Errors
/// When it exists already and `over` was not said, or the system says no. What was there stands.
pub fn write_file(path: &Path, bytes: &[u8], over: bool) -> Result<(), WriteError> {
    if !over && path.symlink_metadata().is_ok() {
        return Err(WriteError::Exists);
    }
    let (beside, mut file) = create_beside(path)?;
    let done = file.write_all(bytes).and_then(|()| file.sync_all()).map_err(WriteError::Io);
    drop(file);
    let done = done.and_then(|()| match put_in_place(&beside, path, over)? {
        true => Ok(()),
        false => Err(WriteError::Exists),
    });
    if done.is_err() {
        // The half-made file is ours; that it may stay behind is the lesser evil.
        let _ = fs::remove_file(&beside);
    }
    done
}

/// The first of `stem.meydan`, `stem-2.meydan`, … that does not exist yet.
#[must_use]
pub fn next_free(stem: &str) -> PathBuf {
    let name = |number: u32| match number {
        1 => PathBuf::from(format!("{stem}.meydan")),
        _ => PathBuf::from(format!("{stem}-{number}.meydan")),
    };
    (1..u32::MAX).map(name).find(|path| path.symlink_metadata().is_err()).unwrap_or_else(|| name(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_never_over_another_by_accident() {
        let folder = std::env::temp_dir().join(format!("meydan-keeping-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a.meydan");
        write_file(&path, b"one", false).unwrap();
        assert!(matches!(write_file(&path, b"two", false), Err(WriteError::Exists)));
        assert_eq!(fs::read(&path).unwrap(), b"one");
        write_file(&path, b"two", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(matches!(write_file(&folder.join("no/such"), b"", false), Err(WriteError::Io(_))));
        assert!(matches!(write_file(Path::new("/"), b"", true), Err(WriteError::Io(_))));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing half-made stays behind");
        fs::remove_dir_all(&folder).unwrap();
    }
}
