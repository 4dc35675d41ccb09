//! A log of lines that only grows: each ends with a running sum over all lines
//! so far, so a changed or foreign line is found where it stands. Only a last
//! line without its end, as a crash may leave it, is dropped; anything else is
//! refused.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use meydan_core::Digest;

/// Why a log cannot be used.
#[derive(Debug)]
pub enum LogFault {
    /// It cannot be read or written.
    Io(io::Error),
    /// Another process works on it.
    InUse,
    /// It begins with something else, or is far too large.
    Foreign,
    /// This line was changed, counted from one.
    Damaged(usize),
}

impl From<io::Error> for LogFault {
    fn from(error: io::Error) -> LogFault {
        LogFault::Io(error)
    }
}

/// A log is never larger than this.
const LARGEST: u64 = 1 << 30;

/// An open log.
pub(crate) struct Lines {
    file: File,
    sum: u64,
}

fn after(sum: u64, line: &str) -> u64 {
    Digest::new("lines").word(sum).bytes(line.as_bytes()).finish()
}

impl Lines {
    /// Opens or begins a log; tells its lines after the first, without their sums.
    pub(crate) fn open(path: &Path, head: &str) -> Result<(Lines, Vec<String>), LogFault> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(LogFault::InUse),
            Err(std::fs::TryLockError::Error(error)) => return Err(error.into()),
        }
        let bytes = whole(&mut file)?;
        let told = read(&bytes, head)?;
        if told.whole < bytes.len() {
            file.set_len(told.whole as u64)?;
            file.seek(SeekFrom::End(0))?;
        }
        let mut log = Lines { file, sum: told.sum };
        if told.whole == 0 {
            log.add(head)?;
        }
        Ok((log, told.lines))
    }

    /// The lines of a log after the first; it is not changed, and another process may work on it.
    pub(crate) fn look(path: &Path, head: &str) -> Result<Vec<String>, LogFault> {
        let told = read(&whole(&mut File::open(path)?)?, head)?;
        if told.whole == 0 { Err(LogFault::Foreign) } else { Ok(told.lines) }
    }

    /// One more line, in one piece.
    pub(crate) fn add(&mut self, line: &str) -> io::Result<()> {
        self.sum = after(self.sum, line);
        self.file.write_all(format!("{line} {:016x}\n", self.sum).as_bytes())
    }

    /// Makes sure that it is on the disk.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }
}

fn whole(file: &mut File) -> Result<Vec<u8>, LogFault> {
    if file.metadata()?.len() > LARGEST {
        return Err(LogFault::Foreign);
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What a log says.
struct Told {
    lines: Vec<String>,
    sum: u64,
    /// So many bytes are whole lines.
    whole: usize,
}

fn read(bytes: &[u8], head: &str) -> Result<Told, LogFault> {
    // What has no end was being written when the process died.
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let first = format!("{head} {:016x}\n", after(0, head));
    if whole == 0 && !first.as_bytes().starts_with(bytes) {
        return Err(LogFault::Foreign);
    }
    let mut told = Told { lines: Vec::new(), sum: 0, whole };
    for (line, number) in bytes[..whole].split_inclusive(|&byte| byte == b'\n').zip(1..) {
        let fault = || if number == 1 { LogFault::Foreign } else { LogFault::Damaged(number) };
        let line = std::str::from_utf8(&line[..line.len() - 1]).map_err(|_| fault())?;
        let (line, sum) = line.rsplit_once(' ').ok_or_else(fault)?;
        told.sum = after(told.sum, line);
        if sum != format!("{:016x}", told.sum) || number == 1 && line != head {
            return Err(fault());
        }
        if number > 1 {
            told.lines.push(line.to_owned());
        }
    }
    Ok(told)
}
