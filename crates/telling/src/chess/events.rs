//! What happened in advanced chess, with every point and what it is for.

use chess::{Event, Fault, Reason};
use meydan_core::Seat;
use meydan_words::{Arg, Words};

use super::{Told, piece_name, way_name};

/// What points are for: "threat: queen".
#[must_use]
pub fn reason(reason: Reason, words: &Words) -> String {
    let key = format!("chess-gain-{}", reason.code());
    match reason.piece() {
        Some(piece) => words.say_with(&key, &[("piece", piece_name(piece, words).into())]),
        None => words.say(&key),
    }
}

/// Negative points and what they are for.
#[must_use]
pub fn charged(fault: Fault, points: u16, words: &Words) -> String {
    let fault = words.say(&format!("chess-fault-{}", fault.code()));
    words.say_with("chess-event-charged", &[("points", points.into()), ("fault", fault.into())])
}

/// A line for what happened; what belongs to the line before stands further in.
pub(super) fn event(scene: &Told<'_>, event: &Event) -> Option<String> {
    let Told { words, who, .. } = *scene;
    let player = |seat: Seat| ("player", who(seat).into());
    Some(match *event {
        Event::Answered { seat, way: wanted } => {
            words.say_with("chess-event-answered", &[player(seat), ("way", way_name(wanted, words).into())])
        }
        Event::Agreed { way: None, .. } => words.say("chess-event-agreed-none"),
        Event::Agreed { way: agreed, drawn } => {
            let key = if drawn { "chess-event-agreed-drawn" } else { "chess-event-agreed" };
            words.say_with(key, &[("way", way_name(agreed, words).into())])
        }
        Event::Touched { seat, at } => {
            words.say_with("console-chess-touched", &[player(seat), ("square", at.to_string().into())])
        }
        Event::Doubled { seat, price } => {
            words.say_with("chess-event-doubled", &[player(seat), ("price", price.into())])
        }
        Event::RedLine { seat, negative } => {
            words.say_with("chess-event-red-line", &[player(seat), ("negative", negative.into())])
        }
        Event::Tampered { seat } => words.say_with("chess-event-tampered", &[player(seat)]),
        Event::Moved { seat, written, captured, .. } => {
            let mut args = vec![player(seat), ("move", written.to_string().into())];
            match captured {
                Some(captured) => {
                    args.push(("piece", piece_name(captured.piece, words).into()));
                    words.say_with("chess-event-moved-capture", &args)
                }
                None => words.say_with("chess-event-moved", &args),
            }
        }
        Event::Lost { seat, written } => {
            words.say_with("chess-event-lost", &[player(seat), ("move", written.to_string().into())])
        }
        Event::Earned { gain, .. } => {
            let args = [("points", gain.points.into()), ("reason", reason(gain.reason, words).into())];
            format!("  {}", words.say_with("chess-event-earned", &args))
        }
        Event::Charged { fault, points, .. } => format!("  {}", charged(fault, points, words)),
        Event::Relieved { points, .. } => {
            format!("  {}", words.say_with("chess-event-relieved", &[("points", points.into())]))
        }
        Event::Undone { seat, written, points, negative, refund } => {
            undone(player(seat), &written.to_string(), points, negative, (refund, who(seat.other())), words)
        }
        // The result is announced.
        Event::Ended { .. } => return None,
    })
}

/// A move that was taken back, with all that went with it.
fn undone(
    player: (&'static str, Arg),
    written: &str,
    points: i32,
    negative: u16,
    (refund, opponent): (i32, String),
    words: &Words,
) -> String {
    let written = ("move", written.into());
    let mut text = match points {
        0 => words.say_with("chess-event-undone", &[player, written]),
        _ => words.say_with("chess-event-undone-points", &[player, written, ("points", points.into())]),
    };
    if negative > 0 {
        let off = words.say_with("chess-event-relieved", &[("points", negative.into())]);
        text += &format!("\n  {off}");
    }
    if refund > 0 {
        let args = [("player", opponent.into()), ("points", refund.into())];
        text += &format!("\n{}", words.say_with("chess-event-refund", &args));
    }
    text
}
