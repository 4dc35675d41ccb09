//! From a campaign's folder to the book: the answers of all that is proved.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use super::choice::{Choice, Choices, EMPTY, FIRST, first_replies};
use super::facts::{Fact, replies};
use super::folder::{CampaignFault, Folder, Kept};
use crate::moves::Board;
use crate::proof::book::Book;
use crate::solver::Move;

/// The book of what a campaign has proved so far. Another process may be working on it.
///
/// # Errors
/// When the folder cannot be read.
pub fn book_of(folder: &Path) -> Result<Vec<u8>, CampaignFault> {
    let kept = Folder::look(folder)?;
    let mut writer = Writer { kept: &kept, choices: Choices::new(), entries: BTreeMap::new() };
    let mut complete = true;
    for &reply in first_replies() {
        complete &= writer.write(reply);
    }
    if complete {
        writer.entries.insert(EMPTY, FIRST);
    }
    let entries: Vec<(Board, Move)> = writer.entries.into_iter().collect();
    Ok(Book::write(&entries))
}

struct Writer<'a> {
    kept: &'a Kept,
    choices: Choices,
    entries: BTreeMap<Board, Move>,
}

impl Writer<'_> {
    /// Writes down what is proved below a position with two or four marbles; whether that is all of it.
    fn write(&mut self, position: Board) -> bool {
        let Kept { facts, prices, .. } = self.kept;
        let Some(Choice { answer, replies }) = self.choices.best(position, facts, prices) else {
            return false;
        };
        let mut complete = true;
        for reply in replies {
            complete &= if reply.stones() < 6 { self.write(reply) } else { self.write_proved(reply) };
        }
        if complete {
            self.entries.insert(position, answer);
        }
        complete
    }

    /// The answers of a position with six marbles, if it is proved.
    fn write_proved(&mut self, position: Board) -> bool {
        let facts = &self.kept.facts;
        if !facts.is_done(position) {
            return false;
        }
        let mut seen = HashSet::from([position]);
        let mut waiting = vec![position];
        while let Some(position) = waiting.pop() {
            let Some(Fact::Settled(answer)) = facts.get(position) else { continue };
            if self.entries.insert(position, answer).is_none() {
                let below = replies(position, answer).unwrap_or_default();
                waiting.extend(below.into_iter().filter(|reply| seen.insert(*reply)));
            }
        }
        true
    }
}
