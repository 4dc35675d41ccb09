//! Challenges by link: the page, its answer, and what its maker waits for.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use meydan_club::{Challenge, ChallengeId, ClubMember, Refusal};
use serde_json::json;

use super::duels::{active_deck, duel_path, refused};
use super::{Answer, broken, either, framed, member, page, said, visitor};
use crate::app::{Ctx, PageError};
use crate::routes::home::see_other;
use meydan_pages::club::{self, Challenged, Notice, Reader};

/// The challenge of an address.
async fn found(ctx: &Ctx, id: &str) -> Result<Challenge, Response> {
    let not_found = || ctx.problem(PageError::NOT_FOUND);
    let id: ChallengeId = id.parse().map_err(|()| not_found())?;
    let found = ctx.app.club.find_challenge(&id).await.map_err(|error| broken(ctx, &error))?;
    found.ok_or_else(not_found)
}

/// The page of a challenge for whoever reads it. Those who play are led to the table once there is one.
async fn draw(ctx: &Ctx, challenge: Challenge, reader: Option<ClubMember>, notice: Option<Notice>) -> Answer {
    let Challenge { id, challenger, duel, accepted, .. } = &challenge;
    let reader = match (reader, duel) {
        (Some(member), Some(table)) if member.id == *challenger || *accepted == Some(member.id) => {
            return Ok(see_other(&duel_path(table)));
        }
        (Some(member), Some(_)) => Reader::Late(member),
        (Some(member), None) if member.id == *challenger => {
            let scheme = if ctx.https() { "https" } else { "http" };
            Reader::Challenger(member, format!("{scheme}://{}/club/challenge/{id}", ctx.visitor.host))
        }
        (Some(member), None) => {
            let deck = active_deck(ctx, member.id).await?;
            Reader::Invited(member, deck)
        }
        // Also when it is taken: by whom, signing in will tell.
        (None, _) => Reader::Stranger,
    };
    drawn(ctx, challenge, reader, notice).await
}

async fn drawn(ctx: &Ctx, challenge: Challenge, reader: Reader, notice: Option<Notice>) -> Answer {
    let Challenge { id, challenger, rounds, .. } = challenge;
    let path = format!("/club/challenge/{id}");
    let challenger = ctx.app.club.member(challenger).await.map_err(|error| broken(ctx, &error))?;
    let frame = framed(ctx, &path);
    let model = Challenged { frame, id: id.to_string(), challenger, rounds: rounds.count(), reader, notice };
    let mut answer = page(model.notice.as_ref(), club::challenge(&model));
    if matches!(model.reader, Reader::Late(_)) {
        *answer.status_mut() = StatusCode::CONFLICT;
    }
    Ok(answer)
}

/// `GET /club/challenge/{id}`
pub(super) async fn show(ctx: Ctx, Path(id): Path<String>) -> Response {
    either(
        async {
            let challenge = found(&ctx, &id).await?;
            let reader = visitor(&ctx).await?;
            draw(&ctx, challenge, reader, None).await
        }
        .await,
    )
}

/// `GET /club/challenge/{id}/state`: where its maker is to go now, for the script.
pub(super) async fn state(ctx: Ctx, Path(id): Path<String>) -> Response {
    either(
        async {
            let challenge = found(&ctx, &id).await?;
            let me = visitor(&ctx).await?.map(|member| member.id);
            if me != Some(challenge.challenger) {
                return Err(ctx.problem(PageError::NOT_FOUND));
            }
            let to = challenge.duel.as_ref().map(duel_path);
            Ok(Json(json!({ "to": to })).into_response())
        }
        .await,
    )
}

/// `POST /club/challenge/{id}/accept`
pub(super) async fn accept(ctx: Ctx, Path(id): Path<String>) -> Response {
    either(
        async {
            let challenge = found(&ctx, &id).await?;
            let Some(reader) = visitor(&ctx).await? else {
                return Ok(see_other(&format!("/club/challenge/{}", challenge.id)));
            };
            let cheats = ctx.app.settings.cheats;
            match ctx.app.club.accept_challenge(&challenge.id, reader.id, cheats).await {
                Ok(duel) => Ok(see_other(&duel_path(&duel.table))),
                // Somebody was faster.
                Err(error) if error.refusal() == Some(Refusal::ChallengeTaken) => {
                    drawn(&ctx, challenge, Reader::Late(reader), None).await
                }
                Err(error) => {
                    let notice = refused(&ctx, reader.id, &error).await?;
                    draw(&ctx, challenge, Some(reader), Some(notice)).await
                }
            }
        }
        .await,
    )
}

/// `POST /club/challenge/{id}/withdraw`
pub(super) async fn withdraw(ctx: Ctx, Path(id): Path<String>) -> Response {
    either(
        async {
            let member = member(&ctx).await?;
            let challenge = found(&ctx, &id).await?;
            match ctx.app.club.withdraw_challenge(&challenge.id, member.id).await {
                Ok(()) => Ok(see_other("/club/duels")),
                Err(error) => {
                    let notice = said(&ctx, &error)?;
                    draw(&ctx, challenge, Some(member), Some(notice)).await
                }
            }
        }
        .await,
    )
}
