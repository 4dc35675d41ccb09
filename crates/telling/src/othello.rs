//! Othello in words.

use meydan_core::Seat;
use othello::{Action, Event, Square};

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

    /// Which disc was placed, or that none could be.
    fn events(&self, scene: &Told<'_>, events: &[Event], style: Style) -> Vec<String> {
        let words = scene.words;
        let player = |seat: Seat| ("player", (scene.who)(seat).into());
        let said = |event: &Event| match event {
            Event::Placed(last) => {
                let square = ("square", square_name(last.square).into());
                let args = [player(last.seat), square, ("count", last.turned.count().into())];
                Some(words.say_with("othello-event-placed", &args))
            }
            Event::Passed { seat } => Some(words.say_with("othello-event-passed", &[player(*seat)])),
            Event::Resigned { .. } | Event::Ended { .. } => None,
        };
        if style == Style::Line { Vec::new() } else { events.iter().filter_map(said).collect() }
    }

    fn score(&self, scene: &Told<'_>, seat: Seat) -> Option<(i64, String)> {
        let discs = if seat == Seat::FIRST { scene.view.black } else { scene.view.white };
        let count = i64::from(discs.count());
        Some((count, scene.words.say_with("othello-discs", &[("count", count.into())])))
    }
}
