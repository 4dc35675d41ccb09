//! The games of the hall. The only crate that names them all: generics end
//! here, and everything above works with `AnyMatch` and `AnyComputer`.

mod campaign;
mod chess;
mod computer;
mod duel;
mod entropy;
mod magic;
mod othello;
mod pentago;
mod pentago_proof;
mod picking;
mod prove;
mod screen;
mod snapshot;
mod solve;
mod table;
mod tenant;
mod uno;

pub use campaign::{
    BookChecked, BookWritten, CampaignDoor, CampaignPart, CampaignPlan, CampaignReply, CampaignStatus,
    Campaigning, CheckBook, Guarantee, Resisting, WhichEntries,
};
pub use computer::AnyComputer;
pub use entropy::{random_bytes, random_seed};
pub use picking::{Meant, Picked, meant, next_places, pick};
pub use prove::{CheckProof, Confirmed, Prove, Proved, Searching};
pub use screen::Screen;
pub use snapshot::{Can, ComputerOpinion, Pace, PlayerKind, PlayerSnapshot, UndoAsked};
pub use solve::{Progress, Solve, SolveLimits, Solved};
pub use table::{Player, Table, Turn};
pub use tenant::{Tenant, begin, find, tenants};
