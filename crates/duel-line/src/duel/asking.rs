//! What is asked for while the rules wait: the prompts, and the plain answers
//! (D-56, D-76, D-77).

use duel::{Action, Question};
use meydan_core::{Seat, Viewer};

use super::rituals::Ritual;
use super::{Running, State};
use crate::texts;

impl Running {
    /// Prints what is asked and waits for it.
    pub(super) fn ask(&mut self, seat: Seat, what: Question) {
        self.state = match what {
            Question::Phase => State::Idle,
            Question::Answer => {
                self.teller.paper.line_for(seat, texts::WANT_TO_ACTIVATE);
                State::Window
            }
            Question::Effect => {
                let line = texts::want_effect(&self.asked_card(seat));
                self.teller.paper.line_for(seat, line);
                State::Effect
            }
            Question::Name => {
                self.teller.paper.line_for(seat, texts::NAME_A_CARD);
                State::Name
            }
            Question::Position => State::Position,
            Question::RitualMonster => State::Ritual(Ritual::Monster),
            Question::Summon if self.is_summon_of_hand(seat) => State::Special,
            Question::Exchange => {
                let line = texts::may_exchange(&self.teller.people[seat.index()].username);
                self.teller.paper.line_for(seat, line);
                State::Exchange
            }
            // What is chosen by a card that acts by itself, or while it acts.
            Question::Target
            | Question::TargetOrDone
            | Question::Discard
            | Question::Tribute
            | Question::Amount
            | Question::HowMany
            | Question::Search
            | Question::Summon => {
                return self.gather_unbidden(seat);
            }
            Question::Choosing | Question::Over => State::Over,
        };
    }

    /// The name of the card that a question is about.
    pub(super) fn asked_card(&self, seat: Seat) -> String {
        let duel = self.position();
        let card = duel.asked_of(Viewer::Seat(seat)).card;
        card.map(|card| duel.table().book.card(card).name.clone()).unwrap_or_default()
    }

    pub(super) fn answer_effect(&mut self, line: &str) {
        let seat = self.seat();
        let action = match line.trim() {
            "yes" => Action::Yes,
            "no" => Action::No,
            _ => {
                self.note(texts::INVALID_COMMAND);
                return self.ask(seat, Question::Effect);
            }
        };
        self.answer(action);
    }

    pub(super) fn answer_name(&mut self, line: &str) {
        let name = line.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.position().table().book.index(&name) {
            Some(card) => self.answer(Action::Name(card)),
            None => {
                self.note(texts::NO_CARD_OF_NAME);
                self.ask(self.seat(), Question::Name);
            }
        }
    }

    pub(super) fn answer_position(&mut self, line: &str) {
        match read_position(line) {
            Some(attacks) => self.answer(Action::Position { attacks }),
            None => {
                self.note(texts::INVALID_COMMAND);
                self.state = State::Position;
            }
        }
    }

    /// Plays the answer of who is asked; a board follows when it is settled.
    pub(super) fn answer(&mut self, action: Action) {
        self.owes_board = true;
        self.play(self.seat(), action);
        self.go_on();
    }
}

/// The words for a position (D-56).
pub(super) fn read_position(line: &str) -> Option<bool> {
    match line.trim() {
        "attack" | "attacking" => Some(true),
        "defense" | "defensive" => Some(false),
        _ => None,
    }
}
