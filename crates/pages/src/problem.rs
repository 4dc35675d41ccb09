//! The page that says what went wrong.

use maud::{Markup, html};
use meydan_words::Words;

use super::icons;
use super::layout::{Page, document};
use super::model::{Problem, ProblemModel};

pub(super) fn page(model: &ProblemModel<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let key = match &model.problem {
        Problem::NotFound => "not-found",
        Problem::NotAllowed => "not-allowed",
        Problem::TooLarge => "too-large",
        Problem::TooMany => "too-many",
        Problem::Nonsense => "nonsense",
        Problem::Broken => "broken",
        Problem::Refused(_) => "refused",
    };
    let title = words.say(&format!("web-problem-{key}"));
    let about = match &model.problem {
        Problem::Refused(sentence) => sentence.clone(),
        _ => words.say(&format!("web-problem-{key}-about")),
    };
    let content = html! {
        section class="trouble" {
            (icons::emblem())
            h1 { (title) }
            p { (about) }
            p { a class="button main" href="/" { (words.say("web-problem-back")) } }
        }
    };
    let page = Page {
        title: title.clone(),
        about: None,
        class: "problem-page",
        styles: &[],
        scripts: &[],
        tools: html! {},
        content,
        after: html! {},
    };
    document(&model.frame, page)
}
