//! Tables that are played: who is to move moves, at once or at a pace.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

use super::Done;
use super::client::{Browser, Heard, Socket};
use super::process::Server;

/// What was seen while tables were played.
#[derive(Default)]
pub(super) struct Measured {
    pub(super) moves: u64,
    latencies: Vec<Duration>,
    /// Sizes of messages that tell what changed, by who they are for.
    pub(super) bytes: [(&'static str, Vec<usize>); 3],
}

impl Measured {
    fn new() -> Measured {
        Measured {
            bytes: ["watching", "waiting", "to move"].map(|role| (role, Vec::new())),
            ..Measured::default()
        }
    }

    pub(super) fn latency(&mut self, part: usize) -> Duration {
        self.latencies.sort_unstable();
        let at = (self.latencies.len() * part / 100).min(self.latencies.len().saturating_sub(1));
        self.latencies.get(at).copied().unwrap_or_default()
    }

    fn add(&mut self, other: Measured) {
        self.moves += other.moves;
        self.latencies.extend(other.latencies);
        for (own, other) in self.bytes.iter_mut().zip(other.bytes) {
            own.1.extend(other.1);
        }
    }
}

/// Everybody at a table: two who play, and perhaps one who watches.
struct Table {
    sockets: Vec<Socket>,
    /// What each heard last.
    heard: Vec<Option<Heard>>,
    /// How many first messages are still to come.
    fresh: Vec<bool>,
    seq: u32,
    over: bool,
    random: u64,
    sent: Option<Instant>,
    count: u64,
    /// Seats by socket.
    seats: [u8; 2],
}

pub(super) struct Load {
    tables: Vec<Table>,
    /// Whether to take the long way round, so that a game lasts.
    pub(super) dawdle: bool,
}

impl Load {
    /// Opens tables for two browsers each; every so many have somebody who watches.
    pub(super) async fn open(
        server: &Server,
        game: &str,
        tables: usize,
        form: &str,
        watched: usize,
    ) -> Done<Load> {
        let mut all = Vec::new();
        for number in 0..tables {
            let [mut host, mut friend, watcher] =
                [0, 1, 2].map(|who| Browser::new(server.address, number * 3 + who));
            let path =
                host.post(&format!("/play/{game}"), &format!("with=link&seat=0&name=Ada{form}")).await?;
            friend.post(&format!("{path}/sit"), "name=Bo").await?;
            let mut sockets = vec![host.socket(&path).await?, friend.socket(&path).await?];
            if watched > 0 && number % watched == 0 {
                sockets.push(watcher.socket(&path).await?);
            }
            let many = sockets.len();
            all.push(Table {
                sockets,
                heard: (0..many).map(|_| None).collect(),
                fresh: vec![true; many],
                seq: 0,
                over: false,
                random: number as u64 + 1,
                sent: None,
                count: 0,
                seats: [0, 1],
            });
        }
        Ok(Load { tables: all, dawdle: false })
    }

    /// How many games are not over.
    pub(super) fn playing(&self) -> usize {
        self.tables.iter().filter(|table| !table.over).count()
    }

    /// Plays every table up to so many entries, at a pace if one is given.
    pub(super) async fn play(&mut self, most: u32, pace: Option<u32>) -> Done<Measured> {
        let mut all = Measured::new();
        let (tickets, mut gates) = (mpsc::channel::<()>(1), Vec::new());
        drop(tickets);
        for _ in &self.tables {
            gates.push(mpsc::channel::<()>(8));
        }
        let (ways, gates): (Vec<_>, Vec<_>) = gates.into_iter().unzip();
        let dawdle = self.dawdle;
        let plays = self
            .tables
            .iter_mut()
            .zip(gates)
            .map(|(table, gate)| table.play(most, pace.map(|_| gate), dawdle));
        let pacing = async {
            if let Some(pace) = pace {
                let mut tick = tokio::time::interval(Duration::from_secs(1) / pace);
                for at in (0..ways.len()).cycle() {
                    tick.tick().await;
                    // A table that is done takes no more.
                    let _ = ways[at].try_send(());
                    if ways.iter().all(mpsc::Sender::is_closed) {
                        break;
                    }
                }
            }
        };
        let (done, ()) = tokio::join!(futures_util::future::join_all(plays), pacing);
        for one in done {
            all.add(one?);
        }
        Ok(all)
    }
}

impl Table {
    async fn play(
        &mut self,
        most: u32,
        mut gate: Option<mpsc::Receiver<()>>,
        dawdle: bool,
    ) -> Done<Measured> {
        let mut measured = Measured::new();
        self.act(most, &mut gate, dawdle).await?;
        while !(self.over || self.seq >= most && self.sent.is_none()) {
            let (first, rest) = self.sockets.split_at_mut(1);
            let (second, rest) = rest.split_at_mut(1);
            let (who, message) = match rest.first_mut() {
                Some(third) => tokio::select! {
                    message = first[0].next() => (0, message),
                    message = second[0].next() => (1, message),
                    message = third.next() => (2, message),
                },
                None => tokio::select! {
                    message = first[0].next() => (0, message),
                    message = second[0].next() => (1, message),
                },
            };
            match message.ok_or("the socket ended")?? {
                Message::Text(text) => {
                    let heard: Heard = serde_json::from_str(text.as_str())?;
                    self.hear(who, text.len(), heard, &mut measured)?;
                    self.act(most, &mut gate, dawdle).await?;
                }
                Message::Close(_) => return Err("the server closed a socket".into()),
                _ => {}
            }
        }
        Ok(measured)
    }

    fn hear(&mut self, who: usize, size: usize, heard: Heard, measured: &mut Measured) -> Done<()> {
        match heard.t.as_str() {
            "ack" => {
                if let Some(sent) = self.sent.take() {
                    measured.latencies.push(sent.elapsed());
                }
                measured.moves += 1;
                self.seq = self.seq.max(heard.seq);
            }
            "refused" => {
                // Something came between; whoever is to move is told and moves again.
                if heard.code.as_deref() != Some("stale") {
                    return Err(format!("refused: {:?} {:?}", heard.code, heard.id).into());
                }
                self.sent = None;
            }
            "seen" => {
                if !std::mem::take(&mut self.fresh[who]) || heard.base.is_some() {
                    let asked = heard.yours.iter().any(|seat| heard.pending.contains(seat));
                    let role = if who == 2 { 0 } else { 1 + usize::from(asked) };
                    measured.bytes[role].1.push(size);
                }
                if who < 2
                    && let Some(seat) = heard.yours.first()
                {
                    self.seats[who] = *seat;
                }
                self.seq = self.seq.max(heard.seq);
                self.over |= heard.over;
                self.heard[who] = Some(heard);
            }
            _ => {}
        }
        Ok(())
    }

    /// Whoever is to move moves, if everything is answered.
    async fn act(&mut self, most: u32, gate: &mut Option<mpsc::Receiver<()>>, dawdle: bool) -> Done<()> {
        if self.sent.is_some() || self.over || self.seq >= most {
            return Ok(());
        }
        let Some((who, action)) = (0..2).find_map(|who| Some((who, self.choose(who, dawdle)?))) else {
            return Ok(());
        };
        if let Some(gate) = gate {
            // Never ends before the tables do.
            let _ = gate.recv().await;
        }
        self.count += 1;
        let command = serde_json::json!({
            "id": format!("m{}", self.count), "do": "act", "seat": self.seats[who], "action": action, "seq": self.seq,
        });
        self.sent = Some(Instant::now());
        self.sockets[who].send(Message::text(command.to_string())).await?;
        Ok(())
    }

    fn choose(&mut self, who: usize, dawdle: bool) -> Option<String> {
        let heard = self.heard[who].as_ref()?;
        let seat = self.seats[who];
        if heard.seq < self.seq || !heard.pending.contains(&seat) {
            return None;
        }
        let mut actions = heard.actions(seat);
        if dawdle {
            let slow =
                |action: &String| ["touch", "next", "pass", "no"].iter().any(|word| action.starts_with(word));
            if actions.iter().any(slow) {
                actions.retain(slow);
            }
        }
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (self.random >> 33) as usize % actions.len().max(1);
        (at < actions.len()).then(|| actions.swap_remove(at))
    }
}
