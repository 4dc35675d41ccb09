//! The list of what happened, turn by turn, in games that tell of it. Every entry
//! of the list leads to its moment.

use maud::{Markup, html};
use meydan_core::Seq;

use super::AnySheet;
use crate::moves::link;

/// A turn of the list.
#[derive(Clone)]
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

    fn seqs(&self) -> impl Iterator<Item = Seq> {
        self.entries.iter().map(|(seq, _)| *seq).chain(self.end.iter().map(|(seq, _)| *seq))
    }
}

/// The items of these turns. `newest` is the last moment that can be looked at.
pub(super) fn items(sheet: &AnySheet<'_>, turns: &[Turn], newest: Seq) -> Vec<Markup> {
    let shown = sheet.shown(turns.iter().flat_map(Turn::seqs));
    let link = |seq: Seq, class: &str, text: &Markup| {
        link(sheet, seq, seq == newest, shown == Some(seq), class, None, text)
    };
    let item = |turn: &Turn| {
        html! {
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
    };
    turns.iter().map(item).collect()
}
