//! The settings as flags of the command line.

use clap::builder::ValueParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use meydan_words::{Lang, Words};

use super::kind::{Kind, Value};
use super::table::{ROWS, Row};
use super::{Given, Source};

/// What was given as flags.
pub(crate) struct Flags {
    pub(super) given: Vec<Given>,
}

fn arg(row: &'static Row) -> Arg {
    // The command line is told what is wrong with it in English.
    let read = move |text: &str| row.kind.read(text).map_err(|wrong| wrong.wanted(Words::of(Lang::En)));
    let arg = Arg::new(row.name)
        .long(row.name)
        .value_name(row.kind.placeholder())
        .help_heading(row.heading)
        .help(format!("{} [env: {}]", row.help, row.variable()))
        .value_parser(ValueParser::new(read));
    match row.kind {
        // `--https` says yes, `--https=false` takes back what a file says.
        Kind::Truth => arg.num_args(0..=1).require_equals(true).default_missing_value("true"),
        Kind::Networks => arg.action(ArgAction::Append),
        _ => arg,
    }
}

impl clap::Args for Flags {
    fn augment_args(command: Command) -> Command {
        ROWS.iter().fold(command, |command, row| command.arg(arg(row)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Flags::augment_args(command)
    }
}

impl clap::FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Flags, clap::Error> {
        let mut given = Vec::new();
        for (at, row) in ROWS.iter().enumerate() {
            if matches.value_source(row.name) != Some(ValueSource::CommandLine) {
                continue;
            }
            let values = matches.get_many::<Value>(row.name).into_iter().flatten().cloned();
            if let Some(value) = values.reduce(Value::join) {
                given.push(Given { row: at, value, source: Source::Flag(row.name) });
            }
        }
        Ok(Flags { given })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Flags::from_arg_matches(matches)?;
        Ok(())
    }
}
