//! Clocks (HA-20, HA-21, HA-24) in random matches: what is left to everybody is what a slow twin
//! counts from the log, a clock runs out when it is due and never before, and log and record fold again.

use meydan_core::{Game, GameTime, Match, MatchRefusal, Rng, Seat, SeatSet, Seq, Step, TimeControl, Verdict};

use super::fold::{fold_equals_live, record_verifies};
use super::{begin, step};
use crate::Plan;

pub(super) fn run<G: Game>(plan: &Plan<G>) {
    let controls = ["0:10+0", "0:20+3", "3+2", "1d"].map(|text| text.parse().expect("a time control"));
    for (table, number) in
        plan.tables.iter().flat_map(|table| (0..plan.games.min(12)).map(move |n| (table, n)))
    {
        let (game, mut rng) = begin::<G>(table, 2000 + u64::from(number));
        let control: TimeControl = controls[number as usize % controls.len()];
        let mut header = game.header().clone();
        header.clock = Some(control);
        let mut game = Match::<G>::new(header).expect("it began without a clock");
        play(&mut game, &mut rng);
        fold_equals_live(&game);
        record_verifies(&game);
    }
}

/// Plays at random, with everything that the hall does mixed in.
fn play<G: Game>(game: &mut Match<G>, rng: &mut Rng) {
    let mut rewinds = 0;
    for _ in 0..G::MOST_INPUTS.min(150) {
        if game.outcome().is_some() {
            if rewinds == 3 {
                break;
            }
            rewinds += 1;
            let to = rng.range(game.seq() + 1);
            game.rewind(to).expect("it was there");
        } else {
            something(game, rng);
        }
        same_as_twin(game);
    }
}

fn something<G: Game>(game: &mut Match<G>, rng: &mut Rng) {
    let seats = game.header().seats;
    let seat = Seat(rng.range(u32::from(seats)) as u8);
    match rng.range(12) {
        0 | 1 => {
            let before = game.is_here(seat);
            let came = game.here(game.at(), seat);
            assert!(came.is_err() || !before, "{}: nobody comes twice", G::ID);
        }
        2 => {
            let (once, twice) = (game.pause(game.at()), game.pause(game.at()));
            assert!(once.is_err() || twice == Err(MatchRefusal::PausedAlready), "{}: paused twice", G::ID);
        }
        3 => run_out(game),
        4 if rng.range(8) == 0 => {
            let verdicts = [
                (SeatSet::EMPTY, Verdict::Agreed),
                (SeatSet::one(seat), Verdict::Claimed),
                (SeatSet::EMPTY, Verdict::CalledOff),
            ];
            let (winners, why) = verdicts[rng.range(3) as usize];
            let wrong = if winners.is_empty() { SeatSet::one(seat) } else { SeatSet::EMPTY };
            assert_eq!(game.verdict(game.at(), wrong, why), Err(MatchRefusal::NoVerdict));
            game.verdict(game.at(), winners, why).expect("it is not over");
            let outcome = game.outcome().expect("the hall ended it");
            assert_eq!((outcome.winners, outcome.reason), (winners, why.reason()), "{}", G::ID);
            assert!(game.pending().seats().is_empty() && game.legal(seat).is_empty(), "{}: over", G::ID);
        }
        // Nobody acts at a time when a clock has run out.
        _ if game.next_flag().is_some_and(|(due, _)| due == game.at()) => run_out(game),
        _ => step(game, rng, false),
    }
}

/// The next clock runs out, unless something of the game comes before it.
fn run_out<G: Game>(game: &mut Match<G>) {
    let Some((due, seats)) = game.next_flag() else {
        assert_eq!(game.flag(), Err(MatchRefusal::NoFlag));
        return;
    };
    if game.next_timer().is_some_and(|timer| timer.due <= due) {
        assert_eq!(game.flag(), Err(MatchRefusal::TimerDue));
        game.fire().expect("a timer is running");
        return;
    }
    let loser = seats.iter().next().expect("somebody's clock");
    let mut called_off = game.clone();
    let verdict = called_off.verdict(due, SeatSet::EMPTY, Verdict::CalledOff);
    assert!(verdict.is_ok(), "{}: called off when a clock runs out", G::ID);
    let late = game.verdict(due.plus(1), SeatSet::EMPTY, Verdict::CalledOff);
    assert_eq!(late, Err(MatchRefusal::ClockDue), "{}: not later", G::ID);
    assert_eq!(game.drop_seat(due, loser), Err(MatchRefusal::ClockDue), "{}: late", G::ID);
    game.flag().expect("a clock is due");
    assert_eq!(game.at(), due, "{}: logged when it was due", G::ID);
    if game.header().seats == 2 {
        let outcome = game.outcome().expect("time over ends a match of two");
        assert_eq!(outcome.reason, "time");
        assert!(outcome.winners.iter().all(|winner| !seats.contains(winner)), "{}: {outcome:?}", G::ID);
    }
    assert!(game.next_flag().is_none_or(|(next, whose)| next > due || whose != seats), "{}: twice", G::ID);
}

fn same_as_twin<G: Game>(game: &Match<G>) {
    let slow = slow_clocks(game);
    let live: Vec<u64> = game.clock_faces(game.at()).iter().map(|face| face.left).collect();
    assert_eq!(live, slow, "{}: what is left after {:?}", G::ID, game.log().last());
}

/// Counts what is left from the line alone: between two entries the time is taken from those who
/// are here and must answer.
fn slow_clocks<G: Game>(game: &Match<G>) -> Vec<u64> {
    let control = game.header().clock.expect("a clock");
    let (stock, increment) = match control {
        TimeControl::RealTime { seconds, increment } => {
            (u64::from(seconds) * 1000, u64::from(increment) * 1000)
        }
        TimeControl::Days(days) => (u64::from(days) * 86_400_000, 0),
    };
    let seats = usize::from(game.header().seats);
    let mut left = vec![stock; seats];
    let mut spent = vec![0u64; seats];
    let mut here = vec![false; seats];
    let mut stopped = vec![false; seats];
    let mut last_gain: Option<(usize, u64)> = None;
    let moments: Vec<Seq> = std::iter::once(0).chain(game.line().iter().copied()).collect();
    for pair in moments.windows(2) {
        let (before, entry) = (game.as_of(pair[0]).expect("it was there"), &game.log()[pair[1] as usize - 1]);
        let after = game.as_of(pair[1]).expect("it was there");
        let forced = before.forced();
        let runs = |seat: usize| {
            let seat = Seat(seat as u8);
            let free = G::HIDDEN && forced.is_some_and(|(whose, _)| whose == seat);
            before.pending().seats().contains(seat) && !free
        };
        let GameTime(passed) = GameTime(entry.at.0 - before.at().0);
        for seat in (0..seats).filter(|&seat| runs(seat) && here[seat] && !stopped[seat]) {
            left[seat] = left[seat].saturating_sub(passed);
            spent[seat] += passed;
        }
        match entry.step {
            Step::Here { seat } => here[seat.index()] = true,
            Step::Pause {} => left.iter_mut().for_each(|left| *left += 15_000),
            Step::Flag { seats: whose } if seats > 2 => whose.iter().for_each(|s| stopped[s.index()] = true),
            _ => {}
        }
        let plays = entry.step.is_play();
        let helpless = |seat: usize| match entry.step {
            Step::Act { seat: actor, action } => actor.index() == seat && forced == Some((actor, action)),
            _ => false,
        };
        let mut gain = if plays { None } else { last_gain };
        for seat in 0..seats {
            let asked = |game: &Match<G>| game.pending().seats().contains(Seat(seat as u8));
            if plays && asked(&before) && !asked(&after) && !helpless(seat) {
                let gained = if G::WINDOWS { increment.min(spent[seat]) } else { increment };
                left[seat] += gained;
                gain = Some((seat, gained));
            }
            if !asked(&before) && asked(&after) {
                spent[seat] = 0;
                if let TimeControl::Days(_) = control {
                    left[seat] = stock;
                }
                let own = entry.actor() == Some(Seat(seat as u8)) && !helpless(seat);
                if let (true, false, Some((gainer, gained))) = (own && plays, G::WINDOWS, last_gain)
                    && gainer == seat
                {
                    left[seat] = left[seat].saturating_sub(gained);
                }
            }
        }
        last_gain = gain;
    }
    left
}
