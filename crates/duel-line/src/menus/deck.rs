//! The Deck Menu (section 4).

use duel::{Book, Kind};
use meydan_club::{DeckRow, MemberId, Part, Refusal, alphabetical};

use crate::card::{description, full_text};
use crate::parse::Command;
use crate::program::{Answer, Program, say, told};
use crate::table::Verb;
use crate::texts;

impl Program {
    pub(crate) fn deck_menu(&mut self, id: MemberId, command: &Command, out: &mut String) -> Answer {
        let club = &self.services.club;
        let name = command.rest.as_str();
        let no_deck = |_| texts::no_such_deck(name);
        let line = match command.verb {
            Verb::DeckCreate => {
                let made = self.services.wait(club.create_deck(id, name));
                told(made, texts::DECK_CREATED.to_owned(), |refusal| match refusal {
                    Refusal::DeckExists => texts::deck_exists(name),
                    _ => texts::INVALID_COMMAND.to_owned(),
                })?
            }
            Verb::DeckDelete => {
                told(self.services.wait(club.delete_deck(id, name)), texts::DECK_DELETED.to_owned(), no_deck)?
            }
            Verb::DeckActivate => told(
                self.services.wait(club.activate_deck(id, name)),
                texts::DECK_ACTIVATED.to_owned(),
                no_deck,
            )?,
            Verb::DeckAdd | Verb::DeckRemove => self.move_card(id, command)?,
            Verb::DeckShowAll => {
                show_all(&self.services.wait(club.decks(id))?, out);
                return Ok(());
            }
            Verb::DeckShowOne => {
                let name = command.value("--deck-name");
                let decks = self.services.wait(club.decks(id))?;
                match decks.iter().find(|deck| deck.name == name) {
                    Some(deck) => {
                        show_deck(deck, command.has("--side"), &club.book(), out);
                        return Ok(());
                    }
                    None => texts::no_such_deck(name),
                }
            }
            Verb::DeckShowCards => {
                let book = club.book();
                for name in self.services.wait(club.owned(id))? {
                    say(out, texts::card_in_list(&name, says(&book, &name)));
                }
                return Ok(());
            }
            Verb::CardShow => {
                self.show_card(name, out);
                return Ok(());
            }
            _ => texts::INVALID_COMMAND.to_owned(),
        };
        say(out, line);
        Ok(())
    }

    /// `deck add-card` and `deck rm-card` (4.5, 4.6).
    fn move_card(&self, id: MemberId, command: &Command) -> Result<String, meydan_club::Error> {
        let club = &self.services.club;
        let (card, deck) = (command.value("--card"), command.value("--deck"));
        let part = if command.has("--side") { Part::Side } else { Part::Main };
        let (moved, success) = match command.verb {
            Verb::DeckAdd => (self.services.wait(club.add_card(id, deck, card, part)), texts::CARD_ADDED),
            _ => (self.services.wait(club.remove_card(id, deck, card, part)), texts::CARD_REMOVED),
        };
        told(moved, success.to_owned(), |refusal| match refusal {
            Refusal::NotInStock | Refusal::NoSuchCard => texts::no_such_card(card),
            Refusal::NoSuchDeck => texts::no_such_deck(deck),
            Refusal::PartFull(part) => texts::deck_full(part_name(part)),
            Refusal::ThreeAlready => texts::three_already(card, deck),
            Refusal::NotInDeck(part) => texts::not_in_deck(card, part_name(part)),
            _ => texts::INVALID_COMMAND.to_owned(),
        })
    }

    /// `card show <card name>` in a menu (3.2).
    pub(super) fn show_card(&self, name: &str, out: &mut String) {
        let book = self.services.club.book();
        match book.index(name) {
            Some(card) => *out += &full_text(book.card(card)),
            None => say(out, texts::NO_CARD_OF_NAME),
        }
    }
}

const fn part_name(part: Part) -> &'static str {
    match part {
        Part::Main => "main",
        Part::Side => "side",
    }
}

/// What a card of this name says.
fn says(book: &Book, name: &str) -> String {
    book.index(name).map(|card| description(book.card(card))).unwrap_or_default()
}

/// 4.7.
fn show_all(decks: &[DeckRow], out: &mut String) {
    let line =
        |deck: &DeckRow| texts::deck_line(&deck.name, deck.main.len(), deck.side.len(), deck.is_valid());
    say(out, texts::DECKS);
    say(out, texts::ACTIVE_DECK);
    for deck in decks.iter().filter(|deck| deck.active) {
        say(out, line(deck));
    }
    say(out, texts::OTHER_DECKS);
    for deck in decks.iter().filter(|deck| !deck.active) {
        say(out, line(deck));
    }
}

/// 4.8.
fn show_deck(deck: &DeckRow, side: bool, book: &Book, out: &mut String) {
    let mut cards = if side { deck.side.clone() } else { deck.main.clone() };
    cards.sort_by(|one, other| alphabetical(one, other));
    let is_monster =
        |name: &String| book.index(name).is_some_and(|card| matches!(book.card(card).kind, Kind::Monster(_)));
    let (monsters, others): (Vec<String>, Vec<String>) = cards.into_iter().partition(is_monster);
    say(out, texts::deck_head(&deck.name));
    say(out, texts::part_head(side));
    for (head, cards) in [(texts::MONSTERS, monsters), (texts::SPELLS_AND_TRAPS, others)] {
        say(out, head);
        for card in cards {
            say(out, texts::card_in_deck(&card, &says(book, &card)));
        }
    }
}
