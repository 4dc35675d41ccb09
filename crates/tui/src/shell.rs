//! Around the application: reads the terminal, runs thoughts on threads,
//! touches files, draws. Nothing is decided here.

use std::collections::HashMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use meydan_catalogue::{AnyComputer, random_seed};
use meydan_core::{Seat, Seed, Seq};
use meydan_records::{
    Journal, Keeper, NotKept, ReadError, RecordFile, WriteError, forget, list_games, open_file, save_format,
    text_for, write_file,
};
use meydan_search::{Budget, Stop};
use meydan_words::without_error_numbers;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::app::App;
use crate::draw::draw;
use crate::event::{Effect, Event, Task};
use crate::settings::{Settings, Start};
use crate::terminal::{Signals, Taken, suspend};

/// A spinner turns, a replay moves on.
const TICK: Duration = Duration::from_millis(100);
/// How soon a signal is noticed when nothing else happens.
const WATCH: Duration = Duration::from_millis(100);
/// So many events are taken before the screen is drawn again, whatever comes in.
const MOST_EVENTS: usize = 256;

/// Opens the full screen and stays there until it is left.
///
/// Gives the game that was left unfinished and can be gone on with, if one was.
///
/// # Errors
/// When the terminal fails. It has been given back then as far as possible.
pub fn run(start: Start, settings: Settings) -> io::Result<Option<&'static str>> {
    let signals = Signals::listen()?;
    let reorder = settings.reorder;
    let taken = Taken::over(reorder)?;
    let reader_ends = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = sync_channel(1024);
    let reader_ended = read_terminal(sender.clone(), Arc::clone(&reader_ends));
    let result = Shell::open(start, settings, random_seed()?, sender)
        .and_then(|mut shell| shell.stay(&receiver, &signals).map(|()| shell.left()));
    reader_ends.store(true, Ordering::Relaxed);
    drop(receiver);
    // It looks up from the terminal every tenth of a second, unless half a key keeps it there.
    let _ = reader_ended.recv_timeout(3 * WATCH);
    let given_back = taken.give_back();
    result.and_then(|left| given_back.map(|()| left))
}

/// Reads on a thread of its own; what is given back is told when that has ended.
fn read_terminal(sender: SyncSender<Event>, ends: Arc<AtomicBool>) -> Receiver<()> {
    let (ended, told) = sync_channel::<()>(1);
    thread::spawn(move || {
        // Dropped at the end, whatever way it comes.
        let _ended = ended;
        while !ends.load(Ordering::Relaxed) {
            let event = match crossterm::event::poll(WATCH) {
                Ok(false) => continue,
                Ok(true) => crossterm::event::read(),
                Err(error) => Err(error),
            };
            let event = match event {
                Ok(crossterm::event::Event::Key(key)) => Event::Key(key),
                Ok(crossterm::event::Event::Mouse(mouse)) => Event::Mouse(mouse),
                Ok(crossterm::event::Event::Paste(text)) => Event::Paste(text),
                Ok(crossterm::event::Event::Resize(width, height)) => Event::Resize(width, height),
                Ok(_) => continue,
                // The terminal is gone.
                Err(_) => Event::Ended,
            };
            let ended = matches!(event, Event::Ended);
            if sender.send(event).is_err() || ended {
                return;
            }
        }
    });
    told
}

/// Computers by table and seat. One that is stopped while it thinks comes back late or not at all.
type Minds = Arc<Mutex<HashMap<(u32, Seat), Box<dyn AnyComputer>>>>;

struct Shell {
    app: App,
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
    sender: SyncSender<Event>,
    stop: Stop,
    first: Vec<Effect>,
    /// The computers at the table, while they do not think.
    minds: Minds,
    /// The entry up to which the record has been kept.
    kept: Option<Seq>,
    /// Who keeps the match in a file of the game's own.
    journal: Option<Box<dyn Journal>>,
    /// Who keeps every match.
    keeper: Option<Keeper>,
}

impl Shell {
    fn open(start: Start, settings: Settings, entropy: Seed, sender: SyncSender<Event>) -> io::Result<Shell> {
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        let size = terminal.size()?;
        let keeper = settings.games.clone().map(Keeper::new);
        let (app, first) = App::new(start, settings, (size.width, size.height), entropy);
        Ok(Shell {
            app,
            terminal,
            sender,
            stop: Stop::default(),
            first,
            minds: Minds::default(),
            kept: None,
            journal: None,
            keeper,
        })
    }

    fn stay(&mut self, receiver: &Receiver<Event>, signals: &Signals) -> io::Result<()> {
        let first = std::mem::take(&mut self.first);
        if !self.carry_out(first)? {
            return Ok(());
        }
        let mut last_tick = Instant::now();
        let mut changed = true;
        loop {
            if changed {
                self.keep_record();
                self.show()?;
            }
            let mut waiting = match receiver.recv_timeout(WATCH) {
                Ok(event) => Some(event),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(Event::Ended),
            };
            if signals.ended() {
                waiting = Some(Event::Ended);
            } else if waiting.is_none() && self.app.moves() && last_tick.elapsed() >= TICK {
                // A program that was suspended was not playing meanwhile.
                waiting = Some(Event::Tick(last_tick.elapsed().min(10 * TICK)));
                last_tick = Instant::now();
            }
            changed = waiting.is_some();
            // A flood is taken in by and by, and drawn once for many events.
            for _ in 0..MOST_EVENTS {
                let Some(event) = waiting else { break };
                if !self.take(event)? {
                    return Ok(());
                }
                waiting = receiver.try_recv().ok();
            }
            if let Some(event) = waiting
                && !self.take(event)?
            {
                return Ok(());
            }
        }
    }

    /// The game that is left unfinished and is kept by itself.
    fn left(&self) -> Option<&'static str> {
        let (game, _) = self.app.played().filter(|_| self.keeper.is_some())?;
        (game.outcome().is_none() && game.seq() > 0).then(|| game.facts().id)
    }

    /// Takes an event in; whether it goes on. What it changed is kept before anything
    /// else is done, because that may be to leave.
    fn take(&mut self, event: Event) -> io::Result<bool> {
        let effects = self.app.update(event);
        self.keep_record();
        self.carry_out(effects)
    }

    fn show(&mut self) -> io::Result<()> {
        let app = &mut self.app;
        self.terminal.draw(|frame| {
            // A resize may be seen here before its event arrives.
            let area = frame.area();
            if app.size() != (area.width, area.height) {
                app.update(Event::Resize(area.width, area.height));
            }
            draw(app, frame.buffer_mut());
        })?;
        Ok(())
    }

    /// Empties the screen, so that all of it is drawn next. `Terminal::clear` would ask the
    /// terminal where its cursor is, and fail where none answers in time: on a slow line,
    /// or when the thread that reads has taken the answer's place.
    fn clear(&mut self) -> io::Result<()> {
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }

    /// Makes the file of the match, where its game has files of its own.
    fn make_own(&mut self, over: bool) -> Option<Event> {
        self.journal = None;
        let (game, names) = self.app.played()?;
        let own = save_format(game.facts().id)?;
        let made = (own.create)(&self.app.settings.folder, game, &names, over)?;
        Some(Event::Kept(made.map(|journal| {
            let path = journal.path().to_owned();
            self.journal = Some(journal);
            path
        })))
    }

    /// Goes on in the file that the match came from.
    fn go_on_in(&mut self, path: &Path) -> Option<Event> {
        self.journal = None;
        let (game, names) = self.app.played()?;
        let own = save_format(game.facts().id).and_then(|own| (own.go_on)(path));
        // What was read from a record of the hall is written back as one.
        let opened = own.unwrap_or_else(|| Ok(Box::new(RecordFile::go_on(path, game, &names))));
        Some(Event::Kept(opened.map_err(NotKept::Refused).map(|journal| {
            self.journal = Some(journal);
            path.to_owned()
        })))
    }

    /// Brings the file of the game's own up to date.
    fn keep_own(&mut self) {
        let Some(journal) = &mut self.journal else { return };
        let Some((game, _)) = self.app.played() else {
            self.journal = None;
            return;
        };
        match journal.keep(game) {
            Ok(()) => self.app.is_kept(),
            Err(error) => {
                // Said once; the game goes on without.
                let path = journal.path().to_owned();
                self.journal = None;
                self.app.record_failed(&path, without_error_numbers(&error.to_string()));
            }
        }
    }

    /// Keeps every match, whether somebody asked for it or not.
    fn keep_by_itself(&mut self) {
        let (Some(keeper), Some((game, names))) = (&mut self.keeper, self.app.played()) else { return };
        let own = self.journal.as_ref().map(|journal| journal.path());
        let own = own.or(self.app.settings.record.as_deref());
        match keeper.keep(game, &names, own) {
            Ok(()) if game.seq() > 0 => self.app.is_kept(),
            Ok(()) => {}
            Err(error) => {
                // Said once; the game goes on without.
                let folder = keeper.folder().to_owned();
                self.keeper = None;
                self.app.record_failed(&folder, without_error_numbers(&error.to_string()));
            }
        }
    }

    /// A game that is kept by itself is taken up again.
    fn take_up(&mut self, path: &Path) -> Event {
        self.journal = None;
        let none = || ReadError::Io(io::Error::from(io::ErrorKind::NotFound));
        let taken = self.keeper.as_mut().ok_or_else(none).and_then(|keeper| keeper.take_up(path));
        Event::TakenUp(taken.map(|taken| {
            self.journal = taken.own;
            taken.opened
        }))
    }

    /// The games in the folders: kept by themselves, where one is, where files of games are.
    fn list(&self) -> Event {
        let mut folders = vec![PathBuf::new()];
        folders
            .extend(Some(self.app.settings.folder.clone()).filter(|folder| !folder.as_os_str().is_empty()));
        Event::Listed(list_games(self.keeper.as_ref().map(Keeper::folder), &folders))
    }

    /// Brings the record of a table up to date, if one was asked for.
    fn keep_record(&mut self) {
        self.keep_own();
        self.keep_asked();
        self.keep_by_itself();
    }

    fn keep_asked(&mut self) {
        let Some(path) = self.app.settings.record.clone() else {
            return;
        };
        let Some((game, names)) = self.app.played().filter(|(game, _)| self.kept != Some(game.seq())) else {
            return;
        };
        self.kept = Some(game.seq());
        let written = match text_for(&path, game, &names) {
            Ok(text) => write_file(&path, text.as_bytes(), true),
            Err(refused) => Err(io::Error::other(refused.code).into()),
        };
        if let Err(WriteError::Io(error)) = written {
            // Said once; the game goes on without.
            self.app.settings.record = None;
            self.app.record_failed(&path, without_error_numbers(&error.to_string()));
        }
    }

    /// Whether it goes on.
    fn carry_out(&mut self, effects: Vec<Effect>) -> io::Result<bool> {
        for effect in effects {
            let answer = match effect {
                Effect::Quit => {
                    self.stop.now();
                    return Ok(false);
                }
                Effect::Stop => {
                    self.stop.now();
                    continue;
                }
                Effect::Think(task) => {
                    self.think(task);
                    continue;
                }
                Effect::Redraw => {
                    self.clear()?;
                    continue;
                }
                Effect::Suspend => {
                    suspend(self.app.settings.reorder)?;
                    self.clear()?;
                    continue;
                }
                Effect::Save { path, text, replace } => {
                    let saved = write_file(&meant(&path), text.as_bytes(), replace);
                    Event::Saved(path, saved)
                }
                Effect::Keep { over } => match self.make_own(over) {
                    Some(event) => event,
                    None => continue,
                },
                Effect::KeepIn { path } => match self.go_on_in(&meant(&path)) {
                    Some(event) => event,
                    None => continue,
                },
                Effect::List => self.list(),
                Effect::Look { path } => {
                    let opened = open_file(&path).ok();
                    Event::Seen(path, opened)
                }
                Effect::TakeUp { path } => self.take_up(&path),
                Effect::Forget { path } => {
                    // What is played elsewhere stays, and is still in the list then.
                    let _ = forget(&path);
                    continue;
                }
                Effect::Open { path } => {
                    let opened = open_file(&meant(&path));
                    Event::Opened(path, opened)
                }
            };
            if !self.take(answer)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn think(&mut self, task: Task) {
        self.stop = Stop::default();
        let (stop, sender, minds) = (self.stop.clone(), self.sender.clone(), Arc::clone(&self.minds));
        thread::spawn(move || {
            let began = Instant::now();
            let ticket = task.ticket;
            let thought = catch_unwind(AssertUnwindSafe(|| {
                let tenant = meydan_catalogue::find(task.game)?;
                let budget = Budget { stop: stop.clone(), ..task.limits.budget() };
                let known = task.table.and_then(|table| lock(&minds).remove(&(table, task.seat)));
                let mut mind = known.unwrap_or_else(|| tenant.computer(task.level, task.seed));
                let thought = mind.think(&task.view, task.seat, &budget);
                if let Some(table) = task.table {
                    let mut minds = lock(&minds);
                    // Those of earlier games are not needed any more.
                    minds.retain(|(other, _), _| *other == table);
                    minds.insert((table, task.seat), mind);
                }
                thought
            }));
            // So that the eye can follow; nobody waits for this thread.
            thread::sleep(task.least.saturating_sub(began.elapsed()));
            if !stop.is_stopped() {
                // If nobody listens any more, nobody misses it.
                let _ = sender.send(Event::Thought { ticket, thought: thought.ok().flatten() });
            }
        });
    }
}

/// What lies in there is sound even if a thread that held it failed.
fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A path as a person types it: `~/` is their own folder.
fn meant(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), std::env::home_dir()) {
        (Ok(rest), Some(home)) => home.join(rest),
        _ => path.to_owned(),
    }
}
