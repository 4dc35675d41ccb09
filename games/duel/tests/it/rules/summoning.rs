//! Summoning, setting, flipping and turning (sections 10 to 12).

use crate::report::report;

#[test]
fn du_141_a_monster_of_level_four_goes_to_the_first_empty_zone() {
    report(
        "1 hand: Battle OX | Haniwa
         1 monsters: - | Silver Fang
         > summon 1
         = 1 monsters: Battle OX | Silver Fang
         = 1 hand: Haniwa
         ! summon 1: summoned-already
         ! set 1: summoned-already",
    );
}

#[test]
fn du_137_what_is_no_monster_or_comes_only_otherwise_cannot_be_summoned() {
    report(
        "1 hand: Trap Hole | Crab Turtle | Gate Guardian
         1 monsters: Haniwa | Haniwa | Haniwa
         ! summon 1: cannot-summon
         ! summon 2: cannot-summon
         ! summon 3: cannot-summon
         ! set 2: cannot-set
         ! set 3: cannot-set
         ! summon 4: no-card-there",
    );
}

#[test]
fn du_138_153_165_172_only_in_a_main_phase() {
    for phase in ["draw", "standby", "battle"] {
        report(&format!(
            "turn 1 {phase}
             1 hand: Battle OX | Trap Hole
             1 monsters: Haniwa | Bitron set
             ! summon 1: not-in-this-phase
             ! set 1: not-in-this-phase
             ! set 2: not-in-this-phase
             ! turn 1: not-in-this-phase
             ! flip 2: not-in-this-phase"
        ));
    }
}

#[test]
fn du_139_and_147_a_full_zone_refuses_tribute_summons_too() {
    report(
        "1 hand: Battle OX | Dark magician
         1 monsters: Haniwa | Haniwa | Haniwa | Bitron | Bitron
         ! summon 1: monster-zones-full
         ! summon 2: monster-zones-full
         ! set 1: monster-zones-full",
    );
}

#[test]
fn du_142_one_tribute_for_level_five_and_six() {
    report(
        "1 hand: Wattaildragon
         ! summon 1: too-few-tributes",
    );
    report(
        "1 hand: Wattaildragon
         1 monsters: Haniwa | Bitron
         > summon 1
         ! choose monster-3: not-among-these
         ! choose hand-1: not-among-these
         ! next: choose-a-card
         > choose monster-1
         = 1 monsters: Wattaildragon | Bitron
         = 1 graveyard: Haniwa",
    );
}

#[test]
fn du_144_two_tributes_from_level_seven_on() {
    report(
        "1 hand: Dark magician
         1 monsters: Haniwa
         ! summon 1: too-few-tributes",
    );
    report(
        "1 hand: Dark magician
         1 monsters: Haniwa | Bitron | Silver Fang
         > summon 1
         > choose monster-3
         ! choose monster-3: not-among-these
         > choose monster-1
         = 1 monsters: Dark magician | Bitron
         = 1 graveyard: Silver Fang | Haniwa",
    );
}

#[test]
fn du_255_cancel_leaves_everything_as_it_was() {
    report(
        "1 hand: Dark magician
         1 monsters: Haniwa | Bitron
         ! cancel: nothing-asked
         > summon 1
         > choose monster-1
         > cancel
         = 1 monsters: Haniwa | Bitron
         = 1 hand: Dark magician
         > summon 1
         > choose monster-2
         > choose monster-1
         = 1 monsters: Dark magician",
    );
}

#[test]
fn du_156_and_160_a_set_monster_is_hidden_and_uses_up_the_summon_and_strong_ones_take_tributes() {
    report(
        "1 hand: Battle OX | Haniwa
         > set 1
         = 1 monsters: Battle OX set
         ! summon 1: summoned-already",
    );
    report(
        "1 hand: Dark magician
         1 monsters: Haniwa | Bitron
         > set 1
         > choose monster-1
         > choose monster-2
         = 1 monsters: Dark magician set",
    );
}

#[test]
fn du_157_to_159_any_number_of_spells_and_traps_is_set() {
    report(
        "1 hand: Trap Hole | Yami | Raigeki | Haniwa
         1 spells: - | Forest set | - | Mirror Force set | Mirror Force set
         > set 1
         > set 1
         = 1 spells: Trap Hole set | Forest set | Yami set | Mirror Force set | Mirror Force set
         ! set 1: spell-zones-full
         > set 2",
    );
}

#[test]
fn du_166_to_169_a_monster_changes_its_position_once_a_turn() {
    report(
        "1 monsters: Haniwa | Bitron defense | Silver Fang set
         > turn 1
         = 1 monsters: Haniwa defense | Bitron defense | Silver Fang set
         ! turn 1: turned-already
         > turn 2
         ! turn 3: wrong-position
         ! turn 4: no-card-there",
    );
}

#[test]
fn du_173_to_175_a_flip_summon_turns_a_set_monster_up_but_not_in_the_turn_in_which_it_was_set() {
    report(
        "1 hand: Haniwa
         1 monsters: Silver Fang set | Bitron
         > flip 1
         = 1 monsters: Silver Fang | Bitron
         ! flip 2: cannot-flip
         ! turn 1: turned-already
         > set 1
         ! flip 3: cannot-flip",
    );
}
