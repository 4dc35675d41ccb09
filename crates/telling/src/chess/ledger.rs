//! The whole score sheet of advanced chess as text: each turn with each point explained.

use chess::{Fault, Turn};
use meydan_core::Seat;

use super::{Told, charged, reason};

/// All turns so far, and what both have: whole lines.
#[must_use]
pub fn ledger(scene: &Told<'_>) -> String {
    let Told { view, words, who } = *scene;
    let mut text = String::new();
    for turn in view.sheet.iter().filter(|turn| !turn.is_blank()) {
        text += &one(turn, view.values().back, scene);
    }
    if text.is_empty() {
        text += &format!("{}\n", words.say("console-chess-ledger-empty"));
    }
    for seat in Seat::all(2) {
        let (points, negative) = (view.points[seat.index()], view.negative[seat.index()]);
        let args = [("player", who(seat).into()), ("points", points.into()), ("negative", negative.into())];
        text += &format!("{}\n", words.say_with("console-chess-ledger-sum", &args));
    }
    text
}

fn one(turn: &Turn, back: u16, scene: &Told<'_>) -> String {
    let Told { words, who, .. } = *scene;
    let args = [("number", turn.number.into()), ("player", who(turn.seat).into())];
    let key = if turn.double { "console-chess-ledger-double" } else { "console-chess-ledger-turn" };
    let mut text = format!("{}\n", words.say_with(key, &args));
    let mut tell = |line: String| text += &format!("   {line}\n");
    for made in &turn.moves {
        let key = match made.by {
            chess::By::Player => "console-chess-ledger-move",
            chess::By::RedLine => "console-chess-ledger-red-line",
            chess::By::Tampering => "console-chess-ledger-tampering",
        };
        tell(words.say_with(key, &[("move", made.written.to_string().into())]));
        for gain in &made.gains {
            let args = [
                ("points", gain.points.into()),
                ("reason", reason(gain.reason, words).into()),
                ("square", gain.at.to_string().into()),
            ];
            tell(words.say_with("console-chess-ledger-gain", &args));
        }
        if made.back {
            tell(charged(Fault::Back, back, words));
        }
    }
    if let Some(drawn) = turn.lost {
        tell(words.say_with("console-chess-ledger-lost", &[("move", drawn.to_string().into())]));
    }
    for &(fault, points) in &turn.faults {
        tell(charged(fault, points, words));
    }
    if turn.off > 0 {
        tell(words.say_with("chess-event-relieved", &[("points", turn.off.into())]));
    }
    text
}
