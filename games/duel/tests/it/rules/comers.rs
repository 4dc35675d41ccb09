//! Monsters with ways of their own to the field, and those that change what they are.

use crate::report::report;

// card: Gate Guardian
#[test]
fn gate_guardian_comes_for_three_tributes_and_leaves_the_summon_free() {
    report(
        "1 hand: Gate Guardian | Haniwa
         1 monsters: Haniwa | Bitron | Silver Fang
         > use hand-1
         > choose monster-1
         > choose monster-2
         > position attack
         = 1 monsters: Gate Guardian
         = 1 graveyard: Haniwa | Bitron | Silver Fang
         > summon 1
         = 1 monsters: Gate Guardian | Haniwa",
    );
}

// card: Gate Guardian
#[test]
fn gate_guardian_has_no_other_way() {
    report(
        "1 hand: Gate Guardian
         1 monsters: Haniwa | Bitron
         ! summon 1: cannot-summon
         ! set 1: cannot-set
         ! use hand-1: effect-not-prepared",
    );
    // Five monsters leave room enough: three of them go.
    report(
        "1 hand: Gate Guardian
         1 monsters: Haniwa | Bitron | Haniwa | Bitron | Haniwa set
         > use hand-1
         > choose monster-5
         > choose monster-3
         ! choose monster-3: not-among-these
         > choose monster-1
         > position defense
         = 1 monsters: Gate Guardian defense | Bitron | - | Bitron",
    );
    report(
        "turn 1 battle
         1 hand: Gate Guardian
         1 monsters: Haniwa | Bitron | Silver Fang
         ! use hand-1: not-in-this-phase",
    );
}

// card: Gate Guardian | Solemn Warning
#[test]
fn gate_guardian_stopped_has_cost_its_tributes() {
    report(
        "1 hand: Gate Guardian
         1 monsters: Haniwa | Bitron | Silver Fang
         2 spells: Solemn Warning set
         > use hand-1
         > choose monster-1
         > choose monster-2
         > position attack
         > 2: activate spell-1
         = 2 life 6000
         = 1 monsters:
         = 1 graveyard: Haniwa | Bitron | Silver Fang | Gate Guardian
         = told 0 summoned",
    );
}

// card: The Tricky
#[test]
fn the_tricky_comes_for_a_card_of_the_hand() {
    report(
        "1 hand: The Tricky | Haniwa | Battle OX
         > use hand-1
         > choose hand-2
         > position attack
         = 1 monsters: The Tricky
         = 1 graveyard: Haniwa
         > summon 1
         = 1 monsters: The Tricky | Battle OX",
    );
}

// card: The Tricky
#[test]
fn the_tricky_cannot_pay_with_itself_and_needs_room() {
    report(
        "1 hand: The Tricky
         1 monsters: Haniwa
         ! use hand-1: effect-not-prepared
         > summon 1
         > choose monster-1
         = 1 monsters: The Tricky
         = 1 graveyard: Haniwa",
    );
    report(
        "1 hand: The Tricky | Haniwa
         1 monsters: Haniwa | Bitron | Haniwa | Bitron | Haniwa
         ! use hand-1: no-special-summon",
    );
    // Nothing is paid before the end.
    report(
        "1 hand: The Tricky | Haniwa | Bitron
         > use hand-1
         > cancel
         = 1 hand: The Tricky | Haniwa | Bitron",
    );
}

// card: Beast King Barbaros
#[test]
fn barbaros_comes_with_none_two_or_three_tributes() {
    report(
        "1 hand: Beast King Barbaros
         > summon 1
         = 1 monster-1 atk 1900",
    );
    report(
        "1 hand: Beast King Barbaros
         1 monsters: Haniwa | Bitron | Silver Fang
         > summon 1
         ! tributes 1: too-few-tributes
         > tributes 2
         > choose monster-1
         > choose monster-2
         = 1 monster-1 atk 3000
         = 1 monsters: Beast King Barbaros | - | Silver Fang",
    );
    report(
        "1 hand: Beast King Barbaros
         1 monsters: Haniwa | Bitron | Silver Fang
         1 spells: Supply Squad
         2 monsters: Blue-Eyes white dragon | Haniwa set
         2 spells: Spell Absorption
         2 field: Yami
         > summon 1
         > tributes 3
         > choose monster-1
         > choose monster-2
         > choose monster-3
         = 1 monsters: Beast King Barbaros
         = 1 spells: Supply Squad
         = 2 monsters:
         = 2 spells:
         = 2 field:",
    );
}

// card: Beast King Barbaros
#[test]
fn barbaros_set_is_never_worth_three_and_remembers_what_it_cost() {
    report(
        "1 hand: Beast King Barbaros
         1 monsters: Haniwa | Bitron | Silver Fang
         2 monsters: Haniwa
         2 hand: Bitron
         2 deck: Bitron
         1 deck: Bitron
         > set 1
         ! tributes 3: too-few-tributes
         > tributes 0
         = 1 monsters: Haniwa | Bitron | Silver Fang | Beast King Barbaros set
         > next
         > next
         > next
         > 2: next
         > next
         > next
         > next
         > next
         > 1: next
         > next
         > flip 4
         = 1 monster-4 atk 1900
         = 2 monsters: Haniwa",
    );
    // Brought back from the graveyard it is what is printed.
    report(
        "1 hand: Monster Reborn
         1 graveyard: Beast King Barbaros
         > activate hand-1
         > position attack
         = 1 monster-1 atk 3000",
    );
}

// card: Beast King Barbaros | Trap Hole
#[test]
fn barbaros_in_a_hole_still_strikes() {
    report(
        "1 hand: Beast King Barbaros
         1 monsters: Haniwa | Bitron | Silver Fang
         2 monsters: Haniwa
         2 spells: Trap Hole set
         > summon 1
         > tributes 3
         > choose monster-1
         > choose monster-2
         > choose monster-3
         > 2: activate spell-1
         = 1 monsters:
         = 2 monsters:",
    );
}

// card: Terratiger, the Empowered Warrior
#[test]
fn terratiger_brings_a_normal_monster_in_defense() {
    report(
        "1 hand: Terratiger, the Empowered Warrior | Haniwa | Battle OX | Yomi Ship | Crawling dragon
         > summon 1
         > yes
         ! choose hand-3: not-among-these
         ! choose hand-4: not-among-these
         ! next: choose-a-card
         = offers choose hand-1
         > choose hand-2
         = 1 monsters: Terratiger, the Empowered Warrior | Battle OX defense
         ! summon 1: summoned-already",
    );
}

// card: Terratiger, the Empowered Warrior
#[test]
fn terratiger_asks_only_where_somebody_can_come() {
    let alone = "> summon 1\n= told 0 activated\n! yes: nothing-asked";
    report(&format!("1 hand: Terratiger, the Empowered Warrior\n{alone}"));
    report(&format!("1 hand: Terratiger, the Empowered Warrior | Yomi Ship | Raigeki\n{alone}"));
    report(&format!(
        "1 hand: Terratiger, the Empowered Warrior | Haniwa
         1 monsters: Haniwa | Bitron | Haniwa | Bitron\n{alone}"
    ));
    report(&format!(
        "1 hand: Terratiger, the Empowered Warrior | Haniwa\n2 spells: Vanity's Emptiness\n{alone}"
    ));
    // A flip summon and a special summon are no normal summons.
    report(
        "1 hand: Haniwa | Monster Reborn
         1 monsters: Terratiger, the Empowered Warrior set
         1 graveyard: Terratiger, the Empowered Warrior
         > flip 1
         > activate hand-2
         > position attack
         = told 1 activated",
    );
}

// card: Terratiger, the Empowered Warrior | Torrential Tribute
#[test]
fn terratiger_answered_still_brings_its_companion() {
    report(
        "1 hand: Terratiger, the Empowered Warrior | Haniwa
         2 spells: Torrential Tribute set
         > summon 1
         > yes
         > 2: activate spell-1
         > 1: choose hand-1
         = 1 monsters: Haniwa defense
         = 1 graveyard: Terratiger, the Empowered Warrior",
    );
    // The companion may be left in the hand.
    report(
        "1 hand: Terratiger, the Empowered Warrior | Haniwa
         > summon 1
         > yes
         > cancel
         = 1 hand: Haniwa",
    );
}

// card: Scanner
#[test]
fn scanner_becomes_a_monster_of_the_others_graveyard_until_the_end_phase() {
    report(
        "1 monsters: Scanner
         1 deck: Haniwa
         2 graveyard: Raigeki | Blue-Eyes white dragon
         2 deck: Haniwa
         > use monster-1
         = 1 monster-1 atk 3000
         = 1 monster-1 def 2500
         = 1 monster-1 level 8
         ! use monster-1: effect-not-prepared
         > next
         > attack 1 direct
         = 2 life 5000
         > next
         > next
         = asks 2
         = 1 monster-1 atk 0
         = 1 monster-1 level 1
         > next\n> next\n> next\n> next\n> next
         > 1: next\n> next
         > use monster-1
         = 1 monster-1 atk 3000",
    );
}

// card: Scanner
#[test]
fn scanner_takes_no_type_and_no_effect_along() {
    // DARK and WATER are attributes, Spellcaster is a type.
    report(
        "1 monsters: Scanner
         1 field: Yami
         2 graveyard: Dark magician
         > use monster-1
         = 1 monster-1 atk 2500",
    );
    report(
        "1 monsters: Scanner
         1 field: Umiiruka
         2 graveyard: Spiral Serpent
         > use monster-1
         = 1 monster-1 atk 3400
         = 1 monster-1 def 2500",
    );
    report(
        "1 monsters: Scanner | Dark Blade
         2 graveyard: Command Knight
         > use monster-1
         = 1 monster-1 atk 1000
         = 1 monster-2 atk 1800",
    );
    report(
        "1 monsters: Scanner
         1 graveyard: Dark magician
         2 graveyard: Raigeki
         ! use monster-1: effect-not-prepared",
    );
}

// card: Scanner | Advanced Ritual Art | Skull Guardian
#[test]
fn scanner_is_worth_the_level_that_it_took() {
    report(
        "1 hand: Advanced Ritual Art | Skull Guardian
         1 monsters: Scanner
         2 graveyard: Dark magician
         ! activate hand-1: no-ritual
         > use monster-1
         > activate hand-1
         > choose hand-1
         > choose monster-1
         > position attack
         = 1 monsters: Skull Guardian
         = 1 graveyard: Scanner | Advanced Ritual Art",
    );
}

// card: The Calculator | Scanner
#[test]
fn the_calculator_counts_what_scanner_is_now() {
    report(
        "1 monsters: The Calculator | Scanner | Dark magician set
         2 monsters: Battle OX
         2 graveyard: Blue-Eyes white dragon
         2 deck: Haniwa
         = 1 monster-1 atk 900
         > use monster-2
         = 1 monster-1 atk 3000
         > next
         > next
         > next
         = 1 monster-1 atk 900",
    );
}

// card: The Calculator | Change of Heart
#[test]
fn the_calculator_that_changes_sides_counts_the_other_side() {
    report(
        "1 hand: Change of Heart
         1 monsters: Dark magician
         2 monsters: The Calculator | Blue-Eyes white dragon
         = 2 monster-1 atk 3000
         > activate hand-1
         > choose opponent-monster-1
         = 1 monster-2 atk 2700",
    );
}

// card: Herald of Creation
#[test]
fn herald_of_creation_fetches_a_great_monster_for_a_card() {
    report(
        "1 hand: Haniwa | Bitron
         1 monsters: Herald of Creation
         1 graveyard: Dark magician | Wattaildragon | Suijin
         1 deck: Haniwa
         2 deck: Haniwa
         > use monster-1
         > choose hand-1
         ! choose graveyard-2: not-among-these
         > choose graveyard-3
         = 1 hand: Bitron | Suijin
         = 1 graveyard: Dark magician | Wattaildragon | Haniwa
         ! use monster-1: effect-not-prepared
         > next\n> next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         > 1: next\n> next
         = offers use monster-1",
    );
}

// card: Herald of Creation
#[test]
fn herald_of_creation_cannot_fetch_what_it_discards() {
    report(
        "1 hand: Dark magician
         1 monsters: Herald of Creation
         1 graveyard: Wattaildragon
         2 graveyard: Dark magician
         ! use monster-1: effect-not-prepared",
    );
    report(
        "1 hand: Blue-Eyes white dragon
         1 monsters: Herald of Creation
         1 graveyard: Dark magician
         > use monster-1
         = 1 hand: Dark magician
         = 1 graveyard: Blue-Eyes white dragon",
    );
    report(
        "1 monsters: Herald of Creation | Herald of Creation set
         1 graveyard: Dark magician
         ! use monster-1: effect-not-prepared
         ! use monster-2: effect-not-prepared",
    );
    report(
        "turn 1 battle
         1 hand: Haniwa
         1 monsters: Herald of Creation
         1 graveyard: Dark magician
         ! use monster-1: not-in-this-phase",
    );
}
