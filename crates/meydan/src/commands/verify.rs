//! `meydan verify`: is a record true?

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use meydan_console::records;
use meydan_words::{Arg, Words};

use super::shared::{read_file, sentence};

/// Plays the record again and compares every sum, every move, everything that
/// was told, every digest, the result, and the seed with what was promised of
/// it. The exit status is 0 if all of it is true, and 1 if not; then the line
/// at fault is named.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; - is standard input
    file: PathBuf,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let name = args.file.display().to_string();
    let bytes = read_file(&args.file, words)?;
    let opened = records::open_true(&bytes)
        .map_err(|error| sentence(words, &error.refused()).context(name.clone()))?;
    let said = words.say_with(
        "console-record-true",
        &[
            ("file", name.into()),
            ("game", words.game(opened.game.facts().id).into()),
            ("count", Arg::from(opened.game.seq())),
        ],
    );
    writeln!(std::io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}
