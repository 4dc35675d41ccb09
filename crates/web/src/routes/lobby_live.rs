//! The socket of the lobby: tells what changed in the hall and of the reader's own. It takes no commands: those are
//! forms, which work without it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use meydan_bus::Feed;
use meydan_hall::{Holder, TableId};
use meydan_lobby::{HallView, Person};
use meydan_pages::{Changes, Keyed};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::Instant;
use tracing::Instrument;

use crate::app::{Ctx, PageError};
use crate::lobbying::{Circle, Page, Told, Who, expected, own_model, person};
use crate::metering::Counted;
use crate::protocol::MOST_MESSAGE;
use crate::server::closed;

/// A client that does not take what it is sent for this long is gone.
const SEND: Duration = Duration::from_secs(20);
/// What is somebody's own is read no sooner than this after a hint: several come together.
const CALM: Duration = Duration::from_millis(60);
/// It is read again after so long, hints or not.
const AGAIN: Duration = Duration::from_secs(20);
const GOING_AWAY: u16 = 1001;
const COME_AGAIN: u16 = 1012;

#[derive(Deserialize)]
pub(crate) struct Asked {
    page: String,
    /// As of every live socket; here nothing is gone on with.
    #[expect(dead_code, reason = "said by clients")]
    after: Option<u64>,
}

/// `GET /lobby/live?page={home|live}`
pub(crate) async fn live(
    ctx: Ctx,
    asked: Result<Query<Asked>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let (Ok(Query(asked)), Ok(upgrade)) = (asked, upgrade) else { return ctx.problem(PageError::NONSENSE) };
    let page = match asked.page.as_str() {
        "home" => Page::Home,
        "live" => Page::Live,
        _ => return ctx.problem(PageError::NONSENSE),
    };
    let span = tracing::Span::current();
    let upgrade = upgrade.max_message_size(MOST_MESSAGE).max_frame_size(MOST_MESSAGE);
    upgrade.read_buffer_size(MOST_MESSAGE).write_buffer_size(0).on_upgrade(move |socket| {
        async move {
            let _counted = Counted::socket();
            run(ctx, page, socket).await;
        }
        .instrument(span)
    })
}

struct End(Option<u16>);

/// One socket.
struct Listener {
    ctx: Ctx,
    page: Page,
    person: Option<Person>,
    circle: Arc<Circle>,
    view: watch::Receiver<Arc<HallView>>,
    /// The version of the hall that the client was shown.
    base: Option<u64>,
    own: Keyed,
    version: u64,
    holders: Vec<Holder>,
    feed: Feed,
    /// When the own has to be read.
    due: Instant,
}

async fn run(ctx: Ctx, page: Page, mut socket: WebSocket) {
    let lobby = &ctx.app.lobby;
    let person = person(&ctx);
    // Who looks is here; at the home page one may wait to be paired.
    let here = match &person {
        Some(person) => lobby.come(person, page == Page::Home).await.ok(),
        None => None,
    };
    let hidden = BTreeSet::new();
    let circle = ctx.app.circles.join(Who { lang: ctx.visitor.lang, page, hidden });
    let holders: Vec<Holder> = person.iter().map(|person| person.holder).collect();
    let (view, feed) = (lobby.view(), lobby.listen(&holders));
    let mut listener = Listener {
        page,
        person,
        circle,
        view,
        base: None,
        own: Keyed::default(),
        version: 0,
        holders,
        feed,
        due: Instant::now(),
        ctx,
    };
    let code = match listener.talk(&mut socket).await {
        Ok(()) => None,
        Err(End(code)) => code,
    };
    drop(here);
    if let Some(code) = code {
        let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
        let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(close)).await;
    }
}

impl Listener {
    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let ping = self.ctx.app.settings.ping;
        let mut closing = self.ctx.app.closing.clone();
        let limit = self.ctx.app.limits.messages();
        let mut asking = tokio::time::interval_at(Instant::now() + ping, ping);
        let mut heard = Instant::now();
        // Whom tables are hidden from is known before any is shown.
        self.show_own(socket).await?;
        self.show_hall(socket).await?;
        loop {
            tokio::select! {
                changed = self.view.changed() => {
                    changed.map_err(|_| End(Some(COME_AGAIN)))?;
                    self.show_hall(socket).await?;
                }
                _ = self.feed.next() => self.due = self.due.min(Instant::now() + CALM),
                () = tokio::time::sleep_until(self.due) => {
                    self.show_own(socket).await?;
                    self.show_hall(socket).await?;
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                        // There is nothing to say here; who says much is ended.
                        Some(Ok(_)) if limit.check().is_err() => return Err(End(Some(GOING_AWAY))),
                        Some(Ok(_)) => {}
                    }
                }
                _ = asking.tick() => {
                    if heard.elapsed() > ping * 3 {
                        return Err(End(Some(GOING_AWAY)));
                    }
                    send(socket, Message::Ping(axum::body::Bytes::new())).await?;
                }
                () = closed(&mut closing) => return Err(End(Some(COME_AGAIN))),
            }
        }
    }

    async fn show_hall(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let view = Arc::clone(&self.view.borrow_and_update());
        let (texts, version) = self.circle.catch_up(&view, self.base);
        self.base = Some(version);
        for text in texts {
            send(socket, Message::Text(text)).await?;
        }
        Ok(())
    }

    /// Shows what is the reader's own, and learns what is hidden from them.
    async fn show_own(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        self.due = Instant::now() + AGAIN;
        let Some(person) = self.person.clone() else { return Ok(()) };
        let lobby = &self.ctx.app.lobby;
        let read = async {
            let hidden = lobby.hidden_from(&person).await?;
            Ok::<_, meydan_lobby::Error>((lobby.own(&person, &self.ctx.visitor.all_tokens()).await?, hidden))
        };
        let (own, hidden) = match read.await {
            Ok(read) => read,
            Err(error) => {
                tracing::error!(%error, "the lobby could not be read");
                return Err(End(Some(COME_AGAIN)));
            }
        };
        if own.holders != self.holders {
            self.feed = lobby.listen(&own.holders);
            self.holders.clone_from(&own.holders);
            // What happened in between is looked at once more.
            self.due = Instant::now() + CALM;
        }
        // Own tables are shown above; nobody sits down with oneself.
        let mut out: BTreeSet<TableId> = hidden.into_iter().collect();
        if self.page == Page::Home {
            out.extend(
                own.tables
                    .iter()
                    .filter(|table| table.listed && table.outcome.is_none())
                    .map(|table| table.table.clone()),
            );
        }
        if !self.circle.is(&out) {
            self.circle =
                self.ctx.app.circles.join(Who { lang: self.ctx.visitor.lang, page: self.page, hidden: out });
            self.base = None;
        }
        if self.page == Page::Live {
            return Ok(());
        }
        let go = expected(&own);
        let (model, _) = own_model(&self.ctx, own);
        let first = self.version == 0;
        let (changes, all) = self.own.draw(&meydan_pages::lobby::own_parts(&model), first);
        if !first && changes == Changes::default() && go.is_none() {
            return Ok(());
        }
        let base = (!first).then_some(self.version);
        self.version += 1;
        let changes = all.unwrap_or(changes);
        let told = Told { t: "seen", of: "own", base, version: self.version, changes: &changes, go };
        let text: Utf8Bytes = told.text();
        send(socket, Message::Text(text)).await
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match tokio::time::timeout(SEND, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End(None)),
    }
}
