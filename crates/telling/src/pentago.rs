//! Pentago in words.

use meydan_core::{Outcome, Seat};
use meydan_words::Arg;
use pentago::{Action, Direction, Event, Phase, Square};

use crate::{Scene, Style, Telling};

/// Pentago.
pub struct Pentago;

type Told<'a> = Scene<'a, pentago::Pentago>;

/// A square for a sentence, by row and column.
#[must_use]
pub fn at(square: Square) -> [(&'static str, Arg); 2] {
    [("row", square.row().into()), ("column", square.column().into())]
}

impl Telling for Pentago {
    type Game = pentago::Pentago;

    const RULES: &'static [&'static str] = &["PE-01", "PE-02", "PE-03", "PE-04", "PE-05", "PE-06"];

    fn action(&self, scene: &Told<'_>, action: Action, style: Style) -> String {
        let words = scene.words;
        match (action, style) {
            (_, Style::Line) | (Action::Place(_), Style::Item) => action.to_string(),
            (Action::Turn(turn), Style::Item) => {
                let arrow = if turn.direction == Direction::Clockwise { '↻' } else { '↺' };
                format!("{} {arrow}", turn.block.number())
            }
            (Action::Skip, Style::Item) => "–".to_owned(),
            (Action::Place(square), Style::Sentence) => words.say_with("pentago-said-place", &at(square)),
            (Action::Turn(turn), Style::Sentence) => {
                let key = format!("pentago-said-{}", turn.direction.code());
                words.say_with(&key, &[("block", turn.block.number().into())])
            }
            (Action::Skip, Style::Sentence) => words.say("pentago-said-skip"),
        }
    }

    /// PE-12: which part is expected.
    fn question(&self, scene: &Told<'_>, player: &str, style: Style) -> Option<String> {
        let key = match (style, scene.view.phase) {
            (Style::Line, Phase::Turn) if scene.view.may_skip => "console-pentago-turn-or-skip",
            (Style::Line, Phase::Turn) => "console-pentago-turn",
            (Style::Line, Phase::Place) => "console-pentago-place",
            (_, Phase::Place) => return Some(scene.words.say("pentago-part-place")),
            (_, Phase::Turn) => return Some(scene.words.say("pentago-part-turn")),
        };
        Some(scene.words.say_with(key, &[("player", player.into())]))
    }

    fn awaited(&self, scene: &Told<'_>) -> Option<String> {
        Some(scene.words.say(match scene.view.phase {
            Phase::Place => "pentago-awaited-place",
            Phase::Turn => "pentago-awaited-turn",
        }))
    }

    /// In lines the board shows what was done.
    fn events(&self, scene: &Told<'_>, events: &[Event], style: Style) -> Vec<String> {
        let Told { words, who, .. } = *scene;
        let player = |seat: Seat| ("player", Arg::from(who(seat)));
        let said = |event: &Event| match (event, style) {
            (Event::Colours { red }, Style::Line) => {
                let players = [("red", who(*red).into()), ("black", who(red.other()).into())];
                Some(words.say_with("console-pentago-colours", &players)) // PE-01
            }
            (Event::Ended { fives, .. }, Style::Line) if fives.count() > 0 => {
                let squares: Vec<String> = fives.iter().map(|square| square.to_string()).collect();
                Some(words.say_with("console-pentago-fives", &[("squares", squares.join(", ").into())]))
            }
            (_, Style::Line) | (Event::Colours { .. } | Event::Resigned { .. } | Event::Ended { .. }, _) => {
                None
            }
            (Event::Placed { seat, square, .. }, _) => {
                let [row, column] = at(*square);
                Some(words.say_with("pentago-event-placed", &[player(*seat), row, column]))
            }
            (Event::Turned { seat, turn }, _) => {
                let key = format!("pentago-event-turned-{}", turn.direction.code());
                Some(words.say_with(&key, &[player(*seat), ("block", turn.block.number().into())]))
            }
            (Event::Skipped { seat }, _) => Some(words.say_with("pentago-event-skipped", &[player(*seat)])),
        };
        events.iter().filter_map(said).collect()
    }

    /// PE-12: red, black or a draw, and why.
    fn result(&self, scene: &Told<'_>, outcome: &Outcome) -> String {
        let words = scene.words;
        let why = ("why", words.reason("pentago", outcome).into());
        match outcome.winners.only() {
            None => words.say_with("console-pentago-drawn", &[why]),
            Some(seat) => {
                let role = if seat == scene.view.red_seat { "red" } else { "black" };
                let winner = ("winner", words.role("pentago", role).into());
                words.say_with("console-pentago-won", &[winner, why])
            }
        }
    }
}
