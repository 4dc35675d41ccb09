//! Cards and where they lie: the other player's above, the own below. A card is a
//! frame where there is room for frames, a chip of one line where there is not; lands
//! lie together by their names, a number each.

use magic::{Asked, Colour, Kind, Name, View};
use meydan_core::{Place, Seat};
use ratatui::layout::Rect;

/// Cells for the name of lands, the same in every language.
pub(super) const LAND_NAME: u16 = 10;
/// The widest chip.
const WIDEST: u16 = 26;
/// The narrowest: a number and power/HP.
const NARROWEST: u16 = 9;
/// Frames, from the roomiest: lines, and how wide they may be.
const FRAMES: [(u16, std::ops::RangeInclusive<u16>); 4] =
    [(7, 16..=22), (6, 14..=20), (5, 12..=18), (4, 9..=16)];

/// A card as it is drawn.
#[derive(Clone, Debug)]
pub(super) struct Chip {
    pub(super) place: Option<Place>,
    /// What is typed for it.
    pub(super) key: String,
    pub(super) card: Name,
    /// Whether it is a land that lies among its like.
    pub(super) lies: bool,
    /// Whether it is the first of them, with their name before it.
    pub(super) first: bool,
    /// How many alike it stands for.
    pub(super) count: usize,
    /// Its cost, or what an enchantment is on.
    pub(super) cost: String,
    /// Power and HP with abilities, or the mana of a land.
    pub(super) strength: String,
    pub(super) colour: Option<Colour>,
    pub(super) tapped: bool,
}

impl Chip {
    /// What stands at the end of a single line.
    pub(super) fn end(&self) -> String {
        let times = (self.count > 1).then(|| format!("x{}", self.count));
        let parts = times.as_deref().into_iter().chain([self.cost.as_str(), self.strength.as_str()]);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
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

/// The lands of a side, those of a name together.
fn lands(view: &View, seat: Seat) -> Vec<Chip> {
    let chip = |land: &magic::LandView| Chip {
        place: Some(Place::new(format!("card:{}", land.id))),
        key: land.id.to_string(),
        card: land.card,
        lies: true,
        first: false,
        count: 1,
        cost: String::new(),
        strength: land.gives.letter().to_string(),
        colour: Some(land.gives),
        tapped: land.tapped,
    };
    let mut lands: Vec<Chip> = view.sides[seat.index()].lands.iter().map(chip).collect();
    // The sort is stable: within a name they stay in the order of their numbers.
    lands.sort_by_key(|land| land.card);
    let mut before = None;
    for land in &mut lands {
        land.first = before.replace(land.card) != Some(land.card);
    }
    lands
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
            card: creature.card,
            lies: false,
            first: false,
            count: 1,
            cost: String::new(),
            strength: end,
            colour: colour(creature.card),
            tapped: creature.tapped,
        }
    });
    let enchantments = side.enchantments.iter().map(|other| Chip {
        place: Some(Place::new(format!("card:{}", other.id))),
        key: other.id.to_string(),
        card: other.card,
        lies: false,
        first: false,
        count: 1,
        cost: other.target.map_or("*".to_owned(), |target| format!("*{target}")),
        strength: String::new(),
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
        // While a target is asked for in play, the hand is only looked at.
        let aims = matches!(view.asked, Asked::Target { .. }) && !discard;
        let place = (!aims).then(|| Place::new(format!("{pile}:{name}")));
        let colour = card.and_then(|card| match card.kind {
            Kind::Land(gives) => Some(gives),
            _ => card.colour(),
        });
        Chip {
            place,
            key: letter(index),
            card: name,
            lies: false,
            first: false,
            count,
            cost: cost.unwrap_or_default(),
            strength: strength.unwrap_or_default(),
            colour,
            tapped: false,
        }
    };
    chips.into_iter().enumerate().map(chip).collect()
}

/// How cards other than lands are drawn: so wide and high each, and so many in a row.
#[derive(Clone, Copy)]
struct Size {
    wide: u16,
    high: u16,
    columns: u16,
}

impl Size {
    fn rows(self, count: usize) -> u16 {
        count.div_ceil(usize::from(self.columns)) as u16
    }

    /// The roomiest with which so many cards fit so many lines.
    fn that_fits(counts: [usize; 3], width: u16, room: u16) -> Size {
        let of = |wide: u16, high: u16| Size { wide, high, columns: (width / wide).max(1) };
        let lines = |size: Size| counts.iter().map(|&count| size.rows(count) * size.high).sum::<u16>();
        let frames = FRAMES.iter().flat_map(|(high, wide)| wide.clone().rev().map(|wide| of(wide, *high)));
        let columns = |columns: u16| Size { wide: width / columns, high: 1, columns };
        let most = (width / NARROWEST).max(1);
        let chips = ((width / WIDEST).max(1)..=most).map(columns);
        frames.chain(chips).find(|&size| lines(size) <= room).unwrap_or_else(|| columns(most))
    }
}

/// Where lands lie within lines of this width, and how many lines that takes. The
/// first of a name has room for the name before it.
fn land_spots(lands: &[Chip], width: u16) -> (Vec<(u16, u16, u16)>, u16) {
    let (mut x, mut y) = (0, 0);
    let mut spots = Vec::new();
    for land in lands {
        let lead = if land.first { LAND_NAME } else { 0 };
        // The mark, the number, whether it is tapped.
        let wide = land.key.len() as u16 + 2;
        if x > 0 && x + lead + wide > width {
            (x, y) = (0, y + 1);
        }
        spots.push((x + lead, y, wide));
        x += lead + wide;
    }
    let lines = if spots.is_empty() { 0 } else { y + 1 };
    (spots, lines)
}

impl Layout {
    /// With the cards of `front` below.
    pub(super) fn new(view: &View, front: Seat, within: Rect) -> Layout {
        let [top, bottom] = [front.other(), front];
        let place_lands = |seat: Seat| {
            let lands = lands(view, seat);
            let (spots, lines) = land_spots(&lands, within.width.saturating_sub(1));
            (lands, spots, lines)
        };
        let sides = [place_lands(top), place_lands(bottom)];
        let groups = [others(view, top), others(view, bottom), below(view)];
        // The line between the sides, and the attacks below it.
        let attacks = view.attacks.len() as u16;
        let lines = 2 + sides[0].2 + sides[1].2 + 1;
        let free = within.height.saturating_sub(lines);
        let counts = [groups[0].len(), groups[1].len(), groups[2].len()];
        let size = Size::that_fits(counts, within.width, free.saturating_sub(attacks));
        let used: u16 = counts.iter().map(|&count| size.rows(count) * size.high).sum();
        let middle_height = 1 + free.saturating_sub(used);

        let mut layout = Layout { chips: Vec::new(), heads: [Rect::default(); 2], middle: Rect::default() };
        let mut y = within.y;
        let mut next = |height: u16| {
            let area = Rect { y, height, ..within };
            y += height;
            area
        };
        let [first, second] = sides;
        let [theirs, own, hand] = groups;
        layout.heads[top.index()] = next(1);
        layout.put_lands(first.0, &first.1, next(first.2));
        layout.put(theirs, size, next(size.rows(counts[0]) * size.high));
        layout.middle = next(middle_height);
        layout.put(own, size, next(size.rows(counts[1]) * size.high));
        layout.put_lands(second.0, &second.1, next(second.2));
        layout.heads[bottom.index()] = next(1);
        layout.put(hand, size, next(size.rows(counts[2]) * size.high));
        // What does not fit on the smallest screen is not drawn; it can still be typed.
        for (_, spot) in &mut layout.chips {
            if spot.bottom() > within.bottom() {
                *spot = Rect::new(within.x, within.bottom(), 0, 0);
            }
        }
        layout
    }

    fn put(&mut self, cards: Vec<Chip>, size: Size, area: Rect) {
        for (at, chip) in (0u16..).zip(cards) {
            let (column, row) = (at % size.columns, at / size.columns);
            let spot = Rect::new(area.x + column * size.wide, area.y + row * size.high, size.wide, size.high);
            self.chips.push((chip, spot));
        }
    }

    fn put_lands(&mut self, lands: Vec<Chip>, spots: &[(u16, u16, u16)], area: Rect) {
        for (chip, &(x, y, wide)) in lands.into_iter().zip(spots) {
            self.chips.push((chip, Rect::new(area.x + x, area.y + y, wide, 1)));
        }
    }
}
