//! `meydan verify`: is a record true?

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use meydan_records::open_true;
use meydan_telling::refusal;
use meydan_words::{Arg, Words};
use serde_json::json;

use super::shared::{read_file, sentence};

/// Check that a record is true to the last byte
///
/// Plays the record again and compares every sum, every move, everything that
/// was told, every digest, the result, and the seed with what was promised of
/// it. The exit status is 0 if all of it is true, and 1 if not; then the line
/// at fault is named.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; - is standard input
    file: PathBuf,

    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let name = args.file.display().to_string();
    let bytes = read_file(&args.file, words)?;
    let opened = match open_true(&bytes) {
        Ok(opened) => opened,
        Err(error) if args.json => {
            let refused = error.refused();
            let said = json!({
                "ok": false,
                "line": error.line,
                "error": { "code": refused.code, "rule": refused.rule, "message": refusal(words, &refused) },
            });
            writeln!(std::io::stdout(), "{said}")?;
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => return Err(sentence(words, &error.refused()).context(name)),
    };
    let game = opened.game.as_ref();
    let said = if args.json {
        let (id, outcome) = (game.facts().id, game.outcome());
        json!({ "ok": true, "game": id, "names": opened.names, "seq": game.seq(), "outcome": outcome })
            .to_string()
    } else {
        let (id, count) = (words.game(game.facts().id), Arg::from(game.seq()));
        let args = [("file", name.into()), ("game", id.into()), ("count", count)];
        words.say_with("console-record-true", &args)
    };
    writeln!(std::io::stdout(), "{said}")?;
    Ok(ExitCode::SUCCESS)
}
