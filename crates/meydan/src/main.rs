//! The `meydan` program: reads the command line, wires the crates together,
//! and hands over. No rules, no drawing, no sentences live here.

mod commands;
mod settings;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use commands::Command;
use meydan_words::{Lang, Words, plain_digits, without_error_numbers};

/// The command line.
#[derive(Parser)]
#[command(
    name = "meydan",
    version,
    about = "Meydan, a game hall: in a console, a full-screen terminal and the browser",
    long_about = None,
    disable_help_subcommand = true,
    after_help = "Exit status: 0 done; 1 refused, or something failed (one line says what); 2 the command line makes no sense."
)]
struct Cli {
    /// The language: en, fa or tr. Otherwise the environment decides
    /// (`MEYDAN_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
    #[arg(long, global = true, value_name = "LANG", value_parser = parse_lang)]
    lang: Option<Lang>,

    /// Plain letters instead of signs in the hall, which opens without a command
    #[arg(long)]
    ascii: bool,

    #[command(subcommand)]
    command: Option<Command>,
}

/// A number may be typed in the digits of any of the three languages, in every command.
fn number_in_plain_digits(argument: OsString) -> OsString {
    let plain = argument.to_str().map(|text| (text, plain_digits(text)));
    let value = |text: &str| {
        text.rsplit('=').next().is_some_and(|value| value.bytes().all(|byte| byte.is_ascii_digit()))
    };
    match plain {
        Some((text, plain)) if text != plain && value(&plain) => plain.into(),
        _ => argument,
    }
}

fn parse_lang(text: &str) -> Result<Lang, String> {
    text.parse().map_err(|()| "the languages are en, fa and tr".to_owned())
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse_from(std::env::args_os().map(number_in_plain_digits)) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return in_one_line(&error),
        // Help and version are no errors.
        Err(error) => error.exit(),
    };
    let lang = cli.lang.unwrap_or_else(|| {
        let names = ["MEYDAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
        Lang::from_environment(names.iter().filter_map(|name| std::env::var(name).ok()))
    });
    let words = Words::of(lang);
    let done = match cli.command {
        // It would do nothing there, and that should not go unsaid.
        Some(_) if cli.ascii => {
            let why = "--ascii stands after the command, where the command has it";
            return in_one_line(&Cli::command().error(ErrorKind::ArgumentConflict, why));
        }
        Some(command) => commands::run(command, words),
        None => commands::hall(cli.ascii, words),
    };
    match done {
        Ok(code) => code,
        // Whoever read our output has gone: nobody is left to complain to.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // A message may quote a stranger's file: it stays one line, unless it tells of
            // a text line by line, and must not command the terminal.
            let harmless = |text: &str| text.replace(char::is_control, "\u{fffd}");
            let text = without_error_numbers(&format!("{error:#}"));
            let text = match error.downcast_ref::<commands::LineByLine>() {
                Some(_) => text.lines().map(harmless).collect::<Vec<_>>().join("\n"),
                None => harmless(&text),
            };
            // If nobody listens there either, the exit status has to do.
            let _ = writeln!(std::io::stderr(), "meydan: {text}");
            ExitCode::FAILURE
        }
    }
}

/// What is wrong with the command line, in one line.
fn in_one_line(error: &clap::Error) -> ExitCode {
    let text = error.to_string();
    let said = if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        format!("a command is missing; there are: {}", listed(&text))
    } else {
        let end = ["\n\nUsage:", "\n\nFor more information"].iter().filter_map(|mark| text.find(mark)).min();
        let parts = text[..end.unwrap_or(text.len())].split("\n\n").flat_map(|part| part.split("tip: "));
        let parts = parts.map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
        // How to pass what nobody meant to pass would only lead astray.
        let parts = parts.filter(|part| !part.is_empty() && !part.starts_with("to pass "));
        parts.collect::<Vec<_>>().join("; ")
    };
    let mut said = said.strip_prefix("error: ").unwrap_or(&said).replace(char::is_control, "\u{fffd}");
    for (std, plain) in [
        ("invalid digit found in string", "a whole number is wanted"),
        ("cannot parse integer from empty string", "a whole number is wanted"),
        ("number too large to fit in target type", "the number is too large"),
    ] {
        said = said.replace(std, plain);
    }
    let _ = writeln!(std::io::stderr(), "meydan: {said} (--help tells more)");
    ExitCode::from(2)
}

/// The commands that a help text lists.
fn listed(help: &str) -> String {
    let after = help.split_once("Commands:").map_or("", |(_, after)| after);
    let names = after.lines().skip(1).map_while(|line| line.split_whitespace().next());
    names.collect::<Vec<_>>().join(", ")
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}
