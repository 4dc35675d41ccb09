//! Computers against computers, to watch and to measure.
//!
//! Unless the plan says who moves first, every opening is played once in each
//! seating, so that luck with the opening and the advantage of a seat cancel out.

use std::time::{Duration, Instant};

use meydan_catalogue::{AnyComputer, Player, Table, Tenant, Turn};
use meydan_core::{AnyMatch, NewMatch, Outcome, Refused, Rng, Seat, Seed};
use meydan_search::{Budget, Level};
use serde_json::Value;

/// A computer that takes part: a level, or a simple rival by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A level of the game's own computer.
    Level(Level),
    /// A simple rival.
    Rival(&'static str),
}

impl Entrant {
    /// Reads a name; `None` if the game has no such computer.
    #[must_use]
    pub fn read(tenant: &Tenant, name: &str) -> Option<Entrant> {
        if let Ok(level) = name.parse() {
            return Some(Entrant::Level(level));
        }
        tenant.rivals().find(|rival| *rival == name).map(Entrant::Rival)
    }

    fn sit(&self, tenant: &Tenant, seed: Seed) -> Option<Box<dyn AnyComputer>> {
        match self {
            Entrant::Level(level) => Some(tenant.computer(*level, seed)),
            Entrant::Rival(name) => tenant.rival(name, seed),
        }
    }
}

/// Whether the measured entrant is the one that moves first after the opening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Every opening is played once in each seating.
    #[default]
    Alternate,
    /// It always is.
    Always,
    /// It never is.
    Never,
}

/// What is to be played.
pub struct Plan {
    /// The two entrants; the first is the one that is measured. In a game for
    /// more than two, the second takes all other seats.
    pub entrants: [Entrant; 2],
    /// How many games.
    pub games: u32,
    /// Random inputs at the beginning of each pair of games.
    pub opening: u32,
    /// Time for each decision; without it, `nodes` counts.
    pub time: Option<Duration>,
    /// Positions for each decision.
    pub nodes: Option<u64>,
    /// Where all randomness comes from.
    pub seed: u64,
    /// How many sit down.
    pub seats: u8,
    /// The options of the game; `null` for the usual ones.
    pub config: Value,
    /// Who moves first.
    pub first: First,
}

/// How the first entrant did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn or shared.
    pub drawn: u32,
    /// The parts that it had of shared first places: a half, a third.
    pub shared: f64,
    /// Games lost.
    pub lost: u32,
    /// The longest decision of the first entrant.
    pub longest: Duration,
    /// How many of its decisions came after their deadline.
    pub late: u32,
    /// Matches that came to no end because a computer gave no answer: a mistake of ours.
    pub unended: u32,
    /// How often anybody acted who was not asked: caught somebody, jumped in.
    pub out_of_turn: u32,
    /// By openings that were played in every seating.
    pub openings: Openings,
}

/// The shares of whole openings: what the first entrant won of one opening in all its seats.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Openings {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Openings {
    fn add(&mut self, share: f64) {
        self.count += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// The 95% interval of the share, from how much openings differ from each
    /// other. Luck with an opening falls on whoever has the good seat, and
    /// everybody has it once: counting game by game would count that luck as
    /// doubt about the player. `None` for too few openings to tell.
    #[must_use]
    pub fn interval(&self) -> Option<(f64, f64)> {
        if self.count < 30 {
            return None;
        }
        let count = f64::from(self.count);
        let mean = self.sum / count;
        let variance = (self.squares - count * mean * mean).max(0.0) / (count - 1.0);
        let half = 1.96 * (variance / count).sqrt();
        Some((mean - half, mean + half))
    }
}

impl Tally {
    /// All games.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of games won and its 95% interval (Wilson). A first place that
    /// is shared counts as its part: so all seats together have 1.
    #[must_use]
    pub fn share(&self) -> (f64, f64, f64) {
        let games = f64::from(self.games().max(1));
        let share = (f64::from(self.won) + self.shared) / games;
        let z = 1.96;
        let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let half = z / (1.0 + z * z / games)
            * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        (share, middle - half, middle + half)
    }
}

/// Plays all games; `tell` hears of each result.
///
/// # Errors
/// When the game does not seat so many.
pub fn play(
    tenant: &'static Tenant,
    plan: &Plan,
    mut tell: impl FnMut(u32, &Tally),
) -> Result<Tally, Refused> {
    let mut tally = Tally::default();
    let mut before = 0.0;
    for number in 0..plan.games {
        let (game, first) = seating(tenant, plan, number)?;
        let outcome = finish(tenant, plan, game, first, number, &mut tally);
        tally.unended += u32::from(outcome.is_none());
        match outcome.as_ref().map_or(0, |outcome| outcome.value(first)) {
            1 => tally.won += 1,
            0 => tally.drawn += 1,
            _ => tally.lost += 1,
        }
        let winners = outcome.map(|outcome| outcome.winners).unwrap_or_default();
        if winners.contains(first) && winners.len() > 1 {
            tally.shared += 1.0 / f64::from(winners.len());
        }
        let seats = u32::from(plan.seats);
        if plan.first == First::Alternate && (number + 1) % seats == 0 {
            let so_far = f64::from(tally.won) + tally.shared;
            tally.openings.add((so_far - before) / f64::from(seats));
            before = so_far;
        }
        tell(number + 1, &tally);
    }
    Ok(tally)
}

/// The match with this number, opened, and the seat of the first entrant.
fn seating(tenant: &'static Tenant, plan: &Plan, number: u32) -> Result<(Box<dyn AnyMatch>, Seat), Refused> {
    let seats = u32::from(plan.seats);
    Ok(match plan.first {
        // Every opening comes once for each seat of the first entrant.
        First::Alternate => (open(tenant, plan, number / seats)?, Seat((number % seats) as u8)),
        // Which seat moves first may be drawn when the game begins, so we look.
        First::Always | First::Never => {
            let game = open(tenant, plan, number)?;
            let mover = game.pending().iter().next().unwrap_or(Seat::FIRST);
            let other = Seat(((u32::from(mover.0) + 1) % seats) as u8);
            (game, if plan.first == First::Always { mover } else { other })
        }
    })
}

/// A match with its random opening. An opening that ends the game is not used.
fn open(tenant: &'static Tenant, plan: &Plan, opening: u32) -> Result<Box<dyn AnyMatch>, Refused> {
    let mut rng = Seed::from_number(plan.seed ^ u64::from(opening) << 32).rng();
    let seed = Seed::from_number(rng.next_u64());
    let new = NewMatch { config: plan.config.clone(), seats: plan.seats, seed, clock: None };
    let game = tenant.begin(new)?;
    let mut opened = game.duplicate();
    for _ in 0..plan.opening {
        random_input(opened.as_mut(), &mut rng);
    }
    Ok(if opened.outcome().is_some() { game } else { opened })
}

fn random_input(game: &mut dyn AnyMatch, rng: &mut Rng) {
    let Some(seat) = game.pending().iter().next() else { return };
    let legal = game.legal(seat);
    if legal.is_empty() {
        return;
    }
    let action = &legal[rng.range(legal.len() as u32) as usize];
    // It is one of the legal ones.
    let _ = game.act(game.at(), seat, action);
}

fn finish(
    tenant: &'static Tenant,
    plan: &Plan,
    game: Box<dyn AnyMatch>,
    first: Seat,
    number: u32,
    tally: &mut Tally,
) -> Option<Outcome> {
    let entrant = |seat: Seat| &plan.entrants[usize::from(seat != first)];
    let mut computers: Vec<Box<dyn AnyComputer>> = Seat::all(plan.seats)
        .filter_map(|seat| {
            let seed = plan.seed ^ u64::from(number) << 40 ^ u64::from(seat.0) << 56 ^ 0xa5e4a;
            entrant(seat).sit(tenant, Seed::from_number(seed))
        })
        .collect();
    // Who acts, and whether out of turn, is decided as at every table. A simple rival only
    // answers when it must, so it sits there as a person does.
    let player = |seat: Seat| match entrant(seat) {
        Entrant::Level(level) => Player::Computer { level: *level },
        Entrant::Rival(_) => Player::Person { name: String::new() },
    };
    let mut table = Table::of(tenant, game, Seat::all(plan.seats).map(player).collect());
    for _ in 0..tenant.facts.most_inputs {
        let seat = match table.turn() {
            Turn::Over => break,
            Turn::Forced(seat, action) => {
                table.act(seat, &action).ok()?;
                continue;
            }
            Turn::Computer(seat, _) => Some(seat),
            Turn::People(seats) => seats.iter().next(),
        };
        let Some(seat) = seat else {
            table.game_mut().fire().ok()?;
            continue;
        };
        let begun = Instant::now();
        let mut budget = Budget { nodes: plan.nodes, ..Budget::default() };
        budget.deadline = plan.time.map(|time| begun + time);
        let view = table.view_to_think(seat)?;
        let thought = computers.get_mut(seat.index())?.think(&view, seat, &budget)?;
        if seat == first {
            let took = begun.elapsed();
            tally.longest = tally.longest.max(took);
            tally.late += u32::from(plan.time.is_some_and(|time| took > time));
        }
        tally.out_of_turn += u32::from(!table.game().pending().contains(seat));
        table.act(seat, &thought.action).ok()?;
    }
    table.game().outcome()
}

#[cfg(test)]
mod tests {
    use meydan_core::OptionKind;
    use serde_json::Map;

    use super::*;

    fn plan(first: &str, second: &str, games: u32) -> Plan {
        let tenant = meydan_catalogue::find("othello").expect("Othello");
        let entrant = |name| Entrant::read(tenant, name).expect("an entrant");
        let entrants = [entrant(first), entrant(second)];
        Plan {
            entrants,
            games,
            opening: 4,
            time: None,
            nodes: Some(2_000),
            seed: 7,
            seats: 2,
            config: Value::Null,
            first: First::Alternate,
        }
    }

    #[test]
    fn the_stronger_one_wins_and_the_same_plan_gives_the_same_tally() {
        let tenant = meydan_catalogue::find("othello").expect("Othello");
        let run = || {
            let tally = play(tenant, &plan("expert", "random", 10), |_, _| ()).expect("two seats");
            (tally.won, tally.drawn, tally.lost)
        };
        let (won, ..) = run();
        assert!(won >= 9, "{won} of 10");
        assert_eq!(run(), run());
    }

    #[test]
    fn the_levels_rise() {
        let tenant = meydan_catalogue::find("othello").expect("Othello");
        // Expert and master differ in how long they think, which a count of positions hides.
        for pair in Level::ALL[..4].windows(2) {
            let tally =
                play(tenant, &plan(pair[1].code(), pair[0].code(), 40), |_, _| ()).expect("two seats");
            assert!(tally.won > tally.lost, "{} against {}: {tally:?}", pair[1], pair[0]);
        }
    }

    #[test]
    fn who_moves_first_can_be_chosen() {
        let tenant = meydan_catalogue::find("pentago").expect("Pentago");
        for (first, wanted) in [(First::Always, true), (First::Never, false)] {
            let entrants = [Entrant::Rival("greedy"), Entrant::Rival("random")];
            let (games, opening, nodes) = (12, 0, Some(100));
            let config = Value::Null;
            let plan = Plan { entrants, games, opening, time: None, nodes, seed: 3, seats: 2, config, first };
            for number in 0..plan.games {
                let (game, seat) = seating(tenant, &plan, number).expect("two seats");
                assert_eq!(game.pending().contains(seat), wanted);
            }
            let tally = play(tenant, &plan, |_, _| ()).expect("two seats");
            assert_eq!(tally.games(), 12);
        }
    }

    /// UN-50 to UN-55 and MG-60 to MG-64, all at once: every match comes to an end, and computers that
    /// may act out of turn do.
    #[test]
    fn computers_play_with_all_options_on_and_act_out_of_turn() {
        for (id, seats, decks, out_of_turn) in [
            ("uno", 4, None, true),
            ("magic", 2, Some([("deck1", "blue-red"), ("deck2", "green-white")]), false),
        ] {
            let tenant = meydan_catalogue::find(id).expect("a game");
            let flags = tenant.facts.options.iter().filter(|option| option.kind == OptionKind::Flag);
            let mut config: Map<String, Value> =
                flags.map(|option| (option.key.to_owned(), true.into())).collect();
            config.extend(decks.into_iter().flatten().map(|(key, deck)| (key.to_owned(), deck.into())));
            for names in [["casual", "newcomer"], ["newcomer", "random"]] {
                let entrants = names.map(|name| Entrant::read(tenant, name).expect("an entrant"));
                let plan = Plan {
                    entrants,
                    opening: 0,
                    nodes: Some(50),
                    seats,
                    config: Value::Object(config.clone()),
                    ..plan("club", "club", 1)
                };
                let tally = play(tenant, &plan, |_, _| ()).expect("seats");
                assert_eq!((tally.games(), tally.unended), (1, 0), "{id} {names:?}");
                assert_eq!(tally.out_of_turn > 0, out_of_turn, "{id} {names:?}: {tally:?}");
            }
        }
    }

    #[test]
    fn names_that_are_nobody() {
        let tenant = meydan_catalogue::find("othello").expect("Othello");
        assert_eq!(Entrant::read(tenant, "nobody"), None);
        assert_eq!(Entrant::read(tenant, "greedy"), Some(Entrant::Rival("greedy")));
    }

    #[test]
    fn intervals() {
        let tally = Tally { won: 50, drawn: 0, lost: 50, ..Tally::default() };
        let (share, low, high) = tally.share();
        assert!((share - 0.5).abs() < 1e-9 && (low - 0.404).abs() < 0.002 && (high - 0.596).abs() < 0.002);
        // Openings that all give the same share leave no doubt; those that differ do.
        let mut openings = Openings::default();
        (0..29).for_each(|_| openings.add(0.25));
        assert_eq!(openings.interval(), None);
        openings.add(0.25);
        assert_eq!(openings.interval(), Some((0.25, 0.25)));
        (0..30).for_each(|_| openings.add(0.75));
        let (low, high) = openings.interval().expect("enough openings");
        assert!((low - 0.436).abs() < 0.001 && (high - 0.564).abs() < 0.001, "{low} {high}");
        // Draws count for nobody, a shared first place for its part.
        let tally = Tally { won: 20, drawn: 10, shared: 5.0, lost: 70, ..Tally::default() };
        assert!((tally.share().0 - 0.25).abs() < 1e-9);
    }
}
