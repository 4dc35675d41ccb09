//! Members talk to all others (DU-279): the page, a line that is said, and the
//! stream of those that come.

use std::collections::VecDeque;
use std::convert::Infallible;

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use meydan_club::{ClubMember, Line};
use serde::Deserialize;
use tokio::sync::watch;

use super::{Answer, broken, either, framed, member, page, said, sent, visitor};
use crate::app::{Ctx, PageError};
use crate::routes::home::{Fields, field, see_other};
use crate::server::closed;
use meydan_pages::club::{self, Notice, Talk};

async fn talk(ctx: &Ctx, member: ClubMember, typed: &str, notice: Option<Notice>) -> Answer {
    let lines = ctx.app.club.said_after(0).await.map_err(|error| broken(ctx, &error))?;
    let (frame, typed) = (framed(ctx, "/club/talk"), typed.to_owned());
    let model = Talk { frame, member, lines, typed, notice: notice.clone() };
    Ok(page(notice.as_ref(), club::talk(&model)))
}

/// `GET /club/talk`
pub(super) async fn show(ctx: Ctx) -> Response {
    either(
        async {
            let member = member(&ctx).await?;
            talk(&ctx, member, "", None).await
        }
        .await,
    )
}

/// `POST /club/talk`
pub(super) async fn say(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let text = field(&sent, "text").unwrap_or_default();
            if !ctx.app.limits.line(member.id) {
                let notice = Notice::Wrong(ctx.words().say("web-club-talk-too-often"));
                let mut answer = talk(&ctx, member, text, Some(notice)).await?;
                *answer.status_mut() = StatusCode::TOO_MANY_REQUESTS;
                return Ok(answer);
            }
            match ctx.app.club.say(member.id, text).await {
                Ok(id) => {
                    ctx.app.talk.send_if_modified(|newest| {
                        let newer = id > *newest;
                        *newest = id.max(*newest);
                        newer
                    });
                    Ok(see_other("/club/talk#say-text"))
                }
                Err(error) => talk(&ctx, member, text, Some(said(&ctx, &error)?)).await,
            }
        }
        .await,
    )
}

#[derive(Deserialize)]
pub(super) struct After {
    after: Option<i64>,
}

/// `GET /club/talk/live?after={line}`: every later line as it is said. A browser
/// that lost the stream comes back with the number of the last one that it has.
pub(super) async fn live(
    ctx: Ctx,
    after: Result<Query<After>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let Ok(Query(After { after })) = after else { return ctx.problem(PageError::NONSENSE) };
    match visitor(&ctx).await {
        Ok(Some(_)) => {}
        // With this answer a browser asks no more.
        Ok(None) => return StatusCode::NO_CONTENT.into_response(),
        Err(answer) => return answer,
    }
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let listener = Listener {
        heard: ctx.app.talk.subscribe(),
        closing: ctx.app.closing.clone(),
        known: last.or(after).unwrap_or(0),
        coming: None,
        reader: None,
        ctx,
    };
    let ping = listener.ctx.app.settings.ping;
    let lines = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    let mut answer = Sse::new(lines).keep_alive(KeepAlive::new().interval(ping)).into_response();
    // A proxy that gathers what it passes on would keep the lines back.
    answer.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    answer
}

/// One browser that listens.
struct Listener {
    ctx: Ctx,
    heard: watch::Receiver<i64>,
    closing: watch::Receiver<bool>,
    /// The last line that the browser has.
    known: i64,
    /// Lines that are on their way; nothing was looked for yet where it is `None`.
    coming: Option<VecDeque<Line>>,
    /// Whom they are drawn for.
    reader: Option<ClubMember>,
}

impl Listener {
    /// The next line, or the end: the server closes, or the member has left.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(line) = self.coming.as_mut().and_then(VecDeque::pop_front) {
                self.known = line.id;
                let drawn = club::line(&line, self.reader.as_ref()?).into_string();
                return Event::default().id(line.id.to_string()).json_data(drawn).ok();
            }
            if self.coming.is_some() {
                let known = self.known;
                tokio::select! {
                    () = closed(&mut self.closing) => return None,
                    newest = self.heard.wait_for(|newest| *newest > known) => {
                        // Even if that line should be gone, it is waited for once.
                        self.known = *newest.ok()?;
                    }
                }
                self.look(known).await?;
            } else {
                self.look(self.known).await?;
            }
        }
    }

    /// Looks for what came after a line, for who is still a member here.
    async fn look(&mut self, known: i64) -> Option<()> {
        let club = &self.ctx.app.club;
        let lines = async {
            let pass = self.ctx.visitor.pass.as_ref();
            let reader = match pass {
                Some(pass) => club.who(pass).await?,
                None => None,
            };
            Ok::<_, meydan_club::Error>((reader, club.said_after(known).await?))
        };
        match lines.await {
            Ok((Some(reader), lines)) => {
                self.reader = Some(reader);
                self.coming = Some(lines.into());
                Some(())
            }
            Ok((None, _)) => None,
            Err(error) => {
                tracing::error!(%error, "the club failed");
                None
            }
        }
    }
}
