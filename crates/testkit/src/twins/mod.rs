//! Games once more, slow and obvious, straight from the text of their rules. They
//! share nothing with the rules that they check, in whatever crate that is done.

pub mod othello;
pub mod pentago;
