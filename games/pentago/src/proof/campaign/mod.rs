//! The campaign: the proof that the first player wins, position by position.
//!
//! Red opens in the centre of a block. For every reply there is a second move of
//! red, for every reply to that a third one; what comes then, with six marbles on
//! the board, is proved one by one. Red's moves up to there are taken from the
//! table of openings, and among those that win, the ones after which the least
//! work is expected: a choice that is made anew whenever a position resists.
//!
//! - `facts`: what is known of positions with red to move;
//! - `folder`: the same on disk;
//! - `choice`: red's moves, by the work that they leave;
//! - `prices`: what a position is expected to cost, as measured;
//! - `settling`: from "this is won" to answers that anybody can prove again quickly;
//! - `run`: the workers;
//! - `status`, `writing`: what they came to, and the book that is written from it.
//!
//! Positions are those of red to move, one for all its images.

mod choice;
mod facts;
mod folder;
mod prices;
mod run;
mod settling;
mod status;
mod watch;
mod writing;

pub(crate) use choice::winning_moves;
pub(super) use choice::{EMPTY, first_replies};
pub use facts::Fact;
pub use folder::{CampaignFault, Folder};
pub use run::{Campaign, Part, Plan};
pub(super) use settling::prove_leaf;
pub use settling::{LEAF_MEMORY, LEAF_POSITIONS};
pub use status::{Reply, Resisting, Status};
pub use writing::book_of;
