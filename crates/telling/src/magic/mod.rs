//! Magic in words.

mod account;
mod effect;
mod line;
mod said;

pub use account::{lately, pairs};
pub use effect::effect_sentence;
pub use line::{card_lines, effect_line, list, mana, seat_name, strength};
pub use said::*;

use magic::{Action, Asked, CardInstance, Event, Fighter, Name, Phase, Target};
use meydan_core::{Outcome, Seat};
use meydan_words::Words;

use crate::{Scene, Style, Telling, isolated};

/// Magic.
pub struct Magic;

type Told<'a> = Scene<'a, magic::Magic>;

/// The name of a card. Cards that are not of the rules are called as their file calls them.
#[must_use]
pub fn card_name(card: Name, words: &Words) -> String {
    let word = card.to_string();
    let key = format!("magic-card-{word}");
    if words.has(&key) {
        return words.say(&key);
    }
    let capital = |part: &str| {
        let mut letters = part.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    word.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// Names that keep their own direction in a sentence.
struct Isolating<'a>(Told<'a>);

impl Naming for Isolating<'_> {
    fn player(&self, seat: Seat) -> String {
        (self.0.who)(seat)
    }

    fn card(&self, card: Name) -> String {
        isolated(&card_name(card, self.0.words))
    }

    fn thing(&self, thing: &CardInstance) -> String {
        self.card(thing.card)
    }

    fn mana(&self, letters: &str) -> String {
        isolated(letters)
    }
}

/// One event as a sentence, where there is something to say.
#[must_use]
pub fn sentence(scene: &Told<'_>, event: &Event) -> Option<String> {
    said::event(event, scene.words, &Isolating(*scene))
}

/// The instants that wait to resolve before the fight, the last first (MG-62).
#[must_use]
pub fn stack(scene: &Told<'_>) -> Option<String> {
    let words = scene.words;
    let window = scene.view.window.as_ref().filter(|window| !window.stack.is_empty())?;
    let cast = |cast: &magic::CastView| {
        let card = card_name(cast.card, words);
        let target = match cast.target {
            None => return card,
            Some(Target::Player(seat)) => (scene.who)(seat),
            Some(Target::Discarded(name)) => card_name(name, words),
            Some(Target::Card(id)) => {
                account::in_play(scene.view, id, words).unwrap_or_else(|| words.number(id.into()))
            }
        };
        words.say_with("magic-stack-on", &[("card", card.into()), ("target", target.into())])
    };
    let cards: Vec<String> = window.stack.iter().rev().map(cast).collect();
    Some(words.say_with("magic-stack", &[("cards", list(&cards, words).into())]))
}

/// The sentences of one entry. Who falls in a fight is told with the fight, and
/// lands that pay for a card need no sentence each.
#[must_use]
pub fn sentences(scene: &Told<'_>, events: &[Event]) -> Vec<String> {
    let fights = |id| {
        let fell = |fighter: &Fighter| fighter.destroyed && fighter.thing.id == id;
        events.iter().any(|event| {
            matches!(event, Event::Fought { attacker, defender, .. }
                if fell(attacker) || defender.as_ref().is_some_and(fell))
        })
    };
    let pays = events.iter().any(|event| matches!(event, Event::Played { .. }));
    let told = events.iter().filter(|event| match event {
        Event::Destroyed { thing } => !fights(thing.id),
        Event::Tapped { .. } => !pays,
        _ => true,
    });
    told.filter_map(|event| sentence(scene, event)).collect()
}

fn stopped(told: String) -> String {
    if told.ends_with(['.', '!']) { told } else { told + "." }
}

impl Telling for Magic {
    type Game = magic::Magic;

    const RULES: &'static [&'static str] = &[
        "MG-01", "MG-02", "MG-03", "MG-10", "MG-11", "MG-12", "MG-13", "MG-14", "MG-15", "MG-16", "MG-17",
        "MG-20", "MG-21", "MG-22", "MG-23", "MG-30", "MG-31", "MG-40", "MG-41", "MG-42", "MG-43", "MG-51",
        "MG-52", "MG-60", "MG-61", "MG-62", "MG-63", "MG-64",
    ];

    fn action(&self, scene: &Told<'_>, action: Action, style: Style) -> String {
        let words = scene.words;
        if style == Style::Line {
            return match action {
                Action::Play { card, .. } | Action::Aim { card, .. } => {
                    format!("play {}", card.to_string().replace('-', " "))
                }
                Action::Target(_) => action.to_string().replace('-', " "),
                _ => action.to_string(),
            };
        }
        // In a list the card says enough, as long as it is there.
        let key = match action {
            Action::Play { card, .. }
            | Action::Aim { card, .. }
            | Action::Target(Target::Discarded(card))
                if style == Style::Item =>
            {
                return card_name(card, words);
            }
            Action::Tap(id) | Action::Attack(id) | Action::Defend(id) | Action::Target(Target::Card(id))
                if style == Style::Item =>
            {
                let named = account::in_play(scene.view, id, words);
                return named.unwrap_or_else(|| action.to_string());
            }
            Action::Target(Target::Player(seat)) if style == Style::Item => return (scene.who)(seat),
            Action::Play { card, .. } | Action::Aim { card, .. } => {
                let card = ("card", isolated(&card_name(card, words)).into());
                return words.say_with("magic-did-play", &[card]);
            }
            Action::Tap(_) => "tap",
            Action::Target(_) => "target",
            Action::Cancel => "cancel",
            Action::Attack(_) => "attack",
            Action::Defend(_) => "defend",
            Action::NoDefender => "none",
            Action::Done => "done",
            Action::Pass => "pass",
        };
        words.say(&format!("magic-did-{key}"))
    }

    /// What is asked for; in a line, what can be typed for it too (MG-51).
    fn question(&self, scene: &Told<'_>, player: &str, style: Style) -> Option<String> {
        match style {
            Style::Line => Some(asked_line(scene, player)),
            Style::Item | Style::Sentence => asked(scene),
        }
    }

    fn awaited(&self, scene: &Told<'_>) -> Option<String> {
        let what = match scene.view.asked {
            Asked::Over => return None,
            // Who names the target of an instant is told of as before, too.
            Asked::Window => "window",
            Asked::Target { .. } if scene.view.window.is_some() => "window",
            // Others do not know of a target, and are told what they were told before.
            Asked::Play | Asked::Target { .. } => "play",
            Asked::Attack => "attack",
            Asked::Defend { .. } => "defend",
        };
        Some(scene.words.say(&format!("magic-awaited-{what}")))
    }

    fn events(&self, scene: &Told<'_>, events: &[Event], style: Style) -> Vec<String> {
        match style {
            Style::Line => line::told(scene, events),
            Style::Item => sentences(scene, events),
            // Others follow, so that the end of a round needs its stop.
            Style::Sentence => sentences(scene, events).into_iter().map(stopped).collect(),
        }
    }

    /// Who won with how many HP left (MG-50), and why it ended.
    fn result(&self, scene: &Told<'_>, outcome: &Outcome) -> String {
        let words = scene.words;
        let said = match outcome.winners.only() {
            Some(seat) => {
                let hp = outcome.points.get(seat.index()).copied().unwrap_or(0);
                let player = ("player", (scene.who)(seat).into());
                words.say_with("magic-event-won", &[player, ("hp", hp.into())])
            }
            None => words.say("magic-event-drawn"),
        };
        format!("{said} {}", words.reason("magic", outcome))
    }

    fn score(&self, scene: &Told<'_>, seat: Seat) -> Option<(i64, String)> {
        let hp = i64::from(scene.view.sides.get(seat.index())?.hp);
        Some((hp, scene.words.say_with("magic-hp", &[("hp", hp.into())])))
    }

    /// How many cards are where.
    fn status(&self, scene: &Told<'_>, seat: Seat) -> Option<String> {
        let side = scene.view.sides.get(seat.index())?;
        let counts = [
            ("hand", side.in_hand.into()),
            ("library", side.library.into()),
            ("discard", (side.discard.len() as u32).into()),
        ];
        Some(scene.words.say_with("magic-piles", &counts))
    }

    /// Discards, what is left in the decks, and what the cards in sight do.
    fn ledger(&self, scene: &Told<'_>) -> Option<String> {
        Some(account::overview(scene))
    }
}

fn asked(scene: &Told<'_>) -> Option<String> {
    let words = scene.words;
    let name = |card: Name| isolated(&card_name(card, words));
    Some(match scene.view.asked {
        Asked::Over => return None,
        Asked::Play => words.say("magic-part-play"),
        Asked::Window => words.say("magic-part-window"),
        Asked::Attack => words.say("magic-part-attack"),
        Asked::Target { card, aim, .. } => {
            words.say_with(&format!("magic-part-target-{}", aim.code()), &[("card", name(card).into())])
        }
        Asked::Defend { attacker, .. } => {
            let attacker = scene.view.creature(attacker).map_or_else(String::new, |(_, one)| name(one.card));
            words.say_with("magic-part-defend", &[("attacker", attacker.into())])
        }
    })
}

fn asked_line(scene: &Told<'_>, player: &str) -> String {
    let words = scene.words;
    let player = ("player", player.into());
    match scene.view.asked {
        Asked::Play if scene.view.phase == Phase::First => {
            words.say_with("console-magic-asked-first", &[player])
        }
        Asked::Play | Asked::Over => words.say_with("console-magic-asked-second", &[player]),
        Asked::Attack => words.say_with("console-magic-asked-attack", &[player]),
        Asked::Window => words.say_with("console-magic-asked-window", &[player]),
        Asked::Target { card, aim, .. } => {
            let card = [("card", card_name(card, words).into())];
            let asked = words.say_with(&format!("magic-asked-target-{}", aim.code()), &card);
            words.say_with("console-magic-asked-target", &[player, ("asked", asked.into())])
        }
        Asked::Defend { attacker, .. } => {
            let attacker = scene.view.creature(attacker).map_or_else(String::new, |(_, body)| {
                let strength = strength(body.looks.power, body.looks.left, words);
                format!("{} {strength}", numbered(body.card, body.id, words))
            });
            words.say_with("console-magic-asked-defend", &[player, ("attacker", attacker.into())])
        }
    }
}
