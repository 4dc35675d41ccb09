//! `meydan arena`: computers against computers, counted.

use std::process::ExitCode;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use meydan_arena::{Entrant, First, Plan, Tally, play};
use meydan_words::Words;

use super::{options, shared};

/// Let computers play against each other, and count.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The computer that is measured: a level, or a simple rival of the game
    first: String,
    /// The computer that it plays against
    second: String,
    /// How many games; each opening is played once in every seating
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Milliseconds for each decision
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    time: Option<u64>,
    /// Positions for each decision instead of time: repeatable on any machine
    #[arg(long)]
    nodes: Option<u64>,
    /// Random moves at the beginning of each pair of games
    #[arg(long, default_value_t = 6)]
    opening: u32,
    /// Where all randomness comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many sit down; the second computer takes all seats but one
    #[arg(long)]
    seats: Option<u8>,
    /// The options of the game, as JSON
    #[arg(long, value_name = "JSON")]
    config: Option<String>,
    /// An option of the game by its name; @FILE takes the text of a file (may be repeated)
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// Whether the computer that is measured moves first after the opening; otherwise in turn
    #[arg(long = "first", value_enum, default_value_t = Who::Alternate)]
    who: Who,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// Whether the computer that is measured moves first.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Who {
    /// In every game
    Always,
    /// In no game
    Never,
    /// Each opening once in every seating
    Alternate,
}

impl From<Who> for First {
    fn from(who: Who) -> First {
        match who {
            Who::Always => First::Always,
            Who::Never => First::Never,
            Who::Alternate => First::Alternate,
        }
    }
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let game = shared::game(&args.game, words)?;
    let entrant = |name: &str| {
        Entrant::read(game, name).ok_or_else(|| {
            let levels = meydan_search::Level::ALL.map(meydan_search::Level::code).join(", ");
            let rivals: Vec<&str> = game.rivals().collect();
            anyhow::anyhow!("no computer is called “{name}”; there are: {levels}, {}", rivals.join(", "))
        })
    };
    let time = args.time.or(args.nodes.is_none().then_some(200)).map(Duration::from_millis);
    let plan = Plan {
        entrants: [entrant(&args.first)?, entrant(&args.second)?],
        games: args.games,
        opening: args.opening,
        time,
        nodes: args.nodes,
        seed: args.seed,
        seats: args.seats.unwrap_or(game.facts.least_seats),
        config: options::read(args.config.as_deref(), &args.set, game.facts, words)?,
        first: args.who.into(),
    };
    // Drawn only where standard error is a terminal.
    let bar = ProgressBar::new(args.games.into());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg} {eta}") {
        bar.set_style(style);
    }
    let tally = play(game, &plan, |done, tally| {
        bar.set_position(done.into());
        bar.set_message(format!("+{} ={} -{}", tally.won, tally.drawn, tally.lost));
    })
    .map_err(|refused| shared::sentence(words, &refused))?;
    bar.finish_and_clear();
    report(args, &tally);
    Ok(ExitCode::SUCCESS)
}

fn report(args: &Args, tally: &Tally) {
    let (share, low, high) = tally.share();
    let longest = tally.longest.as_millis() as u64;
    if args.json {
        println!(
            "{}",
            serde_json::json!({
                "game": args.game, "first": args.first, "second": args.second, "seed": args.seed,
                "won": tally.won, "drawn": tally.drawn, "lost": tally.lost,
                "share": share, "low": low, "high": high,
                "by_opening": tally.openings.interval(), "longest_ms": longest, "late": tally.late,
            })
        );
    } else {
        println!("{} against {}: {} games", args.first, args.second, tally.games());
        println!("won {}, drawn {}, lost {}", tally.won, tally.drawn, tally.lost);
        println!("share won {share:.3}, 95% between {low:.3} and {high:.3}");
        if let Some((low, high)) = tally.openings.interval() {
            println!("by opening, each in every seating: 95% between {low:.3} and {high:.3}");
        }
        println!("longest decision {longest} ms, {} after the deadline", tally.late);
    }
}
