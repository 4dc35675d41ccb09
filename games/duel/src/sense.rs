//! Whether a card makes sense. Whatever the language can say is safe to play; this
//! says what about a card can never do anything, so that who makes one is told.

use crate::card::{Card, Kind, Property};
use crate::language::{Ability, Act, Change, Cost, How, Modifier, Moment, Reply, Start, What};

/// Something about a card that makes no sense. Abilities count from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nonsense {
    /// Such an ability is not for this kind of card: `ignite` on a spell.
    NotForThisKind {
        /// Which ability.
        ability: usize,
    },
    /// A spell or trap that can never be activated.
    NeverActivated,
    /// An equip spell without who can wear it.
    NobodyWears,
    /// A ritual monster that does not say so, or says it without being one.
    RitualMismatch,
    /// It does something to what was chosen, and nothing is chosen.
    NothingChosen {
        /// Which ability.
        ability: usize,
    },
    /// It chooses, and does nothing to it.
    ChoiceUnused {
        /// Which ability.
        ability: usize,
    },
    /// It does nothing at all.
    DoesNothing {
        /// Which ability.
        ability: usize,
    },
    /// There is no `it`, slayer, wearer or attacker at that moment.
    NoSuchCardThen {
        /// Which ability.
        ability: usize,
    },
    /// An `else` that can never come: nobody may say no.
    ElseNeverComes {
        /// Which ability.
        ability: usize,
    },
    /// It costs something at a moment at which nobody is asked.
    CostUnasked {
        /// Which ability.
        ability: usize,
    },
    /// Two numbers of tributes that are the same, or more than one way that forbids.
    Twice {
        /// Which ability.
        ability: usize,
    },
    /// It is bound to a monster that it does not bring.
    BindsNothing {
        /// Which ability.
        ability: usize,
    },
    /// It says how long it stays, but it is a kind that stays anyway, or a monster.
    StaysAnyway {
        /// Which ability.
        ability: usize,
    },
}

impl Nonsense {
    /// A stable word; `words` has the sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Nonsense::NotForThisKind { .. } => "not-for-this-kind",
            Nonsense::NeverActivated => "never-activated",
            Nonsense::NobodyWears => "nobody-wears",
            Nonsense::RitualMismatch => "ritual-mismatch",
            Nonsense::NothingChosen { .. } => "nothing-chosen",
            Nonsense::ChoiceUnused { .. } => "choice-unused",
            Nonsense::DoesNothing { .. } => "does-nothing",
            Nonsense::NoSuchCardThen { .. } => "no-such-card-then",
            Nonsense::ElseNeverComes { .. } => "else-never-comes",
            Nonsense::CostUnasked { .. } => "cost-unasked",
            Nonsense::Twice { .. } => "twice",
            Nonsense::BindsNothing { .. } => "binds-nothing",
            Nonsense::StaysAnyway { .. } => "stays-anyway",
        }
    }

    /// The ability that it is about, counted from one.
    #[must_use]
    pub const fn ability(self) -> Option<usize> {
        match self {
            Nonsense::NeverActivated | Nonsense::NobodyWears | Nonsense::RitualMismatch => None,
            Nonsense::NotForThisKind { ability }
            | Nonsense::NothingChosen { ability }
            | Nonsense::ChoiceUnused { ability }
            | Nonsense::DoesNothing { ability }
            | Nonsense::NoSuchCardThen { ability }
            | Nonsense::ElseNeverComes { ability }
            | Nonsense::CostUnasked { ability }
            | Nonsense::Twice { ability }
            | Nonsense::BindsNothing { ability }
            | Nonsense::StaysAnyway { ability } => Some(ability),
        }
    }
}

/// Everything about a card that makes no sense.
#[must_use]
pub fn nonsense(card: &Card) -> Vec<Nonsense> {
    let mut found = Vec::new();
    let begins = |fits: fn(&Start) -> bool| card.effect.0.iter().any(|ability| fits(&ability.start));
    match &card.kind {
        Kind::Monster(body) => {
            let only = begins(|start| matches!(start, Start::Summon(How::OnlyByRitual)));
            if body.ritual != only {
                found.push(Nonsense::RitualMismatch);
            }
        }
        Kind::Spell(Property::Equip) => {
            if !begins(|start| matches!(start, Start::Equip(_))) {
                found.push(Nonsense::NobodyWears);
            }
        }
        Kind::Spell(_) | Kind::Trap(_) => {
            if !begins(|start| matches!(start, Start::Activate | Start::Reply(_))) {
                found.push(Nonsense::NeverActivated);
            }
        }
    }
    for (number, ability) in (1..).zip(&card.effect.0) {
        of_ability(card, ability, number, &mut found);
    }
    found
}

fn of_ability(card: &Card, ability: &Ability, number: usize, found: &mut Vec<Nonsense>) {
    let mut note = |wrong: bool, nonsense: Nonsense| {
        if wrong {
            found.push(nonsense);
        }
    };
    note(!is_for(&card.kind, &ability.start), Nonsense::NotForThisKind { ability: number });
    let acts = || ability.acts.iter().chain(&ability.otherwise);
    let whats: Vec<&What> = acts().filter_map(what_of).collect();
    let chooses = ability.choice.is_some();
    let uses = whats.contains(&&What::Chosen);
    note(uses && !chooses, Nonsense::NothingChosen { ability: number });
    note(chooses && !uses, Nonsense::ChoiceUnused { ability: number });
    note(does_nothing(card, ability), Nonsense::DoesNothing { ability: number });
    let missing = whats.iter().any(|what| !is_known(what, &ability.start, card))
        || acts().any(|act| !is_timely(act, &ability.start));
    note(missing, Nonsense::NoSuchCardThen { ability: number });
    note(!ability.otherwise.is_empty() && !ability.may, Nonsense::ElseNeverComes { ability: number });
    let happens = matches!(ability.start, Start::When(_)) && !ability.may;
    let costs =
        ability.costs.iter().any(|cost| !matches!(cost, Cost::Discard(0) | Cost::Tribute(0) | Cost::Life(0)));
    note(happens && costs, Nonsense::CostUnasked { ability: number });
    let before = &card.effect.0[..number - 1];
    let same = |other: &Ability| match (&ability.start, &other.start) {
        (Start::Tributes { count, .. }, Start::Tributes { count: other, .. }) => count == other,
        (Start::Summon(_), Start::Summon(_))
        | (Start::Equip(_), Start::Equip(_))
        | (Start::Procedure, Start::Procedure) => true,
        _ => false,
    };
    note(before.iter().any(same), Nonsense::Twice { ability: number });
    let binds = acts().any(|act| matches!(act, Act::Bind(_)));
    let brings = acts().any(|act| matches!(act, Act::SpecialSummon { .. }));
    note(binds && !brings, Nonsense::BindsNothing { ability: number });
    let stays = acts().any(|act| matches!(act, Act::Stay(_)));
    let lasting = match card.kind {
        Kind::Monster(_) => true,
        Kind::Spell(property) | Kind::Trap(property) => {
            matches!(property, Property::Continuous | Property::Equip | Property::Field)
        }
    };
    note(stays && lasting, Nonsense::StaysAnyway { ability: number });
}

/// Whether an ability that begins like this is for this kind of card.
fn is_for(kind: &Kind, start: &Start) -> bool {
    match (kind, start) {
        (_, Start::When(moment)) => {
            let of_monsters = matches!(
                moment,
                Moment::DestroyedByBattle
                    | Moment::Attacked
                    | Moment::AttackedFaceDown
                    | Moment::Flipped
                    | Moment::NormalSummoned
                    | Moment::SummonedWith(_)
            );
            !of_monsters || matches!(kind, Kind::Monster(_))
        }
        (_, Start::While(modifier)) => {
            let of_monsters = matches!(
                modifier,
                Modifier::AtkIs(..)
                    | Modifier::NotByBattle
                    | Modifier::NotAttackable
                    | Modifier::NoBattleDamage
                    | Modifier::Change { what: What::This, .. }
            );
            let of_equips = matches!(modifier, Modifier::Change { what: What::Wearer, .. });
            let equip = *kind == Kind::Spell(Property::Equip);
            (!of_monsters || matches!(kind, Kind::Monster(_))) && (!of_equips || equip)
        }
        (Kind::Monster(_), Start::Activate | Start::Reply(_) | Start::Equip(_)) => false,
        (Kind::Monster(_), _) | (Kind::Trap(_), Start::Reply(_)) => true,
        (Kind::Spell(property), Start::Activate) => *property != Property::Equip,
        (Kind::Spell(property), Start::Reply(_)) => *property == Property::QuickPlay,
        (Kind::Spell(property), Start::Equip(_)) => *property == Property::Equip,
        _ => false,
    }
}

fn what_of(act: &Act) -> Option<&What> {
    match act {
        Act::Destroy(what)
        | Act::ReturnToHand(what)
        | Act::SpecialSummon { what, .. }
        | Act::TurnFaceUp(what)
        | Act::TurnFaceDown(what)
        | Act::TakeControl(what)
        | Act::Copy(what)
        | Act::Bind(what) => Some(what),
        _ => None,
    }
}

/// Whether there is such a card when an ability begins like this.
fn is_known(what: &What, start: &Start, card: &Card) -> bool {
    match what {
        What::Chosen | What::This | What::All(_) => true,
        What::Slayer => matches!(start, Start::When(Moment::DestroyedByBattle)),
        What::Wearer => card.kind == Kind::Spell(Property::Equip),
        What::It => match start {
            Start::Reply(replies) => {
                replies.iter().all(|reply| !matches!(reply, Reply::Anytime | Reply::Attack))
            }
            _ => false,
        },
    }
}

/// Whether an act means something when an ability begins like this.
fn is_timely(act: &Act, start: &Start) -> bool {
    let replies = |fits: fn(&Reply) -> bool| match start {
        Start::Reply(replies) => replies.iter().all(fits),
        _ => false,
    };
    let attacked = matches!(start, Start::When(Moment::Attacked | Moment::OwnAttacked));
    match act {
        Act::NegateAttack | Act::AttackerAtk(_) | Act::EndBattlePhase => {
            attacked || replies(|reply| matches!(reply, Reply::Attack))
        }
        Act::Gain(number) | Act::Lose(number) | Act::OpponentLoses(number) => {
            !matches!(number, crate::language::Number::AttackerAtk)
                || attacked
                || replies(|reply| matches!(reply, Reply::Attack))
        }
        Act::NegateIt => replies(|reply| {
            matches!(reply, Reply::Summoning | Reply::Spell | Reply::SpecialSummoning | Reply::CostlyTrap)
        }),
        Act::NoLoss => replies(|reply| matches!(reply, Reply::CostlyTrap)),
        _ => true,
    }
}

/// Whether an ability that should do something does nothing. A lasting card may be
/// activated only to lie there, if something is in force or happens while it does.
fn does_nothing(card: &Card, ability: &Ability) -> bool {
    let other = || {
        let lives = |start: &Start| matches!(start, Start::While(_) | Start::When(_));
        card.effect.0.iter().any(|ability| lives(&ability.start))
    };
    let stays = matches!(
        card.kind,
        Kind::Spell(Property::Continuous | Property::Field | Property::Equip)
            | Kind::Trap(Property::Continuous)
    );
    match &ability.start {
        Start::While(Modifier::Change { change: Change::By { atk: 0, def: 0 }, .. }) => true,
        Start::While(_) | Start::Procedure | Start::Tributes { .. } | Start::Summon(_) => false,
        Start::Activate | Start::Reply(_) | Start::Equip(_) => ability.acts.is_empty() && !(stays && other()),
        Start::Ignite | Start::When(_) => ability.acts.is_empty() && ability.otherwise.is_empty(),
    }
}
