//! The players of a table: who sits where, what they have, whose turn it is.

use maud::{Markup, html};
use meydan_catalogue::{PlayerKind, PlayerSnapshot};
use meydan_core::Seat;
use meydan_words::Words;

use super::canvas::{Canvas, Stand};
use super::model::TableModel;
use super::{boards, clock, club, names};

pub(super) fn players(model: &TableModel<'_>, words: &Words, canvas: Option<&Canvas<'_>>) -> Markup {
    let keys: Vec<_> = model.players.iter().map(|player| format!("player:{}", player.seat)).collect();
    let each: Vec<_> =
        model.players.iter().zip(&keys).map(|(one, key)| player(model, words, one, key, canvas)).collect();
    Canvas::frame(canvas, each.len(), || html! { ul class="players" { @for one in &each { (one) } } })
}

fn player<'k>(
    model: &TableModel<'_>,
    words: &Words,
    player: &PlayerSnapshot,
    key: &'k str,
    canvas: Option<&Canvas<'_>>,
) -> Stand<'k> {
    let game = model.facts.id;
    let seat = player.seat;
    let live = model.step.is_none() && model.outcome.is_none() && names::all_sit(&model.players);
    let turn = live && model.pending.contains(seat);
    let thinking = live && model.thinking == Some(seat);
    let won =
        model.step.is_none() && model.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
    let mark = Mark { turn, thinking, won };
    let face = model.club.as_ref().and_then(|club| *club.faces.get(seat.index())?);
    // What stands in it is drawn beforehand, whether or not it is drawn itself.
    let key_about = format!("about:{seat}");
    let about_state = (mark, player.connected, player.stood_in, model.yours, model.outcome.is_some());
    let about = Canvas::piece(canvas, &key_about, about_state, || {
        html! {
            span class="player-about" data-key=(key_about) { (about(model, words, player, &mark)) }
        }
    });
    let key_points = format!("points:{seat}");
    let points = names::score(words, game, &model.view, seat).map(|(count, said)| {
        Canvas::piece(canvas, &key_points, (count, &said), || {
            html! {
                span class="points" data-key=(key_points) role="img" title=(said) { (words.number(count)) }
            }
        })
    });
    let key_clock = format!("clock:{seat}");
    let clock = clock::face(model, words, seat, &key_clock, canvas);
    let beside = boards::of(game).beside(words, &model.view, seat, canvas);
    let computer = matches!(player.kind, PlayerKind::Computer(_));
    let opinion = if computer { opinion(model, words, seat) } else { Markup::default() };
    let state = (turn, won, face, clock.is_some(), points.is_some(), &beside.0, &opinion.0);
    Canvas::piece(canvas, key, state, || {
        html! {
            li.player.turn[turn].won[won] data-seat=(seat) data-key=(key) {
                @if let Some(face) = face { (club::face(face)) }
                @else if player.number.is_none() { span class="sign" { (boards::of(game).sign(words, player.role)) } }
                span class="player-text" {
                    span class="player-name" dir="auto" { (names::short(words, game, player)) }
                    (about)
                }
                @if let Some(clock) = clock { (clock) }
                @if let Some(points) = points { (points) }
                (beside)
                (opinion)
            }
        }
    })
}

/// What a computer thought when it last acted; of several the last one alone. Not
/// announced: who listens hears of it in the status, once it is certain.
fn opinion(model: &TableModel<'_>, words: &Words, seat: Seat) -> Markup {
    let told = model.opinions.iter().max_by_key(|told| told.seq).filter(|told| told.seat == seat);
    let judged = told.and_then(|told| Some((told.opinion, names::worth(model, words, told)?)));
    html! {
        @if let Some((opinion, worth)) = judged {
            @let sure = opinion.certainty.code();
            span class="opinion" data-key={ "opinion:" (seat) } {
                span { (worth) }
                " " span class={ "certainty " (sure) } title=(words.say(&format!("certainty-{sure}-about"))) {
                    (words.say(&format!("certainty-{sure}")))
                }
                " " span class="depth" { (words.say_with("depth", &[("depth", opinion.depth.into())])) }
            }
        } @else if !model.facts.hidden {
            // The line keeps its height until there is something to say.
            span class="opinion" data-key={ "opinion:" (seat) } { "\u{a0}" }
        }
    }
}

/// What is marked on a player.
#[derive(Clone, Copy, Hash)]
struct Mark {
    turn: bool,
    thinking: bool,
    won: bool,
}

/// The line below a player's name: what is not said by the name, then what goes on.
fn about(model: &TableModel<'_>, words: &Words, player: &PlayerSnapshot, mark: &Mark) -> Markup {
    // At one screen every seat is yours, which need not be said.
    let yours = model.yours.contains(player.seat) && (model.yours.len() as usize) < model.players.len();
    let away = player.kind == PlayerKind::Person && !player.connected && model.outcome.is_none();
    let mut parts = Vec::new();
    // Where all are called the same, the role says nothing.
    if player.number.is_none() && (player.kind != PlayerKind::Person || !player.name.is_empty()) {
        parts.push(html! { (words.role(model.facts.id, player.role)) });
    }
    if let PlayerKind::Computer(level) = player.kind {
        parts.push(html! { (words.say(&format!("level-{}", level.code()))) });
    }
    if yours && !mark.turn && !mark.won {
        parts.push(html! { (words.say("web-player-you")) });
    }
    if away && !model.yours.contains(player.seat) {
        let key = if player.stood_in > 0 { "web-player-stood-in" } else { "web-player-away" };
        parts.push(html! { span class="away" { (words.say(key)) } });
    }
    let (class, key) = match mark {
        Mark { won: true, .. } => ("mark", Some("web-player-won")),
        Mark { thinking: true, .. } => ("mark thinking", Some("web-player-thinking")),
        Mark { turn: true, .. } if yours => ("mark", Some("web-player-your-turn")),
        Mark { turn: true, .. } => ("mark", Some("web-player-to-move")),
        Mark { .. } => ("", None),
    };
    if let Some(key) = key {
        parts.push(html! { span class=(class) { (words.say(key)) } });
    }
    html! {
        @for (index, part) in parts.iter().enumerate() {
            @if index > 0 { " · " }
            (part)
        }
        // The line keeps its height when there is nothing to say.
        @if parts.is_empty() { "\u{a0}" }
    }
}
