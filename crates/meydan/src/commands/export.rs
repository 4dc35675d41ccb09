//! `meydan export`: a record in another program's format.

use std::path::PathBuf;
use std::process::ExitCode;

use meydan_core::record;
use meydan_records::{formats, open_true};
use meydan_words::Words;

use super::shared::{game, read_file, refuse, sentence, write_out};

/// Write a recorded game in another program's format
///
/// Formats: meydan (the record itself, written anew) for every game;
/// transcript and ggf for Othello, acd and pgn for advanced chess. What was
/// taken back is left out, except in meydan and acd.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; - is standard input
    file: PathBuf,

    /// The format
    #[arg(long, value_name = "FORMAT")]
    to: String,

    /// Where to; standard output if left out
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Write over a file that exists
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let bytes = read_file(&args.file, words)?;
    let opened = open_true(&bytes)
        .map_err(|error| sentence(words, &error.refused()).context(args.file.display().to_string()))?;
    let tenant = game(opened.game.facts().id, words)?;
    let text = if args.to == "meydan" {
        record::write(opened.game.as_ref(), &opened.names)
    } else {
        let all = formats(tenant.facts.id);
        let format = all.iter().find(|format| format.name == args.to).ok_or_else(|| {
            let formats: Vec<&str> = all.iter().map(|format| format.name).collect();
            refuse(
                words,
                "no-format",
                vec![
                    ("format", args.to.clone()),
                    ("game", words.game(tenant.facts.id)),
                    ("formats", formats.join(", ") + ", meydan"),
                ],
            )
        })?;
        let text = format.write(opened.game.as_ref(), &opened.names);
        text.map_err(|refused| sentence(words, &refused))? + "\n"
    };
    write_out(args.output.as_deref(), &text, args.force, words)?;
    Ok(ExitCode::SUCCESS)
}
