//! Tests of the application without a terminal: events go in, screens and
//! effects come out.

mod chess;
mod duel;
mod flow;
mod magic;
mod pentago;
mod points;
mod random;
mod screens;
mod touches;
mod uno;

use crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use meydan_catalogue::{Player, Table};
use meydan_core::{AnyAction, Entry, NewMatch, Place, Seed, Step};
use meydan_search::{Certainty, Level, Thought};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::Value;

use crate::app::{App, Screen};
use crate::draw::{Target, draw, targets};
use crate::event::{Effect, Event, Task};
use crate::screens::TableScreen;
use crate::{Settings, Start};

/// An application, and what it asked for.
pub(super) struct Bench {
    pub(super) app: App,
    pub(super) effects: Vec<Effect>,
}

impl Bench {
    pub(super) fn new(start: Start, settings: Settings) -> Bench {
        let (app, effects) = App::new(start, settings, (80, 24), Seed::from_number(1));
        Bench { app, effects }
    }

    pub(super) fn hall() -> Bench {
        Bench::new(Start::Hall, Settings::default())
    }

    pub(super) fn table(players: Vec<Player>, settings: Settings) -> Bench {
        Bench::new(Start::Table(othello(players, Value::Null)), settings)
    }

    pub(super) fn send(&mut self, event: Event) {
        let effects = self.app.update(event);
        self.effects.extend(effects);
    }

    pub(super) fn key(&mut self, code: KeyCode) -> &mut Bench {
        self.send(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self
    }

    pub(super) fn control(&mut self, letter: char) -> &mut Bench {
        self.send(Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
        self
    }

    pub(super) fn type_in(&mut self, text: &str) -> &mut Bench {
        for c in text.chars() {
            self.key(KeyCode::Char(c));
        }
        self
    }

    /// Clicks in the middle of what this means.
    pub(super) fn click(&mut self, target: &Target) -> &mut Bench {
        let (area, _) =
            targets(&self.app).into_iter().find(|(_, found)| found == target).expect("on the screen");
        let (column, row) = (area.x + area.width / 2, area.y + area.height / 2);
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.send(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        self
    }

    /// The places on the screen.
    pub(super) fn places(&self) -> Vec<(Rect, Place)> {
        let place = |(area, target)| match target {
            Target::Place(place) => Some((area, place)),
            _ => None,
        };
        targets(&self.app).into_iter().filter_map(place).collect()
    }

    /// Every place that arrow keys lead to from this one.
    pub(super) fn reached_from(&mut self, start: Place) -> Vec<Place> {
        let mut seen = vec![start];
        let mut at = 0;
        while at < seen.len() {
            for key in [KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right] {
                let Screen::Table(table) = &mut self.app.screen else { panic!("at a table") };
                table.cursor = Some(seen[at].clone());
                self.key(key);
                let cursor = self.at_table().cursor.clone().expect("the keys stand somewhere");
                if !seen.contains(&cursor) {
                    seen.push(cursor);
                }
            }
            at += 1;
        }
        seen
    }

    /// Lets the computer that was asked last answer: with the first thing it may do.
    pub(super) fn answer(&mut self) -> &mut Bench {
        let first = self.thinkable().into_iter().next().expect("somebody thinks who can move");
        self.decide_on(first, None, Certainty::Estimated)
    }

    /// What the computer that was asked last may do.
    pub(super) fn thinkable(&self) -> Vec<AnyAction> {
        let Screen::Table(table) = self.app.screen() else { return Vec::new() };
        let task = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Think(task) => Some(task),
            _ => None,
        });
        task.map(|task| table.table.game().legal(task.seat)).unwrap_or_default()
    }

    /// The computer that was asked last decides on this.
    pub(super) fn decide(&mut self, action: &str) -> &mut Bench {
        let legal = self.thinkable().into_iter().find(|legal| *legal == *action);
        self.decide_on(legal.expect("it is legal"), None, Certainty::Estimated)
    }

    /// The same, with what it thinks of its position.
    pub(super) fn decide_sure(&mut self, action: &str, value: i32, certainty: Certainty) -> &mut Bench {
        let legal = self.thinkable().into_iter().find(|legal| *legal == *action);
        self.decide_on(legal.expect("it is legal"), Some(value), certainty)
    }

    /// The same, whether it may or not.
    pub(super) fn decide_on(
        &mut self,
        action: AnyAction,
        value: Option<i32>,
        certainty: Certainty,
    ) -> &mut Bench {
        let ticket = self.take_task().expect("somebody thinks").ticket;
        let thought = Thought { action, value, certainty, depth: 8, nodes: 900 };
        self.send(Event::Thought { ticket, thought: Some(thought) });
        self
    }

    pub(super) fn take_task(&mut self) -> Option<Task> {
        let at = self.effects.iter().rposition(|effect| matches!(effect, Effect::Think(_)))?;
        match self.effects.remove(at) {
            Effect::Think(task) => Some(task),
            _ => None,
        }
    }

    pub(super) fn quits(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Quit))
    }

    pub(super) fn at_table(&self) -> &TableScreen {
        match self.app.screen() {
            Screen::Table(table) => table,
            Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => panic!("not at a table"),
        }
    }

    /// The actions that led here.
    pub(super) fn moves(&self) -> String {
        let text = |entry: Entry<Option<AnyAction>>| match entry.step {
            Step::Act { action, .. } => action.map_or_else(|| "…".to_owned(), |action| action.to_string()),
            _ => String::new(),
        };
        let table = self.at_table();
        table.table.game().line(table.viewer()).into_iter().map(text).collect::<Vec<_>>().join(" ")
    }

    /// What is on the screen, cell by cell.
    pub(super) fn cells(&self) -> Buffer {
        let (width, height) = self.app.size();
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test screen");
        terminal
            .draw(|frame| {
                draw(&self.app, frame.buffer_mut());
            })
            .expect("it draws");
        terminal.backend().buffer().clone()
    }

    /// What is on the screen, as text.
    pub(super) fn screen(&self) -> String {
        let (width, height) = self.app.size();
        let buffer = self.cells();
        let mut text = String::new();
        for y in 0..height {
            let row: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
            text += row.trim_end();
            text.push('\n');
        }
        text
    }
}

pub(super) fn person(name: &str) -> Player {
    Player::Person { name: name.to_owned() }
}

pub(super) fn computer() -> Player {
    Player::Computer { level: Level::Casual }
}

pub(super) fn othello(players: Vec<Player>, config: Value) -> Table {
    table_of("othello", players, config)
}

pub(super) fn table_of(game: &str, players: Vec<Player>, config: Value) -> Table {
    let new = NewMatch { config, seats: players.len() as u8, seed: Seed::from_number(1), clock: None };
    let game = meydan_catalogue::begin(game, new).expect("a game of the hall").expect("it begins");
    Table::new(game, players)
}

/// What crossterm would hand us, as our event.
pub(super) fn from_terminal(event: TerminalEvent) -> Option<Event> {
    match event {
        TerminalEvent::Key(key) => Some(Event::Key(key)),
        TerminalEvent::Mouse(mouse) => Some(Event::Mouse(mouse)),
        TerminalEvent::Paste(text) => Some(Event::Paste(text)),
        TerminalEvent::Resize(width, height) => Some(Event::Resize(width, height)),
        TerminalEvent::FocusGained | TerminalEvent::FocusLost => None,
    }
}
