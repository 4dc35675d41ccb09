//! Who keeps the position: a match with its log, or a position that was laid out.

use duel::{Action, Duel, Event, Refusal};
use meydan_core::{Entry, Game, Match, Seat, Seq};

/// The keeper of a position.
pub(crate) enum Referee {
    /// A match: everything is logged.
    Match(Box<Match<Duel>>),
    /// A position that was laid out by hand.
    Position(Box<Duel>),
}

impl Referee {
    pub(crate) fn position(&self) -> &Duel {
        match self {
            Referee::Match(game) => game.position(),
            Referee::Position(duel) => duel,
        }
    }

    /// The entries of the log after this one.
    pub(crate) fn played_since(&self, seq: Seq) -> Vec<Entry<String>> {
        match self {
            Referee::Match(game) => game.log().iter().skip(seq as usize).map(Entry::to_text).collect(),
            Referee::Position(_) => Vec::new(),
        }
    }

    /// Plays an action and shows every step of what it sets in motion.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: Action,
        see: impl FnMut(&Duel, &[Event]),
    ) -> Result<(), Refusal> {
        self.position().check(seat, action)?;
        let mut film = self.position().clone();
        film.watch(seat, action, see);
        match self {
            Referee::Match(game) => {
                let played = game.submit(game.at(), seat, action);
                debug_assert!(played.is_ok(), "{action}: what is allowed is taken");
            }
            Referee::Position(duel) => **duel = film,
        }
        Ok(())
    }
}
