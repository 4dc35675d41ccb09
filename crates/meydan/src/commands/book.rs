//! `meydan prove <game> --check-book`: the book of a campaign, followed and proved again.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use meydan_catalogue::{BookChecked, BookWritten, CampaignDoor, SolveLimits, WhichEntries};
use meydan_words::{Arg, Words};
use serde_json::json;

use super::campaign::{Common, number};
use super::shared;

/// What is asked of a book.
#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Args {
    /// Check the book that the program carries: every reply is there, and every leaf is proved again
    #[arg(long, conflicts_with_all = ["check", "position", "work", "campaign"])]
    check_book: bool,
    /// Another book
    #[arg(long, value_name = "FILE", requires = "check_book")]
    book: Option<PathBuf>,
    /// Every entry and every leaf
    #[arg(long, requires = "check_book", conflicts_with = "sample")]
    all: bool,
    /// So many entries drawn at random, with one leaf each
    #[arg(long, value_name = "N", requires = "check_book", default_value_t = 2000)]
    sample: usize,
    /// What is drawn follows from this number
    #[arg(long, requires = "check_book", default_value_t = 1)]
    seed: u64,
}

impl Args {
    pub(super) fn is_asked_for(&self) -> bool {
        self.check_book
    }
}

pub(super) fn run(
    args: &Args,
    words: &'static Words,
    door: CampaignDoor,
    common: Common,
) -> anyhow::Result<ExitCode> {
    let bytes = args.book.as_deref().map(|file| shared::read_file(file, words)).transpose()?;
    let which = match args.all {
        true => WhichEntries::All,
        false => WhichEntries::Sample { count: args.sample, seed: args.seed },
    };
    let limits = SolveLimits { memory: common.memory, threads: common.threads, budget: common.budget };
    let begun = Instant::now();
    let bar = bar();
    let checked = (door.check_book)(bytes, which, &limits, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let checked = checked.map_err(|why| shared::sentence(words, &why))?;
    tell(words, &checked, begun.elapsed().as_secs_f64(), common.json);
    Ok(ExitCode::SUCCESS)
}

fn tell(words: &Words, checked: &BookChecked, seconds: f64, json: bool) {
    let BookChecked { entries, replies, leaves, nodes, guarantee } = checked;
    if json {
        println!(
            "{}",
            json!({
                "entries": entries, "replies": replies, "leaves": leaves, "nodes": nodes.0,
                "hardest": nodes.1, "proved": guarantee.proved, "of": guarantee.of, "seconds": seconds,
            })
        );
        return;
    }
    let args = [
        ("entries", number(*entries)),
        ("replies", number(*replies)),
        ("leaves", number(*leaves)),
        ("nodes", number(nodes.0)),
        ("hardest", number(nodes.1)),
        ("seconds", Arg::from(format!("{seconds:.1}"))),
    ];
    println!("{}", words.say_with("prove-book-checked", &args));
    let args = [("proved", number(guarantee.proved)), ("all", number(guarantee.of))];
    println!("{}", words.say_with("prove-campaign-replies", &args));
}

pub(super) fn tell_written(words: &Words, written: &BookWritten, file: &Path, json: bool) {
    let entries: usize = written.entries.iter().map(|(_, count)| count).sum();
    if json {
        println!(
            "{}",
            json!({
                "file": file.display().to_string(), "bytes": written.bytes, "entries": entries,
                "proved": written.guarantee.proved, "of": written.guarantee.of,
            })
        );
        return;
    }
    let args = [
        ("file", Arg::from(file.display().to_string())),
        ("entries", number(entries)),
        ("bytes", number(written.bytes)),
    ];
    println!("{}", words.say_with("prove-book-written", &args));
    let args = [("proved", number(written.guarantee.proved)), ("all", number(written.guarantee.of))];
    println!("{}", words.say_with("prove-campaign-replies", &args));
}

/// Drawn only where standard error is a terminal.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new(1);
    if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} [{bar:30}] {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar
}
