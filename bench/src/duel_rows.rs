//! Duel: whole random duels, copies of a position, positions imagined from a view and
//! looked at ahead of a decision.

use duel::ai::Player;
use duel::{Book, Deck, Duel, read_deck, standard_deck};
use meydan_core::{Determinize, Game, GameTime, Input, Rng, Seed, Viewer};
use meydan_search::{Budget, Computer, Level};
use meydan_testkit::playout;

use crate::table::Table;

pub(crate) fn run(table: &mut Table) {
    let book = Book::standard();
    let Ok(deck) = read_deck(standard_deck(), &book) else { return };
    let decks = [deck.clone(), deck];
    playouts(table, &book, &decks);
    copies(table, &book, &decks);
    imagining(table, &book, &decks);
    looking_ahead(table, &book, &decks);
}

fn playouts(table: &mut Table, book: &Book, decks: &[Deck; 2]) {
    let mut rng = Seed::from_number(1).rng();
    let (mut heap, mut most, mut inputs) = (0, 0, 0);
    const GAMES: u64 = 20_000;
    table.measure("duel random duels", "duels", || {
        let measured = allocation_counter::measure(|| {
            for _ in 0..GAMES {
                let mut position = Duel::deal(book.clone(), decks, 1, rng.fork());
                inputs += u64::from(playout(&mut position, &mut rng));
            }
        });
        (heap, most) = (measured.count_total, measured.bytes_max);
        GAMES
    });
    let each = inputs / GAMES;
    table.note(format!("{heap} heap allocations, at most {most} bytes at once, {each} inputs a duel"));
}

/// A position in the middle of a duel.
fn middle(book: &Book, decks: &[Deck; 2], rng: &mut Rng) -> Duel {
    let mut position = Duel::deal(book.clone(), decks, 1, rng.fork());
    for _ in 0..120 {
        let Some(seat) = position.asked() else { break };
        if let Some(action) = position.random_legal(seat, rng) {
            position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        }
    }
    position
}

fn copies(table: &mut Table, book: &Book, decks: &[Deck; 2]) {
    let position = middle(book, decks, &mut Seed::from_number(2).rng());
    const COPIES: u64 = 1_000_000;
    table.measure("duel copies of a position", "copies", || {
        for _ in 0..COPIES {
            std::hint::black_box(std::hint::black_box(&position).clone());
        }
        COPIES
    });
    table.note(format!("{} bytes", size_of::<Duel>()));
}

fn imagining(table: &mut Table, book: &Book, decks: &[Deck; 2]) {
    let mut rng = Seed::from_number(3).rng();
    let position = middle(book, decks, &mut rng);
    let Some(seat) = position.asked() else { return };
    let view = position.view(Viewer::Seat(seat));
    const POSITIONS: u64 = 100_000;
    table.measure("duel positions imagined from a view", "positions", || {
        for _ in 0..POSITIONS {
            std::hint::black_box(Duel::determinize(&view, &mut rng));
        }
        POSITIONS
    });
}

/// Decisions of the strongest computer all through a duel.
fn looking_ahead(table: &mut Table, book: &Book, decks: &[Deck; 2]) {
    const NODES: u64 = 4_000;
    let mut decisions = 0;
    table.measure("duel positions looked at ahead", "positions", || {
        let mut player = Player::new(Level::Master, Seed::from_number(4));
        let mut position = Duel::deal(book.clone(), decks, 1, Seed::from_number(5).rng());
        let mut nodes = 0;
        while let Some(seat) = position.asked().filter(|_| decisions < 200) {
            let thought = player.think(&position.view(Viewer::Seat(seat)), seat, &Budget::nodes(NODES));
            position.play(GameTime::ZERO, Input::Act { seat, action: thought.action }, drop);
            nodes += thought.nodes;
            decisions += 1;
        }
        nodes
    });
    table.note(format!("{decisions} decisions of at most {NODES} positions and what was begun"));
}
