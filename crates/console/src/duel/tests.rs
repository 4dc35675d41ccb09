//! Duel's face.

use meydan_catalogue::duel_said;
use meydan_core::{NewMatch, Seed};
use meydan_words::Lang;
use proptest::prelude::*;
use serde_json::json;

use super::*;

const PLAIN: Look = Look { colour: false, ascii: false, lang: Lang::En, width: Some(80) };

fn game(seed: u64) -> Box<dyn AnyMatch> {
    let new = NewMatch { config: json!({}), seats: 2, seed: Seed::from_number(seed) };
    meydan_catalogue::begin(GAME, new).expect("a game of the hall").expect("it begins")
}

fn who(seat: Seat) -> String {
    ["ace", "bolt"][seat.index()].to_owned()
}

/// What a viewer sees it with.
fn sight(game: &dyn AnyMatch, viewer: Viewer) -> RenderContext<'_> {
    RenderContext { game, viewer, words: Words::of(Lang::En), look: &PLAIN, who: &who }
}

fn act(game: &mut dyn AnyMatch, seat: u8, actions: &[&str]) {
    for action in actions {
        game.act(game.at(), Seat(seat), action).unwrap_or_else(|refused| panic!("{action}: {refused:?}"));
    }
}

fn read_in(game: &dyn AnyMatch, line: &str, lang: Lang) -> Result<Vec<String>, String> {
    let words = Words::of(lang);
    let seat = game.pending().only().expect("somebody is asked");
    DuelLines.read(game, seat, line, words).map_err(|misread| words.refusal(&misread.why))
}

fn read(game: &dyn AnyMatch, line: &str) -> Result<Vec<String>, String> {
    read_in(game, line, Lang::En)
}

fn hand(game: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let view = view_as::<View>(game, Viewer::Seat(seat)).expect("a duel");
    let hand = view.sides[seat.index()].hand.clone().expect("the own hand");
    hand.into_iter().map(|card| view.book.card(card).name.clone()).collect()
}

/// A match in the first main phase whose player holds a monster that can be summoned.
fn with_summon() -> (Box<dyn AnyMatch>, usize, String) {
    for seed in 1..50 {
        let mut game = game(seed);
        act(game.as_mut(), 0, &["next", "next"]);
        let summon = game.legal(Seat(0)).into_iter().find_map(|action| {
            let number = action.strip_prefix("summon ")?.parse::<usize>().ok()?;
            Some(number)
        });
        if let Some(number) = summon {
            let name = hand(game.as_ref(), Seat(0))[number - 1].clone();
            return (game, number, name);
        }
    }
    panic!("nobody can summon");
}

#[test]
fn du_7_6_the_board_of_the_worked_example() {
    let mut game = game(1);
    act(game.as_mut(), 0, &["next", "next"]);
    let view = view_as::<View>(game.as_ref(), Viewer::Seat(Seat(0))).expect("a duel");
    // The example has decks of 40 cards; ours has 45.
    let expected = "bolt:8000
\tc\tc\tc\tc\tc
40
\tE\tE\tE\tE\tE
\tE\tE\tE\tE\tE
0\t\t\t\t\t\tE
--------------------------
E\t\t\t\t\t\t0
\tE\tE\tE\tE\tE
\tE\tE\tE\tE\tE
\t\t\t\t\t\t39
\tc\tc\tc\tc\tc\tc
ace:8000";
    assert_eq!(table::board(&view, &who).join("\n"), expected);
    let shown = DuelLines.board(&sight(game.as_ref(), Viewer::Seat(Seat(0))));
    assert!(shown.starts_with(expected), "{shown}");
    for name in hand(game.as_ref(), Seat(0)) {
        assert!(shown.to_lowercase().contains(&name.to_lowercase()), "{name}: {shown}");
    }
    let watched = DuelLines.board(&sight(game.as_ref(), Viewer::Spectator));
    assert!(!watched.contains("Your hand"), "{watched}");
}

#[test]
fn cards_are_typed_by_place_or_name_in_any_case_and_language() {
    let (game, number, name) = with_summon();
    let same = hand(game.as_ref(), Seat(0)).iter().position(|other| *other == name).expect("it is there");
    let action = format!("summon {}", same + 1);
    assert_eq!(read(game.as_ref(), &format!("SUMMON  {number}")), Ok(vec![format!("summon {number}")]));
    for line in [format!("summon {name}"), format!("Summon {}", name.to_uppercase())] {
        assert_eq!(read(game.as_ref(), &line), Ok(vec![action.clone()]), "{line}");
    }
    for lang in [Lang::Fa, Lang::Tr] {
        let view = view_as::<View>(game.as_ref(), Viewer::Seat(Seat(0))).expect("a duel");
        let index = view.book.index(&name).expect("a card");
        let own = duel_said::card_name(view.book.card(index), Words::of(lang));
        assert_eq!(read_in(game.as_ref(), &format!("summon {own}"), lang), Ok(vec![action.clone()]), "{own}");
    }
    for line in ["summon nobody", "summon", "fly 3", "attack nobody on nobody", ""] {
        assert!(read(game.as_ref(), line).is_err(), "{line}");
    }
}

#[test]
fn a_summon_and_an_attack_are_told_by_name() {
    let (mut game, number, name) = with_summon();
    let before = game.seq();
    act(game.as_mut(), 0, &[&format!("summon {number}")]);
    let at = game.events_since(Some(before), Viewer::Spectator);
    let words = Words::of(Lang::En);
    let told: Vec<String> = at
        .iter()
        .flat_map(|at| DuelLines.told(&at.events, &sight(game.as_ref(), Viewer::Spectator)))
        .collect();
    assert!(told.iter().any(|line| line.contains("ace summons") && line.contains(&name)), "{told:?}");
    let asked = DuelLines.turn(game.as_ref(), "ace".to_owned(), words);
    assert!(asked.starts_with("ace: "), "{asked}");
}

#[test]
fn graveyards_and_cards_are_told_on_demand() {
    let game = game(1);
    let answer =
        |word: &str, rest: &str| DuelLines.answer(word, rest, &sight(game.as_ref(), Viewer::Seat(Seat(0))));
    let text = answer("card", "mirror f").expect("a word of Duel's");
    assert!(text.starts_with("Mirror Force (Trap, Normal)\n"), "{text}");
    assert!(answer("card", "no such card").expect("a word of Duel's").contains("no such card"));
    assert!(answer("graveyard", "").expect("a word of Duel's").contains("Graveyard of ace"));
    assert!(answer("hand", "").expect("a word of Duel's").contains("Your hand:"));
}

proptest! {
    #[test]
    fn nonsense_is_refused_or_is_an_action(
        verb in "(summon|set|flip|turn|attack|activate|use|choose|name|swap|amount|)",
        rest in ".{0,60}",
    ) {
        let (game, ..) = with_summon();
        if let Ok(actions) = read(game.as_ref(), &format!("{verb} {rest}")) {
            for action in actions {
                prop_assert!(action.parse::<::duel::Action>().is_ok(), "{action}");
            }
        }
    }
}
