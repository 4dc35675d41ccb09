//! The computers that look ahead: positions in which one step is not enough, the
//! same answer for the same seed and budget, and no more time than there is.

use duel::ai::Player;
use duel::{Action, Book, Duel, Phase, Spot, lay_out, read_deck, standard_deck};
use meydan_core::{Game, GameTime, Input, Seat, Seed, Viewer};
use meydan_search::{Budget, Computer, Level, Stop, Thought};

/// A few cards that nobody needs, so that nobody loses for want of a card.
const DECKS: &str = "1 deck: Bitron | Haniwa | Bitron | Haniwa | Bitron | Haniwa
2 deck: Bitron | Haniwa | Bitron | Haniwa | Bitron | Haniwa";

fn laid(text: &str, turn: Seat, phase: Phase) -> Duel {
    let table = lay_out(&format!("{text}\n{DECKS}"), &Book::standard()).expect("a table");
    Duel::arranged(table, turn, 5, phase, Seed::from_number(3).rng())
}

fn think(level: Level, duel: &Duel, seat: Seat, budget: &Budget) -> Thought<Action> {
    let thought =
        Player::new(level, Seed::from_number(1)).think(&duel.view(Viewer::Seat(seat)), seat, budget);
    assert_eq!(duel.check(seat, thought.action), Ok(()), "{}", thought.action);
    thought
}

/// What levels do in a position: first the one that does not look ahead, then the two that do.
fn choices(duel: &Duel, seat: Seat) -> [Action; 3] {
    [Level::Club, Level::Expert, Level::Master]
        .map(|level| think(level, duel, seat, &Budget::nodes(40_000)).action)
}

fn act(duel: &mut Duel, seat: Seat, action: Action) {
    assert_eq!(duel.check(seat, action), Ok(()), "{action}");
    duel.play(GameTime::ZERO, Input::Act { seat, action }, drop);
}

/// One step ahead the strongest attacks the only monster, and the rest is not enough.
#[test]
fn the_weaker_one_clears_the_way_for_the_stronger() {
    let text = "1 monsters: Dark magician | Battle OX\n2 life 2400\n2 monsters: Haniwa defense";
    let duel = laid(text, Seat(0), Phase::Battle);
    let [one_step, expert, master] = choices(&duel, Seat(0));
    assert_eq!(one_step, Action::Attack { from: 1, to: 1 });
    assert_eq!([expert, master], [Action::Attack { from: 2, to: 1 }; 2]);
}

/// The weak attack hurts less than the strong one that comes after it.
#[test]
fn a_trap_waits_for_the_attack_that_decides() {
    let text =
        "1 life 2500\n1 spells: Magic Cylinder set\n2 life 2400\n2 monsters: Silver Fang | Dark magician";
    let mut duel = laid(text, Seat(1), Phase::Battle);
    act(&mut duel, Seat(1), Action::Direct(1));
    assert_eq!(duel.asked(), Some(Seat(0)));
    let [one_step, expert, master] = choices(&duel, Seat(0));
    assert_eq!(one_step, Action::Activate(Spot::Spell(1)));
    assert_eq!([expert, master], [Action::Pass; 2]);
    act(&mut duel, Seat(0), Action::Pass);
    act(&mut duel, Seat(1), Action::Direct(2));
    assert_eq!(choices(&duel, Seat(0)), [Action::Activate(Spot::Spell(1)); 3]);
}

/// With few life points left a monster is not laid where the stronger one strikes through it.
#[test]
fn it_does_not_walk_into_its_end() {
    let text = "1 life 700\n1 hand: Battle OX\n2 monsters: Dark magician\n2 hand: Bitron";
    for level in [Level::Expert, Level::Master] {
        let mut duel = laid(text, Seat(0), Phase::Main1);
        while duel.turn() == Seat(0) {
            let seat = duel.asked().expect("nobody lost yet");
            let action = match seat {
                Seat(0) => think(level, &duel, seat, &Budget::nodes(40_000)).action,
                _ => duel.random_legal(seat, &mut Seed::from_number(1).rng()).expect("something"),
            };
            act(&mut duel, seat, action);
        }
        let lies = duel.table().monsters(Seat(0)).next().expect("it is laid, not kept");
        assert!(!duel.table().instance(lies).attacks, "{level}");
    }
}

/// A monster that beats everything is kept on the field; nothing is gained by attacking with one that dies.
#[test]
fn nobody_attacks_to_lose() {
    let text = "1 monsters: Battle OX\n2 monsters: Dark magician";
    let duel = laid(text, Seat(0), Phase::Battle);
    assert_eq!(choices(&duel, Seat(0)), [Action::Next; 3]);
}

fn dealt(number: u64) -> Duel {
    let book = Book::standard();
    let deck = read_deck(standard_deck(), &book).expect("a deck");
    Duel::deal(book, &[deck.clone(), deck], 1, Seed::from_number(number).rng())
}

/// Positions of a duel between players that do not look ahead.
fn positions(number: u64, most: usize) -> Vec<(Duel, Seat)> {
    let mut duel = dealt(number);
    let mut player = Player::new(Level::Casual, Seed::from_number(number));
    let mut all = Vec::new();
    while let Some(seat) = duel.asked().filter(|_| all.len() < most) {
        all.push((duel.clone(), seat));
        let action = player.think(&duel.view(Viewer::Seat(seat)), seat, &Budget::nodes(1_000)).action;
        act(&mut duel, seat, action);
    }
    all
}

#[test]
fn the_same_seed_and_nodes_think_the_same() {
    for (duel, seat) in positions(5, 40) {
        for level in [Level::Expert, Level::Master] {
            let budget = Budget::nodes(1_500);
            let once = think(level, &duel, seat, &budget);
            assert_eq!(once, think(level, &duel, seat, &budget));
            assert!(once.value.is_none_or(|value| (0..=100).contains(&value)), "{once:?}");
        }
    }
}

/// A look that was begun is brought to its end: no more than that beyond the nodes that are allowed.
#[test]
fn a_single_node_and_a_stop_are_respected() {
    let stopped = Stop::default();
    stopped.now();
    let stopped = Budget { stop: stopped, ..Budget::default() };
    for number in 0..4 {
        for (duel, seat) in positions(number, 60) {
            for level in [Level::Expert, Level::Master] {
                let few = think(level, &duel, seat, &Budget::nodes(1));
                assert!(few.nodes < 3_000, "{few:?}");
                let none = think(level, &duel, seat, &stopped);
                assert_eq!((none.nodes, none.value), (1, None));
            }
        }
    }
}

/// What it takes the hidden cards for is its own guess: others in their place change nothing.
#[test]
fn hidden_cards_sway_nobody() {
    let mut rng = Seed::from_number(8).rng();
    for number in 0..6 {
        for (duel, seat) in positions(number, 50) {
            for level in [Level::Expert, Level::Master] {
                let budget = Budget::nodes(600);
                let redealt = duel.redealt(Some(seat), &mut rng);
                assert_eq!(think(level, &duel, seat, &budget), think(level, &redealt, seat, &budget));
            }
        }
    }
}

/// It judges what is nearly won and nearly lost as such.
#[test]
fn the_value_is_a_chance_of_winning() {
    let text = "1 monsters: Dark magician | Battle OX | Dark Blade\n2 life 500";
    let winning = laid(text, Seat(0), Phase::Main1);
    let text =
        "1 life 100\n1 hand: Bitron\n2 monsters: Dark magician | Battle OX | Dark Blade\n2 hand: Bitron";
    let losing = laid(text, Seat(0), Phase::Main1);
    let value = |duel: &Duel| think(Level::Master, duel, Seat(0), &Budget::nodes(40_000)).value;
    assert!(value(&winning).is_some_and(|value| value >= 95), "{:?}", value(&winning));
    assert!(value(&losing).is_some_and(|value| value <= 20), "{:?}", value(&losing));
}
