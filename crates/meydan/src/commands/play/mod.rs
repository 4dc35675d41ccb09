//! `meydan play`: a game at one screen.

mod lines;
mod seating;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use meydan_catalogue::Tenant;
use meydan_tui::{Limits, Settings, Start};
use meydan_words::Words;
use serde_json::Value;

use super::options;
use super::shared::{full_screen, game, games_folder, has_screen, is_terminal, refuse};
use seating::{fresh, loaded};

/// Play a game: people at one screen, against the computer, or computers alone
///
/// On a terminal the full screen opens; `?` shows its keys. The line console is
/// used with `--line` (or `--plain`: a screen reader can follow it), and whenever
/// standard input or output is not a terminal; type `help` there.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,

    /// Use the line console
    #[arg(long, visible_alias = "plain")]
    line: bool,

    /// Who plays, by seat: person, computer, or a level (newcomer, casual,
    /// club, expert, master), separated by commas; people if left out
    #[arg(long, value_name = "PLAYER,...", value_delimiter = ',')]
    players: Vec<String>,

    /// How many sit down, in games that leave it open
    #[arg(long, value_name = "N", conflicts_with_all = ["players", "load"])]
    seats: Option<u8>,

    /// How many of them are people, in games for more than two; computers take the other seats
    #[arg(long, value_name = "N", conflicts_with_all = ["players", "load"])]
    people: Option<u8>,

    /// The names of the people, by seat, separated by commas
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    names: Vec<String>,

    /// The number that all chance comes from: the same number, the same game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Milliseconds that a computer may think about a move
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time: Option<u64>,

    /// Plies that a computer may look ahead: the same moves on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=128))]
    depth: Option<u32>,

    /// Positions that a computer may look at: the same moves on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Plain letters instead of signs
    #[arg(long)]
    ascii: bool,

    /// No colour, even on a terminal
    #[arg(long)]
    no_color: bool,

    /// The options of the game, as JSON
    #[arg(long, value_name = "JSON")]
    config: Option<String>,

    /// An option of the game by its name; @FILE takes the text of a file (may be repeated)
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,

    /// Go on with a saved game; without a name, the kept games and the records in the folder are offered
    #[arg(long, value_name = "FILE")]
    load: Option<Option<PathBuf>>,

    /// Where games with files of their own have them; the current folder if left out
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    /// Keep a record in this file, up to date after every move
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Where games are kept as they are played, and the line console of Duel keeps its players, decks and
    /// cards. Otherwise the user's own data folder
    #[arg(long, env = "MEYDAN_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Args {
    /// The file to go on with, if one was named.
    fn file(&self) -> Option<&Path> {
        self.load.as_ref()?.as_deref()
    }

    /// Whether a former game is to be picked from a list.
    fn picks(&self) -> bool {
        matches!(self.load, Some(None))
    }
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let on_lines = args.line || !has_screen();
    // In lines Duel is a program of its own.
    if args.game == "duel" && on_lines {
        if let Some(option) = not_of_duel_lines(args) {
            anyhow::bail!(words.say_with("play-not-in-duel-lines", &[("option", option.into())]));
        }
        return super::duel::run(args.data.clone(), args.seed, words);
    }
    let tenant = game(&args.game, words)?;
    if args.load.is_some() {
        check_load(args, words)?;
    }
    let config = options::read(args.config.as_deref(), &args.set, tenant.facts, words)?;
    // Who plays may be asked, unless the command says something about it.
    let says = args.seats.is_some() || args.people.is_some() || args.config.is_some() || !args.set.is_empty();
    let says = says || !(args.players.is_empty() && args.names.is_empty() && args.file().is_none());
    if args.picks() && (says || args.seed.is_some() || args.record.is_some() || !is_terminal()) {
        return Err(refuse(words, "load-which", Vec::new()));
    }
    if on_lines {
        lines::run(args, config, says, tenant, words)
    } else {
        on_screen(args, config, says, tenant, words)
    }
}

/// An option that Duel's console has no use for: who duels, with what, and going on are commands there.
fn not_of_duel_lines(args: &Args) -> Option<&'static str> {
    let given = [
        ("--players", !args.players.is_empty()),
        ("--seats", args.seats.is_some()),
        ("--people", args.people.is_some()),
        ("--names", !args.names.is_empty()),
        ("--config", args.config.is_some()),
        ("--set", !args.set.is_empty()),
        ("--load", args.load.is_some()),
        ("--record", args.record.is_some()),
        ("--folder", args.folder.is_some()),
        ("--time", args.time.is_some()),
        ("--depth", args.depth.is_some()),
        ("--nodes", args.nodes.is_some()),
    ];
    given.into_iter().find_map(|(option, given)| given.then_some(option))
}

fn on_screen(
    args: &Args,
    config: Value,
    says: bool,
    tenant: &'static Tenant,
    words: &'static Words,
) -> anyhow::Result<ExitCode> {
    let start = if args.picks() {
        Start::Shelf(tenant)
    } else if !says {
        Start::Setup(tenant)
    } else if let Some(path) = args.file() {
        Start::Table(loaded(args, path, tenant, words)?)
    } else {
        Start::Table(fresh(args, config, (args.seats, None), tenant, words)?)
    };
    super::shared::say_left(meydan_tui::run(start, settings(args, words)?)?, words)?;
    Ok(ExitCode::SUCCESS)
}

/// How the full screen looks and plays.
fn settings(args: &Args, words: &Words) -> anyhow::Result<Settings> {
    check_record(args, words)?;
    let limits = Limits { time: args.time.map(Duration::from_millis), depth: args.depth, nodes: args.nodes };
    Ok(Settings {
        limits,
        seed: args.seed,
        file: args.file().filter(|path| path.as_os_str() != "-").map(Path::to_owned),
        record: args.record.clone(),
        games: games_folder(args.data.as_deref()),
        folder: args.folder.clone().unwrap_or_default(),
        ..full_screen(args.ascii, args.no_color, words)
    })
}

/// A record is not written over another, unless it is the game that is gone on with, and not where no folder is.
fn check_record(args: &Args, words: &Words) -> anyhow::Result<()> {
    let folder = args.record.as_deref().and_then(Path::parent);
    if let Some(folder) = folder.filter(|folder| !folder.as_os_str().is_empty()) {
        // With a dot below it a mere file is no folder either.
        folder.join(".").metadata().with_context(|| folder.display().to_string())?;
    }
    match &args.record {
        Some(path) if args.file() != Some(path) && path.symlink_metadata().is_ok() => {
            Err(refuse(words, "exists-already", vec![("file", path.display().to_string())]))
        }
        _ => Ok(()),
    }
}

/// A saved game brings its options along.
fn check_load(args: &Args, words: &Words) -> anyhow::Result<()> {
    match args.config.is_some() || !args.set.is_empty() {
        true => Err(refuse(words, "config-in-file", Vec::new())),
        false => Ok(()),
    }
}
