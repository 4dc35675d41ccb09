//! What members say to all others. A line is drawn here alone: for the page, and
//! for who listens while it is said.

use maud::{Markup, html};
use meydan_model::{ClubMember, Line, MOST_SAID};
use meydan_words::Words;
use time::{OffsetDateTime, PrimitiveDateTime};

use super::{Notice, Shell, Tab, avatars};
use crate::model::Frame;

/// The page.
pub struct Talk<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Who reads it.
    pub member: ClubMember,
    /// The latest lines, the last one last.
    pub lines: Vec<Line>,
    /// What was typed and could not be said.
    pub typed: String,
    /// What is said first.
    pub notice: Option<Notice>,
}

/// Draws it.
#[must_use]
pub fn talk(model: &Talk<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let say = |key: &str| words.say(&format!("web-club-talk-{key}"));
    let last = model.lines.last().map_or(0, |line| line.id);
    let content = html! {
        p class="quiet" { (say("about")) }
        div class="talk card" role="log" aria-live="polite" aria-label=(say("lines")) tabindex="0" {
            ol id="talk-lines" data-live="/club/talk/live" data-last=(last) {
                @for one in &model.lines { (line(one, &model.member)) }
            }
            p class="quiet talk-empty" { (say("empty")) }
        }
        p class="problem" id="talk-lost" role="status" hidden {
            (say("lost")) " " a href="/club/talk" { (say("reload")) }
        }
        form class="talk-form" method="post" action="/club/talk" {
            p class="field" {
                label for="say-text" { (say("text")) }
                input id="say-text" name="text" type="text" required maxlength=(MOST_SAID) dir="auto"
                    autocomplete="off" enterkeyhint="send" value=(model.typed);
            }
            button class="button main" { (say("say")) }
        }
    };
    Shell {
        frame: model.frame,
        member: Some(&model.member),
        tab: Tab::Talk,
        notice: model.notice.as_ref(),
        title: words.say("web-club-tab-talk"),
        scripts: &["club/talk.js"],
        content,
    }
    .draw()
}

/// One line, for who reads it.
#[must_use]
pub fn line(line: &Line, reader: &ClubMember) -> Markup {
    let (day, time) = moment(line.at);
    html! {
        li class=[(line.nickname == reader.nickname).then_some("own")] data-said=(line.id) {
            (avatars::face(line.avatar))
            div {
                p class="talk-who" {
                    strong { bdi { (line.nickname) } } " "
                    // A script tells it in the reader's own time.
                    time datetime={ (day) "T" (time) "Z" } dir="ltr" { (day) " " (time) " UTC" }
                }
                p class="talk-said" dir="auto" { (line.text) }
            }
        }
    }
}

/// Day and time of day of so many milliseconds since 1970, in Greenwich.
fn moment(at: i64) -> (String, String) {
    // No year has more than four digits.
    let latest = || PrimitiveDateTime::MAX.assume_utc();
    let at = OffsetDateTime::from_unix_timestamp(at.max(0) / 1000).unwrap_or_else(|_| latest());
    let (year, month, day) = at.to_calendar_date();
    let day = format!("{year:04}-{:02}-{day:02}", u8::from(month));
    (day, format!("{:02}:{:02}", at.hour(), at.minute()))
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn a_moment_has_its_day_and_time() {
        for (at, day, time) in [
            (0, "1970-01-01", "00:00"),
            (-5, "1970-01-01", "00:00"),
            (951_782_399_999, "2000-02-28", "23:59"),
            (951_782_400_000, "2000-02-29", "00:00"),
            (1_709_251_199_000, "2024-02-29", "23:59"),
            (1_709_251_200_000, "2024-03-01", "00:00"),
            (1_798_761_599_000, "2026-12-31", "23:59"),
            (4_107_542_400_000, "2100-03-01", "00:00"),
            (i64::MAX, "9999-12-31", "23:59"),
        ] {
            assert_eq!(moment(at), (day.to_owned(), time.to_owned()), "{at}");
        }
    }
}
