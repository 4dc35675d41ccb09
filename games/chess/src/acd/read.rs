//! Reading a record. Any bytes whatever give a record or an error with its line.

use meydan_core::record::{RecordError, RecordFault};
use meydan_core::{Digest, Entry, Game, GameTime, Seat, SeatSet, Step, Verdict};

use super::{FORMAT, Record, TITLE, summed};
use crate::{Chess, Config};

/// A record that could be read, at least in part.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The record as far as it is sound; it can be gone on with.
    pub record: Record,
    /// So many bytes are sound: whole lines.
    pub sound: usize,
    /// What is wrong with the line after them, if something is.
    pub fault: Option<RecordError>,
    /// Whether that is only a last line that was not written to its end.
    pub torn: bool,
}

/// Reads a record as far as it is sound.
///
/// # Errors
/// When not even its head is.
pub fn read(bytes: &[u8]) -> Result<Opened, RecordError> {
    let mut lines = Lines { rest: bytes, number: 0, sum: Digest::new("acd").finish() };
    let mut record = head(&mut lines).map_err(|fault| RecordError { line: lines.number.max(1), fault })?;
    let mut sound = bytes.len() - lines.rest.len();
    let opened = |record, sound, fault, torn| Ok(Opened { record, sound, fault, torn });
    loop {
        let line = match lines.next() {
            Ok(None) => return opened(record, sound, None, false),
            Ok(Some(line)) => line,
            Err(fault) => {
                // A line that was never finished has nothing after it.
                let torn = lines.rest.is_empty() && !runs_into_another(&bytes[sound..], lines.sum);
                let fault = if torn { RecordFault::Torn } else { fault };
                return opened(record, sound, Some(RecordError { line: lines.number, fault }), torn);
            }
        };
        if let Err(fault) = follow(&mut record, line) {
            return opened(record, sound, Some(RecordError { line: lines.number, fault }), false);
        }
        sound = bytes.len() - lines.rest.len();
    }
}

/// Whether a whole line with a true sum stands at the beginning of what should be
/// one line: then its end was changed, and nothing was torn.
fn runs_into_another(line: &[u8], sum: u64) -> bool {
    const MARK: &[u8] = b" | ";
    let mut places = line.windows(MARK.len()).enumerate().filter(|(_, bytes)| *bytes == MARK);
    places.any(|(at, _)| {
        let Ok(text) = std::str::from_utf8(&line[..at]) else { return false };
        let (_, shown) = summed(sum, text);
        let more = line[at + MARK.len()..].strip_prefix(shown.as_bytes());
        // One byte more is its own end, whatever became of it.
        more.is_some_and(|more| more.len() > 1)
    })
}

/// The lines of a text with their sums checked.
struct Lines<'a> {
    rest: &'a [u8],
    number: usize,
    sum: u64,
}

impl<'a> Lines<'a> {
    /// The next line without its sum; `None` at the end.
    fn next(&mut self) -> Result<Option<&'a str>, RecordFault> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        let end = self.rest.iter().position(|byte| *byte == b'\n');
        let (line, rest) = self.rest.split_at(end.map_or(self.rest.len(), |end| end + 1));
        self.rest = rest;
        self.number += 1;
        let line = line.strip_suffix(b"\n").ok_or(RecordFault::Torn)?;
        let shape = |what: &str| RecordFault::Shape(what.to_owned());
        let line = std::str::from_utf8(line).map_err(|_| shape("not UTF-8"))?;
        let Some((text, shown)) = line.rsplit_once(" | ") else {
            let what = if self.number == 1 { "not an advanced chess record" } else { "no sum" };
            return Err(shape(what));
        };
        if self.number == 1 {
            // The version first: another format may sum differently.
            let version = text.strip_prefix(TITLE).ok_or_else(|| shape("not an advanced chess record"))?;
            match version.parse() {
                Ok(FORMAT) => {}
                Ok(version) => return Err(RecordFault::Format(version)),
                Err(_) => return Err(shape("no version")),
            }
        }
        let (sum, expected) = summed(self.sum, text);
        if shown != expected {
            return Err(RecordFault::Sum);
        }
        self.sum = sum;
        Ok(Some(text))
    }

    /// The next line, which has to begin with this word; what stands after it.
    fn field(&mut self, key: &str) -> Result<&'a str, RecordFault> {
        let line = self.next()?.ok_or(RecordFault::Torn)?;
        after(line, key)
    }
}

fn after<'a>(line: &'a str, key: &str) -> Result<&'a str, RecordFault> {
    let shape = || RecordFault::Shape(format!("“{key}” is missing"));
    line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' ')).ok_or_else(shape)
}

fn head(lines: &mut Lines<'_>) -> Result<Record, RecordFault> {
    let shape = |what: &str| RecordFault::Shape(what.to_owned());
    let flag = |text: &str| match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(shape("neither yes nor no")),
    };
    let all = lines.rest;
    lines.next()?.ok_or(RecordFault::Empty)?;
    match lines.field("rules")?.parse() {
        Ok(Chess::RULES) => {}
        Ok(rules) => return Err(RecordFault::Rules(rules)),
        Err(_) => return Err(shape("no version of the rules")),
    }
    let names = [lines.field("white")?.to_owned(), lines.field("black")?.to_owned()];
    let name = lines.field("game")?.to_owned();
    let side_threats = flag(lines.field("side-threats")?)?;
    let tampering = flag(lines.field("tampering")?)?;
    let mut line = lines.next()?.ok_or(RecordFault::Torn)?;
    let position = match after(line, "position") {
        Ok(text) => {
            line = lines.next()?.ok_or(RecordFault::Torn)?;
            Some(text.parse().map_err(|()| shape("not a position"))?)
        }
        Err(_) => None,
    };
    let seed = after(line, "seed")?.parse().map_err(|_| shape("not a seed"))?;
    let config = Config { name, side_threats, tampering, position, unreadable: None };
    let (record, written) = Record::begin(&names, config, seed).map_err(RecordFault::Refused)?;
    lines.field("begin")?;
    // It may be put in one way only.
    if all[..all.len() - lines.rest.len()] != *written.as_bytes() {
        return Err(RecordFault::Events);
    }
    Ok(record)
}

/// Plays the entry that a line tells, and compares all that the line says of it.
fn follow(record: &mut Record, line: &str) -> Result<(), RecordFault> {
    let entry = entry(line).ok_or_else(|| RecordFault::Shape("not an entry".to_owned()))?;
    let (before, sum) = (record.game.seq(), record.sum);
    let told = record.push(&entry).map_err(RecordFault::Refused)?;
    if told.rsplit_once(" | ").is_none_or(|(told, _)| told != line) {
        if let Some(game) = record.game.as_of(before) {
            (record.game, record.sum) = (game, sum);
        }
        return Err(RecordFault::Events);
    }
    Ok(())
}

const fn claimed(seat: Seat) -> Step<String> {
    Step::Verdict { winners: SeatSet::one(seat), why: Verdict::Claimed }
}

fn entry(line: &str) -> Option<Entry<String>> {
    let (said, _) = line.split_once(" | ")?;
    let mut words = said.splitn(4, ' ');
    let (seq, time, who, what) = (words.next()?, words.next()?, words.next()?, words.next()?);
    let seat = match who {
        "white" => Some(Seat::FIRST),
        "black" => Some(Seat::SECOND),
        _ => None,
    };
    let step = match (seat, who, what) {
        (Some(seat), _, "resigns") => Step::Drop { seat },
        (Some(seat), ..) => Step::Act { seat, action: what.to_owned() },
        (None, "clock", "strikes") => Step::Timer { id: 0 },
        (None, "table", "gives it to white") => claimed(Seat::FIRST),
        (None, "table", "gives it to black") => claimed(Seat::SECOND),
        (None, "table", "calls it a draw") => Step::Verdict { winners: SeatSet::EMPTY, why: Verdict::Agreed },
        (None, "table", "calls it off") => Step::Verdict { winners: SeatSet::EMPTY, why: Verdict::CalledOff },
        (None, "table", _) => Step::Rewind { to: what.strip_prefix("goes back to ")?.parse().ok()? },
        _ => return None,
    };
    Some(Entry { seq: seq.parse().ok()?, at: game_time(time)?, step })
}

/// `3:07.250`
fn game_time(text: &str) -> Option<GameTime> {
    let (minutes, rest) = text.split_once(':')?;
    let (seconds, ms) = rest.split_once('.')?;
    let number = |text: &str| text.parse::<u64>().ok();
    let ms = number(minutes)?
        .checked_mul(60_000)?
        .checked_add(number(seconds)?.checked_mul(1000)?)?
        .checked_add(number(ms)?)?;
    Some(GameTime(ms))
}
