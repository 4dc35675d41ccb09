//! Why the club refuses something, and what may break.

use meydan_core::Refused;
use meydan_hall::store::StoreError;

use crate::MemberId;
use crate::decks::Part;

/// Why something is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something about the account, by the hall's own rules.
    Member(meydan_members::Refusal),
    /// There is no card with this name.
    NoSuchCard,
    /// Too few coins.
    NotEnoughMoney,
    /// A deck of this name exists.
    DeckExists,
    /// No deck of this name.
    NoSuchDeck,
    /// No such card is left in the stock.
    NotInStock,
    /// That part of the deck is full.
    PartFull(Part),
    /// Three copies are in the deck already.
    ThreeAlready,
    /// The card is not in that part of the deck.
    NotInDeck(Part),
    /// The name of a deck that is empty, too long, or has signs that are no letters.
    InvalidName,
    /// A card of this name exists.
    CardExists,
    /// There are as many cards as there may be.
    BookFull,
    /// This member has made as many cards as anybody may.
    TooManyCards,
    /// Nobody duels with themselves.
    Oneself,
    /// This player has no deck to play with (6, step 2).
    NoActiveDeck(MemberId),
    /// The deck that this player plays with is too small (step 3).
    InvalidDeck(MemberId),
    /// Neither one round nor three.
    RoundsNotSupported,
    /// There is no such challenge, or not of this member.
    NoSuchChallenge,
    /// It is the own challenge.
    OwnChallenge,
    /// Somebody else accepts the challenge, or has done so.
    ChallengeTaken,
    /// As many challenges wait as may.
    TooManyChallenges,
    /// There is no such duel.
    NoSuchDuel,
    /// The duel was gone on with elsewhere meanwhile.
    DuelMovedOn,
    /// An amount that is not positive, or more coins than anybody can have.
    InvalidAmount,
    /// A line that says nothing.
    NothingSaid,
    /// A line that is too long.
    SaidTooMuch,
    /// A line with breaks or signs that control a screen.
    ControlSigns,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Member(refusal) => refusal.code(),
            Refusal::NoSuchCard => "no-such-card",
            Refusal::NotEnoughMoney => "not-enough-money",
            Refusal::DeckExists => "deck-exists",
            Refusal::NoSuchDeck => "no-such-deck",
            Refusal::NotInStock => "not-in-stock",
            Refusal::PartFull(Part::Main) => "main-full",
            Refusal::PartFull(Part::Side) => "side-full",
            Refusal::ThreeAlready => "three-already",
            Refusal::NotInDeck(Part::Main) => "not-in-main",
            Refusal::NotInDeck(Part::Side) => "not-in-side",
            Refusal::InvalidName => "invalid-name",
            Refusal::CardExists => "card-exists",
            Refusal::BookFull => "book-full",
            Refusal::TooManyCards => "too-many-cards",
            Refusal::Oneself => "oneself",
            Refusal::NoActiveDeck(_) => "no-active-deck",
            Refusal::InvalidDeck(_) => "invalid-deck",
            Refusal::RoundsNotSupported => "rounds",
            Refusal::NoSuchChallenge => "no-such-challenge",
            Refusal::OwnChallenge => "own-challenge",
            Refusal::ChallengeTaken => "challenge-taken",
            Refusal::TooManyChallenges => "too-many-challenges",
            Refusal::NoSuchDuel => "no-such-duel",
            Refusal::DuelMovedOn => "duel-moved-on",
            Refusal::InvalidAmount => "invalid-amount",
            Refusal::NothingSaid => "nothing-said",
            Refusal::SaidTooMuch => "said-too-much",
            Refusal::ControlSigns => "control-signs",
        }
    }

    /// The requirement of the specification; `CLUB` where it has none for it.
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Member(refusal) => refusal.rule(),
            Refusal::NoSuchCard => "DU-078",
            Refusal::NotEnoughMoney => "DU-079",
            Refusal::DeckExists => "DU-053",
            Refusal::NoSuchDeck => "DU-056",
            Refusal::NotInStock => "DU-061",
            Refusal::PartFull(_) => "DU-063",
            Refusal::ThreeAlready => "DU-064",
            Refusal::NotInDeck(_) => "DU-067",
            Refusal::NoActiveDeck(_) => "DU-085",
            Refusal::InvalidDeck(_) => "DU-086",
            Refusal::RoundsNotSupported => "DU-087",
            _ => "CLUB",
        }
    }
}

/// A refusal, or something that broke.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Refused: nothing has changed.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The file could not be read or written, or holds what we did not write.
    #[error("the club's file failed: {0}")]
    Broken(String),
    /// What is kept of a duel cannot be read, now or later.
    #[error("what is kept cannot be read: {0}")]
    Unreadable(String),
}

impl Error {
    /// Why it was refused, if it was.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        match self {
            Error::Refused(refusal) => Some(*refusal),
            Error::Broken(_) | Error::Unreadable(_) => None,
        }
    }

    /// The same, ready to be said.
    #[must_use]
    pub fn refused(&self) -> Option<Refused> {
        self.refusal().map(|refusal| match refusal {
            Refusal::Member(refusal) => refusal.refused(),
            refusal => Refused::game("club", &refusal),
        })
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::Refused(refusal)
    }
}

impl From<meydan_members::Refusal> for Error {
    fn from(refusal: meydan_members::Refusal) -> Self {
        Error::Refused(Refusal::Member(refusal))
    }
}

impl From<meydan_members::Error> for Error {
    fn from(error: meydan_members::Error) -> Self {
        match error {
            meydan_members::Error::Refused(refusal) => refusal.into(),
            meydan_members::Error::Broken(what) => Error::Broken(what),
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Damaged(what) => Error::Unreadable(what),
            other => Error::Broken(other.to_string()),
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        Error::Broken(error.to_string())
    }
}
