//! The scoreboard: the first twenty, and oneself wherever that is.

use maud::{Markup, html};
use meydan_club::{Member, Ranked};
use meydan_words::Words;

use super::{Notice, Shell, Tab, avatars};
use crate::pages::model::Frame;

/// So many are shown.
const SHOWN: usize = 20;

/// The scoreboard.
pub struct Scores<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Who reads it, if somebody is signed in.
    pub member: Option<Member>,
    /// Everybody, the highest score first.
    pub board: Vec<Ranked>,
    /// What is said first.
    pub notice: Option<Notice>,
}

/// Draws it.
#[must_use]
pub fn scores(model: &Scores<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let own = |line: &Ranked| model.member.as_ref().is_some_and(|member| member.nickname == line.nickname);
    let below = model.board.iter().skip(SHOWN).find(|line| own(line));
    let content = html! {
        @if model.board.is_empty() {
            p class="quiet" { (words.say("web-club-scores-empty")) }
        } @else {
            table class="scores card" {
                caption class="unseen" { (words.say("web-club-tab-scores")) }
                thead {
                    tr {
                        th scope="col" { (words.say("web-club-rank")) }
                        th scope="col" { (words.say("web-club-nickname")) }
                        th scope="col" { (words.say("web-club-score")) }
                    }
                }
                tbody {
                    @for line in model.board.iter().take(SHOWN) { (row(words, line, own(line), false)) }
                    @if let Some(line) = below { (row(words, line, true, true)) }
                }
            }
        }
    };
    Shell {
        frame: model.frame,
        member: model.member.as_ref(),
        tab: Tab::Scores,
        notice: model.notice.as_ref(),
        title: words.say("web-club-tab-scores"),
        scripts: &[],
        content,
    }
    .draw()
}

fn row(words: &Words, line: &Ranked, own: bool, apart: bool) -> Markup {
    html! {
        tr.own[own].apart[apart] {
            td { (words.number(i64::try_from(line.rank).unwrap_or(i64::MAX))) }
            th scope="row" {
                (avatars::face(line.avatar)) bdi { (line.nickname) }
                @if own { " " small { (words.say("web-club-you")) } }
            }
            td { (words.number(line.score)) }
        }
    }
}
