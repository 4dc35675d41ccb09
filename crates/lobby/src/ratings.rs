//! How strong people are, as far as the lobby needs to know it: the one door to whoever keeps ratings.

use async_trait::async_trait;
use meydan_members::MemberId;
use meydan_search::Level;

/// Who has no rating counts as this strong (HA-11).
pub const UNRATED: i64 = 1500;

/// How strong somebody is at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// How strong.
    pub value: i64,
    /// Whether that is far from certain yet (HA-31).
    pub uncertain: bool,
}

/// Whoever keeps ratings.
#[async_trait]
pub trait Ratings: Send + Sync + 'static {
    /// A member's rating at a game; `None` where there is none yet.
    async fn rating_of(&self, member: MemberId, game: &str) -> Option<Rating>;
}

/// Nobody is rated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unrated;

#[async_trait]
impl Ratings for Unrated {
    async fn rating_of(&self, _: MemberId, _: &str) -> Option<Rating> {
        None
    }
}

/// The level of a computer that is about as strong: Casual is the anchor, at 1200 (HA-32). Who is not rated
/// yet is offered that one.
#[must_use]
pub(crate) const fn fitting(rating: Option<i64>) -> Level {
    match rating {
        Some(..1000) => Level::Newcomer,
        None | Some(..1400) => Level::Casual,
        Some(..1800) => Level::Club,
        Some(..2200) => Level::Expert,
        Some(_) => Level::Master,
    }
}
