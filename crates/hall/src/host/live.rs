//! The state of one table in memory: the fold of what is kept, and the
//! requests that are open between people. No waiting and no IO happen here.

use std::collections::HashMap;
use std::sync::Arc;

use meydan_catalogue::{Can, ComputerOpinion, Player, PlayerKind, PlayerSnapshot, Screen, Table, UndoAsked};
use meydan_core::{AnyMatch, Entry, GameTime, MAX_SEATS, NewMatch, Seat, SeatSet, Seq, Viewer};
use meydan_search::Opinion;
use serde_json::Value;

use super::ending::Draws;
use crate::lists::Summary;
use crate::refusal::{self, HallError};
use crate::settings::most_entries;
use crate::snapshot::{TableSnapshot, TableSummary};
use crate::store::{Kept, Maker, Mark, StoreError, Stored, TableRow};
use crate::wall::wall;
use crate::{Holder, Settings, TableId};

/// An open request to take a move back.
pub(crate) struct UndoAsk {
    /// The seats of who asks.
    pub(crate) by: SeatSet,
    /// Whose answer is missing.
    pub(crate) waiting: SeatSet,
    /// Where it leads.
    pub(crate) to: Seq,
}

/// One table.
pub(crate) struct Live {
    pub(crate) row: TableRow,
    pub(crate) table: Table,
    /// The options in force, which never change.
    config: Arc<Value>,
    /// Commands that made entries: whose, and which entry.
    pub(crate) commands: HashMap<String, (Seat, Seq)>,
    /// How many moves a computer made for each person since the last that was the person's own.
    stood_in: [u32; MAX_SEATS],
    pub(crate) undo: Option<UndoAsk>,
    pub(crate) draws: Draws,
    /// When game time was zero and whether time is owed, as the store had it.
    pub(crate) origin: Option<u64>,
    pub(crate) owed: bool,
    /// Who would like a rematch.
    pub(crate) rematch: SeatSet,
    /// What computers thought when they made an entry. Not part of the match:
    /// it is kept in memory only and gone after a restart.
    pub(crate) opinions: HashMap<Seq, Opinion>,
}

/// What the host knows beyond the state itself.
pub(crate) struct Around<'a> {
    pub(crate) version: u64,
    pub(crate) now: GameTime,
    pub(crate) thinking: Option<Seat>,
    pub(crate) connected: &'a dyn Fn(Seat) -> bool,
    /// Who need not be waited for.
    pub(crate) absent: Option<Seat>,
    /// Whether somebody opens other tables where the hall itself does not.
    pub(crate) rematches: bool,
}

/// What a caller wants to see.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Look {
    /// Events after this entry; none of them, if not given.
    pub(crate) after: Option<Seq>,
    /// The moment after this entry instead of now.
    pub(crate) at: Option<Seq>,
    /// The one of several people at one screen who has asked for the own secrets.
    pub(crate) shown: Option<Seat>,
    /// The entry up to which the caller knows the line already.
    pub(crate) known: Option<Seq>,
}

impl Live {
    /// Folds what is kept.
    pub(crate) fn open(stored: Stored, settings: &Settings) -> Result<Live, HallError> {
        let Stored { row, entries, origin, owed } = stored;
        let tenant = (settings.games)(&row.game).ok_or_else(refusal::no_such_game)?;
        if !tenant.facts.reads(row.rules) {
            return Err(refusal::other_rules());
        }
        let seats = u8::try_from(row.chairs.len())
            .map_err(|_| HallError::Store(StoreError::Damaged("chairs".to_owned())))?;
        let new = NewMatch { config: row.config.clone(), seats, seed: row.seed, clock: row.clock };
        let log: Vec<Entry<String>> = entries.iter().map(|kept| kept.entry.clone()).collect();
        let game = tenant.open(new, &log).map_err(|error| {
            HallError::Store(StoreError::Damaged(format!("entry {}: {}", error.seq, error.why.code)))
        })?;
        let players = row.chairs.iter().map(|chair| chair.player.clone()).collect();
        let config = Arc::new(game.open_config());
        let table = Table::of(tenant, game, players);
        let mut live = Live {
            row,
            config,
            table,
            commands: HashMap::new(),
            stood_in: [0; MAX_SEATS],
            undo: None,
            draws: Draws::default(),
            origin,
            owed,
            rematch: SeatSet::EMPTY,
            opinions: HashMap::new(),
        };
        entries.into_iter().for_each(|kept| live.note(kept));
        Ok(live)
    }

    /// Remembers who made an entry.
    pub(crate) fn note(&mut self, kept: Kept) {
        match kept.maker {
            Maker::Command(Mark { id, by }) => {
                self.commands.insert(id, (by, kept.entry.seq));
                if let Some(moves) = self.stood_in.get_mut(by.index()) {
                    *moves = 0;
                }
            }
            Maker::StandIn(seat) => {
                if let Some(moves) = self.stood_in.get_mut(seat.index()) {
                    *moves += 1;
                }
            }
            Maker::Hall => {}
        }
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.row.id
    }

    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.table.game()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }

    /// The seats that somebody has yet to take.
    pub(crate) fn open_seats(&self) -> SeatSet {
        let chairs = (0..).map(Seat).zip(&self.row.chairs);
        chairs.filter(|(_, chair)| chair.is_open()).map(|(seat, _)| seat).collect()
    }

    /// Whether play is going on: everybody sits and it is not over.
    pub(crate) fn is_playing(&self) -> bool {
        self.open_seats().is_empty() && !self.is_over()
    }

    /// The seats that one of these holders holds.
    pub(crate) fn held(&self, holders: &[Holder]) -> SeatSet {
        let chairs = (0..).map(Seat).zip(&self.row.chairs);
        let mine = chairs.filter(|(_, chair)| chair.holder.is_some_and(|one| holders.contains(&one)));
        mine.map(|(seat, _)| seat).collect()
    }

    /// People who do not sit in these seats.
    pub(crate) fn others(&self, held: SeatSet) -> SeatSet {
        self.table.people().iter().filter(|&seat| !held.contains(seat)).collect()
    }

    /// Whether the log has room for an undo and for the whole game after it.
    pub(crate) fn has_room_for_undo(&self) -> bool {
        let most = self.game().facts().most_inputs;
        self.game().seq().saturating_add(most).saturating_add(2) < most_entries(most)
    }

    pub(crate) fn has_room(&self) -> bool {
        self.game().seq() < most_entries(self.game().facts().most_inputs)
    }

    /// Where an undo by these seats leads.
    pub(crate) fn undo_target(&self, held: SeatSet) -> Result<Seq, HallError> {
        let hall = |code| HallError::Refused(meydan_core::Refused::hall(code, Vec::new()));
        if self.row.rated {
            return Err(refusal::rated());
        }
        if !self.game().facts().takeback {
            return Err(hall("no-takeback"));
        }
        // Once it is over the seed is out and the record is made.
        if self.is_over() {
            return Err(refusal::over());
        }
        if !self.has_room_for_undo() {
            return Err(refusal::log_full());
        }
        self.game().undo_target(held).ok_or_else(|| hall("nothing-to-undo"))
    }

    /// Whether only one person plays: against people no computer helps (HA-34).
    pub(crate) fn is_against_computers(&self) -> bool {
        self.table.people().len() == 1
    }

    /// The seats that these holders may free: they opened the table, and whoever sits there never acted.
    pub(crate) fn to_free(&self, holders: &[Holder]) -> SeatSet {
        let owns = self.row.opener.is_some_and(|opener| holders.contains(&opener));
        if !owns || self.row.rated || self.is_over() {
            return SeatSet::EMPTY;
        }
        let chairs = (0..).map(Seat).zip(&self.row.chairs);
        let others = chairs.filter(|(_, chair)| chair.holder.is_some_and(|one| !holders.contains(&one)));
        let idle = |seat: &Seat| self.commands.values().all(|(by, _)| by != seat);
        others.map(|(seat, _)| seat).filter(idle).collect()
    }

    /// Whether who sits in these seats may have the record, which holds the seed and every action
    /// in the open: everybody once it is over, before that who plays alone or against computers a
    /// game without secrets (CH-65).
    pub(crate) fn may_keep_record(&self, held: SeatSet) -> bool {
        let alone = !held.is_empty() && self.others(held).is_empty() && self.open_seats().is_empty();
        self.is_over() || alone && !self.row.rated && !self.game().facts().hidden
    }

    fn can(&self, holders: &[Holder], held: SeatSet, around: &Around<'_>) -> Can {
        let absent = around.absent;
        let flagged = self.game().flagged();
        let active: SeatSet = held.iter().filter(|&seat| !flagged.contains(seat)).collect();
        let pending = Screen::new(active).asked(self.game());
        let playing = self.is_playing();
        let free = !self.row.rated;
        let wants_rematch = held.iter().all(|seat| self.rematch.contains(seat));
        Can {
            undo: playing && !held.is_empty() && self.undo.is_none() && self.undo_target(held).is_ok(),
            hint: pending.filter(|_| playing && free && self.is_against_computers()),
            resign: pending.or(active.iter().next()).filter(|_| playing),
            rematch: (around.rematches || self.may_rematch())
                && !held.is_empty()
                && self.is_over()
                && !wants_rematch
                && self.row.next.is_none(),
            sit: held.is_empty() && !self.open_seats().is_empty(),
            fill: free && !held.is_empty() && !self.open_seats().is_empty(),
            record: self.may_keep_record(held),
            free: self.to_free(holders),
            draw: self.draws.by.is_none() && self.may_offer_draw(held).is_ok(),
            answer_draw: self.may_answer_draw(held),
            claim: !held.is_empty() && absent.is_some_and(|seat| !held.contains(seat)),
            call_off: self.may_call_off(held),
        }
    }

    /// Whether the hall itself may open another table like this: the club opens its own.
    pub(crate) fn may_rematch(&self) -> bool {
        !self.row.rated || self.row.clock.is_some()
    }

    fn player(&self, game: &dyn AnyMatch, seat: Seat, connected: bool) -> PlayerSnapshot {
        let chair = &self.row.chairs[seat.index()];
        let (name, kind) = match &chair.player {
            Player::Computer { level } => (String::new(), PlayerKind::Computer(*level)),
            Player::Person { name } if chair.holder.is_some() => (name.clone(), PlayerKind::Person),
            Player::Person { .. } => (String::new(), PlayerKind::Open),
        };
        let stood_in = self.stood_in[seat.index()];
        let number = (game.facts().most_seats > 2).then_some(seat.0.saturating_add(1));
        PlayerSnapshot { seat, role: game.role(seat), name, kind, connected, stood_in, number }
    }

    /// What the computers thought when they last acted in the line, by seat.
    /// The same for everybody, and nothing where opinions are secrets.
    fn opinions_of(&self, game: &dyn AnyMatch) -> Vec<ComputerOpinion> {
        if self.opinions.is_empty() || !self.table.opinions_are_open() {
            return Vec::new();
        }
        let seats = (0..).map(Seat).take(self.row.chairs.len());
        let told = seats.filter_map(|seat| {
            let seq = game.last_of(seat)?;
            Some(ComputerOpinion { seat, seq, opinion: *self.opinions.get(&seq)? })
        });
        told.collect()
    }

    /// The table as lists tell of it: what everybody may see.
    pub(crate) fn summary(&self) -> Summary {
        let game = self.game();
        let seats = (0..).map(Seat).take(self.row.chairs.len());
        Summary {
            seq: game.seq(),
            holders: self.row.chairs.iter().map(|chair| chair.holder).collect(),
            told: TableSummary {
                table: self.id().clone(),
                facts: game.facts(),
                config: Arc::clone(&self.config),
                clock: self.row.clock,
                rated: self.row.rated,
                listed: self.row.listed,
                created: self.row.created,
                members: self.row.chairs.iter().map(|chair| chair.member).collect(),
                watching: 0,
                players: seats.map(|seat| self.player(game, seat, false)).collect(),
                held: SeatSet::EMPTY,
                pending: game.pending(),
                moves: u32::try_from(game.line_length()).unwrap_or(u32::MAX),
                outcome: game.outcome(),
                view: game.view(Viewer::Spectator),
            },
        }
    }

    /// The table as the caller may see it.
    pub(crate) fn seen(
        &self,
        holders: &[Holder],
        look: Look,
        around: &Around<'_>,
    ) -> Result<TableSnapshot, HallError> {
        let held = self.held(holders);
        let past = match look.at {
            Some(at) => Some(self.game().as_of(at).ok_or_else(|| no_such_seq(at))?),
            None => None,
        };
        let game: &dyn AnyMatch = match &past {
            Some(past) => past.as_ref(),
            None => self.game(),
        };
        let screen = Screen::new(held).shown_to(look.shown);
        // The live match decides whose secrets are shown, also in a look back.
        let viewer = screen.viewer(self.game());
        let offers = if past.is_none() && self.is_playing() {
            // What a seat may do can give its secrets away: of several at one
            // screen only the one that looks is told.
            let shown = |seat| !game.facts().hidden || viewer == Viewer::Seat(seat);
            let able = game.pending().union(game.at_will());
            let flagged = game.flagged();
            let able =
                held.iter().filter(|&seat| able.contains(seat) && shown(seat) && !flagged.contains(seat));
            able.map(|seat| (seat, game.offer(seat))).collect()
        } else {
            Vec::new()
        };
        let seats = (0..).map(Seat).take(self.row.chairs.len());
        let last = game.last().and_then(|last| game.line_since(last - 1, viewer).pop());
        let latest = last.as_ref().and_then(|last| {
            let events = game.events_since(last.seq.checked_sub(1), viewer);
            events.into_iter().find(|at| at.seq == last.seq)
        });
        // What was taken back cannot be gone on with.
        let known = look.known.filter(|&known| known <= game.seq() && !game.went_back_since(known));
        let mut line = game.line_since(known.unwrap_or(0), viewer);
        line.retain(|entry| !entry.step.is_quiet());
        Ok(TableSnapshot {
            table: self.id().clone(),
            version: around.version,
            seq: game.seq(),
            facts: game.facts(),
            config: Arc::clone(&self.config),
            created: self.row.created,
            rated: self.row.rated,
            viewer,
            covered: screen.covered(self.game()).filter(|_| past.is_none() && self.is_playing()),
            held,
            tokens: (0..holders.len()).filter(|&one| !self.held(&holders[one..=one]).is_empty()).collect(),
            view: game.view(viewer),
            offers,
            opinions: self.opinions_of(game),
            known,
            line,
            moves: u32::try_from(game.line_length()).unwrap_or(u32::MAX),
            last,
            latest,
            events: look.after.map_or_else(Vec::new, |after| game.events_since(Some(after), viewer)),
            players: seats.map(|seat| self.player(game, seat, (around.connected)(seat))).collect(),
            pending: game.pending(),
            outcome: game.outcome(),
            timer: game.timer_for(viewer),
            clock: self.row.clock,
            listed: self.row.listed,
            clocks: game.clock_faces(if past.is_some() { game.at() } else { around.now }),
            taken: wall(),
            draw: self.draws.by.filter(|_| past.is_none()),
            now: around.now,
            thinking: around.thinking,
            undo: self
                .undo
                .as_ref()
                .and_then(|ask| Some(UndoAsked { by: ask.by.iter().next()?, waiting: ask.waiting })),
            rematch: self.rematch,
            next: self.row.next.clone(),
            can: if past.is_none() { self.can(holders, held, around) } else { Can::default() },
            commitment: game.commitment(),
            // The live match decides: a look back at a match in play reveals nothing.
            seed: self.is_over().then_some(self.row.seed),
        })
    }
}

fn no_such_seq(seq: Seq) -> HallError {
    HallError::Refused(meydan_core::Refused::hall("no-such-seq", vec![("seq", seq.to_string())]))
}
