//! A record told again: as text from beginning to end, or on a terminal with
//! keys to step, jump and play it by itself.

use std::io::{self, Write};
use std::time::Duration;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, poll, read};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use meydan_catalogue::Player;
use meydan_core::{AnyAction, AnyMatch, AnyView, Entry, Seat, Seq, Step, Viewer};
use meydan_records::Opened;
use meydan_telling::{AnyScene, AnyTelling, Listing, Style};
use meydan_words::{Arg, Words};

use crate::editor::wrap;
use crate::players::player_line;
use crate::{AnyLineUi, AnyRenderContext, Look};

/// A record and how it is told.
pub struct Replay<'a> {
    opened: &'a Opened,
    telling: &'static dyn AnyTelling,
    /// Without one the game is told, and no board is shown.
    ui: Option<&'static dyn AnyLineUi>,
    words: &'static Words,
    look: Look,
    /// The entries that the game is made of, without what was taken back and what is no move (CH-64).
    line: Vec<Entry<Option<AnyAction>>>,
    /// Their numbers; none where an entry has none.
    numbers: Vec<Option<String>>,
    viewer: Viewer,
}

impl<'a> Replay<'a> {
    /// Prepares to tell it; `None` if it is no game of the hall.
    #[must_use]
    pub fn new(opened: &'a Opened, words: &'static Words, look: Look) -> Option<Replay<'a>> {
        let id = opened.game.facts().id;
        let (telling, ui) = (meydan_telling::of(id)?, crate::line_ui(id));
        let viewer = if opened.open { Viewer::Referee } else { Viewer::Spectator };
        let whole = opened.game.line(viewer);
        let listing = telling.listing(&opened.game.view(viewer), &whole);
        let listed = whole.into_iter().zip(listing).filter_map(|(entry, listing)| match listing {
            Listing::Left => None,
            Listing::Unnumbered => Some((entry, None)),
            Listing::Number(number) => Some((entry, Some(number))),
        });
        let (line, numbers) = listed.unzip();
        Some(Replay { opened, telling, ui, words, look, line, numbers, viewer })
    }

    /// Tells it from beginning to end.
    ///
    /// # Errors
    /// When writing fails.
    pub fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.title())?;
        if let Some(clock) = self.opened.game.time_control() {
            let clock = meydan_telling::time_control(self.words, clock);
            writeln!(out, "{}", self.words.say_with("console-record-clock", &[("clock", clock.into())]))?;
        }
        let mut shown = self.board(0);
        let mut since = 0;
        write!(out, "{shown}")?;
        for number in 1..=self.line.len() {
            writeln!(out, "{}", self.entry_line(number))?;
            if self.ui.is_none_or(|ui| ui.manners().shows_seldom) {
                for line in self.told(number) {
                    writeln!(out, "{line}")?;
                }
                if !self.is_due(number, since) {
                    continue;
                }
            }
            let board = self.board(number);
            since = self.line[number - 1].seq;
            if board != shown {
                write!(out, "{board}")?;
                shown = board;
            }
        }
        writeln!(out, "{}", self.last_line())?;
        out.flush()
    }

    pub(crate) fn title(&self) -> String {
        let game = self.opened.game.as_ref();
        let seats = Seat::all(game.seats()).zip(&self.opened.names);
        let players: Vec<String> = seats.map(|(seat, _)| self.who(seat)).collect();
        let (name, players) = (self.words.game(game.facts().id), players.join(" – "));
        self.words.say_with("console-record-players", &[("game", name.into()), ("players", players.into())])
    }

    /// Who sits in a seat.
    pub(crate) fn who(&self, seat: Seat) -> String {
        let name = self.opened.names.get(seat.index()).map_or("", String::as_str);
        player_line(self.seat(seat), &Player::of_record(name), self.words)
    }

    fn seat(&self, seat: Seat) -> String {
        let (id, role) = (self.opened.game.facts().id, self.opened.game.role(seat));
        match self.ui {
            Some(ui) => ui.seat(seat, role, self.words, &self.look),
            None => self.words.role(id, role),
        }
    }

    /// Tells of a position of it.
    fn with_scene<T>(&self, view: &AnyView, tell: impl FnOnce(AnyScene<'_>) -> T) -> T {
        let who = |seat: Seat| self.who(seat);
        tell(AnyScene { view, words: self.words, who: &who })
    }

    pub(crate) fn last_line(&self) -> String {
        match self.opened.game.outcome() {
            Some(outcome) => {
                let view = self.opened.game.view(self.viewer);
                let result = self.with_scene(&view, |scene| self.telling.result(scene, &outcome));
                self.words.say_with("console-over", &[("result", result.into())])
            }
            None => self.words.say("console-record-unfinished"),
        }
    }

    /// How many entries it has.
    pub(crate) fn count(&self) -> usize {
        self.line.len()
    }

    /// How far one is.
    pub(crate) fn place(&self, at: usize) -> String {
        let args = [("number", (at as i64).into()), ("count", (self.line.len() as i64).into())];
        self.words.say_with("console-replay-at", &args)
    }

    /// What an entry led to, a line each.
    pub(crate) fn told(&self, number: usize) -> Vec<String> {
        let Some(seq) = number.checked_sub(1).and_then(|index| self.line.get(index)).map(|entry| entry.seq)
        else {
            return Vec::new();
        };
        let told = self.opened.game.events_since(seq.checked_sub(1), self.viewer);
        let after = self.after(number);
        let view = after.as_deref().unwrap_or_else(|| self.opened.game.as_ref()).view(self.viewer);
        let events = told.iter().filter(|at| at.seq == seq);
        self.with_scene(&view, |scene| {
            events.flat_map(|at| self.telling.events(scene, &at.events, Style::Line)).collect()
        })
    }

    /// Shows a position of it.
    fn shown<T>(
        &self,
        number: usize,
        show: impl FnOnce(&dyn AnyLineUi, AnyRenderContext<'_>) -> T,
    ) -> Option<T> {
        let (ui, game) = (self.ui?, self.after(number)?);
        let (words, look, who) = (self.words, &self.look, |seat: Seat| self.who(seat));
        let context = AnyRenderContext { game: game.as_ref(), viewer: self.viewer, words, look, who: &who };
        Some(show(ui, context))
    }

    /// The match after the first `number` entries of the line.
    pub(crate) fn after(&self, number: usize) -> Option<Box<dyn AnyMatch>> {
        let seq = number.checked_sub(1).map_or(0, |index| self.line[index].seq);
        self.opened.game.as_of(seq)
    }

    pub(crate) fn board(&self, number: usize) -> String {
        self.shown(number, |ui, context| ui.board(context)).unwrap_or_default()
    }

    /// Whether the whole board is to be shown again.
    fn is_due(&self, number: usize, since: Seq) -> bool {
        self.shown(number, |ui, context| ui.glance(since, context)).is_some_and(|glance| glance.is_none())
    }

    pub(crate) fn entry_line(&self, number: usize) -> String {
        let entry = &self.line[number - 1];
        if let Some(told) = meydan_telling::of_hall(self.words, &entry.step) {
            return told;
        }
        let key = match &entry.step {
            Step::Act { .. } => "console-replay-move",
            Step::Drop { .. } => "console-replay-left",
            _ => "console-replay-timer",
        };
        // The moves of a double turn are 3a and 3b.
        let number = self.numbers[number - 1].as_deref().unwrap_or_default();
        let plain = number.parse::<i64>().map_or_else(|_| Arg::from(number), Arg::from);
        let mut args = vec![("number", plain)];
        if let Some(seat) = entry.actor() {
            args.push(("player", self.seat(seat).into()));
        }
        if let Step::Act { action, .. } = &entry.step {
            let view = self.opened.game.view(self.viewer);
            let typed =
                |action| self.with_scene(&view, |scene| self.telling.action(scene, action, Style::Line));
            args.push(("move", action.as_ref().map_or_else(|| "…".to_owned(), typed).into()));
        }
        let said = self.words.say_with(key, &args);
        // What has no number begins with what follows it.
        let said = if number.is_empty() { said.trim_start_matches(". ").to_owned() } else { said };
        self.with_clock(entry, said)
    }

    /// With what is left to whoever acted, where there is a clock (HA-20).
    fn with_clock(&self, entry: &Entry<Option<AnyAction>>, told: String) -> String {
        let game = self.opened.game.as_ref();
        if game.time_control().is_none() {
            return told;
        }
        let faces = game.as_of(entry.seq).map_or_else(Vec::new, |then| then.clock_faces(entry.at));
        match entry.actor().and_then(|seat| faces.get(seat.index())) {
            Some(face) => {
                let left = meydan_telling::time_left(self.words, face.left);
                let args = [("told", told.into()), ("left", left.into())];
                self.words.say_with("console-replay-clock", &args)
            }
            None => told,
        }
    }

    /// Lets a person step through it on a terminal until they leave.
    ///
    /// # Errors
    /// When the terminal fails. It is put back as it was in any case.
    pub fn watch(&self, out: &mut impl Write) -> io::Result<()> {
        enable_raw_mode()?;
        let watched = execute!(out, EnterAlternateScreen, Hide).and_then(|()| self.follow_keys(out));
        let restored = execute!(out, Show, LeaveAlternateScreen);
        disable_raw_mode()?;
        watched.and(restored)
    }

    fn follow_keys(&self, out: &mut impl Write) -> io::Result<()> {
        let mut state = Stepper { at: 0, last: self.line.len(), playing: false, jump: None };
        loop {
            self.draw(&state, out)?;
            let event = match state.playing && !poll(PACE)? {
                true => None,
                false => Some(read()?),
            };
            let going_on = match event {
                None => state.tick(),
                Some(Event::Key(key)) if key.kind != KeyEventKind::Release => state.press(key),
                Some(_) => true,
            };
            if !going_on {
                return Ok(());
            }
        }
    }

    fn draw(&self, state: &Stepper, out: &mut impl Write) -> io::Result<()> {
        let mut text = self.title() + "\n\n" + &self.board(state.at) + "\n";
        text += &match state.at {
            0 => String::new(),
            at => self.entry_line(at),
        };
        text += "\n";
        if self.ui.is_none() {
            self.told(state.at).iter().for_each(|line| text += &format!("{line}\n"));
        }
        if state.at == state.last {
            text += &self.last_line();
        }
        text += &format!("\n\n{}", self.place(state.at));
        if state.playing {
            text += &format!(" · {}", self.words.say("console-replay-playing"));
        }
        if let Some(number) = state.jump {
            let number = [("number", (number as i64).into())];
            text += &format!(" · {}", self.words.say_with("console-replay-jump", &number));
        }
        text += &format!("\n{}\n", self.words.say("console-replay-keys"));
        queue!(out, MoveTo(0, 0), Clear(ClearType::All))?;
        // A raw terminal does not return to the left by itself.
        write!(out, "{}", wrap(&text, self.look.columns()).replace('\n', "\r\n"))?;
        out.flush()
    }
}

/// How long a position stays when it plays by itself.
const PACE: Duration = Duration::from_millis(800);

/// Where somebody is in a record.
#[derive(Debug, PartialEq, Eq)]
struct Stepper {
    at: usize,
    last: usize,
    playing: bool,
    /// The number that is being typed.
    jump: Option<usize>,
}

impl Stepper {
    /// Time has passed; always goes on.
    fn tick(&mut self) -> bool {
        self.at = (self.at + 1).min(self.last);
        self.playing = self.at < self.last;
        true
    }

    /// A key was pressed; `false` to leave.
    fn press(&mut self, key: KeyEvent) -> bool {
        let jump = self.jump.take();
        let playing = std::mem::take(&mut self.playing);
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return false,
            KeyCode::Char('q') => return false,
            KeyCode::Esc if jump.is_none() => return false,
            KeyCode::Right | KeyCode::Down | KeyCode::Char('n' | 'l' | 'j') => {
                self.at = (self.at + 1).min(self.last);
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace | KeyCode::Char('p' | 'h' | 'k') => {
                self.at = self.at.saturating_sub(1);
            }
            KeyCode::Home | KeyCode::Char('g') => self.at = 0,
            KeyCode::End | KeyCode::Char('G') => self.at = self.last,
            KeyCode::Enter => self.at = jump.unwrap_or(self.at + 1).min(self.last),
            KeyCode::Char(' ') => self.playing = !playing && self.at < self.last,
            KeyCode::Char(digit @ '0'..='9') => {
                let digit = digit as usize - '0' as usize;
                self.jump = Some((jump.unwrap_or(0) * 10 + digit).min(self.last));
            }
            _ => {}
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_step_jump_and_play() {
        let mut state = Stepper { at: 0, last: 60, playing: false, jump: None };
        let press = |state: &mut Stepper, code| state.press(KeyEvent::new(code, KeyModifiers::NONE));
        assert!(press(&mut state, KeyCode::Left));
        assert_eq!(state.at, 0);
        assert!(press(&mut state, KeyCode::Right));
        assert_eq!(state.at, 1);
        for key in ['4', '2'] {
            assert!(press(&mut state, KeyCode::Char(key)));
        }
        assert!(press(&mut state, KeyCode::Enter));
        assert_eq!((state.at, state.jump), (42, None));
        for _ in 0..30 {
            assert!(press(&mut state, KeyCode::Char('9')));
        }
        assert!(press(&mut state, KeyCode::Enter));
        assert_eq!(state.at, 60);
        assert!(press(&mut state, KeyCode::Char('h')) && press(&mut state, KeyCode::Char(' ')));
        assert!(state.playing && state.tick());
        assert_eq!((state.at, state.playing), (60, false));
        assert!(press(&mut state, KeyCode::Home));
        assert_eq!(state.at, 0);
        assert!(!press(&mut state, KeyCode::Char('q')));
        assert!(!press(&mut state, KeyCode::Esc));
    }
}
