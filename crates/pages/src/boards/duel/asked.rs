//! What is asked of who looks, and everything it can be answered with: the bar
//! with its buttons, the menu of a picked card, the hand, and trays of cards that
//! lie nowhere on the field.

use std::collections::BTreeMap;

use duel::{Index, Phase, Question, View as Seen};
use maud::{Markup, html};
use meydan_telling::duel::{phase_code, question_code};
use meydan_words::Words;

use super::side::is_asked;
use super::{Scene, face};

/// What can be done with a card once it is picked, in the order of the menu.
const DEEDS: [&str; 7] = ["summon", "set", "activate", "use", "flip", "turn", "direct"];

/// The place that is asked for before others.
pub(super) fn first(scene: &Scene<'_>, seen: &Seen) -> Option<String> {
    if !is_asked(scene, seen) || seen.asked.what == Question::Phase {
        return None;
    }
    let places =
        || scene.offers.iter().filter_map(|offer| offer.places.first()).map(meydan_core::Place::as_str);
    // The other side is rather meant than the own one.
    let aimed = matches!(seen.asked.what, Question::Target | Question::TargetOrDone);
    let other = places().find(|place| aimed && place.starts_with("opponent-"));
    other.or_else(|| places().next()).map(str::to_owned)
}

/// Whether some offer goes on from its card with this deed.
fn follows(scene: &Scene<'_>, deed: &str) -> bool {
    scene.offers.iter().any(|offer| offer.places.get(1).and_then(|place| place.as_button()) == Some(deed))
}

/// What can be done in a phase, and that one may go on.
fn in_phase(scene: &Scene<'_>, phase: Phase) -> String {
    let words = scene.words;
    let at = |from: &str, to: &str| {
        let begins = |place: Option<&meydan_core::Place>, with| {
            place.is_some_and(|one| one.as_str().starts_with(with))
        };
        scene.offers.iter().any(|offer| begins(offer.places.first(), from) && begins(offer.places.get(1), to))
    };
    let fights = phase == Phase::Battle && at("monster", "opponent-");
    let deeds =
        fights.then_some("fight").into_iter().chain(DEEDS.into_iter().filter(|deed| follows(scene, deed)));
    let deeds: Vec<String> = deeds.map(|deed| words.say(&format!("web-duel-do-{deed}"))).collect();
    let phase = ("phase", words.say(&format!("duel-phase-{}", phase_code(phase))).into());
    if deeds.is_empty() {
        return words.say_with("web-duel-bar-phase-nothing", &[phase]);
    }
    words
        .say_with("web-duel-bar-phase-can", &[phase, ("deeds", deeds.join(&words.say("web-between")).into())])
}

/// The question as a sentence.
fn question(scene: &Scene<'_>, seen: &Seen) -> Option<String> {
    let words = scene.words;
    match seen.asked.what {
        Question::Over | Question::Choosing => return None,
        Question::Phase => return Some(in_phase(scene, seen.phase)),
        _ => {}
    }
    let key = format!("web-duel-bar-{}", question_code(&seen.asked));
    let plain = seen.asked.what == Question::Exchange
        || (seen.asked.what == Question::Answer && seen.asked.card.is_none());
    let card =
        seen.asked.card.map_or_else(|| words.say("duel-hidden-card"), |card| face::named(words, seen, card));
    Some(if plain { words.say(&key) } else { words.say_with(&key, &[("card", card.into())]) })
}

/// A button of the bar.
struct Button {
    place: String,
    text: String,
    main: bool,
    /// Where one goes on to, if that is more than a step.
    goal: Option<&'static str>,
}

/// How one goes on from a phase.
fn ways_on(words: &Words, phase: Phase) -> Vec<Button> {
    let to = |goal: Phase| {
        let code = phase_code(goal);
        let phase = words.say(&format!("duel-phase-{code}"));
        (words.say_with("web-duel-to", &[("phase", phase.into())]), code)
    };
    let goals: &[Phase] = match phase {
        Phase::Draw | Phase::Standby => &[Phase::Main1],
        Phase::Main1 => &[Phase::Battle, Phase::End],
        Phase::Battle => &[Phase::Main2, Phase::End],
        Phase::Main2 | Phase::End => &[Phase::End],
    };
    let button = |(index, goal): (usize, &Phase)| {
        let (text, code) = to(*goal);
        let text = if *goal == Phase::End { words.say("web-duel-end-turn") } else { text };
        Button { place: "button:next".to_owned(), text, main: index == 0, goal: Some(code) }
    };
    goals.iter().enumerate().map(button).collect()
}

/// The buttons of the bar, as far as they are offered.
fn buttons(scene: &Scene<'_>, seen: &Seen) -> Vec<Button> {
    let words = scene.words;
    let mut all = Vec::new();
    for offer in &scene.offers {
        let [place] = offer.places else { continue };
        let number =
            |prefix: &str| place.as_str().strip_prefix(prefix).and_then(|rest| rest.parse::<i64>().ok());
        let text = if let Some(count) = number("tributes:") {
            words.say_with("web-duel-tributes", &[("count", count.into())])
        } else if let Some(amount) = number("amount:") {
            words.say_with("web-duel-amount", &[("amount", amount.into())])
        } else {
            match place.as_button() {
                Some("next") => {
                    all.extend(ways_on(words, seen.phase));
                    continue;
                }
                Some(name @ ("yes" | "no" | "attack" | "defense" | "pass" | "done" | "cancel" | "keep")) => {
                    words.say(&format!("web-duel-do-{name}"))
                }
                _ => continue,
            }
        };
        let quiet = matches!(place.as_button(), Some("cancel" | "no" | "pass" | "keep"));
        all.push(Button { place: place.as_str().to_owned(), text, main: !quiet, goal: None });
    }
    all
}

/// What is asked, and the buttons for it.
pub(super) fn bar(scene: &Scene<'_>, seen: &Seen, first: Option<&str>) -> Markup {
    let words = scene.words;
    let asked = question(scene, seen).filter(|_| is_asked(scene, seen));
    let offered = if is_asked(scene, seen) { buttons(scene, seen) } else { Vec::new() };
    html! {
        div class="bar" data-key="bar" dir=(words.lang().direction()) {
            p class="bar-asked" { @if let Some(asked) = asked { (asked) } @else { "\u{a0}" } }
            @if !offered.is_empty() {
                div class="bar-buttons" role="toolbar" aria-label=(words.say("web-table-actions")) {
                    @for (index, button) in offered.iter().enumerate() {
                        // The phases have the same place on their bar: the focus comes back here.
                        button.button.main[button.main].can type="button" id=[button.goal.map(|_| format!("duel-on-{index}"))]
                            data-place=(button.place) data-goal=[button.goal]
                            data-first[first == Some(&button.place)] tabindex=(if index == 0 { "0" } else { "-1" }) { (button.text) }
                    }
                }
            }
        }
    }
}

/// What can be done with the picked card: each is there once it can follow.
pub(super) fn menu(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let deeds: Vec<&str> =
        DEEDS.into_iter().filter(|deed| is_asked(scene, seen) && follows(scene, deed)).collect();
    html! {
        // There even where it is empty, and hidden then: what comes and goes moves all that follows it.
        @if seen.you.is_some() && !scene.past {
            div class="dmenu" data-key="menu" dir=(words.lang().direction()) role="toolbar" aria-label=(words.say("web-duel-menu")) {
                @for deed in deeds {
                    button class="button main" type="button" tabindex="-1" data-place={ "button:" (deed) } {
                        (words.say(&format!("web-duel-do-{deed}")))
                    }
                }
            }
        }
    }
}

/// What lies in the own hand, each card a button.
pub(super) fn hand(scene: &Scene<'_>, seen: &Seen, cards: &[Index], first: Option<&str>) -> Markup {
    let words = scene.words;
    let places: Vec<String> = (1..=cards.len()).map(|number| format!("hand:{number}")).collect();
    // The keyboard begins where something can be played.
    let stand = places.iter().position(|place| scene.can(place)).unwrap_or_default();
    let each: Vec<_> = (cards.iter().zip(&places).enumerate())
        .map(|(index, (&card, place))| {
            let is_first = first == Some(place);
            scene.piece(place, (card, is_first), || {
                in_hand(scene, seen, card, place, is_first, index == stand)
            })
        })
        .collect();
    html! {
        div.dhand.many[cards.len() > 7] role="grid" aria-label=(words.say("web-duel-hand")) {
            div class="hrow" role="row" data-key="hand-row" {
                @for card in &each { (card) }
            }
        }
    }
}

fn in_hand(scene: &Scene<'_>, seen: &Seen, card: Index, place: &str, first: bool, stand: bool) -> Markup {
    let facts = seen.book.card(card);
    html! {
        button.slot.can[scene.can(place)].{ (face::frame(facts)) } type="button" role="gridcell" data-place=(place)
            data-key=(place)
            data-first[first]
            tabindex=(if stand { "0" } else { "-1" })
            aria-label=(face::name(scene.words, seen, card)) aria-describedby=(face::text_id(card)) {
            (face::face(scene.words, facts))
        }
    }
}

/// The cards that can be chosen out of a pile: their places, and which they are.
fn choices(scene: &Scene<'_>, seen: &Seen, pile: &str) -> Vec<(String, Index)> {
    let Some(you) = seen.you else { return Vec::new() };
    let cards: Vec<Index> = match pile {
        "graveyard" => seen.sides[you.index()].graveyard.clone(),
        "opponent-graveyard" => seen.sides[you.other().index()].graveyard.clone(),
        _ => seen.deck_names(you),
    };
    let placed = cards.iter().enumerate().map(|(index, card)| (format!("{pile}:{}", index + 1), *card));
    placed.filter(|(place, _)| scene.can(place)).collect()
}

/// Cards in a tray, each a button.
fn tray(
    scene: &Scene<'_>,
    seen: &Seen,
    title: &str,
    cards: &[(String, Index, usize)],
    first: Option<&str>,
) -> Markup {
    let words = scene.words;
    html! {
        section class="dtray" aria-label=(title) {
            h2 dir=(words.lang().direction()) { (title) }
            div class="tray-cards" role="toolbar" aria-label=(title) {
                @for (index, (place, card, count)) in cards.iter().enumerate() {
                    @let label = face::name(words, seen, *card);
                    button.slot.can[scene.can(place)] type="button" data-place=(place) data-first[first == Some(place)]
                        tabindex=(if index == 0 { "0" } else { "-1" }) aria-describedby=(face::text_id(*card))
                        aria-label={ (label) @if *count > 1 { " × " (words.number(*count as i64)) } } {
                        (face::face(words, seen.book.card(*card)))
                        @if *count > 1 { b class="count" aria-hidden="true" { "×" (words.number(*count as i64)) } }
                    }
                }
            }
        }
    }
}

/// The cards of a deck, each name once: the place of its first, and how many there are.
fn gathered(seen: &Seen, pile: &str, cards: &[Index]) -> Vec<(String, Index, usize)> {
    let mut all: BTreeMap<Index, (usize, Index, usize)> = BTreeMap::new();
    for (index, &card) in cards.iter().enumerate() {
        all.entry(seen.book.rank(card)).or_insert((index + 1, card, 0)).2 += 1;
    }
    all.into_values().map(|(number, card, count)| (format!("{pile}:{number}"), card, count)).collect()
}

/// Names to choose from, with a field to search in them.
fn named(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let count = Index::try_from(seen.book.cards().len()).unwrap_or(Index::MAX);
    let mut all: Vec<(String, Index)> =
        (0..count).map(|card| (face::name(words, seen, card), card)).collect();
    all.sort();
    let title = words.say("web-duel-names");
    html! {
        section class="dtray names" aria-label=(title) dir=(words.lang().direction()) {
            label for="duel-find" { (title) }
            input id="duel-find" type="search" autocomplete="off" data-find="names";
            div class="name-list" role="toolbar" aria-label=(title) {
                @for (index, (name, card)) in all.iter().enumerate() {
                    button class="button slot" type="button" data-place={ "card:" (card) } data-name=(name) aria-describedby=(face::text_id(*card))
                        tabindex=(if index == 0 { "0" } else { "-1" }) { (name) }
                }
            }
        }
    }
}

/// Main and side deck between rounds: one of each is exchanged (section 20.4).
fn exchange(scene: &Scene<'_>, seen: &Seen, first: Option<&str>) -> Markup {
    let Some(own) = seen.you.map(|seat| &seen.sides[seat.index()]) else { return html! {} };
    let words = scene.words;
    html! {
        div class="exchange" {
            @for (pile, key, cards) in [("main", "main", &own.main), ("side", "side-deck", &own.side_cards)] {
                @if let Some(cards) = cards {
                    @let title = words.say(&format!("web-duel-{key}"));
                    (tray(scene, seen, &title, &gathered(seen, pile, cards), first))
                }
            }
        }
    }
}

/// Cards that can be chosen and lie nowhere on the field.
pub(super) fn trays(scene: &Scene<'_>, seen: &Seen, first: Option<&str>) -> Markup {
    if !is_asked(scene, seen) {
        return html! {};
    }
    let words = scene.words;
    html! {
        @match seen.asked.what {
            Question::Exchange => (exchange(scene, seen, first)),
            Question::Name => (named(scene, seen)),
            _ => {
                @for pile in ["graveyard", "opponent-graveyard", "deck"] {
                    @let cards = choices(scene, seen, pile);
                    @if !cards.is_empty() {
                        @let cards: Vec<_> = cards.into_iter().map(|(place, card)| (place, card, 1)).collect();
                        (tray(scene, seen, &words.say(&format!("web-duel-from-{pile}")), &cards, first))
                    }
                }
            }
        }
    }
}

/// The cards whose texts a question needs beside those that lie open.
pub(super) fn needed(scene: &Scene<'_>, seen: &Seen) -> Vec<Index> {
    let own = seen.you.map(|seat| &seen.sides[seat.index()]).filter(|_| is_asked(scene, seen));
    match (seen.asked.what, own) {
        (Question::Exchange, Some(own)) => {
            own.main.iter().flatten().chain(own.side_cards.iter().flatten()).copied().collect()
        }
        (Question::Name, Some(_)) => (0..).take(seen.book.cards().len()).collect(),
        (_, Some(_)) => choices(scene, seen, "deck").into_iter().map(|(_, card)| card).collect(),
        _ => Vec::new(),
    }
}
