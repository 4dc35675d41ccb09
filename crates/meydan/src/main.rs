//! The `meydan` program: reads the command line, wires the crates together,
//! and hands over. No rules, no drawing, no sentences live here.

mod commands;

use std::process::ExitCode;

use clap::Parser;
use commands::Command;
use meydan_words::Lang;

/// Meydan, a game hall: in a console, a full-screen terminal and the browser.
#[derive(Parser)]
#[command(name = "meydan", version, about, disable_help_subcommand = true)]
struct Cli {
    /// The language: en, fa or tr. Otherwise the environment decides
    /// (`MEYDAN_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
    #[arg(long, global = true, value_parser = parse_lang)]
    lang: Option<Lang>,

    #[command(subcommand)]
    command: Option<Command>,
}

fn parse_lang(text: &str) -> Result<Lang, String> {
    text.parse().map_err(|()| "the languages are en, fa and tr".to_owned())
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let lang = cli.lang.unwrap_or_else(|| {
        let names = ["MEYDAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
        Lang::from_environment(names.iter().filter_map(|name| std::env::var(name).ok()))
    });
    match commands::run(cli.command, lang) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("meydan: {error:#}");
            ExitCode::FAILURE
        }
    }
}
