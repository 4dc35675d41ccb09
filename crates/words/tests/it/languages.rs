//! The three languages say the same things: the same keys, the same arguments,
//! and a sentence for everything that can be refused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use meydan_core::record::{RecordError, RecordFault};
use meydan_core::{GameTime, MatchRefusal, Refused, Seat, Start};
use meydan_words::{Lang, Words};

type Keys = BTreeMap<String, BTreeSet<String>>;

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn inline(expression: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => walk(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| inline(argument, found));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

fn walk(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(expression) => inline(expression, found),
        Expression::Select { selector, variants } => {
            inline(selector, found);
            variants.iter().for_each(|variant| arguments(&variant.value, found));
        }
    }
}

fn arguments(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk(expression, found);
        }
    }
}

/// The keys of one file and the arguments of each.
fn keys(path: &Path) -> Keys {
    let text = fs::read_to_string(path).unwrap();
    let resource: Resource<String> = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut keys = Keys::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut found = BTreeSet::new();
                let value = message.value.unwrap_or_else(|| panic!("{}: no text", message.id.name));
                arguments(&value, &mut found);
                let twice = keys.insert(message.id.name.clone(), found);
                assert!(twice.is_none(), "{}: {} stands twice", path.display(), message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{}: {other:?}", path.display()),
        }
    }
    keys
}

fn files(lang: Lang) -> BTreeSet<String> {
    let entries = fs::read_dir(folder("texts").join(lang.code())).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn the_languages_have_the_same_keys_and_arguments() {
    let subjects = files(Lang::En);
    let mut everywhere = BTreeSet::new();
    for lang in Lang::ALL {
        assert_eq!(files(lang), subjects, "{lang}: the same subjects");
    }
    for subject in &subjects {
        let path = |lang: Lang| folder("texts").join(lang.code()).join(subject);
        let english = keys(&path(Lang::En));
        for lang in [Lang::Fa, Lang::Tr] {
            assert_eq!(keys(&path(lang)), english, "{lang}/{subject}");
        }
        for key in english.into_keys() {
            for lang in Lang::ALL {
                assert!(Words::of(lang).has(&key), "{lang}: {subject} is not among the embedded subjects");
            }
            assert!(everywhere.insert(key.clone()), "{key} stands in two subjects");
        }
    }
    assert!(everywhere.len() > 50);
}

/// Says a refusal in every language. In a debug build `say_with` panics when
/// the key or one of its arguments is missing.
fn say(refused: &Refused) {
    for lang in Lang::ALL {
        let key = format!("refusal-{}-{}", refused.scope, refused.code);
        assert!(Words::of(lang).has(&key), "{lang}: {key}");
        assert!(!Words::of(lang).refusal(refused, |_, value| value.to_owned()).is_empty());
    }
}

#[test]
fn everything_that_a_match_refuses_has_a_sentence() {
    let seat = Seat(1);
    let all: [MatchRefusal<othello::Refusal>; 15] = [
        MatchRefusal::Game(othello::Refusal::NotASquare),
        MatchRefusal::Over,
        MatchRefusal::NoSuchSeat(seat),
        MatchRefusal::NotYourTurn(seat),
        MatchRefusal::AlreadyGone(seat),
        MatchRefusal::NoTimer,
        MatchRefusal::TimerDue,
        MatchRefusal::NoSuchSeq(9),
        MatchRefusal::TimeRunsBack(GameTime(3)),
        MatchRefusal::ClockDue,
        MatchRefusal::NoFlag,
        MatchRefusal::NoClock,
        MatchRefusal::AlreadyHere(seat),
        MatchRefusal::PausedAlready,
        MatchRefusal::NoVerdict,
    ];
    for refusal in &all {
        // No wildcard: a new refusal must be added here and above.
        match refusal {
            MatchRefusal::Game(_)
            | MatchRefusal::Over
            | MatchRefusal::NoSuchSeat(_)
            | MatchRefusal::NotYourTurn(_)
            | MatchRefusal::AlreadyGone(_)
            | MatchRefusal::NoTimer
            | MatchRefusal::TimerDue
            | MatchRefusal::NoSuchSeq(_)
            | MatchRefusal::TimeRunsBack(_)
            | MatchRefusal::ClockDue
            | MatchRefusal::NoFlag
            | MatchRefusal::NoClock
            | MatchRefusal::AlreadyHere(_)
            | MatchRefusal::PausedAlready
            | MatchRefusal::NoVerdict => say(&Refused::from_match("othello", refusal)),
        }
    }
    say(&Refused::from_start("othello", &Start::Seats(9)));
}

#[test]
fn everything_that_can_be_wrong_with_a_record_has_a_sentence() {
    let all = [
        RecordFault::Empty,
        RecordFault::Torn,
        RecordFault::Shape("x".to_owned()),
        RecordFault::LineEnd,
        RecordFault::Field("x".to_owned()),
        RecordFault::Steps,
        RecordFault::Sum,
        RecordFault::Format(2),
        RecordFault::Game("x".to_owned()),
        RecordFault::Rules(2),
        RecordFault::AfterEnd,
        RecordFault::NoEnd,
        RecordFault::Commitment,
        RecordFault::Refused(Refused::hall("over", Vec::new())),
        RecordFault::Digest,
        RecordFault::Events,
        RecordFault::Outcome,
    ];
    for fault in all {
        match fault {
            RecordFault::Empty
            | RecordFault::Torn
            | RecordFault::Shape(_)
            | RecordFault::LineEnd
            | RecordFault::Field(_)
            | RecordFault::Steps
            | RecordFault::Sum
            | RecordFault::Format(_)
            | RecordFault::Game(_)
            | RecordFault::Rules(_)
            | RecordFault::AfterEnd
            | RecordFault::NoEnd
            | RecordFault::Commitment
            | RecordFault::Refused(_)
            | RecordFault::Digest
            | RecordFault::Events
            | RecordFault::Outcome => say(&RecordError { line: 3, fault }.refused()),
        }
    }
}

#[test]
fn everything_that_othello_refuses_has_a_sentence() {
    use othello::Refusal;
    use othello::formats::{Fault, What};
    let square = othello::Square::from_index(0);
    for refusal in [
        Refusal::NotASquare,
        Refusal::SquareTaken(square),
        Refusal::TurnsNothing(square),
        Refusal::MoveExists,
    ] {
        match refusal {
            Refusal::NotASquare
            | Refusal::SquareTaken(_)
            | Refusal::TurnsNothing(_)
            | Refusal::MoveExists => say(&Refused::game("othello", &refusal)),
        }
    }
    for what in [
        What::NotAMove,
        What::Illegal,
        What::Turn,
        What::Over,
        What::NotGgf,
        What::Property,
        What::Game,
        What::Board,
        What::Result,
        What::Several,
        What::Start,
    ] {
        match what {
            What::NotAMove
            | What::Illegal
            | What::Turn
            | What::Over
            | What::NotGgf
            | What::Property
            | What::Game
            | What::Board
            | What::Result
            | What::Several
            | What::Start => say(&Refused::game("othello", &Fault { position: 2, what })),
        }
    }
}

/// The codes that are written out in the source: `hall("no-timer", …)`.
fn codes_after(call: &str, source: &str, found: &mut BTreeSet<String>) {
    for (at, _) in source.match_indices(call) {
        let rest = source[at + call.len()..].trim_start();
        let rest = rest.strip_prefix("words,").unwrap_or(rest).trim_start();
        if let Some((code, _)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
            found.insert(code.to_owned());
        }
    }
}

fn sources(folder: &Path, visit: &mut dyn FnMut(&str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if path.file_name().is_none_or(|name| name != "target" && name != "tests") {
                sources(&path, visit);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_code_in_the_source_has_a_sentence() {
    let mut by_scope: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let calls = [
        ("Refused::hall(", "match", "../"),
        ("Refused::hall(", "match", "../../games"),
        ("pipe_refusal(", "pipe", "../console/src"),
        (" refuse(", "console", "../meydan/src"),
        ("(refuse(", "console", "../meydan/src"),
    ];
    for (call, scope, part) in calls {
        sources(&folder(part), &mut |source| {
            codes_after(call, source, by_scope.entry(scope).or_default());
        });
    }
    for (scope, least) in [("match", 10), ("pipe", 6), ("console", 8)] {
        assert!(by_scope[scope].len() >= least, "{scope}: {:?}", by_scope[scope]);
        for code in &by_scope[scope] {
            for lang in Lang::ALL {
                let key = format!("refusal-{scope}-{code}");
                assert!(Words::of(lang).has(&key), "{lang}: {key}");
            }
        }
    }
}

#[test]
fn what_a_computer_thinks_is_said_in_the_unit_of_the_game() {
    let said = |lang, game, value, certainty| Words::of(lang).opinion(game, value, certainty, 8);
    assert_eq!(said(Lang::En, "othello", 1, "estimated"), "+1 disc, estimated, depth 8");
    assert_eq!(said(Lang::En, "othello", -12, "estimated"), "−12 discs, estimated, depth 8");
    assert_eq!(said(Lang::En, "othello", 0, "exact"), "a draw, exact, depth 8");
    assert_eq!(said(Lang::En, "othello", -1, "exact"), "a loss by 1 disc, exact, depth 8");
    assert_eq!(said(Lang::En, "pentago", 12, "estimated"), "+12 out of 100, estimated, depth 8");
    assert_eq!(said(Lang::En, "pentago", 100, "exact"), "a win, exact, depth 8");
    assert_eq!(said(Lang::En, "pentago", 100, "proved"), "a win, proved, depth 8");
    // A game without texts of its own.
    assert_eq!(said(Lang::En, "toy", -3, "estimated"), "−3, estimated, depth 8");
    assert_eq!(said(Lang::Fa, "othello", 3, "exact"), "برد با اختلاف ۳ مهره، دقیق، عمق ۸");
    assert_eq!(said(Lang::Tr, "pentago", -100, "exact"), "mağlubiyet, kesin, derinlik 8");
    for lang in Lang::ALL {
        for game in ["othello", "pentago", "toy"] {
            for certainty in ["estimated", "exact", "proved"] {
                let all: BTreeSet<String> =
                    [-7, -1, 0, 1, 7, i32::MIN].map(|value| said(lang, game, value, certainty)).into();
                assert!(all.len() >= 3, "{lang} {game} {certainty}: ahead, even and behind differ");
                assert!(Words::of(lang).has(&format!("certainty-{certainty}-about")));
            }
        }
    }
}

#[test]
fn large_numbers_have_their_thousands_set_apart() {
    let said = |number| Lang::ALL.map(|lang| Words::of(lang).amount(number));
    assert_eq!(said(0), ["0", "۰", "0"]);
    assert_eq!(said(999), ["999", "۹۹۹", "999"]);
    assert_eq!(said(1_000), ["1,000", "۱٬۰۰۰", "1.000"]);
    assert_eq!(said(-1_234_567), ["-1,234,567", "−۱٬۲۳۴٬۵۶۷", "-1.234.567"]);
    assert_eq!(said(i64::MIN)[0], "-9,223,372,036,854,775,808");
}
