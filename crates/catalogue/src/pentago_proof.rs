//! Pentago's proof search and checker as the command line calls them.

use std::path::Path;

use ::pentago::proof::{
    Fault, Limits, NoCertificate, Outer, StoreFault, Unreadable, Verdict, check as check_text,
};
use ::pentago::solver::Solver;
use meydan_core::Refused;
use meydan_search::Budget;

use crate::pentago::{megabytes, refused, start_position};
use crate::prove::{Confirmed, Proved, Searching};
use crate::{Progress, SolveLimits};

/// The inner search remembers so many positions, as a power of two: 64 MB.
const TABLE_BITS: u32 = 22;
/// A certificate has at most so many lines: the checker reads files of up to 64 MB.
const MOST_LINES: usize = 1_000_000;

fn solver(limits: &SolveLimits) -> Solver {
    Solver { memory: limits.memory, threads: limits.threads.max(1) }
}

pub(crate) fn prove(
    text: &str,
    work: &Path,
    limits: &SolveLimits,
    searching: Searching<'_>,
) -> Result<Proved, Refused> {
    let start = start_position(text)?;
    let inner = Limits { solver: solver(limits), table_bits: TABLE_BITS, budget: limits.budget.clone() };
    let mut outer = Outer::open(work, start, inner).map_err(|fault| store_fault(&fault))?;
    let before = outer.progress().positions;
    let mut tell = |progress: ::pentago::proof::Progress| {
        searching(progress.positions, progress.root.proof, progress.root.disproof);
    };
    let verdict = outer.run(&mut tell).map_err(|fault| store_fault(&fault))?;
    // What is proved is written down, however long it takes; somebody may still say that it is enough.
    let until = Budget { stop: limits.budget.stop.clone(), ..Budget::default() };
    let (certificate, lines) = match outer.certificate(MOST_LINES, &until) {
        Ok(certificate) => {
            let path = work.join("certificate.txt");
            let lines = certificate.steps.len() as u64;
            let written = write_whole(&path, certificate.to_string().as_bytes());
            (written.map(|()| path).map_err(|error| io_fault(&error)), lines)
        }
        Err(why) => (Err(no_certificate(why)), 0),
    };
    let progress = outer.progress();
    Ok(Proved {
        verdict: match verdict {
            Verdict::Win => "win",
            Verdict::NoWin => "not-win",
            Verdict::Open => "open",
        },
        positions: progress.positions,
        before,
        numbers: (progress.root.proof, progress.root.disproof),
        certificate,
        lines,
    })
}

/// All of it or nothing.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let beside = path.with_extension("new");
    std::fs::write(&beside, bytes)?;
    std::fs::rename(&beside, path)
}

pub(crate) fn check(text: &str, limits: &SolveLimits, progress: Progress<'_>) -> Result<Confirmed, Refused> {
    let checked = check_text(text, solver(limits), &limits.budget, progress)
        .map_err(|fault| check_fault(fault, limits))?;
    Ok(Confirmed {
        position: checked.start.to_string(),
        verdict: checked.claim.code(),
        lines: checked.lines as u64,
        solved: checked.solved as u64,
    })
}

pub(crate) fn io_fault(error: &std::io::Error) -> Refused {
    refused("proof-io", vec![("error", error.to_string())])
}

fn store_fault(fault: &StoreFault) -> Refused {
    match fault {
        StoreFault::Io(error) => io_fault(error),
        StoreFault::InUse => refused("tree-in-use", Vec::new()),
        StoreFault::Foreign => refused("tree-foreign", Vec::new()),
        StoreFault::Other(position) => refused("tree-other", vec![("position", position.clone())]),
        StoreFault::Damaged(line) => refused("tree-damaged", vec![("line", line.to_string())]),
    }
}

fn no_certificate(why: NoCertificate) -> Refused {
    match why {
        NoCertificate::Open => refused("proof-open", Vec::new()),
        NoCertificate::TooLong => refused("proof-too-long", vec![("lines", MOST_LINES.to_string())]),
        NoCertificate::NotConfirmed => refused("proof-not-confirmed", Vec::new()),
        NoCertificate::Stopped => refused("stopped", Vec::new()),
    }
}

fn check_fault(fault: Fault, limits: &SolveLimits) -> Refused {
    let at = |code, position| refused(code, vec![("position", position)]);
    match fault {
        Fault::Unreadable(Unreadable::Line(line)) => {
            refused("proof-unreadable", vec![("line", line.to_string())])
        }
        Fault::Unreadable(Unreadable::Changed) => refused("proof-changed", Vec::new()),
        Fault::Start => refused("not-a-position", Vec::new()),
        Fault::Uncovered(position) => at("proof-uncovered", position),
        Fault::Illegal(position) => at("proof-illegal", position),
        Fault::Escapes(position) => at("proof-escapes", position),
        Fault::Refuted(position) => at("proof-refuted", position),
        Fault::Unreached(position) => at("proof-unreached", position),
        Fault::TooLarge(_, bytes) => {
            refused("too-large", vec![("needs", megabytes(bytes)), ("memory", megabytes(limits.memory))])
        }
        Fault::Stopped => refused("stopped", Vec::new()),
    }
}
