//! What lies over a screen: help, rules, a question, a line to fill in.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crossterm::event::{KeyCode, KeyEvent};
use meydan_catalogue::{Player, Table};
use meydan_core::{Place, Seat};
use meydan_records::{NotKept, Opened, ReadError, WriteError, save_format};
use meydan_words::without_error_numbers;

use crate::app::{App, Screen};
use crate::event::Effect;
use crate::note::Note;
use crate::screens::{Setup, TableScreen};
use crate::text::{signs, without_last};

/// No typed line is longer than this.
pub(crate) const LONGEST: usize = 200;

/// What lies over the screen.
pub(crate) enum Overlay {
    /// The keys.
    Help {
        /// The first line shown.
        scroll: usize,
    },
    /// The rules of the game.
    Rules {
        /// The first line shown.
        scroll: usize,
    },
    /// The account of the game.
    Ledger {
        /// The first line shown.
        scroll: usize,
    },
    /// A question.
    Ask {
        /// Which.
        question: Question,
        /// The answer that Enter gives.
        chosen: usize,
    },
    /// A line to fill in.
    Prompt {
        /// What for.
        purpose: Purpose,
        /// What stands there.
        text: String,
        /// What was wrong with it.
        note: Option<Note>,
    },
}

/// What a typed line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Where to keep the record; and whether the table is left afterwards.
    Save {
        /// Whether the table is left afterwards.
        leave: bool,
    },
    /// Which record to open.
    Open,
}

/// A question.
pub(crate) enum Question {
    /// Really give up?
    Resign(Seat),
    /// Really touch a place that ends something?
    Grave(Place),
    /// Leave a game that is on?
    Leave,
    /// Begin anew while a game is on?
    New,
    /// Replace a file?
    Replace {
        /// Which.
        path: PathBuf,
        /// Whether the table is left afterwards.
        leave: bool,
    },
    /// Replace the game's own file of an earlier game?
    ReplaceOwn {
        /// Which.
        path: PathBuf,
    },
    /// Go on with an unfinished record, or only look at it?
    GoOn {
        /// The record.
        opened: Opened,
        /// Where it is.
        path: PathBuf,
    },
    /// The game is over: what next?
    End,
    /// Put a kept game away for good?
    Forget {
        /// Which.
        path: PathBuf,
    },
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Yes,
    Save,
    Look,
    Read,
    Again,
    Leave,
    No,
}

impl Question {
    /// What can be answered, with the keys of the labels; the last one changes nothing.
    pub(crate) fn answers(&self) -> &'static [(Answer, &'static str)] {
        match self {
            Question::Resign(_) => &[(Answer::Yes, "tui-answer-resign"), (Answer::No, "tui-answer-stay")],
            Question::Grave(_) => &[(Answer::Yes, "tui-answer-yes"), (Answer::No, "tui-answer-stay")],
            Question::Leave => &[
                (Answer::Save, "tui-answer-save"),
                (Answer::Yes, "tui-answer-leave"),
                (Answer::No, "tui-answer-stay"),
            ],
            Question::New => &[(Answer::Yes, "tui-answer-new"), (Answer::No, "tui-answer-stay")],
            Question::Replace { .. } => {
                &[(Answer::Yes, "tui-answer-replace"), (Answer::No, "tui-answer-keep")]
            }
            Question::ReplaceOwn { .. } => {
                &[(Answer::Yes, "tui-answer-replace"), (Answer::No, "tui-answer-without")]
            }
            Question::GoOn { opened, .. } if opened.game.outcome().is_some() => &[
                (Answer::Look, "tui-answer-look"),
                (Answer::Read, "tui-answer-read"),
                (Answer::No, "tui-answer-back"),
            ],
            Question::GoOn { .. } => &[
                (Answer::Yes, "tui-answer-go-on"),
                (Answer::Look, "tui-answer-look"),
                (Answer::Read, "tui-answer-read"),
                (Answer::No, "tui-answer-back"),
            ],
            Question::End => &[
                (Answer::Again, "tui-answer-again"),
                (Answer::Look, "tui-answer-look"),
                (Answer::Save, "tui-answer-save-it"),
                (Answer::Leave, "tui-answer-leave-it"),
                (Answer::No, "tui-answer-board"),
            ],
            Question::Forget { .. } => {
                &[(Answer::Yes, "tui-answer-forget"), (Answer::No, "tui-answer-keep-it")]
            }
        }
    }
}

impl Overlay {
    /// A question; Enter alone gives the answer that changes nothing.
    pub(crate) fn ask(question: Question) -> Overlay {
        let chosen = match question {
            Question::GoOn { .. } | Question::End => 0,
            _ => question.answers().len() - 1,
        };
        Overlay::Ask { question, chosen }
    }
}

/// Adds typed text to a line, as far as it may go.
pub(crate) fn append(line: &mut String, text: &str) {
    for c in text.chars() {
        if signs(line) < LONGEST {
            line.push(c);
        }
    }
}

impl App {
    pub(crate) fn overlay_key(&mut self, key: KeyEvent) -> Vec<Effect> {
        // How far a text can be turned depends on the screen it is wrapped for.
        let most = crate::draw::overlay_lines(self).map_or(0, |(lines, shown)| lines.saturating_sub(shown));
        match &mut self.overlay {
            None => Vec::new(),
            Some(Overlay::Help { scroll } | Overlay::Rules { scroll } | Overlay::Ledger { scroll }) => {
                match key.code {
                    KeyCode::Up => *scroll = scroll.saturating_sub(1),
                    KeyCode::Down => *scroll = (*scroll + 1).min(most),
                    KeyCode::PageUp => *scroll = scroll.saturating_sub(10),
                    KeyCode::PageDown => *scroll = (*scroll + 10).min(most),
                    KeyCode::Char('l' | 'L') => {
                        *scroll = 0;
                        self.next_language();
                    }
                    _ => self.overlay = None,
                }
                Vec::new()
            }
            Some(Overlay::Ask { question, chosen }) => {
                let answers = question.answers();
                // At the end every other key does what it always does.
                let of_panel =
                    [KeyCode::Enter, KeyCode::Esc, KeyCode::Char(' '), KeyCode::Tab, KeyCode::BackTab];
                let arrows = [KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right];
                if matches!(question, Question::End)
                    && !of_panel.iter().chain(&arrows).any(|code| *code == key.code)
                {
                    self.overlay = None;
                    return self.table_key(key);
                }
                match key.code {
                    KeyCode::Up | KeyCode::Left | KeyCode::BackTab => {
                        *chosen = (*chosen + answers.len() - 1) % answers.len();
                        Vec::new()
                    }
                    KeyCode::Down | KeyCode::Right | KeyCode::Tab => {
                        *chosen = (*chosen + 1) % answers.len();
                        Vec::new()
                    }
                    KeyCode::Enter | KeyCode::Char(' ') => {
                        let answer = answers[*chosen].0;
                        self.answer(answer)
                    }
                    KeyCode::Char('y' | 'Y') => self.answer(Answer::Yes),
                    KeyCode::Esc | KeyCode::Char('n' | 'N') => self.answer(Answer::No),
                    _ => Vec::new(),
                }
            }
            Some(Overlay::Prompt { text, note, .. }) => {
                match key.code {
                    KeyCode::Esc => self.overlay = None,
                    KeyCode::Backspace => *text = without_last(text).to_owned(),
                    KeyCode::Enter => return self.prompted(),
                    KeyCode::Char(c) => {
                        *note = None;
                        append(text, &crate::text::typed(&c.to_string()));
                    }
                    _ => {}
                }
                Vec::new()
            }
        }
    }

    pub(crate) fn overlay_row(&mut self, row: usize) -> Vec<Effect> {
        match &self.overlay {
            Some(Overlay::Ask { question, .. }) => match question.answers().get(row) {
                Some(&(answer, _)) => self.answer(answer),
                None => Vec::new(),
            },
            Some(Overlay::Help { .. } | Overlay::Rules { .. } | Overlay::Ledger { .. }) => {
                self.overlay = None;
                Vec::new()
            }
            Some(Overlay::Prompt { .. }) | None => Vec::new(),
        }
    }

    fn answer(&mut self, answer: Answer) -> Vec<Effect> {
        let Some(Overlay::Ask { question, .. }) = self.overlay.take() else {
            return Vec::new();
        };
        let Screen::Table(table) = &mut self.screen else {
            return match (question, answer) {
                (Question::GoOn { opened, .. }, Answer::Look) => self.look_through(opened, false),
                (Question::GoOn { opened, .. }, Answer::Read) => self.look_through(opened, true),
                // The letter for yes means nothing where nothing can be gone on with.
                (Question::GoOn { opened, .. }, Answer::Yes) if opened.game.outcome().is_some() => {
                    self.look_through(opened, false)
                }
                (Question::GoOn { path, .. }, Answer::Yes) if self.is_of_keeper(&path) => {
                    vec![Effect::TakeUp { path }]
                }
                (Question::GoOn { opened, path }, Answer::Yes) => self.go_on(opened, path),
                (Question::Forget { path }, Answer::Yes) => vec![Effect::Forget { path }, Effect::List],
                _ => Vec::new(),
            };
        };
        match (question, answer) {
            (Question::Resign(seat), Answer::Yes) => table.resign(seat, &mut self.desk),
            (Question::Grave(place), Answer::Yes) => table.touch(&place, &mut self.desk),
            (Question::Leave, Answer::Yes) | (Question::End, Answer::Leave) => self.leave_table(),
            (Question::Leave, Answer::Save) => {
                self.ask_where_to_save(true);
                Vec::new()
            }
            (Question::New, Answer::Yes) | (Question::End, Answer::Again) => self.rematch(),
            (Question::End, Answer::Look) => {
                table.look_at(0);
                Vec::new()
            }
            (Question::End, Answer::Save) => {
                self.ask_where_to_save(false);
                Vec::new()
            }
            (Question::ReplaceOwn { .. }, Answer::Yes) => vec![Effect::Keep { over: true }],
            (Question::ReplaceOwn { path }, _) => {
                table.note = Some(Note::Told("tui-not-kept", vec![("file", shown(&path).into())]));
                Vec::new()
            }
            (Question::Replace { path, leave }, Answer::Yes) => {
                let text = shown(&path);
                self.overlay = Some(Overlay::Prompt { purpose: Purpose::Save { leave }, text, note: None });
                self.save(path, true)
            }
            (Question::Replace { path, leave }, _) => {
                let text = shown(&path);
                self.overlay = Some(Overlay::Prompt { purpose: Purpose::Save { leave }, text, note: None });
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn prompted(&mut self) -> Vec<Effect> {
        let Some(Overlay::Prompt { purpose, text, note }) = &mut self.overlay else {
            return Vec::new();
        };
        let path = PathBuf::from(text.trim());
        if path.as_os_str().is_empty() {
            *note = Some(Note::Wrong("tui-no-file-name", Vec::new()));
            return Vec::new();
        }
        match purpose {
            Purpose::Open => vec![Effect::Open { path }],
            Purpose::Save { .. } => self.save(path, false),
        }
    }

    /// The record is to be written, if the format that the file's name asks for can hold it.
    fn save(&mut self, path: PathBuf, replace: bool) -> Vec<Effect> {
        let (Screen::Table(table), Some(Overlay::Prompt { note, .. })) = (&self.screen, &mut self.overlay)
        else {
            return Vec::new();
        };
        match table.record(&path) {
            Ok(text) => vec![Effect::Save { path, text, replace }],
            Err(refused) => {
                *note = Some(Note::Refused(refused));
                Vec::new()
            }
        }
    }

    pub(crate) fn saved(&mut self, path: PathBuf, result: Result<(), WriteError>) -> Vec<Effect> {
        let Some(Overlay::Prompt { purpose: Purpose::Save { leave }, note, .. }) = &mut self.overlay else {
            return Vec::new();
        };
        let leave = *leave;
        match result {
            Ok(()) => {
                self.overlay = None;
                if leave {
                    return self.leave_table();
                }
                if let Screen::Table(table) = &mut self.screen {
                    table.was_saved(&shown(&path));
                }
            }
            Err(WriteError::Exists) => {
                self.overlay = Some(Overlay::ask(Question::Replace { path, leave }));
            }
            Err(WriteError::Io(error)) => {
                *note = Some(Note::Wrong(
                    "tui-not-saved",
                    vec![
                        ("file", shown(&path).into()),
                        ("why", without_error_numbers(&error.to_string()).into()),
                    ],
                ));
            }
        }
        Vec::new()
    }

    pub(crate) fn opened(&mut self, path: &Path, result: Result<Opened, ReadError>) -> Vec<Effect> {
        match result {
            Ok(opened) => {
                self.overlay = Some(Overlay::ask(Question::GoOn { opened, path: path.to_owned() }));
            }
            Err(error) => {
                let why = Some(not_opened(error, path));
                match (&mut self.overlay, &mut self.screen) {
                    (Some(Overlay::Prompt { purpose: Purpose::Open, note, .. }), _) => *note = why,
                    (_, Screen::Shelf(shelf)) => shelf.note = why,
                    _ => {}
                }
            }
        }
        Vec::new()
    }

    /// The newest game that is not over is to be gone on with.
    pub(crate) fn go_on_with_newest(&mut self, only: Option<&str>) -> Vec<Effect> {
        let path = self.unfinished(only).map(|game| game.path.clone());
        path.map(|path| Effect::TakeUp { path }).into_iter().collect()
    }

    /// A game that is kept by itself was taken up again.
    pub(crate) fn taken_up(&mut self, result: Result<Opened, ReadError>) -> Vec<Effect> {
        let opened = match result {
            Ok(opened) => opened,
            Err(error) => {
                let why = Some(not_opened(error, Path::new("")));
                match &mut self.screen {
                    Screen::Shelf(shelf) => shelf.note = why,
                    Screen::Setup(setup) => setup.note = why,
                    Screen::Hall(hall) => hall.note = why,
                    Screen::Table(table) => table.note = why,
                }
                return Vec::new();
            }
        };
        let players = crate::screens::players_from_names(opened.game.as_ref(), &opened.names);
        self.from_hall = true;
        self.sit_down(Table::new(opened.game, players))
    }

    fn look_through(&mut self, opened: Opened, as_text: bool) -> Vec<Effect> {
        self.overlay = None;
        let mut screen = TableScreen::replay(opened.game, &opened.names);
        screen.as_text = as_text;
        self.screen = Screen::Table(Box::new(screen));
        Vec::new()
    }

    fn go_on(&mut self, opened: Opened, path: PathBuf) -> Vec<Effect> {
        let players = crate::screens::players_from_names(opened.game.as_ref(), &opened.names);
        let mut effects = self.sit_down(Table::new(opened.game, players));
        effects.push(Effect::KeepIn { path });
        effects
    }

    /// A new match is kept where its game has files of its own.
    pub(crate) fn keep_own(&self) -> Option<Effect> {
        let Screen::Table(screen) = &self.screen else { return None };
        save_format(screen.game_id()).map(|_| Effect::Keep { over: false })
    }

    /// A file of the game's own was made, or not.
    pub(crate) fn own_kept(&mut self, result: Result<PathBuf, NotKept>) {
        let Screen::Table(screen) = &mut self.screen else { return };
        match result {
            Ok(path) => {
                screen.note = Some(Note::Told("tui-kept", vec![("file", shown(&path).into())]));
            }
            Err(NotKept::Exists(path)) => {
                self.overlay = Some(Overlay::ask(Question::ReplaceOwn { path }));
            }
            Err(NotKept::Refused(refused)) => screen.note = Some(Note::Refused(refused)),
        }
    }

    /// The moment that is looked at becomes the beginning of a new game, which is set up first.
    pub(crate) fn begin_here(&mut self) -> Vec<Effect> {
        let Screen::Table(screen) = &self.screen else { return Vec::new() };
        let Some(config) = screen.beginning_here() else { return Vec::new() };
        let Some(tenant) = meydan_catalogue::find(screen.game_id()) else { return Vec::new() };
        let setup = Setup::from(tenant, config, screen.table.players());
        self.screen = Screen::Setup(Box::new(setup));
        self.overlay = None;
        self.from_hall = true;
        vec![Effect::Stop]
    }

    /// The same game with the same players, from the beginning.
    pub(crate) fn rematch(&mut self) -> Vec<Effect> {
        let Screen::Table(screen) = &mut self.screen else {
            return Vec::new();
        };
        let mut new = screen.table.game().beginning();
        new.seed = self.desk.seed();
        let players: Vec<Player> = screen.table.players().to_vec();
        match meydan_catalogue::begin(screen.game_id(), new) {
            Some(Ok(game)) => {
                let mut effects = vec![Effect::Stop];
                effects.extend(self.sit_down(Table::new(game, players)));
                effects.extend(self.keep_own());
                effects
            }
            Some(Err(refused)) => {
                screen.note = Some(Note::Refused(refused));
                Vec::new()
            }
            None => Vec::new(),
        }
    }
}

/// Why a game could not be opened.
fn not_opened(error: ReadError, path: &Path) -> Note {
    match error {
        ReadError::Record(error) => Note::Refused(error.refused()),
        ReadError::Io(error) if error.kind() == ErrorKind::WouldBlock => {
            Note::Wrong("tui-played-elsewhere", Vec::new())
        }
        ReadError::Io(error) => {
            let args =
                vec![("file", shown(path).into()), ("why", without_error_numbers(&error.to_string()).into())];
            Note::Wrong("tui-not-opened", args)
        }
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
