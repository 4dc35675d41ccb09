//! `meydan play duel` in lines: the whole program of Duel, with its menus.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use meydan_console::{PlainLines, Typed, TypedLines};
use meydan_duel_line::{Flow, Options, Program};
use meydan_words::Words;

use super::shared::data_folder;

/// Runs the program on standard input and output. Its lines are those of its
/// specification; only a data folder that cannot be used is said in other words.
pub(crate) fn run(data: Option<PathBuf>, seed: Option<u64>, words: &Words) -> anyhow::Result<ExitCode> {
    let data = data.or_else(data_folder).unwrap_or_else(|| PathBuf::from("meydan-data"));
    let failed = |detail: String| {
        let folder = data.display().to_string();
        anyhow!(words.say_with("serve-data", &[("folder", folder.into()), ("detail", detail.into())]))
    };
    let options = Options { data: data.clone(), seed, cheats: true };
    let mut program = Program::open(&options).map_err(|error| failed(error.to_string()))?;
    let mut lines = PlainLines::new(io::stdin().lock());
    let mut out = io::stdout().lock();
    loop {
        let line = match lines.next_line()? {
            Typed::Line(line) => line,
            // Nothing that anybody types is a command and so long.
            Typed::TooLong => "?".to_owned(),
            Typed::Interrupted | Typed::End => return Ok(ExitCode::SUCCESS),
        };
        let mut text = String::new();
        let flow = program.line(&line, &mut text);
        out.write_all(text.as_bytes())?;
        out.flush()?;
        match flow {
            Flow::GoOn => {}
            Flow::Leave => return Ok(ExitCode::SUCCESS),
            Flow::Broken(why) => return Err(failed(why)),
        }
    }
}
