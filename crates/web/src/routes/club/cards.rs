//! Cards of members: made from parts, taken from files, written to files.

use std::collections::BTreeMap;

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::response::{IntoResponse, Response};
use duel::{Card, Fault, fair_price, nonsense, read_cards, write_cards};
use meydan_club::{ClubMember, makers_part};
use meydan_words::Lang;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::decks::file;
use super::{Answer, broken, either, framed, member, page, said, sent};
use crate::app::{Ctx, PageError, html};
use crate::routes::home::{Fields, field, see_other};
use meydan_pages::club::{self, Draft, Maker, Notice, Verdict};

/// The longest text on a card, in characters.
const MOST_DESCRIPTION: usize = 500;
/// The most lines of an effect.
const MOST_LINES: usize = 60;
/// Nobody brings more cards at once.
const MOST_AT_ONCE: usize = 50;
/// The highest price that a card file may name.
const HIGHEST_PRICE: u32 = 1_000_000;

/// What is typed, besides what is said about it.
#[derive(Default)]
struct Typed {
    draft: Draft,
    verdict: Option<Verdict>,
    text: String,
}

async fn maker(ctx: &Ctx, member: ClubMember, typed: Typed, notice: Option<Notice>) -> Answer {
    let Typed { draft, verdict, text } = typed;
    let wrong = matches!(verdict, Some(Verdict::Wrong(_)));
    let frame = framed(ctx, "/club/cards");
    let model =
        Maker { frame, member, book: ctx.app.club.book(), draft, verdict, text, notice: notice.clone() };
    let mut answer = page(notice.as_ref(), club::maker(&model));
    if wrong {
        *answer.status_mut() = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
    }
    Ok(answer)
}

/// What an address of the page says.
#[derive(Deserialize)]
pub(super) struct Asked {
    /// A card to begin with.
    like: Option<String>,
    /// The card that was just made.
    made: Option<String>,
    /// The card to write out.
    card: Option<String>,
}

/// `GET /club/cards`
pub(super) async fn show(ctx: Ctx, asked: Result<Query<Asked>, QueryRejection>) -> Response {
    either(
        async {
            let member = member(&ctx).await?;
            let Ok(Query(asked)) = asked else { return Err(ctx.problem(PageError::NONSENSE)) };
            let book = ctx.app.club.book();
            let known = |name: &String| book.index(name).map(|index| book.card(index));
            let draft = asked.like.as_ref().and_then(known).map(Draft::like).unwrap_or_default();
            // Whatever the address says, what is told is true.
            let notice = asked.made.as_ref().and_then(known).map(|card| {
                let args = [("card", (&card.name).into()), ("price", i64::from(card.price).into())];
                Notice::Done(ctx.words().say_with("web-club-made", &args))
            });
            maker(&ctx, member, Typed { draft, ..Typed::default() }, notice).await
        }
        .await,
    )
}

/// What makes a card one that we do not take, beyond what its file says.
fn too_long(card: &Card) -> Option<Fault> {
    let member = |member| Fault::Member { file: String::new(), card: card.name.clone(), member };
    let description = card.description.as_deref().unwrap_or_default();
    if description.chars().count() > MOST_DESCRIPTION {
        return Some(member("description"));
    }
    (card.effect.lines().len() > MOST_LINES).then(|| member("effect"))
}

/// Everything that is wrong with a card, in words.
fn faults(lang: Lang, card: &Card) -> Vec<String> {
    let long = too_long(card).map(|fault| club::fault(lang, &fault));
    long.into_iter().chain(nonsense(card).into_iter().map(|found| club::nonsense(lang, found))).collect()
}

fn draft(sent: &[(String, String)]) -> Draft {
    let fields = Draft::FIELDS.into_iter().filter_map(|name| {
        let value = field(sent, name)?;
        // Forms end their lines in their own way.
        Some((name, value.replace("\r\n", "\n")))
    });
    Draft { fields: fields.collect::<BTreeMap<_, _>>() }
}

/// The card of a draft with the price of what it can do, or what is wrong with it.
fn card(lang: Lang, draft: &Draft) -> Result<Card, Vec<String>> {
    let mut written = Map::new();
    let mut put = |name: &str, value: Value| written.insert(name.to_owned(), value);
    let text = |name: &str| Value::from(draft.get(name).trim());
    put("name", text("name"));
    put("kind", text("kind"));
    put("price", json!(1));
    if !draft.get("description").trim().is_empty() {
        put("description", text("description"));
    }
    if draft.get("kind") == "monster" {
        for name in ["level", "atk", "def"] {
            // What is no number is missing, and said to be.
            if let Ok(number) = draft.get(name).trim().parse::<u16>() {
                // A level that fits in no byte is none.
                if name != "level" || number <= 255 {
                    put(name, number.into());
                }
            }
        }
        put("attribute", text("attribute"));
        put("type", text("type"));
        if draft.get("ritual") == "on" {
            put("property", "Ritual".into());
        }
    } else {
        put("property", text("property"));
    }
    let lines: Vec<&str> =
        draft.get("effect").lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    put("effect", json!(lines));
    let read = read_cards("", &Value::Array(vec![Value::Object(written)]).to_string());
    let mut cards = read.map_err(|fault| vec![club::fault(lang, &fault)])?;
    let Some(mut card) = cards.pop() else { return Err(Vec::new()) };
    card.price = fair_price(&card).min(HIGHEST_PRICE);
    let faults = faults(lang, &card);
    if faults.is_empty() { Ok(card) } else { Err(faults) }
}

fn judge(card: &Result<Card, Vec<String>>) -> Verdict {
    match card {
        Ok(card) => Verdict::Fine { price: i64::from(card.price), part: makers_part(card) },
        Err(faults) => Verdict::Wrong(faults.clone()),
    }
}

/// `POST /club/cards/check`: what is thought of a draft, for the script.
pub(super) async fn check(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            member(&ctx).await?;
            let draft = draft(&sent(&ctx, form)?);
            let verdict = judge(&card(ctx.visitor.lang, &draft));
            Ok(html(club::verdict(ctx.visitor.lang, &verdict)).into_response())
        }
        .await,
    )
}

/// `POST /club/cards/try`: the same as a page.
pub(super) async fn try_it(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let draft = draft(&sent);
            let verdict = Some(judge(&card(ctx.visitor.lang, &draft)));
            maker(&ctx, member, Typed { draft, verdict, ..Typed::default() }, None).await
        }
        .await,
    )
}

/// `POST /club/cards/make`
pub(super) async fn make(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let draft = draft(&sent);
            let made = card(ctx.visitor.lang, &draft);
            let verdict = Some(judge(&made));
            let typed = Typed { draft, verdict, ..Typed::default() };
            let Ok(card) = made else { return maker(&ctx, member, typed, None).await };
            match ctx.app.club.make_cards(member.id, std::slice::from_ref(&card)).await {
                Ok(()) => Ok(see_other(&format!("/club/cards?made={}", meydan_pages::encoded(&card.name)))),
                Err(error) => maker(&ctx, member, typed, Some(said(&ctx, &error)?)).await,
            }
        }
        .await,
    )
}

/// The cards of a file, or what is wrong, line by line. A card must cost what it can
/// do at least: the shop sells it to everybody.
fn imported(ctx: &Ctx, text: &str) -> Result<Vec<Card>, Notice> {
    let lang = ctx.visitor.lang;
    let wrong = |lines: Vec<String>| {
        Notice::Wrong(format!("{}\n{}", ctx.words().say("refusal-duel-cards-unreadable"), lines.join("\n")))
    };
    let cards = read_cards("", text).map_err(|fault| wrong(vec![club::fault(lang, &fault)]))?;
    if cards.is_empty() || cards.len() > MOST_AT_ONCE {
        return Err(wrong(vec![ctx.words().say("web-club-card-count")]));
    }
    let mut found = Vec::new();
    for card in &cards {
        found.extend(faults(lang, card).into_iter().map(|fault| format!("{}: {fault}", card.name)));
        let fair = fair_price(card).min(HIGHEST_PRICE);
        if card.price < fair {
            found.push(club::too_cheap(lang, card, i64::from(fair)));
        }
    }
    if found.is_empty() { Ok(cards) } else { Err(wrong(found)) }
}

/// `POST /club/cards/import`
pub(super) async fn import(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let text = field(&sent, "text").unwrap_or_default().to_owned();
            let typed = |text| Typed { text, ..Typed::default() };
            let cards = match imported(&ctx, &text) {
                Ok(cards) => cards,
                Err(notice) => return maker(&ctx, member, typed(text), Some(notice)).await,
            };
            if let Err(error) = ctx.app.club.make_cards(member.id, &cards).await {
                let notice = said(&ctx, &error)?;
                return maker(&ctx, member, typed(text), Some(notice)).await;
            }
            let member = ctx.app.club.member(member.id).await.map_err(|error| broken(&ctx, &error))?;
            let count = i64::try_from(cards.len()).unwrap_or(i64::MAX);
            let done = ctx.words().say_with("web-club-imported", &[("count", count.into())]);
            maker(&ctx, member, Typed::default(), Some(Notice::Done(done))).await
        }
        .await,
    )
}

/// `GET /club/cards/export`
pub(super) async fn export(ctx: Ctx, asked: Result<Query<Asked>, QueryRejection>) -> Response {
    either(
        async {
            member(&ctx).await?;
            let Ok(Query(asked)) = asked else { return Err(ctx.problem(PageError::NONSENSE)) };
            let book = ctx.app.club.book();
            let name = asked.card.unwrap_or_default();
            let Some(index) = book.index(&name) else { return Err(ctx.problem(PageError::NOT_FOUND)) };
            let text = write_cards(std::slice::from_ref(book.card(index)));
            Ok(file(&name, "json", "application/json", text))
        }
        .await,
    )
}
