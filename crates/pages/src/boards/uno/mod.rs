//! The table of UNO: the others around it with their counts, the stock and the
//! middle card inside a ring of arrows, the own hand as a fan below.
//!
//! The next player clockwise sits to the left of whoever looks, as at a table
//! seen from above. A hand is drawn only from a view that has it; everybody
//! else is a number of backs.

mod cards;
mod score;

use maud::{Markup, html};
use meydan_catalogue::{PlayerKind, PlayerSnapshot};
use meydan_core::Seat;
use meydan_telling::uno::{card_name, colour_name, house_news, last_move};
use meydan_words::Words;
use uno::{Action, Card, Cards, Colour, Phase, Symbol, Uno, View as Seen};

use super::diagrams::labelled;
use super::{Board, Fittings};
use crate::names;

pub(super) struct UnoBoard;

type Scene<'a> = super::Scene<'a, Uno>;

/// A hand of more cards lies in rows.
const FAN: usize = 11;
/// No more backs than this are drawn; the number beside them says how many there are.
const BACKS: u8 = 8;

fn count_of(words: &Words, count: u8) -> String {
    words.say_with("uno-count", &[("count", count.into())])
}

/// Backs, spread a little, as many as fit.
fn backs(count: u8) -> Markup {
    let shown = count.min(BACKS);
    let spread = 50.0 / f32::from(shown.max(5));
    let lean = 22.0 / f32::from(shown.max(5));
    let first = 50.0 - spread * f32::from(shown.saturating_sub(1)) / 2.0;
    html! {
        svg class="fan" viewBox="0 0 100 52" aria-hidden="true" {
            @for back in 0..shown {
                @let aside = f32::from(back) - f32::from(shown.saturating_sub(1)) / 2.0;
                use href="#card-back" width="26" height="39" x=(first + spread * f32::from(back) - 13.0) y="5"
                    transform={ "rotate(" (aside * lean) " 50 110)" } {}
            }
        }
    }
}

/// What is marked on a player.
fn mark(scene: &Scene<'_>, seen: &Seen, player: &PlayerSnapshot) -> Option<String> {
    let words = scene.words;
    let turn = seen.turn == player.seat && seen.phase != Phase::Over && scene.all_sit();
    let mine = scene.yours.contains(player.seat);
    let away = player.kind == PlayerKind::Person && !player.connected && !mine && seen.phase != Phase::Over;
    let key = match () {
        () if scene.winners.contains(player.seat) => "web-player-won",
        () if turn && mine && scene.yours.len() == 1 => "web-player-your-turn",
        () if away && player.stood_in > 0 => "web-player-stood-in",
        () if away => "web-player-away",
        () if turn => "web-player-to-move",
        () => return None,
    };
    Some(words.say(key))
}

/// A player at the table: name, cards, last move, whether it is their turn.
fn plate(scene: &Scene<'_>, seen: &Seen, seat: Seat, at: u8) -> Markup {
    let words = scene.words;
    let Some(player) = scene.players.get(seat.index()) else { return html! {} };
    let count = seen.counts.get(seat.index()).copied().unwrap_or_default();
    let turn = seen.turn == seat && seen.phase != Phase::Over && scene.all_sit();
    let last = seen.last.get(seat.index()).copied().flatten();
    let direction = words.lang().direction();
    html! {
        li.plate.{ "at-" (at) }.turn[turn].gone[seen.gone.contains(seat)].won[scene.winners.contains(seat)]
            data-plate=(seat) data-key={ "plate:" (seat) } {
            span class="plate-cards" {
                (backs(count))
                span class="plate-count" title=(count_of(words, count)) {
                    span aria-hidden="true" { (words.number(i64::from(count))) }
                    span class="unseen" { (count_of(words, count)) }
                }
            }
            span class="plate-text" {
                span class="plate-name" dir="auto" { (names::short(words, "uno", player)) }
                span class="plate-last" dir=(direction) {
                    @if let Some(last) = last { (last_move(last, words)) } @else { "\u{a0}" }
                }
                @if let Some(mark) = mark(scene, seen, player) {
                    span class="plate-mark" dir=(direction) { (mark) }
                }
            }
        }
    }
}

/// The direction: two arrows around the middle that go round.
fn ring(words: &Words, seen: &Seen) -> Markup {
    let key = if seen.clockwise { "uno-clockwise" } else { "uno-anticlockwise" };
    html! {
        div.ring.back[!seen.clockwise] data-key="ring" role="img" aria-label=(words.say(key)) title=(words.say(key)) {
            svg viewBox="0 0 200 200" aria-hidden="true" {
                path d="M18 76A86 86 0 0 1 168 47" {}
                path class="head" d="M188 73 178 39 168 49 158 55Z" {}
                path d="M182 124A86 86 0 0 1 32 153" {}
                path class="head" d="M12 127 22 161 32 151 42 145Z" {}
            }
        }
    }
}

/// The stock, to draw from or to take a penalty from.
fn stock(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let can = scene.can("stock");
    let does = match seen.penalty {
        0 => words.say("web-uno-draw"),
        count => words.say_with("web-uno-take", &[("count", count.into())]),
    };
    let said = words.say_with("web-uno-stock", &[("count", seen.stock.into())]);
    let label = if can { format!("{said}{}{does}", words.say("web-between")) } else { said.clone() };
    html! {
        div class="stock" data-key="stock" role="toolbar" aria-label=(words.say("web-uno-stock-name")) {
            button.can[can].empty[seen.stock == 0] type="button" data-place="stock" tabindex="0"
                aria-label=(label) title=(said) {
                (cards::back())
                span class="stock-count" aria-hidden="true" { (words.number(i64::from(seen.stock))) }
                span class="stock-does" aria-hidden="true" dir=(words.lang().direction()) { (does) }
            }
        }
    }
}

/// The colour in force: colour, shape, letter and name.
fn force(words: &Words, seen: &Seen) -> Markup {
    let direction = words.lang().direction();
    html! {
        @match seen.colour {
            Some(colour) => {
                @let said = words.say_with("web-uno-force", &[("colour", colour_name(colour, words).into())]);
                p class="force" data-key="force" data-colour=(colour) dir=(direction) {
                    (cards::shape(colour))
                    span class="force-letter" aria-hidden="true" { (cards::letter(words, colour)) }
                    span class="force-name" aria-hidden="true" { (colour_name(colour, words)) }
                    span class="unseen" { (said) }
                }
            }
            None => {
                p class="force open" data-key="force" dir=(direction) {
                    svg class="shape" viewBox="0 0 100 100" aria-hidden="true" {
                        use href="#card-four" {}
                    }
                    span class="force-name" { (words.say("web-uno-force-open")) }
                }
            }
        }
    }
}

fn middle(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let direction = words.lang().direction();
    let said = words.say_with("web-uno-middle", &[("card", card_name(seen.middle, words).into())]);
    html! {
        div class="middle" {
            div class="round" {
                (ring(words, seen))
                (stock(scene, seen))
                div class="pile" data-key="middle" role="img" aria-label=(said) title=(said) data-card=(seen.middle) {
                    (cards::face(words, seen.middle, seen.colour))
                }
            }
            (force(words, seen))
            @if seen.penalty > 0 {
                p class="penalty" data-key="penalty" dir=(direction) {
                    strong dir="ltr" { "+" (words.number(i64::from(seen.penalty))) }
                    " "
                    @if scene.yours.contains(seen.turn) && scene.yours.len() == 1 {
                        (words.say_with("web-uno-penalty", &[("count", seen.penalty.into())]))
                    } @else {
                        @let who = names::role(words, "uno", scene.players, seen.turn);
                        (words.say_with("web-uno-penalty-of", &[("name", who.into()), ("count", seen.penalty.into())]))
                    }
                }
            }
        }
    }
}

/// Four large buttons, while a colour is to be named (UN-11).
fn choose(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let offered = |colour: &Colour| scene.can(&format!("button:{colour}"));
    html! {
        @if Colour::ALL.iter().any(offered) {
            div class="choose" data-key="choose" dir=(words.lang().direction()) {
                p id="choose-words" { (words.say("web-uno-choose")) }
                div class="colours" role="toolbar" aria-labelledby="choose-words" {
                    @for (index, colour) in Colour::ALL.into_iter().enumerate() {
                        button.colour.can type="button" data-place={ "button:" (colour) } data-colour=(colour)
                            tabindex=(if index == 0 { "0" } else { "-1" }) data-first[index == 0] {
                            (cards::shape(colour))
                            span { (colour_name(colour, words)) }
                        }
                    }
                }
            }
        }
    }
}

/// The players to swap hands with, after a seven (UN-53).
fn partners(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let place = |seat: Seat| format!("button:swap-{}", seat.0 + 1);
    let offered: Vec<Seat> = Seat::all(seen.seats()).filter(|seat| scene.can(&place(*seat))).collect();
    html! {
        @if !offered.is_empty() {
            div class="choose" data-key="swap" dir=(words.lang().direction()) {
                p id="swap-words" { (words.say("web-uno-swap")) }
                div class="players" role="toolbar" aria-labelledby="swap-words" {
                    @for (index, &seat) in offered.iter().enumerate() {
                        @let count = seen.counts.get(seat.index()).copied().unwrap_or_default();
                        button.button.main.can type="button" data-place=(place(seat))
                            tabindex=(if index == 0 { "0" } else { "-1" }) data-first[index == 0] {
                            bdi { (names::role(words, "uno", scene.players, seat)) }
                            " (" (count_of(words, count)) ")"
                        }
                    }
                }
            }
        }
    }
}

/// What house rules offer beside cards: the call, the catch, the challenge (UN-50, UN-51).
fn said(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let all = [("uno", "web-uno-call"), ("catch", "web-uno-catch"), ("challenge", "web-uno-challenge")];
    let offered: Vec<_> = all.into_iter().filter(|(name, _)| scene.can(&format!("button:{name}"))).collect();
    html! {
        @if !offered.is_empty() {
            div class="said" data-key="said" role="toolbar" aria-label=(words.say("web-uno-said")) {
                @for (index, (name, key)) in offered.into_iter().enumerate() {
                    button class="button main can" type="button" data-place={ "button:" (name) }
                        tabindex=(if index == 0 { "0" } else { "-1" }) { (words.say(key)) }
                }
            }
        }
    }
}

/// The house rules in force, each with its sentence, and what they have to say of the moment.
fn house(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let who = |seat: Seat| names::role(words, "uno", scene.players, seat);
    let told = meydan_telling::Scene { view: seen, words, who: &who };
    html! {
        @if !seen.house.is_none() {
            div class="house" data-key="house" dir=(words.lang().direction()) {
                ul role="list" {
                    @for rule in seen.house.iter() {
                        @let key = format!("option-uno-{}", rule.code());
                        li title=(words.say(&format!("{key}-about"))) { (words.say(&key)) }
                    }
                }
                @for news in house_news(&told) { p { (news) } }
            }
        }
    }
}

/// What lies in the own hand, each card a button.
fn hand(scene: &Scene<'_>, seen: &Seen, hand: &Cards) -> Markup {
    let words = scene.words;
    let all: Vec<Card> = hand.iter().collect();
    let can = |card: Card| scene.can(&format!("hand:{card}"));
    let drawn = seen.drawn.and_then(|drawn| all.iter().rposition(|&card| card == drawn));
    // The keyboard begins where something can be laid.
    let stand = drawn.or_else(|| all.iter().position(|&card| can(card))).unwrap_or_default();
    let fan = all.len() <= FAN;
    html! {
        div.hand.fanned[fan] role="grid" aria-label=(words.say("web-uno-hand")) {
            div class="row" role="row" {
                @for (index, &card) in all.iter().enumerate() {
                    @let new = drawn == Some(index);
                    @let aside = 2 * index as i32 + 1 - all.len() as i32;
                    button.slot.can[can(card)].new[new].{ "lean" (aside) } type="button" role="gridcell"
                        data-place={ "hand:" (card) } data-key={ "hand:" (card) "#" (copy(&all, index)) }
                        tabindex=(if index == stand { "0" } else { "-1" })
                        data-first[new && can(card)] aria-label=(label(words, card, can(card), new)) {
                        (cards::face(words, card, None))
                    }
                }
            }
        }
    }
}

fn label(words: &Words, card: Card, can: bool, new: bool) -> String {
    let mut label = card_name(card, words);
    for (_, key) in [(can, "web-uno-can"), (new, "web-uno-new")].into_iter().filter(|(holds, _)| *holds) {
        label.push_str(&words.say("web-between"));
        label.push_str(&words.say(key));
    }
    label
}

/// How many equal cards lie before this one: they need keys of their own.
fn copy(all: &[Card], index: usize) -> usize {
    all[..index].iter().filter(|card| **card == all[index]).count() + 1
}

/// The own side of the table.
fn own(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let you = seen.you.filter(|_| seen.phase != Phase::Over);
    html! {
        ul class="self" role="list" { (plate(scene, seen, you.unwrap_or(scene.front), 0)) }
        @if scene.can("button:pass") {
            div class="keep" data-key="keep" role="toolbar" aria-label=(words.say("web-uno-keep")) {
                button class="button main can" type="button" data-place="button:pass" tabindex="0"
                    data-first[seen.lays().is_empty()] { (words.say("web-uno-keep")) }
            }
        }
        (said(scene))
        @if let (Some(_), Some(cards)) = (you, seen.hand()) { (hand(scene, seen, cards)) }
    }
}

/// The picture of a rule, if it has one.
fn diagram(words: &Words, rule: &str) -> Option<Markup> {
    let face = |card: Card| cards::face(words, card, None);
    let card = |colour, symbol| Card::new(colour, symbol);
    match rule {
        "UN-10" => {
            let said = |key: &str| words.say(&format!("rules-uno-{key}"));
            let middle = card(Colour::Red, Symbol::Number(5))?;
            let hand = [
                (card(Colour::Red, Symbol::Number(9))?, "goes"),
                (card(Colour::Blue, Symbol::Number(5))?, "goes"),
                (Card::WILD, "goes"),
                (card(Colour::Green, Symbol::Number(2))?, "goes-not"),
            ];
            let hand = hand.map(|(card, how)| (face(card), said(how)));
            Some(labelled([(face(middle), said("middle"))].into_iter().chain(hand)))
        }
        "UN-11" => {
            let special = [
                card(Colour::Red, Symbol::Skip)?,
                card(Colour::Green, Symbol::Reverse)?,
                card(Colour::Blue, Symbol::Draw2)?,
                Card::WILD,
                Card::WILD_DRAW4,
            ];
            Some(labelled(special.map(|card| (face(card), card_name(card, words)))))
        }
        _ => None,
    }
}

impl Board for UnoBoard {
    type Game = Uno;

    const FITTINGS: Fittings = Fittings {
        styles: &["games/uno.css"],
        script: Some("games/uno.js"),
        draws_buttons: true,
        pane: false,
        tells: false,
    };

    fn symbols(&self) -> Markup {
        cards::symbols()
    }

    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let seen = scene.view;
        let seats = seen.seats();
        let front = seen.you.unwrap_or(scene.front);
        let next = |at: u8| Seat((front.0 + at) % seats.max(1));
        let over = seen.phase == Phase::Over;
        html! {
            div.uno.{ "seats-" (seats) }.counted[over].watched[seen.you.is_none()] dir="ltr" data-front=(front) {
                div class="felt" {
                    ul class="others" role="list" { @for at in 1..seats { (plate(scene, seen, next(at), at)) } }
                    (middle(scene, seen))
                    (choose(scene))
                    (partners(scene, seen))
                    (house(scene, seen))
                }
                div class="own-side" { (own(scene, seen)) }
                @if over { (score::table(scene, seen)) }
            }
        }
    }

    fn miniature(&self, seen: &Seen) -> Markup {
        let words = Words::of(meydan_words::Lang::En);
        html! {
            svg class="miniature" viewBox="0 0 88 88" aria-hidden="true" {
                rect width="88" height="88" rx="5" fill="#4a2e1a" {}
                rect x="3" y="3" width="82" height="82" rx="12" fill="#1f5c48" {}
                @for (seat, &count) in seen.counts.iter().enumerate() {
                    @let around = seat as u16 * 360 / u16::from(seen.seats().max(1));
                    g transform={ "rotate(" (around) " 44 44)" } {
                        @for card in 0..count.min(7) {
                            use href="#card-back" x="38.5" y="66" width="11" height="16.5"
                                transform={ "rotate(" (i16::from(card) * 11 - i16::from(count.min(7) - 1) * 11 / 2) " 44 96)" } {}
                        }
                    }
                }
                g transform="translate(30 23) scale(0.28)" { (cards::inner(words, seen.middle, seen.colour)) }
            }
        }
    }

    fn diagram(&self, words: &Words, rule: &str) -> Option<Markup> {
        diagram(words, rule)
    }

    fn goes_on(&self, before: Action, action: Action) -> bool {
        match action {
            Action::Name(_) | Action::Pass | Action::Call | Action::Swap(_) => true,
            // A card that was drawn may be laid in the same turn, and who was right goes on.
            Action::Lay(_) | Action::LayCalling(_) => {
                matches!(before, Action::Draw | Action::Challenge | Action::Catch)
            }
            Action::Draw | Action::Take | Action::Challenge | Action::Catch => false,
        }
    }
}
