//! Decks: the list, the editor, and decks as texts.

use std::collections::BTreeMap;

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use duel::{Book, Deck, read_list};
use meydan_club::{ClubMember, DeckRow, Error, Part, Refusal};
use meydan_core::Refused;
use serde::{Deserialize, Serialize};

use super::shop::{counted, wanted};
use super::{Answer, broken, either, framed, member, page, said, sent};
use crate::app::{Ctx, PageError};
use crate::routes::home::{Fields, field, see_other};
use meydan_pages::club::{self, Decks, Editor, Notice, Wanted};

/// Nobody has more decks here.
const MOST_DECKS: usize = 100;

async fn list(ctx: &Ctx, member: ClubMember, typed: (String, String), notice: Option<Notice>) -> Answer {
    let decks = ctx.app.club.decks(member.id).await.map_err(|error| broken(ctx, &error))?;
    let frame = framed(ctx, "/club/decks");
    let model = Decks { frame, member, decks, typed, notice: notice.clone() };
    Ok(page(notice.as_ref(), club::decks(&model)))
}

/// `GET /club/decks`
pub(super) async fn show(ctx: Ctx) -> Response {
    either(async { list(&ctx, member(&ctx).await?, Default::default(), None).await }.await)
}

/// Says no to more decks than anybody needs.
async fn room(ctx: &Ctx, member: &ClubMember) -> Result<Option<Notice>, Response> {
    let decks = ctx.app.club.decks(member.id).await.map_err(|error| broken(ctx, &error))?;
    Ok((decks.len() >= MOST_DECKS).then(|| Notice::Wrong(ctx.words().say("web-club-decks-full"))))
}

/// `POST /club/decks/create`
pub(super) async fn create(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            if let Some(full) = room(&ctx, &member).await? {
                return list(&ctx, member, Default::default(), Some(full)).await;
            }
            let deck = field(&sent, "deck").unwrap_or_default();
            match ctx.app.club.create_deck(member.id, deck).await {
                Ok(()) => Ok(see_other(&format!("/club/deck?name={}", meydan_pages::encoded(deck)))),
                Err(error) => list(&ctx, member, Default::default(), Some(said(&ctx, &error)?)).await,
            }
        }
        .await,
    )
}

/// The list again, or why nothing was done.
async fn listed(ctx: &Ctx, member: ClubMember, done: Result<(), Error>) -> Answer {
    match done {
        Ok(()) => Ok(see_other("/club/decks")),
        Err(error) => list(ctx, member, Default::default(), Some(said(ctx, &error)?)).await,
    }
}

/// `POST /club/decks/delete`
pub(super) async fn delete(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let deck = field(&sent, "deck").unwrap_or_default();
            let done = ctx.app.club.delete_deck(member.id, deck).await;
            listed(&ctx, member, done).await
        }
        .await,
    )
}

/// `POST /club/decks/activate`
pub(super) async fn activate(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let deck = field(&sent, "deck").unwrap_or_default();
            let done = ctx.app.club.activate_deck(member.id, deck).await;
            listed(&ctx, member, done).await
        }
        .await,
    )
}

/// A deck as JSON has it: how many of each card.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    name: String,
    main: BTreeMap<String, usize>,
    #[serde(default)]
    side: BTreeMap<String, usize>,
}

impl Written {
    fn of(deck: &DeckRow) -> Written {
        Written {
            name: deck.name.clone(),
            main: counted(deck.main.clone()),
            side: counted(deck.side.clone()),
        }
    }

    /// As a text: a line for each card.
    fn lines(&self) -> String {
        let lines = |cards: &BTreeMap<String, usize>| -> String {
            cards.iter().map(|(card, count)| format!("{count} {card}\n")).collect()
        };
        let side = if self.side.is_empty() { String::new() } else { format!("side\n{}", lines(&self.side)) };
        format!("{}{side}", lines(&self.main))
    }
}

/// Reads a deck from either text; with the name that it brings along. What is
/// wrong is said line by line.
fn read(ctx: &Ctx, book: &Book, text: &str) -> Result<(Option<String>, Deck), Notice> {
    let json = text.trim_start().starts_with('{');
    let (name, lines) = if json {
        let written: Written = serde_json::from_str(text).map_err(|error| {
            let args = [("why", error.to_string().into())];
            Notice::Wrong(ctx.words().say_with("web-club-not-json", &args))
        })?;
        (Some(written.name.clone()).filter(|name| !name.is_empty()), written.lines())
    } else {
        (None, text.to_owned())
    };
    let deck = read_list(&lines, book).map_err(|mut faults| {
        // Lines of a text that nobody typed have no numbers.
        faults.iter_mut().filter(|_| json).for_each(|fault| fault.line = 0);
        let refused =
            Refused { scope: "duel", code: "deck-unreadable", rule: "", args: Vec::new(), lines: faults };
        Notice::Wrong(meydan_pages::refusal(ctx.visitor.lang, &refused))
    })?;
    Ok((name, deck))
}

/// What a deck needs that does not lie in the stock, in words.
fn missing(ctx: &Ctx, stock: &BTreeMap<String, usize>, needed: &BTreeMap<String, usize>) -> Option<Notice> {
    let words = ctx.words();
    let lacks = needed.iter().filter_map(|(card, count)| {
        let lack = count.saturating_sub(stock.get(card).copied().unwrap_or(0));
        let lack = i64::try_from(lack).ok().filter(|lack| *lack > 0)?;
        Some(words.say_with("web-club-lacks", &[("count", lack.into()), ("card", card.into())]))
    });
    let lines: Vec<String> = lacks.collect();
    (!lines.is_empty())
        .then(|| Notice::Wrong(format!("{}\n{}", words.say("web-club-not-all-in-stock"), lines.join("\n"))))
}

/// `POST /club/decks/import`
pub(super) async fn import(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let club = &ctx.app.club;
            let (typed, text) =
                (field(&sent, "deck").unwrap_or_default(), field(&sent, "text").unwrap_or_default());
            let again = (typed.to_owned(), text.to_owned());
            let book = club.book();
            let (named, deck) = match read(&ctx, &book, text) {
                Ok(read) => read,
                Err(notice) => return list(&ctx, member, again, Some(notice)).await,
            };
            if let Some(full) = room(&ctx, &member).await? {
                return list(&ctx, member, again, Some(full)).await;
            }
            let name = if typed.is_empty() { named.unwrap_or_default() } else { typed.to_owned() };
            let names = |cards: &[duel::Index]| -> Vec<String> {
                cards.iter().map(|card| book.card(*card).name.clone()).collect()
            };
            let (main, side) = (names(&deck.main), names(&deck.side));
            match club.lay_deck(member.id, &name, &main, &side).await {
                Ok(()) => Ok(see_other(&format!("/club/deck?name={}", meydan_pages::encoded(&name)))),
                Err(error) => {
                    let mut notice = said(&ctx, &error)?;
                    if error.refusal() == Some(Refusal::NotInStock) {
                        let stock = club.stock(member.id).await.map_err(|error| broken(&ctx, &error))?;
                        let needed = counted(main.into_iter().chain(side).collect());
                        notice = missing(&ctx, &counted(stock), &needed).unwrap_or(notice);
                    }
                    list(&ctx, member, again, Some(notice)).await
                }
            }
        }
        .await,
    )
}

/// What an address of the editor says.
#[derive(Deserialize)]
pub(super) struct Asked {
    name: Option<String>,
    q: Option<String>,
    kind: Option<String>,
    /// How a deck is written out.
    #[serde(rename = "as")]
    format: Option<String>,
}

/// A deck of this member by its name.
async fn own(ctx: &Ctx, member: &ClubMember, name: &str) -> Result<Option<DeckRow>, Response> {
    let decks = ctx.app.club.decks(member.id).await.map_err(|error| broken(ctx, &error))?;
    Ok(decks.into_iter().find(|deck| deck.name == name))
}

async fn editor(ctx: &Ctx, member: ClubMember, name: &str, wanted: Wanted, notice: Option<Notice>) -> Answer {
    let club = &ctx.app.club;
    let Some(deck) = own(ctx, &member, name).await? else {
        let error = Error::Refused(Refusal::NoSuchDeck);
        return list(ctx, member, Default::default(), Some(said(ctx, &error)?)).await;
    };
    let stock = counted(club.stock(member.id).await.map_err(|error| broken(ctx, &error))?);
    let address = format!("/club/deck?name={}", meydan_pages::encoded(name));
    let frame = meydan_pages::model::Frame { path: &address, ..ctx.frame() };
    let model = Editor { frame, member, deck, stock, book: club.book(), wanted, notice: notice.clone() };
    Ok(page(notice.as_ref(), club::editor(&model)))
}

/// `GET /club/deck`
pub(super) async fn edit(ctx: Ctx, asked: Result<Query<Asked>, QueryRejection>) -> Response {
    either(
        async {
            let member = member(&ctx).await?;
            let Ok(Query(asked)) = asked else { return Err(ctx.problem(PageError::NONSENSE)) };
            let wanted = wanted(asked.q.as_deref(), asked.kind.as_deref());
            editor(&ctx, member, asked.name.as_deref().unwrap_or_default(), wanted, None).await
        }
        .await,
    )
}

/// `POST /club/deck`: a copy goes from one place to another.
pub(super) async fn step(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let club = &ctx.app.club;
            let get = |name| field(&sent, name).unwrap_or_default();
            let (deck, card) = (get("deck"), get("card"));
            let wanted = wanted(field(&sent, "q"), field(&sent, "kind"));
            let done = match (get("from"), get("to")) {
                ("stock", "main") => club.add_card(member.id, deck, card, Part::Main).await,
                ("stock", "side") => club.add_card(member.id, deck, card, Part::Side).await,
                ("main", "stock") => club.remove_card(member.id, deck, card, Part::Main).await,
                ("side", "stock") => club.remove_card(member.id, deck, card, Part::Side).await,
                ("main", "side") => club.move_card(member.id, deck, card, Part::Main).await,
                ("side", "main") => club.move_card(member.id, deck, card, Part::Side).await,
                _ => return Err(ctx.problem(PageError::NONSENSE)),
            };
            match done {
                Ok(()) => Ok(see_other(&format!(
                    "/club/deck?name={}&{}",
                    meydan_pages::encoded(deck),
                    wanted.query()
                ))),
                Err(error) => editor(&ctx, member, deck, wanted, Some(said(&ctx, &error)?)).await,
            }
        }
        .await,
    )
}

/// A file to keep. The name is for every system; what it cannot say is left out.
pub(super) fn file(name: &str, ending: &str, kind: &'static str, text: String) -> Response {
    let plain: String =
        name.chars().map(|sign| if sign.is_ascii_alphanumeric() { sign } else { '-' }).collect();
    let plain = plain.trim_matches('-');
    let plain = if plain.is_empty() { "deck" } else { plain };
    let disposition = format!(
        "attachment; filename=\"{plain}.{ending}\"; filename*=UTF-8''{}.{ending}",
        meydan_pages::encoded(name)
    );
    // It is all ASCII.
    let disposition = HeaderValue::try_from(disposition).unwrap_or(HeaderValue::from_static("attachment"));
    let headers =
        [(header::CONTENT_TYPE, HeaderValue::from_static(kind)), (header::CONTENT_DISPOSITION, disposition)];
    (StatusCode::OK, headers, text).into_response()
}

/// `GET /club/deck/export`
pub(super) async fn export(ctx: Ctx, asked: Result<Query<Asked>, QueryRejection>) -> Response {
    either(
        async {
            let member = member(&ctx).await?;
            let Ok(Query(asked)) = asked else { return Err(ctx.problem(PageError::NONSENSE)) };
            let name = asked.name.as_deref().unwrap_or_default();
            let Some(deck) = own(&ctx, &member, name).await? else {
                return Err(ctx.problem(PageError::NOT_FOUND));
            };
            let written = Written::of(&deck);
            match asked.format.as_deref() {
                Some("text") => {
                    let text = format!("# {}\n{}", deck.name, written.lines());
                    Ok(file(name, "txt", "text/plain; charset=utf-8", text))
                }
                Some("json") => {
                    let text = serde_json::to_string_pretty(&written).unwrap_or_default();
                    Ok(file(name, "json", "application/json", text + "\n"))
                }
                _ => Err(ctx.problem(PageError::NONSENSE)),
            }
        }
        .await,
    )
}
