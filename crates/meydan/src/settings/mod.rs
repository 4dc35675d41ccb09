//! The settings of a server: a flag comes before an environment variable, that before a line of
//! the file, that before the default. `table.rs` has all of them.

mod file;
mod flags;
mod kind;
mod print;
mod table;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use meydan_words::Words;

pub(crate) use flags::Flags;
use kind::{Value, Wrong};
use table::ROWS;

use crate::commands::data_folder;

/// The file that is read from the data folder where no other is named.
const OWN_FILE: &str = "meydan.toml";

/// How a server is run.
#[derive(Clone, Debug)]
pub(crate) struct Config {
    pub(crate) addr: SocketAddr,
    pub(crate) data: PathBuf,
    pub(crate) rate: u32,
    pub(crate) log: String,
    pub(crate) log_level: String,
    pub(crate) web: meydan_web::Settings,
    pub(crate) hall: meydan_hall::Settings,
    pub(crate) lobby: meydan_lobby::Settings,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: data_folder().unwrap_or_else(|| PathBuf::from("meydan-data")),
            rate: 1,
            log: "text".to_owned(),
            log_level: "warn".to_owned(),
            web: meydan_web::Settings::default(),
            hall: meydan_hall::Settings::default(),
            lobby: meydan_lobby::Settings::default(),
        }
    }
}

impl Config {
    /// The settings of the web server, with the rate counted in.
    pub(crate) fn rated(&self) -> meydan_web::Settings {
        let times = |usual: u32| usual.saturating_mul(self.rate);
        let web = self.web.clone();
        meydan_web::Settings {
            pages_per_second: times(web.pages_per_second),
            forms_per_minute: times(web.forms_per_minute),
            tables_per_hour: times(web.tables_per_hour),
            sign_ins: times(web.sign_ins),
            messages_per_second: times(web.messages_per_second),
            ..web
        }
    }
}

/// Where a value comes from.
#[derive(Clone, Debug)]
enum Source {
    Default,
    File(PathBuf, usize),
    Variable(String),
    Flag(&'static str),
}

/// The settings, and where each of them comes from; in the order of the table.
pub(crate) struct Settled {
    pub(crate) config: Config,
    sources: Vec<Source>,
}

impl Settled {
    /// Asks the flags, the environment and the file, which may be named.
    ///
    /// # Errors
    /// When the file cannot be read, or anything in it or in the environment is no setting or no value.
    pub(crate) fn read(flags: &Flags, file: Option<&Path>, words: &Words) -> anyhow::Result<Settled> {
        let variables = variables(words)?;
        let mut settled =
            Settled { config: Config::default(), sources: ROWS.iter().map(|_| Source::Default).collect() };
        let named = file.map(|file| file::read(file, words)).transpose()?;
        let mut lines = named.unwrap_or_default();
        if file.is_none() {
            // The folder has to be known before its file is.
            settled.take(&variables);
            settled.take(&flags.given);
            let folder = settled.config.data.clone();
            let own = folder.join(OWN_FILE);
            if own.is_file() {
                lines = file::read(&own, words)?;
                file::stays_here(&lines, &folder, words)?;
            }
        }
        settled.take(&lines);
        settled.take(&variables);
        settled.take(&flags.given);
        Ok(settled)
    }

    fn take(&mut self, given: &[Given]) {
        for one in given {
            ROWS[one.row].write(&mut self.config, &one.value);
            self.sources[one.row] = one.source.clone();
        }
    }
}

/// A value that somebody gave to a setting.
#[derive(Clone, Debug)]
struct Given {
    /// Which row of the table.
    row: usize,
    value: Value,
    source: Source,
}

fn variables(words: &Words) -> anyhow::Result<Vec<Given>> {
    let mut given = Vec::new();
    for (at, row) in ROWS.iter().enumerate() {
        let variable = row.variable();
        // Containers set what they leave open to nothing.
        let Some(text) = std::env::var_os(&variable).filter(|text| !text.is_empty()) else { continue };
        let text = text.to_string_lossy();
        let value = row.kind.read(&text).map_err(|wrong: Wrong| {
            let wanted = wrong.wanted(words);
            anyhow!(words.say_with(
                "settings-wrong-variable",
                &[
                    ("variable", variable.as_str().into()),
                    ("value", text.as_ref().into()),
                    ("wanted", wanted.into())
                ],
            ))
        })?;
        given.push(Given { row: at, value, source: Source::Variable(variable) });
    }
    Ok(given)
}
