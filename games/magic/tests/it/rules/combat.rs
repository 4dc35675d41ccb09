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

mod twin {
    //! A slow twin of the fights: hit by hit, as the rule book tells it.

    use magic::Config;
    use proptest::prelude::*;

    use crate::report::report_with;

    #[derive(Clone, Debug)]
    struct Fighter {
        power: i32,
        hp: i32,
        first_strike: bool,
        trample: bool,
    }

    fn fighter() -> impl Strategy<Value = Fighter> {
        (0i32..8, 1i32..8, any::<bool>(), any::<bool>())
            .prop_map(|(power, hp, first_strike, trample)| Fighter { power, hp, first_strike, trample })
    }

    /// What is left of both, and what went through.
    fn fight(attacker: &Fighter, defender: &Fighter) -> (i32, i32, i32) {
        let (mut attacks, mut defends) = (attacker.hp, defender.hp);
        let mut through = 0;
        // In the first round those hit who hit first, if only one does; in the second the others who still stand.
        let rounds = match (attacker.first_strike, defender.first_strike) {
            (true, false) => [(true, false), (false, true)],
            (false, true) => [(false, true), (true, false)],
            _ => [(true, true), (false, false)],
        };
        for (attacker_hits, defender_hits) in rounds {
            let (attacks_before, defends_before) = (attacks, defends);
            if attacker_hits && attacks_before > 0 {
                defends -= attacker.power;
                if attacker.trample {
                    through = (attacker.power - defender.hp).max(0);
                }
            }
            if defender_hits && defends_before > 0 {
                attacks -= defender.power;
            }
        }
        (attacks, defends, through)
    }

    fn card(name: &str, it: &Fighter) -> String {
        let first = if it.first_strike { " first strike" } else { "" };
        let trample = if it.trample { " trample" } else { "" };
        format!("{name}\n creature R red {}/{}{first}{trample}\n", it.power, it.hp)
    }

    proptest! {
        #[test]
        fn fights_end_as_hit_by_hit(attacker in fighter(), defender in fighter()) {
            let cards = card("Attacker", &attacker) + &card("Defender", &defender);
            let (attacks, defends, through) = fight(&attacker, &defender);
            let pile = |left: i32, name: &str| if left > 0 { String::new() } else { name.to_owned() };
            report_with(&Config { cards, ..Config::default() }, &format!(
                "phase combat; 1 play: Attacker; 2 play: Defender; 2 library: Ghost
                 > attack 1
                 > done
                 > defend 2
                 = 2 hp {}
                 = 1 discard: {}
                 = 2 discard: {}",
                15 - through,
                pile(attacks, "attacker"),
                pile(defends, "defender"),
            ));
        }
    }
}
