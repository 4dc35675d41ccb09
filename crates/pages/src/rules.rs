//! The rules of a game. The drawer of a table takes them from this page.

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
    let about = words.say(&format!("game-{game}-about"));
    let board = boards::of(game);
    let play = html! {
        a class="button main" href={ "/play/" (game) } {
            (words.say_with("web-rules-play", &[("game", name.as_str().into())]))
        }
    };
    let content = html! {
        (board.symbols())
        article class="rules" {
            div class="rules-head" { h1 { (title) } (play) }
            (lead(words, game))
            (contents(words, game))
            @for rule in board.fittings().rules {
                (section(words, game, rule, board.diagram(words, rule)))
            }
            p class="card-buttons" {
                @if let Some(back) = &model.back {
                    a class="button" href=(back) { (words.say("web-rules-back")) }
                }
                (play)
            }
        }
    };
    let mut styles: Vec<String> = board.fittings().styles.iter().map(|&style| style.to_owned()).collect();
    styles.push("rules.css".to_owned());
    let page = Page {
        title: title.clone(),
        about: Some(about),
        class: "rules-page",
        styles: &styles,
        scripts: &[],
        tools: html! {},
        content,
        after: html! {},
    };
    document(&model.frame, page)
}

/// What is on the page, to go there at once.
fn contents(words: &Words, game: &str) -> Markup {
    html! {
        nav class="rules-contents" aria-labelledby="contents" {
            h2 id="contents" { (words.say("web-rules-contents")) }
            ol {
                @for rule in boards::of(game).fittings().rules {
                    li { a href={ "#" (rule) } { (words.say(&format!("rules-{game}-{rule}-title"))) } }
                }
            }
        }
    }
}

fn lead(words: &Words, game: &str) -> Markup {
    let about = format!("rules-{game}-about");
    html! { @if words.has(&about) { p class="lead" { (words.say(&about)) } } }
}

/// A rule; it is an anchor by its id.
fn section(words: &Words, game: &str, rule: &str, picture: Option<Markup>) -> Markup {
    html! {
        section class="rule" id=(rule) {
            h2 {
                (words.say(&format!("rules-{game}-{rule}-title"))) " "
                small class="rule-id" dir="ltr" { (rule) }
            }
            p { (words.say(&format!("rules-{game}-{rule}"))) }
            @if let Some(picture) = picture {
                figure class="diagram" {
                    (picture)
                    figcaption { (words.say(&format!("rules-{game}-{rule}-picture"))) }
                }
            }
        }
    }
}
