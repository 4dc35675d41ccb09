//! Duel at the table: two fields, hands that the other must not see, and questions
//! of every kind.

use std::path::PathBuf;

use crossterm::event::KeyCode;
use duel::{Phase, Question, View};
use meydan_catalogue::Table;
use meydan_core::{AnyMatch, Choice, NewMatch, Place, Seat, Seed, Viewer};
use meydan_testkit::golden;
use meydan_words::{Lang, Words};
use serde_json::{Value, json};

use super::points::beside;
use super::{Bench, computer, person, table_of};
use crate::draw::{Target, targets};
use crate::event::Event;
use crate::{Settings, Start};

/// Cards that ask for everything that can be asked for.
const ASKING: &str =
    "3 Mind Crush\n3 Terraforming\n3 Advanced Ritual Art\n3 Crab Turtle\n3 Beast King Barbaros
3 Wall of Revealing Light\n3 Twin Twisters\n3 Monster Reborn\n3 Battle OX\n3 Dark Blade\n3 Suijin\n3 Trap Hole
3 Yami\n3 Herald of Creation\n3 Wattaildragon\n3 Texchanger\n2 Forest\n2 Umiiruka
2 Leotron\n2 Bitron\nside\n1 Leotron\n1 Haniwa\n1 Raigeki";

const ADA: Seat = Seat::FIRST;

fn place(name: &str) -> Target {
    Target::Place(Place::new(name))
}

fn seen(game: &dyn AnyMatch) -> View {
    game.view(Viewer::Seat(ADA)).of::<duel::Duel>().expect("a duel").clone()
}

/// Plays at random until Ada sees what is wanted.
fn played_until(config: &Value, wanted: impl Fn(&View) -> bool) -> Box<dyn AnyMatch> {
    for seed in 1..200 {
        let new = NewMatch { config: config.clone(), seats: 2, seed: Seed::from_number(seed), clock: None };
        let mut game = meydan_catalogue::begin("duel", new).expect("a game of the hall").expect("it begins");
        let mut rng = Seed::from_number(seed).rng();
        for _ in 0..600 {
            let Some(seat) = game.pending().only() else { break };
            let view = seen(game.as_ref());
            if seat == ADA && game.forced().is_none() && wanted(&view) {
                return game;
            }
            let mut legal = game.legal(seat);
            legal
                .retain(|action| *action != *"surrender" || view.rounds > 1 && seat != ADA && is_late(&view));
            let action = &legal[rng.range(legal.len() as u32) as usize];
            game.act(game.at(), seat, action).expect("it was offered");
        }
    }
    panic!("it never came about");
}

/// Rounds are given up only after a while: there should be something on the table.
fn is_late(view: &View) -> bool {
    view.count > 12
}

fn asked(wanted: Question) -> Box<dyn AnyMatch> {
    let config = json!({ "rounds": "3", "deck1": ASKING, "deck2": ASKING });
    let idle = |view: &View| matches!(view.phase, Phase::Draw | Phase::Standby) && wanted == Question::Phase;
    played_until(&config, |view| view.asked.what == wanted && !idle(view))
}

/// Issue 16, point 21: nobody is asked for what can only be gone on from; it is told.
#[test]
fn point_21_draw_and_standby_go_on_by_themselves_and_are_told() {
    let new = NewMatch { config: Value::Null, seats: 2, seed: Seed::from_number(3), clock: None };
    let game = meydan_catalogue::begin("duel", new).expect("a game of the hall").expect("it begins");
    assert_eq!(seen(game.as_ref()).phase, Phase::Draw);
    let bench = bench(game, Settings::default());
    let game = bench.at_table().table.game();
    let done: Vec<String> = game.entries_since(0).iter().map(|entry| format!("{:?}", entry.step)).collect();
    assert!(done.len() == 2 && done.iter().all(|step| step.contains("\"next\"")), "{done:?}");
    assert_eq!(seen(game).phase, Phase::Main1);
    let screen = bench.screen();
    assert!(screen.contains("Ada draws"), "{screen}");
}

/// Monsters, spells and traps on both sides, some of them face-down; Ada may do something.
fn amid() -> Box<dyn AnyMatch> {
    played_until(&json!({}), |view| {
        let [own, other] = &view.sides;
        let monsters = |side: &duel::SideView| side.monsters.iter().flatten().count() >= 2;
        let spells = |side: &duel::SideView| side.spells.iter().flatten().count() >= 2;
        let hidden = other.monsters.iter().flatten().any(|lying| !lying.face_up);
        let hand = own.in_hand >= 4;
        let main = view.phase == Phase::Main1 && view.asked.what == Question::Phase;
        main && monsters(own) && monsters(other) && spells(own) && spells(other) && hidden && hand
    })
}

fn bench(game: Box<dyn AnyMatch>, settings: Settings) -> Bench {
    Bench::new(Start::Table(Table::new(game, vec![person("Ada"), computer()])), settings)
}

fn check(name: &str, bench: &Bench) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    golden(&folder.join(format!("duel-{name}.txt")), &bench.screen());
}

fn card(index: Option<duel::Index>, view: &View, lang: Lang) -> String {
    let card = view.book.card(index.expect("a card that is known"));
    meydan_telling::duel::card_name(card, Words::of(lang))
}

#[test]
fn both_fields_life_points_piles_and_the_own_hand_are_on_show() {
    let game = amid();
    let view = seen(game.as_ref());
    let bench = bench(game, Settings::default());
    let screen = bench.screen();
    for side in &view.sides {
        assert!(screen.contains(&format!("{} LP", side.life)), "{screen}");
        assert!(
            screen.contains(&format!("Deck {} · Graveyard {}", side.deck, side.graveyard.len())),
            "{screen}"
        );
        for lying in side.monsters.iter().flatten() {
            if let Some((atk, def)) = lying.atk.zip(lying.def) {
                assert!(screen.contains(&format!("{atk}/{def}")), "{screen}");
            }
        }
    }
    assert!(screen.contains("Main phase 1"), "{screen}");
    // The zones stand in the order of the board.
    let lines: Vec<&str> = screen.lines().collect();
    let in_order = |names: [&str; 5]| {
        lines.iter().any(|line| {
            let at: Vec<Option<usize>> = names.iter().map(|name| line.find(name)).collect();
            at.iter().all(Option::is_some) && at.is_sorted()
        })
    };
    assert!(in_order(["m5", "m3", "m1", "m2", "m4"]) && in_order(["z5", "z3", "z1", "z2", "z4"]), "{screen}");
    assert!(in_order(["om4", "om2", "om1", "om3", "om5"]), "{screen}");
    check("table", &bench);
}

#[test]
fn what_the_other_holds_is_nowhere() {
    let game = amid();
    let other = game.view(Viewer::Seat(Seat::SECOND)).of::<duel::Duel>().expect("a duel").clone();
    let view = seen(game.as_ref());
    let mut bench = bench(game, Settings::default());
    let known: Vec<duel::Index> = view.sides[0].hand.iter().flatten().copied().collect();
    let table = bench.screen();
    bench.type_in("T");
    let ledger = bench.screen();
    for index in other.sides[1].hand.iter().flatten().filter(|index| !known.contains(index)) {
        let name = card(Some(*index), &view, Lang::En);
        let open = view.sides.iter().any(|side| {
            let zones = side.monsters.iter().chain(&side.spells).flatten();
            side.graveyard.contains(index) || zones.into_iter().any(|lying| lying.card == Some(*index))
        });
        // What happened may have named it before it came back to the hand; here nothing did.
        assert!(open || !table.contains(&name) && !ledger.contains(&name), "{name}:\n{table}");
    }
}

/// Types the places of a choice as a person would.
fn type_choice(bench: &mut Bench, choice: &Choice) {
    for place in &choice.places {
        let name = bench.at_table().board().name(place);
        bench.type_in(&name);
        if !bench.at_table().typed.is_empty() {
            bench.key(KeyCode::Enter);
        }
    }
}

#[test]
fn every_answer_to_every_question_can_be_typed_and_clicked() {
    for question in [
        Question::Phase,
        Question::HowMany,
        Question::Tribute,
        Question::Discard,
        Question::Target,
        Question::TargetOrDone,
        Question::Amount,
        Question::Answer,
        Question::Effect,
        Question::Summon,
        Question::Search,
        Question::Name,
        Question::Position,
        Question::RitualMonster,
        Question::Exchange,
    ] {
        let game = asked(question);
        let view = seen(game.as_ref());
        let offer = game.offer(ADA);
        let step = offer.len().div_ceil(80);
        for choice in offer.iter().step_by(step) {
            // Of cards of a deck that are alike the first stands for all.
            let pile = |place: &Place| {
                let (pile, number) = place.as_str().split_once(':')?;
                let cards = match pile {
                    "main" => view.sides[0].main.as_ref()?,
                    "side" => view.sides[0].side_cards.as_ref()?,
                    _ => return None,
                };
                let at: usize = number.parse().ok()?;
                Some(cards.iter().position(|card| *card == cards[at - 1]) == Some(at - 1))
            };
            if choice.places.iter().any(|place| pile(place) == Some(false)) {
                continue;
            }
            let before = game.seq();
            let done = |bench: &Bench| {
                let entries = bench.at_table().table.game().entries_since(before);
                let first = entries.first().expect("something was done");
                let wanted = format!("\"{}\"", choice.action);
                assert!(format!("{:?}", first.step).contains(&wanted), "{question:?} {choice:?}");
            };
            let mut typed = bench(game.duplicate(), Settings::default());
            type_choice(&mut typed, choice);
            let mut clicked = bench(game.duplicate(), Settings::default());
            for place in &choice.places {
                clicked.click(&Target::Place(place.clone()));
            }
            for bench in [&mut typed, &mut clicked] {
                if choice.action == *"surrender" {
                    assert_eq!(bench.at_table().table.game().seq(), before, "it is asked first");
                    bench.type_in("y");
                }
                done(bench);
            }
        }
    }
}

#[test]
fn a_card_is_named_by_a_part_of_its_name() {
    for (lang, part) in [(Lang::En, "eyes w"), (Lang::Fa, "eyes w"), (Lang::Tr, "eyes w")] {
        let game = asked(Question::Name);
        let before = game.seq();
        let mut bench = bench(game, Settings { lang, ..Settings::default() });
        bench.type_in(part);
        if lang == Lang::En {
            check("name", &bench);
        }
        bench.key(KeyCode::Enter);
        let entries = bench.at_table().table.game().entries_since(before);
        let index = duel::Book::standard().index("Blue-Eyes white dragon").expect("a card");
        assert!(
            format!("{:?}", entries.first()).contains(&format!("name {index}\"")),
            "{lang:?}: {entries:?}"
        );
    }
}

#[test]
fn what_is_asked_says_for_which_card() {
    let game = asked(Question::Answer);
    let view = seen(game.as_ref());
    let bench = bench(game, Settings::default());
    let screen = bench.screen();
    if view.asked.card.is_some() {
        let name = card(view.asked.card, &view, Lang::En);
        assert!(screen.contains(&format!("answer {name}")), "{screen}");
    }
    assert!(screen.contains("[ Pass (p) ]"), "{screen}");
    check("answer", &bench);
}

#[test]
fn between_rounds_a_card_is_exchanged() {
    let game = asked(Question::Exchange);
    let bench = bench(game, Settings::default());
    let screen = bench.screen();
    assert!(screen.contains("Haniwa") && screen.contains("[ Keep (k) ]"), "{screen}");
    check("exchange", &bench);
}

/// Issue 16, point 10: on the smallest screen too, and to its last word.
#[test]
fn point_10_the_card_under_the_cursor_says_what_it_does() {
    for (seed, lang) in (1..7).flat_map(|seed| [(seed, Lang::En), (seed, Lang::Tr)]) {
        let new = NewMatch { config: Value::Null, seats: 2, seed: Seed::from_number(seed), clock: None };
        let game = meydan_catalogue::begin("duel", new).expect("a game of the hall").expect("it begins");
        let mut bench = bench(game, Settings { lang, ..Settings::default() });
        let view = seen(bench.at_table().table.game());
        for (number, &card) in (1..).zip(view.sides[0].hand.as_ref().expect("the own hand")) {
            bench.key(KeyCode::Esc).click(&place(&format!("hand:{number}")));
            let text = meydan_telling::duel::card_text(view.book.card(card), Words::of(lang));
            let told = beside(&bench, 50);
            assert!(told.contains(&text.replace('\n', " ")), "{text}\n{told}\n{}", bench.screen());
        }
    }
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let table = table_of("duel", vec![person("Ada"), computer()], json!({}));
    let mut bench = Bench::new(Start::Table(table), Settings::default());
    let before = bench.at_table().table.game().digest();
    // The match begins in the draw phase.
    for (typed, why) in [
        ("1", "You cannot do this in this phase."),
        ("q9", "There is no such place here"),
        ("z0", "There is no such place here"),
        ("om1", "There is no such place here"),
    ] {
        bench.key(KeyCode::Esc).type_in(typed).key(KeyCode::Enter);
        if bench.screen().contains(why) {
            assert_eq!(bench.at_table().table.game().digest(), before);
            continue;
        }
        // A letter that is a command opens something; nothing of the match changes by it.
        bench.key(KeyCode::Esc);
        assert_eq!(bench.at_table().table.game().digest(), before, "{typed}");
    }
    // Giving up a round is asked about, and Enter alone does not do it.
    bench.type_in("surrender");
    assert!(bench.screen().contains("Really surrender?"), "{}", bench.screen());
    bench.key(KeyCode::Enter);
    assert_eq!(bench.at_table().table.game().digest(), before);
}

#[test]
fn the_screen_is_covered_before_it_goes_to_the_other() {
    let game = amid();
    let view = seen(game.as_ref());
    let names: Vec<String> =
        view.sides[0].hand.iter().flatten().map(|&index| card(Some(index), &view, Lang::En)).collect();
    let table = Table::new(game, vec![person("Ada"), person("Bo")]);
    let mut bench = Bench::new(Start::Table(table), Settings::default());
    bench.key(KeyCode::Enter);
    for _ in 0..60 {
        if bench.at_table().is_covered() {
            break;
        }
        let offer = bench.at_table().offer();
        let calm =
            |choice: &&Choice| ["next", "pass", "no", "done"].iter().any(|&calm| choice.action == *calm);
        let choice = offer.iter().find(calm).or_else(|| offer.first()).expect("somebody is asked").clone();
        type_choice(&mut bench, &choice);
    }
    assert!(bench.at_table().is_covered());
    let screen = bench.screen();
    assert!(names.iter().all(|name| !screen.contains(name)), "{screen}");
}

#[test]
fn it_fits_in_three_languages_without_colour_in_ascii_and_on_large_screens() {
    for lang in [Lang::Fa, Lang::Tr] {
        let bench = bench(amid(), Settings { lang, ..Settings::default() });
        check(&format!("{lang:?}").to_lowercase(), &bench);
    }
    let plain = bench(amid(), Settings { ascii: true, color: false, ..Settings::default() });
    assert!(plain.screen().is_ascii(), "{}", plain.screen());
    check("ascii", &plain);
    let mut large = bench(amid(), Settings::default());
    large.send(Event::Resize(160, 50));
    check("large", &large);
}

#[test]
fn point_10_everything_that_can_be_touched_is_on_the_smallest_screen() {
    for question in [Question::Phase, Question::Name, Question::Exchange, Question::Search] {
        let bench = bench(asked(question), Settings::default());
        let shown = targets(&bench.app);
        for (area, target) in &shown {
            if let Target::Place(place) = target {
                assert!(area.width > 0 && area.bottom() <= 20, "{question:?}: {place} at {area:?}");
            }
        }
    }
}

#[test]
fn the_key_of_the_phases_is_no_command_when_it_is_pressed_once_too_often() {
    let mut bench = bench(asked(Question::Answer), Settings::default());
    let moves = bench.moves();
    bench.key(KeyCode::Char('n'));
    assert!(bench.screen().contains("There is no such place here"), "{}", bench.screen());
    assert_eq!(bench.moves(), moves);
    // The capital letter always is one.
    bench.key(KeyCode::Char('N'));
    assert!(bench.screen().contains("Begin a new one all the same?"), "{}", bench.screen());
}
