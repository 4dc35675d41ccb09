//! One player's side of the table: who it is with how much HP, the piles, and
//! what is in play in rows; and the hand below the own side.

use magic::{
    Asked, Card, CreatureView, EnchantmentView, Id, Kind, LandView, Name, PLAYER_HP, Phase, SideView,
    View as Seen,
};
use maud::{Markup, html};
use meydan_core::Seat;
use meydan_words::Words;

use super::{Scene, emblems, face};

/// What one side is drawn from.
pub(super) struct Side<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) seen: &'a Seen,
    pub(super) seat: Seat,
    /// Whether it lies nearest to who looks.
    pub(super) near: bool,
    /// The place that is asked for first, once it is.
    pub(super) first: Option<&'a str>,
    /// The place at which the keyboard enters this side.
    pub(super) stands: Option<&'a str>,
}

/// What a card in play is at this moment besides itself.
struct Slot<'a> {
    card: &'a Card,
    id: Id,
    class: &'static str,
    tapped: bool,
    /// What is said of it, beginning with its name.
    label: Vec<String>,
    /// What is told beside its text.
    more: Vec<String>,
}

impl Side<'_> {
    fn words(&self) -> &'static Words {
        self.scene.words
    }

    fn of(&self) -> &SideView {
        &self.seen.sides[self.seat.index()]
    }

    fn slot(&self, slot: &Slot<'_>) -> Markup {
        let words = self.words();
        let place = format!("card:{}", slot.id);
        let can = self.scene.can(&place);
        let attack = self.seen.attacks.iter().position(|attack| attack.attacker == slot.id);
        let defends = self.seen.attacks.iter().position(|attack| attack.defender == Some(slot.id));
        let in_question = matches!(self.seen.asked, Asked::Defend { attacker, .. } if attacker == slot.id);
        let mut label = slot.label.clone();
        let marks = [
            (slot.tapped, "web-magic-tapped"),
            (attack.is_some(), "web-magic-attacks"),
            (defends.is_some(), "web-magic-defends"),
            (can, can_what(self.seen, slot.card)),
        ];
        label.extend(marks.iter().filter(|(holds, _)| *holds).map(|(_, key)| words.say(key)));
        let mut more = slot.more.clone();
        if slot.tapped {
            more.push(words.say("web-magic-tapped-about"));
        }
        html! {
            button.slot.can[can].tapped[slot.tapped].attacks[attack.is_some()].defends[defends.is_some()]
                .question[in_question].{ (slot.class) }
                type="button" data-place=(place) data-key=(place) data-card=(slot.id)
                tabindex=(if self.stands == Some(&place) { "0" } else { "-1" })
                data-first[self.first == Some(&place)]
                aria-label=(label.join(&words.say("web-between"))) aria-describedby=(face::text_id(slot.card.name))
                data-more=[(!more.is_empty()).then(|| more.join("\n"))] {
                (self.inside(slot))
                @if slot.tapped { span class="badge turned" aria-hidden="true" { (emblems::sign("turned")) } }
                @if let Some(pair) = attack.or(defends) {
                    // The same number stands in the strip of the combat.
                    span class="badge pair-mark" aria-hidden="true" {
                        (emblems::sign(if attack.is_some() { "swords" } else { "shield" })) (pair + 1)
                    }
                }
            }
        }
    }

    fn inside(&self, slot: &Slot<'_>) -> Markup {
        let creature = self.of().creatures.iter().find(|creature| creature.id == slot.id);
        let words = self.words();
        html! {
            @if let Kind::Land(gives) = slot.card.kind {
                span class={ "mland " (gives.code()) } aria-hidden="true" {
                    (emblems::picture(slot.card)) (face::pip(gives))
                }
            } @else {
                (face::face(words, slot.card, creature.map(|creature| &creature.looks)))
                @if let Some(creature) = creature {
                    @let on = face::enchanted_by(self.seen, creature.id, slot.card).filter(|(_, on)| *on);
                    @for (aura, _) in on {
                        @if let Some(aura) = self.seen.book.find(aura) {
                            span class="badge aura" aria-hidden="true" { (emblems::picture(aura)) }
                        }
                    }
                }
            }
        }
    }

    fn land(&self, land: &LandView) -> Markup {
        let Some(card) = self.seen.book.find(land.card) else { return html! {} };
        let label = vec![face::name(self.words(), land.card)];
        self.slot(&Slot { card, id: land.id, class: "land", tapped: land.tapped, label, more: Vec::new() })
    }

    fn creature(&self, creature: &CreatureView) -> Markup {
        let Some(card) = self.seen.book.find(creature.card) else { return html! {} };
        let words = self.words();
        let label = face::said(words, creature.card, &creature.looks);
        let more = face::now(words, self.seen, creature, card);
        let (id, tapped) = (creature.id, creature.tapped);
        self.slot(&Slot { card, id, class: "creature", tapped, label, more })
    }

    fn enchantment(&self, aura: &EnchantmentView) -> Markup {
        let Some(card) = self.seen.book.find(aura.card) else { return html! {} };
        let words = self.words();
        let on = aura.target.and_then(|id| self.seen.creature(id)).map(|(_, creature)| {
            let on = face::name(words, creature.card);
            words.say_with("web-magic-on", &[("card", on.into())])
        });
        let label = std::iter::once(face::name(words, aura.card)).chain(on.clone()).collect();
        let more = on.into_iter().collect();
        self.slot(&Slot { card, id: aura.id, class: "enchantment", tapped: false, label, more })
    }

    /// A row of what is in play. Its place is kept while there is nothing.
    fn row(&self, key: &str, class: &str, cards: &[Markup]) -> Markup {
        let label = self.words().say(&format!("web-magic-row-{key}"));
        html! {
            @if cards.is_empty() {
                div class={ "mrow empty " (class) } aria-hidden="true" {}
            } @else {
                div class={ "mrow " (class) } role="group" aria-label=(label) { @for card in cards { (card) } }
            }
        }
    }

    /// Name and HP; a target itself where a card may strike players.
    fn plate(&self) -> Markup {
        let (words, of) = (self.words(), self.of());
        let place = format!("player:{}", self.seat.0 + 1);
        let can = self.scene.can(&place);
        let hp = words.say_with("magic-hp", &[("hp", i64::from(of.hp).into())]);
        let turn = self.seen.turn == self.seat && self.seen.end.is_none() && self.scene.all_sit();
        let inside = html! {
            span class="mage-hp" title=(hp) {
                (emblems::sign("heart")) b aria-hidden="true" { (words.number(of.hp.into())) }
                span class="unseen" { (hp) }
            }
            span class="mage-name" dir="auto" { (self.scene.who(self.seat)) }
            @if turn { span class="mage-turn" dir=(words.lang().direction()) { (words.say("web-magic-turn")) } }
        };
        let low = of.hp <= PLAYER_HP / 3;
        html! {
            @if can {
                button.mage.can.low[low] type="button" data-place=(place) data-plate=(self.seat) data-key={ "mage:" (self.seat) }
                    data-first[self.first == Some(&place)]
                    tabindex=(if self.stands == Some(&place) { "0" } else { "-1" }) { (inside) }
            } @else {
                div.mage.turn[turn].low[low] data-plate=(self.seat) data-key={ "mage:" (self.seat) } { (inside) }
            }
        }
    }

    /// Library, hand and discard.
    fn piles(&self) -> Markup {
        let (words, of) = (self.words(), self.of());
        let mut hand = words.say_with("web-magic-in-hand", &[("count", of.in_hand.into())]);
        if let Some(known) = self.known() {
            hand = format!("{hand}. {known}");
        }
        html! {
            div class="piles" {
                span class="pile-of hand-of" data-key={ "hand-of:" (self.seat) } title=(hand) {
                    span class="backs" aria-hidden="true" { @for _ in 0..of.in_hand { (emblems::back()) } }
                    b aria-hidden="true" { (words.number(of.in_hand.into())) }
                    span class="unseen" { (hand) }
                }
                (self.library())
                (self.discard())
            }
        }
    }

    /// The cards of the hand that everybody knows: they came back from the discard.
    fn known(&self) -> Option<String> {
        let words = self.words();
        let known: Vec<String> = self.of().known.iter().map(|&card| face::name(words, card)).collect();
        let cards = ("cards", known.join(&words.say("web-between")).into());
        (!known.is_empty()).then(|| words.say_with("web-magic-known", &[cards]))
    }

    /// Decks are open, their order is not: what is still to come can be read, unless the deck is of
    /// one's own making.
    fn library(&self) -> Markup {
        let (words, of) = (self.words(), self.of());
        let said = words.say_with("web-magic-library", &[("count", of.library.into())]);
        html! {
            details class="heap" data-key={ "library:" (self.seat) } id={ "library-" (self.seat) } name="heap" {
                summary title=(said) {
                    (emblems::sign("library")) b aria-hidden="true" { (words.number(of.library.into())) }
                    span class="unseen" { (said) }
                }
                div class="heap-cards" dir=(words.lang().direction()) {
                    p { (words.say(if of.lists_unseen() { "web-magic-unseen" } else { "magic-private" })) }
                    ul class="heap-names" {
                        @for group in of.unseen.chunk_by(|one, other| one == other) {
                            @if let Some(card) = group.first() {
                                li { (words.number(group.len() as i64)) " × " (face::name(words, *card)) }
                            }
                        }
                    }
                    @if let Some(known) = self.known() { p { (known) } }
                }
            }
        }
    }

    /// The discard, the latest first; what comes back from it is picked there.
    fn discard(&self) -> Markup {
        let (words, of) = (self.words(), self.of());
        let count = u32::try_from(of.discard.len()).unwrap_or(u32::MAX);
        let said = words.say_with("web-magic-discard", &[("count", count.into())]);
        let own = matches!(self.seen.asked, Asked::Target { aim: magic::Aim::OwnDiscard, .. });
        let asked = own && self.seen.turn == self.seat && self.scene.can_any("discard:");
        html! {
            details.heap.asked[asked] data-key={ "discard:" (self.seat) } id={ "discard-" (self.seat) } name="heap" open[asked] {
                summary title=(said) {
                    (emblems::back()) b aria-hidden="true" { (words.number(count.into())) }
                    span class="heap-word" dir=(words.lang().direction()) { (words.say("web-magic-discard-short")) }
                    span class="unseen" { (said) }
                }
                div class="heap-cards" dir=(words.lang().direction()) {
                    @if of.discard.is_empty() { p { (words.say("web-magic-discard-empty")) } }
                    @else {
                        div class="heap-faces" dir="ltr" role="toolbar" aria-label=(said) {
                            @for (index, &card) in of.discard.iter().rev().enumerate() {
                                (self.discarded(card, index == 0, asked))
                            }
                        }
                    }
                }
            }
        }
    }

    fn discarded(&self, card: Name, first: bool, asked: bool) -> Markup {
        let words = self.words();
        let place = format!("discard:{card}");
        let can = asked && self.scene.can(&place);
        let label = face::name(words, card);
        html! {
            @if let Some(facts) = self.seen.book.find(card) {
                button.slot.can[can] type="button" data-place=[can.then_some(&place)]
                    data-first[can && self.first == Some(&place)] tabindex=(if first { "0" } else { "-1" })
                    aria-label=(label) aria-describedby=(face::text_id(card)) {
                    (face::face(words, facts, None))
                }
            }
        }
    }

    /// The side: the creatures lie towards the middle.
    pub(super) fn draw(&self) -> Markup {
        let (words, of) = (self.words(), self.of());
        let lands: Vec<Markup> = of.lands.iter().map(|land| self.land(land)).collect();
        let creatures: Vec<Markup> = of.creatures.iter().map(|one| self.creature(one)).collect();
        let auras: Vec<Markup> = of.enchantments.iter().map(|one| self.enchantment(one)).collect();
        let name = self.scene.who(self.seat);
        let label = words.say_with("web-magic-side", &[("player", name.into())]);
        // A toolbar without tools would be none.
        let tools = !(lands.is_empty() && creatures.is_empty() && auras.is_empty())
            || self.scene.can(&format!("player:{}", self.seat.0 + 1));
        html! {
            section.mside.near[self.near].far[!self.near] data-side=(self.seat) aria-label=(label) {
                div class="field" role=[tools.then_some("toolbar")] aria-label=[tools.then_some(&label)] {
                    (self.plate())
                    (self.row("creatures", "creatures", &creatures))
                    div class="mback" {
                        (self.row("lands", "lands", &lands))
                        (self.row("enchantments", "enchantments", &auras))
                    }
                }
                (self.piles())
            }
        }
    }
}

/// What touching a card would do, in a word.
fn can_what(seen: &Seen, card: &Card) -> &'static str {
    match seen.asked {
        Asked::Target { .. } => "web-magic-can-target",
        Asked::Defend { .. } => "web-magic-can-defend",
        _ if matches!(card.kind, Kind::Land(_)) => "web-magic-can-tap",
        _ => "web-magic-can-attack",
    }
}

/// Why a card of the hand cannot be played now; nothing where it can, or another must act.
fn why_not(words: &Words, seen: &Seen, card: &Card) -> Option<String> {
    let seat = seen.you.filter(|&you| you == seen.turn && seen.end.is_none())?;
    let say = |key: &str| Some(words.say(&format!("refusal-magic-{key}")));
    let named = || ("card", face::name(words, card.name).into());
    if matches!(seen.asked, Asked::Target { .. }) {
        return None;
    }
    if seen.asked == Asked::Window {
        if !card.instant {
            return Some(words.say_with("refusal-magic-only-instants", &[named()]));
        }
    } else if seen.phase == Phase::Combat {
        return say("not-a-play-phase");
    }
    if matches!(card.kind, Kind::Land(_)) {
        return say("land-played");
    }
    let mut mana = seen.pool;
    let lands = seen.sides[seat.index()].lands.iter().filter(|land| !land.tapped);
    lands.for_each(|land| mana.add(land.gives));
    if !card.cost.is_payable(mana) {
        let args = [named(), ("cost", card.cost.to_string().into())];
        return Some(words.say_with("refusal-magic-cannot-pay", &args));
    }
    Some(words.say_with("refusal-magic-no-target-for", &[named()]))
}

/// What lies in the own hand, each card a button.
pub(super) fn hand(scene: &Scene<'_>, seen: &Seen, cards: &[Name]) -> Markup {
    let words = scene.words;
    let aimed = match seen.asked {
        Asked::Target { card, .. } => cards.iter().rposition(|&held| held == card),
        _ => None,
    };
    let can = |card: &Name| scene.can(&format!("hand:{card}"));
    // The keyboard begins where something can be played.
    let stand = cards.iter().position(can).unwrap_or_default();
    html! {
        div class="mhand" role="grid" aria-label=(words.say("web-magic-hand")) {
            div class="hrow" role="row" {
                @for (index, card) in cards.iter().enumerate() {
                    @if let Some(facts) = seen.book.find(*card) {
                        (held(scene, seen, facts, copy(cards, index), index == stand, aimed == Some(index)))
                    }
                }
            }
        }
    }
}

/// How many equal cards lie before this one: they need keys of their own.
fn copy(cards: &[Name], index: usize) -> usize {
    cards[..index].iter().filter(|card| **card == cards[index]).count() + 1
}

/// A card of the hand, and why it cannot be played if it cannot.
fn held(scene: &Scene<'_>, seen: &Seen, card: &Card, copy: usize, stands: bool, aimed: bool) -> Markup {
    let words = scene.words;
    let place = format!("hand:{}", card.name);
    let can = scene.can(&place);
    let why = if can { None } else { why_not(words, seen, card) };
    let said = if can { Some(words.say("web-magic-can-play")) } else { why.clone() };
    let label: Vec<String> = std::iter::once(face::name(words, card.name)).chain(said).collect();
    html! {
        button.slot.can[can].aimed[aimed].off[why.is_some()] type="button" role="gridcell" data-place=(place)
            data-key={ (place) "#" (copy) }
            tabindex=(if stands { "0" } else { "-1" })
            aria-label=(label.join(&words.say("web-between"))) aria-describedby=(face::text_id(card.name))
            data-more=[why] {
            (face::face(words, card, None))
        }
    }
}
