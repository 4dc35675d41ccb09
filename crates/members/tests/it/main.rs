//! The members of the hall, in a file of their own.

mod accounts;
mod circles;

use meydan_hall::store::SqliteStore;
use meydan_members::{MemberId, Members, NameRules, NewMember};

async fn members() -> Members {
    Members::of(&SqliteStore::in_memory().await.expect("a file")).await.expect("members")
}

async fn joined(members: &Members, name: &str) -> MemberId {
    let new = NewMember { username: name, nickname: &format!("{name}-nick"), password: "long enough" };
    members.register(new, NameRules::Hall).await.expect("a member")
}
