//! The application: what is on the screen, and how an event changes it.
//! `update` is the only door; it touches no terminal, file, thread or clock.

use std::path::Path;

use crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use meydan_catalogue::Table;
use meydan_core::{Rng, Seed};
use meydan_records::Listed;
use meydan_words::{Lang, Words};
use ratatui::layout::Position;

use crate::draw::{LEAST, Target, Theme, targets};
use crate::event::{Effect, Event};
use crate::note::Note;
use crate::overlay::{Overlay, Purpose, Question};
use crate::screens::{Hall, Mode, Setup, Shelf, TableScreen};
use crate::settings::{Limits, Settings, Start};
use crate::text::Script;

/// What fills the screen.
pub(crate) enum Screen {
    /// The games.
    Hall(Hall),
    /// With whom and how.
    Setup(Box<Setup>),
    /// Former games.
    Shelf(Box<Shelf>),
    /// A game, or a record of one.
    Table(Box<TableScreen>),
}

/// What tables share: tickets of thoughts, and where seeds come from.
pub(crate) struct Desk {
    /// The last ticket given out.
    pub ticket: u32,
    /// The number of the table; each game played is one.
    pub table: u32,
    /// What computers draw from, together with their table and seat.
    pub computers: u64,
    seeds: Rng,
    first: Option<u64>,
    /// How much computers think.
    pub limits: Limits,
}

impl Desk {
    /// The seed of the next match.
    pub(crate) fn seed(&mut self) -> Seed {
        if let Some(number) = self.first.take() {
            return Seed::from_number(number);
        }
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.seeds.next_u64().to_le_bytes());
        }
        Seed::from_bytes(bytes)
    }
}

/// The application.
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) desk: Desk,
    size: (u16, u16),
    pub(crate) screen: Screen,
    pub(crate) overlay: Option<Overlay>,
    /// Whether a table was opened from the hall and leads back there.
    pub(crate) from_hall: bool,
    pub(crate) ticks: u32,
    /// The games in the folders, as they were looked up last.
    pub(crate) listed: Vec<Listed>,
}

impl App {
    /// Opens at the start. Everything that is drawn at random comes from the seed.
    pub(crate) fn new(
        start: Start,
        settings: Settings,
        size: (u16, u16),
        entropy: Seed,
    ) -> (App, Vec<Effect>) {
        let mut seeds = entropy.rng();
        let computers = settings.seed.unwrap_or_else(|| seeds.next_u64());
        let desk =
            Desk { ticket: 0, table: 0, computers, seeds, first: settings.seed, limits: settings.limits };
        let from_hall = matches!(start, Start::Hall | Start::Setup(_) | Start::Shelf(_));
        let mut app = App {
            settings,
            desk,
            size,
            screen: Screen::Hall(Hall::default()),
            overlay: None,
            from_hall,
            ticks: 0,
            listed: Vec::new(),
        };
        let effects = match start {
            Start::Hall => vec![Effect::List],
            Start::Setup(tenant) => {
                app.screen = Screen::Setup(Box::new(Setup::new(tenant)));
                vec![Effect::List]
            }
            Start::Shelf(tenant) => {
                app.screen = Screen::Setup(Box::new(Setup::new(tenant)));
                let mut effects = app.open_shelf();
                effects.push(Effect::List);
                effects
            }
            Start::Table(table) => {
                // Its seed was the one that was asked for: a rematch gets another.
                app.desk.first = None;
                let mut effects = app.sit_down(table);
                match app.settings.file.clone() {
                    Some(path) => effects.push(Effect::KeepIn { path }),
                    None => effects.extend(app.keep_own()),
                }
                effects
            }
            Start::Replay { game, names } => {
                app.screen = Screen::Table(Box::new(TableScreen::replay(game, &names)));
                Vec::new()
            }
        };
        (app, effects)
    }

    pub(crate) fn screen(&self) -> &Screen {
        &self.screen
    }

    pub(crate) fn overlay(&self) -> Option<&Overlay> {
        self.overlay.as_ref()
    }

    pub(crate) fn size(&self) -> (u16, u16) {
        self.size
    }

    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.settings.lang)
    }

    pub(crate) fn theme(&self) -> Theme {
        Theme { color: self.settings.color, ascii: self.settings.ascii }
    }

    pub(crate) fn script(&self) -> Script {
        Script {
            rtl: self.settings.lang == Lang::Fa,
            reorder: self.settings.reorder,
            ascii: self.settings.ascii,
        }
    }

    /// Whether something moves by itself, so that ticks are wanted.
    pub(crate) fn moves(&self) -> bool {
        match &self.screen {
            Screen::Table(table) => table.moves(),
            Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => false,
        }
    }

    fn is_small(&self) -> bool {
        self.size.0 < LEAST.0 || self.size.1 < LEAST.1
    }

    /// Takes an event and says what is to be done about it.
    pub(crate) fn update(&mut self, event: Event) -> Vec<Effect> {
        let effects = self.take(event);
        // The end is a moment of its own.
        if let Screen::Table(table) = &mut self.screen
            && self.overlay.is_none()
            && table.ends_now()
        {
            self.overlay = Some(Overlay::ask(Question::End));
        }
        effects
    }

    fn take(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Resize(width, height) => {
                self.size = (width, height);
                Vec::new()
            }
            Event::Tick(time) => {
                self.ticks = self.ticks.wrapping_add(1);
                match &mut self.screen {
                    Screen::Table(table) => table.tick(self.ticks, time, &mut self.desk),
                    Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => Vec::new(),
                }
            }
            Event::Key(key) => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Paste(text) => self.paste(&text),
            Event::Thought { ticket, thought } => match &mut self.screen {
                Screen::Table(table) => table.thought(ticket, thought, &mut self.desk),
                Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => Vec::new(),
            },
            Event::Saved(path, result) => self.saved(path, result),
            Event::Opened(path, result) => self.opened(&path, result),
            Event::Kept(result) => {
                self.own_kept(result);
                Vec::new()
            }
            Event::Listed(games) => self.listed(games),
            Event::Seen(path, opened) => {
                self.seen(path, opened);
                Vec::new()
            }
            Event::TakenUp(result) => self.taken_up(result),
            Event::Ended => vec![Effect::Stop, Effect::Quit],
        }
    }

    fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        if key.kind == KeyEventKind::Release {
            return Vec::new();
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => self.interrupt(),
                KeyCode::Char('z') => vec![Effect::Suspend],
                KeyCode::Char('l') => vec![Effect::Redraw],
                _ => Vec::new(),
            };
        }
        if self.is_small() {
            return Vec::new();
        }
        if key.modifiers.contains(KeyModifiers::ALT) {
            // Terminals send Escape and a letter in quick succession as Alt and the letter.
            let mut effects = self.key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE));
            effects.extend(self.key(KeyEvent { modifiers: key.modifiers - KeyModifiers::ALT, ..key }));
            return effects;
        }
        if self.overlay.is_some() {
            return self.overlay_key(key);
        }
        match self.screen {
            Screen::Hall(_) => self.hall_key(key),
            Screen::Setup(_) => self.setup_key(key),
            Screen::Shelf(_) => self.shelf_key(key),
            Screen::Table(_) => self.table_key(key),
        }
    }

    /// Ctrl-C leaves at once, unless a game would be lost: then it asks, and a second one leaves.
    fn interrupt(&mut self) -> Vec<Effect> {
        let asked = matches!(self.overlay, Some(Overlay::Ask { question: Question::Leave, .. }));
        let game_on = matches!(&self.screen, Screen::Table(table) if table.is_on());
        if game_on && !asked && !self.is_small() {
            self.overlay = Some(Overlay::ask(Question::Leave));
            return Vec::new();
        }
        vec![Effect::Stop, Effect::Quit]
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        let step = match mouse.kind {
            MouseEventKind::ScrollUp => Some(KeyCode::Up),
            MouseEventKind::ScrollDown => Some(KeyCode::Down),
            MouseEventKind::Down(MouseButton::Left) => None,
            _ => return Vec::new(),
        };
        if self.is_small() {
            return Vec::new();
        }
        if let Some(code) = step {
            // The wheel turns pages; on a board it would only push the cursor about.
            let board = self.overlay.is_none() && matches!(self.screen, Screen::Table(_));
            let key = KeyEvent::new(code, KeyModifiers::NONE);
            return if board { self.wheel(code == KeyCode::Up) } else { self.key(key) };
        }
        let at = Position::new(mouse.column, mouse.row);
        // What was drawn last lies on top.
        let hit = targets(self).into_iter().rev().find(|(area, _)| area.contains(at));
        let Some((_, target)) = hit else {
            return Vec::new();
        };
        match (target, self.overlay.is_some()) {
            (Target::Row(row), true) => self.overlay_row(row),
            (_, true) => Vec::new(),
            (Target::Row(row), false) => match self.screen {
                Screen::Hall(_) => self.hall_row(row),
                Screen::Setup(_) => self.setup_row(row),
                Screen::Shelf(_) => self.shelf_row(row),
                Screen::Table(_) => Vec::new(),
            },
            (Target::Place(place), false) => self.touch(&place),
            (Target::Entry(entry), false) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.look_at(entry);
                }
                Vec::new()
            }
            (Target::Command(command), false) => self.command(command),
        }
    }

    fn paste(&mut self, text: &str) -> Vec<Effect> {
        // A paste goes where text is typed and nowhere else; a record's path or a name is short.
        let short = || crate::text::typed(text).chars().take(crate::overlay::LONGEST).collect::<String>();
        if self.is_small() {
            return Vec::new();
        }
        match (&mut self.overlay, &mut self.screen) {
            (Some(Overlay::Prompt { text: field, .. }), _) => crate::overlay::append(field, &short()),
            (None, Screen::Setup(setup)) if setup.takes_lines() => setup.append(text),
            (None, Screen::Setup(setup)) => setup.append(&short()),
            _ => {}
        }
        Vec::new()
    }

    /// Sits down at a table.
    pub(crate) fn sit_down(&mut self, table: Table) -> Vec<Effect> {
        self.desk.table += 1;
        let mut screen = TableScreen::play(table);
        let effects = screen.advance(&mut self.desk);
        self.screen = Screen::Table(Box::new(screen));
        self.overlay = None;
        effects
    }

    /// The match at the table with its names as in records, if one is played.
    pub(crate) fn played(&self) -> Option<(&dyn meydan_core::AnyMatch, Vec<String>)> {
        match &self.screen {
            Screen::Table(table) if table.mode == Mode::Play => Some((table.table.game(), table.names())),
            _ => None,
        }
    }

    /// The match at the table is kept as it stands.
    pub(crate) fn is_kept(&mut self) {
        if let Screen::Table(table) = &mut self.screen {
            table.is_kept();
        }
    }

    /// The record of the table could not be kept.
    pub(crate) fn record_failed(&mut self, path: &Path, why: String) {
        if let Screen::Table(table) = &mut self.screen {
            let args = vec![("file", path.display().to_string().into()), ("why", why.into())];
            table.note = Some(Note::Wrong("tui-not-saved", args));
        }
    }

    /// Asks where to keep the record of the table.
    pub(crate) fn ask_where_to_save(&mut self, leave: bool) {
        if let Screen::Table(table) = &self.screen {
            let own = self.settings.file.as_ref().map(|file| file.display().to_string());
            let text = own.unwrap_or_else(|| format!("{}.meydan", table.game_id()));
            self.overlay = Some(Overlay::Prompt { purpose: Purpose::Save { leave }, text, note: None });
        }
    }

    /// The next language.
    pub(crate) fn next_language(&mut self) {
        let at = Lang::ALL.iter().position(|&lang| lang == self.settings.lang).unwrap_or(0);
        self.settings.lang = Lang::ALL[(at + 1) % Lang::ALL.len()];
    }

    /// Back to the hall, or out of the program if that is where we came from.
    pub(crate) fn leave_table(&mut self) -> Vec<Effect> {
        self.overlay = None;
        if !self.from_hall {
            return vec![Effect::Stop, Effect::Quit];
        }
        self.screen = Screen::Hall(Hall::default());
        vec![Effect::Stop, Effect::List]
    }
}
