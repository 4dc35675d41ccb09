//! The players beside the board: whose turn it is, what each has and did.

use meydan_core::Seat;
use meydan_words::Words;
use ratatui::layout::Rect;

use super::table::lines_of_a_player;
use super::{Align, Ink};
use crate::app::App;
use crate::boards::Paint;
use crate::screens::{TableScreen, Teller};
use crate::text::apart;

pub(super) fn draw(
    ink: &mut Ink<'_>,
    area: Rect,
    (screen, board): (&TableScreen, &dyn Paint),
    teller: &Teller<'_>,
    app: &App,
) {
    let words = ink.words;
    let game = screen.table.game();
    let inside = ink.boxed(area, &words.say("tui-players"));
    // Whose turn it is in the position that is shown, which may be an earlier one.
    let pending = screen.past().map_or_else(|| game.pending(), |past| past.pending());
    let lines = lines_of_a_player(screen, board);
    for seat in Seat::all(screen.seats()) {
        let y = inside.y + u16::from(seat.0) * lines;
        let row = Rect { y, height: 1, ..inside };
        let turn = pending.contains(seat);
        let badge = board.badge(seat, ink.theme);
        let mark = if screen.thinking.is_some_and(|thinking| thinking.seat == seat) {
            spinner(app)
        } else if turn {
            "▸"
        } else {
            " "
        };
        // Two cells for the mark, two for the sign, then the name; the count at the end.
        let (mark_at, sign_at) =
            if app.script().rtl { (row.right() - 1, row.right() - 4) } else { (row.x, row.x + 2) };
        ink.line(Rect { x: mark_at, width: 1, ..row }, mark, ink.theme.accent(), Align::Start);
        ink.line(Rect { x: sign_at, width: 2, ..row }, &badge.sign, badge.style, Align::Start);
        let name = screen.name(seat, words);
        let role = screen.role(seat, words);
        let status = status(screen, seat, turn, words);
        let style = if turn { ink.theme.strong() } else { ink.theme.plain() };
        let width = row.width - 9;
        let middle = Rect { x: if app.script().rtl { row.x + 4 } else { row.x + 5 }, width, ..row };
        if lines >= 2 {
            // What a player did last says more than that it is its turn, which is marked.
            let over = screen.looking.is_none() && game.outcome().is_some();
            let last = teller.status(seat).filter(|_| !over);
            let named = Some(name).filter(|name| *name != role);
            let (title, below) = match (last, named) {
                (Some(last), named) if last.is_empty() => (named.unwrap_or(role), status.unwrap_or_default()),
                (Some(last), named) => (named.unwrap_or(role), last),
                (None, named) => (role, named.into_iter().chain(status).collect::<Vec<_>>().join(" – ")),
            };
            ink.line(middle, &title, style, Align::Start);
            ink.line(Rect { y: y + 1, ..middle }, &below, ink.theme.quiet(), Align::Start);
            if let Some(more) = board.below_name(seat, ink.theme) {
                ink.line(Rect { y: y + 2, ..middle }, &apart(&more), ink.theme.plain(), Align::Start);
            }
        } else {
            let text = if name == role { role } else { format!("{role} · {name}") };
            ink.line(middle, &text, style, Align::Start);
        }
        if let Some(count) = teller.count(seat) {
            ink.line(row, &words.number(count), ink.theme.strong(), Align::End);
        }
    }
}

fn spinner(app: &App) -> &'static str {
    let frames: &[&'static str] =
        if app.settings.ascii { &["|", "/", "-", "\\"] } else { &["◐", "◓", "◑", "◒"] };
    frames[app.ticks as usize / 2 % frames.len()]
}

fn status(screen: &TableScreen, seat: Seat, turn: bool, words: &Words) -> Option<String> {
    if screen.looking.is_none()
        && let Some(outcome) = screen.table.game().outcome()
    {
        return outcome.winners.contains(seat).then(|| words.say("tui-status-won"));
    }
    let thinks = screen.thinking.is_some_and(|thinking| thinking.seat == seat && !thinking.hint);
    if screen.looking.is_none() && thinks {
        return Some(words.say("tui-status-thinking"));
    }
    turn.then(|| words.say("tui-status-turn"))
}
