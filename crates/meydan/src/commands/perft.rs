//! `meydan perft`: counts the tree of moves, to check and to time the rules.

use std::process::ExitCode;

use meydan_catalogue::Tenant;

/// The deepest that can be asked for: beyond it nobody lives to see the answer.
const MOST_DEPTH: u32 = 20;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = super::parse_game)]
    game: &'static Tenant,
    /// How many plies
    #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(MOST_DEPTH)))]
    depth: u32,
    /// One JSON object with the count and the time
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let game = args.game.facts.id;
    let Some(perft) = args.game.perft() else {
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
