//! Open tables (HA-10) and the numbers of the hall (HA-15).

use std::collections::BTreeSet;

use maud::{Markup, html};
use meydan_words::Words;

use super::{HallModel, HallTable, clock, clock_said, players};
use crate::icons;
use crate::parts::count;

/// How many people and tables there are.
pub(super) fn counts(words: &Words, model: &HallModel) -> Markup {
    html! {
        p class="counts" {
            span data-key="count-people" { (words.say_with("web-lobby-people", &[("count", count(model.online).into())])) }
            " · "
            a href="/live" data-key="count-tables" { (words.say_with("web-lobby-tables", &[("count", count(model.tables).into())])) }
        }
    }
}

pub(super) fn list(words: &Words, model: &HallModel) -> Markup {
    let games: BTreeSet<&str> = model.open.iter().map(|table| table.card.facts.id).collect();
    html! {
        div class="lobby-head" {
            h2 id="open-tables" { (words.say("web-lobby-open")) }
            // Filtered by the style sheet alone.
            @if games.len() > 1 {
                div class="filter" role="radiogroup" aria-label=(words.say("web-lobby-filter")) {
                    label { input type="radio" name="game-shown" value="all" checked; span { (words.say("web-lobby-filter-all")) } }
                    @for game in games {
                        label { input type="radio" name="game-shown" value=(game); span { (words.game(game)) } }
                    }
                }
            }
        }
        @if model.open.is_empty() {
            p class="quiet" { (words.say("web-lobby-open-none")) }
        } @else {
            ul class="open-list" tabindex="0" aria-labelledby="open-tables" { @for table in &model.open { (row(words, table)) } }
        }
        p class="lobby-ways" {
            a class="button" href="#games" { (icons::plus()) (words.say("web-lobby-open-own")) }
            a class="button" href="/challenge" { (icons::swords()) (words.say("web-lobby-challenge")) }
        }
    }
}

/// What is other than usual, in a few words.
pub(super) fn differs(words: &Words, game: &str, options: &[(&'static str, String)]) -> String {
    let said = options.iter().map(|(key, value)| {
        let option = words.say(&format!("option-{game}-{key}"));
        let named = format!("option-{game}-{key}-{value}");
        match value.as_str() {
            "on" => option,
            "" => words.say_with("web-lobby-without", &[("option", option.into())]),
            _ if words.has(&named) => format!("{option}: {}", words.say(&named)),
            _ => format!("{option}: {value}"),
        }
    });
    said.collect::<Vec<_>>().join(&words.say("web-between"))
}

fn row(words: &Words, table: &HallTable) -> Markup {
    let facts = &table.card.facts;
    let game = words.game(facts.id);
    let who = crate::names::names(words, facts.id, &table.card.players, seated(table), " – ");
    let args = [
        ("game", game.as_str().into()),
        ("name", who.into()),
        ("clock", clock_said(words, table.clock).into()),
    ];
    html! {
        li class="open-row" data-key={ "open-" (table.id) } data-game=(facts.id) {
            span class="open-game" { (game) }
            span class="open-terms" {
                (clock(words, table.clock)) " · " (words.say(if table.rated { "web-rated" } else { "web-lobby-casual" }))
                @if !table.differs.is_empty() { " · " span class="differs" dir="auto" { (differs(words, facts.id, &table.differs)) } }
            }
            span class="open-who" {
                (players(words, table))
                @if table.away { " " span class="quiet" { "(" (words.say("web-player-away")) ")" } }
            }
            form method="post" action={ (table.card.link) "/sit" } data-lobby {
                button class="button small" aria-label=(words.say_with("web-lobby-sit-with", &args)) { (words.say("web-lobby-sit")) }
            }
        }
    }
}

fn seated(table: &HallTable) -> impl Iterator<Item = meydan_core::Seat> {
    let sits = table.card.players.iter().filter(|player| player.kind != meydan_catalogue::PlayerKind::Open);
    sits.map(|player| player.seat)
}
