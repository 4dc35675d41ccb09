//! Reading a record. Any text whatever gives a record or an error with its line.

use serde::Deserialize;
use serde_json::Value;

use super::{CLOCKED, Chain, FORMAT, SUM};
use crate::{Commitment, Entry, Refused, Seed, Seq, TimeControl};

/// The first line.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The version of the format.
    pub meydan: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many sat down.
    pub seats: u8,
    /// The configuration.
    pub config: Value,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// What was published of the seed.
    pub commitment: Commitment,
    /// What a spectator was told at the start.
    pub events: Vec<Value>,
    /// How much time everybody had.
    #[serde(default)]
    pub clock: Option<TimeControl>,
}

/// The digest of the position after an entry.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// After which entry.
    pub seq: Seq,
    /// In hexadecimal.
    pub digest: String,
}

/// The last line.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The last entry.
    pub seq: Seq,
    /// The digest of the position there.
    pub digest: String,
    /// The result; `null` when the match was put aside.
    pub outcome: Value,
    /// The seed.
    pub seed: Seed,
}

/// One line after the first.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// An entry of the log and what a spectator was told of it.
    Entry(Entry<String>, Vec<Value>),
    /// A digest to check by.
    Check(Check),
    /// The end.
    End(End),
}

/// A record that could be read; whether it is true is `super::verify()`'s question.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The first line.
    pub head: Head,
    /// The others; line `i` of this list is line `i + 2` of the file.
    pub lines: Vec<Line>,
}

/// What is wrong with a record, and in which line (from 1).
#[derive(Clone, Debug, PartialEq)]
pub struct RecordError {
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub fault: RecordFault,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordFault {
    /// There is nothing in it.
    Empty,
    /// The last line stops in the middle.
    Torn,
    /// Not one of our lines.
    Shape(String),
    /// The line ends with CR LF; every byte of a record counts, and ours end with LF.
    LineEnd,
    /// A field that no line of this kind has.
    Field(String),
    /// An entry that says not just one of: acted, timer, gave up, went back.
    Steps,
    /// The line does not match its sum: it, or one before it, was changed.
    Sum,
    /// A version of the format that we do not know.
    Format(u32),
    /// A game that this hall does not have.
    Game(String),
    /// Another version of the game's rules.
    Rules(u32),
    /// Something stands after the end.
    AfterEnd,
    /// There is no end, so the seed is not known.
    NoEnd,
    /// The seed is not the one that was published at the start.
    Commitment,
    /// The rules do not allow it.
    Refused(Refused),
    /// The position is another one.
    Digest,
    /// What a spectator was told is something else.
    Events,
    /// The result is another one.
    Outcome,
}

impl RecordError {
    pub(super) fn new(line: usize, fault: RecordFault) -> RecordError {
        RecordError { line, fault }
    }

    /// The error as a refusal, for sentences.
    #[must_use]
    pub fn refused(&self) -> Refused {
        let mut args = vec![("line", self.line.to_string())];
        let code = match &self.fault {
            RecordFault::Empty => "empty",
            RecordFault::Torn => "torn",
            RecordFault::Shape(detail) => {
                args.push(("detail", detail.clone()));
                "shape"
            }
            RecordFault::LineEnd => "line-end",
            RecordFault::Field(field) => {
                args.push(("field", field.clone()));
                "field"
            }
            RecordFault::Steps => "steps",
            RecordFault::Sum => "sum",
            RecordFault::Format(version) => {
                args.push(("version", version.to_string()));
                "format"
            }
            RecordFault::Game(game) => {
                args.push(("game", game.clone()));
                "game"
            }
            RecordFault::Rules(version) => {
                args.push(("version", version.to_string()));
                "rules"
            }
            RecordFault::AfterEnd => "after-end",
            RecordFault::NoEnd => "no-end",
            RecordFault::Commitment => "commitment",
            RecordFault::Refused(why) => {
                args.push(("why", why.code.to_owned()));
                "refused"
            }
            RecordFault::Digest => "digest",
            RecordFault::Events => "events",
            RecordFault::Outcome => "outcome",
        };
        Refused::new("record", code, "HALL", args)
    }
}

impl Record {
    /// Reads a record and checks the sums of its lines.
    ///
    /// # Errors
    /// The first line at fault.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        match Record::read_whole_lines(text) {
            (Some(record), None) => Ok(record),
            (_, Some(error)) => Err(error),
            (None, None) => Err(RecordError::new(1, RecordFault::Empty)),
        }
    }

    /// Reads as far as the record is sound: what could be read, and the first fault.
    #[must_use]
    pub fn read_whole_lines(text: &str) -> (Option<Record>, Option<RecordError>) {
        let mut chain = Chain::new();
        let mut record: Option<Record> = None;
        let torn = !text.is_empty() && !text.ends_with('\n');
        let lines = || text.split_terminator('\n');
        let count = lines().count();
        for (index, line) in lines().enumerate() {
            let number = index + 1;
            let read = read_line(&mut chain, line).and_then(|object| match &mut record {
                None => {
                    record = Some(Record { head: read_head(object)?, lines: Vec::new() });
                    Ok(())
                }
                Some(record) if matches!(record.lines.last(), Some(Line::End(_))) => {
                    Err(RecordFault::AfterEnd)
                }
                Some(record) => {
                    let line = read_later(object, record.head.meydan)?;
                    record.lines.push(line);
                    Ok(())
                }
            });
            if let Err(fault) = read {
                let fault = if torn && number == count { RecordFault::Torn } else { fault };
                return (record, Some(RecordError::new(number, fault)));
            }
        }
        if torn {
            return (record, Some(RecordError::new(count, RecordFault::Torn)));
        }
        (record, None)
    }

    /// The last line, if the record has one.
    #[must_use]
    pub fn end(&self) -> Option<&End> {
        match self.lines.last() {
            Some(Line::End(end)) => Some(end),
            _ => None,
        }
    }

    /// The entries of the log.
    pub fn entries(&self) -> impl Iterator<Item = &Entry<String>> {
        self.lines.iter().filter_map(|line| match line {
            Line::Entry(entry, _) => Some(entry),
            _ => None,
        })
    }
}

fn shape(error: &serde_json::Error) -> RecordFault {
    RecordFault::Shape(error.to_string())
}

fn read_line(chain: &mut Chain, line: &str) -> Result<Value, RecordFault> {
    if line.ends_with('\r') {
        return Err(RecordFault::LineEnd);
    }
    let mut value: Value = serde_json::from_str(line).map_err(|error| shape(&error))?;
    let (body, rest) = line.rsplit_once(SUM).ok_or_else(|| RecordFault::Shape("no sum".to_owned()))?;
    let sum = rest.strip_suffix("\"}").ok_or(RecordFault::Sum)?;
    if chain.sum(body) != sum {
        return Err(RecordFault::Sum);
    }
    if let Some(object) = value.as_object_mut() {
        object.remove("sum");
    }
    Ok(value)
}

fn read_head(object: Value) -> Result<Head, RecordFault> {
    // The version first: another format may have other fields.
    match object.get("meydan").and_then(Value::as_u64) {
        Some(version) if version == u64::from(FORMAT) => {
            if object.get("clock").is_some() {
                return Err(RecordFault::Field("clock".to_owned()));
            }
        }
        Some(version) if version == u64::from(CLOCKED) => {}
        Some(version) => return Err(RecordFault::Format(u32::try_from(version).unwrap_or(u32::MAX))),
        None => return Err(RecordFault::Shape("not a meydan record".to_owned())),
    }
    serde_json::from_value(object).map_err(|error| shape(&error))
}

/// The parts of an entry that say what was done, each with its own fields.
const STEPS: [(&str, &[&str]); 8] = [
    ("act", &["seat", "action"]),
    ("timer", &["id"]),
    ("drop", &["seat"]),
    ("rewind", &["to"]),
    ("here", &["seat"]),
    ("flag", &["seats"]),
    ("pause", &[]),
    ("verdict", &["winners", "why"]),
];

/// How many of them the first format had.
const FIRST_STEPS: usize = 4;

/// No other fields than these.
fn only(object: &Value, fields: &[&str]) -> Result<(), RecordFault> {
    let unknown =
        object.as_object().and_then(|object| object.keys().find(|key| !fields.contains(&key.as_str())));
    match unknown {
        // It is told again, so it must not be long, nor command a terminal.
        Some(field) => {
            let plain = |sign: char| if sign.is_control() { '\u{fffd}' } else { sign };
            Err(RecordFault::Field(field.chars().take(40).map(plain).collect()))
        }
        None => Ok(()),
    }
}

/// What a line may have beside its sum: one thing, and nothing that we do not know.
fn only_known(object: &Value, format: u32) -> Result<(), RecordFault> {
    for kind in ["end", "check"] {
        if object.get(kind).is_some() {
            return only(object, &[kind]);
        }
    }
    let known = &STEPS[..if format == FORMAT { FIRST_STEPS } else { STEPS.len() }];
    let fields: Vec<&str> =
        ["seq", "at", "events"].into_iter().chain(known.iter().map(|(name, _)| *name)).collect();
    only(object, &fields)?;
    let steps = known.iter().filter_map(|(name, fields)| Some((object.get(name)?, fields)));
    if steps.clone().count() != 1 {
        return Err(RecordFault::Steps);
    }
    steps.into_iter().try_for_each(|(step, fields)| only(step, fields))
}

fn read_later(mut object: Value, format: u32) -> Result<Line, RecordFault> {
    only_known(&object, format)?;
    if let Some(end) = object.get_mut("end") {
        return serde_json::from_value(end.take()).map(Line::End).map_err(|error| shape(&error));
    }
    if let Some(check) = object.get_mut("check") {
        return serde_json::from_value(check.take()).map(Line::Check).map_err(|error| shape(&error));
    }
    let events = object.as_object_mut().and_then(|object| object.remove("events"));
    let Some(Value::Array(events)) = events else {
        return Err(RecordFault::Shape("no events".to_owned()));
    };
    let entry = serde_json::from_value(object).map_err(|error| shape(&error))?;
    Ok(Line::Entry(entry, events))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_the_hall_did_is_read_in_the_second_format_only() {
        for step in [
            json!({ "here": { "seat": 0 } }),
            json!({ "flag": { "seats": [0] } }),
            json!({ "pause": {} }),
            json!({ "verdict": { "winners": [], "why": "agreed" } }),
        ] {
            let mut line = json!({ "seq": 1, "at": 0, "events": [] });
            let name = step.as_object().and_then(|step| step.keys().next()).expect("a step").clone();
            line[&name] = step[&name].clone();
            assert_eq!(read_later(line.clone(), FORMAT), Err(RecordFault::Field(name)));
            assert!(read_later(line.clone(), CLOCKED).is_ok(), "{line}");
            line["drop"] = json!({ "seat": 0 });
            assert_eq!(read_later(line, CLOCKED), Err(RecordFault::Steps));
        }
        let unknown = json!({ "seq": 1, "at": 0, "events": [], "verdict": { "winners": [], "why": "rain" } });
        assert!(read_later(unknown, CLOCKED).is_err());
    }
}
