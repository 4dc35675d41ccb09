//! Continuous spells and quick-play spells.

use crate::report::report;

// card: Supply Squad
#[test]
fn supply_squad_draws_for_a_fallen_monster() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Haniwa
         2 spells: Supply Squad
         2 deck: Bitron | Leotron
         > attack 1 1
         = 2 hand: Bitron",
    );
    report(
        "1 hand: Supply Squad | Dark Hole
         1 monsters: Haniwa
         1 deck: Bitron | Leotron
         > activate hand-1
         = 1 spells: Supply Squad
         > activate hand-1
         = 1 hand: Bitron",
    );
}

// card: Supply Squad
#[test]
fn supply_squad_draws_one_card_a_turn_however_many_fall() {
    report(
        "1 hand: Raigeki
         1 monsters: Axe Raider
         2 monsters: Haniwa | Bitron | Silver Fang
         2 spells: Supply Squad
         2 deck: Bitron | Leotron
         > activate hand-1
         = 2 hand: Bitron
         = told 1 drew",
    );
    report(
        "turn 1 battle
         1 monsters: Axe Raider | Battle OX
         2 monsters: Haniwa | Bitron
         2 spells: Supply Squad | Supply Squad
         2 deck: Bitron | Leotron | Haniwa
         > attack 1 1
         = 2 hand: Bitron | Leotron
         > attack 2 2
         = told 2 drew",
    );
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 deck: Bitron
         2 monsters: Haniwa | Haniwa
         2 spells: Supply Squad
         2 deck: Bitron | Leotron | Silver Fang
         > attack 1 1
         > next\n> next
         > 2: next\n> next\n> next\n> next\n> next
         > 1: next\n> next\n> next
         > attack 1 2
         = 2 hand: Bitron | Leotron | Silver Fang",
    );
}

// card: Supply Squad
#[test]
fn supply_squad_cares_for_its_own_destroyed_monsters_only() {
    // The other's monster; a tribute; a monster that falls together with the card.
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 spells: Supply Squad
         1 deck: Bitron
         2 monsters: Haniwa
         > attack 1 1
         = 1 hand:",
    );
    report(
        "1 hand: Wattaildragon
         1 monsters: Haniwa
         1 spells: Supply Squad
         1 deck: Bitron
         > summon 1
         > choose monster-1
         = 1 hand:",
    );
    report(
        "1 hand: Beast King Barbaros
         1 monsters: Haniwa | Haniwa | Bitron
         2 monsters: Haniwa
         2 spells: Supply Squad
         2 deck: Bitron
         > summon 1
         > tributes 3
         > choose monster-1
         > choose monster-2
         > choose monster-3
         = 2 hand:
         = 2 graveyard: Haniwa | Supply Squad",
    );
}

// card: Spell Absorption
#[test]
fn spell_absorption_gains_for_every_spell() {
    report(
        "1 hand: Pot of Greed | Supply Squad
         1 deck: Haniwa | Haniwa
         1 spells: Spell Absorption
         2 spells: Spell Absorption
         > activate hand-1
         = 1 life 8500
         = 2 life 8500
         > activate hand-1
         = 1 life 9000",
    );
}

// card: Spell Absorption
#[test]
fn spell_absorption_is_not_fed_by_itself_nor_by_negated_spells() {
    report(
        "1 hand: Spell Absorption | Spell Absorption
         > activate hand-1
         = 1 life 8000
         > activate hand-1
         = 1 life 8500",
    );
    report(
        "1 hand: Raigeki
         1 spells: Spell Absorption
         2 hand: Haniwa
         2 monsters: Haniwa
         2 spells: Magic Jammer set
         > activate hand-1
         > 2: activate spell-1
         = 2 monsters: Haniwa
         = 1 life 8000",
    );
    // Traps and monsters are no spells.
    report(
        "1 hand: Haniwa
         1 monsters: Herald of Creation
         1 graveyard: Dark magician
         1 spells: Spell Absorption
         2 spells: Time Seal set
         > use monster-1
         > 2: activate spell-1
         = 1 life 8000",
    );
}

// card: Spell Absorption | Harpie's Feather Duster
#[test]
fn spell_absorption_gains_as_soon_as_a_spell_has_resolved() {
    // The typhoon resolves first, while the card still lies there.
    report(
        "1 hand: Harpie's Feather Duster
         1 spells: Supply Squad
         2 spells: Spell Absorption | Mystical space typhoon set
         > activate hand-1
         > 2: activate spell-2
         > 2: choose opponent-spell-1
         = 1 graveyard: Supply Squad | Harpie's Feather Duster
         = 2 spells:
         = 2 life 8500",
    );
    // Destroyed by the spell itself it gains nothing.
    report(
        "1 hand: Mystical space typhoon
         2 spells: Spell Absorption
         > activate hand-1
         = 2 life 8000",
    );
}

// card: Messenger of peace
#[test]
fn messenger_of_peace_holds_the_strong_back_and_costs_upkeep() {
    report(
        "1 hand: Messenger of peace
         1 monsters: Axe Raider | Feral Imp
         1 deck: Haniwa
         2 monsters: Axe Raider
         2 deck: Haniwa
         > activate hand-1
         > next
         ! attack 1 1: cannot-attack
         = offers attack 2 1
         > next\n> next
         > 2: next\n> next\n> next
         = does not offer attack 1 2
         > next\n> next
         > 1: next
         > yes
         = 1 life 7900
         = phase standby
         = 1 spells: Messenger of peace",
    );
}

// card: Messenger of peace
#[test]
fn messenger_of_peace_unpaid_is_destroyed() {
    report(
        "turn 1 draw
         1 spells: Messenger of peace
         > next
         > no
         = 1 graveyard: Messenger of peace
         = 1 life 8000",
    );
    // With too few life points nobody is asked.
    report(
        "turn 1 draw
         1 life 99
         1 spells: Messenger of peace
         > next
         = 1 graveyard: Messenger of peace
         = 1 life 99",
    );
    // The other's standby phase costs nothing.
    report(
        "turn 2 draw
         1 spells: Messenger of peace
         > next
         = 1 life 8000
         = asks 2",
    );
    report(
        "turn 1 draw
         1 life 100
         1 spells: Messenger of peace
         > next
         > yes
         = over: 2, life",
    );
}

// card: Messenger of peace
#[test]
fn messenger_of_peace_looks_at_the_atk_of_now() {
    report(
        "turn 1 battle
         1 monsters: Feral Imp | Horn Imp
         1 spells: Black Pendant on 1.1 | Messenger of peace
         ! attack 1 direct: cannot-attack
         > attack 2 direct
         = 2 life 6700",
    );
    // Exactly 1500 is too much.
    report(
        "turn 1 battle
         1 field: Yami
         1 monsters: Horn Imp
         2 spells: Messenger of peace
         ! attack 1 direct: cannot-attack",
    );
}

// card: Twin Twisters
#[test]
fn twin_twisters_destroy_two_for_a_card() {
    report(
        "1 hand: Twin Twisters | Haniwa
         2 spells: Supply Squad set | Spell Absorption
         2 field: Yami
         > activate hand-1
         > choose opponent-spell-1
         ! choose opponent-spell-1: not-among-these
         > choose opponent-field
         = 2 spells: - | Spell Absorption
         = 2 field:
         = 1 graveyard: Haniwa | Twin Twisters",
    );
}

// card: Twin Twisters
#[test]
fn twin_twisters_may_be_content_with_one_and_never_aim_at_themselves() {
    report(
        "1 hand: Twin Twisters | Haniwa
         1 spells: Forest set
         2 spells: Supply Squad
         > activate hand-1
         ! done: choose-a-card
         > choose opponent-spell-1
         > done
         = 1 spells: Forest set
         = 2 graveyard: Supply Squad",
    );
    // No card to discard, or nothing but themselves to aim at.
    report(
        "1 hand: Twin Twisters
         2 spells: Supply Squad
         ! activate hand-1: not-prepared",
    );
    report(
        "1 hand: Haniwa
         1 spells: Twin Twisters set
         ! activate spell-1: not-prepared",
    );
    report(
        "1 hand: Haniwa
         1 spells: Twin Twisters set
         2 spells: Supply Squad
         > activate spell-1
         ! choose spell-1: nothing-asked
         = 2 graveyard: Supply Squad
         = 1 graveyard: Haniwa | Twin Twisters",
    );
}

// card: Mystical space typhoon
#[test]
fn mystical_space_typhoon_destroys_a_spell_or_trap() {
    report(
        "1 hand: Mystical space typhoon
         1 field: Yami
         2 monsters: Haniwa
         2 spells: Mirror Force set
         > activate hand-1
         ! choose opponent-monster-1: not-among-these
         > choose opponent-spell-1
         = 2 graveyard: Mirror Force",
    );
    report(
        "1 hand: Mystical space typhoon
         1 field: Yami
         > activate hand-1
         = 1 graveyard: Yami | Mystical space typhoon",
    );
}

// card: Mystical space typhoon
#[test]
fn mystical_space_typhoon_stops_what_must_lie_there_and_nothing_else() {
    // A continuous spell that is gone when it should take effect takes none.
    report(
        "1 hand: Messenger of peace
         1 monsters: Axe Raider
         2 spells: Mystical space typhoon set
         > activate hand-1
         > 2: activate spell-1
         = 1 graveyard: Messenger of peace
         > 1: next
         > attack 1 direct
         = 2 life 6300",
    );
    // A normal spell that is gone does what it does all the same.
    report(
        "1 hand: Raigeki
         2 monsters: Haniwa
         2 spells: Mystical space typhoon set
         > activate hand-1
         > 2: activate spell-1
         = 2 monsters:
         = 1 graveyard: Raigeki",
    );
    report("1 hand: Mystical space typhoon\n! activate hand-1: not-prepared");
}

// card: Mystical space typhoon
#[test]
fn a_quick_play_spell_waits_a_turn_once_it_was_set() {
    report(
        "1 hand: Mystical space typhoon
         2 spells: Supply Squad
         > set 1
         ! activate spell-1: not-prepared",
    );
    report(
        "1 spells: Mystical space typhoon set
         2 spells: Supply Squad
         > activate spell-1
         = 2 graveyard: Supply Squad",
    );
}

// card: Ring of defense | Magic Cylinder
#[test]
fn ring_of_defense_makes_the_loss_nought_and_the_rest_stands() {
    report(
        "turn 1 battle
         1 monsters: Blue-Eyes white dragon
         1 spells: Ring of defense set
         2 spells: Magic Cylinder set
         > attack 1 direct
         > 2: activate spell-1
         > 1: activate spell-1
         = 1 life 8000
         = 2 life 8000
         = told 1 attack-negated
         ! attack 1 direct: attacked-already",
    );
}

// card: Ring of defense
#[test]
fn ring_of_defense_answers_nothing_but_a_trap_that_takes_life_points() {
    report(
        "1 hand: Ring of defense
         1 spells: Ring of defense set
         ! activate hand-1: not-prepared
         ! activate spell-1: not-prepared",
    );
    // Mirror Force takes none, so nobody is asked.
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         1 spells: Ring of defense set
         2 spells: Mirror Force set
         > attack 1 direct
         > 2: activate spell-1
         = 1 graveyard: Axe Raider
         = 1 spells: Ring of defense set",
    );
    // What a player pays is no loss.
    report(
        "1 hand: Battle OX
         1 spells: Ring of defense set
         2 spells: Solemn Warning set
         > summon 1
         > 2: activate spell-1
         = 2 life 6000
         = 1 spells: Ring of defense set",
    );
    // Black Pendant is a spell.
    report(
        "1 hand: Mystical space typhoon
         1 spells: Ring of defense set
         2 monsters: Haniwa
         2 spells: Black Pendant on 2.1
         > activate hand-1
         > choose opponent-spell-1
         = 1 life 7500",
    );
}
