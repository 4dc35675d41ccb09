//! Magic at the table: two battlefields, hands that the other must not see.

use std::path::PathBuf;

use crossterm::event::KeyCode;
use meydan_core::Place;
use meydan_testkit::golden;
use meydan_words::Lang;
use serde_json::json;

use super::{Bench, computer, person, table_of};
use crate::draw::{Target, targets};
use crate::event::Event;
use crate::{Settings, Start};

/// Ada has a bear and a knight, and cards of every kind in hand.
const TABLE: &str = "round 9; 1 hp 12
1 play: 3 Plains, 2 Forest, Island tapped, Angry Bear, White Knight, Holy War
1 hand: Forest, 2 Soldier, Lightning Bolt, Werewolf; 1 discard: Guard; 1 library: rest
2 play: 4 Swamp, Mountain, Ghost, Vampire tapped, Slow on 8; 2 hand: Terror, Plague; 2 discard: Skeleton; 2 library: rest";

fn against_computer(start: &str, settings: Settings) -> Bench {
    let table = table_of("magic", vec![person("Ada"), computer()], json!({ "start": start }));
    Bench::new(Start::Table(table), settings)
}

fn both(start: &str) -> Bench {
    let table = table_of("magic", vec![person("Ada"), person("Bob")], json!({ "start": start }));
    Bench::new(Start::Table(table), Settings::default())
}

fn place(name: &str) -> Target {
    Target::Place(Place::new(name))
}

fn check(name: &str, bench: &Bench) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    golden(&folder.join(format!("magic-{name}.txt")), &bench.screen());
}

#[test]
fn mg_50_both_battlefields_hp_piles_and_the_own_hand_are_on_show() {
    let bench = against_computer(TABLE, Settings::default());
    let screen = bench.screen();
    for shown in [
        "│Angry    │",
        "T 3/2╯",
        "│White    │",
        "3/3╯",
        "Vampire",
        "6/3",
        "Holy War",
        "Soldier",
        "x2╮",
        "╰W─────1/1╯",
        "12 HP",
    ] {
        assert!(screen.contains(shown), "{shown}:\n{screen}");
    }
    // What the other holds is nowhere.
    assert!(!screen.contains("Terror") && !screen.contains("Plague"), "{screen}");
    check("table", &bench);
}

#[test]
fn cards_are_played_by_letter_click_and_arrows_and_paid_by_themselves() {
    // In the order of the hand: a Forest, b Soldier, c Werewolf, d Lightning Bolt.
    let mut bench = against_computer(TABLE, Settings::default());
    bench.type_in("b");
    assert_eq!(bench.moves(), "play soldier with w");
    let mut bench = against_computer(TABLE, Settings::default());
    bench.click(&place("hand:forest"));
    assert_eq!(bench.moves(), "play forest");
    let mut bench = against_computer(TABLE, Settings::default());
    bench.key(KeyCode::Tab).key(KeyCode::Enter);
    assert_eq!(bench.moves(), "play forest");
}

#[test]
fn mg_51_paying_by_hand() {
    let mut bench = against_computer(TABLE, Settings::default());
    bench.type_in("2");
    assert_eq!(bench.moves(), "tap 2");
    assert!(bench.screen().contains("Mana: W"), "{}", bench.screen());
    bench.type_in("b");
    assert_eq!(bench.moves(), "tap 2 play soldier with w");
    assert!(!bench.screen().contains("Mana: W"), "{}", bench.screen());
}

#[test]
fn mg_22_a_target_is_named_or_the_card_is_taken_back() {
    let mut bench = against_computer(TABLE, Settings::default());
    bench.type_in("d");
    let screen = bench.screen();
    assert!(
        screen.contains("Ada: choose a creature or a player as the target of Lightning Bolt."),
        "{screen}"
    );
    assert!(screen.contains("[ Cancel (x) ]"), "{screen}");
    bench.type_in("x").type_in("d").type_in("p2");
    assert_eq!(bench.moves(), "aim lightning-bolt with gg cancel aim lightning-bolt with gg target player-2");
    assert!(bench.screen().contains("13 HP"), "{}", bench.screen());
}

#[test]
fn mg_22_a_card_of_the_discard_is_picked_from_a_list() {
    let start = "turn 2; 2 play: Swamp; 2 hand: Reanimate, Swamp; 2 discard: Ghost, Terror, Vampire; 1 library: Guard; 2 library: Ghost";
    let table = table_of("magic", vec![computer(), person("Bob")], json!({ "start": start }));
    let mut bench = Bench::new(Start::Table(table), Settings::default());
    bench.click(&place("hand:reanimate"));
    bench.click(&place("discard:vampire"));
    assert_eq!(bench.moves(), "aim reanimate with b target vampire");
}

#[test]
fn mg_13_attackers_and_defenders_are_shown_as_pairs() {
    let start = "phase combat; 1 play: Angry Bear, Soldier; 2 play: Ghost, Skeleton; 1 library: Guard; 2 library: Ghost";
    let mut bench = both(start);
    bench.key(KeyCode::Enter);
    bench.type_in("1").type_in("2").type_in("0");
    // The screen is covered before Bob answers.
    assert!(!bench.screen().contains("Ghost"), "{}", bench.screen());
    bench.key(KeyCode::Enter);
    let screen = bench.screen();
    assert!(screen.contains("Angry Bear (1) 3/2 → ?"), "{screen}");
    assert!(screen.contains("Soldier (2) 1/1 → ?"), "{screen}");
    assert!(screen.contains("Bob: choose who defends against Angry Bear."), "{screen}");
    bench.type_in("4");
    let screen = bench.screen();
    assert!(screen.contains("Angry Bear (1) 3/2 → Skeleton (4) 1/1"), "{screen}");
    check("defend", &bench);
    bench.type_in("0");
    // What the combat did, after the phase has passed.
    bench.key(KeyCode::Enter);
    let screen = bench.screen();
    assert!(screen.contains("tramples through"), "{screen}");
    assert!(screen.contains("12 HP"), "{screen}");
    check("after-combat", &bench);
}

#[test]
fn mg_52_what_is_refused_says_why_and_changes_nothing() {
    let start = "1 play: 2 Plains, Island tapped, Soldier; 1 hand: Werewolf, Disenchant; 1 library: Guard; 2 library: Ghost";
    let mut bench = against_computer(start, Settings::default());
    let before = bench.at_table().table.game().digest();
    for (typed, why) in [
        ("a", "Werewolf costs 2GW"),
        ("b", "There is no target for Disenchant"),
        ("3", "3 is tapped."),
        // What a creature is touched for is the rules' business: to fight.
        ("4", "Creatures attack in the combat phase only."),
        ("p2", "No target is asked for now."),
        ("z", "There is no such place here"),
    ] {
        bench.type_in(typed);
        assert!(bench.screen().contains(why), "{typed}: {why}\n{}", bench.screen());
        assert_eq!(bench.at_table().table.game().digest(), before);
    }
}

#[test]
fn t_shows_discards_decks_and_what_cards_do() {
    let mut bench = against_computer(TABLE, Settings::default());
    bench.type_in("T");
    let screen = bench.screen();
    assert!(screen.contains("Discard of Ada") && screen.contains("Guard"), "{screen}");
}

#[test]
fn it_fits_in_three_languages_without_colour_in_ascii_and_on_large_screens() {
    for lang in [Lang::Fa, Lang::Tr] {
        let bench = against_computer(TABLE, Settings { lang, ..Settings::default() });
        check(&format!("{lang:?}").to_lowercase(), &bench);
    }
    let bench = against_computer(TABLE, Settings { ascii: true, color: false, ..Settings::default() });
    assert!(bench.screen().is_ascii(), "{}", bench.screen());
    let mut bench = against_computer(TABLE, Settings::default());
    bench.send(Event::Resize(160, 50));
    check("large", &bench);
}

#[test]
fn a_crowded_table_still_fits() {
    let start = "1 play: 12 Plains, 12 Soldier, 3 Holy War; 2 play: 12 Swamp, 12 Ghost, 3 Unholy War; 1 hand: 7 Guard; 1 library: Guard; 2 library: Ghost";
    let bench = against_computer(start, Settings::default());
    let places = targets(&bench.app);
    for id in 1..=54 {
        let found = places.iter().find(|(_, target)| *target == place(&format!("card:{id}")));
        let (area, _) = found.unwrap_or_else(|| panic!("card {id}"));
        assert!(area.width > 0 && area.bottom() <= 20, "card {id} at {area:?}");
    }
}

#[test]
fn a_deck_is_pasted_and_its_faults_are_told() {
    let mut bench =
        Bench::new(Start::Setup(meydan_catalogue::find("magic").expect("Magic")), Settings::default());
    for _ in 0..20 {
        if bench.screen().contains("Deck of the first player: _") {
            break;
        }
        bench.key(KeyCode::Down);
    }
    bench.send(Event::Paste("4 Soldier\r\n4 Dragon\n".to_owned()));
    assert!(bench.screen().contains("(2 lines)"), "{}", bench.screen());
    for _ in 0..20 {
        if bench.screen().contains("▸ Start") {
            break;
        }
        bench.key(KeyCode::Down);
    }
    bench.key(KeyCode::Enter);
    let screen = bench.screen();
    assert!(screen.contains("Line 2: “4 Dragon”: there is no such card."), "{screen}");
}
