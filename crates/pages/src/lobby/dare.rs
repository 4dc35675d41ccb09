//! Challenging somebody by name (HA-12), and whom one wants to meet (HA-04). The terms are asked for by the game's
//! own set-up page.

use maud::{Markup, html};
use meydan_words::Words;

use super::{PAIRED, Somebody, own};
use crate::layout::{Page, document};
use crate::model::Frame;
use crate::{encoded, setup};

/// The page for challenges by name.
pub struct DarePage<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Who is challenged, as it was typed.
    pub to: String,
    /// What was wrong.
    pub problem: Option<String>,
    /// Whom the reader follows.
    pub followed: Vec<Somebody>,
    /// Whom the reader has blocked.
    pub blocked: Vec<Somebody>,
}

/// Draws it.
#[must_use]
pub fn page(model: &DarePage<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let mut games: Vec<&str> = PAIRED.iter().map(|(game, _)| *game).collect();
    games.dedup();
    let content = html! {
        h1 { (words.say("web-dare-title")) }
        @if model.frame.member.is_none() {
            p { (words.say("web-dare-guest")) }
            p { a class="button main" href="/club" { (words.say("web-dare-sign-in")) } }
        } @else {
            p { (words.say("web-dare-about")) }
            @if let Some(problem) = &model.problem { (setup::said(problem)) }
            form class="dare" method="get" action="/challenge" {
                p class="field" {
                    label for="to" { (words.say("web-dare-to")) }
                    input id="to" name="to" maxlength="64" required dir="auto" autocapitalize="none" autocomplete="off" spellcheck="false" value=(model.to);
                }
                fieldset {
                    legend { (words.say("web-dare-game")) }
                    div class="dare-games" {
                        @for game in games { button class="button" name="game" value=(game) { (words.game(game)) } }
                    }
                }
            }
            (circle(words, "followed", &words.say("web-lobby-followed"), None, &model.followed, &["unfollow", "block"]))
            (circle(words, "blocked", &words.say("web-dare-blocked"), Some(words.say("web-dare-blocked-about")), &model.blocked, &["unblock"]))
            form class="dare-circle" method="post" action="/lobby/people" {
                h2 { (words.say("web-dare-circles")) }
                p class="field" {
                    label for="whom" { (words.say("web-setup-to")) }
                    input id="whom" name="whom" maxlength="64" required dir="auto" autocapitalize="none" autocomplete="off" spellcheck="false";
                }
                p class="lobby-ways" {
                    button class="button" name="act" value="follow" { (words.say("web-dare-follow")) }
                    button class="button" name="act" value="block" { (words.say("web-dare-block")) }
                }
            }
        }
    };
    let page = Page {
        title: words.say("web-dare-title"),
        about: Some(words.say("web-dare-about")),
        class: "dare-page",
        styles: &["club/faces.css".to_owned(), "lobby.css".to_owned()],
        scripts: &[],
        tools: html! {},
        content,
        after: html! {},
    };
    document(&model.frame, page)
}

fn circle(
    words: &Words,
    id: &str,
    title: &str,
    about: Option<String>,
    people: &[Somebody],
    acts: &[&str],
) -> Markup {
    html! {
        @if !people.is_empty() {
            section class="people" aria-labelledby=(id) {
                h2 id=(id) { (title) }
                @if let Some(about) = about { p class="quiet" { (about) } }
                ul {
                    @for one in people {
                        li {
                            (own::here(words, one.here)) bdi { (one.nickname) } span class="quiet" { "@" bdi { (one.username) } }
                            @for act in acts {
                                @let label = words.say(&format!("web-dare-{act}"));
                                form method="post" action={ "/lobby/people/" (encoded(&one.username)) "/" (act) } {
                                    button class="button small" aria-label={ (label) ": " (one.nickname) } { (label) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
