//! How a campaign stands.

use std::path::Path;

use super::choice::Choices;
use super::facts::Fact;
use super::folder::{CampaignFault, Folder, Kept, text_of};
use super::prices::LEVELS;
use super::run::{Part, in_part};
use crate::moves::Board;

/// How a campaign stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The first replies that were asked about, in their order.
    pub replies: Vec<Reply>,
    /// Positions looked at, and milliseconds on one core that it took.
    pub nodes: u64,
    /// Milliseconds.
    pub milliseconds: u64,
    /// Positions of red with an answer or proved as leaves, by marbles: 6, 8 and so on.
    pub by_marbles: Vec<(u32, usize)>,
    /// For each level of work: tries, how many of them proved, and positions looked at.
    pub levels: Vec<(u64, u64, u64)>,
    /// The positions that were tried longest in vain and are still needed, the hardest first.
    pub resisting: Vec<Resisting>,
    /// Positions that are still expected to be looked at.
    pub rest: u64,
}

/// One of the first replies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The position after it.
    pub position: String,
    /// Replies to red's second move as it is chosen now, and how many of them are proved.
    pub fours: (usize, usize),
    /// Positions with six marbles below it, and how many of them are proved.
    pub sixes: (usize, usize),
    /// Positions that are still expected to be looked at.
    pub rest: u64,
}

/// A position that was tried in vain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resisting {
    /// The position.
    pub position: String,
    /// So many positions were looked at in the last try.
    pub nodes: u64,
}

/// So many resisting positions are told.
const MOST_RESISTING: usize = 10;

impl Status {
    /// Looks at a folder that another process may be working on.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn look(folder: &Path, part: Option<Part>) -> Result<Status, CampaignFault> {
        let kept = Folder::look(folder)?;
        Ok(Status::of(&mut Choices::new(), &kept, part))
    }

    pub(super) fn of(choices: &mut Choices, kept: &Kept, part: Option<Part>) -> Status {
        let Kept { facts, prices, nodes, milliseconds, .. } = kept;
        let mut tried: Vec<(u8, Board)> = Vec::new();
        let replies: Vec<Reply> = in_part(part)
            .into_iter()
            .map(|reply| {
                let sixes = choices.chosen(reply, 6, facts, prices);
                tried.extend(sixes.iter().filter_map(|&six| match facts.get(six) {
                    Some(Fact::Tried(level)) => Some((level, six)),
                    _ => None,
                }));
                let fours = choices.chosen(reply, 4, facts, prices);
                let done = |positions: &[Board]| {
                    positions.iter().filter(|&&one| choices.cost(one, facts, prices) == 0).count()
                };
                Reply {
                    position: text_of(reply),
                    fours: (fours.len(), done(&fours)),
                    sixes: (sixes.len(), done(&sixes)),
                    rest: choices.cost(reply, facts, prices),
                }
            })
            .collect();
        tried.sort_unstable_by_key(|&(level, six)| (std::cmp::Reverse(level), six));
        tried.dedup();
        let mut by_marbles = std::collections::BTreeMap::new();
        for (position, _) in facts.iter().filter(|(_, fact)| !matches!(fact, Fact::Tried(_) | Fact::Refuted))
        {
            *by_marbles.entry(position.stones()).or_insert(0) += 1;
        }
        Status {
            rest: replies.iter().map(|reply| reply.rest).sum(),
            replies,
            nodes: *nodes,
            milliseconds: *milliseconds,
            by_marbles: by_marbles.into_iter().collect(),
            levels: prices.measured.iter().map(|one| (one.tries, one.proved, one.nodes)).collect(),
            resisting: tried
                .into_iter()
                .take(MOST_RESISTING)
                .map(|(level, six)| Resisting {
                    position: text_of(six),
                    nodes: LEVELS[usize::from(level).clamp(1, LEVELS.len()) - 1],
                })
                .collect(),
        }
    }

    /// How many of the first replies are proved completely.
    #[must_use]
    pub fn proved(&self) -> usize {
        self.replies.iter().filter(|reply| reply.rest == 0).count()
    }
}
