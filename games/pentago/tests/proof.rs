//! Proof search against the exact solver.

use meydan_core::{Game, GameTime, Input, Pending, Rng, Seat, Seed};
use meydan_search::Budget;
use meydan_testkit::random_action;
use pentago::proof::{Attack, Board, Verdict};
use pentago::solver::{Solver, Value};
use pentago::{Pentago, Phase, StartPosition};

fn some_position(marbles: u32, rng: &mut Rng) -> Pentago {
    loop {
        let mut position = Pentago::new(StartPosition::default(), Seat(0));
        while position.pending() != Pending::Over
            && (36 - position.empty().count_ones() < marbles || position.phase() == Phase::Turn)
        {
            let Some((seat, action)) = random_action(&position, rng) else { break };
            position.play(GameTime::ZERO, Input::Act { seat, action }, |_| ());
        }
        if position.pending() != Pending::Over {
            return position;
        }
    }
}

fn board(position: &Pentago) -> Board {
    let mover = position.to_move().expect("somebody's turn");
    Board { own: position.marbles(mover).0, other: position.marbles(mover.other()).0 }
}

#[test]
fn both_questions_are_answered_as_the_solver_answers_them() {
    let mut rng = Seed::from_number(91).rng();
    let solver = Solver { memory: 1 << 30, threads: 2 };
    let mut seen = [0; 3];
    // Two searches: one table holds positions of one attacker.
    let (mut attack, mut defence) = (Attack::new(18), Attack::new(18));
    for round in 0..320 {
        let position = some_position(24 + round % 6, &mut rng);
        let value = solver.solve(&position, &Budget::default(), &|_, _| ()).expect("it fits").value;
        let wins = attack.attack(board(&position), &Budget::default()).verdict();
        assert_eq!(wins == Verdict::Win, value == Value::Win, "{position:?}");
        let loses = defence.withstand(board(&position), &Budget::default()).verdict();
        assert_eq!(loses == Verdict::Win, value == Value::Loss, "{position:?}");
        assert!(wins != Verdict::Open && loses != Verdict::Open);
        seen[value as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 10), "all three values occur: {seen:?}");
}
