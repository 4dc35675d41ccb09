//! Equip spells.

use crate::report::report;

// card: Sword of dark destruction
#[test]
fn sword_of_dark_destruction_is_for_dark_monsters() {
    report(
        "1 hand: Sword of dark destruction
         1 monsters: Axe Raider | Dark Blade | Feral Imp
         > activate hand-1
         ! choose monster-1: not-among-these
         > choose monster-2
         = 1 monster-2 atk 2200
         = 1 monster-2 def 1300
         = 1 spells: Sword of dark destruction",
    );
    report(
        "1 hand: Sword of dark destruction
         1 monsters: Axe Raider | Dark Blade set
         ! activate hand-1: not-prepared",
    );
}

// card: Sword of dark destruction
#[test]
fn sword_of_dark_destruction_goes_with_its_wearer() {
    report(
        "turn 1 battle
         1 monsters: Feral Imp
         1 spells: Sword of dark destruction on 1.1
         2 monsters: Dark magician
         > attack 1 1
         = 1 life 7200
         = 1 graveyard: Feral Imp | Sword of dark destruction
         = 1 spells:",
    );
    report(
        "1 hand: Wattaildragon
         1 monsters: Feral Imp
         1 spells: Sword of dark destruction on 1.1
         > summon 1
         > choose monster-1
         = 1 spells:
         = 1 monster-1 atk 2500",
    );
    // The other's monster may wear it too, and keeps it when it changes sides.
    report(
        "1 hand: Sword of dark destruction | Change of Heart
         2 monsters: Dark Blade
         > activate hand-1
         = 2 monster-1 atk 2200
         > activate hand-1
         = 1 monster-1 atk 2200
         = 1 spells: Sword of dark destruction",
    );
}

// card: Black Pendant
#[test]
fn black_pendant_strengthens_and_stings_when_it_goes() {
    report(
        "1 hand: Black Pendant | Mystical space typhoon
         1 monsters: Haniwa
         > activate hand-1
         = 1 monster-1 atk 1000
         = 1 monster-1 def 500
         > activate hand-1
         = 1 monster-1 atk 500
         = 2 life 7500
         = 1 life 8000",
    );
}

// card: Black Pendant
#[test]
fn black_pendant_stings_however_it_leaves_the_field() {
    // With its wearer.
    report(
        "turn 1 battle
         1 monsters: Haniwa
         1 spells: Black Pendant on 1.1
         2 monsters: Axe Raider
         > attack 1 1
         = 1 life 7300
         = 2 life 7500",
    );
    // Its wearer is gone before it is put on.
    report(
        "card Bolt: spell Quick-play: activate; choose 1 monsters; do destroy chosen
         1 hand: Black Pendant
         1 monsters: Haniwa
         2 spells: Bolt set
         > activate hand-1
         > 2: activate spell-1
         = 1 graveyard: Haniwa | Black Pendant
         = 2 life 7500",
    );
    // A spell cannot wear it.
    report(
        "1 hand: Black Pendant | United We Stand\n1 spells: Supply Squad\n! activate hand-1: not-prepared\n! activate hand-2: not-prepared",
    );
    // Discarded from a hand it does not.
    report(
        "1 hand: Twin Twisters | Black Pendant
         2 spells: Supply Squad
         > activate hand-1
         = 2 life 8000",
    );
    // Its activation negated: it never lay there.
    report(
        "1 hand: Black Pendant
         1 monsters: Haniwa
         2 hand: Haniwa
         2 spells: Magic Jammer set
         > activate hand-1
         > 2: activate spell-1
         = 1 graveyard: Black Pendant
         = 2 life 8000",
    );
}

// card: United We Stand
#[test]
fn united_we_stand_counts_the_face_up_monsters() {
    report(
        "1 hand: United We Stand | Haniwa
         1 monsters: Haniwa | Bitron defense | Silver Fang set
         2 monsters: Axe Raider
         > activate hand-1
         > choose monster-1
         = 1 monster-1 atk 2100
         = 1 monster-1 def 2100
         > summon 1
         = 1 monster-1 atk 2900
         > flip 3
         = 1 monster-1 atk 3700",
    );
}

// card: United We Stand | Change of Heart
#[test]
fn united_we_stand_counts_its_wearers_side_wherever_that_is() {
    report(
        "1 hand: Change of Heart
         1 monsters: Haniwa | Bitron
         2 monsters: Axe Raider
         2 spells: United We Stand on 2.1
         2 deck: Haniwa
         = 2 monster-1 atk 2500
         > activate hand-1
         = 1 monster-3 atk 4100
         > next\n> next\n> next
         = 2 monster-1 atk 2500",
    );
    report(
        "1 hand: United We Stand
         1 monsters: Haniwa | Bitron
         2 monsters: Axe Raider
         > activate hand-1
         > choose opponent-monster-1
         = 2 monster-1 atk 2500",
    );
}

// card: Magnum Shield
#[test]
fn magnum_shield_follows_the_position() {
    report(
        "1 hand: Magnum Shield
         1 monsters: Dark Blade | Battle OX
         > activate hand-1
         = 1 monster-1 atk 3300
         = 1 monster-1 def 1500
         > turn 1
         = 1 monster-1 atk 1800
         = 1 monster-1 def 3300",
    );
}

// card: Magnum Shield
#[test]
fn magnum_shield_adds_what_is_printed_and_is_for_warriors() {
    report(
        "1 hand: Magnum Shield
         1 monsters: Battle OX
         2 monsters: Dark magician
         ! activate hand-1: not-prepared",
    );
    // Command Knight's gain is not printed.
    report(
        "1 monsters: Command Knight
         1 spells: Magnum Shield on 1.1
         = 1 monster-1 atk 2400
         > turn 1
         = 1 monster-1 atk 1400
         = 1 monster-1 def 2000",
    );
    // In defense it stands against what would have destroyed it.
    report(
        "turn 2 battle
         1 monsters: Dark Blade defense
         1 spells: Magnum Shield on 1.1
         2 monsters: Blue-Eyes white dragon
         > attack 1 1
         = 2 life 7700
         = 1 monsters: Dark Blade defense",
    );
}

// card: Black Pendant | Magnum Shield
#[test]
fn an_equip_falls_when_its_wearer_is_turned_face_down() {
    report(
        "card Moon: spell Quick-play: activate; choose 1 face-up monsters; do turn face-down chosen
         1 hand: Moon
         1 monsters: Haniwa
         2 monsters: Dark Blade
         2 spells: Black Pendant on 2.1 | Magnum Shield on 2.1
         = 2 monster-1 atk 3800
         > activate hand-1
         > choose opponent-monster-1
         = 2 monsters: Dark Blade set
         = 2 spells:
         = 2 graveyard: Black Pendant | Magnum Shield
         = 1 life 7500
         = 2 monster-1 atk 1800",
    );
    // Turned down in answer, it can wear nothing any more.
    report(
        "card Moon: spell Quick-play: activate; choose 1 face-up monsters; do turn face-down chosen
         1 hand: Sword of dark destruction
         1 monsters: Dark Blade
         2 spells: Moon set
         > activate hand-1
         > 2: activate spell-1
         = 1 monsters: Dark Blade set
         = 1 graveyard: Sword of dark destruction",
    );
}

// card: Black Pendant
#[test]
fn d_61_two_pendants_that_fall_at_once_take_both_and_the_turn_player_loses() {
    report(
        "1 life 500
         2 life 500
         1 hand: Dark Hole
         1 monsters: Haniwa
         1 spells: Black Pendant on 1.1
         2 monsters: Haniwa
         2 spells: Black Pendant on 2.1
         > activate hand-1
         = 1 life 0
         = 2 life 0
         = over: 2, life",
    );
    report(
        "turn 2 main1
         1 life 500
         2 life 500
         2 hand: Dark Hole
         1 monsters: Haniwa
         1 spells: Black Pendant on 1.1
         2 monsters: Haniwa
         2 spells: Black Pendant on 2.1
         > activate hand-1
         = 1 life 0
         = 2 life 0
         = over: 1, life",
    );
}

// card: Black Pendant | Spell Absorption
#[test]
fn nobody_is_healed_from_nought() {
    report(
        "1 hand: Mystical space typhoon
         1 monsters: Haniwa
         1 spells: Black Pendant on 1.1
         2 life 500
         2 spells: Spell Absorption
         > activate hand-1
         > choose spell-1
         = 2 life 0
         = over: 1, life",
    );
}
