//! The hall, from outside.

mod absent;
mod at_will;
mod auction;
mod awkward;
mod crash;
mod nonsense;
mod opinions;
mod rated;
mod requests;
mod support;
mod tables;
