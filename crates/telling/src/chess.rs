//! Advanced chess in words: pieces, ways of tampering, what is done and asked for.

mod events;
mod ledger;
mod sheet;

pub use events::{charged, reason};
pub use ledger::ledger;

use chess::board::Piece;
use chess::{Action, Double, Event, Way, word};
use meydan_core::{Outcome, Seat};
use meydan_words::Words;

use crate::{Scene, Style, Telling};

/// Advanced chess.
pub struct Chess;

pub(crate) type Told<'a> = Scene<'a, chess::Chess>;

/// A piece by name.
#[must_use]
pub fn piece_name(piece: Piece, words: &Words) -> String {
    piece_named(word(piece), words)
}

/// The name of a piece from its word: `queen`.
pub(crate) fn piece_named(word: &str, words: &Words) -> String {
    words.say(&format!("chess-piece-{word}"))
}

/// The name of a way of tampering, or of none.
#[must_use]
pub fn way_name(way: Option<Way>, words: &Words) -> String {
    words.say(&format!("chess-way-{}", way.map_or("none", Way::code)))
}

/// The word of what is asked for, in the keys of texts; nothing for an ordinary move.
fn asked(view: &chess::View) -> Option<&'static str> {
    match view.double {
        _ if view.asking.is_some() => Some("tampering"),
        Double::None => None,
        Double::Declared => Some("first"),
        Double::Half => Some("second"),
    }
}

impl Telling for Chess {
    type Game = chess::Chess;

    fn action(&self, scene: &Told<'_>, action: Action, style: Style) -> String {
        let words = scene.words;
        match (action, style) {
            (Action::Touch(_) | Action::Tamper(_), Style::Line) => action.to_string().replacen('-', " ", 1),
            (_, Style::Line) | (Action::Move(_), _) => action.to_string(),
            (Action::Undo, _) => words.say("chess-did-undo"),
            (Action::Double, _) => words.say("chess-did-double"),
            (Action::Tamper(way), _) => way_name(way, words),
            (Action::Touch(square), Style::Item) => format!("({square})"),
            (Action::Touch(square), Style::Sentence) => {
                words.say_with("chess-did-touch", &[("square", square.to_string().into())])
            }
        }
    }

    /// In a line also that the king stands in check.
    fn question(&self, scene: &Told<'_>, player: &str, style: Style) -> Option<String> {
        let board = &scene.view.board;
        let asked = asked(scene.view);
        if style != Style::Line {
            return asked.map(|asked| scene.words.say(&format!("chess-part-{asked}")));
        }
        let check = board.in_check(board.turn()) && asked != Some("tampering");
        let parts = asked.into_iter().chain(check.then_some("check"));
        let key = parts.fold("console-chess-asked".to_owned(), |key, part| format!("{key}-{part}"));
        let key = if key == "console-chess-asked" { "console-turn" } else { &key };
        Some(scene.words.say_with(key, &[("player", player.into())]))
    }

    fn awaited(&self, scene: &Told<'_>) -> Option<String> {
        asked(scene.view).map(|asked| scene.words.say(&format!("chess-awaited-{asked}")))
    }

    /// What belongs to the line before stands further in.
    fn events(&self, scene: &Told<'_>, events: &[Event], _style: Style) -> Vec<String> {
        events.iter().filter_map(|event| events::event(scene, event)).collect()
    }

    /// CH-13: who has more points, and why it ended.
    fn result(&self, scene: &Told<'_>, outcome: &Outcome) -> String {
        let words = scene.words;
        let why = ("why", words.reason("chess", outcome).into());
        let points = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or(0).into();
        let (white, black) = (("white", points(Seat::FIRST)), ("black", points(Seat::SECOND)));
        match outcome.winners.only() {
            None => words.say_with("console-chess-drawn", &[white, black, why]),
            Some(seat) => {
                let winner = ("winner", (scene.who)(seat).into());
                words.say_with("console-chess-won", &[winner, white, black, why])
            }
        }
    }

    fn score(&self, scene: &Told<'_>, seat: Seat) -> Option<(i64, String)> {
        let points = i64::from(*scene.view.points.get(seat.index())?);
        Some((points, scene.words.say_with("chess-points", &[("points", points.into())])))
    }

    /// Negative points with the red line, and what was captured.
    fn status(&self, scene: &Told<'_>, seat: Seat) -> Option<String> {
        sheet::status(scene.view, seat, scene.words)
    }

    fn recent(&self, scene: &Told<'_>) -> Option<String> {
        sheet::recent(scene.view, scene.words)
    }

    fn ledger(&self, scene: &Told<'_>) -> Option<String> {
        Some(sheet::ledger(scene))
    }
}
