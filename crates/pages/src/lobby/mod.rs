//! The lobby on pages: what matters to the reader now, whom one can meet, and live tables (HA-10 to HA-15).
//!
//! Each part is drawn apart: those of the hall once for all who see the same, those of the reader for the reader.
//! Deliberately absent: who may see what, which the server decides.

mod dare;
mod grid;
mod live;
mod model;
mod open;
mod own;

pub(crate) use own::here;

pub use dare::{DarePage, page as dare_page};
pub use grid::{CLOCKS, PAIRED, Want};
pub use live::{LivePage, page as live_page};
pub use model::{Challenged, Fate, HallModel, HallTable, OwnModel, Somebody, WaitModel};

use maud::{Markup, PreEscaped, html};
use meydan_core::TimeControl;
use meydan_words::Words;

use crate::keyed::Part;
use crate::model::PlayerSnapshot;
use crate::names;

/// What the home page shows of the hall.
#[must_use]
pub fn hall_parts(model: &HallModel) -> Vec<Part> {
    let words = Words::of(model.lang);
    vec![
        ("part:counts", open::counts(words, model).into_string()),
        ("part:open", open::list(words, model).into_string()),
        ("part:running", live::strip(words, model).into_string()),
    ]
}

/// What the page of live tables shows of it.
#[must_use]
pub fn live_parts(model: &HallModel) -> Vec<Part> {
    let words = Words::of(model.lang);
    vec![
        ("part:counts", open::counts(words, model).into_string()),
        ("part:live", live::tables(words, model).into_string()),
        ("part:over", live::finished(words, model).into_string()),
    ]
}

/// What the home page shows of the reader's own.
#[must_use]
pub fn own_parts(model: &OwnModel) -> Vec<Part> {
    let words = Words::of(model.lang);
    vec![
        ("part:mine", own::tables(words, model).into_string()),
        ("part:asks", own::asks(words, model).into_string()),
        ("part:grid", grid::grid(words, model).into_string()),
        ("part:people", own::people(words, model).into_string()),
    ]
}

/// The parts as they stand on the page at first.
fn placed(parts: &[Part], name: &str) -> Markup {
    let found = parts.iter().find(|(key, _)| key.strip_prefix("part:") == Some(name));
    html! { div id={ "part-" (name) } { @if let Some((_, inside)) = found { (PreEscaped(inside)) } } }
}

/// The lobby on the home page: what is the reader's own, and whom one can meet.
pub(crate) fn own(words: &Words, own: &OwnModel) -> Markup {
    let parts = own_parts(own);
    html! {
        (placed(&parts, "mine"))
        section class="lobby-asks" aria-label=(words.say("web-lobby-asks")) { (placed(&parts, "asks")) }
    }
}

/// The lobby itself.
pub(crate) fn lobby(hall: &HallModel, own: &OwnModel) -> Markup {
    let (shared, mine) = (hall_parts(hall), own_parts(own));
    html! {
        div class="lobby" {
            section class="lobby-open" aria-labelledby="open-tables" { (placed(&shared, "open")) }
            div class="lobby-side" {
                section aria-labelledby="quick-pairing" { (placed(&mine, "grid")) }
                (placed(&mine, "people"))
            }
        }
        (placed(&shared, "running"))
    }
}

/// The numbers, for the head of a page.
pub(crate) fn counts(hall: &HallModel) -> Markup {
    html! { (placed(&hall_parts(hall)[..1], "counts")) }
}

/// What is spoken, and what was refused; the words of the script besides.
pub(crate) fn spoken(words: &Words, page: &str) -> Markup {
    html! {
        p id="lobby-said" class="unseen" role="status" aria-live="polite" {}
        div id="lobby-refused" class="problem lobby-refused" role="alert" hidden {}
        div id="lobby-lost" class="connection" role="status" hidden { p { (words.say("web-table-offline")) } }
        div id="lobby" data-live={ "/lobby/live?page=" (page) } hidden {}
    }
}

/// How much time there is, in words that fit beside a name.
pub(crate) fn clock(words: &Words, clock: Option<TimeControl>) -> Markup {
    html! { span class="clock-control" { (clock_said(words, clock)) } }
}

fn clock_said(words: &Words, clock: Option<TimeControl>) -> String {
    clock
        .map_or_else(|| words.say("web-lobby-clock-none"), |clock| meydan_telling::time_control(words, clock))
}

/// Who sits there, with how strong they are.
fn players(words: &Words, table: &HallTable) -> Markup {
    let game = table.card.facts.id;
    let known = |player: &&PlayerSnapshot| player.kind != meydan_catalogue::PlayerKind::Open;
    html! {
        @for (at, player) in table.card.players.iter().filter(known).enumerate() {
            @if at > 0 { " – " }
            bdi { (names::name(words, game, player)) }
            @if let Some(Some((rating, uncertain))) = table.ratings.get(player.seat.index()) {
                " " span class="rating" { "(" (words.number(*rating)) @if *uncertain { "?" } ")" }
            }
        }
    }
}
