//! The rules of a game. The drawer of a table takes them from this page.

use maud::{Markup, html};
use meydan_telling::Rule;
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
    let told = meydan_telling::rules(words, game);
    let play = html! {
        a class="button main" href={ "/play/" (game) } {
            (words.say_with("web-rules-play", &[("game", name.as_str().into())]))
        }
    };
    let content = html! {
        (board.symbols())
        article class="rules" {
            div class="rules-head" { h1 { (title) } (play) }
            p class="lead" { (told.about) }
            (contents(words, &told.rules))
            @for rule in &told.rules {
                (section(words, game, rule, board.diagram(words, rule.id)))
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
fn contents(words: &Words, rules: &[Rule]) -> Markup {
    html! {
        nav class="rules-contents" aria-labelledby="contents" {
            h2 id="contents" { (words.say("web-rules-contents")) }
            ol {
                @for rule in rules {
                    li { a href={ "#" (rule.id) } { (rule.title) } }
                }
            }
        }
    }
}

/// A rule; it is an anchor by its id.
fn section(words: &Words, game: &str, rule: &Rule, picture: Option<Markup>) -> Markup {
    html! {
        section class="rule" id=(rule.id) {
            h2 { (rule.title) " " small class="rule-id" dir="ltr" { (rule.id) } }
            p { (rule.text) }
            @if let Some(picture) = picture {
                figure class="diagram" {
                    (picture)
                    figcaption { (words.say(&format!("rules-{game}-{}-picture", rule.id))) }
                }
            }
        }
    }
}
