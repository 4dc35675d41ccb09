//! The clock of a session. Game time stands still at one screen, because
//! nothing depends on it, except while a timer of the match runs.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use meydan_core::GameTime;

use super::Session;
use crate::lines::{Typed, TypedLines};

/// Where real time comes from, and when game time began to follow it.
pub(super) struct Clock {
    read: Box<dyn Fn() -> Duration>,
    /// The real time and the game time at which a timer began to run.
    since: Option<(Duration, GameTime)>,
}

impl Clock {
    pub(super) fn new() -> Clock {
        let begun = Instant::now();
        Clock { read: Box::new(move || begun.elapsed()), since: None }
    }
}

impl Session {
    /// The same session with another clock: one that tells how long it has been running.
    #[must_use]
    pub fn with_clock(mut self, read: impl Fn() -> Duration + 'static) -> Session {
        self.clock.read = Box::new(read);
        self
    }

    /// The game time now.
    pub(super) fn now(&mut self) -> GameTime {
        let at = self.game().at();
        if self.game().next_timer().is_none() {
            self.clock.since = None;
            return at;
        }
        let read = (self.clock.read)();
        let (real, game) = *self.clock.since.get_or_insert((read, at));
        let gone = u64::try_from(read.saturating_sub(real).as_millis()).unwrap_or(u64::MAX);
        game.plus(gone).max(at)
    }

    /// The next typed line; `None` if something came due before it.
    pub(super) fn next_line(
        &mut self,
        lines: &mut dyn TypedLines,
        out: &mut dyn Write,
    ) -> io::Result<Option<Typed>> {
        loop {
            let now = self.now();
            let timer = self.game().next_timer();
            let wait = timer.map(|timer| Duration::from_millis(timer.due.0.saturating_sub(now.0) + 1));
            if let Some(typed) = lines.next_line_within(wait)? {
                return Ok(Some(typed));
            }
            if self.catch_up(out)? {
                return Ok(None);
            }
        }
    }

    /// Lets everything happen that has come due; whether anything did.
    pub(super) fn catch_up(&mut self, out: &mut dyn Write) -> io::Result<bool> {
        let mut happened = false;
        // Each round fires a timer of a bounded game.
        loop {
            let now = self.now();
            let before = self.game().seq();
            match self.game().next_timer() {
                Some(timer) if timer.due <= now => {}
                _ => return Ok(happened),
            }
            if self.setup.table.game_mut().fire().is_err() {
                return Ok(happened);
            }
            happened = true;
            self.tell(before, out)?;
        }
    }
}
