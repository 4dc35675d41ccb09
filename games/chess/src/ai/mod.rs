//! Computers.

mod simple;

pub use simple::{Greedy, Random};
