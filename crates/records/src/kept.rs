//! The games of a user, kept while they are played at a terminal, so that no end of
//! the program loses one. One record a game in a folder of the user's own, and beside
//! it a file that is locked while the game is played; in it stands where else the game
//! is kept, if it has a file of its own.
//!
//! Deliberately absent: questions to people, and the name of the folder.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use meydan_core::{AnyMatch, Commitment};

use crate::atomic_file::try_lock;
use crate::listing::{Listed, glance};
use crate::{Journal, Opened, ReadError, RecordFile, open_file, save_format};

/// So many games that are over are kept; the oldest go first.
const MOST_FINISHED: usize = 100;
/// So many games are kept in all.
const MOST_KEPT: usize = 400;

/// Keeps what is played at a terminal, one match after another.
pub struct Keeper {
    folder: PathBuf,
    now: Option<Now>,
}

/// The match that is played now.
struct Now {
    which: Commitment,
    record: RecordFile,
    /// Locked for as long as it is open.
    _lock: File,
}

/// A kept game that is gone on with.
pub struct TakenUp {
    /// The match and its players.
    pub opened: Opened,
    /// The file of its own that it is kept in as well, if it has one.
    pub own: Option<Box<dyn Journal>>,
}

impl Keeper {
    /// Keeps games in this folder, which is made when it is needed.
    #[must_use]
    pub fn new(folder: PathBuf) -> Keeper {
        Keeper { folder, now: None }
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Keeps what has happened in a match; `own` is the file of its own, if it has one.
    /// A match in which nothing has happened is not worth a file.
    ///
    /// # Errors
    /// When it could not be kept; what was kept before still is.
    pub fn keep(&mut self, game: &dyn AnyMatch, names: &[String], own: Option<&Path>) -> io::Result<()> {
        let which = game.commitment();
        match &mut self.now {
            Some(now) if now.which == which => now.record.keep(game),
            _ if game.seq() == 0 => Ok(()),
            _ => {
                self.now = None;
                fs::create_dir_all(&self.folder)?;
                self.sweep();
                let (path, mut lock) = self.new_place(game.facts().id)?;
                if let Some(own) = own.and_then(|own| std::path::absolute(own).ok()) {
                    lock.write_all(own.to_string_lossy().as_bytes())?;
                }
                let record = RecordFile::new(&path, game, names);
                let mut now = Now { which, record, _lock: lock };
                now.record.keep(game)?;
                self.now = Some(now);
                Ok(())
            }
        }
    }

    /// Takes a kept game up again, to go on in the same file.
    ///
    /// # Errors
    /// When it cannot be read, or is being played elsewhere (`ErrorKind::WouldBlock`).
    pub fn take_up(&mut self, path: &Path) -> Result<TakenUp, ReadError> {
        self.now = None;
        let lock = OpenOptions::new().append(true).create(true).open(lock_of(path))?;
        if !try_lock(&lock)? {
            return Err(io::Error::from(ErrorKind::WouldBlock).into());
        }
        let kept = open_file(path)?;
        let taken = own_of(path).and_then(|own| open_own(&own, &kept));
        let taken = taken.unwrap_or(TakenUp { opened: kept, own: None });
        let game = taken.opened.game.as_ref();
        let record = RecordFile::go_on(path, game, &taken.opened.names);
        self.now = Some(Now { which: game.commitment(), record, _lock: lock });
        Ok(taken)
    }

    /// A place for a new game, locked.
    fn new_place(&self, game: &str) -> io::Result<(PathBuf, File)> {
        for number in 1..u32::MAX {
            let path = self.folder.join(format!("{game}-{number}.meydan"));
            if path.symlink_metadata().is_ok() {
                continue;
            }
            let lock = OpenOptions::new().append(true).create(true).open(lock_of(&path))?;
            if try_lock(&lock)? && path.symlink_metadata().is_err() {
                lock.set_len(0)?;
                return Ok((path, lock));
            }
        }
        Err(io::Error::from(ErrorKind::AlreadyExists))
    }

    /// Makes room: the oldest games that are over go, then the oldest of all; and what
    /// a program that was killed left half-made. What is played elsewhere stays.
    fn sweep(&self) {
        let Ok(files) = fs::read_dir(&self.folder) else { return };
        let paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
        let mut games: Vec<Listed> = paths.iter().filter_map(|path| glance(path)).collect();
        games.sort_by_key(|game| game.age);
        let mut finished = 0;
        for (index, game) in games.iter().enumerate() {
            finished += usize::from(game.over);
            if (game.over && finished >= MOST_FINISHED) || index >= MOST_KEPT {
                remove_unless_played(&game.path);
            }
        }
        for path in paths {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            // `.othello-1.meydan.4711-0.part`, `othello-1.lock`
            let of = match name.strip_prefix('.').and_then(|name| name.split_once(".meydan.")) {
                Some((stem, _)) => self.folder.join(format!("{stem}.meydan")),
                None if name.ends_with(".lock") => path.with_extension("meydan"),
                None => continue,
            };
            let alone = of.symlink_metadata().is_err();
            if (name.starts_with('.') || alone) && is_free(&of) {
                let _ = fs::remove_file(&path);
            }
        }
    }
}

/// The file that is locked while a game is played.
fn lock_of(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

/// Where else a kept game is kept.
fn own_of(path: &Path) -> Option<PathBuf> {
    let text = fs::read_to_string(lock_of(path)).ok()?;
    (!text.is_empty()).then(|| PathBuf::from(text))
}

/// The same match in its own file, which is written first and so is never behind.
fn open_own(own: &Path, kept: &Opened) -> Option<TakenUp> {
    let format = save_format(kept.game.facts().id).and_then(|format| (format.go_on)(own));
    let journal = match format {
        Some(journal) => Some(journal.ok()?),
        None => None,
    };
    let opened = open_file(own).ok()?;
    let same = opened.game.commitment() == kept.game.commitment();
    if !same || opened.game.seq() < kept.game.seq() {
        return None;
    }
    let journal = journal.unwrap_or_else(|| {
        Box::new(RecordFile::go_on(own, opened.game.as_ref(), &opened.names)) as Box<dyn Journal>
    });
    Some(TakenUp { opened, own: Some(journal) })
}

/// Whether nobody plays this game now.
pub(crate) fn is_free(path: &Path) -> bool {
    match File::open(lock_of(path)) {
        Ok(lock) => try_lock(&lock).unwrap_or(false),
        Err(error) => error.kind() == ErrorKind::NotFound,
    }
}

fn remove_unless_played(path: &Path) {
    if is_free(path) {
        // That one stays behind is the lesser evil.
        let _ = fs::remove_file(path);
        let _ = fs::remove_file(lock_of(path));
    }
}

/// A kept game is forgotten, because somebody said so.
///
/// # Errors
/// When it is being played, or the system says no.
pub fn forget(path: &Path) -> io::Result<()> {
    if !is_free(path) {
        return Err(io::Error::from(ErrorKind::WouldBlock));
    }
    fs::remove_file(path)?;
    let _ = fs::remove_file(lock_of(path));
    Ok(())
}

#[cfg(test)]
mod tests;
