//! Othello in words.

use meydan_core::{Outcome, Seat};
use meydan_words::Words;
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

/// The player of a seat by the colour of the discs.
fn colour_name(seat: Seat, words: &Words) -> String {
    words.role("othello", if seat == Seat::FIRST { "black" } else { "white" })
}

impl Telling for Othello {
    type Game = othello::Othello;

    const RULES: &'static [&'static str] = &["OT-01", "OT-02", "OT-03", "OT-04"];

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

    /// Which disc was placed, or that none could be; in lines the board shows the disc.
    fn events(&self, scene: &Told<'_>, events: &[Event], style: Style) -> Vec<String> {
        let words = scene.words;
        let player = |seat: Seat| ("player", (scene.who)(seat).into());
        let said = |event: &Event| match (event, style) {
            (Event::Passed { .. }, Style::Line) => Some("pass".to_owned()), // OT-03
            (Event::Resigned { seat }, Style::Line) => {
                let player = colour_name(*seat, words);
                Some(words.say_with("console-othello-resigned", &[("player", player.into())]))
            }
            (Event::Placed(last), Style::Item | Style::Sentence) => {
                let square = ("square", square_name(last.square).into());
                let args = [player(last.seat), square, ("count", last.turned.count().into())];
                Some(words.say_with("othello-event-placed", &args))
            }
            (Event::Passed { seat }, _) => Some(words.say_with("othello-event-passed", &[player(*seat)])),
            // The result is announced.
            (Event::Placed(_) | Event::Resigned { .. } | Event::Ended { .. }, _) => None,
        };
        events.iter().filter_map(said).collect()
    }

    /// OT-04: with both counts.
    fn result(&self, scene: &Told<'_>, outcome: &Outcome) -> String {
        let words = scene.words;
        let count = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or(0).into();
        let (black, white) = (("black", count(Seat::FIRST)), ("white", count(Seat::SECOND)));
        match outcome.winners.only() {
            None => words.say_with("console-othello-drawn", &[black, white]),
            Some(seat) => {
                let winner = ("winner", colour_name(seat, words).into());
                words.say_with("console-othello-won", &[black, white, winner])
            }
        }
    }

    fn score(&self, scene: &Told<'_>, seat: Seat) -> Option<(i64, String)> {
        let discs = if seat == Seat::FIRST { scene.view.black } else { scene.view.white };
        let count = i64::from(discs.count());
        Some((count, scene.words.say_with("othello-discs", &[("count", count.into())])))
    }
}
