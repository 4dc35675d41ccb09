//! The clocks of a table (HA-20). What is drawn is how they stood when they were looked at; the
//! browser counts on from there by the hall's clock.

use maud::html;
use meydan_core::{Seat, TimeControl};
use meydan_telling::time_left;
use meydan_words::Words;

use super::canvas::{Canvas, Stand};
use super::model::TableModel;

/// A second and a day, in milliseconds.
const SECOND: u64 = 1000;
const DAY: u64 = 86_400 * SECOND;

/// When little is left: twenty seconds, or a tenth where that is more, and never the better half.
fn low(clock: TimeControl) -> u64 {
    let stock = match clock {
        TimeControl::RealTime { seconds, .. } => u64::from(seconds) * SECOND,
        TimeControl::Days(days) => u64::from(days) * DAY,
    };
    (stock / 10).max(20 * SECOND).min(stock / 2)
}

/// The clock of a seat, as a piece of this key; none, where there is no clock.
pub(super) fn face<'k>(
    model: &TableModel<'_>,
    words: &Words,
    seat: Seat,
    key: &'k str,
    canvas: Option<&Canvas<'_>>,
) -> Option<Stand<'k>> {
    let (clock, face) = (model.clock?, model.clocks.get(seat.index())?);
    let live = model.step.is_none() && model.outcome.is_none();
    let running = face.running && live;
    // When it will have run out: the same, however often it is drawn, while nobody acts. Two looks
    // may differ by a millisecond or two, which nobody sees.
    let until = running.then(|| (model.taken + face.left + 50) / 100 * 100);
    let left = if running { None } else { Some(face.left) };
    let low = low(clock);
    let own = (model.yours.contains(seat) && live).then(|| {
        let seconds = u32::try_from(low / SECOND).unwrap_or(u32::MAX);
        words.say_with("web-clock-low", &[("seconds", seconds.into())])
    });
    Some(Canvas::piece(canvas, key, (until, left, &own), || {
        html! {
            span.clock.running[running].low[face.left <= low && live] data-key=(key) role="timer" dir="ltr"
                data-until=[until] data-left=(face.left) data-low=(low) data-said=[&own]
                aria-label=(words.say("web-clock")) { (time_left(words, face.left)) }
        }
    }))
}
