//! A deck and the stock side by side. Every step is a plain form; a script lets
//! cards be dragged and sends the same form.

use std::collections::BTreeMap;

use duel::{Book, Card};
use maud::{Markup, html};
use meydan_model::{ClubMember, DeckRow, alphabetical};
use meydan_telling::duel::card_name;
use meydan_words::{Lang, Words};

use super::decks::{exports, main_count, side_count};
use super::shop::{Wanted, search};
use super::{Notice, Shell, Tab, face};
use crate::model::Frame;

/// A deck that is being built.
pub struct Editor<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Whose it is.
    pub member: ClubMember,
    /// The deck.
    pub deck: DeckRow,
    /// The copies that lie in no deck, by name.
    pub stock: BTreeMap<String, usize>,
    /// The cards that there are.
    pub book: Book,
    /// What is looked for in the stock.
    pub wanted: Wanted,
    /// What is said first.
    pub notice: Option<Notice>,
}

/// The places that a card is moved between.
const PLACES: [&str; 3] = ["stock", "main", "side"];

/// A card of a pile: its facts if the book has it, its name, how many.
struct Row<'b> {
    card: Option<&'b Card>,
    printed: String,
    name: String,
    count: usize,
}

fn rows<'b>(words: &Words, book: &'b Book, counts: &BTreeMap<String, usize>) -> Vec<Row<'b>> {
    let row = |(printed, count): (&String, &usize)| {
        let card = book.index(printed).map(|index| book.card(index));
        let name = card.map_or_else(|| printed.clone(), |card| card_name(card, words));
        Row { card, printed: printed.clone(), name, count: *count }
    };
    let mut rows: Vec<_> = counts.iter().filter(|(_, count)| **count > 0).map(row).collect();
    rows.sort_by(|one, other| alphabetical(&one.name, &other.name));
    rows
}

fn counts(names: &[String]) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for name in names {
        *counts.entry(name.clone()).or_default() += 1;
    }
    counts
}

/// Draws it.
#[must_use]
pub fn editor(model: &Editor<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let deck = &model.deck;
    let name = html! { input type="hidden" name="name" value=(deck.name); };
    let title = words.say_with("web-club-deck-title", &[("deck", (&deck.name).into())]);
    let content = html! {
        div class="deck-bar" {
            a class="button small" href="/club/decks" { (words.say("web-club-to-decks")) }
            (exports(words, deck))
        }
        (search(words, "/club/deck", &model.wanted, true, &name))
        p class="quiet drag-about" hidden { (words.say("web-club-drag-about")) }
        div id="editor" class="editor" {
            (pile(words, model, "stock", &words.say("web-club-stock"), &model.stock))
            div class="editor-deck" {
                (pile(words, model, "main", &main_count(words, deck), &counts(&deck.main)))
                (pile(words, model, "side", &side_count(words, deck), &counts(&deck.side)))
            }
        }
    };
    Shell {
        frame: model.frame,
        member: Some(&model.member),
        tab: Tab::Decks,
        notice: model.notice.as_ref(),
        title,
        scripts: &["club/cards.js"],
        content,
    }
    .draw()
}

fn pile(
    words: &Words,
    model: &Editor<'_>,
    place: &str,
    head: &str,
    cards: &BTreeMap<String, usize>,
) -> Markup {
    let rows = rows(words, &model.book, cards);
    let empty = words.say(&format!("web-club-{place}-empty"));
    html! {
        section class="card pile" data-place=(place) aria-labelledby={ "pile-" (place) } {
            h2 id={ "pile-" (place) } tabindex="-1" { (head) }
            @if rows.is_empty() {
                p class="quiet" {
                    (empty) " "
                    @if place == "stock" { a href="/club/shop" { (words.say("web-club-tab-shop")) } }
                }
            }
            ul {
                @for row in &rows { (line(words, model, place, row)) }
            }
        }
    }
}

/// Whether a card of the stock is looked for.
fn fits(lang: Lang, wanted: &Wanted, row: &Row<'_>) -> bool {
    row.card.is_none_or(|card| wanted.fits(lang, card))
}

fn line(words: &Words, model: &Editor<'_>, place: &str, row: &Row<'_>) -> Markup {
    // Only the stock is searched: a deck is seen whole.
    let found = row.card.filter(|_| place == "stock");
    let hidden = place == "stock" && !fits(words.lang(), &model.wanted, row);
    html! {
        li class={ "row " (row.card.map_or("", face::kind)) } data-card=(row.printed) data-count=(row.count)
            data-find=[found.map(|card| face::found_by(words, card))] data-kind=[found.map(face::kind)]
            title=[row.card.map(|card| face::about(words, card))] hidden[hidden] {
            @if let Some(card) = row.card { (face::face(words, card)) }
            span class="row-name" { bdi { (row.name) } " " b { "×" (words.number(i64::try_from(row.count).unwrap_or(0))) } }
            form method="post" action="/club/deck" {
                input type="hidden" name="deck" value=(model.deck.name);
                input type="hidden" name="card" value=(row.printed);
                input type="hidden" name="from" value=(place);
                input type="hidden" name="q" value=(model.wanted.text);
                input type="hidden" name="kind" value=(model.wanted.kind);
                @for to in PLACES.into_iter().filter(|to| *to != place) {
                    button class="button small" name="to" value=(to)
                        aria-label=(words.say_with(&format!("web-club-to-{to}-card"), &[("card", (&row.name).into())])) {
                        (words.say(&format!("web-club-to-{to}")))
                    }
                }
            }
        }
    }
}
