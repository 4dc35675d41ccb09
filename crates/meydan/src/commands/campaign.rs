//! `meydan prove <game> --campaign`: the proof of a whole opening, over hours and machines.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use meydan_catalogue::{CampaignDoor, CampaignPart, CampaignPlan, CampaignStatus};
use meydan_core::Refused;
use meydan_search::Budget;
use meydan_words::{Arg, Words};
use serde_json::json;

use super::{book, shared};

/// What is asked of a campaign.
#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Args {
    /// Prove the whole opening, with a folder that keeps the work; a later run goes on with it
    #[arg(long, value_name = "DIR", conflicts_with_all = ["check", "position", "work"])]
    campaign: Option<PathBuf>,
    /// Only this part of the first replies, as on several machines: 3/8
    #[arg(long, value_name = "I/N", value_parser = part, requires = "campaign")]
    part: Option<CampaignPart>,
    /// Tell how the campaign stands; another process may be working on it
    #[arg(long, requires = "campaign")]
    status: bool,
    /// Take over what another campaign's folder knows
    #[arg(long, value_name = "DIR", requires = "campaign", conflicts_with = "status")]
    merge: Option<PathBuf>,
    /// Write the book of what is proved so far
    #[arg(long, value_name = "FILE", requires = "campaign", conflicts_with_all = ["status", "merge"])]
    write_book: Option<PathBuf>,
    #[command(flatten)]
    book: book::Args,
}

/// What it shares with other proofs.
pub(crate) struct Common {
    pub(crate) threads: usize,
    pub(crate) memory: u64,
    pub(crate) minutes: u64,
    pub(crate) json: bool,
    pub(crate) budget: Budget,
}

/// `3/8`
fn part(text: &str) -> Result<CampaignPart, String> {
    /// More parts than first replies would stand idle; no game has so many.
    const MOST: u32 = 1_000;
    let (number, of) = text.split_once('/').ok_or("a part is written like 3/8")?;
    match (number.parse(), of.parse()) {
        (Ok(number @ 1..), Ok(of @ 1..=MOST)) if number <= of => Ok(CampaignPart { number, of }),
        _ => Err("a part is written like 3/8".to_owned()),
    }
}

impl Args {
    pub(crate) fn is_asked_for(&self) -> bool {
        self.campaign.is_some() || self.book.is_asked_for()
    }
}

pub(crate) fn run(
    args: &Args,
    words: &'static Words,
    door: CampaignDoor,
    common: Common,
) -> anyhow::Result<ExitCode> {
    let Some(folder) = &args.campaign else { return book::run(&args.book, words, door, common) };
    let json = common.json;
    let refused = |why: Refused| shared::sentence(words, &why);
    if let Some(file) = &args.write_book {
        let written = (door.write_book)(folder, file).map_err(refused)?;
        book::tell_written(words, &written, file, json);
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(other) = &args.merge {
        let new = (door.merge)(folder, other).map_err(refused)?;
        let lines = Arg::Number(i64::try_from(new).unwrap_or(i64::MAX));
        println!("{}", words.say_with("prove-campaign-merged", &[("lines", lines)]));
    }
    let status = if args.status || args.merge.is_some() {
        (door.status)(folder, args.part).map_err(refused)?
    } else {
        let mut budget = common.budget;
        budget.deadline = Some(Instant::now() + Duration::from_secs(60 * common.minutes));
        let plan = CampaignPlan { threads: common.threads, memory: common.memory, budget, part: args.part };
        let bar = bar();
        let mut last: Option<Instant> = None;
        let found = (door.run)(folder, &plan, &mut |status| {
            // Asking takes a moment, and nobody reads faster.
            if !bar.is_hidden() && last.is_none_or(|last| last.elapsed() > Duration::from_secs(5)) {
                last = Some(Instant::now());
                show(&bar, words, &status());
            }
            bar.tick();
        });
        bar.finish_and_clear();
        found.map_err(refused)?
    };
    if json {
        println!("{}", as_json(&status));
    } else {
        tell(words, &status);
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn number(count: impl TryInto<i64>) -> Arg {
    Arg::Number(count.try_into().unwrap_or(i64::MAX))
}

/// How much of the expected work is done, in per mille.
fn share(status: &CampaignStatus) -> u64 {
    match status.nodes + status.rest {
        0 => 0,
        all => (1000 * u128::from(status.nodes) / u128::from(all)) as u64,
    }
}

/// Milliseconds as hours, with one digit after the point.
fn hours(milliseconds: u128) -> String {
    let tenths = milliseconds / 360_000;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Hours on one core that so many positions will take, going by those that were looked at.
fn hours_for(nodes: u64, status: &CampaignStatus) -> String {
    hours(u128::from(status.milliseconds) * u128::from(nodes) / u128::from(status.nodes.max(1)))
}

fn show(bar: &ProgressBar, words: &Words, status: &CampaignStatus) {
    bar.set_position(share(status));
    let rest = hours_for(status.rest, status);
    let args =
        [("proved", number(status.proved())), ("all", number(status.replies.len())), ("hours", rest.into())];
    bar.set_message(words.say_with("prove-campaign-now", &args));
}

fn tell(words: &Words, status: &CampaignStatus) {
    const WIDTH: u64 = 40;
    let share = share(status);
    let full = (share * WIDTH / 1000) as usize;
    println!("[{}{}] {}.{} %", "#".repeat(full), ".".repeat(WIDTH as usize - full), share / 10, share % 10);
    let args = [("proved", number(status.proved())), ("all", number(status.replies.len()))];
    println!("{}", words.say_with("prove-campaign-replies", &args));
    for reply in &status.replies {
        let args = [
            ("position", Arg::from(reply.position.clone())),
            ("fours", number(reply.fours.1)),
            ("all-fours", number(reply.fours.0)),
            ("sixes", number(reply.sixes.1)),
            ("all-sixes", number(reply.sixes.0)),
            ("hours", hours_for(reply.rest, status).into()),
        ];
        println!("  {}", words.say_with("prove-campaign-reply", &args));
    }
    for (marbles, count) in &status.by_marbles {
        let args = [("marbles", number(*marbles)), ("count", number(*count))];
        println!("{}", words.say_with("prove-campaign-marbles", &args));
    }
    for resisting in &status.resisting {
        let args = [("position", Arg::from(resisting.position.clone())), ("nodes", number(resisting.nodes))];
        println!("{}", words.say_with("prove-campaign-resisting", &args));
    }
    let (took, rest) = (hours(status.milliseconds.into()), hours_for(status.rest, status));
    let args = [("nodes", number(status.nodes)), ("hours", took.into()), ("rest", rest.into())];
    println!("{}", words.say_with("prove-campaign-took", &args));
}

fn as_json(status: &CampaignStatus) -> serde_json::Value {
    let replies: Vec<_> = status
        .replies
        .iter()
        .map(|reply| {
            json!({
                "position": reply.position, "rest": reply.rest,
                "fours": reply.fours.0, "foursProved": reply.fours.1,
                "sixes": reply.sixes.0, "sixesProved": reply.sixes.1,
            })
        })
        .collect();
    let levels: Vec<_> = status
        .levels
        .iter()
        .map(|(tries, proved, nodes)| json!({ "tries": tries, "proved": proved, "nodes": nodes }))
        .collect();
    let marbles: serde_json::Map<_, _> =
        status.by_marbles.iter().map(|(marbles, count)| (marbles.to_string(), json!(count))).collect();
    let resisting: Vec<_> =
        status.resisting.iter().map(|one| json!({ "position": one.position, "nodes": one.nodes })).collect();
    json!({
        "proved": status.proved(), "nodes": status.nodes, "milliseconds": status.milliseconds,
        "rest": status.rest, "replies": replies, "levels": levels, "marbles": marbles,
        "resisting": resisting,
    })
}

/// Drawn only where standard error is a terminal.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new(1000);
    if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} [{bar:30}] {percent} % {msg}") {
        bar.set_style(style);
    }
    bar
}
