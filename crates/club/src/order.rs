//! Alphabetical order (D-07), and ranks.

use crate::alphabetical;

/// Puts those with most first and those with equally much in alphabetical order, and
/// gives everybody the rank: one more than there are with more. `has` is how much
/// somebody has, and the name.
pub(crate) fn rank<T>(all: &mut [T], has: impl Fn(&T) -> (i64, &str), set: impl Fn(&mut T, u64)) {
    all.sort_by(|one, other| {
        let ((much, name), (other_much, other_name)) = (has(one), has(other));
        other_much.cmp(&much).then_with(|| alphabetical(name, other_name))
    });
    let mut rank = 0;
    for index in 0..all.len() {
        if index == 0 || has(&all[index - 1]).0 != has(&all[index]).0 {
            rank = index as u64 + 1;
        }
        set(&mut all[index], rank);
    }
}
