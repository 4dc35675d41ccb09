//! The outer tree on disk: a log of lines that only grows.
//!
//! The first line names the position. Every other line says what was learned of
//! one position. Each ends with a running sum over all lines so far, so a
//! changed or foreign line is found where it stands. Only a last line without
//! its end, as a crash may leave it, is dropped; anything else is refused.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use meydan_core::Digest;

use super::Numbers;
use super::table::Name;
use crate::StartPosition;

/// How a position stands in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Searched within a limit; not settled.
    Examined,
    /// Its children are in the tree.
    Expanded,
    /// Settled by proof-number search.
    Searched,
    /// Settled by the exact solver.
    Solved,
}

impl Stage {
    const ALL: [(Stage, &'static str); 4] = [
        (Stage::Examined, "examined"),
        (Stage::Expanded, "expanded"),
        (Stage::Searched, "searched"),
        (Stage::Solved, "solved"),
    ];

    fn code(self) -> &'static str {
        Stage::ALL.iter().find(|(stage, _)| *stage == self).map_or("", |(_, code)| code)
    }
}

/// What was learned of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) name: Name,
    pub(super) stage: Stage,
    pub(super) numbers: Numbers,
}

/// Why a store cannot be used.
#[derive(Debug)]
pub enum StoreFault {
    /// The folder or file cannot be read or written.
    Io(io::Error),
    /// Another process works on it.
    InUse,
    /// It is no tree of ours, or of another version.
    Foreign,
    /// It is the tree of another position.
    Other(String),
    /// This line was changed.
    Damaged(usize),
}

impl From<io::Error> for StoreFault {
    fn from(error: io::Error) -> StoreFault {
        StoreFault::Io(error)
    }
}

const HEAD: &str = "meydan pentago tree 1";

/// A store is never larger than this.
const LARGEST: u64 = 1 << 30;

/// The open log.
pub(super) struct Store {
    file: File,
    sum: u64,
}

fn after(sum: u64, line: &str) -> u64 {
    line.bytes().fold(Digest::new("tree").word(sum), |digest, byte| digest.word(byte.into())).finish()
}

impl Store {
    /// Opens or begins the tree of a position; tells what was learned before.
    pub(super) fn open(folder: &Path, start: StartPosition) -> Result<(Store, Vec<Entry>), StoreFault> {
        std::fs::create_dir_all(folder)?;
        let path = folder.join("tree.log");
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(StoreFault::InUse),
            Err(std::fs::TryLockError::Error(error)) => return Err(error.into()),
        }
        if file.metadata()?.len() > LARGEST {
            return Err(StoreFault::Foreign);
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        // What has no end was being written when the process died.
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        if whole == 0 && !format!("{HEAD} {start} ").as_bytes().starts_with(&bytes[..bytes.len().min(59)]) {
            return Err(StoreFault::Foreign);
        }
        let text = std::str::from_utf8(&bytes[..whole]).map_err(|_| StoreFault::Foreign)?;
        let (sum, entries) = read(text, start)?;
        if whole < bytes.len() {
            file.set_len(whole as u64)?;
            file.seek(SeekFrom::End(0))?;
        }
        let mut store = Store { file, sum };
        if text.is_empty() {
            store.write(&format!("{HEAD} {start}"))?;
        }
        Ok((store, entries))
    }

    /// Adds what was learned of a position.
    pub(super) fn add(&mut self, entry: Entry) -> io::Result<()> {
        let Entry { name, stage, numbers } = entry;
        self.write(&format!("{:015x} {} {} {}", name.0, stage.code(), numbers.proof, numbers.disproof))
    }

    /// One line in one piece.
    fn write(&mut self, line: &str) -> io::Result<()> {
        self.sum = after(self.sum, line);
        self.file.write_all(format!("{line} {:016x}\n", self.sum).as_bytes())
    }

    /// Makes sure that it is on the disk.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }
}

fn read(text: &str, start: StartPosition) -> Result<(u64, Vec<Entry>), StoreFault> {
    let mut sum = 0;
    let mut entries = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let fault = || if number == 1 { StoreFault::Foreign } else { StoreFault::Damaged(number) };
        let (line, told) = line.rsplit_once(' ').ok_or_else(fault)?;
        sum = after(sum, line);
        if told != format!("{sum:016x}") {
            return Err(fault());
        }
        if number == 1 {
            let position =
                line.strip_prefix(HEAD).and_then(|rest| rest.strip_prefix(' ')).ok_or_else(fault)?;
            if position != start.to_string() {
                return Err(StoreFault::Other(position.to_owned()));
            }
            continue;
        }
        entries.push(read_entry(line).ok_or_else(fault)?);
    }
    Ok((sum, entries))
}

fn read_entry(line: &str) -> Option<Entry> {
    let mut words = line.split(' ');
    let name = Name(u64::from_str_radix(words.next()?, 16).ok()?);
    let code = words.next()?;
    let (stage, _) = *Stage::ALL.iter().find(|(_, one)| *one == code)?;
    let mut number = || words.next()?.parse::<u32>().ok().filter(|&number| number <= Numbers::NEVER);
    let numbers = Numbers { proof: number()?, disproof: number()? };
    let settled = matches!(stage, Stage::Searched | Stage::Solved);
    let makes_sense = match settled {
        true => numbers == Numbers::WIN || numbers == Numbers::NO_WIN,
        false => !numbers.is_settled(),
    };
    (words.next().is_none() && makes_sense).then_some(Entry { name, stage, numbers })
}
