//! The scoreboard: the first twenty, and oneself wherever that is; by score, or by
//! duels won (DU-276).

use std::collections::BTreeSet;

use maud::{Markup, html};
use meydan_model::{ClubMember, Ranked, Standing};
use meydan_words::Words;

use super::{Notice, Shell, Tab, avatars};
use crate::model::Frame;

/// So many are shown.
const SHOWN: usize = 20;

/// Everybody, the best first, in one of the ways of scoring.
pub enum Board {
    /// By score.
    Score(Vec<Ranked>),
    /// By duels won.
    Won(Vec<Standing>),
}

/// The scoreboard.
pub struct Scores<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Who reads it, if somebody is signed in.
    pub member: Option<ClubMember>,
    /// What is shown.
    pub board: Board,
    /// What those are called who are here now.
    pub here: BTreeSet<String>,
    /// What is said first.
    pub notice: Option<Notice>,
}

/// A line, whatever it counts.
struct Row {
    rank: u64,
    nickname: String,
    avatar: u8,
    numbers: Vec<String>,
}

impl Board {
    /// The heads of the columns of numbers.
    const fn heads(&self) -> &'static [&'static str] {
        match self {
            Board::Score(_) => &["score"],
            Board::Won(_) => &["won", "lost", "share"],
        }
    }

    fn rows(&self, words: &Words) -> Vec<Row> {
        match self {
            Board::Score(board) => {
                let row = |line: &Ranked| Row {
                    rank: line.rank,
                    nickname: line.nickname.clone(),
                    avatar: line.avatar,
                    numbers: vec![words.number(line.score)],
                };
                board.iter().map(row).collect()
            }
            Board::Won(board) => {
                let share = |line: &Standing| match line.share() {
                    Some(share) => {
                        words.say_with("web-club-percent", &[("percent", i64::from(share).into())])
                    }
                    None => "–".to_owned(),
                };
                let row = |line: &Standing| Row {
                    rank: line.rank,
                    nickname: line.nickname.clone(),
                    avatar: line.avatar,
                    numbers: vec![words.number(line.won.into()), words.number(line.lost.into()), share(line)],
                };
                board.iter().map(row).collect()
            }
        }
    }
}

/// Draws it.
#[must_use]
pub fn scores(model: &Scores<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let own = |row: &Row| model.member.as_ref().is_some_and(|member| member.nickname == row.nickname);
    let here = |row: &Row| model.here.contains(&row.nickname);
    let rows = model.board.rows(words);
    let below = rows.iter().skip(SHOWN).find(|row| own(row));
    let content = html! {
        (ways(words, &model.board))
        @if rows.is_empty() {
            p class="quiet" { (words.say("web-club-scores-empty")) }
        } @else {
            table class="scores card" {
                caption class="unseen" { (words.say("web-club-tab-scores")) }
                thead {
                    tr {
                        th scope="col" { (words.say("web-club-rank")) }
                        th scope="col" { (words.say("web-club-nickname")) }
                        @for head in model.board.heads() {
                            th scope="col" { (words.say(&format!("web-club-{head}"))) }
                        }
                    }
                }
                tbody {
                    @for line in rows.iter().take(SHOWN) { (row(words, line, here(line), own(line), false)) }
                    @if let Some(line) = below { (row(words, line, here(line), true, true)) }
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

/// The ways of scoring, to go between.
fn ways(words: &Words, board: &Board) -> Markup {
    let won = matches!(board, Board::Won(_));
    let way = |path: &str, key: &str, here: bool| {
        html! { a href=(path) aria-current=[here.then_some("page")] { (words.say(key)) } }
    };
    html! {
        nav class="club-tabs" aria-label=(words.say("web-club-ways")) {
            (way("/club/scores", "web-club-by-score", !won))
            (way("/club/scores?by=won", "web-club-by-won", won))
        }
    }
}

fn row(words: &Words, line: &Row, here: bool, own: bool, apart: bool) -> Markup {
    html! {
        tr.own[own].apart[apart] {
            td { (words.number(i64::try_from(line.rank).unwrap_or(i64::MAX))) }
            th scope="row" {
                (avatars::face(line.avatar)) bdi { (line.nickname) }
                @if here { " " (crate::lobby::here(words, true)) }
                @if own { " " small { (words.say("web-club-you")) } }
            }
            @for number in &line.numbers { td { (number) } }
        }
    }
}
