//! The live socket: shows the table after every change, and takes commands.

use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use meydan_core::{Seat, Seq};
use meydan_hall::{CommandKind, Subscription, TableId, Token};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::table::model;
use crate::app::{Ctx, PageError};
use crate::protocol::{self, ClientMessage, Html, MOST_MESSAGE, ServerMessage, own_refusal};
use crate::rated::club_table;
use crate::server::closed;
use meydan_pages::model::{ClubTable, offered};
use meydan_pages::{self as pages, Parts};

/// A client that does not take what it is sent for this long is gone.
const SEND: Duration = Duration::from_secs(20);
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
    let tokens = ctx.visitor.tokens(&table);
    let changes = match ctx.app.hall.subscribe(&table, &tokens).await {
        Ok(changes) => changes,
        Err(error) => return ctx.refused(&error),
    };
    upgrade.max_message_size(MOST_MESSAGE).max_frame_size(MOST_MESSAGE).write_buffer_size(0).on_upgrade(
        move |socket| async move {
            let limit = ctx.app.limits.messages();
            let (hints, hinted) = mpsc::channel(MOST_HINTS);
            let known = after.unwrap_or(0);
            let live = Live {
                ctx,
                table,
                tokens,
                socket,
                limit,
                hints,
                thinking: 0,
                known,
                sent: None,
                tells: false,
                shown: None,
                club: None,
            };
            live.run(changes, hinted).await;
        },
    )
}

/// One socket.
struct Live {
    ctx: Ctx,
    table: TableId,
    tokens: Vec<Token>,
    socket: WebSocket,
    limit: DefaultDirectRateLimiter,
    hints: mpsc::Sender<ServerMessage<'static>>,
    thinking: usize,
    /// The last entry that the client was told of.
    known: Seq,
    /// The parts of the page as they were last sent.
    sent: Option<Parts>,
    /// Whether the page is drawn from all that happened. What game it is, the first look shows.
    tells: bool,
    /// Of several people at one screen, the one who asked for the own secrets last.
    shown: Option<Seat>,
    /// What the club adds, as it was last asked.
    club: Option<ClubTable>,
}

/// The socket has to end, perhaps with a reason that the client is told.
struct End(Option<u16>);

impl Live {
    async fn run(mut self, changes: Subscription, hinted: mpsc::Receiver<ServerMessage<'static>>) {
        let End(code) = match self.talk(changes, hinted).await {
            Ok(()) => End(None),
            Err(end) => end,
        };
        if let Some(code) = code {
            let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
            // It may be gone already.
            let _ = tokio::time::timeout(Duration::from_secs(1), self.socket.send(close)).await;
        }
    }

    async fn talk(
        &mut self,
        mut changes: Subscription,
        mut hinted: mpsc::Receiver<ServerMessage<'static>>,
    ) -> Result<(), End> {
        let ping = self.ctx.app.settings.ping;
        let mut closing = self.ctx.app.closing.clone();
        let mut news = self.ctx.app.club_news.subscribe();
        let mut asking = tokio::time::interval_at(Instant::now() + ping, ping);
        let mut heard = Instant::now();
        self.show().await?;
        loop {
            tokio::select! {
                changed = changes.changed() => match changed {
                    Some(_) => self.show().await?,
                    None => return Err(End(Some(AGAIN))),
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
                Ok(()) = news.changed(), if self.club.is_some() => self.renew_club().await?,
                Some(hint) = hinted.recv() => {
                    self.thinking -= 1;
                    self.tell(&hint).await?;
                }
                _ = asking.tick() => {
                    if heard.elapsed() > ping * 3 {
                        return Err(End(Some(GOING_AWAY)));
                    }
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
                () = closed(&mut closing) => return Err(End(Some(AGAIN))),
            }
        }
    }

    /// The table as it is now.
    async fn look(&mut self) -> Result<meydan_hall::TableSnapshot, End> {
        let after = if self.tells { 0 } else { self.known };
        let hall = &self.ctx.app.hall;
        let seen = hall.seen_by(&self.table, &self.tokens, Some(after), self.shown).await;
        // A table that cannot be shown now may be shown later: the client comes again.
        seen.map_err(|_| End(Some(AGAIN)))
    }

    /// Shows how the table looks now.
    async fn show(&mut self) -> Result<(), End> {
        let mut seen = self.look().await?;
        if pages::tells(seen.facts.id) && !self.tells {
            self.tells = true;
            seen = self.look().await?;
        }
        let (version, seq, after) = (seen.version, seen.seq, self.known);
        let events = seen.events.iter().filter(|at| at.seq > after).cloned().collect();
        let opinions = seen.opinions.clone();
        let (pending, yours, over) = (seen.pending, seen.held, seen.outcome.is_some());
        let rematch = seen.next.as_ref().map(crate::mapping::table_path);
        // It is asked for once; what changes later is told, but for a reward that was quicker than this.
        if self.club.as_ref().is_none_or(|club| over && club.gains.is_none()) {
            self.club = club_table(&self.ctx, &seen, self.club.take()).await;
        }
        // The message borrows from the table, which is gone before it is sent.
        let (text, parts) = {
            let table = model(&self.ctx, seen, None, self.club.clone());
            let parts = pages::parts(&table);
            let html = Html::since(&parts, self.sent.as_ref());
            let told = ServerMessage::Snapshot {
                version,
                seq,
                after,
                html,
                offer: offered(&table.offers),
                events,
                opinions,
                pending,
                yours,
                over,
                rematch,
            };
            (written(&told)?, parts)
        };
        self.sent = Some(parts);
        self.known = seq;
        self.send(text).await
    }

    /// Looks again at what the club adds, and shows it if it is something else: what a duel brought
    /// is known a moment after its end, and a member may take another face.
    async fn renew_club(&mut self) -> Result<(), End> {
        let seen = self.look().await?;
        let club = club_table(&self.ctx, &seen, self.club.clone()).await;
        drop(seen);
        if club == self.club {
            return Ok(());
        }
        self.club = club;
        self.show().await
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
                self.shown = Some(seat);
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
            let (ctx, table, tokens) = (self.ctx.clone(), self.table.clone(), self.tokens.clone());
            let hints = self.hints.clone();
            tokio::spawn(async move {
                // A socket that is gone needs no hint.
                let _ = hints.send(answer(&ctx, &table, &tokens, command).await).await;
            });
            return Ok(());
        }
        let told = answer(&self.ctx, &self.table, &self.tokens, command).await;
        self.tell(&told).await
    }

    async fn refuse(&mut self, id: Option<String>, code: &'static str) -> Result<(), End> {
        let told = ServerMessage::refused(id, &own_refusal(code), self.ctx.visitor.lang);
        self.tell(&told).await
    }

    async fn tell(&mut self, told: &ServerMessage<'_>) -> Result<(), End> {
        self.send(written(told)?).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match tokio::time::timeout(SEND, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End(None)),
        }
    }
}

fn written(told: &ServerMessage<'_>) -> Result<Message, End> {
    serde_json::to_string(told).map(|text| Message::Text(text.into())).map_err(|_| End(None))
}

/// Does a command and puts the answer in words.
async fn answer(
    ctx: &Ctx,
    table: &TableId,
    tokens: &[Token],
    command: meydan_hall::Command,
) -> ServerMessage<'static> {
    let (id, lang) = (command.id.clone(), ctx.visitor.lang);
    match ctx.app.hall.command(table, tokens, command).await {
        Ok(ack) => ServerMessage::done(id, ack, lang),
        Err(error) => ServerMessage::refused(Some(id), &error.refused(), lang),
    }
}
