//! Looking at cards during a duel (section 19).

use meydan_core::Seat;

use super::Running;
use crate::card::{description, full_text, text_of_monster};
use crate::texts;

impl Running {
    /// `card show <card name>`: as it is printed (D-16).
    pub(super) fn show_card(&mut self, name: &str) {
        let book = self.position().table().book.clone();
        match book.index(name) {
            Some(card) => self.note(full_text(book.card(card)).trim_end()),
            None => self.note(texts::NO_CARD_OF_NAME),
        }
    }

    /// `card show --selected`; on the field with what it is worth now (D-60).
    pub(super) fn show_selected(&mut self, seat: Seat) {
        let Some(id) = self.selection(seat) else { return self.note(texts::NOTHING_SELECTED) };
        let table = self.position().table();
        let instance = table.instance(id);
        if instance.controller != seat && instance.place.is_on_field() && !instance.face_up {
            return self.note(texts::NOT_VISIBLE);
        }
        let text = if instance.place.is_on_field() && table.is_monster(id) {
            text_of_monster(table.card(id), table.atk(id), table.def(id))
        } else {
            full_text(table.card(id))
        };
        self.note(text.trim_end());
    }

    /// `show hand` (D-32).
    pub(super) fn show_hand(&mut self, seat: Seat) {
        let table = self.position().table();
        let lines = self.pile(&table.side(seat).hand);
        for line in lines {
            self.note(&line);
        }
    }

    /// `show graveyard`, the oldest first.
    pub(super) fn show_graveyard(&mut self, of: Seat) {
        let table = self.position().table();
        let lines = self.pile(&table.side(of).graveyard);
        if lines.is_empty() {
            self.note(texts::GRAVEYARD_EMPTY);
        }
        for line in lines {
            self.note(&line);
        }
    }

    fn pile(&self, cards: &[duel::Id]) -> Vec<String> {
        let table = self.position().table();
        let line = |(number, &id): (usize, &duel::Id)| {
            let card = table.card(id);
            texts::card_in_pile(number, &card.name, &description(card))
        };
        (1..).zip(cards).map(line).collect()
    }
}
