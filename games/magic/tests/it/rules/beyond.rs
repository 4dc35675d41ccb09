//! Beyond the sheet, by id: MG-60 to MG-64.

use magic::{Book, Config, Event, READY_DECKS, read_deck};

use crate::report::{report, report_with};

fn sickness() -> Config {
    Config { sickness: true, ..Config::default() }
}

#[test]
fn mg_60_only_who_flies_defends_against_who_flies() {
    report(
        "phase combat; 1 play: Gale Hawk; 2 play: Guard, Gale Hawk; 2 library: Ghost
         > attack 1
         > done
         = does not offer defend 2
         ! defend 2: cannot-reach
         > defend 3
         = 2 hp 15
         = 1 play:
         = 2 play: guard 2/5",
    );
    // Nobody who could: nobody is asked, and the next attacker is asked for.
    report(
        "phase combat; 1 play: Gale Hawk, Soldier; 2 play: Guard; 2 library: Ghost
         > attack 1
         > attack 2
         > done
         = asks 2 to defend
         > defend 3
         = 2 hp 13
         = 1 play: gale-hawk 2/1 tapped",
    );
}

#[test]
fn mg_61_reach_vigilance_and_haste() {
    report(
        "phase combat; 1 play: Gale Hawk; 2 play: Web Weaver; 2 library: Ghost
         > attack 1
         > done
         > defend 2
         = 1 play:
         = 2 play: web-weaver 2/4
         = 2 hp 15",
    );
    // Who has vigilance attacks once, and stays untapped.
    report(
        "phase combat; 1 play: Watchful Lion; 2 play: Guard tapped; 2 library: Ghost
         > attack 1
         ! attack 1: attacks-already
         = does not offer attack 1
         > done
         = 2 hp 12
         = 1 play: watchful-lion 3/3",
    );
    // Enchantments give and take the new words too.
    let cards = "Wings\n enchantment G green\n target creature gains flying\nNet\n enchantment G green\n all white creatures lose flying\n";
    report_with(
        &Config { cards: cards.to_owned(), ..Config::default() },
        "phase combat; 1 play: Soldier, Wings on 1; 2 play: Guard; 2 library: Ghost
         > attack 1
         > done
         = 2 hp 14",
    );
    report_with(
        &Config { cards: cards.to_owned(), ..Config::default() },
        "phase combat; 1 play: Soldier, Wings on 1, Net; 2 play: Guard; 2 library: Ghost
         > attack 1
         > done
         = asks 2 to defend",
    );
}

#[test]
fn mg_62_an_instant_is_played_as_a_sorcery_in_the_own_play_phases() {
    report(
        "phase first; 1 hand: Sudden Flame; 1 play: Mountain; 2 play: Soldier; 2 library: Ghost
         > aim sudden-flame with r
         > target 2
         = 2 play:
         = 2 discard: soldier
         = 1 discard: sudden-flame
         = asks 1 to play",
    );
}

#[test]
fn mg_62_the_window_before_the_fight_attacker_first() {
    let told = report(
        "phase combat; 1 hand: Sudden Flame; 1 play: Guard, Mountain; 2 hand: Undertow; 2 play: Soldier, 3 Island; 2 library: Ghost
         > attack 1
         > done
         > 2: defend 3
         = asks 1 to window
         ! tap 2: play-or-pass
         ! done: play-or-pass
         > 1: pass
         = asks 2 to window
         > 2: aim undertow with lll
         = asks 2 to target
         > 2: target 1
         = 1 play: guard 2/5 tapped, mountain
         = asks 1 to window
         > 1: aim sudden-flame with r
         > 1: target player-2
         = 2 hp 15
         > 2: pass
         > 1: pass
         = 2 hp 13
         = 1 play: mountain tapped
         = 1 discard: sudden-flame, guard
         = 2 play: soldier 1/1, island tapped, island tapped, island tapped
         = phase second",
    );
    // The last played resolves first, each told; the attacker is gone, so nobody fought.
    let resolved: Vec<String> = told
        .iter()
        .filter_map(|event| match event {
            Event::Resolves { card, gone: false, .. } => Some(card.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(resolved, ["sudden-flame", "undertow"]);
    assert!(!told.iter().any(|event| matches!(event, Event::Fought { .. })));
}

#[test]
fn mg_62_a_target_that_is_gone_and_a_defender_that_is_gone() {
    // The defender is destroyed before the fight: the attacker stays defended.
    let told = report(
        "phase combat; 1 hand: 2 Sudden Flame; 1 play: Guard, 2 Mountain; 2 play: Soldier; 2 library: Ghost
         > attack 1
         > done
         > defend 4
         > aim sudden-flame with r
         > target 4
         > 2: pass
         > aim sudden-flame with r
         > target 4
         > 2: pass
         > 1: pass
         = 2 hp 15
         = 2 play:
         = 1 play: guard 2/5 tapped, 2 mountain tapped
         = phase second",
    );
    let gone = told.iter().filter(|event| matches!(event, Event::Resolves { gone: true, .. })).count();
    assert_eq!(gone, 1);
    assert!(told.iter().any(|event| matches!(event, Event::Fought { gone: true, damage: 0, .. })));
    // With Trample all its power goes through.
    report(
        "phase combat; 1 hand: Sudden Flame; 1 play: Werewolf, Mountain; 2 play: Soldier; 2 library: Ghost
         > attack 1
         > done
         > defend 3
         > aim sudden-flame with r
         > target 3
         > 2: pass
         > 1: pass
         = 2 hp 11",
    );
}

#[test]
fn mg_62_only_instants_only_what_can_be_paid_and_cancelling() {
    report(
        "phase combat; 1 hand: Soldier, Sudden Flame, Undertow, Lightning Bolt; 1 play: Guard, Plains, Mountain, Forest; 2 library: Ghost; 2 hand: Ghost
         > attack 1
         > done
         = asks 1 to window
         ! play soldier with w: only-instants
         ! aim lightning-bolt with gw: only-instants
         ! aim undertow with grw: cannot-pay
         ! aim sudden-flame with w: other-payment
         > aim sudden-flame with r
         > cancel
         = asks 1 to window
         > pass
         > 2: pass
         = 2 hp 13
         ! pass: nothing-to-pass",
    );
}

#[test]
fn mg_62_an_instant_that_ends_the_game() {
    report(
        "phase combat; 1 hand: Sudden Flame; 1 play: Soldier, Mountain; 2 hp 2; 2 play: Guard; 2 library: Ghost
         > attack 1
         > done
         > defend 3
         > aim sudden-flame with r
         > target player-2
         > pass
         > pass
         = over: 1, hp",
    );
}

#[test]
fn mg_62_without_instants_there_is_no_window_and_without_attackers_neither() {
    report(
        "phase combat; 1 play: Soldier; 2 play: Guard tapped; 2 library: Ghost
         > attack 1
         > done
         = phase second",
    );
    report(
        "phase combat; 1 hand: Sudden Flame; 1 play: Soldier, Mountain; 2 play: Guard tapped; 2 library: Ghost
         > done
         = phase second",
    );
}

#[test]
fn mg_63_summoning_sickness() {
    // Who came this turn does not attack, unless it has haste.
    report_with(
        &sickness(),
        "phase first; 1 hand: Soldier, Ember Runner; 1 play: Plains, 2 Mountain, Soldier; 2 library: 3 Ghost; 1 library: 3 Ghost
         > play soldier with w
         > play ember-runner with rr
         > done
         = offers attack 4
         ! attack 5: just-came
         = does not offer attack 5
         > attack 6
         > done
         = 2 hp 12",
    );
    // Nobody but who just came: there is no combat. It may defend, and attack the next time.
    report_with(
        &sickness(),
        "phase first; 1 hand: Soldier; 1 play: Plains; 2 play: Ghost; 2 library: 3 Ghost; 1 library: 3 Ghost
         > play soldier with w
         > done
         = phase second
         > done
         > 2: done
         > 2: attack 2
         > 2: done
         = offers defend 3
         > 1: none
         > 2: done
         > 1: done
         = offers attack 3",
    );
    // Off, nothing changes.
    report(
        "phase first; 1 hand: Soldier; 1 play: Plains; 2 library: Ghost
         > play soldier with w
         > done
         > attack 2",
    );
}

#[test]
fn mg_64_ready_decks_by_name() {
    let book = Book::standard();
    for (name, text) in READY_DECKS {
        assert_eq!(read_deck(text, &book).map(|deck| deck.len()), Ok(26), "{name}");
    }
    let further = [
        "gale-hawk",
        "storm-wyvern",
        "ember-runner",
        "sudden-flame",
        "undertow",
        "web-weaver",
        "watchful-lion",
        "cleansing-light",
    ];
    for name in further {
        assert!(book.find(name.parse().expect("a name")).is_some(), "{name}");
    }
    let config = |deck1: &str| Config { deck1: deck1.to_owned(), ..Config::default() };
    let begun = |config: &Config| {
        let header = meydan_core::Header {
            config: config.clone(),
            seats: 2,
            seed: meydan_core::Seed::from_number(1),
            clock: None,
        };
        meydan_core::Match::<magic::Magic>::new(header)
            .map(|game| game.position().cards_of(meydan_core::Seat(0)))
    };
    assert_eq!(begun(&config("blue-red")).ok(), Some(26));
    assert!(begun(&config("red-blue")).is_err());
}
