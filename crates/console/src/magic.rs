//! Magic in the line console (MG-50 to MG-52): both sides of the table with every
//! card in play, the own hand, what happened line by line, and what is typed for
//! cards, lands, attackers, defenders and targets.

mod naming;
mod reading;
mod table;

use ::magic::{Action, Event, Magic};
use meydan_core::Seat;
use meydan_telling::{magic as telling, refusal};
use meydan_words::Words;

use crate::Look;
use crate::line_ui::{Asked, LineUi, Manners, Read, RenderContext};
use table::{Drawing, Part};

/// Magic.
pub(crate) struct MagicLines;

const GAME: &str = "magic";
/// The rule on what is typed badly.
const RULE: &str = "MG-52";

/// Draws with what a viewer may see.
fn drawn(part: Part, context: &RenderContext<'_, Magic>) -> String {
    let RenderContext { view, words, look, who, .. } = *context;
    let legal = view.you.map_or_else(Vec::new, |seat| context.table.legal(seat));
    let playable = legal.into_iter().filter_map(|action| match action {
        Action::Play { card, .. } | Action::Aim { card, .. } => Some(card),
        _ => None,
    });
    Drawing { view, words, look, who, playable: playable.collect() }.draw(part)
}

impl LineUi for MagicLines {
    type Game = Magic;

    const MANNERS: Manners = Manners {
        one_line_a_move: true,
        tells_moves: true,
        shows_seldom: true,
        own_words: &[
            ("table", "console-magic-help-table"),
            ("hand", "console-magic-help-hand"),
            ("card …", "console-magic-help-card"),
            ("discard", "console-magic-help-discard"),
            ("decks", "console-magic-help-decks"),
        ],
        ..Manners::plain("console-magic-how")
    };

    fn board(&self, context: &RenderContext<'_, Magic>) -> String {
        let sickness = context.view.sickness.then(|| context.words.say("magic-sickness") + "\n");
        sickness.unwrap_or_default() + &drawn(Part::Table, context)
    }

    fn small(&self, context: &RenderContext<'_, Magic>) -> String {
        drawn(Part::Heads, context)
    }

    fn seat(&self, seat: Seat, _: &str, words: &Words, _: &Look) -> String {
        telling::seat_name(seat, words)
    }

    fn read(&self, line: &str, asked: &Asked<'_, Magic>) -> Read<Magic> {
        reading::read(line, asked)
    }

    /// What the question is about is enough between two tables.
    fn glance(&self, context: &RenderContext<'_, Magic>) -> String {
        drawn(Part::Question, context)
    }

    /// The table is due at the start of a turn (MG-50).
    fn makes_due(&self, event: &Event) -> bool {
        matches!(event, Event::Began { .. })
    }

    fn answer(&self, word: &str, rest: &str, context: &RenderContext<'_, Magic>) -> Option<String> {
        let RenderContext { view, words, .. } = *context;
        Some(match word {
            "table" => drawn(Part::Table, context),
            "hand" => drawn(Part::Hand, context),
            "discard" => drawn(Part::Discards, context),
            "decks" => drawn(Part::Decks, context),
            "card" if rest.is_empty() => format!("{}\n", words.say("console-magic-which-card")),
            "card" => match reading::any_card(view, rest, words) {
                Ok(name) => view.book.find(name).map(|card| telling::card_lines(card, words))?,
                Err(refused) => format!("{}\n", refusal(words, &refused)),
            },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests;
