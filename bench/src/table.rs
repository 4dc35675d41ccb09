//! The table of results.

use std::fmt;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// One row: what was measured, how much of it, how fast.
struct Row {
    name: &'static str,
    count: u64,
    unit: &'static str,
    seconds: f64,
    note: String,
}

/// All rows.
#[derive(Default)]
pub(crate) struct Table {
    rows: Vec<Row>,
}

impl Table {
    /// Runs something that counts what it did, and gives its rate by the second.
    pub(crate) fn measure(
        &mut self,
        name: &'static str,
        unit: &'static str,
        work: impl FnOnce() -> u64,
    ) -> f64 {
        eprintln!("… {name}");
        let begun = Instant::now();
        let count = work();
        self.add(name, unit, count, begun.elapsed())
    }

    /// Adds a row that was measured elsewhere, and gives its rate.
    pub(crate) fn add(&mut self, name: &'static str, unit: &'static str, count: u64, time: Duration) -> f64 {
        let seconds = time.as_secs_f64();
        self.rows.push(Row { name, count, unit, seconds, note: String::new() });
        count as f64 / seconds
    }

    /// Adds a word to the last row.
    pub(crate) fn note(&mut self, note: String) {
        if let Some(row) = self.rows.last_mut() {
            row.note = note;
        }
    }

    pub(crate) fn to_json(&self) -> Value {
        let row = |row: &Row| {
            json!({
                "name": row.name, "unit": row.unit, "count": row.count,
                "seconds": row.seconds, "rate": row.count as f64 / row.seconds, "note": row.note,
            })
        };
        Value::Array(self.rows.iter().map(row).collect())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<44} {:>14} {:>9} {:>16}  note", "what", "count", "seconds", "a second")?;
        for row in &self.rows {
            let rate = row.count as f64 / row.seconds;
            writeln!(
                f,
                "{:<44} {:>14} {:>9.3} {:>16.0}  {}",
                format!("{} ({})", row.name, row.unit),
                row.count,
                row.seconds,
                rate,
                row.note
            )?;
        }
        Ok(())
    }
}
