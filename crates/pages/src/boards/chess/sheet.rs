//! The score sheet: White's turns and Black's beside each other, each with what
//! it earned and what it cost, by rule (CH-20 … CH-33). Every move leads to its
//! moment.

use chess::{Action, By, Fault, Gain, Made, Reason, Turn, View as Seen, color_of};
use maud::{Markup, html};
use meydan_core::{Entry, Seq, Step};
use meydan_telling::chess::{piece_name, reason, way_name};
use meydan_words::Words;

use super::{Sheet, pieces};

type Line = [Entry<Option<Action>>];

/// A move that still stands: its entry, and whether a timer made it.
struct Standing {
    seq: Seq,
    timer: bool,
}

/// The entries whose moves still stand. What was taken back is gone from the
/// sheet too, and a random move is never taken back.
fn standing(line: &Line) -> Vec<Standing> {
    let mut standing = Vec::new();
    for entry in line {
        match entry.step {
            Step::Act { action: Some(Action::Move(_)), .. } => {
                standing.push(Standing { seq: entry.seq, timer: false });
            }
            Step::Act { action: Some(Action::Undo), .. } => drop(standing.pop()),
            Step::Timer { .. } => standing.push(Standing { seq: entry.seq, timer: true }),
            Step::Act { .. } | Step::Drop { .. } | Step::Rewind { .. } => {}
        }
    }
    standing
}

/// The entries that are stepped through: the moves that stand, and giving up.
pub(super) fn moments(line: &Line) -> Vec<Seq> {
    let mut moments: Vec<Seq> = standing(line).iter().map(|one| one.seq).collect();
    moments
        .extend(line.iter().filter(|entry| matches!(entry.step, Step::Drop { .. })).map(|entry| entry.seq));
    moments
}

/// For each turn the entries of its moves; a lost turn has one too. A turn that
/// was played by itself belongs to the entry before it, unless a timer made it.
fn entries(seen: &Seen, line: &Line) -> Vec<Vec<Seq>> {
    let answered = line.iter().rev().find_map(|entry| match entry.step {
        Step::Act { action: Some(Action::Tamper(_)), .. } => Some(entry.seq),
        _ => None,
    });
    let mut latest = answered.unwrap_or(0);
    let mut standing = standing(line).into_iter().peekable();
    let turn = |turn: &Turn| {
        let mut found = Vec::new();
        for made in &turn.moves {
            let own = match made.by {
                By::Player => standing.next(),
                By::Tampering => standing.next_if(|one| one.timer),
                By::RedLine => None,
            };
            latest = own.map_or(latest, |one| one.seq);
            found.push(latest);
        }
        if turn.lost.is_some() {
            found.push(latest);
        }
        found
    };
    seen.sheet.iter().map(turn).collect()
}

/// Whether it is the place to which one went or the last before it.
fn shown(entries: &[Vec<Seq>], step: Option<Seq>) -> Option<(usize, usize)> {
    let mut all = entries
        .iter()
        .enumerate()
        .flat_map(|(turn, of)| of.iter().enumerate().map(move |(part, &seq)| ((turn, part), seq)));
    all.rfind(|&(_, seq)| step.is_none_or(|step| seq <= step)).map(|(place, _)| place)
}

pub(super) fn draw(sheet: &Sheet<'_>, seen: &Seen) -> Markup {
    let words = sheet.words;
    let entries = entries(seen, &sheet.line);
    let shown = shown(&entries, sheet.step);
    let newest = moments(&sheet.line).last().copied().unwrap_or(0);
    html! {
        (terms(words, seen))
        @if seen.sheet.iter().all(Turn::is_blank) {
            p class="quiet" { (words.say("web-table-no-moves")) }
        } @else {
            ol class="moves sheet" tabindex="0" aria-label=(words.say("web-table-moves")) {
                @for (index, turn) in seen.sheet.iter().enumerate().filter(|(_, turn)| !turn.is_blank()) {
                    @let of = entries.get(index).map_or(&[][..], Vec::as_slice);
                    li class={ "turn " (pieces::side(color_of(turn.seat))) } data-key={ "turn:" (index) } {
                        span class="move-number" { (words.number(i64::from(turn.number))) }
                        div class="turn-body" {
                            @for (part, made) in turn.moves.iter().enumerate() {
                                @let seq = of.get(part).copied().unwrap_or(newest);
                                (link(sheet, seq, newest, shown == Some((index, part)), &moved(words, made)))
                                (ledger(words, made))
                            }
                            @if let Some(lost) = turn.lost {
                                @let text = html! { bdi class="lost" { (lost) } };
                                @let seq = of.last().copied().unwrap_or(newest);
                                (link(sheet, seq, newest, shown == Some((index, of.len().saturating_sub(1))), &text))
                                (why("fault", &words.say("web-chess-why-lost"), None))
                            }
                            (costs(words, seen, turn))
                        }
                    }
                }
            }
        }
    }
}

/// What the players have agreed on besides the usual.
fn terms(words: &Words, seen: &Seen) -> Markup {
    let way = seen
        .way
        .map(|way| words.say_with("web-chess-term-tampering", &[("way", way_name(Some(way), words).into())]));
    let side = seen.side_threats.then(|| words.say("web-chess-term-side-threats"));
    let terms: Vec<String> = way.into_iter().chain(side).collect();
    html! { @if !terms.is_empty() { p class="terms quiet" { (terms.join(" · ")) } } }
}

/// A way to a moment.
fn link(sheet: &Sheet<'_>, seq: Seq, newest: Seq, current: bool, text: &Markup) -> Markup {
    let now = seq == newest;
    html! {
        a href={ "/table/" (sheet.table) @if !now { "?at=" (seq) } } data-at={ @if now { "now" } @else { (seq) } }
            data-entry=(seq) aria-current=[current.then_some("step")] { (text) }
    }
}

/// A move with its sum.
fn moved(words: &Words, made: &Made) -> Markup {
    html! {
        // A mate inside a double move earns nothing and is written as a check.
        @let mate = made.gains.iter().any(|gain| gain.reason == Reason::Mate);
        bdi { (made.written) @if mate { "#" } @else if made.check { "+" } }
        @if let Some(captured) = made.captured {
            span class="unseen" {
                (words.say_with("chess-gain-capture", &[("piece", piece_name(captured.piece, words).into())]))
            }
        }
        @if !made.gains.is_empty() { b class="sum" { (signed(words, made.earned())) } }
    }
}

/// A number with its sign, which stands before it in every language.
fn signed(words: &Words, number: i32) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("\u{2066}{sign}{}\u{2069}", words.number(i64::from(number.abs())))
}

/// One line of the ledger.
fn why(class: &str, text: &str, number: Option<String>) -> Markup {
    told(class, &html! { (text) }, number)
}

fn told(class: &str, text: &Markup, number: Option<String>) -> Markup {
    html! {
        p class={ "why " (class) } {
            span { (text) } @if let Some(number) = number { " " b { (number) } }
        }
    }
}

/// What points are for; of several threatened pieces each says where it stands.
fn gain(words: &Words, gain: &Gain) -> Markup {
    let text = reason(gain.reason, words);
    let at = matches!(gain.reason, Reason::Threat { .. }).then_some(gain.at);
    html! { (text) @if let Some(at) = at { " " bdi class="at" { (at) } } }
}

/// What a move earned, and that it was not the player's own.
fn ledger(words: &Words, made: &Made) -> Markup {
    html! {
        @match made.by {
            By::Player => {},
            By::RedLine => (why("chance", &words.say("web-chess-why-red-line"), None)),
            By::Tampering => (why("chance", &words.say("web-chess-why-tampering"), None)),
        }
        @for one in &made.gains { (told("gain", &gain(words, one), Some(signed(words, one.points)))) }
    }
}

fn fault(words: &Words, fault: Fault, points: u16) -> Markup {
    let text = words.say(&format!("chess-fault-{}", fault.code()));
    let number = words.say_with("web-chess-why-negative", &[("points", u32::from(points).into())]);
    why("fault", &text, Some(number))
}

/// What a turn cost.
fn costs(words: &Words, seen: &Seen, turn: &Turn) -> Markup {
    let values = seen.values();
    html! {
        @if turn.double {
            (why("price", &words.say("web-chess-why-double"), Some(signed(words, -values.double))))
        }
        @for (one, points) in &turn.faults { (fault(words, *one, *points)) }
        @if turn.moves.iter().any(|made| made.back) { (fault(words, Fault::Back, values.back)) }
        @if turn.off > 0 {
            (why("off", &words.say_with("web-chess-why-off", &[("points", u32::from(turn.off).into())]), None))
        }
    }
}
