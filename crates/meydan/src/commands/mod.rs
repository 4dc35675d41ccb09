//! The subcommands, one file each.

use std::process::ExitCode;

use clap::Subcommand;
use meydan_words::Lang;

/// What to do.
#[derive(Subcommand)]
pub(crate) enum Command {}

/// Runs a command; without one, the hall opens.
pub(crate) fn run(command: Option<Command>, _lang: Lang) -> anyhow::Result<ExitCode> {
    match command {
        Some(command) => match command {},
        None => anyhow::bail!("no command given; see meydan --help"),
    }
}
