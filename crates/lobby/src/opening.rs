//! The tables at which two people meet.

use duel::Rounds;
use meydan_catalogue::random_bytes;
use meydan_club::{Against, Terms as DuelTerms};
use meydan_core::{Refused, Seat};
use meydan_hall::store::{Chair, TableRow};
use meydan_hall::{Holder, NewRow, TABLES, TableId};
use meydan_members::MemberId;
use meydan_search::Level;

use crate::lobby::Inner;
use crate::{Error, Person, Refusal, Terms, Wait};

/// The game of the club.
const DUEL: &str = "duel";

/// How long a duel is: one round unless three are asked for; `None` where the options are more than that.
fn rounds(terms: &Terms) -> Option<Rounds> {
    let mut options = terms.options.iter();
    let rounds = match options.next() {
        None => Some(Rounds::One),
        Some((key, value)) if key == "rounds" => match value.as_str() {
            Some("1") => Some(Rounds::One),
            Some("3") => Some(Rounds::Three),
            _ => None,
        },
        Some(_) => None,
    };
    rounds.filter(|_| options.next().is_none())
}

fn by_lot() -> bool {
    // Without randomness nobody is harmed by the order in which they came.
    random_bytes::<1>().is_ok_and(|[byte]| byte % 2 == 1)
}

impl Inner {
    /// Whether these people may play on these terms, and whether it is a duel of the club: Duel between members is,
    /// with decks of their own.
    pub(crate) fn check(&self, terms: &Terms, people: &[Option<MemberId>]) -> Result<bool, Error> {
        let members = people.iter().all(Option::is_some);
        if terms.rated && (!members || terms.clock.is_none()) {
            return Err(Refusal::NotRated.into());
        }
        Ok(terms.game == DUEL && members && rounds(terms).is_some())
    }

    /// Whether there is such a game for two, with such options, and such a deck.
    pub(crate) async fn check_terms(
        &self,
        terms: &Terms,
        club: bool,
        member: Option<MemberId>,
    ) -> Result<(), Error> {
        if let (true, Some(member)) = (club, member) {
            self.club.check_deck(member).await?;
            return Ok(());
        }
        let chairs = vec![Chair::computer(Level::Casual); 2];
        match self.hall.prepare(self.new_row(terms, false, chairs)) {
            Ok(_) => Ok(()),
            Err(error) if is_seats(&error.refused()) => Err(Refusal::NotForTwo.into()),
            Err(error) => Err(error.into()),
        }
    }

    fn new_row(&self, terms: &Terms, listed: bool, chairs: Vec<Chair>) -> NewRow {
        NewRow {
            id: TableId::new(),
            game: terms.game.clone(),
            options: terms.options.clone(),
            clock: terms.clock,
            rated: terms.rated,
            listed,
            opener: chairs.iter().find_map(|chair| chair.holder),
            chairs,
        }
    }

    /// A table for two, not kept yet. `seat` is that of the first of them; without one it is by lot.
    pub(crate) async fn between(
        &self,
        terms: &Terms,
        club: bool,
        [one, other]: [&Person; 2],
        seat: Option<Seat>,
        listed: bool,
    ) -> Result<TableRow, Error> {
        let second = seat.map_or_else(by_lot, |seat| seat != Seat::FIRST);
        let people = if second { [other, one] } else { [one, other] };
        if let (true, [Some(first), Some(second)]) = (club, people.map(|person| person.member)) {
            let duel = DuelTerms { rounds: rounds(terms), cheats: false, seed: None };
            let row = self.club.prepare_duel(first, Against::Member(second), duel).await?;
            return Ok(TableRow { clock: terms.clock, listed, ..row });
        }
        let chair = |person: &Person| Chair {
            member: person.member,
            ..Chair::guest(&person.name, Some(person.holder))
        };
        Ok(self.hall.prepare(self.new_row(terms, listed, people.map(chair).into()))?)
    }

    /// A table with a computer for who waits, not kept yet.
    pub(crate) async fn with_computer(&self, wait: &Wait, level: Level) -> Result<TableRow, Error> {
        let person = &wait.person;
        let own = Chair { member: person.member, ..Chair::guest(&person.name, Some(person.holder)) };
        let mut chairs = vec![own, Chair::computer(level)];
        if by_lot() {
            chairs.reverse();
        }
        Ok(self.hall.prepare(self.new_row(&wait.terms, false, chairs))?)
    }

    /// A table was kept: everybody whom it concerns is told, and it begins.
    pub(crate) async fn began(&self, table: &TableRow, people: &[Holder]) {
        self.tell(people);
        let hint = format!("listed {}", table.id);
        let _ = self.bus.publish(TABLES, hint.as_bytes());
        // Its clocks run also if nobody comes.
        self.hall.begin(&table.id).await;
    }
}

/// Whether a game refused the number of seats.
fn is_seats(refused: &Refused) -> bool {
    refused.code == "seats"
}
