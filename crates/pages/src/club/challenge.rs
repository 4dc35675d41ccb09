//! A challenge by link: who challenges, and what the reader can do about it.

use maud::{Markup, html};
use meydan_model::ClubMember;
use meydan_words::Words;

use super::duels::{ActiveDeck, deck, rounds_named, withdraw};
use super::{Notice, Shell, Tab, avatars, entrance};
use crate::icons;
use crate::model::Frame;
use meydan_telling::isolated;

/// What a challenge is to its reader.
pub enum Reader {
    /// Nobody who is signed in: the forms to do so, which lead back here.
    Stranger,
    /// Another member, with the deck that would be played with.
    Invited(ClubMember, ActiveDeck),
    /// Who made it, with the whole address to send.
    Challenger(ClubMember, String),
    /// Another member, too late.
    Late(ClubMember),
}

/// A challenge.
pub struct Challenged<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Its name in addresses.
    pub id: String,
    /// Who challenges.
    pub challenger: ClubMember,
    /// 1 or 3.
    pub rounds: u8,
    /// Who reads.
    pub reader: Reader,
    /// What is said first.
    pub notice: Option<Notice>,
}

impl Challenged<'_> {
    /// The address of the challenge.
    fn path(&self) -> String {
        format!("/club/challenge/{}", self.id)
    }
}

/// Draws it.
#[must_use]
pub fn challenge(model: &Challenged<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let member = match &model.reader {
        Reader::Stranger => None,
        Reader::Invited(member, _) | Reader::Challenger(member, _) | Reader::Late(member) => Some(member),
    };
    let content = html! {
        (versus(words, model, member))
        @match &model.reader {
            Reader::Stranger => {
                p class="lead" { (words.say("web-club-challenge-sign-in")) }
                (entrance::forms(words, "", &(String::new(), String::new()), Some(&model.path())))
            },
            Reader::Invited(_, own) => (accept(words, model, own)),
            Reader::Challenger(_, link) => (wait(words, model, link)),
            Reader::Late(_) => p class="lead" { (words.say("web-club-challenge-taken")) },
        }
        @if member.is_some() {
            p { a href="/club/duels" { (words.say("web-club-challenge-to-duels")) } }
        }
    };
    let waits = matches!(model.reader, Reader::Challenger(..));
    Shell {
        frame: model.frame,
        member,
        tab: Tab::Duels,
        notice: model.notice.as_ref(),
        title: words.say("web-club-challenge-title"),
        scripts: if waits { &["club/challenge.js"] } else { &[] },
        content,
    }
    .draw()
}

/// The two who are to meet.
fn versus(words: &Words, model: &Challenged<'_>, member: Option<&ClubMember>) -> Markup {
    let other = member.filter(|member| member.id != model.challenger.id);
    let name = isolated(&model.challenger.nickname);
    let say = match model.reader {
        Reader::Challenger(..) => words.say("web-club-challenge-yours"),
        _ => words.say_with("web-club-challenge-by", &[("name", name.into())]),
    };
    html! {
        section class="card versus" aria-label=(say) {
            figure { (avatars::face(model.challenger.avatar)) figcaption { bdi { (model.challenger.nickname) } } }
            p class="versus-sign" aria-hidden="true" { (icons::swords()) }
            figure.nobody[other.is_none()] {
                @match other {
                    Some(other) => { (avatars::face(other.avatar)) figcaption { bdi { (other.nickname) } } },
                    None => { span class="avatar" aria-hidden="true" { "?" } figcaption { (words.say("web-club-challenge-nobody")) } },
                }
            }
            div class="versus-text" {
                p class="versus-said" { (say) }
                p class="quiet" {
                    (rounds_named(words, model.rounds)) " · "
                    (words.say(&format!("web-club-duel-worth-{}", model.rounds)))
                }
            }
        }
    }
}

fn accept(words: &Words, model: &Challenged<'_>, own: &ActiveDeck) -> Markup {
    html! {
        (deck(words, own))
        @if let ActiveDeck::Ready(_) = own {
            form method="post" action={ (model.path()) "/accept" } {
                button class="button main large" { (words.say("web-club-challenge-accept")) }
            }
        }
    }
}

/// Shown to the challenger until somebody accepts; a script leads to the table by itself.
fn wait(words: &Words, model: &Challenged<'_>, link: &str) -> Markup {
    html! {
        div class="card club-form" data-waiting={ (model.path()) "/state" } {
            label for="challenge-link" { (words.say("web-club-challenge-send")) }
            div class="copy" {
                input id="challenge-link" readonly dir="ltr" value=(link);
                button class="button main" type="button" data-copy="challenge-link" data-copied=(words.say("web-ask-copied")) {
                    (words.say("web-ask-copy"))
                }
            }
            p class="waits" role="status" {
                span class="pulse" aria-hidden="true" {}
                (words.say("web-club-challenge-waiting"))
            }
            noscript { p { (words.say("web-club-challenge-reload")) " " a href=(model.path()) { (words.say("web-club-challenge-look")) } } }
            (withdraw(words, &model.id))
        }
    }
}
