//! Advanced chess: chess for points.

pub mod board;
