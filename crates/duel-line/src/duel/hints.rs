//! One line for a person at a terminal that says what is wanted and what can be typed,
//! where the specification's own words do not (D-91).

use super::gathering::Asks;
use super::rituals::Ritual;
use super::{Running, State};
use crate::texts;

impl Running {
    /// What is wanted, unless any command of the phase will do.
    pub(crate) fn hint(&self) -> Option<String> {
        let hint = match &self.state {
            State::Idle | State::Over => return None,
            State::Graveyard => texts::HINT_GRAVEYARD.to_owned(),
            State::Gathering(gathering) => {
                let hint = match &gathering.asks {
                    Asks::Nothing => return None,
                    Asks::Tributes { due, words } => texts::hint_tributes(due.saturating_sub(words.len())),
                    Asks::HowMany(_) | Asks::Amount => texts::HINT_NUMBER.to_owned(),
                    Asks::Choice(choice) => texts::hint_choice(choice.is_single()),
                };
                if gathering.can_be_called_off() { hint + texts::HINT_OR_CANCEL } else { hint }
            }
            State::Window => texts::HINT_WINDOW.to_owned(),
            State::Answering => texts::HINT_ANSWERING.to_owned(),
            State::Effect => texts::HINT_YES_OR_NO.to_owned(),
            State::Name => texts::HINT_NAME.to_owned(),
            State::Position | State::Ritual(Ritual::Position) => texts::HINT_POSITION.to_owned(),
            State::Ritual(Ritual::Monster) => texts::HINT_RITUAL.to_owned(),
            State::Ritual(Ritual::Tributes { .. }) => texts::HINT_RITUAL_TRIBUTES.to_owned(),
            State::Special => texts::HINT_SPECIAL.to_owned(),
            State::Exchange => texts::HINT_EXCHANGE.to_owned(),
        };
        Some(format!("({hint})"))
    }
}
