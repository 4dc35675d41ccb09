//! What the pipe answers: one line, always with the same fields.

use std::collections::BTreeMap;

use meydan_core::{AnyAction, AnyView, LineFault, Outcome, Refused, Seat, SeatSet, Seq, Timer, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::{Done, Live};

#[derive(Serialize)]
struct Answer<'a> {
    ok: bool,
    seq: Seq,
    pending: SeatSet,
    legal: BTreeMap<u8, Vec<AnyAction>>,
    timer: Option<Timer>,
    outcome: Option<Outcome>,
    events: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<&'a AnyView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Error<'a>>,
}

#[derive(Serialize)]
struct Error<'a> {
    code: &'a str,
    rule: &'a str,
    message: String,
    /// What is wrong line by line, where a text of many lines is refused.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    lines: &'a [LineFault],
}

/// Appends the answer and the end of its line.
pub(super) fn write(to: &mut Vec<u8>, live: Option<&Live>, done: Result<&Done, (&Refused, String)>) {
    let mut answer = Answer {
        ok: done.is_ok(),
        seq: 0,
        pending: SeatSet::EMPTY,
        legal: BTreeMap::new(),
        timer: None,
        outcome: None,
        events: Vec::new(),
        view: None,
        error: None,
    };
    if let Some(live) = live {
        answer.seq = live.game.seq();
        answer.pending = live.game.pending();
        answer.legal = legal(live);
        answer.timer = live.game.timer_for(live.viewer);
        answer.outcome = live.game.outcome();
    }
    match done {
        Ok(done) => {
            answer.view = done.view.as_ref();
            if let (Some(live), Some(after)) = (live, done.events_after) {
                let told = live.game.events_since(after, live.viewer);
                let events = told.iter().map(|at| at.events.to_json());
                answer.events =
                    events.filter_map(|events| Some(events.as_array()?.clone())).flatten().collect();
            }
        }
        Err((refused, message)) => {
            answer.error =
                Some(Error { code: refused.code, rule: refused.rule, message, lines: &refused.lines });
        }
    }
    serde_json::to_writer(&mut *to, &answer).expect("plain data becomes JSON");
    to.push(b'\n');
}

/// The legal actions that the viewer may know of. What another seat could do
/// may tell what it holds, so a seat is told only its own, and a spectator none.
fn legal(live: &Live) -> BTreeMap<u8, Vec<AnyAction>> {
    let may_know = |seat: &Seat| live.viewer == Viewer::Referee || live.viewer == Viewer::Seat(*seat);
    live.game
        .pending()
        .union(live.game.at_will())
        .iter()
        .filter(may_know)
        .map(|seat| (seat.0, live.game.legal(seat)))
        .collect()
}
