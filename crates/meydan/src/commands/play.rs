//! `meydan play`: a game at one screen.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use meydan_catalogue::{Player, Table, Tenant, random_seed};
use meydan_console::{
    Chosen, Computers, Desk, Editor, GoneOn, PlainLines, Session, Setup, TypedLines, Which, how_many,
    line_ui, which_game, with_whom,
};
use meydan_core::{NewMatch, Seat, Seed};
use meydan_records::{
    ChessFile, Journal, Keeper, OwnRecord, ReadError, RecordFile, TakenUp, list_games, open_file, open_true,
    save_format,
};
use meydan_search::Level;
use meydan_telling::refusal;
use meydan_tui::{Limits, Settings, Start};
use meydan_words::Words;
use serde_json::Value;

use super::options;
use super::shared::{full_screen, game, games_folder, has_screen, look, read_file, refuse, sentence};

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

    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,

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
    let says = says || !(args.players.is_empty() && args.names.is_empty() && args.load.is_none());
    if on_lines {
        in_lines(args, config, says, tenant, words)
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
    let start = if !says {
        Start::Setup(tenant)
    } else if args.load.is_some() {
        Start::Table(loaded(args, tenant, words)?)
    } else {
        Start::Table(fresh(args, config, (args.seats, None), tenant, words)?)
    };
    super::shared::say_left(meydan_tui::run(start, settings(args, words)?)?, words)?;
    Ok(ExitCode::SUCCESS)
}

fn in_lines(
    args: &Args,
    config: Value,
    says: bool,
    tenant: &'static Tenant,
    words: &'static Words,
) -> anyhow::Result<ExitCode> {
    let ui =
        line_ui(tenant.facts.id).ok_or_else(|| anyhow::anyhow!("{} has no line console", tenant.facts.id))?;
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let (mut lines, mut out): (Box<dyn TypedLines>, Box<dyn Write>) = if terminal {
        let editor = Editor::new(ui.manners().own_words)?;
        let out = Box::new(editor.output());
        (Box::new(editor), out)
    } else {
        (Box::new(PlainLines::new(io::stdin().lock())), Box::new(BufWriter::new(io::stdout())))
    };
    let look = look(args.ascii, args.no_color, words);
    // Nobody loses a game at a terminal; a script keeps what it asks for.
    let keeper = || games_folder(args.data.as_deref()).filter(|_| terminal).map(Keeper::new);
    let mut journal = None;
    // Some games ask more than who plays, unless the command says anything about the game.
    let mut asks = !says && args.seed.is_none() && args.record.is_none();
    if asks && let Some(mut keeper) = keeper() {
        match former(args, &mut keeper, tenant, words, (lines.as_mut(), &mut out))? {
            Former::Leave => return Ok(ExitCode::SUCCESS),
            Former::New => {}
            Former::Table(table, journal) => {
                play(args, words, table, (journal, Some(keeper)), lines.as_mut(), &mut out)?;
                return Ok(ExitCode::SUCCESS);
            }
        }
    }
    while asks {
        let folder = args.folder.as_deref().unwrap_or(Path::new(""));
        let mut desk = Desk { words, look, lines: lines.as_mut(), out: &mut out, folder };
        match ui.menu(&mut desk)? {
            Chosen::Usual => asks = false,
            Chosen::Leave => return Ok(ExitCode::SUCCESS),
            Chosen::Play { table, journal } => {
                // After the end of a game comes the start again.
                if !play(args, words, table, (Some(journal), keeper()), lines.as_mut(), &mut out)? {
                    return Ok(ExitCode::SUCCESS);
                }
            }
        }
    }
    let gone_on = args.load.as_deref().and_then(|path| ui.go_on(path));
    let table = match &args.load {
        Some(path) => match gone_on {
            Some(gone_on) => {
                let name = || path.display().to_string();
                let GoneOn { mut table, journal: kept, torn } =
                    gone_on.map_err(|refused| sentence(words, &refused).context(name()))?;
                if let Some(fault) = torn {
                    writeln!(io::stderr(), "meydan: {}: {}", name(), refusal(words, &fault.refused()))?;
                }
                journal = Some(kept);
                let players = seated(args, table.players().to_vec(), words)?;
                for (seat, player) in Seat::all(table.game().seats()).zip(players) {
                    table.set_player(seat, player);
                }
                table
            }
            None => {
                let table = loaded(args, tenant, words)?;
                // What was read from a record of the hall is written back as one.
                if path.as_os_str() != "-" && !is_own_record(path) {
                    let names: Vec<String> = table.players().iter().map(Player::name_in_record).collect();
                    journal = Some(Box::new(RecordFile::go_on(path, table.game(), &names)));
                }
                table
            }
        },
        None => {
            let open = tenant.facts.least_seats..=tenant.facts.most_seats;
            let asked = open.start() < open.end() && args.players.is_empty() && args.seats.is_none();
            let seats = if asked {
                let Some(seats) = how_many(open, words, lines.as_mut(), &mut out)? else {
                    return Ok(ExitCode::SUCCESS);
                };
                Some(seats)
            } else {
                args.seats
            };
            let whom = match terminal && !says && args.seed.is_none() {
                true => {
                    let seats = seats.unwrap_or(tenant.facts.least_seats);
                    match with_whom(seats, words, lines.as_mut(), &mut out)? {
                        Some(players) => Some(players),
                        None => return Ok(ExitCode::SUCCESS),
                    }
                }
                false => None,
            };
            fresh(args, config, (seats, whom), tenant, words)?
        }
    };
    check_record(args, words)?;
    play(args, words, table, (journal, keeper()), lines.as_mut(), &mut out)?;
    Ok(ExitCode::SUCCESS)
}

/// What somebody would rather play.
enum Former {
    /// A new game.
    New,
    /// A former one, with the file of its own.
    Table(Table, Option<Box<dyn Journal>>),
    /// Nothing.
    Leave,
}

/// Offers what was left unfinished, if anything was.
fn former(
    args: &Args,
    keeper: &mut Keeper,
    tenant: &'static Tenant,
    words: &'static Words,
    (lines, out): (&mut dyn TypedLines, &mut dyn Write),
) -> anyhow::Result<Former> {
    let folder = args.folder.clone().unwrap_or_default();
    let mut games = list_games(Some(keeper.folder()), &[folder]);
    games.retain(|game| game.game == tenant.facts.id && !game.over);
    while !games.is_empty() {
        let listed = match which_game(&games, words, lines, out)? {
            Which::New => return Ok(Former::New),
            Which::Leave => return Ok(Former::Leave),
            Which::Former(index) => games.remove(index),
        };
        let taken = if listed.kept {
            keeper.take_up(&listed.path)
        } else {
            open_file(&listed.path).map(|opened| {
                let own = save_format(tenant.facts.id).and_then(|own| (own.go_on)(&listed.path)?.ok());
                let own = own.unwrap_or_else(|| {
                    Box::new(RecordFile::go_on(&listed.path, opened.game.as_ref(), &opened.names))
                });
                TakenUp { opened, own: Some(own) }
            })
        };
        match taken {
            Ok(TakenUp { opened, own }) => {
                let players = opened.names.iter().map(|name| Player::of_record(name)).collect();
                return Ok(Former::Table(Table::new(opened.game, players), own));
            }
            Err(error) => writeln!(out, "{}", unreadable(&error, &listed.path, words))?,
        }
    }
    Ok(Former::New)
}

/// Why a former game cannot be gone on with.
fn unreadable(error: &ReadError, path: &Path, words: &Words) -> String {
    match error {
        ReadError::Io(error) if error.kind() == io::ErrorKind::WouldBlock => {
            words.say("console-played-elsewhere")
        }
        ReadError::Io(error) => format!("{}: {error}", path.display()),
        ReadError::Record(error) => format!("{}: {}", path.display(), refusal(words, &error.refused())),
    }
}

/// Whether a file is a record in a game's own format.
fn is_own_record(path: &Path) -> bool {
    std::fs::read(path).is_ok_and(|bytes| OwnRecord::open(&bytes).is_some())
}

/// Plays at a table, line by line; whether it was played to the end.
fn play(
    args: &Args,
    words: &'static Words,
    table: Table,
    (journal, keeper): (Option<Box<dyn Journal>>, Option<Keeper>),
    lines: &mut dyn TypedLines,
    out: &mut dyn Write,
) -> anyhow::Result<bool> {
    let ui = line_ui(table.game().facts().id).context("no line console")?;
    let pace = if lines.is_terminal() { PACE } else { Duration::ZERO };
    let seeds = (0..table.players().len()).map(|seat| computer_seed(args.seed, seat));
    let computers = Computers {
        time: args.time.map(Duration::from_millis),
        depth: args.depth,
        nodes: args.nodes,
        seeds: seeds.collect::<io::Result<_>>()?,
    };
    let mut session = Session::new(Setup {
        table,
        ui,
        words,
        look: look(args.ascii, args.no_color, words),
        computers,
        // A keeper has its own file.
        file: args.load.clone().filter(|_| journal.is_none()),
        record: args.record.clone().filter(|record| journal.is_none() || args.load.as_ref() != Some(record)),
        journal,
        keeper,
        pace,
    });
    session.run(lines, out)?;
    Ok(session.game().outcome().is_some())
}

/// How the full screen looks and plays.
fn settings(args: &Args, words: &Words) -> anyhow::Result<Settings> {
    check_record(args, words)?;
    let limits = Limits { time: args.time.map(Duration::from_millis), depth: args.depth, nodes: args.nodes };
    Ok(Settings {
        limits,
        seed: args.seed,
        file: args.load.clone().filter(|path| path.as_os_str() != "-"),
        record: args.record.clone(),
        games: games_folder(args.data.as_deref()),
        folder: args.folder.clone().unwrap_or_default(),
        ..full_screen(args.ascii, args.no_color, words)
    })
}

/// A record is not written over another, unless it is the game that is gone on with.
fn check_record(args: &Args, words: &Words) -> anyhow::Result<()> {
    match &args.record {
        Some(path) if args.load.as_ref() != Some(path) && path.symlink_metadata().is_ok() => {
            Err(refuse(words, "exists-already", vec![("file", path.display().to_string())]))
        }
        _ => Ok(()),
    }
}

/// A person can follow computers at this pace.
const PACE: Duration = Duration::from_millis(700);

/// A new game.
fn fresh(
    args: &Args,
    config: Value,
    (seats, whom): (Option<u8>, Option<Vec<Player>>),
    tenant: &'static Tenant,
    words: &Words,
) -> anyhow::Result<Table> {
    let facts = tenant.facts;
    let mut players =
        args.players.iter().map(|text| player(text, words)).collect::<anyhow::Result<Vec<_>>>()?;
    players.extend(whom.into_iter().flatten());
    if players.is_empty() {
        let seats = seats.map_or(usize::from(facts.least_seats), usize::from).max(args.names.len());
        // Two play with each other; at a table for many, one person sits among computers (UN-02).
        let people = match args.people {
            Some(people) => usize::from(people),
            None if facts.most_seats > 2 => args.names.len().max(1),
            None => seats,
        };
        if people > seats {
            let said = vec![("people", people.to_string()), ("seats", seats.to_string())];
            return Err(refuse(words, "people-count", said));
        }
        players = vec![Player::Person { name: String::new() }; people];
        players.resize(seats, Player::Computer { level: Level::Club });
    }
    let count = players.len();
    if !(usize::from(facts.least_seats)..=usize::from(facts.most_seats)).contains(&count)
        || args.names.len() > count
    {
        let count = count.max(args.names.len());
        let (least, most) = (facts.least_seats, facts.most_seats);
        let said = vec![("game", words.game(facts.id)), ("count", count.to_string())];
        return Err(if least == most {
            refuse(words, "player-count", [said, vec![("seats", least.to_string())]].concat())
        } else {
            let range = vec![("least", least.to_string()), ("most", most.to_string())];
            refuse(words, "player-range", [said, range].concat())
        });
    }
    name(&mut players, &args.names);
    if facts.id == "chess" {
        ChessFile::check_names(&players).map_err(|refused| sentence(words, &refused))?;
    }
    let seed = args.seed.map_or_else(random_seed, |number| Ok(Seed::from_number(number)))?;
    let seats = u8::try_from(count).unwrap_or(u8::MAX);
    let game = tenant.begin(NewMatch { config, seats, seed }).map_err(|refused| {
        let error = sentence(words, &refused);
        // Which of several texts it is.
        let option = refused.args.iter().find(|(name, _)| *name == "option");
        match option.and_then(|(_, key)| options::source(&args.set, key)) {
            Some(source) => error.context(source),
            None => error,
        }
    })?;
    Ok(Table::new(game, players))
}

/// A saved game brings its options along.
fn check_load(args: &Args, words: &Words) -> anyhow::Result<()> {
    match args.config.is_some() || !args.set.is_empty() {
        true => Err(refuse(words, "config-in-file", Vec::new())),
        false => Ok(()),
    }
}

/// A game that was saved; computers sit where they sat, unless players are named.
fn loaded(args: &Args, tenant: &'static Tenant, words: &Words) -> anyhow::Result<Table> {
    let path = args.load.as_deref().unwrap_or(std::path::Path::new("-"));
    let bytes = read_file(path, words)?;
    let opened = open_true(&bytes)
        .map_err(|error| sentence(words, &error.refused()).context(path.display().to_string()))?;
    let game = opened.game;
    let found = game.facts().id;
    if found != tenant.facts.id {
        return Err(refuse(
            words,
            "game-in-file",
            vec![("found", words.game(found)), ("game", words.game(tenant.facts.id))],
        ));
    }
    let players = opened.names.iter().map(|name| Player::of_record(name)).collect();
    Ok(Table::new(game, seated(args, players, words)?))
}

/// Who sits down at a game that was kept: who sat there, unless players are named.
fn seated(args: &Args, sat: Vec<Player>, words: &Words) -> anyhow::Result<Vec<Player>> {
    let seats = sat.len();
    let mut players = if args.players.is_empty() {
        sat
    } else {
        args.players.iter().map(|text| player(text, words)).collect::<anyhow::Result<_>>()?
    };
    let count = players.len().max(args.names.len());
    if count != seats {
        let said = vec![("seats", seats.to_string()), ("count", count.to_string())];
        return Err(refuse(words, "seats-in-file", said));
    }
    name(&mut players, &args.names);
    Ok(players)
}

fn player(text: &str, words: &Words) -> anyhow::Result<Player> {
    let text = text.trim();
    let level = text.strip_prefix("computer:").unwrap_or(text);
    match text {
        "person" | "you" | "me" => Ok(Player::Person { name: String::new() }),
        "computer" => Ok(Player::Computer { level: Level::Club }),
        _ => level.parse().map(|level| Player::Computer { level }).map_err(|()| {
            let levels = Level::ALL.map(Level::code).join(", ");
            refuse(words, "no-player", vec![("player", text.to_owned()), ("levels", levels)])
        }),
    }
}

fn name(players: &mut [Player], names: &[String]) {
    for (player, given) in players.iter_mut().zip(names) {
        if let Player::Person { name } = player {
            given.trim().clone_into(name);
        }
    }
}

/// Where a computer's whims come from. Not from the match's seed: nothing that
/// a computer draws may tell it what will be dealt.
fn computer_seed(number: Option<u64>, seat: usize) -> io::Result<Seed> {
    match number {
        Some(number) => Ok(Seed::from_number(number ^ (seat as u64 + 1) << 56)),
        None => random_seed(),
    }
}
