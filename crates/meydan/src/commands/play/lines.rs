//! A game in lines: what is asked before it, former games to pick from, and playing.

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use meydan_catalogue::{Player, Table, Tenant, random_seed};
use meydan_console::replay::Replay;
use meydan_console::{
    AnyLineUi, Chosen, Computers, Desk, Editor, GoneOn, PlainLines, Session, Setup, TypedLines, Which,
    how_many, line_ui, which_game, with_whom,
};
use meydan_core::{Seat, Seed};
use meydan_records::{
    Journal, Keeper, Opened, OwnRecord, ReadError, RecordFile, TakenUp, list_games, open_file, save_format,
};
use meydan_telling::refusal;
use meydan_words::Words;
use serde_json::Value;

use super::super::shared::{games_folder, is_terminal, look, refuse, sentence};
use super::seating::{fresh, loaded, seated};
use super::{Args, check_record};

/// Plays line by line, after what is asked before.
pub(super) fn run(
    args: &Args,
    config: Value,
    says: bool,
    tenant: &'static Tenant,
    words: &'static Words,
) -> anyhow::Result<ExitCode> {
    let ui =
        line_ui(tenant.facts.id).ok_or_else(|| anyhow::anyhow!("{} has no line console", tenant.facts.id))?;
    let terminal = is_terminal();
    let (mut lines, mut out): (Box<dyn TypedLines>, Box<dyn Write>) = if terminal {
        let editor = Editor::new(ui.manners().own_words)?;
        let out = Box::new(editor.output());
        (Box::new(editor), out)
    } else {
        (Box::new(PlainLines::new(io::stdin().lock())), Box::new(BufWriter::new(io::stdout())))
    };
    let look = look(args.ascii, args.no_color, words);
    let folder = args.folder.as_deref().unwrap_or(Path::new(""));
    let mut desk = Desk { words, look, lines: lines.as_mut(), out: &mut out, folder };
    // Nobody loses a game at a terminal; a script keeps what it asks for.
    let keeper = || games_folder(args.data.as_deref()).filter(|_| terminal).map(Keeper::new);
    // Some games ask more than who plays, unless the command says anything about the game.
    let mut asks = !says && args.seed.is_none() && args.record.is_none();
    if asks && let Some(mut keeper) = keeper() {
        match former(args, &mut keeper, tenant, &mut desk)? {
            Former::Leave => return Ok(ExitCode::SUCCESS),
            Former::New => {}
            Former::Over(opened) => {
                let replay = Replay::new(&opened, words, look).context("no line console")?;
                replay.watch(&mut BufWriter::new(io::stdout()))?;
                return Ok(ExitCode::SUCCESS);
            }
            Former::Table(table, journal) => {
                play(args, table, (journal, Some(keeper)), &mut desk)?;
                return Ok(ExitCode::SUCCESS);
            }
        }
    }
    while asks {
        match ui.menu(&mut desk)? {
            Chosen::Usual => asks = false,
            Chosen::Leave => return Ok(ExitCode::SUCCESS),
            Chosen::Play { table, journal } => {
                // After the end of a game comes the start again.
                if !play(args, table, (Some(journal), keeper()), &mut desk)? {
                    return Ok(ExitCode::SUCCESS);
                }
            }
        }
    }
    // Before anything is asked.
    check_record(args, words)?;
    let (table, journal) = match args.file() {
        Some(path) => gone_on(args, path, ui, tenant, words)?,
        None => {
            let asks = terminal && !says && args.seed.is_none();
            match begun(args, config, asks, tenant, &mut desk)? {
                Some(table) => (table, None),
                None => return Ok(ExitCode::SUCCESS),
            }
        }
    };
    play(args, table, (journal, keeper()), &mut desk)?;
    Ok(ExitCode::SUCCESS)
}

/// A new game; how many play, and with whom, is asked unless it was said. `None` if nobody answers.
fn begun(
    args: &Args,
    config: Value,
    asks: bool,
    tenant: &'static Tenant,
    desk: &mut Desk<'_>,
) -> anyhow::Result<Option<Table>> {
    let open = tenant.facts.least_seats..=tenant.facts.most_seats;
    let mut seats = args.seats;
    if open.start() < open.end() && args.players.is_empty() && seats.is_none() {
        seats = how_many(open, desk)?;
        if seats.is_none() {
            return Ok(None);
        }
    }
    let mut whom = None;
    if asks {
        whom = with_whom(tenant, seats.unwrap_or(tenant.facts.least_seats), desk)?;
        if whom.is_none() {
            return Ok(None);
        }
    }
    fresh(args, config, (seats, whom), tenant, desk.words).map(Some)
}

/// A table and who keeps it in a file of its own.
type Kept = (Table, Option<Box<dyn Journal>>);

/// The game in a file, which is written back there.
fn gone_on(
    args: &Args,
    path: &Path,
    ui: &dyn AnyLineUi,
    tenant: &'static Tenant,
    words: &Words,
) -> anyhow::Result<Kept> {
    let Some(gone_on) = ui.go_on(path) else {
        let table = loaded(args, path, tenant, words)?;
        if path.as_os_str() == "-" || is_own_record(path) {
            return Ok((table, None));
        }
        // What was read from a record of the hall is written back as one.
        let names: Vec<String> = table.players().iter().map(Player::name_in_record).collect();
        let journal = RecordFile::go_on(path, table.game(), &names);
        return Ok((table, Some(Box::new(journal))));
    };
    let name = || path.display().to_string();
    let GoneOn { mut table, journal, torn } =
        gone_on.map_err(|refused| sentence(words, &refused).context(name()))?;
    if let Some(fault) = torn {
        writeln!(io::stderr(), "meydan: {}: {}", name(), refusal(words, &fault.refused()))?;
    }
    let players = seated(args, table.players().to_vec(), words)?;
    for (seat, player) in Seat::all(table.game().seats()).zip(players) {
        table.set_player(seat, player);
    }
    Ok((table, Some(journal)))
}

/// What somebody would rather play.
enum Former {
    /// A new game.
    New,
    /// A former one, with the file of its own.
    Table(Table, Option<Box<dyn Journal>>),
    /// One that is over: it can be looked through.
    Over(Opened),
    /// Nothing.
    Leave,
}

/// Offers what was left unfinished, if anything was; where a former game is asked for, all of them.
fn former(
    args: &Args,
    keeper: &mut Keeper,
    tenant: &'static Tenant,
    desk: &mut Desk<'_>,
) -> anyhow::Result<Former> {
    let words = desk.words;
    let mut games = list_games(Some(keeper.folder()), &[desk.folder.to_owned()]);
    games.retain(|game| game.game == tenant.facts.id && (args.picks() || !game.over));
    if games.is_empty() && args.picks() {
        return Err(refuse(words, "no-former", vec![("game", words.game(tenant.facts.id))]));
    }
    let title = if args.picks() { "console-former-all" } else { "console-former" };
    while !games.is_empty() {
        let listed = match which_game(&games, title, desk)? {
            Which::New => return Ok(Former::New),
            Which::Leave => return Ok(Former::Leave),
            Which::Former(index) => games.remove(index),
        };
        let taken = if listed.over {
            open_file(&listed.path).map(|opened| TakenUp { opened, own: None })
        } else if listed.kept {
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
            Ok(TakenUp { opened, .. }) if listed.over => return Ok(Former::Over(opened)),
            Ok(TakenUp { opened, own }) => {
                let players = opened.names.iter().map(|name| Player::of_record(name)).collect();
                return Ok(Former::Table(Table::new(opened.game, players), own));
            }
            Err(error) => writeln!(desk.out, "{}", unreadable(&error, &listed.path, words))?,
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
    table: Table,
    (journal, keeper): (Option<Box<dyn Journal>>, Option<Keeper>),
    desk: &mut Desk<'_>,
) -> anyhow::Result<bool> {
    let ui = line_ui(table.game().facts().id).context("no line console")?;
    let pace = if desk.lines.is_terminal() { PACE } else { Duration::ZERO };
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
        words: desk.words,
        look: desk.look,
        computers,
        // A keeper has its own file.
        file: args.file().filter(|_| journal.is_none()).map(Path::to_owned),
        record: args.record.clone().filter(|record| journal.is_none() || args.file() != Some(record)),
        journal,
        keeper,
        pace,
    });
    session.run(desk.lines, desk.out)?;
    Ok(session.game().outcome().is_some())
}

/// A person can follow computers at this pace.
const PACE: Duration = Duration::from_millis(700);

/// Where a computer's whims come from. Not from the match's seed: nothing that
/// a computer draws may tell it what will be dealt.
fn computer_seed(number: Option<u64>, seat: usize) -> io::Result<Seed> {
    match number {
        Some(number) => Ok(Seed::from_number(number ^ (seat as u64 + 1) << 56)),
        None => random_seed(),
    }
}
