//! Setting a game up: with whom, in which seat, names, and the game's own options.

use crossterm::event::{KeyCode, KeyEvent};
use meydan_catalogue::{Player, Table, Tenant};
use meydan_core::{MAX_SEATS, NewMatch, OptionKind, Seat, Seed};
use meydan_records::Listed;
use meydan_search::Level;
use serde_json::{Map, Value};

use super::Hall;
use crate::app::{App, Screen};
use crate::command::Command;
use crate::event::Effect;
use crate::note::Note;
use crate::text::{signs, typed, typed_lines, without_last};

/// No name is longer than this.
const LONGEST_NAME: usize = 24;

/// With whom one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whom {
    /// With people at this screen.
    People,
    /// With the computer in all other seats.
    Computer,
    /// With nobody: computers play, one watches.
    Nobody,
}

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    GoOn,
    Former,
    Seats,
    Whom,
    People,
    Mine,
    Level,
    Name(Seat),
    Option(usize),
    Start,
}

/// The form.
pub(crate) struct Setup {
    pub(crate) tenant: &'static Tenant,
    /// The chosen row.
    pub(crate) chosen: usize,
    pub(crate) whom: Whom,
    pub(crate) seats: u8,
    /// How many people sit at this screen when they do not play alone; computers take the other seats.
    pub(crate) people: u8,
    /// Where the person sits when the others are computers.
    pub(crate) mine: Seat,
    pub(crate) level: Level,
    pub(crate) names: Vec<String>,
    /// What was chosen of the game's options.
    pub(crate) config: Map<String, Value>,
    /// What the game calls its seats at the start; nothing where that is drawn.
    pub(crate) roles: Vec<&'static str>,
    pub(crate) note: Option<Note>,
    /// The newest game of this kind that is not over.
    pub(crate) unfinished: Option<Listed>,
    /// Whether there are former games of this kind.
    former: bool,
    /// Whether a key was pressed: then the rows stay as they are.
    touched: bool,
}

impl Setup {
    pub(crate) fn new(tenant: &'static Tenant) -> Setup {
        let mut setup = Setup {
            tenant,
            chosen: 0,
            whom: Whom::Computer,
            seats: tenant.facts.least_seats,
            people: tenant.facts.least_seats,
            mine: Seat::FIRST,
            level: Level::Casual,
            names: vec![String::new(); MAX_SEATS],
            config: Map::new(),
            roles: Vec::new(),
            note: None,
            unfinished: None,
            former: false,
            touched: false,
        };
        setup.look_up();
        setup
    }

    /// The form filled in with a configuration and the players of another game.
    pub(crate) fn from(tenant: &'static Tenant, config: Value, players: &[Player]) -> Setup {
        let mut setup = Setup::new(tenant);
        if let Value::Object(config) = config {
            setup.config = config;
        }
        let person = |player: &Player| matches!(player, Player::Person { .. });
        let people = players.iter().filter(|player| person(player)).count();
        setup.seats = players.len() as u8;
        setup.people = people.max(1) as u8;
        setup.whom = match people {
            0 => Whom::Nobody,
            1 if players.len() > 1 => Whom::Computer,
            _ => Whom::People,
        };
        for (seat, player) in Seat::all(setup.seats).zip(players) {
            match player {
                Player::Person { name } => {
                    setup.names[seat.index()].clone_from(name);
                    setup.mine = seat;
                }
                Player::Computer { level } => setup.level = *level,
            }
        }
        setup.look_up();
        setup
    }

    /// Former games: one to go on with, and the names of the last one (CH-63).
    pub(crate) fn know(&mut self, games: &[Listed]) {
        let id = self.tenant.facts.id;
        let mut own = games.iter().filter(|game| game.game == id);
        self.unfinished = own.clone().find(|game| game.kept && !game.over).cloned();
        let last = own.next();
        self.former = last.is_some();
        if self.touched {
            return;
        }
        if let Some(last) = last {
            let named = (Seat::all(self.seats).zip(&last.names)).filter_map(|(seat, name)| {
                match Player::of_record(name) {
                    Player::Person { name } if !name.is_empty() => Some((seat, name)),
                    _ => None,
                }
            });
            let named: Vec<(Seat, String)> = named.collect();
            match &named[..] {
                // The name is the person's, wherever one sits now.
                [(_, name)] => self.names[self.mine.index()].clone_from(name),
                _ => named.into_iter().for_each(|(seat, name)| self.names[seat.index()] = name),
            }
            if !last.title.is_empty() && self.config.get("name").is_none_or(|name| name == "") {
                self.config.insert("name".to_owned(), Value::String(counted_on(&last.title)));
            }
        }
        // Who only wants to play finds a row to begin with.
        self.chosen = usize::from(self.unfinished.is_none() && (self.former || id == "chess"));
    }

    /// Asks the game what its seats are called and how its options stand.
    fn look_up(&mut self) {
        self.roles = self.tenant.roles(self.seats).unwrap_or_default();
        let new =
            NewMatch { config: Value::Null, seats: self.seats, seed: Seed::from_number(0), clock: None };
        if self.config.is_empty()
            && let Ok(game) = self.tenant.begin(new)
            && let Value::Object(config) = game.beginning().config
        {
            self.config = config;
        }
    }

    /// Whether it means something which seat one takes: not where the roles are
    /// drawn, nor where all seats are called alike.
    pub(crate) fn seats_differ(&self) -> bool {
        let first = self.roles.first();
        self.roles.iter().any(|role| Some(role) != first)
    }

    /// Whether the roles are drawn when the game begins.
    pub(crate) fn are_roles_drawn(&self) -> bool {
        self.roles.is_empty()
    }

    /// The rows that make sense with what is chosen.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let facts = &self.tenant.facts;
        let mut rows = Vec::new();
        // CH-02: to go on, to look through, or a new game.
        rows.extend(self.unfinished.as_ref().map(|_| Row::GoOn));
        rows.extend((self.former || facts.id == "chess").then_some(Row::Former));
        // UN-02: where it is open how many play, that comes first.
        if facts.least_seats < facts.most_seats {
            rows.push(Row::Seats);
        }
        rows.push(Row::Whom);
        if self.whom == Whom::People && self.seats > 2 {
            rows.push(Row::People);
        }
        if self.whom == Whom::Computer && self.seats_differ() {
            rows.push(Row::Mine);
        }
        if self.whom != Whom::People || self.people < self.seats {
            rows.push(Row::Level);
        }
        rows.extend(Seat::all(self.seats).filter(|&seat| self.is_person(seat)).map(Row::Name));
        rows.extend((0..facts.options.len()).map(Row::Option));
        rows.push(Row::Start);
        rows
    }

    fn is_person(&self, seat: Seat) -> bool {
        match self.whom {
            Whom::People => seat.0 < self.people,
            Whom::Computer => seat == self.mine,
            Whom::Nobody => false,
        }
    }

    pub(crate) fn row(&self) -> Row {
        self.rows().get(self.chosen).copied().unwrap_or(Row::Start)
    }

    /// Whether letters go into the chosen row.
    fn takes_text(&self) -> bool {
        match self.row() {
            Row::Name(_) => true,
            Row::Option(index) => matches!(
                self.tenant.facts.options[index].kind,
                OptionKind::Text { .. } | OptionKind::Lines { .. }
            ),
            _ => false,
        }
    }

    /// Whether the chosen row takes a text of many lines.
    pub(crate) fn takes_lines(&self) -> bool {
        let kind = |index: usize| self.tenant.facts.options[index].kind;
        matches!(self.row(), Row::Option(index) if matches!(kind(index), OptionKind::Lines { .. }))
    }

    /// Adds typed or pasted text to the chosen row, if it takes any.
    pub(crate) fn append(&mut self, text: &str) {
        let row = self.row();
        let text = if self.takes_lines() { typed_lines(text) } else { typed(text) };
        for c in text.chars() {
            match row {
                Row::Name(seat) if signs(&self.names[seat.index()]) < LONGEST_NAME => {
                    self.names[seat.index()].push(c);
                }
                Row::Option(index) => {
                    let spec = &self.tenant.facts.options[index];
                    if let OptionKind::Text { most } | OptionKind::Lines { most } = spec.kind {
                        let mut value = self.text_of(spec.key);
                        value.push(c);
                        if value.len() <= most as usize {
                            self.config.insert(spec.key.to_owned(), Value::String(value));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn text_of(&self, key: &str) -> String {
        self.config.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
    }

    fn backspace(&mut self) {
        match self.row() {
            Row::Name(seat) => {
                let name = &mut self.names[seat.index()];
                *name = without_last(name).to_owned();
            }
            Row::Option(index) if self.takes_text() => {
                let key = self.tenant.facts.options[index].key;
                let left = without_last(&self.text_of(key)).to_owned();
                if left.is_empty() {
                    self.config.remove(key);
                } else {
                    self.config.insert(key.to_owned(), Value::String(left));
                }
            }
            _ => {}
        }
    }

    /// The chosen row takes its next value, or the one before.
    fn turn(&mut self, forward: bool) {
        let cycle = |at: usize, count: usize| (at + if forward { 1 } else { count - 1 }) % count;
        match self.row() {
            Row::Whom => {
                let all = [Whom::People, Whom::Computer, Whom::Nobody];
                let at = all.iter().position(|&whom| whom == self.whom).unwrap_or(0);
                self.whom = all[cycle(at, all.len())];
            }
            Row::Seats => {
                let facts = &self.tenant.facts;
                let count = facts.most_seats - facts.least_seats + 1;
                let at = cycle(usize::from(self.seats - facts.least_seats), usize::from(count));
                let all_people = self.people == self.seats;
                self.seats = facts.least_seats + at as u8;
                self.people = if all_people { self.seats } else { self.people.min(self.seats) };
                self.mine = self.mine.min(Seat(self.seats - 1));
                self.look_up();
            }
            Row::People => {
                // Two at least: one alone is what the row above says.
                let at = cycle(usize::from(self.people - 2), usize::from(self.seats - 1));
                self.people = 2 + at as u8;
            }
            Row::Mine => {
                let next = Seat(cycle(self.mine.index(), usize::from(self.seats)) as u8);
                // The name is the person's, not the seat's.
                self.names.swap(self.mine.index(), next.index());
                self.mine = next;
            }
            Row::Level => {
                let at = Level::ALL.iter().position(|&level| level == self.level).unwrap_or(0);
                self.level = Level::ALL[cycle(at, Level::ALL.len())];
            }
            Row::Option(index) => self.turn_option(index, forward),
            Row::GoOn | Row::Former | Row::Name(_) | Row::Start => {}
        }
    }

    fn turn_option(&mut self, index: usize, forward: bool) {
        let spec = self.tenant.facts.options[index];
        let now = self.config.get(spec.key);
        let next = match spec.kind {
            OptionKind::Flag => Value::Bool(!now.and_then(Value::as_bool).unwrap_or(false)),
            OptionKind::Choice { among } if !among.is_empty() => {
                let at = now.and_then(Value::as_str).and_then(|word| among.iter().position(|w| *w == word));
                let count = among.len();
                let next = at.map_or(0, |at| (at + if forward { 1 } else { count - 1 }) % count);
                Value::String(among[next].to_owned())
            }
            OptionKind::Number { least, most } => {
                let at = now.and_then(Value::as_i64).unwrap_or(least);
                let next = if forward { at.saturating_add(1) } else { at.saturating_sub(1) };
                Value::from(next.clamp(least, most))
            }
            OptionKind::Choice { .. } | OptionKind::Text { .. } | OptionKind::Lines { .. } => return,
        };
        self.config.insert(spec.key.to_owned(), next);
    }

    fn players(&self) -> Vec<Player> {
        Seat::all(self.seats)
            .map(|seat| {
                if self.is_person(seat) {
                    Player::Person { name: self.names[seat.index()].trim().to_owned() }
                } else {
                    Player::Computer { level: self.level }
                }
            })
            .collect()
    }
}

/// The name of the next game after one of this name: `Friday`, `Friday 2`, `Friday 3`.
fn counted_on(title: &str) -> String {
    let (name, number) = title.rsplit_once(' ').unwrap_or((title, ""));
    match number.parse::<u16>() {
        Ok(number) => format!("{name} {}", u32::from(number) + 1),
        Err(_) => format!("{title} 2"),
    }
}

impl App {
    /// Sets a game up, with what is known of former ones.
    pub(crate) fn set_up(&mut self, mut setup: Setup) {
        setup.know(&self.listed);
        self.screen = Screen::Setup(Box::new(setup));
    }

    /// The rows that lead to former games.
    fn former(&mut self) -> Vec<Effect> {
        match &self.screen {
            Screen::Setup(setup) if setup.row() == Row::GoOn => {
                self.go_on_with_newest(Some(setup.tenant.facts.id))
            }
            _ => self.open_shelf(),
        }
    }

    pub(crate) fn setup_key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let Screen::Setup(setup) = &mut self.screen else {
            return Vec::new();
        };
        let count = setup.rows().len();
        setup.note = None;
        setup.touched = true;
        match key.code {
            KeyCode::Up | KeyCode::BackTab => setup.chosen = (setup.chosen + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => setup.chosen = (setup.chosen + 1) % count,
            KeyCode::Left => setup.turn(false),
            KeyCode::Backspace => setup.backspace(),
            KeyCode::Enter => {
                return match setup.row() {
                    Row::Start => self.begin(),
                    Row::GoOn | Row::Former => self.former(),
                    _ => {
                        setup.chosen = (setup.chosen + 1) % count;
                        Vec::new()
                    }
                };
            }
            KeyCode::Char(c) if setup.takes_text() => setup.append(&c.to_string()),
            KeyCode::Char(' ') if setup.row() == Row::Start => return self.begin(),
            KeyCode::Char(' ') if matches!(setup.row(), Row::GoOn | Row::Former) => return self.former(),
            KeyCode::Right | KeyCode::Char(' ') => setup.turn(true),
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => self.screen = Screen::Hall(Hall::default()),
            KeyCode::Char(c) => {
                return match Command::of(c) {
                    Some(command @ (Command::Language | Command::Help | Command::Rules)) => {
                        self.command(command)
                    }
                    _ => Vec::new(),
                };
            }
            _ => {}
        }
        Vec::new()
    }

    pub(crate) fn setup_row(&mut self, row: usize) -> Vec<Effect> {
        let Screen::Setup(setup) = &mut self.screen else {
            return Vec::new();
        };
        let again = setup.chosen == row;
        setup.chosen = row;
        setup.touched = true;
        match setup.row() {
            Row::Start => return self.begin(),
            Row::GoOn | Row::Former => return self.former(),
            _ => {}
        }
        // The first click chooses a row, the next ones turn its value.
        if again {
            setup.turn(true);
        }
        Vec::new()
    }

    fn begin(&mut self) -> Vec<Effect> {
        let Screen::Setup(setup) = &mut self.screen else {
            return Vec::new();
        };
        let players = setup.players();
        // CH-63
        if setup.tenant.facts.id == "chess"
            && let Err(refused) = meydan_records::ChessFile::check_names(&players)
        {
            setup.note = Some(Note::Refused(refused));
            return Vec::new();
        }
        let new = NewMatch {
            config: Value::Object(setup.config.clone()),
            seats: setup.seats,
            seed: self.desk.seed(),
            clock: None,
        };
        match setup.tenant.begin(new) {
            Ok(game) => {
                let table = Table::new(game, players);
                let mut effects = self.sit_down(table);
                effects.extend(self.keep_own());
                effects
            }
            Err(refused) => {
                setup.note = Some(Note::Refused(refused));
                Vec::new()
            }
        }
    }
}
