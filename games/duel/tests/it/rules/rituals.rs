//! Ritual summons (section 17).

use crate::report::report;

// card: Advanced Ritual Art | Crab Turtle
#[test]
fn du_223_the_levels_of_the_tributes_are_exactly_the_monsters() {
    report(
        "1 hand: Advanced Ritual Art | Crab Turtle | Haniwa
         1 monsters: Battle OX | Leotron | Silver Fang
         > activate hand-1
         ! next: choose-a-card
         ! choose hand-2: not-among-these
         > choose hand-1
         ! choose monster-3: not-among-these
         > choose monster-1
         ! choose monster-1: not-among-these
         > choose monster-2
         ! pass: attack-or-defense
         > position defense
         = 1 monsters: Crab Turtle defense | - | Silver Fang
         = 1 graveyard: Battle OX | Leotron | Advanced Ritual Art
         > summon 1
         = 1 monsters: Crab Turtle defense | Haniwa | Silver Fang",
    );
}

// card: Advanced Ritual Art | Skull Guardian
#[test]
fn du_222_no_ritual_without_the_monster_or_with_other_levels() {
    report(
        "1 hand: Advanced Ritual Art
         1 monsters: Battle OX | Silver Fang
         ! activate hand-1: no-ritual",
    );
    // Five and four are nine, and eight is not seven.
    report(
        "1 hand: Advanced Ritual Art | Skull Guardian
         1 monsters: Crawling dragon | Battle OX | Leotron
         ! activate hand-1: no-ritual",
    );
    report(
        "1 hand: Advanced Ritual Art | Skull Guardian
         1 monsters: Battle OX | Silver Fang set
         > activate hand-1
         > choose hand-1
         > choose monster-2
         > choose monster-1
         > position attack
         = 1 monsters: Skull Guardian
         = 1 graveyard: Silver Fang | Battle OX | Advanced Ritual Art",
    );
}

// card: Crab Turtle
#[test]
fn crab_turtle_comes_only_by_a_ritual() {
    report(
        "1 hand: Crab Turtle | Monster Reborn
         1 monsters: Haniwa | Bitron
         1 graveyard: Crab Turtle
         ! summon 1: cannot-summon
         ! set 1: cannot-set
         ! use hand-1: no-effect
         ! activate hand-2: no-special-summon",
    );
}

// card: Skull Guardian
#[test]
fn skull_guardian_comes_only_by_a_ritual() {
    report(
        "1 hand: Skull Guardian | Monster Reborn
         1 monsters: Haniwa | Bitron
         1 graveyard: Skull Guardian | Haniwa
         ! summon 1: cannot-summon
         ! set 1: cannot-set
         > activate hand-2
         > position attack
         = 1 monsters: Haniwa | Bitron | Haniwa",
    );
}

// card: Advanced Ritual Art
#[test]
fn du_229_a_ritual_that_is_called_off_never_was() {
    report(
        "1 hand: Advanced Ritual Art | Crab Turtle
         1 monsters: Battle OX | Leotron
         1 spells: Spell Absorption
         > activate hand-1
         > choose hand-1
         > choose monster-1
         > cancel
         = 1 hand: Crab Turtle | Advanced Ritual Art
         = 1 monsters: Battle OX | Leotron
         = 1 life 8000
         > activate hand-2
         > cancel",
    );
    // Where it lay face-down it lies face-down again.
    report(
        "1 hand: Crab Turtle
         1 monsters: Battle OX | Leotron
         1 spells: Advanced Ritual Art set
         > activate spell-1
         > cancel
         = 1 spells: Advanced Ritual Art set",
    );
    // Once it was answered it is lost.
    report(
        "1 hand: Advanced Ritual Art | Crab Turtle
         1 monsters: Battle OX | Leotron
         2 spells: Time Seal set
         > activate hand-1
         > 2: activate spell-1
         > 1: cancel
         = 1 hand: Crab Turtle
         = 1 graveyard: Advanced Ritual Art
         = 1 monsters: Battle OX | Leotron",
    );
}

// card: Advanced Ritual Art
#[test]
fn a_ritual_whose_tributes_were_destroyed_in_answer_does_nothing() {
    report(
        "card Bolt: spell Quick-play: activate; choose 1 monsters; do destroy chosen
         1 hand: Advanced Ritual Art | Crab Turtle
         1 monsters: Battle OX | Leotron
         2 spells: Bolt set
         > activate hand-1
         > 2: activate spell-1
         > 2: choose opponent-monster-1
         = asks 1
         ! cancel: nothing-asked
         = 1 hand: Crab Turtle
         = 1 graveyard: Battle OX | Advanced Ritual Art",
    );
}

// card: Advanced Ritual Art | Spell Absorption
#[test]
fn a_ritual_that_is_broken_off_is_no_spell_that_resolved() {
    report(
        "1 hand: Advanced Ritual Art | Crab Turtle
         1 monsters: Battle OX | Leotron
         1 spells: Spell Absorption
         2 spells: Time Seal set
         > activate hand-1
         > 2: activate spell-1
         > 1: cancel
         = 1 life 8000
         = 1 hand: Crab Turtle
         = 1 graveyard: Advanced Ritual Art",
    );
}

// card: Advanced Ritual Art | Crab Turtle
#[test]
fn a_full_row_makes_room_by_its_tributes() {
    report(
        "1 hand: Advanced Ritual Art | Crab Turtle
         1 monsters: Haniwa | Haniwa | Bitron | Haniwa | Slot Machine
         > activate hand-1
         > choose hand-1
         > choose monster-1
         > choose monster-2
         > choose monster-3
         ! choose monster-5: not-among-these
         > choose monster-4
         > position attack
         = 1 monsters: Crab Turtle | - | - | - | Slot Machine",
    );
}

// card: Advanced Ritual Art
#[test]
fn a_borrowed_monster_may_be_given_for_a_ritual() {
    report(
        "1 hand: Change of Heart | Advanced Ritual Art | Skull Guardian
         2 monsters: Dark magician
         > activate hand-1
         > activate hand-1
         > choose hand-1
         > choose monster-1
         > position attack
         = 1 monsters: Skull Guardian
         = 2 graveyard: Dark magician",
    );
}
