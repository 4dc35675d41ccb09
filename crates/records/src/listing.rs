//! Games in folders, to pick one from: what each file says of itself, without
//! following the game.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use meydan_core::Seq;
use serde_json::Value;

use crate::OwnRecord;

/// No list is longer than this, a folder's newest files first.
const MOST_LISTED: usize = 500;
/// No file that is only glanced at is larger than this.
const LARGEST: u64 = 8 << 20;

/// A file with a game in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Where.
    pub path: PathBuf,
    /// The game's id.
    pub game: String,
    /// The players as in records, by seat.
    pub names: Vec<String>,
    /// The name of the game itself, where it has one.
    pub title: String,
    /// The number of entries of its log.
    pub entries: Seq,
    /// Whether it is over.
    pub over: bool,
    /// Whether it lies among the games that are kept by themselves.
    pub kept: bool,
    /// How long ago it was written.
    pub age: Duration,
    /// The day of that: year, month, day (UTC).
    pub day: (i64, u8, u8),
}

/// The games in these folders, the newest first; those of `kept` are kept by themselves.
#[must_use]
pub fn list_games(kept: Option<&Path>, folders: &[PathBuf]) -> Vec<Listed> {
    let of = |folder: &Path, kept: bool| {
        newest(folder).into_iter().filter_map(move |path| Some(Listed { kept, ..glance(&path)? }))
    };
    let mut games: Vec<Listed> = kept.into_iter().flat_map(|folder| of(folder, true)).collect();
    games.extend(folders.iter().flat_map(|folder| of(folder, false)));
    games.sort_by_key(|game| game.age);
    games.truncate(MOST_LISTED);
    games
}

/// The files in a folder that may hold games, the newest first.
fn newest(folder: &Path) -> Vec<PathBuf> {
    // No name at all is the folder that one is in.
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<(SystemTime, PathBuf)> = files
        .flatten()
        .filter(|file| {
            let name = file.file_name();
            let ending = Path::new(&name).extension().and_then(OsStr::to_str);
            matches!(ending, Some("meydan" | "acd")) && !name.to_string_lossy().starts_with('.')
        })
        .filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())))
        .collect();
    found.sort_by(|one, other| other.cmp(one));
    found.truncate(MOST_LISTED);
    found.into_iter().map(|(_, path)| path.strip_prefix("./").map(Path::to_owned).unwrap_or(path)).collect()
}

/// What a file says of itself; `None` for one with no game in it.
pub(crate) fn glance(path: &Path) -> Option<Listed> {
    let metadata = path.metadata().ok()?;
    if !metadata.is_file() || metadata.len() > LARGEST {
        return None;
    }
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(LARGEST).read_to_end(&mut bytes).ok()?;
    let written = metadata.modified().ok()?;
    let seconds = written.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let listed = |game: String, names: Vec<String>, title: &Value, entries, over| Listed {
        path: path.to_owned(),
        game,
        names,
        title: title.as_str().unwrap_or_default().to_owned(),
        entries,
        over,
        kept: false,
        age: SystemTime::now().duration_since(written).unwrap_or_default(),
        day: day(i64::try_from(seconds / 86_400).unwrap_or(0)),
    };
    if let Some(own) = OwnRecord::open(&bytes) {
        let OwnRecord { game, names, .. } = own.ok()?;
        let title = game.beginning().config.get("name").cloned().unwrap_or_default();
        let over = game.outcome().is_some();
        return Some(listed(game.facts().id.to_owned(), names, &title, game.seq(), over));
    }
    let text = std::str::from_utf8(&bytes).ok()?;
    let head: Value = serde_json::from_str(text.lines().next()?).ok()?;
    head.get("meydan")?;
    let names =
        head.get("names")?.as_array()?.iter().map(|name| name.as_str().unwrap_or_default().to_owned());
    let names: Vec<String> = names.take(meydan_core::MAX_SEATS).collect();
    let last: Value = text.lines().next_back().and_then(|line| serde_json::from_str(line).ok())?;
    let end = last.get("end");
    let over = end.and_then(|end| end.get("outcome")).is_some_and(|outcome| !outcome.is_null());
    let seq = end.unwrap_or(&last).get("seq").and_then(Value::as_u64).unwrap_or(0);
    let game = head.get("game")?.as_str()?.to_owned();
    meydan_catalogue::find(&game)?;
    let title = head.get("config").and_then(|config| config.get("name")).cloned().unwrap_or_default();
    Some(listed(game, names, &title, Seq::try_from(seq).unwrap_or(Seq::MAX), over))
}

/// The day with this number since 1970: year, month, day of the month.
fn day(number: i64) -> (i64, u8, u8) {
    // Years of four hundred are alike, and in March a leap day is the last of its year.
    let shifted = number + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let date = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month as u8, date as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (number, date) in
            [(0, (1970, 1, 1)), (11_016, (2000, 2, 29)), (19_782, (2024, 2, 29)), (20_775, (2026, 11, 18))]
        {
            assert_eq!(day(number), date);
        }
    }
}
