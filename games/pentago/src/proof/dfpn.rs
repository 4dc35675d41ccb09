//! Depth-first proof-number search for "the attacker forces a win".
//!
//! Every position has two numbers: how hard a proof still looks, and how hard a
//! disproof. A position where the attacker moves is as easy to prove as its
//! easiest child; one where the defender moves, about as hard as its hardest
//! (not the sum of all: the children share most of their continuations). The
//! search follows the easiest way down and stays there until another way has
//! become clearly easier.
//!
//! Positions are seldom new and quiet: whoever can win at once does, so the
//! attacker only looks at moves after which the defender cannot win at once,
//! and the defender only at moves after which the attacker cannot. What a
//! position starts with follows from the number of ways in which the attacker
//! threatens to win next.

use std::ops::ControlFlow;

use meydan_search::{Budget, Memory};

use super::Board;
use super::safe::for_each_turn;
use super::table::{Name, Table};
use crate::has_five;
use crate::rows::Rows;
use crate::solver::Move;

/// How hard a proof and a disproof still look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// 0: proved that the attacker wins.
    pub proof: u32,
    /// 0: proved that the attacker does not win by force.
    pub disproof: u32,
}

impl Numbers {
    /// So hard that it cannot be.
    pub const NEVER: u32 = 1 << 28;
    pub(super) const WIN: Numbers = Numbers { proof: 0, disproof: Numbers::NEVER };
    pub(super) const NO_WIN: Numbers = Numbers { proof: Numbers::NEVER, disproof: 0 };

    /// Whether it is decided either way.
    #[must_use]
    pub fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// What they say.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        match self {
            Numbers { proof: 0, .. } => Verdict::Win,
            Numbers { disproof: 0, .. } => Verdict::NoWin,
            _ => Verdict::Open,
        }
    }
}

/// What a search can say of the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Proved: the attacker wins by force.
    Win,
    /// Proved: the attacker does not.
    NoWin,
    /// Not decided.
    Open,
}

/// The numbers of a position where the defender is to move and there is no threat.
const QUIET: u32 = 30;
/// One threat is so hard to prove; more are easier.
const THREAT: u32 = 12;
/// So many open moves of the attacker make a disproof harder by one.
const MOVES_SHARE: u32 = 8;
/// A way is left when another has become easier by a part of this size.
const PATIENCE: u32 = 8;
/// The clock is read once in so many positions: each takes tens of microseconds.
const LOOK_EVERY: u64 = 32;

/// The numbers of a position nobody looked at, the defender to move, by the
/// number of ways in which the attacker threatens to win.
pub(super) fn first_numbers(threats: u32) -> Numbers {
    match threats {
        0 => Numbers { proof: QUIET, disproof: 1 },
        _ => Numbers { proof: THREAT / threats + 1, disproof: threats },
    }
}

/// A position after a move.
#[derive(Clone, Copy)]
pub(super) struct Child {
    /// The attacker's and the defender's marbles, the side to move first.
    pub(super) board: Board,
    pub(super) numbers: Numbers,
}

/// A search with its memory, for one attacker: a side of one game, whose
/// positions with the attacker to move all have an even number of marbles, or all an odd one.
pub struct Attack {
    table: Table,
    /// Whether the attacker moves with an odd number of marbles on the board.
    odd: Option<bool>,
    lists: Vec<Vec<Child>>,
    nodes: u64,
    next_look: u64,
    stopped: bool,
}

/// What is left of a proof when its search is forgotten: positions that are won although the other side is to move.
pub struct Proved {
    /// Whether the attacker moves with an odd number of marbles on the board.
    odd: bool,
    /// In order.
    wins: Vec<Name>,
}

impl Proved {
    /// A move of the attacker that is known to win, if one is.
    #[must_use]
    pub fn winning_move(&self, board: Board) -> Option<Move> {
        let own = self.odd == (board.stones() % 2 == 1);
        own.then(|| winning_move(board, |name| self.wins.binary_search(&name).is_ok()))?
    }
}

/// A move after which the position is known to be won.
fn winning_move(board: Board, is_won: impl Fn(Name) -> bool) -> Option<Move> {
    let mut found = None;
    let _ = board.for_each_move(|one, next| {
        if !has_five(next.own) && !has_five(next.other) && is_won(Name::of(next.swapped())) {
            found = Some(one);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}

/// What the other children leave to the one that is followed.
pub(super) struct Summary {
    pub(super) numbers: Numbers,
    pub(super) best: usize,
    second: u32,
    open: u32,
}

impl Attack {
    /// A search that remembers `1 << bits` positions, 16 bytes each.
    #[must_use]
    pub fn new(bits: u32) -> Attack {
        Attack::lent(bits, &Memory::default())
    }

    /// The same, or with less where memory is short.
    #[must_use]
    pub fn lent(bits: u32, memory: &Memory) -> Attack {
        Attack {
            table: Table::lent(bits.max(4), memory),
            odd: None,
            lists: Vec::new(),
            nodes: 0,
            next_look: 0,
            stopped: false,
        }
    }

    /// How many positions the last search looked at.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Does the side to move force a win?
    pub fn attack(&mut self, board: Board, budget: &Budget) -> Numbers {
        self.begin(board.stones() % 2 == 1);
        self.search(board, true, most(), budget)
    }

    /// Does the side that is *not* to move force a win?
    pub fn withstand(&mut self, board: Board, budget: &Budget) -> Numbers {
        self.begin(board.stones().is_multiple_of(2));
        self.search(board, false, most(), budget)
    }

    /// A move of the attacker that is known to win, if one is.
    #[must_use]
    pub fn winning_move(&self, board: Board) -> Option<Move> {
        if self.odd != Some(board.stones() % 2 == 1) {
            return None;
        }
        winning_move(board, |name| self.is_won(name))
    }

    fn is_won(&self, name: Name) -> bool {
        self.table.get(name).is_some_and(|known| known.proof == 0)
    }

    /// What is proved of the play from this position on, in which the defender is to move: at most so
    /// many positions, the nearest first. It stays true when the search is forgotten.
    #[must_use]
    pub fn proved(&self, board: Board, most: usize) -> Proved {
        let stones = |name: &Name| name.board().stones();
        let later = |count: u32| count >= board.stones() && (count - board.stones()).is_multiple_of(2);
        let mut wins: Vec<Name> = self.table.won().filter(|name| later(stones(name))).collect();
        wins.sort_by_cached_key(|name| (stones(name), *name));
        wins.truncate(most);
        wins.sort_unstable();
        Proved { odd: board.stones().is_multiple_of(2), wins }
    }

    /// Forgets all that is not settled, for a search that begins anew.
    pub fn forget_open(&mut self) {
        self.table.forget_open();
    }

    /// What is known of a position.
    pub(super) fn known(&self, board: Board) -> Option<Numbers> {
        self.table.get(Name::of(board))
    }

    fn begin(&mut self, odd: bool) {
        // The same marbles with the other side to move are another position under the same name.
        if self.odd.is_some_and(|before| before != odd) {
            self.table.clear();
        }
        self.odd = Some(odd);
        self.nodes = 0;
        self.next_look = 0;
        self.stopped = false;
    }

    /// Looks at a position until one of its numbers reaches its limit.
    fn search(&mut self, board: Board, attacking: bool, limits: Numbers, budget: &Budget) -> Numbers {
        self.nodes += 1;
        let name = Name::of(board);
        let mut children = self.lists.pop().unwrap_or_default();
        let settled = if attacking {
            attacks(board, |name| self.table.get(name), &mut children)
        } else {
            defences(board, |name| self.table.get(name), &mut children)
        };
        let numbers = settled.unwrap_or_else(|| self.follow(&mut children, attacking, limits, budget));
        self.lists.push(children);
        self.table.put(name, numbers);
        numbers
    }

    fn follow(
        &mut self,
        children: &mut [Child],
        attacking: bool,
        limits: Numbers,
        budget: &Budget,
    ) -> Numbers {
        loop {
            let Summary { numbers, best, second, open } = summary(children, attacking);
            if self.nodes >= self.next_look {
                self.next_look = self.nodes + LOOK_EVERY;
                self.stopped |= budget.is_spent(self.nodes);
            }
            let reached = numbers.proof >= limits.proof || numbers.disproof >= limits.disproof;
            if numbers.is_settled() || reached || self.stopped {
                return numbers;
            }
            let child = children[best];
            let patience = second.saturating_add(second / PATIENCE + 1);
            // What the others add to the sum is theirs; the child always gets a step further.
            let share = |limit: u32, others: u32, now: u32| match limit {
                Numbers::NEVER.. => Numbers::NEVER,
                _ => limit.saturating_sub(others).max(now + 1),
            };
            let inner = if attacking {
                Numbers {
                    proof: limits.proof.min(patience),
                    disproof: share(limits.disproof, (open - 1) / MOVES_SHARE, child.numbers.disproof),
                }
            } else {
                Numbers {
                    proof: share(limits.proof, open - 1, child.numbers.proof),
                    disproof: limits.disproof.min(patience),
                }
            };
            children[best].numbers = self.search(child.board, !attacking, inner, budget);
        }
    }
}

/// The attacker's moves that are worth a look; or what is settled at once.
pub(super) fn attacks(
    board: Board,
    known: impl Fn(Name) -> Option<Numbers>,
    children: &mut Vec<Child>,
) -> Option<Numbers> {
    children.clear();
    if Rows::of(board.own, board.other).wins() {
        return Some(Numbers::WIN);
    }
    // The last marble of the board did not win (PE-06).
    if board.stones() >= 35 {
        return Some(Numbers::NO_WIN);
    }
    let proved = for_each_turn(board, |turned| {
        // Five for the defender, or for both, is no win.
        if has_five(turned.board.other) {
            return ControlFlow::Continue(());
        }
        let threats = turned.threats();
        each(turned.safe_squares(), |square| {
            let next = Board { own: turned.board.own | 1 << square, other: turned.board.other };
            let swapped = next.swapped();
            let numbers = known(Name::of(swapped)).unwrap_or_else(|| first_numbers(threats.at(square)));
            match numbers.verdict() {
                Verdict::Win => return ControlFlow::Break(()),
                Verdict::NoWin => {}
                Verdict::Open => children.push(Child { board: swapped, numbers }),
            }
            ControlFlow::Continue(())
        })
    });
    match proved {
        ControlFlow::Break(()) => Some(Numbers::WIN),
        ControlFlow::Continue(()) if children.is_empty() => Some(Numbers::NO_WIN),
        ControlFlow::Continue(()) => None,
    }
}

/// The defender's moves that do not lose at once; or what is settled at once.
pub(super) fn defences(
    board: Board,
    known: impl Fn(Name) -> Option<Numbers>,
    children: &mut Vec<Child>,
) -> Option<Numbers> {
    children.clear();
    if Rows::of(board.own, board.other).wins() {
        return Some(Numbers::NO_WIN);
    }
    let last = board.stones() >= 35;
    let escaped = for_each_turn(board, |turned| {
        // PE-05, PE-06: what ends the game is an escape, unless the attacker alone has five.
        match has_five(turned.board.other) {
            true if turned.may_have_five() => return ControlFlow::Break(()),
            true => return ControlFlow::Continue(()),
            false if last => return ControlFlow::Break(()),
            false => {}
        }
        each(turned.safe_squares(), |square| {
            let next = Board { own: turned.board.own | 1 << square, other: turned.board.other };
            let swapped = next.swapped();
            let numbers = known(Name::of(swapped)).unwrap_or(Numbers { proof: 1, disproof: 1 });
            match numbers.verdict() {
                Verdict::Win => {}
                Verdict::NoWin => return ControlFlow::Break(()),
                Verdict::Open => children.push(Child { board: swapped, numbers }),
            }
            ControlFlow::Continue(())
        })
    });
    match escaped {
        ControlFlow::Break(()) => Some(Numbers::NO_WIN),
        ControlFlow::Continue(()) if children.is_empty() => Some(Numbers::WIN),
        ControlFlow::Continue(()) => None,
    }
}

/// Tells the squares of a set.
#[inline]
fn each(mut squares: u64, mut f: impl FnMut(u32) -> ControlFlow<()>) -> ControlFlow<()> {
    while squares != 0 {
        f(squares.trailing_zeros())?;
        squares &= squares - 1;
    }
    ControlFlow::Continue(())
}

/// What follows for a position from its children.
pub(super) fn summary(children: &[Child], attacking: bool) -> Summary {
    if attacking { easiest_attack(children) } else { easiest_defence(children) }
}

/// Without a limit: until it is settled.
fn most() -> Numbers {
    Numbers { proof: Numbers::NEVER, disproof: Numbers::NEVER }
}

/// The attacker chooses: the easiest proof counts.
fn easiest_attack(children: &[Child]) -> Summary {
    let mut summary = Summary { numbers: Numbers::NO_WIN, best: 0, second: Numbers::NEVER, open: 0 };
    let mut hardest = 0;
    for (index, Child { numbers, .. }) in children.iter().enumerate() {
        if numbers.disproof == 0 {
            continue;
        }
        summary.open += 1;
        hardest = hardest.max(numbers.disproof);
        if numbers.proof < summary.numbers.proof {
            summary.second = summary.numbers.proof;
            summary.numbers.proof = numbers.proof;
            summary.best = index;
        } else {
            summary.second = summary.second.min(numbers.proof);
        }
    }
    if summary.numbers.proof == 0 {
        summary.numbers = Numbers::WIN;
    } else if summary.open > 0 {
        let all = hardest + (summary.open - 1) / MOVES_SHARE;
        summary.numbers.disproof = all.min(Numbers::NEVER - 1);
    }
    summary
}

/// The defender chooses: the easiest disproof counts.
fn easiest_defence(children: &[Child]) -> Summary {
    let mut summary = Summary { numbers: Numbers::WIN, best: 0, second: Numbers::NEVER, open: 0 };
    let mut hardest = 0;
    for (index, Child { numbers, .. }) in children.iter().enumerate() {
        if numbers.proof == 0 {
            continue;
        }
        summary.open += 1;
        hardest = hardest.max(numbers.proof);
        let best = &children[summary.best].numbers;
        let easier = numbers.disproof < summary.numbers.disproof
            || numbers.disproof == summary.numbers.disproof && numbers.proof > best.proof;
        if easier {
            summary.second = summary.numbers.disproof;
            summary.numbers.disproof = numbers.disproof;
            summary.best = index;
        } else {
            summary.second = summary.second.min(numbers.disproof);
        }
    }
    if summary.numbers.disproof == 0 {
        summary.numbers = Numbers::NO_WIN;
    } else if summary.open > 0 {
        let all = hardest + (summary.open - 1);
        summary.numbers.proof = all.min(Numbers::NEVER - 1);
    }
    summary
}
