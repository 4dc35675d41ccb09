//! The list of what happened, turn by turn, in games that tell of it. Every entry
//! of the list leads to its moment.

use maud::{Markup, html};
use meydan_core::{Game, Seq};

use super::Sheet;

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
pub(super) fn list<G: Game>(sheet: &Sheet<'_, G>, turns: &[Turn], newest: Seq) -> Markup {
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
            @for (index, turn) in turns.iter().enumerate() {
                li class="told-turn" data-key={ "turn:" (index) } {
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
