//! The curtain: the screen goes from one person to another and shows no secret
//! of either in between.

use std::io::{self, Write};

use meydan_core::Seat;

use super::Session;
use crate::lines::{Typed, TypedLines};
use crate::verb::{self, Said, Verb};

/// Clears a terminal, with what scrolled away.
pub const CLEAR: &[u8] = b"\x1b[2J\x1b[3J\x1b[H";

impl Session {
    /// The screen goes from one person to another, and shows no secret of
    /// either until the other says so; `false` if the session ends.
    pub(super) fn hand_over(
        &mut self,
        seat: Seat,
        lines: &mut dyn TypedLines,
        out: &mut dyn Write,
    ) -> io::Result<bool> {
        let args = [("player", self.who(seat).into())];
        if lines.is_terminal() {
            out.write_all(CLEAR)?;
            lines.forget();
            self.say_with("console-hand-over", &args, out)?;
            if !self.ready(lines, out)? {
                return Ok(false);
            }
            out.write_all(CLEAR)?;
            self.face(seat);
            self.tell_events(self.told[seat.index()], self.game().seq(), out)?;
        } else {
            // A file of lines has nobody to press a key, and what was told stays there to be read.
            self.say_with("console-handed-over", &args, out)?;
            self.face(seat);
            self.tell_secrets(seat, out)?;
        }
        self.shown_at = None;
        self.show(out)?;
        Ok(true)
    }

    /// From now on this person is alone before the screen.
    fn face(&mut self, seat: Seat) {
        self.screen = self.screen.shown_to(Some(seat));
        self.viewer = self.screen.viewer(self.game());
    }

    /// Tells a seat what it may know better than everybody of what happened since
    /// it sat before the screen.
    fn tell_secrets(&mut self, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
        let since = self.told[seat.index()];
        self.told[seat.index()] = Some(self.game().seq());
        self.tell_all(&self.game().secrets_since(since, seat), out)
    }

    /// Waits behind the curtain until the next person is there; `false` if the session ends.
    fn ready(&self, lines: &mut dyn TypedLines, out: &mut dyn Write) -> io::Result<bool> {
        let mut warned = false;
        loop {
            out.flush()?;
            let leaves = match lines.next_line()? {
                Typed::Line(line) => {
                    match verb::read(&verb::in_english(&line, self.setup.words), self.manners().own_words) {
                        Said::Verb(Verb::Quit) => "console-quit",
                        _ => return Ok(true),
                    }
                }
                Typed::TooLong => return Ok(true),
                Typed::Interrupted | Typed::End => "console-input-ended",
            };
            if warned || !self.unsaved() {
                self.say(leaves, out)?;
                self.say_kept(out)?;
                return Ok(false);
            }
            self.say("console-unsaved", out)?;
            warned = true;
        }
    }
}
