//! `meydan solve`: who wins with best play.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use meydan_catalogue::{Solve, SolveLimits, Solved};
use meydan_core::Refused;
use meydan_search::Budget;
use meydan_telling::refusal;
use meydan_words::{Arg, Words};
use serde_json::json;

use super::shared;

/// Tell who wins with best play, and by which moves.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The position (Pentago: 36 of X, O and . row by row from the top left; X moved first)
    #[arg(conflicts_with = "file")]
    position: Option<String>,
    /// A file with one position a line; `-` is standard input
    #[arg(long)]
    file: Option<PathBuf>,
    /// Megabytes of memory that may be taken
    #[arg(long, value_name = "MB", default_value_t = 2048)]
    memory: u64,
    /// Threads; otherwise one for each core
    #[arg(long)]
    threads: Option<usize>,
    /// Seconds for each position
    #[arg(long, value_name = "SECONDS")]
    time: Option<u64>,
    /// One JSON object a line
    #[arg(long)]
    json: bool,
}

fn refused(code: &'static str, args: Vec<(&'static str, String)>) -> Refused {
    Refused::new("solve", code, "HALL", args)
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let tenant = shared::game(&args.game, words)?;
    let no_solver = || shared::sentence(words, &refused("no-solver", vec![("game", words.game(&args.game))]));
    let solve = tenant.solver().ok_or_else(no_solver)?;
    let positions: Vec<String> = match (&args.position, &args.file) {
        (Some(position), _) => vec![position.trim().to_owned()],
        (None, Some(file)) => {
            let text = String::from_utf8_lossy(&shared::read_file(file, words)?).into_owned();
            text.lines().map(|line| line.trim().to_owned()).collect()
        }
        (None, None) => return Err(shared::sentence(words, &refused("no-position", Vec::new()))),
    };
    let mut all_solved = true;
    for (index, position) in positions.iter().enumerate().filter(|(_, position)| !position.is_empty()) {
        all_solved &= one(args, words, solve, position, args.file.is_some().then_some(index + 1));
    }
    Ok(if all_solved { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Solves one position and tells; whether it could be solved.
fn one(args: &Args, words: &Words, solve: Solve, position: &str, line: Option<usize>) -> bool {
    let begun = Instant::now();
    let bar = bar();
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let budget = args.time.map_or_else(Budget::default, |seconds| Budget::time(Duration::from_secs(seconds)));
    let limits = SolveLimits { memory: args.memory.saturating_mul(1 << 20), threads, budget };
    let solved = solve(position, &limits, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    match &solved {
        Ok(solved) if args.json => println!(
            "{}",
            json!({
                "position": position, "value": solved.value, "winning": solved.winning,
                "best": solved.best, "seconds": seconds, "bytes": solved.bytes,
            })
        ),
        Ok(solved) => tell(words, solved, seconds),
        Err(why) if args.json => {
            let error = json!({ "code": why.code, "rule": why.rule, "message": refusal(words, why) });
            println!("{}", json!({ "position": position, "error": error }));
        }
        Err(why) => {
            let why = refusal(words, why);
            match line {
                Some(line) => {
                    let args = vec![("line", line.to_string()), ("why", why)];
                    eprintln!("meydan: {}", refusal(words, &refused("line", args)));
                }
                None => eprintln!("meydan: {why}"),
            }
        }
    }
    solved.is_ok()
}

fn tell(words: &Words, solved: &Solved, seconds: f64) {
    println!("{}", words.say(&format!("solve-value-{}", solved.value)));
    if !solved.winning.is_empty() {
        println!("{}", words.say_with("solve-winning", &[("moves", Arg::from(solved.winning.join(", ")))]));
    }
    let megabytes = i64::try_from(solved.bytes.div_ceil(1 << 20)).unwrap_or(i64::MAX);
    let args = [("seconds", Arg::from(format!("{seconds:.2}"))), ("megabytes", Arg::Number(megabytes))];
    println!("{}", words.say_with("solve-took", &args));
}

/// Drawn only where standard error is a terminal.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new(1);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent}% {eta}") {
        bar.set_style(style);
    }
    bar
}
