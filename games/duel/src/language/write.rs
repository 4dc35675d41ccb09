//! Writing an effect as its lines: exactly what is read.

use std::fmt;

use super::parts::{
    Ability, Act, Bound, Change, Condition, Cost, Effect, How, Limit, Modifier, Moment, Number, Per,
    Position, Reply, Start, What,
};
use super::read::{ACTS, MODIFIERS, MOMENTS};

impl Effect {
    /// Its lines.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        self.0.iter().flat_map(Ability::lines).collect()
    }

    /// Whether it says nothing.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }
}

impl Ability {
    /// Its lines.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.start.to_string()];
        if self.may {
            lines.push("may".to_owned());
        }
        match self.limit {
            Limit::None => {}
            Limit::Turn => lines.push("once per turn".to_owned()),
            Limit::Stay => lines.push("once per stay".to_owned()),
        }
        lines.extend(self.conditions.iter().map(|condition| format!("if {condition}")));
        lines.extend(self.costs.iter().map(|cost| format!("pay {cost}")));
        lines.extend(self.choice.iter().map(|choice| {
            let (least, most) = (choice.least, choice.most);
            let number = if least == most { least.to_string() } else { format!("{least}-{most}") };
            format!("choose {number} {}", choice.among)
        }));
        lines.extend(self.acts.iter().map(|act| format!("do {act}")));
        lines.extend(self.otherwise.iter().map(|act| format!("else {act}")));
        lines
    }
}

/// The words of something that says nothing more.
fn of_table<T: PartialEq>(table: &[(&[&str], T)], one: &T) -> Option<String> {
    table.iter().find(|(_, other)| other == one).map(|(words, _)| words.join(" "))
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Activate => f.write_str("activate"),
            Start::Reply(replies) => {
                let replies: Vec<String> = replies.iter().map(ToString::to_string).collect();
                write!(f, "reply {}", replies.join(" or "))
            }
            Start::Ignite => f.write_str("ignite"),
            Start::When(Moment::SummonedWith(count)) => write!(f, "when summoned with {count} tributes"),
            Start::When(moment) => write!(f, "when {}", of_table(MOMENTS, moment).unwrap_or_default()),
            Start::While(modifier) => write!(f, "while {modifier}"),
            Start::Equip(set) => write!(f, "equip {set}"),
            Start::Procedure => f.write_str("procedure"),
            Start::Tributes { count, atk, summon_only } => {
                write!(f, "tributes {count}")?;
                if let Some(atk) = atk {
                    write!(f, " base atk {atk}")?;
                }
                f.write_str(if *summon_only { " summon only" } else { "" })
            }
            Start::Summon(How::OnlyByRitual) => f.write_str("summon only by ritual"),
            Start::Summon(How::NotNormally) => f.write_str("summon not normally"),
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Anytime => f.write_str("anytime"),
            Reply::Attack => f.write_str("opponent attack"),
            Reply::Summoning => f.write_str("summoning"),
            Reply::Spell => f.write_str("spell"),
            Reply::SpecialSummoning => f.write_str("special-summoning"),
            Reply::CostlyTrap => f.write_str("costly-trap"),
            Reply::Summoned { kinds, opponent, atk } => {
                f.write_str(if *opponent { "opponent summon" } else { "summon" })?;
                for (word, meant) in
                    [("normal", kinds.normal), ("flip", kinds.flip), ("special", kinds.special)]
                {
                    if meant {
                        write!(f, " {word}")?;
                    }
                }
                atk.as_ref().map_or(Ok(()), |bound| write!(f, " atk {bound}"))
            }
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::AtLeast(count, set) => write!(f, "at least {count} {set}"),
            Condition::Deck(count) => write!(f, "deck at least {count}"),
            Condition::FreeMonsterZone => f.write_str("free monster zone"),
        }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cost::Discard(count) => write!(f, "discard {count}"),
            Cost::Life(amount) => write!(f, "lp {amount}"),
            Cost::LifeMultiple(amount) => write!(f, "lp multiple of {amount}"),
            Cost::Tribute(count) => write!(f, "tribute {count}"),
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Chosen => f.write_str("chosen"),
            What::It => f.write_str("it"),
            What::Slayer => f.write_str("slayer"),
            What::This => f.write_str("this"),
            What::Wearer => f.write_str("wearer"),
            What::All(set) => write!(f, "all {set}"),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Exactly(number) => number.fmt(f),
            Number::AttackerAtk => f.write_str("attacker atk"),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(words) = of_table(ACTS, self) {
            return f.write_str(&words);
        }
        match self {
            Act::Destroy(what) => write!(f, "destroy {what}"),
            Act::Draw(count) => write!(f, "draw {count}"),
            Act::Gain(number) => write!(f, "gain {number}"),
            Act::Lose(number) => write!(f, "lose {number}"),
            Act::OpponentLoses(number) => write!(f, "opponent loses {number}"),
            Act::ReturnToHand(what) => write!(f, "return {what} to hand"),
            Act::SpecialSummon { what, one, position } => {
                match (what, one) {
                    (What::All(set), true) => write!(f, "special summon 1 {set}")?,
                    _ => write!(f, "special summon {what}")?,
                }
                f.write_str(match position {
                    Position::Attack => " position attack",
                    Position::Defense => " position defense",
                    Position::Either => "",
                })
            }
            Act::Search(set) => write!(f, "search {set}"),
            Act::TurnFaceUp(what) => write!(f, "turn face-up {what}"),
            Act::TurnFaceDown(what) => write!(f, "turn face-down {what}"),
            Act::TakeControl(what) => write!(f, "control {what}"),
            Act::Copy(what) => write!(f, "copy {what}"),
            Act::Bind(what) => write!(f, "bind {what}"),
            Act::Stay(turns) => write!(f, "stay {turns}"),
            Act::AttackerAtk(atk) => write!(f, "attacker atk becomes {atk}"),
            // The table above has all others.
            Act::NegateAttack
            | Act::NegateIt
            | Act::EndBattlePhase
            | Act::SkipDraw
            | Act::GuessHand
            | Act::NoLoss
            | Act::RitualSummon => Ok(()),
        }
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bound::AtLeast(number) => write!(f, "at least {number}"),
            Bound::AtMost(number) => write!(f, "at most {number}"),
            Bound::AtMostPaid => f.write_str("at most paid"),
        }
    }
}

impl fmt::Display for Per {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Per::Each(set) => write!(f, "per {set}"),
            Per::Levels(set) => write!(f, "per level of {set}"),
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::By { atk, def: 0 } => write!(f, "{atk:+} atk"),
            Change::By { atk: 0, def } => write!(f, "{def:+} def"),
            Change::By { atk, def } => write!(f, "{atk:+} atk {def:+} def"),
            Change::PrintedDefToAtk => f.write_str("adds printed def to atk"),
            Change::PrintedAtkToDef => f.write_str("adds printed atk to def"),
        }
    }
}

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(words) = of_table(MODIFIERS, self) {
            return f.write_str(&words);
        }
        match self {
            Modifier::Change { what, change, per, position } => {
                match what {
                    What::All(set) => write!(f, "{set}")?,
                    other => write!(f, "{other}")?,
                }
                write!(f, " {change}")?;
                if let Some(per) = per {
                    write!(f, " {per}")?;
                }
                f.write_str(match position {
                    Some(Position::Attack) => " in attack",
                    Some(Position::Defense) => " in defense",
                    _ => "",
                })
            }
            Modifier::AtkIs(amount, per) => write!(f, "atk is {amount} {per}"),
            Modifier::CannotAttack(set) => write!(f, "{set} cannot attack"),
            // The table above has all others.
            Modifier::NoTrapsInBattle
            | Modifier::NoSpecialSummons
            | Modifier::NoOtherField
            | Modifier::NotByBattle
            | Modifier::NotAttackable
            | Modifier::NoBattleDamage => Ok(()),
        }
    }
}
