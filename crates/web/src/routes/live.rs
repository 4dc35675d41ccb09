//! The live socket: shows the table after every change, and takes commands.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query};
use axum::response::Response;
use futures_util::SinkExt;
use governor::DefaultDirectRateLimiter;
use meydan_core::Seq;
use meydan_hall::{CommandKind, Subscription, TableId};
use meydan_members::SessionToken;
use meydan_words::Lang;
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tracing::Instrument;

use crate::app::{Ctx, PageError};
use crate::audience::{Audience, ComeAgain, ToSend, Who};
use crate::lobbying::person;
use crate::metering::Counted;
use crate::protocol::{self, ClientMessage, MOST_MESSAGE, ServerMessage, own_refusal};
use crate::server::closed;

/// A client that does not take what it is sent for this long is gone.
const SEND: Duration = Duration::from_secs(20);
/// What is to be sent waits until there is so much of it, or nothing more to say now.
const TOGETHER: usize = 16 * 1024;
/// So many hints are thought about for one socket at once.
const MOST_HINTS: usize = 2;

/// Why a socket was ended, as its close code.
const GOING_AWAY: u16 = 1001;
const TOO_BIG: u16 = 1009;
const AGAIN: u16 = 1012;

#[derive(Deserialize)]
pub(crate) struct After {
    after: Option<Seq>,
}

/// `GET /table/{table}/live?after={seq}`
pub(crate) async fn live(
    ctx: Ctx,
    Path(table): Path<String>,
    after: Result<Query<After>, axum::extract::rejection::QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(table) = table.parse::<TableId>() else { return ctx.problem(PageError::NOT_FOUND) };
    let (Ok(Query(After { after })), Ok(upgrade)) = (after, upgrade) else {
        return ctx.problem(PageError::NONSENSE);
    };
    let at = match ctx.app.hall.subscribe(&table, &ctx.visitor.tokens(&table)).await {
        Ok(at) => at,
        Err(error) => return ctx.refused(&error),
    };
    at.set_pace(ctx.visitor.pace);
    let upgrade = upgrade.max_message_size(MOST_MESSAGE).max_frame_size(MOST_MESSAGE);
    // Nobody writes much, and most sockets are silent.
    let span = tracing::Span::current();
    upgrade.read_buffer_size(MOST_MESSAGE).write_buffer_size(TOGETHER).on_upgrade(move |socket| {
        async move {
            let _counted = Counted::socket();
            // Who is at a table is here, and waits for nobody there.
            let _here = match person(&ctx) {
                Some(person) => ctx.app.lobby.come(&person, false).await.ok(),
                None => None,
            };
            let limit = ctx.app.limits.messages();
            let (hints, hinted) = mpsc::channel(MOST_HINTS);
            let who = Who {
                table,
                held: at.held,
                seating: at.seating,
                shown: None,
                lang: ctx.visitor.lang,
                host: ctx.visitor.host.clone(),
                reader: ctx
                    .visitor
                    .pass
                    .as_ref()
                    .filter(|_| at.rated && at.held.is_empty())
                    .map(SessionToken::reveal),
            };
            let audience = ctx.app.audiences.join(who.clone());
            let (known, changes, at) = (after.unwrap_or(0), at.changes(), Arc::new(at));
            let live = Live {
                ctx,
                who,
                at,
                changes,
                audience,
                socket,
                limit,
                hints,
                thinking: 0,
                known,
                base: None,
            };
            live.run(hinted).await;
        }
        .instrument(span)
    })
}

/// One socket.
struct Live {
    ctx: Ctx,
    who: Who,
    at: Arc<Subscription>,
    changes: watch::Receiver<u64>,
    /// Who sees the same as this client.
    audience: Arc<Audience>,
    socket: WebSocket,
    limit: DefaultDirectRateLimiter,
    hints: mpsc::Sender<ServerMessage<'static>>,
    thinking: usize,
    /// The last entry that the client was told of.
    known: Seq,
    /// The version that the client was shown; `None` where it has to be shown everything.
    base: Option<u64>,
}

/// The socket has to end, perhaps with a reason that the client is told.
struct End(Option<u16>);

impl Live {
    async fn run(mut self, hinted: mpsc::Receiver<ServerMessage<'static>>) {
        let End(code) = match self.talk(hinted).await {
            Ok(()) => End(None),
            Err(end) => end,
        };
        if let Some(code) = code {
            let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
            // It may be gone already.
            let _ = tokio::time::timeout(Duration::from_secs(1), self.socket.send(close)).await;
        }
    }

    async fn talk(&mut self, mut hinted: mpsc::Receiver<ServerMessage<'static>>) -> Result<(), End> {
        let ping = self.ctx.app.settings.ping;
        let mut closing = self.ctx.app.closing.clone();
        let mut news = self.ctx.app.club_news.subscribe();
        let mut asking = tokio::time::interval_at(Instant::now() + ping, ping);
        let mut heard = Instant::now();
        self.show().await?;
        loop {
            // Whatever there is to say now leaves together.
            self.flush().await?;
            tokio::select! {
                changed = self.changes.changed() => match changed {
                    Ok(()) => self.show().await?,
                    Err(_) => return Err(End(Some(AGAIN))),
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.take(text.as_str()).await?,
                        Some(Ok(Message::Binary(_))) => self.refuse(None, "malformed").await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_))) | None => return Ok(()),
                        Some(Err(error)) => {
                            let too_big = error.to_string().contains("too long");
                            return Err(End(too_big.then_some(TOO_BIG)));
                        }
                    }
                }
                // What a duel brought is known a moment after its end, and a member may take another face.
                Ok(()) = news.changed(), if self.at.rated => self.show().await?,
                Some(hint) = hinted.recv() => {
                    self.thinking -= 1;
                    self.tell(&hint).await?;
                }
                _ = asking.tick() => {
                    if heard.elapsed() > ping * 3 {
                        return Err(End(Some(GOING_AWAY)));
                    }
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                    if self.at.clock {
                        self.tell_time().await?;
                    }
                }
                () = closed(&mut closing) => return Err(End(Some(AGAIN))),
            }
        }
    }

    /// Shows how the table looks now.
    async fn show(&mut self) -> Result<(), End> {
        self.changes.mark_unchanged();
        let news = self.audience.catch_up(&self.ctx, &self.at, self.base, self.known).await;
        // A table that cannot be shown now may be shown later: the client comes again.
        let ToSend { texts, version, seq } = news.map_err(|ComeAgain| End(Some(AGAIN)))?;
        (self.base, self.known) = (Some(version), seq);
        if self.at.clock && !texts.is_empty() {
            self.tell_time().await?;
        }
        for text in texts {
            self.send(Message::Text(text)).await?;
        }
        Ok(())
    }

    /// What the clock says is told at the last moment: what was drawn may be older.
    async fn tell_time(&mut self) -> Result<(), End> {
        self.tell(&ServerMessage::Time { now: meydan_hall::time_of_day() }).await
    }

    /// Takes a message from the client.
    async fn take(&mut self, text: &str) -> Result<(), End> {
        if self.limit.check().is_err() {
            let id = protocol::read(text).map_or_else(|id| id, |asked| Some(asked.into_id()));
            return self.refuse(id, "too-fast").await;
        }
        let command = match protocol::read(text) {
            Ok(ClientMessage::Do(command)) => command,
            Ok(ClientMessage::Look { id, seat }) => {
                // Whoever holds other seats is shown nothing by it: the hall sees to that.
                self.who.shown = Some(seat);
                self.audience = self.ctx.app.audiences.join(self.who.clone());
                self.base = None;
                self.tell(&ServerMessage::Ack { id, seq: self.known }).await?;
                return self.show().await;
            }
            Err(id) => return self.refuse(id, "malformed").await,
        };
        if matches!(command.kind, CommandKind::Hint { .. }) {
            if self.thinking == MOST_HINTS {
                return self.refuse(Some(command.id), "too-fast").await;
            }
            self.thinking += 1;
            let (at, lang, hints) = (Arc::clone(&self.at), self.who.lang, self.hints.clone());
            tokio::spawn(async move {
                // A socket that is gone needs no hint.
                let _ = hints.send(answer(&at, lang, command).await).await;
            });
            return Ok(());
        }
        let told = answer(&self.at, self.who.lang, command).await;
        self.tell(&told).await?;
        // What it led to goes out with the answer, if it is known already.
        if self.changes.has_changed().unwrap_or(false) { self.show().await } else { Ok(()) }
    }

    async fn refuse(&mut self, id: Option<String>, code: &'static str) -> Result<(), End> {
        let told = ServerMessage::refused(id, &own_refusal(code), self.ctx.visitor.lang);
        self.tell(&told).await
    }

    async fn tell(&mut self, told: &ServerMessage<'_>) -> Result<(), End> {
        self.send(written(told)?).await
    }

    /// Puts a message to what is sent next.
    async fn send(&mut self, message: Message) -> Result<(), End> {
        in_time(self.socket.feed(message)).await
    }

    async fn flush(&mut self) -> Result<(), End> {
        in_time(self.socket.flush()).await
    }
}

/// Sends, or ends with a client that takes nothing.
async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match tokio::time::timeout(SEND, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End(None)),
    }
}

fn written(told: &ServerMessage<'_>) -> Result<Message, End> {
    serde_json::to_string(told).map(|text| Message::Text(text.into())).map_err(|_| End(None))
}

/// Does a command and puts the answer in words.
async fn answer(at: &Subscription, lang: Lang, command: meydan_hall::Command) -> ServerMessage<'static> {
    let id = command.id.clone();
    match at.command(command).await {
        Ok(ack) => ServerMessage::done(id, ack, lang),
        Err(error) => ServerMessage::refused(Some(id), &error.refused(), lang),
    }
}
