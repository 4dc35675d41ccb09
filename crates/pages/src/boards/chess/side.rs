//! What stands beside the board: captured pieces, negative points up to the red
//! line, buttons with their prices, ways that lead on; and the question about
//! tampering.

use chess::board::Piece;
use chess::{Action, Double, View as Seen, Way, color_of};
use maud::{Markup, Render, html};
use meydan_core::Seat;
use meydan_telling::chess::{piece_name, way_name};
use meydan_words::Words;

use super::{Scene, pieces, role};
use crate::canvas::Canvas;
use crate::icons;

/// What a seat has captured and what stands against it.
pub(super) fn beside(words: &Words, seen: &Seen, seat: Seat, canvas: Option<&Canvas<'_>>) -> Markup {
    let mut captured: Vec<Piece> = seen.captured_by(seat).iter().map(|captured| captured.piece).collect();
    captured.sort_by_key(|&piece| std::cmp::Reverse(piece as usize));
    let negative = seen.negative.get(seat.index()).copied().unwrap_or_default();
    let key = format!("beside:{seat}");
    let kinds: Vec<u8> = captured.iter().map(|&piece| piece as u8).collect();
    let state = (kinds, negative, seen.values().red_line);
    Canvas::piece(canvas, &key, state, || draw_beside(words, seen, seat, &key, &captured)).render()
}

fn draw_beside(words: &Words, seen: &Seen, seat: Seat, key: &str, captured: &[Piece]) -> Markup {
    let names: Vec<String> = captured.iter().map(|&piece| piece_name(piece, words)).collect();
    let color = !color_of(seat);
    let negative = seen.negative.get(seat.index()).copied().unwrap_or_default();
    let line = seen.values().red_line;
    let args = [("points", u32::from(negative).into()), ("line", u32::from(line).into())];
    let said = words.say_with("web-chess-negative-said", &args);
    html! {
        div class="beside" data-key=(key) {
            div.captured.none[captured.is_empty()] role="img" aria-label=(
                if captured.is_empty() { words.say("web-chess-captured-none") }
                else { words.say_with("web-chess-captured", &[("pieces", names.join(&words.say("web-between")).into())]) }
            ) {
                @for group in captured.chunk_by(|one, other| one == other) {
                    span class="taken" {
                        @for &piece in group { (pieces::piece(color, piece)) }
                    }
                }
            }
            div.negative.beyond[negative >= line] title=(said) {
                span class="negative-text" aria-hidden="true" { (words.say_with("web-chess-negative", &args)) }
                span class="unseen" { (said) }
                (bar(negative, line))
            }
        }
    }
}

/// Negative points as cells up to the red line; beyond it the line itself is struck through.
fn bar(negative: u16, line: u16) -> Markup {
    html! {
        svg class="bar" viewBox={ "0 0 " (u32::from(line) * 10 + 8) " 12" } preserveAspectRatio="none" aria-hidden="true"
            {
            @for cell in 0..line {
                rect x=(u32::from(cell) * 10) y="2" width="8.6" height="8" class=[(cell < negative).then_some("full")] {}
            }
            rect class="line" x=(u32::from(line) * 10 + 1) y="0" width="4" height="12" {}
        }
    }
}

/// The game's own buttons, always in their places; what cannot be done says why.
pub(super) fn buttons(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    if scene.past || scene.over || scene.yours.is_empty() || seen.asking.is_some() {
        return html! {};
    }
    let values = seen.values();
    let (turn, alone) = (seen.turn(), scene.yours.len() == 1);
    let mine = scene.yours.contains(turn);
    let have = seen.points.get(turn.index()).copied().unwrap_or_default();
    let double = scene.can("button:double");
    let about = match seen.double {
        _ if !mine => words.say("web-chess-double-not-now"),
        Double::Declared | Double::Half => words.say("web-chess-double-on"),
        Double::None if double => {
            words.say_with("web-chess-price-points", &[("points", values.double.into())])
        }
        Double::None => words
            .say_with("web-chess-double-too-few", &[("points", values.double.into()), ("have", have.into())]),
    };
    let undo = scene.offers.iter().find(|offer| offer.action == Action::Undo).map(|offer| offer.seat);
    let undo_text = match undo {
        Some(seat) if !alone => {
            words.say_with("web-chess-undo-of", &[("role", role(words, scene, seat).into())])
        }
        _ => words.say("web-chess-undo"),
    };
    let undo_about = match undo {
        Some(_) => words.say_with("web-chess-price-negative", &[("points", u32::from(values.undo).into())]),
        None => words.say("web-chess-undo-nothing"),
    };
    let on = mine && seen.double != Double::None;
    let doubling = scene.piece("button:double", (on, double, &about), || html! {
        // Not even taking back returns its price, so it asks once more.
        button.button.priced.on[on] type="button" data-place="button:double" data-key="button:double"
            data-sure=(words.say_with("web-chess-double-sure", &[("points", values.double.into())])) disabled[!double] {
            span class="priced-name" { (icons::double()) span data-label { (words.say("web-chess-double")) } }
            small { (about) }
        }
    });
    let taking_back = scene.piece("button:undo", (undo.is_some(), &undo_text), || html! {
        button class="button priced" type="button" data-place="button:undo" data-key="button:undo" disabled[undo.is_none()] {
            span class="priced-name" { (icons::undo()) (undo_text) }
            small { (undo_about) }
        }
    });
    html! { (doubling) (taking_back) }
}

/// Beginning anew, going on from the moment that is looked at (CH-54), leaving.
pub(super) fn ways(scene: &Scene<'_>, goes_on: bool) -> Markup {
    let words = scene.words;
    let onward = (goes_on && (scene.past || scene.over)).then_some(scene.at);
    scene.piece("ways", (onward, scene.over, scene.yours.is_empty()), || html! {
        div class="ways" data-key="ways" {
            @if let Some(at) = onward {
                a class="button main" href={ "/play/chess?from=" (scene.table) "&at=" (at) } data-go-on {
                    (icons::next()) (words.say("web-chess-go-on"))
                }
            }
            // Who watches has nothing to begin anew.
            @if !scene.over && !scene.yours.is_empty() {
                a class="button priced" href={ "/play/chess?from=" (scene.table) } data-restart
                    data-sure=(words.say("web-chess-restart-sure")) {
                    span class="priced-name" { (icons::again()) span data-label { (words.say("web-chess-restart")) } }
                    small { (words.say("web-chess-restart-about")) }
                }
            }
            a class="button" href="/" data-exit { (icons::leave()) (words.say("web-chess-exit")) }
        }
    }).render()
}

/// Before the first move both are asked about tampering (CH-40).
pub(super) fn question(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let Some(_) = seen.asking.filter(|_| !scene.past && seen.end.is_none() && scene.all_sit()) else {
        return html! {};
    };
    let asked =
        scene.offers.iter().find(|offer| matches!(offer.action, Action::Tamper(_))).map(|offer| offer.seat);
    let ways = [None].into_iter().chain(Way::ALL.map(Some));
    html! {
        div class="question" data-key="question" role="group" aria-labelledby="question" dir=(words.lang().direction()) {
            div class="question-body" {
                @if let Some(seat) = asked {
                    p id="question" class="question-words" {
                        @if scene.yours.len() == 1 { (words.say("web-chess-tampering-you")) }
                        @else { (words.say_with("web-chess-tampering-ask", &[("role", role(words, scene, seat).into())])) }
                    }
                    p class="quiet" { (words.say("web-chess-tampering-about")) }
                    div class="question-ways" {
                        @for one in ways {
                            button.button.main[one.is_none()] type="button"
                                data-place={ "button:tamper-" (one.map_or("none", Way::code)) } {
                                (way_name(one, words))
                            }
                        }
                    }
                } @else {
                    p id="question" class="question-words" { (words.say("web-chess-tampering-waiting")) }
                }
            }
        }
    }
}
