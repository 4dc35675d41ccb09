//! `meydan admin`: what an operator does with a hall's data. Every act is written to a journal.

mod acts;
mod keeping;
mod who;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::Subcommand;
use meydan_club::Club;
use meydan_hall::store::{Note, SqliteStore, Store};
use meydan_words::Words;

use super::lock::{self, Lock};
use super::shared::{data_folder, sentence};

/// Back up, restore, check and mend the data of a hall
///
/// Whatever changes something is written to a journal: when, who, what and why. Backups, checks, lists,
/// corrections of the ledger, new passwords, freed seats and removed tables are possible while a server runs;
/// the rest is refused then.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder in which the hall is kept. Otherwise the user's own data folder
    #[arg(long, env = "MEYDAN_DATA", value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    /// Why it is done, for the journal
    #[arg(long, value_name = "TEXT", global = true)]
    reason: Option<String>,

    #[command(subcommand)]
    act: Act,
}

#[derive(Subcommand)]
enum Act {
    /// Copy everything into a new file, also while a server runs
    Backup {
        /// The file; it must not exist
        file: PathBuf,
    },
    /// Put a backup in place, after every log in it was played again. What was there is kept beside it
    Restore {
        /// The backup
        file: PathBuf,
    },
    /// Play every log again, and check the file and the sums of the ledger
    Verify,
    /// Tables
    #[command(subcommand)]
    Tables(Tables),
    /// Members of the club
    #[command(subcommand)]
    Members(Members),
    /// Cards that members imported or made
    #[command(subcommand)]
    Cards(Cards),
    /// Open a person's seat again at a table that is not over and counts for nothing
    FreeSeat {
        /// The table, by its name or the first six letters or more
        table: String,
        /// The seat, counted from 1
        #[arg(value_parser = clap::value_parser!(u8).range(1..=255))]
        seat: u8,
    },
    /// Give a member a new password, which is shown once; all sign-ins and seats by the old one end
    ResetPassword {
        /// The member's username
        member: String,
    },
    /// Coins, and what they came from
    #[command(subcommand)]
    Ledger(Ledger),
    /// Show what operators did
    Journal {
        /// The last so many lines
        #[arg(long, default_value_t = 100, value_name = "N")]
        most: u32,
    },
}

#[derive(Subcommand)]
enum Tables {
    /// Those that changed last, the latest first: name, game, state, entries, last change, people by seat
    List {
        /// Of this game only
        #[arg(long)]
        game: Option<String>,
        /// So many
        #[arg(long, default_value_t = 100, value_name = "N")]
        most: u32,
    },
    /// Remove one with its log
    Remove {
        /// Its name, or the first six letters or more
        table: String,
    },
}

#[derive(Subcommand)]
enum Members {
    /// All of them: username, nickname, score, coins
    List,
    /// Remove one with everything that is theirs; duels of theirs that go on are removed too
    Remove {
        /// The username
        member: String,
    },
}

#[derive(Subcommand)]
enum Cards {
    /// All of them: name, who brought it, copies that members own
    List,
    /// Remove one; whoever owns copies gets their price back
    Remove {
        /// The name
        card: String,
    },
}

#[derive(Subcommand)]
enum Ledger {
    /// All rows of a member: when, amount, why
    Show {
        /// The username
        member: String,
    },
    /// Give or take coins, with a reason
    Correct {
        /// The username
        member: String,
        /// How many; fewer than none are taken
        #[arg(allow_hyphen_values = true)]
        amount: i64,
    },
}

impl Act {
    /// What the journal calls it. What only looks is not written down.
    fn name(&self) -> Option<&'static str> {
        Some(match self {
            Act::Backup { .. } => "backup",
            Act::Restore { .. } => "restore",
            Act::Tables(Tables::Remove { .. }) => "remove table",
            Act::Members(Members::Remove { .. }) => "remove member",
            Act::Cards(Cards::Remove { .. }) => "remove card",
            Act::FreeSeat { .. } => "free seat",
            Act::ResetPassword { .. } => "reset password",
            Act::Ledger(Ledger::Correct { .. }) => "correct ledger",
            Act::Verify => "verify",
            Act::Tables(Tables::List { .. })
            | Act::Members(Members::List)
            | Act::Cards(Cards::List)
            | Act::Ledger(Ledger::Show { .. })
            | Act::Journal { .. } => return None,
        })
    }

    /// Whether a running server knows nothing of it and would go on with what it remembers.
    fn is_in_the_way(&self) -> bool {
        matches!(
            self,
            Act::Restore { .. } | Act::Members(Members::Remove { .. }) | Act::Cards(Cards::Remove { .. })
        )
    }
}

/// A hall's data at hand.
struct Desk<'a> {
    folder: &'a Path,
    words: &'static Words,
    store: SqliteStore,
    club: Club,
    /// Nobody else works on the folder as long as this lives; none where a server does.
    _lock: Option<File>,
}

impl Desk<'_> {
    fn say(&self, key: &str, args: &[(&str, String)]) -> String {
        say(self.words, key, args)
    }

    /// What the club refused, in words.
    fn club_says(&self, error: meydan_club::Error) -> anyhow::Error {
        match error.refused() {
            Some(refused) => sentence(self.words, &refused),
            None => error.into(),
        }
    }
}

fn say(words: &Words, key: &str, args: &[(&str, String)]) -> String {
    let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.into())).collect();
    words.say_with(key, &args)
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(act(args, words))
}

async fn act(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let folder = args.data.clone().or_else(data_folder).unwrap_or_else(|| PathBuf::from("meydan-data"));
    let shown = || [("folder", folder.display().to_string())];
    let reason = args.reason.as_deref().map(str::trim).unwrap_or_default();
    if matches!(args.act, Act::Ledger(Ledger::Correct { .. })) && reason.is_empty() {
        return Err(anyhow!(words.say("admin-no-reason")));
    }
    let note = |act: &'static str, subject: &str| Note {
        who: who::am_i(),
        act,
        subject: subject.to_owned(),
        reason: reason.to_owned(),
    };
    let restores = matches!(args.act, Act::Restore { .. });
    let file = folder.join("hall.db");
    if restores {
        lock::make_private(&folder).with_context(|| folder.display().to_string())?;
    } else if !file.is_file() {
        return Err(anyhow!(say(words, "admin-no-data", &shown())));
    }
    let lock = match lock::take(&folder).with_context(|| folder.display().to_string())? {
        Lock::Ours(lock) => Some(lock),
        Lock::Taken if args.act.is_in_the_way() => {
            return Err(anyhow!(say(words, "admin-running", &shown())));
        }
        Lock::Taken => None,
    };
    lock::belongs_here(&folder, "serve.lock");
    if let Act::Restore { file: backup } = &args.act {
        let note = note("restore", &backup.display().to_string());
        return keeping::restore(&folder, backup, &note, words).await;
    }
    let store = match &lock {
        Some(_) => SqliteStore::open(&file).await?,
        // Whoever runs beside it must not find other tables than it knows.
        None => {
            let store = SqliteStore::open_beside(&file).await?;
            if !store.is_current().await? || !Club::is_current(&store).await? {
                return Err(anyhow!(say(words, "admin-other-version", &shown())));
            }
            store
        }
    };
    let club = Club::of(store.clone()).await?;
    let desk = Desk { folder: &folder, words, store, club, _lock: lock };
    let done = match args.act.name() {
        Some(name) => desk.change(&args.act, |subject| note(name, subject)).await,
        None => desk.show(&args.act).await,
    };
    desk.store.close().await;
    done
}
