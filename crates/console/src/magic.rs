//! Magic in the line console (MG-50 to MG-52): both sides of the table with every
//! card in play, the own hand, what happened line by line, and what is typed for
//! cards, lands, attackers, defenders and targets.

mod naming;
mod reading;
mod table;
mod telling;

use ::magic::{Action, Asked, Event, Phase, Refusal, View};
use meydan_catalogue::view_as;
use meydan_core::{AnyMatch, Outcome, Refused, Seat, Seq, Viewer};
use meydan_words::Words;
use serde_json::Value;

use crate::line_ui::table_is_due;
use crate::{LineUi, Look, Misread, RenderContext};
use table::{Drawing, Part};

/// Magic's face.
pub struct MagicLines;

const GAME: &str = "magic";
/// The rule on what is typed badly.
const RULE: &str = "MG-52";

/// Draws with what a viewer may see.
fn drawn(part: Part, sight: &RenderContext<'_>) -> Option<String> {
    let view = sight.view::<View>()?;
    let legal = view.you.map_or_else(Vec::new, |seat| sight.game.legal(seat));
    let playable = legal.iter().filter_map(|action| match action.parse() {
        Ok(Action::Play { card, .. } | Action::Aim { card, .. }) => Some(card),
        _ => None,
    });
    let playable = playable.collect();
    let RenderContext { words, look, who, .. } = *sight;
    Some(Drawing { view: &view, words, look, who, playable }.draw(part))
}

fn events(events: &[Value]) -> Vec<Event> {
    events.iter().filter_map(|event| serde_json::from_value(event.clone()).ok()).collect()
}

impl LineUi for MagicLines {
    fn board(&self, sight: &RenderContext<'_>) -> String {
        drawn(Part::Table, sight).unwrap_or_default()
    }

    fn seat(&self, _game: &dyn AnyMatch, seat: Seat, words: &Words, _look: &Look) -> String {
        telling::seat_name(seat, words)
    }

    fn read(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        line: &str,
        words: &Words,
    ) -> Result<Vec<String>, Misread> {
        match view_as::<View>(game, Viewer::Seat(seat)) {
            Some(view) => reading::read(game, &view, seat, line, words),
            None => Err(Refused::game(GAME, &Refusal::NotAnAction).into()),
        }
    }

    /// What is asked for, and what can be typed for it (MG-51).
    fn turn(&self, game: &dyn AnyMatch, player: String, words: &Words) -> String {
        let player = ("player", player.into());
        let seat = game.pending().only();
        let Some(view) = seat.and_then(|seat| view_as::<View>(game, Viewer::Seat(seat))) else {
            return words.say_with("console-turn", &[player]);
        };
        match view.asked {
            Asked::Play if view.phase == Phase::First => {
                words.say_with("console-magic-asked-first", &[player])
            }
            Asked::Play | Asked::Over => words.say_with("console-magic-asked-second", &[player]),
            Asked::Attack => words.say_with("console-magic-asked-attack", &[player]),
            Asked::Target { card, aim, .. } => {
                let card = [("card", telling::card_name(card, words).into())];
                let asked = words.say_with(&format!("magic-asked-target-{}", aim.code()), &card);
                words.say_with("console-magic-asked-target", &[player, ("asked", asked.into())])
            }
            Asked::Defend { attacker, .. } => {
                let attacker = view.creature(attacker).map_or_else(String::new, |(_, body)| {
                    let name = telling::numbered(body.card, body.id, words);
                    format!("{name} {}", telling::strength(body.looks.power, body.looks.left, words))
                });
                words.say_with("console-magic-asked-defend", &[player, ("attacker", attacker.into())])
            }
        }
    }

    fn one_line_a_move(&self) -> bool {
        true
    }

    fn shows_seldom(&self) -> bool {
        true
    }

    /// The table is due at the start of a turn (MG-50) and at the end; between them
    /// what the question is about is enough.
    fn glance(&self, since: Seq, sight: &RenderContext<'_>) -> Option<String> {
        if table_is_due(since, &["began"], sight) {
            return None;
        }
        drawn(Part::Question, sight)
    }

    fn own_words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("table", "console-magic-help-table"),
            ("hand", "console-magic-help-hand"),
            ("card …", "console-magic-help-card"),
            ("discard", "console-magic-help-discard"),
            ("decks", "console-magic-help-decks"),
        ]
    }

    fn answer(&self, word: &str, rest: &str, sight: &RenderContext<'_>) -> Option<String> {
        let words = sight.words;
        match word {
            "table" => drawn(Part::Table, sight),
            "hand" => drawn(Part::Hand, sight),
            "discard" => drawn(Part::Discards, sight),
            "decks" => drawn(Part::Decks, sight),
            "card" if rest.is_empty() => Some(format!("{}\n", words.say("console-magic-which-card"))),
            "card" => {
                let view = sight.view::<View>()?;
                Some(match reading::any_card(&view, rest, words) {
                    Ok(name) => view.book.find(name).map(|card| telling::card_text(card, words))?,
                    Err(refused) => format!("{}\n", words.refusal(&refused)),
                })
            }
            _ => None,
        }
    }

    fn typed(&self, action: &str) -> String {
        match action.parse() {
            Ok(Action::Play { card, .. } | Action::Aim { card, .. }) => {
                format!("play {}", card.to_string().replace('-', " "))
            }
            Ok(Action::Target(_)) => action.replace('-', " "),
            _ => action.to_owned(),
        }
    }

    fn told(&self, events: &[Value], sight: &RenderContext<'_>) -> Vec<String> {
        telling::told(&self::events(events), sight)
    }

    /// Who won with how many HP left (MG-50), and why it ended.
    fn result(&self, outcome: &Outcome, sight: &RenderContext<'_>) -> String {
        let RenderContext { words, who, .. } = *sight;
        let why = words.reason(GAME, outcome);
        let said = match outcome.winners.only() {
            Some(seat) => {
                let hp = outcome.points.get(seat.index()).copied().unwrap_or(0);
                words.say_with("magic-event-won", &[("player", who(seat).into()), ("hp", hp.into())])
            }
            None => words.say("magic-event-drawn"),
        };
        format!("{said} {why}")
    }

    fn how(&self, words: &Words) -> String {
        words.say("console-magic-how")
    }
}

#[cfg(test)]
mod tests;
