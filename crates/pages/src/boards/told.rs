//! What games that tell of it have in common: what happened, read; what players
//! are called in it; and the list of it, turn by turn. Every entry of the list
//! leads to its moment.

use maud::{Markup, html};
use meydan_core::{EventsAt, Seat, Seq};
use meydan_words::Words;
use serde::de::DeserializeOwned;

use super::Sheet;
use crate::pages::model::{Player, PlayerKind};
use crate::pages::names;

/// What one entry did.
pub(super) struct Entry<E> {
    pub(super) seq: Seq,
    pub(super) events: Vec<E>,
}

/// What happened, read. What cannot be read is not told.
pub(super) fn read<E: DeserializeOwned>(happened: &[EventsAt]) -> Vec<Entry<E>> {
    let read = |at: &EventsAt| Entry {
        seq: at.seq,
        events: at.events.iter().filter_map(|event| serde_json::from_value(event.clone()).ok()).collect(),
    };
    happened.iter().map(read).collect()
}

/// What a seat is called in a sentence: by name where it has one.
pub(super) fn player(words: &Words, game: &str, players: &[Player], seat: Seat) -> String {
    let Some(player) = players.get(seat.index()) else { return String::new() };
    let name = match player.kind {
        PlayerKind::Open => words.role(game, player.role),
        _ => names::short(words, game, player),
    };
    names::isolated(&name)
}

/// A turn of the list.
pub(super) struct Turn {
    /// Whose it is, and what came by itself.
    pub(super) head: Vec<String>,
    pub(super) entries: Vec<(Seq, Vec<String>)>,
    /// What closes it.
    pub(super) end: Option<(Seq, String)>,
}

impl Turn {
    pub(super) const fn new(head: Vec<String>) -> Turn {
        Turn { head, entries: Vec::new(), end: None }
    }
}

/// The list. `newest` is the last moment that can be looked at.
pub(super) fn list(sheet: &Sheet<'_>, turns: &[Turn], newest: Seq) -> Markup {
    let words = sheet.words;
    let listed = turns.iter().flat_map(|turn| {
        turn.entries.iter().map(|(seq, _)| *seq).chain(turn.end.iter().map(|(seq, _)| *seq))
    });
    let shown = listed.filter(|&seq| sheet.step.is_none_or(|step| seq <= step)).max();
    let link = |seq: Seq, class: &str, text: &Markup| {
        let now = seq == newest;
        html! {
            a class=(class) href={ "/table/" (sheet.table) @if !now { "?at=" (seq) } }
                data-at={ @if now { "now" } @else { (seq) } } data-entry=(seq)
                aria-current=[(shown == Some(seq)).then_some("step")] { (text) }
        }
    };
    html! {
        ol class="moves told" tabindex="0" aria-label=(words.say("web-table-moves")) {
            @for turn in turns {
                li class="told-turn" {
                    @if let Some((title, rest)) = turn.head.split_first() {
                        p class="told-head" { strong { (title) } @for said in rest { " " (said) } }
                    }
                    @for (seq, said) in &turn.entries {
                        (link(*seq, "told-entry", &html! { @for one in said { span { (one) " " } } }))
                    }
                    @if let Some((seq, end)) = &turn.end {
                        (link(*seq, "told-entry told-end", &html! { span { (end) } }))
                    }
                }
            }
        }
    }
}
