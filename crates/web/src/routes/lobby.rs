//! What people do in the lobby: forms, which answer scripts in JSON and everybody else with a page.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use meydan_core::Refused;
use meydan_hall::TableId;
use meydan_lobby::{Error, Person, Terms};
use meydan_members::Circle;
use meydan_pages::lobby::{self as pages, DarePage, LivePage, PAIRED, Want};
use meydan_pages::model::Problem;
use serde::Deserialize;
use serde_json::json;

use super::home::{Fields, field, fields, see_other};
use crate::app::{Ctx, PageError, html};
use crate::lobbying::{hall_model, known, named, person, way};
use crate::protocol::own_refusal;

/// Whether a script asks, which puts the answer on the page itself.
pub(crate) fn is_script(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).is_some_and(|accept| accept.as_bytes() == b"application/json")
}

/// What was refused, for whoever asks.
pub(crate) fn refused(ctx: &Ctx, script: bool, refused: &Refused) -> Response {
    let message = meydan_pages::refusal(ctx.visitor.lang, refused);
    let status = match refused.code {
        "guests-cannot" | "blocked-there" => StatusCode::FORBIDDEN,
        "no-such-challenge" | "no-such-person" | "not-waiting" => StatusCode::NOT_FOUND,
        "lobby-full" => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::CONFLICT,
    };
    if script {
        let error = json!({"error": {"code": refused.code, "rule": refused.rule, "message": message}});
        return (status, Json(error)).into_response();
    }
    ctx.problem(PageError(status, Problem::Refused(message)))
}

/// A refusal of the lobby in words; of decks it matters whose.
fn failed(ctx: &Ctx, script: bool, error: &Error) -> Response {
    match error.refused() {
        Some(told) => refused(ctx, script, &told),
        None => {
            tracing::error!(%error, "the lobby failed");
            ctx.problem(PageError(StatusCode::INTERNAL_SERVER_ERROR, Problem::Broken))
        }
    }
}

/// The answer to what was done: where to go, or just that it was done.
fn done(script: bool, go: Option<&str>) -> Response {
    match (script, go) {
        (true, go) => Json(json!({"go": go})).into_response(),
        (false, go) => see_other(go.unwrap_or("/")),
    }
}

/// Who asks; without a key the same request is to be made again with the one that the answer gives.
#[expect(clippy::result_large_err, reason = "an answer is what handlers give")]
fn asker(ctx: &Ctx) -> Result<Person, Response> {
    ctx.key()?;
    person(ctx).ok_or_else(|| ctx.problem(PageError::NONSENSE))
}

/// What a guest is called who has given no name is nobody else's name.
async fn nameable(ctx: &Ctx, person: Person) -> Person {
    match ctx.check_guest_name(&person.name).await {
        Err(_) if person.member.is_none() => Person { name: String::new(), ..person },
        _ => person,
    }
}

/// `POST /lobby/wait`: waits to be paired, or no longer.
pub(crate) async fn wait(ctx: Ctx, headers: HeaderMap, form: Fields) -> Response {
    let script = is_script(&headers);
    let person = match asker(&ctx) {
        Ok(person) => nameable(&ctx, person).await,
        Err(answer) => return answer,
    };
    let sent = match fields(form) {
        Ok(sent) => sent,
        Err(wrong) => return ctx.problem(wrong),
    };
    let Some(Ok(want)) = field(&sent, "want").map(str::parse::<Want>) else {
        return ctx.problem(PageError::NONSENSE);
    };
    let lobby = &ctx.app.lobby;
    let mut terms = Terms { clock: want.clock, ..Terms::usual(&want.game) };
    if let Some(rounds) = &want.rounds {
        terms.options.insert("rounds".to_owned(), rounds.as_str().into());
    }
    let own = match lobby.own(&person, &[]).await {
        Ok(own) => own,
        Err(error) => return failed(&ctx, script, &error),
    };
    // The same again stops it.
    if let Some(waiting) = own.waits.iter().find(|waiting| waiting.wait.terms == terms) {
        return match lobby.stop_waiting(&waiting.wait.id, &person).await {
            Ok(()) => done(script, None),
            Err(error) => failed(&ctx, script, &error),
        };
    }
    if !ctx.app.limits.table(ctx.visitor.address) {
        return refused(&ctx, script, &own_refusal("too-fast"));
    }
    match lobby.wait(&person, terms).await {
        Ok(_) => done(script, None),
        Err(error) => failed(&ctx, script, &error),
    }
}

/// `POST /lobby/{what}/{id}/{act}`
pub(crate) async fn act(
    ctx: Ctx,
    Path((what, id, act)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Response {
    let script = is_script(&headers);
    let person = match asker(&ctx) {
        Ok(person) => nameable(&ctx, person).await,
        Err(answer) => return answer,
    };
    let lobby = &ctx.app.lobby;
    if what == "people" {
        let (circle, on) = match act.as_str() {
            "follow" => (Circle::Follow, true),
            "unfollow" => (Circle::Follow, false),
            "block" => (Circle::Block, true),
            "unblock" => (Circle::Block, false),
            _ => return ctx.problem(PageError::NOT_FOUND),
        };
        return match lobby.set_circle(&person, circle, &id, on).await {
            Ok(()) => done(script, Some("/challenge").filter(|_| !script)),
            Err(error) => failed(&ctx, script, &error),
        };
    }
    let Ok(id) = id.parse::<TableId>() else { return ctx.problem(PageError::NOT_FOUND) };
    let outcome = match (what.as_str(), act.as_str()) {
        ("wait", "cancel") => lobby.stop_waiting(&id, &person).await.map(|()| None),
        ("wait", "computer") => lobby.take_computer(&id, &person).await.map(Some),
        ("challenge", "accept") => lobby.accept(&id, &person).await.map(Some),
        ("challenge", "refuse") => lobby.refuse(&id, &person).await.map(|()| None),
        ("challenge", "withdraw") => lobby.withdraw(&id, &person).await.map(|()| None),
        _ => return ctx.problem(PageError::NOT_FOUND),
    };
    match outcome {
        Ok(None) => done(script, None),
        Ok(Some(table)) => {
            let club = matches!(ctx.app.club.duel(&table).await, Ok(Some(_)));
            done(script, Some(&way(&table, club)))
        }
        Err(error) => failed(&ctx, script, &error),
    }
}

/// `POST /lobby/people`: follows or blocks whom the form names.
pub(crate) async fn people(ctx: Ctx, headers: HeaderMap, form: Fields) -> Response {
    let sent = match fields(form) {
        Ok(sent) => sent,
        Err(wrong) => return ctx.problem(wrong),
    };
    let what = (field(&sent, "whom").unwrap_or_default(), field(&sent, "act").unwrap_or_default());
    let path = Path(("people".to_owned(), what.0.trim().to_owned(), what.1.to_owned()));
    act(ctx, path, headers).await
}

/// `GET /live`
pub(crate) async fn live(ctx: Ctx) -> Response {
    let hidden = match person(&ctx) {
        Some(person) => ctx.app.lobby.hidden_from(&person).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let view = std::sync::Arc::clone(&ctx.app.lobby.view().borrow());
    let hall = hall_model(ctx.visitor.lang, &view, &hidden.into_iter().collect());
    html(pages::live_page(&LivePage { frame: ctx.frame(), hall })).into_response()
}

#[derive(Deserialize)]
pub(crate) struct Dare {
    to: Option<String>,
    game: Option<String>,
}

/// `GET /challenge?to={name}&game={game}`
pub(crate) async fn dare(ctx: Ctx, asked: Result<Query<Dare>, QueryRejection>) -> Response {
    let Ok(Query(Dare { to, game })) = asked else { return ctx.problem(PageError::NONSENSE) };
    let to = to.unwrap_or_default();
    let mut problem = None;
    let (mut followed, mut blocked) = (Vec::new(), Vec::new());
    if let Some(person) = person(&ctx).filter(|person| person.member.is_some()) {
        if let Some(game) = game.filter(|game| PAIRED.iter().any(|(one, _)| one == game)) {
            match ctx.app.club.members.find_folded(to.trim()).await {
                Ok(Some(member)) if Some(member.id) != person.member => {
                    let to = meydan_pages::encoded(&member.username);
                    let way = if game == "duel" { "/club/duels".to_owned() } else { format!("/play/{game}") };
                    return see_other(&format!("{way}?to={to}"));
                }
                Ok(Some(_)) => problem = Some(meydan_lobby::Refusal::Yourself),
                Ok(None) => problem = Some(meydan_lobby::Refusal::NoSuchPerson),
                Err(error) => return failed(&ctx, false, &error.into()),
            }
        }
        let lobby = &ctx.app.lobby;
        let read = async {
            let own = lobby.own(&person, &[]).await?;
            let blocked = match person.member {
                Some(member) => lobby.blocked(member).await?,
                None => Vec::new(),
            };
            Ok::<_, Error>((own, blocked))
        };
        match read.await {
            Ok((own, theirs)) => {
                followed = own.followed.iter().map(known).collect();
                blocked = theirs.iter().map(named).collect();
            }
            Err(error) => return failed(&ctx, false, &error),
        }
    }
    let status = if problem.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let problem = problem.map(|refusal| meydan_pages::refusal(ctx.visitor.lang, &refusal.refused()));
    let model = DarePage { frame: ctx.frame(), to, problem, followed, blocked };
    (status, html(pages::dare_page(&model))).into_response()
}
