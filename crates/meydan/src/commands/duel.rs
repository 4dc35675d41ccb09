//! `meydan play duel` in lines: the whole program of Duel, with its menus.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use meydan_console::{CLEAR, Editor, PlainLines, Typed, TypedLines};
use meydan_duel_line::{Flow, Options, Program};
use meydan_words::Words;

use super::shared::{data_folder, is_terminal};

/// How the program ended.
enum Ended {
    Left,
    Broken(String),
}

/// Runs the program on standard input and output. Its lines are those of its
/// specification; only a data folder that cannot be used is said in other words.
pub(crate) fn run(data: Option<PathBuf>, seed: Option<u64>, words: &Words) -> anyhow::Result<ExitCode> {
    let data = data.or_else(data_folder).unwrap_or_else(|| PathBuf::from("meydan-data"));
    let failed = |detail: String| {
        let folder = data.display().to_string();
        anyhow!(words.say_with("serve-data", &[("folder", folder.into()), ("detail", detail.into())]))
    };
    let options = Options { data: data.clone(), seed, cheats: true };
    let program = Program::open(&options).map_err(|error| failed(error.to_string()))?;
    let ended =
        if is_terminal() { with_person(program, &mut Editor::new(&[])?) } else { through_pipe(program) };
    match ended? {
        Ended::Left => Ok(ExitCode::SUCCESS),
        Ended::Broken(why) => Err(failed(why)),
    }
}

/// Exact to the byte, and nothing but what the specification says.
fn through_pipe(mut program: Program) -> io::Result<Ended> {
    let mut lines = PlainLines::new(io::stdin().lock());
    let mut out = io::stdout().lock();
    while let Some(line) = next(&mut lines)? {
        let mut text = String::new();
        let flow = program.line(&line, &mut text);
        out.write_all(text.as_bytes())?;
        out.flush()?;
        match flow {
            Flow::GoOn => {}
            Flow::Leave => break,
            Flow::Broken(why) => return Ok(Ended::Broken(why)),
        }
    }
    Ok(Ended::Left)
}

/// D-91: a person at a terminal is told what is waited for, and a curtain stands between two.
fn with_person(mut program: Program, lines: &mut Editor) -> io::Result<Ended> {
    let mut out = lines.output();
    let mut text = String::new();
    program.greet(&mut text);
    let mut hidden = false;
    loop {
        let waiting = program.waiting();
        if waiting.curtain != hidden {
            hidden = waiting.curtain;
            out.write_all(CLEAR)?;
            lines.forget();
        }
        if let Some(hint) = waiting.hint {
            text.push_str(&hint);
            text.push('\n');
        }
        out.write_all(text.as_bytes())?;
        out.flush()?;
        lines.offer(format!("{}> ", waiting.prompt), waiting.forms);
        let Some(line) = next(lines)? else { return Ok(Ended::Left) };
        text.clear();
        match program.line(&line, &mut text) {
            Flow::GoOn => {}
            Flow::Leave => return Ok(Ended::Left),
            Flow::Broken(why) => return Ok(Ended::Broken(why)),
        }
    }
}

/// The next line, as long as somebody types.
fn next(lines: &mut dyn TypedLines) -> io::Result<Option<String>> {
    Ok(match lines.next_line()? {
        Typed::Line(line) => Some(line),
        // Nothing that anybody types is a command and so long.
        Typed::TooLong => Some("?".to_owned()),
        Typed::Interrupted | Typed::End => None,
    })
}
