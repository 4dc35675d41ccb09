//! Depth-first proof-number search, as `dfpn`, built for many positions a second.
//!
//! What differs: moves come from `replies`, eight turns at once; the first numbers of a position
//! come from `potential`; of the attacker's quiet moves only the most promising are looked at (a
//! proof stays a proof, and where that disproves, it is looked at more of them).

use meydan_search::Budget;

use super::potential::{Judge, Potential, TERNARY, potential};
use super::replies::{Threats, members, safe_attacks, safe_defences, turns, wins};
use super::table::{Name, Table};
use super::{Board, Numbers};
use crate::{Turn, has_five, turned};

#[derive(Clone, Copy)]
pub(super) struct Child {
    pub(super) board: Board,
    pub(super) name: Name,
    pub(super) numbers: Numbers,
}

/// The attacker to move has another name than the defender.
const ATTACKING: u64 = 1 << 60;

pub(super) fn name(board: Board, attacking: bool) -> Name {
    Name(Name::of(board).0 | if attacking { ATTACKING } else { 0 })
}

/// What the first numbers of positions are made of.
const DEFAULTS: [f32; 16] =
    [60.0, 12.0, 8.0, 4.0, 10.0, 1.0, 1.0, 0.0, 0.0, 0.0, 40.0, 0.0, 0.0, 0.0, 0.0, 0.0];
static PAR: [f32; 16] = DEFAULTS;

pub(super) struct Search {
    pub(super) table: Table,
    potential: &'static Potential,
    lists: Vec<Vec<Child>>,
    quiet: Vec<(f32, Child)>,
    pub(super) nodes: u64,
    next_look: u64,
    stopped: bool,
    pub(super) width: usize,
    par: [f32; 16],
}

struct Summary {
    numbers: Numbers,
    best: usize,
    second: u32,
    open: u32,
}

/// More quiet moves than there can be.
pub(super) const ALL: usize = 300;

impl Search {
    /// Looks at more quiet moves; what was disproved with fewer is forgotten.
    pub(super) fn widen(&mut self) {
        self.width = if self.width >= 100 { ALL } else { self.width * 4 };
        self.table.forget_lost();
    }

    pub(super) fn new(table: Table) -> Search {
        Search {
            table,
            potential: potential(),
            lists: vec![],
            quiet: vec![],
            nodes: 0,
            next_look: 0,
            stopped: false,
            width: PAR[10] as usize,
            par: PAR,
        }
    }

    pub(super) fn attack(&mut self, board: Board, budget: &Budget) -> Numbers {
        self.nodes = 0;
        self.next_look = 0;
        self.stopped = false;
        if wins(board) {
            return Numbers::WIN;
        }
        let most = Numbers { proof: Numbers::NEVER, disproof: Numbers::NEVER };
        self.search(
            Child { board, name: name(board, true), numbers: Numbers { proof: 1, disproof: 1 } },
            true,
            most,
            budget,
        )
    }

    fn search(&mut self, node: Child, attacking: bool, limits: Numbers, budget: &Budget) -> Numbers {
        self.nodes += 1;
        let mut children = self.lists.pop().unwrap_or_default();
        children.clear();
        let settled = if attacking {
            self.attacks(node.board, &mut children)
        } else {
            self.defences(node.board, &mut children)
        };
        let numbers = settled.unwrap_or_else(|| self.follow(&mut children, attacking, limits, budget));
        self.lists.push(children);
        self.table.put(node.name, numbers);
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
                self.next_look = self.nodes + 64;
                self.stopped |= budget.is_spent(self.nodes);
            }
            let reached = numbers.proof >= limits.proof || numbers.disproof >= limits.disproof;
            if numbers.is_settled() || reached || self.stopped {
                return numbers;
            }
            let child = children[best];
            let patience = second.saturating_add((second as f32 / self.par[3]) as u32 + 1);
            let share = |limit: u32, others: u32, now: u32| match limit {
                Numbers::NEVER.. => Numbers::NEVER,
                _ => limit.saturating_sub(others).max(now + 1),
            };
            let inner = if attacking {
                Numbers {
                    proof: limits.proof.min(patience),
                    disproof: share(limits.disproof, (open - 1) / 8, child.numbers.disproof),
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

    /// The attacker's moves; it cannot win at once.
    fn attacks(&mut self, board: Board, children: &mut Vec<Child>) -> Option<Numbers> {
        if board.stones() >= 35 {
            return Some(Numbers::NO_WIN);
        }
        let safe = safe_attacks(board);
        let threats = Threats::of(board);
        let (boards, differ) = turns(board);
        self.quiet.clear();
        for turn in members(differ.into()) {
            let after = boards[turn];
            let squares = turned(safe[turn], Turn::from_number(turn as u32));
            if squares == 0 {
                continue;
            }
            let any = turned(threats.any(turn), Turn::from_number(turn as u32));
            let back = Turn::from_number(turn as u32 ^ 1);
            let judge = Judge::new(self.potential, after);
            let base = Name::of(after.swapped()).0;
            for square in members(squares) {
                let next = Board { own: after.other, other: after.own | 1 << square };
                let name = Name(base + 2 * digit(square));
                if any >> square & 1 == 1 {
                    let before = turned(1 << square, back).trailing_zeros() as usize;
                    let strong = threats.strong[turn] >> before & 1 == 1;
                    let weak = threats.weak(turn, before);
                    let numbers = match self.table.get(name) {
                        Some(numbers) => numbers,
                        None => {
                            let ways = weak + u32::from(strong);
                            let p = self.par[1];
                            Numbers { proof: (p / ways as f32) as u32 + 1, disproof: ways }
                        }
                    };
                    if numbers.proof == 0 {
                        return Some(Numbers::WIN);
                    }
                    if numbers.disproof == 0 {
                        continue;
                    }
                    children.push(Child { board: next, name, numbers });
                } else {
                    let (own, other) = judge.with(square);
                    let score = own.ln() - self.par[6] * other.ln();
                    self.quiet.push((
                        score,
                        Child { board: next, name, numbers: Numbers { proof: 1, disproof: 1 } },
                    ));
                }
            }
        }
        if self.quiet.len() > self.width {
            self.quiet.select_nth_unstable_by(self.width - 1, |a, b| b.0.total_cmp(&a.0));
            self.quiet.truncate(self.width);
        }
        for &(score, child) in &self.quiet {
            let numbers = match self.table.get(child.name) {
                Some(numbers) => numbers,
                None => {
                    let p = self.par[0] * (-(score - self.par[7]) * self.par[5]).exp();
                    Numbers { proof: p.clamp(2.0, 100000.0) as u32, disproof: 1 }
                }
            };
            if numbers.proof == 0 {
                return Some(Numbers::WIN);
            }
            if numbers.disproof == 0 {
                continue;
            }
            children.push(Child { numbers, ..child });
        }
        if children.is_empty() { Some(Numbers::NO_WIN) } else { None }
    }

    /// The defender's moves; it cannot win at once.
    fn defences(&mut self, board: Board, children: &mut Vec<Child>) -> Option<Numbers> {
        if board.stones() >= 35 {
            return Some(last(board));
        }
        let safe = safe_defences(board);
        let (boards, differ) = turns(board);
        let all = members(differ.into()).map(|turn| safe[turn].count_ones()).sum::<u32>();
        if all == 0 {
            return Some(Numbers::WIN);
        }
        for turn in members(differ.into()) {
            let after = boards[turn];
            let squares = turned(safe[turn], Turn::from_number(turn as u32));
            if squares == 0 {
                continue;
            }
            let judge = Judge::new(self.potential, after);
            let base = Name::of(after.swapped()).0 | ATTACKING;
            for square in members(squares) {
                let next = Board { own: after.other, other: after.own | 1 << square };
                let name = Name(base + 2 * digit(square));
                let numbers = match self.table.get(name) {
                    Some(numbers) => numbers,
                    None => {
                        let p = if self.par[8] > 0.0 {
                            let (own, other) = judge.with(square);
                            // other = attacker's
                            let score = other.ln() - self.par[6] * own.ln();
                            1.0 + self.par[8] * (-(score - self.par[7]) * self.par[9]).exp()
                        } else {
                            1.0
                        };
                        Numbers { proof: p.clamp(1.0, 100000.0) as u32, disproof: 1 }
                    }
                };
                if numbers.disproof == 0 {
                    return Some(Numbers::NO_WIN);
                }
                if numbers.proof == 0 {
                    continue;
                }
                children.push(Child { board: next, name, numbers });
            }
        }
        if children.is_empty() { Some(Numbers::WIN) } else { None }
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

/// What a marble of the first kind on this square adds to a name.
#[inline(always)]
fn digit(square: usize) -> u64 {
    u64::from(TERNARY[1 << (square % 9)]) << (15 * (3 - square / 9))
}

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
        let all = hardest + (summary.open - 1) / 8;
        summary.numbers.disproof = all.min(Numbers::NEVER - 1);
    }
    summary
}

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
