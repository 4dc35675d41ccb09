//! The home page, the rules, the switches of language and theme, and files.

use std::sync::Arc;

use axum::extract::{Form, Path};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::app::{Ctx, PageError, html};
use crate::lobbying::{hall_model, own_model, person};
use crate::mapping;
use crate::visitor::{lang_cookie, pace_cookie, theme_cookie};
use meydan_lobby::Own;
use meydan_pages as pages;
use meydan_pages::model::{HomeModel, Pace, Problem, RulesModel, Theme};

/// What a form sent, field by field, or what was wrong with it.
pub(crate) type Fields = Result<Form<Vec<(String, String)>>, axum::extract::rejection::FormRejection>;

/// The fields of a form, or what was wrong.
pub(crate) fn fields(form: Fields) -> Result<Vec<(String, String)>, PageError> {
    form.map(|Form(fields)| fields).map_err(|rejection| match rejection.into_response().status() {
        status @ StatusCode::PAYLOAD_TOO_LARGE => PageError::of(status),
        _ => PageError::NONSENSE,
    })
}

/// The first field of this name.
pub(crate) fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// An answer that leads elsewhere.
pub(crate) fn see_other(path: &str) -> Response {
    // Paths are checked or ours; one that is no header leads home.
    let to = HeaderValue::try_from(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

/// `GET /`
pub(crate) async fn home(ctx: Ctx) -> Response {
    let lobby = &ctx.app.lobby;
    let (mut own, mut hidden) = (Own::default(), Vec::new());
    if let Some(person) = person(&ctx) {
        let read = async {
            hidden = lobby.hidden_from(&person).await?;
            own = lobby.own(&person, &ctx.visitor.all_tokens()).await?;
            Ok::<_, meydan_lobby::Error>(())
        };
        if let Err(error) = read.await {
            tracing::error!(%error, "the lobby could not be read");
            return ctx.problem(PageError(StatusCode::INTERNAL_SERVER_ERROR, Problem::Broken));
        }
    }
    hidden.extend(own.tables.iter().filter(|table| table.listed).map(|table| table.table.clone()));
    let view = Arc::clone(&lobby.view().borrow());
    let hall = hall_model(ctx.visitor.lang, &view, &hidden.into_iter().collect());
    let (own, records) = own_model(&ctx, own);
    // Whose browser keeps something of ours, or who has signed in, has been here before.
    let known = ctx.visitor.own_key().is_some();
    let model = HomeModel { frame: ctx.frame(), games: mapping::game_cards(), known, hall, own, records };
    html(pages::home(&model)).into_response()
}

/// `GET /rules/{game}`
pub(crate) async fn rules(ctx: Ctx, Path(game): Path<String>) -> Response {
    let Some(tenant) = meydan_catalogue::find(&game) else { return ctx.problem(PageError::NOT_FOUND) };
    let model = RulesModel { frame: ctx.frame(), facts: tenant.facts, back: None };
    html(pages::rules(&model)).into_response()
}

/// `POST /choose`
pub(crate) async fn choose(ctx: Ctx, form: Fields) -> Response {
    let fields = match fields(form) {
        Ok(fields) => fields,
        Err(wrong) => return ctx.problem(wrong),
    };
    let lang = field(&fields, "lang").map(str::parse);
    let theme = field(&fields, "theme").map(Theme::from_code);
    let pace = field(&fields, "pace").map(Pace::from_code);
    let cookie = match (lang, theme, pace) {
        (Some(Ok(lang)), ..) => lang_cookie(lang, ctx.https()),
        (None, Some(Some(theme)), _) => theme_cookie(theme, ctx.https()),
        (None, None, Some(Some(pace))) => pace_cookie(pace, ctx.https()),
        _ => return ctx.problem(PageError::NONSENSE),
    };
    let back = field(&fields, "back").filter(|path| is_local(path)).unwrap_or("/");
    let mut answer = see_other(back);
    answer.headers_mut().append(header::SET_COOKIE, cookie);
    answer
}

/// Whether a path leads to a page of ours and nowhere else.
pub(crate) fn is_local(path: &str) -> bool {
    let mut bytes = path.bytes();
    bytes.next() == Some(b'/')
        && !matches!(bytes.next(), Some(b'/' | b'\\'))
        && path.len() <= 512
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

/// `GET /assets/{hash}/{name}`
pub(crate) async fn asset(
    ctx: Ctx,
    Path((hash, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let answer = ctx.app.assets.answer(&hash, &name, &headers);
    answer.unwrap_or_else(|| ctx.problem(PageError::NOT_FOUND))
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn only_paths_of_ours_are_gone_back_to() {
        for path in ["/", "/table/abc?at=3", "/rules/othello#OT-02"] {
            assert!(is_local(path), "{path}");
        }
        for path in ["", "//evil.example", "/\\evil.example", "http://evil.example", "/a\r\nX: y", "/ü", "x"]
        {
            assert!(!is_local(path), "{path}");
        }
    }
}
