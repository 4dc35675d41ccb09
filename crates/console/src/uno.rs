//! UNO in the line console, in plain lines: everything that UN-30 asks for,
//! cards by the letters that are typed for them.

use meydan_catalogue::view_as;
use meydan_core::{AnyMatch, Outcome, Refused, Seat, Viewer};
use meydan_words::Words;
use serde_json::Value;
use uno::{Card, Colour, Event, LastMove, Phase, Symbol, View, typed};

use crate::{Face, Look, Misread};

/// UNO's face.
pub struct UnoFace;

const GAME: &str = "uno";

/// A colour by name.
fn colour_name(colour: Colour, words: &Words) -> String {
    words.say(&format!("uno-colour-{colour}"))
}

/// A card by name.
fn card_name(card: Card, words: &Words) -> String {
    let key = match card.symbol() {
        Symbol::Number(_) => "uno-card-number",
        Symbol::Skip => "uno-card-skip",
        Symbol::Reverse => "uno-card-reverse",
        Symbol::Draw2 => "uno-card-draw2",
        Symbol::Wild => "uno-card-wild",
        Symbol::WildDraw4 => "uno-card-wild-draw4",
    };
    let mut args = Vec::new();
    if let Some(colour) = card.colour() {
        args.push(("colour", colour_name(colour, words).into()));
    }
    if let Symbol::Number(number) = card.symbol() {
        args.push(("number", i64::from(number).into()));
    }
    words.say_with(key, &args)
}

/// The last move of a player, short.
fn last_move(last: LastMove, words: &Words) -> String {
    match last {
        LastMove::Laid { card, colour, drew } => {
            let mut args = vec![("card", card_name(card, words).into())];
            let drew = if drew { "drew-" } else { "" };
            let named = if let Some(colour) = colour {
                args.push(("colour", colour_name(colour, words).into()));
                "-named"
            } else {
                ""
            };
            words.say_with(&format!("uno-last-{drew}laid{named}"), &args)
        }
        LastMove::Drew { count: 0 } => words.say("uno-last-drew-nothing"),
        LastMove::Drew { .. } => words.say("uno-last-drew"),
        LastMove::Took { count } => words.say_with("uno-last-took", &[("count", i64::from(count).into())]),
        LastMove::Skipped => words.say("uno-last-skipped"),
        LastMove::Left => words.say("uno-last-left"),
    }
}

/// A player by number.
fn player(seat: Seat, words: &Words) -> String {
    words.say_with("console-seat", &[("number", i64::from(seat.0 + 1).into())])
}

impl Face for UnoFace {
    fn board(&self, game: &dyn AnyMatch, viewer: Viewer, look: &Look) -> String {
        let words = Words::of(look.lang);
        let Some(view) = view_as::<View>(game, viewer) else {
            return String::new();
        };
        let way = words.say(if view.clockwise { "uno-clockwise" } else { "uno-anticlockwise" });
        let mut middle = card_name(view.middle, words);
        if let (true, Some(colour)) = (view.middle.is_wild(), view.colour) {
            middle = format!("{middle} ({})", colour_name(colour, words));
        }
        let mut text = format!("[{}] {middle} · {way}\n", view.middle);
        for seat in Seat::all(view.seats()) {
            let turn = if view.turn == seat && view.end.is_none() { ">" } else { " " };
            let count = words.number(view.counts[seat.index()].into());
            let last = view.last[seat.index()].map_or_else(String::new, |last| last_move(last, words));
            let due = if view.penalty > 0 && view.turn == seat {
                format!(" +{}", words.number(view.penalty.into()))
            } else {
                String::new()
            };
            text += &format!("{turn} {}: {count}{due}  {last}\n", player(seat, words));
        }
        if let Some(hand) = view.hand() {
            let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
            text += &look.board_line(&format!("{}\n", cards.join(" ")));
        }
        text
    }

    fn seat(&self, _game: &dyn AnyMatch, seat: Seat, words: &Words, _look: &Look) -> String {
        player(seat, words)
    }

    fn read(&self, game: &dyn AnyMatch, seat: Seat, line: &str) -> Result<Vec<String>, Misread> {
        let over = || Misread::from(Refused::hall("over", Vec::new()));
        let view = view_as::<View>(game, Viewer::Seat(seat)).ok_or_else(over)?;
        match typed(&view, line) {
            Ok(action) => Ok(vec![action.to_string()]),
            Err(refusal) => Err(Refused::game(GAME, &refusal).into()),
        }
    }

    fn turn(&self, game: &dyn AnyMatch, player: String, words: &Words) -> String {
        let asked = match view_as::<View>(game, Viewer::Spectator) {
            Some(view) if view.penalty > 0 && view.phase == Phase::Lay => "uno-asked-answer",
            Some(view) if view.phase == Phase::Drawn => "uno-asked-drawn",
            Some(view) if view.phase == Phase::Colour => "uno-asked-colour",
            _ => "uno-asked-lay",
        };
        format!("{} ({})", words.say_with("console-turn", &[("player", player.into())]), words.say(asked))
    }

    fn typed(&self, action: &str) -> String {
        action.to_owned()
    }

    fn event(&self, event: &Value, words: &Words, who: &dyn Fn(Seat) -> String) -> Option<String> {
        let player = |key: &str, seat: Seat| Some(words.say_with(key, &[("player", who(seat).into())]));
        match serde_json::from_value(event.clone()).ok()? {
            Event::Started { card, starter, begins, .. } => Some(words.say_with(
                "uno-event-started",
                &[
                    ("card", card_name(card, words).into()),
                    ("starter", who(starter).into()),
                    ("begins", who(begins).into()),
                ],
            )),
            Event::Laid { seat, card, .. } => Some(words.say_with(
                "uno-event-laid",
                &[("player", who(seat).into()), ("card", card_name(card, words).into())],
            )),
            Event::Named { seat, colour } => Some(words.say_with(
                "uno-event-named",
                &[("player", who(seat).into()), ("colour", colour_name(colour, words).into())],
            )),
            Event::Reversed { clockwise: true } => Some(words.say("uno-event-reversed-clockwise")),
            Event::Reversed { clockwise: false } => Some(words.say("uno-event-reversed-anticlockwise")),
            Event::Skipped { seat } => player("uno-event-skipped", seat),
            Event::Penalty { seat, sum } => Some(words.say_with(
                "uno-event-penalty",
                &[("player", who(seat).into()), ("count", i64::from(sum).into())],
            )),
            Event::Drew { seat, count, .. } => Some(words.say_with(
                "uno-event-drew",
                &[("player", who(seat).into()), ("count", i64::from(count).into())],
            )),
            Event::Passed { seat } => player("uno-event-passed", seat),
            Event::Left { seat } => player("uno-event-left", seat),
            // The hands are on the board, and the result says the points.
            Event::Dealt { .. } | Event::Ended { .. } => None,
        }
    }

    /// UN-20: the players and their points, fewest first.
    fn result(&self, _game: &dyn AnyMatch, outcome: &Outcome, words: &Words) -> String {
        let mut table: Vec<(i32, Seat)> = outcome.points.iter().copied().zip((0..).map(Seat)).collect();
        table.sort();
        let lines = table.iter().map(|&(points, seat)| {
            let won = if outcome.winners.contains(seat) { "*" } else { " " };
            format!("\n{won} {}: {}", player(seat, words), words.number(points.into()))
        });
        words.reason(GAME, outcome) + &lines.collect::<String>()
    }

    fn how(&self, words: &Words) -> String {
        words.say("uno-how")
    }
}
