//! What lies between the two sides: where the turn stands, the mana that waits,
//! the pairs of a combat and what the last one did, and the buttons.

use magic::{Asked, Event, Fighter, Phase, View as Seen};
use maud::{Markup, html};
use meydan_core::Seat;
use meydan_telling::isolated;
use meydan_words::Words;

use super::{Scene, emblems, face};

/// The phases of a turn (MG-10 to MG-15), by their texts.
const PHASES: [&str; 6] = ["draw", "untap", "first", "combat", "second", "end"];

const fn place(phase: Phase) -> usize {
    match phase {
        Phase::First => 2,
        Phase::Combat => 3,
        Phase::Second => 4,
    }
}

/// Where the turn stands.
pub(super) fn phases(words: &Words, seen: &Seen) -> Markup {
    let at = place(seen.phase);
    let over = seen.end.is_some();
    let dir = words.lang().direction();
    html! {
        ol class="phases" dir=(dir) aria-label=(words.say("web-magic-phases")) {
            @for (index, phase) in PHASES.iter().enumerate() {
                @let here = index == at && !over;
                li.here[here].past[index < at] data-key={ "phase:" (phase) } aria-current=[here.then_some("step")] {
                    (words.say(&format!("web-magic-phase-{phase}")))
                }
            }
        }
    }
}

/// The turn and the mana that was tapped and not used.
pub(super) fn pool(words: &Words, seen: &Seen) -> Markup {
    let dir = words.lang().direction();
    html! {
        p class="turn-of" data-key="turn-of" dir=(dir) { (words.say_with("web-magic-round", &[("round", seen.round.into())])) }
        @if !seen.pool.is_none() {
            @let letters = isolated(&seen.pool.to_string().to_ascii_uppercase());
            p class="pool" data-key="pool" dir=(dir) {
                span aria-hidden="true" { (words.say("web-magic-pool-short")) }
                span class="pool-pips" dir="ltr" aria-hidden="true" { (face::pips(seen.pool)) }
                span class="unseen" { (words.say_with("web-magic-pool", &[("mana", letters.into())])) }
            }
        }
    }
}

/// A creature of the combat that is named now.
fn fighter(words: &Words, seen: &Seen, id: magic::Id) -> Markup {
    html! {
        @if let Some((_, creature)) = seen.creature(id) {
            @let looks = creature.looks;
            (face::chip(words, &seen.book, creature.card, &format!("{}/{}", looks.power, looks.left)))
        }
    }
}

/// The attacks that are named, each with who meets it.
fn pairs(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let asked = match seen.asked {
        Asked::Defend { attack, .. } => Some(usize::from(attack)),
        _ => None,
    };
    html! {
        ol class="pairs" aria-label=(words.say("web-magic-combat")) {
            @for (index, attack) in seen.attacks.iter().enumerate() {
                @let settled = asked.is_some_and(|asked| index < asked);
                li.pair.question[asked == Some(index)] data-key={ "pair:" (index) } {
                    span class="pair-number" aria-hidden="true" { (index + 1) }
                    (fighter(words, seen, attack.attacker))
                    span class="versus" { (emblems::sign("swords")) span class="unseen" { (words.say("web-magic-versus")) } }
                    @match attack.defender {
                        Some(id) => (fighter(words, seen, id)),
                        // Not yet asked, or let through.
                        None if asked == Some(index) => span class="chip open" { "?" },
                        None if settled => (player(scene, seen.turn.other(), None)),
                        None => span class="chip open" { "…" },
                    }
                }
            }
        }
    }
}

fn player(scene: &Scene<'_>, seat: Seat, lost: Option<u8>) -> Markup {
    html! {
        span class="chip mage-chip" {
            (emblems::sign("heart")) span class="chip-name" dir="auto" { (scene.who(seat)) }
            @if let Some(lost) = lost { b dir="ltr" { "−" (lost) } }
        }
    }
}

/// One side of a fight that is over: what it was, what it dealt, whether it fell.
fn fought(words: &Words, seen: &Seen, fighter: &Fighter) -> Markup {
    let fell = words.say("web-magic-destroyed");
    html! {
        span.fought.fell[fighter.destroyed] {
            (face::chip(words, &seen.book, fighter.thing.card, &format!("{}/{}", fighter.power, fighter.hp)))
            @if fighter.first {
                span class="why-first" title=(words.say("magic-ability-first-strike")) { (emblems::sign("first-strike")) }
            }
            @if fighter.destroyed { span class="fell-mark" title=(fell) aria-hidden="true" { "✕" } }
        }
    }
}

/// What the last combat did, until the next one begins (MG-40 to MG-43).
fn last(scene: &Scene<'_>, seen: &Seen) -> Option<Markup> {
    let (words, entries) = (scene.words, scene.happened().collect::<Vec<_>>());
    let is_fight = |event: &Event| matches!(event, Event::Fought { .. });
    let at = entries.iter().rposition(|entry| entry.events.iter().any(is_fight))?;
    // It was the one of the turn that is not over, or of the one before.
    let turns = entries[at + 1..].iter().flat_map(|entry| entry.events);
    if turns.filter(|event| matches!(event, Event::Began { .. })).count() > 1 {
        return None;
    }
    let fights = entries[at].events.iter().filter(|event| is_fight(event));
    Some(html! {
        div class="last-fight" data-key="last-fight" {
            h2 dir=(words.lang().direction()) { (words.say("web-magic-last-combat")) }
            ol class="pairs" {
                @for event in fights {
                    @if let Event::Fought { attacker, defender, damage, gone, .. } = event {
                        @let target = attacker.thing.seat.other();
                        li class="pair done" {
                            (fought(words, seen, attacker))
                            span class="versus" aria-hidden="true" {
                                @if attacker.hit { span class="dealt" { (attacker.power) " →" } }
                                @if defender.as_ref().is_some_and(|defender| defender.hit) {
                                    span class="dealt" { "← " (defender.as_ref().map_or(0, |defender| defender.power)) }
                                }
                            }
                            @match defender {
                                Some(defender) => (fought(words, seen, defender)),
                                None if *gone && *damage == 0 => span class="chip open" { "✕" },
                                None => (player(scene, target, Some(*damage))),
                            }
                            @if defender.is_some() && *damage > 0 {
                                span class="through" { (emblems::sign("trample")) (player(scene, target, Some(*damage))) }
                            }
                            @if let Some(said) = scene.sentence(event) {
                                p class="pair-said" dir=(words.lang().direction()) { (said) }
                            }
                        }
                    }
                }
            }
        }
    })
}

/// The combat: the pairs that are being named, or what the last one did.
pub(super) fn combat(scene: &Scene<'_>, seen: &Seen) -> Markup {
    html! {
        @if seen.attacks.is_empty() {
            @if let Some(last) = last(scene, seen) { (last) }
        } @else {
            (pairs(scene, seen))
            @if let Some(stack) = scene.stack() {
                p class="stack" data-key="stack" dir=(scene.words.lang().direction()) { (stack) }
            }
        }
    }
}

/// What "done" would do now.
pub(super) fn done(words: &Words, seen: &Seen) -> String {
    let able = |one: &magic::CreatureView| !one.tapped && (!one.fresh || one.looks.haste);
    let rested = || seen.sides[seen.turn.index()].creatures.iter().any(able);
    let attackers = u32::try_from(seen.attacks.len()).unwrap_or(u32::MAX);
    match seen.phase {
        Phase::First if rested() => words.say("web-magic-done-to-combat"),
        Phase::First => words.say("web-magic-done-to-second"),
        Phase::Combat if attackers == 0 => words.say("web-magic-done-no-attack"),
        Phase::Combat => words.say_with("web-magic-done-attack", &[("count", attackers.into())]),
        Phase::Second => words.say("web-magic-done-end"),
    }
}

/// What is asked of who looks, and the buttons for it.
pub(super) fn buttons(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let card = |name| ("card", isolated(&face::name(words, name)).into());
    let mine = scene.can_any("button:")
        || scene.can_any("card:")
        || scene.can_any("discard:")
        || scene.can_any("player:");
    let asked = match seen.asked {
        _ if !mine => None,
        Asked::Target { card: name, .. } => Some(words.say_with("web-magic-bar-target", &[card(name)])),
        Asked::Defend { attacker, .. } => seen
            .creature(attacker)
            .map(|(_, creature)| words.say_with("web-magic-bar-defend", &[card(creature.card)])),
        Asked::Attack => Some(words.say("web-magic-bar-attack")),
        Asked::Play => Some(words.say("web-magic-bar-play")),
        Asked::Window => Some(words.say("web-magic-bar-window")),
        Asked::Over => None,
    };
    let offered: Vec<(&str, String)> = [
        ("cancel", words.say("web-magic-cancel")),
        ("none", words.say("web-magic-none")),
        ("pass", words.say("web-magic-pass")),
        ("done", done(words, seen)),
    ]
    .into_iter()
    .filter(|(button, _)| scene.can(&format!("button:{button}")))
    .collect();
    html! {
        div class="bar" data-key="bar" dir=(words.lang().direction()) {
            @if let Some(asked) = asked { p class="bar-asked" { (asked) } } @else { p class="bar-asked" { "\u{a0}" } }
            @if !offered.is_empty() {
                div class="bar-buttons" role="toolbar" aria-label=(words.say("web-table-actions")) {
                    @for (index, (button, text)) in offered.iter().enumerate() {
                        button.button.main[*button != "cancel"].can type="button" data-place={ "button:" (button) }
                            tabindex=(if index == 0 { "0" } else { "-1" }) { (text) }
                    }
                }
            }
        }
    }
}
