//! Why the lobby refuses, and what may break.

use meydan_core::Refused;
use meydan_hall::HallError;
use meydan_hall::store::StoreError;

/// Why something is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// This person waits for the very same already.
    WaitingAlready,
    /// This person waits for as many games as anybody may.
    TooManyWaits,
    /// As many people wait as there is room for.
    LobbyFull,
    /// That wait has ended.
    NotWaiting,
    /// Nobody was long enough found, or the game counts: no computer is offered.
    NoOffer,
    /// The game is for more than two.
    NotForTwo,
    /// Guests neither send nor get challenges.
    GuestsCannot,
    /// What counts is for two members, with a clock (HA-30).
    NotRated,
    /// Nobody has this name.
    NoSuchPerson,
    /// Nobody challenges themselves.
    Yourself,
    /// One of the two has blocked the other; which of them is not said.
    Apart,
    /// Three challenges of this person wait there already.
    ThreeWaiting,
    /// As many challenges wait for that person as may.
    ManyForThem,
    /// As many challenges of this person wait as may.
    ManyFromYou,
    /// There is no such challenge for this person.
    NoSuchChallenge,
    /// It has lapsed, or was withdrawn or refused.
    ChallengeOver,
    /// Somebody who sits there has blocked this person.
    BlockedThere,
}

/// So many challenges from one to one wait at most, so many to one, so many from one.
pub const MOST_TO_ONE: i64 = 3;
/// So many for one person.
pub const MOST_RECEIVED: i64 = 20;
/// So many of one person.
pub const MOST_SENT: i64 = 20;

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::WaitingAlready => "waiting-already",
            Refusal::TooManyWaits => "too-many-waits",
            Refusal::LobbyFull => "lobby-full",
            Refusal::NotWaiting => "not-waiting",
            Refusal::NoOffer => "no-offer",
            Refusal::NotForTwo => "not-for-two",
            Refusal::GuestsCannot => "guests-cannot",
            Refusal::NotRated => "not-rated",
            Refusal::NoSuchPerson => "no-such-person",
            Refusal::Yourself => "yourself",
            Refusal::Apart => "apart",
            Refusal::ThreeWaiting => "three-waiting",
            Refusal::ManyForThem => "many-for-them",
            Refusal::ManyFromYou => "many-from-you",
            Refusal::NoSuchChallenge => "no-such-challenge",
            Refusal::ChallengeOver => "challenge-over",
            Refusal::BlockedThere => "blocked-there",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::WaitingAlready
            | Refusal::TooManyWaits
            | Refusal::LobbyFull
            | Refusal::NotWaiting
            | Refusal::NoOffer
            | Refusal::NotForTwo => "HA-11",
            Refusal::NotRated => "HA-30",
            Refusal::BlockedThere => "HA-04",
            _ => "HA-12",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::ManyForThem => vec![("most", MOST_RECEIVED.to_string())],
            Refusal::ManyFromYou => vec![("most", MOST_SENT.to_string())],
            _ => Vec::new(),
        }
    }
}

impl Refusal {
    /// The same, ready to be said.
    #[must_use]
    pub fn refused(&self) -> Refused {
        Refused::game("lobby", self)
    }
}

/// A refusal, or something that broke.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Refused by the lobby.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Refused by the hall or by a game.
    #[error("refused: {}", .0.code)]
    Elsewhere(Refused),
    /// The club refused, or broke: of decks it matters whose.
    #[error(transparent)]
    Club(#[from] meydan_club::Error),
    /// The store failed.
    #[error("the lobby failed: {0}")]
    Broken(String),
}

impl Error {
    /// The lobby's own refusal, if it is one.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        match self {
            Error::Refused(refusal) => Some(*refusal),
            _ => None,
        }
    }

    /// What was refused, whoever did; nothing where something broke.
    #[must_use]
    pub fn refused(&self) -> Option<Refused> {
        match self {
            Error::Refused(refusal) => Some(refusal.refused()),
            Error::Elsewhere(refused) => Some(refused.clone()),
            Error::Club(error) => error.refused(),
            Error::Broken(_) => None,
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

impl From<HallError> for Error {
    fn from(error: HallError) -> Error {
        match error {
            HallError::Store(error) => error.into(),
            error => Error::Elsewhere(error.refused()),
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Error::Broken(error.to_string())
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        Error::Broken(error.to_string())
    }
}

impl From<meydan_members::Error> for Error {
    fn from(error: meydan_members::Error) -> Error {
        match error {
            meydan_members::Error::Refused(meydan_members::Refusal::NoSuchMember) => {
                Refusal::NoSuchPerson.into()
            }
            meydan_members::Error::Refused(refusal) => Error::Elsewhere(refusal.refused()),
            meydan_members::Error::Broken(what) => Error::Broken(what),
        }
    }
}
