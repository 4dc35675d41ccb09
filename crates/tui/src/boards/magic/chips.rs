//! Cards as chips of one line, and where they lie: the other player's above, the
//! own below, the happenings between them.

use magic::{Asked, Colour, Kind, Name, View};
use meydan_core::{Place, Seat};
use ratatui::layout::Rect;

/// Cells of a land.
const LAND: u16 = 6;
/// The widest chip of any other card.
const WIDEST: u16 = 26;
/// The narrowest: a number and power/HP.
const NARROWEST: u16 = 9;
/// The happenings have at least so many lines.
const MIDDLE: u16 = 2;

/// A card as it is drawn.
#[derive(Clone, Debug)]
pub(super) struct Chip {
    pub(super) place: Option<Place>,
    /// What is typed for it.
    pub(super) key: String,
    /// The card; none for lands, which are a letter.
    pub(super) card: Option<Name>,
    /// What stands at its end: mana, cost, or power and HP.
    pub(super) end: String,
    pub(super) colour: Option<Colour>,
    pub(super) tapped: bool,
}

/// Where everything lies.
pub(super) struct Layout {
    pub(super) chips: Vec<(Chip, Rect)>,
    /// The lines of the players, by seat.
    pub(super) heads: [Rect; 2],
    pub(super) middle: Rect,
}

/// The letters for cards of the hand and of the discard.
fn letter(index: usize) -> String {
    char::from(b'a' + (index % 26) as u8).to_string()
}

fn lands(view: &View, seat: Seat) -> Vec<Chip> {
    let chip = |land: &magic::LandView| Chip {
        place: Some(Place::new(format!("card:{}", land.id))),
        key: land.id.to_string(),
        card: None,
        end: land.gives.letter().to_string(),
        colour: Some(land.gives),
        tapped: land.tapped,
    };
    view.sides[seat.index()].lands.iter().map(chip).collect()
}

fn others(view: &View, seat: Seat) -> Vec<Chip> {
    let side = &view.sides[seat.index()];
    let colour = |name: Name| view.book.find(name).and_then(magic::Card::colour);
    let creatures = side.creatures.iter().map(|creature| {
        let looks = creature.looks;
        let mut end = String::new();
        end += if looks.first_strike { "F" } else { "" };
        end += if looks.trample { "T" } else { "" };
        end += if looks.flying { "Y" } else { "" };
        end += if looks.haste { "H" } else { "" };
        end += if looks.vigilance { "V" } else { "" };
        end += if looks.reach { "R" } else { "" };
        end += if end.is_empty() { "" } else { " " };
        end += &format!("{}/{}", looks.power, looks.left);
        Chip {
            place: Some(Place::new(format!("card:{}", creature.id))),
            key: creature.id.to_string(),
            card: Some(creature.card),
            end,
            colour: colour(creature.card),
            tapped: creature.tapped,
        }
    });
    let enchantments = side.enchantments.iter().map(|other| Chip {
        place: Some(Place::new(format!("card:{}", other.id))),
        key: other.id.to_string(),
        card: Some(other.card),
        end: other.target.map_or("*".to_owned(), |target| format!("*{target}")),
        colour: colour(other.card),
        tapped: false,
    });
    creatures.chain(enchantments).collect()
}

/// The own hand, a chip for each kind; or the discard, when a card of it is asked for.
fn below(view: &View) -> Vec<Chip> {
    let Some(you) = view.you else { return Vec::new() };
    let discard = matches!(view.asked, Asked::Target { aim: magic::Aim::OwnDiscard, .. });
    let (pile, mut cards): (&str, Vec<Name>) = if discard {
        ("discard", view.sides[you.index()].discard.clone())
    } else {
        ("hand", view.hand().map(<[Name]>::to_vec).unwrap_or_default())
    };
    if discard {
        cards.retain(|&name| view.book.find(name).is_some_and(|card| card.creature().is_some()));
    }
    let kind = |name: &Name| {
        view.book.find(*name).map_or((9, 0, *name), |card| {
            let order = match card.kind {
                Kind::Land(_) => 0,
                Kind::Creature(_) => 1,
                Kind::Enchantment(..) => 2,
                Kind::Sorcery(..) => 3,
            };
            (order, card.cost.total(), *name)
        })
    };
    cards.sort_by_key(kind);
    let mut chips: Vec<(Name, usize)> = Vec::new();
    for name in cards {
        match chips.last_mut() {
            Some((last, count)) if *last == name => *count += 1,
            _ => chips.push((name, 1)),
        }
    }
    let chip = |(index, (name, count)): (usize, (Name, usize))| {
        let card = view.book.find(name);
        let cost = card.filter(|card| !matches!(card.kind, Kind::Land(_))).map(|card| card.cost.to_string());
        let strength = card
            .and_then(magic::Card::creature)
            .map(|creature| format!("{}/{}", creature.power, creature.hp));
        let times = (count > 1).then(|| format!("x{count}"));
        let end = times.into_iter().chain(cost).chain(strength).collect::<Vec<_>>().join(" ");
        // While a target is asked for in play, the hand is only looked at.
        let aims = matches!(view.asked, Asked::Target { .. }) && !discard;
        let place = (!aims).then(|| Place::new(format!("{pile}:{name}")));
        let colour = card.and_then(|card| match card.kind {
            Kind::Land(gives) => Some(gives),
            _ => card.colour(),
        });
        Chip { place, key: letter(index), card: Some(name), end, colour, tapped: false }
    };
    chips.into_iter().enumerate().map(chip).collect()
}

impl Layout {
    /// With the cards of `front` below.
    pub(super) fn new(view: &View, front: Seat, within: Rect) -> Layout {
        let rows = |count: usize, columns: u16| count.div_ceil(usize::from(columns.max(1))) as u16;
        let land_columns = (within.width / LAND).max(1);
        let [top, bottom] = [front.other(), front];
        let groups =
            [lands(view, top), others(view, top), others(view, bottom), lands(view, bottom), below(view)];
        let height = |columns: u16| {
            let wide = |index: usize| if matches!(index, 0 | 3) { land_columns } else { columns };
            groups.iter().enumerate().map(|(index, group)| rows(group.len(), wide(index))).sum::<u16>()
        };
        let room = within.height.saturating_sub(2 + MIDDLE);
        let least = (within.width / WIDEST).max(1);
        let most = (within.width / NARROWEST).max(1);
        let columns = (least..=most).find(|&columns| height(columns) <= room).unwrap_or(most);
        let middle_height = within.height.saturating_sub(2 + height(columns));
        let mut chips = Vec::new();
        let mut y = within.y;
        let mut heads = [Rect::default(); 2];
        let mut middle = Rect::default();
        let head = |y: u16| Rect { y, height: 1, ..within };
        for (index, group) in groups.into_iter().enumerate() {
            if index == 0 {
                heads[top.index()] = head(y);
                y += 1;
            }
            if index == 2 {
                middle = Rect { y, height: middle_height, ..within };
                y += middle_height;
            }
            if index == 4 {
                heads[bottom.index()] = head(y);
                y += 1;
            }
            let (columns, wide) =
                if matches!(index, 0 | 3) { (land_columns, LAND) } else { (columns, within.width / columns) };
            let count = group.len();
            for (at, chip) in (0u16..).zip(group) {
                let spot = Rect::new(within.x + at % columns * wide, y + at / columns, wide, 1);
                // What does not fit on the smallest screen is not drawn; it can still be typed.
                let spot =
                    if spot.y < within.bottom() { spot } else { Rect::new(within.x, within.bottom(), 0, 0) };
                chips.push((chip, spot));
            }
            y += rows(count, columns);
        }
        Layout { chips, heads, middle }
    }
}
