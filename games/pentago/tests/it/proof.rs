//! Proof search against the exact solver.

use meydan_core::{Game, GameTime, Input, Pending, Rng, Seat, Seed};
use meydan_search::Budget;
use meydan_testkit::{random_action, times};
use std::path::Path;

use pentago::proof::{
    Attack, Board, Certificate, Checked, Claim, Fault, Limits, Outer, Prover, Step, StoreFault, Unreadable,
    Verdict, check,
};
use pentago::solver::{Solver, Value};
use pentago::{Pentago, Phase, StartPosition};

const SOLVER: Solver = Solver { memory: 1 << 30, threads: 2 };

fn some_position(marbles: u32, rng: &mut Rng) -> Pentago {
    loop {
        let mut position = Pentago::new(StartPosition::default(), Seat(0));
        while position.pending() != Pending::Over
            && (36 - position.empty().count_ones() < marbles || position.phase() == Phase::Turn)
        {
            let Some((seat, action)) = random_action(&position, rng) else { break };
            position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
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
    let mut seen = [0; 3];
    // Two searches: one table holds positions of one attacker.
    let (mut attack, mut defence) = (Attack::new(18), Attack::new(18));
    for round in 0..times(120) as u32 {
        let position = some_position(24 + round % 6, &mut rng);
        let value = SOLVER.solve(&position, &Budget::default(), &|_, _| ()).expect("it fits").value;
        let wins = attack.attack(board(&position), &Budget::default()).verdict();
        assert_eq!(wins == Verdict::Win, value == Value::Win, "{position:?}");
        let loses = defence.withstand(board(&position), &Budget::default()).verdict();
        assert_eq!(loses == Verdict::Win, value == Value::Loss, "{position:?}");
        assert!(wins != Verdict::Open && loses != Verdict::Open);
        seen[value as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 2), "all three values occur: {seen:?}");
}

/// Positions with 8 to 12 marbles whose proofs are short.
const WON: [&str; 6] = [
    "......X..O.XXO....O.X............O..",
    ".XXX.O.............X...O....XO.O....",
    "......O.......XO...X....OO.X...O..XX",
    "....X.XO.X.O....O.....X.....X.XO..O.",
    ".......OX.XOXX..XO.X.......O.....O.O",
    "..OO........XO...OOXX..O...X.X.....X",
];

fn limits(budget: Budget) -> Limits {
    Limits { solver: SOLVER, table_bits: 18, budget }
}

fn proved(start: &str, folder: &Path) -> Certificate {
    let start = start.parse().expect("a position");
    let mut outer = Outer::open(folder, start, limits(Budget::default())).expect("a folder");
    let verdict = outer.run(&mut |_| ()).expect("a disk");
    assert_ne!(verdict, Verdict::Open);
    outer.certificate(1_000_000, &Budget::default()).expect("a certificate")
}

fn checked(certificate: &Certificate) -> Result<Checked, Fault> {
    check(&certificate.to_string(), SOLVER, &Budget::default(), &|_, _| ())
}

#[test]
fn proofs_of_early_positions_are_written_down_and_checked() {
    for start in WON {
        let folder = tempfile::tempdir().expect("a folder");
        let certificate = proved(start, folder.path());
        assert_eq!(certificate.claim, Claim::Win);
        let found = checked(&certificate).expect("a true certificate");
        assert_eq!((found.start.to_string().as_str(), found.lines), (start, certificate.steps.len()));
        // As text it is the same again.
        assert_eq!(certificate.to_string().parse(), Ok(certificate));
    }
}

/// What one prover says of one position after another, each proof written down and checked.
#[test]
fn a_prover_proves_and_its_proofs_are_checked() {
    let mut prover = Prover::new(16 << 20, 1);
    for start in WON {
        let start: StartPosition = start.parse().expect("a position");
        let mover = start.to_move().index();
        let board = Board { own: start.marbles[mover], other: start.marbles[1 - mover] };
        assert_eq!(prover.prove(board, &Budget::default()).verdict, Verdict::Win);
        assert_eq!(prover.resistance(board), Some(0));
        let certificate = prover.certificate(start, 1_000_000, &Budget::default()).expect("it is won");
        let found = checked(&certificate).expect("a true certificate");
        assert_eq!(found.lines, certificate.steps.len());
    }
}

#[test]
fn a_prover_says_what_the_solver_says() {
    let mut rng = Seed::from_number(93).rng();
    let mut prover = Prover::new(16 << 20, 1);
    let mut seen = [0; 3];
    for round in 0..times(120) as u32 {
        let position = some_position(24 + round % 6, &mut rng);
        let value = SOLVER.solve(&position, &Budget::default(), &|_, _| ()).expect("it fits").value;
        let found = prover.prove(board(&position), &Budget::default());
        let wanted = if value == Value::Win { Verdict::Win } else { Verdict::NoWin };
        assert_eq!(found.verdict, wanted, "{position:?}");
        seen[value as usize] += 1;
        if let Some(one) = prover.answer(board(&position), &Budget::default()) {
            let solution = SOLVER.solve(&position, &Budget::default(), &|_, _| ()).expect("it fits");
            assert!(solution.moves.contains(&(one, Value::Win)), "{position:?} {one:?}");
        }
    }
    assert!(seen.iter().all(|&count| count > 2), "all three values occur: {seen:?}");
}

#[test]
fn a_position_that_is_not_won_is_proved_not_to_be() {
    let mut rng = Seed::from_number(92).rng();
    let mut tried = 0;
    while tried < 2 {
        let position = some_position(24, &mut rng);
        let value = SOLVER.solve(&position, &Budget::default(), &|_, _| ()).expect("it fits").value;
        if value == Value::Win {
            continue;
        }
        tried += 1;
        let start = StartPosition {
            marbles: [pentago::Colour::Red, pentago::Colour::Black].map(|colour| position.marbles(colour).0),
        };
        let folder = tempfile::tempdir().expect("a folder");
        let certificate = proved(&start.to_string(), folder.path());
        assert_eq!(certificate.claim, Claim::NotWin);
        checked(&certificate).expect("a true certificate");
        // Claimed the other way round it is none.
        assert!(checked(&Certificate { claim: Claim::Win, ..certificate }).is_err());
    }
}

#[test]
fn a_changed_certificate_is_refused_and_says_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let certificate = proved(WON[0], folder.path());
    let text = certificate.to_string();
    // A changed letter, a missing end, nonsense.
    for bad in [text.replacen("claim win", "claim not-win", 1), text[..text.len() - 30].to_owned()] {
        let found = check(&bad, SOLVER, &Budget::default(), &|_, _| ());
        assert_eq!(found, Err(Fault::Unreadable(Unreadable::Changed)));
    }
    for bad in ["", "\n", "nonsense\n", "meydan pentago proof 1\nend 0\n", "\u{7f}\u{0}\nend\n"] {
        assert!(matches!(check(bad, SOLVER, &Budget::default(), &|_, _| ()), Err(Fault::Unreadable(_))));
    }
    // With its sum made anew: every line that is taken out is missed.
    for position in certificate.steps.keys() {
        let mut cut = certificate.clone();
        cut.steps.remove(position);
        let found = checked(&cut);
        assert_eq!(found, Err(Fault::Uncovered(position.clone())));
    }
    // A move that gives the win away: the same marble, another turn, until one is refused for it.
    let Some(Step::Play(one)) = certificate.steps.get(WON[0]).copied() else { panic!("a move at the root") };
    let mut refused = 0;
    for turn in pentago::Turn::all().filter(|&turn| Some(turn) != one.turn) {
        let mut other = certificate.clone();
        other.steps.insert(WON[0].to_owned(), Step::Play(pentago::solver::Move { turn: Some(turn), ..one }));
        refused += u32::from(checked(&other).is_err());
    }
    assert!(refused >= 4, "{refused}");
    // A marble on another, and a line for a position that never comes up.
    let taken = pentago::Square::at(1, 0).expect("a square");
    let mut illegal = certificate.clone();
    let step = Step::Play(pentago::solver::Move { square: Some(taken), turn: one.turn });
    illegal.steps.insert(WON[0].to_owned(), step);
    assert_eq!(checked(&illegal), Err(Fault::Illegal(WON[0].to_owned())));
    let mut more = certificate.clone();
    more.steps.insert(WON[4].to_owned(), Step::Solver);
    assert_eq!(checked(&more), Err(Fault::Unreached(WON[4].to_owned())));
}

#[test]
fn work_is_gone_on_with_and_damage_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let start: StartPosition = ".......X.OX..X...........O..O.......".parse().expect("a position");
    let stopped = Budget::default();
    let open = |budget: Budget| Outer::open(folder.path(), start, limits(budget));
    let log = folder.path().join("tree.log");
    // A few leaves, then it is stopped, as often as a process may be.
    let mut first = open(stopped.clone()).expect("a folder");
    assert!(matches!(open(Budget::default()), Err(StoreFault::InUse)));
    let mut steps = 0;
    first
        .run(&mut |_| {
            steps += 1;
            if steps == 4 {
                stopped.stop.now();
            }
        })
        .expect("a disk");
    let reached = first.progress();
    drop(first);
    assert!(reached.positions >= 2);
    assert_eq!(open(Budget::default()).expect("the same tree").progress(), reached);

    // Torn in the middle of the last line: that line is dropped and nothing else.
    let whole = std::fs::read(&log).expect("the log");
    std::fs::write(&log, &whole[..whole.len() - 5]).expect("a disk");
    assert!(open(Budget::default()).expect("the rest").progress().positions <= reached.positions);
    // Changed: refused, with its line.
    let text = String::from_utf8(whole.clone()).expect("text");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[1] = lines[1].replacen("examined", "searched", 1);
    std::fs::write(&log, lines.join("\n") + "\n").expect("a disk");
    assert!(matches!(open(Budget::default()), Err(StoreFault::Damaged(2))));
    // Of another position, or no tree at all.
    std::fs::write(&log, &whole).expect("a disk");
    let other = WON[0].parse().expect("a position");
    let found = Outer::open(folder.path(), other, limits(Budget::default()));
    assert!(matches!(found, Err(StoreFault::Other(position)) if position == start.to_string()));
    for foreign in [&b"nonsense\n"[..], b"\xff\xfe", b"meydan", b"\n\n"] {
        std::fs::write(&log, foreign).expect("a disk");
        let found = open(Budget::default());
        assert!(found.is_ok() == (foreign == b"meydan"), "{foreign:?}");
    }
}
