//! The server under load: a generator of our own with real sockets against the real binary,
//! every move on the disk before it is answered. Server and generator have a core each.
//!
//! CPU time is the server's own, so that a busy machine does not change it much; times on the
//! clock are worth little while anything else runs.

mod client;
mod kills;
mod load;
mod meet;
mod process;
mod syncs;

use std::time::Duration;

use load::{Load, Measured};
use process::Server;

const HELP: &str = "\
cargo xtask bench server [GAME …]   moves a CPU second, bytes a message, p50 and p99 (othello, chess, duel)
  --tables N      tables that are played at once (200)
  --growth        CPU of a move at entry 1,000 against entry 10 (chess, duel)
  --sockets       memory of 2,000 tables with 4,000 sockets
  --kills N       kills the server N times under load and looks whether anything is lost or doubled
  --meet N        N people meet for a minute (--seconds) while the server is killed twice (--times)
  --syncs         counts that every answer comes after its fdatasync (needs strace)
  --soak MINUTES  100 moves a second, and what memory does
  --bin PATH      another binary than the one of this tree";

type Anything = Box<dyn std::error::Error + Send + Sync>;
type Done<T> = Result<T, Anything>;

struct Options {
    games: Vec<String>,
    tables: usize,
    binary: String,
    growth: bool,
    sockets: bool,
    syncs: bool,
    kills: Option<usize>,
    meet: Option<usize>,
    seconds: u64,
    times: usize,
    soak: Option<u64>,
}

fn options(arguments: &[String]) -> Done<Options> {
    let binary = std::env::var("MEYDAN_BIN").unwrap_or_else(|_| "target/release/meydan".to_owned());
    let mut options = Options {
        games: Vec::new(),
        tables: 200,
        binary,
        growth: false,
        sockets: false,
        syncs: false,
        kills: None,
        meet: None,
        seconds: 60,
        times: 2,
        soak: None,
    };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut value = || rest.next().ok_or_else(|| format!("{argument} needs a value\n\n{HELP}"));
        match argument.as_str() {
            "--tables" => options.tables = value()?.parse()?,
            "--bin" => options.binary.clone_from(value()?),
            "--kills" => options.kills = Some(value()?.parse()?),
            "--meet" => options.meet = Some(value()?.parse()?),
            "--seconds" => options.seconds = value()?.parse()?,
            "--times" => options.times = value()?.parse()?,
            "--soak" => options.soak = Some(value()?.parse()?),
            "--growth" => options.growth = true,
            "--syncs" => options.syncs = true,
            "--sockets" => options.sockets = true,
            game if !game.starts_with('-') => options.games.push(game.to_owned()),
            _ => return Err(HELP.into()),
        }
    }
    if options.games.is_empty() {
        options.games = ["othello", "chess", "duel"].map(str::to_owned).to_vec();
    }
    Ok(options)
}

/// Runs what was asked for.
pub(crate) fn run(arguments: &[String]) -> Done<()> {
    let options = options(arguments)?;
    process::stay_on("1");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        if let Some(kills) = options.kills {
            return kills::run(&options.binary, kills).await;
        }
        if let Some(people) = options.meet {
            return meet::run(&options.binary, people, options.seconds, options.times).await;
        }
        if let Some(minutes) = options.soak {
            return soak(&options.binary, minutes).await;
        }
        if options.syncs {
            return syncs::run(&options.binary).await;
        }
        if options.sockets {
            return sockets(&options.binary).await;
        }
        for game in &options.games {
            if options.growth {
                growth(&options.binary, game).await?;
            } else {
                rates(&options.binary, game, options.tables).await?;
            }
        }
        Ok(())
    })
}

/// What a run cost and how quick it was.
fn print(name: &str, moves: u64, cpu: Duration, measured: &mut Measured) {
    let per_second = moves as f64 / cpu.as_secs_f64().max(0.001);
    let [p50, p99] = [50, 99].map(|part| measured.latency(part).as_secs_f64() * 1e3);
    println!(
        "{name:24} {moves:7} moves  {:6.2} s CPU  {per_second:7.0} moves/CPU s  p50 {p50:6.1} ms  p99 {p99:6.1} ms",
        cpu.as_secs_f64()
    );
    for (role, sizes) in &mut measured.bytes {
        if !sizes.is_empty() {
            sizes.sort_unstable();
            let mean = sizes.iter().sum::<usize>() / sizes.len();
            let at = |part: usize| sizes[(sizes.len() * part / 100).min(sizes.len() - 1)];
            println!(
                "  {role:10} {:7} messages  mean {mean:6} B  median {:6} B  p95 {:6} B  most {:6} B",
                sizes.len(),
                at(50),
                at(95),
                at(100)
            );
        }
    }
}

async fn rates(binary: &str, game: &str, tables: usize) -> Done<()> {
    let server = Server::start(binary, None).await?;
    let most = if game == "othello" { 50 } else { 60 };
    let mut load = Load::open(&server, game, tables, "", 10).await?;
    let before = server.cpu()?;
    let mut measured = load.play(most, None).await?;
    print(&format!("{game}, as fast as it can"), measured.moves, server.cpu()? - before, &mut measured);
    drop(load);
    let mut load = Load::open(&server, game, tables, "", 10).await?;
    let before = server.cpu()?;
    let mut measured = load.play(most / 2, Some(400)).await?;
    print(&format!("{game}, 400 moves/s"), measured.moves, server.cpu()? - before, &mut measured);
    println!("  memory {} MB", server.memory()? >> 20);
    Ok(())
}

/// The CPU of a move early in a game and late.
async fn growth(binary: &str, game: &str) -> Done<()> {
    let server = Server::start(binary, None).await?;
    let form = if game == "duel" { "&opt-rounds=3" } else { "" };
    let mut load = Load::open(&server, game, 20, form, 0).await?;
    load.dawdle = true;
    let mut costs = Vec::new();
    let mut at = 0;
    for (from, to) in [(10, 110), (110, 500), (500, 950), (950, 1050)] {
        if at < from {
            load.play(from, None).await?;
        }
        let before = server.cpu()?;
        let measured = load.play(to, None).await?;
        let cpu = server.cpu()? - before;
        let each = cpu.as_secs_f64() * 1e6 / measured.moves.max(1) as f64;
        println!(
            "{game}: entries {from:4} to {to:4}: {:6} moves, {each:6.0} µs CPU each, {} tables go on",
            measured.moves,
            load.playing()
        );
        costs.push(each);
        at = to;
    }
    if let [early, .., late] = costs[..] {
        println!("{game}: late against early {:.2}", late / early);
    }
    Ok(())
}

async fn sockets(binary: &str) -> Done<()> {
    let server = Server::start(binary, None).await?;
    println!("empty: {} MB", server.memory()? >> 20);
    let mut load = Load::open(&server, "othello", 2000, "", 0).await?;
    println!("2,000 tables, 4,000 sockets: {} MB", server.memory()? >> 20);
    load.play(2, None).await?;
    println!("after two moves at each: {} MB", server.memory()? >> 20);
    Ok(())
}

async fn soak(binary: &str, minutes: u64) -> Done<()> {
    let server = Server::start(binary, None).await?;
    for minute in 0..minutes {
        // 100 moves a second for a minute: 6,000 moves at 150 tables.
        let mut load = Load::open(&server, "othello", 150, "", 10).await?;
        let mut measured = load.play(40, Some(100)).await?;
        let p99 = measured.latency(99).as_secs_f64() * 1e3;
        println!(
            "minute {:3}: {:5} moves, p99 {p99:5.1} ms, {} MB",
            minute + 1,
            measured.moves,
            server.memory()? >> 20
        );
    }
    Ok(())
}
