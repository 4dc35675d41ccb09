//! The table page: the board, and around it the parts that the live socket renews.

use maud::{Markup, PreEscaped, html};
use meydan_core::{OptionKind, Seat};
use meydan_words::Words;
use serde_json::{Value, json};

use super::layout::{Page, document};
use super::model::{TableModel, grouped};
use super::{Parts, boards, icons, parts, since};

pub(super) fn page(model: &TableModel<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let game = model.facts.id;
    let live = parts::all(model);
    let mut styles = vec!["table.css".to_owned()];
    styles.extend(boards::of(game).fittings().styles.iter().map(|name| (*name).to_owned()));
    if model.clock.is_some() {
        styles.push("clock.css".to_owned());
    }
    if model.club.is_some() {
        styles.push("club/faces.css".to_owned());
    }
    // What a game adds to the page is there when the first thing happens.
    let scripts: Vec<_> = boards::of(game).fittings().script.into_iter().chain(["table.js"]).collect();
    let page = Page {
        title: parts::title(model, words),
        about: Some(words.say(&format!("game-{game}-about"))),
        class: "table-page",
        styles: &styles,
        scripts: &scripts,
        tools: html! { @if model.club.is_some() { (club(words)) } (tools(words, game)) },
        content: content(model, words, &live),
        after: html! { (drawer(words, game)) (connection(words)) },
    };
    document(&model.frame, page)
}

/// Says that it is a duel of the club, and leads there.
fn club(words: &Words) -> Markup {
    let said = words.say("web-table-club");
    html! { a class="tool with-text club-mark" href="/club/duels" aria-label=(said) title=(said) { (icons::swords()) span { (said) } } }
}

fn tools(words: &Words, game: &str) -> Markup {
    // On a phone there is no room for the word: the name stays.
    let rules = words.say("web-table-rules");
    html! {
        a class="tool with-text" href={ "/rules/" (game) } data-drawer="rules" aria-label=(rules) title=(rules) {
            (icons::book()) span { (rules) }
        }
        button class="tool" type="button" data-sound aria-pressed="false" hidden
            aria-label=(words.say("web-sound")) title=(words.say("web-sound")) {
            (icons::sound())
        }
    }
}

fn content(model: &TableModel<'_>, words: &'static Words, live: &Parts) -> Markup {
    let game = model.facts.id;
    html! {
        (boards::of(game).symbols())
        noscript { p class="no-script" { (words.say("web-table-no-script")) } }
        div id="table" class="table" data-base={ "/table/" (model.id) } data-game=(game)
            data-now=[model.clock.map(|_| model.taken)]
            data-seq=(model.seq) data-step=[model.step]
            data-offer=(json!(grouped(&model.offers))) data-pending=(seats(model.pending.iter()))
            data-yours=(seats(model.yours.iter())) data-words=(script_words(words, game)) {
            h1 class="unseen" { (words.game(game)) }
            section class="area-players" aria-label=(words.say("web-table-players")) {
                @if !model.title.is_empty() { p class="table-name" dir="auto" { (model.title) } }
                div id="part-players" { (PreEscaped(&live.players)) }
            }
            div class="area-status" {
                div id="part-status" role="status" { (PreEscaped(&live.status)) }
                @if model.clock.is_some() { p id="clock-said" class="unseen" role="status" {} }
                p id="went-on" class="went-on" role="status" hidden {
                    (words.say("web-step-went-on")) " "
                    a href={ "/table/" (model.id) } data-at="now" { (words.say("web-step-now")) }
                }
            }
            section class="area-board" aria-label=(words.say("web-table-board")) {
                div id="part-board" { (PreEscaped(&live.board)) }
            }
            section class="area-asks" id="part-asks" { (PreEscaped(&live.asks)) }
            section class="area-buttons" aria-label=(words.say("web-table-actions")) {
                div id="part-buttons" { (PreEscaped(&live.buttons)) }
                // In a place of its own: what it speaks of stays in sight.
                p id="hint" class="hint" role="status" hidden {}
                @if boards::of(game).fittings().pane {
                    div id="card-pane" class="card-pane" { p class="quiet" { (words.say("web-table-pane")) } }
                }
            }
            section class="area-moves" aria-label=(words.say("web-table-moves")) {
                (since::list(model, words))
                div id="part-moves" { (PreEscaped(&live.moves)) }
                (options(model, words))
                (boards::of(game).aside(&parts::scene(model, words, None)))
            }
            div id="refusal" class="bubble" role="alert" hidden {}
        }
    }
}

/// The options in force, where the game has any.
fn options(model: &TableModel<'_>, words: &Words) -> Markup {
    let game = model.facts.id;
    html! {
        @if !model.options.is_empty() {
            details class="in-force" {
                summary { (words.say("web-table-options")) }
                dl {
                    @for (option, (key, value)) in model.facts.options.iter().zip(&model.options) {
                        dt { (words.say(&format!("option-{game}-{key}"))) }
                        dd dir="auto" {
                            @match option.kind {
                                OptionKind::Flag if value.is_empty() => (words.say("web-option-off")),
                                OptionKind::Flag => (words.say("web-option-on")),
                                OptionKind::Choice { .. } => (words.say(&format!("option-{game}-{key}-{value}"))),
                                _ if value.is_empty() => "–",
                                OptionKind::Lines { .. } => pre { (value) },
                                _ => (value),
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The rules, opened over the table; without a script the link leads to their page.
fn drawer(words: &Words, game: &str) -> Markup {
    let title = words.say_with("web-rules-title", &[("game", words.game(game).into())]);
    html! {
        dialog id="rules" class="drawer" aria-labelledby="rules-title" {
            div class="drawer-head" {
                h2 id="rules-title" { (title) }
                button class="tool" type="button" data-close aria-label=(words.say("web-table-close")) {
                    (icons::close())
                }
            }
            // Filled when it is opened first: few read the rules while they play.
            div class="rules" {}
        }
    }
}

fn connection(words: &Words) -> Markup {
    html! {
        div id="connection" class="connection" role="status" hidden {
            p { (words.say("web-table-offline")) }
            p class="quiet" { (words.say("web-table-offline-stay")) }
        }
    }
}

fn seats(seats: impl Iterator<Item = Seat>) -> Value {
    seats.map(|seat| json!(seat)).collect()
}

/// The few words that the script itself puts on the page.
fn script_words(words: &Words, game: &str) -> Value {
    json!({
        "title": words.say_with("web-title", &[("page", "PAGE".into())]),
        "copied": words.say("web-ask-copied"),
        "dismiss": words.say("web-table-dismiss"),
        "rule": words.say_with("web-table-rule", &[("rule", "RULE".into())]),
        "rules": format!("/rules/{game}"),
        "soundOn": words.say("web-sound-on"),
        "soundOff": words.say("web-sound-off"),
    })
}
