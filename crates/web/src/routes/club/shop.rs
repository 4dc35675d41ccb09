//! The shop.

use std::collections::BTreeMap;

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::response::Response;
use meydan_club::ClubMember;
use meydan_telling::duel::card_name;
use serde::Deserialize;

use super::{Answer, broken, either, framed, member, page, said, sent};
use crate::app::{Ctx, PageError};
use crate::routes::home::{Fields, field, see_other};
use meydan_pages::club::{self, Notice, Shop, Wanted};

/// The longest text that is looked for.
const MOST_TEXT: usize = 60;
/// Nobody buys more copies at once: more are in no deck.
const MOST_AT_ONCE: u8 = 3;

/// What an address of the shop says.
#[derive(Default, Deserialize)]
pub(super) struct Asked {
    q: Option<String>,
    kind: Option<String>,
    /// Which page of what is found; the first if it is none.
    page: Option<String>,
    /// The card that was just bought.
    bought: Option<String>,
}

pub(super) fn wanted(text: Option<&str>, kind: Option<&str>) -> Wanted {
    Wanted {
        text: text.unwrap_or_default().chars().take(MOST_TEXT).collect(),
        kind: kind.filter(|kind| club::KINDS.contains(kind)).unwrap_or_default().to_owned(),
    }
}

/// The number of a page, counted from one. Beyond the last is the last.
fn numbered(text: Option<&str>) -> usize {
    text.and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// How many there are of each name.
pub(super) fn counted(names: Vec<String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for name in names {
        *counts.entry(name).or_default() += 1;
    }
    counts
}

async fn shop(
    ctx: &Ctx,
    member: ClubMember,
    (wanted, page_number): (Wanted, usize),
    bought: Option<String>,
    notice: Option<Notice>,
) -> Answer {
    let owned = ctx.app.club.owned(member.id).await.map_err(|error| broken(ctx, &error))?;
    let (book, owned) = (ctx.app.club.book(), counted(owned));
    // Whatever the address says, what is told is true.
    let told = bought.and_then(|code| {
        let card = book.cards().iter().find(|card| card.code() == code)?;
        let count = i64::try_from(*owned.get(&card.name)?).ok()?;
        let name = card_name(card, ctx.words());
        let args = [("card", name.into()), ("count", count.into())];
        Some(Notice::Done(ctx.words().say_with("web-club-bought", &args)))
    });
    let notice = notice.or(told);
    let frame = framed(ctx, "/club/shop");
    let model = Shop { frame, member, book, owned, wanted, page: page_number, notice: notice.clone() };
    Ok(page(notice.as_ref(), club::shop(&model)))
}

/// `GET /club/shop`
pub(super) async fn show(ctx: Ctx, asked: Result<Query<Asked>, QueryRejection>) -> Response {
    either(
        async {
            let member = member(&ctx).await?;
            let Ok(Query(asked)) = asked else { return Err(ctx.problem(PageError::NONSENSE)) };
            let wanted = wanted(asked.q.as_deref(), asked.kind.as_deref());
            shop(&ctx, member, (wanted, numbered(asked.page.as_deref())), asked.bought, None).await
        }
        .await,
    )
}

/// `POST /club/shop`
pub(super) async fn buy(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let wanted = wanted(field(&sent, "q"), field(&sent, "kind"));
            let page = numbered(field(&sent, "page"));
            let card = field(&sent, "card").unwrap_or_default();
            let count = field(&sent, "count").and_then(|text| text.parse().ok());
            // None is refused by the club.
            let count = count.filter(|count| *count <= MOST_AT_ONCE).unwrap_or(0);
            if let Err(error) = ctx.app.club.buy_copies(member.id, card, count).await {
                let notice = said(&ctx, &error)?;
                return shop(&ctx, member, (wanted, page), None, Some(notice)).await;
            }
            let book = ctx.app.club.book();
            let code = book.index(card).map(|index| book.card(index).code()).unwrap_or_default();
            let code = meydan_pages::encoded(&code);
            let turned = if page > 1 { format!("&page={page}") } else { String::new() };
            Ok(see_other(&format!("/club/shop?{}{turned}&bought={code}#card-{code}", wanted.query())))
        }
        .await,
    )
}
