//! What happened since the reader's own last act, to be read again at leisure.

use maud::{Markup, html};
use meydan_core::{EventsAt, Seq, Step};
use meydan_telling::Style;
use meydan_words::Words;
use serde::Serialize;

use super::model::TableModel;
use super::parts;

/// What one entry did, in sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// The entry.
    pub seq: Seq,
    /// Whether it was the reader's own.
    pub own: bool,
    /// What happened.
    pub said: Vec<String>,
}

/// What these entries did, for who sits at the table and nowhere else at it; those that say
/// nothing are left out.
#[must_use]
pub fn said(model: &TableModel<'_>, events: &[EventsAt]) -> Vec<Said> {
    let Some(mine) = model.yours.only() else { return Vec::new() };
    let speaker = parts::speaker(model, Words::of(model.frame.lang));
    let tell = |at: &EventsAt| {
        let entry = model.line.binary_search_by_key(&at.seq, |entry| entry.seq).ok()?;
        let own = matches!(model.line.get(entry)?.step, Step::Act { seat, .. } if seat == mine);
        let said = speaker.say(|telling, scene| telling.events(scene, &at.events, Style::Sentence))?;
        // What was passed for the reader says nothing and is no act of the own.
        (!said.is_empty()).then_some(Said { seq: at.seq, own, said })
    };
    events.iter().filter_map(tell).collect()
}

/// The list, for a page that is opened now; the script goes on with it.
pub(super) fn list(model: &TableModel<'_>, words: &Words) -> Markup {
    let after = model.since.iter().rposition(|said| said.own).map_or(0, |own| own + 1);
    let lines: Vec<&String> = model.since[after..].iter().flat_map(|said| &said.said).collect();
    html! {
        @if model.yours.len() == 1 {
            details id="since" class="since" hidden[lines.is_empty()] {
                summary { (words.say("web-table-since")) }
                ol { @for line in lines { li { (line) } } }
            }
        }
    }
}
