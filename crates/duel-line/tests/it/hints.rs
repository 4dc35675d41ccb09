//! D-91: for every silent question one line says what is wanted and what can be typed.

use meydan_core::Seed;
use meydan_duel_line::Exhibition;

/// What is hinted at after each of these lines.
fn hints(table: &str, typed: &[&str]) -> Vec<String> {
    let mut duel = Exhibition::new(table, Seed::from_number(1)).expect("a table");
    typed
        .iter()
        .map(|line| {
            duel.line(line);
            duel.hint().unwrap_or_default()
        })
        .collect()
}

#[test]
fn d_91_tributes() {
    let table = "1 hand: Blue-Eyes white dragon\n1 monsters: Haniwa | Battle OX | Silver Fang";
    let told = hints(table, &["select --hand 1", "summon", "1", "2"]);
    let both = "(type the zone numbers of the 2 monsters to tribute, or cancel)";
    let one = "(type the zone number of the monster to tribute, or cancel)";
    assert_eq!(told, ["", both, one, ""]);
}

#[test]
fn d_91_a_window_and_the_answer_in_it() {
    let table = "turn 2 battle\n1 spells: Mirror Force set\n2 monsters: Battle OX\n1 monsters: Haniwa";
    let told = hints(table, &["select --monster 1", "attack 1", "maybe", "yes"]);
    let window = "(yes to answer with a card of yours, no to let it happen)";
    let answer = "(select --spell <number>, then activate effect; cancel to let it happen after all)";
    assert_eq!(told, ["", window, window, answer]);
}

#[test]
fn d_91_a_ritual() {
    let table = "1 hand: Advanced Ritual Art | Crab Turtle\n1 monsters: Battle OX | Axe Raider";
    let told =
        hints(table, &["select --hand 1", "activate effect", "select --hand 1", "summon", "1 2", "attack"]);
    let monster = "(select --hand <number> of the ritual monster, then summon; cancel calls it off)";
    let tributes =
        "(type the zones of your monsters to tribute; their levels must add up exactly; or cancel)";
    assert_eq!(told, ["", monster, monster, tributes, "(type attack or defense)", ""]);
}

#[test]
fn d_91_what_is_chosen_from_a_list() {
    let table = "1 hand: Monster Reborn\n1 graveyard: Haniwa | Battle OX";
    let told = hints(table, &["select --hand 1", "activate effect"]);
    assert_eq!(told, ["", "(type its number or name, or cancel)"]);
}
