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

#[cfg(test)]
mod tests {
    use meydan_core::{NewMatch, Seed};

    use super::*;

    fn begin(game: &str, seats: u8) -> Box<dyn AnyMatch> {
        let new =
            NewMatch { config: serde_json::Value::Null, seats, seed: Seed::from_number(7), clock: None };
        crate::begin(game, new).expect("a game of the hall").expect("it begins")
    }

    #[test]
    fn of_several_people_nobody_is_shown_before_the_one_who_must_answer_asks() {
        let game = begin("uno", 4);
        let asked = game.pending().only().expect("one must answer");
        let other = Seat((asked.0 + 1) % 4);
        let screen = Screen::new([asked, other].into_iter().collect());
        assert_eq!((screen.viewer(&*game), screen.covered(&*game)), (Viewer::Spectator, Some(asked)));
        let shown = screen.shown_to(Some(asked));
        assert_eq!((shown.viewer(&*game), shown.covered(&*game)), (Viewer::Seat(asked), None));
        // Who need not answer now is not shown while another must, nor is one who sits elsewhere.
        assert_eq!(screen.shown_to(Some(other)).viewer(&*game), Viewer::Spectator);
        assert_eq!(screen.shown_to(Some(Seat((asked.0 + 2) % 4))).viewer(&*game), Viewer::Spectator);
    }

    #[test]
    fn secrets_go_as_soon_as_another_must_answer() {
        let mut game = begin("magic", 2);
        let screen = Screen::new(SeatSet::first(2));
        let first = screen.asked(&*game).expect("one must answer");
        let shown = screen.shown_to(Some(first));
        assert_eq!(shown.viewer(&*game), Viewer::Seat(first));
        // A match is bounded, and somebody else is asked before it ends.
        while game.outcome().is_none() && shown.asked(&*game) == Some(first) {
            let action = game.legal(first).pop().expect("who must answer can");
            game.act(game.at(), first, &action).expect("it is legal");
        }
        assert_eq!(shown.asked(&*game), Some(first.other()));
        assert_eq!((shown.viewer(&*game), shown.covered(&*game)), (Viewer::Spectator, Some(first.other())));
    }

    #[test]
    fn who_is_alone_or_has_no_secrets_is_always_shown() {
        let game = begin("uno", 3);
        let alone = Screen::new([Seat(2)].into_iter().collect());
        assert_eq!((alone.viewer(&*game), alone.covered(&*game)), (Viewer::Seat(Seat(2)), None));
        assert_eq!(Screen::default().viewer(&*game), Viewer::Spectator);
        let open = begin("othello", 2);
        let both = Screen::new(SeatSet::first(2));
        assert_eq!((both.viewer(&*open), both.covered(&*open)), (Viewer::Seat(Seat::FIRST), None));
    }
}
