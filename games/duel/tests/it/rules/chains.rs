//! Chains (section 21), and what cards do to each other.

use crate::report::report;

// card: Magic Jammer | Pot of Greed
#[test]
fn du_257_three_links_with_a_negated_middle() {
    report(
        "1 hand: Pot of Greed | Haniwa
         1 deck: Bitron | Leotron
         1 spells: Magic Jammer set | Supply Squad
         2 spells: Mystical space typhoon set
         > activate hand-1
         > 2: activate spell-1
         > 2: choose opponent-spell-2
         > 1: activate spell-1
         = 1 hand: Bitron | Leotron
         = 1 spells: - | Supply Squad
         = 1 graveyard: Haniwa | Magic Jammer | Pot of Greed
         = 2 graveyard: Mystical space typhoon
         = told 1 negated",
    );
}

// card: Twin Twisters | Magic Jammer
#[test]
fn du_259_a_card_stops_what_was_aimed_at_it() {
    // Twin Twisters aim at the very trap that stops them.
    report(
        "1 hand: Twin Twisters | Haniwa | Haniwa
         2 hand: Haniwa
         2 spells: Magic Jammer set | Supply Squad
         > activate hand-1
         > choose hand-2
         > choose opponent-spell-1
         > choose opponent-spell-2
         > 2: activate spell-1
         = 2 spells: - | Supply Squad
         = 1 graveyard: Haniwa | Twin Twisters",
    );
}

// card: Monster Reborn | Call of The Haunted
#[test]
fn a_target_that_is_gone_when_it_comes_to_it() {
    report(
        "1 hand: Monster Reborn
         2 graveyard: Blue-Eyes white dragon
         2 spells: Call of The Haunted set
         > activate hand-1
         > 2: activate spell-1
         = 2 monsters: Blue-Eyes white dragon
         = 1 monsters:
         = 1 graveyard: Monster Reborn",
    );
}

// card: Change of Heart
#[test]
fn a_monster_that_was_to_be_borrowed_is_gone() {
    report(
        "card Bolt: spell Quick-play: activate; choose 1 monsters; do destroy chosen
         1 hand: Change of Heart
         2 monsters: Axe Raider | Haniwa
         2 spells: Bolt set
         > activate hand-1
         > choose opponent-monster-1
         > 2: activate spell-1
         > 2: choose monster-1
         = 1 monsters:
         = 2 monsters: - | Haniwa",
    );
}

// card: Herald of Creation
#[test]
fn a_monster_effect_whose_target_is_gone_returns_nothing() {
    report(
        "card Theft: trap Normal: reply anytime; choose 1 monsters of opponent in graveyard; do special summon chosen
         1 hand: Haniwa
         1 monsters: Herald of Creation
         1 graveyard: Dark magician
         2 spells: Theft set
         > use monster-1
         > 2: activate spell-1
         > 2: choose opponent-graveyard-1
         > 2: position attack
         = 1 hand:
         = 2 monsters: Dark magician",
    );
}

// card: Exploder Dragon
#[test]
fn a_chain_that_the_turn_player_starts_in_the_battle_phase() {
    report(
        "turn 1 battle
         1 monsters: Exploder Dragon
         2 monsters: Blue-Eyes white dragon
         2 hand: Haniwa
         2 spells: Time Seal set | Magic Jammer set
         > attack 1 1
         > 2: pass
         = asks 2
         ! 2: activate spell-2: not-an-answer
         > 2: activate spell-1
         = 2 graveyard: Time Seal | Blue-Eyes white dragon
         = told 2 activated",
    );
}

// card: Messenger of peace | Command Knight
#[test]
fn two_continuous_effects_in_conflict() {
    // Command Knight's gain makes a Warrior too strong for Messenger of peace.
    report(
        "turn 1 battle
         1 monsters: Command Knight | Hero of the east
         1 spells: Messenger of peace
         > attack 1 direct
         ! attack 2 direct: cannot-attack",
    );
    // Two that hide behind each other cannot be attacked, and neither can who stands behind them.
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Command Knight | Command Knight
         ! attack 1 1: not-attackable
         ! attack 1 2: not-attackable
         ! attack 1 direct: not-directly",
    );
}

// card: Yami | Sword of dark destruction
#[test]
fn two_changes_of_one_value_add_up_in_any_order() {
    report(
        "1 hand: Sword of dark destruction
         1 monsters: Curtain of the dark ones
         2 field: Yami
         > activate hand-1
         = 1 monster-1 atk 1200
         = 1 monster-1 def 500",
    );
    report(
        "1 hand: Yami
         1 monsters: Curtain of the dark ones
         1 spells: Sword of dark destruction on 1.1
         > activate hand-1
         = 1 monster-1 atk 1200
         = 1 monster-1 def 500",
    );
}

// card: Change of Heart | Command Knight
#[test]
fn a_monster_that_changes_sides_and_goes_back_says_what_it_says_for_its_side() {
    report(
        "1 hand: Change of Heart
         1 monsters: Dark Blade | - | Battle OX
         2 monsters: Command Knight | Dark Blade
         2 deck: Haniwa
         > activate hand-1
         > choose opponent-monster-1
         = 1 monster-1 atk 2200
         = 1 monster-2 atk 1400
         = 1 monster-3 atk 1700
         = 2 monster-2 atk 1800
         > next\n> next\n> next
         = 1 monster-1 atk 1800
         = 2 monster-2 atk 2200
         = 2 monsters: Command Knight | Dark Blade",
    );
}

// card: Raigeki | Time Seal
#[test]
fn a_zone_that_filled_up_before_a_special_summon() {
    report(
        "card Gift: trap Normal: reply anytime; choose 1 monsters of opponent in graveyard; do special summon chosen
         1 hand: Raigeki
         1 spells: Time Seal set
         1 graveyard: Leotron | Bitron
         2 monsters: Haniwa | Haniwa | Haniwa | Haniwa
         2 spells: Gift set | Gift set
         > activate hand-1
         > 2: activate spell-1
         > 2: choose opponent-graveyard-1
         > 1: activate spell-1
         > 2: activate spell-2
         > 2: choose opponent-graveyard-2
         > 2: position defense
         = told 1 summoned
         = 2 monsters:
         = 1 graveyard: Leotron | Time Seal | Bitron | Raigeki",
    );
}

// card: Solemn Warning
#[test]
fn du_258_only_a_counter_trap_answers_a_counter_trap() {
    report(
        "1 hand: Monster Reborn | Haniwa
         1 graveyard: Haniwa
         1 spells: Mystical space typhoon set | Solemn Warning set | Time Seal set
         2 spells: Solemn Warning set
         > activate hand-1
         > 2: activate spell-1
         = asks 1
         = 1 graveyard: Haniwa | Monster Reborn
         = told 2 activated",
    );
    // Nor does anything slow answer it before a summon.
    report(
        "1 hand: Axe Raider
         1 spells: Time Seal set | Solemn Warning set
         2 spells: Solemn Warning set
         > summon 1
         > 2: activate spell-1
         ! 1: activate spell-1: not-an-answer
         > 1: pass
         = 1 monsters:",
    );
}

// card: Trap Hole | Torrential Tribute
#[test]
fn two_answers_to_one_summon() {
    report(
        "1 hand: Axe Raider
         1 monsters: Haniwa
         1 spells: Time Seal set
         2 monsters: Bitron
         2 spells: Trap Hole set | Torrential Tribute set
         > summon 1
         > 2: activate spell-1
         > 1: activate spell-1
         > 2: activate spell-2
         = 1 monsters:
         = 2 monsters:
         = told 3 resolved",
    );
}

// card: Magic Jammer
#[test]
fn a_trap_waits_a_turn_once_it_was_set() {
    report(
        "1 hand: Magic Jammer | Haniwa | Pot of Greed
         1 deck: Bitron | Leotron
         2 spells: Mystical space typhoon set
         > set 1
         > activate hand-2
         > 2: activate spell-1
         > 2: choose opponent-spell-1
         = 1 graveyard: Magic Jammer | Pot of Greed
         = 1 hand: Haniwa | Bitron | Leotron",
    );
}

// card: Swords of Revealing Light | Mystical space typhoon
#[test]
fn swords_destroyed_in_answer_show_and_do_not_stay() {
    report(
        "1 hand: Swords of Revealing Light
         2 monsters: Haniwa set
         2 spells: Mystical space typhoon set
         > activate hand-1
         > 2: activate spell-1
         = 2 monsters: Haniwa defense
         = 1 spells:
         = 1 graveyard: Swords of Revealing Light",
    );
}

// card: Call of The Haunted | Change of Heart
#[test]
fn a_called_monster_on_the_other_side_goes_with_its_trap() {
    report(
        "1 hand: Change of Heart | Mystical space typhoon
         2 monsters: Axe Raider
         2 spells: Call of The Haunted on 2.1
         > activate hand-1
         = 1 monsters: Axe Raider
         = 2 spells: Call of The Haunted
         > activate hand-1
         = 1 monsters:
         = 2 graveyard: Call of The Haunted | Axe Raider",
    );
}

// card: Texchanger | Solemn Warning
#[test]
fn a_stopped_texchanger_stops_nothing() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 spells: Solemn Warning set
         2 monsters: Texchanger | Haniwa
         2 deck: Leotron
         > attack 1 2
         > 2: yes
         > 1: activate spell-1
         = 2 graveyard: Texchanger
         = 2 monsters: - | Haniwa
         = told 1 attack-returned
         > 1: attack 1 2
         = 2 graveyard: Texchanger | Haniwa",
    );
}

// card: Time Seal | Messenger of peace
#[test]
fn a_turn_without_a_draw_phase_still_has_its_upkeep() {
    report(
        "turn 2 battle
         1 spells: Time Seal set
         2 deck: Haniwa
         2 monsters: Haniwa
         2 spells: Messenger of peace
         1 deck: Haniwa
         > attack 1 direct
         > 1: activate spell-1
         > 2: next\n> next
         > 1: next\n> next\n> next\n> next\n> next
         = phase standby
         > 2: yes
         = 2 life 7900
         = 2 hand:",
    );
}

// card: Supply Squad | Vanity's Emptiness
#[test]
fn what_simply_happens_does_so_in_one_go() {
    report(
        "1 hand: Dark Hole
         1 monsters: Haniwa | Bitron
         1 spells: Supply Squad | Vanity's Emptiness | Black Pendant on 1.1
         1 deck: Leotron | Leotron
         > activate hand-1
         = 1 hand: Leotron
         = 1 spells: Supply Squad
         = 2 life 7500
         = asks 1",
    );
}

// card: Command Knight | Call of The Haunted
#[test]
fn an_attack_that_is_declared_anew_finds_other_targets() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Command Knight
         2 graveyard: Haniwa
         2 spells: Call of The Haunted set
         > attack 1 1
         > 2: activate spell-1
         = told 1 attack-returned
         ! 1: attack 1 1: not-attackable
         > 1: attack 1 2
         = 2 graveyard: Haniwa | Call of The Haunted
         ! 1: attack 1 1: attacked-already",
    );
}

// card: Yomi Ship | Exploder Dragon | Supply Squad
#[test]
fn what_falls_in_one_battle_is_told_to_both_sides() {
    report(
        "turn 1 battle
         1 monsters: Yomi Ship
         1 spells: Supply Squad
         1 deck: Bitron
         2 monsters: Exploder Dragon
         2 spells: Supply Squad
         2 deck: Leotron
         > attack 1 1
         = 1 life 7800
         = 1 graveyard: Yomi Ship
         = 2 graveyard: Exploder Dragon
         = 1 hand: Bitron
         = 2 hand: Leotron",
    );
}

// card: Man-Eater Bug | Torrential Tribute
#[test]
fn a_flip_and_its_effect_are_answered_together() {
    report(
        "1 monsters: Man-Eater Bug set
         2 monsters: Axe Raider | Haniwa
         2 spells: Torrential Tribute set
         > flip 1
         > choose opponent-monster-1
         > 2: activate spell-1
         = 1 graveyard: Man-Eater Bug
         = 2 graveyard: Axe Raider | Haniwa | Torrential Tribute
         = told 2 activated",
    );
}

// card: Vanity's Emptiness | Call of The Haunted
#[test]
fn a_call_into_emptiness_stays_without_a_monster() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 spells: Vanity's Emptiness set
         2 graveyard: Haniwa
         2 spells: Call of The Haunted set
         > attack 1 direct
         > 2: activate spell-1
         > 1: activate spell-1
         = 2 monsters:
         = 2 spells: Call of The Haunted
         = 1 spells: Vanity's Emptiness
         = 2 life 6300",
    );
}

// card: Vanity's Emptiness | Texchanger
#[test]
fn an_effect_does_the_part_that_is_left() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 spells: Vanity's Emptiness set
         2 monsters: Texchanger
         2 deck: Leotron
         > attack 1 1
         > 2: yes
         > 1: activate spell-1
         = 2 monsters: Texchanger
         = 2 life 8000
         ! 1: attack 1 1: attacked-already",
    );
}

// card: Beast King Barbaros | Call of The Haunted
#[test]
fn what_was_called_in_answer_is_destroyed_with_the_rest() {
    report(
        "1 hand: Beast King Barbaros
         1 monsters: Haniwa | Bitron | Silver Fang
         2 graveyard: Blue-Eyes white dragon
         2 spells: Call of The Haunted set | Mirror Force set
         > summon 1
         > tributes 3
         > choose monster-1
         > choose monster-2
         > choose monster-3
         > 2: activate spell-1
         = 2 monsters:
         = 2 spells:
         = 2 graveyard: Blue-Eyes white dragon | Call of The Haunted | Mirror Force",
    );
}

// card: Closed Forest | Harpie's Feather Duster
#[test]
fn a_forest_that_was_swept_away_stays_closed_for_the_turn() {
    report(
        "1 hand: Harpie's Feather Duster | Forest
         2 field: Closed Forest
         ! activate hand-2: not-prepared
         > activate hand-1
         = 2 field:
         ! activate hand-1: not-prepared",
    );
}
