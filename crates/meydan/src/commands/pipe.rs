//! `meydan pipe`: JSON lines for programs.

use std::io;
use std::process::ExitCode;

use meydan_console::pipe::Pipe;
use meydan_words::Words;

use super::shared::game;

/// Play a game through JSON lines, for programs (docs/pipe.md)
///
/// Requests come from standard input, answers go to standard output, one JSON
/// object a line each; docs/pipe.md describes both. Bad input is refused and
/// changes nothing; the program ends with its input.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let tenant = game(&args.game, words)?;
    // Standard input's own buffer is passed by: the pipe must see what is waiting in its buffer.
    Pipe::new(tenant, words).run(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
