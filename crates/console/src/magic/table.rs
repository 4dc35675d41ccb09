//! The table as a viewer may see it (MG-50): HP, piles and cards in play of both
//! players, and below it what the question is about: the hand, who can attack or
//! defend, what can be a target.

use anstyle::Style;
use magic::{Ability, Aim, Asked, Charm, CreatureView, Id, Kind, Mana, Name, SideView, View, Whose};
use meydan_core::Seat;
use meydan_telling::magic::{card_name, effect_line, list, mana, numbered, strength};
use meydan_words::Words;
use unicode_width::UnicodeWidthStr as _;

use crate::Look;

const STRONG: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();

/// What a table is drawn with.
pub(super) struct Drawing<'a> {
    pub(super) view: &'a View,
    pub(super) words: &'a Words,
    pub(super) look: &'a Look,
    pub(super) who: &'a dyn Fn(Seat) -> String,
    /// The names of the cards that the viewer can play now.
    pub(super) playable: Vec<Name>,
}

/// What of it is drawn.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// Both sides, and what the question is about.
    Table,
    /// How both stand, without their cards.
    Heads,
    /// Only what the question is about.
    Question,
    /// The own hand.
    Hand,
    /// Both discards.
    Discards,
    /// What is left of both decks.
    Decks,
}

impl Drawing<'_> {
    pub(super) fn draw(&self, part: Part) -> String {
        match part {
            Part::Table => self.table() + &self.question(),
            Part::Heads => self.both().map(|seat| self.head(seat)).concat(),
            Part::Question => self.question(),
            Part::Hand => self.hand(),
            Part::Discards => self.discards(),
            Part::Decks => self.decks(),
        }
    }

    fn say(&self, key: &str, args: &[(&str, meydan_words::Arg)]) -> String {
        self.words.say_with(&format!("console-magic-{key}"), args)
    }

    /// Both players; the viewer's own cards are the lower ones.
    fn table(&self) -> String {
        self.both().map(|seat| self.side(seat)).concat()
    }

    /// From the upper to the lower one.
    fn both(&self) -> [Seat; 2] {
        let lower = self.view.you.unwrap_or(Seat::SECOND);
        [lower.other(), lower]
    }

    fn head(&self, seat: Seat) -> String {
        let side = &self.view.sides[seat.index()];
        let mark = match (self.view.end.is_none() && self.view.turn == seat, self.look.ascii) {
            (true, false) => "▸",
            (true, true) => ">",
            (false, _) => " ",
        };
        let head = self.say(
            "side",
            &[
                ("player", (self.who)(seat).into()),
                ("hp", i64::from(side.hp).into()),
                ("library", side.library.into()),
                ("hand", side.in_hand.into()),
                ("discard", (side.discard.len() as i64).into()),
            ],
        );
        format!("{mark} {}\n", self.look.paint(STRONG, &head))
    }

    fn side(&self, seat: Seat) -> String {
        let side = &self.view.sides[seat.index()];
        let mut text = self.head(seat);
        if let (Some(hand), None) = (&side.hand, self.view.you) {
            text += &self.line("hand-of", &self.counted(hand));
        } else if !side.known.is_empty() && self.view.you != Some(seat) {
            text += &self.line("known", &self.counted(&side.known));
        }
        if side.lands.is_empty() && side.creatures.is_empty() && side.enchantments.is_empty() {
            text += &format!("    {}\n", self.say("nothing", &[]));
        }
        let land = |land: &magic::LandView| {
            let name = self.in_list(land.id, land.card);
            if land.tapped { self.say("tapped-card", &[("card", name.into())]) } else { name }
        };
        let lands: Vec<String> = side.lands.iter().map(land).collect();
        if !lands.is_empty() {
            text += &self.line("lands", &lands);
        }
        side.creatures.iter().for_each(|body| text += &self.creature(body));
        self.enchantments(side, &mut text);
        text
    }

    /// A card in play in a list: its number and its name.
    fn in_list(&self, id: Id, card: Name) -> String {
        format!("{} {}", self.words.number(id.into()), card_name(card, self.words))
    }

    /// Cards by name, with how many of each.
    fn counted(&self, cards: &[Name]) -> Vec<String> {
        let mut counts: Vec<(Name, i64)> = Vec::new();
        for card in cards {
            match counts.iter_mut().find(|(name, _)| name == card) {
                Some((_, count)) => *count += 1,
                None => counts.push((*card, 1)),
            }
        }
        let item = |(card, count): &(Name, i64)| match count {
            1 => card_name(*card, self.words),
            _ => format!("{} {}", self.words.number(*count), card_name(*card, self.words)),
        };
        counts.iter().map(item).collect()
    }

    /// A list, with a title if it has one, wrapped between its items.
    fn line(&self, title: &str, items: &[String]) -> String {
        const INDENT: &str = "    ";
        let comma = self.words.say("console-magic-comma");
        let mut line = INDENT.to_owned();
        if !title.is_empty() {
            line += &format!("{} ", self.say(title, &[]));
        }
        let mut text = String::new();
        for (place, item) in items.iter().enumerate() {
            let comma = if place + 1 < items.len() { comma.as_str() } else { "" };
            let item = format!("{item}{comma}");
            if line.width() + item.trim_end().width() > self.look.columns() && line.trim() != "" {
                text += &format!("{}\n", line.trim_end());
                line = INDENT.repeat(if title.is_empty() { 1 } else { 2 });
            }
            line += &item;
        }
        text + &format!("{}\n", line.trim_end())
    }

    /// Number, name, power/HP now, abilities, and whatever else there is to say.
    fn creature(&self, body: &CreatureView) -> String {
        let mut notes = self.abilities(body);
        if body.damage > 0 {
            notes.push(self.say("damage", &[("damage", body.damage.into())]));
        }
        if body.tapped {
            notes.push(self.say("tapped", &[]));
        }
        for attack in &self.view.attacks {
            if attack.attacker == body.id {
                notes.push(self.say("attacks", &[]));
            } else if attack.defender == Some(body.id) {
                let attacker = self
                    .view
                    .creature(attack.attacker)
                    .map_or_else(String::new, |(_, other)| numbered(other.card, other.id, self.words));
                notes.push(self.say("defends", &[("attacker", attacker.into())]));
            }
        }
        let charms = self.enchanting(body);
        if !charms.is_empty() {
            notes.push(self.say("under", &[("cards", list(&charms, self.words).into())]));
        }
        let between = if self.look.ascii { " - " } else { " · " };
        let line = format!("{:>3}  {}", self.words.number(body.id.into()), self.short(body));
        let line = [vec![line], notes].concat().join(between);
        let line = if body.tapped { self.look.paint(FAINT, &line) } else { line };
        format!(" {line}\n")
    }

    /// Name and power/HP now.
    fn short(&self, body: &CreatureView) -> String {
        let strength = strength(body.looks.power, body.looks.left, self.words);
        format!("{} {strength}", card_name(body.card, self.words))
    }

    fn abilities(&self, body: &CreatureView) -> Vec<String> {
        let has = Ability::ALL.into_iter().filter(|ability| body.looks.has(*ability));
        let named = has.map(|ability| self.words.say(&format!("magic-ability-{}", ability.code())));
        named.chain(body.fresh.then(|| self.words.say("magic-fresh"))).collect()
    }

    /// The enchantments that act on a creature.
    fn enchanting(&self, body: &CreatureView) -> Vec<String> {
        let book = &self.view.book;
        let colour = book.find(body.card).and_then(magic::Card::colour);
        let enchantments = self.view.sides.iter().flat_map(|side| &side.enchantments);
        let acting = enchantments.filter(|other| match book.find(other.card).map(|card| card.kind) {
            Some(Kind::Enchantment(_, Charm::Strengthen { colour: shade, .. })) => colour == Some(shade),
            Some(Kind::Enchantment(_, Charm::Ability { whose: Whose::Colour(shade), .. })) => {
                colour == Some(shade)
            }
            _ => other.target == Some(body.id),
        });
        acting.map(|other| numbered(other.card, other.id, self.words)).collect()
    }

    fn enchantments(&self, side: &SideView, text: &mut String) {
        for other in &side.enchantments {
            let card = self.view.book.find(other.card);
            let does = card.map_or_else(String::new, |card| effect_line(card, self.words));
            let on = other.target.and_then(|id| self.view.creature(id));
            let name = card_name(other.card, self.words);
            let name = match on {
                Some((_, body)) => {
                    let target = numbered(body.card, body.id, self.words);
                    self.say("on", &[("card", name.into()), ("target", target.into())])
                }
                None => name,
            };
            let between = if self.look.ascii { "-" } else { "·" };
            *text += &format!(" {:>3}  {name} {between} {does}\n", self.words.number(other.id.into()));
        }
    }

    /// What the question is about, for whoever is asked it.
    fn question(&self) -> String {
        let Some(seat) = self.view.you.filter(|seat| self.view.who_is_asked() == Some(*seat)) else {
            return String::new();
        };
        let side = &self.view.sides[seat.index()];
        match self.view.asked {
            Asked::Over => String::new(),
            Asked::Play => self.hand() + &self.mana(side),
            Asked::Window => {
                let scene = meydan_telling::Scene { view: self.view, words: self.words, who: self.who };
                let stack = meydan_telling::magic::stack(&scene).map_or_else(String::new, |line| line + "\n");
                stack + &self.hand() + &self.mana(side)
            }
            Asked::Target { aim, .. } => self.line("targets", &self.targets(aim, seat)),
            Asked::Attack => {
                let attacks = |id| self.view.attacks.iter().any(|attack| attack.attacker == id);
                let rested = side
                    .creatures
                    .iter()
                    .filter(|body| !body.tapped && !attacks(body.id) && (!body.fresh || body.looks.haste));
                let rested: Vec<String> = rested.map(|body| self.able(body)).collect();
                if rested.is_empty() { String::new() } else { self.line("can-attack", &rested) }
            }
            Asked::Defend { attacker, .. } => {
                let defends = |id| self.view.attacks.iter().any(|attack| attack.defender == Some(id));
                let attacker = self.view.creature(attacker).map(|(_, attacker)| attacker.looks);
                let rested = side.creatures.iter().filter(|body| {
                    let reaches = attacker.is_none_or(|attacker| body.looks.can_defend_against(&attacker));
                    !body.tapped && !defends(body.id) && reaches
                });
                self.line("can-defend", &rested.map(|body| self.able(body)).collect::<Vec<_>>())
            }
        }
    }

    /// A creature in a list: number, name, power/HP and abilities.
    fn able(&self, body: &CreatureView) -> String {
        let mut parts = vec![self.words.number(body.id.into()), self.short(body)];
        parts.extend(self.abilities(body));
        parts.join(" ")
    }

    /// The own hand with costs (MG-50); what can be played now is marked.
    fn hand(&self) -> String {
        let Some(hand) = self.view.hand() else { return String::new() };
        if hand.is_empty() {
            return format!("{}\n", self.say("hand-empty", &[]));
        }
        let mark = if self.look.ascii { "*" } else { "▸" };
        let title = if self.playable.is_empty() { "hand-title" } else { "hand-title-marked" };
        let mut text = format!("{}\n", self.say(title, &[("mark", mark.into())]));
        let names: Vec<String> = hand.iter().map(|card| card_name(*card, self.words)).collect();
        let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
        for (place, (card, name)) in hand.iter().zip(&names).enumerate() {
            let Some(about) = self.view.book.find(*card) else { continue };
            let cost = match about.kind {
                Kind::Land(_) => String::new(),
                _ => about.cost.to_string(),
            };
            let mark = if self.playable.contains(card) { mark } else { " " };
            let pad = " ".repeat(widest - name.width());
            let number = self.words.number(place as i64 + 1);
            let does = effect_line(about, self.words);
            text += format!("{mark} {number}  {name}{pad}  {cost:5} {does}").trim_end();
            text.push('\n');
        }
        text
    }

    fn mana(&self, side: &SideView) -> String {
        let mut untapped = Mana::NONE;
        side.lands.iter().filter(|land| !land.tapped).for_each(|land| untapped.add(land.gives));
        let args =
            [("pool", mana(self.view.pool, self.words).into()), ("lands", mana(untapped, self.words).into())];
        format!("{}\n", self.say("mana", &args))
    }

    fn targets(&self, aim: Aim, seat: Seat) -> Vec<String> {
        let mut targets = Vec::new();
        for owner in [seat, seat.other()] {
            let side = &self.view.sides[owner.index()];
            let whose = |card: String| {
                self.say("card-of", &[("card", card.into()), ("player", (self.who)(owner).into())])
            };
            match aim {
                Aim::Creature | Aim::CreatureOrPlayer => {
                    targets.extend(side.creatures.iter().map(|body| whose(self.able(body))));
                }
                Aim::Land => {
                    targets.extend(side.lands.iter().map(|other| whose(self.in_list(other.id, other.card))));
                }
                Aim::Enchantment => {
                    targets.extend(
                        side.enchantments.iter().map(|other| whose(self.in_list(other.id, other.card))),
                    );
                }
                Aim::OwnDiscard => {}
            }
        }
        match aim {
            Aim::CreatureOrPlayer => targets.extend(["opponent".to_owned(), "me".to_owned()]),
            Aim::OwnDiscard => {
                let is_creature =
                    |card: &&Name| self.view.book.find(**card).is_some_and(|card| card.creature().is_some());
                let discard = self.view.sides[seat.index()].discard.iter();
                targets = self.counted(&discard.filter(is_creature).copied().collect::<Vec<_>>());
            }
            _ => {}
        }
        targets
    }

    /// Both discards.
    fn discards(&self) -> String {
        let names = |side: &SideView| side.discard.iter().map(|card| card_name(*card, self.words)).collect();
        self.piles("discard-of", names)
    }

    /// What is left of both decks: the lists are open, their order is not; what is of one's own making is not.
    fn decks(&self) -> String {
        self.piles("deck-of", |side| match side.lists_unseen() {
            true => self.counted(&side.unseen),
            false => vec![self.words.say("magic-private")],
        })
    }

    fn piles(&self, title: &str, pile: impl Fn(&SideView) -> Vec<String>) -> String {
        let mut text = String::new();
        for seat in Seat::all(2) {
            let cards = pile(&self.view.sides[seat.index()]);
            let head = self.say(title, &[("player", (self.who)(seat).into())]);
            text += &format!("{head}\n");
            text += &match cards.is_empty() {
                true => format!("    {}\n", self.say("none", &[])),
                false => self.line("", &cards),
            };
        }
        text
    }
}
