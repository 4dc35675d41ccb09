//! Activating spells and effects, windows, and what cards ask for (sections 15,
//! 16, 18, 21 and 30).

use crate::report::report;

#[test]
fn du_201_to_205_what_cannot_be_activated() {
    report(
        "1 hand: Haniwa | Trap Hole | Raigeki
         1 spells: Supply Squad | Trap Hole set
         2 spells: Spell Absorption | Forest set
         ! activate hand-1: not-a-spell
         ! activate hand-2: not-a-spell
         ! activate spell-2: not-a-spell
         ! activate spell-1: activated-already
         ! activate hand-3: not-prepared
         ! activate hand-4: no-card-there
         ! activate spell-3: no-card-there
         ! activate opponent-spell-1: not-prepared
         ! activate opponent-spell-2: not-prepared",
    );
    for phase in ["draw", "standby", "battle"] {
        report(&format!(
            "turn 1 {phase}
             1 hand: Pot of Greed | Mystical space typhoon
             1 deck: Haniwa | Haniwa
             2 spells: Supply Squad
             ! activate hand-1: not-in-this-phase
             ! activate hand-2: not-in-this-phase"
        ));
    }
    report(
        "1 hand: Pot of Greed
         1 deck: Haniwa | Haniwa | Bitron | Bitron
         1 spells: Pot of Greed set | Forest set | Forest set | Forest set | Forest set
         ! activate hand-1: spell-zones-full
         > activate spell-1
         = 1 hand: Pot of Greed | Haniwa | Haniwa
         > activate hand-1",
    );
}

#[test]
fn du_208_a_set_spell_is_activated_where_it_lies_even_at_once() {
    report(
        "1 hand: Pot of Greed
         1 deck: Haniwa | Haniwa
         > set 1
         > activate spell-1
         = 1 hand: Haniwa | Haniwa
         = 1 graveyard: Pot of Greed",
    );
    report(
        "1 hand: Haniwa
         1 spells: - | - | Supply Squad set
         > activate spell-3
         = 1 spells: - | - | Supply Squad",
    );
}

#[test]
fn du_209_continuous_equip_and_field_spells_stay() {
    report(
        "1 hand: Spell Absorption | Black Pendant | Yami | Pot of Greed
         1 monsters: Haniwa
         1 deck: Haniwa | Haniwa
         > activate hand-1
         > activate hand-1
         > activate hand-1
         > activate hand-1
         = 1 spells: Spell Absorption | Black Pendant
         = 1 field: Yami
         = 1 graveyard: Pot of Greed",
    );
}

#[test]
fn du_210_and_d_83_what_is_paid_and_chosen_comes_before_the_answer() {
    report(
        "1 hand: Twin Twisters | Haniwa | Bitron
         2 spells: Supply Squad | Spell Absorption | Time Seal set
         > activate hand-1
         = asks 1
         > choose hand-3
         = asks 1
         > choose opponent-spell-1
         = told 0 activated
         = told 0 discarded
         > done
         = asks 2
         = told 1 activated
         = told 1 discarded
         = 2 spells: Supply Squad | Spell Absorption | Time Seal set
         > pass
         = 2 spells: - | Spell Absorption | Time Seal set",
    );
    // Until then all of it can be called off.
    report(
        "1 hand: Twin Twisters | Haniwa | Bitron
         2 spells: Supply Squad | Spell Absorption | Time Seal set
         > activate hand-1
         > choose hand-3
         > choose opponent-spell-1
         > cancel
         = 1 hand: Twin Twisters | Haniwa | Bitron
         = told 0 activated
         > set 1",
    );
}

#[test]
fn du_211_monster_effects_that_a_player_starts() {
    report(
        "1 hand: Haniwa | Gate Guardian | Raigeki
         1 monsters: Haniwa | Scanner set | Scanner | Suijin
         1 spells: Supply Squad
         2 monsters: Scanner
         2 graveyard: Haniwa
         ! use hand-1: no-effect
         ! use hand-3: no-effect
         ! use monster-1: no-effect
         ! use monster-4: no-effect
         ! use monster-2: effect-not-prepared
         ! use monster-5: no-card-there
         ! use spell-1: no-effect
         ! use opponent-monster-1: no-effect
         > use monster-3",
    );
    report(
        "turn 1 battle
         1 monsters: Scanner
         2 graveyard: Haniwa
         ! use monster-1: not-in-this-phase",
    );
}

#[test]
fn du_214_and_215_in_a_window_only_an_answer_or_nothing() {
    report(
        "1 hand: Axe Raider
         2 hand: Haniwa | Raigeki | Mystical space typhoon
         2 monsters: Silver Fang set
         2 spells: Trap Hole set | Mirror Force set | Supply Squad | Pot of Greed set
         2 deck: Haniwa | Haniwa
         > summon 1
         = asks 2
         ! next: answer-or-pass
         ! summon 1: answer-or-pass
         ! set 1: answer-or-pass
         ! flip 1: answer-or-pass
         ! activate hand-2: not-an-answer
         ! activate hand-3: not-an-answer
         ! activate spell-2: not-an-answer
         ! activate spell-3: not-an-answer
         ! activate spell-4: not-an-answer
         ! activate spell-5: no-card-there
         ! activate opponent-monster-1: not-an-answer
         ! yes: answer-or-pass
         > pass
         = asks 1
         = 1 monsters: Axe Raider",
    );
}

#[test]
fn du_219_and_220_windows_open_for_attacks_summons_and_activations() {
    // Setting, turning and the next phase are answered by nobody.
    report(
        "1 hand: Haniwa | Forest
         1 monsters: Bitron
         1 deck: Haniwa
         2 spells: Time Seal set
         > set 1
         = asks 1
         > set 1
         = asks 1
         > turn 1
         = asks 1
         > next
         = asks 1",
    );
    // Before the outcome of an attack.
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 spells: Time Seal set
         > attack 1 direct
         = asks 2
         = 2 life 8000
         > pass
         = 2 life 6300",
    );
    // The player whose turn it is has no window but in a chain (D-81).
    report(
        "1 hand: Axe Raider
         1 spells: Time Seal set | Mystical space typhoon set
         2 spells: Supply Squad
         > summon 1
         = asks 1
         ! activate spell-1: not-a-spell
         > activate spell-2
         > choose opponent-spell-1
         = 2 graveyard: Supply Squad",
    );
}

#[test]
fn du_246_a_round_can_be_given_up_in_a_window_and_in_a_choice() {
    report("1 hand: Axe Raider\n2 spells: Trap Hole set\n> summon 1\n> 2: surrender\n= over: 1, surrender");
    report(
        "1 hand: Wattaildragon
         1 monsters: Haniwa | Bitron
         > summon 1
         > surrender
         = over: 2, surrender",
    );
}

#[test]
fn du_258_speeds() {
    // Nothing of speed 1 answers anything, nor a trap a counter trap.
    report(
        "1 hand: Raigeki | Haniwa
         1 spells: Time Seal set | Mystical space typhoon set | Magic Jammer set
         2 hand: Haniwa
         2 monsters: Haniwa
         2 spells: Magic Jammer set | Pot of Greed set | Mind Crush set
         2 deck: Haniwa | Haniwa
         > activate hand-1
         ! 2: activate spell-2: not-an-answer
         = offers activate spell-3
         > 2: activate spell-1
         = asks 1
         = 2 monsters: Haniwa",
    );
    // Speed 2 answers speed 2, as long as somebody has something.
    report(
        "1 hand: Pot of Greed
         1 deck: Haniwa | Haniwa
         1 spells: Time Seal set | Mystical space typhoon set
         2 spells: Time Seal set | Mystical space typhoon set
         > activate hand-1
         > 2: activate spell-1
         > 1: activate spell-1
         > 2: activate spell-2
         > 2: choose opponent-spell-2
         > 1: activate spell-2
         > 1: choose opponent-spell-1
         = told 5 activated
         = told 5 resolved
         = 1 spells:
         = 2 spells:
         = 1 hand: Haniwa | Haniwa",
    );
}

#[test]
fn du_287_a_single_option_is_taken_silently() {
    report(
        "1 hand: Change of Heart
         2 monsters: - | Axe Raider
         > activate hand-1
         = 1 monsters: Axe Raider",
    );
    report(
        "1 hand: Change of Heart
         2 monsters: Haniwa | Axe Raider
         > activate hand-1
         ! choose opponent-monster-3: not-among-these
         ! choose monster-1: not-among-these
         ! done: choose-a-card
         ! next: choose-a-card
         ! yes: choose-a-card
         > choose opponent-monster-2
         = 1 monsters: Axe Raider",
    );
}

#[test]
fn du_288_an_optional_effect_is_asked_for_by_yes_or_no() {
    report(
        "turn 1 battle
         1 monsters: Axe Raider
         2 monsters: Suijin
         > attack 1 1
         ! 2: pass: yes-or-no
         ! 2: cancel: yes-or-no
         ! 2: activate spell-1: yes-or-no
         > 2: no
         = 1 life 7200",
    );
}

#[test]
fn d_84_traps_are_asked_before_monsters() {
    report(
        "turn 1 battle
         1 monsters: Blue-Eyes white dragon
         2 monsters: Suijin
         2 spells: Time Seal set
         > attack 1 1
         ! 2: yes: answer-or-pass
         > 2: pass
         > 2: yes
         = 1 life 5500",
    );
}

// card: Mystical space typhoon | Twin Twisters
#[test]
fn a_card_that_is_aimed_at_may_be_used_in_answer() {
    report(
        "1 hand: Twin Twisters | Haniwa
         1 spells: Supply Squad
         2 spells: Mystical space typhoon set | Spell Absorption
         > activate hand-1
         > choose opponent-spell-1
         > choose opponent-spell-2
         > 2: activate spell-1
         > 2: choose opponent-spell-1
         = 1 spells:
         = 2 spells:
         = 2 graveyard: Mystical space typhoon | Spell Absorption
         = 2 life 8500",
    );
}

// card: Magic Jammer | Vanity's Emptiness
#[test]
fn an_activation_that_was_stopped_is_missed_by_nobody() {
    report(
        "1 hand: Pot of Greed
         1 deck: Haniwa | Haniwa
         1 spells: Vanity's Emptiness
         2 hand: Haniwa
         2 spells: Magic Jammer set
         > activate hand-1
         > 2: activate spell-1
         = 1 graveyard: Pot of Greed
         = 1 spells: Vanity's Emptiness",
    );
}
