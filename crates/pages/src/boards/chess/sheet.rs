//! The score sheet: White's turns and Black's beside each other, each with what
//! it earned and what it cost, by rule (CH-20 … CH-33). Every move leads to its
//! moment.

use std::sync::Arc;

use chess::{Action, By, Chess, Fault, Gain, Made, Reason, Turn, View as Seen, color_of};
use maud::{Markup, html};
use meydan_core::{Entry, Seq, Step};
use meydan_telling::chess::{piece_name, reason, way_name};
use meydan_words::Words;

use super::super::AnySheet;
use super::pieces;
use crate::moves::{Listing, link};

type Line = [Entry<Option<Action>>];

/// A move that still stands: its entry, and whether a timer made it.
struct Standing {
    seq: Seq,
    timer: bool,
}

/// Takes one more entry in. What was taken back is gone from the sheet too, and a random
/// move is never taken back.
fn note(standing: &mut Vec<Standing>, entry: &Entry<Option<Action>>) {
    match entry.step {
        Step::Act { action: Some(Action::Move(_)), .. } => {
            standing.push(Standing { seq: entry.seq, timer: false });
        }
        Step::Act { action: Some(Action::Undo), .. } => drop(standing.pop()),
        Step::Timer { .. } => standing.push(Standing { seq: entry.seq, timer: true }),
        _ => {}
    }
}

/// The entries that are stepped through: the moves that stand, and giving up.
pub(super) fn moments(line: &Line) -> Vec<Seq> {
    let mut standing = Vec::new();
    line.iter().for_each(|entry| note(&mut standing, entry));
    let dropped = line.iter().filter(|entry| matches!(entry.step, Step::Drop { .. }));
    standing.iter().map(|one| one.seq).chain(dropped.map(|entry| entry.seq)).collect()
}

/// A turn as it was last listed.
#[derive(PartialEq)]
struct Listed {
    turn: Arc<Turn>,
    /// The entries of its moves; a lost turn has one too.
    of: Vec<Seq>,
}

/// The score sheet.
#[derive(Default)]
pub(super) struct ScoreSheet {
    standing: Vec<Standing>,
    dropped: Vec<Seq>,
    moments: Vec<Seq>,
    /// The entry with which the question about tampering was answered.
    answered: Seq,
    listed: Vec<Listed>,
}

impl ScoreSheet {
    fn take_in(&mut self, line: &Line) {
        for entry in line {
            note(&mut self.standing, entry);
            match entry.step {
                Step::Act { action: Some(Action::Tamper(_)), .. } => self.answered = entry.seq,
                Step::Drop { .. } => self.dropped.push(entry.seq),
                _ => {}
            }
        }
        self.moments.clear();
        self.moments.extend(self.standing.iter().map(|one| one.seq).chain(self.dropped.iter().copied()));
    }

    /// Finds the entries of every turn; how many turns are listed as they were. A turn that was
    /// played by itself belongs to the entry before it, unless a timer made it.
    fn arrange(&mut self, seen: &Seen) -> usize {
        let mut latest = self.answered;
        let mut standing = self.standing.iter().peekable();
        let mut keep = None;
        for (index, turn) in seen.sheet.iter().enumerate() {
            let mut of = self.listed.get_mut(index).map_or_else(Vec::new, |one| std::mem::take(&mut one.of));
            let mut same = self.listed.get(index).is_some_and(|one| Arc::ptr_eq(&one.turn, turn));
            let parts = turn.moves.len() + usize::from(turn.lost.is_some());
            same &= of.len() == parts;
            of.resize(parts, 0);
            for (made, part) in turn.moves.iter().map(Some).chain([None]).zip(&mut of) {
                let own = match made.map(|made| made.by) {
                    Some(By::Player) => standing.next(),
                    Some(By::Tampering) => standing.next_if(|one| one.timer),
                    Some(By::RedLine) | None => None,
                };
                latest = own.map_or(latest, |one| one.seq);
                same &= *part == latest;
                *part = latest;
            }
            if !same && keep.is_none() {
                keep = Some(index);
            }
            let listed = Listed { turn: Arc::clone(turn), of };
            match self.listed.get_mut(index) {
                Some(one) => *one = listed,
                None => self.listed.push(listed),
            }
        }
        self.listed.truncate(seen.sheet.len());
        keep.unwrap_or(seen.sheet.len())
    }

    /// The place to which one went or the last before it.
    fn shown(&self, sheet: &AnySheet<'_>) -> Option<(usize, usize)> {
        let all = self.listed.iter().enumerate();
        let mut all = all
            .flat_map(|(turn, one)| one.of.iter().enumerate().map(move |(part, &seq)| ((turn, part), seq)));
        let step = sheet.step;
        all.rfind(|&(_, seq)| step.is_none_or(|step| seq <= step)).map(|(place, _)| place)
    }

    fn item(&self, sheet: &AnySheet<'_>, seen: &Seen, index: usize, shown: Option<(usize, usize)>) -> Markup {
        let (words, Listed { turn, of }) = (sheet.words, &self.listed[index]);
        let newest = self.moments.last().copied().unwrap_or(0);
        let link = |part: usize, text: &Markup| {
            let seq = of.get(part).copied().unwrap_or(newest);
            link(sheet, seq, seq == newest, shown == Some((index, part)), "", None, text)
        };
        html! {
            li class={ "turn " (pieces::side(color_of(turn.seat))) } {
                span class="move-number" { (words.number(i64::from(turn.number))) }
                div class="turn-body" {
                    @for (part, made) in turn.moves.iter().enumerate() {
                        (link(part, &moved(words, made)))
                        (ledger(words, made))
                    }
                    @if let Some(lost) = turn.lost {
                        (link(of.len().saturating_sub(1), &html! { bdi class="lost" { (lost) } }))
                        (why("fault", &words.say("web-chess-why-lost"), None))
                    }
                    (costs(words, seen, turn))
                }
            }
        }
    }
}

impl Listing for ScoreSheet {
    fn go_on(&mut self, sheet: &AnySheet<'_>) -> (usize, Vec<Markup>) {
        if sheet.known.is_none() {
            *self = ScoreSheet::default();
        }
        let Some(own) = sheet.of::<Chess>() else { return (0, Vec::new()) };
        self.take_in(&own.line);
        let keep = self.arrange(own.view);
        let shown = if sheet.page { self.shown(sheet) } else { None };
        let new = (keep..self.listed.len()).filter(|&index| !self.listed[index].turn.is_blank());
        // Only the turn that is being played can be blank.
        (keep, new.map(|index| self.item(sheet, own.view, index, shown)).collect())
    }

    fn moments(&self) -> &[Seq] {
        &self.moments
    }

    fn before(&self, sheet: &AnySheet<'_>) -> Markup {
        sheet.view.of::<Chess>().map(|seen| terms(sheet.words, seen)).unwrap_or_default()
    }

    fn class(&self) -> &'static str {
        "sheet"
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
