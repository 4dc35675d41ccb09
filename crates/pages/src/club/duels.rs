//! Duels of members: a new one, those that go on, challenges that wait, what is over.

use maud::{Markup, html};
use meydan_model::{ClubMember, Reward};
use meydan_search::Level;
use meydan_words::Words;

use super::{Field, Notice, Shell, Tab, avatars};
use crate::encoded;
use crate::model::{Frame, TableCard, With};
use crate::{boards, home, icons, setup};

/// The deck that a member plays with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActiveDeck {
    /// None was chosen.
    None,
    /// It has too few cards.
    Incomplete(String),
    /// It can be played with.
    Ready(String),
}

/// What the form shows at first, or again after a mistake. Never a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelFields {
    /// `with`: `computer`, `here` or `link`.
    pub with: With,
    /// `rounds`: 1 or 3.
    pub rounds: u8,
    /// `level`: counts with a computer.
    pub level: Level,
    /// `username` of the other; counts at one screen.
    pub username: String,
}

impl Default for DuelFields {
    fn default() -> Self {
        DuelFields { with: With::Computer, rounds: 1, level: Level::Casual, username: String::new() }
    }
}

/// Who plays against a member: a nickname and a face, or nobody for the computer.
pub type Rival = Option<(String, u8)>;

/// A duel that is over.
#[derive(Clone, Debug)]
pub struct EndedDuel {
    /// Its table.
    pub table: String,
    /// Against whom.
    pub rival: Rival,
    /// 1 or 3.
    pub rounds: u8,
    /// What came of it, once it is counted.
    pub reward: Option<Reward>,
}

/// A challenge that nobody has accepted yet.
#[derive(Clone, Debug)]
pub struct OpenChallenge {
    /// Its name in addresses.
    pub id: String,
    /// 1 or 3.
    pub rounds: u8,
}

/// The duels of a member.
pub struct Duels<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Whose they are.
    pub member: ClubMember,
    /// What is played with.
    pub deck: ActiveDeck,
    /// The form.
    pub fields: DuelFields,
    /// Duels that go on; their links give the own seat.
    pub going: Vec<TableCard>,
    /// Challenges that wait.
    pub open: Vec<OpenChallenge>,
    /// Duels that are over, the newest first.
    pub ended: Vec<EndedDuel>,
    /// What is said first.
    pub notice: Option<Notice>,
}

/// Draws it.
#[must_use]
pub fn duels(model: &Duels<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let content = html! {
        (boards::of("duel").symbols())
        @if model.going.is_empty() { (begin(words, model)) (waiting(words, &model.open)) }
        @else {
            // What waits for an answer comes first.
            (home::list(words, &model.going, "web-club-duels-going", "web-home-continue", ""))
            // HA-14: the television of the seed.
            p { a href="/live" { (words.say("web-live-watch")) } }
            (waiting(words, &model.open))
            (begin(words, model))
        }
        (ended(words, model))
    };
    Shell {
        frame: model.frame,
        member: Some(&model.member),
        tab: Tab::Duels,
        notice: model.notice.as_ref(),
        title: words.say("web-club-tab-duels"),
        scripts: &[],
        content,
    }
    .draw()
}

/// The deck that is played with, or what is missing.
pub(super) fn deck(words: &Words, deck: &ActiveDeck) -> Markup {
    let (name, say) = match deck {
        ActiveDeck::Ready(name) => {
            return html! {
                p class="duel-deck" {
                    (icons::cards())
                    span { (words.say("web-club-duel-deck")) " " strong { bdi { (name) } } }
                    a href={ "/club/deck?name=" (encoded(name)) } { (words.say("web-club-edit")) }
                }
            };
        }
        ActiveDeck::Incomplete(name) => (Some(name), "web-club-duel-deck-incomplete"),
        ActiveDeck::None => (None, "web-club-duel-deck-none"),
    };
    html! {
        div class="duel-deck missing" {
            (icons::cards())
            p {
                @match name {
                    Some(name) => (words.say_with(say, &[("deck", name.into())])),
                    None => (words.say(say)),
                }
            }
            @match name {
                Some(name) => a class="button main" href={ "/club/deck?name=" (encoded(name)) } { (words.say("web-club-duel-deck-fill")) },
                None => a class="button main" href="/club/decks" { (words.say("web-club-duel-deck-choose")) },
            }
        }
    }
}

fn begin(words: &Words, model: &Duels<'_>) -> Markup {
    let fields = &model.fields;
    html! {
        section class="card duel-new" aria-labelledby="duel-new" {
            h2 id="duel-new" { (words.say("web-club-duel-new")) }
            (deck(words, &model.deck))
            @if let ActiveDeck::Ready(_) = model.deck {
                form class="setup" method="post" action="/club/duels" {
                    (setup::with_whom(words, &With::ALL, fields.with, |with| format!("web-club-duel-with-{}", with.code())))
                    (setup::to_whom(words, &fields.username))
                    (rounds(words, fields.rounds))
                    fieldset class="for-computer" {
                        legend { (words.say("web-setup-level")) }
                        (setup::level_picks(words, fields.level, None))
                    }
                    (other(words, &fields.username))
                    p class="setup-go" { button class="button main large" { (words.say("web-club-duel-go")) } }
                }
            }
        }
    }
}

/// How long, and what it is worth.
fn rounds(words: &Words, chosen: u8) -> Markup {
    html! {
        fieldset {
            legend { (words.say("web-club-duel-rounds")) }
            div class="picks two" {
                @for count in [1u8, 3] {
                    label class="pick" {
                        input type="radio" name="rounds" value=(count) checked[count == chosen];
                        span class="pick-number" aria-hidden="true" { (words.number(i64::from(count))) }
                        span class="pick-name" { (rounds_named(words, count)) }
                        span class="pick-about" { (words.say(&format!("web-club-duel-worth-{count}"))) }
                    }
                }
            }
        }
    }
}

/// How long a match is, in words.
pub(super) fn rounds_named(words: &Words, count: u8) -> String {
    words.say_with("web-club-duel-of-rounds", &[("rounds", i64::from(count).into())])
}

/// The other member at the same screen, who says so by the password.
fn other(words: &Words, username: &str) -> Markup {
    let field = |name, label: &str, kind, value| {
        Field { name, label: words.say(label), kind, autocomplete: "off", value }.draw_maybe("other")
    };
    html! {
        fieldset class="for-here" {
            legend { (words.say("web-club-duel-other")) " " small { (words.say("web-club-duel-other-about")) } }
            div class="fields" {
                (field("username", "web-club-username", "text", username))
                (field("password", "web-club-password", "password", ""))
            }
        }
    }
}

fn waiting(words: &Words, open: &[OpenChallenge]) -> Markup {
    html! {
        @if !open.is_empty() {
            section aria-labelledby="duel-open" {
                h2 id="duel-open" { (words.say("web-club-duels-open")) }
                ul class="decks" {
                    @for challenge in open {
                        li class="card deck" data-challenge=(challenge.id) {
                            div class="deck-text" {
                                p { strong { (rounds_named(words, challenge.rounds)) } }
                                p class="quiet" { (words.say("web-club-challenge-nobody-yet")) }
                            }
                            div class="deck-buttons" {
                                a class="button main small" href={ "/club/challenge/" (challenge.id) } {
                                    (icons::link()) (words.say("web-club-challenge-to"))
                                }
                                (withdraw(words, &challenge.id))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The button that takes a challenge back.
pub(super) fn withdraw(words: &Words, id: &str) -> Markup {
    html! {
        form method="post" action={ "/club/challenge/" (id) "/withdraw" } {
            button class="button small" { (words.say("web-club-challenge-withdraw")) }
        }
    }
}

/// A member, or the computer, by face and name.
pub(super) fn rival(words: &Words, rival: &Rival) -> Markup {
    html! {
        @match rival {
            Some((nickname, avatar)) => { (avatars::face(*avatar)) bdi { (nickname) } },
            None => { span class="avatar computer" { (icons::computer()) } span { (words.say("web-player-computer-short")) } },
        }
    }
}

/// What a member got for a duel.
fn got(words: &Words, member: &ClubMember, reward: &Reward) -> String {
    let won = reward.winner == Some(member.id);
    gains(words, if won { reward.score } else { 0 }, if won { reward.won } else { reward.lost })
}

/// What somebody got: score and coins, as far as there are any.
pub(crate) fn gains(words: &Words, score: i64, coins: i64) -> String {
    if coins == 0 {
        return words.say("web-club-duel-unpaid");
    }
    let gained = [("score", words.amount(score).into()), ("coins", words.amount(coins).into())];
    words.say_with(if score > 0 { "web-club-duel-got-both" } else { "web-club-duel-got" }, &gained)
}

fn ended(words: &Words, model: &Duels<'_>) -> Markup {
    html! {
        @if !model.ended.is_empty() {
            section aria-labelledby="duel-ended" {
                h2 id="duel-ended" { (words.say("web-club-duels-ended")) }
                ul class="card ended" {
                    @for duel in &model.ended {
                        @let won = duel.reward.as_ref().is_some_and(|reward| reward.winner == Some(model.member.id));
                        li.won[won] data-ended=(duel.table) {
                            span class="ended-who" { (rival(words, &duel.rival)) }
                            span class="ended-how" {
                                @match &duel.reward {
                                    Some(reward) => {
                                        strong { (words.say(if won { "web-club-duel-won" } else { "web-club-duel-lost" })) }
                                        " " span class="ended-got" { (got(words, &model.member, reward)) }
                                    },
                                    None => span class="quiet" { (words.say("web-club-duel-counting")) },
                                }
                            }
                            span class="quiet" { (rounds_named(words, duel.rounds)) }
                            a class="button small" href={ "/club/duel/" (duel.table) } { (words.say("web-home-review")) }
                        }
                    }
                }
            }
        }
    }
}
