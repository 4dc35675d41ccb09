//! What a player does, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Aim;
use crate::{Cost, Mana, Name};

/// The number of a card in play: the first one that enters is 1, and no number comes again.
pub type Id = u8;

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Plays a card and pays for it: `play soldier with w`; a land costs nothing: `play plains`.
    Play {
        /// Which.
        card: Name,
        /// The mana: tapped mana first, then untapped lands.
        with: Mana,
    },
    /// Is about to play a card that asks for a target, and to pay for it like
    /// this: `aim terror with bb`. Only its owner knows until the target is named.
    Aim {
        /// Which.
        card: Name,
        /// The mana.
        with: Mana,
    },
    /// Taps a land for its mana: `tap 12`.
    Tap(Id),
    /// Names the target: `target 12`, `target player-1`, `target ghost`.
    Target(Target),
    /// Thinks better of a card that asks for a target: `cancel`.
    Cancel,
    /// Attacks with a creature: `attack 12`.
    Attack(Id),
    /// Defends with a creature: `defend 12`.
    Defend(Id),
    /// Lets the attacker through: `none`.
    NoDefender,
    /// Ends the phase: `done`.
    Done,
    /// Plays no instant before the fight: `pass` (MG-62).
    Pass,
}

/// A target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A card in play.
    Card(Id),
    /// A player.
    Player(Seat),
    /// A card of one's own discard.
    Discarded(Name),
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no action.
    NotAnAction,
    /// No such card in hand.
    NotInHand(Name),
    /// A land was played this turn.
    LandPlayed,
    /// Not enough mana of the right colours.
    CannotPay {
        /// For what.
        card: Name,
        /// Its cost.
        cost: Cost,
    },
    /// It can be paid, but not with this.
    OtherPayment {
        /// What it would be.
        with: Mana,
    },
    /// It asks for a target, so it is aimed and not simply played.
    AsksForTarget(Name),
    /// It asks for no target, so it is played and not aimed.
    AsksForNoTarget(Name),
    /// There is no target for it.
    NoTargetFor(Name),
    /// No card in play has this number.
    NoSuchCard(Id),
    /// Not a land of one's own.
    NotYourLand(Id),
    /// Not a creature of one's own.
    NotYourCreature(Id),
    /// It is tapped.
    IsTapped(Id),
    /// It defends already.
    DefendsAlready(Id),
    /// It is not time to play cards and tap lands.
    NotAPlayPhase,
    /// It is not time to attack.
    NotTheCombatPhase,
    /// No attacker waits for a defender.
    NothingToDefend,
    /// A defender is asked for.
    NameADefender,
    /// A target must be named first.
    NameATarget(Name),
    /// No target is asked for.
    NoTargetAsked,
    /// That cannot be the target.
    NotATarget(Aim),
    /// Too often already this turn.
    CancelledTooOften,
    /// It attacks already.
    AttacksAlready(Id),
    /// It came this turn.
    JustCame(Id),
    /// The attacker flies, and this one neither flies nor reaches.
    CannotReach(Id),
    /// Before the fight only instants are played.
    OnlyInstants(Name),
    /// Nothing is to be passed.
    NothingToPass,
    /// An instant is played, or nothing.
    PlayOrPass,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotAnAction => "not-an-action",
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::LandPlayed => "land-played",
            Refusal::CannotPay { .. } => "cannot-pay",
            Refusal::OtherPayment { .. } => "other-payment",
            Refusal::AsksForTarget(_) => "asks-for-target",
            Refusal::AsksForNoTarget(_) => "asks-for-no-target",
            Refusal::NoTargetFor(_) => "no-target-for",
            Refusal::NoSuchCard(_) => "no-such-card",
            Refusal::NotYourLand(_) => "not-your-land",
            Refusal::NotYourCreature(_) => "not-your-creature",
            Refusal::IsTapped(_) => "is-tapped",
            Refusal::DefendsAlready(_) => "defends-already",
            Refusal::NotAPlayPhase => "not-a-play-phase",
            Refusal::NotTheCombatPhase => "not-the-combat-phase",
            Refusal::NothingToDefend => "nothing-to-defend",
            Refusal::NameADefender => "name-a-defender",
            Refusal::NameATarget(_) => "name-a-target",
            Refusal::NoTargetAsked => "no-target-asked",
            Refusal::NotATarget(aim) => match aim {
                Aim::Creature => "target-creature",
                Aim::Land => "target-land",
                Aim::Enchantment => "target-enchantment",
                Aim::CreatureOrPlayer => "target-creature-or-player",
                Aim::OwnDiscard => "target-own-discard",
            },
            Refusal::CancelledTooOften => "cancelled-too-often",
            Refusal::AttacksAlready(_) => "attacks-already",
            Refusal::JustCame(_) => "just-came",
            Refusal::CannotReach(_) => "cannot-reach",
            Refusal::OnlyInstants(_) => "only-instants",
            Refusal::NothingToPass => "nothing-to-pass",
            Refusal::PlayOrPass => "play-or-pass",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotAnAction => "MG-52",
            Refusal::NotInHand(_)
            | Refusal::NotAPlayPhase
            | Refusal::LandPlayed
            | Refusal::NotYourLand(_)
            | Refusal::NoSuchCard(_) => "MG-12",
            Refusal::CannotPay { .. } => "MG-03",
            Refusal::OtherPayment { .. } => "MG-51",
            Refusal::AsksForTarget(_)
            | Refusal::AsksForNoTarget(_)
            | Refusal::NoTargetFor(_)
            | Refusal::NameATarget(_)
            | Refusal::NoTargetAsked
            | Refusal::NotATarget(_)
            | Refusal::CancelledTooOften => "MG-22",
            Refusal::IsTapped(_)
            | Refusal::NotYourCreature(_)
            | Refusal::DefendsAlready(_)
            | Refusal::NotTheCombatPhase
            | Refusal::NothingToDefend
            | Refusal::NameADefender => "MG-13",
            Refusal::CannotReach(_) => "MG-60",
            Refusal::AttacksAlready(_) => "MG-61",
            Refusal::OnlyInstants(_) | Refusal::NothingToPass | Refusal::PlayOrPass => "MG-62",
            Refusal::JustCame(_) => "MG-63",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::NotInHand(card)
            | Refusal::AsksForTarget(card)
            | Refusal::AsksForNoTarget(card)
            | Refusal::NoTargetFor(card)
            | Refusal::OnlyInstants(card)
            | Refusal::NameATarget(card) => vec![("card", card.to_string())],
            Refusal::CannotPay { card, cost } => {
                vec![("card", card.to_string()), ("cost", cost.to_string())]
            }
            Refusal::OtherPayment { with } => vec![("with", with.to_string().to_ascii_uppercase())],
            Refusal::NoSuchCard(id)
            | Refusal::NotYourLand(id)
            | Refusal::NotYourCreature(id)
            | Refusal::IsTapped(id)
            | Refusal::AttacksAlready(id)
            | Refusal::JustCame(id)
            | Refusal::CannotReach(id)
            | Refusal::DefendsAlready(id) => vec![("number", id.to_string())],
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Card(id) => id.fmt(f),
            Target::Player(seat) => write!(f, "player-{}", seat.0 + 1),
            Target::Discarded(name) => name.fmt(f),
        }
    }
}

impl FromStr for Target {
    type Err = ();

    fn from_str(text: &str) -> Result<Target, ()> {
        match text {
            "player-1" => Ok(Target::Player(Seat(0))),
            "player-2" => Ok(Target::Player(Seat(1))),
            _ => {
                read_id(text).map(Target::Card).or_else(|| text.parse().map(Target::Discarded).ok()).ok_or(())
            }
        }
    }
}

impl Serialize for Target {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|()| serde::de::Error::custom("not a target"))
    }
}

fn read_id(text: &str) -> Option<Id> {
    let plain = text.bytes().all(|sign| sign.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card, with } if with.is_none() => write!(f, "play {card}"),
            Action::Play { card, with } => write!(f, "play {card} with {with}"),
            Action::Aim { card, with } if with.is_none() => write!(f, "aim {card}"),
            Action::Aim { card, with } => write!(f, "aim {card} with {with}"),
            Action::Tap(id) => write!(f, "tap {id}"),
            Action::Target(target) => write!(f, "target {target}"),
            Action::Cancel => f.write_str("cancel"),
            Action::Attack(id) => write!(f, "attack {id}"),
            Action::Defend(id) => write!(f, "defend {id}"),
            Action::NoDefender => f.write_str("none"),
            Action::Done => f.write_str("done"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    /// Exactly what `Display` gives.
    fn from_str(text: &str) -> Result<Action, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let id = |text| read_id(text).ok_or(Refusal::NotAnAction);
        match words[..] {
            ["done"] => Ok(Action::Done),
            ["pass"] => Ok(Action::Pass),
            ["none"] => Ok(Action::NoDefender),
            ["cancel"] => Ok(Action::Cancel),
            ["tap", number] => Ok(Action::Tap(id(number)?)),
            ["attack", number] => Ok(Action::Attack(id(number)?)),
            ["defend", number] => Ok(Action::Defend(id(number)?)),
            ["target", target] => target.parse().map(Action::Target).map_err(|()| Refusal::NotAnAction),
            [verb @ ("play" | "aim"), card, ref paid @ ..] => {
                let card = card.parse().map_err(|_| Refusal::NotAnAction)?;
                let with = match paid {
                    [] => Mana::NONE,
                    ["with", mana] => mana.parse().map_err(|()| Refusal::NotAnAction)?,
                    _ => return Err(Refusal::NotAnAction),
                };
                Ok(if verb == "play" { Action::Play { card, with } } else { Action::Aim { card, with } })
            }
            _ => Err(Refusal::NotAnAction),
        }
    }
}
