//! Campaigns, proofs of a whole opening, and the books that come of them, for
//! games that have them.

use std::borrow::Cow;
use std::path::Path;

use ::pentago::proof::book::{Book, BookFault, BookWrong, check_book as check};
pub use ::pentago::proof::book::{BookChecked, Guarantee, Which as WhichEntries};
use ::pentago::proof::campaign::{Campaign, CampaignFault, Folder, book_of};
pub use ::pentago::proof::campaign::{
    Part as CampaignPart, Plan as CampaignPlan, Reply as CampaignReply, Resisting, Status as CampaignStatus,
};
use meydan_core::Refused;

use crate::pentago::refused;
use crate::pentago_proof::{io_fault, write_whole};
use crate::{Progress, SolveLimits};

/// Is told how a campaign stands, every now and then; asking takes a moment.
pub type Campaigning<'a> = &'a mut dyn FnMut(&dyn Fn() -> CampaignStatus);

/// Checks a book: these bytes, or the one that the program carries.
pub type CheckBook =
    fn(Option<Vec<u8>>, WhichEntries, &SolveLimits, Progress<'_>) -> Result<BookChecked, Refused>;

/// What can be done with a campaign's folder.
#[derive(Clone, Copy)]
pub struct CampaignDoor {
    /// Goes on with it.
    pub run: fn(&Path, &CampaignPlan, Campaigning<'_>) -> Result<CampaignStatus, Refused>,
    /// Looks at it, also while another process works on it.
    pub status: fn(&Path, Option<CampaignPart>) -> Result<CampaignStatus, Refused>,
    /// Takes over what another folder (the second) knows; how many lines were new.
    pub merge: fn(&Path, &Path) -> Result<usize, Refused>,
    /// Writes the book of what is proved so far into a file (the second).
    pub write_book: fn(&Path, &Path) -> Result<BookWritten, Refused>,
    /// Checks a book: these bytes, or the one that the program carries.
    pub check_book: CheckBook,
}

/// What was written into a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookWritten {
    /// Its size.
    pub bytes: usize,
    /// Entries, by marbles.
    pub entries: Vec<(u32, usize)>,
    /// What it says of the first move.
    pub guarantee: Guarantee,
}

pub(crate) const PENTAGO: CampaignDoor = CampaignDoor { run, status, merge, write_book, check_book };

fn run(folder: &Path, plan: &CampaignPlan, tell: Campaigning<'_>) -> Result<CampaignStatus, Refused> {
    let campaign = Campaign::open(folder).map_err(|fault| told(&fault))?;
    let mut tell = |campaign: &Campaign| tell(&|| campaign.status(plan.part));
    campaign.run(plan, &mut tell).map_err(|fault| told(&fault))?;
    Ok(campaign.status(plan.part))
}

fn status(folder: &Path, part: Option<CampaignPart>) -> Result<CampaignStatus, Refused> {
    CampaignStatus::look(folder, part).map_err(|fault| told(&fault))
}

fn merge(folder: &Path, other: &Path) -> Result<usize, Refused> {
    let mut campaign = Folder::open(folder).map_err(|fault| told(&fault))?;
    campaign.merge(other).map_err(|fault| told(&fault))
}

fn write_book(folder: &Path, file: &Path) -> Result<BookWritten, Refused> {
    let bytes = book_of(folder).map_err(|fault| told(&fault))?;
    write_whole(file, &bytes).map_err(|error| io_fault(&error))?;
    let size = bytes.len();
    let book = Book::read(Cow::Owned(bytes)).map_err(unreadable)?;
    Ok(BookWritten { bytes: size, entries: book.by_marbles().collect(), guarantee: book.guarantee() })
}

fn check_book(
    bytes: Option<Vec<u8>>,
    which: WhichEntries,
    limits: &SolveLimits,
    progress: Progress<'_>,
) -> Result<BookChecked, Refused> {
    let read = bytes.map(|bytes| Book::read(Cow::Owned(bytes)).map_err(unreadable)).transpose()?;
    let book = read.as_ref().unwrap_or_else(|| Book::embedded());
    let at = |code, position| refused(code, vec![("position", position)]);
    check(book, which, limits.threads, &limits.budget, progress).map_err(|wrong| match wrong {
        BookWrong::Unreadable(fault) => unreadable(fault),
        BookWrong::Illegal(position) => at("book-illegal", position),
        BookWrong::Escapes(position) => at("book-escapes", position),
        BookWrong::Uncovered(position) => at("book-uncovered", position),
        BookWrong::Unproved(position) => at("book-unproved", position),
        BookWrong::Unreached(position) => at("book-unreached", position),
        BookWrong::Stopped => refused("stopped", Vec::new()),
    })
}

fn unreadable(fault: BookFault) -> Refused {
    match fault {
        BookFault::Foreign => refused("book-foreign", Vec::new()),
        BookFault::Length => refused("book-length", Vec::new()),
        BookFault::Changed(from, to) => {
            refused("book-changed", vec![("from", from.to_string()), ("to", (to - 1).to_string())])
        }
        BookFault::Nonsense(place) => refused("book-nonsense", vec![("place", place.to_string())]),
    }
}

fn told(fault: &CampaignFault) -> Refused {
    let at = |code, line: &usize| refused(code, vec![("line", line.to_string())]);
    match fault {
        CampaignFault::Io(error) => refused("proof-io", vec![("error", error.to_string())]),
        CampaignFault::InUse => refused("tree-in-use", Vec::new()),
        CampaignFault::Foreign => refused("campaign-foreign", Vec::new()),
        CampaignFault::Damaged(line) => at("campaign-damaged", line),
        CampaignFault::Nonsense(line) => at("campaign-nonsense", line),
    }
}
