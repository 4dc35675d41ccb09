//! Cheats at a table of Duel (section 22), by forms. Whether the match allows them, and
//! whether one is possible now, is for the rules to say: a form is put into an action
//! and sent like any other.

use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use duel::{Action, Cheat, Duel, Index, Spot, View};
use meydan_core::Seat;
use meydan_hall::{Command, CommandKind, HallError, TableId, TableSnapshot};
use serde_json::json;

use super::home::{Fields, field, fields, see_other};
use crate::app::{Ctx, PageError};
use crate::mapping::table_path;
use meydan_pages::model::Problem;

/// A place of no graveyard: what is not there is refused by the rules.
const NOWHERE: u8 = u8::MAX;

/// `POST /table/{table}/cheat`
pub(crate) async fn cheat(ctx: Ctx, Path(table): Path<String>, headers: HeaderMap, form: Fields) -> Response {
    let Ok(table) = table.parse::<TableId>() else { return ctx.problem(PageError::NOT_FOUND) };
    let sent = match fields(form) {
        Ok(sent) => sent,
        Err(wrong) => return ctx.problem(wrong),
    };
    let tokens = ctx.visitor.tokens(&table);
    let wanted = match ctx.app.hall.seen(&table, &tokens, None).await {
        Ok(seen) => wanted(&seen, &sent),
        Err(error) => return ctx.refused(&error),
    };
    let (seat, cheat) = match wanted {
        Ok(wanted) => wanted,
        Err(wrong) => return ctx.problem(wrong),
    };
    let kind = CommandKind::Act { seat, action: Action::Cheat(cheat).to_string() };
    let command = Command { id: TableId::new().to_string(), seq: None, kind };
    let done = ctx.app.hall.command(&table, &tokens, command).await;
    let scripted = headers.get(header::ACCEPT).is_some_and(|accept| accept == "application/json");
    match done {
        Ok(_) if scripted => said(&ctx.words().say("web-duel-cheat-done")),
        Ok(_) => see_other(&table_path(&table)),
        Err(HallError::Refused(refused)) if scripted => said(&ctx.say_refusal(&refused)),
        Err(error) => ctx.refused(&error),
    }
}

/// The answer to a script, which shows it.
fn said(text: &str) -> Response {
    Json(json!({ "said": text })).into_response()
}

/// Who cheats how: of several own seats the one that is asked.
fn wanted(seen: &TableSnapshot, sent: &[(String, String)]) -> Result<(Seat, Cheat), PageError> {
    let view = seen.view.of::<Duel>().ok_or(PageError::NOT_FOUND)?;
    let asked = seen.held.iter().find(|&seat| seen.pending.contains(seat));
    let seat = asked.or(seen.held.iter().next());
    let seat = seat.ok_or(PageError(StatusCode::FORBIDDEN, Problem::NotAllowed))?;
    Ok((seat, read(view, seat, sent).ok_or(PageError::NONSENSE)?))
}

/// The cheat that a form asks for; none if it makes no sense.
fn read(view: &View, seat: Seat, sent: &[(String, String)]) -> Option<Cheat> {
    let number = |name: &str| field(sent, name)?.trim().parse::<i64>().ok();
    let card = || Index::try_from(number("card")?).ok();
    Some(match field(sent, "cheat")? {
        "life" => Cheat::Life(u16::try_from(number("amount")?).ok().filter(|amount| *amount > 0)?),
        "take" => Cheat::Take(card()?),
        "bury" => Cheat::AddToGraveyard(card()?),
        "unbury" => {
            let card = card()?;
            let graveyard = &view.sides.get(seat.index())?.graveyard;
            let place = graveyard.iter().position(|lies| *lies == card);
            Cheat::RemoveFromGraveyard(place.map_or(Some(NOWHERE), |place| u8::try_from(place + 1).ok())?)
        }
        "power" => {
            let spot: Spot = field(sent, "spot")?.parse().ok()?;
            let [atk, def] =
                ["atk", "def"].map(|name| number(name).and_then(|change| i16::try_from(change).ok()));
            Some((atk?, def?)).filter(|change| *change != (0, 0)).map(|(atk, def)| Cheat::Power {
                spot,
                atk,
                def,
            })?
        }
        "protect" => Cheat::Protect(field(sent, "spot")?.parse().ok()?),
        "skip" => Cheat::Skip,
        "win" => Cheat::Win(Seat(u8::try_from(number("seat")?).ok().filter(|seat| *seat < 2)?)),
        _ => return None,
    })
}
