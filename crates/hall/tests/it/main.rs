//! The hall, from outside.

mod absent;
mod at_will;
mod awkward;
mod crash;
mod nonsense;
mod opinions;
mod rated;
mod requests;
mod sealed;
mod support;
mod tables;
