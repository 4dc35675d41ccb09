//! Proof-number search of the attacker's win, bounded by how much it leaves to the defender.
//!
//! Depth-first proof-number search as in `dfpn`, but of a narrow tree that is widened step by step:
//! after a move of the attacker the defender has so many answers that do not lose at once. A move
//! that leaves few costs nothing, one that leaves many costs a point, a quiet one two, and the whole
//! line may cost no more than what the search is told. With nothing to spend, what is searched is a
//! chain of threats: it succeeds or fails soon. With more to spend, a quiet move is given up as soon
//! as one answer withstands all that is left, instead of being looked at ever longer.
//!
//! What is won is won however much was left. What failed failed with so much or less (the mark in
//! the table). Only the most promising quiet moves are looked at, by `potential`; where all has
//! failed without a bound, more of them.

use meydan_search::Budget;

use super::potential::{Judge, Potential, potential};
use super::replies::{Threats, members, safe_attacks, safe_defences, turns, wins};
use super::table::{Name, Table};
use super::{Board, Numbers, Verdict};
use crate::{Turn, has_five, turned};

/// A position after a move.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub(super) board: Board,
    pub(super) name: Name,
    pub(super) numbers: Numbers,
    /// How much the attacker may still leave to the defender.
    leave: u8,
}

/// The attacker to move has another name than the defender.
fn attacking(name: Name) -> Name {
    Name(name.0 | 1 << 60)
}

/// The name of a position in which the attacker is to move, or the defender.
pub(super) fn name(board: Board, attacks: bool) -> Name {
    let name = Name::of(board);
    if attacks { attacking(name) } else { name }
}

/// The numbers of a position of which nothing can be said.
const FIRST: Numbers = Numbers { proof: 1, disproof: 1 };
/// No first number is larger.
const HARDEST: f32 = 100_000.0;
/// A quiet move looks so hard to prove, where both sides have the same potential.
const QUIET: f32 = 120.0;
/// And so much more an answer, than with no potential left to the defender.
const ANSWER: f32 = 3.0;
/// A move that leaves more answers than this costs a point …
const MANY: u32 = 12;
/// … and with more than this two, as a quiet one.
const VERY_MANY: u32 = 60;
const QUIET_COST: u8 = 2;
/// So many quiet moves are looked at.
const WIDTH: usize = 40;
/// So many open moves of the attacker make a disproof harder by one.
const MOVES_SHARE: u32 = 8;
/// A way is left when another has become easier by a part of this size.
const PATIENCE: u32 = 6;
/// The clock is read once in so many positions.
const LOOK_EVERY: u64 = 64;

/// A search with its memory.
pub(super) struct Search {
    pub(super) table: Table,
    potential: &'static Potential,
    lists: Vec<Vec<Child>>,
    quiet: Vec<(f32, Child)>,
    pub(super) nodes: u64,
    next_look: u64,
    stopped: bool,
    /// So many quiet moves of the attacker are looked at.
    width: usize,
}

/// What the other children leave to the one that is followed.
struct Summary {
    numbers: Numbers,
    best: usize,
    second: u32,
    open: u32,
}

/// The attacker may leave whatever it likes to the defender.
pub(super) const UNBOUNDED: u8 = 7;

/// More quiet moves than there can be.
const ALL: usize = 300;

impl Search {
    /// Looks at few quiet moves again: what was disproved with more stays disproved.
    pub(super) fn narrow(&mut self) {
        self.width = WIDTH;
    }

    /// Looks at more quiet moves, if there can be more; what was disproved with fewer is forgotten.
    pub(super) fn widen(&mut self) -> bool {
        let more = self.width < ALL;
        if more {
            self.width = (self.width * 3).min(ALL);
            self.table.forget_lost();
        }
        more
    }

    /// A search that remembers in this table.
    pub(super) fn new(table: Table) -> Search {
        Search {
            table,
            potential: potential(),
            lists: Vec::new(),
            quiet: Vec::new(),
            nodes: 0,
            next_look: 0,
            stopped: false,
            width: WIDTH,
        }
    }

    /// Does the side to move force a win, if it leaves no more than so much to the defender?
    pub(super) fn attack(&mut self, board: Board, leave: u8, budget: &Budget) -> Numbers {
        self.nodes = 0;
        self.next_look = 0;
        self.stopped = false;
        if wins(board) {
            return Numbers::WIN;
        }
        let most = Numbers { proof: Numbers::NEVER, disproof: Numbers::NEVER };
        let root = Child { board, name: name(board, true), numbers: FIRST, leave };
        self.search(root, true, most, budget)
    }

    /// What is known of a position, if the attacker may leave so much to the defender.
    #[inline(always)]
    fn known(&self, name: Name, leave: u8) -> Option<Numbers> {
        let (mark, numbers) = self.table.marked(name)?;
        let holds = mark == leave || numbers.proof == 0 || numbers.disproof == 0 && mark > leave;
        holds.then_some(numbers)
    }

    /// Looks at a position until one of its numbers reaches its limit.
    fn search(&mut self, node: Child, attacking: bool, limits: Numbers, budget: &Budget) -> Numbers {
        self.nodes += 1;
        let mut children = self.lists.pop().unwrap_or_default();
        children.clear();
        let settled = if attacking {
            self.attacks(node.board, node.leave, &mut children)
        } else {
            self.defences(node.board, node.leave, &mut children)
        };
        let numbers = settled.unwrap_or_else(|| self.follow(&mut children, attacking, limits, budget));
        self.lists.push(children);
        self.table.mark(node.name, node.leave, numbers);
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
            let Summary { numbers, best, second, open } =
                if attacking { easiest_attack(children) } else { easiest_defence(children) };
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
            children[best].numbers = self.search(child, !attacking, inner, budget);
        }
    }

    /// The attacker's moves that are worth a look, or what is settled at once; it cannot win at once.
    fn attacks(&mut self, board: Board, leave: u8, children: &mut Vec<Child>) -> Option<Numbers> {
        // The last marble of the board did not win (PE-06).
        if board.stones() >= 35 {
            return Some(Numbers::NO_WIN);
        }
        let safe = safe_attacks(board);
        let threats = Threats::of(board);
        let (boards, differ) = turns(board);
        let quiet = left(leave, QUIET_COST);
        self.quiet.clear();
        for number in members(differ.into()).filter(|&number| safe[number] != 0) {
            let (turn, back) = (Turn::from_number(number as u32), Turn::from_number(number as u32 ^ 1));
            let after = boards[number];
            let base = Name::of(after.swapped());
            let next = |square: usize| {
                let board = Board { own: after.other, other: after.own | 1 << square };
                Child { board, name: base.with_other(square), numbers: FIRST, leave }
            };
            let threatening = safe[number] & threats.any(number);
            self.table.fetch(members(turned(threatening, turn)).map(|square| next(square).name));
            for square in members(turned(threatening, turn)) {
                let before = turned(1 << square, back).trailing_zeros() as usize;
                match self.threat(next(square), threats.ways(number, before), leave) {
                    Some(Child { numbers: Numbers { proof: 0, .. }, .. }) => return Some(Numbers::WIN),
                    Some(child) if child.numbers.disproof > 0 => children.push(child),
                    _ => {}
                }
            }
            let Some(leave) = quiet else { continue };
            let judge = Judge::new(self.potential, after);
            for square in members(turned(safe[number] & !threatening, turn)) {
                let (own, other) = judge.with(square);
                self.quiet.push((own / other, Child { leave, ..next(square) }));
            }
        }
        if self.quiet.len() > self.width {
            self.quiet.select_nth_unstable_by(self.width - 1, |a, b| b.0.total_cmp(&a.0));
            self.quiet.truncate(self.width);
        }
        self.table.fetch(self.quiet.iter().map(|(_, child)| child.name));
        for &(promise, child) in &self.quiet {
            let first = || Numbers { proof: (QUIET / promise).clamp(2.0, HARDEST) as u32, disproof: 1 };
            let numbers = self.known(child.name, child.leave).unwrap_or_else(first);
            match numbers.verdict() {
                Verdict::Win => return Some(Numbers::WIN),
                Verdict::NoWin => {}
                Verdict::Open => children.push(Child { numbers, ..child }),
            }
        }
        children.is_empty().then_some(Numbers::NO_WIN)
    }

    /// A move that threatens to win in so many ways; `None` if it leaves too much to the defender.
    #[inline]
    fn threat(&mut self, child: Child, ways: u32, leave: u8) -> Option<Child> {
        if self.table.marked(child.name).is_some_and(|(_, numbers)| numbers.proof == 0) {
            return Some(Child { numbers: Numbers::WIN, ..child });
        }
        let answers: u32 = safe_defences(child.board).iter().map(|squares| squares.count_ones()).sum();
        // With 35 marbles the defender's last fills the board.
        if answers == 0 && child.board.stones() < 35 {
            self.table.mark(child.name, 0, Numbers::WIN);
            return Some(Child { numbers: Numbers::WIN, ..child });
        }
        let leave = left(leave, u8::from(answers > MANY) + u8::from(answers > VERY_MANY))?;
        let first = || Numbers { proof: 1 + answers, disproof: ways };
        let numbers = self.known(child.name, leave).unwrap_or_else(first);
        Some(Child { numbers, leave, ..child })
    }

    /// The defender's moves that do not lose at once, or what is settled at once; it cannot win at once.
    fn defences(&mut self, board: Board, leave: u8, children: &mut Vec<Child>) -> Option<Numbers> {
        if board.stones() >= 35 {
            return Some(last(board));
        }
        let safe = safe_defences(board);
        let (boards, differ) = turns(board);
        for number in members(differ.into()).filter(|&number| safe[number] != 0) {
            let after = boards[number];
            let judge = Judge::new(self.potential, after);
            let base = Name::of(after.swapped());
            let squares = turned(safe[number], Turn::from_number(number as u32));
            self.table.fetch(members(squares).map(|square| attacking(base.with_other(square))));
            for square in members(squares) {
                let name = attacking(base.with_other(square));
                let numbers = self.known(name, leave).unwrap_or_else(|| {
                    let (own, other) = judge.with(square);
                    let proof = (1.0 + ANSWER * own / other).min(HARDEST) as u32;
                    Numbers { proof, disproof: 1 }
                });
                match numbers.verdict() {
                    Verdict::Win => continue,
                    Verdict::NoWin => return Some(Numbers::NO_WIN),
                    Verdict::Open => {}
                }
                let board = Board { own: after.other, other: after.own | 1 << square };
                children.push(Child { board, name, numbers, leave });
            }
        }
        children.is_empty().then_some(Numbers::WIN)
    }
}

/// The defender fills the board: whatever does not give the attacker alone a five escapes.
fn last(board: Board) -> Numbers {
    let placed = board.own | board.empty();
    let loses = |turn| {
        let (own, other) = (turned(placed, turn), turned(board.other, turn));
        has_five(other) && !has_five(own)
    };
    if has_five(placed) || !Turn::all().all(loses) { Numbers::NO_WIN } else { Numbers::WIN }
}

/// What is left to leave to the defender after a move that costs so much of it.
#[inline(always)]
fn left(leave: u8, cost: u8) -> Option<u8> {
    if leave == UNBOUNDED { Some(leave) } else { leave.checked_sub(cost) }
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

/// The defender chooses: the easiest disproof counts, and all have to be proved.
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
