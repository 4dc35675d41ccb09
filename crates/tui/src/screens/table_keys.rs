//! Keys at the table: arrows between places, typed names of places, commands.

use crossterm::event::{KeyCode, KeyEvent};
use meydan_core::Place;
use ratatui::layout::Rect;

use super::{Hall, HallRow, Mode, TableScreen};
use crate::app::{App, Screen};
use crate::boards::board;
use crate::command::Command;
use crate::draw::TableAreas;
use crate::event::Effect;
use crate::note::Note;
use crate::overlay::{Overlay, Question};

impl App {
    /// The places on the screen that what was typed may mean, and what people type for them.
    fn fitting_places(&self, typed: &str) -> Vec<(Place, String)> {
        let Screen::Table(screen) = &self.screen else {
            return Vec::new();
        };
        let board = screen.board();
        let name = |(place, _): (Place, Rect)| (place.clone(), board.name(&place));
        let fits = |(place, _): &(Place, Rect)| board.fits(place, typed, self.words());
        self.places().into_iter().filter(fits).map(name).collect()
    }

    /// All places on the screen and where they lie: the board's, then the buttons.
    fn places(&self) -> Vec<(Place, Rect)> {
        let Screen::Table(screen) = &self.screen else {
            return Vec::new();
        };
        let areas = TableAreas::new(self.size(), screen);
        let past = screen.past();
        let game = past.as_deref().unwrap_or_else(|| screen.table.game());
        let mut board = board(game, screen.viewer(), screen.front());
        board.narrow(&screen.typed, self.words());
        let mut places = board.places(areas.board, self.theme());
        places.extend(
            areas.buttons(screen, self.words(), self.script()).into_iter().map(|(p, _, area)| (p, area)),
        );
        places
    }

    pub(crate) fn table_key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let Screen::Table(screen) = &mut self.screen else {
            return Vec::new();
        };
        if screen.is_covered() {
            match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => screen.uncover(),
                KeyCode::Char('q' | 'Q') => return self.command(Command::Leave),
                KeyCode::Char('l' | 'L') => self.next_language(),
                _ => {}
            }
            return Vec::new();
        }
        match key.code {
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => self.arrow(key.code),
            KeyCode::Tab => self.next_open(true),
            KeyCode::BackTab => self.next_open(false),
            KeyCode::Home => return self.command(Command::First),
            KeyCode::End => return self.command(Command::Last),
            KeyCode::PageUp => return self.command(Command::Previous),
            KeyCode::PageDown => return self.command(Command::Next),
            KeyCode::F(1) => return self.command(Command::Help),
            KeyCode::Esc => screen.take_back(),
            KeyCode::Backspace if !screen.typed.is_empty() => {
                screen.typed.pop();
            }
            KeyCode::Enter | KeyCode::Char(' ') => {
                if matches!(screen.mode, Mode::Replay { .. }) {
                    return self.command(Command::Autoplay);
                }
                if !screen.typed.is_empty() {
                    return self.typed_whole(key.code == KeyCode::Enter);
                }
                // A card that was laid is not there any more.
                let cursor = screen.cursor.clone();
                if let Some(place) = cursor.filter(|cursor| self.places().iter().any(|(p, _)| p == cursor)) {
                    return self.touch(&place);
                }
                self.next_open(true);
            }
            // A digit may be one of any of the languages.
            KeyCode::Char(c) => {
                let plain = meydan_words::plain_digits(&c.to_string());
                return self.letter(plain.chars().next().unwrap_or(c));
            }
            _ => {}
        }
        Vec::new()
    }

    /// What was typed is ended: by Enter, or by a blank where a name ends.
    fn typed_whole(&mut self, enter: bool) -> Vec<Effect> {
        let Screen::Table(screen) = &self.screen else {
            return Vec::new();
        };
        let typed = screen.typed.clone();
        let fitting = self.fitting_places(&typed);
        let exact = fitting.iter().find(|(_, name)| *name == typed);
        match (exact, &fitting[..]) {
            (Some((place, _)), _) => self.touch(place),
            (None, [(place, _)]) if enter => self.touch(place),
            // A blank within a name is only a blank.
            (None, _) if !enter => {
                let longer = format!("{typed} ");
                if !self.fitting_places(&longer).is_empty()
                    && let Screen::Table(screen) = &mut self.screen
                {
                    screen.typed = longer;
                }
                Vec::new()
            }
            _ => self.no_such_place(),
        }
    }

    /// A letter goes on with a place's name if one begins so, and is a command otherwise.
    fn letter(&mut self, c: char) -> Vec<Effect> {
        let Screen::Table(screen) = &self.screen else {
            return Vec::new();
        };
        let typed = format!("{}{c}", screen.typed);
        let fitting = self.fitting_places(&typed);
        let Screen::Table(screen) = &mut self.screen else {
            return Vec::new();
        };
        match &fitting[..] {
            [(place, name)] if *name == typed => self.touch(place),
            [] => match Command::of(c).filter(|&command| {
                // A record alone can be read as text.
                let idle = command == Command::Text && screen.mode == Mode::Play;
                !idle && !screen.board().keeps(c)
            }) {
                Some(command) => {
                    screen.typed.clear();
                    self.command(command)
                }
                None => self.no_such_place(),
            },
            _ => {
                screen.typed = typed;
                screen.note = None;
                screen.refused = None;
                Vec::new()
            }
        }
    }

    fn no_such_place(&mut self) -> Vec<Effect> {
        if let Screen::Table(screen) = &mut self.screen {
            screen.typed.clear();
            screen.note = Some(Note::Wrong("tui-no-such-place", Vec::new()));
        }
        Vec::new()
    }

    /// Touches a place at the table.
    pub(crate) fn touch(&mut self, place: &Place) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Table(screen)
                if screen.board().is_grave(place) && screen.open_places().contains(place) =>
            {
                self.overlay = Some(Overlay::ask(Question::Grave(place.clone())));
                screen.typed.clear();
                Vec::new()
            }
            Screen::Table(screen) => screen.touch(place, &mut self.desk),
            Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => Vec::new(),
        }
    }

    fn arrow(&mut self, code: KeyCode) {
        let places = self.places();
        let Screen::Table(screen) = &mut self.screen else {
            return;
        };
        screen.typed.clear();
        let now = screen.cursor.as_ref().and_then(|cursor| places.iter().find(|(place, _)| place == cursor));
        let next = match now {
            Some((_, from)) => nearest(&places, *from, code),
            // The keys first appear where something can be done, or in the middle.
            None => {
                let open = screen.open_places();
                open.into_iter()
                    .next()
                    .or_else(|| places.get(places.len() / 2).map(|(place, _)| place.clone()))
            }
        };
        if next.is_some() {
            screen.cursor = next;
        }
    }

    /// The cursor goes to the next place where something can be picked.
    fn next_open(&mut self, forward: bool) {
        let places = self.places();
        let Screen::Table(screen) = &mut self.screen else {
            return;
        };
        let mut open = screen.open_places();
        open.retain(|place| places.iter().any(|(other, _)| other == place));
        if open.is_empty() {
            return;
        }
        let at = screen.cursor.as_ref().and_then(|cursor| open.iter().position(|place| place == cursor));
        let next = match (at, forward) {
            (None, true) => 0,
            (None, false) => open.len() - 1,
            (Some(at), true) => (at + 1) % open.len(),
            (Some(at), false) => (at + open.len() - 1) % open.len(),
        };
        screen.typed.clear();
        screen.cursor = Some(open[next].clone());
    }

    /// The wheel steps through the moves.
    pub(crate) fn wheel(&mut self, back: bool) -> Vec<Effect> {
        if matches!(&self.screen, Screen::Table(screen) if screen.is_covered()) {
            return Vec::new();
        }
        self.command(if back { Command::Previous } else { Command::Next })
    }

    /// Does what a command key asks for, wherever it makes sense.
    pub(crate) fn command(&mut self, command: Command) -> Vec<Effect> {
        match command {
            Command::Language => {
                self.next_language();
                return Vec::new();
            }
            Command::Help => {
                self.overlay = Some(Overlay::Help { scroll: 0 });
                return Vec::new();
            }
            Command::Rules => {
                if !matches!(self.screen, Screen::Hall(_) | Screen::Shelf(_)) {
                    self.overlay = Some(Overlay::Rules { scroll: 0 });
                }
                return Vec::new();
            }
            _ => {}
        }
        match (&mut self.screen, command) {
            (Screen::Hall(_), Command::Leave) => vec![Effect::Quit],
            (Screen::Setup(setup), Command::Leave) => {
                let game = setup.tenant.facts.id;
                let is_it = |row: &HallRow| matches!(row, HallRow::Game(tenant) if tenant.facts.id == game);
                let chosen = Hall::rows(self).iter().position(is_it).unwrap_or(0);
                self.screen = Screen::Hall(Hall { chosen, note: None });
                Vec::new()
            }
            (Screen::Shelf(_), Command::Leave) => self.leave_shelf(),
            (Screen::Table(_), _) => self.table_command(command),
            _ => Vec::new(),
        }
    }

    fn table_command(&mut self, command: Command) -> Vec<Effect> {
        let Screen::Table(screen) = &mut self.screen else {
            return Vec::new();
        };
        match command {
            Command::Undo => return screen.undo(&mut self.desk),
            Command::Hint => return screen.ask_hint(&mut self.desk),
            Command::Save => self.ask_where_to_save(false),
            Command::Resign => match screen.who_resigns() {
                Some(seat) => self.overlay = Some(Overlay::ask(Question::Resign(seat))),
                None => screen.note = Some(Note::Wrong("tui-nobody-resigns", Vec::new())),
            },
            Command::New if screen.mode != Mode::Play => {}
            Command::New if screen.is_unfinished() => self.overlay = Some(Overlay::ask(Question::New)),
            Command::New => return self.rematch(),
            Command::Leave if screen.is_on() => self.overlay = Some(Overlay::ask(Question::Leave)),
            Command::Leave => return self.leave_table(),
            Command::First => self.step(|_, _| 0),
            Command::Previous => self.step(|now, _| now.saturating_sub(1)),
            Command::Next => self.step(|now, count| (now + 1).min(count)),
            Command::Last => self.step(|_, count| count),
            Command::Autoplay => {
                if let Mode::Replay { playing } = screen.mode {
                    if !playing && screen.looking.is_none() {
                        screen.look_at(0);
                    }
                    screen.mode = Mode::Replay { playing: !playing };
                }
            }
            Command::Who => screen.next_person(),
            Command::Text => screen.as_text = screen.mode != Mode::Play && !screen.as_text,
            Command::Ledger => {
                if screen.ledger(meydan_words::Words::of(self.settings.lang)).is_some() {
                    self.overlay = Some(Overlay::Ledger { scroll: 0 });
                }
            }
            // In a game that is on it would throw the game away; a look back must say so first.
            Command::Begin if screen.mode != Mode::Play || screen.looking.is_some() || !screen.is_on() => {
                return self.begin_here();
            }
            Command::Begin | Command::Language | Command::Help | Command::Rules => {}
        }
        Vec::new()
    }

    fn step(&mut self, to: impl Fn(usize, usize) -> usize) {
        if let Screen::Table(screen) = &mut self.screen {
            let count = screen.line().len();
            let next = to(screen.shown_entries(), count);
            TableScreen::look_at(screen, next);
        }
    }
}

/// The nearest place in a direction: straight ahead before aslant.
fn nearest(places: &[(Place, Rect)], from: Rect, code: KeyCode) -> Option<Place> {
    // Cells are about twice as high as they are wide; doubled so that middles are whole numbers.
    let middle = |area: Rect| {
        let x = i32::from(area.x) * 2 + i32::from(area.width);
        let y = i32::from(area.y) * 2 + i32::from(area.height);
        (x, y * 2)
    };
    let (x, y) = middle(from);
    let distance = |area: Rect| {
        let (to_x, to_y) = middle(area);
        let (ahead, aside) = match code {
            KeyCode::Left => (x - to_x, to_y - y),
            KeyCode::Right => (to_x - x, to_y - y),
            KeyCode::Up => (y - to_y, to_x - x),
            _ => (to_y - y, to_x - x),
        };
        (ahead > 0).then_some(ahead + 3 * aside.abs())
    };
    let reachable = places.iter().filter_map(|(place, area)| Some((distance(*area)?, place)));
    reachable.min_by_key(|(distance, _)| *distance).map(|(_, place)| place.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_to_the_nearest_place_in_their_direction() {
        let spot = |name: &str, x, y| (Place::new(name), Rect::new(x, y, 3, 1));
        let places = [
            spot("a1", 0, 0),
            spot("b1", 4, 0),
            spot("a2", 0, 2),
            spot("b2", 4, 2),
            spot("button:pass", 30, 9),
        ];
        let go = |from: usize, code| nearest(&places, places[from].1, code).map(|place| place.to_string());
        assert_eq!(go(0, KeyCode::Right).as_deref(), Some("b1"));
        assert_eq!(go(0, KeyCode::Down).as_deref(), Some("a2"));
        assert_eq!(go(3, KeyCode::Left).as_deref(), Some("a2"));
        assert_eq!(go(0, KeyCode::Up), None);
        assert_eq!(go(3, KeyCode::Right).as_deref(), Some("button:pass"));
        assert_eq!(go(4, KeyCode::Left).as_deref(), Some("b2"));
    }
}
