//! The rules of a game: as a page, and as the drawer of a table.

use maud::{Markup, html};
use meydan_words::Words;

use super::boards;
use super::layout::{Page, document};
use super::model::RulesModel;

pub(super) fn page(model: &RulesModel<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let game = model.facts.id;
    let name = words.game(game);
    let title = words.say_with("web-rules-title", &[("game", name.as_str().into())]);
    let content = html! {
        article class="rules" {
            h1 { (title) }
            (text(words, game))
            p class="card-buttons" {
                @if let Some(back) = &model.back {
                    a class="button" href=(back) { (words.say("web-rules-back")) }
                }
                a class="button main" href={ "/play/" (game) } {
                    (words.say_with("web-rules-play", &[("game", name.as_str().into())]))
                }
            }
        }
    };
    let page = Page {
        title: title.clone(),
        class: "rules-page",
        styles: &[],
        scripts: &[],
        tools: html! {},
        content,
        after: html! {},
    };
    document(&model.frame, page)
}

/// The rules themselves; each is an anchor by its id.
pub(super) fn text(words: &Words, game: &str) -> Markup {
    let about = format!("rules-{game}-about");
    html! {
        @if words.has(&about) { p class="lead" { (words.say(&about)) } }
        @for rule in boards::of(game).fittings().rules {
            section class="rule" id=(rule) {
                h2 {
                    (words.say(&format!("rules-{game}-{rule}-title"))) " "
                    small class="rule-id" dir="ltr" { (rule) }
                }
                p { (words.say(&format!("rules-{game}-{rule}"))) }
            }
        }
    }
}
