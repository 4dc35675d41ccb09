//! Magic: whole games, at random and by the computer's own policy, dealing
//! included, positions imagined from a view, and the rounds of the search.

use magic::ai::{Player, by_thumb};
use magic::{Book, Index, Magic, read_deck, standard_deck};
use meydan_core::{Determinize, Game, GameTime, Input, Rng, Seed, Viewer};
use meydan_search::{Budget, Computer, Level, play_out};
use meydan_testkit::playout;

use crate::table::Table;

/// The cards and decks of the rules.
struct Standard {
    book: Book,
    decks: [Vec<Index>; 2],
}

impl Standard {
    fn deal(&self, rng: &mut Rng) -> Magic {
        Magic::deal(self.book.clone(), [&self.decks[0], &self.decks[1]], rng)
    }
}

pub(crate) fn run(table: &mut Table) {
    let book = Book::standard();
    let [Ok(first), Ok(second)] = [0, 1].map(|seat| read_deck(standard_deck(seat), &book)) else { return };
    let standard = Standard { book, decks: [first, second] };
    playouts(table, &standard);
    policy_playouts(table, &standard);
    imagining(table, &standard);
}

fn playouts(table: &mut Table, standard: &Standard) {
    let mut rng = Seed::from_number(1).rng();
    let mut heap = 0;
    let mut inputs = 0;
    const GAMES: u64 = 100_000;
    table.measure("magic random games", "games", || {
        let measured = allocation_counter::measure(|| {
            for _ in 0..GAMES {
                let mut position = standard.deal(&mut rng);
                inputs += u64::from(playout(&mut position, &mut rng));
            }
        });
        heap = measured.count_total;
        GAMES
    });
    table.note(format!("{heap} heap allocations, {} inputs a game", inputs / GAMES));
}

fn policy_playouts(table: &mut Table, standard: &Standard) {
    let mut rng = Seed::from_number(3).rng();
    let mut heap = 0;
    const GAMES: u64 = 50_000;
    table.measure("magic games by rules of thumb", "games", || {
        let measured = allocation_counter::measure(|| {
            for _ in 0..GAMES {
                let mut position = standard.deal(&mut rng);
                play_out(&mut position, by_thumb, &mut rng);
            }
        });
        heap = measured.count_total;
        GAMES
    });
    table.note(format!("{heap} heap allocations"));
}

fn imagining(table: &mut Table, standard: &Standard) {
    // In the middle of a game, where somebody is asked and has something to choose.
    let mut rng = Seed::from_number(2).rng();
    let mut position = standard.deal(&mut rng);
    for _ in 0..40 {
        let Some(seat) = position.asked() else { break };
        if let Some(action) = by_thumb(&position, seat, &mut rng) {
            position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        }
    }
    let Some(seat) = position.asked() else { return };
    let view = position.view(Viewer::Seat(seat));
    table.measure("magic positions imagined from a view", "positions", || {
        const POSITIONS: u64 = 100_000;
        let cards: u64 =
            (0..POSITIONS).map(|_| Magic::determinize(&view, &mut rng).cards_of(seat) as u64).sum();
        assert_eq!(cards, POSITIONS * position.cards_of(seat) as u64);
        POSITIONS
    });
    // At most 5,000 each: it stops when one choice is clearly best.
    let mut player = Player::new(Level::Master, Seed::from_number(4));
    table.measure("magic rounds of the search", "rounds", || {
        (0..20).map(|_| player.think(&view, seat, &Budget::nodes(5_000)).nodes).sum()
    });
}
