//! `meydan serve`: the hall in browsers.

use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::anyhow;
use meydan_club::{Club, Paid};
use meydan_hall::Hall;
use meydan_hall::store::SqliteStore;
use meydan_words::Words;
use tokio::net::TcpListener;
use tracing_subscriber::filter::LevelFilter;

use super::shared::data_folder;

/// Open the hall to browsers.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where browsers find the hall: an address and a port; port 0 takes a free one.
    #[arg(long, default_value = "127.0.0.1:7777", value_name = "ADDRESS:PORT")]
    addr: SocketAddr,

    /// The folder in which tables are kept. Otherwise the user's own data folder.
    #[arg(long, env = "MEYDAN_DATA", value_name = "DIR")]
    data: Option<PathBuf>,

    /// Browsers reach the hall by https, through a proxy: cookies are marked secure.
    #[arg(long)]
    https: bool,

    /// A proxy that is trusted to say for whom it asks, by its address or network (10.0.0.0/8). May be given several times.
    #[arg(long, value_name = "CIDR")]
    proxy: Vec<meydan_web::Network>,

    /// How often one address or socket may ask, as a multiple of the usual.
    #[arg(long, default_value_t = 1, value_name = "TIMES", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rate: u32,

    /// At a table for more than two, a computer moves for whoever is away so many seconds.
    #[arg(long, default_value_t = 90, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,

    /// A computer's move against people is shown no sooner than so many milliseconds after the one before
    #[arg(long, default_value_t = 450, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u64).range(0..=10_000))]
    pause: u64,

    /// Computers think with no more memory than so many megabytes together. Otherwise a quarter of the machine's.
    #[arg(long, value_name = "MEGABYTES", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    memory: Option<u64>,

    /// Duels of the club allow cheats, such as life points, cards to the hand, or the win of a round.
    /// What is won by them is rewarded as usual, so this is for trying things out.
    #[arg(long)]
    cheats: bool,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    // Quiet, unless `MEYDAN_LOG` says info, debug or trace.
    let level = std::env::var("MEYDAN_LOG").ok().and_then(|level| level.parse().ok());
    let level = level.unwrap_or(LevelFilter::WARN);
    tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, words))?;
    // A computer may still be thinking; nobody waits for it.
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &Args, words: &Words) -> anyhow::Result<()> {
    let folder = args.data.clone().or_else(data_folder).unwrap_or_else(|| PathBuf::from("meydan-data"));
    let settings = meydan_web::Settings::default();
    let settings = meydan_web::Settings {
        https: args.https,
        proxies: args.proxy.clone(),
        cheats: args.cheats,
        pages_per_second: settings.pages_per_second * args.rate,
        forms_per_minute: settings.forms_per_minute * args.rate,
        tables_per_hour: settings.tables_per_hour * args.rate,
        sign_ins: settings.sign_ins * args.rate,
        messages_per_second: settings.messages_per_second * args.rate,
        ..settings
    };
    // The port first: who cannot listen should not touch the data of who can.
    let listener =
        TcpListener::bind(args.addr).await.map_err(|error| listen_error(words, args.addr, &error))?;
    let address = listener.local_addr()?;
    let (hall, club, _lock) = open(&folder, args, words).await.map_err(|detail| {
        let folder = folder.display().to_string();
        anyhow!(words.say_with("serve-data", &[("folder", folder.into()), ("detail", detail.into())]))
    })?;
    let link = format!("http://{address}");
    // Whoever started it may not read; that is no reason to stop.
    let _ = writeln!(std::io::stdout(), "{}", words.say_with("serve-ready", &[("address", link.into())]));
    meydan_web::serve(listener, hall.clone(), club, settings, asked_to_close()).await;
    hall.close().await;
    Ok(())
}

async fn open(folder: &Path, args: &Args, words: &Words) -> Result<(Hall, Club, File), String> {
    let mut maker = std::fs::DirBuilder::new();
    maker.recursive(true);
    // Seeds of matches in play lie here: they are nobody else's business.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder).map_err(|error| error.to_string())?;
    let lock = locked(folder, words)?;
    let file = folder.join("hall.db");
    let store = SqliteStore::open(&file).await.map_err(|error| error.to_string())?;
    let usual = meydan_hall::Settings::default();
    let settings = meydan_hall::Settings {
        memory: args.memory.map_or(usual.memory, |megabytes| megabytes << 20),
        patience: Duration::from_secs(args.patience),
        pause: Duration::from_millis(args.pause),
        ..usual
    };
    // Cheats are for classes, where everything goes by the sheet.
    let paid = if args.cheats { Paid::Every } else { Paid::Played };
    let club = Club::of(store.clone()).await.map_err(|error| error.to_string())?.paying(paid);
    let hall = Hall::open(Arc::new(store), settings).await.map_err(|error| error.to_string())?;
    Ok((hall, club, lock))
}

/// One server at a time keeps tables in a folder: two would not know of each other's.
fn locked(folder: &Path, words: &Words) -> Result<File, String> {
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join("serve.lock"));
    let lock = lock.map_err(|error| error.to_string())?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(words.say("serve-locked")),
        Err(TryLockError::Error(error)) => Err(error.to_string()),
    }
}

fn listen_error(words: &Words, address: SocketAddr, error: &std::io::Error) -> anyhow::Error {
    let address = ("address", address.to_string().into());
    anyhow!(if error.kind() == ErrorKind::AddrInUse {
        words.say_with("serve-taken", &[address])
    } else {
        words.say_with("serve-address", &[address, ("detail", error.to_string().into())])
    })
}

/// Ctrl+C, or the system's request to end.
async fn asked_to_close() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
