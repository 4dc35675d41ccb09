//! The strategy of the specification (section 25), made a little sharper: whatever
//! can be done is tried on a copy, and what helps most is done. Traps are set, the
//! monster with the most points is summoned, the weakest are tributed, the
//! strongest attacks first.
//!
//! Only what the seat can know counts: hidden cards of the position are imagined,
//! and nothing here is decided by what they are.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use meydan_core::{Game, GameTime, Input, Seat};

use super::ahead::MOST_CHOICES;
use super::worth::{in_hand, points, strongest, worth};
use crate::action::{Action, Spot};
use crate::book::Index;
use crate::card::Kind;
use crate::frame::Frame;
use crate::language::Act;
use crate::state::{Duel, Phase};
use crate::table::Id;

/// The first so many actions are looked at; names of cards, amounts and exchanges are decided
/// otherwise. Only graveyards late in a round and hands that cheats filled have more to choose from.
const MOST_MOVES: usize = 96;
type Moves = ArrayVec<Action, MOST_MOVES>;

/// So many answers in a row are followed before a position is judged.
const MOST_STEPS: u32 = 60;
/// Questions within a question are tried out so deep; deeper ones take the first answer.
const MOST_DEPTH: u8 = 2;
/// Something must help by so much to be done.
const WORTH_IT: i32 = 30;
/// What a monster that attacks something face-down should have at least.
const BOLD: i32 = 1_600;

/// What to think with: how much was tried, and whether it is enough.
pub(super) struct Thinking<'s> {
    pub(super) nodes: u64,
    pub(super) is_enough: &'s dyn Fn(u64) -> bool,
}

/// What this player does.
pub(super) fn choose(duel: &Duel, seat: Seat, thinking: &mut Thinking<'_>) -> Option<Action> {
    if let Some((_, action)) = duel.forced() {
        return Some(action);
    }
    match duel.frames.last() {
        None => Some(in_phase(duel, seat, thinking)),
        Some(Frame::Exchange { .. }) => Some(Action::Keep),
        Some(_) => answer(duel, seat, 0, thinking),
    }
}

/// Whether there is nothing to look ahead for: nothing is to be decided, or names and amounts
/// are asked for, of which there are too many.
pub(super) fn is_for_strategy(duel: &Duel) -> bool {
    let named = |duel: &Duel| matches!(duel.act_now(), Some((_, Act::GuessHand)));
    duel.forced().is_some()
        || match duel.frames.last() {
            None => !matches!(duel.phase, Phase::Main1 | Phase::Battle | Phase::Main2),
            Some(Frame::Exchange { .. }) => true,
            Some(Frame::Do { .. }) => named(duel),
            Some(_) => false,
        }
}

/// What is worth a look ahead: what the strategy would do, to do nothing, and of all else what it
/// takes for the best. Of cards that are alike one is enough.
pub(super) fn candidates(
    duel: &Duel,
    seat: Seat,
    own: Action,
    thinking: &mut Thinking<'_>,
) -> ArrayVec<Action, MOST_CHOICES> {
    let moves = moves(duel, seat);
    if moves.iter().any(|action| matches!(action, Action::Amount(_))) {
        return [own].into_iter().collect();
    }
    let mut ranked: ArrayVec<(i32, Action), MOST_MOVES> = ArrayVec::new();
    for (at, &action) in moves.iter().enumerate() {
        let alike = |earlier: &Action| is_like(duel, seat, *earlier, action);
        let idle = match action {
            Action::Cancel => true,
            Action::Set(place) => {
                duel.in_hand(seat, place).is_some_and(|id| !duel.table.is_monster(id) && !answers(duel, id))
            }
            _ => guesses(duel, seat, action),
        };
        if action != own && (idle || moves[..at].iter().any(alike)) {
            continue;
        }
        let nothing = matches!(action, Action::Next | Action::Pass | Action::No | Action::Done);
        let rank = if action == own || nothing { i32::MAX } else { tried(duel, seat, action, 0, thinking) };
        ranked.push((rank, action));
    }
    ranked.sort_by_key(|(rank, action)| (std::cmp::Reverse(*rank), *action != own));
    ranked.into_iter().map(|(_, action)| action).take(MOST_CHOICES).collect()
}

/// Whether two actions do the same with two copies of a card in hand.
fn is_like(duel: &Duel, seat: Seat, one: Action, other: Action) -> bool {
    let card = |place: u8| duel.in_hand(seat, place).map(|id| duel.table.instance(id).card);
    match (one, other) {
        (Action::Summon(one), Action::Summon(other))
        | (Action::Set(one), Action::Set(other))
        | (Action::Activate(Spot::Hand(one)), Action::Activate(Spot::Hand(other)))
        | (Action::Use(Spot::Hand(one)), Action::Use(Spot::Hand(other)))
        | (Action::Choose(Spot::Hand(one)), Action::Choose(Spot::Hand(other))) => card(one) == card(other),
        _ => false,
    }
}

fn moves(duel: &Duel, seat: Seat) -> Moves {
    let mut moves = Moves::new();
    let _ = duel.for_each_move(seat, &mut |action| {
        moves.push(action);
        if moves.is_full() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    moves
}

/// How good the position is after an action, when everything is settled and nobody answers it.
fn tried(duel: &Duel, seat: Seat, action: Action, depth: u8, thinking: &mut Thinking<'_>) -> i32 {
    thinking.nodes += 1;
    let mut after = duel.clone();
    let round = after.round;
    after.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    for _ in 0..MOST_STEPS {
        let Some(asked) = after.asked().filter(|_| after.round == round) else { break };
        let answer = match after.frames.last() {
            None | Some(Frame::Exchange { .. }) => break,
            Some(_) if asked == seat => answer(&after, seat, depth + 1, thinking),
            Some(Frame::Chain { .. }) => Some(Action::Pass),
            Some(Frame::Ask { .. }) => Some(Action::No),
            Some(_) => moves(&after, asked).first().copied(),
        };
        let Some(action) = answer else { break };
        after.play(GameTime::ZERO, Input::Act { seat: asked, action }, drop);
    }
    worth(&after, seat)
}

/// The best answer to a question of a card.
fn answer(duel: &Duel, seat: Seat, depth: u8, thinking: &mut Thinking<'_>) -> Option<Action> {
    match duel.frames.last() {
        Some(Frame::Prepare { .. }) => {
            if let Some(amount) = amount(duel, seat) {
                return Some(amount);
            }
        }
        Some(Frame::Do { .. }) => {
            if let Some((_, Act::GuessHand)) = duel.act_now() {
                return Some(Action::Name(likely(duel, seat)));
            }
        }
        _ => {}
    }
    let mut moves = moves(duel, seat);
    if moves.len() > 1 {
        moves.retain(|action| *action != Action::Cancel);
    }
    if depth > MOST_DEPTH || moves.len() == 1 {
        return moves.first().copied();
    }
    // To do nothing comes first, so that something else must be better.
    moves.sort_by_key(|action| !matches!(action, Action::Pass | Action::No | Action::Done));
    let mut best: Option<(i32, Action)> = None;
    for action in moves {
        // A guess at a hand is no better than chance; it is not worth a card.
        if (thinking.is_enough)(thinking.nodes) && best.is_some() {
            break;
        }
        if guesses(duel, seat, action) {
            continue;
        }
        let value = tried(duel, seat, action, depth, thinking);
        let margin = if matches!(action, Action::Activate(_)) { WORTH_IT } else { 0 };
        if best.is_none_or(|(most, _)| value > most + margin) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}

/// Whether an activation would have to name a card of a hand.
fn guesses(duel: &Duel, seat: Seat, action: Action) -> bool {
    let Action::Activate(spot) = action else { return false };
    duel.at(seat, spot).is_some_and(|id| {
        let acts = || duel.table.card(id).effect.0.iter().flat_map(|ability| &ability.acts);
        acts().any(|act| *act == Act::GuessHand)
    })
}

/// Life points to pay: as many as keep the strongest monster away, if that leaves enough.
fn amount(duel: &Duel, seat: Seat) -> Option<Action> {
    let life = i32::from(duel.table.side(seat).life);
    let wanted = strongest(duel, seat.other());
    let enough = |amount: u16| i32::from(amount) >= wanted && life - i32::from(amount) >= 1_500;
    let (mut least, mut chosen) = (None, None);
    let _ = duel.for_each_move(seat, &mut |action| match action {
        Action::Amount(amount) => {
            least.get_or_insert(action);
            chosen = enough(amount).then_some(action);
            if chosen.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
        _ => ControlFlow::Continue(()),
    });
    chosen.or(least)
}

/// A card that the other is likely to hold: one that was seen of them and that is not used up.
fn likely(duel: &Duel, seat: Seat) -> Index {
    let other = duel.table.side(seat.other());
    let seen =
        |card: Index| other.graveyard.iter().filter(|&&id| duel.table.instance(id).card == card).count();
    let cards = 0..duel.table.book.cards().len() as Index;
    cards
        .filter(|&card| seen(card) < 3)
        .max_by_key(|&card| (seen(card), std::cmp::Reverse(card)))
        .unwrap_or(0)
}

fn in_phase(duel: &Duel, seat: Seat, thinking: &mut Thinking<'_>) -> Action {
    match duel.phase {
        Phase::Main1 | Phase::Main2 => main(duel, seat, thinking),
        Phase::Battle => battle(duel, seat, thinking),
        Phase::Draw | Phase::Standby | Phase::End => Action::Next,
    }
}

/// Spells and effects that help, then the best summon, then traps; the rest stays as it is.
fn main(duel: &Duel, seat: Seat, thinking: &mut Thinking<'_>) -> Action {
    let now = worth(duel, seat);
    let moves = moves(duel, seat);
    let mut best: Option<(i32, Action)> = None;
    for &action in &moves {
        if (thinking.is_enough)(thinking.nodes) && best.is_some() {
            break;
        }
        let weight = match action {
            Action::Activate(_) if guesses(duel, seat, action) => continue,
            Action::Activate(_) | Action::Use(_) | Action::Summon(_) | Action::Flip(_) => 0,
            // What answers is better face-down than in the hand.
            Action::Set(place) => match duel.in_hand(seat, place) {
                Some(id) if duel.table.is_monster(id) => 0,
                Some(id) if answers(duel, id) => 100,
                _ => continue,
            },
            // Into attack before the battle, into defense after it.
            Action::Turn(zone) => {
                let attacks = duel.in_zone(seat, zone).is_some_and(|id| duel.table.instance(id).attacks);
                if attacks == (duel.phase == Phase::Main1) {
                    continue;
                }
                if attacks { 0 } else { eagerness(duel, seat, zone) }
            }
            _ => continue,
        };
        let gain = tried(duel, seat, action, 0, thinking) + weight - now;
        if gain > WORTH_IT && best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, action));
        }
    }
    best.map_or(Action::Next, |(_, action)| action)
}

/// Whether a card of the hand is for the other's turn.
fn answers(duel: &Duel, id: Id) -> bool {
    matches!(duel.table.card(id).kind, Kind::Trap(_)) || {
        let replies = |start: &crate::language::Start| matches!(start, crate::language::Start::Reply(_));
        duel.begins(id, replies)
    }
}

/// What a monster could do in the battle to come, so that it is worth turning.
fn eagerness(duel: &Duel, seat: Seat, zone: u8) -> i32 {
    let Some(id) = duel.in_zone(seat, zone) else { return 0 };
    let atk = i32::from(duel.table.atk(id));
    let mut beaten = 0;
    for other in duel.table.monsters(seat.other()) {
        let shown = duel.table.instance(other).face_up;
        if shown && points(duel, other) < atk {
            beaten = beaten.max(points(duel, other));
        }
    }
    let nobody = duel.table.monsters(seat.other()).next().is_none();
    if nobody { atk } else { beaten }
}

/// The strongest attacks first; what is face-up and beaten, then what is face-down.
fn battle(duel: &Duel, seat: Seat, thinking: &mut Thinking<'_>) -> Action {
    let now = worth(duel, seat);
    let mut attackers: ArrayVec<(i32, u8), 5> = ArrayVec::new();
    for zone in 1..=5 {
        if let Some(id) = duel.in_zone(seat, zone)
            && duel.check_attacker(seat, zone).is_ok()
        {
            attackers.push((i32::from(duel.table.atk(id)), zone));
        }
    }
    attackers.sort_by_key(|(atk, _)| std::cmp::Reverse(*atk));
    let moves = moves(duel, seat);
    for (atk, zone) in attackers {
        let mut best: Option<(i32, Action)> = None;
        for &action in &moves {
            let gain = match action {
                Action::Direct(from) if from == zone => tried(duel, seat, action, 0, thinking) - now,
                Action::Attack { from, to } if from == zone => {
                    let Some(target) = duel.in_zone(seat.other(), to) else { continue };
                    if duel.table.instance(target).face_up {
                        tried(duel, seat, action, 0, thinking) - now
                    } else if atk >= BOLD {
                        // It may be anything; most are weaker than this.
                        WORTH_IT + 1
                    } else {
                        continue;
                    }
                }
                _ => continue,
            };
            if gain > WORTH_IT && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
            }
        }
        if let Some((_, action)) = best {
            return action;
        }
    }
    Action::Next
}

/// What a careless player does: something, but nothing that nobody would do.
pub(super) fn careless(duel: &Duel, seat: Seat, pick: impl FnOnce(usize) -> usize) -> Option<Action> {
    let mut moves = moves(duel, seat);
    moves.retain(|action| !matches!(action, Action::Cancel));
    // Whoever does not care still summons rather than discarding the best card.
    if let Some(Frame::Prepare { .. }) = duel.frames.last() {
        moves.sort_by_key(|action| match action {
            Action::Choose(spot @ Spot::Hand(_)) => duel.at(seat, *spot).map_or(0, |id| in_hand(duel, id)),
            _ => 0,
        });
    }
    (!moves.is_empty()).then(|| moves[pick(moves.len())])
}
