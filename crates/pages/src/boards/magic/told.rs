//! What happened, in sentences: for the list, the line below the status, and the
//! strip of the last combat.

use magic::{Event, Fighter, Thing};
use meydan_catalogue::magic_said;
use meydan_core::Seat;
use meydan_words::Words;

use super::super::told;
use super::face;
use crate::model::Player;
use crate::names;

pub(super) use told::read;

/// What one entry did.
pub(super) type Entry = told::Entry<Event>;

/// Who tells, and of whom.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) words: &'static Words,
    pub(super) players: &'a [Player],
}

impl Teller<'_> {
    /// What a seat is called in a sentence: by name where it has one.
    pub(super) fn player(&self, seat: Seat) -> String {
        told::player(self.words, "magic", self.players, seat)
    }

    /// The sentences of one entry. Who falls in a fight is told with the fight,
    /// and lands that pay for a card need no sentence each.
    pub(super) fn entry(&self, events: &[Event]) -> Vec<String> {
        let fights = |id| {
            let fell = |fighter: &Fighter| fighter.destroyed && fighter.thing.id == id;
            events.iter().any(|event| {
                matches!(event, Event::Fought { attacker, defender, .. }
                    if fell(attacker) || defender.as_ref().is_some_and(fell))
            })
        };
        let pays = events.iter().any(|event| matches!(event, Event::Played { .. }));
        let told = events.iter().filter(|event| match event {
            Event::Destroyed { thing } => !fights(thing.id),
            Event::Tapped { .. } => !pays,
            _ => true,
        });
        told.filter_map(|event| self.event(event)).collect()
    }

    /// A sentence, where there is something to say.
    pub(super) fn event(&self, event: &Event) -> Option<String> {
        magic_said::event(event, self.words, self)
    }
}

impl magic_said::Naming for Teller<'_> {
    fn player(&self, seat: Seat) -> String {
        Teller::player(self, seat)
    }

    fn card(&self, card: magic::Name) -> String {
        names::isolated(&face::name(self.words, card))
    }

    fn thing(&self, thing: &Thing) -> String {
        self.card(thing.card)
    }

    fn mana(&self, letters: &str) -> String {
        names::isolated(letters)
    }
}
