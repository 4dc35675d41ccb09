//! Who one is: face, nickname, password, and how one stands.

use maud::{Markup, html};
use meydan_model::{AVATARS, ClubMember};
use meydan_words::Words;

use super::{Field, Notice, Shell, Tab, avatars, coins};
use crate::icons;
use crate::model::Frame;

/// The page of a member.
pub struct Profile<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Who.
    pub member: ClubMember,
    /// The place on the scoreboard.
    pub rank: u64,
    /// The deck to play with, and whether it may be played with.
    pub deck: Option<(String, bool)>,
    /// Whether this server allows cheats.
    pub cheats: bool,
    /// What is said first.
    pub notice: Option<Notice>,
}

/// Draws it.
#[must_use]
pub fn profile(model: &Profile<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let content = html! {
        section class="club-facts" aria-label=(words.say("web-club-tab-profile")) {
            (avatars::face(model.member.avatar))
            dl { (facts(words, model)) }
            a class="button main large" href="/club/duels" { (icons::swords()) (words.say("web-club-to-duels")) }
        }
        (faces(words, model.member.avatar))
        div class="club-columns" {
            (nickname(words, &model.member))
            (password(words, &model.member))
        }
        @if model.cheats { (cheats(words)) }
    };
    Shell {
        frame: model.frame,
        member: Some(&model.member),
        tab: Tab::Profile,
        notice: model.notice.as_ref(),
        title: words.say("web-club-title"),
        scripts: &[],
        content,
    }
    .draw()
}

fn facts(words: &Words, model: &Profile<'_>) -> Markup {
    let member = &model.member;
    let fact = |key: &str, value: Markup| {
        html! { div { dt { (words.say(&format!("web-club-{key}"))) } dd { (value) } } }
    };
    let number = |number: i64| html! { (words.number(number)) };
    html! {
        (fact("username", html! { bdi { (member.username) } }))
        (fact("nickname", html! { bdi { (member.nickname) } }))
        (fact("score", number(member.score)))
        (fact("rank", number(i64::try_from(model.rank).unwrap_or(i64::MAX))))
        (fact("purse", html! { (coins(words, member.coins)) }))
        (fact("active-deck", match &model.deck {
            Some((name, valid)) => html! {
                bdi { (name) }
                @if !valid { " " small { (words.say("web-club-deck-invalid")) } }
            },
            None => html! { (words.say("web-club-no-deck")) },
        }))
    }
}

/// Each face is a button of one form, so that choosing is one press.
fn faces(words: &Words, chosen: u8) -> Markup {
    html! {
        form class="card club-form" method="post" action="/club/avatar" {
            h2 { (words.say("web-club-avatar")) }
            div class="faces" {
                @for avatar in 0..AVATARS {
                    @let name = words.say(&format!("web-club-avatar-{}", avatars::word(avatar)));
                    button name="avatar" value=(avatar) aria-label=(name) title=(name)
                        aria-pressed=(if avatar == chosen { "true" } else { "false" }) {
                        (avatars::face(avatar))
                    }
                }
            }
        }
    }
}

/// More coins at will (section 22), where the server allows it.
fn cheats(words: &Words) -> Markup {
    html! {
        details class="card club-form cheats" {
            summary { (words.say("web-club-cheats")) }
            form class="club-form" method="post" action="/club/coins" {
                p class="field" {
                    label for="cheat-coins" { (words.say("web-club-cheat-coins")) }
                    input id="cheat-coins" name="amount" type="number" inputmode="numeric" required min="1" max="1000000000" value="10000";
                }
                p { button class="button" { (words.say("web-club-cheat-coins-do")) } }
            }
        }
    }
}

fn nickname(words: &Words, member: &ClubMember) -> Markup {
    let field = Field {
        name: "nickname",
        label: words.say("web-club-new-nickname"),
        kind: "text",
        autocomplete: "nickname",
        value: &member.nickname,
    };
    html! {
        form class="card club-form" method="post" action="/club/nickname" {
            h2 { (words.say("web-club-change-nickname")) }
            (field.draw("nick"))
            p { button class="button" { (words.say("web-club-save")) } }
        }
    }
}

fn password(words: &Words, member: &ClubMember) -> Markup {
    let field = |name, key: &str, autocomplete| Field {
        name,
        label: words.say(key),
        kind: "password",
        autocomplete,
        value: "",
    };
    html! {
        form class="card club-form" method="post" action="/club/password" {
            h2 { (words.say("web-club-change-password")) }
            // For programs that keep passwords.
            input type="text" class="unseen" autocomplete="username" value=(member.username) readonly tabindex="-1" aria-hidden="true";
            (field("current", "web-club-current-password", "current-password").draw("word"))
            (field("new", "web-club-new-password", "new-password").draw("word"))
            p { button class="button" { (words.say("web-club-save")) } }
        }
    }
}
