//! The home page: the games, what goes on, what is over.

use maud::{Markup, html};
use meydan_core::Seat;
use meydan_telling::time_control;
use meydan_words::Words;

use super::layout::{Page, document};
use super::model::{GameCard, HomeModel, TableCard};
use super::{boards, club, icons, lobby, names};

pub(super) fn page(model: &HomeModel<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let content = html! {
        @for card in &model.games { (boards::of(card.facts.id).symbols()) }
        section.hero.short[model.known] {
            (icons::emblem())
            div {
                h1 { (words.say("meydan")) }
                p class="tagline" { (words.say("web-home-tagline")) }
                @if model.known {
                    (lobby::counts(&model.hall))
                } @else {
                    p class="intro" { (words.say("web-home-intro")) }
                    (lobby::counts(&model.hall))
                }
            }
        }
        // Who comes back sees first what waits, then whom to meet (HA-10); who is new here, the games.
        @if model.known {
            (lobby::own(words, &model.own))
            (lobby::lobby(&model.hall, &model.own))
            (games(words, model))
        } @else {
            (games(words, model))
            (lobby::own(words, &model.own))
            (lobby::lobby(&model.hall, &model.own))
        }
        (club_strip(words, "web-home-club"))
        (list(words, &model.records, "web-home-records", "web-home-review", ""))
        (lobby::spoken(words, "home"))
    };
    let page = Page {
        title: words.say("web-home-title"),
        about: None,
        class: if model.known { "home known" } else { "home" },
        styles: &["club/faces.css".to_owned(), "lobby.css".to_owned()],
        scripts: &["lobby.js"],
        tools: html! {},
        content,
        after: html! {},
    };
    document(&model.frame, page)
}

fn games(words: &Words, model: &HomeModel<'_>) -> Markup {
    html! {
        section aria-labelledby="games" {
            h2 id="games" { (words.say("web-home-games")) }
            ul class="games" {
                @for card in &model.games { li class="card game" { (game(words, card)) } }
            }
        }
    }
}

/// The shapes that small boards refer to.
pub(super) fn symbols() -> Markup {
    html! { @for tenant in meydan_catalogue::tenants() { (boards::of(tenant.facts.id).symbols()) } }
}

/// A table at which it is the reader's turn, in a sentence.
pub(super) fn said(words: &Words, card: &TableCard) -> String {
    let game = card.facts.id;
    let others = card.players.iter().map(|player| player.seat).filter(|seat| !card.yours.contains(*seat));
    let names = names::list(words, game, &card.players, others);
    words.say_with("web-lobby-turn-at", &[("game", words.game(game).into()), ("names", names.into())])
}

/// The way to the duel club, where Duel is played with cards of one's own.
pub(super) fn club_strip(words: &Words, text: &str) -> Markup {
    html! {
        aside class="card club-strip" aria-label=(words.say("web-club-title")) {
            (club::crest())
            div class="strip-text" {
                p class="card-title" { (words.say("web-club-title")) }
                p { (words.say(text)) }
            }
            a class="button" href="/club" { (words.say("web-home-club-go")) }
        }
    }
}

/// How many sit down at a game.
fn seats(words: &Words, least: u8, most: u8) -> String {
    if least == most {
        words.say_with("web-seats", &[("least", least.into())])
    } else {
        words.say_with("web-seats-range", &[("least", least.into()), ("most", most.into())])
    }
}

fn game(words: &Words, card: &GameCard) -> Markup {
    let facts = &card.facts;
    let name = words.game(facts.id);
    html! {
        div class="card-picture" { (boards::of(facts.id).miniature(&card.view)) }
        div class="card-text" {
            h3 { (name) }
            p { (words.say(&format!("game-{}-about", facts.id))) }
            p class="quiet" { (seats(words, facts.least_seats, facts.most_seats)) }
            p class="card-buttons" {
                a class="button main" href={ "/play/" (facts.id) }
                    aria-label=(words.say_with("web-home-play-game", &[("game", name.as_str().into())])) {
                    (words.say("web-home-play"))
                }
                a class="button" href={ "/rules/" (facts.id) }
                    aria-label=(words.say_with("web-rules-title", &[("game", name.as_str().into())])) {
                    (words.say("web-home-rules"))
                }
            }
        }
    }
}

/// What can be continued and what can be reviewed, from which moment on (`?at=0`, or the end).
pub(super) fn tables(words: &Words, going: &[TableCard], over: &[TableCard], at: &str) -> Markup {
    html! {
        (list(words, going, "web-home-tables", "web-home-continue", ""))
        (list(words, over, "web-home-records", "web-home-review", at))
    }
}

pub(super) fn list(words: &Words, cards: &[TableCard], title: &str, go: &str, at: &str) -> Markup {
    html! {
        @if !cards.is_empty() {
            section aria-labelledby=(title) {
                h2 id=(title) { (words.say(title)) }
                ul class="tables" {
                    @for card in cards {
                        li {
                            (table(words, card, go, at))
                            // CH-53
                            @if card.outcome.is_some() && boards::of(card.facts.id).as_text(&card.view).is_some() {
                                a class="button small" href={ (card.link) "?at=0&as=text" } { (words.say("web-review-text")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn table(words: &Words, card: &TableCard, go: &str, at: &str) -> Markup {
    let game = card.facts.id;
    let seats = card.players.iter().map(|player| player.seat);
    html! {
        a class="card table-card" href={ (card.link) (at) } {
            div class="card-picture" { (boards::of(game).miniature(&card.view)) }
            div class="card-text" {
                @if !card.title.is_empty() { p class="card-title" dir="auto" { (card.title) } }
                p class="card-names" { (names::names(words, game, &card.players, seats, " – ")) }
                p class="quiet" {
                    (words.game(game))
                    @if let Some(clock) = card.clock { " · " (time_control(words, clock)) }
                    @if card.rated && card.clock.is_some() { " · " (words.say("web-rated")) }
                    " · " (standing(words, card))
                }
                p class="go" { (words.say(go)) }
            }
        }
    }
}

/// How a table stands, in a few words.
pub(super) fn standing(words: &Words, card: &TableCard) -> String {
    let game = card.facts.id;
    if let Some(outcome) = &card.outcome {
        let winners = names::list(words, game, &card.players, outcome.winners.iter());
        let said = if outcome.reason == "called-off" {
            return words.say("web-status-called-off");
        } else if outcome.winners.is_empty() {
            words.say("web-status-draw")
        } else {
            words.say_with("web-status-won", &[("name", winners.into())])
        };
        if !names::counted(outcome) || names::score(words, game, &card.view, Seat::FIRST).is_none() {
            return said;
        }
        return format!("{said} {}", names::points(words, outcome));
    }
    if !names::all_sit(&card.players) {
        return words.say("web-status-open");
    }
    if card.pending.iter().any(|seat| card.yours.contains(seat)) {
        return words.say("web-home-your-turn");
    }
    let waiting = names::list(words, game, &card.players, card.pending.iter());
    if waiting.is_empty() {
        return words.say_with("web-home-moves", &[("count", card.moves.into())]);
    }
    words.say_with("web-home-their-turn", &[("name", waiting.into())])
}
