//! Reading an effect from its lines.

use super::parts::{
    Ability, Act, Bound, Change, Choice, Condition, Cost, Effect, How, Limit, Modifier, Moment, Number, Per,
    Position, Reply, Start, SummonKinds, What,
};
use super::sets::Set;
use crate::frame::{MOST_CHOSEN, MOST_PAID};

/// A card has at most so many abilities; each has a bit where uses are counted.
pub(crate) const MOST_ABILITIES: usize = 8;
/// An ability says at most so much of a kind: conditions, costs, things to do. What a
/// single answer can set in motion is bounded by it.
const MOST_OF_A_KIND: usize = 8;

/// A line that cannot be read, and the word at fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {}", self.problem())]
pub struct Unread {
    /// The line, counted from one.
    pub line: usize,
    /// The word that does not belong there; none where one is missing.
    pub word: Option<String>,
    /// What is missing there, if something is.
    pub wanted: Option<&'static str>,
}

impl Unread {
    fn problem(&self) -> String {
        match (&self.word, self.wanted) {
            (Some(word), _) => format!("“{word}” does not belong there"),
            (None, Some(wanted)) => format!("{wanted} is missing"),
            (None, None) => "nothing can be made of it".to_owned(),
        }
    }
}

/// The words of a line.
pub(super) struct Words<'t> {
    words: Vec<&'t str>,
    at: usize,
    line: usize,
}

impl<'t> Words<'t> {
    fn new(line: usize, text: &'t str) -> Words<'t> {
        Words { words: text.split_whitespace().collect(), at: 0, line }
    }

    /// The next word; what is missing if there is none.
    pub(super) fn next(&mut self, wanted: &'static str) -> Result<&'t str, Unread> {
        let word = self.words.get(self.at).copied();
        self.at += 1;
        word.ok_or(Unread { line: self.line, word: None, wanted: Some(wanted) })
    }

    /// Takes this word if it is the next.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let fits = self.words.get(self.at) == Some(&word);
        self.at += usize::from(fits);
        fits
    }

    /// Takes these words if they are the next.
    pub(super) fn take_all(&mut self, words: &[&str]) -> bool {
        let fits = self.words.get(self.at..self.at + words.len()) == Some(words);
        self.at += if fits { words.len() } else { 0 };
        fits
    }

    /// This word does not belong here.
    pub(super) fn wrong(&self, word: &str) -> Unread {
        Unread { line: self.line, word: Some(word.to_owned()), wanted: None }
    }

    /// The next word does not belong here.
    fn stuck<T>(&mut self, wanted: &'static str) -> Result<T, Unread> {
        let word = self.next(wanted)?;
        Err(self.wrong(word))
    }

    fn number<N: std::str::FromStr>(&mut self) -> Result<N, Unread> {
        let word = self.next("a number")?;
        let plain = word.bytes().all(|sign| sign.is_ascii_digit());
        word.parse().ok().filter(|_| plain).ok_or_else(|| self.wrong(word))
    }

    /// A number that is not larger than this.
    fn number_up_to(&mut self, most: u8) -> Result<u8, Unread> {
        let number: u8 = self.number()?;
        if number > most { Err(self.wrong(&number.to_string())) } else { Ok(number) }
    }

    fn end(&self) -> Result<(), Unread> {
        match self.words.get(self.at) {
            Some(word) => Err(self.wrong(word)),
            None => Ok(()),
        }
    }

    fn is_done(&self) -> bool {
        self.at >= self.words.len()
    }
}

/// Reads an effect.
///
/// # Errors
/// The first word that cannot be understood.
pub fn read<'t>(lines: impl IntoIterator<Item = &'t str>) -> Result<Effect, Unread> {
    let mut abilities: Vec<Ability> = Vec::new();
    for (index, text) in lines.into_iter().enumerate() {
        let mut words = Words::new(index + 1, text);
        if let Some(start) = start(&mut words, abilities.last_mut())? {
            if abilities.len() == MOST_ABILITIES {
                return Err(words.wrong(text.split_whitespace().next().unwrap_or(text)));
            }
            abilities.push(Ability {
                start,
                may: false,
                limit: Limit::None,
                conditions: Vec::new(),
                costs: Vec::new(),
                choice: None,
                acts: Vec::new(),
                otherwise: Vec::new(),
            });
        }
        words.end()?;
    }
    Ok(Effect(abilities))
}

/// A line that begins an ability gives it; any other adds to the one before it.
fn start(words: &mut Words<'_>, ability: Option<&mut Ability>) -> Result<Option<Start>, Unread> {
    let first = words.next("a word")?;
    let begins = match first {
        "activate" => Start::Activate,
        "ignite" => Start::Ignite,
        "procedure" => Start::Procedure,
        "reply" => Start::Reply(replies(words)?),
        "when" => Start::When(moment(words)?),
        "while" => Start::While(modifier(words)?),
        "equip" => Start::Equip(Set::read(words)?),
        "tributes" => {
            let count = words.number_up_to(MOST_PAID as u8)?;
            let atk = if words.take_all(&["base", "atk"]) { Some(words.number()?) } else { None };
            Start::Tributes { count, atk, summon_only: words.take_all(&["summon", "only"]) }
        }
        "summon" if words.take_all(&["only", "by", "ritual"]) => Start::Summon(How::OnlyByRitual),
        "summon" if words.take_all(&["not", "normally"]) => Start::Summon(How::NotNormally),
        "summon" => return words.stuck("how it is summoned"),
        _ => {
            let Some(ability) = ability else { return Err(words.wrong(first)) };
            clause(first, words, ability)?;
            return Ok(None);
        }
    };
    Ok(Some(begins))
}

/// A line within an ability.
fn clause(first: &str, words: &mut Words<'_>, ability: &mut Ability) -> Result<(), Unread> {
    let said = match first {
        "if" => ability.conditions.len(),
        "pay" => ability.costs.len(),
        "do" => ability.acts.len(),
        "else" => ability.otherwise.len(),
        _ => 0,
    };
    if said == MOST_OF_A_KIND {
        return Err(words.wrong(first));
    }
    match first {
        "may" => ability.may = true,
        "once" if words.take_all(&["per", "turn"]) => ability.limit = Limit::Turn,
        "once" if words.take_all(&["per", "stay"]) => ability.limit = Limit::Stay,
        "once" => return words.stuck("per turn or per stay"),
        "if" => ability.conditions.push(condition(words)?),
        "pay" => ability.costs.push(cost(words)?),
        "choose" if ability.choice.is_none() => {
            let (least, most) = range(words)?;
            ability.choice = Some(Choice { least, most, among: Set::read(words)? });
        }
        "do" => ability.acts.push(act(words)?),
        "else" => ability.otherwise.push(act(words)?),
        _ => return Err(words.wrong(first)),
    }
    Ok(())
}

/// `1` or `1-2`.
fn range(words: &mut Words<'_>) -> Result<(u8, u8), Unread> {
    let word = words.next("a number")?;
    let (least, most) = word.split_once('-').unwrap_or((word, word));
    match (least.parse::<u8>(), most.parse::<u8>()) {
        (Ok(least @ 1..), Ok(most)) if least <= most && usize::from(most) <= MOST_CHOSEN => Ok((least, most)),
        _ => Err(words.wrong(word)),
    }
}

fn replies(words: &mut Words<'_>) -> Result<Vec<Reply>, Unread> {
    let mut replies = Vec::new();
    loop {
        replies.push(reply(words)?);
        if !words.take("or") {
            return Ok(replies);
        }
    }
}

fn reply(words: &mut Words<'_>) -> Result<Reply, Unread> {
    let opponent = words.take("opponent");
    Ok(match words.next("what is answered")? {
        "anytime" if !opponent => Reply::Anytime,
        "attack" if opponent => Reply::Attack,
        "summoning" if !opponent => Reply::Summoning,
        "spell" if !opponent => Reply::Spell,
        "special-summoning" if !opponent => Reply::SpecialSummoning,
        "costly-trap" if !opponent => Reply::CostlyTrap,
        "summon" => {
            let mut kinds = SummonKinds { normal: false, flip: false, special: false };
            loop {
                if words.take("normal") {
                    kinds.normal = true;
                } else if words.take("flip") {
                    kinds.flip = true;
                } else if words.take("special") {
                    kinds.special = true;
                } else {
                    break;
                }
            }
            if !(kinds.normal || kinds.flip || kinds.special) {
                return words.stuck("normal, flip or special");
            }
            let atk = if words.take("atk") { Some(Bound::read(words)?) } else { None };
            Reply::Summoned { kinds, opponent, atk }
        }
        word => return Err(words.wrong(word)),
    })
}

fn moment(words: &mut Words<'_>) -> Result<Moment, Unread> {
    for (text, moment) in MOMENTS {
        if words.take_all(text) {
            return Ok(moment.clone());
        }
    }
    if words.take_all(&["summoned", "with"]) {
        let count = words.number()?;
        return if words.take("tributes") {
            Ok(Moment::SummonedWith(count))
        } else {
            words.stuck("tributes")
        };
    }
    words.stuck("a moment")
}

/// Moments in words. One that begins like another comes after it.
pub(super) const MOMENTS: &[(&[&str], Moment)] = &[
    (&["destroyed", "by", "battle"], Moment::DestroyedByBattle),
    (&["attacked", "face-down"], Moment::AttackedFaceDown),
    (&["attacked"], Moment::Attacked),
    (&["own", "monster", "attacked"], Moment::OwnAttacked),
    (&["own", "monster", "destroyed"], Moment::OwnDestroyed),
    (&["own", "card", "buried"], Moment::OwnSentToGraveyard),
    (&["flipped"], Moment::Flipped),
    (&["normal", "summoned"], Moment::NormalSummoned),
    (&["another", "spell", "resolved"], Moment::SpellResolved),
    (&["buried"], Moment::SentToGraveyard),
    (&["own", "standby", "phase"], Moment::Standby),
];

fn condition(words: &mut Words<'_>) -> Result<Condition, Unread> {
    if words.take_all(&["free", "monster", "zone"]) {
        return Ok(Condition::FreeMonsterZone);
    }
    if words.take_all(&["deck", "at", "least"]) {
        return Ok(Condition::Deck(words.number()?));
    }
    if words.take_all(&["at", "least"]) {
        return Ok(Condition::AtLeast(words.number()?, Set::read(words)?));
    }
    words.stuck("a condition")
}

fn cost(words: &mut Words<'_>) -> Result<Cost, Unread> {
    match words.next("a cost")? {
        "discard" => Ok(Cost::Discard(words.number_up_to(MOST_PAID as u8)?)),
        "tribute" => Ok(Cost::Tribute(words.number_up_to(MOST_PAID as u8)?)),
        "lp" if words.take_all(&["multiple", "of"]) => {
            let amount: u16 = words.number()?;
            // Every amount is offered, so there must not be too many of them.
            if amount < 100 { Err(words.wrong(&amount.to_string())) } else { Ok(Cost::LifeMultiple(amount)) }
        }
        "lp" => Ok(Cost::Life(words.number()?)),
        word => Err(words.wrong(word)),
    }
}

fn what(words: &mut Words<'_>) -> Result<What, Unread> {
    Ok(match words.next("what")? {
        "chosen" => What::Chosen,
        "it" => What::It,
        "slayer" => What::Slayer,
        "this" => What::This,
        "wearer" => What::Wearer,
        "all" => What::All(Set::read(words)?),
        word => return Err(words.wrong(word)),
    })
}

fn number(words: &mut Words<'_>) -> Result<Number, Unread> {
    if words.take_all(&["attacker", "atk"]) {
        Ok(Number::AttackerAtk)
    } else {
        Ok(Number::Exactly(words.number()?))
    }
}

fn position(words: &mut Words<'_>) -> Result<Position, Unread> {
    if !words.take("in") {
        return Ok(Position::Either);
    }
    match words.next("attack or defense")? {
        "attack" => Ok(Position::Attack),
        "defense" => Ok(Position::Defense),
        word => Err(words.wrong(word)),
    }
}

fn act(words: &mut Words<'_>) -> Result<Act, Unread> {
    for (text, act) in ACTS {
        if words.take_all(text) {
            return Ok(act.clone());
        }
    }
    Ok(match words.next("something to do")? {
        "destroy" => Act::Destroy(what(words)?),
        "draw" => Act::Draw(words.number()?),
        "gain" => Act::Gain(number(words)?),
        "lose" => Act::Lose(number(words)?),
        "opponent" if words.take("loses") => Act::OpponentLoses(number(words)?),
        "return" => {
            let what = what(words)?;
            if !words.take_all(&["to", "hand"]) {
                return words.stuck("to hand");
            }
            Act::ReturnToHand(what)
        }
        "special" if words.take("summon") => {
            // Of a set one is chosen when it happens.
            let one = words.take("1");
            let what = if one { What::All(Set::read(words)?) } else { what(words)? };
            let position = if words.take("position") {
                match words.next("attack or defense")? {
                    "attack" => Position::Attack,
                    "defense" => Position::Defense,
                    word => return Err(words.wrong(word)),
                }
            } else {
                Position::Either
            };
            Act::SpecialSummon { what, one, position }
        }
        "search" => Act::Search(Set::read(words)?),
        "turn" if words.take("face-up") => Act::TurnFaceUp(what(words)?),
        "turn" if words.take("face-down") => Act::TurnFaceDown(what(words)?),
        "control" => Act::TakeControl(what(words)?),
        "copy" => Act::Copy(what(words)?),
        "bind" => Act::Bind(what(words)?),
        "stay" => Act::Stay(words.number()?),
        "attacker" if words.take_all(&["atk", "becomes"]) => Act::AttackerAtk(words.number()?),
        word => return Err(words.wrong(word)),
    })
}

/// Acts that say nothing more.
pub(super) const ACTS: &[(&[&str], Act)] = &[
    (&["negate", "attack"], Act::NegateAttack),
    (&["negate", "it"], Act::NegateIt),
    (&["end", "battle", "phase"], Act::EndBattlePhase),
    (&["skip", "opponent", "draw"], Act::SkipDraw),
    (&["guess", "hand"], Act::GuessHand),
    (&["no", "loss"], Act::NoLoss),
    (&["ritual", "summon"], Act::RitualSummon),
];

/// Modifiers that say nothing more.
pub(super) const MODIFIERS: &[(&[&str], Modifier)] = &[
    (&["opponent", "activates", "no", "traps", "in", "battle"], Modifier::NoTrapsInBattle),
    (&["nobody", "special", "summons"], Modifier::NoSpecialSummons),
    (&["no", "other", "field", "spell"], Modifier::NoOtherField),
    (&["not", "destroyed", "by", "battle"], Modifier::NotByBattle),
    (&["not", "attackable", "beside", "another"], Modifier::NotAttackable),
    (&["attacking", "no", "battle", "damage"], Modifier::NoBattleDamage),
];

fn modifier(words: &mut Words<'_>) -> Result<Modifier, Unread> {
    for (text, modifier) in MODIFIERS {
        if words.take_all(text) {
            return Ok(modifier.clone());
        }
    }
    if words.take_all(&["atk", "is"]) {
        let amount = words.number()?;
        return match per(words)? {
            Some(per) => Ok(Modifier::AtkIs(amount, per)),
            None => words.stuck("per"),
        };
    }
    let what = if words.take("wearer") {
        What::Wearer
    } else if words.take("this") {
        What::This
    } else {
        let set = Set::read(words)?;
        if words.take_all(&["cannot", "attack"]) {
            return Ok(Modifier::CannotAttack(set));
        }
        What::All(without_atk(words, set)?)
    };
    let change = change(words)?;
    let per = per(words)?;
    let position = match position(words)? {
        Position::Either => None,
        position => Some(position),
    };
    Ok(Modifier::Change { what, change, per, position })
}

fn change(words: &mut Words<'_>) -> Result<Change, Unread> {
    if words.take_all(&["adds", "printed", "def", "to", "atk"]) {
        return Ok(Change::PrintedDefToAtk);
    }
    if words.take_all(&["adds", "printed", "atk", "to", "def"]) {
        return Ok(Change::PrintedAtkToDef);
    }
    let (mut atk, mut def) = (0, 0);
    let mut any = false;
    while let Some(word) = words.words.get(words.at).filter(|word| word.starts_with(['+', '-'])) {
        let amount: i16 = word
            .parse()
            .ok()
            .filter(|amount| (-9999..=9999).contains(amount))
            .ok_or_else(|| words.wrong(word))?;
        words.at += 1;
        match words.next("atk or def")? {
            "atk" => atk = amount,
            "def" => def = amount,
            word => return Err(words.wrong(word)),
        }
        any = true;
    }
    if any { Ok(Change::By { atk, def }) } else { words.stuck("a change") }
}

fn per(words: &mut Words<'_>) -> Result<Option<Per>, Unread> {
    if words.is_done() || !words.take("per") {
        return Ok(None);
    }
    if words.take_all(&["level", "of"]) {
        let set = Set::read(words)?;
        return Ok(Some(Per::Levels(without_atk(words, set)?)));
    }
    let set = Set::read(words)?;
    Ok(Some(Per::Each(without_atk(words, set)?)))
}

/// What changes an ATK must not ask for one: it would go round in circles.
fn without_atk(words: &Words<'_>, set: Set) -> Result<Set, Unread> {
    if set.atk.is_some() { Err(words.wrong("atk")) } else { Ok(set) }
}

impl Bound {
    pub(super) fn read(words: &mut Words<'_>) -> Result<Bound, Unread> {
        if words.take_all(&["at", "least"]) {
            return Ok(Bound::AtLeast(words.number()?));
        }
        if words.take_all(&["at", "most", "paid"]) {
            return Ok(Bound::AtMostPaid);
        }
        if words.take_all(&["at", "most"]) {
            return Ok(Bound::AtMost(words.number()?));
        }
        words.stuck("at least or at most")
    }
}
