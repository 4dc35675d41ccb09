//! The suite that every game passes, on Magic.

use magic::{Config, Magic};
use meydan_testkit::{Plan, bytes, conformance, golden, playthrough, secrets, times};

fn plan(games: u32) -> Plan<Magic> {
    let mut plan = Plan::new(games);
    plan.not_actions.extend([
        "play",
        "play Soldier",
        "play soldier w",
        "play soldier with",
        "play soldier with W",
        "tap",
        "tap 0",
        "tap 012",
        "tap +1",
        "tap 256",
        "target",
        "target player-3",
        "attack",
        "defend",
        "Done",
        "done ",
        "play soldier with wg",
        "aim",
        "play  soldier",
        "tap ١",
        "none 1",
    ]);
    plan.redeal = Some(Magic::redealt);
    let cards = "Fire Imp\n creature R red 2/1 first strike trample\nCalm\n enchantment 1W white\n all red creatures lose first strike\n\
                 Spark\n sorcery R red\n deal 1 to target creature or player\nRuin\n sorcery 0 black\n destroy target enchantment\n";
    for (deck1, deck2, cards, start) in [
        // Cards of one's own, small decks.
        ("8 Mountain; 4 Fire Imp; 4 Spark", "8 Plains; 3 Calm; 3 Ruin; 4 Soldier", cards, ""),
        // Full hands and creatures that cannot win: a stalemate comes near.
        ("", "", "", "round 30; 1 hand: 7 Vampire; 2 hand: 7 Guard; quiet 3"),
        // A crowded table in the middle of a turn.
        (
            "",
            "",
            "",
            "round 12; turn 2; phase combat; 1 hp 4; 1 play: 4 Plains, 3 Forest, Guard, Werewolf, 2 Soldier tapped, Holy War; \
             2 play: 5 Swamp, 2 Mountain tapped, Vampire, 2 Black Knight, Ghost, Slow on 21, Restrain; \
             1 hand: Flood, Disenchant, Rage; 1 library: rest; 2 hand: Terror, Reanimate, Plague; 2 discard: Skeleton; 2 library: rest",
        ),
    ] {
        let [deck1, deck2, cards, start] = [deck1, deck2, cards, start].map(str::to_owned);
        plan.tables.push((Config { deck1, deck2, cards, start, ..Config::default() }, 2));
    }
    plan
}

/// The same with everything beyond the sheet: the further decks, summoning sickness, and cards of
/// one's own that use the new words (MG-60 to MG-64).
fn beyond(games: u32) -> Plan<Magic> {
    let mut plan = plan(games);
    plan.tables.clear();
    plan.not_actions.extend(["pass ", "Pass", "pass 1"]);
    let cards = "Owl\n creature L blue 1/1 flying haste\nWings\n enchantment L blue\n target creature gains flying\n\
                 Net\n enchantment G green\n all blue creatures lose flying\nWatch\n enchantment W white\n all white creatures gain vigilance\n\
                 Wave\n instant L blue\n deal 1 to all creatures\nRecall\n instant L blue\n return creature from discard to hand\n\
                 Quake\n instant L blue\n destroy target land\n";
    for (deck1, deck2, cards, start) in [
        ("blue-red", "green-white", "", ""),
        ("green-white", "blue-red", "", ""),
        ("first", "blue-red", "", ""),
        (
            "10 Island; 6 Owl; 2 Wings; 3 Wave; 3 Recall; 2 Quake",
            "8 Plains; 4 Forest; 6 Web Weaver; 2 Net; 2 Watch; 4 Soldier",
            cards,
            "",
        ),
        (
            "blue-red",
            "green-white",
            "",
            "round 12; turn 1; phase combat; 1 hp 4; 1 play: 4 Island, 4 Mountain, 2 Gale Hawk, Ember Runner; \
             2 play: 5 Plains, 2 Forest, Web Weaver, 2 Watchful Lion, Rage on 9; \
             1 hand: 2 Sudden Flame, Undertow; 1 library: rest; 2 hand: 2 Cleansing Light, Soldier; 2 library: rest",
        ),
    ] {
        let [deck1, deck2, cards, start] = [deck1, deck2, cards, start].map(str::to_owned);
        for sickness in [false, true] {
            let [deck1, deck2, cards, start] = [&deck1, &deck2, &cards, &start].map(Clone::clone);
            plan.tables.push((Config { deck1, deck2, cards, start, sickness }, 2));
        }
    }
    plan
}

#[test]
fn it_conforms_with_everything_beyond_the_sheet() {
    conformance(&beyond(times(4) as u32));
}

#[test]
fn it_keeps_its_secrets_with_everything_beyond_the_sheet() {
    let positions = secrets(&beyond(times(4) as u32));
    assert!(positions >= 3_000, "{positions}");
}

#[test]
fn golden_playthrough_with_the_further_decks() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden-further.txt");
    let [deck1, deck2] = ["blue-red", "green-white"].map(str::to_owned);
    let config = Config { deck1, deck2, sickness: true, ..Config::default() };
    golden(&file, &playthrough::<Magic>(&config, 2, 7));
}

#[test]
fn it_conforms() {
    conformance(&plan(times(12) as u32));
}

/// Thousands of positions, each through the eyes of both seats and of a spectator.
#[test]
fn it_keeps_its_secrets() {
    let positions = secrets(&plan(times(12) as u32));
    assert!(positions >= 3_000, "{positions}");
}

#[test]
fn golden_playthrough() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    golden(&file, &playthrough::<Magic>(&Config::default(), 2, 7));
}

#[test]
fn random_bytes_harm_nothing() {
    bytes::noise::<Magic>(500);
}
