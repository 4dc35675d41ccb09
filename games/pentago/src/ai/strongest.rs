//! The strongest level: what it does before the exact solver can answer.
//!
//! Two searches go on at the same time. One tries to prove that we win; what it
//! learns is kept for the whole game, so a win once proved is not let go. The
//! other looks for a good move as if there were no proof: alpha-beta, and then
//! for each of the best a short search whether the opponent could prove a win
//! after it. A proof, when it comes, ends both.

use std::time::{Duration, Instant};

use meydan_search::{Budget, Stop};

use super::root::{board, choices};
use super::whole::{Choice, WON, Whole, by_rows_within_reach, ended};
use crate::moves::Board;
use crate::proof::{Attack, Proved, Verdict};
use crate::solver::Move;
use crate::{Pentago, Phase, has_five};

/// How many positions the search for our win remembers, as a power of two.
const ATTACK_BITS: u32 = 21;
/// And the one for the opponent's.
const GUARD_BITS: u32 = 19;
/// So many proved positions are kept, eight bytes each.
const MOST_PROVED: usize = 1 << 13;
/// Without time or count of positions given, so many are looked at.
const NODES: u64 = 400_000;
/// No proof is looked for with fewer marbles: it would not be found.
const ATTACK_FROM: u32 = 4;
/// Alpha-beta goes no deeper than so many whole moves.
const DEEPEST: u32 = 8;
/// And in the first moves not deeper than this: less plays worse, more gains nothing for its time.
const OPENING_DEPTH: u32 = 3;

/// What it decided.
pub(super) struct Decision {
    pub(super) one: Move,
    pub(super) value: i32,
    /// Proved that this wins.
    pub(super) proved: bool,
    /// Whole moves that were looked through.
    pub(super) depth: u32,
    pub(super) nodes: u64,
}

/// Both searches with what they remember.
#[derive(Default)]
pub(super) struct Strongest {
    /// Made when first needed: a hall has many computers that wait.
    attack: Option<Attack>,
    guard: Option<Attack>,
    /// What was proved before, where the searches had to give their memory back.
    proved: Option<Proved>,
}

impl Strongest {
    /// A move that wins at once, or is known to win from what was proved before.
    pub(super) fn known(&self, position: &Pentago) -> Option<Decision> {
        let before = || match position.phase() {
            Phase::Place => {
                let board = board(position);
                let kept = || self.proved.as_ref()?.winning_move(board);
                self.attack.as_ref().and_then(|attack| attack.winning_move(board)).or_else(kept)
            }
            Phase::Turn => None,
        };
        let one = win_at_once(&choices(position)).or_else(before)?;
        Some(Decision { one, value: WON, proved: true, depth: 1, nodes: 1 })
    }

    /// Decides on a whole move, or on the turn that is left of it.
    pub(super) fn decide(&mut self, position: &Pentago, budget: &Budget) -> Option<Decision> {
        let board = board(position);
        let choices = choices(position);
        let attack = self.attack.get_or_insert_with(|| Attack::lent(ATTACK_BITS, &budget.memory));
        let guard = self.guard.get_or_insert_with(|| Attack::lent(GUARD_BITS, &budget.memory));
        attack.forget_open();
        guard.forget_open();
        let shares = Shares::new(board, budget);
        // Set when a proof is found: then no other move is looked for.
        let enough = Stop::default();
        let decision = std::thread::scope(|scope| {
            let attacking = scope.spawn(|| {
                let proved = match position.phase() {
                    Phase::Place => prove(attack, board, &shares.attack),
                    Phase::Turn => prove_turn(attack, &choices, &shares.attack),
                };
                if proved.is_some() {
                    enough.now();
                }
                (proved, attack.nodes())
            });
            let base = base(choices.clone(), &shares, &enough, guard);
            let (proved, nodes) = attacking.join().unwrap_or((None, 0));
            match proved {
                Some(one) => Some(Decision { one, value: WON, proved: true, depth: 1, nodes }),
                None => base.map(|base| Decision { nodes: base.nodes + nodes, ..base }),
            }
        });
        if budget.memory.is_shared() {
            self.give_back(&choices, decision.as_ref());
        }
        decision
    }

    /// Gives the memory back and keeps what was proved.
    fn give_back(&mut self, choices: &[Choice], decision: Option<&Decision>) {
        self.guard = None;
        let Some(attack) = self.attack.take() else { return };
        let proved = decision.filter(|decision| decision.proved);
        let chosen = proved.and_then(|proved| choices.iter().find(|choice| choice.one == proved.one));
        if let Some(choice) = chosen.filter(|choice| ended(choice.next).is_none()) {
            self.proved = Some(attack.proved(choice.next.swapped(), MOST_PROVED));
        }
    }
}

/// How the budget is shared out. Both sides of it run at the same time.
struct Shares {
    attack: Budget,
    search: Budget,
    /// When the last look for the opponent's win must end.
    guard: Budget,
    /// How long one such look may take.
    look: Look,
    /// Alpha-beta goes no deeper than so many whole moves.
    deepest: u32,
}

/// How long one look for the opponent's win may take.
enum Look {
    Time(Duration),
    Nodes(u64),
}

impl Shares {
    fn new(board: Board, budget: &Budget) -> Shares {
        let now = Instant::now();
        let left = budget.deadline.map(|deadline| deadline.saturating_duration_since(now));
        // Nothing is to be proved in the first moves.
        let (attack, search, guard) = match board.stones() {
            0..ATTACK_FROM => (0, 85, 88),
            _ => (88, 65, 88),
        };
        let deepest = if board.stones() < ATTACK_FROM { OPENING_DEPTH } else { DEEPEST };
        let nodes = match (budget.nodes, left) {
            (Some(nodes), _) => Some(nodes / 2),
            (None, None) => Some(NODES),
            (None, Some(_)) => None,
        };
        let part = |percent: u32| Budget {
            deadline: left.map(|left| now + left * percent / 100),
            nodes: nodes.map(|nodes| nodes * u64::from(percent) / 100),
            depth: None,
            ..budget.clone()
        };
        let look = match (nodes, left) {
            (None, Some(left)) => Look::Time(left / 5),
            (nodes, _) => Look::Nodes(nodes.unwrap_or(NODES) / 16),
        };
        Shares { attack: part(attack), search: part(search), guard: part(guard), look, deepest }
    }

    /// The budget of one look for the opponent's win.
    fn look(&self) -> Budget {
        match self.look {
            Look::Time(time) => {
                let deadline = self.guard.deadline.map(|last| last.min(Instant::now() + time));
                Budget { deadline, ..self.guard.clone() }
            }
            Look::Nodes(nodes) => Budget { nodes: Some(nodes), ..self.guard.clone() },
        }
    }
}

/// A choice that ends the game with our win.
fn win_at_once(choices: &[Choice]) -> Option<Move> {
    let wins = |choice: &&Choice| {
        has_five(choice.next.own) && (choice.one.turn.is_none() || !has_five(choice.next.other))
    };
    choices.iter().find(wins).map(|choice| choice.one)
}

/// A move after which our win is proved.
fn prove(attack: &mut Attack, board: Board, budget: &Budget) -> Option<Move> {
    if budget.is_spent(0) || attack.attack(board, budget).verdict() != Verdict::Win {
        return None;
    }
    attack.winning_move(board)
}

/// A turn after which our win is proved: each is given more and more.
fn prove_turn(attack: &mut Attack, choices: &[Choice], budget: &Budget) -> Option<Move> {
    let mut nodes = 500;
    let mut spent = 0;
    loop {
        let mut open = false;
        for choice in choices.iter().filter(|choice| ended(choice.next).is_none()) {
            if budget.is_spent(spent) {
                return None;
            }
            let most = budget.nodes.map_or(nodes, |most| nodes.min(most - spent));
            let share = Budget { nodes: Some(most), ..budget.clone() };
            let verdict = attack.withstand(choice.next.swapped(), &share).verdict();
            spent += attack.nodes();
            match verdict {
                Verdict::Win => return Some(choice.one),
                Verdict::NoWin => {}
                Verdict::Open => open = true,
            }
        }
        if !open {
            return None;
        }
        nodes *= 4;
    }
}

/// A good move as if there were no proof.
fn base(mut choices: Vec<Choice>, shares: &Shares, enough: &Stop, guard: &mut Attack) -> Option<Decision> {
    let mut whole = Whole::new(by_rows_within_reach, &shares.search, enough);
    let mut depth = 0;
    while depth < shares.deepest {
        let mut deeper = choices.clone();
        if !whole.values(&mut deeper, depth + 1, false) {
            break;
        }
        depth += 1;
        choices = deeper;
        // All that can still be told apart are wins and losses.
        if choices.first().is_none_or(|best| best.value.abs() > WON / 2) {
            break;
        }
    }
    let mut nodes = whole.nodes;
    let mut chosen = *choices.first()?;
    for choice in choices.iter().take_while(|choice| choice.value > -WON / 2) {
        let spent = enough.is_stopped() || shares.guard.is_spent(nodes);
        let lost = !spent && ended(choice.next).is_none() && {
            let verdict = guard.attack(choice.next.swapped(), &shares.look()).verdict();
            nodes += guard.nodes();
            verdict == Verdict::Win
        };
        if !lost {
            chosen = *choice;
            break;
        }
    }
    Some(Decision { one: chosen.one, value: chosen.value, proved: false, depth, nodes })
}
