//! What happened in UNO.

use meydan_core::Seat;
use meydan_words::{Arg, Words};
use uno::{Cards, Event};

use super::{Told, card_name, colour_name, direction_name, list};

/// A sentence for what happened.
pub(super) fn event(scene: &Told<'_>, event: &Event) -> Option<String> {
    let Told { words, who, .. } = *scene;
    let player = |seat: Seat| ("player", who(seat).into());
    Some(match *event {
        // UN-03, UN-04
        Event::Started { card, starter, begins, clockwise, .. } => {
            let key = if starter == begins { "console-uno-started" } else { "console-uno-started-after" };
            let mut args = vec![
                ("card", card_name(card, words).into()),
                ("starter", who(starter).into()),
                ("direction", direction_name(clockwise, words).into()),
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
        Event::Called { seat } => words.say_with("uno-event-called", &[player(seat)]),
        Event::Caught { seat, by } => {
            words.say_with("uno-event-caught", &[player(seat), ("by", who(by).into())])
        }
        Event::Challenged { seat, by, bluff } => {
            let key = if bluff { "uno-event-challenged-bluff" } else { "uno-event-challenged-true" };
            words.say_with(key, &[player(seat), ("by", who(by).into())])
        }
        Event::JumpedIn { seat } => words.say_with("uno-event-jumped-in", &[player(seat)]),
        Event::Swapped { seat, with } => {
            words.say_with("uno-event-swapped", &[player(seat), ("with", who(with).into())])
        }
        Event::HandedOn { clockwise } => {
            words.say_with("uno-event-handed-on", &[("direction", direction_name(clockwise, words).into())])
        }
        Event::RoundEnded { round, winner: Some(winner), won, .. } => words.say_with(
            "uno-event-round-won",
            &[("round", round.into()), player(winner), ("points", won.into())],
        ),
        Event::RoundEnded { round, winner: None, .. } => {
            words.say_with("uno-event-round-drawn", &[("round", round.into())])
        }
        // The own hand is on the board, and so are the points at the end.
        Event::Dealt { .. } | Event::Ended { .. } => return None,
    })
}

/// Who drew is told which cards.
fn drew(cards: &Cards, player: (&'static str, Arg), words: &Words) -> String {
    let names: Vec<String> = cards.iter().map(|card| card_name(card, words)).collect();
    match &names[..] {
        [card] => words.say_with("uno-event-drew-card", &[player, ("card", card.into())]),
        _ => {
            let count = ("count", i64::from(cards.len()).into());
            let cards = ("cards", list(&names, words).into());
            words.say_with("console-uno-drew-cards", &[player, count, cards])
        }
    }
}
