//! Normal spells.

use crate::report::report;

// card: Monster Reborn
#[test]
fn monster_reborn_brings_a_monster_of_either_graveyard() {
    report(
        "1 hand: Monster Reborn
         1 graveyard: Haniwa
         2 graveyard: Raigeki | Blue-Eyes white dragon
         > activate hand-1
         ! choose opponent-graveyard-1: not-among-these
         > choose opponent-graveyard-2
         > position defense
         = 1 monsters: Blue-Eyes white dragon defense
         = 1 graveyard: Haniwa | Monster Reborn
         = 2 graveyard: Raigeki",
    );
}

// card: Monster Reborn
#[test]
fn monster_reborn_needs_a_monster_and_room_and_gives_nothing_away() {
    report(
        "1 hand: Monster Reborn
         1 graveyard: Raigeki
         ! activate hand-1: no-special-summon",
    );
    report(
        "1 hand: Monster Reborn
         1 monsters: Haniwa | Bitron | Haniwa | Bitron | Haniwa
         1 graveyard: Leotron
         ! activate hand-1: no-special-summon",
    );
    // What is the other's goes to the other's graveyard again.
    report(
        "1 hand: Monster Reborn | Dark Hole
         2 graveyard: Blue-Eyes white dragon
         > activate hand-1
         > position attack
         > activate hand-1
         = 2 graveyard: Blue-Eyes white dragon
         = 1 graveyard: Monster Reborn | Dark Hole",
    );
}

// card: Terraforming
#[test]
fn terraforming_fetches_a_field_spell() {
    report(
        "1 hand: Terraforming
         1 deck: Haniwa | Yami | Forest | Raigeki | Yami
         > activate hand-1
         ! choose deck-2: not-among-these
         ! choose deck-3: not-among-these
         = offers choose deck-1
         > choose deck-4
         = 1 hand: Yami
         = 1 graveyard: Terraforming
         = told 1 shuffled",
    );
}

// card: Terraforming
#[test]
fn terraforming_without_a_field_spell_is_refused_and_a_single_one_is_not_asked_for() {
    report(
        "1 hand: Terraforming | Yami
         1 deck: Haniwa | Raigeki
         1 graveyard: Forest
         2 deck: Yami
         ! activate hand-1: not-prepared",
    );
    report(
        "1 hand: Terraforming
         1 deck: Haniwa | Forest | Forest
         > activate hand-1
         = 1 hand: Forest",
    );
    // Six cards are no limit here: nothing is drawn.
    report(
        "1 hand: Terraforming | Haniwa | Haniwa | Haniwa | Bitron | Bitron | Bitron
         1 deck: Forest
         > activate hand-1
         = 1 hand: Haniwa | Haniwa | Haniwa | Bitron | Bitron | Bitron | Forest",
    );
}

// card: Pot of Greed
#[test]
fn pot_of_greed_draws_two() {
    report(
        "1 hand: Pot of Greed
         1 deck: Haniwa | Bitron | Leotron
         > activate hand-1
         = 1 hand: Haniwa | Bitron
         = 1 graveyard: Pot of Greed",
    );
}

// card: Pot of Greed
#[test]
fn pot_of_greed_stops_at_six_cards_and_needs_two_in_the_deck() {
    report(
        "1 hand: Pot of Greed
         1 deck: Haniwa
         ! activate hand-1: not-prepared",
    );
    report(
        "1 hand: Pot of Greed | Haniwa | Haniwa | Haniwa | Bitron | Bitron
         1 deck: Leotron | Silver Fang
         > activate hand-1
         = 1 hand: Haniwa | Haniwa | Haniwa | Bitron | Bitron | Leotron
         = 1 deck: Silver Fang",
    );
    report(
        "1 hand: Pot of Greed
         1 deck: Haniwa | Bitron
         > activate hand-1
         = 1 hand: Haniwa | Bitron",
    );
}

// card: Raigeki
#[test]
fn raigeki_destroys_the_others_monsters() {
    report(
        "1 hand: Raigeki
         1 monsters: Haniwa
         2 monsters: Blue-Eyes white dragon | Bitron defense | Silver Fang set
         2 spells: Supply Squad set
         > activate hand-1
         = 2 monsters:
         = 2 spells: Supply Squad set
         = 1 monsters: Haniwa",
    );
}

// card: Raigeki
#[test]
fn raigeki_needs_a_monster_of_the_other_now() {
    report(
        "1 hand: Raigeki
         1 monsters: Haniwa
         2 spells: Supply Squad
         ! activate hand-1: not-prepared",
    );
    // A borrowed monster is not the other's for now.
    report(
        "1 hand: Change of Heart | Raigeki
         2 monsters: Haniwa set
         > activate hand-1
         = 1 monsters: Haniwa set
         ! activate hand-1: not-prepared",
    );
}

// card: Dark Hole
#[test]
fn dark_hole_destroys_all_monsters() {
    report(
        "1 hand: Dark Hole
         1 monsters: Haniwa | Bitron set
         2 monsters: Blue-Eyes white dragon | Marshmallon
         > activate hand-1
         = 1 monsters:
         = 2 monsters:
         = 1 graveyard: Haniwa | Bitron | Dark Hole",
    );
}

// card: Dark Hole
#[test]
fn dark_hole_needs_a_monster_even_an_own_one() {
    report("1 hand: Dark Hole\n2 spells: Supply Squad\n! activate hand-1: not-prepared");
    report(
        "1 hand: Dark Hole
         1 monsters: Haniwa
         > activate hand-1
         = 1 graveyard: Haniwa | Dark Hole",
    );
}

// card: Harpie's Feather Duster
#[test]
fn harpies_feather_duster_sweeps_spells_and_traps() {
    report(
        "1 hand: Harpie's Feather Duster
         1 spells: Supply Squad
         2 monsters: Haniwa
         2 spells: Messenger of peace | Forest set | Black Pendant on 2.1
         2 field: Yami
         > activate hand-1
         = 2 spells:
         = 2 field:
         = 2 monsters: Haniwa
         = 1 spells: Supply Squad
         = 1 life 7500",
    );
}

// card: Harpie's Feather Duster
#[test]
fn harpies_feather_duster_needs_something_and_takes_what_hangs_on_it() {
    report(
        "1 hand: Harpie's Feather Duster
         1 spells: Supply Squad
         2 monsters: Haniwa
         ! activate hand-1: not-prepared",
    );
    // A card that was turned up in answer is swept away too, after it did what it does.
    report(
        "1 hand: Harpie's Feather Duster
         2 graveyard: Haniwa
         2 spells: Call of The Haunted set
         > activate hand-1
         > 2: activate spell-1
         = 2 monsters:
         = 2 graveyard: Call of The Haunted | Haniwa",
    );
}

// card: Change of Heart
#[test]
fn change_of_heart_borrows_a_monster_until_the_end_phase() {
    report(
        "1 hand: Change of Heart
         2 monsters: Haniwa | Blue-Eyes white dragon
         2 deck: Haniwa
         > activate hand-1
         > choose opponent-monster-2
         = 1 monsters: Blue-Eyes white dragon
         > next
         > attack 1 1
         = 2 life 5500
         > next
         > next
         = asks 2
         = 1 monsters:
         = 2 monsters: Blue-Eyes white dragon",
    );
}

// card: Change of Heart
#[test]
fn change_of_heart_takes_a_monster_as_it_lies() {
    report(
        "1 hand: Change of Heart
         2 monsters: Man-Eater Bug set | Bitron defense
         > activate hand-1
         > choose opponent-monster-1
         = 1 monsters: Man-Eater Bug set
         > flip 1
         > choose opponent-monster-2
         = 2 graveyard: Bitron
         = 1 monsters: Man-Eater Bug",
    );
    report(
        "1 hand: Change of Heart
         1 monsters: Haniwa | Bitron | Haniwa | Bitron | Haniwa
         2 monsters: Haniwa
         ! activate hand-1: not-prepared",
    );
    report(
        "1 hand: Change of Heart
         1 monsters: Haniwa
         ! activate hand-1: not-prepared",
    );
}

// card: Change of Heart
#[test]
fn a_borrowed_monster_that_is_tributed_goes_to_its_owner() {
    report(
        "1 hand: Change of Heart | Wattaildragon
         2 monsters: Haniwa
         2 deck: Haniwa
         > activate hand-1
         > summon 1
         > choose monster-1
         = 1 monsters: Wattaildragon
         = 2 graveyard: Haniwa
         > next
         > next
         > next
         = 2 monsters:",
    );
}

// card: Change of Heart
#[test]
fn a_borrowed_monster_whose_owner_has_no_room_any_more_goes_to_the_graveyard() {
    report(
        "card Gift: spell Quick-play: activate; choose 1 monsters of own in graveyard; do special summon chosen
         1 hand: Change of Heart | Pot of Greed
         1 deck: Haniwa | Haniwa
         2 monsters: Haniwa | Bitron | Haniwa | Bitron | Blue-Eyes white dragon
         2 graveyard: Leotron
         2 spells: Gift set
         2 deck: Haniwa
         > activate hand-1
         > choose opponent-monster-5
         = 1 monsters: Blue-Eyes white dragon
         > activate hand-1
         > 2: activate spell-1
         > 2: position attack
         = 2 monsters: Haniwa | Bitron | Haniwa | Bitron | Leotron
         > next
         > next
         > next
         = asks 2
         = 1 monsters:
         = 2 graveyard: Gift | Blue-Eyes white dragon",
    );
}

// card: Swords of Revealing Light
#[test]
fn swords_of_revealing_light_turn_up_and_hold_back_three_turns() {
    let pass_turn = "> next\n> next\n> next\n> next\n> next\n";
    report(&format!(
        "1 hand: Swords of Revealing Light
         1 deck: Haniwa | Haniwa | Haniwa
         2 monsters: Axe Raider | Silver Fang set
         2 deck: Haniwa | Haniwa | Haniwa | Haniwa
         > activate hand-1
         = 2 monsters: Axe Raider | Silver Fang defense
         = 1 spells: Swords of Revealing Light
         > next\n> next\n> next\n= asks 2
         > next\n> next\n> next
         ! 2: attack 1 direct: cannot-attack
         > next\n> next\n{pass_turn}= asks 2\n{pass_turn}{pass_turn}= asks 2
         > next\n> next\n> next
         ! 2: attack 1 direct: cannot-attack
         > next
         = 1 spells: Swords of Revealing Light
         > next
         = asks 1
         = 1 spells:
         = 1 graveyard: Swords of Revealing Light"
    ));
}

// card: Swords of Revealing Light
#[test]
fn swords_of_revealing_light_wake_nobody_and_hold_only_the_other() {
    // To be turned up by this is no flip summon and no attack.
    report(
        "1 hand: Swords of Revealing Light
         1 monsters: Axe Raider | Haniwa set
         2 monsters: Man-Eater Bug set
         > activate hand-1
         = 2 monsters: Man-Eater Bug defense
         = 1 monsters: Axe Raider | Haniwa set
         > next
         > attack 1 1
         = 2 graveyard: Man-Eater Bug
         = 1 monsters: Axe Raider | Haniwa set",
    );
    report(
        "turn 2 battle
         1 spells: Swords of Revealing Light
         2 monsters: Axe Raider
         2 spells: Mystical space typhoon set
         ! attack 1 direct: cannot-attack
         > next
         > activate spell-1
         = 1 graveyard: Swords of Revealing Light",
    );
}
