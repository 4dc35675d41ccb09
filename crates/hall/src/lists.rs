//! Tables as lists tell of them. A list wakes nobody and reads no logs: tables that are awake
//! say how they stand, of those that sleep it is remembered.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use meydan_core::{Seat, Seq};
use tokio::sync::oneshot;

use crate::hall::{MOST_LISTED, holders};
use crate::host::Ask;
use crate::refusal::HallError;
use crate::snapshot::TableSummary;
use crate::{Hall, Holder, TableId, Token};

/// What is remembered of a table.
#[derive(Clone)]
pub(crate) struct Summary {
    /// After this entry.
    pub(crate) seq: Seq,
    /// Who holds which seat.
    pub(crate) holders: Vec<Option<Holder>>,
    pub(crate) told: TableSummary,
}

impl Summary {
    fn told_to(self, holders: &[Holder]) -> TableSummary {
        let seats = (0..).map(Seat).zip(&self.holders);
        let mine = seats.filter(|(_, holder)| holder.is_some_and(|one| holders.contains(&one)));
        TableSummary { held: mine.map(|(seat, _)| seat).collect(), ..self.told }
    }
}

/// What is remembered of sleeping tables: the last so many that fell asleep.
pub(crate) struct Summaries {
    kept: Mutex<(HashMap<TableId, Summary>, VecDeque<TableId>)>,
    most: usize,
}

impl Summaries {
    pub(crate) fn new(most: usize) -> Summaries {
        Summaries { kept: Mutex::default(), most }
    }

    pub(crate) fn put(&self, summary: Summary) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (tables, order) = &mut *kept;
        let id = summary.told.table.clone();
        if tables.insert(id.clone(), summary).is_none() {
            order.push_back(id);
        }
        while tables.len() > self.most {
            let Some(oldest) = order.pop_front() else { break };
            tables.remove(&oldest);
        }
    }

    /// Somebody else changed the table.
    pub(crate) fn forget(&self, table: &TableId) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.0.remove(table);
        kept.1.retain(|one| one != table);
    }

    /// What is remembered, if the table has not gone on since.
    fn get(&self, table: &TableId, seq: Seq) -> Option<Summary> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.0.get(table).filter(|summary| summary.seq == seq).cloned()
    }
}

impl Hall {
    /// The tables at which the holder of these tokens sits, the latest first:
    /// to continue, or to review. Tables that cannot be read are left out.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn tables_of(&self, tokens: &[Token]) -> Result<Vec<TableSummary>, HallError> {
        let holders = holders(tokens);
        let mut list = Vec::new();
        for (table, seq) in self.house.store.held(&holders, MOST_LISTED).await? {
            if let Some(summary) = self.summary(&table, seq).await {
                list.push(summary.told_to(&holders));
            }
        }
        Ok(list)
    }

    pub(crate) async fn summary(&self, table: &TableId, seq: Seq) -> Option<Summary> {
        if let Some(asks) = self.awake_host(table) {
            let (reply, answer) = oneshot::channel();
            if asks.send(Ask::Summary(reply)).await.is_ok()
                && let Ok(Ok(summary)) = answer.await
            {
                return Some(summary);
            }
        }
        if let Some(known) = self.summaries.get(table, seq) {
            return Some(known);
        }
        // Once after a restart; from then on it is remembered.
        let summary = self.load(table).await.ok()?.summary();
        self.summaries.put(summary.clone());
        Some(summary)
    }
}
