//! Enchantments as a layer over creatures (MG-21, MG-23, MG-30).

use magic::{Config, Event};

use crate::report::{report, report_with};

#[test]
fn mg_21_holy_war_strengthens_all_white_creatures_on_both_sides_and_those_that_enter_later() {
    report(
        "1 play: 3 Plains, Soldier; 1 hand: Holy War, Soldier; 2 play: Guard, Ghost; 2 library: Ghost
         > play holy-war with ww
         = 1 play: 2 plains tapped, plains, soldier 2/2, holy-war
         = 2 play: guard 3/6, ghost 2/1
         > play soldier with w
         = 1 play: 3 plains tapped, 2 soldier 2/2, holy-war",
    );
}

#[test]
fn mg_23_holy_light_destroys_a_black_creature_of_one_hp_at_once() {
    report(
        "1 play: 2 Plains; 1 hand: Holy Light; 2 play: Skeleton, Ghost, Vampire, Hobgoblin; 2 library: Ghost
         > play holy-light with ww
         = 2 play: vampire 5/2, hobgoblin 3/3
         = 2 discard: skeleton, ghost",
    );
}

#[test]
fn mg_23_under_holy_light_a_creature_that_enters_later_is_destroyed_at_once() {
    report(
        "turn 2; 1 play: Holy Light; 2 play: 2 Swamp; 2 hand: Skeleton; 1 library: Guard
         > play skeleton with b
         = 2 play: swamp tapped, swamp
         = 2 discard: skeleton",
    );
}

#[test]
fn mg_21_unholy_war_saves_nobody_from_holy_light() {
    report(
        "turn 2; 1 play: Holy Light; 2 play: Unholy War, 2 Swamp; 2 hand: Black Knight; 1 library: Guard
         > play black-knight with bb
         = 2 play: unholy-war, 2 swamp tapped, black-knight 3/1 first strike",
    );
}

/// The creature lives on the +1, is damaged, and the +1 goes in the same phase.
#[test]
fn mg_21_holy_war_gone_in_the_phase_in_which_a_creature_lived_on_it() {
    let told = report(
        "1 play: 2 Forest, 2 Plains, Holy War, Armored Pegasus, Guard; 1 hand: Lightning Bolt, Disenchant; 2 library: Ghost
         = 1 play: 2 forest, 2 plains, holy-war, armored-pegasus 2/3, guard 3/6
         > aim lightning-bolt with gg
         > target 6
         = 1 play: 2 forest tapped, 2 plains, holy-war, armored-pegasus 2/1, guard 3/6
         > aim disenchant with ww
         > target 5
         = 1 play: 2 forest tapped, 2 plains tapped, guard 2/5
         = 1 discard: lightning-bolt, disenchant, holy-war, armored-pegasus",
    );
    assert_eq!(told.iter().filter(|event| matches!(event, Event::Destroyed { .. })).count(), 2);
}

/// The same in two phases: the damage has healed, so it lives.
#[test]
fn mg_21_holy_war_gone_a_phase_later_harms_nobody() {
    report(
        "1 play: 2 Forest, 2 Plains, Holy War, Armored Pegasus tapped; 1 hand: Lightning Bolt, Disenchant; 2 library: Ghost
         > aim lightning-bolt with gg
         > target 6
         > done
         = phase second
         > aim disenchant with ww
         > target 5
         = 1 play: 2 forest tapped, 2 plains tapped, armored-pegasus 1/2 tapped",
    );
}

#[test]
fn mg_21_slow_on_a_white_knight_then_slow_destroyed() {
    report(
        "turn 2; 2 play: Swamp; 2 hand: Slow; 1 play: White Knight, 2 Plains; 1 hand: Disenchant; 1 library: Guard; 2 library: Ghost
         > aim slow with b
         > target 2
         = 1 play: white-knight 2/2, 2 plains
         = 2 play: swamp tapped, slow on 2
         > done
         > done
         = asks 1 to play
         > aim disenchant with ww
         > target 5
         = 1 play: white-knight 2/2 first strike, 2 plains tapped
         = 2 discard: slow",
    );
}

#[test]
fn mg_21_an_enchantment_goes_with_the_creature_that_it_is_on() {
    let told = report(
        "turn 2; 2 play: 2 Swamp; 2 hand: Terror; 1 play: Forest, Angry Bear, Rage on 4; 1 library: Guard; 2 library: Ghost
         > aim terror with bb
         > target 4
         = 1 play: forest
         = 1 discard: angry-bear, rage",
    );
    assert!(told.iter().any(|event| matches!(event, Event::Fell { .. })));
}

#[test]
fn mg_21_a_target_enchantment_without_a_creature_cannot_be_played() {
    report(
        "1 play: Forest; 1 hand: Rage; 2 play: Swamp; 2 library: Ghost
         ! aim rage with g: no-target-for
         = 1 play: forest
         = 1 hand: rage",
    );
}

#[test]
fn the_enchantment_played_later_counts() {
    // Restrain takes the trample of green creatures, Rage played later gives it back to one of them.
    report(
        "1 play: Forest, Angry Bear, Werewolf; 2 play: Restrain; 1 hand: Rage; 2 library: Ghost
         = 1 play: forest, angry-bear 3/2, werewolf 4/6
         > aim rage with g
         > target 2
         = 1 play: forest tapped, angry-bear 3/2 trample, werewolf 4/6, rage on 2",
    );
    // The other way round it is gone.
    report(
        "turn 2; 2 play: 3 Mountain; 2 hand: Restrain; 1 play: Angry Bear, Rage on 4; 1 library: Guard
         = 1 play: angry-bear 3/2 trample, rage on 4
         > play restrain with rrr
         = 1 play: angry-bear 3/2, rage on 4",
    );
}

#[test]
fn power_below_zero_counts_as_zero() {
    let cards = "Weakness\n enchantment R red\n all black creatures -3/+1\n".to_owned();
    report_with(
        &Config { cards, ..Config::default() },
        "phase combat; turn 2; 1 play: Weakness; 2 play: Skeleton, Vampire; 1 library: Guard
         = 2 play: skeleton 0/2, vampire 3/4
         > attack 2
         > attack 3
         > done
         = 1 hp 12",
    );
}
