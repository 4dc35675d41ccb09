//! The line console, the pipe and records, from outside.

mod dice;
mod hidden;
mod nonsense;
#[path = "../../../../games/pentago/tests/it/twin.rs"]
mod pentago_twin;
mod pipe_awkward;
mod pipe_twin;
mod pipe_twin_pentago;
mod records;
mod replay;
mod touching;
mod twin;
