//! The same game once more: same players, same options, new draws.

use std::io::{self, Write};
use std::path::Path;

use meydan_catalogue::{Player, random_seed};
use meydan_records::{NotKept, RecordFile};

use super::{Next, Session};

impl Session {
    /// Begins anew. What is kept move by move is replaced only if that is said.
    pub(super) fn restart(&mut self, over: bool, out: &mut dyn Write) -> io::Result<Next> {
        if let (Some(journal), false) = (&self.setup.journal, over) {
            let name = journal.path().display().to_string();
            self.say_with("console-restart-replaces", &[("file", name.into())], out)?;
            return Ok(Next::Ask);
        }
        let mut new = self.game().beginning();
        new.seed = random_seed()?;
        let id = self.game().facts().id;
        match meydan_catalogue::begin(id, new) {
            Some(Ok(game)) => self.setup.table.set_game(game),
            Some(Err(refused)) => return self.refuse(&refused, out),
            None => return Ok(Next::Ask),
        }
        (self.kept, self.shown_at) = (0, None);
        self.screen = self.screen.shown_to(None);
        self.viewer = self.screen.viewer(self.game());
        self.told.fill(None);
        self.shown.clear();
        self.keep_anew(out)?;
        self.keep(out)?;
        self.tell_events(None, 0, out)?;
        if !self.shows_when_asked() {
            self.show(out)?;
        }
        self.keep_record(out)?;
        Ok(Next::Go)
    }

    /// The file of the game before becomes the file of this one.
    fn keep_anew(&mut self, out: &mut dyn Write) -> io::Result<()> {
        // Its lock must be gone before another can be made.
        let Some(former) = self.setup.journal.take() else { return Ok(()) };
        let path = former.path().to_owned();
        let folder = path.parent().unwrap_or(Path::new(""));
        drop(former);
        let names: Vec<String> = self.setup.table.players().iter().map(Player::name_in_record).collect();
        let own = meydan_records::save_format(self.game().facts().id);
        match own.and_then(|own| (own.create)(folder, self.game(), &names, true)) {
            Some(Ok(journal)) => self.setup.journal = Some(journal),
            Some(Err(NotKept::Refused(refused))) => {
                self.refuse(&refused, out)?;
            }
            Some(Err(NotKept::Exists(_))) => {}
            None => self.setup.journal = Some(Box::new(RecordFile::new(&path, self.game(), &names))),
        }
        Ok(())
    }
}
