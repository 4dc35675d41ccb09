//! A person at a terminal (D-91): what is waited for, what can be typed, and the curtain
//! between two people who share the screen. Through a pipe nothing of this is printed.

use meydan_core::Seat;

use crate::duel::Printed;
use crate::help::forms;
use crate::program::Program;
use crate::table::Place;
use crate::texts;

/// What a person is shown before a line is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The menu, or the player who is asked.
    pub prompt: String,
    /// What is wanted and what can be typed, where nothing that was printed says so.
    pub hint: Option<String>,
    /// The commands of the place, as they are typed.
    pub forms: Vec<String>,
    /// Whether a curtain hides everything until Enter is pressed.
    pub curtain: bool,
}

/// A screen that two people may share.
#[derive(Default)]
pub(crate) struct Screen {
    /// Who looks at it.
    shown: Option<Seat>,
    /// Who is to look at it next: the curtain is closed until then.
    next: Option<Seat>,
    /// What each may read that was not shown to them yet.
    unread: [String; 2],
}

impl Screen {
    /// What was printed in a duel of two people at this screen, of whom one is asked. Who
    /// looked until now reads what is for both; the rest waits until each sits there.
    pub(crate) fn show(&mut self, printed: Vec<Printed>, asked: Option<Seat>, out: &mut String) {
        let stays = asked.is_none() || asked == self.shown;
        for Printed { text, only } in printed {
            for (seat, unread) in [Seat(0), Seat(1)].into_iter().zip(&mut self.unread) {
                if only.is_some_and(|only| only != seat) {
                    continue;
                }
                if self.shown == Some(seat) && (stays || only.is_none()) {
                    out.push_str(&text);
                } else {
                    unread.push_str(&text);
                }
            }
        }
        match asked {
            // It is over: nobody has a secret any more.
            None => *self = Screen::default(),
            Some(_) if stays => {}
            Some(seat) => self.next = Some(seat),
        }
    }

    /// The next person sits there; what was missed is told.
    fn lift(&mut self, out: &mut String) {
        if let Some(seat) = self.next.take() {
            self.shown = Some(seat);
            *out += &std::mem::take(&mut self.unread[seat.index()]);
        }
    }
}

impl Program {
    /// Greets a person at a terminal, and from now on keeps two people's cards apart.
    pub fn greet(&mut self, out: &mut String) {
        self.screen = Some(Screen::default());
        out.push_str(texts::GREETING);
        out.push('\n');
    }

    /// What it waits for.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        let Some(played) = &self.played else {
            let prompt = self.place.name().to_owned();
            return Waiting { prompt, hint: None, forms: forms(self.place), curtain: false };
        };
        let behind = self.screen.as_ref().and_then(|screen| screen.next);
        if let Some(seat) = behind {
            let nickname = played.running.nickname(seat);
            let hint = Some(texts::curtain(nickname));
            return Waiting { prompt: nickname.to_owned(), hint, forms: Vec::new(), curtain: true };
        }
        Waiting {
            prompt: played.running.nickname(played.running.seat()).to_owned(),
            hint: played.running.hint(),
            forms: forms(Place::Running),
            curtain: false,
        }
    }

    /// A line typed while the curtain is closed: Enter lifts it, and nothing else is
    /// executed. `None` when it is open.
    pub(crate) fn at_curtain(&mut self, line: &str, out: &mut String) -> Option<()> {
        let screen = self.screen.as_mut().filter(|screen| screen.next.is_some())?;
        if line.trim().is_empty() {
            screen.lift(out);
        }
        Some(())
    }
}
