//! The list of what happened, turn by turn. Every entry leads to its moment;
//! `End of Round N` closes a turn (MG-15).

use magic::{Action, Event, View as Seen};
use maud::Markup;
use meydan_core::Seq;

use super::super::Sheet;
use super::super::told::{Turn, list};
use super::told::{self, Teller};
use crate::pages::model::{Did, LineStep};

/// Picking a card whose target is still to be named is no moment of its own:
/// nobody but its owner knows of it.
pub(super) fn moments(line: &[LineStep]) -> Vec<Seq> {
    let counts = |entry: &&LineStep| match &entry.what {
        Did::Act(_, Some(action)) => !matches!(action.parse(), Ok(Action::Aim { .. } | Action::Cancel)),
        Did::Act(_, None) => false,
        Did::Timer | Did::Drop(_) => true,
    };
    line.iter().filter(counts).map(|entry| entry.seq).collect()
}

fn turns(teller: Teller<'_>, seen: &Seen, line: &[LineStep], entries: &[told::Entry]) -> Vec<Turn> {
    let began = |entry: &told::Entry| {
        entry.events.iter().find_map(|event| match event {
            Event::Began { round, seat } => Some((*round, *seat)),
            _ => None,
        })
    };
    // How the first turn began is no entry: it is told from what follows, or from how it stands.
    let (round, seat) = entries
        .iter()
        .find_map(began)
        .map_or((seen.round, seen.turn), |(round, seat)| (round.saturating_sub(1), seat.other()));
    let first = teller.event(&Event::Began { round, seat });
    let mut turns = vec![Turn::new(first.into_iter().collect())];
    for entry in entries {
        // What comes before the next turn, and what begins it.
        let at = entry.events.iter().position(|event| matches!(event, Event::Began { .. }));
        let (now, next) = entry.events.split_at(at.unwrap_or(entry.events.len()));
        let end = now.iter().position(|event| matches!(event, Event::RoundEnded { .. }));
        let (done, ended) = now.split_at(end.unwrap_or(now.len()));
        let Some(turn) = turns.last_mut() else { continue };
        let mut said = teller.entry(done);
        let dropped = line.iter().find(|step| step.seq == entry.seq).map(|step| &step.what);
        if let Some(Did::Drop(seat)) = dropped {
            let player = ("player", teller.player(*seat).into());
            said.insert(0, teller.words.say_with("web-magic-gave-up", &[player]));
        }
        if !said.is_empty() {
            turn.entries.push((entry.seq, said));
        }
        let mut ended = teller.entry(ended).into_iter();
        turn.end = ended.next().map(|end| (entry.seq, end)).or_else(|| turn.end.take());
        // A game can end with a turn.
        let after: Vec<String> = ended.collect();
        if !after.is_empty() {
            turns.push(Turn::new(after));
        }
        if !next.is_empty() {
            turns.push(Turn::new(teller.entry(next)));
        }
    }
    turns
}

pub(super) fn draw(sheet: &Sheet<'_>, seen: &Seen) -> Markup {
    let teller = Teller { words: sheet.words, players: sheet.players };
    let entries = told::read(sheet.happened);
    let turns = turns(teller, seen, sheet.line, &entries);
    let newest = moments(sheet.line).last().copied().unwrap_or(0);
    list(sheet, &turns, newest)
}
