//! Duels of members: beginning one, going on with one, and the way to one's seat.

use std::collections::BTreeMap;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::Response;
use duel::Rounds;
use meydan_club::{Against, ClubDuel, ClubMember, Error, MemberId, Refusal, Terms};
use meydan_hall::{TableId, Token};
use meydan_search::Level;
use serde::Deserialize;

use super::account::too_often;
use super::{Answer, broken, either, framed, member, page, said, sent, visitor};
use crate::app::{Ctx, PageError};
use crate::lobbying::person;
use crate::mapping;
use crate::routes::home::{Fields, field, see_other};
use crate::routes::setup::forget_oldest;
use crate::visitor::seat_cookie;
use meydan_pages::club::{self, ActiveDeck, DuelFields, Duels, EndedDuel, Notice, OpenChallenge, Rival};
use meydan_pages::model::With;
use meydan_telling::isolated;

/// The address that gives a member the own seat at a duel.
pub(crate) fn duel_path(table: &TableId) -> String {
    format!("/club/duel/{table}")
}

/// The deck that a member plays with.
pub(super) async fn active_deck(ctx: &Ctx, id: MemberId) -> Result<ActiveDeck, Response> {
    let decks = ctx.app.club.decks(id).await.map_err(|error| broken(ctx, &error))?;
    Ok(match decks.into_iter().find(|deck| deck.active) {
        None => ActiveDeck::None,
        Some(deck) if deck.is_valid() => ActiveDeck::Ready(deck.name),
        Some(deck) => ActiveDeck::Incomplete(deck.name),
    })
}

/// Members by number, each asked for once.
#[derive(Default)]
struct Known(BTreeMap<MemberId, Rival>);

impl Known {
    async fn rival(&mut self, ctx: &Ctx, duel: &ClubDuel, me: MemberId) -> Result<Rival, Response> {
        let Some(id) = duel.members.iter().flatten().copied().find(|id| *id != me) else { return Ok(None) };
        if let Some(known) = self.0.get(&id) {
            return Ok(known.clone());
        }
        let member = ctx.app.club.member(id).await.map_err(|error| broken(ctx, &error))?;
        let rival = Some((member.nickname, member.avatar));
        self.0.insert(id, rival.clone());
        Ok(rival)
    }
}

async fn duels(ctx: &Ctx, member: ClubMember, fields: DuelFields, notice: Option<Notice>) -> Answer {
    let club = &ctx.app.club;
    let failed = |error: Error| broken(ctx, &error);
    let mut known = Known::default();
    let (mut tokens, mut ended) = (Vec::new(), Vec::new());
    for duel in club.duels_of(member.id).await.map_err(failed)? {
        if duel.over {
            let reward = club.reward_of(&duel.table).await.map_err(failed)?;
            let rival = known.rival(ctx, &duel, member.id).await?;
            ended.push(EndedDuel { table: duel.table.to_string(), rival, rounds: duel.rounds, reward });
        } else {
            tokens.extend(club.seat_tokens(&duel.table, member.id).await.map_err(failed)?);
        }
    }
    let seen = ctx.app.hall.tables_of(&tokens).await.map_err(|error| ctx.refused(&error))?;
    let going = seen.into_iter().filter(|seen| seen.outcome.is_none()).map(|seen| {
        let link = duel_path(&seen.table);
        meydan_pages::model::TableCard { link, ..mapping::table_card(seen) }
    });
    let going = going.collect();
    let open = club.challenges_of(member.id).await.map_err(failed)?.into_iter();
    let open = open.map(|one| OpenChallenge { id: one.id.to_string(), rounds: one.rounds.count() }).collect();
    let deck = active_deck(ctx, member.id).await?;
    let frame = framed(ctx, "/club/duels");
    let model = Duels { frame, member, deck, fields, going, open, ended, notice };
    Ok(page(model.notice.as_ref(), club::duels(&model)))
}

#[derive(Deserialize)]
pub(super) struct To {
    to: Option<String>,
}

/// `GET /club/duels?to={name}`
pub(super) async fn show(ctx: Ctx, to: Result<Query<To>, QueryRejection>) -> Response {
    let to = to.ok().and_then(|Query(To { to })| to);
    let fields = match to {
        Some(username) => DuelFields { with: With::Name, username, ..DuelFields::default() },
        None => DuelFields::default(),
    };
    either(async { duels(&ctx, member(&ctx).await?, fields, None).await }.await)
}

/// What was refused, in words; whose deck it is about is said too.
pub(super) async fn refused(ctx: &Ctx, me: MemberId, error: &Error) -> Result<Notice, Response> {
    let (kind, whose) = match error.refusal() {
        Some(Refusal::NoActiveDeck(whose)) => ("no-deck", whose),
        Some(Refusal::InvalidDeck(whose)) => ("bad-deck", whose),
        _ => return said(ctx, error),
    };
    let words = ctx.words();
    if whose == me {
        return Ok(Notice::Wrong(words.say(&format!("web-club-duel-{kind}-you"))));
    }
    let name = ctx.app.club.member(whose).await.map_err(|error| broken(ctx, &error))?.nickname;
    let name = [("name", isolated(&name).into())];
    Ok(Notice::Wrong(words.say_with(&format!("web-club-duel-{kind}-other"), &name)))
}

/// Why nobody was challenged, in words.
async fn not_challenged(ctx: &Ctx, me: MemberId, error: &meydan_lobby::Error) -> Result<Notice, Response> {
    match (error, error.refused()) {
        (meydan_lobby::Error::Club(error), _) => refused(ctx, me, error).await,
        (_, Some(told)) => Ok(Notice::Wrong(meydan_pages::refusal(ctx.visitor.lang, &told))),
        (_, None) => Err(broken(ctx, error)),
    }
}

/// How long a match is to be; `None` if there is no such length.
fn rounds(sent: &[(String, String)]) -> Option<Rounds> {
    match field(sent, "rounds") {
        Some("1") => Some(Rounds::One),
        Some("3") => Some(Rounds::Three),
        _ => None,
    }
}

/// What the form said, as far as it makes sense; without a rival of a kind that there is, nothing does.
fn read(sent: &[(String, String)]) -> Option<(DuelFields, Option<Rounds>)> {
    let rounds = rounds(sent);
    let level = field(sent, "level").map_or(Ok(Level::Casual), str::parse).ok()?;
    let fields = DuelFields {
        with: With::from_code(field(sent, "with")?)?,
        rounds: rounds.map_or(1, Rounds::count),
        level,
        username: field(sent, if field(sent, "with") == Some("name") { "to" } else { "username" })
            .unwrap_or_default()
            .to_owned(),
    };
    Some((fields, rounds))
}

/// `POST /club/duels`
pub(super) async fn begin(ctx: Ctx, form: Fields) -> Response {
    either(
        async {
            let (member, sent) = (member(&ctx).await?, sent(&ctx, form)?);
            let Some((fields, rounds)) = read(&sent) else { return Err(ctx.problem(PageError::NONSENSE)) };
            let club = &ctx.app.club;
            let mut ids = vec![member.id];
            let against = match fields.with {
                With::Computer => Against::Computer(fields.level),
                With::Link => {
                    return match club.challenge(member.id, rounds).await {
                        Ok(id) => Ok(see_other(&format!("/club/challenge/{id}"))),
                        Err(error) => {
                            let notice = refused(&ctx, member.id, &error).await?;
                            duels(&ctx, member, fields, Some(notice)).await
                        }
                    };
                }
                With::Name => {
                    let Some(person) = person(&ctx) else { return Err(ctx.problem(PageError::NONSENSE)) };
                    let mut terms = meydan_lobby::Terms::usual("duel");
                    terms.options.insert("rounds".to_owned(), fields.rounds.to_string().into());
                    return match ctx.app.lobby.challenge(&person, &fields.username, terms, None, true).await {
                        Ok(_) => Ok(see_other("/")),
                        Err(error) => {
                            let notice = not_challenged(&ctx, member.id, &error).await?;
                            duels(&ctx, member, fields, Some(notice)).await
                        }
                    };
                }
                With::Here => {
                    // The other one's deck is played with, so the other one says so.
                    if !ctx.app.limits.sign_in(ctx.visitor.address, &fields.username) {
                        let notice = too_often(&ctx);
                        let mut answer = duels(&ctx, member, fields, Some(notice)).await?;
                        *answer.status_mut() = StatusCode::TOO_MANY_REQUESTS;
                        return Ok(answer);
                    }
                    let password = field(&sent, "password").unwrap_or_default();
                    match club.log_in(&fields.username, password, meydan_members::NameRules::Hall).await {
                        Ok(other) => {
                            ids.push(other.id);
                            Against::Member(other.id)
                        }
                        Err(error) => {
                            let notice = refused(&ctx, member.id, &error).await?;
                            return duels(&ctx, member, fields, Some(notice)).await;
                        }
                    }
                }
            };
            let terms = Terms { rounds, cheats: ctx.app.settings.cheats, seed: None };
            match club.begin_duel(member.id, against, terms).await {
                Ok(duel) => seated(&ctx, &duel.table, &ids).await,
                Err(error) => {
                    let notice = refused(&ctx, member.id, &error).await?;
                    duels(&ctx, member, fields, Some(notice)).await
                }
            }
        }
        .await,
    )
}

/// Leads to a table, with the seats of these members and those that the browser holds there already:
/// two may play at one screen.
pub(super) async fn seated(ctx: &Ctx, table: &TableId, members: &[MemberId]) -> Answer {
    let mut answer = see_other(&mapping::table_path(table));
    let held = ctx.visitor.seats.iter().filter(|(known, _)| known == table);
    let held: Vec<Token> = held.flat_map(|(_, tokens)| tokens.clone()).collect();
    let mut tokens = held.clone();
    for id in members {
        let own = ctx.app.club.seat_tokens(table, *id).await.map_err(|error| broken(ctx, &error))?;
        for token in own {
            if !tokens.contains(&token) {
                tokens.push(token);
            }
        }
    }
    if tokens != held {
        let cookies = answer.headers_mut();
        cookies.append(header::SET_COOKIE, seat_cookie(table, &tokens, ctx.https()));
        forget_oldest(ctx, cookies).await;
    }
    Ok(answer)
}

/// `GET /club/duel/{table}`: a member gets the own seat; whoever else knows the table may watch it.
pub(super) async fn go(ctx: Ctx, Path(table): Path<String>) -> Response {
    either(
        async {
            let not_found = || ctx.problem(PageError::NOT_FOUND);
            let table: TableId = table.parse().map_err(|()| not_found())?;
            let duel = ctx.app.club.duel(&table).await.map_err(|error| broken(&ctx, &error))?;
            let duel = duel.ok_or_else(not_found)?;
            let me = visitor(&ctx).await?.map(|member| member.id);
            let me: Vec<MemberId> = me.into_iter().filter(|id| duel.members.contains(&Some(*id))).collect();
            seated(&ctx, &table, &me).await
        }
        .await,
    )
}
