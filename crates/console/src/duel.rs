//! Duel in the line console, as any game of the hall is played there: the board of
//! thirteen lines, the own hand, what is asked, and what happened. Actions are typed
//! as their texts, cards by their places or by their names.
//!
//! Deliberately absent: the commands and menus of the specification, which are a
//! program of their own.

mod reading;
mod table;

use ::duel::{Event, Refusal, View};
use meydan_catalogue::duel_tale::Tale;
use meydan_catalogue::view_as;
use meydan_core::{AnyMatch, Outcome, Refused, Seat, Seq, Viewer};
use meydan_words::Words;
use serde_json::Value;

use crate::line_ui::table_is_due;
use crate::{LineUi, Look, Misread, RenderContext};

/// Duel's face.
pub struct DuelLines;

const GAME: &str = "duel";

fn seat_name(seat: Seat, words: &Words) -> String {
    words.role(GAME, if seat == Seat::FIRST { "first" } else { "second" })
}

fn read_events(events: &[Value]) -> Vec<Event> {
    events.iter().filter_map(|event| serde_json::from_value(event.clone()).ok()).collect()
}

impl LineUi for DuelLines {
    fn board(&self, sight: &RenderContext<'_>) -> String {
        sight.view::<View>().map_or_else(String::new, |view| table::draw(&view, sight))
    }

    fn seat(&self, _game: &dyn AnyMatch, seat: Seat, words: &Words, _look: &Look) -> String {
        seat_name(seat, words)
    }

    fn read(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        line: &str,
        words: &Words,
    ) -> Result<Vec<String>, Misread> {
        match view_as::<View>(game, Viewer::Seat(seat)) {
            Some(view) => Ok(vec![reading::read(game, &view, seat, line, words)?]),
            None => Err(Refused::game(GAME, &Refusal::NotAnAction).into()),
        }
    }

    fn turn(&self, game: &dyn AnyMatch, player: String, words: &Words) -> String {
        let seat = game.pending().only();
        let view = seat.and_then(|seat| view_as::<View>(game, Viewer::Seat(seat)));
        let nobody = |_: Seat| String::new();
        let asked = view.and_then(|view| Tale { view: &view, words, who: &nobody }.asked());
        match asked {
            Some(asked) => {
                words.say_with("console-duel-asked", &[("player", player.into()), ("asked", asked.into())])
            }
            None => words.say_with("console-turn", &[("player", player.into())]),
        }
    }

    fn one_line_a_move(&self) -> bool {
        true
    }

    fn shows_seldom(&self) -> bool {
        true
    }

    /// The board is due when a phase begins (D-27) and at the end; between them the
    /// cards that are known and the hand are enough.
    fn glance(&self, since: Seq, sight: &RenderContext<'_>) -> Option<String> {
        if table_is_due(since, &["phase", "round-began"], sight) {
            return None;
        }
        sight.view::<View>().map(|view| table::cards(&view, sight))
    }

    fn own_words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("table", "console-duel-help-table"),
            ("hand", "console-duel-help-hand"),
            ("card …", "console-duel-help-card"),
            ("graveyard", "console-duel-help-graveyard"),
        ]
    }

    fn answer(&self, word: &str, rest: &str, sight: &RenderContext<'_>) -> Option<String> {
        let words = sight.words;
        let view = sight.view::<View>()?;
        match word {
            "table" => Some(table::draw(&view, sight)),
            "hand" => Some(table::hand(&view, words)),
            "graveyard" => Some(table::graveyards(&view, sight)),
            "card" => Some(match reading::any_card(&view, rest, words) {
                Ok(card) => table::card_text(&view, card, words),
                Err(refused) => format!("{}\n", words.refusal(&refused)),
            }),
            _ => None,
        }
    }

    fn typed(&self, action: &str) -> String {
        action.to_owned()
    }

    fn told(&self, events: &[Value], sight: &RenderContext<'_>) -> Vec<String> {
        let RenderContext { words, who, .. } = *sight;
        let tell = |view: Box<View>| Tale { view: &view, words, who }.lines(&read_events(events));
        sight.view::<View>().map_or_else(Vec::new, tell)
    }

    /// Who won, how the rounds stand, and why it ended.
    fn result(&self, outcome: &Outcome, sight: &RenderContext<'_>) -> String {
        let RenderContext { words, who, .. } = *sight;
        let why = words.reason(GAME, outcome);
        let Some(winner) = outcome.winners.only() else { return why };
        let rounds = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or(0).into();
        let args =
            [("player", who(winner).into()), ("own", rounds(winner)), ("other", rounds(winner.other()))];
        format!("{} {why}", words.say_with("duel-event-won", &args))
    }

    fn how(&self, words: &Words) -> String {
        words.say("console-duel-how")
    }
}

#[cfg(test)]
mod tests;
