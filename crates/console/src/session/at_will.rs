//! What people may do although nobody waits for them.

use std::io::{self, Write};
use std::time::Duration;

use meydan_core::{Refused, Seat};

use super::Session;
use crate::Misread;
use crate::lines::{Typed, TypedLines};
use crate::verb::{self, Said};

/// So long a computer waits where a person may still act at will.
const TIME_TO_ACT: Duration = Duration::from_secs(3);

impl Session {
    /// The people who may act although nobody waits for them, but this one.
    pub(super) fn others_at_will(&self, seat: Option<Seat>) -> Vec<Seat> {
        let people = self.setup.table.people();
        let seats = self.game().at_will().iter();
        // Who is alone may know that there is nothing to do; of several, that would be told to the others.
        let idle = |seat: Seat| people.len() == 1 && self.game().legal(seat).is_empty();
        seats.filter(|other| Some(*other) != seat && people.contains(*other) && !idle(*other)).collect()
    }

    /// A computer is to act. Leaves people at a terminal time to act before it;
    /// whether somebody did. An empty line lets the computer go on at once.
    pub(super) fn leave_time(&mut self, lines: &mut dyn TypedLines, out: &mut dyn Write) -> io::Result<bool> {
        let seats = self.others_at_will(None);
        // A file of lines has nobody who would hesitate.
        if seats.is_empty() || !lines.is_terminal() {
            return Ok(false);
        }
        let key = format!("console-time-to-act-{}", self.game().facts().id);
        if self.setup.words.has(&key) {
            // Out of turn by house rules: seldom, so it is said each time; what one of several could
            // do is nobody else's business.
            let typed = match seats[..] {
                [seat] if self.setup.table.people().len() == 1 => self.typed(&self.game().legal(seat)),
                _ => Vec::new(),
            };
            self.say_with(&key, &[("actions", typed.join(", ").into())], out)?;
        } else if !std::mem::replace(&mut self.explained, true) {
            self.say("console-time-to-act", out)?;
        }
        out.flush()?;
        let line = match lines.next_line_within(Some(TIME_TO_ACT))? {
            Some(Typed::Line(line)) if !line.trim().is_empty() => verb::in_english(&line, self.setup.words),
            _ => return Ok(false),
        };
        if self.catch_up(out)? {
            return Ok(true);
        }
        let typed = match verb::read(&line, self.manners().own_words) {
            Said::Move | Said::Own(..) => line,
            Said::Verb(_) | Said::NotAlone(_) => {
                self.say("console-computer-acts", out)?;
                return Ok(false);
            }
        };
        let mut why: Option<Refused> = None;
        for seat in seats {
            match self.act_at_will(seat, &typed, out)? {
                None => return Ok(true),
                Some(refused) => {
                    why.get_or_insert(refused);
                }
            }
        }
        if let Some(why) = why {
            self.refuse(&why, out)?;
        }
        Ok(false)
    }

    /// What somebody typed is done in a seat; otherwise why not.
    fn act_at_will(&mut self, seat: Seat, typed: &str, out: &mut dyn Write) -> io::Result<Option<Refused>> {
        let actions = match self.read(seat, typed) {
            Ok(actions) => actions,
            Err(Misread { why, .. }) => return Ok(Some(why)),
        };
        let (now, before) = (self.now(), self.game().seq());
        let mut trial = self.game().duplicate();
        for action in &actions {
            if let Err(refused) = trial.act(now, seat, action) {
                return Ok(Some(refused));
            }
        }
        self.setup.table.set_game(trial);
        self.tell(before, out)?;
        Ok(None)
    }
}
