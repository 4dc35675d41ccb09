//! `meydan man`: manual pages, one for the program and one for each command.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Context;
use clap::CommandFactory;
use clap_mangen::Man;
use meydan_words::Words;

/// Print a manual page
///
/// To read it: meydan man | man -l -
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The command to print the page of; that of the whole program if left out
    command: Option<String>,
}

pub(crate) fn run(args: &Args, _words: &'static Words) -> anyhow::Result<ExitCode> {
    let mut program = crate::Cli::command();
    program.build();
    let command = match &args.command {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).with_context(|| format!("no command {name}"))?;
            found.clone()
        }
    };
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    io::stdout().write_all(&page)?;
    Ok(ExitCode::SUCCESS)
}
