//! Monsters whose effects belong to battles.

use crate::report::report;

// card: Yomi Ship
#[test]
fn yomi_ship_takes_the_winner_along() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Yomi Ship
         > attack 1 1
         = 2 graveyard: Yomi Ship
         = 1 graveyard: Axe Raider
         = 1 life 8000
         = 2 life 7100",
    );
    report(
        "turn 1 battle
         1 monsters: Yomi Ship
         2 monsters: Axe Raider
         > attack 1 1
         = 1 graveyard: Yomi Ship
         = 2 graveyard: Axe Raider
         = 1 life 7100
         = 2 life 8000",
    );
}

// card: Yomi Ship
#[test]
fn yomi_ship_destroys_by_effect_and_only_after_a_lost_battle() {
    // Marshmallon is safe from battles, not from this.
    report(
        "turn 1 battle
         1 monsters: Marshmallon
         1 spells: United We Stand on 1.1
         2 monsters: Yomi Ship
         > attack 1 1
         = 1 graveyard: Marshmallon | United We Stand
         = 2 life 7700",
    );
    // Destroyed by an effect it takes nobody along.
    report(
        "1 hand: Raigeki
         1 monsters: Axe Raider
         2 monsters: Yomi Ship
         > activate hand-1
         = 1 monsters: Axe Raider
         = 2 graveyard: Yomi Ship",
    );
}

// card: Suijin
#[test]
fn suijin_makes_an_attacker_powerless() {
    report(
        "turn 1 battle
         1 monsters: Blue-Eyes white dragon
         2 monsters: Suijin
         > attack 1 1
         > 2: yes
         = 1 graveyard: Blue-Eyes white dragon
         = 1 life 5500
         = 2 monsters: Suijin",
    );
}

// card: Suijin
#[test]
fn suijin_does_it_once_while_it_lies_there_and_only_for_that_battle() {
    report(
        "turn 1 battle
         1 monsters: Blue-Eyes white dragon | Spiral Serpent
         2 monsters: Suijin defense
         > attack 1 1
         > 2: yes
         = 1 life 5600
         = 1 monster-1 atk 3000
         > attack 2 1
         = 2 graveyard: Suijin",
    );
    // What was not used is kept for the next attack.
    report(
        "turn 1 battle
         1 monsters: Dark magician | Blue-Eyes white dragon
         2 monsters: Suijin defense
         > attack 1 1
         > 2: no
         = 2 graveyard: Suijin
         = told 0 activated",
    );
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Blue-Eyes white dragon
         2 monsters: Suijin
         > attack 1 1
         > 2: no
         = 1 life 7200
         > attack 2 1
         > 2: yes
         = 1 life 4700",
    );
}

// card: Suijin
#[test]
fn suijin_does_it_no_more_in_a_later_turn() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 deck: Haniwa | Haniwa
         2 monsters: Suijin defense
         2 deck: Haniwa | Haniwa
         > attack 1 1
         > 2: yes
         = 1 life 5600
         > 1: next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         > 1: next\n> next\n> next
         > attack 1 1
         = 1 life 4900
         = told 1 activated",
    );
}

// card: Suijin
#[test]
fn suijin_face_down_is_asked_for_nothing_and_face_up_outdoes_every_gain() {
    report(
        "turn 1 battle
         1 monsters: Blue-Eyes white dragon
         2 monsters: Suijin set
         > attack 1 1
         = 2 graveyard: Suijin",
    );
    report(
        "turn 1 battle
         1 monsters: Blue-Eyes white dragon
         1 spells: United We Stand on 1.1
         2 monsters: Suijin
         > attack 1 1
         > 2: yes
         = 1 life 5500",
    );
}

// card: Marshmallon
#[test]
fn marshmallon_stings_who_attacks_it_face_down() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Marshmallon set
         > attack 1 1
         = 1 life 7000
         = 2 life 8000
         = 2 monsters: Marshmallon defense
         = 1 monsters: Axe Raider",
    );
}

// card: Marshmallon
#[test]
fn marshmallon_stings_to_the_end_and_falls_to_effects() {
    report(
        "turn 1 battle
         1 life 1000
         1 monsters: Axe Raider
         2 monsters: Marshmallon set
         > attack 1 1
         = 1 life 0
         = over: 2, life",
    );
    // Exploder Dragon spares everybody battle damage; this is none.
    report(
        "turn 1 battle
         1 monsters: Exploder Dragon
         2 monsters: Marshmallon set
         > attack 1 1
         = 1 life 7000",
    );
    report(
        "1 hand: Dark Hole
         2 monsters: Marshmallon set
         > activate hand-1
         = 2 graveyard: Marshmallon
         = 1 life 8000",
    );
}

// card: Exploder Dragon
#[test]
fn exploder_dragon_takes_the_winner_along() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Exploder Dragon
         > attack 1 1
         = 1 graveyard: Axe Raider
         = 2 graveyard: Exploder Dragon
         = 2 life 7300",
    );
}

// card: Exploder Dragon
#[test]
fn exploder_dragon_attacks_for_no_damage_and_takes_even_the_strongest() {
    report(
        "turn 1 battle
         1 life 100
         1 monsters: Exploder Dragon
         2 monsters: Blue-Eyes white dragon
         > attack 1 1
         = 1 life 100
         = 1 graveyard: Exploder Dragon
         = 2 graveyard: Blue-Eyes white dragon",
    );
    report(
        "turn 1 battle
         1 monsters: Exploder Dragon
         > attack 1 direct
         = 2 life 8000",
    );
    // Of two that fall together nobody is left to be destroyed.
    report(
        "turn 1 battle
         1 monsters: Exploder Dragon | Haniwa
         2 monsters: Wattkid | Haniwa
         > attack 1 1
         = 1 monsters: - | Haniwa
         = 2 monsters: - | Haniwa",
    );
}

// card: Texchanger
#[test]
fn texchanger_stops_an_attack_and_brings_a_normal_cyberse() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Texchanger | Haniwa set
         2 deck: Leotron | Haniwa
         > attack 1 2
         > 2: yes
         > 2: position defense
         = 2 monsters: Texchanger | Haniwa set | Leotron defense
         = 2 life 8000
         ! attack 1 1: attacked-already",
    );
}

// card: Texchanger
#[test]
fn texchanger_takes_from_hand_deck_or_graveyard_and_once_a_turn() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Silver Fang
         2 monsters: Texchanger
         2 hand: Leotron | Texchanger
         2 deck: Haniwa | Bitron
         2 graveyard: Leotron | Crab Turtle
         1 graveyard: Bitron
         > attack 1 1
         > 2: yes
         = offers choose hand-1
         = offers choose deck-1
         = offers choose graveyard-1
         ! 2: choose hand-2: not-among-these
         ! 2: choose deck-2: not-among-these
         ! 2: choose opponent-graveyard-1: not-among-these
         ! 2: cancel: cannot-cancel
         > 2: choose deck-1
         > 2: position attack
         = 2 monsters: Texchanger | Bitron
         > 1: attack 2 1
         = 2 graveyard: Leotron | Crab Turtle | Texchanger
         = 2 life 6900",
    );
}

// card: Texchanger
#[test]
fn texchanger_does_it_again_in_the_next_turn() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 deck: Haniwa
         2 monsters: Texchanger
         2 hand: Leotron
         2 graveyard: Leotron
         2 deck: Haniwa
         > attack 1 1
         > 2: yes
         > 2: choose hand-1
         > 2: position attack
         > 1: next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         > 1: next\n> next\n> next
         > attack 1 1
         > 2: yes
         > 2: position attack
         = 2 monsters: Texchanger | Leotron | Leotron",
    );
}

// card: Texchanger
#[test]
fn texchanger_is_not_asked_where_nobody_can_come() {
    // No Cyberse is left.
    let attacked = "> attack 1 1\n= 2 life 6400\n= told 0 activated";
    report(&format!("turn 1 battle\n1 monsters: Axe Raider\n2 monsters: Texchanger\n{attacked}"));
    // A full row, which has no room for another.
    report(&format!(
        "turn 1 battle\n1 monsters: Axe Raider
         2 monsters: Texchanger | Haniwa | Haniwa | Haniwa | Haniwa\n2 deck: Leotron\n{attacked}"
    ));
    // Vanity's Emptiness.
    report(&format!(
        "turn 1 battle\n1 monsters: Axe Raider\n1 spells: Vanity's Emptiness
         2 monsters: Texchanger\n2 deck: Leotron\n{attacked}"
    ));
}

// card: Texchanger | Suijin
#[test]
fn an_attack_that_was_stopped_asks_nobody_any_more() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Texchanger | Texchanger
         2 deck: Leotron | Bitron
         > attack 1 1
         > 2: yes
         > 2: choose deck-1
         > 2: position attack
         = asks 1
         = told 1 activated",
    );
    report(
        "turn 1 battle
         1 monsters: Blue-Eyes white dragon | Axe Raider
         2 monsters: Suijin | Texchanger
         2 deck: Leotron
         > attack 1 1
         > 2: no
         > 2: yes
         > 2: position attack
         = asks 1
         = 1 monsters: Blue-Eyes white dragon | Axe Raider",
    );
}

// card: Mirage Dragon
#[test]
fn mirage_dragon_silences_traps_in_battle() {
    report(
        "turn 1 battle
         1 monsters: Mirage Dragon
         2 spells: Mirror Force set | Negate Attack set | Time Seal set
         > attack 1 direct
         = 2 life 6400",
    );
}

// card: Mirage Dragon
#[test]
fn mirage_dragon_leaves_spells_and_the_main_phase_alone() {
    report(
        "1 hand: Axe Raider
         1 monsters: Mirage Dragon
         2 spells: Trap Hole set
         > summon 1
         > 2: activate spell-1
         = 1 monsters: Mirage Dragon",
    );
    report(
        "turn 1 battle
         1 monsters: Mirage Dragon
         1 spells: Supply Squad
         2 spells: Mystical space typhoon set | Mirror Force set
         > attack 1 direct
         ! 2: activate spell-2: not-an-answer
         > 2: activate spell-1
         > 2: choose opponent-spell-1
         = 1 graveyard: Supply Squad
         = 2 life 6400",
    );
    // Face-down it says nothing.
    report(
        "turn 1 battle
         1 monsters: Mirage Dragon set | Axe Raider
         2 spells: Mirror Force set
         > attack 2 direct
         > 2: activate spell-1
         = 1 monsters: Mirage Dragon set",
    );
}

// card: Mirage Dragon
#[test]
fn mirage_dragon_silences_who_attacks_as_well() {
    report(
        "turn 1 battle
         1 hand: Haniwa
         1 monsters: Axe Raider
         1 spells: Magic Jammer set | Supply Squad
         2 monsters: Mirage Dragon
         2 spells: Mystical space typhoon set
         > attack 1 1
         > 2: activate spell-1
         > 2: choose opponent-spell-2
         = 1 graveyard: Supply Squad
         = 2 graveyard: Mystical space typhoon | Mirage Dragon",
    );
}

// card: Man-Eater Bug
#[test]
fn man_eater_bug_turned_up_destroys_a_monster() {
    report(
        "1 monsters: Man-Eater Bug set
         2 monsters: Blue-Eyes white dragon | Haniwa
         2 spells: Supply Squad
         > flip 1
         ! choose opponent-monster-3: not-among-these
         ! choose opponent-spell-1: not-among-these
         ! cancel: cannot-cancel
         > choose opponent-monster-1
         = 2 graveyard: Blue-Eyes white dragon
         = 1 monsters: Man-Eater Bug",
    );
}

// card: Man-Eater Bug
#[test]
fn man_eater_bug_attacked_face_down_bites_after_the_battle() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Blue-Eyes white dragon
         2 monsters: Man-Eater Bug set
         > attack 1 1
         = 2 graveyard: Man-Eater Bug
         > 2: choose opponent-monster-2
         = 1 graveyard: Blue-Eyes white dragon
         = 1 monsters: Axe Raider",
    );
    // Face-up it does nothing.
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Man-Eater Bug defense
         > attack 1 1
         = 1 monsters: Axe Raider
         = told 0 activated",
    );
}

// card: Man-Eater Bug
#[test]
fn man_eater_bug_alone_must_eat_itself() {
    report(
        "1 monsters: Man-Eater Bug set
         > flip 1
         = 1 graveyard: Man-Eater Bug",
    );
}
