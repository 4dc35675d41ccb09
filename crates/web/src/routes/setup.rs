//! Setting a table up: the form, and the table that comes of it.

use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use meydan_catalogue::{Player, Tenant, random_bytes};
use meydan_core::{Facts, Refused, Seat, Seq};
use meydan_hall::{NewSeat, NewTable, Opened, PlayerKind, PlayerSnapshot, TableId};
use meydan_lobby::Terms;
use meydan_records::ChessFile;
use meydan_search::Level;
use meydan_words::fold;
use serde::Deserialize;
use serde_json::Value;

use super::home::{Fields, field, fields, see_other};
use crate::app::{Ctx, PageError, html};
use crate::lobbying::person;
use crate::mapping::{self, Start};
use crate::protocol::own_refusal;
use crate::visitor::{KEEP_TABLES, forget_cookie, name_cookie, names_cookie};
use meydan_pages as pages;
use meydan_pages::model::{ClockFields, SetupFields, SetupModel, TableCard, With};

/// What the form shows at first.
fn first_fields(ctx: &Ctx, tenant: &Tenant, start: &Start) -> SetupFields {
    let facts = tenant.facts;
    let mut names = ctx.visitor.names.clone();
    names.resize(usize::from(facts.most_seats), String::new());
    SetupFields {
        with: With::default(),
        level: Level::Casual,
        seat: Some(Seat::FIRST),
        to: String::new(),
        name: ctx.visitor.called().to_owned(),
        names,
        seats: facts.least_seats,
        people: facts.least_seats,
        options: mapping::options(&facts, &start.config),
        clock: ClockFields::of(None),
        rated: false,
        listed: false,
        after: None,
    }
}

/// What the page says besides the form.
#[derive(Default)]
struct Besides {
    problem: Option<String>,
    same: Option<TableCard>,
    sought: Option<[String; 3]>,
}

/// The tables of a game in this browser. A list that cannot be had is no reason to refuse a new game.
async fn cards(ctx: &Ctx, tenant: &Tenant) -> Vec<TableCard> {
    let seen = ctx.app.hall.tables_of(&ctx.visitor.all_tokens()).await.unwrap_or_default();
    let here = seen.into_iter().filter(|seen| seen.facts.id == tenant.facts.id);
    here.map(mapping::table_card).collect()
}

async fn page(ctx: &Ctx, tenant: &Tenant, start: Start, fields: SetupFields, besides: Besides) -> Response {
    let Besides { problem, same, sought } = besides;
    let status = match (&problem, &same) {
        (Some(_), _) => StatusCode::UNPROCESSABLE_ENTITY,
        (None, Some(_)) => StatusCode::CONFLICT,
        (None, None) => StatusCode::OK,
    };
    let Start { view, roles, drawn, config } = start;
    let facts = tenant.facts;
    let usual = mapping::options(&facts, &config);
    let mut cards = cards(ctx, tenant).await;
    cards.retain(|card| sought.as_ref().is_none_or(|sought| has_names(ctx, card, sought)));
    let (records, tables) = cards.into_iter().partition(|card| card.outcome.is_some());
    let frame = ctx.frame();
    let model = SetupModel {
        frame,
        facts,
        view,
        roles,
        drawn,
        guarantee: tenant.guarantee().map(|guarantee| (guarantee.proved, guarantee.of)),
        fields,
        usual,
        problem,
        same,
        sought,
        tables,
        records,
    };
    (status, html(pages::setup(&model))).into_response()
}

/// Whether a table has these names, as people type them: of its players, and of the game. What is left
/// empty is any name.
fn has_names(ctx: &Ctx, card: &TableCard, [first, second, title]: &[String; 3]) -> bool {
    let same = |typed: &str, name: &str| fold(typed) == fold(name);
    let sits = |seat: usize, typed: &str| {
        card.players.get(seat).is_some_and(|player| match player.kind {
            PlayerKind::Computer(level) => {
                same(typed, level.code()) || same(typed, &ctx.words().say(&format!("level-{}", level.code())))
            }
            PlayerKind::Person | PlayerKind::Open => same(typed, &player.name),
        })
    };
    let any = |typed: &str| typed.trim().is_empty();
    (any(first) || sits(0, first))
        && (any(second) || sits(1, second))
        && (any(title) || same(title, &card.title))
}

/// A game with a name of its own is kept under the names of all: they fit a file's name (CH-50), and no
/// two people are called the same (CH-63).
fn fit_names(facts: &Facts, seats: &[NewSeat]) -> Result<(), Refused> {
    let people = seats.iter().filter_map(|seat| match seat {
        NewSeat::Mine(name) => Some(name.trim().to_owned()),
        NewSeat::Computer(_) | NewSeat::Open => None,
    });
    let people: Vec<String> = people.filter(|name| !name.is_empty()).collect();
    different_names(facts, people.clone())?;
    if is_named(facts) { ChessFile::name(&people, "game").map(drop) } else { Ok(()) }
}

/// The same of who sits at a table already, and who comes.
pub(super) fn different_names(facts: &Facts, people: Vec<String>) -> Result<(), Refused> {
    let people: Vec<Player> = people.into_iter().map(|name| Player::Person { name }).collect();
    if is_named(facts) { ChessFile::check_names(&people) } else { Ok(()) }
}

fn is_named(facts: &Facts) -> bool {
    facts.options.iter().any(|option| option.key == "name")
}

/// A table of this browser with the very names of one that is to be begun (CH-65).
async fn same_names(
    ctx: &Ctx,
    tenant: &Tenant,
    fields: &SetupFields,
    seats: &[NewSeat],
) -> Option<TableCard> {
    let title = fields.options.iter().find(|(key, _)| *key == "name").map(|(_, title)| title.trim())?;
    let sits = |(seat, player): (&NewSeat, &PlayerSnapshot)| match (seat, player.kind) {
        (NewSeat::Mine(name), PlayerKind::Person) => name.trim() == player.name,
        (NewSeat::Computer(level), PlayerKind::Computer(other)) => *level == other,
        _ => false,
    };
    let same = |card: &TableCard| {
        card.title == title && card.players.len() == seats.len() && seats.iter().zip(&card.players).all(sits)
    };
    if title.is_empty() {
        return None;
    }
    cards(ctx, tenant).await.into_iter().find(same)
}

/// Another table that this one is to be like, or names of a former one.
#[derive(Deserialize)]
pub(crate) struct From {
    /// The name of a game, and those of its players.
    find: Option<String>,
    find0: Option<String>,
    find1: Option<String>,
    from: Option<String>,
    /// Who is challenged.
    to: Option<String>,
    /// The moment of it to begin with.
    at: Option<Seq>,
}

/// Fills the form in as it was for another table of the same game.
async fn fill(
    ctx: &Ctx,
    tenant: &Tenant,
    from: From,
    start: &mut Start,
    fields: &mut SetupFields,
) -> Result<(), Response> {
    let Some(table) = from.from else { return Ok(()) };
    let not_found = || ctx.problem(PageError::NOT_FOUND);
    let table: TableId = table.parse().map_err(|_| not_found())?;
    let tokens = ctx.visitor.tokens(&table);
    let hall = &ctx.app.hall;
    let seen = hall.seen(&table, &tokens, None).await.map_err(|error| ctx.refused(&error))?;
    if seen.facts.id != tenant.facts.id {
        return Err(not_found());
    }
    mapping::set_up(&seen, fields);
    let Some(at) = from.at else { return Ok(()) };
    let moment = hall.seen_as_of(&table, &tokens, at).await.map_err(|error| ctx.refused(&error))?;
    let given = pages::position(tenant.facts.id, &moment.view);
    let option = fields.options.iter_mut().find(|(key, _)| *key == "position");
    let (Some((_, option)), Some(text)) = (option, given) else { return Err(not_found()) };
    *option = text;
    start.view = moment.view;
    Ok(())
}

/// `GET /play/{game}`
pub(crate) async fn show(
    ctx: Ctx,
    Path(game): Path<String>,
    from: Result<Query<From>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let Some(tenant) = meydan_catalogue::find(&game) else { return ctx.problem(PageError::NOT_FOUND) };
    let Some(mut start) = mapping::start(tenant) else { return ctx.problem(PageError::NOT_FOUND) };
    let Ok(Query(from)) = from else { return ctx.problem(PageError::NOT_FOUND) };
    let mut fields = first_fields(&ctx, tenant, &start);
    let sought = [&from.find0, &from.find1, &from.find];
    let sought =
        sought.iter().any(|name| name.is_some()).then(|| sought.map(|name| name.clone().unwrap_or_default()));
    if let Some(to) = &from.to {
        fields.with = With::Name;
        fields.to = to.chars().take(64).collect();
    }
    if let Err(answer) = fill(&ctx, tenant, from, &mut start, &mut fields).await {
        return answer;
    }
    page(&ctx, tenant, start, fields, Besides { sought, ..Besides::default() }).await
}

/// Reads the form into its fields as far as they make sense, and says what does not.
fn read(
    ctx: &Ctx,
    tenant: &Tenant,
    start: &Start,
    sent: &[(String, String)],
) -> (SetupFields, Option<Refused>) {
    let facts = tenant.facts;
    let mut fields = first_fields(ctx, tenant, start);
    let mut wrong = None;
    let mut check = |fits: bool| {
        if !fits && wrong.is_none() {
            wrong = Some(own_refusal("form"));
        }
    };
    if let Some(with) = field(sent, "with") {
        check(With::from_code(with).is_some());
        fields.with = With::from_code(with).unwrap_or_default();
    }
    if let Some(level) = field(sent, "level") {
        check(level.parse::<Level>().is_ok());
        fields.level = level.parse().unwrap_or(fields.level);
    }
    if let Some(seats) = field(sent, "seats") {
        let seats = seats.parse().ok().filter(|seats| (facts.least_seats..=facts.most_seats).contains(seats));
        check(seats.is_some());
        fields.seats = seats.unwrap_or(fields.seats);
    }
    if facts.most_seats > 2
        && let Some(people) = field(sent, "people")
    {
        let people = people.parse().ok().filter(|people| (2..=facts.most_seats).contains(people));
        check(people.is_some());
        fields.people = people.unwrap_or(fields.people);
    }
    if let Some(seat) = field(sent, "seat") {
        let number = seat.parse().ok().filter(|&seat| seat < fields.seats).map(Seat);
        check(seat == "random" || number.is_some());
        fields.seat = number;
    }
    fields.to = field(sent, "to").unwrap_or_default().chars().take(64).collect();
    fields.name = field(sent, "name").unwrap_or_default().to_owned();
    for (seat, name) in fields.names.iter_mut().enumerate() {
        *name = field(sent, &format!("name{seat}")).unwrap_or_default().to_owned();
    }
    let typed = |key: &str, field: &mut String| {
        if let Some(text) = self::field(sent, key) {
            *field = text.chars().take(8).collect();
        }
    };
    let [minutes, seconds, increment] = &mut fields.clock.own;
    for (key, field) in [
        ("clock", &mut fields.clock.kind),
        ("minutes", minutes),
        ("seconds", seconds),
        ("increment", increment),
        ("days", &mut fields.clock.days),
    ] {
        typed(key, field);
    }
    if fields.clock.read().is_none() && wrong.is_none() {
        wrong = Some(own_refusal("clock"));
    }
    // Who plays alone, or at one screen, has nobody to play for anything.
    let apart = matches!(fields.with, With::Link | With::Name);
    fields.rated = apart && field(sent, "rated").is_some();
    fields.listed = apart && field(sent, "listed").is_some();
    fields.after = field(sent, "after").map(str::to_owned);
    for (key, value) in &mut fields.options {
        // A check box that is not set is not sent.
        *value = field(sent, &format!("opt-{key}")).unwrap_or_default().to_owned();
    }
    (fields, wrong)
}

/// The configuration that the options make.
fn config(tenant: &Tenant, start: &Start, fields: &SetupFields) -> Result<Value, Refused> {
    let mut config = start.config.clone();
    for (option, (key, text)) in tenant.facts.options.iter().zip(&fields.options) {
        if text.is_empty() && !matches!(option.kind, meydan_core::OptionKind::Flag) {
            continue;
        }
        let value = mapping::option_value(option.kind, text).ok_or_else(|| Refused {
            args: vec![("value", meydan_core::shown(text))],
            ..own_refusal("option")
        })?;
        if let Value::Object(config) = &mut config {
            config.insert((*key).to_owned(), value);
        }
    }
    Ok(config)
}

/// Whether nobody is called by a member's name who is not that member.
async fn check_names(ctx: &Ctx, fields: &SetupFields) -> Result<(), Refused> {
    let names = match fields.with {
        With::Here => &fields.names[..],
        With::Computer | With::Link | With::Name => std::slice::from_ref(&fields.name),
    };
    for name in names {
        ctx.check_guest_name(name).await?;
    }
    Ok(())
}

/// Who sits where.
fn seats(fields: &SetupFields) -> Vec<NewSeat> {
    let mine = fields.seat.unwrap_or_else(|| random_seat(fields.seats));
    // The form hides people without a seat, and what is hidden counts as all.
    let people = if fields.seats > 2 { fields.people } else { fields.seats };
    let seat = |seat: Seat| match fields.with {
        With::Here | With::Link if seat.0 >= people => NewSeat::Computer(fields.level),
        With::Here => NewSeat::Mine(fields.names.get(seat.index()).cloned().unwrap_or_default()),
        _ if seat == mine => NewSeat::Mine(fields.name.clone()),
        With::Computer => NewSeat::Computer(fields.level),
        With::Link | With::Name => NewSeat::Open,
    };
    Seat::all(fields.seats).map(seat).collect()
}

fn random_seat(seats: u8) -> Seat {
    // Without randomness nobody is harmed by the first seat.
    let number = random_bytes().map_or(0, u32::from_le_bytes);
    Seat(u8::try_from(number % u32::from(seats.max(1))).unwrap_or_default())
}

/// `POST /play/{game}`
pub(crate) async fn open(ctx: Ctx, Path(game): Path<String>, form: Fields) -> Response {
    let Some(tenant) = meydan_catalogue::find(&game) else { return ctx.problem(PageError::NOT_FOUND) };
    let Some(start) = mapping::start(tenant) else { return ctx.problem(PageError::NOT_FOUND) };
    let sent = match fields(form) {
        Ok(sent) => sent,
        Err(wrong) => return ctx.problem(wrong),
    };
    let key = match ctx.key() {
        Ok(key) => key,
        Err(answer) => return answer,
    };
    let (mut fields, wrong) = read(&ctx, tenant, &start, &sent);
    if let Some(member) = &ctx.visitor.member {
        fields.name.clone_from(&member.nickname);
    }
    let wrong = match wrong {
        None => check_names(&ctx, &fields).await.err(),
        wrong => wrong,
    };
    let config = wrong.map_or_else(|| config(tenant, &start, &fields), Err);
    let seats = seats(&fields);
    let config = config.and_then(|config| fit_names(&tenant.facts, &seats).map(|()| config));
    if config.is_ok()
        && field(&sent, "again").is_none()
        && let same @ Some(_) = same_names(&ctx, tenant, &fields, &seats).await
    {
        return page(&ctx, tenant, start, fields, Besides { same, ..Besides::default() }).await;
    }
    if fields.with == With::Name {
        return match config.and_then(|config| named_terms(&start, &game, &fields, &config)) {
            Ok(terms) => challenge(&ctx, tenant, start, fields, terms).await,
            Err(told) => {
                let problem = Some(ctx.say_refusal(&told));
                page(&ctx, tenant, start, fields, Besides { problem, ..Besides::default() }).await
            }
        };
    }
    let opened = match config {
        Ok(_) if !ctx.app.limits.table(ctx.visitor.address) => Err(own_refusal("too-fast")),
        Ok(config) => {
            let member = ctx.visitor.member.as_ref().map(|member| member.id);
            let new = NewTable {
                game,
                config,
                seats,
                member,
                // It was read before.
                clock: fields.clock.read().flatten(),
                rated: fields.rated,
                listed: fields.listed,
                after: fields
                    .after
                    .as_ref()
                    .filter(|_| fields.with == With::Link)
                    .and_then(|id| id.parse().ok()),
            };
            ctx.app.hall.create_for(&key, new).await.map_err(|error| error.refused())
        }
        Err(refused) => Err(refused),
    };
    match opened {
        Ok(Opened { table, .. }) => {
            let mut answer = see_other(&mapping::table_path(&table));
            let cookies = answer.headers_mut();
            // Names are remembered for the next table; where nobody gave one, there is nothing to remember.
            let remembered = match fields.with {
                With::Here => names_cookie(&fields.names, &ctx.visitor.names, ctx.https()),
                With::Computer | With::Link | With::Name if ctx.visitor.member.is_some() => None,
                With::Computer | With::Link | With::Name => {
                    name_cookie(&fields.name, &ctx.visitor.name, ctx.https())
                }
            };
            cookies.extend(remembered.map(|cookie| (header::SET_COOKIE, cookie)));
            answer
        }
        Err(refused) => {
            let problem = Some(ctx.say_refusal(&refused));
            page(&ctx, tenant, start, fields, Besides { problem, ..Besides::default() }).await
        }
    }
}

/// The terms of a challenge: the options that are other than usual.
fn named_terms(start: &Start, game: &str, fields: &SetupFields, config: &Value) -> Result<Terms, Refused> {
    let (Value::Object(config), Value::Object(usual)) = (config, &start.config) else {
        return Err(own_refusal("form"));
    };
    let other = config.iter().filter(|(key, value)| usual.get(*key) != Some(value));
    let options = other.map(|(key, value)| (key.clone(), value.clone())).collect();
    let clock = fields.clock.read().flatten();
    Ok(Terms { game: game.to_owned(), options, clock, rated: fields.rated })
}

/// Challenges a member (HA-12): the game begins when they accept.
async fn challenge(ctx: &Ctx, tenant: &Tenant, start: Start, fields: SetupFields, terms: Terms) -> Response {
    let Some(person) = person(ctx) else { return ctx.problem(PageError::NONSENSE) };
    let seat = fields.seat.filter(|_| !start.drawn);
    let sent = if ctx.app.limits.table(ctx.visitor.address) {
        ctx.app.lobby.challenge(&person, &fields.to, terms, seat, fields.listed).await
    } else {
        Err(meydan_lobby::Error::Elsewhere(own_refusal("too-fast")))
    };
    match sent {
        Ok(_) => see_other("/"),
        Err(error) => {
            let Some(told) = error.refused() else {
                tracing::error!(%error, "the lobby failed");
                return ctx.problem(PageError::of(StatusCode::INTERNAL_SERVER_ERROR));
            };
            let problem = Some(ctx.say_refusal(&told));
            page(ctx, tenant, start, fields, Besides { problem, ..Besides::default() }).await
        }
    }
}

/// Browsers carry a cookie for each table to every page, so the oldest go.
pub(super) async fn forget_oldest(ctx: &Ctx, cookies: &mut axum::http::HeaderMap) {
    if ctx.visitor.seats.len() < KEEP_TABLES {
        return;
    }
    let Ok(seen) = ctx.app.hall.tables_of(&ctx.visitor.all_tokens()).await else { return };
    let kept: Vec<_> = seen.into_iter().take(KEEP_TABLES - 1).map(|seen| seen.table).collect();
    for (table, _) in &ctx.visitor.seats {
        if !kept.contains(table) {
            cookies.append(header::SET_COOKIE, forget_cookie(table, ctx.https()));
        }
    }
}
