//! How much the hall does at once. Everything is bounded here.

use std::time::Duration;

use meydan_catalogue::Tenant;
use meydan_search::Level;

/// The bounds of a hall.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where games come from: the catalogue, or a test's own.
    pub games: fn(&str) -> Option<&'static Tenant>,
    /// So many look at tables at once. This is what fills a hall: tables at which nobody looks do not.
    pub people: usize,
    /// So many tables at which nobody looks stay awake; of more, the one that was asked least lately sleeps.
    pub live_tables: usize,
    /// So many tables sleep while a timer of theirs runs; beyond that, time stands still for some.
    pub sleepers: usize,
    /// A table that nobody looks at sleeps after this long.
    pub idle: Duration,
    /// So many tables in play somebody may have opened.
    pub tables_each: u32,
    /// A table without a move is removed when it was quiet for this long (HA-16).
    pub unplayed: Duration,
    /// An open table that nobody joined is closed when it was opened so long ago.
    pub unjoined: Duration,
    /// A table that is not over and counts for nothing, when it was quiet for this long.
    pub abandoned: Duration,
    /// How often they are looked for.
    pub sweep: Duration,
    /// So many sleeping tables are remembered for lists, so that their logs need not be read.
    pub remembered: usize,
    /// So many computers think at once; those that need next to nothing are not counted.
    pub computers: usize,
    /// So many of them for one person.
    pub computers_each: usize,
    /// So many bytes all their searches have together. Where they are short, everybody thinks with less.
    pub memory: u64,
    /// So many hints wait to be thought about.
    pub hints: usize,
    /// So many of them for one person.
    pub hints_each: usize,
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
    /// Where two play without a clock, one who is to move and away for so long need not be waited for (HA-22).
    pub away: Duration,
    /// A forced answer seems to take so long at most, and a quarter of it at least, where something hidden
    /// could have answered.
    pub veil: Duration,
    /// How strong a stand-in is.
    pub stand_in: Level,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Settings {
            games: meydan_catalogue::find,
            people: 4096,
            live_tables: 2000,
            sleepers: 100_000,
            idle: Duration::from_secs(10 * 60),
            tables_each: 20,
            unplayed: Duration::from_secs(24 * 60 * 60),
            unjoined: Duration::from_secs(60 * 60),
            abandoned: Duration::from_secs(30 * 24 * 60 * 60),
            sweep: Duration::from_secs(10 * 60),
            remembered: 4096,
            computers: cores,
            computers_each: cores.saturating_sub(1).max(1),
            memory: a_quarter_of_the_machine(),
            hints: 256,
            hints_each: 4,
            queue: 64,
            watchers: 200,
            pause: Duration::from_millis(450),
            take_back: Duration::from_millis(1500),
            think: Duration::from_secs(10),
            hint: Duration::from_millis(1000),
            patience: Duration::from_secs(90),
            away: Duration::from_secs(2 * 60),
            veil: Duration::from_secs(2),
            stand_in: Level::Club,
        }
    }
}

/// Where nobody says how much memory there is.
const USUAL_MEMORY: u64 = 512 << 20;

/// A quarter of the memory that this process may have, as far as the system tells.
fn a_quarter_of_the_machine() -> u64 {
    let machine = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| {
        let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
        line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
    });
    let group = std::fs::read_to_string("/sys/fs/cgroup/memory.max").ok();
    let group = group.and_then(|text| text.trim().parse::<u64>().ok());
    machine.into_iter().chain(group).min().map_or(USUAL_MEMORY, |bytes| bytes / 4)
}

/// A log never has more entries than this: each match may be played through
/// this many times over by undoing.
pub(crate) fn most_entries(most_inputs: u32) -> u32 {
    most_inputs.saturating_mul(8).saturating_add(256)
}
