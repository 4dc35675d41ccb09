//! Duels of members (section 6): who may begin one and with which cards, and the
//! match itself, which is a table of the hall like any other. Consoles and pages
//! begin, go on with and end duels here.

use duel::{Book, Card, Config, Duel, Event, Phase, Rounds, standard, write_cards};
use meydan_catalogue::{Player, random_bytes};
use meydan_core::{Entry, Game, Header, Match, Seat, Seed, Viewer};
use meydan_hall::store::{Chair, Kept, Maker, Store, StoreError, TableRow};
use meydan_hall::{TableId, Token};
use meydan_search::Level;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::club::now;
use crate::{Club, ClubMember, DeckRow, Error, MemberId, Refusal, Settled, Settlement};

/// Whom a member challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The computer, which plays with a deck of its own and earns nothing (D-25).
    Computer(Level),
    /// Another member.
    Member(MemberId),
}

/// What a duel is about.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// How long it is; none is a number of rounds that is not supported.
    pub rounds: Option<Rounds>,
    /// Whether cheats are allowed (section 22).
    pub cheats: bool,
    /// Where the randomness comes from, if that is not to be left to chance.
    pub seed: Option<Seed>,
}

/// A duel of the club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubDuel {
    /// The table.
    pub table: TableId,
    /// Who sits there, the challenger first; nobody is the computer.
    pub members: [Option<MemberId>; 2],
    /// 1 or 3.
    pub rounds: u8,
    /// Whether it is over.
    pub over: bool,
    /// Whether its two people sit at two screens: it was made by a challenge (D-97).
    pub apart: bool,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
}

/// Where a duel is to be.
pub(crate) struct Place<'a> {
    /// The table, whose name was chosen before.
    pub(crate) table: TableId,
    /// Whether people sit at two screens.
    pub(crate) apart: bool,
    /// The duel that leads to it, as its rematch.
    pub(crate) after: Option<&'a TableId>,
}

impl ClubDuel {
    /// The seat of a member.
    #[must_use]
    pub fn seat_of(&self, id: MemberId) -> Option<Seat> {
        Seat::all(2).find(|seat| self.members[seat.index()] == Some(id))
    }
}

/// The longest text of cards that a duel takes.
const MOST_CARDS: usize = 100_000;

/// The most duels that a list has.
const MOST_LISTED: i64 = 40;

const DUEL: &str = "SELECT duels.id, first, second, duels.rounds, apart, duels.created, over FROM duels
     JOIN tables ON tables.id = duels.id";

fn duel_of(row: &SqliteRow) -> Result<ClubDuel, Error> {
    let table: &str = row.try_get("id")?;
    Ok(ClubDuel {
        table: table.parse().map_err(|()| Error::Broken("the name of a duel".to_owned()))?,
        members: [row.try_get("first")?, row.try_get("second")?],
        rounds: row.try_get("rounds")?,
        over: row.try_get("over")?,
        apart: row.try_get("apart")?,
        created: row.try_get("created")?,
    })
}

impl Club {
    /// Begins a duel, each with the active deck; the checks in the order of D-24.
    ///
    /// # Errors
    /// `NoSuchMember`, `Oneself`, `NoActiveDeck`, `InvalidDeck`, `RoundsNotSupported`.
    pub async fn begin_duel(
        &self,
        challenger: MemberId,
        against: Against,
        terms: Terms,
    ) -> Result<ClubDuel, Error> {
        self.begin_duel_at(
            Place { table: TableId::new(), apart: false, after: None },
            challenger,
            against,
            terms,
        )
        .await
    }

    /// The same at a table whose name was chosen before, for people at one screen or apart.
    pub(crate) async fn begin_duel_at(
        &self,
        place: Place<'_>,
        challenger: MemberId,
        against: Against,
        terms: Terms,
    ) -> Result<ClubDuel, Error> {
        let Place { table, apart, after } = place;
        let (duel, row) = self.prepare_duel_at(table, apart, challenger, against, terms).await?;
        self.tables.create(&row, after).await?;
        Ok(duel)
    }

    /// A duel of two members who have met, apart from each other: the table as it is to be kept, together with
    /// what made them meet. Without it nothing has begun.
    ///
    /// # Errors
    /// Those of `begin_duel`.
    pub async fn prepare_duel(
        &self,
        challenger: MemberId,
        against: Against,
        terms: Terms,
    ) -> Result<TableRow, Error> {
        let (_, row) = self.prepare_duel_at(TableId::new(), true, challenger, against, terms).await?;
        Ok(row)
    }

    /// Whether a member has a deck to duel with.
    ///
    /// # Errors
    /// `NoSuchMember`, `NoActiveDeck`, `InvalidDeck`.
    pub async fn check_deck(&self, id: MemberId) -> Result<(), Error> {
        self.decks_to_play(&[self.member(id).await?]).await.map(drop)
    }

    async fn prepare_duel_at(
        &self,
        table: TableId,
        apart: bool,
        challenger: MemberId,
        against: Against,
        terms: Terms,
    ) -> Result<(ClubDuel, TableRow), Error> {
        let mut players = vec![self.member(challenger).await?];
        if let Against::Member(other) = against {
            if other == challenger {
                return Err(Refusal::Oneself.into());
            }
            players.push(self.member(other).await?);
        }
        let decks = self.decks_to_play(&players).await?;
        let rounds = terms.rounds.ok_or(Refusal::RoundsNotSupported)?;
        let config = Config {
            rounds,
            deck1: deck_text(&decks[0]),
            deck2: decks.get(1).map(deck_text).unwrap_or_default(),
            cards: own_cards(&self.book(), &decks),
            cheats: terms.cheats,
        };
        let seed = match terms.seed {
            Some(seed) => seed,
            None => Seed::from_bytes(random()?),
        };
        // What the club keeps is a deck: if it cannot be played with, that is said of it.
        let header = Header { config: config.clone(), seats: 2, seed, clock: None };
        Match::<Duel>::new(header).map_err(|_| Refusal::InvalidDeck(challenger))?;
        self.note_duel(table, apart, &players, against, config, seed).await
    }

    /// The active decks of these players, if they may be played with.
    pub(crate) async fn decks_to_play(&self, players: &[ClubMember]) -> Result<Vec<DeckRow>, Error> {
        let mut decks = Vec::new();
        for player in players {
            let active = self.decks(player.id).await?.into_iter().find(|deck| deck.active);
            decks.push(active.ok_or(Refusal::NoActiveDeck(player.id))?);
        }
        match players.iter().zip(&decks).find(|(_, deck)| !deck.is_valid()) {
            Some((player, _)) => Err(Refusal::InvalidDeck(player.id).into()),
            None => Ok(decks),
        }
    }

    async fn note_duel(
        &self,
        table: TableId,
        apart: bool,
        players: &[ClubMember],
        against: Against,
        config: Config,
        seed: Seed,
    ) -> Result<(ClubDuel, TableRow), Error> {
        let key = random()?;
        let duel = ClubDuel {
            table,
            members: [players.first().map(|player| player.id), players.get(1).map(|player| player.id)],
            rounds: config.rounds.count(),
            over: false,
            apart,
            created: now(),
        };
        let person = |(seat, member): (Seat, &ClubMember)| Chair {
            member: Some(member.id),
            ..Chair::guest(&member.nickname, Some(token(&key, seat, 0).holder()))
        };
        let computer = match against {
            Against::Computer(level) => Some(Chair::computer(level)),
            Against::Member(_) => None,
        };
        let row = TableRow {
            id: duel.table.clone(),
            game: Duel::ID.to_owned(),
            rules: Duel::RULES,
            config: serde_json::to_value(config).map_err(|error| Error::Broken(error.to_string()))?,
            seed,
            created: u64::try_from(duel.created).unwrap_or_default(),
            over: false,
            rated: true,
            clock: None,
            listed: false,
            next: None,
            opener: players.first().map(|_| token(&key, Seat::FIRST, 0).holder()),
            chairs: Seat::all(2).zip(players).map(person).chain(computer).collect(),
        };
        // A row without its table is found by nobody.
        sqlx::query(
            "INSERT INTO duels (id, first, second, rounds, key, apart, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(duel.table.as_str())
        .bind(duel.members[0])
        .bind(duel.members[1])
        .bind(duel.rounds)
        .bind(&key[..])
        .bind(duel.apart)
        .bind(duel.created)
        .execute(&self.pool)
        .await?;
        Ok((duel, row))
    }

    /// Another duel of the same two, each with the deck that is active now; the other one begins (HA-25).
    ///
    /// # Errors
    /// `NoSuchDuel`, and those of `Club::begin_duel`.
    pub async fn rematch(&self, table: &TableId) -> Result<TableId, Error> {
        let duel = self.duel(table).await?.ok_or(Refusal::NoSuchDuel)?;
        let stored = self.tables.load(table).await?.ok_or(Refusal::NoSuchDuel)?;
        let cheats = stored.row.config["cheats"].as_bool().unwrap_or_default();
        let rounds = Some(if duel.rounds == 1 { Rounds::One } else { Rounds::Three });
        let (challenger, against) = match duel.members {
            [Some(first), Some(second)] => (second, Against::Member(first)),
            [Some(first), None] => {
                let level = self.computer_level(table).await?.ok_or(Refusal::NoSuchDuel)?;
                (first, Against::Computer(level))
            }
            [None, _] => return Err(Refusal::NoSuchDuel.into()),
        };
        let place = Place { table: TableId::new(), apart: duel.apart, after: Some(table) };
        let terms = Terms { rounds, cheats, seed: None };
        Ok(self.begin_duel_at(place, challenger, against, terms).await?.table)
    }

    /// A duel by its table.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn duel(&self, table: &TableId) -> Result<Option<ClubDuel>, Error> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{DUEL} WHERE duels.id = ?")))
            .bind(table.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(duel_of).transpose()
    }

    /// The duels of a member: those that are not over first, then the latest.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn duels_of(&self, id: MemberId) -> Result<Vec<ClubDuel>, Error> {
        let order = "WHERE first = ?1 OR second = ?1 ORDER BY over, duels.created DESC, duels.id LIMIT ?2";
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{DUEL} {order}")))
            .bind(id)
            .bind(MOST_LISTED)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(duel_of).collect()
    }

    /// What shows that a member sits at duels that are not over.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn seats_of(&self, id: MemberId) -> Result<Vec<Token>, Error> {
        let going = "WHERE (first = ?1 OR second = ?1)
             AND id IN (SELECT id FROM tables WHERE tables.id = duels.id AND over = 0) ORDER BY created DESC LIMIT ?2";
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{SEATS} {going}")))
            .bind(id)
            .bind(MOST_LISTED)
            .fetch_all(&self.pool)
            .await?;
        let mut tokens = Vec::new();
        for row in &rows {
            let seats = Seats::of(row)?;
            tokens.extend(seats.of_member(id).map(|seat| seats.token(seat)));
        }
        Ok(tokens)
    }

    /// What shows that a member sits at a table; nothing for who does not.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn seat_tokens(&self, table: &TableId, id: MemberId) -> Result<Vec<Token>, Error> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{SEATS} WHERE id = ?")))
            .bind(table.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(Vec::new()) };
        let seats = Seats::of(&row)?;
        Ok(seats.of_member(id).map(|seat| seats.token(seat)).collect())
    }

    /// The match, as far as it has come.
    ///
    /// # Errors
    /// `NoSuchDuel`.
    pub async fn duel_match(&self, table: &TableId) -> Result<Match<Duel>, Error> {
        let stored = self.tables.load(table).await?.ok_or(Refusal::NoSuchDuel)?;
        let broken = |what: String| Error::Unreadable(format!("duel {}: {what}", table.short()));
        if stored.row.game != Duel::ID || !Duel::facts().reads(stored.row.rules) {
            return Err(broken("other rules".to_owned()));
        }
        let config = serde_json::from_value(stored.row.config).map_err(|error| broken(error.to_string()))?;
        let header = Header { config, seats: 2, seed: stored.row.seed, clock: stored.row.clock };
        let log: Vec<Entry<String>> = stored.entries.into_iter().map(|kept| kept.entry).collect();
        Match::open(header, &log).map_err(|error| broken(format!("entry {}", error.seq)))
    }

    /// How well the computer of a duel plays, if one sits there.
    ///
    /// # Errors
    /// `NoSuchDuel`.
    pub async fn computer_level(&self, table: &TableId) -> Result<Option<Level>, Error> {
        let stored = self.tables.load(table).await?.ok_or(Refusal::NoSuchDuel)?;
        Ok(stored.row.chairs.iter().find_map(|chair| match chair.player {
            Player::Computer { level } => Some(level),
            Player::Person { .. } => None,
        }))
    }

    /// Keeps what was played since: all of it or nothing, on the disk before it is told.
    ///
    /// # Errors
    /// `DuelMovedOn` if somebody else played there meanwhile.
    pub async fn keep_played(
        &self,
        table: &TableId,
        entries: &[Entry<String>],
        over: bool,
    ) -> Result<(), Error> {
        let kept: Vec<Kept> =
            entries.iter().map(|entry| Kept { entry: entry.clone(), maker: Maker::Hall }).collect();
        match self.tables.append_all(table, &kept, over).await {
            Err(StoreError::Conflict) => Err(Refusal::DuelMovedOn.into()),
            kept => Ok(kept?),
        }
    }

    /// Rewards every duel that is over and was not rewarded yet, each once. One that cannot
    /// be read, or fails, keeps none of the others from being rewarded.
    ///
    /// # Errors
    /// Only when the file fails before anything was rewarded.
    pub async fn settle_ended(&self) -> Result<Settlement, Error> {
        let order = "LEFT JOIN settled ON settled.duel = duels.id
             WHERE over = 1 AND settled.duel IS NULL ORDER BY duels.created";
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{DUEL} {order}"))).fetch_all(&self.pool).await?;
        let duels = rows.iter().map(duel_of).collect::<Result<Vec<_>, _>>()?;
        let mut settlement = Settlement::default();
        for duel in duels {
            match self.settle_one(&duel).await {
                Ok(first) => settlement.rewarded += u32::from(first),
                Err(Error::Unreadable(why)) => settlement.unreadable.push((duel.table, why)),
                Err(error) => settlement.failed = Some(error),
            }
        }
        Ok(settlement)
    }

    async fn settle_one(&self, duel: &ClubDuel) -> Result<bool, Error> {
        let game = self.duel_match(&duel.table).await?;
        let Some(outcome) = game.outcome() else { return Ok(false) };
        let winner = outcome.winners.iter().next();
        let result = Settled {
            winner: winner.and_then(|seat| duel.members[seat.index()]),
            loser: winner.and_then(|seat| duel.members[1 - seat.index()]),
            rounds: duel.rounds,
            best_life: winner.map_or(0, |seat| game.view(Viewer::Referee).best[seat.index()]),
            turns: turns(&game),
        };
        self.settle(duel.table.as_str(), result).await
    }
}

/// How many turns each of the two had, in all rounds.
fn turns(game: &Match<Duel>) -> [usize; 2] {
    let mut turns = [0; 2];
    for event in game.events_since(None, Viewer::Spectator).flat_map(|(_, events)| events) {
        if let Event::Phase { phase: Phase::Draw, seat } = event {
            turns[seat.index()] += 1;
        }
    }
    turns
}

/// What the tokens of a duel's seats are made from.
pub(crate) struct Seats {
    members: [Option<MemberId>; 2],
    key: [u8; 32],
    /// How often each was given a new one.
    reseated: [i64; 2],
}

pub(crate) const SEATS: &str = "SELECT id, first, second, key, reseated_first, reseated_second FROM duels";

impl Seats {
    pub(crate) fn of(row: &SqliteRow) -> Result<Seats, Error> {
        let key: Vec<u8> = row.try_get("key")?;
        Ok(Seats {
            members: [row.try_get("first")?, row.try_get("second")?],
            key: key.try_into().map_err(|_| Error::Broken("the key of a duel".to_owned()))?,
            reseated: [row.try_get("reseated_first")?, row.try_get("reseated_second")?],
        })
    }

    pub(crate) fn of_member(&self, id: MemberId) -> impl Iterator<Item = Seat> {
        Seat::all(2).filter(move |seat| self.members[seat.index()] == Some(id))
    }

    pub(crate) fn token(&self, seat: Seat) -> Token {
        token(&self.key, seat, self.reseated[seat.index()])
    }

    /// The next token of a seat, and how many there were before it.
    pub(crate) fn next(&self, seat: Seat) -> (Token, i64) {
        let times = self.reseated[seat.index()] + 1;
        (token(&self.key, seat, times), times)
    }
}

/// The token of a seat that was given a new one so often.
fn token(key: &[u8; 32], seat: Seat, reseated: i64) -> Token {
    let mut told = vec![seat.0];
    if reseated > 0 {
        told.extend(reseated.to_le_bytes());
    }
    Token::of(blake3::keyed_hash(key, &told).as_bytes())
}

fn random() -> Result<[u8; 32], Error> {
    random_bytes().map_err(|error| Error::Broken(error.to_string()))
}

/// A deck as a duel reads it. Every line has its number, so that names may begin with one.
fn deck_text(deck: &DeckRow) -> String {
    let lines = |cards: &[String]| cards.iter().map(|card| format!("1 {card}\n")).collect::<String>();
    format!("{}side\n{}", lines(&deck.main), lines(&deck.side))
}

/// The cards that are not of the standard book; if there are very many, those of the decks.
fn own_cards(book: &Book, decks: &[DeckRow]) -> String {
    let own: Vec<Card> = book.cards().iter().filter(|card| !standard().contains(card)).cloned().collect();
    let text = |cards: &[Card]| if cards.is_empty() { String::new() } else { write_cards(cards) };
    let all = text(&own);
    if all.len() <= MOST_CARDS {
        return all;
    }
    let played = |card: &Card| {
        decks.iter().any(|deck| deck.main.iter().chain(&deck.side).any(|name| *name == card.name))
    };
    text(&own.into_iter().filter(played).collect::<Vec<_>>())
}
