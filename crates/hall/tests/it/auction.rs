//! The toy game with hidden hands, several seats to answer at once and a timer, as a
//! tenant of the hall.

use meydan_catalogue::{AnyComputer, Tenant};
use meydan_core::{AnyAction, AnyView, Game, Seat};
use meydan_hall::{Hall, NewSeat, NewTable, TableId, TableSnapshot, Token};
use meydan_search::{Budget, Certainty, Thought};
use meydan_testkit::auction::{Auction, Bid, View};
use serde_json::json;

/// Bids its lowest card.
struct Lowest;

impl AnyComputer for Lowest {
    fn think(&mut self, view: &AnyView, seat: Seat, _: &Budget) -> Option<Thought<AnyAction>> {
        let lowest = *view.of::<Auction>()?.seen[seat.index()].first()?;
        let action = AnyAction::new::<Auction>(Bid(lowest));
        // It judges by its cards, so its opinion would give them away.
        Some(Thought { action, value: Some(77), certainty: Certainty::Exact, depth: 3, nodes: 1 })
    }
}

pub(crate) fn games(id: &str) -> Option<&'static Tenant> {
    static AUCTION: std::sync::OnceLock<Tenant> = std::sync::OnceLock::new();
    (id == Auction::ID).then(|| AUCTION.get_or_init(|| Tenant::new::<Auction>(|_, _| Box::new(Lowest))))
}

/// A round lasts longer than any test.
pub(crate) async fn table(hall: &Hall, seats: Vec<NewSeat>) -> (TableId, Vec<Token>) {
    timed_table(hall, 600, seats).await
}

pub(crate) async fn timed_table(hall: &Hall, seconds: u32, seats: Vec<NewSeat>) -> (TableId, Vec<Token>) {
    let new = NewTable {
        game: Auction::ID.to_owned(),
        config: json!({ "seconds": seconds }),
        seats,
        ..NewTable::default()
    };
    let opened = hall.create(new).await.expect("a table");
    (opened.table, opened.tokens.into_iter().map(|(_, token)| token).collect())
}

pub(crate) fn view(seen: &TableSnapshot) -> &View {
    seen.view.of::<Auction>().expect("a view of the auction")
}
