//! The campaign on disk: a folder with one log of lines.
//!
//! Each line says what was learned of one position, or which search learns from here on:
//!
//! - `* <signature>`: what a leaf is depends on the search, so leaves of another one are not
//!   believed; they are tried again;
//! - `? <position> <level> <nodes> <ms>`: tried up to this level in vain;
//! - `! <position> <level> <nodes> <ms>`: not won, against what the table says;
//! - `. <position> <level> <nodes> <ms>`: proved by so little work that it is a leaf;
//! - `+ <position> <level> <nodes> <ms> <answer>`: proved, and red's answer;
//! - `= <position> <level> <nodes> <ms>`: every reply to the answer is proved again as well.
//!
//! A position is written as a certificate's; an answer as it is typed, with
//! underscores between its parts.

use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use super::facts::{Fact, Facts};
use super::prices::Prices;
use super::settling::search_signature;
use crate::StartPosition;
use crate::moves::Board;
use crate::proof::lines::{Lines, LogFault};
use crate::solver::Move;

/// Why a campaign's folder cannot be used.
#[derive(Debug)]
pub enum CampaignFault {
    /// The folder or its log cannot be read or written.
    Io(io::Error),
    /// Another process works on it.
    InUse,
    /// It is no campaign of ours, or of another version.
    Foreign,
    /// This line of the log was changed.
    Damaged(usize),
    /// This line of the log makes no sense.
    Nonsense(usize),
}

impl From<LogFault> for CampaignFault {
    fn from(fault: LogFault) -> CampaignFault {
        match fault {
            LogFault::Io(error) => CampaignFault::Io(error),
            LogFault::InUse => CampaignFault::InUse,
            LogFault::Foreign => CampaignFault::Foreign,
            LogFault::Damaged(line) => CampaignFault::Damaged(line),
        }
    }
}

impl From<io::Error> for CampaignFault {
    fn from(error: io::Error) -> CampaignFault {
        CampaignFault::Io(error)
    }
}

const HEAD: &str = "meydan pentago campaign 1";

/// The name of the log.
const LOG: &str = "campaign.log";

/// Nobody tries a position more often.
const MOST_TRIES: usize = 255;
/// The disk is waited for so often.
const FLUSH_EVERY: Duration = Duration::from_secs(5);

/// What was learned, and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) position: Board,
    pub(super) step: Step,
    /// The level of the work that it took.
    pub(super) level: usize,
    /// Positions that were looked at.
    pub(super) nodes: u64,
    /// Milliseconds on one core.
    pub(super) milliseconds: u64,
}

/// What was learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Tried,
    Refuted,
    Leaf,
    Answered(Move),
    Settled,
}

/// What a campaign knows, and the log that it is kept in.
pub struct Folder {
    log: Lines,
    flushed: Instant,
    pub(super) kept: Kept,
}

/// What a campaign knows.
pub(super) struct Kept {
    pub(super) facts: Facts,
    pub(super) prices: Prices,
    /// Positions that were looked at, and milliseconds on one core.
    pub(super) nodes: u64,
    pub(super) milliseconds: u64,
    /// Whether the lines that come now are of the search as it is.
    by_this_search: bool,
}

impl Kept {
    fn new() -> Kept {
        Kept {
            facts: Facts::default(),
            prices: Prices::new(),
            nodes: 0,
            milliseconds: 0,
            by_this_search: false,
        }
    }

    /// Takes a line in; whether it said anything new. `None` if it makes no sense.
    fn take(&mut self, line: &str) -> Option<Option<Entry>> {
        if let Some(signature) = line.strip_prefix("* ") {
            self.by_this_search = u64::from_str_radix(signature, 16).ok()? == search_signature();
            return Some(None);
        }
        let entry = read_entry(line)?;
        Some(self.learn(entry).then_some(entry))
    }

    /// Adds an entry; whether it said anything new.
    fn learn(&mut self, entry: Entry) -> bool {
        let Entry { position, step, level, nodes, milliseconds } = entry;
        let fact = match (step, self.facts.get(position)) {
            (Step::Tried, _) => Fact::Tried((level + 1).min(MOST_TRIES) as u8),
            (Step::Refuted, _) => Fact::Refuted,
            (Step::Leaf, _) => Fact::Leaf,
            (Step::Answered(answer), _) => Fact::Answered(answer),
            (Step::Settled, Some(Fact::Answered(answer))) => Fact::Settled(answer),
            (Step::Settled, _) => return false,
        };
        let of_another = !self.by_this_search && matches!(step, Step::Leaf | Step::Settled);
        let new =
            if of_another { self.facts.get(position).is_none() } else { self.facts.learn(position, fact) };
        if new {
            self.nodes += nodes;
            self.milliseconds += milliseconds;
            // The levels are those of positions with six marbles.
            match step {
                _ if position.stones() != 6 => {}
                Step::Settled => self.prices.add_settling(level, nodes),
                Step::Tried | Step::Refuted => self.prices.add(level, false, nodes),
                Step::Leaf | Step::Answered(_) => self.prices.add(level, true, nodes),
            }
        }
        new
    }
}

impl Folder {
    /// Opens or begins the campaign of a folder.
    ///
    /// # Errors
    /// When it cannot be used.
    pub fn open(folder: &Path) -> Result<Folder, CampaignFault> {
        std::fs::create_dir_all(folder)?;
        let (mut log, lines) = Lines::open(&folder.join(LOG), HEAD)?;
        let mut kept = read(&lines)?;
        if !kept.by_this_search {
            log.add(&format!("* {:016x}", search_signature()))?;
            kept.by_this_search = true;
        }
        Ok(Folder { log, flushed: Instant::now(), kept })
    }

    /// Looks at a campaign that another process may be working on.
    pub(super) fn look(folder: &Path) -> Result<Kept, CampaignFault> {
        read(&Lines::look(&folder.join(LOG), HEAD)?)
    }

    /// Takes over what another folder knows; how many lines were new.
    ///
    /// # Errors
    /// When one of them cannot be used.
    pub fn merge(&mut self, other: &Path) -> Result<usize, CampaignFault> {
        let lines = Lines::look(&other.join(LOG), HEAD)?;
        // Before anything is taken over, all of it is read.
        let mut theirs = Kept::new();
        let mut entries = Vec::new();
        for (line, number) in lines.iter().zip(2..) {
            let entry = theirs.take(line).ok_or(CampaignFault::Nonsense(number))?;
            let leaf = |entry: &Entry| matches!(entry.step, Step::Leaf | Step::Settled);
            entries.extend(entry.filter(|entry| theirs.by_this_search || !leaf(entry)));
        }
        let mut new = 0;
        for entry in entries {
            new += usize::from(self.add(entry)?);
        }
        self.flush()?;
        Ok(new)
    }

    /// Writes down what was learned, unless it was known.
    pub(super) fn add(&mut self, entry: Entry) -> Result<bool, CampaignFault> {
        let new = self.kept.learn(entry);
        if new {
            self.log.add(&write_entry(entry))?;
            if self.flushed.elapsed() > FLUSH_EVERY {
                self.flush()?;
            }
        }
        Ok(new)
    }

    /// Makes sure that it is on the disk.
    pub(super) fn flush(&mut self) -> Result<(), CampaignFault> {
        self.log.flush()?;
        self.flushed = Instant::now();
        Ok(())
    }
}

fn read(lines: &[String]) -> Result<Kept, CampaignFault> {
    let mut kept = Kept::new();
    for (line, number) in lines.iter().zip(2..) {
        kept.take(line).ok_or(CampaignFault::Nonsense(number))?;
    }
    kept.prices.sum_up();
    Ok(kept)
}

/// A position of red to move as 36 squares.
pub(crate) fn text_of(position: Board) -> String {
    StartPosition { marbles: [position.own, position.other] }.to_string()
}

fn write_entry(entry: Entry) -> String {
    let Entry { position, step, level, nodes, milliseconds } = entry;
    let sign = match step {
        Step::Tried => '?',
        Step::Refuted => '!',
        Step::Leaf => '.',
        Step::Answered(_) => '+',
        Step::Settled => '=',
    };
    let answer = match step {
        Step::Answered(Move { square: Some(square), turn: Some(turn) }) => {
            format!(" {square} {turn}").replace(' ', "_").replacen('_', " ", 1)
        }
        _ => String::new(),
    };
    format!("{sign} {} {level} {nodes} {milliseconds}{answer}", text_of(position))
}

fn read_entry(line: &str) -> Option<Entry> {
    let mut words = line.split(' ');
    let sign = words.next()?;
    let start: StartPosition = words.next()?.parse().ok()?;
    let [own, other] = start.marbles;
    let position = Board { own, other };
    let mut number = || words.next()?.parse::<u64>().ok();
    let (level, nodes, milliseconds) = (number()? as usize, number()?, number()?);
    let step = match sign {
        "?" => Step::Tried,
        "!" => Step::Refuted,
        "." => Step::Leaf,
        "+" => Step::Answered(read_answer(words.next()?)?),
        "=" => Step::Settled,
        _ => return None,
    };
    let red_moves = own.count_ones() == other.count_ones();
    let makes_sense = red_moves && position.canonical().0 == position && level < MOST_TRIES;
    (words.next().is_none() && makes_sense).then_some(Entry { position, step, level, nodes, milliseconds })
}

/// `1_4_2_ccw`
fn read_answer(word: &str) -> Option<Move> {
    let text = word.replace('_', " ");
    let (square, turn) = (text.get(..3)?, text.get(3..)?.strip_prefix(' ')?);
    Some(Move { square: Some(square.parse().ok()?), turn: Some(turn.parse().ok()?) })
}
