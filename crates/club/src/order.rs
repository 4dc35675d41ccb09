//! Alphabetical order (D-07).

use std::cmp::Ordering;

/// Lower-cased names by code point, then the names as they are written.
#[must_use]
pub fn alphabetical(one: &str, other: &str) -> Ordering {
    let small = |text: &str| text.to_lowercase();
    small(one).cmp(&small(other)).then_with(|| one.cmp(other))
}
