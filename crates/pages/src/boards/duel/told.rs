//! The list of what happened, turn by turn; and the attack that is under way.

use duel::Event;
use maud::Markup;
use meydan_core::Seat;
use meydan_telling::duel::Tale;

use super::super::told::{Turn, list};
use super::side::Attack;
use super::{Scene, Sheet};

fn turns(sheet: &Sheet<'_>) -> Vec<Turn> {
    let who = |seat| sheet.who(seat);
    let tale = Tale { view: sheet.view, words: sheet.words, who: &who };
    // How the first turn began is no entry.
    let began = tale.sentence(&Event::RoundBegan { round: 1, seat: Seat::FIRST });
    let mut turns = vec![Turn::new(began.into_iter().collect())];
    let events: Vec<&[Event]> = sheet.happened.iter().map(|entry| entry.events).collect();
    for (entry, said) in sheet.happened.iter().zip(tale.sentences(&events)) {
        let mut now: Vec<String> = Vec::new();
        if let Some(seat) = sheet.dropped(entry.seq) {
            now.push(sheet.words.say_with("web-duel-gave-up", &[("player", who(seat).into())]));
        }
        for (index, sentence) in said {
            let begins = matches!(entry.events[index], Event::TurnPassed { .. } | Event::RoundBegan { .. });
            if begins {
                if !now.is_empty()
                    && let Some(turn) = turns.last_mut()
                {
                    turn.entries.push((entry.seq, std::mem::take(&mut now)));
                }
                turns.push(Turn::new(vec![sentence]));
            } else {
                now.push(sentence);
            }
        }
        if let Some(turn) = turns.last_mut().filter(|_| !now.is_empty()) {
            turn.entries.push((entry.seq, now));
        }
    }
    turns
}

/// The list.
pub(super) fn draw(sheet: &Sheet<'_>) -> Markup {
    list(sheet, &turns(sheet), sheet.line.last().map_or(0, |entry| entry.seq))
}

/// The attack that is declared and not yet fought.
pub(super) fn attack(scene: &Scene<'_>) -> Option<Attack> {
    let mut events = scene.happened.iter().rev().flat_map(|entry| entry.events.iter().rev());
    events.find_map(|event| match event {
        Event::Attacked { seat, from, to } => Some(Some(Attack { seat: *seat, from: *from, to: *to })),
        Event::Fought { .. }
        | Event::HitDirectly { .. }
        | Event::AttackNegated { .. }
        | Event::AttackReturned { .. }
        | Event::Phase { .. }
        | Event::TurnPassed { .. }
        | Event::RoundBegan { .. }
        | Event::RoundEnded { .. } => Some(None),
        _ => None,
    })?
}
