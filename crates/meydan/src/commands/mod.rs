//! The subcommands, one file each.

mod arena;
mod perft;

use std::process::ExitCode;

use clap::Subcommand;
use meydan_catalogue::Tenant;
use meydan_words::Lang;

/// What to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Let computers play against each other, and count
    Arena(arena::Args),
    /// Count the lines of so many plies from the start
    Perft(perft::Args),
}

/// Runs a command; without one, the hall opens.
pub(crate) fn run(command: Option<Command>, _lang: Lang) -> anyhow::Result<ExitCode> {
    match command {
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        None => anyhow::bail!("no command given; see meydan --help"),
    }
}

/// Reads the name of a game on the command line.
pub(crate) fn parse_game(name: &str) -> Result<&'static Tenant, String> {
    meydan_catalogue::find(name).ok_or_else(|| {
        let games: Vec<&str> = meydan_catalogue::tenants().iter().map(|tenant| tenant.facts.id).collect();
        format!("the games are: {}", games.join(", "))
    })
}
