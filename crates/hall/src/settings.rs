//! How much the hall does at once. Everything is bounded here.

use std::time::Duration;

use meydan_catalogue::Tenant;
use meydan_search::Level;

/// The bounds of a hall.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where games come from: the catalogue, or a test's own.
    pub games: fn(&str) -> Option<&'static Tenant>,
    /// So many tables are awake at once; the others sleep in the store.
    pub live_tables: usize,
    /// A table that nobody looks at sleeps after this long.
    pub idle: Duration,
    /// So many computers think at once.
    pub computers: usize,
    /// So many commands wait for one table.
    pub queue: usize,
    /// So many look at one table at once.
    pub watchers: usize,
    /// A computer's move against people is shown no sooner than this after the
    /// one before, so that an eye can follow.
    pub pause: Duration,
    /// The same where a person may still take the own move back: time to do so.
    pub take_back: Duration,
    /// No computer thinks longer about one decision than this.
    pub think: Duration,
    /// How long a hint may take.
    pub hint: Duration,
    /// For somebody who is to move and away for so long, while others wait, a
    /// computer stands in. Only at tables for more than two: two can wait for
    /// each other for days.
    pub patience: Duration,
    /// How strong a stand-in is.
    pub stand_in: Level,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            games: meydan_catalogue::find,
            live_tables: 2000,
            idle: Duration::from_secs(10 * 60),
            computers: std::thread::available_parallelism().map_or(2, usize::from),
            queue: 64,
            watchers: 200,
            pause: Duration::from_millis(450),
            take_back: Duration::from_millis(1500),
            think: Duration::from_secs(10),
            hint: Duration::from_millis(1000),
            patience: Duration::from_secs(90),
            stand_in: Level::Club,
        }
    }
}

/// A log never has more entries than this: each match may be played through
/// this many times over by undoing.
pub(crate) fn most_entries(most_inputs: u32) -> u32 {
    most_inputs.saturating_mul(8).saturating_add(256)
}
