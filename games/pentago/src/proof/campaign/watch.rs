//! How long this thread has worked: time on a core where the system tells it,
//! because a campaign may run at the lowest priority; otherwise time.

use std::time::Instant;

/// A watch that was started.
pub(super) struct Watch {
    begun: Instant,
    worked: Option<u64>,
}

/// Nanoseconds that this thread was on a core.
fn worked() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

impl Watch {
    pub(super) fn start() -> Watch {
        Watch { begun: Instant::now(), worked: worked() }
    }

    pub(super) fn milliseconds(&self) -> u64 {
        match (self.worked, worked()) {
            (Some(before), Some(now)) => now.saturating_sub(before) / 1_000_000,
            _ => self.begun.elapsed().as_millis() as u64,
        }
    }
}
