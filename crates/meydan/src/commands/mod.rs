//! The subcommands, one file each. This table is the only place that lists them.

mod admin;
mod arena;
mod book;
mod campaign;
mod completions;
mod duel;
mod export;
mod import;
mod lock;
mod man;
mod options;
mod perft;
mod pipe;
mod play;
mod prove;
mod replay;
mod serve;
mod shared;
mod solve;
mod verify;
mod welcome;

pub(crate) use shared::{LineByLine, data_folder, read_file};

use std::process::ExitCode;

use clap::Subcommand;
use meydan_words::Words;

/// Declares the subcommands: each module has its `Args`, whose comment is its
/// help, and a `run`.
macro_rules! commands {
    ($($name:ident($module:ident),)*) => {
        /// What to do.
        #[derive(Subcommand)]
        pub(crate) enum Command {
            $($name($module::Args),)*
        }

        /// Runs a command.
        pub(crate) fn run(command: Command, words: &'static Words) -> anyhow::Result<ExitCode> {
            match command {
                $(Command::$name(args) => $module::run(&args, words),)*
            }
        }
    };
}

/// The hall opens on a terminal; elsewhere there is nobody to walk in.
pub(crate) fn hall(ascii: bool, words: &'static Words) -> anyhow::Result<ExitCode> {
    if !shared::has_screen() {
        anyhow::bail!("no command given; see meydan --help");
    }
    let settings = meydan_tui::Settings {
        games: shared::games_folder(None),
        ..shared::full_screen(ascii, false, words)
    };
    shared::say_left(meydan_tui::run(meydan_tui::Start::Hall, settings)?, words)?;
    Ok(ExitCode::SUCCESS)
}

commands! {
    Serve(serve),
    Admin(admin),
    Play(play),
    Pipe(pipe),
    Replay(replay),
    Verify(verify),
    Export(export),
    Import(import),
    Arena(arena),
    Perft(perft),
    Solve(solve),
    Prove(prove),
    Completions(completions),
    Man(man),
}
