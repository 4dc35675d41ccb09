//! `meydan perft`: counts the tree of moves, to check and to time the rules.

use std::process::ExitCode;

use meydan_words::Words;

use super::shared;

/// The deepest that can be asked for: beyond it nobody lives to see the answer.
const MOST_DEPTH: u32 = 20;

/// Count the lines of so many plies from the start.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many plies
    #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(MOST_DEPTH)))]
    depth: u32,
    /// One JSON object with the count and the time
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let game = &args.game;
    let Some(perft) = shared::game(game, words)?.perft() else {
        anyhow::bail!("{game} is not counted by plies: its moves depend on what is hidden or drawn");
    };
    let begun = std::time::Instant::now();
    let count = perft(args.depth);
    if args.json {
        let seconds = begun.elapsed().as_secs_f64();
        println!(
            "{}",
            serde_json::json!({ "game": game, "depth": args.depth, "count": count, "seconds": seconds })
        );
    } else {
        println!("{count}");
    }
    Ok(ExitCode::SUCCESS)
}
