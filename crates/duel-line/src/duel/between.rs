//! The exchange between rounds (20.4, D-65).

use duel::{Action, Index};
use meydan_core::{Game, Viewer};

use super::{Running, State};
use crate::parse::Command;
use crate::table::Verb;
use crate::texts;

impl Running {
    pub(super) fn answer_exchange(&mut self, command: Option<&Command>) {
        self.state = State::Exchange;
        match command {
            Some(command) if command.verb == Verb::Cancel => {
                self.play(self.seat(), Action::Keep);
                self.go_on();
            }
            Some(command) if command.verb == Verb::DeckSwap => {
                self.swap(command.value("--main"), command.value("--side"));
            }
            _ => self.note(texts::INVALID_COMMAND),
        }
    }

    fn swap(&mut self, main: &str, side: &str) {
        let seat = self.seat();
        let view = self.position().view(Viewer::Seat(seat));
        let place = |cards: &Option<Vec<Index>>, name: &str| {
            let card = view.book.index(name)?;
            let place = cards.as_ref()?.iter().position(|&other| other == card)?;
            u8::try_from(place + 1).ok()
        };
        let own = &view.sides[seat.index()];
        let Some(out) = place(&own.main, main) else {
            return self.note(&texts::not_in_deck(main, "main"));
        };
        let Some(into) = place(&own.side_cards, side) else {
            return self.note(&texts::not_in_deck(side, "side"));
        };
        self.play(seat, Action::Swap { main: out, side: into });
        self.go_on();
    }
}
