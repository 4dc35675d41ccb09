//! Magic: whole games at random, dealing included.

use magic::{Book, Magic, read_deck, standard_deck};
use meydan_core::Seed;
use meydan_testkit::playout;

use crate::table::Table;

pub(crate) fn run(table: &mut Table) {
    let mut rng = Seed::from_number(1).rng();
    let mut heap = 0;
    let mut inputs = 0;
    const GAMES: u64 = 100_000;
    let book = Book::standard();
    let [Ok(first), Ok(second)] = [0, 1].map(|seat| read_deck(standard_deck(seat), &book)) else { return };
    table.measure("magic random games", "games", || {
        let measured = allocation_counter::measure(|| {
            for _ in 0..GAMES {
                let mut position = Magic::deal(book.clone(), [&first, &second], &mut rng);
                inputs += u64::from(playout(&mut position, &mut rng));
            }
        });
        heap = measured.count_total;
        GAMES
    });
    table.note(format!("{heap} heap allocations, {} inputs a game", inputs / GAMES));
}
