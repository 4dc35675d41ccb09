//! What happened in UNO, in words, and what is typed for cards.

use meydan_catalogue::uno_said::{card_name, colour_name};
use meydan_core::Seat;
use meydan_words::Words;
use uno::{Card, Cards, Event, Symbol};

use crate::RenderContext;

/// A direction by name.
pub(super) fn direction(clockwise: bool, words: &Words) -> String {
    words.say(if clockwise { "uno-clockwise" } else { "uno-anticlockwise" })
}

/// What a person types for a card: `r5`, `g +2`, `w4`.
pub(super) fn typed_card(card: Card) -> String {
    let symbol = match card.symbol() {
        Symbol::Number(number) => number.to_string(),
        Symbol::Skip => " skip".to_owned(),
        Symbol::Reverse => " reverse".to_owned(),
        Symbol::Draw2 => " +2".to_owned(),
        Symbol::Wild => "w".to_owned(),
        Symbol::WildDraw4 => "w4".to_owned(),
    };
    card.colour().map_or_else(String::new, |colour| colour.letter().to_string()) + &symbol
}

/// A line for what happened.
pub(super) fn event(event: &Event, sight: &RenderContext<'_>) -> Option<String> {
    let RenderContext { words, who, .. } = *sight;
    let player = |seat: Seat| ("player", who(seat).into());
    Some(match *event {
        // UN-03, UN-04
        Event::Started { card, starter, begins, clockwise, .. } => {
            let key = if starter == begins { "console-uno-started" } else { "console-uno-started-after" };
            let mut args = vec![
                ("card", card_name(card, words).into()),
                ("starter", who(starter).into()),
                ("direction", direction(clockwise, words).into()),
            ];
            if starter != begins {
                args.push(("begins", who(begins).into()));
            }
            words.say_with(key, &args)
        }
        Event::Laid { seat, card, .. } => {
            words.say_with("uno-event-laid", &[player(seat), ("card", card_name(card, words).into())])
        }
        Event::Named { seat, colour } => {
            words.say_with("uno-event-named", &[player(seat), ("colour", colour_name(colour, words).into())])
        }
        Event::Reversed { clockwise: true } => words.say("uno-event-reversed-clockwise"),
        Event::Reversed { clockwise: false } => words.say("uno-event-reversed-anticlockwise"),
        Event::Skipped { seat } => words.say_with("uno-event-skipped", &[player(seat)]),
        Event::Penalty { seat, sum } => {
            words.say_with("uno-event-penalty", &[player(seat), ("count", sum.into())])
        }
        Event::Drew { seat, count, ref cards, .. } => match cards {
            Some(cards) if count > 0 => drew(cards, player(seat), words),
            _ => words.say_with("uno-event-drew", &[player(seat), ("count", count.into())]),
        },
        Event::Passed { seat } => words.say_with("uno-event-passed", &[player(seat)]),
        Event::Left { seat } => words.say_with("uno-event-left", &[player(seat)]),
        // The own hand is on the board, and so are the points at the end.
        Event::Dealt { .. } | Event::Ended { .. } => return None,
    })
}

/// Who drew is told which cards.
fn drew(cards: &Cards, player: (&'static str, meydan_words::Arg), words: &Words) -> String {
    let names: Vec<String> = cards.iter().map(|card| card_name(card, words)).collect();
    match &names[..] {
        [card] => words.say_with("uno-event-drew-card", &[player, ("card", card.into())]),
        _ => {
            let list = names.join(&words.say("console-uno-comma"));
            let count = i64::from(cards.len());
            words.say_with(
                "console-uno-drew-cards",
                &[player, ("count", count.into()), ("cards", list.into())],
            )
        }
    }
}
