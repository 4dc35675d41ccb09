//! Proof search: does this side force a win?
//!
//! - `table`: what is known of positions, and their names;
//! - `safe`: the moves after which the opponent cannot win at once;
//! - `dfpn`: depth-first proof-number search, which fits in memory and answers in seconds;
//! - `outer`, `store`: the tree above it, which is kept on disk and can be gone on with;
//! - `certificate`, `extract`: a settled tree written down as a text;
//! - `check`: the checker of that text, which shares nothing with the rest.
//!
//! Positions are looked at only between whole moves. Every number in the table
//! carries the whole position, so a proof never rests on two positions that
//! were taken for one.

mod certificate;
mod check;
mod dfpn;
mod extract;
mod outer;
mod safe;
mod store;
mod table;

pub use crate::moves::Board;
pub use certificate::{Certificate, Claim, Step, Unreadable};
pub use check::{Checked, Fault, check};
pub use dfpn::{Attack, Numbers, Proved, Verdict};
pub use extract::NoCertificate;
pub use outer::{Limits, Outer, Progress};
pub use store::StoreFault;
