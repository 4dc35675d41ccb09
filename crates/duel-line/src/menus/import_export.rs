//! The Import/Export Menu: cards as JSON files (23.1, D-70, D-90). A file holds one
//! card; the club keeps what is imported.

use std::io::{ErrorKind, Read};
use std::path::PathBuf;

use duel::{Card, read_cards, write_cards};
use meydan_club::Error;
use serde_json::Value;

use crate::card::description;
use crate::parse::Command;
use crate::program::{Answer, Program, say};
use crate::table::Verb;
use crate::texts;

/// No file of one card is longer.
const LONGEST_FILE: u64 = 100_000;

impl Program {
    pub(crate) fn import_export_menu(&mut self, command: &Command, out: &mut String) -> Answer {
        let line = match command.verb {
            Verb::ExportCard => self.export(&command.rest)?,
            Verb::ImportCard => self.import(&command.rest)?,
            _ => texts::INVALID_COMMAND,
        };
        say(out, line);
        Ok(())
    }

    /// Characters that file names cannot hold are replaced.
    fn card_file(&self, name: &str) -> PathBuf {
        let held = |sign: char| !sign.is_control() && !r#"/\:*?"<>|"#.contains(sign);
        let name: String = name.chars().map(|sign| if held(sign) { sign } else { '_' }).collect();
        self.services.cards.join(format!("{name}.json"))
    }

    fn export(&self, name: &str) -> Result<&'static str, Error> {
        let book = self.services.club.book();
        let Some(card) = book.index(name).map(|card| book.card(card)) else {
            return Ok(texts::NO_CARD_OF_NAME);
        };
        let failed = |error: std::io::Error| Error::Broken(error.to_string());
        std::fs::create_dir_all(&self.services.cards).map_err(failed)?;
        let file = self.card_file(name);
        // Whole or not at all: under another name first.
        let aside = file.with_extension("json.new");
        std::fs::write(&aside, file_text(card)).map_err(failed)?;
        std::fs::rename(&aside, &file).map_err(failed)?;
        Ok(texts::CARD_EXPORTED)
    }

    fn import(&self, name: &str) -> Result<&'static str, Error> {
        let file = match std::fs::File::open(self.card_file(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(texts::NO_CARD_OF_NAME),
            Err(_) => return Ok(texts::INVALID_CARD_FILE),
        };
        let mut text = String::new();
        let whole = file.take(LONGEST_FILE).read_to_string(&mut text);
        let card = whole.ok().and_then(|_| card_of(&text)).filter(|card| card.name == name);
        let Some(card) = card else { return Ok(texts::INVALID_CARD_FILE) };
        self.services.wait(self.services.club.import_card(&card))?;
        Ok(texts::CARD_IMPORTED)
    }
}

/// A card as its file has it: one object with every member, what it says among them.
fn file_text(card: &Card) -> String {
    let card = Card { description: Some(description(card)), ..card.clone() };
    let list: Vec<Value> = serde_json::from_str(&write_cards(&[card])).unwrap_or_default();
    let object = list.into_iter().next().unwrap_or(Value::Null);
    format!("{object:#}\n")
}

/// The card of a file.
fn card_of(text: &str) -> Option<Card> {
    let object: Value = serde_json::from_str(text).ok()?;
    let list = Value::Array(vec![object]).to_string();
    read_cards("import", &list).ok()?.pop()
}
