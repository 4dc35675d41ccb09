//! The pages of the duel club: who one is, the shop, decks, cards.
//!
//! Lives here: what a reader sees of what the club gave. Deliberately absent:
//! asking the club, and the duel table, which is a board like any other.

mod avatars;
mod challenge;
mod decks;
mod duels;
mod editor;
mod entrance;
mod face;
mod home;
mod maker;
mod parts;
mod scores;
mod shop;
mod talk;

pub use challenge::{Challenged, Reader, challenge};
pub use decks::{Decks, decks};
pub(crate) use duels::gains;
pub use duels::{ActiveDeck, DuelFields, Duels, EndedDuel, OpenChallenge, Rival, duels};
pub use editor::{Editor, editor};
pub use entrance::{Entrance, entrance};
pub use home::{Profile, profile};
pub use maker::{Draft, Maker, Verdict, fault, maker, nonsense, too_cheap, verdict};
pub use scores::{Board, Scores, scores};
pub use shop::{KINDS, MOST_SHOWN, Shop, Wanted, shop};
pub use talk::{Talk, line, talk};

use maud::{Markup, html};
use meydan_model::ClubMember;
use meydan_words::Words;

use super::layout::{Page, document};
use super::model::Frame;
use super::{icons, setup};

/// What a page says first: that something worked, or what was wrong, of a text line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It worked.
    Done(String),
    /// It did not, and nothing has changed.
    Wrong(String),
}

/// The pages that members go between.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Profile,
    Duels,
    Shop,
    Decks,
    Cards,
    Scores,
    Talk,
}

impl Tab {
    const ALL: [(Tab, &'static str, &'static str); 7] = [
        (Tab::Profile, "/club", "profile"),
        (Tab::Duels, "/club/duels", "duels"),
        (Tab::Shop, "/club/shop", "shop"),
        (Tab::Decks, "/club/decks", "decks"),
        (Tab::Cards, "/club/cards", "cards"),
        (Tab::Scores, "/club/scores", "scores"),
        (Tab::Talk, "/club/talk", "talk"),
    ];
}

/// A page of the club: what every one of them has, around its own.
struct Shell<'a> {
    frame: Frame<'a>,
    member: Option<&'a ClubMember>,
    tab: Tab,
    notice: Option<&'a Notice>,
    title: String,
    scripts: &'a [&'static str],
    content: Markup,
}

impl Shell<'_> {
    fn draw(self) -> Markup {
        let words = Words::of(self.frame.lang);
        let content = html! {
            div class="club" {
                div class="club-head" {
                    h1 { (self.title) }
                    @if let Some(member) = self.member { (purse(words, member)) }
                }
                (tabs(words, self.tab, self.member.is_some()))
                @match self.notice {
                    Some(Notice::Done(text)) => p class="club-done" role="status" { (text) },
                    Some(Notice::Wrong(text)) => (setup::said(text)),
                    None => {}
                }
                (self.content)
            }
        };
        let page = Page {
            title: self.title.clone(),
            about: None,
            class: "club-page",
            styles: &["games/duel.css", "club/faces.css", "club/club.css", "club/talk.css"]
                .map(str::to_owned),
            scripts: self.scripts,
            tools: html! {},
            content,
            after: html! { @if matches!(self.tab, Tab::Shop | Tab::Decks) { (face::symbols()) } },
        };
        document(&self.frame, page)
    }
}

/// Who is signed in, with how much, and the way out.
fn purse(words: &Words, member: &ClubMember) -> Markup {
    html! {
        div class="purse" {
            (avatars::face(member.avatar))
            p class="purse-name" {
                strong { bdi { (member.nickname) } }
                span class="quiet" data-coins=(member.coins) { (coins(words, member.coins)) }
            }
            form method="post" action="/club/sign-out" {
                button class="button small" { (icons::leave()) (words.say("web-club-sign-out")) }
            }
        }
    }
}

fn tabs(words: &Words, here: Tab, signed_in: bool) -> Markup {
    html! {
        nav class="club-tabs" aria-label=(words.say("web-club-pages")) {
            @for (tab, path, word) in Tab::ALL {
                @let word = if tab == Tab::Profile && !signed_in { "entrance" } else { word };
                @if signed_in || matches!(tab, Tab::Profile | Tab::Scores) {
                    a href=(path) aria-current=[(tab == here).then_some("page")] {
                        (words.say(&format!("web-club-tab-{word}")))
                    }
                }
            }
        }
    }
}

/// An amount of coins.
fn coins(words: &Words, amount: i64) -> String {
    match amount {
        1 => words.say("web-club-coin"),
        _ => words.say_with("web-club-coins", &[("amount", words.amount(amount).into())]),
    }
}

/// A text field of a form.
struct Field<'a> {
    name: &'a str,
    label: String,
    kind: &'static str,
    autocomplete: &'static str,
    value: &'a str,
}

impl Field<'_> {
    fn draw(&self, form: &str) -> Markup {
        self.drawn(form, true)
    }

    /// The same where it does not always count, and so may be left empty.
    fn draw_maybe(&self, form: &str) -> Markup {
        self.drawn(form, false)
    }

    fn drawn(&self, form: &str, required: bool) -> Markup {
        let id = format!("{form}-{}", self.name);
        // What members bring from before may be shorter, and is only asked for (HA-02).
        let least = (self.autocomplete == "new-password").then_some(8);
        let most = if self.kind == "password" { 256 } else { 64 };
        html! {
            p class="field" {
                label for=(id) { (self.label) }
                input id=(id) name=(self.name) type=(self.kind) autocomplete=(self.autocomplete)
                    required[required] minlength=[least] maxlength=(most) dir="auto" autocapitalize="none" spellcheck="false" value=(self.value);
            }
        }
    }
}

/// The club in a picture: three of its faces, for where one comes from elsewhere.
pub(super) fn crest() -> Markup {
    html! { span class="crest" aria-hidden="true" { @for avatar in [2, 1, 5] { (avatars::face(avatar)) } } }
}

/// A face of a member, for the table.
pub(super) fn face(avatar: u8) -> Markup {
    avatars::face(avatar)
}
