//! What the hall counts for whoever runs it. Nobody's name and no table's is in it.

use std::time::Instant;

use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};

use crate::Hall;
use crate::store::Maker;

/// From a person's move reaching the hall until it was answered, which is after it was on the disk.
pub const MOVE_SECONDS: &str = "meydan_move_seconds";
/// One transaction of the writer.
pub const COMMIT_SECONDS: &str = "meydan_store_commit_seconds";
/// How many entries a transaction had.
pub const COMMIT_ENTRIES: &str = "meydan_store_commit_entries";
const MOVES: &str = "meydan_moves_total";
const COMMITS: &str = "meydan_store_commits_total";
const TABLES: &str = "meydan_tables";
const PEOPLE: &str = "meydan_people";
const WAITING: &str = "meydan_thinking_waiting";
const RUNNING: &str = "meydan_thinking_running";
const LENT: &str = "meydan_search_memory_lent_bytes";
const BOUND: &str = "meydan_search_memory_bound_bytes";

/// Says what each of them is; once, before anything is counted.
pub fn describe() {
    describe_histogram!(MOVE_SECONDS, Unit::Seconds, "From a person's move until its answer");
    describe_histogram!(COMMIT_SECONDS, Unit::Seconds, "A transaction that appends entries");
    describe_histogram!(COMMIT_ENTRIES, "Entries in one transaction");
    describe_counter!(MOVES, "Entries that were kept, by who made them");
    describe_counter!(COMMITS, "Transactions that append entries, by how they ended");
    describe_gauge!(TABLES, "Tables that are awake, and those that sleep while their timer runs");
    describe_gauge!(PEOPLE, "People who look at tables");
    describe_gauge!(WAITING, "Thoughts of computers that wait, by their line");
    describe_gauge!(RUNNING, "Thoughts of computers that are thought, quick or long");
    describe_gauge!(LENT, Unit::Bytes, "Memory that computers think with");
    describe_gauge!(BOUND, Unit::Bytes, "What they may have together");
}

/// An entry was kept.
pub(crate) fn kept(maker: &Maker) {
    let by = match maker {
        Maker::Command(_) => "person",
        Maker::StandIn(_) => "stand-in",
        Maker::Hall => "hall",
    };
    counter!(MOVES, "by" => by).increment(1);
}

/// A person's move was answered.
pub(crate) fn moved(since: Instant) {
    histogram!(MOVE_SECONDS).record(since.elapsed());
}

/// The writer ended a transaction of so many entries.
pub(crate) fn committed(since: Instant, entries: usize, done: bool) {
    counter!(COMMITS, "ended" => if done { "kept" } else { "failed" }).increment(1);
    histogram!(COMMIT_SECONDS).record(since.elapsed());
    // No transaction has so many that this is not exact.
    histogram!(COMMIT_ENTRIES).record(u32::try_from(entries).unwrap_or(u32::MAX));
}

fn set(name: &'static str, label: Option<(&'static str, &'static str)>, value: u64) {
    #[expect(clippy::cast_precision_loss, reason = "a gauge is a float")]
    let value = value as f64;
    match label {
        Some((key, label)) => gauge!(name, key => label).set(value),
        None => gauge!(name).set(value),
    }
}

impl Hall {
    /// Sets what is not counted as it happens: how things are now.
    pub fn report(&self) {
        let count = |number: usize| number as u64;
        set(TABLES, Some(("state", "awake")), count(self.awake()));
        set(TABLES, Some(("state", "asleep")), count(self.asleep()));
        set(PEOPLE, None, count(self.people()));
        let thinking = self.house.thinkers.load();
        for (lane, waiting) in [("quick", 0), ("game", 1), ("hint", 2)] {
            set(WAITING, Some(("line", lane)), count(thinking.waiting[waiting]));
        }
        set(RUNNING, Some(("line", "quick")), count(thinking.quick));
        set(RUNNING, Some(("line", "long")), count(thinking.long));
        set(LENT, None, self.memory());
        set(BOUND, None, self.house.settings.memory);
    }
}
