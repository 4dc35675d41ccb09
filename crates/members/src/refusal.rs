//! Why something is refused to a member, and what may break.

use meydan_core::Refused;
use meydan_hall::store::StoreError;

/// Why something is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The username exists, or looks like one that does (HA-02, DU-028).
    UsernameTaken,
    /// The nickname exists, or looks like one that does.
    NicknameTaken,
    /// No such username, or another password: which of them is not said.
    NoMatch,
    /// The current password is another one.
    WrongPassword,
    /// The new password is the old one.
    SamePassword,
    /// Fewer than eight characters.
    PasswordTooShort,
    /// The password is the username or the nickname.
    PasswordIsName,
    /// Too long a password, or one with signs that nobody can type.
    InvalidPassword,
    /// Not 3 to 20 letters of one script, digits, `_` and `-`.
    InvalidUsername,
    /// A name that is empty, too long, or has signs that are no letters.
    InvalidName,
    /// No such member.
    NoSuchMember,
    /// No such face.
    NoSuchAvatar,
    /// Nobody follows or blocks themselves.
    Yourself,
    /// As many are followed, blocked or muted as may be.
    CircleFull,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::UsernameTaken => "username-taken",
            Refusal::NicknameTaken => "nickname-taken",
            Refusal::NoMatch => "no-match",
            Refusal::WrongPassword => "wrong-password",
            Refusal::SamePassword => "same-password",
            Refusal::PasswordTooShort => "password-too-short",
            Refusal::PasswordIsName => "password-is-name",
            Refusal::InvalidPassword => "invalid-password",
            Refusal::InvalidUsername => "invalid-username",
            Refusal::InvalidName => "invalid-name",
            Refusal::NoSuchMember => "no-such-member",
            Refusal::NoSuchAvatar => "no-such-avatar",
            Refusal::Yourself => "yourself",
            Refusal::CircleFull => "circle-full",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::UsernameTaken => "DU-028",
            Refusal::NicknameTaken => "DU-029",
            Refusal::NoMatch => "DU-031",
            Refusal::WrongPassword => "DU-040",
            Refusal::SamePassword => "DU-041",
            Refusal::NoSuchMember => "DU-084",
            Refusal::NoSuchAvatar => "HA-03",
            Refusal::Yourself | Refusal::CircleFull => "HA-04",
            Refusal::PasswordTooShort
            | Refusal::PasswordIsName
            | Refusal::InvalidPassword
            | Refusal::InvalidUsername
            | Refusal::InvalidName => "HA-02",
        }
    }
}

impl Refusal {
    /// The same, ready to be said.
    #[must_use]
    pub fn refused(&self) -> Refused {
        Refused::game("members", self)
    }
}

/// A refusal, or something that broke.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Refused: nothing has changed.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The file could not be read or written, or holds what we did not write.
    #[error("the members' file failed: {0}")]
    Broken(String),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::Refused(refusal)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Error::Broken(error.to_string())
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        Error::Broken(error.to_string())
    }
}
