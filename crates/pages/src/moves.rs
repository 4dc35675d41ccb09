//! The list of moves of a table, and the ways from one moment to another.
//! Every way is a plain link, so that it leads somewhere without a script too.

use maud::{Markup, html};
use meydan_core::{AnyAction, Entry, Seat, Seq, Step};
use meydan_telling::Style;
use meydan_words::Words;

use super::boards::AnySheet;
use super::model::TableModel;
use super::{boards, icons, names, parts};

/// An entry of the line.
type LineStep = Entry<Option<AnyAction>>;

/// The moments that can be looked at from the one that is shown; 0 is the start.
struct Around {
    first: Option<Seq>,
    previous: Option<Seq>,
    next: Option<Seq>,
    last: Option<Seq>,
}

fn around(line: &[&LineStep], step: Option<Seq>) -> Around {
    let shown = match step {
        None => line.len(),
        Some(step) => line.iter().filter(|entry| entry.seq <= step).count(),
    };
    let after = |moves: usize| if moves == 0 { Some(0) } else { line.get(moves - 1).map(|entry| entry.seq) };
    let back = (shown > 0).then(|| after(shown - 1)).flatten();
    let on = (shown < line.len()).then(|| after(shown + 1)).flatten();
    Around { first: back.and(Some(0)), previous: back, next: on, last: on.and_then(|_| after(line.len())) }
}

/// The entries that are listed and stepped through.
pub(super) fn listed<'a>(game: &str, line: &'a [LineStep]) -> Vec<&'a LineStep> {
    let moments = boards::of(game).moments(line);
    let counts =
        |entry: &&LineStep| moments.as_ref().is_none_or(|moments| moments.binary_search(&entry.seq).is_ok());
    line.iter().filter(counts).collect()
}

/// The turn that each entry belongs to, from 1: what goes on with a turn has the number of its beginning.
pub(super) fn turns(game: &str, line: &[&LineStep]) -> Vec<usize> {
    let board = boards::of(game);
    let goes_on = |before: &LineStep, entry: &LineStep| match (&before.step, &entry.step) {
        (Step::Act { seat: one, action: Some(before) }, Step::Act { seat: other, action: Some(action) }) => {
            one == other && board.goes_on(before, action)
        }
        _ => false,
    };
    let mut turn = 0;
    let number = |(index, entry): (usize, &&LineStep)| {
        let before = index.checked_sub(1).and_then(|before| line.get(before));
        turn += usize::from(!before.is_some_and(|before| goes_on(before, entry)));
        turn
    };
    line.iter().enumerate().map(number).collect()
}

pub(super) fn moves(model: &TableModel<'_>, words: &'static Words) -> Markup {
    let line = listed(model.facts.id, &model.line);
    let Around { first, previous, next, last } = around(&line, model.step);
    let numbers = turns(model.facts.id, &line);
    let entries: Vec<(usize, usize)> = numbers.into_iter().enumerate().collect();
    let newest = line.last().map_or(0, |entry| entry.seq);
    let go = |key, to, icon: &Markup| go(model, words, newest, key, to, icon);
    let sheet = boards::of(model.facts.id).sheet(&AnySheet {
        words,
        view: model.now.as_ref().unwrap_or(&model.view),
        line: &model.line,
        happened: &model.happened,
        players: &model.players,
        step: model.step,
        table: &model.id,
    });
    html! {
        div class="moves-head" {
            h2 { (words.say("web-table-moves")) }
            div class="steps" data-key="steps" role="group" aria-label=(words.say("web-table-moves")) {
                (go("web-step-first", first, &icons::first()))
                (go("web-step-previous", previous, &icons::previous()))
                (go("web-step-next", next, &icons::next()))
                (go("web-step-last", last, &icons::last()))
            }
        }
        @if let Some(sheet) = sheet {
            (sheet)
        } @else if line.is_empty() {
            p class="quiet" { (words.say("web-table-no-moves")) }
        } @else {
            // Where more than two play, each move says whose it is.
            ol.moves.named[model.facts.most_seats > 2] tabindex="0" aria-label=(words.say("web-table-moves")) {
                @for turn in entries.chunk_by(|(_, one), (_, other)| one == other) {
                    li data-key={ "turn:" (turn[0].1) } {
                        @for (part, &(index, number)) in turn.iter().enumerate() {
                            (line_step(model, words, &line, index, number, part == 0))
                        }
                    }
                }
            }
        }
        @if model.step.is_some() {
            p { a class="button small" href={ "/table/" (model.id) } data-at="now" { (words.say("web-step-now")) } }
        }
    }
}

/// A way to another moment; the last one is now.
fn go(
    model: &TableModel<'_>,
    words: &Words,
    newest: Seq,
    key: &str,
    to: Option<Seq>,
    icon: &Markup,
) -> Markup {
    let label = words.say(key);
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

/// An entry of a turn; number and sign stand before the first one only.
fn line_step(
    model: &TableModel<'_>,
    words: &Words,
    line: &[&LineStep],
    index: usize,
    turn: usize,
    first: bool,
) -> Markup {
    let game = model.facts.id;
    let Some(entry) = line.get(index) else { return html! {} };
    let board = boards::of(game);
    let newest = index + 1 == line.len();
    let shown = match model.step {
        None => newest,
        Some(step) => entry.seq <= step && line.get(index + 1).is_none_or(|following| following.seq > step),
    };
    let told = |seat, text: String| (seat, text.clone(), text);
    let speaker = parts::speaker(model, words);
    let action = |action: &AnyAction, style| {
        let said = speaker.say(|telling, scene| telling.action(scene, action, style));
        said.unwrap_or_else(|| action.to_string())
    };
    let (seat, text, said) = match &entry.step {
        Step::Act { seat, action: Some(done) } => {
            (Some(*seat), action(done, Style::Item), action(done, Style::Sentence))
        }
        Step::Act { seat, action: None } => told(Some(*seat), words.say("web-move-hidden")),
        // A line has no rewinds: they are followed.
        Step::Timer { .. } | Step::Rewind { .. } => told(None, words.say("web-move-timer")),
        Step::Drop { seat } => told(Some(*seat), words.say("web-move-drop")),
    };
    let role = seat.map_or_else(String::new, |seat| names::role(words, game, &model.players, seat));
    let player = seat.and_then(|seat| model.players.get(seat.index()));
    let who = player.filter(|player| player.number.is_some()).map(|player| names::short(words, game, player));
    let sign = seat
        .and_then(|seat: Seat| model.players.get(seat.index()))
        .map(|player| board.sign(words, player.role));
    let number = parts::count(turn);
    let label = words.say_with(
        "web-move-label",
        &[("number", number.into()), ("role", role.into()), ("move", said.into())],
    );
    let (href, at) = if newest {
        (format!("/table/{}", model.id), "now".to_owned())
    } else {
        (format!("/table/{}?at={}", model.id, entry.seq), entry.seq.to_string())
    };
    html! {
        a href=(href) data-at=(at) data-entry=(entry.seq) aria-label=(label)
            aria-current=[shown.then_some("step")] {
            @if first {
                span class="move-number" { (words.number(i64::from(number))) }
                @match who {
                    Some(who) => span class="move-who" dir="auto" { (who) },
                    None => @if let Some(sign) = sign { span class="sign" { (sign) } },
                }
            }
            bdi { (text) }
        }
    }
}
