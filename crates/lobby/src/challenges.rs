//! Challenges by name (HA-12): from one member to another, who may be offline.

use meydan_core::Seat;
use meydan_hall::TableId;
use meydan_members::{Member, MemberId};

use crate::lobby::{millis, now};
use crate::{Challenge, Error, Lobby, Person, Refusal, State, Terms, Took};

impl Lobby {
    /// Challenges a member by username.
    ///
    /// # Errors
    /// `GuestsCannot`, `NoSuchPerson`, `Yourself`, `Apart`, `ThreeWaiting`, `ManyForThem`, `ManyFromYou`,
    /// `NotForTwo`, `NotRated`, and what the hall, the game or the club refuse.
    pub async fn challenge(
        &self,
        from: &Person,
        to: &str,
        terms: Terms,
        seat: Option<Seat>,
        listed: bool,
    ) -> Result<Challenge, Error> {
        let inner = &self.inner;
        let sender = from.member.ok_or(Refusal::GuestsCannot)?;
        let found = inner.club.members.find_folded(to.trim()).await?;
        let receiver = found.ok_or(Refusal::NoSuchPerson)?;
        if receiver.id == sender {
            return Err(Refusal::Yourself.into());
        }
        let club = inner.check(&terms, &[from.member, Some(receiver.id)])?;
        inner.check_terms(&terms, club, from.member).await?;
        let at = now();
        let until = at + millis(inner.settings.challenge_lapse);
        let (id, to) = (TableId::new(), receiver.id);
        let challenge =
            Challenge { id, from: sender, to, terms, club, listed, seat, at, until, state: State::Waits };
        inner.rows.challenge(&challenge).await?;
        self.tell_both(&challenge).await;
        Ok(challenge)
    }

    /// Accepts a challenge; who does so twice is given the same table.
    ///
    /// # Errors
    /// `NoSuchChallenge` for any but a received one, `ChallengeOver`, `Apart`, and what the hall or the club refuse.
    pub async fn accept(&self, id: &TableId, person: &Person) -> Result<TableId, Error> {
        let inner = &self.inner;
        let challenge = self.received(id, person).await?;
        match challenge.state {
            State::Taken(table) => return Ok(table),
            State::Refused | State::Lapsed => return Err(Refusal::ChallengeOver.into()),
            State::Waits => {}
        }
        if inner.club.members.are_apart(challenge.from, challenge.to).await? {
            return Err(Refusal::Apart.into());
        }
        let from = self.person(challenge.from).await?;
        let people = [&from, person];
        let table =
            inner.between(&challenge.terms, challenge.club, people, challenge.seat, challenge.listed).await?;
        let holders = people.map(|person| person.holder);
        match inner.rows.take(&challenge, &table, holders, now()).await? {
            Took::Now => {
                inner.began(&table, &holders).await;
                Ok(table.id)
            }
            Took::Before(table) => Ok(table),
            Took::Over => Err(Refusal::ChallengeOver.into()),
        }
    }

    /// Refuses a challenge.
    ///
    /// # Errors
    /// `NoSuchChallenge` for any but a received one, `ChallengeOver`.
    pub async fn refuse(&self, id: &TableId, person: &Person) -> Result<(), Error> {
        let challenge = self.received(id, person).await?;
        if !self.inner.rows.refuse(id, challenge.to, now()).await? {
            return Err(Refusal::ChallengeOver.into());
        }
        self.tell_both(&challenge).await;
        Ok(())
    }

    /// Withdraws a challenge, or puts away what became of it.
    ///
    /// # Errors
    /// `NoSuchChallenge` for any but one's own, `ChallengeOver` when it was accepted.
    pub async fn withdraw(&self, id: &TableId, person: &Person) -> Result<(), Error> {
        let sender = person.member.ok_or(Refusal::NoSuchChallenge)?;
        let found = self.inner.rows.find_challenge(id, now()).await?.filter(|found| found.from == sender);
        let challenge = found.ok_or(Refusal::NoSuchChallenge)?;
        if !self.inner.rows.withdraw(id, sender).await? {
            return Err(Refusal::ChallengeOver.into());
        }
        self.tell_both(&challenge).await;
        Ok(())
    }

    /// A challenge that somebody received.
    async fn received(&self, id: &TableId, person: &Person) -> Result<Challenge, Error> {
        let found = self.inner.rows.find_challenge(id, now()).await?;
        let own = found.filter(|found| Some(found.to) == person.member);
        own.ok_or_else(|| Refusal::NoSuchChallenge.into())
    }

    /// A member as somebody who meets others.
    pub(crate) async fn person(&self, id: MemberId) -> Result<Person, Error> {
        let members = &self.inner.club.members;
        let Member { nickname, .. } = members.member(id).await?;
        let holder = members.seat_token(id).await?.holder();
        Ok(Person { holder, member: Some(id), name: nickname })
    }

    /// A hint for both; whoever cannot be told looks by themselves.
    async fn tell_both(&self, challenge: &Challenge) {
        let mut holders = Vec::new();
        for member in [challenge.from, challenge.to] {
            if let Ok(person) = self.person(member).await {
                holders.push(person.holder);
            }
        }
        self.inner.tell(&holders);
    }
}
