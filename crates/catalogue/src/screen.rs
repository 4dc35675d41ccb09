//! Whose secrets a screen shows that several people may share: the one place that
//! decides it, for the browser, the line console and the full screen.

use meydan_core::{AnyMatch, Seat, SeatSet, Viewer};

/// A screen: the seats of the people before it, and who of them said to be alone with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    held: SeatSet,
    shown: Option<Seat>,
}

impl Screen {
    /// A screen with these people before it. Of several, nobody's secrets are
    /// shown before one of them asks for it.
    #[must_use]
    pub const fn new(held: SeatSet) -> Screen {
        Screen { held, shown: None }
    }

    /// The same screen, with somebody alone before it.
    #[must_use]
    pub const fn shown_to(self, seat: Option<Seat>) -> Screen {
        Screen { shown: seat, ..self }
    }

    /// The seats of the people before it.
    #[must_use]
    pub const fn held(self) -> SeatSet {
        self.held
    }

    /// The first of them that must answer.
    #[must_use]
    pub fn asked(self, game: &dyn AnyMatch) -> Option<Seat> {
        let pending = game.pending();
        self.held.iter().find(|&seat| pending.contains(seat))
    }

    /// Whether people before it have something to hide from each other.
    #[must_use]
    pub fn shares_secrets(self, game: &dyn AnyMatch) -> bool {
        game.facts().hidden && self.held.len() > 1 && game.outcome().is_none()
    }

    /// Through whose eyes it shows the match.
    #[must_use]
    pub fn viewer(self, game: &dyn AnyMatch) -> Viewer {
        let asked = self.asked(game);
        let seat = if self.shares_secrets(game) {
            // Secrets go as soon as another of them must answer.
            let may_look = |seat: &Seat| {
                self.held.contains(*seat) && (asked.is_none() || game.pending().contains(*seat))
            };
            self.shown.filter(may_look)
        } else {
            asked.or_else(|| self.held.iter().next())
        };
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who must answer but sees nothing yet: the screen is to be handed over.
    #[must_use]
    pub fn covered(self, game: &dyn AnyMatch) -> Option<Seat> {
        let hidden = self.shares_secrets(game) && self.viewer(game) == Viewer::Spectator;
        self.asked(game).filter(|_| hidden)
    }
}
