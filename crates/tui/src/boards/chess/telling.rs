//! What is said of a game beside its board: faults, captured pieces, what the
//! last turn brought, and the whole ledger.

use chess::{By, Fault, Made, Turn, View, color_of, word};
use meydan_core::Seat;
use meydan_words::Words;

/// Negative points with the red line, and what was captured.
pub(super) fn status(view: &View, seat: Seat, words: &Words) -> String {
    let line = view.values().red_line;
    let negative = view.negative[seat.index()];
    let faults =
        words.say_with("tui-chess-negative", &[("negative", negative.into()), ("line", line.into())]);
    let taken: String =
        view.captured_by(seat).iter().map(|taken| figure(color_of(seat.other()), taken.piece)).collect();
    if taken.is_empty() { faults } else { format!("{faults} {taken}") }
}

fn figure(side: chess::board::Color, piece: chess::board::Piece) -> char {
    const FIGURES: [[char; 6]; 2] = [['♙', '♘', '♗', '♖', '♕', '♔'], ['♟', '♞', '♝', '♜', '♛', '♚']];
    FIGURES[side as usize][piece as usize]
}

/// What the last turn brought, whoever made it.
pub(super) fn recent(view: &View, words: &Words) -> Option<String> {
    let turn = view.sheet.iter().rev().find(|turn| !turn.is_blank())?;
    Some(format!("{}.", told(turn, words)))
}

/// Every turn with all that it earned and cost.
pub(super) fn ledger(view: &View, words: &Words, names: &[String]) -> String {
    let lines = view.sheet.iter().filter(|turn| !turn.is_blank()).map(|turn| {
        let name = names.get(turn.seat.index()).cloned().unwrap_or_default();
        format!("{}. {name} – {}", words.number(i64::from(turn.number)), told(turn, words))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn told(turn: &Turn, words: &Words) -> String {
    let mut parts = Vec::new();
    if turn.double {
        parts.push(words.say("tui-chess-double"));
    }
    parts.extend(turn.moves.iter().map(|made| made_text(made, words)));
    if let Some(lost) = turn.lost {
        parts.push(words.say_with("tui-chess-lost", &[("move", lost.to_string().into())]));
    }
    let fault = |fault: Fault, points: u16| {
        let what = words.say(&format!("chess-fault-{}", fault.code()));
        words.say_with("tui-chess-fault", &[("points", points.into()), ("fault", what.into())])
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
    let text = match made.by {
        By::Player => format!("\u{200e}{}\u{200e}", made.written),
        By::RedLine => words.say_with("tui-chess-by-red-line", &[("move", made.written.to_string().into())]),
        By::Tampering => {
            words.say_with("tui-chess-by-tampering", &[("move", made.written.to_string().into())])
        }
    };
    let gains: Vec<String> = made
        .gains
        .iter()
        .map(|gain| {
            let piece = gain.reason.piece().map_or_else(String::new, |piece| words.chess_piece(word(piece)));
            let key = format!("chess-gain-{}", gain.reason.code());
            let args: &[(&str, meydan_words::Arg)] =
                if gain.reason.piece().is_some() { &[("piece", piece.into())] } else { &[] };
            let reason = words.say_with(&key, args);
            words.say_with("chess-event-earned", &[("points", gain.points.into()), ("reason", reason.into())])
        })
        .collect();
    if gains.is_empty() { text } else { format!("{text}: {}", gains.join(" · ")) }
}
