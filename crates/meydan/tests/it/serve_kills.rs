//! A server that is killed again and again while many play: whatever it acknowledged is there
//! afterwards, once. `cargo xtask bench server --kills` does it more often.

use std::collections::BTreeMap;
use std::path::Path;

use meydan_hall::TableId;
use meydan_hall::store::{Maker, SqliteStore, Store};
use serde_json::json;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use crate::browser::{Browser, Socket};
use crate::serve::Process;

const KILLS: usize = 50;
/// So many tables are played at at once, so that one commit has moves of several.
const TABLES: usize = 6;
/// New tables are opened after so many kills; the old ones come to their end.
const LASTING: usize = 10;

/// The table and the command.
type Mark = (String, String);

/// Plays both sides as fast as it is answered, and tells of every answer.
async fn play(mut socket: Socket, table: String, kill: usize, answers: UnboundedSender<(Mark, u64)>) {
    let mut count = 0;
    while let Ok(heard) = socket.next().await {
        if heard["t"] == "ack" {
            let (id, seq) = (heard["id"].as_str().expect("an id"), heard["seq"].as_u64().expect("a number"));
            let _ = answers.send(((table.clone(), id.to_owned()), seq));
        } else if let Some(choice) = heard["offer"].get(0) {
            count += 1;
            let command = json!({"id": format!("k{kill}-{count}"), "do": "act", "seat": choice["seat"],
                "action": choice["action"], "seq": heard["seq"]});
            socket.send(&command.to_string()).await;
        }
    }
}

/// Issue 17: 50 kills under load.
#[tokio::test(flavor = "multi_thread")]
async fn kills_under_load_lose_nothing_acknowledged_and_double_nothing() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut acknowledged = BTreeMap::<Mark, u64>::new();
    let mut tables = Vec::new();
    for kill in 0..KILLS {
        let process = Process::start(dir.path(), "127.0.0.1:0");
        if kill % LASTING == 0 {
            tables.clear();
            for _ in 0..TABLES {
                let mut browser = Browser::new(process.address);
                let path = browser.open("with=here&name0=A&name1=B").await;
                tables.push((path, browser.cookies.clone()));
            }
        }
        let (sender, mut answers) = unbounded_channel();
        let mut plays = Vec::new();
        for (path, cookies) in &tables {
            let mut browser = Browser::new(process.address);
            browser.cookies.clone_from(cookies);
            let table = path.rsplit('/').next().expect("a name").to_owned();
            plays.push(tokio::spawn(play(browser.socket(path, 0).await, table, kill, sender.clone())));
        }
        drop(sender);
        // After another count each time, in the middle of it all.
        for _ in 0..4 + kill * 7 % 23 {
            let Some((mark, seq)) = answers.recv().await else { break };
            acknowledged.insert(mark, seq);
        }
        drop(process);
        for play in plays {
            play.abort();
            let _ = play.await;
        }
        while let Some((mark, seq)) = answers.recv().await {
            acknowledged.insert(mark, seq);
        }
    }
    assert!(acknowledged.len() > KILLS * 8, "{}", acknowledged.len());
    let kept = kept(dir.path(), &acknowledged).await;
    for (mark, seq) in &acknowledged {
        assert_eq!(kept.get(mark), Some(&vec![*seq]), "{mark:?}");
    }
}

/// At which entries each command is, of all tables that somebody was answered at.
async fn kept(folder: &Path, acknowledged: &BTreeMap<Mark, u64>) -> BTreeMap<Mark, Vec<u64>> {
    let store = SqliteStore::open(&folder.join("hall.db")).await.expect("a store");
    let mut kept = BTreeMap::<Mark, Vec<u64>>::new();
    let tables: std::collections::BTreeSet<&String> = acknowledged.keys().map(|(table, _)| table).collect();
    for table in tables {
        let id: TableId = table.parse().expect("a table's name");
        for entry in store.load(&id).await.expect("an answer").expect("a table").entries {
            if let Maker::Command(mark) = entry.maker {
                kept.entry((table.clone(), mark.id)).or_default().push(u64::from(entry.entry.seq));
            }
        }
    }
    store.close().await;
    kept
}
