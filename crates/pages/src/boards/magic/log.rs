//! The list of what happened, turn by turn. Every entry leads to its moment;
//! `End of Round N` closes a turn (MG-15).

use magic::{Action, Event, Magic};
use maud::Markup;
use meydan_core::{Entry, Seq, Step};
use meydan_telling::magic::{sentence, sentences};

use super::super::AnySheet;
use super::super::told::{Turn, items};
use super::Sheet;
use crate::moves::Listing;

/// Picking a card whose target is still to be named is no moment of its own:
/// nobody but its owner knows of it.
pub(super) fn moments(line: &[Entry<Option<Action>>]) -> Vec<Seq> {
    let counts = |entry: &&Entry<Option<Action>>| match entry.step {
        Step::Act { action: Some(action), .. } => !matches!(action, Action::Aim { .. } | Action::Cancel),
        Step::Act { action: None, .. } | Step::Here { .. } | Step::Pause {} => false,
        _ => true,
    };
    line.iter().filter(counts).map(|entry| entry.seq).collect()
}

/// How the first turn began is no entry: it is told from what follows, or from how it stands.
fn first(sheet: &Sheet<'_>) -> Turn {
    let began = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Began { round, seat } => Some((*round, *seat)),
            _ => None,
        })
    };
    let seen = sheet.view;
    let (round, seat) = sheet
        .happened
        .iter()
        .find_map(|entry| began(entry.events))
        .map_or((seen.round, seen.turn), |(round, seat)| (round.saturating_sub(1), seat.other()));
    let who = |seat| sheet.who(seat);
    let scene = meydan_telling::Scene { view: seen, words: sheet.words, who: &who };
    Turn::new(sentence(&scene, &Event::Began { round, seat }).into_iter().collect())
}

/// What happened, turn by turn.
#[derive(Default)]
pub(super) struct Log {
    moments: Vec<Seq>,
    /// How many turns are listed before the last one.
    before: usize,
    last: Option<Turn>,
}

impl Log {
    /// Goes on with what happened; gives the turns from the last that was listed on.
    fn tell(&mut self, sheet: &Sheet<'_>) -> Vec<Turn> {
        let who = |seat| sheet.who(seat);
        let scene = meydan_telling::Scene { view: sheet.view, words: sheet.words, who: &who };
        let mut turns = vec![self.last.take().unwrap_or_else(|| first(sheet))];
        for entry in &sheet.happened {
            // What comes before the next turn, and what begins it.
            let at = entry.events.iter().position(|event| matches!(event, Event::Began { .. }));
            let (now, next) = entry.events.split_at(at.unwrap_or(entry.events.len()));
            let end = now.iter().position(|event| matches!(event, Event::RoundEnded { .. }));
            let (done, ended) = now.split_at(end.unwrap_or(now.len()));
            let Some(turn) = turns.last_mut() else { continue };
            let mut said = sentences(&scene, done);
            if let Some(seat) = sheet.dropped(entry.seq) {
                said.insert(0, sheet.words.say_with("web-magic-gave-up", &[("player", who(seat).into())]));
            }
            if !said.is_empty() {
                turn.entries.push((entry.seq, said));
            }
            let mut ended = sentences(&scene, ended).into_iter();
            turn.end = ended.next().map(|end| (entry.seq, end)).or_else(|| turn.end.take());
            // A game can end with a turn.
            let after: Vec<String> = ended.collect();
            if !after.is_empty() {
                turns.push(Turn::new(after));
            }
            if !next.is_empty() {
                turns.push(Turn::new(sentences(&scene, next)));
            }
        }
        self.last = turns.last().cloned();
        turns
    }
}

impl Listing for Log {
    fn go_on(&mut self, sheet: &AnySheet<'_>) -> (usize, Vec<Markup>) {
        if sheet.known.is_none() {
            *self = Log::default();
        }
        let Some(own) = sheet.of::<Magic>() else { return (0, Vec::new()) };
        self.moments.extend(moments(&own.line));
        let keep = self.before;
        let turns = self.tell(&own);
        self.before += turns.len() - 1;
        (keep, items(sheet, &turns, self.moments.last().copied().unwrap_or(0)))
    }

    fn moments(&self) -> &[Seq] {
        &self.moments
    }

    fn class(&self) -> &'static str {
        "told"
    }
}
