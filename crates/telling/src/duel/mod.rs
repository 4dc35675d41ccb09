//! Duel in words.

mod account;
mod said;
mod tale;

pub use account::{card_kind, chain};
pub use said::*;
pub use tale::{Lying, Tale};

use duel::{Action, Event, Index, Question, Spot, View};
use meydan_core::{Outcome, Place, Seat};
use meydan_words::{Arg, Words};

use crate::{Scene, Style, Telling, isolated};

/// Duel.
pub struct Duel;

type Told<'a> = Scene<'a, duel::Duel>;

impl Telling for Duel {
    type Game = duel::Duel;

    const RULES: &'static [&'static str] = &[
        "DU-285", "DU-098", "DU-125", "DU-131", "DU-130", "DU-137", "DU-138", "DU-139", "DU-140", "DU-142",
        "DU-160", "DU-157", "DU-166", "DU-167", "DU-173", "DU-177", "DU-179", "DU-180", "DU-181", "DU-184",
        "DU-187", "DU-193", "DU-198", "DU-201", "DU-203", "DU-205", "DU-209", "DU-211", "DU-215", "DU-257",
        "DU-258", "DU-222", "DU-228", "DU-230", "DU-290", "DU-286", "DU-288", "DU-289", "DU-255", "DU-244",
        "DU-245", "DU-247", "DU-248", "DU-249", "DU-048", "DU-119", "DU-003",
    ];

    fn action(&self, scene: &Told<'_>, action: Action, style: Style) -> String {
        if style == Style::Line { action.to_string() } else { done(scene.view, action, scene.words) }
    }

    fn question(&self, scene: &Told<'_>, _player: &str, style: Style) -> Option<String> {
        Tale::of(scene).question(style == Style::Sentence)
    }

    fn awaited(&self, scene: &Told<'_>) -> Option<String> {
        let awaited = match scene.view.asked.what {
            Question::Over => return None,
            Question::Phase => "phase",
            Question::Answer => "answer",
            Question::Exchange => "exchange",
            _ => "choose",
        };
        Some(scene.words.say(&format!("duel-awaited-{awaited}")))
    }

    fn events(&self, scene: &Told<'_>, events: &[Event], style: Style) -> Vec<String> {
        match style {
            Style::Line | Style::Item => Tale::of(scene).lines(events),
            Style::Sentence => {
                let mut lying = Lying::before(events.iter());
                Tale::of(scene).go_on(&mut lying, events).into_iter().map(|(_, said)| said).collect()
            }
        }
    }

    /// Who won, how the rounds stand, and why it ended.
    fn result(&self, scene: &Told<'_>, outcome: &Outcome) -> String {
        let words = scene.words;
        let why = words.reason("duel", outcome);
        let Some(winner) = outcome.winners.only() else { return why };
        let rounds = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or(0).into();
        let player = ("player", (scene.who)(winner).into());
        let args = [player, ("own", rounds(winner)), ("other", rounds(winner.other()))];
        format!("{} {why}", words.say_with("duel-event-won", &args))
    }

    fn score(&self, scene: &Told<'_>, seat: Seat) -> Option<(i64, String)> {
        let life = i64::from(scene.view.sides.get(seat.index())?.life);
        Some((life, scene.words.say_with("duel-life", &[("life", life.into())])))
    }

    /// Both graveyards, and what the cards in sight say.
    fn ledger(&self, scene: &Told<'_>) -> Option<String> {
        Some(account::overview(scene))
    }
}

/// An action in a few words, with the names of the cards that the viewer knows.
fn done(view: &View, action: Action, words: &Words) -> String {
    let named = |card: Option<Index>| match card.and_then(|card| view.book.cards().get(usize::from(card))) {
        Some(card) => isolated(&card_name(card, words)),
        None => words.say("duel-hidden-card"),
    };
    let place = |place: &Place| named(view.you.and_then(|you| view.card_at(you, place)));
    let at = |spot: Spot| place(&spot.place());
    let say = |key: &str, args: &[(&str, Arg)]| words.say_with(&format!("duel-do-{key}"), args);
    let with = |key: &str, card: String| say(key, &[("card", card.into())]);
    match action {
        Action::Summon(number) => with("summon", at(Spot::Hand(number))),
        Action::Set(number) => with("set", at(Spot::Hand(number))),
        Action::Flip(zone) => with("flip", at(Spot::Monster(zone))),
        Action::Turn(zone) => with("turn", at(Spot::Monster(zone))),
        Action::Attack { from, to } => {
            let target = at(Spot::OpponentMonster(to));
            say("attack", &[("card", at(Spot::Monster(from)).into()), ("target", target.into())])
        }
        Action::Direct(from) => with("direct", at(Spot::Monster(from))),
        Action::Activate(spot) => with("activate", at(spot)),
        Action::Use(spot) => with("use", at(spot)),
        Action::Choose(spot) => with("choose", at(spot)),
        Action::Name(index) => with("choose", named(Some(index))),
        Action::Amount(amount) => say("amount", &[("amount", i64::from(amount).into())]),
        Action::Tributes(count) => say("tributes", &[("count", i64::from(count).into())]),
        Action::Swap { main, side } => {
            let pick = |pile: &str, number: u8| place(&Place::new(format!("{pile}:{number}")));
            say("swap", &[("card", pick("main", main).into()), ("target", pick("side", side).into())])
        }
        Action::Position { attacks: true } => say("attack-position", &[]),
        Action::Position { attacks: false } => say("defense-position", &[]),
        Action::Next
        | Action::Done
        | Action::Yes
        | Action::No
        | Action::Pass
        | Action::Cancel
        | Action::Keep
        | Action::Surrender => say(&action.to_string(), &[]),
        // Nobody is offered one; who sees a record of one reads what was typed.
        Action::Cheat(_) => action.to_string(),
    }
}
