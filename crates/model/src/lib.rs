//! What the hall's members and the duel club are told of by: people, decks, rewards, standings, lines
//! of talk. Plain data, for whoever shows it; how it is kept is the business of `members` and `club`.

use std::cmp::Ordering;

use duel::LEAST_MAIN;

/// The number of a member.
pub type MemberId = i64;

/// There are so many faces to choose from.
pub const AVATARS: u8 = 8;

/// A member of the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The number.
    pub id: MemberId,
    /// The name to sign in with.
    pub username: String,
    /// The name that others read.
    pub nickname: String,
    /// Which of the drawn faces, below `AVATARS`.
    pub avatar: u8,
    /// Since when, in milliseconds since 1970; 0 if that is not known.
    pub since: i64,
}

/// A member as the duel club knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubMember {
    /// The number.
    pub id: MemberId,
    /// The name to sign in with.
    pub username: String,
    /// The name that others read.
    pub nickname: String,
    /// The score.
    pub score: i64,
    /// The coins.
    pub coins: i64,
    /// Which of the drawn faces, below `AVATARS`.
    pub avatar: u8,
}

/// A line of the scoreboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// One more than there are members with a higher score.
    pub rank: u64,
    /// Who.
    pub nickname: String,
    /// How much.
    pub score: i64,
    /// Which of the drawn faces.
    pub avatar: u8,
}

/// A deck with its cards, one name a copy, in alphabetical order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckRow {
    /// Its name.
    pub name: String,
    /// Whether its owner plays with it.
    pub active: bool,
    /// The main deck.
    pub main: Vec<String>,
    /// The side deck.
    pub side: Vec<String>,
}

impl DeckRow {
    /// Whether it may be played with (4.1).
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.main.len() >= LEAST_MAIN
    }
}

/// What a duel brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Who won; nobody is the computer.
    pub winner: Option<MemberId>,
    /// Who lost.
    pub loser: Option<MemberId>,
    /// What the winner's score grew by.
    pub score: i64,
    /// The winner's coins.
    pub won: i64,
    /// The loser's.
    pub lost: i64,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// One more than there are members who won more duels.
    pub rank: u64,
    /// Who.
    pub nickname: String,
    /// Which of the drawn faces.
    pub avatar: u8,
    /// How many duels were won.
    pub won: u32,
    /// How many were lost.
    pub lost: u32,
}

impl Standing {
    /// How many of a hundred duels were won, rounded down; none if there was none.
    #[must_use]
    pub fn share(&self) -> Option<u8> {
        let won = u64::from(self.won);
        let share = (won * 100).checked_div(won + u64::from(self.lost))?;
        u8::try_from(share).ok()
    }
}

/// No line is longer, in characters.
pub const MOST_SAID: usize = 500;

/// A line, with who said it as they are called and look now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number; later lines have higher ones.
    pub id: i64,
    /// Who.
    pub nickname: String,
    /// Which of the drawn faces.
    pub avatar: u8,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Lower-cased names by code point, then the names as they are written.
#[must_use]
pub fn alphabetical(one: &str, other: &str) -> Ordering {
    let small = |text: &str| text.to_lowercase();
    small(one).cmp(&small(other)).then_with(|| one.cmp(other))
}
