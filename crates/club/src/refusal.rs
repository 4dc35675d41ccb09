//! Why the club refuses something, and what may break.

use meydan_hall::store::StoreError;

use crate::accounts::MemberId;
use crate::decks::Part;

/// Why something is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The username exists (DU-028).
    UsernameTaken,
    /// The nickname exists.
    NicknameTaken,
    /// No such username, or another password: which of them is not said.
    NoMatch,
    /// The current password is another one.
    WrongPassword,
    /// The new password is the old one.
    SamePassword,
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
    /// A name that is empty, too long, or has signs that are no letters.
    InvalidName,
    /// No such member.
    NoSuchMember,
    /// No such face.
    NoSuchAvatar,
    /// A card of this name exists.
    CardExists,
    /// There are as many cards as there may be.
    BookFull,
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
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::Refused(refusal)
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
