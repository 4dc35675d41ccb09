//! What a session says of the game: by whoever tells the game, to whoever sits
//! before the screen.

use std::io::{self, Write};

use meydan_core::{AnyAction, EventsAt, Seat, Seq, Viewer};
use meydan_search::Opinion;
use meydan_telling::{AnyScene, Style};

use super::Session;

impl Session {
    fn with_scene<T>(&self, tell: impl FnOnce(AnyScene<'_>) -> T) -> T {
        let view = self.game().view(self.viewer);
        let who = |seat: Seat| self.who(seat);
        tell(AnyScene { view: &view, words: self.setup.words, who: &who })
    }

    /// Actions as a person would type them.
    pub(super) fn typed(&self, actions: &[AnyAction]) -> Vec<String> {
        self.with_scene(|scene| {
            actions.iter().map(|action| self.telling.action(scene, action, Style::Line)).collect()
        })
    }

    /// Tells what happened after an entry, and shows the board if it changed.
    pub(super) fn tell(&mut self, after: Seq, out: &mut dyn Write) -> io::Result<()> {
        self.keep(out)?;
        self.tell_events(Some(after), self.game().seq(), out)?;
        if (!self.shows_when_asked() || self.game().outcome().is_some()) && self.is_to_be_shown() {
            self.show(out)?;
        }
        self.keep_record(out)
    }

    /// Tells what happened after an entry (from the start, if `None`), up to another.
    pub(super) fn tell_events(
        &mut self,
        after: Option<Seq>,
        last: Seq,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if let Viewer::Seat(seat) = self.viewer {
            self.told[seat.index()] = Some(last);
        }
        let mut events = self.game().events_since(after, self.viewer);
        events.retain(|at| at.seq <= last);
        self.tell_all(&events, out)
    }

    pub(super) fn tell_all(&self, events: &[EventsAt], out: &mut dyn Write) -> io::Result<()> {
        let told = events.iter().map(|at| &at.events);
        let tell = |events| self.with_scene(|scene| self.telling.events(scene, events, Style::Line));
        told.flat_map(tell).try_for_each(|line| writeln!(out, "{line}"))
    }

    pub(super) fn announce(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(outcome) = self.game().outcome() {
            let result = self.with_scene(|scene| self.telling.result(scene, &outcome));
            self.say_with("console-over", &[("result", result.into())], out)?;
        }
        out.flush()
    }

    pub(super) fn say_turn(&self, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
        let player = self.who_exactly(seat);
        match self.with_scene(|scene| self.telling.question(scene, &player, Style::Line)) {
            Some(question) => writeln!(out, "{question}"),
            None => self.say_with("console-turn", &[("player", player.into())], out),
        }
    }

    /// A line on what a computer thinks, where it judged at all.
    pub(super) fn say_opinion(&self, key: &str, opinion: Opinion, out: &mut dyn Write) -> io::Result<()> {
        let Some(value) = opinion.value else {
            return Ok(());
        };
        let (game, sure) = (self.game().facts().id, opinion.certainty.code());
        let mut said = self.setup.words.opinion(game, value, sure, opinion.depth);
        if self.setup.look.ascii {
            said = said.replace('−', "-");
        }
        self.say_with(key, &[("opinion", said.into())], out)
    }
}
