//! Field spells.

use crate::report::report;

// card: Yami
#[test]
fn yami_is_put_into_the_field_zone_and_changes_both_sides() {
    report(
        "1 hand: Yami
         1 monsters: Feral Imp | Marshmallon
         2 monsters: Dark magician | Axe Raider
         > activate hand-1
         = 1 field: Yami
         = 1 monster-1 atk 1500
         = 1 monster-1 def 1600
         = 1 monster-2 atk 100
         = 1 monster-2 def 300
         = 2 monster-1 atk 2700
         = 2 monster-2 atk 1700",
    );
}

// card: Yami
#[test]
fn yami_decides_a_battle_and_ends_with_its_card() {
    report(
        "turn 1 battle
         1 monsters: Horn Imp
         2 monsters: Fireyarou
         2 field: Yami
         > attack 1 1
         = 2 graveyard: Fireyarou
         = 2 life 7800",
    );
    report(
        "1 hand: Mystical space typhoon
         1 monsters: Horn Imp
         2 field: Yami
         > activate hand-1
         = 1 monster-1 atk 1300
         = 1 monster-1 def 1000",
    );
    // Two of them add up; a face-down fiend has its printed values.
    report(
        "1 field: Yami
         1 monsters: Horn Imp | Horn Imp set
         2 field: Yami
         = 1 monster-1 atk 1700
         = 1 monster-2 def 1000",
    );
}

// card: Forest
#[test]
fn forest_helps_insects_beasts_and_beast_warriors() {
    report(
        "1 hand: Forest
         1 monsters: Silver Fang | Man-Eater Bug
         2 monsters: Battle OX | Axe Raider
         > activate hand-1
         = 1 monster-1 atk 1400
         = 1 monster-2 def 800
         = 2 monster-1 atk 1900
         = 2 monster-2 atk 1700",
    );
    // None of the 76 is a Plant.
    report(
        "card Reed: monster 3 EARTH Plant 1000 500
         1 hand: Forest
         1 monsters: Reed
         > activate hand-1
         = 1 monster-1 atk 1200
         = 1 monster-1 def 700",
    );
}

// card: Forest
#[test]
fn forest_replaces_an_older_field_spell_of_its_player_only() {
    report(
        "1 hand: Forest
         1 monsters: Horn Imp
         1 field: Yami
         2 field: Umiiruka
         > activate hand-1
         = 1 field: Forest
         = 1 graveyard: Yami
         = 2 field: Umiiruka
         = 1 monster-1 atk 1300",
    );
    // A set field spell lies among the spells until it is activated.
    report(
        "1 hand: Forest
         > set 1
         = 1 spells: Forest set
         = 1 field:
         > activate spell-1
         = 1 spells:
         = 1 field: Forest
         ! activate field: activated-already",
    );
    // No free zone among the spells is needed.
    report(
        "1 hand: Forest | Raigeki
         1 spells: Forest set | Forest set | Forest set | Forest set | Forest set
         2 monsters: Haniwa
         ! activate hand-2: spell-zones-full
         > activate hand-1
         = 1 field: Forest",
    );
}

// card: Closed Forest
#[test]
fn closed_forest_grows_with_the_own_graveyard() {
    report(
        "1 hand: Closed Forest | Dark Hole
         1 monsters: Silver Fang | Axe Raider
         1 graveyard: Haniwa | Bitron | Raigeki
         2 monsters: Silver Fang
         2 graveyard: Haniwa
         > activate hand-1
         = 1 monster-1 atk 1400
         = 1 monster-1 def 800
         = 1 monster-2 atk 1700
         = 2 monster-1 atk 1200",
    );
    report(
        "turn 1 battle
         1 field: Closed Forest
         1 monsters: Silver Fang | Haniwa
         2 monsters: Axe Raider
         > attack 2 1
         = 1 monster-1 atk 1300",
    );
}

// card: Closed Forest
#[test]
fn closed_forest_allows_no_other_field_spell_even_in_the_turn_of_its_end() {
    report(
        "1 hand: Yami | Closed Forest
         1 field: Closed Forest
         ! activate hand-1: not-prepared
         ! activate hand-2: not-prepared
         > set 1
         ! activate spell-1: not-prepared",
    );
    report(
        "1 hand: Yami | Mystical space typhoon
         1 deck: Haniwa
         2 field: Closed Forest
         2 deck: Haniwa
         ! activate hand-1: not-prepared
         > activate hand-2
         = 2 graveyard: Closed Forest
         ! activate hand-1: not-prepared
         > next\n> next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         > 1: next\n> next
         > activate hand-1
         = 1 field: Yami",
    );
    // Face-down it closes nothing, and what lies there already stays in force.
    report(
        "1 hand: Yami | Closed Forest
         1 monsters: Horn Imp
         2 spells: Closed Forest set
         2 field: Yami
         > activate hand-2
         = 1 monster-1 atk 1500
         ! activate hand-1: not-prepared",
    );
}

// card: Umiiruka
#[test]
fn umiiruka_gives_water_power_and_takes_defense() {
    report(
        "1 hand: Umiiruka
         1 monsters: Suijin
         2 monsters: Yomi Ship | Axe Raider
         > activate hand-1
         = 1 monster-1 atk 3000
         = 1 monster-1 def 2000
         = 2 monster-1 atk 1300
         = 2 monster-1 def 1000
         = 2 monster-2 atk 1700",
    );
}

// card: Umiiruka
#[test]
fn umiiruka_counts_for_a_monster_that_an_attack_turns_up() {
    // Yomi Ship's DEF of 1400 is 1000 as soon as it is turned up.
    report(
        "turn 1 battle
         1 monsters: Silver Fang
         2 monsters: Yomi Ship set
         2 field: Umiiruka
         > attack 1 1
         = 2 graveyard: Yomi Ship
         = 1 graveyard: Silver Fang
         = 1 life 8000",
    );
    // Nothing falls below nought.
    report(
        "1 monsters: Yomi Ship
         1 field: Umiiruka
         2 field: Umiiruka
         = 1 monster-1 def 600
         = 1 monster-1 atk 1800",
    );
}
