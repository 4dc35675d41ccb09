//! The decks of a member: a list, a new one, one from a text.

use duel::{LEAST_MAIN, MOST_MAIN, MOST_SIDE};
use maud::{Markup, html};
use meydan_model::{ClubMember, DeckRow};
use meydan_words::{Arg, Words};

use super::{Notice, Shell, Tab};
use crate::encoded;
use crate::icons;
use crate::model::Frame;

/// The decks of a member.
pub struct Decks<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Whose they are.
    pub member: ClubMember,
    /// All of them.
    pub decks: Vec<DeckRow>,
    /// What was typed to make a deck from a text: its name, and the text.
    pub typed: (String, String),
    /// What is said first.
    pub notice: Option<Notice>,
}

/// Draws it.
#[must_use]
pub fn decks(model: &Decks<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let content = html! {
        @if model.decks.is_empty() { p class="quiet" { (words.say("web-club-decks-none")) } }
        ul class="decks" {
            @for (number, deck) in model.decks.iter().enumerate() {
                li class="card deck" data-deck=(deck.name) { (line(words, deck, number)) }
            }
        }
        div class="club-columns" {
            (create(words))
            (import(words, &model.typed))
        }
    };
    Shell {
        frame: model.frame,
        member: Some(&model.member),
        tab: Tab::Decks,
        notice: model.notice.as_ref(),
        title: words.say("web-club-tab-decks"),
        scripts: &["setup.js"],
        content,
    }
    .draw()
}

/// A count of cards, for a sentence.
pub(super) fn number(count: usize) -> Arg {
    i64::try_from(count).unwrap_or(i64::MAX).into()
}

/// How many cards a deck has, and how many it may have.
pub(super) fn main_count(words: &Words, deck: &DeckRow) -> String {
    let args =
        [("count", number(deck.main.len())), ("least", number(LEAST_MAIN)), ("most", number(MOST_MAIN))];
    words.say_with("web-club-main-count", &args)
}

/// The same of the side deck.
pub(super) fn side_count(words: &Words, deck: &DeckRow) -> String {
    words.say_with("web-club-side-count", &[("count", number(deck.side.len())), ("most", number(MOST_SIDE))])
}

/// Where a deck is written out.
pub(super) fn exports(words: &Words, deck: &DeckRow) -> Markup {
    let name = encoded(&deck.name);
    html! {
        a class="button small" href={ "/club/deck/export?name=" (name) "&as=text" } download {
            (icons::save()) (words.say("web-club-export-text"))
        }
        a class="button small" href={ "/club/deck/export?name=" (name) "&as=json" } download {
            (icons::save()) span dir="ltr" { "JSON" }
        }
    }
}

fn line(words: &Words, deck: &DeckRow, number: usize) -> Markup {
    html! {
        div class="deck-text" {
            h2 { bdi { (deck.name) } }
            p class="deck-marks" {
                @if deck.active { strong class="mark" { (words.say("web-club-deck-active")) } " " }
                @if !deck.is_valid() { span class="quiet" { (words.say("web-club-deck-incomplete")) } }
            }
            p class="quiet" { (main_count(words, deck)) " · " (side_count(words, deck)) }
        }
        div class="deck-buttons" {
            a class="button main small" href={ "/club/deck?name=" (encoded(&deck.name)) }
                aria-label=(words.say_with("web-club-edit-deck", &[("deck", (&deck.name).into())])) {
                (words.say("web-club-edit"))
            }
            @if !deck.active {
                form method="post" action="/club/decks/activate" {
                    input type="hidden" name="deck" value=(deck.name);
                    button class="button small" { (words.say("web-club-activate")) }
                }
            }
            (exports(words, deck))
            // Asked once more, without a script.
            details class="sure" {
                summary class="button small" id={ "delete-" (number) } { (words.say("web-club-delete")) }
                form method="post" action="/club/decks/delete" {
                    input type="hidden" name="deck" value=(deck.name);
                    p { (words.say("web-club-delete-about")) }
                    button class="button small sure" { (words.say("web-club-delete-sure")) }
                }
            }
        }
    }
}

fn create(words: &Words) -> Markup {
    html! {
        form class="card club-form" method="post" action="/club/decks/create" {
            h2 { (words.say("web-club-create-deck")) }
            p class="field" {
                label for="create-name" { (words.say("web-club-deck-name")) }
                input id="create-name" name="deck" required maxlength="64" autocomplete="off" dir="auto";
            }
            p { button class="button main" { (words.say("web-club-create")) } }
        }
    }
}

fn import(words: &Words, (name, text): &(String, String)) -> Markup {
    html! {
        form class="card club-form" method="post" action="/club/decks/import" {
            h2 { (words.say("web-club-import-deck")) }
            p class="quiet" { (words.say("web-club-import-deck-about")) }
            p class="field" {
                label for="import-name" { (words.say("web-club-deck-name")) }
                input id="import-name" name="deck" maxlength="64" autocomplete="off" dir="auto" value=(name);
            }
            (text_field(words, "import-text", "text", &words.say("web-club-deck-text"), text, ".txt,.ydk,.json,text/plain,application/json"))
            p { button class="button" { (words.say("web-club-import")) } }
        }
    }
}

/// A text of many lines, which a script can take from a file.
pub(super) fn text_field(
    words: &Words,
    id: &str,
    name: &str,
    label: &str,
    value: &str,
    files: &str,
) -> Markup {
    html! {
        div class="field" {
            label for=(id) { (label) }
            textarea id=(id) name=(name) rows="8" maxlength="60000" dir="ltr" spellcheck="false" autocomplete="off" {
                // Browsers drop the first line if it is empty, and lines are counted.
                "\n" (value)
            }
            span class="loads" data-loads=(id) hidden {
                label class="button small" {
                    (words.say("web-setup-file"))
                    input class="unseen" type="file" accept=(files) data-file=(id);
                }
            }
        }
    }
}
