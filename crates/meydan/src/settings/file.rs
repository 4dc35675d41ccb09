//! The file of settings: TOML, a line each. Whatever is wrong is said with its file, line and key.

use std::path::Path;

use anyhow::anyhow;
use meydan_words::Words;
use toml::de::DeTable;

use super::kind::Value;
use super::table::{ROWS, row};
use super::{Given, Source};
use crate::commands::read_file;

/// Reads a file.
pub(super) fn read(file: &Path, words: &Words) -> anyhow::Result<Vec<Given>> {
    let bytes = read_file(file, words)?;
    let text = String::from_utf8_lossy(&bytes);
    let line_at = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
    let said = |line: usize, key: &str, args: &[(&str, String)]| {
        let mut all = vec![("file", file.display().to_string().into()), ("line", line.to_string().into())];
        all.extend(args.iter().map(|(name, value)| (*name, value.into())));
        anyhow!(words.say_with(key, &all))
    };
    let table = DeTable::parse(&text).map_err(|error| {
        let line = line_at(error.span().map_or(0, |span| span.start));
        said(line, "settings-syntax", &[("detail", error.message().to_owned())])
    })?;
    let mut lines: Vec<_> = table.get_ref().iter().collect();
    // What is wrong first is said.
    lines.sort_by_key(|(key, _)| key.span().start);
    let mut given = Vec::new();
    for (key, value) in lines {
        let (name, line) = (key.get_ref().as_ref(), line_at(key.span().start));
        let Some((at, row)) = row(name) else {
            return Err(said(line, "settings-unknown", &[("key", name.to_owned())]));
        };
        let read = row.kind.read_toml(value.get_ref()).map_err(|wrong| {
            let value = text.get(value.span()).unwrap_or_default().to_owned();
            let args = [("key", name.to_owned()), ("value", value), ("wanted", wrong.wanted(words))];
            said(line, "settings-wrong", &args)
        })?;
        given.push(Given { row: at, value: read, source: Source::File(file.to_owned(), line) });
    }
    Ok(given)
}

/// A file in the data folder cannot say that the folder is elsewhere.
pub(super) fn stays_here(lines: &[Given], folder: &Path, words: &Words) -> anyhow::Result<()> {
    for one in lines.iter().filter(|one| ROWS[one.row].name == "data") {
        if let (Value::Text(named), Source::File(file, line)) = (&one.value, &one.source)
            && Path::new(named) != folder
        {
            let args = [("file", file.display().to_string().into()), ("line", line.to_string().into())];
            return Err(anyhow!(words.say_with("settings-elsewhere", &args)));
        }
    }
    Ok(())
}
