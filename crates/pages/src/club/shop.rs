//! The shop: every card with its picture, its price, and how many one owns.

use std::collections::BTreeMap;

use duel::{Book, Card};
use maud::{Markup, html};
use meydan_model::{ClubMember, alphabetical};
use meydan_telling::duel::card_name;
use meydan_words::{Lang, Words, fold};

use super::{Notice, Shell, Tab, coins, face};
use crate::encoded;
use crate::model::Frame;

/// The kinds that one can look for.
pub const KINDS: [&str; 3] = ["monster", "spell", "trap"];

/// The shop shows so many cards at once. The standard ones fit, and are searched while one types.
pub const MOST_SHOWN: usize = 100;

/// What one looks for among cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// A part of a name, or of what the card is.
    pub text: String,
    /// One of `KINDS`; anything else is all of them.
    pub kind: String,
}

impl Wanted {
    /// Whether this card is meant.
    #[must_use]
    pub fn fits(&self, lang: Lang, card: &Card) -> bool {
        let kind = !KINDS.contains(&self.kind.as_str()) || self.kind == face::kind(card);
        kind && face::found_by(Words::of(lang), card).contains(&fold(&self.text))
    }

    /// As the end of an address.
    #[must_use]
    pub fn query(&self) -> String {
        format!("q={}&kind={}", encoded(&self.text), encoded(&self.kind))
    }
}

/// The shop.
pub struct Shop<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Who buys.
    pub member: ClubMember,
    /// The cards that there are.
    pub book: Book,
    /// How many copies the member has of each, by name.
    pub owned: BTreeMap<String, usize>,
    /// What is looked for.
    pub wanted: Wanted,
    /// Which page of what is found, counted from one.
    pub page: usize,
    /// What is said first.
    pub notice: Option<Notice>,
}

/// Cards in the alphabetical order of this language.
pub(super) fn sorted<'b>(words: &Words, cards: impl Iterator<Item = &'b Card>) -> Vec<(&'b Card, String)> {
    let mut named: Vec<_> = cards.map(|card| (card, card_name(card, words))).collect();
    named.sort_by(|one, other| alphabetical(&one.1, &other.1));
    named
}

/// Draws it.
#[must_use]
pub fn shop(model: &Shop<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let mut cards = sorted(words, model.book.cards().iter());
    let fits = |card: &Card| model.wanted.fits(model.frame.lang, card);
    // What does not fit is there as well, for the search while one types, unless there is too much of it.
    let whole = cards.len() <= MOST_SHOWN;
    if !whole {
        cards.retain(|(card, _)| fits(card));
    }
    let shown = cards.iter().filter(|(card, _)| fits(card)).count();
    let pages = cards.len().div_ceil(MOST_SHOWN).max(1);
    let page = model.page.clamp(1, pages);
    let content = html! {
        (search(words, "/club/shop", &model.wanted, whole, &html! {}))
        p class="quiet" data-none=(words.say("web-club-none-found")) hidden[shown > 0] { (words.say("web-club-none-found")) }
        ul class="goods" {
            @for (card, name) in cards.iter().skip((page - 1) * MOST_SHOWN).take(MOST_SHOWN) {
                li class="card good" id={ "card-" (card.code()) } data-find=(face::found_by(words, card))
                    data-kind=(face::kind(card)) hidden[!fits(card)] {
                    (good(words, model, page, card, name))
                }
            }
        }
        @if pages > 1 { (pager(words, &model.wanted, page, pages)) }
    };
    Shell {
        frame: model.frame,
        member: Some(&model.member),
        tab: Tab::Shop,
        notice: model.notice.as_ref(),
        title: words.say("web-club-tab-shop"),
        scripts: &["club/cards.js"],
        content,
    }
    .draw()
}

/// The way to the pages beside this one.
fn pager(words: &Words, wanted: &Wanted, page: usize, pages: usize) -> Markup {
    let to = |page: usize| format!("/club/shop?{}&page={page}", wanted.query());
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX).into();
    html! {
        nav class="pager" aria-label=(words.say("web-club-shop-pages")) {
            @if page > 1 { a class="button" rel="prev" href=(to(page - 1)) { (words.say("web-club-page-before")) } }
            span { (words.say_with("web-club-page", &[("page", number(page)), ("pages", number(pages))])) }
            @if page < pages { a class="button" rel="next" href=(to(page + 1)) { (words.say("web-club-page-after")) } }
        }
    }
}

/// The form that looks for cards. With a script it works while one types, if all are there.
pub(super) fn search(words: &Words, action: &str, wanted: &Wanted, all: bool, more: &Markup) -> Markup {
    html! {
        form class="club-search" method="get" action=(action) role="search" data-search[all] {
            (more)
            p class="field" {
                label for="search-text" { (words.say("web-club-search")) }
                input id="search-text" name="q" type="search" maxlength="60" autocomplete="off" dir="auto" value=(wanted.text);
            }
            p class="field" {
                label for="search-kind" { (words.say("web-club-kind")) }
                select id="search-kind" name="kind" {
                    option value="" { (words.say("web-club-kind-all")) }
                    @for kind in KINDS {
                        option value=(kind) selected[kind == wanted.kind] { (words.say(&format!("duel-kind-{kind}"))) }
                    }
                }
            }
            p { button class="button" { (words.say("web-club-search")) } }
        }
    }
}

fn good(words: &Words, model: &Shop<'_>, page: usize, card: &Card, name: &str) -> Markup {
    let owned = model.owned.get(&card.name).copied().unwrap_or(0);
    let text = meydan_telling::duel::card_text(card, words);
    let price = i64::from(card.price);
    html! {
        (face::face(words, card))
        div class="good-text" {
            h2 dir="auto" { (name) }
            p class="quiet" { (face::about(words, card)) }
            @if !text.is_empty() { p class="good-says" dir="auto" { (text) } }
            p class="good-price" {
                strong { (coins(words, price)) } " "
                span class="quiet" data-owned=(owned) {
                    (words.say_with("web-club-owned", &[("count", i64::try_from(owned).unwrap_or(0).into())]))
                }
            }
            form class="good-buy" method="post" action="/club/shop" {
                input type="hidden" name="card" value=(card.name);
                input type="hidden" name="q" value=(model.wanted.text);
                input type="hidden" name="kind" value=(model.wanted.kind);
                @if page > 1 { input type="hidden" name="page" value=(page); }
                button class="button main small" name="count" value="1"
                    aria-label=(words.say_with("web-club-buy-card", &[("card", name.into())])) {
                    (words.say("web-club-buy"))
                }
                button class="button small" name="count" value="3"
                    aria-label=(words.say_with("web-club-buy-three-card", &[("card", name.into())])) {
                    (words.say("web-club-buy-three"))
                }
            }
        }
    }
}
