//! The line console, the pipe and records, from outside.

mod hidden;
mod nonsense;
mod pipe_awkward;
mod pipe_twin;
mod pipe_twin_pentago;
mod records;
mod replay;
mod touching;
