//! The duel club: the cards that members own, decks, coins and scores (sections 2 to 6 and 20 of the
//! specification of Duel). Who is a member is the hall's business (`members`).
//!
//! Lives here: everything that consoles and pages ask of the club, kept in the
//! hall's SQLite file. Each change is one transaction that is on the disk before
//! it is acknowledged; coins move by rows of a ledger. A duel is a table of the hall,
//! and who plays there is said here. Deliberately absent: sentences, menus, rules.

mod accounts;
mod cards;
mod challenges;
mod club;
mod decks;
mod duels;
mod operator;
mod order;
mod refusal;
mod rewards;
mod settling;
mod standings;
mod talk;

pub use meydan_model::{
    AVATARS, ClubMember, DeckRow, Line, MOST_SAID, MemberId, Ranked, Reward, Standing, alphabetical,
};

pub use accounts::STARTING_COINS;
pub use cards::makers_part;
pub use challenges::{Challenge, ChallengeId, MOST_CHALLENGES};
pub use club::Club;
pub use decks::Part;
pub use duels::{Against, ClubDuel, Terms};
pub use operator::{LedgerRow, OwnCard};
pub use refusal::{Error, Refusal};
pub use rewards::{Paid, Settled, Settlement};
pub use talk::LINES_SHOWN;
