//! Proof search: does this side force a win?
//!
//! - `table`: what is known of positions, and their names;
//! - `safe`: the moves after which the opponent cannot win at once;
//! - `dfpn`: depth-first proof-number search, which fits in memory and answers in seconds.
//!
//! Positions are looked at only between whole moves. Every number in the table
//! carries the whole position, so a proof never rests on two positions that
//! were taken for one.

mod dfpn;
mod safe;
mod table;

pub use crate::moves::Board;
pub use dfpn::{Attack, Numbers, Verdict};
