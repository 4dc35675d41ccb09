//! The live parts of a table page.

use maud::{Markup, html};
use meydan_catalogue::PlayerKind;
use meydan_core::{Outcome, Place, Seat, SeatSet, Step};
use meydan_search::{Certainty, Level};
use meydan_telling::{Style, isolated};
use meydan_words::{Arg, Words};

use super::boards::AnyScene;
use super::canvas::{Canvas, Part};
use super::model::{ClubTable, TableModel};
use super::names::Speaker;
use super::{Parts, boards, icons, moves, names, players};

pub(super) fn all(model: &TableModel<'_>) -> Parts {
    let words = Words::of(model.frame.lang);
    let scene = scene(model, words, None);
    Parts {
        board: board(model, words, &scene).into_string(),
        players: players::players(model, words, None).into_string(),
        moves: moves::moves(model, words).into_string(),
        buttons: buttons(model, words, &scene).into_string(),
        status: status(model, words, &scene, &heading(model, words)).into_string(),
        asks: asks(model, words).into_string(),
    }
}

/// The same with pieces that are drawn apart, and with the list of moves as it is given.
pub(super) fn on_canvas(
    model: &TableModel<'_>,
    words: &'static Words,
    canvas: &Canvas<'_>,
    heading: &str,
    list: impl FnOnce() -> Markup,
) -> [Part; 6] {
    let scene = scene(model, words, Some(canvas));
    [
        canvas.part(0, model.covered, || board(model, words, &scene)),
        canvas.part(1, (), || players::players(model, words, Some(canvas))),
        canvas.part(2, (), list),
        canvas.part(3, (), || buttons(model, words, &scene)),
        canvas.part(4, (), || status(model, words, &scene, heading)),
        canvas.part(5, (), || asks(model, words)),
    ]
}

fn board(model: &TableModel<'_>, words: &Words, scene: &AnyScene<'_>) -> Markup {
    html! {
        (boards::of(model.facts.id).draw(scene))
        (cover(model, words))
    }
}

/// What the board of a model is drawn from.
pub(super) fn scene<'a>(
    model: &'a TableModel<'_>,
    words: &'static Words,
    canvas: Option<&'a Canvas<'a>>,
) -> AnyScene<'a> {
    let now = model.step.is_none();
    let told = model.happened.iter().take_while(|at| model.step.is_none_or(|step| at.seq <= step)).count();
    let winners = model.outcome.as_ref().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    AnyScene {
        words,
        view: &model.view,
        players: &model.players,
        offers: &model.offers,
        happened: &model.happened[..told],
        front: model.covered.or(model.yours.iter().next()).unwrap_or(Seat::FIRST),
        yours: model.yours,
        winners: if now { winners } else { SeatSet::EMPTY },
        table: &model.id,
        at: model.step.unwrap_or(model.seq),
        past: !now,
        over: model.outcome.is_some(),
        canvas,
    }
}

/// Between two people at one screen: nothing secret is there until the next one asks for it.
fn cover(model: &TableModel<'_>, words: &Words) -> Markup {
    let Some(seat) = model.covered else { return html! {} };
    let name = names::list(words, model.facts.id, &model.players, std::iter::once(seat));
    html! {
        div class="cover" tabindex="-1" data-first role="group" aria-labelledby="cover-words" {
            div class="cover-body" {
                p id="cover-words" class="cover-words" { (words.say_with("web-cover", &[("name", (&name).into())])) }
                p class="quiet" { (words.say("web-cover-about")) }
                button class="button main large" type="button" data-do="look" data-seat=(seat) {
                    (words.say_with("web-cover-show", &[("name", name.into())]))
                }
            }
        }
    }
}

fn status(model: &TableModel<'_>, words: &Words, scene: &AnyScene<'_>, heading: &str) -> Markup {
    let game = model.facts.id;
    let (main, waits) = standing(model, words);
    let watching = model.yours.is_empty() && !model.can.sit;
    html! {
        div class="status" data-key="status" data-title=(titled(waits, heading)) {
            p class="status-main" data-key="status-main" { (main) }
            @if let Some(certain) = certain(model, words) { p class="unseen" { (certain) } }
            @if let Some(struck) = boards::of(game).struck(scene) { p class="struck" { (icons::lots()) span { (struck) } } }
            p class="status-last" data-key="status-last" {
                @if let (Some(outcome), None) = (&model.outcome, model.step) {
                    // Points of many say little without the names.
                    @if names::counted(outcome) && model.facts.most_seats == 2 && names::score(words, game, &model.view, Seat::FIRST).is_some() {
                        (words.say_with("web-status-points", &[("points", names::points(words, outcome).into())]))
                        " "
                    }
                    (reason(model, words, outcome))
                } @else {
                    @if let Some(last) = last(model, words, scene) { (last) " " }
                    @if watching { (words.say("web-status-watching")) } @else { "\u{a0}" }
                }
            }
        }
    }
}

/// What stands in the browser's tab: what waits for the reader, the game, who sits there now.
pub(super) fn title(model: &TableModel<'_>, words: &Words) -> String {
    titled(standing(model, words).1, &heading(model, words))
}

fn titled(waits: Option<String>, heading: &str) -> String {
    match waits {
        Some(told) => format!("{told} · {heading}"),
        None => heading.to_owned(),
    }
}

/// The game and who plays it. Only who plays can change it.
pub(super) fn heading(model: &TableModel<'_>, words: &Words) -> String {
    let game = model.facts.id;
    let seats = model.players.iter().map(|player| player.seat);
    let everybody = names::names(words, game, &model.players, seats, " – ");
    words.say_with("web-table-title", &[("game", words.game(game).into()), ("names", everybody.into())])
}

/// Why it ended. That the other one resigned is said to the winner alone.
fn reason(model: &TableModel<'_>, words: &Words, outcome: &Outcome) -> String {
    let game = model.facts.id;
    let gave_up = match model.last.as_ref().map(|last| &last.step) {
        Some(Step::Drop { seat }) if model.facts.most_seats == 2 => Some(*seat),
        _ => None,
    };
    match gave_up {
        Some(seat) if model.yours.only() == Some(seat) => words.say("web-status-resigned-you"),
        Some(seat) if model.yours.len() != 1 => {
            let name = names::list(words, game, &model.players, std::iter::once(seat));
            words.say_with("web-status-resigned", &[("name", name.into())])
        }
        _ => words.reason(game, outcome),
    }
}

/// The game of a model in words.
pub(super) fn speaker<'a>(model: &'a TableModel<'_>, words: &'a Words) -> Speaker<'a> {
    let (game, by_name) = (model.facts.id, boards::of(model.facts.id).fittings().tells);
    Speaker { words, game, view: &model.view, players: &model.players, by_name }
}

/// What was done last, in sentences. Where all is told, what says nothing is looked past.
fn last(model: &TableModel<'_>, words: &Words, scene: &AnyScene<'_>) -> Option<String> {
    let speaker = speaker(model, words);
    let told = scene.happened.iter().rev().chain(&model.latest);
    let mut said = told.filter_map(|at| {
        speaker.say(|telling, scene| telling.events(scene, &at.events, Style::Sentence).join(" "))
    });
    said.find(|said| !said.is_empty())
}

/// What a computer that has just acted knows for certain, for who listens: guesses
/// would only be in the way of the moves. Everybody sees it beside the name.
fn certain(model: &TableModel<'_>, words: &Words) -> Option<String> {
    let live = model.step.is_none() && model.outcome.is_none();
    let Step::Act { seat: last, .. } = model.last.as_ref().filter(|_| live)?.step else { return None };
    let told = model.opinions.iter().find(|told| told.seat == last)?;
    let sure = told.opinion.certainty;
    if sure == Certainty::Estimated {
        return None;
    }
    let (worth, sure) = (names::worth(model, words, told)?, words.say(&format!("certainty-{}", sure.code())));
    let depth = ("depth", told.opinion.depth.into());
    let said = words.say_with("opinion", &[("worth", worth.into()), ("certainty", sure.into()), depth]);
    Some(words.say_with("opinion-of-computer", &[("opinion", said.into())]))
}

/// Where the game stands, and a word for the browser's tab when it waits for the reader.
fn standing(model: &TableModel<'_>, words: &Words) -> (String, Option<String>) {
    let game = model.facts.id;
    if let Some(step) = model.step {
        let listed = moves::listed(game, &model.line);
        let turns = moves::turns(game, &listed);
        let entries = listed.iter().filter(|entry| entry.seq <= step).count();
        if entries == 0 {
            return (words.say("web-status-step-start"), None);
        }
        let at = count(turns.get(entries - 1).copied().unwrap_or_default());
        let moves = count(turns.last().copied().unwrap_or_default());
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
        // The level is said beside the player; a line that stays one line does not jump.
        let name = isolated(&names::short(words, game, player));
        return (words.say_with("web-status-thinking", &[("name", name.into())]), None);
    }
    to_move(model, words)
}

fn to_move(model: &TableModel<'_>, words: &Words) -> (String, Option<String>) {
    let game = model.facts.id;
    let mine = model.pending.iter().find(|&seat| model.yours.contains(seat));
    // Where a turn has several parts, the one that is asked for is said too.
    let speaker = speaker(model, words);
    let asked = speaker.say(|telling, scene| telling.question(scene, "", Style::Sentence)).flatten();
    let awaited = speaker.say(|telling, scene| telling.awaited(scene)).flatten();
    let say = |key: &str, part: Option<&String>, mut args: Vec<(&str, Arg)>| match part {
        None => words.say_with(key, &args),
        Some(part) => {
            args.push(("part", part.into()));
            words.say_with(&format!("{key}-part"), &args)
        }
    };
    match mine.and_then(|seat| model.players.get(seat.index())) {
        Some(_) if model.yours.len() == 1 => {
            let said = say("web-status-your-turn", asked.as_ref(), Vec::new());
            (said.clone(), Some(said))
        }
        Some(player) => {
            let role = names::role(words, game, &model.players, player.seat);
            // The parts follow each other quickly: a name would make the line jump.
            if player.name.is_empty() || player.number.is_some() || asked.is_some() {
                return (say("web-status-to-move", asked.as_ref(), vec![("role", role.into())]), None);
            }
            let name = isolated(&player.name);
            let args = [("role", role.into()), ("name", name.into())];
            (words.say_with("web-status-to-move-name", &args), None)
        }
        None => {
            let waited = names::list(words, game, &model.players, model.pending.iter());
            (say("web-status-waiting", awaited.as_ref(), vec![("name", waited.into())]), None)
        }
    }
}

fn ended(model: &TableModel<'_>, words: &Words) -> String {
    let game = model.facts.id;
    let Some(outcome) = &model.outcome else { return String::new() };
    let winners = names::list(words, game, &model.players, outcome.winners.iter());
    let one_of_them = model.yours.len() == 1;
    match outcome.winners.only() {
        None if outcome.reason == "called-off" => words.say("web-status-called-off"),
        None if outcome.winners.is_empty() => words.say("web-status-draw"),
        None => words.say_with("web-status-shared", &[("names", winners.into())]),
        Some(winner) if one_of_them && model.yours.contains(winner) => words.say("web-status-won-you"),
        Some(_) if one_of_them => words.say_with("web-status-lost-you", &[("name", winners.into())]),
        Some(_) => words.say_with("web-status-won", &[("name", winners.into())]),
    }
}

/// Lists are bounded by the game's `most_inputs`, far below this.
pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn buttons(model: &TableModel<'_>, words: &Words, scene: &AnyScene<'_>) -> Markup {
    let board = boards::of(model.facts.id);
    let (draws, speaker) = (board.fittings().draws_buttons, speaker(model, words));
    let named = |action| {
        let listed = || speaker.say(|telling, scene| telling.action(scene, action, Style::Item));
        board.button(words, action).or_else(listed).unwrap_or_else(|| action.to_string())
    };
    let own = model.offers.iter().filter(|_| !draws).flat_map(|(_, offer)| offer).filter_map(|choice| {
        let place = choice.places.first().filter(|place| place.as_button().is_some())?;
        Some((place, named(&choice.action)))
    });
    let people =
        model.players.iter().filter(|player| !matches!(player.kind, PlayerKind::Computer(_))).count();
    // At one screen, or against a computer, nobody has to be asked.
    let alone = model.yours.len() as usize >= people;
    let parts = speaker.say(|telling, scene| telling.question(scene, "", Style::Sentence)).flatten();
    let keep = !draws && parts.is_some() && model.outcome.is_none() && !model.yours.is_empty();
    let undo = if alone { "web-do-undo" } else { "web-do-undo-ask" };
    let own: Vec<(&Place, String)> = own.collect();
    let (own_buttons, ways) = (board.own_buttons(scene), board.ways(scene));
    let state = (
        &own,
        &own_buttons.0,
        &ways.0,
        keep,
        undo,
        (model.can, at_one_screen(model)),
        &model.rematch,
        model.outcome.is_some(),
        &model.formats,
    );
    Canvas::frame(scene.canvas, state, || {
        html! {
            div class="buttons" {
                // Where they come and go within a turn, their place is kept.
                div class="own" data-key="own" data-keep[keep] {
                    @for (place, text) in &own {
                        button class="button main" type="button" data-place=(place.as_str()) { (text) }
                    }
                    (own_buttons)
                }
                @if let Some(link) = &model.rematch {
                    a class="button main" data-key="do:rematch" href=(link) data-rematch { (icons::again()) (words.say("web-do-rematch-go")) }
                } @else if model.can.rematch {
                    button class="button main" data-key="do:rematch" type="button" data-do="rematch" {
                        (icons::again()) (words.say("web-do-rematch"))
                    }
                }
                @if model.can.undo {
                    button class="button" data-key="do:undo" type="button" data-do="undo" { (icons::undo()) (words.say(undo)) }
                }
                @if let Some(seat) = model.can.hint {
                    button class="button" data-key="do:hint" type="button" data-do="hint" data-seat=(seat) {
                        (icons::hint()) (words.say("web-do-hint"))
                    }
                }
                @if model.can.draw {
                    button class="button" data-key="do:draw" type="button" data-do="draw" data-sure=[at_one_screen(model).then(|| words.say("web-do-draw-sure"))] {
                        (icons::draw()) span { (words.say("web-do-draw")) }
                    }
                }
                @if model.can.call_off {
                    button class="button" data-key="do:call-off" type="button" data-do="call-off"
                        data-sure=(words.say("web-do-call-off-sure")) {
                        (icons::close()) span { (words.say("web-do-call-off")) }
                    }
                }
                @if let Some(seat) = model.can.resign {
                    button class="button" data-key="do:resign" type="button" data-do="resign" data-seat=(seat)
                        data-sure=(words.say("web-do-resign-sure")) {
                        (icons::flag()) span { (words.say("web-do-resign")) }
                    }
                }
                @if model.outcome.is_some() {
                    @match model.club {
                        Some(_) => a class="button main" href="/club/duels" { (icons::swords()) (words.say("web-do-duels")) },
                        // With the same people, if somebody else sat here (HA-25).
                        None => a class="button" href={ "/play/" (model.facts.id) "?from=" (model.id) } { (words.say("web-do-new")) },
                    }
                    a class="button" href={ "/table/" (model.id) "/record" } download {
                        (icons::save()) (words.say("web-do-record"))
                    }
                }
                // Before the end only what can be gone on with (CH-65).
                @for format in model.formats.iter().filter(|_| model.can.record) {
                    a class="button" data-key={ "record:" (format) } href={ "/table/" (model.id) "/record?as=" (format) } download
                        title=(words.say("web-do-record")) {
                        (icons::save()) span dir="ltr" { "." (format) }
                    }
                }
                (ways)
            }
        }
    })
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
        @if let Some(club) = &model.club { (duel_of_club(model, words, club)) }
        @if model.can.fill { (fill(model, words)) }
        @if model.can.sit { (sit(model, words)) }
        @for player in model.players.iter().filter(|player| !player.connected) {
            @if model.can.free.contains(player.seat) { (free(model, words, player.seat)) }
        }
        (stood_in(model, words))
        (undo_asked(model, words))
        (draw_offered(model, words))
        (claim(model, words))
        (rematch(model, words))
    }
}

/// A duel of the club: the way to the own seat, and what it brought once it is over.
fn duel_of_club(model: &TableModel<'_>, words: &Words, club: &ClubTable) -> Markup {
    let game = model.facts.id;
    let each = model.players.iter().zip(club.gains.iter().flatten());
    html! {
        @if club.plays && model.outcome.is_none() {
            div class="ask first" {
                p { (words.say("web-ask-club-seat")) }
                p class="ask-buttons" {
                    a class="button main" href={ "/club/duel/" (model.id) } { (words.say("web-ask-club-seat-go")) }
                }
            }
        }
        @if model.outcome.is_some() && model.step.is_none() {
            div class="ask reward" role="status" {
                @if club.gains.is_none() { p { (words.say("web-club-duel-counting")) } }
                @else {
                    p { strong { (words.say("web-ask-club-reward")) } }
                    dl {
                        @for (player, gains) in each {
                            @if let Some((score, coins)) = *gains {
                                div data-gains=(player.seat) {
                                    dt dir="auto" { (names::short(words, game, player)) }
                                    dd { (super::club::gains(words, score, coins)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whoever waits for friends need not wait for all of them.
fn fill(model: &TableModel<'_>, words: &Words) -> Markup {
    let open = model.players.iter().filter(|player| player.kind == PlayerKind::Open).count();
    html! {
        div class="ask" {
            label for="fill-level" { (words.say_with("web-ask-fill", &[("seats", count(open).into())])) }
            div class="copy" {
                select id="fill-level" {
                    @for level in Level::ALL {
                        option value=(level.code()) selected[level == Level::Club] {
                            (words.say(&format!("level-{}", level.code())))
                        }
                    }
                }
                button class="button" type="button" data-do="fill" data-level="fill-level" {
                    (icons::computer()) (words.say("web-ask-fill-go"))
                }
            }
        }
    }
}

/// Who comes back is told what was done in the meantime.
fn stood_in(model: &TableModel<'_>, words: &Words) -> Markup {
    let moves = model.players.iter().filter(|player| model.yours.contains(player.seat));
    let moves: u32 = moves.map(|player| player.stood_in).sum();
    html! {
        @if moves > 0 {
            p class="ask" role="status" data-stood-in=(moves) {
                (words.say_with("web-ask-stood-in", &[("moves", moves.into())]))
            }
        }
    }
}

fn rematch(model: &TableModel<'_>, words: &Words) -> Markup {
    let wanted = model.rematch_wanted;
    let others = wanted.iter().filter(|&seat| !model.yours.contains(seat));
    let names = names::list(words, model.facts.id, &model.players, others);
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
    let open = model.players.iter().filter(|player| player.kind == PlayerKind::Open);
    // Where all seats are alike, one is as good as another.
    let open = open.take(if model.facts.most_seats > 2 { 1 } else { usize::MAX });
    html! {
        form class="ask first" method="post" action={ "/table/" (model.id) "/sit" } {
            p { strong { (words.say("web-ask-sit")) } " " (words.say("web-ask-sit-about")) }
            p class="field" {
                label for="sit-name" { (words.say("web-ask-name")) }
                input id="sit-name" name="name" maxlength="40" autocomplete="nickname" dir="auto" value=(model.called);
            }
            p class="ask-buttons" {
                @for player in open {
                    button class="button main" name="seat" value=(player.seat) {
                        @if player.number.is_some() { (words.say("web-setup-go")) }
                        @else { (words.say_with("web-ask-sit-as", &[("role", words.role(game, player.role).into())])) }
                    }
                }
            }
        }
    }
}

/// Somebody took a seat, never acted and is not here: perhaps they will not come back.
fn free(model: &TableModel<'_>, words: &Words, seat: Seat) -> Markup {
    let name = names::names(words, model.facts.id, &model.players, std::iter::once(seat), "");
    html! {
        form class="ask" method="post" action={ "/table/" (model.id) "/free" } {
            p { (words.say_with("web-ask-free", &[("name", name.into())])) }
            p class="ask-buttons" {
                button class="button" name="seat" value=(seat) { (words.say("web-ask-free-go")) }
            }
        }
    }
}

fn at_one_screen(model: &TableModel<'_>) -> bool {
    model.yours.len() > 1
}

/// An offer of a draw: for who may answer it, who made it, and who looks on (HA-23).
fn draw_offered(model: &TableModel<'_>, words: &Words) -> Markup {
    let Some(by) = model.draw else { return html! {} };
    let name = names::names(words, model.facts.id, &model.players, std::iter::once(by), "");
    let answer = |yes: &'static str, class, key| {
        html! { button class=(class) type="button" data-do="draw-answer" data-yes=(yes) { (words.say(key)) } }
    };
    html! {
        div class="ask" data-key="ask:draw" role="status" {
            @if model.can.answer_draw {
                p { (words.say_with("web-ask-draw", &[("name", name.into())])) }
                p class="ask-buttons" {
                    (answer("true", "button main", "web-ask-draw-yes"))
                    (answer("false", "button", "web-ask-draw-no"))
                }
            } @else if model.yours.contains(by) {
                p { (words.say("web-ask-draw-waiting")) }
                p class="ask-buttons" { (answer("false", "button", "web-ask-draw-back")) }
            } @else {
                p { (words.say_with("web-ask-draw-seen", &[("name", name.into())])) }
            }
        }
    }
}

/// The other one is to move and stays away: nobody has to wait (HA-22).
fn claim(model: &TableModel<'_>, words: &Words) -> Markup {
    if !model.can.claim {
        return html! {};
    }
    let away = model.pending.iter().filter(|&seat| !model.yours.contains(seat));
    let name = names::list(words, model.facts.id, &model.players, away);
    let rated = model.club.is_some();
    html! {
        div class="ask" data-key="ask:claim" role="status" {
            p { (words.say_with("web-ask-claim", &[("name", name.into())])) }
            p class="ask-buttons" {
                button class="button main" type="button" data-do="claim" data-claim="win" { (words.say("web-ask-claim-win")) }
                button class="button" type="button" data-do="claim" data-claim="call-off" { (words.say("web-ask-claim-off")) }
                @if !rated {
                    button class="button" type="button" data-do="claim" data-claim="computer" { (words.say("web-ask-claim-computer")) }
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
