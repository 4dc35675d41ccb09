//! The games of the hall. The only crate that names them all: generics end
//! here, and everything above works with [`AnyMatch`] and [`AnyComputer`].

pub mod arena;
mod beside;
mod chess;
mod chess_file;
mod chess_formats;
mod computer;
mod duel;
pub mod duel_said;
pub mod duel_tale;
mod format;
mod keeper;
mod magic;
pub mod magic_said;
mod othello;
mod pentago;
mod pentago_proof;
mod prove;
mod solve;
mod table;
mod tenant;
mod uno;
pub mod uno_said;

pub use beside::{create_beside, put_in_place};
pub use chess_file::{ChessFile, ChessFileFault};
pub use computer::AnyComputer;
pub use format::{Format, Imported, OwnRecord};
pub use keeper::{Keeper, Kept, MakeFile, NotKept, OwnFiles};
pub use prove::{CheckProof, Confirmed, Prove, Proved, Searching};
pub use solve::{Progress, Solve, SolveLimits, Solved};
pub use table::{Player, Table, Turn};
pub use tenant::{Tenant, begin, find, tenants};

use meydan_core::AnyMatch;

/// What one viewer may see of a match, if it is a match of this game.
#[must_use]
pub fn view_as<V: 'static>(game: &dyn AnyMatch, viewer: meydan_core::Viewer) -> Option<Box<V>> {
    game.view(viewer).downcast::<V>().ok()
}
