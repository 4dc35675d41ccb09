//! Who keeps the position: a match with its log, or a position that was laid out.

use duel::{Action, Duel, Event};
use meydan_core::{Entry, Game, GameTime, Input, Match, Seat, Seq, Stepwise};

/// The keeper of a position.
pub(crate) enum Referee {
    /// A match: everything is logged.
    Match(Box<Match<Duel>>),
    /// A position that was laid out by hand.
    Position(Box<Duel>),
}

/// Where a referee stood.
pub(super) enum Mark {
    Seq(Seq),
    Position(Box<Duel>),
}

impl Referee {
    pub(crate) fn position(&self) -> &Duel {
        match self {
            Referee::Match(game) => game.position(),
            Referee::Position(duel) => duel,
        }
    }

    pub(super) fn mark(&self) -> Mark {
        match self {
            Referee::Match(game) => Mark::Seq(game.seq()),
            Referee::Position(duel) => Mark::Position(duel.clone()),
        }
    }

    /// Goes back to where it stood: what was played since was told to nobody and is kept nowhere.
    pub(super) fn back_to(&mut self, mark: Mark) {
        match (self, mark) {
            (Referee::Match(game), Mark::Seq(seq)) => {
                if let Some(before) = game.as_of(seq) {
                    **game = before;
                }
            }
            (Referee::Position(duel), Mark::Position(before)) => *duel = before,
            (Referee::Match(_), Mark::Position(_)) | (Referee::Position(_), Mark::Seq(_)) => {
                debug_assert!(false, "a mark of another referee");
            }
        }
    }

    /// The entries of the log after this one, up to a mark if there is one.
    pub(super) fn played_since(&self, seq: Seq, end: Option<&Mark>) -> Vec<Entry<String>> {
        let Referee::Match(game) = self else { return Vec::new() };
        let end = match end {
            Some(Mark::Seq(end)) => *end,
            _ => game.seq(),
        };
        let played = game.log().iter().take(end as usize).skip(seq as usize);
        played.map(Entry::to_text).collect()
    }

    /// Plays an action that is allowed and shows every step of what it sets in motion.
    pub(super) fn play(&mut self, seat: Seat, action: Action, see: impl FnMut(&Duel, &[Event])) {
        let played = match self {
            Referee::Match(game) => game.submit_in_steps(game.at(), seat, action, see).map(|_| ()),
            Referee::Position(duel) => duel.check(seat, action).map_err(Into::into).map(|()| {
                duel.play_in_steps(GameTime::ZERO, Input::Act { seat, action }, see);
            }),
        };
        debug_assert!(played.is_ok(), "{action}: {played:?}");
    }
}
