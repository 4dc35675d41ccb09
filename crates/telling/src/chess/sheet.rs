//! What the score sheet says: faults, captured pieces, what the last turn
//! brought, and every turn with all that it earned and cost.

use chess::{By, Fault, Made, Turn, View};
use meydan_core::Seat;
use meydan_words::Words;

use super::Told;

pub(super) fn status(view: &View, seat: Seat, words: &Words) -> Option<String> {
    let line = view.values().red_line;
    let negative = *view.negative.get(seat.index())?;
    Some(words.say_with("chess-negative", &[("negative", negative.into()), ("line", line.into())]))
}

/// What the last turn brought, whoever made it, and whether the king stands in check.
pub(super) fn recent(view: &View, words: &Words) -> Option<String> {
    let turn = view.sheet.iter().rev().find(|turn| !turn.is_blank());
    let turn = turn.map(|turn| format!("{}.", told(turn, words)));
    let check = view.end.is_none() && view.board.in_check(view.board.turn());
    let parts: Vec<String> = turn.into_iter().chain(check.then(|| words.say("chess-check"))).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// Every turn with all that it earned and cost.
pub(super) fn ledger(scene: &Told<'_>) -> String {
    let lines = scene.view.sheet.iter().filter(|turn| !turn.is_blank()).map(|turn| {
        let number = scene.words.number(i64::from(turn.number));
        format!("{number}. {} – {}", (scene.who)(turn.seat), told(turn, scene.words))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn told(turn: &Turn, words: &Words) -> String {
    let mut parts = Vec::new();
    if turn.double {
        parts.push(words.say("chess-sheet-double"));
    }
    parts.extend(turn.moves.iter().map(|made| made_text(made, words)));
    if let Some(lost) = turn.lost {
        parts.push(words.say_with("chess-sheet-lost", &[("move", lost.to_string().into())]));
    }
    let fault = |fault: Fault, points: u16| {
        let what = words.say(&format!("chess-fault-{}", fault.code()));
        words.say_with("chess-sheet-fault", &[("points", points.into()), ("fault", what.into())])
    };
    parts.extend(turn.faults.iter().map(|&(what, points)| fault(what, points)));
    let back = turn.moves.iter().filter(|made| made.back).count();
    parts.extend((0..back).map(|_| fault(Fault::Back, chess::VALUES.back)));
    if turn.off > 0 {
        parts.push(words.say_with("chess-event-relieved", &[("points", turn.off.into())]));
    }
    parts.join("; ")
}

fn made_text(made: &Made, words: &Words) -> String {
    let by = |key: &str| words.say_with(key, &[("move", made.written.to_string().into())]);
    let text = match made.by {
        By::Player => format!("\u{200e}{}\u{200e}", made.written),
        By::RedLine => by("chess-sheet-red-line"),
        By::Tampering => by("chess-sheet-tampering"),
    };
    let gain = |gain: &chess::Gain| {
        let reason = super::reason(gain.reason, words);
        words.say_with("chess-event-earned", &[("points", gain.points.into()), ("reason", reason.into())])
    };
    let gains: Vec<String> = made.gains.iter().map(gain).collect();
    if gains.is_empty() { text } else { format!("{text}: {}", gains.join(" · ")) }
}
