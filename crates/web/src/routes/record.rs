//! The record of a table, as a file that says by its name what it is.

use axum::extract::{Path, Query};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use meydan_core::record::{Record, verify};
use meydan_hall::TableId;
use serde::Deserialize;

use crate::app::{Ctx, PageError};
use crate::mapping;
use meydan_pages::model::Problem;

/// No name in a file's name is longer than this many characters.
const MOST_NAME: usize = 40;

#[derive(Deserialize)]
pub(crate) struct As {
    r#as: Option<String>,
}

/// `GET /table/{table}/record`
pub(crate) async fn record(
    ctx: Ctx,
    Path(table): Path<String>,
    wanted: Result<Query<As>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let Ok(table) = table.parse::<TableId>() else { return ctx.problem(PageError::NOT_FOUND) };
    let Ok(Query(As { r#as: format })) = wanted else { return ctx.problem(PageError::NOT_FOUND) };
    let text = match ctx.app.hall.record(&table, &ctx.visitor.tokens(&table)).await {
        Ok(record) => record,
        Err(error) => return ctx.refused(&error),
    };
    let created = match ctx.app.hall.seen(&table, &[], None).await {
        Ok(seen) => seen.created,
        Err(error) => return ctx.refused(&error),
    };
    let Written { ending, kind, named, text } = match written(&ctx, text, format.as_deref(), created) {
        Ok(written) => written,
        Err(wrong) => return ctx.problem(wrong),
    };
    // The second name is the one that browsers take.
    let named = meydan_pages::encoded(&named);
    let name = format!("attachment; filename=\"{table}.{ending}\"; filename*=UTF-8''{named}");
    let name = HeaderValue::try_from(name).unwrap_or(HeaderValue::from_static("attachment"));
    let kind = HeaderValue::from_static(kind);
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response()
}

/// A record as a file.
struct Written {
    ending: &'static str,
    kind: &'static str,
    named: String,
    text: String,
}

fn written(ctx: &Ctx, text: String, format: Option<&str>, created: u64) -> Result<Written, PageError> {
    // The record is our own and sound.
    let broken = |_| PageError::of(StatusCode::INTERNAL_SERVER_ERROR);
    let record = Record::read(&text).map_err(broken)?;
    let names = &record.head.names;
    let named = |game: &str, ending: &str| {
        let parts = [game].into_iter().chain(names.iter().map(String::as_str));
        format!("{}-{}.{ending}", file_name(parts), date(created))
    };
    let Some(format) = format else {
        let named = named(&record.head.game, "meydan");
        return Ok(Written { ending: "meydan", kind: "application/jsonl; charset=utf-8", named, text });
    };
    let game = verify(&record, &meydan_catalogue::begin).map_err(broken)?;
    let formats = meydan_records::formats(game.facts().id);
    let format = formats.iter().find(|one| one.name == format).ok_or(PageError::NOT_FOUND)?;
    let title = mapping::title(&game.facts(), &record.head.config);
    let all: Vec<&str> = names.iter().map(String::as_str).chain([title.as_str()]).collect();
    // CH-50: by both players and the game, where all three have names.
    let named = if all.iter().all(|name| is_plain(name)) {
        format!("{}.{}", all.join("-"), format.name)
    } else {
        named(game.facts().id, format.name)
    };
    match format.write(game.as_ref(), names) {
        Ok(text) => Ok(Written { ending: format.name, kind: "text/plain; charset=utf-8", named, text }),
        // A game that began otherwise than usual, say, which the format cannot hold.
        Err(refused) => Err(PageError(StatusCode::CONFLICT, Problem::Refused(ctx.say_refusal(&refused)))),
    }
}

/// What may stand in the name of a file.
fn fits(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '\u{200c}')
}

/// Whether a name can stand in the name of a file as it is.
fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.trim() == name && name.chars().all(fits)
}

/// The name of a file from names that people gave, as far as they fit: `othello-Shirin-casual`.
fn file_name<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    let clean =
        |part: &str| part.chars().filter(|&c| fits(c)).take(MOST_NAME).collect::<String>().trim().to_owned();
    parts.map(clean).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// The day of a moment in milliseconds since 1970, as `2026-11-18` (by UTC).
fn date(millis: u64) -> String {
    // Years that begin in March have their odd day at their end.
    let days = millis / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_by_what_people_called_themselves_and_the_game() {
        let named = |parts: &[&str]| file_name(parts.iter().copied());
        assert_eq!(named(&["othello", "Shirin", "Deniz K"]), "othello-Shirin-Deniz K");
        assert_eq!(named(&["chess", "", "a/..\r\nb", " شیرین "]), "chess-ab-شیرین");
        assert!(is_plain("Deniz K"));
        for name in ["", "a/b", "..", " a", "a\r\nb"] {
            assert!(!is_plain(name), "{name:?}");
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        let day = 86_400_000;
        for (days, written) in
            [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_775, "2026-11-18")]
        {
            assert_eq!(date(days * day), written);
            assert_eq!(date(days * day + day - 1), written);
        }
    }
}
