//! What lies between the two sides: where the turn stands, the chain, and how a
//! round begins and ends.

use duel::{Event, LinkView, Phase, Question, Shown, Spot, View as Seen};
use maud::{Markup, Render, html};
use meydan_telling::duel::phase_code;
use meydan_words::Words;

use super::side::is_asked;
use super::{Scene, emblems, face};

/// The phases of a turn (section 9).
pub(super) const PHASES: [Phase; 6] =
    [Phase::Draw, Phase::Standby, Phase::Main1, Phase::Battle, Phase::Main2, Phase::End];

/// Where the turn stands; every phase that is still to come can be gone to.
pub(super) fn phases(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let at = PHASES.iter().position(|phase| *phase == seen.phase).unwrap_or_default();
    let over = seen.end.is_some() || seen.asked.what == Question::Exchange;
    let next = is_asked(scene, seen) && scene.can("button:next");
    html! {
        ol class="phases" dir=(words.lang().direction()) aria-label=(words.say("web-duel-phases")) {
            @for (index, phase) in PHASES.iter().enumerate() {
                @let mark = Mark { here: index == at && !over, past: index < at && !over, next: next && index > at };
                @let key = format!("phase:{}", phase_code(*phase));
                (scene.piece(&key, mark, || draw_phase(words, *phase, mark, &key)))
            }
        }
    }
}

/// What is marked on a phase.
#[derive(Clone, Copy, Hash)]
struct Mark {
    here: bool,
    past: bool,
    next: bool,
}

fn draw_phase(words: &Words, phase: Phase, mark: Mark, key: &str) -> Markup {
    let code = phase_code(phase);
    let short = words.say(&format!("web-duel-phase-{code}"));
    let long = words.say(&format!("duel-phase-{code}"));
    html! {
        li.here[mark.here].past[mark.past] aria-current=[mark.here.then_some("step")] title=(long) data-phase=(code) data-key=(key) {
            @if mark.next {
                button type="button" tabindex="-1" data-place="button:next" data-goal=(code)
                    aria-label=(words.say_with("web-duel-to", &[("phase", (&long).into())])) { (short) }
            } @else { (short) }
        }
    }
}

/// Which round and turn it is.
pub(super) fn turn(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let round = [("round", i64::from(seen.round).into()), ("rounds", i64::from(seen.rounds).into())];
    let draw = || {
        html! {
            p class="turn-of" data-key="turn-of" dir=(words.lang().direction()) {
                @if seen.rounds > 1 { (words.say_with("web-duel-round", &round)) (words.say("web-between")) }
                (words.say_with("web-duel-turn-count", &[("turn", i64::from(seen.count).into())]))
            }
        }
    };
    scene.piece("turn-of", (seen.round, seen.rounds, seen.count), draw).render()
}

/// What a link is aimed at.
fn target(words: &Words, seen: &Seen, shown: &Shown) -> String {
    let zone = match shown.spot {
        Some(Spot::Monster(zone)) => Some(("web-duel-zone-monster", zone)),
        Some(Spot::Spell(zone)) => Some(("web-duel-zone-spell", zone)),
        _ => None,
    };
    let card =
        shown.card.map_or_else(|| words.say("duel-hidden-card"), |card| face::named(words, seen, card));
    match zone {
        Some((key, zone)) => {
            let zone = words.say_with(key, &[("zone", i64::from(zone).into())]);
            words.say_with("web-duel-target-in", &[("card", card.into()), ("zone", zone.into())])
        }
        None => card,
    }
}

fn link(scene: &Scene<'_>, index: usize, link: &LinkView) -> Markup {
    let (words, seen) = (scene.words, scene.view);
    let targets: Vec<String> = link.chosen.iter().map(|shown| target(words, seen, shown)).collect();
    html! {
        li.link.negated[link.negated] data-key={ "link:" (index) } {
            span class="link-number" aria-hidden="true" { (words.number(index as i64 + 1)) }
            span class="link-who" dir="auto" { (scene.who(link.seat)) }
            (face::chip(words, seen, link.card))
            @if !targets.is_empty() {
                span class="link-aim" dir=(words.lang().direction()) { (emblems::sign("target")) (targets.join(&words.say("web-between"))) }
            }
            @if link.negated { span class="link-negated" { (words.say("web-duel-negated")) } }
        }
    }
}

/// So many links have room in a line beside the phase.
const SHORT: usize = 1;

/// The chain: the last link is on top and takes effect first (section 21).
pub(super) fn chain(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    // A long one is scrolled in its own place, so that the hand stays in sight.
    let long = seen.chain.len() > SHORT;
    html! {
        @if !seen.chain.is_empty() {
            section.dchain.long[long] aria-label=(words.say("web-duel-chain")) {
                h2 dir=(words.lang().direction()) { (emblems::sign("chain")) (words.say("web-duel-chain")) }
                ol id="duel-chain" reversed tabindex=[long.then_some("0")] {
                    @for (index, one) in seen.chain.iter().enumerate().rev() { (link(scene, index, one)) }
                }
            }
        }
    }
}

/// How the round before ended, as it was told.
fn round_won(scene: &Scene<'_>) -> Option<(String, String)> {
    let events = scene.happened().rev().flat_map(|entry| entry.events.iter().rev());
    let ended = events.into_iter().find(|event| matches!(event, Event::RoundEnded { .. }))?;
    let Event::RoundEnded { reason, .. } = ended else { return None };
    Some((scene.sentence(ended)?, scene.words.say(&format!("reason-duel-{}", reason.code()))))
}

/// How a round begins, how it ended, and who won the match.
pub(super) fn banner(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let begins = seen.count <= 1 && matches!(seen.phase, Phase::Draw | Phase::Standby);
    let mut lines = Vec::new();
    let coin = match seen.end {
        Some((reason, loser)) => {
            let won = Event::Ended { winner: loser.other(), wins: seen.wins };
            lines.extend(scene.sentence(&won));
            lines.push(words.say(&format!("reason-duel-{}", reason.code())));
            false
        }
        None if seen.asked.what == Question::Exchange => {
            lines.extend(round_won(scene).map(|(won, why)| format!("{won} {why}")));
            lines.push(words.say("web-duel-between-rounds"));
            false
        }
        None if begins => {
            let began = Event::RoundBegan { round: seen.round, seat: seen.turn };
            lines.extend(scene.sentence(&began));
            if seen.round > 1 {
                lines.extend(round_won(scene).map(|(won, _)| won));
            }
            true
        }
        None => return html! {},
    };
    let over = seen.end.is_some();
    html! {
        div.dbanner.final[over].begins[coin] data-key="banner" dir=(words.lang().direction()) {
            @if coin { span class="toss" aria-hidden="true" { (emblems::sign("coin")) } }
            div { @for (index, line) in lines.iter().enumerate() { p.first[index == 0] { (line) } } }
        }
    }
}
