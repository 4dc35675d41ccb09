//! Pages that are drawn without a server, and what is read from them.

use std::collections::BTreeSet;

use meydan_core::{Seat, Viewer};
use meydan_pages::model::{Frame, Pace, TableModel, Theme};
use meydan_words::Lang;

pub(crate) const FIRST: Viewer = Viewer::Seat(Seat::FIRST);
pub(crate) const SECOND: Viewer = Viewer::Seat(Seat::SECOND);

fn assets(name: &str) -> String {
    format!("/assets/0123/{name}")
}

pub(crate) fn frame(lang: Lang) -> Frame<'static> {
    Frame {
        lang,
        theme: Theme::System,
        pace: Pace::default(),
        member: None,
        assets: &assets,
        origin: "http://hall.example",
        path: "/here",
    }
}

/// The places at which something that is offered begins.
pub(crate) fn begins<'a>(model: &'a TableModel<'_>) -> BTreeSet<&'a str> {
    let choices = model.offers.iter().flat_map(|(_, offer)| offer);
    choices.map(|choice| choice.places[0].as_str()).collect()
}

/// What stands between `before` and the next `after`, wherever that is found.
pub(crate) fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).map(|rest| rest.split(after).next().unwrap_or_default()).collect()
}

/// Without the marks around what may run the other way.
pub(crate) fn plain(text: &str) -> String {
    text.replace(['\u{2066}', '\u{2068}', '\u{2069}'], "")
}

/// The words of a piece of a page, which may begin within a tag.
pub(crate) fn text(html: &str) -> String {
    let spaced = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    plain(&spaced.collect::<Vec<_>>().join(" ")).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Where a place is named.
fn named(board: &str, place: &str) -> usize {
    board.find(&format!("data-place=\"{place}\"")).unwrap_or_else(|| panic!("no {place}"))
}

/// The opening tag of what stands at a place.
pub(crate) fn tag<'a>(board: &'a str, place: &str) -> &'a str {
    let at = named(board, place);
    let begin = board[..at].rfind('<').expect("a tag");
    let end = at + board[at..].find('>').expect("its end");
    &board[begin..=end]
}

/// The button at a place, with what is in it.
pub(crate) fn button<'a>(board: &'a str, place: &str) -> &'a str {
    let at = named(board, place);
    let begin = board[..at].rfind("<button").expect("a button");
    let end = at + board[at..].find("</button>").expect("its end");
    &board[begin..end]
}

pub(crate) fn has_class(tag: &str, class: &str) -> bool {
    between(tag, "class=\"", "\"").first().is_some_and(|list| list.split(' ').any(|one| one == class))
}

/// The places of the buttons with a class.
pub(crate) fn marked<'a>(board: &'a str, class: &str) -> BTreeSet<&'a str> {
    let buttons = between(board, "<button", ">").into_iter();
    let marked = buttons.filter(|button| has_class(button, class));
    marked.flat_map(|button| between(button, "data-place=\"", "\"")).collect()
}

/// The places that are lit.
pub(crate) fn lit(board: &str) -> BTreeSet<&str> {
    marked(board, "can")
}
