//! Where everything of a duel lies: the zones of both sides in the order of the
//! board (section 7.3 of the specification), the hand, and below it whatever
//! else is asked for: cards of piles, names, amounts. Knows no signs or colours.

use duel::{FieldCard, Spot, ZONES, zones_in_row};
use meydan_core::{Place, Seat};
use ratatui::layout::Rect;

use super::Duel;

/// A card of the hand has at least so many cells, if there is any way to.
const READABLE: u16 = 20;
/// The narrowest entry of a list.
const NARROWEST: u16 = 9;
/// A card of the hand is no wider.
const WIDEST: u16 = 34;

/// What is drawn in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// A monster zone.
    Monster,
    /// A spell and trap zone.
    Spell,
    /// A field zone.
    Field,
    /// A card in a line: of the hand, or one to choose.
    Entry,
}

/// A place, or an empty zone.
pub(super) struct Cell {
    pub(super) place: Place,
    /// Whether there is something to touch.
    pub(super) taken: bool,
    pub(super) what: What,
    pub(super) area: Rect,
}

/// Where everything lies.
pub(super) struct Layout {
    pub(super) cells: Vec<Cell>,
    /// The lines of the players and of their piles, by seat.
    pub(super) heads: [Rect; 2],
    pub(super) piles: [Rect; 2],
    /// The line between the sides.
    pub(super) middle: Rect,
    /// Whether zones have frames.
    pub(super) framed: bool,
}

/// Lines of the rows of zones: monsters, spells, frames.
#[derive(Clone, Copy)]
struct Rows {
    monsters: u16,
    spells: u16,
    framed: bool,
}

impl Rows {
    fn all(self) -> u16 {
        2 * (self.monsters + self.spells)
    }
}

/// From the roomiest to what fits on 80×24.
const ROWS: [Rows; 4] = [
    Rows { monsters: 6, spells: 5, framed: true },
    Rows { monsters: 5, spells: 4, framed: true },
    Rows { monsters: 3, spells: 2, framed: false },
    Rows { monsters: 3, spells: 1, framed: false },
];

/// Heads, piles and the line between the sides.
const LINES: u16 = 5;

impl Layout {
    pub(super) fn new(duel: &Duel, within: Rect) -> Layout {
        if duel.long {
            return Layout::list(duel, within);
        }
        let mut below: Vec<Place> = duel.hand_places();
        below.extend(duel.pool.iter().cloned());
        let lines = |columns: u16| below.len().div_ceil(usize::from(columns.max(1))) as u16;
        let readable = (within.width / READABLE).max(1);
        let fits = |rows: &&Rows| LINES + rows.all() + lines(readable) <= within.height;
        let rows = *ROWS.iter().find(fits).unwrap_or(&ROWS[ROWS.len() - 1]);
        let room = within.height.saturating_sub(LINES + rows.all());
        let least = (within.width / WIDEST).max(1);
        let most = (within.width / NARROWEST).max(1);
        let columns = (least..=most).find(|&columns| lines(columns) <= room).unwrap_or(most);

        let [top, bottom] = [duel.front.other(), duel.front];
        let mut layout = Layout::empty(rows.framed);
        let mut y = within.y;
        let mut next = |height: u16| {
            let area = Rect { y, height, ..within };
            y += height;
            area
        };
        layout.heads[top.index()] = next(1);
        layout.piles[top.index()] = next(1);
        layout.zones(duel, top, What::Spell, next(rows.spells));
        layout.zones(duel, top, What::Monster, next(rows.monsters));
        layout.middle = next(1);
        layout.zones(duel, bottom, What::Monster, next(rows.monsters));
        layout.zones(duel, bottom, What::Spell, next(rows.spells));
        layout.piles[bottom.index()] = next(1);
        layout.heads[bottom.index()] = next(1);
        layout.fields(duel);
        layout.entries(below, next(room), columns);
        layout
    }

    fn empty(framed: bool) -> Layout {
        let none = Rect::default();
        Layout { cells: Vec::new(), heads: [none; 2], piles: [none; 2], middle: none, framed }
    }

    /// Only what can be chosen, and who plays.
    fn list(duel: &Duel, within: Rect) -> Layout {
        let places: Vec<Place> = duel.others.iter().chain(&duel.pool).cloned().collect();
        let mut layout = Layout::empty(false);
        let line = |y: u16| Rect { y, height: 1, ..within };
        layout.heads[duel.front.other().index()] = line(within.y);
        layout.middle = line(within.y + 1);
        layout.heads[duel.front.index()] = line(within.bottom().saturating_sub(1));
        let room = within.height.saturating_sub(3);
        let lines = |columns: u16| places.len().div_ceil(usize::from(columns)) as u16;
        let most = (within.width / NARROWEST).max(1);
        let least = (within.width / WIDEST).max(1);
        let columns = (least..=most).find(|&columns| lines(columns) <= room).unwrap_or(most);
        layout.entries(places, Rect { y: within.y + 2, height: room, ..within }, columns);
        layout
    }

    fn zones(&mut self, duel: &Duel, seat: Seat, what: What, area: Rect) {
        let own = seat == duel.front;
        let pile = if what == What::Monster { "monster" } else { "spell" };
        let before = if own { "" } else { "opponent-" };
        for (column, zone) in (0..).zip(zones_in_row(own)) {
            // Rounded so that the columns fill the width evenly.
            let [x, end] = [column, column + 1].map(|edge| edge * area.width / ZONES as u16);
            let area = Rect { x: area.x + x, width: end - x, ..area };
            let place = Place::new(format!("{before}{pile}:{zone}"));
            let taken = duel.lying(&place).is_some();
            self.cells.push(Cell { place, taken, what, area });
        }
    }

    /// The field zones stand beside the piles.
    fn fields(&mut self, duel: &Duel) {
        for (seat, name) in [(duel.front, "field"), (duel.front.other(), "opponent-field")] {
            let piles = self.piles[seat.index()];
            let half = piles.width / 2;
            let [left, right] = [
                Rect { width: half, ..piles },
                Rect { x: piles.x + half, width: piles.width - half, ..piles },
            ];
            let own = seat == duel.front;
            let (area, rest) = if own { (left, right) } else { (right, left) };
            self.piles[seat.index()] = rest;
            let taken = duel.view.sides[seat.index()].field.is_some();
            self.cells.push(Cell { place: Place::new(name), taken, what: What::Field, area });
        }
    }

    /// A grid; what does not fit on the smallest screen is not drawn, but can be typed.
    fn entries(&mut self, places: Vec<Place>, area: Rect, columns: u16) {
        let columns = columns.max(1);
        let wide = (area.width / columns).min(WIDEST);
        for (at, place) in places.into_iter().enumerate() {
            let at = u16::try_from(at).unwrap_or(u16::MAX);
            let y = area.y.saturating_add(at / columns);
            let spot = Rect { x: area.x + at % columns * wide, y, width: wide, height: 1 };
            let spot = if y < area.bottom() { spot } else { Rect::new(area.x, area.bottom(), 0, 0) };
            self.cells.push(Cell { place, taken: true, what: What::Entry, area: spot });
        }
    }
}

/// A place as its pile and its number there; a field zone has none.
pub(super) fn parts(place: &Place) -> (&str, u16) {
    let text = place.as_str();
    match text.split_once(':') {
        Some((pile, number)) => (pile, number.parse().unwrap_or(0)),
        None => (text, 0),
    }
}

impl Duel {
    /// What lies on the field in a place.
    pub(super) fn lying(&self, place: &Place) -> Option<&FieldCard> {
        self.view.field_card(self.front, Spot::at(place)?)
    }

    /// The card in a place, where it is known.
    pub(super) fn card_at(&self, place: &Place) -> Option<duel::Index> {
        self.view.card_at(self.front, place)
    }

    /// The places of the hand, where it is known.
    fn hand_places(&self) -> Vec<Place> {
        let hand = self.view.sides[self.front.index()].hand.as_ref().map_or(0, Vec::len);
        (1..=hand).map(|number| Place::new(format!("hand:{number}"))).collect()
    }
}
