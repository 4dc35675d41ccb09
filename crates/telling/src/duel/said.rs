//! Duel in sentences: cards, and what happened. One home for all front ends,
//! which say how they name players and cards.

use duel::{Arrival, Asked, Book, Card, Event, Index, Phase, Question, Shown};
use meydan_core::Seat;
use meydan_words::{Arg, Words};

/// The name of a card in this language; one's own cards are called as they are.
#[must_use]
pub fn card_name(card: &Card, words: &Words) -> String {
    own_text(&format!("duel-card-{}", card.code()), words).unwrap_or_else(|| card.name.clone())
}

/// A text about a card of the standard book; other cards have none.
fn own_text(key: &str, words: &Words) -> Option<String> {
    words.has(key).then(|| words.say(key))
}

/// What a card says, in this language where there is a text of ours.
#[must_use]
pub fn card_text(card: &Card, words: &Words) -> String {
    let own = || card.description.clone().unwrap_or_default();
    let text = own_text(&format!("duel-card-{}-text", card.code()), words);
    text.filter(|_| card.description.is_none()).unwrap_or_else(own)
}

/// The word of a phase, for keys of texts.
#[must_use]
pub const fn phase_code(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "draw",
        Phase::Standby => "standby",
        Phase::Main1 => "main1",
        Phase::Battle => "battle",
        Phase::Main2 => "main2",
        Phase::End => "end",
    }
}

/// How a front end calls players and cards in a sentence.
pub trait Naming {
    /// A player.
    fn player(&self, seat: Seat) -> String;
    /// A card.
    fn card(&self, card: Index) -> String;
    /// A monster in a zone as it lies now or lay last, counted from one.
    fn monster(&self, seat: Seat, zone: u8) -> String;
}

/// Cards by their names in a language, players by a function: what most front ends need.
pub struct Plain<'a> {
    /// The cards that there are.
    pub book: &'a Book,
    /// The language.
    pub words: &'a Words,
    /// Who sits where.
    pub who: &'a dyn Fn(Seat) -> String,
    /// Which card lies in a monster zone, where it is known.
    pub lies: &'a dyn Fn(Seat, u8) -> Option<Index>,
}

impl Naming for Plain<'_> {
    fn player(&self, seat: Seat) -> String {
        (self.who)(seat)
    }

    fn card(&self, card: Index) -> String {
        card_name(self.book.card(card), self.words)
    }

    fn monster(&self, seat: Seat, zone: u8) -> String {
        (self.lies)(seat, zone).map_or_else(|| self.words.say("duel-hidden-monster"), |card| self.card(card))
    }
}

/// The word of a question in the keys of texts.
#[must_use]
pub const fn question_code(asked: &Asked) -> &'static str {
    match asked.what {
        Question::Phase => "phase",
        Question::HowMany => "how-many",
        Question::Tribute => "tribute",
        Question::Discard => "discard",
        Question::Target => "target",
        Question::TargetOrDone => "target-or-done",
        Question::Amount => "amount",
        Question::Answer if asked.card.is_none() => "answer-nothing",
        Question::Answer => "answer",
        Question::Effect => "effect",
        Question::Summon => "summon",
        Question::Search => "search",
        Question::Name => "name",
        Question::Position => "position",
        Question::RitualMonster => "ritual-monster",
        Question::Choosing => "choosing",
        Question::Exchange => "exchange",
        Question::Over => "over",
    }
}

/// What is asked for, to follow the name of who is asked.
#[must_use]
pub fn asked(asked: &Asked, words: &Words, naming: &dyn Naming) -> Option<String> {
    if asked.what == Question::Over {
        return None;
    }
    let code = question_code(asked);
    let card = asked.card.map_or_else(|| words.say("duel-hidden-card"), |card| naming.card(card));
    let takes_none = matches!(asked.what, Question::Phase | Question::Choosing | Question::Exchange)
        || code == "answer-nothing";
    let args: &[(&str, Arg)] = if takes_none { &[] } else { &[("card", Arg::from(card))] };
    Some(words.say_with(&format!("duel-asked-{code}"), args))
}

/// What happened, in one line; nothing for what speaks for itself.
#[must_use]
pub fn event(event: &Event, words: &Words, naming: &dyn Naming) -> Option<String> {
    let say = |key: &str, args: &[(&str, Arg)]| Some(words.say_with(&format!("duel-event-{key}"), args));
    let who = |seat: Seat| ("player", Arg::from(naming.player(seat)));
    let card = |index: Index| ("card", Arg::from(naming.card(index)));
    let maybe = |index: Option<Index>| {
        let said = index.map_or_else(|| words.say("duel-hidden-card"), |index| naming.card(index));
        ("card", Arg::from(said))
    };
    let amount = |amount: u16| ("amount", Arg::from(i64::from(amount)));
    match event {
        Event::Dealt { .. } => None,
        Event::RoundBegan { round, seat } => {
            say("round-began", &[("round", i64::from(*round).into()), who(*seat)])
        }
        Event::Phase { phase, seat } => {
            let phase = words.say(&format!("duel-phase-{}", phase_code(*phase)));
            say("phase", &[("phase", phase.into()), who(*seat)])
        }
        Event::Drew { seat, card: None } => say("drew", &[who(*seat)]),
        Event::Drew { seat, card: Some(index) } => say("drew-card", &[who(*seat), card(*index)]),
        Event::TurnPassed { seat } => say("turn-passed", &[who(*seat)]),
        Event::Tributed { seat, card: index, .. } => say("tributed", &[who(*seat), card(*index)]),
        Event::Summoned { seat, card: index, how, .. } => {
            let key = match how {
                Arrival::Normal | Arrival::Set => "summoned-normal",
                Arrival::Flip => "summoned-flip",
                Arrival::Special => "summoned-special",
                Arrival::Ritual => "summoned-ritual",
            };
            say(key, &[who(*seat), card(*index)])
        }
        Event::Set { seat, card: Some(index), .. } => say("set-card", &[who(*seat), card(*index)]),
        Event::Set { seat, monster: true, card: None, .. } => say("set-monster", &[who(*seat)]),
        Event::Set { seat, monster: false, card: None, .. } => say("set-spell", &[who(*seat)]),
        Event::Turned { seat, zone, attacks } => {
            let key = if *attacks { "turned-attack" } else { "turned-defense" };
            say(key, &[("card", naming.monster(*seat, *zone).into())])
        }
        Event::Attacked { seat, from, to } => {
            let attacker = ("attacker", Arg::from(naming.monster(*seat, *from)));
            match to {
                Some(zone) => {
                    let target = naming.monster(seat.other(), *zone);
                    say("attacks", &[attacker, ("target", target.into())])
                }
                None => say("attacks-directly", &[attacker, who(seat.other())]),
            }
        }
        Event::Fought { .. } => Some(fought(event, words, naming)),
        Event::HitDirectly { seat, damage } => {
            say("hurt", &[who(*seat), ("damage", i64::from(*damage).into())])
        }
        Event::Life { seat, life } => say("life", &[who(*seat), ("life", i64::from(*life).into())]),
        Event::Activated { seat, at, chosen, by_itself } => {
            let played = [who(*seat), maybe(at.card)];
            let targets: Vec<String> = chosen.iter().map(|target| shown(target, words, naming)).collect();
            let target = ("target", Arg::from(targets.join(", ")));
            match (by_itself, targets.is_empty()) {
                (false, true) => say("activated", &played),
                (true, true) => say("effect", &[maybe(at.card)]),
                (false, false) => {
                    let [player, card] = played;
                    say("activated-on", &[player, card, target])
                }
                (true, false) => say("effect-on", &[maybe(at.card), target]),
            }
        }
        Event::Resolved { card: index, .. } => say("resolved", &[card(*index)]),
        Event::TakenBack { seat, card: index } => say("taken-back", &[who(*seat), card(*index)]),
        Event::Negated { at } => say("negated", &[maybe(at.card)]),
        Event::AttackNegated { .. } => say("attack-negated", &[]),
        Event::AttackReturned { seat, from } => {
            say("attack-returned", &[("card", naming.monster(*seat, *from).into())])
        }
        Event::Destroyed { at } => say("destroyed", &[maybe(at.card)]),
        Event::Discarded { seat, card: index } => say("discarded", &[who(*seat), card(*index)]),
        Event::ToHand { seat, card: index } => say("to-hand", &[maybe(*index), who(*seat)]),
        Event::Shuffled { seat } => say("shuffled", &[who(*seat)]),
        Event::Paid { seat, amount: paid } => say("paid", &[who(*seat), amount(*paid)]),
        Event::Gained { seat, amount: gained } => say("gained", &[who(*seat), amount(*gained)]),
        Event::Lost { seat, amount: lost } => say("lost", &[who(*seat), amount(*lost)]),
        Event::Controlled { seat, card: index, .. } => {
            let said = index.map_or_else(|| words.say("duel-hidden-monster"), |index| naming.card(index));
            say("controlled", &[who(*seat), ("card", said.into())])
        }
        Event::TurnedUp { card: index, .. } => say("turned-up", &[card(*index)]),
        Event::TurnedDown { seat, .. } => say("turned-down", &[who(*seat)]),
        Event::Copied { card: index, of, .. } => {
            say("copied", &[card(*index), ("of", naming.card(*of).into())])
        }
        Event::Named { seat, card: index } => say("named", &[who(*seat), card(*index)]),
        Event::TurnSkipped { seat } => say("turn-skipped", &[who(*seat)]),
        Event::PowerChanged { seat, zone, atk, def } => {
            let signed = |change: i16| {
                let plus = if change > 0 { "+" } else { "" };
                Arg::from(format!("{plus}{}", words.number(change.into())))
            };
            let card = ("card", Arg::from(naming.monster(*seat, *zone)));
            say("power-changed", &[card, ("atk", signed(*atk)), ("def", signed(*def))])
        }
        Event::Protected { at } => say("protected", &[maybe(at.card)]),
        Event::AddedToGraveyard { seat, card: index } => say("buried", &[card(*index), who(*seat)]),
        Event::RemovedFromGraveyard { seat, card: index } => say("unburied", &[card(*index), who(*seat)]),
        Event::DrawSkipped { seat } => say("draw-skipped", &[who(*seat)]),
        Event::RoundEnded { winner, wins, .. } => say("round-won", &score(*winner, *wins, naming)),
        Event::Exchanged { seat, cards: None } => say("exchanged", &[who(*seat)]),
        Event::Exchanged { seat, cards: Some((out, into)) } => say(
            "exchanged-cards",
            &[who(*seat), ("out", naming.card(*out).into()), ("in", naming.card(*into).into())],
        ),
        Event::Ended { winner, wins } => say("won", &score(*winner, *wins, naming)),
    }
}

fn score(winner: Seat, wins: [u8; 2], naming: &dyn Naming) -> [(&'static str, Arg); 3] {
    let rounds = |seat: Seat| Arg::from(i64::from(wins[seat.index()]));
    [("player", naming.player(winner).into()), ("own", rounds(winner)), ("other", rounds(winner.other()))]
}

fn shown(target: &Shown, words: &Words, naming: &dyn Naming) -> String {
    target.card.map_or_else(|| words.say("duel-hidden-card"), |card| naming.card(card))
}

/// A fight: who was hidden, who fell, who was hurt (section 13).
fn fought(event: &Event, words: &Words, naming: &dyn Naming) -> String {
    let Event::Fought { attacker, target, hidden, hurt, damage, .. } = event else { return String::new() };
    let say = |key: &str, args: &[(&str, Arg)]| words.say_with(&format!("duel-event-{key}"), args);
    let card = |index: Index| [("card", Arg::from(naming.card(index)))];
    let mut parts = Vec::new();
    if *hidden {
        parts.push(say("was-hidden", &card(target.card)));
    }
    parts.push(match (attacker.destroyed, target.destroyed) {
        (true, true) => say("both-destroyed", &[]),
        (true, false) => say("one-destroyed", &card(attacker.card)),
        (false, true) => say("one-destroyed", &card(target.card)),
        (false, false) => say("none-destroyed", &[]),
    });
    if let Some(seat) = hurt.filter(|_| *damage > 0) {
        let player = ("player", Arg::from(naming.player(seat)));
        parts.push(say("hurt", &[player, ("damage", i64::from(*damage).into())]));
    }
    parts.join(" ")
}
