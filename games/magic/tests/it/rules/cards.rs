//! Lands, creatures and sorceries (MG-20, MG-22, MG-23, MG-30).

use magic::{Config, Event};

use crate::report::{report, report_with};

#[test]
fn mg_20_a_creature_enters_untapped_and_may_attack_in_the_same_turn() {
    report(
        "1 play: Plains; 1 hand: Soldier; 2 library: Ghost
         > play soldier with w
         = 1 play: plains tapped, soldier 1/1
         > done
         = asks 1 to attack
         > attack 2
         > done
         = 2 hp 14",
    );
}

#[test]
fn mg_20_a_land_enters_untapped_and_gives_mana_at_once() {
    report(
        "1 hand: Plains, Soldier; 2 library: Ghost
         ! play soldier with w: cannot-pay
         > play plains
         > play soldier with w
         = 1 play: plains tapped, soldier 1/1",
    );
}

#[test]
fn mg_20_only_cards_of_the_hand_are_played() {
    report(
        "1 play: 3 Plains; 1 hand: Soldier; 2 hand: Ghost; 2 library: Ghost
         ! play guard with ww: not-in-hand
         ! play ghost with bb: not-in-hand
         = 1 hand: soldier",
    );
}

#[test]
fn mg_22_disenchant_destroys_an_enchantment_of_either_side() {
    report(
        "1 play: 2 Plains, Holy War; 2 play: Unholy War; 1 hand: Disenchant; 2 library: Ghost
         ! play disenchant with ww: asks-for-target
         > aim disenchant with ww
         ! target 1: target-enchantment
         ! target player-2: target-enchantment
         ! target 9: no-such-card
         ! done: name-a-target
         > target 4
         = 2 play:
         = 2 discard: unholy-war
         = 1 discard: disenchant
         = 1 play: 2 plains tapped, holy-war",
    );
}

#[test]
fn mg_22_lightning_bolt_hits_a_creature_or_a_player() {
    report(
        "1 play: 4 Forest; 1 hand: 2 Lightning Bolt; 2 play: Black Knight; 2 library: Ghost
         > aim lightning-bolt with gg
         ! target 1: target-creature-or-player
         > target 5
         = 2 play:
         = 2 discard: black-knight
         > aim lightning-bolt with gg
         > target player-2
         = 2 hp 13
         = 1 discard: 2 lightning-bolt",
    );
}

#[test]
fn mg_22_lightning_bolt_may_hit_oneself() {
    report(
        "1 hp 2; 1 play: 2 Forest; 1 hand: Lightning Bolt; 2 library: Ghost
         > aim lightning-bolt with gg
         > target player-1
         = 1 hp 0
         = over: 2, hp",
    );
}

/// MG-16: what a bolt leaves of a creature heals at the end of the phase.
#[test]
fn mg_16_two_bolts_in_two_phases_do_not_add_up() {
    report(
        "1 play: 4 Forest; 1 hand: 2 Lightning Bolt; 2 play: Vampire; 2 library: Ghost
         > aim lightning-bolt with gg
         > target 5
         = 2 play: vampire 6/1
         > done
         = 2 play: vampire 6/3
         > aim lightning-bolt with gg
         > target 5
         = 2 play: vampire 6/1",
    );
    // In one phase they do.
    report(
        "1 play: 4 Forest; 1 hand: 2 Lightning Bolt; 2 play: Vampire; 2 library: Ghost
         > aim lightning-bolt with gg
         > target 5
         > aim lightning-bolt with gg
         > target 5
         = 2 discard: vampire",
    );
}

#[test]
fn mg_22_flood_destroys_a_land_tapped_or_not() {
    report(
        "1 play: Plains, 2 Forest; 1 hand: Flood; 2 play: Swamp tapped, Swamp, Ghost; 2 library: Ghost
         > aim flood with ggw
         ! target 6: target-land
         > target 4
         = 2 play: swamp, ghost 2/1
         = 2 discard: swamp",
    );
}

#[test]
fn mg_22_reanimate_with_an_empty_discard_is_refused_and_nothing_is_paid() {
    report(
        "turn 2; 2 play: Swamp; 2 hand: Reanimate; 1 discard: Soldier; 1 library: Guard
         ! aim reanimate with b: no-target-for
         = 2 play: swamp
         = 2 hand: reanimate",
    );
    // A discard without a creature is as good as an empty one.
    report(
        "turn 2; 2 play: Swamp; 2 hand: Reanimate; 2 discard: Terror, Swamp; 1 library: Guard
         ! aim reanimate with b: no-target-for
         = 2 play: swamp",
    );
}

#[test]
fn mg_22_reanimate_returns_a_creature_card_to_the_hand() {
    report(
        "turn 2; 2 play: Swamp; 2 hand: Reanimate; 2 discard: Ghost, Terror, Ghost, Vampire; 1 library: Guard
         > aim reanimate with b
         ! target terror: target-own-discard
         ! target soldier: target-own-discard
         ! target 1: target-own-discard
         > target ghost
         = 2 hand: ghost
         = 2 discard: ghost, terror, vampire, reanimate",
    );
}

#[test]
fn mg_22_plague_kills_on_both_sides() {
    let told = report(
        "turn 2; 2 play: 3 Swamp, Skeleton, Vampire; 2 hand: Plague; 1 play: Soldier, Guard, Angry Bear; 1 library: Guard
         > play plague with bbb
         = 2 play: 3 swamp tapped, vampire 6/2
         = 1 play: guard 2/4, angry-bear 3/1 trample
         = 1 discard: soldier
         = 2 discard: skeleton, plague",
    );
    let destroyed = told.iter().filter(|event| matches!(event, Event::Destroyed { .. })).count();
    assert_eq!(destroyed, 2);
}

#[test]
fn mg_22_terror_without_a_creature_is_refused() {
    report(
        "turn 2; 2 play: 2 Swamp; 2 hand: Terror; 1 play: Plains; 1 library: Guard
         ! aim terror with bb: no-target-for
         = 2 play: 2 swamp
         = 2 hand: terror",
    );
}

#[test]
fn mg_22_terror_may_hit_an_own_creature_and_can_be_thought_better_of() {
    report(
        "turn 2; 2 play: 2 Swamp, Ghost; 2 hand: Terror; 1 library: Guard
         > aim terror with bb
         = 2 play: 2 swamp, ghost 2/1
         > cancel
         = 2 hand: terror
         = asks 2 to play
         ! cancel: no-target-asked
         ! target 3: no-target-asked
         > aim terror with bb
         > target 3
         = 2 discard: ghost, terror
         = 2 play: 2 swamp tapped",
    );
}

#[test]
fn thinking_better_of_it_has_a_limit() {
    let ten = "> aim terror with bb\n> cancel\n".repeat(10);
    report(&format!(
        "turn 2; 2 play: 2 Swamp, Ghost; 2 hand: Terror; 1 library: 2 Guard; 2 library: Ghost
         {ten}
         > aim terror with bb
         ! cancel: cancelled-too-often
         > target 3
         = 2 discard: ghost, terror"
    ));
}

/// MG-30: every one of the nine kinds of effect in cards that are not of the rules.
#[test]
fn mg_30_new_cards_of_all_nine_kinds_are_data() {
    let cards = "
Execution
  sorcery 0 blue
  destroy target creature
Quake
  sorcery 0 blue
  destroy target land
Dispel
  sorcery 0 blue
  destroy target enchantment
Ember
  sorcery 0 blue
  deal 3 to target creature or player
Firestorm
  sorcery 0 blue
  deal 2 to all creatures
Recall
  sorcery 0 blue
  return creature from discard to hand
Forest Song
  enchantment 0 blue
  all green creatures +2/-1
Blessing
  enchantment 0 blue
  all blue creatures gain first strike
Curse
  enchantment 0 blue
  target creature loses trample
Otter
  creature 0 blue 1/4
";
    let config = Config { cards: cards.to_owned(), ..Config::default() };
    report_with(
        &config,
        "1 hand: Blessing, Forest Song, Curse, Ember, Firestorm, Execution, Recall
         1 play: Otter; 2 play: Werewolf, Angry Bear, Swamp; 2 library: Ghost
         > play blessing
         = 1 play: otter 1/4 first strike, blessing
         > play forest-song
         = 2 play: werewolf 6/5 trample, angry-bear 5/1 trample, swamp
         > aim curse
         > target 2
         = 2 play: werewolf 6/5, angry-bear 5/1 trample, swamp
         > aim ember
         > target player-2
         = 2 hp 12
         > play firestorm
         = 2 play: werewolf 6/3, swamp
         = 1 play: otter 1/2 first strike, blessing, forest-song, curse on 2
         > aim execution
         > target 1
         > aim recall
         > target otter
         = 1 hand: otter",
    );
    report_with(
        &config,
        "1 hand: Quake, Dispel; 1 play: Blessing; 2 play: Swamp; 2 library: Ghost
         > aim quake
         > target 2
         > aim dispel
         > target 1
         = 1 play:
         = 2 play:
         = 1 discard: quake, dispel, blessing",
    );
}
