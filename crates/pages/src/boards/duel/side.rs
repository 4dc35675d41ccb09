//! One player's side of the field: who it is with how many life points, the
//! zones in the order of section 7.3, and the piles beside them.

use std::hash::Hash;

use duel::{FieldCard, Index, Kind, LIFE, Question, SideView, View as Seen};
use maud::{Markup, Render, html};
use meydan_core::Seat;
use meydan_words::Words;

use super::{Scene, emblems, face};
use crate::canvas::Stand;

/// An attack that is declared and not yet fought.
#[derive(Clone, Copy)]
pub(super) struct Attack {
    pub(super) seat: Seat,
    pub(super) from: u8,
    pub(super) to: Option<u8>,
}

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
    pub(super) attack: Option<Attack>,
}

/// The kinds of zones, by their places.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Zone {
    Monster(u8),
    Spell(u8),
    Field,
}

impl Zone {
    const fn code(self) -> &'static str {
        match self {
            Zone::Monster(_) => "monster",
            Zone::Spell(_) => "spell",
            Zone::Field => "field",
        }
    }

    /// As actions write it; places have a colon before the number.
    fn spot(self, near: bool, between: char) -> String {
        let whose = if near { "" } else { "opponent-" };
        match self {
            Zone::Monster(number) => format!("{whose}monster{between}{number}"),
            Zone::Spell(number) => format!("{whose}spell{between}{number}"),
            Zone::Field => format!("{whose}field"),
        }
    }

    pub(super) fn place(self, near: bool) -> String {
        self.spot(near, ':')
    }
}

/// The zones that hold a card, as the eye finds them.
pub(super) fn taken(of: &SideView) -> impl Iterator<Item = Zone> + '_ {
    let numbered = |zones: &[Option<FieldCard>; 5], zone: fn(u8) -> Zone| {
        (1..)
            .zip(zones.clone())
            .filter_map(move |(number, lying)| lying.map(|_| zone(number)))
            .collect::<Vec<_>>()
    };
    let field = of.field.as_ref().map(|_| Zone::Field);
    numbered(&of.monsters, Zone::Monster).into_iter().chain(numbered(&of.spells, Zone::Spell)).chain(field)
}

/// Whether who looks is asked something now.
pub(super) fn is_asked(scene: &Scene<'_>, seen: &Seen) -> bool {
    !scene.past && seen.you.is_some() && seen.asked.seat == seen.you
}

impl Side<'_> {
    fn words(&self) -> &'static Words {
        self.scene.words
    }

    fn of(&self) -> &SideView {
        &self.seen.sides[self.seat.index()]
    }

    fn lying(&self, zone: Zone) -> Option<&FieldCard> {
        let of = self.of();
        match zone {
            Zone::Monster(number) => of.monsters.get(usize::from(number) - 1)?.as_ref(),
            Zone::Spell(number) => of.spells.get(usize::from(number) - 1)?.as_ref(),
            Zone::Field => of.field.as_ref(),
        }
    }

    /// Whether an attack is made from here, or on it.
    fn fights(&self, zone: Zone) -> (bool, bool) {
        let (Some(attack), Zone::Monster(number)) = (self.attack, zone) else { return (false, false) };
        let from = attack.seat == self.seat && attack.from == number;
        (from, attack.seat != self.seat && attack.to == Some(number))
    }

    /// What is to be said of a card beside its text, a line each.
    fn more(&self, zone: Zone, lying: &FieldCard) -> Vec<String> {
        let (words, seen) = (self.words(), self.seen);
        let mut lines = Vec::new();
        if !lying.face_up {
            lines.push(words.say("web-duel-face-down-about"));
        }
        if let (Some(card), Some(atk), Some(def)) = (lying.card, lying.atk, lying.def)
            && let Kind::Monster(body) = &seen.book.card(card).kind
            && (atk, def) != (body.atk, body.def)
        {
            lines.push(
                words.say_with("web-duel-now", &[("strength", face::strength(words, atk, def).into())]),
            );
        }
        if let Some(of) = lying.copied {
            lines.push(words.say_with("web-duel-copied", &[("card", face::named(words, seen, of).into())]));
        }
        if let Some(worn) = self.wearer(lying) {
            lines.push(worn);
        }
        let equips: Vec<String> = self.equips(zone).map(|card| face::named(words, seen, card)).collect();
        if !equips.is_empty() {
            let cards = equips.join(&words.say("web-between"));
            lines.push(words.say_with("web-duel-equipped", &[("cards", cards.into())]));
        }
        if let Some(turns) = lying.stays {
            lines.push(words.say_with("web-duel-stays", &[("turns", i64::from(turns).into())]));
        }
        if lying.paid > 0 {
            lines.push(words.say_with("web-duel-paid", &[("amount", i64::from(lying.paid).into())]));
        }
        if lying.protected {
            lines.push(words.say("web-duel-protected"));
        }
        if lying.borrowed {
            lines.push(words.say("web-duel-borrowed"));
        }
        let monster = matches!(zone, Zone::Monster(_));
        if monster && lying.attacked_on == seen.count && seen.count > 0 {
            lines.push(words.say("web-duel-attacked"));
        }
        if monster && lying.turned_on == seen.count && seen.count > 0 {
            lines.push(words.say("web-duel-turned"));
        }
        lines
    }

    /// Which monster wears this card.
    fn wearer(&self, lying: &FieldCard) -> Option<String> {
        let (words, seen) = (self.words(), self.seen);
        let (seat, zone) = seen.zone(lying.bound?)?;
        let worn = seen.sides[seat.index()].monsters.get(usize::from(zone) - 1)?.as_ref()?;
        let card =
            worn.card.map_or_else(|| words.say("duel-hidden-monster"), |card| face::named(words, seen, card));
        let args = [("card", card.into()), ("zone", i64::from(zone).into())];
        Some(words.say_with("web-duel-bound", &args))
    }

    /// The cards that go together with the monster in this zone.
    fn equips(&self, zone: Zone) -> impl Iterator<Item = Index> {
        let seen = self.seen;
        let here = match zone {
            Zone::Monster(number) => Some((self.seat, number)),
            Zone::Spell(_) | Zone::Field => None,
        };
        let spells = seen.sides.iter().flat_map(|side| side.spells.iter().flatten());
        let worn = spells.filter(move |spell| {
            let by = spell.bound.filter(|_| spell.face_up).and_then(|bound| seen.zone(bound));
            by.is_some() && by == here
        });
        worn.filter_map(|spell| spell.card)
    }

    /// What a card in a zone is called to who listens.
    fn label(&self, zone: Zone, lying: &FieldCard) -> String {
        let (words, seen) = (self.words(), self.seen);
        let monster = matches!(zone, Zone::Monster(_));
        let (attacks, attacked) = self.fights(zone);
        let hidden = if monster { "duel-hidden-monster" } else { "web-duel-hidden-spell" };
        let mut parts =
            vec![lying.card.map_or_else(|| words.say(hidden), |card| face::name(words, seen, card))];
        if let (Some(atk), Some(def)) = (lying.atk, lying.def) {
            parts.push(face::strength(words, atk, def));
        }
        let marks = [
            (monster && lying.attacks, "web-duel-in-attack"),
            (monster && !lying.attacks, "web-duel-in-defense"),
            (!lying.face_up && lying.card.is_some(), "web-duel-face-down"),
            (attacks, "web-duel-attacks"),
            (attacked, "web-duel-is-attacked"),
        ];
        parts.extend(marks.iter().filter(|(holds, _)| *holds).map(|(_, key)| words.say(key)));
        parts.push(self.zone_name(zone));
        parts.join(&words.say("web-between"))
    }

    fn zone_name(&self, zone: Zone) -> String {
        let words = self.words();
        match zone {
            Zone::Monster(number) => {
                words.say_with("web-duel-zone-monster", &[("zone", i64::from(number).into())])
            }
            Zone::Spell(number) => {
                words.say_with("web-duel-zone-spell", &[("zone", i64::from(number).into())])
            }
            Zone::Field => words.say("web-duel-zone-field"),
        }
    }

    /// All that a card in its zone is drawn from.
    fn slot_state(&self, zone: Zone, lying: &FieldCard) -> impl Hash {
        let seen = self.seen;
        let wearer = lying.bound.and_then(|bound| seen.zone(bound)).map(|(seat, zone)| {
            let monsters = &seen.sides[seat.index()].monsters;
            (zone, monsters.get(usize::from(zone) - 1).map(|worn| worn.as_ref().map(|worn| worn.card)))
        });
        let equips: Vec<Index> = self.equips(zone).collect();
        let first = self.first == Some(&*zone.place(self.near));
        let this_turn = (lying.attacked_on == seen.count, lying.turned_on == seen.count, seen.count > 0);
        (lying.clone(), wearer, equips, first, this_turn, self.fights(zone), self.near)
    }

    /// A card in its zone.
    fn slot(&self, zone: Zone, lying: &FieldCard, key: &str) -> Markup {
        let (words, seen) = (self.words(), self.seen);
        let place = zone.place(self.near);
        let can = self.scene.can(&place);
        let (attacks, attacked) = self.fights(zone);
        let more = self.more(zone, lying);
        let facts = lying.card.map(|card| seen.book.card(lying.copied.unwrap_or(card)));
        let lies = matches!(zone, Zone::Monster(_)) && !lying.attacks;
        let told = lying.card.map(face::text_id);
        html! {
            button.slot.dzone.{ (zone.code()) }.can[can].defense[lies].down[!lying.face_up]
                .attacks[attacks].attacked[attacked]
                type="button" data-place=(place)
                data-key=(key) data-zone={ (self.seat) "-" (zone.spot(true, '-')) }
                tabindex=(if self.stands == Some(&place) { "0" } else { "-1" }) data-first[self.first == Some(&place)]
                aria-label=(self.label(zone, lying)) aria-describedby=[told]
                data-more=[(!more.is_empty()).then(|| more.join("\n"))] {
                @if lying.face_up {
                    @if let Some(facts) = facts { (face::face(words, facts)) }
                } @else { (face::back(words, facts)) }
                (face::numbers(words, seen, lying))
                (self.marks(zone, lying))
            }
        }
    }

    /// The small signs at the corners of a card.
    fn marks(&self, zone: Zone, lying: &FieldCard) -> Markup {
        let (attacks, attacked) = self.fights(zone);
        let number = |number: i64| self.words().number(number);
        let bound = lying.bound.and_then(|bound| self.seen.zone(bound));
        let equips = self.equips(zone).count();
        html! {
            span class="dmarks" aria-hidden="true" {
                @if attacks { span class="badge war" { (emblems::sign("swords")) } }
                @if attacked { span class="badge war" { (emblems::sign("target")) } }
                // Who wears it is told by the number of the zone.
                @if let Some((_, zone)) = bound { span class="badge" { (emblems::sign("chain")) (number(zone.into())) } }
                @if equips > 0 { span class="badge" { (emblems::sign("chain")) @if equips > 1 { (number(equips as i64)) } } }
                @if let Some(turns) = lying.stays { span class="badge" { (emblems::sign("hourglass")) (number(turns.into())) } }
                @if lying.paid > 0 { span class="badge" { (emblems::sign("heart")) (number(lying.paid.into())) } }
                @if lying.borrowed { span class="badge" { (emblems::sign("hand")) } }
            }
        }
    }

    /// A zone, with what lies in it. Where a card would come to, it can be dropped.
    fn zone(&self, zone: Zone) -> Markup {
        let key = format!("zone:{}-{}", self.seat, zone.spot(true, '-'));
        if let Some(lying) = self.lying(zone) {
            let state = self.slot_state(zone, lying);
            return self.scene.piece(&key, state, || self.slot(zone, lying, &key)).render();
        }
        let free = |zones: &[Option<FieldCard>; 5]| {
            (1..).zip(zones).find(|(_, lying)| lying.is_none()).map(|(number, _)| number)
        };
        let drop = match zone {
            _ if !self.near
                || !is_asked(self.scene, self.seen)
                || self.seen.asked.what != Question::Phase =>
            {
                None
            }
            Zone::Monster(number) if free(&self.of().monsters) == Some(number) => Some("button:summon"),
            Zone::Spell(number) if free(&self.of().spells) == Some(number) => Some("button:set"),
            _ => None,
        };
        let draw = || {
            let class = format!("dzone empty {}", zone.code());
            html! {
                @if let Some(place) = drop {
                    button class={ (class) " drop" } data-key=(key) type="button" tabindex="-1" data-place=(place) aria-label=(self.zone_name(zone)) {}
                } @else {
                    span class=(class) data-key=(key) aria-hidden="true" { @if zone == Zone::Field { (emblems::field()) } }
                }
            }
        };
        self.scene.piece(&key, drop, draw).render()
    }

    /// Name, life points, hand and the rounds that were won.
    fn plate(&self) -> Markup {
        let (words, of, seen) = (self.words(), self.of(), self.seen);
        let won = seen.wins[self.seat.index()];
        let turn = seen.turn == self.seat && seen.end.is_none() && self.scene.all_sit();
        let low = of.life <= LIFE / 4;
        let (key, key_held, key_life) =
            (format!("duelist:{}", self.seat), format!("held:{}", self.seat), format!("life:{}", self.seat));
        let held = self.scene.piece(&key_held, (of.in_hand, self.near), || self.held(&key_held));
        let life = self.scene.piece(&key_life, of.life, || self.life(&key_life));
        let plate = || {
            let wins = words.say_with("web-duel-wins", &[("count", i64::from(won).into())]);
            html! {
                div.duelist.turn[turn].low[low] data-plate=(self.seat) data-key=(key) {
                    span class="duelist-name" dir="auto" { (self.scene.who(self.seat)) }
                    @if turn { span class="duelist-turn" dir=(words.lang().direction()) { (words.say("web-duel-turn")) } }
                    @if seen.rounds > 1 {
                        span class="duelist-wins" title=(wins) {
                            span aria-hidden="true" { @for round in 0..=seen.rounds / 2 { @if round < won { "●" } @else { "○" } } }
                            span class="unseen" { (wins) }
                        }
                    }
                    (held)
                    (life)
                }
            }
        };
        self.scene.piece(&key, (turn, low, won, seen.rounds), plate).render()
    }

    fn held(&self, key: &str) -> Markup {
        let (words, of) = (self.words(), self.of());
        let hand = words.say_with("web-duel-in-hand", &[("count", i64::from(of.in_hand).into())]);
        html! {
            span class="in-hand" data-key=(key) role="img" title=(hand) {
                @if !self.near {
                    span class="backs" { @for _ in 0..of.in_hand.min(8) { (emblems::back()) } }
                }
                span class="in-hand-count" { (emblems::sign("hand")) b { (words.number(of.in_hand.into())) } }
            }
        }
    }

    fn life(&self, key: &str) -> Markup {
        let (words, of) = (self.words(), self.of());
        let life = words.say_with("duel-life", &[("life", i64::from(of.life).into())]);
        let share = u32::from(of.life.min(LIFE)) * 100 / u32::from(LIFE);
        html! {
            span class="life" data-key=(key) title=(life) {
                svg class="life-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                    rect class="life-left" width=(share) height="8" {}
                }
                b class="life-number" aria-hidden="true" dir="ltr" data-life=(of.life) { (words.number(of.life.into())) }
                span class="unseen" { (life) }
            }
        }
    }

    fn deck(&self) -> Markup {
        let (words, of) = (self.words(), self.of());
        let key = format!("deck:{}", self.seat);
        let draw = || {
            let said = words.say_with("web-duel-deck", &[("count", i64::from(of.deck).into())]);
            html! {
                span class="dpile deck" title=(said) data-deck=(self.seat) data-key=(key) {
                    @if of.deck > 0 { span class="dcard hidden-side" aria-hidden="true" { (emblems::back()) } }
                    b class="count" aria-hidden="true" { (words.number(of.deck.into())) }
                    span class="unseen" { (said) }
                }
            }
        };
        self.scene.piece(&key, of.deck, draw).render()
    }

    /// The graveyard: the latest on top, and all of it in a box that opens.
    fn graveyard(&self) -> Markup {
        let (words, of, seen) = (self.words(), self.of(), self.seen);
        let count = i64::try_from(of.graveyard.len()).unwrap_or_default();
        let said = || words.say_with("web-duel-graveyard", &[("count", count.into())]);
        let (key, key_top) = (format!("graveyard:{}", self.seat), format!("grave-top:{}", self.seat));
        let keys: Vec<String> =
            (0..of.graveyard.len()).map(|at| format!("grave:{}-{at}", self.seat)).collect();
        // Counted from the oldest: one more card is one more piece.
        let cards: Vec<_> =
            of.graveyard.iter().zip(&keys).map(|(&card, key)| self.buried(card, key)).collect();
        let top = self.scene.piece(&key_top, (of.graveyard.last(), count), || {
            html! {
                summary data-key=(key_top) title=(said()) {
                    @match of.graveyard.last() {
                        Some(&top) => (face::face(words, seen.book.card(top))),
                        None => span class="dcard nothing" aria-hidden="true" { (emblems::sign("grave")) },
                    }
                    b class="count" aria-hidden="true" { (words.number(count)) }
                    span class="unseen" { (said()) }
                }
            }
        });
        let draw = || {
            html! {
                details class="heap dpile grave" data-key=(key) id={ "graveyard-" (self.seat) } name="heap" {
                    (top)
                    div class="heap-cards" dir=(words.lang().direction()) {
                        p { strong { (said()) } }
                        @if of.graveyard.is_empty() { p { (words.say("web-duel-graveyard-empty")) } }
                        @else {
                            div class="heap-faces" dir="ltr" role="group" aria-label=(said()) {
                                @for card in cards.iter().rev() { (card) }
                            }
                        }
                    }
                }
            }
        };
        self.scene.piece(&key, count, draw).render()
    }

    /// A card of the graveyard.
    fn buried<'k>(&self, card: Index, key: &'k str) -> Stand<'k> {
        let (words, seen) = (self.words(), self.seen);
        self.scene.piece(key, card, || {
            html! {
                button class="slot read" type="button" data-key=(key) aria-label=(face::name(words, seen, card))
                    aria-describedby=(face::text_id(card)) {
                    (face::face(words, seen.book.card(card)))
                }
            }
        })
    }

    /// The side: the monsters lie towards the middle.
    pub(super) fn draw(&self) -> Markup {
        let words = self.words();
        let name = self.scene.who(self.seat);
        let label = words.say_with("web-duel-side", &[("player", name.into())]);
        let order = duel::zones_in_row(self.near);
        // A toolbar without tools would be none.
        let tools = taken(self.of()).next().is_some();
        let monsters = html! { @for number in order { (self.zone(Zone::Monster(number))) } };
        let spells = html! { @for number in order { (self.zone(Zone::Spell(number))) } };
        let corner = html! { span class="dcorner" aria-hidden="true" {} };
        html! {
            section.dside.near[self.near].far[!self.near] data-side=(self.seat) aria-label=(label) {
                @if !self.near { (self.plate()) }
                div class="dzones" role=[tools.then_some("toolbar")] aria-label=[tools.then_some(&label)] {
                    @if self.near {
                        (self.zone(Zone::Field)) (monsters) (self.graveyard())
                        (corner) (spells) (self.deck())
                    } @else {
                        (self.deck()) (spells) (corner)
                        (self.graveyard()) (monsters) (self.zone(Zone::Field))
                    }
                }
                @if self.near { (self.plate()) }
            }
        }
    }
}
