//! Attacks (sections 13 and 14).

use crate::report::report;

fn attack(attacker: &str, target: &str, then: &str) {
    report(&format!("turn 1 battle\n1 monsters: {attacker}\n2 monsters: {target}\n> attack 1 1\n{then}"));
}

#[test]
fn du_181_to_183_against_attack_position() {
    attack("Axe Raider", "Silver Fang", "= 2 graveyard: Silver Fang\n= 2 life 7500\n= 1 life 8000");
    attack(
        "Battle OX",
        "Axe Raider",
        "= 1 graveyard: Battle OX\n= 2 graveyard: Axe Raider\n= 1 life 8000\n= 2 life 8000",
    );
    attack("Silver Fang", "Axe Raider", "= 1 graveyard: Silver Fang\n= 1 life 7500\n= 2 life 8000");
}

#[test]
fn du_184_to_186_against_defense_position() {
    attack("Axe Raider", "Silver Fang defense", "= 2 graveyard: Silver Fang\n= 2 life 8000");
    attack(
        "Haniwa",
        "Curtain of the dark ones defense",
        "= 2 monsters: Curtain of the dark ones defense\n= 1 monsters: Haniwa",
    );
    attack(
        "Silver Fang",
        "Bitron defense",
        "= 1 life 7200\n= 1 monsters: Silver Fang\n= 2 monsters: Bitron defense",
    );
}

#[test]
fn du_187_to_190_a_hidden_monster_is_turned_up_and_stays_so() {
    attack("Silver Fang", "Bitron set", "= 1 life 7200\n= 2 monsters: Bitron defense");
    attack("Axe Raider", "Silver Fang set", "= 2 graveyard: Silver Fang\n= 2 life 8000");
}

#[test]
fn du_182_monsters_of_equal_power_destroy_each_other_even_at_nought() {
    attack("Scanner", "Scanner", "= 1 graveyard: Scanner\n= 2 graveyard: Scanner\n= 1 life 8000");
}

#[test]
fn du_179_and_191_each_monster_attacks_once_a_turn_and_only_from_attack_position() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Bitron defense | Haniwa set
         2 monsters: Silver Fang | Haniwa
         > attack 1 1
         ! attack 1 2: attacked-already
         ! attack 2 2: cannot-attack
         ! attack 3 2: cannot-attack
         ! attack 4 2: cannot-attack
         ! attack 1 1: attacked-already",
    );
}

#[test]
fn du_180_and_198_nothing_is_attacked_where_nothing_is() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: - | Haniwa
         ! attack 1 1: nothing-to-attack
         ! attack 1 direct: not-directly",
    );
}

#[test]
fn du_199_a_direct_attack_takes_the_whole_atk() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         > attack 1 direct
         = 2 life 6300
         ! attack 1 direct: attacked-already",
    );
}

#[test]
fn du_244_life_points_stop_at_nought_and_the_round_is_lost() {
    report(
        "turn 1 battle
         2 life 100
         1 monsters: Axe Raider
         > attack 1 direct
         = 2 life 0
         = over: 1, life",
    );
}

#[test]
fn du_178_and_193_nobody_attacks_in_the_first_turn_or_outside_the_battle_phase() {
    report(
        "first turn
         turn 1 battle
         1 monsters: Axe Raider
         ! attack 1 direct: not-in-this-phase",
    );
    report(
        "turn 1 main1
         1 monsters: Axe Raider
         2 monsters: Haniwa
         ! attack 1 1: not-in-this-phase",
    );
}

// card: Marshmallon
#[test]
fn marshmallon_is_never_destroyed_by_battle() {
    attack("Axe Raider", "Marshmallon", "= 2 monsters: Marshmallon\n= 2 life 6600");
    attack("Axe Raider", "Marshmallon defense", "= 2 monsters: Marshmallon defense\n= 2 life 8000");
    attack("Marshmallon", "Axe Raider", "= 1 monsters: Marshmallon\n= 1 life 6600");
}

// card: Exploder Dragon
#[test]
fn exploder_dragon_attacking_hurts_nobody() {
    attack("Exploder Dragon", "Axe Raider", "= 1 life 8000\n= 2 life 8000");
    attack("Exploder Dragon", "Wattkid", "= 1 life 8000\n= 2 life 8000");
}

// card: Command Knight
#[test]
fn d_85_command_knight_is_no_target_beside_another() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Command Knight | Haniwa
         ! attack 1 1: not-attackable
         > attack 1 2
         = 2 graveyard: Haniwa",
    );
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Command Knight
         > attack 1 1
         = 2 graveyard: Command Knight",
    );
}

// card: Messenger of peace | Swords of Revealing Light
#[test]
fn d_85_cards_that_forbid_attacks() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Silver Fang
         2 spells: Messenger of peace
         ! attack 1 direct: cannot-attack
         > attack 2 direct",
    );
    report(
        "turn 1 battle
         1 monsters: Silver Fang
         2 spells: Swords of Revealing Light
         ! attack 1 direct: cannot-attack",
    );
    // What lies face-down forbids nothing.
    report(
        "turn 1 battle
         1 monsters: Silver Fang
         2 spells: Swords of Revealing Light set
         > attack 1 direct",
    );
}
