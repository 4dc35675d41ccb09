//! `meydan completions`: scripts for shells.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::{Shell, generate};
use meydan_words::Words;

/// Print a script that completes commands in a shell
///
/// For bash, say: meydan completions bash > ~/.local/share/bash-completion/completions/meydan
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args, _words: &'static Words) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    generate(args.shell, &mut crate::Cli::command(), "meydan", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
