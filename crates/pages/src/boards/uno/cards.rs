//! The cards, drawn from what they are: a frame, a panel of the colour, and a
//! light emblem with the symbol in it.
//!
//! Colour never stands alone: each colour has its own shape, as the emblem and
//! beside the symbol in the corner, and its letter in the opposite corner.
//! Paints are attributes, so that a card looks the same on every page.

use maud::{Markup, html};
use meydan_words::Words;
use uno::{Card, Colour, Symbol};

const FRAME: &str = "#fbf6ea";
const DARK: &str = "#2b2521";

/// What a colour is painted with: its panel, and what stands on the panel.
pub(super) const fn paint(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Red => ("#b3261e", "#ffffff"),
        Colour::Green => ("#1c6b3c", "#ffffff"),
        Colour::Blue => ("#1d57a0", "#ffffff"),
        Colour::Yellow => ("#f0b429", "#2b2008"),
    }
}

/// What is written in a colour on a light ground.
const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "#6b4a00",
        other => paint(other).0,
    }
}

/// The shape of a colour, to be filled by whoever uses it.
pub(super) fn shape(colour: Colour) -> Markup {
    html! {
        svg class={ "shape " (colour) } viewBox="0 0 100 100" aria-hidden="true"
            fill=(paint(colour).0) {
            use href={ "#shape-" (colour) } {}
        }
    }
}

/// Shapes that the drawings refer to.
pub(super) fn symbols() -> Markup {
    html! {
        svg class="symbols" width="0" height="0" aria-hidden="true" {
            symbol id="shape-red" viewBox="0 0 100 100" { path d="M50 1 97 50 50 99 3 50Z" {} }
            symbol id="shape-green" viewBox="0 0 100 100" { path d="M50 4 98 94H2Z" stroke-linejoin="round" {} }
            symbol id="shape-blue" viewBox="0 0 100 100" { circle cx="50" cy="50" r="47" {} }
            symbol id="shape-yellow" viewBox="0 0 100 100" { rect x="7" y="7" width="86" height="86" rx="9" {} }
            symbol id="card-four" viewBox="0 0 100 100" {
                use href="#shape-red" x="4" y="4" width="44" height="44" fill=(paint(Colour::Red).0) {}
                use href="#shape-green" x="52" y="4" width="44" height="44" fill=(paint(Colour::Green).0) {}
                use href="#shape-blue" x="4" y="52" width="44" height="44" fill=(paint(Colour::Blue).0) {}
                use href="#shape-yellow" x="52" y="52" width="44" height="44" fill=(paint(Colour::Yellow).0) {}
            }
            // A hop over somebody.
            symbol id="card-skip" viewBox="0 0 100 100" fill="none" stroke-width="11" stroke-linecap="round"
                stroke-linejoin="round" {
                path d="M12 70C16 14 78 14 84 62" {}
                path d="M66 50 85 66 97 45" {}
                path d="M49 77v.1" stroke-width="21" {}
            }
            // There and back.
            symbol id="card-reverse" viewBox="0 0 100 100" fill="none" stroke-width="11" stroke-linecap="round"
                stroke-linejoin="round" {
                path d="M14 34H82M64 14 84 34 64 54" {}
                path d="M86 70H18M36 50 16 70 36 90" {}
            }
            symbol id="card-frame" viewBox="0 0 100 150" {
                rect x="1" y="1" width="98" height="148" rx="12" fill=(FRAME) stroke="#3a2c1c" stroke-opacity="0.45"
                    stroke-width="1.5" {}
                rect x="6.5" y="6.5" width="87" height="137" rx="8" {}
            }
            symbol id="card-back" viewBox="0 0 100 150" {
                use href="#card-frame" fill="#0d5c63" {}
                g fill="none" stroke="#bfe3dc" stroke-opacity="0.75" stroke-width="2.5" {
                    rect x="13" y="13" width="74" height="124" rx="5" {}
                    rect x="28" y="53" width="44" height="44" {}
                    path d="M50 44 81 75 50 106 19 75Z" {}
                    circle cx="50" cy="75" r="10" {}
                }
            }
        }
    }
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! {
        svg class="card back" viewBox="0 0 100 150" aria-hidden="true" {
            use href="#card-back" {}
        }
    }
}

/// The letter of a colour in this language.
pub(super) fn letter(words: &Words, colour: Colour) -> String {
    words.say(&format!("web-uno-letter-{colour}"))
}

/// A symbol as a few signs, or the drawing that stands for it.
enum Sign {
    Text(String),
    Drawing(&'static str),
}

fn sign(symbol: Symbol) -> Sign {
    match symbol {
        Symbol::Number(number) => Sign::Text(number.to_string()),
        Symbol::Draw2 => Sign::Text("+2".to_owned()),
        Symbol::WildDraw4 => Sign::Text("+4".to_owned()),
        Symbol::Skip => Sign::Drawing("#card-skip"),
        Symbol::Reverse => Sign::Drawing("#card-reverse"),
        Symbol::Wild => Sign::Drawing("#card-four"),
    }
}

/// The corner, all that is seen of a card under another one.
fn corner(symbol: Symbol, colour: Option<Colour>) -> Markup {
    let on = colour.map_or("#ffffff", |colour| paint(colour).1);
    html! {
        @match sign(symbol) {
            Sign::Text(text) => {
                @let x = if text.len() > 1 { "27" } else { "21" };
                text x=(x) y="32" text-anchor="middle" font-size="27" fill=(on) { (text) }
            }
            Sign::Drawing(drawing) => {
                use href=(drawing) x="9" y="12" width="23" height="23" stroke=(on) {}
            }
        }
        @match colour {
            Some(colour) => use href={ "#shape-" (colour) } x="13" y="37" width="14" height="14" fill=(on) {},
            None if symbol == Symbol::WildDraw4 => {
                use href="#card-four" x="10" y="40" width="21" height="21" {}
            }
            None => {},
        }
    }
}

/// The middle of a card of a colour: its shape, light, with the symbol in it.
fn emblem(symbol: Symbol, colour: Colour) -> Markup {
    // A triangle has its room further down, and less of it.
    let (down, size) = match colour {
        Colour::Green => (15, 40),
        Colour::Red => (4, 46),
        Colour::Blue => (4, 50),
        Colour::Yellow => (6, 48),
    };
    // None reaches into the corner.
    let (x, y, width) = match colour {
        Colour::Red | Colour::Green => (11, 40, 78),
        Colour::Blue => (16, 45, 68),
        Colour::Yellow => (19, 50, 62),
    };
    let ink = ink(colour);
    html! {
        use href={ "#shape-" (colour) } x=(x) y=(y) width=(width) height=(width) fill=(FRAME) {}
        @match sign(symbol) {
            Sign::Text(text) => {
                @let size = if text.len() > 1 { size - 12 } else { size };
                text x="50" y=(75 + down + size * 36 / 100) text-anchor="middle" font-size=(size) fill=(ink) { (text) }
            }
            Sign::Drawing(drawing) => {
                @let size = size - 8;
                use href=(drawing) x=(50 - size / 2) y=(75 + down - size / 2) width=(size) height=(size)
                    stroke=(ink) {}
            }
        }
    }
}

/// A card, open. After a Wild, `named` is the colour in force: it rims the card.
pub(super) fn face(words: &Words, card: Card, named: Option<Colour>) -> Markup {
    html! {
        svg class="card" viewBox="0 0 100 150" aria-hidden="true" { (inner(words, card, named)) }
    }
}

/// The same without the picture around it, for a picture with more in it.
pub(super) fn inner(words: &Words, card: Card, named: Option<Colour>) -> Markup {
    let symbol = card.symbol();
    let panel = card.colour().map_or(DARK, |colour| paint(colour).0);
    html! {
        g font-family="Georgia, 'DejaVu Serif', serif" font-weight="700" direction="ltr" {
            use href="#card-frame" width="100" height="150" fill=(panel) {}
            (corner(symbol, card.colour()))
            @if let Some(colour) = card.colour() {
                (emblem(symbol, colour))
                text x="79" y="133" text-anchor="middle" font-size="27" fill=(paint(colour).1) {
                    (letter(words, colour))
                }
            } @else {
                @let (top, size) = if symbol == Symbol::WildDraw4 { (66, 66) } else { (39, 72) };
                rect x=(50 - size / 2) y=(top) width=(size) height=(size) rx="10" fill=(FRAME) {}
                use href="#card-four" x=(50 - size / 2 + 3) y=(top + 3) width=(size - 6) height=(size - 6) {}
                @if symbol == Symbol::WildDraw4 {
                    text x="63" y="62" text-anchor="middle" font-size="33" fill="#ffffff" { "+4" }
                }
            }
            @if let Some(colour) = named.filter(|_| card.is_wild()) {
                rect x="4.5" y="4.5" width="91" height="141" rx="9" fill="none" stroke=(paint(colour).0)
                    stroke-width="7" {}
            }
        }
    }
}
