//! Backups, and putting them back; whether everything that is kept is true.

use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, anyhow};
use meydan_club::Club;
use meydan_hall::store::{Note, SqliteStore, Store};
use meydan_words::Words;

use super::say;
use crate::commands::lock;
use crate::commands::shared::refuse;

/// What SQLite has beside a file.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A new file that nobody else can read: hashes of passwords and seeds of matches in play are in it.
fn new_private(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Copies everything into a new file.
pub(super) async fn back_up(
    store: &SqliteStore,
    file: &Path,
    note: &Note,
    words: &Words,
) -> anyhow::Result<()> {
    let name = || file.display().to_string();
    let made = match new_private(file) {
        Ok(made) => made,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(refuse(words, "exists", vec![("file", name())]));
        }
        Err(error) => return Err(error).with_context(name),
    };
    let copied = match store.copy_to(file).await {
        Ok(()) => made.sync_all().map_err(anyhow::Error::from),
        Err(error) => Err(error.into()),
    };
    if let Err(error) = copied {
        // Half a backup is none.
        let _ = std::fs::remove_file(file);
        return Err(error).with_context(name);
    }
    store.note(note).await?;
    let bytes = made.metadata().with_context(name)?.len().to_string();
    writeln!(io::stdout(), "{}", say(words, "admin-backed-up", &[("file", name()), ("bytes", bytes)]))?;
    Ok(())
}

/// How many tables there are, and everything that is not true, a line each.
pub(super) async fn faults(
    store: &SqliteStore,
    club: &Club,
    words: &Words,
) -> anyhow::Result<(usize, Vec<String>)> {
    let mut all = Vec::new();
    for detail in store.faults().await? {
        all.push(say(words, "admin-wrong-file", &[("detail", detail)]));
    }
    let (count, tables) = store.verify().await?;
    for (table, detail) in tables {
        all.push(say(words, "admin-wrong-table", &[("table", table.to_string()), ("detail", detail)]));
    }
    for member in club.wrong_sums().await? {
        all.push(say(words, "admin-wrong-sum", &[("member", member)]));
    }
    Ok((count, all))
}

/// Puts a backup in the place of what there is, if everything in it is true.
pub(super) async fn restore(
    folder: &Path,
    backup: &Path,
    note: &Note,
    words: &'static Words,
) -> anyhow::Result<ExitCode> {
    let name = || backup.display().to_string();
    let (file, coming) = (folder.join("hall.db"), folder.join("hall.db.restoring"));
    // What another try left behind.
    for ending in ["", BESIDE[0], BESIDE[1]] {
        let _ = std::fs::remove_file(with_ending(&coming, ending));
    }
    let mut from = File::open(backup).with_context(name)?;
    let mut to = new_private(&coming).with_context(|| coming.display().to_string())?;
    io::copy(&mut from, &mut to).with_context(name)?;
    drop(to);
    let checked = check(&coming, note, words).await;
    let count = match checked {
        Ok(count) => count,
        Err(error) => {
            for ending in ["", BESIDE[0], BESIDE[1]] {
                let _ = std::fs::remove_file(with_ending(&coming, ending));
            }
            return Err(error).with_context(name);
        }
    };
    // What was not yet in the file itself goes there; if it cannot be read, it is kept as it is.
    if file.exists()
        && let Ok(store) = SqliteStore::open_beside(&file).await
    {
        store.close().await;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let before = folder.join(format!("hall.db.before-{since}"));
    for ending in BESIDE {
        match std::fs::rename(with_ending(&file, ending), with_ending(&before, ending)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    // First a second name for what there was, then one step: there is always a file of this name.
    let had = match std::fs::hard_link(&file, &before) {
        Ok(()) => true,
        Err(error) if error.kind() == ErrorKind::NotFound => false,
        Err(error) => return Err(error).with_context(|| before.display().to_string()),
    };
    lock::belongs_here(folder, "hall.db.restoring");
    std::fs::rename(&coming, &file)?;
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    let (folder, count) = (folder.display().to_string(), count.to_string());
    let mut args = vec![("folder", folder), ("file", name()), ("count", count)];
    let key = if had {
        args.push(("before", before.display().to_string()));
        "admin-restored"
    } else {
        "admin-restored-new"
    };
    writeln!(io::stdout(), "{}", say(words, key, &args))?;
    Ok(ExitCode::SUCCESS)
}

/// Brings a copy up to date, checks everything in it and notes what is done; all of it is in the one file then.
async fn check(file: &Path, note: &Note, words: &'static Words) -> anyhow::Result<usize> {
    // An empty file would be made a hall.
    let store = SqliteStore::open_beside(file).await?;
    let ours = store.is_ours().await;
    store.close().await;
    if !ours {
        return Err(anyhow!(words.say("admin-no-backup")));
    }
    let store = SqliteStore::open(file).await?;
    let club = Club::of(store.clone()).await?;
    let (count, wrong) = faults(&store, &club, words).await?;
    if let Some(first) = wrong.first() {
        let more = (wrong.len() - 1).to_string();
        store.close().await;
        return Err(anyhow!(say(words, "admin-not-restored", &[("first", first.clone()), ("more", more)])));
    }
    store.note(note).await?;
    store.close().await;
    File::open(file)?.sync_all()?;
    if BESIDE.iter().any(|ending| with_ending(file, ending).exists()) {
        return Err(anyhow!(words.say("admin-no-backup")));
    }
    Ok(count)
}
