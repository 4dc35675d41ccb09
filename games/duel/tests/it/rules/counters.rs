//! Counter traps that stop summons and spells, and the continuous traps about
//! special summons.

use crate::report::report;

// card: Solemn Warning
#[test]
fn solemn_warning_stops_a_summon() {
    report(
        "1 hand: Axe Raider | Haniwa
         2 spells: Solemn Warning set
         > summon 1
         > 2: activate spell-1
         = 2 life 6000
         = 1 monsters:
         = 1 graveyard: Axe Raider
         = told 0 summoned
         ! summon 1: summoned-already",
    );
    report(
        "1 monsters: Axe Raider set
         2 spells: Solemn Warning set
         > flip 1
         > 2: activate spell-1
         = 1 graveyard: Axe Raider",
    );
}

// card: Solemn Warning
#[test]
fn solemn_warning_stops_a_card_that_would_special_summon() {
    report(
        "1 hand: Monster Reborn
         1 graveyard: Haniwa
         2 spells: Solemn Warning set
         > activate hand-1
         > 2: activate spell-1
         = 1 monsters:
         = 1 graveyard: Haniwa | Monster Reborn",
    );
    report(
        "1 hand: Terratiger, the Empowered Warrior | Haniwa
         2 spells: Solemn Warning set
         > summon 1
         > 2: pass
         > 1: yes
         > 2: activate spell-1
         = 1 monsters:
         = 1 hand: Haniwa
         = 1 graveyard: Terratiger, the Empowered Warrior",
    );
    report(
        "1 hand: Advanced Ritual Art | Skull Guardian
         1 monsters: Dark magician
         2 spells: Solemn Warning set
         > activate hand-1
         > 2: activate spell-1
         = 1 monsters: Dark magician
         = 1 graveyard: Advanced Ritual Art",
    );
}

// card: Solemn Warning
#[test]
fn solemn_warning_needs_two_thousand_and_does_not_see_sets() {
    report("1 hand: Axe Raider\n2 life 1999\n2 spells: Solemn Warning set\n> summon 1\n= asks 1");
    report("1 hand: Axe Raider\n2 spells: Solemn Warning set\n> set 1\n= asks 1");
    // Exactly two thousand can be paid; it is the last thing that happens.
    report(
        "1 hand: Axe Raider
         2 life 2000
         2 spells: Solemn Warning set
         > summon 1
         > 2: activate spell-1
         = over: 1, life",
    );
    // A summon that happened by an effect is not about to happen.
    report(
        "1 hand: Monster Reborn
         1 graveyard: Haniwa
         2 spells: Solemn Warning set
         > activate hand-1
         > 2: pass
         > position attack
         = 1 monsters: Haniwa
         = asks 1",
    );
}

// card: Solemn Warning | Supply Squad
#[test]
fn a_summon_that_was_stopped_does_nothing_and_is_missed_by_nobody() {
    report(
        "1 hand: Terratiger, the Empowered Warrior | Haniwa
         1 spells: Supply Squad
         1 deck: Bitron
         2 spells: Solemn Warning set | Trap Hole set
         > summon 1
         ! 2: activate spell-2: not-an-answer
         > 2: activate spell-1
         = 1 hand: Haniwa
         = 2 spells: - | Trap Hole set
         = asks 1",
    );
}

// card: Magic Jammer
#[test]
fn magic_jammer_stops_a_spell_for_a_card() {
    report(
        "1 hand: Raigeki
         2 hand: Haniwa | Bitron
         2 monsters: Axe Raider
         2 spells: Magic Jammer set
         > activate hand-1
         > 2: activate spell-1
         > 2: choose hand-2
         = 1 graveyard: Raigeki
         = 2 monsters: Axe Raider
         = 2 hand: Haniwa
         = 2 graveyard: Bitron | Magic Jammer",
    );
    // A spell that would have stayed does not stay.
    report(
        "1 hand: Yami
         2 hand: Haniwa
         2 spells: Magic Jammer set
         > activate hand-1
         > 2: activate spell-1
         = 1 field:
         = 1 graveyard: Yami",
    );
}

// card: Magic Jammer
#[test]
fn magic_jammer_needs_a_card_and_a_spell() {
    report(
        "1 hand: Raigeki
         2 monsters: Axe Raider
         2 spells: Magic Jammer set
         > activate hand-1
         = 2 monsters:",
    );
    report(
        "1 hand: Haniwa
         1 monsters: Herald of Creation
         1 graveyard: Dark magician
         2 hand: Haniwa
         2 spells: Magic Jammer set
         > use monster-1
         = asks 1
         = 1 hand: Dark magician",
    );
    // What a spell does by itself is no activation of a spell.
    report(
        "turn 1 draw
         1 spells: Messenger of peace
         2 hand: Haniwa
         2 spells: Magic Jammer set
         > next
         > 1: yes
         = asks 1",
    );
}

// card: Magic Jammer | Mystical space typhoon
#[test]
fn magic_jammer_stops_a_quick_play_spell_in_a_chain() {
    report(
        "turn 1 battle
         1 hand: Haniwa
         1 monsters: Axe Raider
         1 spells: Magic Jammer set | Supply Squad
         2 spells: Mystical space typhoon set
         > attack 1 direct
         > 2: activate spell-1
         > 2: choose opponent-spell-2
         > 1: activate spell-1
         = 1 spells: - | Supply Squad
         = 2 graveyard: Mystical space typhoon
         = 2 life 6300",
    );
}

// card: Call of The Haunted
#[test]
fn call_of_the_haunted_brings_an_own_monster_and_they_go_together() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 graveyard: Blue-Eyes white dragon | Raigeki
         2 spells: Call of The Haunted set
         > attack 1 direct
         > 2: activate spell-1
         = 2 monsters: Blue-Eyes white dragon
         = 2 spells: Call of The Haunted
         = told 1 attack-returned
         = 2 life 8000
         > 1: attack 1 1
         = 1 life 6700",
    );
    // The monster destroyed, the trap is destroyed.
    report(
        "1 hand: Raigeki | Pot of Greed
         1 deck: Haniwa | Haniwa
         2 graveyard: Blue-Eyes white dragon
         2 spells: Call of The Haunted set
         > activate hand-2
         > 2: activate spell-1
         = 2 monsters: Blue-Eyes white dragon
         > activate hand-1
         = 2 graveyard: Blue-Eyes white dragon | Call of The Haunted",
    );
    // The trap destroyed, the monster is destroyed.
    report(
        "1 hand: Mystical space typhoon | Pot of Greed
         1 deck: Haniwa | Haniwa
         2 graveyard: Blue-Eyes white dragon
         2 spells: Call of The Haunted set
         > activate hand-2
         > 2: activate spell-1
         > activate hand-1
         = 2 monsters:
         = 2 graveyard: Call of The Haunted | Blue-Eyes white dragon",
    );
}

// card: Call of The Haunted
#[test]
fn call_of_the_haunted_stays_alone_when_its_monster_is_tributed() {
    report(
        "1 monsters: Haniwa
         1 spells: Call of The Haunted on 1.1
         1 hand: Wattaildragon
         > summon 1
         > choose monster-1
         = 1 spells: Call of The Haunted
         = 1 monsters: Wattaildragon",
    );
    // And if it leaves then, the new monster stays.
    report(
        "1 monsters: Haniwa
         1 spells: Call of The Haunted on 1.1
         1 hand: Wattaildragon | Mystical space typhoon
         > summon 1
         > choose monster-1
         > activate hand-1
         = 1 spells:
         = 1 monsters: Wattaildragon",
    );
}

// card: Call of The Haunted | Mystical space typhoon
#[test]
fn call_of_the_haunted_destroyed_in_answer_brings_nobody() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 spells: Mystical space typhoon set
         2 graveyard: Blue-Eyes white dragon
         2 spells: Call of The Haunted set
         > attack 1 direct
         > 2: activate spell-1
         > 1: activate spell-1
         = 2 monsters:
         = 2 graveyard: Blue-Eyes white dragon | Call of The Haunted
         = 2 life 6300",
    );
    // A full row, a graveyard without monsters: it is not offered.
    report(
        "turn 1 battle
         1 monsters: Marshmallon
         2 monsters: Haniwa | Haniwa | Haniwa | Bitron | Bitron
         2 graveyard: Blue-Eyes white dragon
         2 spells: Call of The Haunted set
         > attack 1 1
         = told 0 activated
         = asks 1",
    );
    report(
        "turn 1 battle
         1 monsters: Marshmallon
         1 graveyard: Haniwa
         2 graveyard: Raigeki | Crab Turtle
         2 spells: Call of The Haunted set
         > attack 1 direct
         = asks 1",
    );
}

// card: Vanity's Emptiness
#[test]
fn vanitys_emptiness_allows_no_special_summons() {
    report(
        "1 hand: Monster Reborn | Advanced Ritual Art | Skull Guardian | Gate Guardian | The Tricky
         1 monsters: Haniwa | Dark magician | Bitron
         1 graveyard: Leotron
         2 spells: Vanity's Emptiness
         ! activate hand-1: no-special-summon
         ! activate hand-2: no-ritual
         ! use hand-4: no-special-summon
         ! use hand-5: no-special-summon
         > summon 5
         > choose monster-1
         = 1 monsters: The Tricky | Dark magician | Bitron
         = 2 spells: Vanity's Emptiness",
    );
}

// card: Vanity's Emptiness
#[test]
fn vanitys_emptiness_falls_with_the_next_card_of_its_player() {
    // A monster in battle, a spell that is done, a tribute.
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Haniwa
         2 spells: Vanity's Emptiness
         > attack 1 1
         = 2 graveyard: Haniwa | Vanity's Emptiness",
    );
    report(
        "1 hand: Pot of Greed
         1 deck: Haniwa | Haniwa
         1 spells: Vanity's Emptiness
         > activate hand-1
         = 1 graveyard: Pot of Greed | Vanity's Emptiness",
    );
    report(
        "1 hand: Wattaildragon
         1 monsters: Haniwa
         1 spells: Vanity's Emptiness
         > summon 1
         > choose monster-1
         = 1 spells:",
    );
    // A card from the hand does not count.
    report(
        "1 hand: Haniwa | Raigeki
         1 monsters: Herald of Creation
         1 graveyard: Dark magician
         1 spells: Vanity's Emptiness
         2 monsters: Haniwa
         > use monster-1
         > choose hand-1
         = 1 spells: Vanity's Emptiness",
    );
    // Nor one that comes to the graveyard from the other's field.
    report(
        "1 hand: Change of Heart | Wattaildragon
         2 monsters: Haniwa
         2 spells: Vanity's Emptiness
         > activate hand-1
         > summon 1
         > choose monster-1
         = 2 graveyard: Haniwa
         = 2 spells: Vanity's Emptiness",
    );
}

// card: Vanity's Emptiness | Monster Reborn
#[test]
fn vanitys_emptiness_in_answer_empties_what_it_answers() {
    report(
        "1 hand: Monster Reborn
         1 graveyard: Blue-Eyes white dragon
         2 spells: Vanity's Emptiness set
         > activate hand-1
         > 2: activate spell-1
         = 1 monsters:
         = 1 graveyard: Blue-Eyes white dragon | Monster Reborn
         = 2 spells: Vanity's Emptiness",
    );
}
