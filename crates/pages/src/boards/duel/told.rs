//! The list of what happened, turn by turn; and the attack that is under way.

use duel::{Duel, Event};
use maud::Markup;
use meydan_core::{Seat, Seq};
use meydan_telling::duel::{Lying, Tale};

use super::super::AnySheet;
use super::super::told::{Turn, items};
use super::side::Attack;
use super::{Scene, Sheet};
use crate::moves::Listing;

/// What happened, turn by turn.
#[derive(Default)]
pub(super) struct Told {
    moments: Vec<Seq>,
    /// How many turns are listed before the last one.
    before: usize,
    last: Option<Turn>,
    /// Which monsters lie where, as far as it was told.
    lying: Lying,
}

impl Told {
    /// Goes on with what happened; gives the turns from the last that was listed on.
    fn tell(&mut self, sheet: &Sheet<'_>) -> Vec<Turn> {
        let who = |seat| sheet.who(seat);
        let tale = Tale { view: sheet.view, words: sheet.words, who: &who };
        // How the first turn began is no entry.
        let began = || tale.sentence(&Event::RoundBegan { round: 1, seat: Seat::FIRST });
        let mut turns = vec![self.last.take().unwrap_or_else(|| Turn::new(began().into_iter().collect()))];
        for entry in &sheet.happened {
            let mut now: Vec<String> = Vec::new();
            if let Some(seat) = sheet.dropped(entry.seq) {
                now.push(sheet.words.say_with("web-duel-gave-up", &[("player", who(seat).into())]));
            }
            for (index, sentence) in tale.go_on(&mut self.lying, entry.events) {
                let begins =
                    matches!(entry.events[index], Event::TurnPassed { .. } | Event::RoundBegan { .. });
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
        self.last = turns.last().cloned();
        turns
    }
}

impl Listing for Told {
    fn go_on(&mut self, sheet: &AnySheet<'_>) -> (usize, Vec<Markup>) {
        let Some(own) = sheet.of::<Duel>() else { return (0, Vec::new()) };
        if sheet.known.is_none() {
            *self = Told::default();
            self.lying = Lying::before(own.happened.iter().flat_map(|entry| entry.events));
        }
        self.moments.extend(own.line.iter().map(|entry| entry.seq));
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

/// The attack that is declared and not yet fought.
pub(super) fn attack(scene: &Scene<'_>) -> Option<Attack> {
    let mut events = scene.happened().rev().flat_map(|entry| entry.events.iter().rev());
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
