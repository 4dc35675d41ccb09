//! Front ends that read and write lines: the console, the pipe, and records
//! told as text.
//!
//! Lives here: one `LineUi` a game (how its board is drawn and its moves are
//! typed), the `Session` that plays any game at one
//! screen, the JSON pipe for programs, and replays.
//! Deliberately absent: rules, sentences (they are in `telling`), the command line,
//! the full screen.

mod any_line_ui;
mod asking;
mod chess;
mod editor;
#[cfg(test)]
mod fixture;
mod former;
mod line_ui;
mod lines;
mod look;
mod magic;
mod othello;
mod pentago;
pub mod pipe;
mod players;
pub mod replay;
mod review;
mod session;
mod touching;
mod uno;
mod verb;

pub use any_line_ui::{AnyLineUi, AnyRenderContext, Erased, line_ui};
pub use asking::{how_many, with_whom};
pub use editor::Editor;
pub use former::{Which, which_game};
pub use line_ui::{Asked, Chosen, Desk, GoneOn, LineUi, Manners, Misread, OpenMatch, Read, RenderContext};
pub use lines::{PlainLines, Typed, TypedLines};
pub use look::Look;
pub use players::Computers;
pub use session::{CLEAR, Session, Setup};
pub use touching::touched;
