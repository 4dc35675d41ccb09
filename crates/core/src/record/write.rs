//! Writing a record, whole or line by line as the match goes on.

use serde::Serialize;
use serde_json::{Value, json};

use super::{CLOCKED, Chain, FORMAT, SUM};
use crate::{AnyEvents, AnyMatch, Entry, Seq, Step, Viewer};

/// The position's digest is written after every so many entries.
pub const CHECK_EVERY: Seq = 8;

/// Writes the lines of one record in order. Each call gives whole lines, ready to append.
#[derive(Clone)]
pub struct Writer {
    chain: Chain,
    written: Seq,
}

#[derive(Serialize)]
struct EntryLine<'a> {
    #[serde(flatten)]
    entry: &'a Entry<String>,
    events: AnyEvents,
}

impl Writer {
    /// Begins a record with its first line. `names` are the players', by seat.
    #[must_use]
    pub fn begin(game: &dyn AnyMatch, names: &[String]) -> (Writer, String) {
        let mut this = Writer { chain: Chain::new(), written: 0 };
        let facts = game.facts();
        let beginning = game.beginning();
        let plain = |entry: &Entry<String>| entry.step.is_play() || matches!(entry.step, Step::Rewind { .. });
        let clocked = beginning.clock.is_some() || !game.entries_since(0).iter().all(plain);
        let mut head = json!({
            "meydan": if clocked { CLOCKED } else { FORMAT },
            "game": facts.id,
            "rules": facts.rules,
            "seats": beginning.seats,
            "config": beginning.config,
            "names": names,
            "commitment": game.commitment(),
            "events": events(game, 0),
        });
        if let (Some(clock), Some(head)) = (beginning.clock, head.as_object_mut()) {
            head.insert("clock".to_owned(), clock.to_string().into());
        }
        let head = this.line(&head);
        (this, head)
    }

    /// The lines for what has happened since the last call.
    #[must_use]
    pub fn go_on(&mut self, game: &dyn AnyMatch) -> String {
        let mut text = String::new();
        let told = game.events_since(Some(self.written), Viewer::Spectator);
        for (entry, told) in game.entries_since(self.written).iter().zip(told) {
            let line = EntryLine { entry, events: told.events };
            text += &self.line(&serde_json::to_value(&line).expect("plain data becomes JSON"));
            self.written = entry.seq;
            if entry.seq % CHECK_EVERY == 0 {
                // The match may be ahead of the line being written: look at it as it was.
                let digest = game.as_of(entry.seq).map_or(0, |past| past.digest());
                text += &self.line(&json!({ "check": { "seq": entry.seq, "digest": hex(digest) } }));
            }
        }
        text
    }

    /// The last line: the result and the seed. A match that is put aside
    /// unfinished has no result; its keeper needs the seed to go on with it.
    #[must_use]
    pub fn end(&mut self, game: &dyn AnyMatch) -> String {
        self.line(&json!({ "end": {
            "seq": game.seq(),
            "digest": hex(game.digest()),
            "outcome": game.outcome(),
            "seed": game.beginning().seed,
        }}))
    }

    fn line(&mut self, object: &Value) -> String {
        let text = object.to_string();
        let body = text.strip_suffix('}').expect("every line is an object");
        let sum = self.chain.sum(body);
        format!("{body}{SUM}{sum}\"}}\n")
    }
}

/// What a spectator was told of an entry.
pub(super) fn events(game: &dyn AnyMatch, seq: Seq) -> Value {
    let told = game.events_since(seq.checked_sub(1), Viewer::Spectator);
    told.first().map_or_else(|| json!([]), |at| at.events.to_json())
}

pub(super) fn hex(digest: u64) -> String {
    format!("{digest:016x}")
}

/// The whole record of a match, with its seed: for a finished match, or for its own keeper.
#[must_use]
pub fn write(game: &dyn AnyMatch, names: &[String]) -> String {
    let (mut writer, mut text) = Writer::begin(game, names);
    text += &writer.go_on(game);
    text += &writer.end(game);
    text
}
