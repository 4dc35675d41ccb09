//! What people ask of a table: who may, and what comes of it.

use meydan_catalogue::Player;
use meydan_core::{GameTime, Refused, Seat, SeatSet, Seq, Step, Verdict};
use meydan_search::Level;

use super::live::UndoAsk;
use super::{Host, MOST_ANSWERED, Reply, unix_millis};
use crate::command::{Ack, Command, CommandKind};
use crate::meeting::Changed;
use crate::name::clean_name;
use crate::refusal::{self, HallError};
use crate::secret::new_seed;
use crate::store::{Maker, Mark, StoreError, TableRow};
use crate::{Holder, TableId};

impl Host {
    /// Does a command and answers it.
    pub(super) async fn command(&mut self, holders: &[Holder], command: Command, reply: Reply<Ack>) {
        let held = self.live.held(holders);
        let answer = match self.known(held, &command).await {
            Ok(Some(ack)) => Ok(ack),
            Ok(None) => {
                if let CommandKind::Hint { seat } = command.kind {
                    match self.check_hint(held, seat) {
                        Ok(()) => return self.give_hint(seat, reply),
                        Err(error) => Err(error),
                    }
                } else {
                    self.perform(holders, held, command).await
                }
            }
            Err(error) => Err(error),
        };
        let _ = reply.send(answer);
    }

    /// The answer to a command that was done before.
    async fn known(&mut self, held: SeatSet, command: &Command) -> Result<Option<Ack>, HallError> {
        command.check_id()?;
        if held.is_empty() {
            return Err(refusal::only_watching());
        }
        self.mend().await?;
        let entered = self.live.commands.get(&command.id).map(|&(by, seq)| (by, Ack { seq, hint: None }));
        let (by, ack) = match entered {
            Some(known) => known,
            None => match self.answered.iter().find(|(id, ..)| *id == command.id) {
                Some((_, by, ack)) => (*by, ack.clone()),
                None => return Ok(None),
            },
        };
        if held.contains(by) { Ok(Some(ack)) } else { Err(refusal::command_reused()) }
    }

    async fn perform(
        &mut self,
        holders: &[Holder],
        held: SeatSet,
        command: Command,
    ) -> Result<Ack, HallError> {
        let Command { id, seq, kind } = command;
        let stale = seq.is_some_and(|seq| self.is_stale(seq));
        let before = self.live.game().seq();
        let by = match &kind {
            CommandKind::Act { seat, .. }
            | CommandKind::Touch { seat, .. }
            | CommandKind::Resign { seat }
            | CommandKind::Rename { seat, .. } => {
                if !held.contains(*seat) {
                    return Err(refusal::not_your_seat());
                }
                *seat
            }
            // Somebody is held: it was checked.
            _ => held.iter().next().ok_or_else(refusal::only_watching)?,
        };
        match &kind {
            CommandKind::Fill { .. } | CommandKind::Rename { .. } => self.check_free()?,
            CommandKind::Rematch if !self.live.may_rematch() && self.house.rematches.get().is_none() => {
                return Err(refusal::rated());
            }
            CommandKind::Act { seat, .. }
            | CommandKind::Touch { seat, .. }
            | CommandKind::Resign { seat }
                if self.live.game().flagged().contains(*seat) =>
            {
                return Err(refusal::time_over());
            }
            _ => {}
        }
        let mark = Mark { id: id.clone(), by };
        let seq = match kind {
            CommandKind::Act { .. } | CommandKind::Touch { .. } | CommandKind::Undo if stale => {
                return Err(refusal::stale());
            }
            CommandKind::Act { seat, action } => {
                let at = self.time_to_act().await?;
                self.keep(Maker::Command(mark), |game| game.act_text(at, seat, &action)).await?
            }
            CommandKind::Touch { seat, places } => {
                let at = self.time_to_act().await?;
                let meant = self.live.game().attempt(seat, &places).ok_or_else(refusal::nothing_there)?;
                self.keep(Maker::Command(mark), |game| game.act(at, seat, &meant)).await?
            }
            CommandKind::Resign { seat } => {
                let at = self.time_to_act().await?;
                if self.live.counts_too_early() {
                    self.end(SeatSet::EMPTY, Verdict::CalledOff, mark).await?
                } else {
                    self.keep(Maker::Command(mark), |game| game.drop_seat(at, seat)).await?
                }
            }
            CommandKind::Undo => self.undo(held, mark).await?,
            CommandKind::AnswerUndo { yes } => self.answer_undo(held, yes, mark).await?,
            CommandKind::OfferDraw => self.offer_draw(held, mark).await?,
            CommandKind::AnswerDraw { yes } => self.answer_draw(held, yes, mark).await?,
            CommandKind::Claim { claim } => self.claim(held, claim, mark).await?,
            CommandKind::CallOff => self.call_off(held, mark).await?,
            CommandKind::Rematch => self.rematch(held).await?,
            CommandKind::Fill { level } => self.fill(level).await?,
            CommandKind::Free { seat } => self.free(holders, seat).await?,
            CommandKind::Rename { seat, name } => self.rename(seat, &name).await?,
            CommandKind::Hint { .. } => before,
        };
        let ack = Ack { seq, hint: None };
        if seq == before {
            if self.answered.len() == MOST_ANSWERED {
                self.answered.pop_front();
            }
            self.answered.push_back((id, by, ack.clone()));
        }
        Ok(ack)
    }

    /// Whether the position after this entry is another one by now. That somebody came, or was given time,
    /// changes none.
    fn is_stale(&self, seq: Seq) -> bool {
        let changes =
            |step: &Step<String>| !matches!(step, Step::Here { .. } | Step::Pause {} | Step::Flag { .. });
        let game = self.live.game();
        seq > game.seq() || game.entries_since(seq).iter().any(|entry| changes(&entry.step))
    }

    fn check_playing(&self) -> Result<(), HallError> {
        if self.live.open_seats().is_empty() { Ok(()) } else { Err(refusal::seat_open()) }
    }

    /// The time of the command that is being done, once everything before it has happened.
    pub(super) async fn time_to_act(&mut self) -> Result<GameTime, HallError> {
        self.check_playing()?;
        let at = self.horizon();
        self.fire_due(at).await?;
        Ok(at.max(self.live.game().at()))
    }

    /// What may not happen where the match counts for something.
    pub(super) fn check_free(&self) -> Result<(), HallError> {
        if self.live.row.rated { Err(refusal::rated()) } else { Ok(()) }
    }

    fn check_hint(&self, held: SeatSet, seat: Seat) -> Result<(), HallError> {
        if !held.contains(seat) {
            return Err(refusal::not_your_seat());
        }
        self.check_free()?;
        self.check_playing()?;
        if !self.live.is_against_computers() {
            return Err(refusal::hint_against_people());
        }
        let hall = |code, args| Err(HallError::Refused(Refused::hall(code, args)));
        if self.live.is_over() {
            return hall("over", Vec::new());
        }
        if !self.live.game().pending().contains(seat) {
            return hall("not-your-turn", vec![("seat", (seat.0 + 1).to_string())]);
        }
        Ok(())
    }

    async fn undo(&mut self, held: SeatSet, mark: Mark) -> Result<Seq, HallError> {
        self.check_playing()?;
        let to = self.live.undo_target(held)?;
        let waiting = self.live.others(held);
        if waiting.is_empty() {
            return self.keep(Maker::Command(mark), |game| game.rewind(to)).await;
        }
        if self.live.undo.is_some() {
            return Err(refusal::undo_asked());
        }
        self.live.undo = Some(UndoAsk { by: held, waiting, to });
        self.dirty = true;
        Ok(self.live.game().seq())
    }

    async fn answer_undo(&mut self, held: SeatSet, yes: bool, mark: Mark) -> Result<Seq, HallError> {
        let seq = self.live.game().seq();
        let Some(ask) = &mut self.live.undo else { return Err(refusal::undo_not_asked()) };
        // Who asked may withdraw; everybody else may answer once.
        let withdraws = !yes && ask.by.iter().any(|seat| held.contains(seat));
        let answers = ask.waiting.iter().any(|seat| held.contains(seat));
        if !withdraws && !answers {
            return Err(refusal::undo_not_asked());
        }
        self.dirty = true;
        if !yes {
            self.live.undo = None;
            return Ok(seq);
        }
        let left: SeatSet = ask.waiting.iter().filter(|&seat| !held.contains(seat)).collect();
        if !left.is_empty() {
            ask.waiting = left;
            return Ok(seq);
        }
        let to = ask.to;
        self.keep(Maker::Command(mark), |game| game.rewind(to)).await
    }

    async fn rematch(&mut self, held: SeatSet) -> Result<Seq, HallError> {
        if !self.live.is_over() {
            return Err(refusal::not_over());
        }
        let seq = self.live.game().seq();
        if self.live.row.next.is_some() {
            return Ok(seq);
        }
        let mut agreed = self.live.rematch;
        held.iter().for_each(|seat| agreed.insert(seat));
        if self.live.table.people().iter().all(|seat| agreed.contains(seat)) {
            match self.house.rematches.get().filter(|_| !self.live.may_rematch()).cloned() {
                Some(club) => self.live.row.next = Some(club.open(self.live.id()).await?),
                None => self.open_rematch().await?,
            }
        }
        self.live.rematch = agreed;
        self.dirty = true;
        Ok(seq)
    }

    /// Opens the table of the rematch: everybody moves on by one seat and keeps the token.
    async fn open_rematch(&mut self) -> Result<(), HallError> {
        let mut chairs = self.live.row.chairs.clone();
        chairs.rotate_left(1);
        let row = TableRow {
            id: TableId::new(),
            seed: new_seed(),
            created: unix_millis(),
            over: false,
            next: None,
            chairs,
            ..self.live.row.clone()
        };
        match self.house.store.create(&row, Some(self.live.id())).await {
            Ok(()) => {
                self.house.tell(&row, Changed::Listed);
                self.live.row.next = Some(row.id);
            }
            // It was kept although we were told otherwise: the store knows where it is.
            Err(error @ StoreError::Conflict) => {
                self.broken = true;
                return Err(error.into());
            }
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Computers take the open seats. Where none is open any more, that was somebody else's doing.
    async fn fill(&mut self, level: Level) -> Result<Seq, HallError> {
        let open = self.live.open_seats();
        if open.is_empty() {
            return Err(refusal::taken());
        }
        self.house.store.fill(self.live.id(), level).await?;
        for seat in open.iter() {
            let player = Player::Computer { level };
            self.live.row.chairs[seat.index()].player = player.clone();
            self.live.table.set_player(seat, player);
        }
        self.house.tell(&self.live.row, Changed::Listed);
        self.since = tokio::time::Instant::now();
        self.dirty = true;
        Ok(self.live.game().seq())
    }

    /// A seat that its person never acted in is open again.
    async fn free(&mut self, holders: &[Holder], seat: Seat) -> Result<Seq, HallError> {
        if !self.live.to_free(holders).contains(seat) {
            return Err(refusal::not_to_free());
        }
        let Some(holder) = self.live.row.chairs[seat.index()].holder else {
            return Err(refusal::not_to_free());
        };
        if !self.house.store.free(self.live.id(), seat, holder).await? {
            return Err(refusal::not_to_free());
        }
        let chair = &mut self.live.row.chairs[seat.index()];
        (chair.holder, chair.member) = (None, None);
        self.seat_person(seat, String::new());
        self.house.tell(&self.live.row, Changed::Listed);
        self.live.undo = None;
        self.stop_thinking();
        self.unseat();
        Ok(self.live.game().seq())
    }

    async fn rename(&mut self, seat: Seat, name: &str) -> Result<Seq, HallError> {
        let name = clean_name(name)?;
        self.house.store.rename(self.live.id(), seat, &name).await?;
        self.seat_person(seat, name);
        Ok(self.live.game().seq())
    }

    fn seat_person(&mut self, seat: Seat, name: String) {
        let player = Player::Person { name };
        self.live.row.chairs[seat.index()].player = player.clone();
        self.live.table.set_player(seat, player);
        self.dirty = true;
    }

    /// Lets somebody sit down, in this seat or in the next open one. Whoever asks again, perhaps
    /// because the answer was lost, has the same seat.
    pub(super) async fn sit(
        &mut self,
        holders: &[Holder],
        seat: Option<Seat>,
        name: String,
        (holder, member): (Holder, Option<i64>),
    ) -> Result<Seat, HallError> {
        self.mend().await?;
        let held = self.live.held(holders);
        if let Some(mine) = held.iter().next() {
            let again = seat.map_or(Some(mine), |seat| Some(seat).filter(|&seat| held.contains(seat)));
            return again.ok_or_else(refusal::sits_already);
        }
        if self.live.row.rated {
            let member = member.ok_or_else(refusal::rated_members)?;
            // With another browser it is still the same person.
            if self.live.row.chairs.iter().any(|chair| chair.member == Some(member)) {
                return Err(refusal::sits_already());
            }
        }
        let open = self.live.open_seats();
        let seat = match seat {
            Some(seat) => Some(seat).filter(|&seat| open.contains(seat)),
            None => open.iter().next(),
        };
        let seat = seat.ok_or_else(refusal::taken)?;
        if !self.house.store.sit(self.live.id(), seat, &name, holder, member).await? {
            return Err(refusal::taken());
        }
        let chair = &mut self.live.row.chairs[seat.index()];
        (chair.holder, chair.member) = (Some(holder), member);
        self.seat_person(seat, name);
        self.house.tell(&self.live.row, Changed::Listed);
        // The game begins when everybody sits: its time passes from here.
        self.since = tokio::time::Instant::now();
        Ok(seat)
    }
}
