//! Othello in words.

use meydan_core::Seat;
use othello::{Action, Square};

use crate::{Scene, Style, Telling};

/// Othello.
pub struct Othello;

type Told<'a> = Scene<'a, othello::Othello>;

/// The name that people write: `D3`.
#[must_use]
pub fn square_name(square: Square) -> String {
    square.to_string().to_ascii_uppercase()
}

impl Telling for Othello {
    type Game = othello::Othello;

    fn action(&self, scene: &Told<'_>, action: Action, style: Style) -> String {
        match (action, style) {
            // OT-12
            (Action::Place(square), Style::Line) => {
                format!("{} {}", square.row() + 1, (b'A' + square.column()) as char)
            }
            (Action::Place(square), _) => square_name(square),
            (Action::Pass, Style::Line) => action.to_string(),
            (Action::Pass, _) => scene.words.say("othello-pass"),
        }
    }

    fn score(&self, scene: &Told<'_>, seat: Seat) -> Option<(i64, String)> {
        let discs = if seat == Seat::FIRST { scene.view.black } else { scene.view.white };
        let count = i64::from(discs.count());
        Some((count, scene.words.say_with("othello-discs", &[("count", count.into())])))
    }
}
