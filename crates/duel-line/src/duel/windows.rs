//! Answers in the opponent's turn and in a chain (sections 16 and 21).

use duel::{Action, Question};
use meydan_core::Game;

use super::{Running, State};
use crate::parse::{self, Address, Command};
use crate::table::Verb;
use crate::texts;

impl Running {
    /// `yes` or `no` to activating something; `cancel` means `no` (D-52).
    pub(super) fn answer_window(&mut self, line: &str) {
        match line.trim() {
            "yes" => self.state = State::Answering,
            "no" | "cancel" => self.answer(Action::Pass),
            _ => {
                self.note(texts::INVALID_COMMAND);
                self.ask(self.seat(), Question::Answer);
            }
        }
    }

    /// After `yes`: the moves that lead to an activation, and no other (D-53).
    pub(super) fn answer_with(&mut self, command: Option<&Command>) {
        let seat = self.seat();
        self.state = State::Answering;
        let Some(command) = command else { return self.note(texts::NOT_THIS_KIND) };
        match command.verb {
            Verb::Cancel => self.answer(Action::Pass),
            Verb::Select => {
                let allowed = matches!(
                    parse::address(&command.rest),
                    None | Some(
                        Address::Nothing
                            | Address::Spell { opponent: false, .. }
                            | Address::Field { opponent: false }
                    )
                );
                if allowed {
                    self.select(&command.rest);
                } else {
                    self.note(texts::NOT_THIS_KIND);
                }
            }
            Verb::CardShowSelected => self.show_selected(seat),
            Verb::ActivateEffect => {
                let Some(spot) = self.selected_spot(seat) else { return self.note(texts::NOTHING_SELECTED) };
                let action = Action::Activate(spot);
                if self.position().check(seat, action).is_ok() {
                    self.gather_for(seat, action);
                } else {
                    self.note(texts::NOT_THIS_KIND);
                }
            }
            _ => self.note(texts::NOT_THIS_KIND),
        }
    }
}
