//! Magic in lines by the ids of the rule book.

use meydan_core::{AnyMatch, Viewer};
use meydan_words::Lang;
use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::AnyLineUi;
use crate::any_line_ui::Erased;
use crate::fixture::{self, PLAIN, act, context, question, result, told};

const UI: &dyn AnyLineUi = &Erased(MagicLines);

/// Ada has lands and a fighter, Bo has two skeletons; Ada is to play.
const TABLE: &str = "round 7; 1 hp 9; 2 hp 4; \
    1 hand: Lightning Bolt, Soldier, 2 White Knight, Forest, Holy War, Holy Light; \
    1 play: 3 Plains, Forest, Forest tapped, White Knight, Soldier; \
    2 play: Swamp, 2 Skeleton, Slow on 6; \
    1 library: 5 Plains; 2 library: 5 Swamp; 2 hand: Ghost, Terror; \
    1 discard: Soldier, Angry Bear, Flood; 2 discard: Ghost";

fn game(start: &str) -> Box<dyn AnyMatch> {
    fixture::begin(GAME, json!({ "start": start }), 2)
}

fn board(game: &dyn AnyMatch, viewer: Viewer) -> String {
    fixture::board(game, viewer, &PLAIN)
}

fn read_in(game: &dyn AnyMatch, line: &str, lang: Lang) -> Result<Vec<String>, String> {
    let seat = game.pending().only().expect("somebody is asked");
    fixture::read(game, seat, line, lang).map_err(|misread| refusal(Words::of(lang), &misread.why))
}

fn read(game: &dyn AnyMatch, line: &str) -> Result<Vec<String>, String> {
    read_in(game, line, Lang::En)
}

/// Every line means these actions.
fn all_mean(game: &dyn AnyMatch, lines: &[&str], actions: &[&str]) {
    for line in lines {
        assert_eq!(
            read(game, line).as_deref(),
            Ok(&actions.iter().map(|&action| action.to_owned()).collect::<Vec<_>>()[..]),
            "{line:?}"
        );
    }
}

/// Every line is answered with a sentence that has this in it.
fn all_are_refused(game: &dyn AnyMatch, lines: &[&str], says: &str) {
    for line in lines {
        let said = read(game, line).expect_err(line);
        assert!(said.contains(says) && !said.contains('\n'), "{line:?}: {said}");
    }
}

#[test]
fn mg_50_everything_is_on_the_table() {
    let game = game(TABLE);
    let expected = "  \
  Bo: 4 HP; library 5, hand 2, discard 1
    Lands: 8 Swamp
   9  Skeleton 1/1
  10  Skeleton 1/1
  11  Slow on White Knight (6) · A target creature loses First Strike.
▸ Ada: 9 HP; library 5, hand 7, discard 3
    Lands: 1 Plains, 2 Plains, 3 Plains, 4 Forest, 5 Forest (tapped)
   6  White Knight 2/2 · under Slow (11)
   7  Soldier 1/1
Your hand (play by number or name; ▸ can be played now):
▸ 1  Lightning Bolt  1G    2 damage to a target creature or player.
▸ 2  Soldier         W     1/1
▸ 3  White Knight    WW    2/2 First Strike
▸ 4  White Knight    WW    2/2 First Strike
▸ 5  Forest                Gives one green mana.
▸ 6  Holy War        1W    All white creatures +1/+1.
▸ 7  Holy Light      1W    All black creatures -1/-1.
Mana tapped and not used: none. Untapped lands give: GWWW.
";
    assert_eq!(board(game.as_ref(), Viewer::Seat(Seat(0))), expected);
    // Without a hand for whoever has none, and never with somebody else's.
    let cut = expected.find("Your hand").expect("a hand");
    let watched = board(game.as_ref(), Viewer::Spectator);
    assert!(!watched.contains("hand ("), "{watched}");
    assert_eq!(watched.lines().count(), expected[..cut].lines().count());
    let other = board(game.as_ref(), Viewer::Seat(Seat(1)));
    assert!(!other.contains("Holy War") && !other.contains("Lightning"), "{other}");
    let all = board(game.as_ref(), Viewer::Referee);
    assert!(all.contains("    Hand: Ghost, Terror\n") && all.contains("2 White Knight"), "{all}");
}

#[test]
fn mg_50_what_enchants_a_creature_and_what_it_is_now() {
    let mut game = game(TABLE);
    act(game.as_mut(), 0, &["play holy-war with gw", "play holy-light with ww"]);
    let shown = board(game.as_ref(), Viewer::Seat(Seat(0)));
    assert!(shown.contains("   6  White Knight 3/3 · under Holy War (12), Slow (11)\n"), "{shown}");
    assert!(!shown.contains("Skeleton"), "both were destroyed at once: {shown}");
    act(game.as_mut(), 0, &["done", "attack 6"]);
    let shown = board(game.as_ref(), Viewer::Seat(Seat(0)));
    assert!(shown.contains("   6  White Knight 3/3 · tapped · attacks · under"), "{shown}");
    assert!(shown.contains("Can attack: 7 Soldier 2/2\n"), "{shown}");
}

#[test]
fn mg_50_after_each_card_and_each_combat_what_happened() {
    let mut game = game(TABLE);
    let bo = Viewer::Seat(Seat(1));
    act(game.as_mut(), 0, &["aim lightning-bolt with gw"]);
    assert_eq!(told(game.as_ref(), 0, bo), [""; 0], "only its owner knows");
    act(game.as_mut(), 0, &["target 9"]);
    assert_eq!(
        told(game.as_ref(), 0, bo),
        [
            "Ada taps Plains (1), Forest (4) for GW.",
            "Ada plays Lightning Bolt on Skeleton (9).",
            "Skeleton (9) takes 2 damage.",
            "Skeleton (9) is destroyed."
        ]
    );
    let before = game.seq();
    act(game.as_mut(), 0, &["done", "attack 6", "attack 7", "done"]);
    assert_eq!(told(game.as_ref(), before, bo), ["White Knight (6) attacks.", "Soldier (7) attacks."]);
    let before = game.seq();
    act(game.as_mut(), 1, &["defend 10"]);
    assert_eq!(
        told(game.as_ref(), before, bo),
        [
            "Skeleton (10) defends against White Knight (6).",
            "White Knight (6) 2/2 and Skeleton (10) 1/1 fight. Skeleton (10) is destroyed.",
            "Soldier (7) 1/1 hits Bo for 1, who has 3 HP now.",
        ]
    );
    let before = game.seq();
    act(game.as_mut(), 0, &["tap 2", "done"]);
    assert_eq!(
        told(game.as_ref(), before, bo),
        [
            "Ada taps Plains (2) for W.",
            "Ada loses unused mana: W.",
            "End of Round 7",
            "Turn 8: Bo.",
            "Bo draws Swamp.",
        ]
    );
}

#[test]
fn mg_50_first_strike_trample_and_what_falls_with_a_creature_are_told() {
    let mut game = game(
        "phase combat; 1 play: White Knight, Angry Bear, Rage on 1; 2 play: 2 Ghost, Vampire; \
         1 library: Plains; 2 library: Swamp",
    );
    act(game.as_mut(), 0, &["attack 1", "attack 2", "done"]);
    act(game.as_mut(), 1, &["defend 4", "defend 6"]);
    let told = told(game.as_ref(), 4, Viewer::Spectator);
    assert_eq!(
        told,
        [
            "Vampire (6) defends against Angry Bear (2).",
            "White Knight (1) 2/2 and Ghost (4) 2/1 fight; White Knight (1) strikes first. \
             Ghost (4) is destroyed. 1 damage tramples through; Bo has 14 HP.",
            "Angry Bear (2) 3/2 and Vampire (6) 6/3 fight. Both are destroyed.",
        ]
    );
}

#[test]
fn mg_50_the_winner_is_told_with_the_hp_left() {
    let mut game = game(TABLE.replace("2 hp 4", "2 hp 2").as_str());
    act(game.as_mut(), 0, &["aim lightning-bolt with gw", "target player-2"]);
    assert_eq!(result(game.as_ref()), "Ada wins with 9 HP left. A player's HP fell to 0 or less.");
}

#[test]
fn mg_50_the_table_is_due_when_a_turn_begins() {
    let mut game = game(TABLE);
    let seat = Viewer::Seat(Seat(0));
    act(game.as_mut(), 0, &["play soldier with w"]);
    let glance = UI.glance(0, context(game.as_ref(), seat, &PLAIN)).expect("a glance");
    assert!(
        glance.starts_with("Your hand (play by number or name; ▸ can be played now):\n▸ 1  Lightning Bolt"),
        "{glance}"
    );
    act(game.as_mut(), 0, &["done", "done", "done"]);
    assert_eq!(UI.glance(1, context(game.as_ref(), Viewer::Seat(Seat(1)), &PLAIN)), None);
}

#[test]
fn mg_51_cards_are_played_by_number_name_and_beginning() {
    let game = game(TABLE);
    let game = game.as_ref();
    all_mean(
        game,
        &["2", "play 2", " PLAY  Soldier ", "sol", "play s", "play soldier with w", "cast soldier"],
        &["play soldier with w"],
    );
    all_mean(game, &["white", "knight", "play white-knight", "3", "۴"], &["play white-knight with ww"]);
    all_mean(game, &["forest", "for", "5"], &["play forest"]);
    all_are_refused(game, &["holy", "play h"], "could be Holy War, Holy Light: type more");
    all_are_refused(game, &["terror", "play terror 9"], "You do not have Terror in your hand");
    all_are_refused(game, &["play black knight on 3"], "You do not have Black Knight");
    all_are_refused(game, &["8", "play 0", "play 99999999999999999999999"], "in your hand; it has 7");
    all_are_refused(game, &["play dragon"], "There is no card “dragon”");
    all_are_refused(game, &["dragon", "hello world", "\u{1b}[31m"], "“help” tells");
    all_are_refused(game, &["", "   ", "play", "tap", "attack"], "That is no action");
    // What cannot be is for the rules to say.
    all_mean(game, &["play soldier with b"], &["play soldier with b"]);
    all_are_refused(game, &["play soldier with money"], "“money” is no mana");
    all_are_refused(game, &["soldier on 9"], "Soldier asks for no target");
}

#[test]
fn mg_51_a_target_may_stand_on_the_same_line() {
    let mut game = game(TABLE);
    let bolt = "aim lightning-bolt with gw";
    for (lines, target) in [
        (&["bolt 9", "play bolt on 9", "1 on 9", "1 9", "lightning bolt at 9"][..], "target 9"),
        (&["bolt on player 2", "bolt player-2", "bolt opponent", "play bolt on p2"][..], "target player-2"),
        (&["bolt me", "bolt on player 1"][..], "target player-1"),
        (&["bolt soldier", "bolt on sold"][..], "target 7"),
    ] {
        all_mean(game.as_ref(), lines, &[bolt, target]);
    }
    all_are_refused(game.as_ref(), &["bolt skeleton"], "could be Skeleton (9), Skeleton (10)");
    all_are_refused(
        game.as_ref(),
        &["bolt on vampire", "bolt on nobody"],
        "in play that could be meant here",
    );
    all_are_refused(game.as_ref(), &["bolt on 300", "bolt on 0"], "No card in play has the number");
    all_mean(game.as_ref(), &["bolt", "1"], &[bolt]);
    act(game.as_mut(), 0, &[bolt]);
    all_mean(game.as_ref(), &["9", "target 9"], &["target 9"]);
    all_mean(game.as_ref(), &["opponent", "player 2", "target opponent"], &["target player-2"]);
    all_mean(game.as_ref(), &["cancel"], &["cancel"]);
    let shown = question(game.as_ref());
    assert!(shown.contains("name a creature or a player as the target of Lightning Bolt"), "{shown}");
    let shown = board(game.as_ref(), Viewer::Seat(Seat(0)));
    assert!(shown.contains("10 Skeleton 1/1 of Bo, opponent, me\n"), "{shown}");
}

#[test]
fn mg_51_a_card_comes_back_from_the_own_discard_by_name() {
    let mut game = game(
        "1 hand: Reanimate; 1 play: Swamp; 1 discard: Ghost, Skeleton, Ghost, Terror; \
         1 library: Swamp; 2 library: Swamp; 2 discard: Vampire",
    );
    all_mean(
        game.as_ref(),
        &["reanimate ghost", "1 gho", "play reanimate on ghost"],
        &["aim reanimate with b", "target ghost"],
    );
    all_are_refused(game.as_ref(), &["reanimate vampire", "reanimate terror"], "in your discard");
    act(game.as_mut(), 0, &["aim reanimate with b"]);
    let shown = board(game.as_ref(), Viewer::Seat(Seat(0)));
    assert!(shown.contains("Can be the target: 2 Ghost, Skeleton\n"), "{shown}");
}

#[test]
fn mg_51_lands_attackers_and_defenders_one_or_several() {
    let mut game = game(TABLE);
    all_mean(
        game.as_ref(),
        &["tap 1 4", "tap 1, 4", "tap 1 and 4", "tap ۱ ۴", "TAP plains, forest"],
        &["tap 1", "tap 4"],
    );
    all_mean(game.as_ref(), &["tap all"], &["tap 1", "tap 2", "tap 3", "tap 4"]);
    all_are_refused(game.as_ref(), &["tap swamp"], "No card “swamp” is in play");
    act(game.as_mut(), 0, &["done"]);
    all_mean(
        game.as_ref(),
        &["attack 6 7", "6 7", "all", "attack all", "knight, soldier"],
        &["attack 6", "attack 7"],
    );
    all_mean(game.as_ref(), &["attack soldier", "7"], &["attack 7"]);
    act(game.as_mut(), 0, &["attack 6", "attack 7"]);
    all_are_refused(game.as_ref(), &["all", "attack all"], "No untapped creature is left");
    act(game.as_mut(), 0, &["done"]);
    all_mean(game.as_ref(), &["9", "defend 9", "block 9"], &["defend 9"]);
    all_mean(game.as_ref(), &["none"], &["none"]);
    all_mean(game.as_ref(), &["9 none", "defend 9, none"], &["defend 9", "none"]);
    all_are_refused(game.as_ref(), &["skeleton"], "could be Skeleton (9), Skeleton (10)");
    let shown = question(game.as_ref());
    assert!(shown.starts_with("Bo: White Knight (6) 2/2 attacks."), "{shown}");
}

#[test]
fn mg_51_names_of_the_language_are_read() {
    let game = game(TABLE);
    let game = game.as_ref();
    for (line, lang) in
        [("asker", Lang::Tr), ("سرباز", Lang::Fa), ("play سرباز", Lang::Fa), ("soldier", Lang::Fa)]
    {
        assert_eq!(read_in(game, line, lang), Ok(vec!["play soldier with w".to_owned()]), "{line}");
    }
    for (line, lang) in [
        ("yıldırım rakip", Lang::Tr),
        ("آذرخش حریف", Lang::Fa),
        ("آذرخش بازیکن ۲", Lang::Fa),
        ("YILDIRIM 2. oyuncu", Lang::Tr),
    ] {
        let actions = ["aim lightning-bolt with gw", "target player-2"].map(str::to_owned);
        assert_eq!(read_in(game, line, lang), Ok(actions.to_vec()), "{line}");
    }
    assert_eq!(
        read_in(game, "kutsal", Lang::Tr),
        Err("“kutsal” şunlardan biri olabilir: Kutsal Savaş, Kutsal Işık. Adın devamını ya da bir numara yaz.".to_owned())
    );
}

#[test]
fn what_is_offered_can_be_typed() {
    let mut game = game(TABLE);
    for round in 0..40 {
        let Some(seat) = game.pending().only() else { break };
        let legal = game.legal(seat);
        for action in &legal {
            let typed = fixture::typed(game.as_ref(), action);
            assert_eq!(read(game.as_ref(), &typed), Ok(vec![action.to_string()]), "{typed}");
        }
        act(game.as_mut(), seat.0, &[&legal[round * 7 % legal.len()].to_string()]);
    }
}

#[test]
fn cards_discards_and_decks_are_told_when_asked_for() {
    let game = game(TABLE);
    let answer = |word: &str, rest: &str| {
        let viewer = Viewer::Seat(Seat(0));
        UI.answer(word, rest, context(game.as_ref(), viewer, &PLAIN)).expect("an answer")
    };
    assert_eq!(answer("card", "vamp"), "Vampire: Creature, black, costs 3B\n  6/3\n");
    assert_eq!(
        answer("card", "Restrain"),
        "Restrain: Enchantment, red, costs 2R\n  All green creatures lose Trample.\n"
    );
    assert!(answer("card", "").starts_with("Type a card after it"));
    assert!(answer("card", "knight").contains("White Knight, Black Knight"));
    assert!(answer("card", "x\u{1b}").contains("“x\u{fffd}”"));
    assert_eq!(
        answer("discard", ""),
        "The discard of Ada, the latest last:\n    Soldier, Angry Bear, Flood\n\
         The discard of Bo, the latest last:\n    Ghost\n"
    );
    // Library and hand together: which of them is in hand stays hidden.
    assert!(answer("decks", "").ends_with("of Bo:\n    Ghost, 5 Swamp, Terror\n"));
    assert!(answer("hand", "").starts_with("Your hand"));
    assert_eq!(answer("table", ""), board(game.as_ref(), Viewer::Seat(Seat(0))));
}

#[test]
fn plain_letters_where_they_are_asked_for() {
    let game = game(TABLE);
    let look = Look { ascii: true, ..PLAIN };
    let shown = fixture::board(game.as_ref(), Viewer::Seat(Seat(0)), &look);
    assert!(shown.is_ascii(), "{shown}");
    assert!(shown.contains("> Ada:") && shown.contains("* 2  Soldier"), "{shown}");
}

/// Pieces that lines of Magic are made of, and some that they are not.
const PIECES: [&str; 40] = [
    "play",
    "cast",
    "aim",
    "tap",
    "attack",
    "defend",
    "block",
    "target",
    "none",
    "done",
    "cancel",
    "all",
    "on",
    "with",
    "and",
    "bolt",
    "soldier",
    "white",
    "knight",
    "holy",
    "9",
    "10",
    "0",
    "7",
    "300",
    "۱۲",
    "me",
    "opponent",
    "player",
    "2",
    "ww",
    ",",
    "،",
    "سرباز",
    "آذرخش",
    "asker",
    "İ",
    "\u{1b}[2J",
    "\u{202e}",
    "\u{0}",
];

fn lines() -> impl Strategy<Value = String> {
    let pieces = proptest::collection::vec(proptest::sample::select(&PIECES[..]), 0..7);
    prop_oneof![1 => any::<String>(), 4 => pieces.prop_map(|pieces| pieces.join(" "))]
}

/// Moments in which different things are asked for.
fn moments() -> Vec<Box<dyn AnyMatch>> {
    let steps: [&[(u8, &str)]; 4] = [
        &[],
        &[(0, "aim lightning-bolt with gw")],
        &[(0, "done")],
        &[(0, "done"), (0, "attack 6"), (0, "attack 7"), (0, "done")],
    ];
    let mut moments = Vec::new();
    for steps in steps {
        let mut game = game(TABLE);
        steps.iter().for_each(|(seat, action)| act(game.as_mut(), *seat, &[action]));
        moments.push(game);
    }
    moments
}

proptest! {
    #[test]
    fn mg_52_any_line_is_actions_or_one_sentence(line in lines(), lang in proptest::sample::select(&Lang::ALL[..])) {
        let words = Words::of(lang);
        for mut game in moments() {
            let seat = game.pending().only().expect("somebody is asked");
            let why = match UI.read(game.as_ref(), seat, &line, words) {
                Ok(actions) => {
                    prop_assert!(!actions.is_empty());
                    let refused = actions.iter().find_map(|action| game.act(game.at(), seat, action).err());
                    match refused {
                        // In the middle of a line the other player may be asked.
                        None => continue,
                        Some(why) => why,
                    }
                }
                Err(misread) => misread.why,
            };
            prop_assert!(words.has(&format!("refusal-{}-{}", why.scope, why.code)), "{why:?}");
            let said = refusal(words, &why);
            prop_assert!(!said.is_empty() && !said.contains(char::is_control), "{said:?}");
            prop_assert!(said.chars().count() < 300, "{said}");
        }
    }
}

/// MG-60 to MG-63: abilities are named, the window is asked, what waits is on show, and what came
/// of it is told.
#[test]
fn mg_60_to_63_the_words_beyond_the_sheet_in_lines() {
    let start = "phase combat; 1 hand: Sudden Flame, Soldier; 1 play: Gale Hawk, Watchful Lion, Mountain; \
        2 hand: Cleansing Light; 2 play: Web Weaver, Guard, 2 Plains, Holy War; 2 library: Ghost; 1 library: Ghost";
    let config = json!({ "start": start, "sickness": true });
    let mut game = fixture::begin(GAME, config, 2);
    let shown = board(game.as_ref(), Viewer::Seat(Seat(0)));
    for part in [
        "Creatures do not attack in the turn in which they come.",
        "Gale Hawk 2/1 · Flying",
        "Vigilance",
        "Reach",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    act(game.as_mut(), 0, &["attack 1", "done"]);
    // Only who reaches can defend, and is meant by a name.
    let shown = board(game.as_ref(), Viewer::Seat(Seat(1)));
    assert!(
        shown.contains("Can defend: 4 Web Weaver")
            && !shown.contains("Can defend: 4 Web Weaver 2/4 Reach, 5"),
        "{shown}"
    );
    act(game.as_mut(), 1, &["defend 4"]);
    assert_eq!(question(game.as_ref()), "Ada, before the fight: play an instant, or type “pass”.");
    all_mean(game.as_ref(), &["pass", "PASS"], &["pass"]);
    all_mean(
        game.as_ref(),
        &["sudden on 4", "play sudden flame on web weaver"],
        &["aim sudden-flame with r", "target 4"],
    );
    let before = game.seq();
    act(game.as_mut(), 0, &["aim sudden-flame with r", "target 4"]);
    let shown = board(game.as_ref(), Viewer::Seat(Seat(1)));
    assert!(shown.contains("Waiting, the last first: Sudden Flame on Web Weaver (4)"), "{shown}");
    act(game.as_mut(), 1, &["pass"]);
    act(game.as_mut(), 0, &["pass"]);
    let told = told(game.as_ref(), before, Viewer::Spectator);
    assert_eq!(
        told,
        [
            "Ada taps Mountain (3) for R.",
            "Ada plays Sudden Flame on Web Weaver (4).",
            "Bo passes.",
            "Ada passes.",
            "Sudden Flame of Ada takes effect.",
            "Web Weaver (4) takes 2 damage.",
            "Gale Hawk (1) 2/1 and Web Weaver (4) 2/2 fight. Both are destroyed.",
        ]
    );
}

/// The end of "Beyond the sheet": what is left of a deck of one's own is listed to its player alone.
#[test]
fn a_deck_of_ones_own_is_not_listed_to_the_other() {
    let config = json!({ "deck2": "9 Swamp; 5 Ghost" });
    let game = fixture::begin("magic", config, 2);
    let decks =
        |seat| UI.answer("decks", "", context(game.as_ref(), Viewer::Seat(seat), &PLAIN)).expect("an answer");
    assert!(
        decks(Seat(0))
            .ends_with("of Bo:\n    A deck of its player’s own: what is left of it is not listed.\n")
    );
    assert!(decks(Seat(1)).ends_with("of Bo:\n    5 Ghost, 9 Swamp\n"), "{}", decks(Seat(1)));
}
