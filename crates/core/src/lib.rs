//! What every game of the hall shares: the `Game` trait, the `Match` that
//! folds a log into a position, and the plain types that pass between them.
//!
//! Lives here: seats, viewers, game time, the frozen generator, digests,
//! places, refusals, outcomes, the log and its record format.
//! Deliberately absent: IO, clocks, threads, async, sentences, and the name of
//! any game.

mod any;
mod clocks;
mod digest;
mod erased;
mod fold;
mod game;
mod log;
mod option;
mod outcome;
mod place;
pub mod record;
mod refusal;
mod rng;
mod seat;
mod time;
mod time_control;

pub use any::{AnyMatch, NewMatch};
pub use clocks::ClockFace;
pub use digest::Digest;
pub use erased::{AnyAction, AnyEvents, AnyView, Choice, EventsAt, Offer};
pub use fold::{Match, OpenError, Start};
pub use game::{Determinize, Facts, Game, Input, Pending, Perfect, Stepwise};
pub use log::{Entry, Header, Seq, Step, Verdict};
pub use option::{OptionKind, OptionSpec, plain_fault, shown};
pub use outcome::Outcome;
pub use place::Place;
pub use refusal::{ConfigError, LineFault, MatchRefusal, Refusal, Refused};
pub use rng::{Commitment, Rng, Seed, SeedError};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use time::{GameTime, Timer};
pub use time_control::{NoTimeControl, TimeControl};
