//! Combat (MG-13, MG-40 to MG-43).

use magic::Event;

use crate::report::report;

#[test]
fn mg_13_attackers_tap_and_defenders_do_not() {
    report(
        "phase combat; 1 play: Guard, Soldier; 2 play: Vampire; 2 library: Ghost
         > attack 1
         ! attack 1: is-tapped
         ! attack 3: not-your-creature
         ! attack 7: no-such-card
         > done
         = asks 2 to defend
         > defend 3
         = 1 play: soldier 1/1
         = 2 play: vampire 6/3
         = 2 hp 15",
    );
}

#[test]
fn mg_13_a_tapped_creature_defends_not() {
    report(
        "phase combat; 1 play: Soldier; 2 play: Vampire tapped; 2 library: Ghost
         > attack 1
         > done
         = 2 hp 14
         = phase second",
    );
    report(
        "phase combat; 1 play: Soldier; 2 play: Vampire tapped, Ghost; 2 library: Ghost
         > attack 1
         > done
         ! defend 2: is-tapped
         ! defend 1: not-your-creature
         ! done: name-a-defender
         > none
         = 2 hp 14",
    );
}

#[test]
fn mg_13_one_creature_defends_against_one_attacker() {
    report(
        "phase combat; 1 play: 2 Soldier; 2 play: Guard, Ghost; 2 library: Ghost
         > attack 1
         > attack 2
         > done
         > defend 3
         ! defend 3: defends-already
         > defend 4
         = 1 play:
         = 2 play: guard 2/5
         = 2 discard: ghost
         = 2 hp 15",
    );
}

#[test]
fn mg_13_the_opponent_is_asked_only_while_somebody_is_left_to_defend() {
    report(
        "phase combat; 1 play: 3 Soldier; 2 play: Guard; 2 library: Ghost
         > attack 3
         > attack 1
         > attack 2
         > done
         > defend 4
         = 2 hp 13
         = 1 play: 2 soldier 1/1 tapped
         = phase second",
    );
}

#[test]
fn mg_13_nobody_has_to_attack() {
    report(
        "phase combat; 1 play: Soldier; 2 library: Ghost
         ! defend 1: nothing-to-defend
         ! none: nothing-to-defend
         > done
         = phase second
         = 1 play: soldier 1/1",
    );
}

#[test]
fn mg_40_both_deal_their_power_at_the_same_time() {
    report(
        "phase combat; 1 play: Soldier; 2 play: Skeleton; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 discard: soldier
         = 2 discard: skeleton
         = 2 hp 15",
    );
}

#[test]
fn mg_16_who_survives_a_combat_has_all_hp_afterwards() {
    report(
        "phase combat; 1 play: Guard; 2 play: Hobgoblin; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 play: guard 2/5 tapped
         = 2 play: hobgoblin 3/3
         = phase second",
    );
}

#[test]
fn mg_41_trample_with_excess() {
    let told = report(
        "phase combat; 1 play: Werewolf; 2 play: Ghost; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 2 hp 12
         = 2 discard: ghost
         = 1 play: werewolf 4/6 trample tapped",
    );
    assert!(told.iter().any(|event| matches!(event, Event::Fought { damage: 3, hp: 12, .. })));
}

#[test]
fn mg_41_trample_against_a_bigger_defender() {
    report(
        "phase combat; 1 play: Angry Bear; 2 play: Guard; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 2 hp 15
         = 1 discard: angry-bear
         = 2 play: guard 2/5",
    );
}

#[test]
fn mg_41_trample_lost_to_restrain() {
    report(
        "phase combat; 1 play: Werewolf; 2 play: Ghost, Restrain; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 2 hp 15
         = 2 discard: ghost",
    );
}

#[test]
fn mg_41_trample_gained_by_rage() {
    report(
        "1 play: Forest, Guard; 1 hand: Rage; 2 play: Skeleton; 2 library: Ghost
         > aim rage with g
         > target 2
         > done
         > attack 2
         > done
         > defend 3
         = 2 hp 14
         = 2 discard: skeleton
         = 1 play: forest tapped, guard 2/5 trample tapped, rage on 2",
    );
}

#[test]
fn mg_41_only_an_attacker_tramples() {
    report(
        "phase combat; 1 play: Soldier; 2 play: Werewolf; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 hp 15
         = 2 hp 15
         = 1 discard: soldier",
    );
}

#[test]
fn mg_42_first_strike_of_the_attacker() {
    report(
        "phase combat; 1 play: White Knight; 2 play: Ghost; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 play: white-knight 2/2 first strike tapped
         = 2 discard: ghost",
    );
    // Against one that it does not strike down it is struck as usual.
    report(
        "phase combat; 1 play: White Knight; 2 play: Hobgoblin; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 discard: white-knight
         = 2 play: hobgoblin 3/3",
    );
}

#[test]
fn mg_42_first_strike_of_the_defender() {
    let told = report(
        "phase combat; 1 play: Angry Bear; 2 play: Black Knight; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 discard: angry-bear
         = 2 play: black-knight 2/2 first strike
         = 2 hp 15",
    );
    // Who is struck down first deals no trample damage either.
    let fought = told.iter().find_map(|event| match event {
        Event::Fought { attacker, defender: Some(defender), damage, .. } => {
            Some((attacker, defender, damage))
        }
        _ => None,
    });
    let (attacker, defender, damage) = fought.expect("a fight");
    assert!(defender.first && !attacker.hit && attacker.destroyed && *damage == 0);
}

#[test]
fn mg_42_first_strike_on_both_sides_is_at_the_same_time() {
    report(
        "phase combat; 1 play: White Knight; 2 play: Black Knight; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 discard: white-knight
         = 2 discard: black-knight",
    );
}

#[test]
fn mg_42_slow_takes_the_first_strike_away() {
    report(
        "phase combat; 1 play: White Knight; 2 play: Ghost, Slow on 1; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 discard: white-knight
         = 2 discard: ghost, slow",
    );
}

#[test]
fn mg_43_undefended_the_power_comes_off_the_player() {
    report(
        "phase combat; 1 play: Werewolf, Soldier; 2 hp 4; 2 library: Ghost
         > attack 2
         > attack 1
         > done
         = 2 hp -1
         = over: 1, hp",
    );
}

/// All pairs fight at once, and they are told in the order of declaration.
#[test]
fn fights_are_told_in_the_order_of_declaration() {
    let told = report(
        "phase combat; 1 play: Soldier, Guard, Angry Bear; 2 play: Ghost; 2 library: Ghost
         > attack 3
         > attack 1
         > attack 2
         > done
         > none
         > defend 4
         = 2 hp 10",
    );
    let fights = told.iter().filter_map(|event| match event {
        Event::Fought { attacker, hp, .. } => Some((attacker.thing.id, *hp)),
        _ => None,
    });
    assert_eq!(fights.collect::<Vec<_>>(), [(3, 12), (1, 12), (2, 10)]);
}
