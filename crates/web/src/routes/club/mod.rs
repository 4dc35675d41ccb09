//! The duel club in browsers: who asks, and what every part of it needs.
//!
//! Nobody sees more than their own: every question to the club is asked for the
//! member whose pass came along, never for a name out of a form.

mod account;
mod cards;
mod challenges;
mod decks;
pub(crate) mod duels;
mod shop;
mod talk;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use meydan_club::{ClubMember, Error};

use super::home::{Fields, fields, see_other};
use crate::app::{Ctx, PageError, Shared, html};
use meydan_pages::club::Notice;
use meydan_pages::model::{Frame, Problem};

/// All addresses of the club. Texts of cards and decks may be as large as `most`.
pub(crate) fn router(most: usize) -> Router<Shared> {
    Router::new()
        .route("/club", get(account::show))
        .route("/club/duels", get(duels::show).post(duels::begin))
        .route("/club/duel/{table}", get(duels::go))
        .route("/club/challenge/{id}", get(challenges::show))
        .route("/club/challenge/{id}/state", get(challenges::state))
        .route("/club/challenge/{id}/accept", post(challenges::accept))
        .route("/club/challenge/{id}/withdraw", post(challenges::withdraw))
        .route("/club/shop", get(shop::show).post(shop::buy))
        .route("/club/decks", get(decks::show))
        .route("/club/decks/create", post(decks::create))
        .route("/club/decks/delete", post(decks::delete))
        .route("/club/decks/activate", post(decks::activate))
        .route("/club/decks/import", post(decks::import).layer(DefaultBodyLimit::max(most)))
        .route("/club/deck", get(decks::edit).post(decks::step))
        .route("/club/deck/export", get(decks::export))
        .route("/club/cards", get(cards::show))
        .route("/club/cards/check", post(cards::check))
        .route("/club/cards/try", post(cards::try_it))
        .route("/club/cards/make", post(cards::make))
        .route("/club/cards/import", post(cards::import).layer(DefaultBodyLimit::max(most)))
        .route("/club/cards/export", get(cards::export))
        .route("/club/scores", get(account::scores))
        .route("/club/talk", get(talk::show).post(talk::say))
        .route("/club/talk/live", get(talk::live))
        .route("/club/register", post(account::register))
        .route("/club/sign-in", post(account::sign_in))
        .route("/club/sign-out", post(account::sign_out))
        .route("/club/nickname", post(account::nickname))
        .route("/club/password", post(account::password))
        .route("/club/avatar", post(account::avatar))
        .route("/club/coins", post(account::coins))
}

/// What a handler gives when it cannot go on: a page, or the way to one.
type Answer = Result<Response, Response>;

/// The page for what broke. What was refused is said on the page that asked.
fn broken(ctx: &Ctx, error: &dyn std::fmt::Display) -> Response {
    tracing::error!(%error, "the club failed");
    ctx.problem(PageError(StatusCode::INTERNAL_SERVER_ERROR, Problem::Broken))
}

/// The frame of a page at this address. What answers a form may have an address that
/// only forms have: the switches of language and theme lead back to the page instead.
fn framed<'a>(ctx: &'a Ctx, address: &'a str) -> Frame<'a> {
    let frame = ctx.frame();
    let here = frame.path.split('?').next() == Some(address);
    Frame { path: if here { frame.path } else { address }, ..frame }
}

/// Who is signed in.
async fn visitor(ctx: &Ctx) -> Result<Option<ClubMember>, Response> {
    match &ctx.visitor.pass {
        Some(pass) => ctx.app.club.who(pass).await.map_err(|error| broken(ctx, &error)),
        None => Ok(None),
    }
}

/// Who is signed in; others are shown the entrance.
async fn member(ctx: &Ctx) -> Result<ClubMember, Response> {
    visitor(ctx).await?.ok_or_else(|| see_other("/club"))
}

/// The fields of a form.
#[expect(clippy::result_large_err, reason = "an answer is made once a request")]
fn sent(ctx: &Ctx, form: Fields) -> Result<Vec<(String, String)>, Response> {
    fields(form).map_err(|wrong| ctx.problem(wrong))
}

/// What was refused, in words; what broke is a page of its own.
#[expect(clippy::result_large_err, reason = "an answer is made once a request")]
fn said(ctx: &Ctx, error: &Error) -> Result<Notice, Response> {
    match error.refused() {
        Some(refused) => Ok(Notice::Wrong(meydan_pages::refusal(ctx.visitor.lang, &refused))),
        None => Err(broken(ctx, error)),
    }
}

/// A page, with the status of what it says first.
fn page(notice: Option<&Notice>, page: maud::Markup) -> Response {
    let status = match notice {
        Some(Notice::Wrong(_)) => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::OK,
    };
    (status, html(page)).into_response()
}

/// Either way it is an answer.
fn either(answer: Answer) -> Response {
    answer.unwrap_or_else(|answer| answer)
}
