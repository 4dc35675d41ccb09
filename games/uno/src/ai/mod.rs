//! Computers that play UNO, from what their seat sees.

mod simple;

pub use simple::{Random, Simple};
