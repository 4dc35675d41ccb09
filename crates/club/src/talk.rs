//! What members say to all others (DU-279): short lines, of which the latest are kept.
//!
//! How often somebody may speak is the business of whoever takes the line in.

use sqlx::Row;

use crate::club::now;
use crate::{Club, Error, Line, MOST_SAID, MemberId, Refusal};

/// So many lines are shown.
pub const LINES_SHOWN: usize = 100;

/// So many lines are kept.
const LINES_KEPT: i64 = 1_000;

/// Signs that steer the others and show nothing themselves. They are part of good
/// Persian, but no line of their own.
const fn shows_nothing(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The line without blanks around it, if it can be said.
fn check(text: &str) -> Result<&str, Refusal> {
    let text = text.trim();
    if text.chars().all(|sign| sign.is_whitespace() || shows_nothing(sign)) {
        return Err(Refusal::NothingSaid);
    }
    if text.chars().count() > MOST_SAID {
        return Err(Refusal::SaidTooMuch);
    }
    // One line is one line: no breaks, no bells.
    let breaks = |sign: char| sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}');
    if text.chars().any(breaks) { Err(Refusal::ControlSigns) } else { Ok(text) }
}

impl Club {
    /// Says a line to everybody and gives its number.
    ///
    /// # Errors
    /// `NothingSaid`, `SaidTooMuch`, `ControlSigns`, `NoSuchMember`.
    pub async fn say(&self, who: MemberId, text: &str) -> Result<i64, Error> {
        let text = check(text)?;
        let mut tx = self.begin().await?;
        let known =
            sqlx::query("SELECT 1 FROM members WHERE id = ?").bind(who).fetch_optional(&mut *tx).await?;
        known.ok_or(meydan_members::Refusal::NoSuchMember)?;
        let row = sqlx::query("INSERT INTO talk (member, text, at) VALUES (?, ?, ?) RETURNING id")
            .bind(who)
            .bind(text)
            .bind(now())
            .fetch_one(&mut *tx)
            .await?;
        let id: i64 = row.try_get("id")?;
        sqlx::query("DELETE FROM talk WHERE id <= ?").bind(id - LINES_KEPT).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// The latest lines after one of this number, in the order in which they were
    /// said; never more than `LINES_SHOWN`.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn said_after(&self, id: i64) -> Result<Vec<Line>, Error> {
        let rows = sqlx::query(
            "SELECT talk.id, nickname, avatar, text, at FROM talk JOIN members ON members.id = talk.member
             WHERE talk.id > ? ORDER BY talk.id DESC LIMIT ?",
        )
        .bind(id)
        .bind(LINES_SHOWN as i64)
        .fetch_all(&self.pool)
        .await?;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows.iter().rev() {
            lines.push(Line {
                id: row.try_get("id")?,
                nickname: row.try_get("nickname")?,
                avatar: row.try_get("avatar")?,
                text: row.try_get("text")?,
                at: row.try_get("at")?,
            });
        }
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use meydan_members::{NameRules, NewMember};

    use super::*;

    #[test]
    fn du_279_a_line_is_short_and_one_line() {
        assert_eq!(check("  salâm \t"), Ok("salâm"));
        // The sign that keeps letters apart belongs to Persian.
        assert_eq!(check("می‌روم"), Ok("می‌روم"));
        for empty in ["", " \n ", "\u{200c}\u{200e}", "\u{feff} \u{2066}"] {
            assert_eq!(check(empty), Err(Refusal::NothingSaid), "{empty:?}");
        }
        let most = "ş".repeat(MOST_SAID);
        assert_eq!(check(&format!(" {most} ")), Ok(most.as_str()));
        assert_eq!(check(&format!("{most}x")), Err(Refusal::SaidTooMuch));
        for broken in ["a\nb", "a\u{0}b", "a\u{7}b", "a\u{85}b", "a\u{1b}[2Jb", "a\u{2028}b"] {
            assert_eq!(check(broken), Err(Refusal::ControlSigns), "{broken:?}");
        }
    }

    #[tokio::test]
    async fn du_279_only_the_latest_lines_are_kept() {
        let club = Club::in_memory().await.expect("a club");
        let id = club
            .register(
                NewMember { username: "ada", nickname: "Ada", password: "long enough" },
                NameRules::Hall,
            )
            .await
            .expect("a member");
        for line in 1..=LINES_KEPT + 5 {
            club.say(id, &format!("line {line}")).await.expect("it is said");
        }
        let kept: i64 = sqlx::query("SELECT count(*) AS lines FROM talk")
            .fetch_one(&club.pool)
            .await
            .and_then(|row| row.try_get("lines"))
            .expect("a count");
        assert_eq!(kept, LINES_KEPT);
        let lines = club.said_after(0).await.expect("lines");
        assert_eq!(lines.len(), LINES_SHOWN);
        assert_eq!(lines.last().map(|line| line.text.as_str()), Some("line 1005"));
    }
}
