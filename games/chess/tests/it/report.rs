//! Games told as short reports: what is played, and the ledger that must follow.

use chess::{Action, Chess, Config, Event, Refusal};
use meydan_core::{Match, Seat};
use meydan_testkit::report;

/// A match with what it has told.
pub(crate) struct Report {
    pub(crate) game: Match<Chess>,
}

impl Report {
    /// From a position: a FEN, perhaps with points after it.
    pub(crate) fn from(position: &str) -> Report {
        Report::with(Config { position: Some(position.parse().expect(position)), ..Config::default() }, 1)
    }

    /// From the usual position.
    pub(crate) fn new() -> Report {
        Report::with(Config::default(), 1)
    }

    pub(crate) fn with(config: Config, seed: u64) -> Report {
        Report { game: report::begin(config, 2, seed) }
    }

    /// Plays, and gives the ledger of what happened: gains, faults and the rest, in order.
    pub(crate) fn play(&mut self, text: &str) -> String {
        let before = self.game.seq();
        report::play(&mut self.game, &[text]);
        self.told_since(before)
    }

    /// Plays several, separated by blanks.
    pub(crate) fn moves(&mut self, texts: &str) -> &mut Report {
        report::play(&mut self.game, &texts.split_whitespace().collect::<Vec<_>>());
        self
    }

    /// Why it is refused; nothing must have changed.
    pub(crate) fn refused(&mut self, text: &str) -> Refusal {
        report::refused(&mut self.game, text)
    }

    pub(crate) fn told_since(&self, seq: u32) -> String {
        let events = self.game.events_since(Some(seq), meydan_core::Viewer::Spectator);
        let lines: Vec<String> =
            events.flat_map(|(_, events)| events).filter_map(|event| line(&event)).collect();
        lines.join(", ")
    }

    /// Points of White and Black, then negative points.
    pub(crate) fn score(&self) -> String {
        let ([white, black], [bad_white, bad_black]) =
            (self.game.position().points(), self.game.position().negative());
        format!("{white}:{black} -{bad_white}:-{bad_black}")
    }

    /// How it ended: the reason and who won.
    pub(crate) fn end(&self) -> String {
        let outcome = self.game.outcome().expect("it is over");
        let winner = match outcome.winners.only() {
            Some(Seat::FIRST) => "White",
            Some(_) => "Black",
            None => "nobody",
        };
        format!("{} {winner}", outcome.reason)
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        self.game.legal(Seat(seat)).iter().map(Action::to_string).collect()
    }
}

/// One line of the ledger; touches and moves by the player themselves are not in it.
fn line(event: &Event) -> Option<String> {
    let who = |seat: &Seat| if seat.0 == 0 { "White" } else { "Black" };
    Some(match event {
        Event::Earned { gain, .. } => {
            let piece = gain.reason.piece().map_or(String::new(), |piece| format!(" {}", chess::word(piece)));
            format!("+{} {}{piece} {}", gain.points, gain.reason.code(), gain.at)
        }
        Event::Charged { fault, points, .. } => format!("-{points} {}", fault.code()),
        Event::Undone { written, points, negative, refund, .. } => {
            format!("{written} undone {points} -{negative} refund {refund}")
        }
        Event::Doubled { price, .. } => format!("double {price}"),
        Event::RedLine { seat, negative } => format!("{} red line {negative}", who(seat)),
        Event::Relieved { points, .. } => format!("off {points}"),
        Event::Tampered { seat } => format!("{} tampered", who(seat)),
        Event::Lost { written, .. } => format!("{written} lost"),
        Event::Ended { how, .. } => format!("end {}", how.code()),
        Event::Agreed { way, drawn } => {
            format!(
                "way {} {}",
                way.map_or("none", chess::Way::code),
                if *drawn { "drawn" } else { "agreed" }
            )
        }
        Event::Moved { .. } | Event::Touched { .. } | Event::Answered { .. } => return None,
    })
}
