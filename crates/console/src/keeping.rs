//! Writing files so that nothing is lost: the whole new file or the old one,
//! never half of either, and never over something by accident.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use meydan_catalogue::{create_beside, put_in_place};

/// Why a file was not written.
#[derive(Debug)]
pub enum KeepError {
    /// There is one already.
    Exists,
    /// The system says no.
    Io(io::Error),
}

impl From<io::Error> for KeepError {
    fn from(error: io::Error) -> KeepError {
        KeepError::Io(error)
    }
}

/// Writes a file in one step, over what is there only if `over`.
///
/// # Errors
/// When it exists already and `over` was not said, or the system says no. What was there stands.
pub fn write_file(path: &Path, bytes: &[u8], over: bool) -> Result<(), KeepError> {
    if !over && path.symlink_metadata().is_ok() {
        return Err(KeepError::Exists);
    }
    let (beside, mut file) = create_beside(path)?;
    let done = file.write_all(bytes).and_then(|()| file.sync_all()).map_err(KeepError::Io);
    drop(file);
    let done = done.and_then(|()| match put_in_place(&beside, path, over)? {
        true => Ok(()),
        false => Err(KeepError::Exists),
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
        assert!(matches!(write_file(&path, b"two", false), Err(KeepError::Exists)));
        assert_eq!(fs::read(&path).unwrap(), b"one");
        write_file(&path, b"two", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(matches!(write_file(&folder.join("no/such"), b"", false), Err(KeepError::Io(_))));
        assert!(matches!(write_file(Path::new("/"), b"", true), Err(KeepError::Io(_))));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing half-made stays behind");
        fs::remove_dir_all(&folder).unwrap();
    }
}
