//! Traps that answer attacks and summons, and those of free timing.

use crate::report::report;

// card: Trap Hole
#[test]
fn trap_hole_takes_a_summoned_monster() {
    report(
        "1 hand: Axe Raider
         2 spells: Trap Hole set
         > summon 1
         > 2: activate spell-1
         = 1 monsters:
         = 1 graveyard: Axe Raider
         = 2 graveyard: Trap Hole",
    );
    report(
        "1 monsters: Axe Raider set
         2 spells: Trap Hole set
         > flip 1
         > 2: activate spell-1
         = 1 graveyard: Axe Raider",
    );
}

// card: Trap Hole
#[test]
fn trap_hole_asks_for_a_thousand_atk_of_now() {
    let hole = |set_up: &str, offered: bool| {
        let then = if offered { "= asks 2\n= offers activate spell-1" } else { "= asks 1" };
        report(&format!("{set_up}\n2 spells: Trap Hole set\n> summon 1\n{then}"));
    };
    hole("1 hand: Wattkid", true);
    hole("1 hand: Flame manipulator", false);
    hole("1 hand: Flame manipulator\n1 field: Yami", true);
    hole("1 hand: Battle warrior\n1 monsters: Command Knight", true);
    hole("1 hand: The Calculator\n1 monsters: Haniwa", true);
    hole("1 hand: The Calculator", false);
}

// card: Trap Hole
#[test]
fn trap_hole_is_for_no_sets_no_special_summons_and_no_own_monsters() {
    report(
        "1 hand: The Tricky | Haniwa | Axe Raider
         2 spells: Trap Hole set
         > use hand-1
         > choose hand-2
         > position attack
         = asks 1
         > set 1
         = asks 1",
    );
    report(
        "1 hand: Axe Raider
         1 spells: Trap Hole set
         2 spells: Torrential Tribute set
         > summon 1
         > 2: activate spell-1
         = 1 spells: Trap Hole set
         = 1 graveyard: Axe Raider",
    );
    // Not in the turn in which it was set.
    report(
        "1 hand: Trap Hole
         1 deck: Haniwa
         2 hand: Axe Raider
         2 deck: Haniwa
         > set 1
         > next\n> next\n> next
         > 2: next\n> next
         > summon 1
         > 1: activate spell-1
         = 2 graveyard: Axe Raider",
    );
}

// card: Mirror Force
#[test]
fn mirror_force_destroys_what_is_in_attack_position() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Bitron defense | Silver Fang | Haniwa set
         2 monsters: Battle OX
         2 spells: Mirror Force set
         > attack 1 1
         > 2: activate spell-1
         = 1 monsters: - | Bitron defense | - | Haniwa set
         = 2 monsters: Battle OX
         = 1 life 8000
         = 2 life 8000",
    );
}

// card: Mirror Force
#[test]
fn mirror_force_is_for_the_others_attack_only() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 spells: Mirror Force set
         > attack 1 direct
         = 2 life 6300",
    );
    // Neither this nor the others of its kind answer a summon or a spell.
    report(
        "1 hand: Axe Raider | Raigeki
         2 monsters: Haniwa
         2 spells: Mirror Force set | Magic Cylinder set | Negate Attack set
         > summon 1
         = asks 1
         > activate hand-1
         = asks 1
         = 2 monsters:",
    );
    // It may be left for the next attack.
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Marshmallon
         2 spells: Mirror Force set
         > attack 2 direct
         > 2: pass
         = 2 life 7700
         > 1: attack 1 direct
         > 2: activate spell-1
         = 1 graveyard: Axe Raider | Marshmallon
         = 2 life 7700",
    );
}

// card: Magic Cylinder
#[test]
fn magic_cylinder_turns_the_power_on_its_player() {
    report(
        "turn 1 battle
         1 monsters: Blue-Eyes white dragon
         2 spells: Magic Cylinder set
         > attack 1 direct
         > 2: activate spell-1
         = 1 life 5000
         = 2 life 8000
         = 1 monsters: Blue-Eyes white dragon
         ! attack 1 direct: attacked-already",
    );
}

// card: Magic Cylinder
#[test]
fn magic_cylinder_takes_the_atk_of_now_and_may_win() {
    report(
        "turn 1 battle
         1 life 2000
         1 monsters: Axe Raider
         1 spells: Black Pendant on 1.1
         2 spells: Magic Cylinder set
         > attack 1 direct
         > 2: activate spell-1
         = over: 2, life",
    );
    // An equip that was destroyed in answer does not count any more.
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 spells: United We Stand on 1.1 | Mystical space typhoon set
         2 spells: Magic Cylinder set
         > attack 1 direct
         > 2: activate spell-1
         > 1: activate spell-2
         > 1: choose spell-1
         = 1 life 6300",
    );
}

// card: Negate Attack
#[test]
fn negate_attack_ends_the_battle_phase() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Battle OX
         2 spells: Negate Attack set
         > attack 1 direct
         > 2: activate spell-1
         = 2 life 8000
         = phase main2
         = asks 1
         ! attack 2 direct: not-in-this-phase
         = 2 graveyard: Negate Attack",
    );
}

// card: Negate Attack
#[test]
fn negate_attack_is_too_fast_for_traps_and_quick_play_spells() {
    report(
        "turn 1 battle
         1 hand: Haniwa
         1 monsters: Axe Raider
         1 spells: Mystical space typhoon set | Magic Jammer set | Time Seal set
         2 spells: Negate Attack set
         > attack 1 direct
         > 2: activate spell-1
         = phase main2
         = told 1 activated",
    );
    // The attack that was stopped leaves Suijin's one use alone.
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Suijin
         2 spells: Negate Attack set
         > attack 1 1
         > 2: activate spell-1
         = asks 1
         = phase main2",
    );
}

// card: Torrential Tribute
#[test]
fn torrential_tribute_washes_all_monsters_away() {
    report(
        "1 hand: Haniwa
         1 monsters: Blue-Eyes white dragon
         2 monsters: Axe Raider | Bitron set
         2 spells: Torrential Tribute set
         > summon 1
         > 2: activate spell-1
         = 1 monsters:
         = 2 monsters:",
    );
}

// card: Torrential Tribute
#[test]
fn torrential_tribute_answers_every_kind_of_summon_but_no_set() {
    for (set_up, moves) in [
        ("1 monsters: Haniwa set", "> flip 1"),
        ("1 hand: The Tricky | Haniwa", "> use hand-1\n> position attack"),
        ("1 hand: Monster Reborn\n1 graveyard: Haniwa", "> activate hand-1\n> position attack"),
        (
            "1 hand: Advanced Ritual Art | Skull Guardian\n1 monsters: Dark magician",
            "> activate hand-1\n> choose hand-1\n> choose monster-1\n> position attack",
        ),
    ] {
        report(&format!(
            "{set_up}\n2 spells: Torrential Tribute set\n{moves}\n> 2: activate spell-1\n= 1 monsters:"
        ));
    }
    report("1 hand: Haniwa\n2 spells: Torrential Tribute set\n> set 1\n= asks 1");
}

// card: Torrential Tribute
#[test]
fn d_81_torrential_tribute_in_the_own_turn_is_for_chains_only() {
    report(
        "1 hand: Axe Raider
         1 monsters: Haniwa
         1 spells: Torrential Tribute set
         2 monsters: Bitron
         > summon 1
         = asks 1
         ! activate spell-1: not-a-spell",
    );
    report(
        "1 hand: Axe Raider
         1 monsters: Haniwa
         1 spells: Torrential Tribute set
         2 monsters: Bitron
         2 spells: Trap Hole set
         > summon 1
         > 2: activate spell-1
         > 1: activate spell-1
         = 1 monsters:
         = 2 monsters:",
    );
}

// card: Mind Crush
#[test]
fn mind_crush_takes_every_copy_of_the_named_card() {
    report(
        "1 hand: Raigeki | Haniwa | Bitron | Haniwa
         2 hand: Leotron
         2 monsters: Bitron
         2 spells: Mind Crush set
         > activate hand-1
         > 2: activate spell-1
         ! 2: name 999: wrong-name
         ! 2: pass: wrong-name
         > 2: name Haniwa
         = 1 hand: Bitron
         = 1 graveyard: Haniwa | Haniwa | Raigeki
         = 2 hand: Leotron",
    );
}

// card: Mind Crush
#[test]
fn mind_crush_that_guesses_wrong_costs_a_card() {
    report(
        "1 hand: Raigeki | Haniwa
         2 hand: Leotron | Leotron
         2 monsters: Bitron
         2 spells: Mind Crush set
         > activate hand-1
         > 2: activate spell-1
         > 2: name Dark magician
         = 1 hand: Haniwa
         = 2 hand: Leotron
         = told 1 discarded",
    );
    // Who holds nothing loses nothing. What is being activated is in no hand any more.
    report(
        "1 hand: Raigeki
         2 monsters: Bitron
         2 spells: Mind Crush set
         > activate hand-1
         > 2: activate spell-1
         > 2: name Raigeki
         = told 0 discarded
         = 2 monsters:",
    );
}

// card: Time Seal
#[test]
fn time_seal_skips_the_next_draw() {
    report(
        "1 hand: Haniwa
         1 deck: Bitron | Leotron
         2 spells: Time Seal set
         2 deck: Silver Fang
         > summon 1
         > 2: activate spell-1
         > 1: next\n> next\n> next
         = 2 hand: Silver Fang
         > 2: next\n> next\n> next\n> next\n> next
         = asks 1
         = phase standby
         = 1 hand:
         = told 1 draw-skipped",
    );
}

// card: Time Seal
#[test]
fn time_seal_saves_who_has_no_deck_left_for_a_turn() {
    report(
        "turn 1 battle
         1 monsters: Haniwa
         2 deck: Bitron | Bitron
         2 spells: Time Seal set
         > attack 1 direct
         > 2: activate spell-1
         > 1: next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         = asks 1
         > 1: next\n> next\n> next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         = over: 2, empty-deck",
    );
    // Two of them skip the same draw phase.
    report(
        "turn 1 battle
         1 monsters: Haniwa | Haniwa
         1 deck: Leotron
         2 deck: Bitron | Bitron
         2 spells: Time Seal set | Time Seal set
         > attack 1 direct
         > 2: activate spell-1
         > 1: attack 2 direct
         > 2: activate spell-2
         > 1: next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         = 1 hand:
         > 1: next\n> next\n> next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         = 1 hand: Leotron",
    );
}

// card: Wall of Revealing Light
#[test]
fn wall_of_revealing_light_holds_back_what_is_not_above_the_price() {
    report(
        "turn 1 battle
         1 monsters: Alexandrite Dragon | Axe Raider | Wattaildragon | Haniwa
         2 spells: Wall of Revealing Light set
         > attack 4 direct
         > 2: activate spell-1
         > 2: amount 2000
         = 2 life 5500
         = 2 spells: Wall of Revealing Light
         ! attack 1 direct: cannot-attack
         ! attack 2 direct: cannot-attack
         > attack 3 direct
         = 2 life 3000",
    );
}

// card: Wall of Revealing Light
#[test]
fn wall_of_revealing_light_lets_its_own_side_through() {
    report(
        "turn 1 battle
         1 monsters: Haniwa
         2 monsters: Silver Fang
         2 deck: Haniwa
         2 spells: Wall of Revealing Light set
         > attack 1 1
         > 2: activate spell-1
         > 2: amount 2000
         > 1: next\n> next
         > 2: next\n> next\n> next
         = offers attack 1 direct",
    );
}

// card: Wall of Revealing Light
#[test]
fn wall_of_revealing_light_is_paid_in_thousands_that_one_has() {
    report(
        "turn 1 battle
         1 monsters: Haniwa
         2 life 3500
         2 spells: Wall of Revealing Light set
         > attack 1 direct
         > 2: activate spell-1
         ! 2: amount 1500: wrong-amount
         ! 2: amount 0: not-an-action
         ! 2: amount 4000: wrong-amount
         ! 2: pass: wrong-amount
         = offers amount 3000
         > 2: cancel
         > 2: pass
         = 2 life 3000",
    );
    report(
        "turn 1 battle
         1 monsters: Haniwa
         2 life 999
         2 spells: Wall of Revealing Light set
         > attack 1 direct
         = 2 life 499",
    );
    // All of one's life points is the end.
    report(
        "turn 1 battle
         1 monsters: Haniwa
         2 life 1000
         2 spells: Wall of Revealing Light set
         > attack 1 direct
         > 2: activate spell-1
         > 2: amount 1000
         = over: 1, life",
    );
}
