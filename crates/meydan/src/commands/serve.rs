//! `meydan serve`: the hall in browsers.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::anyhow;
use meydan_club::{Club, Paid};
use meydan_hall::Hall;
use meydan_hall::store::SqliteStore;
use meydan_lobby::{Lobby, SqliteRows, Unrated};
use meydan_words::Words;
use tokio::net::TcpListener;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::lock::{self, Lock};
use super::welcome;
use crate::settings::{Config, Flags, Settled};

/// Open the hall to browsers
///
/// Every setting is a flag, an environment variable and a line of a TOML file; a flag comes first, then the
/// variable, then the file. `--print-config` shows all of them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file of settings. Otherwise meydan.toml in the data folder, where there is one
    #[arg(long, env = "MEYDAN_CONFIG", hide_env_values = true, value_name = "FILE")]
    config: Option<PathBuf>,

    /// Show the settings and where each comes from, as a file that can be read back, and end
    #[arg(long)]
    print_config: bool,

    /// Open the hall in this machine's browser. If others can reach it, show its address as a picture for telephones
    #[arg(long)]
    open: bool,

    #[command(flatten)]
    settings: Flags,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let settled = Settled::read(&args.settings, args.config.as_deref(), words)?;
    if args.print_config {
        write!(std::io::stdout(), "{settled}")?;
        return Ok(ExitCode::SUCCESS);
    }
    write_log(&settled.config);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(&settled.config, args.open, words))?;
    // A computer may still be thinking; nobody waits for it.
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

/// Of libraries nothing finer is written: they know what they carry and not what of it is secret.
const OF_LIBRARIES: LevelFilter = LevelFilter::INFO;

fn write_log(config: &Config) {
    let level = config.log_level.parse().unwrap_or(LevelFilter::WARN);
    let access = if config.web.access_log { LevelFilter::INFO } else { LevelFilter::OFF };
    let written = Targets::new()
        .with_default(level.min(OF_LIBRARIES))
        .with_target("meydan", level)
        .with_target("access", access);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = tracing_subscriber::registry();
    if config.log == "json" {
        log.with(lines.json().flatten_event(true).with_span_list(false).with_filter(written)).init();
    } else {
        log.with(lines.with_filter(written)).init();
    }
}

async fn serve(config: &Config, open_browser: bool, words: &'static Words) -> anyhow::Result<()> {
    let folder = &config.data;
    // The port first: who cannot listen should not touch the data of who can.
    let listener =
        TcpListener::bind(config.addr).await.map_err(|error| listen_error(words, config.addr, &error))?;
    let address = listener.local_addr()?;
    let opened = tokio::select! {
        opened = open(config, words) => opened,
        // Without end.
        () = meydan_web::not_yet(&listener) => Err(String::new()),
    };
    let (hall, club, lobby, _lock) = opened.map_err(|detail| {
        let folder = folder.display().to_string();
        anyhow!(words.say_with("serve-data", &[("folder", folder.into()), ("detail", detail.into())]))
    })?;
    welcome::say(address, open_browser, words);
    meydan_web::serve(listener, hall.clone(), club, lobby, config.rated(), asked_to_close()).await;
    hall.close().await;
    Ok(())
}

async fn open(config: &Config, words: &Words) -> Result<(Hall, Club, Lobby, File), String> {
    let folder = &config.data;
    lock::make_private(folder).map_err(|error| error.to_string())?;
    // One server at a time keeps tables in a folder: two would not know of each other's.
    let Lock::Ours(lock) = lock::take(folder).map_err(|error| error.to_string())? else {
        return Err(words.say("serve-locked"));
    };
    let file = folder.join("hall.db");
    let store = SqliteStore::open(&file).await.map_err(|error| error.to_string())?;
    // Cheats are for classes, where everything goes by the sheet.
    let paid = if config.web.cheats { Paid::Every } else { Paid::Played };
    let club = Club::of(store.clone()).await.map_err(|error| error.to_string())?.paying(paid);
    let rows = SqliteRows::of(&store).await.map_err(|error| error.to_string())?;
    let hall = Hall::open(Arc::new(store), config.hall.clone()).await.map_err(|error| error.to_string())?;
    let lobby =
        Lobby::open(hall.clone(), club.clone(), Arc::new(rows), Arc::new(Unrated), config.lobby.clone());
    let lobby = lobby.await.map_err(|error| error.to_string())?;
    Ok((hall, club, lobby, lock))
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
