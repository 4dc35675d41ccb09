//! What is the reader's own: games that go on, waits, challenges, people (HA-10, HA-12, HA-04).

use maud::{Markup, html};
use meydan_words::Words;

use super::model::{Challenged, Fate, OwnModel, Somebody, WaitModel};
use super::open::differs;
use super::{clock_said, grid};
use crate::model::TableCard;
use crate::parts::count;
use crate::{encoded, home, icons};

fn is_yours(card: &TableCard) -> bool {
    card.pending.iter().any(|seat| card.yours.contains(seat)) && crate::names::all_sit(&card.players)
}

/// The games that go on, the own turn first.
pub(super) fn tables(words: &Words, model: &OwnModel) -> Markup {
    let turns = model.tables.iter().filter(|card| is_yours(card)).count();
    let title = match turns {
        0 => words.say("web-home-tables"),
        _ => words.say_with("web-lobby-turns", &[("count", count(turns).into())]),
    };
    html! {
        @if !model.tables.is_empty() {
            section class="mine" aria-labelledby="web-home-tables" {
                h2 id="web-home-tables" { (title) }
                ul class="tables" {
                    @for card in &model.tables {
                        @let key = card.link.rsplit('/').next().unwrap_or_default();
                        li data-key={ "mine-" (key) } class=[is_yours(card).then_some("your-turn")]
                            data-say=[is_yours(card).then(|| home::said(words, card))] {
                            (home::table(words, card, "web-home-continue", ""))
                        }
                    }
                }
            }
        }
    }
}

/// What waits for an answer, of the reader or of others.
pub(super) fn asks(words: &Words, model: &OwnModel) -> Markup {
    html! {
        @if !(model.received.is_empty() && model.waits.is_empty() && model.sent.is_empty()) {
            ul class="asks" {
                @for one in &model.received { (received(words, one)) }
                @for one in &model.waits { (wait(words, one)) }
                @for one in &model.sent { (sent(words, one)) }
            }
        }
    }
}

/// What is played, on which terms.
fn terms(words: &Words, one: &Challenged) -> String {
    let mut parts = vec![words.game(&one.game), clock_said(words, one.clock)];
    parts.push(words.say(if one.rated { "web-rated" } else { "web-lobby-casual" }));
    if !one.differs.is_empty() {
        parts.push(differs(words, &one.game, &one.differs));
    }
    parts.join(" · ")
}

/// A form with one button that acts on something of the lobby.
fn act(what: &str, id: &str, act: &str, class: &str, label: &str, said: &str) -> Markup {
    html! {
        form method="post" action={ "/lobby/" (what) "/" (id) "/" (act) } data-lobby {
            button class={ "button small " (class) } aria-label=[(said != label).then_some(said)] { (label) }
        }
    }
}

fn named(words: &Words, key: &str, name: &str) -> String {
    words.say_with(key, &[("name", meydan_telling::isolated(name).into())])
}

fn received(words: &Words, one: &Challenged) -> Markup {
    let name = &one.other.nickname;
    let title = named(words, "web-lobby-dared", name);
    let what = terms(words, one);
    html! {
        li class="ask received" data-key={ "dare-" (one.id) } data-say={ (title) " " (what) } {
            p class="ask-text" { (icons::swords()) span { strong { (title) } " " span class="quiet" dir="auto" { (what) } } }
            div class="ask-acts" {
                (act("challenge", &one.id, "accept", "main", &words.say("web-lobby-accept"), &named(words, "web-lobby-accept-of", name)))
                (act("challenge", &one.id, "refuse", "", &words.say("web-lobby-refuse"), &named(words, "web-lobby-refuse-of", name)))
                (act("people", &encoded(&one.other.username), "block", "", &words.say("web-lobby-block"), &named(words, "web-lobby-block-of", name)))
            }
        }
    }
}

fn wait(words: &Words, one: &WaitModel) -> Markup {
    let game = grid::game(words, &one.want);
    let args = [("game", game.into()), ("clock", clock_said(words, one.want.clock).into())];
    let title = words.say_with("web-lobby-waiting", &args);
    let cancel = words.say("web-lobby-cancel");
    html! {
        li class="ask waiting" data-key={ "wait-" (one.id) } data-say=[one.offer.is_none().then_some(title.as_str())] {
            p class="ask-text" { span class="searching" aria-hidden="true" {} span { (title) } }
            div class="ask-acts" {
                @if let Some(level) = one.offer {
                    @let level = words.say(&format!("level-{}", level.code()));
                    @let offer = words.say_with("web-lobby-offer", &[("level", level.into())]);
                    div data-key={ "offer-" (one.id) } data-say=(offer) {
                        (act("wait", &one.id, "computer", "", &offer, &offer))
                    }
                }
                (act("wait", &one.id, "cancel", "", &cancel, &format!("{cancel}: {title}")))
            }
        }
    }
}

fn sent(words: &Words, one: &Challenged) -> Markup {
    let name = &one.other.nickname;
    let title = named(
        words,
        match one.fate {
            Fate::Waits => "web-lobby-sent",
            Fate::Refused => "web-lobby-sent-refused",
            Fate::Lapsed => "web-lobby-sent-lapsed",
        },
        name,
    );
    let (label, said) = match one.fate {
        Fate::Waits => ("web-lobby-withdraw", "web-lobby-withdraw-of"),
        Fate::Refused | Fate::Lapsed => ("web-lobby-understood", "web-lobby-understood-of"),
    };
    // What became of it is another thing to say.
    let key = match one.fate {
        Fate::Waits => "sent",
        Fate::Refused => "refused",
        Fate::Lapsed => "lapsed",
    };
    html! {
        li class="ask sent" data-key={ (key) "-" (one.id) } data-say=(title) {
            p class="ask-text" { (icons::swords()) span { (title) " " span class="quiet" dir="auto" { (terms(words, one)) }
                @if one.fate == Fate::Waits && !one.other.here { " " span class="quiet" { (words.say("web-lobby-sent-offline")) } }
            } }
            div class="ask-acts" { (act("challenge", &one.id, "withdraw", "", &words.say(label), &named(words, said, name))) }
        }
    }
}

/// Whom the reader follows: seen when here, challenged in one click.
pub(super) fn people(words: &Words, model: &OwnModel) -> Markup {
    html! {
        @if !model.followed.is_empty() {
            section class="people" aria-labelledby="followed" {
                h2 id="followed" { (words.say("web-lobby-followed")) }
                ul { @for one in &model.followed { (person(words, one)) } }
            }
        }
    }
}

fn person(words: &Words, one: &Somebody) -> Markup {
    html! {
        li data-key={ "person-" (encoded(&one.username).replace(['%', '.', '~'], "_")) } {
            (here(words, one.here)) bdi { (one.nickname) }
            a class="button small" href={ "/challenge?to=" (encoded(&one.username)) }
                aria-label=(named(words, "web-lobby-challenge-of", &one.nickname)) { (words.say("web-lobby-challenge-one")) }
        }
    }
}

/// Whether somebody is here, by shape and word too.
pub(crate) fn here(words: &Words, here: bool) -> Markup {
    let said = words.say(if here { "web-lobby-here" } else { "web-lobby-not-here" });
    html! { span class={ "presence" @if here { " here" } } role="img" aria-label=(said) title=(said) {} }
}
