//! Every part of the language by a name in its own words, for whoever explains it.
//! Each table gives the names and the list of them, so that neither lacks one.

use super::parts::{Act, Change, Condition, Cost, How, Limit, Modifier, Moment, Reply, Start};
use super::read;

/// A name for each kind of part, and all names.
macro_rules! named {
    ($part:ident: $($pattern:pat => $name:literal,)*) => {
        impl $part {
            /// All names, in the order in which they are explained.
            pub(super) const NAMES: &'static [&'static str] = &[$($name),*];

            /// What it is called where it is explained.
            #[must_use]
            pub const fn name(&self) -> &'static str {
                match self { $($pattern => $name,)* }
            }
        }
    };
}

named! { Start:
    Start::Activate => "activate",
    Start::Reply(_) => "reply",
    Start::Equip(_) => "equip",
    Start::Ignite => "ignite",
    Start::When(_) => "when",
    Start::While(_) => "while",
    Start::Procedure => "procedure",
    Start::Tributes { .. } => "tributes",
    Start::Summon(How::OnlyByRitual) => "summon-only-by-ritual",
    Start::Summon(How::NotNormally) => "summon-not-normally",
}

named! { Reply:
    Reply::Anytime => "reply-anytime",
    Reply::Attack => "reply-opponent-attack",
    Reply::Summoning => "reply-summoning",
    Reply::Summoned { .. } => "reply-summon",
    Reply::Spell => "reply-spell",
    Reply::SpecialSummoning => "reply-special-summoning",
    Reply::CostlyTrap => "reply-costly-trap",
}

named! { Moment:
    Moment::DestroyedByBattle => "when-destroyed-by-battle",
    Moment::Attacked => "when-attacked",
    Moment::AttackedFaceDown => "when-attacked-face-down",
    Moment::OwnAttacked => "when-own-monster-attacked",
    Moment::OwnDestroyed => "when-own-monster-destroyed",
    Moment::OwnSentToGraveyard => "when-own-card-buried",
    Moment::SentToGraveyard => "when-buried",
    Moment::Flipped => "when-flipped",
    Moment::NormalSummoned => "when-normal-summoned",
    Moment::SummonedWith(_) => "when-summoned-with",
    Moment::SpellResolved => "when-another-spell-resolved",
    Moment::Standby => "when-own-standby-phase",
}

named! { Modifier:
    Modifier::Change { change: Change::By { .. }, .. } => "while-atk-and-def",
    Modifier::Change { change: Change::PrintedDefToAtk, .. } => "while-adds-printed-def-to-atk",
    Modifier::Change { change: Change::PrintedAtkToDef, .. } => "while-adds-printed-atk-to-def",
    Modifier::AtkIs(..) => "while-atk-is",
    Modifier::CannotAttack(_) => "while-cannot-attack",
    Modifier::NoTrapsInBattle => "while-opponent-activates-no-traps",
    Modifier::NoSpecialSummons => "while-nobody-special-summons",
    Modifier::NoOtherField => "while-no-other-field-spell",
    Modifier::NotByBattle => "while-not-destroyed-by-battle",
    Modifier::NotAttackable => "while-not-attackable",
    Modifier::NoBattleDamage => "while-attacking-no-battle-damage",
}

named! { Condition:
    Condition::AtLeast(..) => "if-at-least",
    Condition::Deck(_) => "if-deck-at-least",
    Condition::FreeMonsterZone => "if-free-monster-zone",
}

named! { Cost:
    Cost::Discard(_) => "pay-discard",
    Cost::Life(_) => "pay-lp",
    Cost::LifeMultiple(_) => "pay-lp-multiple",
    Cost::Tribute(_) => "pay-tribute",
}

named! { Act:
    Act::Destroy(_) => "do-destroy",
    Act::NegateAttack => "do-negate-attack",
    Act::NegateIt => "do-negate-it",
    Act::EndBattlePhase => "do-end-battle-phase",
    Act::Draw(_) => "do-draw",
    Act::Gain(_) => "do-gain",
    Act::Lose(_) => "do-lose",
    Act::OpponentLoses(_) => "do-opponent-loses",
    Act::ReturnToHand(_) => "do-return",
    Act::SpecialSummon { .. } => "do-special-summon",
    Act::Search(_) => "do-search",
    Act::TurnFaceUp(_) => "do-turn-face-up",
    Act::TurnFaceDown(_) => "do-turn-face-down",
    Act::TakeControl(_) => "do-control",
    Act::Copy(_) => "do-copy",
    Act::SkipDraw => "do-skip-opponent-draw",
    Act::GuessHand => "do-guess-hand",
    Act::AttackerAtk(_) => "do-attacker-atk",
    Act::NoLoss => "do-no-loss",
    Act::RitualSummon => "do-ritual-summon",
    Act::Bind(_) => "do-bind",
    Act::Stay(_) => "do-stay",
}

/// The names of what has no table of its own.
const OTHERS: &[&str] = &["may", "once-per-turn", "once-per-stay", "choose", "else"];

/// Lines with the parts that none of the 76 cards uses.
pub const UNUSED: [&str; 2] = ["do lose 500", "do turn face-down chosen"];

/// The names of all parts of the language.
pub fn names() -> impl Iterator<Item = &'static str> {
    let tables = [
        Start::NAMES,
        Reply::NAMES,
        Moment::NAMES,
        Modifier::NAMES,
        Condition::NAMES,
        Cost::NAMES,
        Act::NAMES,
    ];
    tables.into_iter().flatten().chain(OTHERS).copied()
}

/// The names of the parts of a line, whether it begins an ability or stands within
/// one; none for what is no line of the language.
#[must_use]
pub fn named(line: &str) -> Vec<&'static str> {
    let ability = |lines: &[&str]| read(lines.iter().copied()).ok().and_then(|mut read| read.0.pop());
    if let Some(ability) = ability(&[line]) {
        let more: Vec<&'static str> = match &ability.start {
            Start::Reply(replies) => replies.iter().map(Reply::name).collect(),
            Start::When(moment) => vec![moment.name()],
            Start::While(modifier) => vec![modifier.name()],
            _ => Vec::new(),
        };
        return std::iter::once(ability.start.name()).chain(more).collect();
    }
    let Some(ability) = ability(&["activate", line]) else { return Vec::new() };
    let mut names = Vec::new();
    if ability.may {
        names.push("may");
    }
    match ability.limit {
        Limit::None => {}
        Limit::Turn => names.push("once-per-turn"),
        Limit::Stay => names.push("once-per-stay"),
    }
    names.extend(ability.conditions.iter().map(Condition::name));
    names.extend(ability.costs.iter().map(Cost::name));
    names.extend(ability.choice.iter().map(|_| "choose"));
    names.extend(ability.acts.iter().map(Act::name));
    if !ability.otherwise.is_empty() {
        names.push("else");
    }
    names.extend(ability.otherwise.iter().map(Act::name));
    names
}
