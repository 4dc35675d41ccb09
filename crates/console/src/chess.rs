//! Advanced chess in the line console (CH-11, CH-12, CH-60, CH-61): the board
//! with both players' points below it, moves as five-letter strings, every
//! point told with what it is for.

mod board;
mod ledger;
mod menu;
mod telling;

use std::io;
use std::path::Path;

use chess::{Action, Double, Refusal, View};
use meydan_catalogue::view_as;
use meydan_core::{AnyMatch, Outcome, Refused, Seat, Viewer};
use meydan_words::Words;
use serde_json::Value;

use crate::{Chosen, Desk, GoneOn, LineUi, Look, Misread, RenderContext};

/// Advanced chess's face.
pub struct ChessLines;

const GAME: &str = "chess";

/// The game's own name (CH-01), if it has one.
fn name_of(game: &dyn AnyMatch) -> Option<String> {
    let config = game.open_config();
    let name: String = config.get("name")?.as_str()?.chars().filter(|c| !c.is_control()).collect();
    (!name.is_empty()).then_some(name)
}

impl LineUi for ChessLines {
    fn board(&self, sight: &RenderContext<'_>) -> String {
        sight.view::<View>().map_or_else(String::new, |view| board::draw(&view, sight))
    }

    fn seat(&self, game: &dyn AnyMatch, seat: Seat, words: &Words, look: &Look) -> String {
        let king = board::sign(chess::color_of(seat), chess::board::Piece::King, look);
        format!("{king} {}", words.role(GAME, game.role(seat)))
    }

    fn read(
        &self,
        _game: &dyn AnyMatch,
        _seat: Seat,
        line: &str,
        _words: &Words,
    ) -> Result<Vec<String>, Misread> {
        match chess::typed(line) {
            Ok(action) => Ok(vec![action.to_string()]),
            Err(refusal) => Err(Refused::game(GAME, &harmless(refusal)).into()),
        }
    }

    /// Whose turn it is; that the king stands in check; how far a double move is;
    /// or the question about tampering (CH-40).
    fn turn(&self, game: &dyn AnyMatch, player: String, words: &Words) -> String {
        let player = [("player", player.into())];
        let Some(view) = view_as::<View>(game, Viewer::Spectator) else {
            return words.say_with("console-turn", &player);
        };
        let check = view.board.in_check(view.board.turn());
        let key = match (view.asking.is_some(), view.double, check) {
            (true, ..) => "console-chess-asked-tampering",
            (_, Double::Declared, false) => "console-chess-asked-first",
            (_, Double::Half, false) => "console-chess-asked-second",
            (_, Double::Declared, true) => "console-chess-asked-first-check",
            (_, Double::Half, true) => "console-chess-asked-second-check",
            (_, Double::None, true) => "console-chess-asked-check",
            (_, Double::None, false) => "console-turn",
        };
        words.say_with(key, &player)
    }

    fn tells_moves(&self) -> bool {
        true
    }

    fn own_words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("undo", "console-chess-help-undo"),
            ("double", "console-chess-help-double"),
            ("ledger", "console-chess-help-ledger"),
            ("position", "console-chess-help-position"),
            ("restart", "console-chess-help-restart"),
            ("restart!", "console-chess-help-restart-over"),
        ]
    }

    fn answer(&self, word: &str, _rest: &str, sight: &RenderContext<'_>) -> Option<String> {
        let view = sight.view::<View>()?;
        match word {
            "ledger" => Some(ledger::write(&view, sight)),
            "position" => Some(sight.look.board_line(&format!("{}\n", view.standing()))),
            _ => None,
        }
    }

    /// Every own piece can be touched; that would drown the moves.
    fn lists(&self, action: &str) -> bool {
        !action.starts_with("touch-")
    }

    fn typed(&self, action: &str) -> String {
        match action.parse() {
            Ok(Action::Touch(_) | Action::Tamper(_)) => action.replacen('-', " ", 1),
            _ => action.to_owned(),
        }
    }

    fn event(&self, event: &Value, sight: &RenderContext<'_>) -> Option<String> {
        telling::event(&serde_json::from_value(event.clone()).ok()?, sight)
    }

    /// CH-13: who has more points, and why it ended.
    fn result(&self, outcome: &Outcome, sight: &RenderContext<'_>) -> String {
        let RenderContext { words, who, .. } = *sight;
        let why = ("why", words.reason(GAME, outcome).into());
        let points = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or(0);
        let counts = [("white", points(Seat::FIRST).into()), ("black", points(Seat::SECOND).into())];
        let [white, black] = counts;
        match outcome.winners.only() {
            None => words.say_with("console-chess-drawn", &[white, black, why]),
            Some(seat) => {
                words.say_with("console-chess-won", &[("winner", who(seat).into()), white, black, why])
            }
        }
    }

    fn menu(&self, desk: &mut Desk<'_>) -> io::Result<Chosen> {
        menu::run(desk)
    }

    fn go_on(&self, file: &Path) -> Option<Result<GoneOn, Refused>> {
        menu::go_on(file)
    }

    fn how(&self, words: &Words) -> String {
        words.say("chess-how")
    }
}

/// What was typed is quoted in the refusal: it must not command the terminal.
fn harmless(refusal: Refusal) -> Refusal {
    let plain = |sign: char| {
        let shows = sign.is_alphanumeric() || sign.is_ascii_graphic() || sign == ' ';
        if shows { sign } else { '\u{fffd}' }
    };
    match refusal {
        Refusal::NoSuchPiece(letter) => Refusal::NoSuchPiece(plain(letter)),
        Refusal::NoSuchPromotion(letter) => Refusal::NoSuchPromotion(plain(letter)),
        Refusal::NoSuchSquare(text) => Refusal::NoSuchSquare(text.chars().map(plain).collect()),
        other => other,
    }
}

#[cfg(test)]
mod tests;
