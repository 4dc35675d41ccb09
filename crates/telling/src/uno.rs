//! UNO in words: colours, cards, last moves, what is done and asked for.

mod events;

use meydan_core::{Outcome, Seat};
use meydan_words::Words;
use uno::{Action, Card, Colour, Event, HouseRule, LastMove, Phase, Symbol, View};

use crate::{Scene, Style, Telling};

/// UNO.
pub struct Uno;

type Told<'a> = Scene<'a, uno::Uno>;

/// A colour by name.
#[must_use]
pub fn colour_name(colour: Colour, words: &Words) -> String {
    words.say(&format!("uno-colour-{colour}"))
}

/// A card by name: "red 5".
#[must_use]
pub fn card_name(card: Card, words: &Words) -> String {
    let colour = card.colour().map(|colour| ("colour", colour_name(colour, words).into()));
    let (key, number) = match card.symbol() {
        Symbol::Number(number) => ("uno-card-number", Some(("number", number.into()))),
        Symbol::Skip => ("uno-card-skip", None),
        Symbol::Reverse => ("uno-card-reverse", None),
        Symbol::Draw2 => ("uno-card-draw2", None),
        Symbol::Wild => ("uno-card-wild", None),
        Symbol::WildDraw4 => ("uno-card-wild-draw4", None),
    };
    words.say_with(key, &colour.into_iter().chain(number).collect::<Vec<_>>())
}

/// What a person types for a card: `r5`, `g +2`, `w4`.
#[must_use]
pub fn typed_card(card: Card) -> String {
    let symbol = match card.symbol() {
        Symbol::Number(number) => number.to_string(),
        Symbol::Skip => " skip".to_owned(),
        Symbol::Reverse => " reverse".to_owned(),
        Symbol::Draw2 => " +2".to_owned(),
        Symbol::Wild => "w".to_owned(),
        Symbol::WildDraw4 => "w4".to_owned(),
    };
    card.colour().map_or_else(String::new, |colour| colour.letter().to_string()) + &symbol
}

/// What a seat is called.
#[must_use]
pub fn seat_name(seat: Seat, words: &Words) -> String {
    words.say_with("console-uno-player", &[("number", (seat.0 + 1).into())])
}

/// A direction by name.
#[must_use]
pub fn direction_name(clockwise: bool, words: &Words) -> String {
    words.say(if clockwise { "uno-clockwise" } else { "uno-anticlockwise" })
}

fn list(items: &[String], words: &Words) -> String {
    items.join(&words.say("console-uno-comma"))
}

/// The word of what is asked for, in the keys of texts.
fn asked(view: &View) -> Option<&'static str> {
    // Only who is asked knows whether anything goes.
    let nothing_goes = view.you == Some(view.turn) && view.lays().is_empty();
    Some(match view.phase {
        Phase::Over => return None,
        Phase::Colour => "colour",
        Phase::Swap => "swap",
        Phase::Drawn => "drawn",
        Phase::Lay if view.dare.is_some() && nothing_goes => "take-challenge",
        Phase::Lay if view.dare.is_some() => "answer-challenge",
        Phase::Lay if view.penalty > 0 && nothing_goes => "take",
        Phase::Lay if view.penalty > 0 => "answer",
        Phase::Lay if nothing_goes => "draw",
        Phase::Lay => "lay",
    })
}

/// What else can be typed by house rules: the call that is due, the omission of another (UN-50).
fn said_too(scene: &Told<'_>) -> Option<String> {
    let Told { view, words, who } = *scene;
    if let Some(forgot) = view.uncalled.filter(|forgot| view.you != Some(*forgot)) {
        return Some(words.say_with("console-uno-catch-too", &[("player", who(forgot).into())]));
    }
    let two = view.hand().is_some_and(|hand| hand.len() == 2) && !view.lays().is_empty();
    (view.house.has(HouseRule::Call) && two).then(|| words.say("console-uno-call-too"))
}

/// The house rules in force, in one line; nothing where there are none.
#[must_use]
pub fn house_rules(view: &View, words: &Words) -> Option<String> {
    let name = |rule: HouseRule| words.say(&format!("option-uno-{}", rule.code()));
    let rules: Vec<String> = view.house.iter().map(name).collect();
    (!rules.is_empty()).then(|| words.say_with("uno-house", &[("rules", list(&rules, words).into())]))
}

/// What is to be said of the moment by house rules: the round of a match and what everybody has
/// taken (UN-55), and who has not called (UN-50).
#[must_use]
pub fn house_news(scene: &Told<'_>) -> Vec<String> {
    let Told { view, words, who } = *scene;
    let tally = view.tally.as_ref().map(|tally| {
        let round = words.say_with("uno-round", &[("round", tally.round.into())]);
        let taken = Seat::all(view.seats())
            .zip(&tally.taken)
            .map(|(seat, &taken)| format!("{} {}", who(seat), words.number(taken.into())));
        format!("{round}: {}", list(&taken.collect::<Vec<_>>(), words))
    });
    let uncalled = view.uncalled.map(|seat| words.say_with("uno-uncalled", &[("player", who(seat).into())]));
    tally.into_iter().chain(uncalled).collect()
}

/// The seats in the order of the final table with what counts: the fewest points first (UN-20), in a
/// match the most taken (UN-55). Who gave up comes last. Equal points share a place.
#[must_use]
pub fn ranking(view: &View) -> Vec<(u8, Seat, i32)> {
    let points = view.tally.as_ref().map(|tally| &tally.taken).or(view.points.as_ref());
    let match_points = view.tally.is_some();
    let key =
        |seat: Seat, points: i32| (view.gone.contains(seat), if match_points { -points } else { points });
    let mut rows: Vec<(Seat, i32)> =
        Seat::all(view.seats()).zip(points.into_iter().flatten().copied()).collect();
    rows.sort_by_key(|&(seat, points)| (key(seat, points), seat));
    let place = |seat: Seat, points: i32| {
        rows.iter().filter(|(other, theirs)| key(*other, *theirs) < key(seat, points)).count() as u8 + 1
    };
    rows.iter().map(|&(seat, points)| (place(seat, points), seat, points)).collect()
}

impl Telling for Uno {
    type Game = uno::Uno;

    const RULES: &'static [&'static str] = &[
        "UN-01", "UN-03", "UN-04", "UN-10", "UN-11", "UN-12", "UN-13", "UN-14", "UN-15", "UN-16", "UN-17",
        "UN-20", "UN-50", "UN-51", "UN-52", "UN-53", "UN-54", "UN-55",
    ];

    fn action(&self, scene: &Told<'_>, action: Action, style: Style) -> String {
        let words = scene.words;
        let partner = |seat: Seat| [("player", (scene.who)(seat).into())];
        match (action, style) {
            (Action::Lay(card), Style::Line) => typed_card(card),
            (Action::LayCalling(card), Style::Line) => format!("{} uno", typed_card(card)),
            (Action::Swap(with), Style::Line) => format!("swap {}", with.0 + 1),
            (_, Style::Line) => action.to_string(),
            (Action::Lay(card), Style::Item) => {
                words.say_with("uno-did-lay", &[("card", card_name(card, words).into())])
            }
            (Action::Lay(card), Style::Sentence) => card_name(card, words),
            (Action::Name(colour), Style::Item) => {
                words.say_with("uno-did-name", &[("colour", colour_name(colour, words).into())])
            }
            (Action::Draw, Style::Item) => words.say("uno-did-draw"),
            (Action::Take, Style::Item) => words.say("uno-did-take"),
            (Action::Pass, Style::Item) => words.say("uno-did-pass"),
            (Action::LayCalling(card), style) => {
                let key = if style == Style::Item { "uno-did-lay-calling" } else { "uno-said-lay-calling" };
                words.say_with(key, &[("card", card_name(card, words).into())])
            }
            (Action::Call, Style::Item) => words.say("uno-did-call"),
            (Action::Catch, Style::Item) => words.say("uno-did-catch"),
            (Action::Challenge, Style::Item) => words.say("uno-did-challenge"),
            (Action::Swap(with), Style::Item) => words.say_with("uno-did-swap", &partner(with)),
            (Action::Call, Style::Sentence) => words.say("uno-said-call"),
            (Action::Catch, Style::Sentence) => words.say("uno-said-catch"),
            (Action::Challenge, Style::Sentence) => words.say("uno-said-challenge"),
            (Action::Swap(with), Style::Sentence) => words.say_with("uno-said-swap", &partner(with)),
            (Action::Name(colour), Style::Sentence) => colour_name(colour, words),
            (Action::Draw, Style::Sentence) => words.say("uno-said-draw"),
            (Action::Take, Style::Sentence) => words.say("uno-said-take"),
            (Action::Pass, Style::Sentence) => words.say("uno-said-pass"),
        }
    }

    /// What is asked for; in a line, what can be typed instead of a card too.
    fn question(&self, scene: &Told<'_>, player: &str, style: Style) -> Option<String> {
        let asked = asked(scene.view)?;
        let count = ("count", scene.view.penalty.into());
        Some(match style {
            Style::Line => {
                let key = format!("console-uno-asked-{asked}");
                let player = ("player", player.into());
                let asked = match asked {
                    "answer" | "take" | "answer-challenge" | "take-challenge" => {
                        scene.words.say_with(&key, &[player, count])
                    }
                    _ => scene.words.say_with(&key, &[player]),
                };
                [Some(asked), said_too(scene)].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Style::Item | Style::Sentence => scene.words.say_with(&format!("uno-part-{asked}"), &[count]),
        })
    }

    fn awaited(&self, scene: &Told<'_>) -> Option<String> {
        let count = [("count", scene.view.penalty.into())];
        Some(scene.words.say_with(&format!("uno-awaited-{}", asked(scene.view)?), &count))
    }

    /// What was done; what follows from it is seen on the table, and told in lines too,
    /// where a move is told on one.
    fn events(&self, scene: &Told<'_>, events: &[Event], style: Style) -> Vec<String> {
        let own = |event: &&Event| {
            style == Style::Line
                || matches!(
                    event,
                    Event::Laid { .. }
                        | Event::Named { .. }
                        | Event::Drew { .. }
                        | Event::Passed { .. }
                        | Event::Left { .. }
                        | Event::Called { .. }
                        | Event::Caught { .. }
                        | Event::Challenged { .. }
                        | Event::JumpedIn { .. }
                        | Event::Swapped { .. }
                        | Event::HandedOn { .. }
                        | Event::RoundEnded { .. }
                )
        };
        let told: Vec<String> =
            events.iter().filter(own).filter_map(|event| events::event(scene, event)).collect();
        if style == Style::Line && !told.is_empty() { vec![told.join(" ")] } else { told }
    }

    /// Who won, and why it ended; the points stand in the table (UN-20).
    fn result(&self, scene: &Told<'_>, outcome: &Outcome) -> String {
        let words = scene.words;
        let why = ("why", words.reason("uno", outcome).into());
        let names: Vec<String> = outcome.winners.iter().map(scene.who).collect();
        match &names[..] {
            // UN-55: a tie has no winner.
            [] => words.say_with("uno-no-winner", &[why]),
            [winner] => words.say_with("console-uno-won", &[("winner", winner.into()), why]),
            _ => words.say_with("console-uno-shared", &[("winners", list(&names, words).into()), why]),
        }
    }

    /// Cards in hand, or points once it is over.
    fn score(&self, scene: &Told<'_>, seat: Seat) -> Option<(i64, String)> {
        let words = scene.words;
        if let Some(tally) = scene.view.tally.as_ref().filter(|_| scene.view.end.is_some()) {
            let taken = *tally.taken.get(seat.index())?;
            return Some((taken.into(), words.say_with("uno-taken", &[("points", taken.into())])));
        }
        if let Some(points) = &scene.view.points {
            let points = *points.get(seat.index())?;
            return Some((points.into(), words.say_with("uno-points", &[("points", points.into())])));
        }
        let count = *scene.view.counts.get(seat.index())?;
        Some((count.into(), words.say_with("uno-count", &[("count", count.into())])))
    }

    /// UN-30: the last move.
    fn status(&self, scene: &Told<'_>, seat: Seat) -> Option<String> {
        let last = *scene.view.last.get(seat.index())?;
        Some(last.map_or_else(String::new, |last| last_move(last, scene.words)))
    }
}

/// The last move of a player, short (UN-30).
#[must_use]
pub fn last_move(last: LastMove, words: &Words) -> String {
    match last {
        LastMove::Laid { card, colour, drew } => {
            let mut args = vec![("card", card_name(card, words).into())];
            let drew = if drew { "drew-" } else { "" };
            let named = match colour {
                Some(colour) => {
                    args.push(("colour", colour_name(colour, words).into()));
                    "-named"
                }
                None => "",
            };
            words.say_with(&format!("uno-last-{drew}laid{named}"), &args)
        }
        LastMove::Drew { count: 0 } => words.say("uno-last-drew-nothing"),
        LastMove::Drew { .. } => words.say("uno-last-drew"),
        LastMove::Took { count } => words.say_with("uno-last-took", &[("count", count.into())]),
        LastMove::Skipped => words.say("uno-last-skipped"),
        LastMove::Left => words.say("uno-last-left"),
    }
}

#[cfg(test)]
mod tests {
    use meydan_words::{Lang, Words};

    #[test]
    fn cards_have_names() {
        let words = Words::of(Lang::En);
        let named = ["r5", "g-skip", "b-reverse", "y-draw2", "wild", "wild-draw4"]
            .map(|text| super::card_name(text.parse().expect("a card"), words));
        assert_eq!(named, ["red 5", "green Skip", "blue Reverse", "yellow Draw 2", "Wild", "Wild Draw 4"]);
    }
}
