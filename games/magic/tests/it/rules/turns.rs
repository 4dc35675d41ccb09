//! The phases of a turn (MG-10 to MG-16).

use magic::Event;

use crate::report::report;

/// MG-01: player 1 begins, everybody has five cards and 15 HP; the first turn draws too.
#[test]
fn mg_01_the_start() {
    report(
        "= 1 hp 15
         = 2 hp 15
         = asks 1 to play
         = round 1
         = library 1 20
         = library 2 21",
    );
}

#[test]
fn mg_10_a_card_is_drawn_at_the_start_of_a_turn() {
    report(
        "phase second
         1 hand: Soldier; 2 hand: Ghost; 2 library: Vampire, Swamp; 1 library: Guard
         > done
         = 2 hand: ghost, vampire
         = library 2 1
         = round 2
         = asks 2 to play",
    );
}

#[test]
fn mg_10_a_hand_of_seven_draws_nothing_even_with_an_empty_library() {
    report(
        "phase second
         1 hand: Soldier; 1 library: Guard; 2 hand: 7 Vampire
         > done
         = 2 hand: 7 vampire
         = library 2 0
         = asks 2 to play",
    );
}

#[test]
fn mg_10_having_to_draw_from_an_empty_library_loses() {
    let told = report(
        "phase second
         1 hand: Soldier; 1 library: Guard; 2 hand: 6 Vampire
         > done
         = over: 1, empty-library",
    );
    assert!(told.iter().any(|event| matches!(event, Event::CouldNotDraw { .. })));
}

#[test]
fn mg_11_all_tapped_cards_of_the_player_untap_and_only_those() {
    report(
        "phase second
         1 play: Plains tapped, Soldier tapped; 1 library: Guard
         2 play: Swamp tapped, Ghost tapped, Swamp; 2 library: Vampire
         > done
         = 2 play: 2 swamp, ghost 2/1
         = 1 play: plains tapped, soldier 1/1 tapped",
    );
}

#[test]
fn mg_12_one_land_a_turn_in_both_play_phases_together() {
    report(
        "1 hand: 2 Plains, Forest; 2 library: Swamp
         > play plains
         ! play plains: land-played
         ! play forest: land-played
         > done
         = phase second
         ! play plains: land-played
         = 1 play: plains
         = 1 hand: plains, forest",
    );
}

#[test]
fn mg_12_a_land_of_the_second_phase_is_the_one_of_this_turn_and_the_next_turn_has_its_own() {
    report(
        "phase second
         1 hand: 2 Plains; 1 library: 2 Guard; 2 library: 2 Swamp
         > play plains
         ! play plains: land-played
         > done
         = asks 2 to play
         > done
         > done
         = asks 1 to play
         > play plains
         = 1 play: 2 plains",
    );
}

#[test]
fn mg_12_lands_are_tapped_at_will_in_the_own_play_phases_only() {
    report(
        "1 play: Plains, Forest, Soldier; 2 play: Swamp; 2 library: Ghost
         > tap 1
         = pool: w
         = 1 play: plains tapped, forest, soldier 1/1
         ! tap 1: is-tapped
         ! tap 3: not-your-land
         ! tap 4: not-your-land
         ! tap 9: no-such-card
         > done
         = asks 1 to attack
         ! tap 2: not-a-play-phase
         ! play soldier with w: not-a-play-phase
         > done
         > tap 2
         = pool: gw",
    );
}

#[test]
fn mg_13_without_an_untapped_creature_there_is_no_combat() {
    report(
        "1 play: Soldier tapped; 2 library: Ghost
         > done
         = phase second
         = asks 1 to play",
    );
}

#[test]
fn mg_14_cards_are_played_after_the_combat_as_before() {
    report(
        "phase combat
         1 play: Plains, Soldier; 1 hand: Soldier; 2 library: Ghost
         > attack 2
         > done
         = 2 hp 14
         = phase second
         > play soldier with w
         = 1 play: plains tapped, soldier 1/1 tapped, soldier 1/1",
    );
}

#[test]
fn mg_15_mana_lasts_to_the_end_of_the_turn_and_is_lost_then() {
    let told = report(
        "round 7
         1 play: Plains, Soldier; 2 library: 2 Ghost; 1 library: Guard
         > tap 1
         > done
         > attack 2
         > done
         = pool: w
         > done
         = pool:
         = asks 2 to play
         = round 8",
    );
    let lost = told.iter().position(|event| matches!(event, Event::ManaLost { .. })).expect("lost mana");
    assert_eq!(told[lost + 1], Event::RoundEnded { round: 7 });
    assert!(matches!(told[lost + 2], Event::Began { round: 8, .. }));
}
