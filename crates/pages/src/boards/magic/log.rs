//! The list of what happened, turn by turn. Every entry leads to its moment;
//! `End of Round N` closes a turn (MG-15).

use magic::{Action, Event};
use maud::Markup;
use meydan_core::{Entry, Seq, Step};
use meydan_telling::magic::{sentence, sentences};

use super::super::told::{Turn, list};
use super::Sheet;

/// Picking a card whose target is still to be named is no moment of its own:
/// nobody but its owner knows of it.
pub(super) fn moments(line: &[Entry<Option<Action>>]) -> Vec<Seq> {
    let counts = |entry: &&Entry<Option<Action>>| match entry.step {
        Step::Act { action: Some(action), .. } => !matches!(action, Action::Aim { .. } | Action::Cancel),
        Step::Act { action: None, .. } => false,
        Step::Timer { .. } | Step::Drop { .. } | Step::Rewind { .. } => true,
    };
    line.iter().filter(counts).map(|entry| entry.seq).collect()
}

fn turns(sheet: &Sheet<'_>) -> Vec<Turn> {
    let (seen, entries, who) = (sheet.view, &sheet.happened, |seat| sheet.who(seat));
    let scene = meydan_telling::Scene { view: seen, words: sheet.words, who: &who };
    let began = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Began { round, seat } => Some((*round, *seat)),
            _ => None,
        })
    };
    // How the first turn began is no entry: it is told from what follows, or from how it stands.
    let (round, seat) = entries
        .iter()
        .find_map(|entry| began(entry.events))
        .map_or((seen.round, seen.turn), |(round, seat)| (round.saturating_sub(1), seat.other()));
    let first = sentence(&scene, &Event::Began { round, seat });
    let mut turns = vec![Turn::new(first.into_iter().collect())];
    for entry in entries {
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
    turns
}

pub(super) fn draw(sheet: &Sheet<'_>) -> Markup {
    let newest = moments(&sheet.line).last().copied().unwrap_or(0);
    list(sheet, &turns(sheet), newest)
}
