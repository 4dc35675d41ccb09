//! The Scoreboard Menu (2.9).

use crate::program::{Answer, Program, say};
use crate::texts;

impl Program {
    pub(crate) fn scoreboard_menu(&mut self, out: &mut String) -> Answer {
        for one in self.services.wait(self.services.club.scoreboard())? {
            say(out, texts::ranked(one.rank, &one.nickname, one.score));
        }
        Ok(())
    }
}
