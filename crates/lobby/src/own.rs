//! What matters to one person now (HA-10): the own tables, waits, challenges, and whom they follow.

use std::collections::BTreeMap;

use meydan_hall::{Holder, TableId, TableSummary, Token};
use meydan_members::{Circle, Member, MemberId};
use meydan_search::Level;

use crate::lobby::now;
use crate::{Challenge, Error, Lobby, Person, Refusal, Wait};

/// Who was paired, or whose challenge was accepted, is led to the table for so long, in milliseconds.
const EXPECTED: i64 = 60_000;
/// So many of those whom somebody follows are shown.
const MOST_FOLLOWED: usize = 40;

/// A wait, and the computer that is offered meanwhile.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// For what.
    pub wait: Wait,
    /// How strong it is, once it is offered.
    pub offer: Option<Level>,
}

/// A challenge, and who the other one is.
#[derive(Clone, Debug)]
pub struct Dared {
    /// What.
    pub challenge: Challenge,
    /// The other one.
    pub other: Member,
    /// Whether they are here.
    pub here: bool,
}

/// Somebody whom a person follows or has blocked.
#[derive(Clone, Debug)]
pub struct Known {
    /// Who.
    pub member: Member,
    /// Whether they are here.
    pub here: bool,
}

/// What matters to one person now.
#[derive(Default)]
pub struct Own {
    /// Tables at which they sit, the latest first.
    pub tables: Vec<TableSummary>,
    /// What they wait for.
    pub waits: Vec<Waiting>,
    /// Challenges for them.
    pub received: Vec<Dared>,
    /// Challenges of theirs, with what became of them.
    pub sent: Vec<Dared>,
    /// Whom they follow, those who are here first.
    pub followed: Vec<Known>,
    /// Hints for these are hints for this person: see `Lobby::listen`.
    pub holders: Vec<Holder>,
    /// Where they are expected now, and whether it is a duel of the club.
    pub expected: Option<(TableId, bool)>,
}

impl Lobby {
    /// What matters to this person, who holds these tokens.
    ///
    /// # Errors
    /// Only when the store fails.
    pub async fn own(&self, person: &Person, tokens: &[Token]) -> Result<Own, Error> {
        let inner = &self.inner;
        let now = now();
        let mut tables = inner.hall.tables_of(tokens).await?;
        let mut own = Own::default();
        for wait in inner.rows.waits(Some(person.holder), now).await? {
            own.waits.push(Waiting { offer: inner.offer(&wait, now), wait });
        }
        let expected = inner.rows.expected(person.holder, now - EXPECTED).await?;
        if let Some(table) = expected {
            let club = inner.club.duel(&table).await?.is_some();
            own.expected = Some((table, club));
        }
        own.holders = std::iter::once(person.holder).chain(tokens.iter().map(Token::holder)).collect();
        if let Some(id) = person.member {
            let duels = inner.club.seats_of(id).await?;
            tables.extend(inner.hall.tables_of(&duels).await?);
            own.holders.extend(duels.iter().map(Token::holder));
            let mut seen = std::collections::BTreeSet::new();
            tables.retain(|table| seen.insert(table.table.clone()));
            self.meet(id, now, &mut own).await?;
        }
        own.tables = tables;
        own.holders.sort_by_key(ToString::to_string);
        own.holders.dedup();
        Ok(own)
    }

    async fn meet(&self, id: MemberId, now: i64, own: &mut Own) -> Result<(), Error> {
        let inner = &self.inner;
        let here = inner.presence.members();
        let mut members: BTreeMap<MemberId, Member> = BTreeMap::new();
        for challenge in inner.rows.challenges_of(id, now).await? {
            let mine = challenge.from == id;
            let other = if mine { challenge.to } else { challenge.from };
            if let std::collections::btree_map::Entry::Vacant(entry) = members.entry(other) {
                // Whoever has left the hall has left no challenge.
                let Ok(member) = inner.club.members.member(other).await else { continue };
                entry.insert(member);
            }
            let Some(other) = members.get(&other).cloned() else { continue };
            let dared = Dared { here: here.contains(&other.id), challenge, other };
            if mine { own.sent.push(dared) } else { own.received.push(dared) }
        }
        let followed = inner.club.members.circle(id, Circle::Follow).await?;
        let mut followed: Vec<Known> =
            followed.into_iter().map(|member| Known { here: here.contains(&member.id), member }).collect();
        followed.sort_by_key(|known| !known.here);
        followed.truncate(MOST_FOLLOWED);
        own.followed = followed;
        Ok(())
    }

    /// Whom this person has blocked.
    ///
    /// # Errors
    /// Only when the store fails.
    pub async fn blocked(&self, member: MemberId) -> Result<Vec<Member>, Error> {
        Ok(self.inner.club.members.circle(member, Circle::Block).await?)
    }

    /// Takes somebody into a circle of this person, or out of it. Who blocks somebody refuses what waits of them.
    ///
    /// # Errors
    /// `GuestsCannot`, `NoSuchPerson`, and what the members' rules refuse.
    pub async fn set_circle(
        &self,
        person: &Person,
        circle: Circle,
        whom: &str,
        on: bool,
    ) -> Result<(), Error> {
        let inner = &self.inner;
        let id = person.member.ok_or(Refusal::GuestsCannot)?;
        let members = &inner.club.members;
        let other = members.find_folded(whom).await?.ok_or(Refusal::NoSuchPerson)?;
        if on {
            members.put(id, circle, other.id).await?;
        } else {
            members.take_out(id, circle, other.id).await?;
        }
        if on && circle == Circle::Block {
            for challenge in inner.rows.challenges_of(id, now()).await? {
                if challenge.from == other.id {
                    inner.rows.refuse(&challenge.id, id, now()).await?;
                }
            }
        }
        let other = self.person(other.id).await?;
        inner.tell(&[person.holder, other.holder]);
        Ok(())
    }
}
