//! The formats of advanced chess in the hall's terms: its records, and PGN.

use chess::acd::{self, Record};
use chess::{Chess, Config, pgn};
use meydan_core::record::RecordError;
use meydan_core::{AnyMatch, Refused, Seed, Viewer};

use crate::{Format, Imported, OwnRecord};

pub(crate) const FORMATS: &[Format] = &[
    Format {
        name: "acd",
        write: |game, names| {
            let (_, text) = written(game, names)?;
            Ok(text.trim_end_matches('\n').to_owned())
        },
        read: |text| {
            let record = whole(text.as_bytes()).map_err(|error| error.refused())?;
            let game: &dyn AnyMatch = record.game();
            Ok(Imported {
                names: record.names().to_vec(),
                seed: game.beginning().seed,
                log: game.entries_since(0),
                ..Imported::new(game.beginning().config)
            })
        },
        looks_like: |text| acd::looks_like(text.as_bytes()),
        open: Some(|bytes| acd::looks_like(bytes).then(|| acd::read(bytes).map(|opened| own(&opened)))),
    },
    Format {
        name: "pgn",
        write: |game, names| {
            let name = |seat: usize| names.get(seat).map_or("", String::as_str);
            let config = config_of(game)?;
            let view = game.view(Viewer::Referee);
            let view = view.of::<Chess>().ok_or_else(not_chess)?;
            Ok(pgn::write(view, [name(0), name(1)], &config.name))
        },
        // It has no place for what this game is made of.
        read: |_| Err(refusal("pgn-not-read", Vec::new())),
        looks_like: |text| text.trim_start_matches('\u{feff}').trim_start().starts_with("[Event "),
        open: None,
    },
];

pub(crate) fn refusal(code: &'static str, args: Vec<(&'static str, String)>) -> Refused {
    Refused::new("chess", code, "CH-50", args)
}

fn not_chess() -> Refused {
    Refused::hall("config", vec![("detail", "not advanced chess".to_owned())])
}

fn config_of(game: &dyn AnyMatch) -> Result<Config, Refused> {
    serde_json::from_value(game.beginning().config)
        .map_err(|error| Refused::hall("config", vec![("detail", error.to_string())]))
}

/// A match as a record that can be gone on with, and its text.
pub(crate) fn written(game: &dyn AnyMatch, names: &[String]) -> Result<(Record, String), Refused> {
    let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
    let seed: Seed = game.beginning().seed;
    let (mut record, mut text) = Record::begin(&[name(0), name(1)], config_of(game)?, seed)?;
    for entry in game.entries_since(0) {
        text += &record.push(&entry)?;
    }
    Ok((record, text))
}

/// A record that is sound to its last byte.
fn whole(bytes: &[u8]) -> Result<Record, RecordError> {
    let opened = acd::read(bytes)?;
    opened.fault.map_or(Ok(opened.record), Err)
}

/// A record as far as it is sound.
pub(crate) fn own(opened: &acd::Opened) -> OwnRecord {
    OwnRecord {
        game: Box::new(opened.record.game().clone()),
        names: opened.record.names().to_vec(),
        fault: opened.fault.clone(),
    }
}
