//! The hall, from outside.

mod absent;
mod at_will;
mod auction;
mod awkward;
mod clocks;
mod crash;
mod endings;
mod fair;
mod growth;
mod memory;
mod nonsense;
mod opinions;
mod rated;
mod requests;
mod sitting;
mod sleep;
mod support;
mod tables;
