//! The subcommands, one file each.

mod serve;

use std::process::ExitCode;

use clap::Subcommand;
use meydan_words::Lang;

/// What to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open the hall to browsers.
    Serve(serve::Args),
}

/// Runs a command; without one, the hall opens.
pub(crate) fn run(command: Option<Command>, lang: Lang) -> anyhow::Result<ExitCode> {
    match command {
        Some(Command::Serve(args)) => serve::run(&args, lang),
        None => anyhow::bail!("no command given; see meydan --help"),
    }
}
