//! For who is not signed in: two forms.

use maud::{Markup, html};
use meydan_words::Words;

use super::{Field, Notice, Shell, Tab};
use crate::model::Frame;

/// The page for who is not signed in. Passwords never come back to it.
pub struct Entrance<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// What is said first.
    pub notice: Option<Notice>,
    /// The name that was typed to sign in with.
    pub username: String,
    /// The names that were typed to register.
    pub new: (String, String),
    /// Where to go on once one is in, if not to the profile.
    pub back: Option<String>,
}

/// Draws it.
#[must_use]
pub fn entrance(model: &Entrance<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let content = html! {
        p class="lead" { (words.say("web-club-about")) }
        (forms(words, &model.username, &model.new, model.back.as_deref()))
    };
    Shell {
        frame: model.frame,
        member: None,
        tab: Tab::Profile,
        notice: model.notice.as_ref(),
        title: words.say("web-club-title"),
        scripts: &[],
        content,
    }
    .draw()
}

/// To sign in, and to register. Who does goes on at `back`.
pub(super) fn forms(words: &Words, name: &str, new: &(String, String), back: Option<&str>) -> Markup {
    let say = |key: &str| words.say(&format!("web-club-{key}"));
    let username = |value| Field {
        name: "username",
        label: say("username"),
        kind: "text",
        autocomplete: "username",
        value,
    };
    let password = |autocomplete| Field {
        name: "password",
        label: say("password"),
        kind: "password",
        autocomplete,
        value: "",
    };
    let nickname = Field {
        name: "nickname",
        label: say("nickname"),
        kind: "text",
        autocomplete: "nickname",
        value: &new.1,
    };
    let back = html! { @if let Some(back) = back { input type="hidden" name="back" value=(back); } };
    html! {
        div class="club-columns" {
            form class="card club-form" method="post" action="/club/sign-in" {
                (back)
                h2 { (say("sign-in")) }
                (username(name).draw("in"))
                (password("current-password").draw("in"))
                p { button class="button main" { (say("sign-in")) } }
            }
            form class="card club-form" method="post" action="/club/register" {
                (back)
                h2 { (say("register")) }
                p class="quiet" { (say("register-about")) }
                (username(&new.0).draw("new"))
                (nickname.draw("new"))
                (password("new-password").draw("new"))
                p { button class="button main" { (say("register")) } }
            }
        }
    }
}
