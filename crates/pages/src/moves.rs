//! The list of moves of a table, and the ways from one moment to another.
//! Every way is a plain link, so that it leads somewhere without a script too.

use maud::{Markup, html};
use meydan_core::{AnyAction, Entry, Seat, Seq, Step};
use meydan_telling::Style;
use meydan_words::Words;

use super::boards::{AnyBoard, AnySheet};
use super::canvas::Canvas;
use super::model::TableModel;
use super::{boards, icons, names, parts};

/// An entry of the line.
type LineStep = Entry<Option<AnyAction>>;

/// The moments that can be looked at from the one that is shown; 0 is the start.
pub(super) struct Around {
    pub(super) first: Option<Seq>,
    pub(super) previous: Option<Seq>,
    pub(super) next: Option<Seq>,
    pub(super) last: Option<Seq>,
    /// The last moment there is, which is now.
    newest: Seq,
}

fn around(line: &[&LineStep], step: Option<Seq>) -> Around {
    let shown = match step {
        None => line.len(),
        Some(step) => line.iter().filter(|entry| entry.seq <= step).count(),
    };
    let after = |moves: usize| if moves == 0 { Some(0) } else { line.get(moves - 1).map(|entry| entry.seq) };
    let back = (shown > 0).then(|| after(shown - 1)).flatten();
    let on = (shown < line.len()).then(|| after(shown + 1)).flatten();
    let last = on.and_then(|_| after(line.len()));
    let newest = line.last().map_or(0, |entry| entry.seq);
    Around { first: back.and(Some(0)), previous: back, next: on, last, newest }
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

/// The list of what was done. It only grows, but for what is taken back, so it is gone on with
/// instead of being drawn anew.
pub(crate) trait Listing: Send {
    /// Takes in what is new of a sheet, or all of it where that is not known
    /// (`AnySheet::known`): how many of its items stay, and those that follow them.
    fn go_on(&mut self, sheet: &AnySheet<'_>) -> (usize, Vec<Markup>);
    /// The moments that are stepped through.
    fn moments(&self) -> &[Seq];
    /// What stands before the list.
    fn before(&self, _sheet: &AnySheet<'_>) -> Markup {
        html! {}
    }
    /// What else the list is, for its style.
    fn class(&self) -> &'static str {
        ""
    }
}

/// The sheet of a model.
pub(super) fn sheet<'a>(model: &'a TableModel<'_>, words: &'static Words, page: bool) -> AnySheet<'a> {
    AnySheet {
        words,
        game: model.facts.id,
        view: model.now.as_ref().unwrap_or(&model.view),
        line: &model.line,
        happened: &model.happened,
        players: &model.players,
        table: &model.id,
        known: model.known.filter(|_| !page),
        step: model.step,
        page,
    }
}

/// The moments around the one that is shown.
pub(super) fn stops(model: &TableModel<'_>) -> Around {
    around(&listed(model.facts.id, &model.line), model.step)
}

/// The list with its head, drawn whole.
pub(super) fn moves(model: &TableModel<'_>, words: &'static Words) -> Markup {
    let sheet = sheet(model, words, true);
    let mut listing = boards::of(model.facts.id).listing();
    let (_, items) = listing.go_on(&sheet);
    let line = listed(model.facts.id, &model.line);
    part(model, &sheet, listing.as_ref(), &around(&line, model.step), items.is_empty(), &items, None)
}

/// The same without the items of the list, which are told apart.
pub(super) fn frame(
    model: &TableModel<'_>,
    sheet: &AnySheet<'_>,
    listing: &dyn Listing,
    empty: bool,
    canvas: &Canvas<'_>,
) -> Markup {
    let moments = listing.moments();
    let before = moments.len().checked_sub(1).map(|last| last.checked_sub(1).map_or(0, |at| moments[at]));
    let newest = moments.last().copied().unwrap_or(0);
    let around = Around { first: before.and(Some(0)), previous: before, next: None, last: None, newest };
    part(model, sheet, listing, &around, empty, &[], Some(canvas))
}

fn part(
    model: &TableModel<'_>,
    sheet: &AnySheet<'_>,
    listing: &dyn Listing,
    around: &Around,
    empty: bool,
    items: &[Markup],
    canvas: Option<&Canvas<'_>>,
) -> Markup {
    let (words, newest) = (sheet.words, around.newest);
    let go = |key: &'static str, to: Option<Seq>, icon: fn() -> Markup| {
        Canvas::piece(canvas, key, (to, to == Some(newest)), || go(model, words, newest, key, to, &icon()))
    };
    let steps = [
        go("web-step-first", around.first, icons::first),
        go("web-step-previous", around.previous, icons::previous),
        go("web-step-next", around.next, icons::next),
        go("web-step-last", around.last, icons::last),
    ];
    let before = listing.before(sheet);
    // How what stands in the list is read.
    let about = format!("web-{}-moves-about", model.facts.id);
    // Where more than two play, each move says whose it is.
    let named = if model.facts.most_seats > 2 { "named" } else { "" };
    let class = ["moves", named, listing.class()].into_iter().filter(|class| !class.is_empty());
    let class = class.collect::<Vec<_>>().join(" ");
    Canvas::frame(canvas, (empty, &before.0), || {
        html! {
            div class="moves-head" {
                h2 { (words.say("web-table-moves")) }
                div class="steps" role="group" aria-label=(words.say("web-table-moves")) {
                    @for step in &steps { (step) }
                }
            }
            (before)
            @if words.has(&about) && !empty { p class="moves-about quiet" { (words.say(&about)) } }
            @if empty {
                p class="quiet" { (words.say("web-table-no-moves")) }
            } @else {
                ol class=(class) tabindex="0" aria-label=(words.say("web-table-moves")) data-key="list" {
                    @for item in items { (item) }
                }
            }
            @if model.step.is_some() {
                p { a class="button small" href={ "/table/" (model.id) } data-at="now" { (words.say("web-step-now")) } }
            }
        }
    })
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
            None => span class="tool step" data-key=(key) aria-hidden="true" { (icon) },
            Some(to) if to == newest => {
                a class="tool step" data-key=(key) href={ "/table/" (model.id) } data-at="now" data-step=(key)
                    aria-label=(label) title=(label) { (icon) }
            }
            Some(to) => {
                a class="tool step" data-key=(key) href={ "/table/" (model.id) "?at=" (to) } data-at=(to) data-step=(key)
                    aria-label=(label) title=(label) { (icon) }
            }
        }
    }
}

/// The way to the moment after an entry. On a whole page the newest is now, and the one that
/// is looked at is marked; where the list goes on, the script knows both.
pub(crate) fn link(
    sheet: &AnySheet<'_>,
    seq: Seq,
    now: bool,
    shown: bool,
    class: &str,
    label: Option<&str>,
    text: &Markup,
) -> Markup {
    let now = now && sheet.page;
    html! {
        a class=[(!class.is_empty()).then_some(class)] href={ "/table/" (sheet.table) @if !now { "?at=" (seq) } }
            data-at={ @if now { "now" } @else { (seq) } } data-entry=(seq) aria-label=[label]
            aria-current=[(shown && sheet.page).then_some("step")] { (text) }
    }
}

/// The list of a game that has no sheet of its own: every entry, by turns.
pub(crate) struct Entries {
    board: &'static dyn AnyBoard,
    moments: Vec<Seq>,
    turns: usize,
    /// The entries of the last turn, which may go on.
    last: Vec<LineStep>,
}

impl Entries {
    pub(crate) fn new(board: &'static dyn AnyBoard) -> Entries {
        Entries { board, moments: Vec::new(), turns: 0, last: Vec::new() }
    }

    fn goes_on(&self, entry: &LineStep) -> bool {
        match (self.last.last().map(|before| &before.step), &entry.step) {
            (
                Some(Step::Act { seat: one, action: Some(before) }),
                Step::Act { seat: other, action: Some(action) },
            ) => one == other && self.board.goes_on(before, action),
            _ => false,
        }
    }
}

impl Listing for Entries {
    fn go_on(&mut self, sheet: &AnySheet<'_>) -> (usize, Vec<Markup>) {
        if sheet.known.is_none() {
            (self.turns, self.moments, self.last) = (0, Vec::new(), Vec::new());
        }
        let newest = sheet.line.last().map_or(0, |entry| entry.seq);
        let shown = sheet.shown(sheet.line.iter().map(|entry| entry.seq));
        let mut keep = self.turns;
        let mut items = Vec::new();
        for entry in sheet.line {
            if self.goes_on(entry) {
                keep -= usize::from(keep == self.turns);
                items.pop();
            } else {
                self.turns += 1;
                self.last.clear();
            }
            self.last.push(entry.clone());
            self.moments.push(entry.seq);
            items.push(html! {
                li {
                    @for (part, entry) in self.last.iter().enumerate() {
                        (line_step(self.board, sheet, entry, self.turns, part == 0, entry.seq == newest, shown == Some(entry.seq)))
                    }
                }
            });
        }
        (keep, items)
    }

    fn moments(&self) -> &[Seq] {
        &self.moments
    }
}

/// An entry of a turn; number and sign stand before the first one only.
fn line_step(
    board: &dyn AnyBoard,
    sheet: &AnySheet<'_>,
    entry: &LineStep,
    turn: usize,
    first: bool,
    newest: bool,
    shown: bool,
) -> Markup {
    let (words, game) = (sheet.words, sheet.game);
    let told = |seat, text: String| (seat, text.clone(), text);
    let by_name = board.fittings().tells;
    let speaker = names::Speaker { words, game, view: sheet.view, players: sheet.players, by_name };
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
        step => told(None, meydan_telling::of_hall(words, step).unwrap_or_default()),
    };
    let role = seat.map_or_else(String::new, |seat| names::role(words, game, sheet.players, seat));
    let player = seat.and_then(|seat| sheet.players.get(seat.index()));
    let who = player.filter(|player| player.number.is_some()).map(|player| names::short(words, game, player));
    let sign = seat
        .and_then(|seat: Seat| sheet.players.get(seat.index()))
        .map(|player| board.sign(words, player.role));
    let number = parts::count(turn);
    let label = words.say_with(
        "web-move-label",
        &[("number", number.into()), ("role", role.into()), ("move", (&said).into())],
    );
    let text = html! {
        @if first {
            span class="move-number" { (words.number(i64::from(number))) }
            @match who {
                Some(who) => span class="move-who" dir="auto" { (who) },
                None => @if let Some(sign) = sign { span class="sign" { (sign) } },
            }
        }
        span title=[(said != text).then_some(&said)] { bdi { (text) } }
    };
    link(sheet, entry.seq, newest, shown, "", Some(&label), &text)
}
