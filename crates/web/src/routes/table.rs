//! A table: its page, earlier moments, sitting down, and its record.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use meydan_core::{Seat, Seq};
use meydan_hall::{Command, CommandKind, HallError, PlayerKind, TableId, TableSnapshot, Token};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::home::{Fields, field, fields, see_other};
use super::lobby::{is_script, refused};
use crate::app::{Ctx, PageError, html};
use crate::mapping::{self, Moment};
use crate::rated::club_table;
use crate::visitor::{name_cookie, seat_cookie};
use meydan_pages as pages;
use meydan_pages::model::{ClubTable, TableModel};

/// The address to send to a friend, for whoever sits at a table with an open seat.
pub(crate) fn invitation(ctx: &Ctx, seen: &TableSnapshot) -> Option<String> {
    let open = seen.players.iter().any(|player| player.kind == PlayerKind::Open);
    (open && !seen.held.is_empty()).then(|| format!("{}{}", ctx.origin, mapping::table_path(&seen.table)))
}

/// The model of a table for this visitor.
pub(crate) fn model<'a>(
    ctx: &'a Ctx,
    seen: TableSnapshot,
    moment: Option<Moment>,
    club: Option<ClubTable>,
) -> TableModel<'a> {
    let invitation = invitation(ctx, &seen);
    TableModel { club, ..mapping::table(ctx.frame(), seen, moment, invitation) }
}

#[derive(Deserialize)]
pub(crate) struct At {
    at: Option<Seq>,
    /// `text`, for who reads the game instead of looking at it.
    r#as: Option<String>,
}

/// `GET /table/{table}`
pub(crate) async fn show(
    ctx: Ctx,
    Path(table): Path<String>,
    at: Result<Query<At>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let Ok(table) = table.parse::<TableId>() else { return ctx.problem(PageError::NOT_FOUND) };
    let Ok(Query(At { at, r#as: form })) = at else { return ctx.problem(PageError::NOT_FOUND) };
    let tokens = ctx.visitor.tokens(&table);
    let (seen, moment) = match look(&ctx, &table, &tokens, at).await {
        Ok(seen) => seen,
        Err(answer) => return answer,
    };
    // Who comes from the table before, for a rematch, holds its token still.
    let mine = seen.tokens.iter().filter_map(|&one| tokens.get(one).cloned());
    let mine: Vec<Token> = mine.filter(|token| !ctx.visitor.is_key(token)).collect();
    let moved_on = !mine.is_empty() && !ctx.visitor.knows(&table);
    let cookie = moved_on.then(|| seat_cookie(&table, &mine, ctx.https()));
    let club = club_table(&ctx, &seen, None).await;
    let called = ctx.visitor.called().to_owned();
    let events = seen.events.clone();
    let mut model = TableModel { called, ..model(&ctx, seen, moment, club) };
    model.since = pages::said(&model, &events);
    let page = match form.as_deref() {
        None => Some(pages::table(&model)),
        Some("text") => pages::review(&model),
        Some(_) => None,
    };
    let Some(page) = page else { return ctx.problem(PageError::NOT_FOUND) };
    let mut answer = html(page).into_response();
    if let Some(cookie) = cookie {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

async fn look(
    ctx: &Ctx,
    table: &TableId,
    tokens: &[Token],
    at: Option<Seq>,
) -> Result<(TableSnapshot, Option<Moment>), Response> {
    let hall = &ctx.app.hall;
    let refused = |error| ctx.refused(&error);
    let moment = match at {
        Some(seq) => {
            let seen = hall.seen_as_of(table, tokens, seq).await.map_err(refused)?;
            Some(Moment { seq, view: seen.view, latest: seen.latest, opinions: seen.opinions })
        }
        None => None,
    };
    let seen = hall.seen(table, tokens, Some(0)).await.map_err(refused)?;
    Ok((seen, moment))
}

/// The live parts of the page by their names.
#[derive(Serialize)]
struct Past {
    seq: Seq,
    html: BTreeMap<&'static str, String>,
}

/// `GET /table/{table}/at/{seq}`
pub(crate) async fn at(ctx: Ctx, Path((table, seq)): Path<(String, String)>) -> Response {
    let (Ok(table), Ok(seq)) = (table.parse::<TableId>(), seq.parse()) else {
        return ctx.problem(PageError::NOT_FOUND);
    };
    let tokens = ctx.visitor.tokens(&table);
    match look(&ctx, &table, &tokens, Some(seq)).await {
        Ok((seen, moment)) => {
            let club = club_table(&ctx, &seen, None).await;
            let parts = pages::parts(&model(&ctx, seen, moment, club));
            let html = parts.named().into_iter().map(|(name, text)| (name, text.to_owned())).collect();
            Json(Past { seq, html }).into_response()
        }
        Err(answer) => answer,
    }
}

/// `POST /table/{table}/sit`
pub(crate) async fn sit(ctx: Ctx, Path(table): Path<String>, headers: HeaderMap, form: Fields) -> Response {
    let script = is_script(&headers);
    let Ok(table) = table.parse::<TableId>() else { return ctx.problem(PageError::NOT_FOUND) };
    let sent = match fields(form) {
        Ok(sent) => sent,
        Err(wrong) => return ctx.problem(wrong),
    };
    let seat = match field(&sent, "seat").filter(|seat| !seat.is_empty()).map(str::parse) {
        None => None,
        Some(Ok(seat)) => Some(Seat(seat)),
        Some(Err(_)) => return ctx.problem(PageError::NONSENSE),
    };
    if let Err(answer) = ctx.key() {
        return answer;
    }
    // Who comes from the lobby is called as at the last table.
    let typed = field(&sent, "name").unwrap_or(&ctx.visitor.name);
    let member = ctx.visitor.member.as_ref().map(|member| member.id);
    if let Err(error) = ctx.app.lobby.check_sitting(&table, member).await {
        return match error.refused() {
            Some(told) => refused(&ctx, script, &told),
            None => ctx.problem(PageError::of(StatusCode::INTERNAL_SERVER_ERROR)),
        };
    }
    // Members are called by their nickname, so that nobody is taken for another.
    let name = ctx.visitor.member.as_ref().map_or(typed, |member| &member.nickname);
    if let Err(told) = ctx.check_guest_name(name).await {
        return refused(&ctx, script, &told);
    }
    // Who sits there already asks again: the answer was lost.
    if let Ok(seen) = ctx.app.hall.seen(&table, &ctx.visitor.tokens(&table), None).await
        && seen.held.is_empty()
    {
        let others = seen.players.iter().map(|player| player.name.clone());
        let all = others.chain([name.trim().to_owned()]).filter(|name| !name.is_empty()).collect();
        if let Err(told) = super::setup::different_names(&seen.facts, all) {
            return refused(&ctx, script, &told);
        }
    }
    match ctx.app.hall.sit_as(&table, &ctx.visitor.tokens(&table), member, seat, name).await {
        Ok(_) => {
            let way = mapping::table_path(&table);
            let mut answer = if script { Json(json!({"go": way})).into_response() } else { see_other(&way) };
            let remembered = name_cookie(typed, &ctx.visitor.name, ctx.https());
            answer.headers_mut().extend(remembered.map(|cookie| (header::SET_COOKIE, cookie)));
            answer
        }
        Err(HallError::Refused(told)) if script => refused(&ctx, script, &told),
        Err(error) => ctx.refused(&error),
    }
}

/// `POST /table/{table}/free`
pub(crate) async fn free(ctx: Ctx, Path(table): Path<String>, form: Fields) -> Response {
    let Ok(table) = table.parse::<TableId>() else { return ctx.problem(PageError::NOT_FOUND) };
    let sent = match fields(form) {
        Ok(sent) => sent,
        Err(wrong) => return ctx.problem(wrong),
    };
    let Some(Ok(seat)) = field(&sent, "seat").map(str::parse) else {
        return ctx.problem(PageError::NONSENSE);
    };
    let kind = CommandKind::Free { seat: Seat(seat) };
    let command = Command { id: TableId::new().to_string(), seq: None, kind };
    match ctx.app.hall.command(&table, &ctx.visitor.tokens(&table), command).await {
        Ok(_) => see_other(&mapping::table_path(&table)),
        Err(error) => ctx.refused(&error),
    }
}
