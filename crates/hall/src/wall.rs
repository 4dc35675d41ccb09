//! The time of day as this process counts it: it is asked for once and does not jump while
//! the process runs, so that nobody's clock does when the machine's is put right.

use std::sync::OnceLock;

use tokio::time::Instant;

use crate::host::unix_millis;

static START: OnceLock<(u64, Instant)> = OnceLock::new();

/// Milliseconds since 1970.
#[must_use]
pub fn wall() -> u64 {
    let (millis, then) = *START.get_or_init(|| (unix_millis(), Instant::now()));
    let since = Instant::now().saturating_duration_since(then);
    millis.saturating_add(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
