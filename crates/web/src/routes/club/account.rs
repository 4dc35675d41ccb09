//! Members: registering, signing in and out, face, names, scores.

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use meydan_club::{ClubMember, Error, MemberId};
use meydan_hall::TableId;
use meydan_members::{NameRules, NewMember};
use serde::Deserialize;

use super::{Answer, broken, either, framed, member, page, said, sent, visitor};
use crate::app::{Ctx, PageError, html};
use crate::routes::home::{Fields, field, is_local, see_other};
use crate::visitor::{club_cookie, forget_cookie, seat_cookie};
use meydan_pages::club::{self, Board, Entrance, Notice, Profile, Scores};

/// What was typed into the forms of the entrance; never a password.
#[derive(Default)]
struct Typed {
    username: String,
    new: (String, String),
    /// Where to go on afterwards.
    back: Option<String>,
}

/// Where a form of the entrance leads on to: a page of the club, or the profile.
fn back(sent: &[(String, String)]) -> Option<&str> {
    field(sent, "back").filter(|path| is_local(path) && path.starts_with("/club/"))
}

/// The same, for the form when it is shown again.
fn kept(sent: &[(String, String)]) -> Option<String> {
    back(sent).map(str::to_owned)
}

fn entrance(ctx: &Ctx, notice: Option<Notice>, typed: Typed) -> Response {
    let frame = framed(ctx, "/club");
    let model = Entrance { frame, notice, username: typed.username, new: typed.new, back: typed.back };
    page(model.notice.as_ref(), club::entrance(&model))
}

async fn profile(ctx: &Ctx, member: ClubMember, notice: Option<Notice>) -> Answer {
    let club = &ctx.app.club;
    let failed = |error: Error| broken(ctx, &error);
    let board = club.scoreboard().await.map_err(failed)?;
    let rank = board.iter().find(|line| line.nickname == member.nickname).map_or(0, |line| line.rank);
    let decks = club.decks(member.id).await.map_err(failed)?;
    let deck = decks.into_iter().find(|deck| deck.active).map(|deck| (deck.name.clone(), deck.is_valid()));
    let (frame, cheats) = (framed(ctx, "/club"), ctx.app.settings.cheats);
    let model = Profile { frame, member, rank, deck, cheats, notice: notice.clone() };
    Ok(page(notice.as_ref(), club::profile(&model)))
}

/// `GET /club`
pub(super) async fn show(ctx: Ctx) -> Response {
    either(
        async {
            match visitor(&ctx).await? {
                Some(member) => profile(&ctx, member, None).await,
                None => Ok(entrance(&ctx, None, Typed::default())),
            }
        }
        .await,
    )
}

#[derive(Deserialize)]
pub(super) struct By {
    by: Option<String>,
}

/// `GET /club/scores?by={score|won}`
pub(super) async fn scores(ctx: Ctx, by: Result<Query<By>, QueryRejection>) -> Response {
    either(
        async {
            let Ok(Query(By { by })) = by else { return Err(ctx.problem(PageError::NONSENSE)) };
            let member = visitor(&ctx).await?;
            let board = match by.as_deref() {
                None | Some("score") => ctx.app.club.scoreboard().await.map(Board::Score),
                Some("won") => ctx.app.club.standings().await.map(Board::Won),
                Some(_) => return Err(ctx.problem(PageError::NONSENSE)),
            };
            let board = board.map_err(|error| broken(&ctx, &error))?;
            let ids: Vec<MemberId> = ctx.app.lobby.members_here().into_iter().collect();
            let here = ctx.app.club.members.nicknames(&ids).await.map_err(|error| broken(&ctx, &error))?;
            let here = here.into_iter().collect();
            let model = Scores { frame: ctx.frame(), member, board, here, notice: None };
            Ok(html(club::scores(&model)).into_response())
        }
        .await,
    )
}

/// Whoever comes or goes leaves no seat at a duel of the club to the next one at this browser.
async fn forget_seats(ctx: &Ctx, cookies: &mut HeaderMap) -> Result<(), Response> {
    for (table, _) in &ctx.visitor.seats {
        let duel = ctx.app.club.duel(table).await.map_err(|error| broken(ctx, &error))?;
        if duel.is_some() {
            cookies.append(header::SET_COOKIE, forget_cookie(table, ctx.https()));
        }
    }
    Ok(())
}

/// The browser in which the password was changed keeps the seats that it held.
async fn keep_seat(
    ctx: &Ctx,
    table: &TableId,
    id: MemberId,
    cookies: &mut HeaderMap,
) -> Result<(), Response> {
    let Some((_, held)) = ctx.visitor.seats.iter().find(|(known, _)| known == table) else { return Ok(()) };
    let mut tokens = ctx.app.club.seat_tokens(table, id).await.map_err(|error| broken(ctx, &error))?;
    // Those of somebody else at the same screen go on.
    tokens.extend(held.iter().cloned());
    cookies.append(header::SET_COOKIE, seat_cookie(table, &tokens, ctx.https()));
    Ok(())
}

/// Lets somebody in: a new pass, and the old one of this browser is forgotten.
async fn let_in(ctx: &Ctx, id: MemberId, back: Option<&str>) -> Answer {
    let club = &ctx.app.club;
    if let Some(old) = &ctx.visitor.pass {
        club.members.sign_out(old).await.map_err(|error| broken(ctx, &error))?;
    }
    let pass = club.members.sign_in(id).await.map_err(|error| broken(ctx, &error))?;
    // What this browser had as a guest is the member's from now on (HA-02).
    if let Some(key) = &ctx.visitor.key {
        let tables = club.members.take_over(id, key.holder()).await.map_err(|error| broken(ctx, &error))?;
        for table in tables {
            ctx.app.hall.read_again(&table).await;
        }
    }
    let mut answer = see_other(back.unwrap_or("/club"));
    answer.headers_mut().append(header::SET_COOKIE, club_cookie(Some(&pass), ctx.https()));
    forget_seats(ctx, answer.headers_mut()).await?;
    Ok(answer)
}

/// `POST /club/register`
pub(super) async fn register(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let sent = sent(&ctx, form)?;
            let get = |name| field(&sent, name).unwrap_or_default();
            let (username, nickname) = (get("username"), get("nickname"));
            let _turn = ctx.app.limits.password(ctx.visitor.address).await;
            match ctx
                .app
                .club
                .register(NewMember { username, nickname, password: get("password") }, NameRules::Hall)
                .await
            {
                Ok(id) => let_in(&ctx, id, back(&sent)).await,
                Err(error) => {
                    let new = (username.to_owned(), nickname.to_owned());
                    Ok(entrance(
                        &ctx,
                        Some(said(&ctx, &error)?),
                        Typed { new, back: kept(&sent), ..Typed::default() },
                    ))
                }
            }
        }
        .await,
    )
}

/// Says that a name was tried too often for now.
pub(super) fn too_often(ctx: &Ctx) -> Notice {
    Notice::Wrong(ctx.words().say("web-club-too-often"))
}

/// `POST /club/sign-in`
pub(super) async fn sign_in(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let sent = sent(&ctx, form)?;
            let username = field(&sent, "username").unwrap_or_default();
            let typed = || Typed { username: username.to_owned(), back: kept(&sent), ..Typed::default() };
            if !ctx.app.limits.sign_in(ctx.visitor.address, username) {
                let mut answer = entrance(&ctx, Some(too_often(&ctx)), typed());
                *answer.status_mut() = StatusCode::TOO_MANY_REQUESTS;
                return Ok(answer);
            }
            let _turn = ctx.app.limits.password(ctx.visitor.address).await;
            match ctx
                .app
                .club
                .log_in(username, field(&sent, "password").unwrap_or_default(), NameRules::Hall)
                .await
            {
                Ok(member) => let_in(&ctx, member.id, back(&sent)).await,
                Err(error) => Ok(entrance(&ctx, Some(said(&ctx, &error)?), typed())),
            }
        }
        .await,
    )
}

/// `POST /club/sign-out`
pub(super) async fn sign_out(ctx: Ctx) -> Response {
    if let Some(pass) = &ctx.visitor.pass
        && let Err(error) = ctx.app.club.members.sign_out(pass).await
    {
        return broken(&ctx, &error);
    }
    let mut answer = see_other("/club");
    answer.headers_mut().append(header::SET_COOKIE, club_cookie(None, ctx.https()));
    match forget_seats(&ctx, answer.headers_mut()).await {
        Ok(()) => answer,
        Err(broken) => broken,
    }
}

/// The page again after something was changed, or why it was not.
async fn changed(ctx: &Ctx, member: ClubMember, done: Result<(), Error>, said_done: &str) -> Answer {
    let notice = match &done {
        Ok(()) => Notice::Done(ctx.words().say(said_done)),
        Err(error) => said(ctx, error)?,
    };
    let member = ctx.app.club.member(member.id).await.map_err(|error| broken(ctx, &error))?;
    profile(ctx, member, Some(notice)).await
}

/// `POST /club/nickname`
pub(super) async fn nickname(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let new = field(&sent, "nickname").unwrap_or_default();
            let done = ctx.app.club.change_nickname(member.id, new).await;
            changed(&ctx, member, done, "web-club-nickname-changed").await
        }
        .await,
    )
}

/// `POST /club/password`
pub(super) async fn password(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let club = &ctx.app.club;
            if !ctx.app.limits.sign_in(ctx.visitor.address, &member.username) {
                return profile(&ctx, member, Some(too_often(&ctx))).await;
            }
            let get = |name| field(&sent, name).unwrap_or_default();
            let _turn = ctx.app.limits.password(ctx.visitor.address).await;
            let done = club.change_password(member.id, get("current"), get("new"), NameRules::Hall).await;
            let mut cookies = HeaderMap::new();
            if let Ok(tables) = &done {
                // This browser too is known by something new: somebody may have copied the old.
                let pass =
                    club.members.sign_in_alone(member.id).await.map_err(|error| broken(&ctx, &error))?;
                cookies.append(header::SET_COOKIE, club_cookie(Some(&pass), ctx.https()));
                for table in tables {
                    ctx.app.hall.read_again(table).await;
                    keep_seat(&ctx, table, member.id, &mut cookies).await?;
                }
            }
            let mut answer = changed(&ctx, member, done.map(drop), "web-club-password-changed").await?;
            answer.headers_mut().extend(cookies);
            Ok(answer)
        }
        .await,
    )
}

/// `POST /club/avatar`
pub(super) async fn avatar(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            // What is no number is no face.
            let new = field(&sent, "avatar").and_then(|text| text.parse().ok()).unwrap_or(u8::MAX);
            let done = ctx.app.club.members.change_avatar(member.id, new).await.map_err(Error::from);
            if done.is_ok() {
                ctx.app.tell_club_news();
            }
            changed(&ctx, member, done, "web-club-avatar-changed").await
        }
        .await,
    )
}

/// `POST /club/coins`: a cheat (section 22). Where they are not allowed there is no such page.
pub(super) async fn coins(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            if !ctx.app.settings.cheats {
                return Err(ctx.problem(PageError::NOT_FOUND));
            }
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            // What is no number is no amount.
            let amount = field(&sent, "amount").and_then(|text| text.trim().parse().ok()).unwrap_or(0);
            let done = ctx.app.club.raise_coins(member.id, amount, "cheat").await;
            changed(&ctx, member, done, "web-club-coins-raised").await
        }
        .await,
    )
}
