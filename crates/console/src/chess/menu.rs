//! The start of advanced chess (CH-01, CH-02): a new game, going on with one,
//! looking through one; each asks for both names and the game's name.

use std::io;
use std::path::{Path, PathBuf};

use chess::{Config, fits_file_name};
use meydan_catalogue::{Player, Table, find, random_seed};
use meydan_core::{AnyMatch, NewMatch, Refused};
use meydan_records::{ChessFile, ChessFileFault, Listed, Opened, list_games};
use meydan_search::Level;
use meydan_telling::refusal;
use meydan_words::Arg;

use super::GAME;
use crate::line_ui::{Chosen, Desk, GoneOn};
use crate::lines::Typed;
use crate::players::harmless;
use crate::replay::Replay;
use crate::review::{Left, review};
use crate::verb::in_english;

/// Asks until a game is chosen.
pub(super) fn run(desk: &mut Desk<'_>) -> io::Result<Chosen> {
    desk.say("console-chess-menu", &[])?;
    loop {
        let Some(line) = desk.line()? else { return Ok(Chosen::Leave) };
        let chosen = match in_english(&line, desk.words).to_lowercase().as_str() {
            "new" => new(desk)?,
            "continue" => continued(desk)?,
            "review" => reviewed(desk)?,
            "quit" | "exit" => return Ok(Chosen::Leave),
            _ => None,
        };
        match chosen {
            Some(chosen) => return Ok(chosen),
            None => desk.say("console-chess-menu", &[])?,
        }
    }
}

/// Goes on with a game in its file, if it is one of this game.
pub(super) fn go_on(file: &Path) -> Option<Result<GoneOn, Refused>> {
    if file.extension().is_none_or(|ending| ending != "acd") {
        return None;
    }
    let opened = ChessFile::open(file).map_err(|fault| fault.refused(file));
    Some(opened.map(|(kept, torn)| {
        let players = kept.names().iter().map(|name| Player::of_record(name)).collect();
        GoneOn { table: Table::new(kept.game(), players), journal: Box::new(kept), torn }
    }))
}

impl Desk<'_> {
    fn say(&mut self, key: &str, args: &[(&str, Arg)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.say_with(key, args))
    }

    fn refuse(&mut self, refused: &Refused) -> io::Result<()> {
        writeln!(self.out, "{}", refusal(self.words, refused))
    }

    /// The next line, trimmed; `None` when nothing more comes.
    fn line(&mut self) -> io::Result<Option<String>> {
        loop {
            self.out.flush()?;
            match self.lines.next_line()? {
                Typed::Line(line) => return Ok(Some(line.trim().to_owned())),
                Typed::TooLong => self.say("console-too-long", &[])?,
                Typed::Interrupted | Typed::End => return Ok(None),
            }
        }
    }

    /// Asks until an answer will do; `None` when somebody would rather not answer.
    fn ask<T>(
        &mut self,
        key: &str,
        args: &[(&str, Arg)],
        read: impl Fn(&str) -> Result<T, Refused>,
    ) -> io::Result<Option<T>> {
        self.say(key, args)?;
        loop {
            let Some(line) = self.line()? else { return Ok(None) };
            if in_english(&line, self.words).eq_ignore_ascii_case("quit") {
                return Ok(None);
            }
            match read(&line) {
                Ok(answer) => return Ok(Some(answer)),
                Err(refused) => self.refuse(&refused)?,
            }
        }
    }

    fn ask_flag(&mut self, key: &str, args: &[(&str, Arg)]) -> io::Result<Option<bool>> {
        self.ask(key, args, |line| match line.to_lowercase().as_str() {
            "yes" | "y" | "evet" | "بله" | "آری" => Ok(true),
            "no" | "n" | "hayır" | "نه" | "خیر" => Ok(false),
            _ => Err(refused("yes-or-no", Vec::new())),
        })
    }

    /// The newest game in the folder, whose names are offered to who types nothing (CH-63).
    /// A script types everything.
    fn last(&self) -> Option<Listed> {
        let folder = self.folder.to_owned();
        let games = self.lines.is_terminal().then(|| list_games(None, &[folder]))?;
        games.into_iter().find(|game| game.game == GAME && game.names.len() == 2)
    }

    /// Asks for something that may be as it was the last time.
    fn ask_or<T>(
        &mut self,
        key: &str,
        usual: Option<String>,
        read: impl Fn(&str) -> Result<T, Refused>,
    ) -> io::Result<Option<T>> {
        let Some(usual) = usual.filter(|usual| !usual.is_empty()) else { return self.ask(key, &[], read) };
        let question = self.words.say(key);
        let args = [("question", question.into()), ("usual", harmless(&usual).into())];
        self.ask("console-chess-ask-or", &args, |line| read(if line.is_empty() { &usual } else { line }))
    }

    fn ask_players(&mut self) -> io::Result<Option<Vec<Player>>> {
        let last = self.last().map(|game| game.names).unwrap_or_default();
        let usual = |seat: usize| last.get(seat).cloned();
        let Some(white) = self.ask_or("console-chess-ask-white", usual(0), player)? else { return Ok(None) };
        let black = self.ask_or("console-chess-ask-black", usual(1), |line| {
            let players = [white.clone(), player(line)?];
            ChessFile::check_names(&players)?;
            let [_, black] = players;
            Ok(black)
        })?;
        Ok(black.map(|black| vec![white, black]))
    }

    fn ask_name(&mut self) -> io::Result<Option<String>> {
        let usual = self.last().map(|game| game.title);
        self.ask_or("console-chess-ask-name", usual, |line| {
            let unfit = || refused("name-unfit", vec![("option", "name".to_owned())]);
            fits_file_name(line).then(|| line.to_owned()).ok_or_else(unfit)
        })
    }

    /// The file of a game that is there already.
    fn ask_file(&mut self) -> io::Result<Option<PathBuf>> {
        let Some(players) = self.ask_players()? else { return Ok(None) };
        let Some(name) = self.ask_name()? else { return Ok(None) };
        match ChessFile::name(&in_record(&players), &name) {
            Ok(file) => Ok(Some(self.folder.join(file))),
            Err(refused) => self.refuse(&refused).map(|()| None),
        }
    }
}

fn refused(code: &'static str, args: Vec<(&'static str, String)>) -> Refused {
    Refused::new(GAME, code, "CH-50", args)
}

fn in_record(players: &[Player]) -> Vec<String> {
    players.iter().map(Player::name_in_record).collect()
}

/// A name, or a computer: `computer`, `computer:expert`.
fn player(line: &str) -> Result<Player, Refused> {
    let lower = line.to_ascii_lowercase();
    if lower == "computer" {
        return Ok(Player::Computer { level: Level::Club });
    }
    match Player::of_record(&lower) {
        computer @ Player::Computer { .. } => Ok(computer),
        Player::Person { .. } if fits_file_name(line) => Ok(Player::Person { name: line.to_owned() }),
        Player::Person { .. } => Err(refused("player-name-unfit", vec![("name", quoted(line))])),
    }
}

/// What somebody typed, short and harmless.
fn quoted(line: &str) -> String {
    line.chars().take(70).map(|sign| if sign.is_control() { '\u{fffd}' } else { sign }).collect()
}

fn new(desk: &mut Desk<'_>) -> io::Result<Option<Chosen>> {
    let Some(players) = desk.ask_players()? else { return Ok(None) };
    let Some(name) = desk.ask_name()? else { return Ok(None) };
    let Some(side_threats) = desk.ask_flag("console-chess-ask-side-threats", &[])? else { return Ok(None) };
    let Some(tampering) = desk.ask_flag("console-chess-ask-tampering", &[])? else { return Ok(None) };
    begin(desk, players, Config { name, side_threats, tampering, ..Config::default() })
}

/// Makes the file of a new game and begins it.
fn begin(desk: &mut Desk<'_>, players: Vec<Player>, mut config: Config) -> io::Result<Option<Chosen>> {
    let names = in_record(&players);
    let mut over = false;
    loop {
        let game = match start(&config)? {
            Ok(game) => game,
            Err(refused) => return desk.refuse(&refused).map(|()| None),
        };
        let path = match ChessFile::name(&names, &config.name) {
            Ok(file) => desk.folder.join(file),
            Err(refused) => return desk.refuse(&refused).map(|()| None),
        };
        match ChessFile::create(&path, game.as_ref(), &names, over) {
            Ok(kept) => {
                desk.say("console-chess-kept", &[("file", path.display().to_string().into())])?;
                return Ok(Some(Chosen::Play { table: Table::new(game, players), journal: Box::new(kept) }));
            }
            Err(ChessFileFault::Exists) => {
                let args = [("file", path.display().to_string().into())];
                match desk.ask_flag("console-chess-ask-replace", &args)? {
                    Some(true) => over = true,
                    Some(false) => {
                        let Some(name) = desk.ask_name()? else { return Ok(None) };
                        config.name = name;
                    }
                    None => return Ok(None),
                }
            }
            Err(fault) => return desk.refuse(&fault.refused(&path)).map(|()| None),
        }
    }
}

fn start(config: &Config) -> io::Result<Result<Box<dyn AnyMatch>, Refused>> {
    let config = serde_json::to_value(config).map_err(io::Error::other)?;
    let new = NewMatch { config, seats: 2, seed: random_seed()?, clock: None };
    meydan_catalogue::begin(GAME, new).ok_or_else(|| io::Error::other("no such game"))
}

/// CH-51: the last position is shown and play goes on in the same file.
fn continued(desk: &mut Desk<'_>) -> io::Result<Option<Chosen>> {
    let Some(path) = desk.ask_file()? else { return Ok(None) };
    match go_on(&path) {
        Some(Ok(GoneOn { table, journal, torn })) => {
            if let Some(fault) = torn {
                let line = i64::try_from(fault.line).unwrap_or(i64::MAX);
                desk.say("console-chess-torn", &[("line", line.into())])?;
            }
            Ok(Some(Chosen::Play { table, journal }))
        }
        Some(Err(refused)) => desk.refuse(&refused).map(|()| None),
        None => Ok(None),
    }
}

/// CH-52 to CH-54: steps through a game; from any point a new one can be begun.
fn reviewed(desk: &mut Desk<'_>) -> io::Result<Option<Chosen>> {
    let Some(path) = desk.ask_file()? else { return Ok(None) };
    let opened = match ChessFile::look(&path) {
        Ok(own) => Opened::from(own),
        Err(fault) => return desk.refuse(&fault.refused(&path)).map(|()| None),
    };
    if let Some(fault) = &opened.fault {
        let why = refusal(desk.words, &fault.refused());
        desk.say("console-record-part", &[("why", why.into())])?;
    }
    let Some(replay) = Replay::new(&opened, desk.words, desk.look) else { return Ok(None) };
    let game = match review(&replay, desk.words, desk.lines, desk.out)? {
        Left::Exit => return Ok(None),
        Left::End => return Ok(Some(Chosen::Leave)),
        Left::GoOn(game) => game,
    };
    let here =
        find(GAME).and_then(|tenant| tenant.begin_here).and_then(|begin_here| begin_here(game.as_ref()));
    let Some(here) = here else { return Ok(None) };
    let config: Config = serde_json::from_value(here).map_err(io::Error::other)?;
    if let Err(refused) = start(&config)? {
        return desk.refuse(&refused).map(|()| None);
    }
    let players = opened.names.iter().map(|name| Player::of_record(name)).collect();
    desk.say("console-chess-goes-on-new", &[])?;
    let Some(name) = desk.ask_name()? else { return Ok(None) };
    begin(desk, players, Config { name, ..config })
}
