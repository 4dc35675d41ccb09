//! The live parts of a table page. Each is drawn whole: the browser puts it in
//! place of the one before.

use maud::{Markup, html};
use meydan_core::{Seat, Seq};
use meydan_words::Words;

use super::boards::Scene;
use super::model::{Did, LineStep, Player, PlayerKind, TableModel};
use super::{Parts, boards, icons, names};

pub(super) fn all(model: &TableModel<'_>) -> Parts {
    let words = Words::of(model.frame.lang);
    let scene = scene(model, words);
    Parts {
        board: boards::of(model.facts.id).draw(&scene).into_string(),
        players: players(model, words).into_string(),
        moves: moves(model, words).into_string(),
        buttons: buttons(model, words).into_string(),
        status: status(model, words, &scene).into_string(),
        asks: asks(model, words).into_string(),
    }
}

fn scene<'a>(model: &'a TableModel<'_>, words: &'static Words) -> Scene<'a> {
    let latest = match model.step {
        None => model.line.last(),
        Some(step) => model.line.iter().rfind(|entry| entry.seq <= step),
    };
    Scene { words, view: &model.view, players: &model.players, offers: &model.offers, latest }
}

fn players(model: &TableModel<'_>, words: &Words) -> Markup {
    html! {
        ul class="players" {
            @for one in &model.players { (player(model, words, one)) }
        }
    }
}

fn player(model: &TableModel<'_>, words: &Words, player: &Player) -> Markup {
    let game = model.facts.id;
    let seat = player.seat;
    let live = model.step.is_none() && model.outcome.is_none();
    let turn = live && model.pending.contains(seat);
    let thinking = live && model.thinking == Some(seat);
    let won =
        model.step.is_none() && model.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
    let yours = model.yours.contains(seat);
    let away = player.kind == PlayerKind::Person && !player.connected && !yours;
    html! {
        li.player.turn[turn].won[won] data-seat=(seat) {
            span class="sign" { (boards::of(game).sign(player.role)) }
            span class="player-text" {
                span class="player-name" dir="auto" { (names::name(words, game, player)) }
                span class="player-about" {
                    (words.role(game, player.role))
                    @if yours && model.yours.len() < model.players.len() as u32 {
                        " · " (words.say("web-player-you"))
                    }
                    @if away && model.outcome.is_none() { " · " span class="away" { (words.say("web-player-away")) } }
                    @if won { " · " span class="mark" { (words.say("web-player-won")) } }
                    @else if thinking { " · " span class="mark thinking" { (words.say("web-player-thinking")) } }
                    @else if turn { " · " span class="mark" { (words.say("web-player-to-move")) } }
                }
            }
            @if let Some((count, said)) = boards::of(game).points(words, &model.view, seat) {
                span class="points" title=(said) {
                    span aria-hidden="true" { (words.number(count)) }
                    span class="unseen" { (said) }
                }
            }
        }
    }
}

fn status(model: &TableModel<'_>, words: &Words, scene: &Scene<'_>) -> Markup {
    let game = model.facts.id;
    let (main, title) = standing(model, words);
    html! {
        div class="status" data-title=[title] {
            p class="status-main" { (main) }
            p class="status-last" {
                @if let (Some(outcome), None) = (&model.outcome, model.step) {
                    (words.say_with("web-status-points", &[("points", names::points(words, outcome).into())]))
                    " " (words.reason(game, outcome))
                } @else if let Some(last) = boards::of(game).last(scene) {
                    (last)
                } @else if model.yours.is_empty() && !model.may_sit {
                    (words.say("web-status-watching"))
                } @else { "\u{a0}" }
            }
        }
    }
}

/// Where the game stands, and a word for the browser's tab when it waits for the reader.
fn standing(model: &TableModel<'_>, words: &Words) -> (String, Option<String>) {
    let game = model.facts.id;
    if let Some(step) = model.step {
        let moves = count(model.line.len());
        let at = count(model.line.iter().filter(|entry| entry.seq <= step).count());
        if at == 0 {
            return (words.say("web-status-step-start"), None);
        }
        let args = [("move", at.into()), ("moves", moves.into())];
        return (words.say_with("web-status-step", &args), None);
    }
    if model.outcome.is_some() {
        let said = ended(model, words);
        return (said.clone(), Some(said));
    }
    if model.players.iter().any(|player| player.kind == PlayerKind::Open) {
        return (words.say("web-status-open"), None);
    }
    if let Some(player) = model.thinking.and_then(|seat| model.players.get(seat.index())) {
        let name = names::isolated(&names::name(words, game, player));
        return (words.say_with("web-status-thinking", &[("name", name.into())]), None);
    }
    to_move(model, words)
}

fn to_move(model: &TableModel<'_>, words: &Words) -> (String, Option<String>) {
    let game = model.facts.id;
    let mine = model.pending.iter().find(|&seat| model.yours.contains(seat));
    match mine.and_then(|seat| model.players.get(seat.index())) {
        Some(_) if model.yours.len() == 1 => {
            let said = words.say("web-status-your-turn");
            (said.clone(), Some(said))
        }
        Some(player) => {
            let role = words.role(game, player.role);
            if player.name.is_empty() {
                return (words.say_with("web-status-to-move", &[("role", role.into())]), None);
            }
            let name = names::isolated(&player.name);
            let args = [("role", role.into()), ("name", name.into())];
            (words.say_with("web-status-to-move-name", &args), None)
        }
        None => {
            let waited = names::names(words, game, &model.players, model.pending.iter(), ", ");
            (words.say_with("web-status-waiting", &[("name", waited.into())]), None)
        }
    }
}

fn ended(model: &TableModel<'_>, words: &Words) -> String {
    let game = model.facts.id;
    let Some(outcome) = &model.outcome else { return String::new() };
    let winners = names::names(words, game, &model.players, outcome.winners.iter(), ", ");
    let one_of_them = model.yours.len() == 1;
    match outcome.winners.only() {
        None if outcome.winners.is_empty() => words.say("web-status-draw"),
        None => words.say_with("web-status-shared", &[("names", winners.into())]),
        Some(winner) if one_of_them && model.yours.contains(winner) => words.say("web-status-won-you"),
        Some(_) if one_of_them => words.say_with("web-status-lost-you", &[("name", winners.into())]),
        Some(_) => words.say_with("web-status-won", &[("name", winners.into())]),
    }
}

/// Lists are bounded by the game's `most_inputs`, far below this.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The moments that can be looked at from the one that is shown; 0 is the start.
struct Around {
    first: Option<Seq>,
    previous: Option<Seq>,
    next: Option<Seq>,
    last: Option<Seq>,
}

fn around(line: &[LineStep], step: Option<Seq>) -> Around {
    let shown = match step {
        None => line.len(),
        Some(step) => line.iter().filter(|entry| entry.seq <= step).count(),
    };
    let after = |moves: usize| if moves == 0 { Some(0) } else { line.get(moves - 1).map(|entry| entry.seq) };
    let back = (shown > 0).then(|| after(shown - 1)).flatten();
    let on = (shown < line.len()).then(|| after(shown + 1)).flatten();
    Around { first: back.and(Some(0)), previous: back, next: on, last: on.and_then(|_| after(line.len())) }
}

fn moves(model: &TableModel<'_>, words: &Words) -> Markup {
    let Around { first, previous, next, last } = around(&model.line, model.step);
    html! {
        div class="moves-head" {
            h2 { (words.say("web-table-moves")) }
            div class="steps" role="group" aria-label=(words.say("web-table-moves")) {
                (go(model, words, "web-step-first", first, &icons::first()))
                (go(model, words, "web-step-previous", previous, &icons::previous()))
                (go(model, words, "web-step-next", next, &icons::next()))
                (go(model, words, "web-step-last", last, &icons::last()))
            }
        }
        @if model.line.is_empty() {
            p class="quiet" { (words.say("web-table-no-moves")) }
        } @else {
            ol class="moves" tabindex="0" aria-label=(words.say("web-table-moves")) {
                @for (index, entry) in model.line.iter().enumerate() {
                    (line_step(model, words, index, entry))
                }
            }
        }
        @if model.step.is_some() {
            p { a class="button small" href={ "/table/" (model.id) } data-at="now" { (words.say("web-step-now")) } }
        }
    }
}

/// A way to another moment; the last one is now.
fn go(model: &TableModel<'_>, words: &Words, key: &str, to: Option<Seq>, icon: &Markup) -> Markup {
    let label = words.say(key);
    let newest = model.line.last().map_or(0, |entry| entry.seq);
    html! {
        @match to {
            None => span class="tool step" aria-hidden="true" { (icon) },
            Some(to) if to == newest => {
                a class="tool step" href={ "/table/" (model.id) } data-at="now" data-step=(key)
                    aria-label=(label) title=(label) { (icon) }
            }
            Some(to) => {
                a class="tool step" href={ "/table/" (model.id) "?at=" (to) } data-at=(to) data-step=(key)
                    aria-label=(label) title=(label) { (icon) }
            }
        }
    }
}

fn line_step(model: &TableModel<'_>, words: &Words, index: usize, entry: &LineStep) -> Markup {
    let game = model.facts.id;
    let board = boards::of(game);
    let newest = index + 1 == model.line.len();
    let shown = match model.step {
        None => newest,
        Some(step) => {
            entry.seq <= step && model.line.get(index + 1).is_none_or(|following| following.seq > step)
        }
    };
    let (seat, text) = match &entry.what {
        Did::Act(seat, Some(action)) => (Some(*seat), board.action(words, action)),
        Did::Act(seat, None) => (Some(*seat), words.say("web-move-hidden")),
        Did::Timer => (None, words.say("web-move-timer")),
        Did::Drop(seat) => (Some(*seat), words.say("web-move-drop")),
    };
    let role = seat.map_or_else(String::new, |seat| names::role(words, game, &model.players, seat));
    let sign =
        seat.and_then(|seat: Seat| model.players.get(seat.index())).map(|player| board.sign(player.role));
    let number = count(index + 1);
    let label = words.say_with(
        "web-move-label",
        &[("number", number.into()), ("role", role.into()), ("move", text.as_str().into())],
    );
    let (href, at) = if newest {
        (format!("/table/{}", model.id), "now".to_owned())
    } else {
        (format!("/table/{}?at={}", model.id, entry.seq), entry.seq.to_string())
    };
    html! {
        li {
            a href=(href) data-at=(at) data-entry=(entry.seq) aria-label=(label)
                aria-current=[shown.then_some("step")] {
                span class="move-number" { (words.number(i64::from(number))) }
                @if let Some(sign) = sign { span class="sign" { (sign) } }
                bdi { (text) }
            }
        }
    }
}

fn buttons(model: &TableModel<'_>, words: &Words) -> Markup {
    let board = boards::of(model.facts.id);
    let own = model.offers.iter().filter_map(|offer| {
        let place = offer.places.first().filter(|place| place.as_button().is_some())?;
        Some((place, board.action(words, &offer.action)))
    });
    let people =
        model.players.iter().filter(|player| !matches!(player.kind, PlayerKind::Computer(_))).count();
    // At one screen, or against a computer, nobody has to be asked.
    let alone = model.yours.len() as usize >= people;
    let undo = if alone { "web-do-undo" } else { "web-do-undo-ask" };
    html! {
        div class="buttons" {
            @for (place, text) in own {
                button class="button main" type="button" data-place=(place.as_str()) { (text) }
            }
            @if let Some(link) = &model.rematch {
                a class="button main" href=(link) data-rematch { (icons::again()) (words.say("web-do-rematch-go")) }
            } @else if model.can.rematch {
                button class="button main" type="button" data-do="rematch" {
                    (icons::again()) (words.say("web-do-rematch"))
                }
            }
            @if model.can.undo {
                button class="button" type="button" data-do="undo" { (icons::undo()) (words.say(undo)) }
            }
            @if let Some(seat) = model.can.hint {
                button class="button" type="button" data-do="hint" data-seat=(seat) {
                    (icons::hint()) (words.say("web-do-hint"))
                }
            }
            @if let Some(seat) = model.can.resign {
                button class="button" type="button" data-do="resign" data-seat=(seat)
                    data-sure=(words.say("web-do-resign-sure")) {
                    (icons::flag()) span { (words.say("web-do-resign")) }
                }
            }
            @if model.outcome.is_some() {
                a class="button" href={ "/play/" (model.facts.id) } { (words.say("web-do-new")) }
            }
        }
    }
}

fn asks(model: &TableModel<'_>, words: &Words) -> Markup {
    html! {
        @if let Some(link) = &model.invitation {
            div class="ask first" {
                label for="invitation" { (words.say("web-ask-invite")) }
                div class="copy" {
                    input id="invitation" readonly dir="ltr" value=(link);
                    button class="button main" type="button" data-copy="invitation" { (words.say("web-ask-copy")) }
                }
                p class="quiet" { (words.say("web-ask-invite-about")) }
            }
        }
        @if model.may_sit { (sit(model, words)) }
        (undo_asked(model, words))
        (rematch(model, words))
    }
}

fn rematch(model: &TableModel<'_>, words: &Words) -> Markup {
    let wanted = model.rematch_wanted;
    let others = wanted.iter().filter(|&seat| !model.yours.contains(seat));
    let names = names::names(words, model.facts.id, &model.players, others, ", ");
    html! {
        @if model.rematch.is_some() {
            p class="ask" { (words.say("web-ask-rematch")) }
        } @else if wanted.iter().any(|seat| model.yours.contains(seat)) {
            p class="ask" { (words.say("web-ask-rematch-waiting")) }
        } @else if !names.is_empty() {
            p class="ask" { (words.say_with("web-ask-rematch-wanted", &[("name", names.into())])) }
        }
    }
}

fn sit(model: &TableModel<'_>, words: &Words) -> Markup {
    let game = model.facts.id;
    html! {
        form class="ask first" method="post" action={ "/table/" (model.id) "/sit" } {
            p { strong { (words.say("web-ask-sit")) } " " (words.say("web-ask-sit-about")) }
            p class="field" {
                label for="sit-name" { (words.say("web-ask-name")) }
                input id="sit-name" name="name" maxlength="40" autocomplete="nickname" dir="auto";
            }
            p class="ask-buttons" {
                @for player in model.players.iter().filter(|player| player.kind == PlayerKind::Open) {
                    button class="button main" name="seat" value=(player.seat) {
                        (words.say_with("web-ask-sit-as", &[("role", words.role(game, player.role).into())]))
                    }
                }
            }
        }
    }
}

fn undo_asked(model: &TableModel<'_>, words: &Words) -> Markup {
    let Some(asked) = model.undo_asked else { return html! {} };
    let name = names::names(words, model.facts.id, &model.players, std::iter::once(asked.by), "");
    let mine = model.yours.contains(asked.by);
    let answer = asked.waiting.iter().any(|seat| model.yours.contains(seat));
    html! {
        div class="ask" {
            @if answer {
                p { (words.say_with("web-ask-undo", &[("name", name.into())])) }
                p class="ask-buttons" {
                    button class="button main" type="button" data-do="undo-answer" data-yes="true" {
                        (words.say("web-ask-undo-yes"))
                    }
                    button class="button" type="button" data-do="undo-answer" data-yes="false" {
                        (words.say("web-ask-undo-no"))
                    }
                }
            } @else if mine {
                p { (words.say("web-ask-undo-waiting")) }
            } @else {
                p { (words.say_with("web-ask-undo-seen", &[("name", name.into())])) }
            }
        }
    }
}
