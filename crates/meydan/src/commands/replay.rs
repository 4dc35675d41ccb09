//! `meydan replay`: a recorded game, shown again.

use std::io::{self, BufWriter};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use meydan_console::replay::Replay;
use meydan_records::open_whole_part;
use meydan_telling::refusal;
use meydan_tui::Start;
use meydan_words::Words;

use super::shared::{full_screen, has_screen, is_terminal, look, read_file, sentence};

/// Show a recorded game again: step by step on a terminal, as text on a pipe
///
/// On a terminal the full screen opens; `?` shows its keys. With `--line` (or
/// `--plain`) it is told in the line console: arrow keys step, a number and
/// Enter jump, space plays by itself, q leaves. Where there is no terminal the
/// whole game is printed, with the board after every move. A record that is damaged or was cut off is shown as far as it is
/// whole; the fault is said, and the exit status is 1.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; - is standard input
    file: PathBuf,

    /// Step through it in the line console
    #[arg(long, visible_alias = "plain")]
    line: bool,

    /// Print the whole game, even on a terminal
    #[arg(long)]
    text: bool,

    /// Plain letters instead of signs
    #[arg(long)]
    ascii: bool,

    /// No colour, even on a terminal
    #[arg(long)]
    no_color: bool,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let name = || args.file.display().to_string();
    let bytes = read_file(&args.file, words)?;
    let opened =
        open_whole_part(&bytes).map_err(|error| sentence(words, &error.refused()).context(name()))?;
    if has_screen() && !args.line && !args.text {
        let start = Start::Replay { game: opened.game.duplicate(), names: opened.names.clone() };
        meydan_tui::run(start, full_screen(args.ascii, args.no_color, words))?;
    } else {
        let replay = Replay::new(&opened, words, look(args.ascii, args.no_color, words))
            .with_context(|| format!("{} cannot be told", opened.game.facts().id))?;
        let mut out = BufWriter::new(io::stdout());
        if is_terminal() && !args.text {
            replay.watch(&mut out)?;
        } else {
            replay.tell(&mut out)?;
        }
    }
    let Some(fault) = &opened.fault else {
        return Ok(ExitCode::SUCCESS);
    };
    let why = refusal(words, &fault.refused());
    let said = words.say_with("console-record-part", &[("why", why.into())]);
    Err(anyhow::anyhow!(said).context(name()))
}
