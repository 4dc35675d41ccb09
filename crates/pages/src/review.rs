//! A game looked through as text, a moment a page (CH-53): the board in lines, what
//! was done last, how it stands. Without scripts, for who reads by ear or by line.

use maud::{Markup, PreEscaped, html};
use meydan_core::{Seat, Seq};
use meydan_words::Words;

use super::layout::{Page, document};
use super::model::TableModel;
use super::{boards, moves, names, parts};

/// `None` where the game has no text.
pub(super) fn page(model: &TableModel<'_>) -> Option<Markup> {
    let words = Words::of(model.frame.lang);
    let game = model.facts.id;
    let board = boards::of(game).as_text(&model.view)?;
    let speaker = parts::speaker(model, words);
    let said = |one: Option<Option<String>>| one.flatten();
    let recent = said(speaker.say(|telling, scene| telling.recent(scene)));
    let standing = said(speaker.say(|telling, scene| telling.standing(scene)));
    let stops = moves::stops(model);
    let address = format!("/table/{}", model.id);
    let go = |key: &str, to: Option<Seq>| {
        html! {
            @if let Some(to) = to { li { a class="button" href={ (address) "?at=" (to) "&as=text" } { (words.say(key)) } } }
        }
    };
    let title = parts::title(model, words);
    let content = html! {
        article class="review" {
            h1 { (parts::heading(model, words)) }
            div { (PreEscaped(parts::all(model).status)) }
            pre class="review-board" dir="ltr" { (board) }
            @for line in recent.iter().chain(&standing).flat_map(|text| text.lines()) { p { (line) } }
            ul class="review-points" {
                @for player in &model.players {
                    li {
                        bdi { (names::called(words, game, &model.players, player.seat)) } ": "
                        (points(words, &speaker, player.seat))
                    }
                }
            }
            nav aria-label=(words.say("web-table-moves")) {
                ul class="review-ways" {
                    (go("web-step-next", stops.next)) (go("web-step-previous", stops.previous))
                    (go("web-step-first", stops.first)) (go("web-step-last", stops.last))
                    li { a class="button" href={ (address) @if let Some(step) = model.step { "?at=" (step) } } { (words.say("web-review-board")) } }
                    li { a class="button" href={ "/play/" (game) } { (words.say("web-review-leave")) } }
                }
            }
        }
    };
    let styles = ["setup.css".to_owned()];
    let about = Some(words.say(&format!("game-{game}-about")));
    let after = html! {};
    let page = Page {
        title,
        about,
        class: "review-page",
        styles: &styles,
        scripts: &[],
        tools: html! {},
        content,
        after,
    };
    Some(document(&model.frame, page))
}

/// What a player has, and what is said besides.
fn points(words: &Words, speaker: &names::Speaker<'_>, seat: Seat) -> String {
    let score = speaker.say(|telling, scene| telling.score(scene, seat)).flatten().map(|(_, said)| said);
    let status = speaker.say(|telling, scene| telling.status(scene, seat)).flatten();
    score.into_iter().chain(status).collect::<Vec<_>>().join(&words.say("web-between"))
}
