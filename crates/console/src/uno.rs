//! UNO in the line console (UN-30 to UN-32): the table of players, the middle
//! card, and the own cards as boxes.

mod boxes;

use anstyle::Style;
use meydan_core::{Refused, Seat};
use meydan_telling::uno as telling;
use meydan_words::Words;
use unicode_width::UnicodeWidthStr as _;
use uno::{Action, Card, Refusal, Uno, View, typed};

use crate::Look;
use crate::line_ui::{Asked, LineUi, Manners, Misread, Read, RenderContext};

/// UNO.
pub(crate) struct UnoLines;

const GAME: &str = "uno";
const STRONG: Style = Style::new().bold();

/// The middle card with what holds beside it (UN-30).
fn middle(context: &RenderContext<'_, Uno>) -> String {
    let RenderContext { view, words, look, .. } = *context;
    let arrow = match (view.clockwise, look.ascii) {
        (true, false) => "↻",
        (false, false) => "↺",
        (true, true) => ">",
        (false, true) => "<",
    };
    let colour = match view.colour {
        Some(colour) => {
            let letter = boxes::letter(colour);
            let letter = match look.colour {
                true => look.paint(boxes::style(Some(colour)), &format!(" {letter} ")),
                false => letter.to_string(),
            };
            let name = telling::colour_name(colour, words);
            words.say_with("console-uno-colour", &[("letter", letter.into()), ("colour", name.into())])
        }
        None => words.say("console-uno-no-colour"),
    };
    let direction = telling::direction_name(view.clockwise, words);
    let mut stock = words.say_with("console-uno-stock", &[("count", view.stock.into())]);
    if view.penalty > 0 {
        let penalty = words.say_with("console-uno-penalty", &[("count", view.penalty.into())]);
        stock = format!("{} · {stock}", look.paint(STRONG, &penalty));
        if look.ascii {
            stock = stock.replace('·', "-");
        }
    }
    let beside = [
        words.say_with("console-uno-direction", &[("direction", direction.into()), ("arrow", arrow.into())]),
        colour,
        stock,
    ];
    let lines = boxes::card(view.middle, look).into_iter().zip(beside);
    lines.map(|(card, text)| look.board_line(&format!("{card}  {text}\n"))).collect()
}

/// Every player with the number of cards and the last move, whose turn it is marked (UN-30).
fn players(context: &RenderContext<'_, Uno>) -> String {
    let RenderContext { view, words, look, who, .. } = *context;
    let names: Vec<String> = Seat::all(view.seats()).map(who).collect();
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0).min(look.columns() / 2);
    let digits = |count: u8| if count < 10 { 1 } else { 2 };
    let most_digits = view.counts.iter().map(|&count| digits(count)).max().unwrap_or(1);
    let count_of = |seat: Seat| {
        let count = view.counts[seat.index()];
        let text = words.say_with("console-uno-cards", &[("count", count.into())]);
        " ".repeat(most_digits - digits(count)) + &text
    };
    let widest_count = Seat::all(view.seats()).map(|seat| count_of(seat).width()).max().unwrap_or(0);
    let mut text = String::new();
    for (seat, name) in Seat::all(view.seats()).zip(&names) {
        let mark = match (view.turn == seat, look.ascii) {
            (true, false) => "▸",
            (true, true) => ">",
            (false, _) => " ",
        };
        let padded = format!("{name}{}", " ".repeat(widest.saturating_sub(name.width())));
        let padded = if view.turn == seat { look.paint(STRONG, &padded) } else { padded };
        let count = count_of(seat);
        let count = format!("{count}{}", " ".repeat(widest_count - count.width()));
        let last = view.last[seat.index()].map(|last| telling::last_move(last, words)).unwrap_or_default();
        text += format!("{mark} {padded}  {count}  {last}").trim_end();
        text.push('\n');
        // A referee sees every hand; players see their own below.
        if view.you.is_none()
            && let Some(hand) = view.hands[seat.index()].as_ref().filter(|hand| !hand.is_empty())
        {
            text += &hand_in_short(&hand.iter().collect::<Vec<_>>(), look);
        }
    }
    text
}

/// A hand in a list that wraps.
fn hand_in_short(cards: &[Card], look: &Look) -> String {
    const INDENT: &str = "    ";
    let plain = Look { colour: false, ..*look };
    let mut lines = vec![(INDENT.to_owned(), INDENT.len())];
    for &card in cards {
        let wide = boxes::short(card, &plain).len() + 1;
        if lines.last().is_some_and(|(_, used)| used + wide > look.columns() && *used > INDENT.len()) {
            lines.push((INDENT.to_owned(), INDENT.len()));
        }
        if let Some((line, used)) = lines.last_mut() {
            line.push_str(&boxes::short(card, look));
            line.push(' ');
            *used += wide;
        }
    }
    lines.into_iter().map(|(line, _)| look.board_line(&format!("{}\n", line.trim_end()))).collect()
}

/// UN-20: the players and their points, fewest first, with what they held; in a match, most first.
fn scores(context: &RenderContext<'_, Uno>) -> String {
    let RenderContext { view, words, look, who, .. } = *context;
    let rows = telling::ranking(view);
    let widest = rows.iter().map(|&(_, seat, _)| who(seat).width()).max().unwrap_or(0);
    let title = if view.tally.is_some() { "console-uno-match" } else { "console-uno-scores" };
    let mut text = format!("{}\n", look.paint(STRONG, &words.say(title)));
    for (place, seat, points) in rows {
        let name = who(seat);
        let padded = format!("{name}{}", " ".repeat(widest.saturating_sub(name.width())));
        let points = words.say_with("console-uno-points", &[("count", points.into())]);
        let gone = view.gone.contains(seat);
        let left = if gone { format!("  {}", words.say("uno-last-left")) } else { String::new() };
        text += &format!("{:>2}  {padded}  {points}{left}\n", words.number(place.into()));
        if let Some(hand) = view.hands[seat.index()].as_ref().filter(|hand| !hand.is_empty()) {
            text += &hand_in_short(&hand.iter().collect::<Vec<_>>(), look);
        }
    }
    text
}

/// The house rules in force, and what they have to say of the moment.
fn house(context: &RenderContext<'_, Uno>) -> String {
    let rules = telling::house_rules(context.view, context.words);
    let news = telling::house_news(&context.scene());
    rules.into_iter().chain(news).map(|line| format!("{line}\n")).collect()
}

/// A Wild and its colour on one line: `wild red`, `w4 g`.
fn wild_and_colour(view: &View, line: &str) -> Option<Read<Uno>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let wild = |text: &str| match typed(view, text) {
        Ok(Action::Lay(card)) if card.is_wild() => Some(Action::Lay(card)),
        _ => None,
    };
    // The longest beginning that is a Wild: `wild draw 4 red`.
    let (at, first) = (1..words.len()).rev().find_map(|at| Some((at, wild(&words[..at].join(" "))?)))?;
    Some(match typed(view, &words[at..].join(" ")) {
        Ok(second @ Action::Name(_)) => Ok(vec![first, second]),
        _ => Err(Misread { part: Some(2), why: Refused::game(GAME, &Refusal::NameAColour) }),
    })
}

impl LineUi for UnoLines {
    type Game = Uno;

    const MANNERS: Manners =
        Manners { one_line_a_move: true, tells_moves: true, ..Manners::plain("console-uno-how") };

    /// The players stand on the table.
    fn small(&self, context: &RenderContext<'_, Uno>) -> String {
        self.board(context)
    }

    fn board(&self, context: &RenderContext<'_, Uno>) -> String {
        let RenderContext { view, words, look, .. } = *context;
        if view.points.is_some() {
            return scores(context);
        }
        let mut text = house(context) + &players(context) + &middle(context);
        if let Some(hand) = view.hand() {
            text += &format!("{}\n", words.say("console-uno-hand"));
            let cards: Vec<Card> = hand.iter().collect();
            let lays = view.lays();
            text += &boxes::row(&cards, |card| lays.contains(card), look);
        }
        text
    }

    fn seat(&self, seat: Seat, _: &str, words: &Words, _: &Look) -> String {
        telling::seat_name(seat, words)
    }

    fn read(&self, line: &str, asked: &Asked<'_, Uno>) -> Read<Uno> {
        match typed(asked.view, line) {
            Ok(action) => Ok(vec![action]),
            Err(refusal) => {
                wild_and_colour(asked.view, line).unwrap_or_else(|| Err(Refused::game(GAME, &refusal).into()))
            }
        }
    }
}

#[cfg(test)]
mod tests;
