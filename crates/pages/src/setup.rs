//! The set-up page: with whom, which options, what names. A plain form; what
//! does not count for a choice is hidden by the style sheet alone.

use std::ops::RangeInclusive;

use maud::{Markup, html};
use meydan_core::{OptionKind, OptionSpec, Seat};
use meydan_search::Level;
use meydan_telling::time_control;
use meydan_words::Words;

use super::layout::{Page, document};
use super::model::{ClockFields, SetupModel, TableCard, With};
use super::parts::count;
use super::{boards, home, icons};

/// Names are cut to this by the browser; the server has its own limit.
const NAME_LENGTH: &str = "40";
/// An option of more text than this is no name that people read.
const PROSE: u32 = 100;

pub(super) fn page(model: &SetupModel<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let game = model.facts.id;
    let title = words.say_with("web-setup-title", &[("game", words.game(game).into())]);
    let content = html! {
        (boards::of(game).symbols())
        form class="setup" method="post" action={ "/play/" (game) } {
            div class="setup-head" {
                div class="card-picture" { (boards::of(game).miniature(&model.view)) }
                div {
                    h1 { (title) }
                    p { (words.say(&format!("game-{game}-about"))) " "
                        a href={ "/rules/" (game) } { (words.say("web-home-rules")) } }
                }
            }
            @if game == "duel" { (home::club_strip(words, "web-setup-club")) }
            (former(words, model))
            @if let Some(problem) = &model.problem {
                (said(problem))
            }
            @if let Some(card) = &model.same { (same(words, card)) }
            @let ways = ways(model);
            (with_whom(words, &ways, model.fields.with, |with| format!("web-setup-with-{}-about", with.code())))
            @if ways.contains(&With::Name) { (to_whom(words, &model.fields.to)) }
            div class="setup-columns" {
                div class="setup-column" { (how_many(words, model)) (levels(words, model)) (sides(words, model)) @if !model.facts.hidden { (clock(words, model)) } }
                div class="setup-column" { (names(words, model)) @if model.facts.hidden { (folded_clock(words, model)) } (options(words, model)) }
            }
            p class="setup-go" { button class="button main large" {
                (words.say(if model.same.is_some() { "web-setup-again" } else { "web-setup-go" }))
            } }
        }
        (find(words, model))
        // A review begins with the first move.
        (home::tables(words, &model.tables, &model.records, "?at=0"))
    };
    let lines = model.facts.options.iter().any(|option| matches!(option.kind, OptionKind::Lines { .. }));
    // Of Duel the way to the club is shown, with faces.
    let styles = ["setup.css".to_owned(), "club/faces.css".to_owned()];
    let page = Page {
        title,
        about: Some(words.say(&format!("game-{game}-about"))),
        class: "setup-page",
        styles: if game == "duel" { &styles } else { &styles[..1] },
        scripts: if lines { &["setup.js"] } else { &[] },
        tools: html! {},
        content,
        after: html! {},
    };
    document(&model.frame, page)
}

/// What was wrong; of a text, line by line.
pub(super) fn said(problem: &str) -> Markup {
    let mut lines = problem.lines();
    let first = lines.next().unwrap_or_default();
    let faults: Vec<&str> = lines.collect();
    html! {
        div class="problem" role="alert" {
            p { (first) }
            @if !faults.is_empty() {
                ul class="faults" { @for fault in faults { li dir="auto" { (fault) } } }
            }
        }
    }
}

/// There is a game with the same names, which need not be begun anew (CH-65).
fn same(words: &Words, card: &TableCard) -> Markup {
    let go = if card.outcome.is_some() { "web-home-review" } else { "web-home-continue" };
    html! {
        div class="problem same" role="alert" {
            p { (words.say("web-setup-same")) }
            (home::table(words, card, go, ""))
            input type="hidden" name="again" value="on";
        }
    }
}

/// Former games by the names of both players and of the game, where games have names (CH-65).
fn find(words: &Words, model: &SetupModel<'_>) -> Markup {
    let named = model.facts.options.iter().any(|option| option.key == "name");
    let any = !model.tables.is_empty() || !model.records.is_empty();
    let sought = model.sought.as_ref();
    let number = |number: usize| words.say_with("web-setup-name-number", &[("number", count(number).into())]);
    let fields = [("find0", number(1)), ("find1", number(2)), ("find", words.say("web-setup-find-game"))];
    html! {
        @if named && (any || sought.is_some()) {
            details class="find" open[sought.is_some()] {
                summary { (words.say("web-setup-find")) }
                form class="fields" method="get" action={ "/play/" (model.facts.id) } {
                    @for (index, (name, label)) in fields.iter().enumerate() {
                        p class="field" {
                            label for=(name) { (label) }
                            input id=(name) name=(name) maxlength=(NAME_LENGTH) dir="auto" autocomplete="off"
                                value=(sought.map_or("", |sought| sought[index].as_str()));
                        }
                    }
                    button class="button" { (words.say("web-setup-find-go")) }
                }
                @if sought.is_some() && !any { p role="status" { (words.say("web-setup-find-none")) } }
            }
        }
    }
}

/// What there is besides a new game: the lists are below the form.
fn former(words: &Words, model: &SetupModel<'_>) -> Markup {
    let ways = [
        ("web-home-tables", "web-setup-continue", model.tables.len()),
        ("web-home-records", "web-setup-review", model.records.len()),
    ];
    html! {
        @if ways.iter().any(|(_, _, cards)| *cards > 0) {
            nav class="former" aria-label=(words.say("web-setup-former")) {
                span class="former-here" { (words.say("web-setup-new")) }
                @for (list, text, cards) in ways.into_iter().filter(|(_, _, cards)| *cards > 0) {
                    a href={ "#" (list) } { (words.say_with(text, &[("count", count(cards).into())])) }
                }
            }
        }
    }
}

/// The ways to have a rival at this game: members challenge each other at games for two (HA-12).
fn ways(model: &SetupModel<'_>) -> Vec<With> {
    let by_name = model.frame.member.is_some() && model.facts.least_seats == 2;
    With::ALL.into_iter().filter(|with| *with != With::Name || by_name).collect()
}

/// Who is challenged.
pub(super) fn to_whom(words: &Words, to: &str) -> Markup {
    html! {
        p class="field for-name" {
            label for="to" { (words.say("web-setup-to")) }
            input id="to" name="to" maxlength="64" dir="auto" autocapitalize="none" autocomplete="off" spellcheck="false" value=(to);
        }
    }
}

/// The ways to have a rival; `about` is the key of what is said of each.
pub(super) fn with_whom(
    words: &Words,
    ways: &[With],
    chosen: With,
    about: impl Fn(With) -> String,
) -> Markup {
    html! {
        fieldset {
            legend { (words.say("web-setup-with")) }
            div class="picks three" {
                @for with in ways.iter().copied() {
                    label class="pick" {
                        input type="radio" name="with" value=(with.code()) checked[with == chosen];
                        (match with {
                            With::Computer => icons::computer(),
                            With::Here => icons::here(),
                            With::Link => icons::link(),
                            With::Name => icons::people(),
                        })
                        span class="pick-name" { (words.say(&format!("web-setup-with-{}", with.code()))) }
                        span class="pick-about" { (words.say(&about(with))) }
                    }
                }
            }
        }
    }
}

fn how_many(words: &Words, model: &SetupModel<'_>) -> Markup {
    let facts = &model.facts;
    html! {
        @if facts.least_seats < facts.most_seats {
            fieldset {
                legend { (words.say("web-setup-seats")) }
                (numbers(words, "seats", facts.least_seats..=facts.most_seats, model.fields.seats))
            }
        }
        @if facts.most_seats > 2 {
            fieldset class="for-people" {
                legend { (words.say("web-setup-people")) " " small { (words.say("web-setup-people-about")) } }
                (numbers(words, "people", 2..=facts.most_seats, model.fields.people))
            }
        }
    }
}

/// A row of numbers of which one is chosen. The style sheet hides people for whom there is no seat.
fn numbers(words: &Words, name: &str, among: RangeInclusive<u8>, chosen: u8) -> Markup {
    html! {
        div class="picks small numbers" {
            @for number in among {
                label class="pick" {
                    input type="radio" name=(name) value=(number) checked[number == chosen];
                    span class="pick-name" { (words.number(i64::from(number))) }
                }
            }
        }
    }
}

fn levels(words: &Words, model: &SetupModel<'_>) -> Markup {
    html! {
        // At a table for many, computers may sit beside people.
        fieldset class=[(model.facts.most_seats == 2).then_some("for-computer")] {
            legend { (words.say("web-setup-level")) }
            (level_picks(words, model.fields.level, model.guarantee))
        }
    }
}

/// A row for each level of the computer, of which one is chosen.
pub(super) fn level_picks(words: &Words, chosen: Level, guarantee: Option<(usize, usize)>) -> Markup {
    html! {
        div class="picks rows" {
            @for (index, level) in Level::ALL.into_iter().enumerate() {
                label class="pick" {
                    input type="radio" name="level" value=(level.code()) checked[level == chosen];
                    (strength(index + 1))
                    span class="pick-name" { (words.say(&format!("level-{}", level.code()))) }
                    span class="pick-about" {
                        (words.say(&format!("level-{}-about", level.code())))
                        @if let (Level::Master, Some((proved, of))) = (level, guarantee) {
                            " " (meydan_telling::guarantee(words, proved, of))
                        }
                    }
                }
            }
        }
    }
}

/// Five bars, as many of them filled as the level is high.
fn strength(filled: usize) -> Markup {
    html! {
        svg class="strength" viewBox="0 0 30 20" aria-hidden="true" {
            @for bar in 0..Level::ALL.len() {
                rect x=(bar * 6) y=(14 - bar * 3) width="4" height=(6 + bar * 3) rx="1"
                    class=[(bar < filled).then_some("full")] {}
            }
        }
    }
}

fn sides(words: &Words, model: &SetupModel<'_>) -> Markup {
    let game = model.facts.id;
    // Where many sit around a table, it does not matter where one sits.
    if model.facts.most_seats > 2 {
        return html! {};
    }
    if model.drawn {
        return html! { p class="drawn" { (icons::lots()) (words.say("web-setup-drawn")) } };
    }
    // A choice among seats that are called alike would be none.
    if are_alike(model) {
        return html! {};
    }
    html! {
        fieldset class="not-here" {
            legend { (words.say("web-setup-seat")) }
            div class="picks three small" {
                @for (seat, role) in model.roles.iter().enumerate() {
                    label class="pick" {
                        input type="radio" name="seat" value=(seat)
                            checked[model.fields.seat == u8::try_from(seat).ok().map(Seat)];
                        span class="sign" { (boards::of(game).sign(words, role)) }
                        span class="pick-name" { (words.role(game, role)) }
                    }
                }
                label class="pick" {
                    input type="radio" name="seat" value="random" checked[model.fields.seat.is_none()];
                    (icons::lots())
                    span class="pick-name" { (words.say("web-setup-seat-random")) }
                }
            }
        }
    }
}

fn are_alike(model: &SetupModel<'_>) -> bool {
    let first = model.roles.first();
    model.roles.iter().all(|role| Some(role) == first)
}

fn names(words: &Words, model: &SetupModel<'_>) -> Markup {
    let game = model.facts.id;
    html! {
        fieldset {
            legend { (words.say("web-setup-names")) " " small { (words.say("web-setup-name-about")) } }
            p class="field not-here" {
                label for="name" { (words.say("web-setup-name")) }
                input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" dir="auto"
                    value=(model.fields.name);
            }
            div class="for-here fields" {
                @for seat in 0..usize::from(model.facts.most_seats) {
                    p class="field" data-person=(seat + 1) {
                        label for={ "name" (seat) } {
                            @let role = model.roles.get(seat).filter(|_| !model.drawn && !are_alike(model));
                            @if role.is_none() {
                                (words.say_with("web-setup-name-number", &[("number", count(seat + 1).into())]))
                            }
                            @if let Some(role) = role {
                                span class="sign" { (boards::of(game).sign(words, role)) }
                                (words.say_with("web-setup-name-of", &[("role", words.role(game, role).into())]))
                            }
                        }
                        input id={ "name" (seat) } name={ "name" (seat) } maxlength=(NAME_LENGTH)
                            autocomplete="off" dir="auto"
                            value=(model.fields.names.get(seat).map_or("", String::as_str));
                    }
                }
            }
        }
    }
}

/// The same folded away: games of cards have much else to choose.
fn folded_clock(words: &Words, model: &SetupModel<'_>) -> Markup {
    let open = model.problem.is_some() || model.fields.clock.kind != "none" || model.fields.listed;
    html! {
        details class="more" open[open] {
            summary { (words.say("web-setup-clock")) }
            div class="folded" { (clock(words, model)) }
        }
    }
}

/// How much time everybody has, whether it counts, and who finds the table (HA-13, HA-20, HA-30).
fn clock(words: &Words, model: &SetupModel<'_>) -> Markup {
    let fields = &model.fields;
    let kinds = ["none"].into_iter().chain(ClockFields::USUAL).chain(["own", "days"]);
    let number = |name: &str, text: &str, value: &str, most: &str| {
        html! {
            p class="field" {
                label for=(name) { (words.say(&format!("web-setup-clock-{text}"))) }
                input id=(name) name=(name) type="number" inputmode="numeric" min="0" max=(most) value=(value);
            }
        }
    };
    html! {
        fieldset class="time" {
            legend { (words.say("web-setup-clock")) }
            div class="picks small clocks" {
                @for kind in kinds {
                    label class="pick" {
                        input type="radio" name="clock" value=(kind) checked[kind == fields.clock.kind];
                        span class="pick-name" {
                            @match kind.parse() {
                                Ok(usual) => (time_control(words, usual)),
                                Err(_) => (words.say(&format!("web-setup-clock-{kind}"))),
                            }
                        }
                    }
                }
            }
            div class="fields clock-own" {
                (number("minutes", "minutes", &fields.clock.own[0], "180"))
                (number("seconds", "seconds", &fields.clock.own[1], "59"))
                (number("increment", "increment", &fields.clock.own[2], "60"))
            }
            div class="fields clock-days" { (number("days", "days-each", &fields.clock.days, "14")) }
            div class="for-link options" {
                @if model.frame.member.is_some() {
                    p class="field flag" {
                        input id="rated" name="rated" type="checkbox" aria-describedby="rated-about" checked[fields.rated];
                        label for="rated" { (words.say("web-setup-rated")) }
                        small id="rated-about" { (words.say("web-setup-rated-about")) }
                    }
                }
                p class="field flag" {
                    input id="listed" name="listed" type="checkbox" aria-describedby="listed-about" checked[fields.listed];
                    label for="listed" { (words.say("web-setup-listed")) }
                    small id="listed-about" { (words.say("web-setup-listed-about")) }
                }
            }
            @if let Some(after) = &fields.after { input type="hidden" name="after" value=(after); }
        }
    }
}

/// So many options stand open; the others are folded away.
const OPEN_OPTIONS: usize = 2;

/// Whether an option has another value than usual.
fn is_changed(model: &SetupModel<'_>, option: &OptionSpec) -> bool {
    let of = |all: &[(&'static str, String)]| all.iter().find(|(key, _)| *key == option.key).cloned();
    of(&model.fields.options) != of(&model.usual)
}

/// Positions, codes and decks, which few will type.
fn is_code(option: &OptionSpec) -> bool {
    matches!(option.kind, OptionKind::Text { most } | OptionKind::Lines { most } if most > PROSE)
}

fn options(words: &Words, model: &SetupModel<'_>) -> Markup {
    let few = model.facts.options.len() <= OPEN_OPTIONS;
    let mut open = 0;
    let (shown, folded): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        model.facts.options.iter().partition(|option| {
            open += usize::from(!is_code(option));
            few || !is_code(option) && open <= OPEN_OPTIONS
        });
    html! {
        @if !model.facts.options.is_empty() {
            fieldset {
                legend { (words.say("web-setup-options")) }
                div class="options" {
                    @for option in shown { (field(words, model, option)) }
                    // One screen is enough for who takes the game as it is.
                    @if !folded.is_empty() {
                        details class="more" open[model.problem.is_some() || folded.iter().any(|option| is_changed(model, option))] {
                            summary { (words.say_with("web-setup-more", &[("count", count(folded.len()).into())])) }
                            div class="options" { @for option in &folded { (field(words, model, option)) } }
                        }
                    }
                }
            }
        }
    }
}

/// One option. Texts: `option-<game>-<key>`, its sentence with `-about`, and
/// `option-<game>-<key>-<value>` for each word of a choice.
fn field(words: &Words, model: &SetupModel<'_>, option: &OptionSpec) -> Markup {
    let text = format!("option-{}-{}", model.facts.id, option.key);
    let name = format!("opt-{}", option.key);
    let given = model.fields.options.iter().find(|(key, _)| *key == option.key);
    let value = given.map_or("", |(_, value)| value.as_str());
    let about = format!("{name}-about");
    let flag = matches!(option.kind, OptionKind::Flag);
    let code = is_code(option);
    let field = html! {
        p.field.flag[flag] {
            @if flag {
                input id=(name) name=(name) type="checkbox" aria-describedby=(about)
                    checked[matches!(value, "on" | "true")];
            }
            label for=(name) { (words.say(&text)) }
            @match option.kind {
                OptionKind::Flag => {}
                OptionKind::Choice { among } => {
                    select id=(name) name=(name) aria-describedby=(about) {
                        @for word in among {
                            option value=(word) selected[*word == value] {
                                (words.say(&format!("{text}-{word}")))
                            }
                        }
                    }
                }
                OptionKind::Number { least, most } => {
                    input id=(name) name=(name) type="number" min=(least) max=(most) value=(value)
                        aria-describedby=(about);
                }
                OptionKind::Lines { most } => {
                    textarea id=(name) name=(name) maxlength=(most) rows="8" aria-describedby=(about)
                        dir="ltr" spellcheck="false" autocomplete="off" {
                        // Browsers drop the first line if it is empty, and lines are counted.
                        "\n" (value)
                    }
                    span class="loads" data-loads=(name) hidden {
                        @if boards::of(model.facts.id).example(option.key).is_some() {
                            button class="button small" type="button" data-example=(name) {
                                (words.say("web-setup-example-take"))
                            }
                        }
                        label class="button small" {
                            (words.say("web-setup-file"))
                            input class="unseen" type="file" accept=".txt,text/plain" data-file=(name);
                        }
                    }
                }
                OptionKind::Text { most } => {
                    input id=(name) name=(name) maxlength=(most) value=(value) aria-describedby=(about)
                        dir=(if code { "ltr" } else { "auto" }) autocomplete="off";
                }
            }
            small id=(about) { (words.say(&format!("{text}-about"))) }
        }
        @if let Some(example) = boards::of(model.facts.id).example(option.key) {
            details class="example" {
                summary { (words.say("web-setup-example")) }
                pre id={ (name) "-example" } dir="ltr" tabindex="0" { (example.trim_end()) }
            }
        }
    };
    html! {
        @if code {
            details class="code" open[!value.is_empty()] { summary { (words.say(&text)) } (field) }
        } @else {
            (field)
        }
    }
}
