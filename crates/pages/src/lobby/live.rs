//! Live tables (HA-14): the seed's television. Small boards that are drawn as they are played; below, what is over.

use maud::{Markup, html};
use meydan_words::Words;

use super::{HallModel, HallTable, clock, counts, live_parts, placed, players, spoken};
use crate::layout::{Page, document};
use crate::model::Frame;
use crate::parts::count;
use crate::{boards, home};

/// So many stand on the home page.
const ON_THE_HOME_PAGE: usize = 4;

/// The page of live tables.
pub struct LivePage<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// What stands in the hall.
    pub hall: HallModel,
}

/// Draws it.
#[must_use]
pub fn page(model: &LivePage<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let parts = live_parts(&model.hall);
    let content = html! {
        (home::symbols())
        div class="lobby-top" {
            h1 { (words.say("web-live-title")) }
            (counts(&model.hall))
        }
        p class="quiet" { (words.say("web-live-about")) }
        section aria-label=(words.say("web-live-title")) { (placed(&parts, "live")) }
        (placed(&parts, "over"))
        (spoken(words, "live"))
    };
    let page = Page {
        title: words.say("web-live-title"),
        about: Some(words.say("web-live-about")),
        class: "live-page",
        styles: &["club/faces.css".to_owned(), "lobby.css".to_owned()],
        scripts: &["lobby.js"],
        tools: html! {},
        content,
        after: html! {},
    };
    document(&model.frame, page)
}

/// Some of them on the home page.
pub(super) fn strip(words: &Words, model: &HallModel) -> Markup {
    html! {
        @if !model.running.is_empty() {
            section class="running" aria-labelledby="live-tables" {
                div class="lobby-head" {
                    h2 id="live-tables" { (words.say("web-live-title")) }
                    a href="/live" { (words.say("web-live-all")) }
                }
                ul class="live-list few" { @for table in model.running.iter().take(ON_THE_HOME_PAGE) { (one(words, table)) } }
            }
        }
    }
}

/// All of them.
pub(super) fn tables(words: &Words, model: &HallModel) -> Markup {
    html! {
        @if model.running.is_empty() {
            p class="live-none" { (words.say("web-live-none")) }
        } @else {
            ul class="live-list" { @for table in &model.running { (one(words, table)) } }
        }
    }
}

fn one(words: &Words, table: &HallTable) -> Markup {
    let game = table.card.facts.id;
    html! {
        li data-key={ "live-" (table.id) } {
            a class="card live-card" href=(table.card.link) {
                div class="card-picture" data-key={ "board-" (table.id) } { (boards::of(game).miniature(&table.card.view)) }
                p class="card-names" { (players(words, table)) }
                p class="quiet" {
                    (words.game(game)) " · " (clock(words, table.clock)) " · "
                    span data-key={ "stand-" (table.id) } { (home::standing(words, &table.card)) }
                    @if table.watching > 0 {
                        " · " (words.say_with("web-live-watching", &[("count", count(table.watching as usize).into())]))
                    }
                }
            }
        }
    }
}

/// What is over, to be looked through.
pub(super) fn finished(words: &Words, model: &HallModel) -> Markup {
    html! {
        @if !model.over.is_empty() {
            section aria-labelledby="live-over" {
                h2 id="live-over" { (words.say("web-live-over")) }
                ul class="tables" {
                    @for table in &model.over {
                        li data-key={ "over-" (table.id) } { (home::table(words, &table.card, "web-home-review", "?at=0")) }
                    }
                }
            }
        }
    }
}
