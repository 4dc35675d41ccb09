//! The language is written as it is read, and says which word it does not know.

use std::collections::BTreeSet;

use duel::language::{UNUSED, named, names, read};

fn written(lines: &[&str]) -> Vec<String> {
    read(lines.iter().copied()).unwrap_or_else(|fault| panic!("{lines:?}: {fault}")).lines()
}

#[test]
fn every_effect_of_the_76_cards_is_written_as_it_is_read() {
    let mut effects = 0;
    for card in duel::standard() {
        let lines = card.effect.lines();
        let again = read(lines.iter().map(String::as_str)).expect("an effect");
        assert_eq!(again, card.effect, "{}", card.name);
        effects += usize::from(!card.effect.is_none());
    }
    assert_eq!(effects, 52);
}

#[test]
fn parts_that_the_cards_do_not_use_are_read_too() {
    for lines in [
        &[
            "ignite",
            "if at least 2 face-up normal dark warrior monsters of own",
            "do gain 500",
            "do lose 300",
        ][..],
        &["reply summon special", "pay lp 500", "do destroy it"],
        &["when buried", "may", "once per turn", "do draw 1"],
        &["while this +300 atk per cards of own in hand"],
        &["while water monsters of opponent level at most 4 -100 def"],
        &["activate", "choose 2 cards of opponent in hand or field", "do return chosen to hand"],
    ] {
        assert_eq!(written(lines), lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>());
    }
}

#[test]
fn the_word_at_fault_is_named() {
    for (lines, line, word) in [
        (&["dance"][..], 1, Some("dance")),
        (&["do draw 1"], 1, Some("do")),
        (&["activate", "do draw"], 2, None),
        (&["activate", "do draw two"], 2, Some("two")),
        (&["activate", "do draw 1 now"], 2, Some("now")),
        (&["activate", "choose 0 monsters"], 2, Some("0")),
        (&["activate", "choose 2-1 monsters"], 2, Some("2-1")),
        (&["activate", "choose 1 purple monsters"], 2, Some("purple")),
        (&["activate", "choose 1 monsters", "choose 1 monsters"], 3, Some("choose")),
        (&["when hungry"], 1, Some("hungry")),
        (&["while monsters atk at least 100 +100 atk"], 1, Some("atk")),
        (&["while this +100 atk per monsters atk at most 9"], 1, Some("atk")),
        (&["while wearer +many atk"], 1, Some("+many")),
        (&["reply opponent anytime"], 1, Some("anytime")),
        (&["reply summon"], 1, None),
        (&["tributes 300"], 1, Some("300")),
        (&["activate", ""], 2, None),
        (&["while monsters level above 4 cannot attack"], 1, Some("above")),
        // More than there is room for.
        (&["activate", "choose 1-6 monsters"], 2, Some("1-6")),
        (&["activate", "pay discard 4"], 2, Some("4")),
        (&["tributes 4"], 1, Some("4")),
        (&["reply anytime", "pay lp multiple of 10"], 2, Some("10")),
        (&["activate"; 9], 9, Some("activate")),
        (&NINE_ACTS, 10, Some("do")),
    ] {
        let fault = read(lines.iter().copied()).expect_err("a fault");
        assert_eq!((fault.line, fault.word.as_deref()), (line, word), "{lines:?}: {fault}");
    }
}

/// One more than an ability may do.
const NINE_ACTS: [&str; 10] = {
    let mut lines = ["do draw 1"; 10];
    lines[0] = "activate";
    lines
};

proptest::proptest! {
    /// Whatever words come, reading gives an effect or names a word, and what it gives is read again.
    #[test]
    fn any_words_harm_nothing(lines in proptest::collection::vec(words(), 0..6)) {
        if let Ok(effect) = read(lines.iter().map(String::as_str)) {
            let lines = effect.lines();
            let again = read(lines.iter().map(String::as_str));
            proptest::prop_assert_eq!(again.as_ref(), Ok(&effect));
        }
    }
}

/// Lines of words that the language knows, in any order.
fn words() -> impl proptest::strategy::Strategy<Value = String> {
    let known = [
        "activate",
        "reply",
        "anytime",
        "opponent",
        "attack",
        "summon",
        "normal",
        "flip",
        "special",
        "when",
        "while",
        "destroyed",
        "by",
        "battle",
        "ignite",
        "may",
        "once",
        "per",
        "turn",
        "pay",
        "discard",
        "lp",
        "2",
        "1",
        "choose",
        "monsters",
        "of",
        "own",
        "in",
        "graveyard",
        "hand",
        "do",
        "destroy",
        "chosen",
        "all",
        "it",
        "draw",
        "gain",
        "level",
        "at",
        "least",
        "most",
        "atk",
        "+200",
        "-100",
        "def",
        "wearer",
        "cannot",
        "dark",
        "warrior",
        "or",
        "spells",
        "traps",
    ];
    use proptest::strategy::Strategy as _;
    proptest::collection::vec(proptest::sample::select(known.to_vec()), 0..9)
        .prop_map(|words| words.join(" "))
}

#[test]
fn every_line_of_the_cards_has_its_names_and_every_name_is_of_a_line() {
    let all: BTreeSet<&str> = names().collect();
    assert_eq!(all.len(), names().count(), "no name is there twice");
    let mut used = BTreeSet::new();
    for line in duel::standard().iter().flat_map(|card| card.effect.lines()) {
        let names = named(&line);
        assert!(!names.is_empty(), "{line}");
        used.extend(names);
    }
    used.extend(UNUSED.iter().flat_map(|line| named(line)));
    assert_eq!(used, all, "these are all parts of the language");
}

#[test]
fn a_line_is_named_by_its_parts() {
    assert_eq!(named("reply summoning or spell"), ["reply", "reply-summoning", "reply-spell"]);
    assert_eq!(named("when summoned with 3 tributes"), ["when", "when-summoned-with"]);
    assert_eq!(named("once per turn"), ["once-per-turn"]);
    assert_eq!(named("else destroy this"), ["else", "do-destroy"]);
    assert_eq!(named("do dance"), [""; 0]);
    assert_eq!(named(""), [""; 0]);
}
