//! The subcommands, one file each. This table is the only place that lists them.

mod completions;
mod export;
mod import;
mod man;
mod pipe;
mod play;
mod replay;
mod shared;
mod verify;

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use clap::Subcommand;
use meydan_words::Words;

/// Declares the subcommands: each module has its `Args` and a `run`.
macro_rules! commands {
    ($($(#[$about:meta])* $name:ident($module:ident),)*) => {
        /// What to do.
        #[derive(Subcommand)]
        pub(crate) enum Command {
            $($(#[$about])* $name($module::Args),)*
        }

        /// Runs a command; without one, the hall opens.
        pub(crate) fn run(command: Option<Command>, words: &'static Words) -> anyhow::Result<ExitCode> {
            match command {
                $(Some(Command::$name(args)) => $module::run(&args, words),)*
                None => hall(words),
            }
        }
    };
}

/// The hall opens on a terminal; elsewhere there is nobody to walk in.
fn hall(words: &'static Words) -> anyhow::Result<ExitCode> {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        anyhow::bail!("no command given; see meydan --help");
    }
    meydan_tui::run(meydan_tui::Start::Hall, shared::full_screen(false, false, words))?;
    Ok(ExitCode::SUCCESS)
}

commands! {
    /// Play a game: people at one screen, against the computer, or computers alone
    Play(play),
    /// Play a game through JSON lines, for programs (docs/pipe.md)
    Pipe(pipe),
    /// Show a recorded game again: step by step on a terminal, as text on a pipe
    Replay(replay),
    /// Check that a record is true to the last byte
    Verify(verify),
    /// Write a recorded game in another program's format
    Export(export),
    /// Make a record from another program's file
    Import(import),
    /// Print a script that completes commands in a shell
    Completions(completions),
    /// Print the manual page
    Man(man),
}
