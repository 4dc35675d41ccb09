//! Mana and paying (MG-03, MG-51).

use magic::Config;

use crate::report::{report, report_with};

#[test]
fn mg_03_a_cost_that_can_be_paid_in_exactly_one_way() {
    // Flood costs 1GW; with exactly these three lands there is no choice.
    report(
        "1 play: Plains, Forest, Island; 1 hand: Flood; 2 play: Swamp; 2 library: Ghost
         ! aim flood with ggw: other-payment
         > aim flood with lgw
         = 1 play: plains, forest, island
         > target 4
         = 1 play: plains tapped, forest tapped, island tapped
         = 2 play:
         = 2 discard: swamp
         = 1 discard: flood",
    );
}

#[test]
fn mg_03_any_colour_pays_the_colourless_part() {
    for (land, letter) in [("Plains", "w"), ("Swamp", "b"), ("Mountain", "r"), ("Island", "l")] {
        let paid: String = format!("{letter}{letter}g");
        // The text of mana goes from blue to white.
        let mut letters: Vec<char> = paid.chars().collect();
        letters.sort_by_key(|letter| "lgrbw".find(*letter));
        let paid: String = letters.into_iter().collect();
        let low = land.to_lowercase();
        report(&format!(
            "1 play: Forest, 2 {land}; 1 hand: Angry Bear; 2 library: Ghost
             > play angry-bear with {paid}
             = 1 play: forest tapped, {low} tapped, {low} tapped, angry-bear 3/2 trample"
        ));
    }
}

#[test]
fn mg_03_without_the_colour_or_the_amount_it_cannot_be_paid() {
    report(
        "1 play: 4 Plains; 1 hand: Angry Bear, Guard, Soldier; 2 library: Ghost
         ! play angry-bear with www: cannot-pay
         > play guard with wwww
         ! play soldier with w: cannot-pay
         = 1 hand: angry-bear, soldier",
    );
}

/// MG-51: paying 2G, the program keeps the land that the rest of the hand needs.
#[test]
fn mg_51_the_program_keeps_the_lands_that_the_hand_needs() {
    report(
        "1 play: 2 Plains, 2 Forest; 1 hand: Angry Bear, Soldier; 2 library: Ghost
         > play angry-bear with ggw
         > play soldier with w
         = 1 play: plains tapped, plains tapped, forest tapped, forest tapped, soldier 1/1, angry-bear 3/2 trample",
    );
    report(
        "1 play: 2 Plains, 2 Forest; 1 hand: Angry Bear, Rage; 2 library: Ghost
         > play angry-bear with gww
         > aim rage with g
         > target 5
         = 1 play: 2 plains tapped, 2 forest tapped, angry-bear 3/2 trample, rage on 5",
    );
    // Nothing asks for blue, so the island goes first.
    report(
        "1 play: 2 Plains, Island; 1 hand: Armored Pegasus; 2 library: Ghost
         > play armored-pegasus with lw
         = 1 play: plains tapped, plains, island tapped, armored-pegasus 1/2",
    );
}

/// MG-51: no land is tapped that is not needed.
#[test]
fn mg_51_tapped_mana_is_used_before_lands() {
    report(
        "1 play: 2 Plains, Forest; 1 hand: Armored Pegasus; 2 library: Ghost
         > tap 3
         > play armored-pegasus with gw
         = pool:
         = 1 play: plains tapped, plains, forest tapped, armored-pegasus 1/2",
    );
}

/// MG-51: whoever taps by hand pays with what was tapped.
#[test]
fn mg_51_paying_by_hand() {
    report(
        "1 play: 2 Plains, Island; 1 hand: Armored Pegasus; 2 library: Ghost
         > tap 1
         > tap 2
         ! play armored-pegasus with lw: other-payment
         > play armored-pegasus with ww
         = 1 play: plains tapped, plains tapped, island, armored-pegasus 1/2",
    );
}

#[test]
fn a_card_that_costs_nothing() {
    let cards = "Pebble\n creature 0 red 0/1\n".to_owned();
    let config = Config { cards, ..Config::default() };
    report_with(
        &config,
        "1 hand: Pebble; 2 library: Ghost
         > play pebble
         = 1 play: pebble 0/1",
    );
}

mod twin {
    //! The slow twin: every subset of lands is tried.

    use magic::{Colour, Config, Magic, Mana};
    use meydan_core::{Header, Match, Seat, Seed};
    use proptest::prelude::*;

    const LANDS: [&str; 5] = ["Plains", "Swamp", "Mountain", "Forest", "Island"];

    /// Whether any subset of these lands pays the cost exactly.
    fn payable(lands: &[usize], any: usize, pips: [usize; 5]) -> bool {
        (0u32..1 << lands.len()).any(|subset| {
            let mut count = [0usize; 5];
            (0..lands.len()).filter(|land| subset >> land & 1 == 1).for_each(|land| count[lands[land]] += 1);
            let covers = count.iter().zip(pips).all(|(have, need)| *have >= need);
            covers && count.iter().sum::<usize>() == any + pips.iter().sum::<usize>()
        })
    }

    proptest! {
        /// It finds a payment whenever one exists, pays exactly the cost, and
        /// taps no land that it does not need.
        #[test]
        fn a_payment_is_found_whenever_one_exists(
            lands in prop::collection::vec(0usize..5, 0..9),
            tapped in prop::collection::vec(any::<prop::sample::Index>(), 0..4),
            any in 0usize..5,
            pips in prop::collection::vec(0usize..5, 0..4),
        ) {
            let mut of_colour = [0usize; 5];
            pips.iter().for_each(|&colour| of_colour[colour] += 1);
            let letters: String = pips.iter().map(|&colour| Colour::ALL[colour].letter()).collect();
            let cards = format!("Thing\n creature {any}{letters} red 1/1\n");
            let in_play: Vec<&str> = lands.iter().map(|&land| LANDS[land]).collect();
            let play = if in_play.is_empty() { String::new() } else { format!("1 play: {}\n", in_play.join(", ")) };
            let start = format!("{play}1 hand: Thing, Soldier, Angry Bear\n2 library: 3 Ghost");
            let config = Config { cards, start, ..Config::default() };
            let mut game = Match::<Magic>::new(Header { config, seats: 2, seed: Seed::from_number(1), clock: None }).expect("a match");
            let mut by_hand = 0;
            if !lands.is_empty() {
                for index in &tapped {
                    let id = index.index(lands.len()) + 1;
                    by_hand += u32::from(game.submit_text(game.at(), Seat(0), &format!("tap {id}")).is_ok());
                }
            }
            let offered = game.legal(Seat(0)).into_iter().find(|action| action.to_string().starts_with("play thing"));
            let wanted = payable(&lands, any, of_colour);
            prop_assert_eq!(offered.is_some(), wanted);
            if let Some(action) = offered {
                let magic::Action::Play { with, .. } = action else { panic!("{action}") };
                let total = (any + pips.len()) as u32;
                prop_assert_eq!(with.total(), total);
                let needs = Mana(of_colour.map(|count| count as u8));
                prop_assert_eq!(with.shared(needs), needs);
                let pool_before = game.view(meydan_core::Viewer::Referee).pool;
                game.submit(game.at(), Seat(0), action).expect("offered");
                let view = game.view(meydan_core::Viewer::Referee);
                let tapped_now = view.sides[0].lands.iter().filter(|land| land.tapped).count() as u32;
                // Of tapped mana nothing is left that could have paid instead of a land.
                let from_lands = tapped_now - by_hand;
                let left: u32 = view.pool.total();
                prop_assert_eq!(pool_before.total() - left + from_lands, total);
                let useful = pool_before.shared(needs).total()
                    + pool_before.without(needs).total().min(any as u32);
                prop_assert_eq!(from_lands, total - useful);
            }
        }
    }
}
