//! The 76 cards, and card files that are wrong.

use duel::{Attribute, Card, Kind, Property, Race, read_cards, standard, write_cards};

fn card(name: &str) -> &'static Card {
    standard().iter().find(|card| card.name == name).unwrap_or_else(|| panic!("{name}"))
}

#[test]
fn there_are_76_cards_with_names_of_their_own() {
    let mut names: Vec<&str> = standard().iter().map(|card| card.name.as_str()).collect();
    let mut codes: Vec<String> = standard().iter().map(Card::code).collect();
    for list in [names.len(), codes.len()] {
        assert_eq!(list, 76);
    }
    names.sort_unstable();
    names.dedup();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!((names.len(), codes.len()), (76, 76));
    let count = |fits: fn(&Kind) -> bool| standard().iter().filter(|card| fits(&card.kind)).count();
    assert_eq!(count(|kind| matches!(kind, Kind::Monster(_))), 41);
    assert_eq!(count(|kind| matches!(kind, Kind::Trap(_))), 12);
    assert_eq!(count(|kind| matches!(kind, Kind::Spell(_))), 23);
}

#[test]
fn facts_of_some_cards() {
    let Kind::Monster(dragon) = &card("Blue-Eyes white dragon").kind else { panic!("a monster") };
    assert_eq!((dragon.level, dragon.atk, dragon.def), (8, 3000, 2500));
    assert_eq!((dragon.attribute, dragon.race, dragon.ritual), (Attribute::Light, Race::Dragon, false));
    let Kind::Monster(turtle) = &card("Crab Turtle").kind else { panic!("a monster") };
    assert!(turtle.ritual);
    assert_eq!(card("Solemn Warning").kind, Kind::Trap(Property::Counter));
    assert_eq!(card("Magnum Shield").kind, Kind::Spell(Property::Equip));
    assert_eq!(card("Gate Guardian").price, 20_000);
    assert_eq!(card("Vanity's Emptiness").code(), "vanitys-emptiness");
    assert_eq!(card("Terratiger, the Empowered Warrior").code(), "terratiger-the-empowered-warrior");
}

#[test]
fn what_is_written_is_read_again() {
    let text = write_cards(standard());
    assert_eq!(read_cards("again", &text).expect("cards"), standard());
}

#[test]
fn a_faulty_file_names_the_file_the_card_and_the_word() {
    let one = |member: &str| {
        format!(
            r#"[{{"name":"Imp","kind":"monster","level":4,"attribute":"DARK","type":"Fiend","atk":1,"def":2,"price":5{member}}}]"#
        )
    };
    read_cards("mine.json", &one("")).expect("a card");
    for (text, told) in [
        ("[{".to_owned(), "mine.json: EOF while parsing an object at line 1 column 2"),
        (one(r#","colour":1"#), "mine.json: unknown field `colour`"),
        (one("").replace("DARK", "PURPLE"), "mine.json: Imp: “attribute”"),
        (one("").replace("\"level\":4", "\"level\":13"), "mine.json: Imp: “level”"),
        (one("").replace("monster", "goblin"), "mine.json: Imp: “kind”"),
        (one("").replace("\"price\":5", "\"price\":0"), "mine.json: Imp: “price”"),
        (one("").replace("Imp", " Imp"), "mine.json:  Imp: “name”"),
        (
            one(r#","effect":["when destroyed by battle","do dance"]"#),
            "mine.json: Imp: effect, line 2: “dance”",
        ),
        (
            r#"[{"name":"Pot","kind":"spell","property":"Counter","price":5}]"#.to_owned(),
            "mine.json: Pot: “property”",
        ),
        (
            r#"[{"name":"Pot","kind":"spell","property":"Normal","level":3,"price":5}]"#.to_owned(),
            "mine.json: Pot: “level”",
        ),
        (
            format!("[{0},{0}]", r#"{"name":"Pot","kind":"spell","property":"Normal","price":5}"#),
            "mine.json: Pot is there twice",
        ),
    ] {
        let fault = read_cards("mine.json", &text).expect_err("a fault").to_string();
        assert!(fault.starts_with(told), "{fault}\nexpected: {told}");
    }
}
