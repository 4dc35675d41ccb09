//! What happened, in sentences, and the list of it.

use duel::{Event, Index, Phase, View as Seen};
use maud::Markup;
use meydan_catalogue::duel_said;
use meydan_core::Seat;
use meydan_words::Words;

use super::super::told::{self, Turn, list};
use super::super::{Scene, Sheet};
use super::face;
use super::side::Attack;
use crate::pages::model::{Did, LineStep, Player};

pub(super) use told::read;

/// What one entry did.
pub(super) type Entry = told::Entry<Event>;

/// Who tells, and of whom.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) words: &'static Words,
    pub(super) players: &'a [Player],
    pub(super) seen: &'a Seen,
}

impl Teller<'_> {
    /// What a seat is called in a sentence.
    pub(super) fn player(&self, seat: Seat) -> String {
        told::player(self.words, "duel", self.players, seat)
    }

    /// A sentence, where there is something to say.
    pub(super) fn event(&self, event: &Event) -> Option<String> {
        duel_said::event(event, self.words, self)
    }
}

impl duel_said::Naming for Teller<'_> {
    fn player(&self, seat: Seat) -> String {
        Teller::player(self, seat)
    }

    fn card(&self, card: Index) -> String {
        face::named(self.words, self.seen, card)
    }

    /// What lies there now may be another than the one that is told of.
    fn monster(&self, seat: Seat, zone: u8) -> String {
        let whose = self.player(seat);
        let args = [("zone", i64::from(zone).into()), ("player", whose.into())];
        self.words.say_with("web-duel-monster-in", &args)
    }
}

/// The names of monsters in their zones as the story goes on, so that a sentence
/// on a zone can name the monster that lay there then.
#[derive(Default)]
struct Lay([[Option<Index>; 5]; 2]);

impl Lay {
    fn put(&mut self, seat: Seat, zone: u8, card: Option<Index>) {
        let side = self.0.get_mut(seat.index());
        if let Some(place) = side.and_then(|side| side.get_mut(usize::from(zone).wrapping_sub(1))) {
            *place = card;
        }
    }

    fn at(&self, seat: Seat, zone: u8) -> Option<Index> {
        *self.0.get(seat.index())?.get(usize::from(zone).wrapping_sub(1))?
    }

    /// What an event makes known of where monsters lie.
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Summoned { seat, zone, card, .. } | Event::TurnedUp { seat, zone, card } => {
                self.put(*seat, *zone, Some(*card));
            }
            Event::Set { seat, zone, monster: true, card } | Event::Controlled { seat, zone, card } => {
                self.put(*seat, *zone, *card);
            }
            Event::TurnedDown { seat, zone } => self.put(*seat, *zone, None),
            Event::Fought { attacker, target, .. } => {
                for one in [attacker, target] {
                    self.put(one.seat, one.zone, (!one.destroyed).then_some(one.card));
                }
            }
            Event::RoundBegan { .. } => *self = Lay::default(),
            _ => {}
        }
    }
}

/// A teller that knows what lay where at that moment.
struct Remembering<'a> {
    teller: Teller<'a>,
    lay: &'a Lay,
}

impl duel_said::Naming for Remembering<'_> {
    fn player(&self, seat: Seat) -> String {
        self.teller.player(seat)
    }

    fn card(&self, card: Index) -> String {
        duel_said::Naming::card(&self.teller, card)
    }

    fn monster(&self, seat: Seat, zone: u8) -> String {
        self.lay
            .at(seat, zone)
            .map_or_else(|| duel_said::Naming::monster(&self.teller, seat, zone), |card| self.card(card))
    }
}

/// All sentences, entry by entry; phases other than the battle are seen on their bar.
fn sentences(teller: Teller<'_>, entries: &[Entry]) -> Vec<Vec<(usize, String)>> {
    let mut lay = Lay::default();
    let mut all = Vec::with_capacity(entries.len());
    for entry in entries {
        let mut said = Vec::new();
        for (index, event) in entry.events.iter().enumerate() {
            let naming = Remembering { teller, lay: &lay };
            let quiet = matches!(event, Event::Phase { phase, .. } if *phase != Phase::Battle);
            if !quiet {
                said.extend(duel_said::event(event, teller.words, &naming).map(|one| (index, one)));
            }
            lay.follow(event);
        }
        all.push(said);
    }
    all
}

fn turns(teller: Teller<'_>, line: &[LineStep], entries: &[Entry]) -> Vec<Turn> {
    // How the first turn began is no entry.
    let mut turns = vec![Turn::new(
        teller.event(&Event::RoundBegan { round: 1, seat: Seat::FIRST }).into_iter().collect(),
    )];
    let all = sentences(teller, entries);
    for (entry, said) in entries.iter().zip(all) {
        let dropped = line.iter().find(|step| step.seq == entry.seq).map(|step| &step.what);
        let mut now: Vec<String> = Vec::new();
        if let Some(Did::Drop(seat)) = dropped {
            let player = ("player", teller.player(*seat).into());
            now.push(teller.words.say_with("web-duel-gave-up", &[player]));
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

/// The list of what happened, turn by turn.
pub(super) fn draw(sheet: &Sheet<'_>, seen: &Seen) -> Markup {
    let teller = Teller { words: sheet.words, players: sheet.players, seen };
    let turns = turns(teller, sheet.line, &read(sheet.happened));
    list(sheet, &turns, sheet.line.last().map_or(0, |step| step.seq))
}

/// What was done last.
pub(super) fn last(scene: &Scene<'_>, seen: &Seen) -> Option<String> {
    let teller = Teller { words: scene.words, players: scene.players, seen };
    let all = sentences(teller, &read(scene.happened));
    let said = all.into_iter().rev().find(|said| !said.is_empty())?;
    let said: Vec<String> = said.into_iter().map(|(_, one)| one).collect();
    Some(said.join(" "))
}

/// The attack that is declared and not yet fought.
pub(super) fn attack(entries: &[Entry]) -> Option<Attack> {
    let mut events = entries.iter().rev().flat_map(|entry| entry.events.iter().rev());
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
