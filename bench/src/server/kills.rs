//! Kills under load: whatever was acknowledged is there afterwards, once.

use std::collections::HashMap;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use meydan_hall::TableId;
use meydan_hall::store::{Maker, SqliteStore, Store};
use tokio_tungstenite::tungstenite::Message;

use super::Done;
use super::client::{Browser, Heard};
use super::process::Server;

/// No life of the server lasts longer.
const LONGEST: Duration = Duration::from_secs(10);
/// Tables at which somebody plays both sides, always.
const TABLES: usize = 40;

/// Kills the server so many times.
pub(super) async fn run(binary: &str, kills: usize) -> Done<()> {
    let folder = tempfile::tempdir()?;
    let (mut acknowledged, mut moves) = (HashMap::<(String, String), u32>::new(), 0usize);
    let mut tables: Vec<(Browser, String)> = Vec::new();
    for kill in 0..kills {
        let server = Server::start(binary, Some(folder.path())).await?;
        if kill % 20 == 0 {
            tables.clear();
            for number in 0..TABLES {
                let mut browser = Browser::new(server.address, number);
                let path = browser.post("/play/othello", "with=here").await?;
                tables.push((browser, path));
            }
        }
        for (browser, _) in &mut tables {
            browser.moved_to(server.address);
        }
        let plays = tables.iter().map(|(browser, path)| play(kill, browser, path));
        // At another moment each time, in the middle of it all.
        let enough = 20 + kill * 37 % 160;
        let cut = async {
            while ANSWERS.with_borrow(Vec::len) < enough {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        // Whatever a socket says when it is cut off does not count.
        let plays = futures_util::future::join_all(plays);
        tokio::select! {
            _ = plays => {}
            () = cut => {}
            () = tokio::time::sleep(LONGEST) => {}
        }
        server.kill();
        for (table, id, seq) in take_answers() {
            moves += 1;
            acknowledged.insert((table, id), seq);
        }
        if kill % 50 == 49 || kill + 1 == kills {
            let (kept, lost) = check(folder.path(), &acknowledged).await?;
            println!(
                "{} kills: {moves} moves acknowledged, {kept} entries kept, {lost} lost or doubled",
                kill + 1
            );
            if lost > 0 {
                return Err("something that was acknowledged is not there".into());
            }
        }
    }
    Ok(())
}

thread_local! {
    /// What was acknowledged since it was last asked for: plays are cut off in the middle.
    static ANSWERS: std::cell::RefCell<Vec<(String, String, u32)>> = const { std::cell::RefCell::new(Vec::new()) };
}

fn take_answers() -> Vec<(String, String, u32)> {
    ANSWERS.with_borrow_mut(std::mem::take)
}

/// Plays both sides of a table as fast as it is answered.
async fn play(kill: usize, browser: &Browser, path: &str) -> Done<()> {
    let mut socket = browser.socket(path).await?;
    let table = path.rsplit('/').next().unwrap_or_default().to_owned();
    let mut count = 0;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let heard: Heard = serde_json::from_str(text.as_str())?;
        match (heard.t.as_str(), &heard.id) {
            ("ack", Some(id)) => {
                ANSWERS.with_borrow_mut(|all| all.push((table.clone(), id.clone(), heard.seq)));
            }
            ("seen", _) if !heard.over => {
                let Some(&seat) = heard.pending.first() else { continue };
                let Some(action) = heard.actions(seat).into_iter().next() else { continue };
                count += 1;
                let command = serde_json::json!({
                    "id": format!("k{kill}-{count}"), "do": "act", "seat": seat, "action": action, "seq": heard.seq,
                });
                socket.send(Message::text(command.to_string())).await?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// How many entries there are, and how many acknowledged ones are not what they were said to be.
async fn check(
    folder: &std::path::Path,
    acknowledged: &HashMap<(String, String), u32>,
) -> Done<(usize, usize)> {
    let store = SqliteStore::open(&folder.join("hall.db")).await?;
    let (mut kept, mut found) = (0, HashMap::<(String, String), Vec<u32>>::new());
    let tables: std::collections::BTreeSet<&String> = acknowledged.keys().map(|(table, _)| table).collect();
    for table in tables {
        let id: TableId = table.parse().map_err(|()| "no table")?;
        let stored = store.load(&id).await?.ok_or("a table is gone")?;
        kept += stored.entries.len();
        for entry in stored.entries {
            if let Maker::Command(mark) = entry.maker {
                found.entry((table.clone(), mark.id)).or_default().push(entry.entry.seq);
            }
        }
    }
    let lost =
        acknowledged.iter().filter(|(key, seq)| found.get(*key).is_none_or(|all| all[..] != [**seq])).count();
    store.close().await;
    Ok((kept, lost))
}
