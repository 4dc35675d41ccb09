//! Cards as boxes side by side (UN-31): coloured on a terminal, with the
//! colour's letter beside the kind always.

use anstyle::Style;
use meydan_telling::uno::typed_card;
use uno::{Card, Colour, Symbol};

use crate::Look;
use crate::look::colour;

fn paint(front: u8, back: u8) -> Style {
    Style::new().fg_color(colour(front)).bg_color(colour(back)).bold()
}

/// How a colour looks; without one, as a Wild does. Each has a contrast of 4.5 or more.
pub(super) fn style(colour: Option<Colour>) -> Style {
    match colour {
        Some(Colour::Red) => paint(231, 160),
        Some(Colour::Green) => paint(231, 28),
        Some(Colour::Blue) => paint(231, 25),
        Some(Colour::Yellow) => paint(16, 220),
        None => paint(231, 236),
    }
}

/// The letter of a colour.
pub(super) fn letter(colour: Colour) -> char {
    colour.letter().to_ascii_uppercase()
}

/// What stands in the box of a card: `R 5`, `G +2`, `B reverse`, `wild`, `wild +4`.
pub(super) fn face_of(card: Card) -> String {
    let kind = match card.symbol() {
        Symbol::Number(number) => number.to_string(),
        Symbol::Skip => "skip".to_owned(),
        Symbol::Reverse => "reverse".to_owned(),
        Symbol::Draw2 => "+2".to_owned(),
        Symbol::Wild => "wild".to_owned(),
        Symbol::WildDraw4 => "wild +4".to_owned(),
    };
    card.colour().map_or_else(|| kind.clone(), |colour| format!("{} {kind}", letter(colour)))
}

/// A card without a box, for lists: `R5`, `G+2`, `Bskip`, `wild`.
pub(super) fn short(card: Card, look: &Look) -> String {
    look.paint(style(card.colour()), &face_of(card).replace(' ', ""))
}

/// The three lines of a card's box.
pub(super) fn card(card: Card, look: &Look) -> [String; 3] {
    let face = format!(" {} ", face_of(card));
    let style = style(card.colour());
    let [corners, across, down] = if look.ascii {
        [["+"; 4], ["-"; 4], ["|"; 4]]
    } else {
        [["┌", "┐", "└", "┘"], ["─"; 4], ["│"; 4]]
    };
    let line = across[0].repeat(face.len());
    [
        look.paint(style, &format!("{}{line}{}", corners[0], corners[1])),
        look.paint(style, &format!("{}{face}{}", down[0], down[0])),
        look.paint(style, &format!("{}{line}{}", corners[2], corners[3])),
    ]
}

/// Cards side by side, as many in a row as there is room for. Under each that
/// `goes` stands what to type for it.
pub(super) fn row(cards: &[Card], goes: impl Fn(Card) -> bool, look: &Look) -> String {
    const BETWEEN: usize = 1;
    let wide = |card: Card| face_of(card).len() + 4;
    let room = look.columns();
    let mut text = String::new();
    let mut rest = cards;
    while !rest.is_empty() {
        let mut used = 0;
        // One at least, however narrow the window is.
        let count = rest.iter().take_while(|card| {
            let before = used;
            used += wide(**card) + BETWEEN;
            before == 0 || used - BETWEEN <= room
        });
        let (line, later) = rest.split_at(count.count());
        rest = later;
        let boxes: Vec<[String; 3]> = line.iter().map(|&one| card(one, look)).collect();
        for part in 0..3 {
            let parts: Vec<&str> = boxes.iter().map(|one| one[part].as_str()).collect();
            text += &look.board_line(&(parts.join(" ") + "\n"));
        }
        let mark = if look.ascii { '^' } else { '▲' };
        let labels: Vec<String> = line
            .iter()
            .map(|&card| {
                let label = if goes(card) { format!("{mark}{}", typed_card(card)) } else { String::new() };
                format!("{label:^width$}", width = wide(card))
            })
            .collect();
        let labels = labels.join(" ");
        if !labels.trim().is_empty() {
            text += &look.board_line(&format!("{}\n", labels.trim_end()));
        }
    }
    text
}
