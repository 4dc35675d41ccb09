//! Front ends that read and write lines: the console, the pipe, and records
//! told as text.
//!
//! Lives here: one [`LineUi`] a game (how its board is drawn, its moves are typed
//! and its result is announced), the [`Session`] that plays any game at one
//! screen, the JSON pipe for programs, and replays.
//! Deliberately absent: rules, the command line, the full screen.

mod asking;
pub mod chess;
pub mod duel;
mod editor;
mod line_ui;
mod lines;
mod look;
pub mod magic;
mod naming;
pub mod othello;
pub mod pentago;
pub mod pipe;
mod players;
pub mod replay;
mod review;
mod session;
pub mod uno;
mod verb;

pub use asking::how_many;
pub use editor::Editor;
pub use line_ui::{Chosen, Desk, GoneOn, LineUi, Misread, RenderContext, line_ui};
pub use lines::{PlainLines, Typed, TypedLines};
pub use look::Look;
pub use players::{Computers, name_in_record, player_of_name};
pub use session::{Session, Setup};
