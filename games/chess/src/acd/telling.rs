//! What an entry led to, in the words of the format. Frozen with it: reading
//! compares them.

use super::color;
use crate::{By, Event, Way, word};

/// The words for what happened; none for what the action says already.
pub(super) fn event(event: &Event) -> Option<String> {
    Some(match event {
        Event::Answered { .. } | Event::Touched { .. } => return None,
        Event::Agreed { way: None, .. } => "no tampering".to_owned(),
        Event::Agreed { way: Some(way), drawn } => {
            format!("tampering {}{}", Way::code(*way), if *drawn { " drawn" } else { "" })
        }
        Event::Doubled { price, .. } => format!("-{price} double"),
        Event::RedLine { .. } => "red line".to_owned(),
        Event::Tampered { .. } => "tampering".to_owned(),
        Event::Moved { seat, written, by, captured, .. } => {
            let random = *by != By::Player;
            let taken = captured.map(|captured| format!("takes {} {}", word(captured.piece), captured.at));
            match (random, taken) {
                (false, taken) => return taken,
                (true, None) => format!("{} {written} at random", color(*seat)),
                (true, Some(taken)) => format!("{} {written} at random; {taken}", color(*seat)),
            }
        }
        Event::Lost { seat, written } => format!("{} loses the turn, {written} was drawn", color(*seat)),
        Event::Earned { gain, .. } => {
            let piece = gain.reason.piece().map_or_else(String::new, |piece| format!(" {}", word(piece)));
            format!("+{} {}{piece} {}", gain.points, gain.reason.code(), gain.at)
        }
        Event::Charged { fault, points, .. } => format!("{points} negative {}", fault.code()),
        Event::Relieved { points, .. } => format!("{points} negative off"),
        Event::Undone { written, points, negative, refund, .. } => {
            let mut text = format!("{written} taken back");
            if *points > 0 {
                text += &format!("; -{points} with it");
            }
            if *negative > 0 {
                text += &format!("; {negative} negative off");
            }
            if *refund > 0 {
                text += &format!("; +{refund} refund");
            }
            text
        }
        Event::Ended { how, winner, .. } => match winner {
            Some(seat) => format!("{}, {} wins", how.code(), color(*seat)),
            None => format!("{}, a draw", how.code()),
        },
    })
}
