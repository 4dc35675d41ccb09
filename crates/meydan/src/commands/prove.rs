//! `meydan prove`: a search for a proof that can be gone on with, and the check of what it wrote.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use meydan_catalogue::{CheckProof, Confirmed, Prove, Proved, SolveLimits};
use meydan_core::Refused;
use meydan_search::{Budget, Stop};
use meydan_telling::refusal;
use meydan_words::{Arg, Words};
use serde_json::json;

use super::{campaign, shared};

/// Prove that the player to move wins, or does not; check such a proof; or prove a whole opening.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The position (Pentago: 36 of X, O and . row by row from the top left; X moved first)
    #[arg(conflicts_with = "check")]
    position: Option<String>,
    /// The folder that keeps the work; a later run goes on with it
    #[arg(long, value_name = "DIR", conflicts_with = "check")]
    work: Option<PathBuf>,
    /// Minutes after which it stops and keeps what it has
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    minutes: u64,
    /// Check a certificate instead; `-` is standard input
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    /// Megabytes of memory that the exact solver may take
    #[arg(long, value_name = "MB", default_value_t = 2048)]
    memory: u64,
    /// Threads; otherwise one for each core
    #[arg(long)]
    threads: Option<usize>,
    /// One JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    campaign: campaign::Args,
}

fn refused(code: &'static str, args: Vec<(&'static str, String)>) -> Refused {
    Refused::new("prove", code, "HALL", args)
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let tenant = shared::game(&args.game, words)?;
    let no_prover = || shared::sentence(words, &refused("no-prover", vec![("game", words.game(&args.game))]));
    let (prove, check) = tenant.prover().ok_or_else(no_prover)?;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let mut budget = Budget::default();
    stop_on_interrupt(&budget.stop);
    let memory = args.memory.saturating_mul(1 << 20);
    if args.campaign.is_asked_for() {
        let door = tenant.campaign().ok_or_else(no_prover)?;
        let common = campaign::Common { threads, memory, minutes: args.minutes, json: args.json, budget };
        return campaign::run(&args.campaign, words, door, common);
    }
    match (&args.check, &args.position, &args.work) {
        (Some(file), ..) => {
            let limits = SolveLimits { memory, threads, budget };
            one_check(args, words, check, &limits, file)
        }
        (None, Some(position), Some(work)) => {
            budget.deadline = Some(Instant::now() + Duration::from_secs(60 * args.minutes));
            let limits = SolveLimits { memory, threads, budget };
            Ok(one_proof(args, words, prove, &limits, position.trim(), work))
        }
        _ => Err(shared::sentence(words, &refused("no-position", Vec::new()))),
    }
}

/// Ctrl-C ends the search tidily: what it learned is on disk, and it says where it stands.
fn stop_on_interrupt(stop: &Stop) {
    let stop = stop.clone();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        if let Ok(runtime) = runtime
            && runtime.block_on(tokio::signal::ctrl_c()).is_ok()
        {
            stop.now();
        }
    });
}

fn one_proof(
    args: &Args,
    words: &Words,
    prove: Prove,
    limits: &SolveLimits,
    position: &str,
    work: &Path,
) -> ExitCode {
    let begun = Instant::now();
    let bar = line();
    let found = prove(position, work, limits, &mut |positions, proof, disproof| {
        bar.set_message(format!("{positions}  {proof} : {disproof}"));
        bar.tick();
    });
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    match &found {
        Ok(found) if args.json => {
            let certificate = found.certificate.as_ref().ok().map(|path| path.display().to_string());
            println!(
                "{}",
                json!({
                    "position": position, "verdict": found.verdict, "certificate": certificate,
                    "lines": found.lines, "positions": found.positions, "before": found.before,
                    "proof": found.numbers.0, "disproof": found.numbers.1, "seconds": seconds,
                })
            );
        }
        Ok(found) => tell(words, found, seconds),
        Err(why) => tell_fault(args, words, why, ("position", position)),
    }
    if found.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn tell(words: &Words, found: &Proved, seconds: f64) {
    println!("{}", words.say(&format!("prove-verdict-{}", found.verdict)));
    match &found.certificate {
        Ok(path) => {
            let lines = i64::try_from(found.lines).unwrap_or(i64::MAX);
            let args = [("file", Arg::from(path.display().to_string())), ("lines", Arg::Number(lines))];
            println!("{}", words.say_with("prove-certificate", &args));
        }
        Err(_) if found.verdict == "open" => println!("{}", words.say("prove-go-on")),
        Err(why) => {
            println!(
                "{}",
                words.say_with("prove-no-certificate", &[("why", Arg::from(refusal(words, why)))])
            );
        }
    }
    let count = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let args = [
        ("positions", count(found.positions)),
        ("before", count(found.before)),
        ("seconds", Arg::from(format!("{seconds:.1}"))),
    ];
    println!("{}", words.say_with("prove-took", &args));
}

fn one_check(
    args: &Args,
    words: &Words,
    check: CheckProof,
    limits: &SolveLimits,
    file: &Path,
) -> anyhow::Result<ExitCode> {
    let text = String::from_utf8_lossy(&shared::read_file(file, words)?).into_owned();
    let begun = Instant::now();
    let bar = line();
    let checked = check(&text, limits, &|done, all| bar.set_message(format!("{done} / {all}")));
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    match &checked {
        Ok(Confirmed { position, verdict, lines, solved }) if args.json => println!(
            "{}",
            json!({
                "position": position, "verdict": verdict, "lines": lines, "solved": solved, "seconds": seconds,
            })
        ),
        Ok(Confirmed { position, verdict, lines, solved }) => {
            println!("{position}");
            println!("{}", words.say(&format!("prove-verdict-{verdict}")));
            let count = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
            let args = [
                ("lines", count(*lines)),
                ("solved", count(*solved)),
                ("seconds", Arg::from(format!("{seconds:.1}"))),
            ];
            println!("{}", words.say_with("prove-checked", &args));
        }
        Err(why) => tell_fault(args, words, why, ("file", &file.display().to_string())),
    }
    Ok(if checked.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn tell_fault(args: &Args, words: &Words, why: &Refused, about: (&str, &str)) {
    let message = refusal(words, why);
    if args.json {
        let error = json!({ "code": why.code, "rule": why.rule, "message": message });
        println!("{}", json!({ about.0: about.1, "error": error }));
    } else {
        eprintln!("meydan: {message}");
    }
}

/// Drawn only where standard error is a terminal.
fn line() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {msg}") {
        bar.set_style(style);
    }
    bar
}
