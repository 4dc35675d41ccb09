//! People who meet while the server is killed: they wait to be paired, play a little, give up and wait again. Nobody may be left
//! waiting for a table that does not exist, nobody may sit at two tables by one press, and every log must be whole.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use meydan_hall::TableId;
use meydan_hall::store::{SqliteStore, Store};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

use super::Done;
use super::client::{Browser, Heard};
use super::process::Server;

/// What is waited for, one after the other.
const WANTS: [&str; 3] = ["want=othello//", "want=pentago//", "want=othello/10%2B5/"];
/// Nobody looks for another player longer than this while the server lives: longer than any distance widens.
const PATIENCE: Duration = Duration::from_secs(60);

/// What everybody counts.
#[derive(Default)]
struct Counts {
    met: AtomicUsize,
    moves: AtomicUsize,
}

/// So many people meet for so long, while the server is killed so many times.
pub(super) async fn run(binary: &str, people: usize, seconds: u64, kills: usize) -> Done<()> {
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(binary, Some(folder.path())).await?;
    let (place, at) = watch::channel(Some(server.address));
    let (counts, over) = (Arc::new(Counts::default()), watch::Sender::new(false));
    let everybody: Vec<_> = (0..people)
        .map(|number| tokio::spawn(live(number, at.clone(), Arc::clone(&counts), over.subscribe())))
        .collect();
    let long = Duration::from_secs(seconds) / u32::try_from(kills + 1)?;
    for _ in 0..kills {
        tokio::time::sleep(long).await;
        place.send_replace(None);
        server.kill();
        server = Server::start(binary, Some(folder.path())).await?;
        place.send_replace(Some(server.address));
    }
    tokio::time::sleep(long).await;
    over.send_replace(true);
    let mut stranded = 0;
    let mut led: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for (number, one) in everybody.into_iter().enumerate() {
        let Lived { tables, stranded: was } = one.await?;
        stranded += usize::from(was);
        for table in tables {
            led.entry(table).or_default().insert(number);
        }
    }
    server.kill();
    let wrong = check(folder.path(), &led).await?;
    println!(
        "{people} people, {seconds} s, {kills} kills: {} times somebody was led to one of {} tables, {} moves; {stranded} left waiting, {wrong} tables wrong",
        counts.met.load(Ordering::Relaxed),
        led.len(),
        counts.moves.load(Ordering::Relaxed)
    );
    if stranded + wrong > 0 || led.is_empty() { Err("meeting went wrong".into()) } else { Ok(()) }
}

/// What somebody saw.
#[derive(Default)]
struct Lived {
    tables: Vec<String>,
    stranded: bool,
}

async fn live(
    number: usize,
    mut at: watch::Receiver<Option<SocketAddr>>,
    counts: Arc<Counts>,
    over: watch::Receiver<bool>,
) -> Lived {
    let mut lived = Lived::default();
    let mut browser: Option<Browser> = None;
    let mut round = number;
    while !*over.borrow() {
        let Ok(Some(address)) = at.wait_for(Option::is_some).await.map(|address| *address) else { break };
        let one = browser.get_or_insert_with(|| Browser::new(address, number));
        one.moved_to(address);
        round += 1;
        // Whatever breaks off is tried again: a server that is killed owes no answer.
        match meet(one, WANTS[round % WANTS.len()], lived.tables.last(), &over).await {
            Ok(Some(table)) => {
                if lived.tables.contains(&table) {
                    continue;
                }
                counts.met.fetch_add(1, Ordering::Relaxed);
                lived.tables.push(table.clone());
                let _ = tokio::time::timeout(PATIENCE, play(one, &table, round, &counts)).await;
            }
            Ok(None) => {}
            Err(Met::Stranded) => {
                lived.stranded = true;
                break;
            }
            Err(Met::CutOff) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    lived
}

/// Why nobody was met.
enum Met {
    /// The server went away.
    CutOff,
    /// It lives, and says nothing.
    Stranded,
}

/// Waits to be paired, as a page does: presses a field, and presses again where the wait is gone after a break.
async fn meet(
    browser: &mut Browser,
    want: &str,
    last: Option<&String>,
    over: &watch::Receiver<bool>,
) -> Result<Option<String>, Met> {
    // The first form only gives a key; the socket is that of its holder.
    if browser.post("/lobby/wait", want).await.is_err() {
        return Err(Met::CutOff);
    }
    let mut socket = browser.socket_at("/lobby/live?page=home&after=0").await.map_err(|_| Met::CutOff)?;
    let since = Instant::now();
    let mut waits = false;
    loop {
        if *over.borrow() {
            return Ok(None);
        }
        let next = tokio::time::timeout(Duration::from_secs(1), socket.next()).await;
        let text = match next {
            Err(_) if since.elapsed() > PATIENCE => return Err(Met::Stranded),
            Ok(Some(Ok(Message::Text(text)))) => text,
            Err(_) | Ok(Some(Ok(_))) => continue,
            Ok(Some(Err(_)) | None) => return Err(Met::CutOff),
        };
        let told: serde_json::Value = serde_json::from_str(text.as_str()).map_err(|_| Met::Stranded)?;
        if let Some(go) = told["go"].as_str().filter(|go| Some(*go) != last.map(String::as_str)) {
            return Ok(Some(go.to_owned()));
        }
        if told["of"] == "own" {
            waits |= text.as_str().contains("wait-");
            // The press stopped a wait of before that the break had left.
            if !waits && told.get("base").is_none() {
                return Ok(None);
            }
            // The wait ended without a table: somebody sat down elsewhere, or it was stopped by the same press.
            let gone = told["gone"].as_array().is_some_and(|gone| {
                gone.iter().filter_map(serde_json::Value::as_str).any(|key| key.starts_with("wait-"))
            });
            if gone && waits && told["go"].is_null() {
                return Ok(None);
            }
        }
    }
}

/// Plays a few moves, and gives up.
async fn play(browser: &Browser, path: &str, round: usize, counts: &Counts) -> Done<()> {
    let mut socket = browser.socket(path).await?;
    let (mut count, mut sent) = (0, false);
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let heard: Heard = serde_json::from_str(text.as_str())?;
        match heard.t.as_str() {
            "ack" => {
                counts.moves.fetch_add(1, Ordering::Relaxed);
                sent = false;
            }
            "refused" => sent = false,
            "seen" if heard.over => return Ok(()),
            "seen" => {
                let Some(&seat) = heard.yours.first() else { return Err("no seat".into()) };
                if sent || !heard.pending.contains(&seat) {
                    continue;
                }
                count += 1;
                let command = match heard.actions(seat).into_iter().next() {
                    Some(action) if count < 6 => serde_json::json!({
                        "id": format!("m{round}-{count}"), "do": "act", "seat": seat, "action": action, "seq": heard.seq,
                    }),
                    _ => serde_json::json!({"id": format!("m{round}-{count}"), "do": "resign", "seat": seat}),
                };
                sent = true;
                socket.send(Message::text(command.to_string())).await?;
            }
            _ => {}
        }
    }
    Err("cut off".into())
}

/// How many tables are not as they must be: kept, with two different people, and led to by no others.
async fn check(folder: &std::path::Path, led: &BTreeMap<String, BTreeSet<usize>>) -> Done<usize> {
    let store = SqliteStore::open(&folder.join("hall.db")).await?;
    let mut wrong = 0;
    for (path, people) in led {
        let id: TableId = path.rsplit('/').next().unwrap_or_default().parse().map_err(|()| "no table")?;
        let Some(stored) = store.load(&id).await? else {
            println!("{path} does not exist");
            wrong += 1;
            continue;
        };
        let holders: BTreeSet<String> = stored
            .row
            .chairs
            .iter()
            .filter_map(|chair| chair.holder.map(|holder| holder.to_string()))
            .collect();
        let whole = stored.entries.iter().zip(1..).all(|(kept, seq)| kept.entry.seq == seq);
        if holders.len() != 2 || people.len() > 2 || !whole {
            println!("{path}: {} holders, {} people, whole: {whole}", holders.len(), people.len());
            wrong += 1;
        }
    }
    store.close().await;
    Ok(wrong)
}
