//! The hall: the games, and what else can be done here.

use crossterm::event::{KeyCode, KeyEvent};
use meydan_catalogue::{Tenant, tenants};

use super::Setup;
use crate::app::{App, Screen};
use crate::command::Command;
use crate::event::Effect;
use crate::note::Note;
use crate::overlay::Overlay;

/// The hall.
#[derive(Default)]
pub(crate) struct Hall {
    /// The chosen row.
    pub chosen: usize,
    /// What went wrong.
    pub note: Option<Note>,
}

/// A row of the hall.
#[derive(Clone, Copy)]
pub(crate) enum HallRow {
    /// The newest game that is not over.
    GoOn,
    /// A game to play.
    Game(&'static Tenant),
    /// A record to open.
    Open,
    /// Another language.
    Language,
    /// The keys.
    Help,
    /// Out.
    Leave,
}

impl Hall {
    /// All rows, in order.
    pub(crate) fn rows(app: &App) -> Vec<HallRow> {
        let rest = [HallRow::Open, HallRow::Language, HallRow::Help, HallRow::Leave];
        let first = app.unfinished(None).map(|_| HallRow::GoOn);
        first.into_iter().chain(tenants().iter().map(HallRow::Game)).chain(rest).collect()
    }
}

impl App {
    pub(crate) fn hall_key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let count = Hall::rows(self).len();
        let Screen::Hall(hall) = &mut self.screen else {
            return Vec::new();
        };
        hall.note = None;
        match key.code {
            KeyCode::Up | KeyCode::BackTab => hall.chosen = (hall.chosen + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => hall.chosen = (hall.chosen + 1) % count,
            KeyCode::Home => hall.chosen = 0,
            KeyCode::End => hall.chosen = count - 1,
            KeyCode::Enter | KeyCode::Char(' ') => {
                let row = hall.chosen;
                return self.hall_row(row);
            }
            KeyCode::Char('o' | 'O') => return self.open_shelf(),
            KeyCode::Char(c) => {
                return match Command::of(c) {
                    Some(command @ (Command::Language | Command::Help | Command::Leave)) => {
                        self.command(command)
                    }
                    _ => Vec::new(),
                };
            }
            _ => {}
        }
        Vec::new()
    }

    pub(crate) fn hall_row(&mut self, row: usize) -> Vec<Effect> {
        let Some(&chosen) = Hall::rows(self).get(row) else {
            return Vec::new();
        };
        if let Screen::Hall(hall) = &mut self.screen {
            hall.chosen = row;
        }
        match chosen {
            HallRow::GoOn => return self.go_on_with_newest(None),
            HallRow::Game(tenant) => self.set_up(Setup::new(tenant)),
            HallRow::Open => return self.open_shelf(),
            HallRow::Language => self.next_language(),
            HallRow::Help => self.overlay = Some(Overlay::Help { scroll: 0 }),
            HallRow::Leave => return vec![Effect::Quit],
        }
        Vec::new()
    }
}
