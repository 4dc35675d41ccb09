//! Who works on a data folder: one server at a time, and nobody beside it who would be in its way.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// The lock of a folder, or that somebody else has it.
pub(super) enum Lock {
    /// Ours, as long as the file is open.
    Ours(File),
    /// Somebody else's.
    Taken,
}

/// Makes the folder, which is nobody else's business: seeds of matches in play lie there.
pub(super) fn make_private(folder: &Path) -> io::Result<()> {
    let mut maker = std::fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder)
}

/// Takes the lock, if it is free.
pub(super) fn take(folder: &Path) -> io::Result<Lock> {
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join("serve.lock"))?;
    match lock.try_lock() {
        Ok(()) => Ok(Lock::Ours(lock)),
        Err(TryLockError::WouldBlock) => Ok(Lock::Taken),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// What somebody else made in the folder, root say, belongs to whom the folder belongs to: otherwise the server
/// could not open it. Where that may not be done, it is not needed.
pub(super) fn belongs_here(folder: &Path, name: &str) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let file = folder.join(name);
        if let (Ok(owner), Ok(made)) = (folder.metadata(), file.metadata())
            && (owner.uid(), owner.gid()) != (made.uid(), made.gid())
        {
            let _ = std::os::unix::fs::chown(&file, Some(owner.uid()), Some(owner.gid()));
        }
    }
    #[cfg(not(unix))]
    let _ = (folder, name);
}
