//! The shelf: games that were kept by themselves, and records in the folder that one
//! is in, to go on with, to look through or to put away.

use std::path::{Path, PathBuf};

use crossterm::event::{KeyCode, KeyEvent};
use meydan_records::{Listed, Opened};

use super::{Hall, Setup};
use crate::app::{App, Screen};
use crate::command::Command;
use crate::event::Effect;
use crate::note::Note;
use crate::overlay::{Overlay, Purpose, Question};

/// The shelf.
#[derive(Default)]
pub(crate) struct Shelf {
    /// All games on it, the newest first.
    pub(crate) games: Vec<Listed>,
    /// The chosen one.
    pub(crate) chosen: usize,
    /// The one that was looked at last, if it could be opened.
    pub(crate) seen: Option<(PathBuf, Option<Opened>)>,
    /// Only games of this kind, if so.
    pub(crate) only: Option<&'static str>,
    /// The form that one came from, if not the hall.
    back: Option<Box<Setup>>,
    pub(crate) note: Option<Note>,
}

impl Shelf {
    fn put(&mut self, games: &[Listed]) {
        let fits = |game: &&Listed| self.only.is_none_or(|only| game.game == only);
        self.games = games.iter().filter(fits).cloned().collect();
        self.chosen = self.chosen.min(self.games.len().saturating_sub(1));
    }

    /// The chosen game is to be looked at.
    fn look(&self) -> Vec<Effect> {
        let seen = self.seen.as_ref().map(|(path, _)| path);
        let chosen = self.games.get(self.chosen).map(|game| &game.path);
        match chosen {
            Some(path) if seen != Some(path) => vec![Effect::Look { path: path.clone() }],
            _ => Vec::new(),
        }
    }

    fn step(&mut self, to: usize) -> Vec<Effect> {
        self.note = None;
        self.chosen = to.min(self.games.len().saturating_sub(1));
        self.look()
    }
}

impl App {
    /// Opens the shelf, with games of one kind only where one came from its form.
    pub(crate) fn open_shelf(&mut self) -> Vec<Effect> {
        let hall = Screen::Hall(Hall::default());
        let back = match std::mem::replace(&mut self.screen, hall) {
            Screen::Setup(setup) => Some(setup),
            _ => None,
        };
        let only = back.as_ref().map(|setup| setup.tenant.facts.id);
        let mut shelf = Shelf { only, back, ..Shelf::default() };
        shelf.put(&self.listed);
        let look = shelf.look();
        self.screen = Screen::Shelf(Box::new(shelf));
        look
    }

    /// What lies in the folders was looked up.
    pub(crate) fn listed(&mut self, games: Vec<Listed>) -> Vec<Effect> {
        self.listed = games;
        match &mut self.screen {
            Screen::Setup(setup) => setup.know(&self.listed),
            Screen::Shelf(shelf) => {
                shelf.put(&self.listed);
                return shelf.look();
            }
            Screen::Hall(_) | Screen::Table(_) => {}
        }
        Vec::new()
    }

    /// A game on the shelf was looked at.
    pub(crate) fn seen(&mut self, path: PathBuf, opened: Option<Opened>) {
        if let Screen::Shelf(shelf) = &mut self.screen {
            shelf.seen = Some((path, opened));
        }
    }

    /// The newest game that is not over, of one kind if so.
    pub(crate) fn unfinished(&self, only: Option<&str>) -> Option<&Listed> {
        let fits = |game: &&Listed| game.kept && !game.over && only.is_none_or(|only| game.game == only);
        self.listed.iter().find(fits)
    }

    /// Whether a file is one of those that are kept by themselves.
    pub(crate) fn is_of_keeper(&self, path: &Path) -> bool {
        self.settings.games.as_ref().is_some_and(|folder| path.starts_with(folder))
    }

    pub(crate) fn shelf_key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let Screen::Shelf(shelf) = &mut self.screen else {
            return Vec::new();
        };
        let at = shelf.chosen;
        match key.code {
            KeyCode::Up | KeyCode::BackTab => shelf.step(at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Tab => shelf.step(at + 1),
            KeyCode::PageUp => shelf.step(at.saturating_sub(8)),
            KeyCode::PageDown => shelf.step(at + 8),
            KeyCode::Home => shelf.step(0),
            KeyCode::End => shelf.step(usize::MAX),
            KeyCode::Enter | KeyCode::Char(' ') => self.shelf_row(at),
            KeyCode::Delete | KeyCode::Char('x' | 'X') => {
                if let Some(game) = shelf.games.get(at).filter(|game| game.kept) {
                    let question = Question::Forget { path: game.path.clone() };
                    self.overlay = Some(Overlay::ask(question));
                }
                Vec::new()
            }
            KeyCode::Char('o' | 'O' | '/') => {
                self.ask_for_record();
                Vec::new()
            }
            KeyCode::Esc => self.leave_shelf(),
            KeyCode::Char(c) => match Command::of(c) {
                Some(Command::Leave) => self.leave_shelf(),
                Some(command @ (Command::Language | Command::Help)) => self.command(command),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// A row was clicked, or entered: the first click chooses it.
    pub(crate) fn shelf_row(&mut self, row: usize) -> Vec<Effect> {
        let Screen::Shelf(shelf) = &mut self.screen else {
            return Vec::new();
        };
        if shelf.chosen != row {
            return shelf.step(row);
        }
        match shelf.games.get(row) {
            Some(game) => vec![Effect::Open { path: game.path.clone() }],
            None => Vec::new(),
        }
    }

    pub(crate) fn leave_shelf(&mut self) -> Vec<Effect> {
        if let Screen::Shelf(shelf) = &mut self.screen {
            self.screen = match shelf.back.take() {
                Some(mut setup) => {
                    setup.know(&self.listed);
                    Screen::Setup(setup)
                }
                None => Screen::Hall(Hall::default()),
            };
        }
        Vec::new()
    }

    pub(crate) fn ask_for_record(&mut self) {
        self.overlay = Some(Overlay::Prompt { purpose: Purpose::Open, text: String::new(), note: None });
    }
}
