//! Each act, and what is shown of the data.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::anyhow;
use meydan_core::Seat;
use meydan_hall::TableId;
use meydan_hall::store::{Note, StoreError};
use time::OffsetDateTime;

use super::{Act, Cards, Desk, Ledger, Members, Tables, keeping};

/// A table is named by so many of its first letters at least: as many as logs have.
const LEAST_LETTERS: usize = 6;

/// A moment in milliseconds since 1970, as everybody reads it.
fn moment(millis: i64) -> String {
    match OffsetDateTime::from_unix_timestamp(millis.div_euclid(1000)) {
        Ok(at) => {
            let (year, month, day) = at.to_calendar_date();
            let (hour, minute, second) = at.to_hms();
            format!("{year:04}-{:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z", u8::from(month))
        }
        Err(_) => millis.to_string(),
    }
}

/// A line of a list: fields with tabs between them, none of which commands a terminal.
fn line(fields: &[String]) -> io::Result<()> {
    let harmless: Vec<String> =
        fields.iter().map(|field| field.replace(char::is_control, "\u{fffd}")).collect();
    writeln!(io::stdout(), "{}", harmless.join("\t"))
}

impl Desk<'_> {
    /// Shows something.
    pub(super) async fn show(&self, act: &Act) -> anyhow::Result<ExitCode> {
        match act {
            Act::Tables(Tables::List { game, most }) => {
                for table in self.store.listed(game.as_deref(), *most).await? {
                    let state = match (table.over, table.entries) {
                        (true, _) => "over",
                        (false, 0) => "unplayed",
                        (false, _) => "playing",
                    };
                    let state = if table.rated { format!("{state},rated") } else { state.to_owned() };
                    let (entries, changed) = (table.entries.to_string(), moment(table.changed));
                    line(&[table.id.to_string(), table.game, state, entries, changed, table.people])?;
                }
            }
            Act::Members(Members::List) => {
                for member in self.club.everybody().await? {
                    let (score, coins) = (member.score.to_string(), member.coins.to_string());
                    line(&[member.username, member.nickname, score, coins])?;
                }
            }
            Act::Cards(Cards::List) => {
                for card in self.club.own_cards().await? {
                    line(&[
                        card.name,
                        card.maker.unwrap_or_else(|| "-".to_owned()),
                        card.copies.to_string(),
                    ])?;
                }
            }
            Act::Ledger(Ledger::Show { member }) => {
                let (member, rows) = self.club.ledger(member).await.map_err(|error| self.club_says(error))?;
                for row in rows {
                    line(&[moment(row.at), format!("{:+}", row.amount), row.why])?;
                }
                self.said_coins(&member.username, member.coins)?;
            }
            Act::Journal { most } => {
                for noted in self.store.journal(*most).await? {
                    line(&[moment(noted.at), noted.who, noted.act, noted.subject, noted.reason])?;
                }
            }
            // The rest changes something.
            _ => {}
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Does something; the line of the journal is made for what it is done to.
    pub(super) async fn change(&self, act: &Act, note: impl Fn(&str) -> Note) -> anyhow::Result<ExitCode> {
        let says = |error| self.club_says(error);
        let told = |key: &str, args: &[(&str, String)]| writeln!(io::stdout(), "{}", self.say(key, args));
        match act {
            Act::Backup { file } => {
                let note = note(&file.display().to_string());
                keeping::back_up(&self.store, file, &note, self.words).await?;
            }
            Act::Verify => {
                let (count, wrong) = keeping::faults(&self.store, &self.club, self.words).await?;
                self.store.note(&note(&format!("{count} tables, {} wrong", wrong.len()))).await?;
                for wrong in &wrong {
                    line(std::slice::from_ref(wrong))?;
                }
                if !wrong.is_empty() {
                    let args = [("count", wrong.len().to_string())];
                    return Err(anyhow!(self.say("admin-not-true", &args)));
                }
                told("admin-verified", &[("count", count.to_string())])?;
            }
            Act::Tables(Tables::Remove { table }) => {
                let id = self.table(table).await?;
                match self.store.remove(&id, &note(id.as_str())).await {
                    Err(StoreError::Gone) => return Err(self.no_table(table)),
                    removed => removed?,
                }
                told("admin-table-removed", &[("table", id.to_string())])?;
            }
            Act::FreeSeat { table, seat } => {
                let id = self.table(table).await?;
                let (at, subject) = (Seat(seat - 1), format!("{id} {seat}"));
                let args = [("table", id.to_string()), ("seat", seat.to_string())];
                if !self.store.free_seat(&id, at, &note(&subject)).await? {
                    return Err(anyhow!(self.say("admin-not-to-free", &args)));
                }
                told("admin-seat-freed", &args)?;
            }
            Act::Members(Members::Remove { member }) => {
                self.club.remove_member(member, &note(member)).await.map_err(says)?;
                told("admin-member-removed", &[("member", member.clone())])?;
            }
            Act::Cards(Cards::Remove { card }) => {
                self.club.withdraw_card(card, &note(card)).await.map_err(says)?;
                told("admin-card-removed", &[("card", card.clone())])?;
            }
            Act::ResetPassword { member } => {
                let (password, _) = self.club.reset_password(member, &note(member)).await.map_err(says)?;
                told("admin-password", &[("member", member.clone()), ("password", password)])?;
            }
            Act::Ledger(Ledger::Correct { member, amount }) => {
                let subject = format!("{member} {amount:+}");
                let coins = self.club.correct(member, *amount, &note(&subject)).await.map_err(says)?;
                self.said_coins(member, coins)?;
            }
            // The rest shows something, or was done before.
            _ => {}
        }
        Ok(ExitCode::SUCCESS)
    }

    fn said_coins(&self, member: &str, coins: i64) -> io::Result<()> {
        let args = [("member", member.to_owned()), ("coins", coins.to_string())];
        writeln!(io::stdout(), "{}", self.say("admin-coins", &args))
    }

    fn no_table(&self, table: &str) -> anyhow::Error {
        let args = [("table", table.to_owned()), ("folder", self.folder.display().to_string())];
        anyhow!(self.say("admin-no-table", &args))
    }

    /// The table that begins with these letters.
    async fn table(&self, letters: &str) -> anyhow::Result<TableId> {
        let mut found = match letters.len() {
            LEAST_LETTERS..=TableId::LENGTH => self.store.beginning(letters).await?,
            _ => Vec::new(),
        };
        match found.len() {
            0 => Err(self.no_table(letters)),
            1 => Ok(found.remove(0)),
            _ => Err(anyhow!(self.say("admin-many-tables", &[("table", letters.to_owned())]))),
        }
    }
}
