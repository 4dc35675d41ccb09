//! Cards that people make: whether they make sense, and what they are worth.

use duel::{Card, fair_price, nonsense, read_cards, standard};

fn card(kind: &str, effect: &[&str]) -> Card {
    let rest = match kind {
        "monster" => {
            r#""kind":"monster","level":4,"attribute":"DARK","type":"Fiend","atk":1500,"def":1200"#.to_owned()
        }
        _ => {
            let (kind, property) = kind.split_once(' ').expect("a kind and a property");
            format!(r#""kind":"{kind}","property":"{property}""#)
        }
    };
    let lines: Vec<String> = effect.iter().map(|line| format!("{line:?}")).collect();
    let text = format!(r#"[{{"name":"Own",{rest},"price":5,"effect":[{}]}}]"#, lines.join(","));
    read_cards("own", &text).unwrap_or_else(|fault| panic!("{fault}")).remove(0)
}

fn codes(kind: &str, effect: &[&str]) -> Vec<&'static str> {
    nonsense(&card(kind, effect)).into_iter().map(duel::Nonsense::code).collect()
}

#[test]
fn all_standard_cards_make_sense() {
    for card in standard() {
        assert_eq!(nonsense(card), [], "{}", card.name);
    }
}

#[test]
fn what_makes_no_sense_is_told() {
    let cases: &[(&str, &[&str], &[&str])] = &[
        ("monster", &["activate", "do draw 1"], &["not-for-this-kind"]),
        ("spell Normal", &["ignite", "do draw 1"], &["never-activated", "not-for-this-kind"]),
        ("trap Normal", &["activate", "do draw 1"], &["not-for-this-kind"]),
        ("spell Normal", &["reply anytime", "do draw 1"], &["not-for-this-kind"]),
        ("spell Equip", &["while wearer +100 atk"], &["nobody-wears"]),
        ("spell Normal", &["activate"], &["does-nothing"]),
        ("spell Continuous", &["activate"], &["does-nothing"]),
        ("spell Normal", &["activate", "do destroy chosen"], &["nothing-chosen"]),
        ("spell Normal", &["activate", "choose 1 monsters", "do draw 1"], &["choice-unused"]),
        ("spell Normal", &["activate", "do destroy it"], &["no-such-card-then"]),
        ("trap Normal", &["reply anytime", "do destroy it"], &["no-such-card-then"]),
        ("trap Normal", &["reply anytime", "do negate attack"], &["no-such-card-then"]),
        ("monster", &["when flipped", "do destroy slayer"], &["no-such-card-then"]),
        ("monster", &["when flipped", "do draw 1", "else lose 100"], &["else-never-comes"]),
        ("monster", &["when flipped", "pay discard 1", "do draw 1"], &["cost-unasked"]),
        ("monster", &["tributes 2", "tributes 2 base atk 100"], &["twice"]),
        ("monster", &["summon only by ritual"], &["ritual-mismatch"]),
        ("monster", &["while this +0 atk"], &["does-nothing"]),
        ("trap Continuous", &["reply anytime", "choose 1 monsters", "do bind chosen"], &["binds-nothing"]),
        ("spell Continuous", &["activate", "do stay 2"], &["stays-anyway"]),
        ("spell Normal", &["activate", "do draw 1", "when flipped", "do draw 1"], &["not-for-this-kind"]),
    ];
    for (kind, effect, wanted) in cases {
        assert_eq!(codes(kind, effect), *wanted, "{kind}: {effect:?}");
    }
}

#[test]
fn prices_follow_the_scale_of_the_sheet() {
    // A monster without an effect costs about what the sheet says.
    for card in standard().iter().filter(|card| card.effect.0.is_empty()) {
        let (fair, sheet) = (i64::from(fair_price(card)), i64::from(card.price));
        assert!((fair - sheet).abs() <= 500 + sheet / 5, "{}: {fair} for {sheet}", card.name);
    }
    // Others within reach of it: none is given away, none out of the world.
    for card in standard() {
        let (fair, sheet) = (fair_price(card), card.price);
        assert!(fair >= 100 && fair.is_multiple_of(100), "{}: {fair}", card.name);
        assert!(fair <= sheet * 3 + 4_000, "{}: {fair} for {sheet}", card.name);
    }
}

#[test]
fn what_can_do_more_costs_more() {
    let price = |kind: &str, effect: &[&str]| fair_price(&card(kind, effect));
    let more = |kind: &str, less: &[&str], more: &[&str]| {
        assert!(price(kind, less) < price(kind, more), "{less:?} and {more:?}");
    };
    more("monster", &[], &["while not destroyed by battle"]);
    more("spell Normal", &["activate", "do draw 1"], &["activate", "do draw 2"]);
    more("spell Normal", &["activate", "pay discard 1", "do draw 2"], &["activate", "do draw 2"]);
    more(
        "spell Normal",
        &["activate", "do destroy all monsters"],
        &["activate", "do destroy all monsters of opponent"],
    );
    more("monster", &["ignite", "once per turn", "do draw 1"], &["ignite", "do draw 1"]);
    more(
        "spell Field",
        &["activate", "while fiend monsters +200 atk"],
        &["activate", "while fiend monsters +400 atk"],
    );
    // A strong monster that needs no tribute is dearer than one that does.
    let with = |level: u8| {
        let text = format!(
            r#"[{{"name":"Own","kind":"monster","level":{level},"attribute":"DARK","type":"Fiend","atk":3000,"def":100,"price":5}}]"#
        );
        fair_price(&read_cards("own", &text).expect("a card")[0])
    };
    assert!(with(4) > with(8));
}
