//! What happened in a duel as a tale: the lines for a row of events. An event
//! names a monster by its zone; who lay there at that moment is gathered here.
//!
//! Deliberately absent: what is seen at a glance, which is left out of the tale.

use duel::{Book, Event, Index, Phase, Question, Spot, View};
use meydan_core::Seat;
use meydan_words::Words;

use super::said::{self as duel_said, Naming};
use crate::{Scene, isolated};

/// Monster zones as they were told of so far; `None` where nothing was told.
type Zones = [[Option<Option<Index>>; duel::ZONES]; 2];

/// Which monsters lie where, as far as it was told.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lying(Zones);

impl Lying {
    /// As it was before these events.
    #[must_use]
    pub fn before<'a>(events: impl Iterator<Item = &'a Event>) -> Lying {
        Lying(beginning(events))
    }
}

/// Tells what happened, one line for what is worth one.
pub struct Tale<'a> {
    /// What is seen after it all: where nothing is told of a zone, what lies there then lay there.
    pub view: &'a View,
    /// The language.
    pub words: &'a Words,
    /// Who sits where.
    pub who: &'a dyn Fn(Seat) -> String,
}

struct Named<'a> {
    tale: &'a Tale<'a>,
    zones: &'a Zones,
    /// Whether names keep their own direction.
    isolates: bool,
}

/// The name of a card, or that it is one, if this book does not have it.
fn name(book: &Book, card: Index, words: &Words) -> String {
    match book.cards().get(usize::from(card)) {
        Some(card) => duel_said::card_name(card, words),
        None => words.say("duel-hidden-card"),
    }
}

impl Naming for Named<'_> {
    fn player(&self, seat: Seat) -> String {
        (self.tale.who)(seat)
    }

    fn card(&self, card: Index) -> String {
        let name = name(&self.tale.view.book, card, self.tale.words);
        if self.isolates { isolated(&name) } else { name }
    }

    fn monster(&self, seat: Seat, zone: u8) -> String {
        let at = usize::from(zone).wrapping_sub(1);
        let told = self.zones[seat.index()].get(at).copied().flatten();
        let lies = || {
            let lying = self.tale.view.sides[seat.index()].monsters.get(at)?.as_ref()?;
            lying.card
        };
        let card = told.unwrap_or_else(lies);
        card.map_or_else(|| self.tale.words.say("duel-hidden-monster"), |card| self.card(card))
    }
}

impl<'a> Tale<'a> {
    /// Of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'a, duel::Duel>) -> Tale<'a> {
        Tale { view: scene.view, words: scene.words, who: scene.who }
    }

    /// The lines, the oldest first.
    #[must_use]
    pub fn lines(&self, events: &[Event]) -> Vec<String> {
        self.tell(&mut beginning(events.iter()), events, false).into_iter().map(|(_, line)| line).collect()
    }

    /// The same as sentences in which names keep their own direction, each with the place of
    /// its event: goes on from who lay where, and notes who lies where then.
    pub fn go_on(&self, lying: &mut Lying, events: &[Event]) -> Vec<(usize, String)> {
        self.tell(&mut lying.0, events, true)
    }

    /// An event alone as such a sentence, as it stands now.
    #[must_use]
    pub fn sentence(&self, event: &Event) -> Option<String> {
        let named = Named { tale: self, zones: &Zones::default(), isolates: true };
        duel_said::event(event, self.words, &named)
    }

    fn tell(&self, zones: &mut Zones, events: &[Event], isolates: bool) -> Vec<(usize, String)> {
        let mut lines = Vec::new();
        for (index, event) in events.iter().enumerate() {
            note(zones, event);
            if is_worth_a_line(event) {
                let named = Named { tale: self, zones, isolates };
                lines.extend(duel_said::event(event, self.words, &named).map(|line| (index, line)));
            }
            forget(zones, event);
        }
        lines
    }

    /// What is asked for, to follow the name of who is asked.
    #[must_use]
    pub fn asked(&self) -> Option<String> {
        self.question(false)
    }

    pub(super) fn question(&self, isolates: bool) -> Option<String> {
        if self.view.asked.what == Question::Phase {
            // Only what this phase is for.
            let kind = match self.view.phase {
                Phase::Main1 | Phase::Main2 => "main",
                Phase::Battle => "battle",
                Phase::Draw | Phase::Standby | Phase::End => "phase",
            };
            return Some(self.words.say(&format!("duel-asked-{kind}")));
        }
        let named = Named { tale: self, zones: &Zones::default(), isolates };
        duel_said::asked(&self.view.asked, self.words, &named)
    }

    /// The name of a card.
    #[must_use]
    pub fn card(&self, card: Index) -> String {
        name(&self.view.book, card, self.words)
    }
}

/// Phases without a decision, and life points after what changed them, are seen anyway.
fn is_worth_a_line(event: &Event) -> bool {
    match event {
        Event::Phase { phase, .. } => *phase == Phase::Battle,
        Event::Life { .. } | Event::Shuffled { .. } => false,
        _ => true,
    }
}

fn put(zones: &mut Zones, seat: Seat, zone: u8, card: Option<Option<Index>>) {
    if let Some(lies) = zones[seat.index()].get_mut(usize::from(zone).wrapping_sub(1)) {
        *lies = card;
    }
}

/// Who lay where before all of this, as far as it is told: who fights, is tributed
/// or destroyed lay there before; where somebody comes, nobody did.
fn beginning<'a>(events: impl Iterator<Item = &'a Event>) -> Zones {
    let mut zones = Zones::default();
    for event in events {
        let mut first = |seat: Seat, zone: u8, card: Option<Index>| {
            let at = usize::from(zone).wrapping_sub(1);
            if let Some(lies @ None) = zones[seat.index()].get_mut(at) {
                *lies = Some(card);
            }
        };
        match event {
            Event::Summoned { seat, zone, .. }
            | Event::Set { seat, zone, monster: true, .. }
            | Event::Controlled { seat, zone, .. }
            | Event::TurnedUp { seat, zone, .. } => first(*seat, *zone, None),
            Event::Tributed { seat, zone, card } => first(*seat, *zone, Some(*card)),
            Event::Destroyed { at } => {
                if let Some(Spot::Monster(zone)) = at.spot {
                    first(at.seat, zone, at.card);
                }
            }
            Event::Fought { attacker, target, hidden, .. } => {
                first(attacker.seat, attacker.zone, Some(attacker.card));
                first(target.seat, target.zone, Some(target.card).filter(|_| !hidden));
            }
            _ => {}
        }
    }
    zones
}

/// Who lies where from this event on.
fn note(zones: &mut Zones, event: &Event) {
    match event {
        Event::RoundBegan { .. } => *zones = Zones::default(),
        Event::Summoned { seat, zone, card, .. } | Event::TurnedUp { seat, zone, card } => {
            put(zones, *seat, *zone, Some(Some(*card)));
        }
        Event::Set { seat, zone, monster: true, card } | Event::Controlled { seat, zone, card } => {
            put(zones, *seat, *zone, Some(*card));
        }
        Event::Fought { attacker, target, .. } => {
            for fighter in [attacker, target] {
                put(zones, fighter.seat, fighter.zone, Some(Some(fighter.card)));
            }
        }
        _ => {}
    }
}

/// Who is gone after this event.
fn forget(zones: &mut Zones, event: &Event) {
    match event {
        Event::Fought { attacker, target, .. } => {
            for fighter in [attacker, target].into_iter().filter(|fighter| fighter.destroyed) {
                put(zones, fighter.seat, fighter.zone, None);
            }
        }
        Event::Tributed { seat, zone, .. } => put(zones, *seat, *zone, None),
        Event::Destroyed { at } => {
            if let Some(Spot::Monster(zone)) = at.spot {
                put(zones, at.seat, zone, None);
            }
        }
        _ => {}
    }
}
