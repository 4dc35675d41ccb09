//! The computers: legal always, better than chance, within their budgets, and
//! blind to what their seat does not see. Positions by hand show what they find.

use std::time::{Duration, Instant};

use magic::ai::{Greedy, Player, Random, Simple, by_thumb};
use magic::{Action, Book, Config, Magic, Phase, Target, View, read_deck, standard_deck};
use meydan_core::{Game, GameTime, Input, Rng, Seat, Seed, Viewer};
use meydan_search::{Budget, Computer, Level, Thought, play_out};
use meydan_testkit::{legal, random_action};

type Any = Box<dyn Computer<Magic>>;

fn deal(seed: u64) -> Magic {
    let book = Book::standard();
    let [first, second] = [0, 1].map(|seat| read_deck(standard_deck(seat), &book).expect("a deck"));
    Magic::deal(book, [&first, &second], &mut Seed::from_number(seed).rng())
}

fn act(position: &mut Magic, seat: Seat, action: Action) {
    assert_eq!(position.check(seat, action), Ok(()), "{action} in {position:?}");
    position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
}

/// Plays a game; whoever sits at the table decides from the view of the seat.
fn game(mut position: Magic, players: &mut [Any; 2], budget: &Budget) -> Magic {
    while let Some(seat) = position.asked() {
        let view = position.view(Viewer::Seat(seat));
        let action = players[seat.index()].think(&view, seat, budget).action;
        act(&mut position, seat, action);
    }
    position
}

/// How many of so many games the first wins, sides alternating.
fn won(games: u64, budget: &Budget, first: impl Fn(Seed) -> Any, second: impl Fn(Seed) -> Any) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let own = Seat((number % 2) as u8);
        let seed = |seat: u64| Seed::from_number(number * 2 + seat);
        let mut players = match own {
            Seat::FIRST => [first(seed(0)), second(seed(1))],
            _ => [second(seed(0)), first(seed(1))],
        };
        let outcome = game(deal(number / 2), &mut players, budget).outcome().expect("over");
        won += u32::from(outcome.winners.contains(own));
    }
    won
}

fn level(level: Level) -> impl Fn(Seed) -> Any {
    move |seed| Box::new(Player::new(level, seed))
}

fn greedy(seed: Seed) -> Any {
    Box::new(Greedy::new(seed))
}

fn random(seed: Seed) -> Any {
    Box::new(Random::new(seed))
}

fn start(text: &str) -> (Magic, Seat) {
    let config = Config { start: text.to_owned(), ..Config::default() };
    let position = Magic::start(&config, 2, Seed::from_number(5).rng(), drop).expect("it starts");
    let seat = position.asked().expect("a turn");
    (position, seat)
}

fn ask(level: Level, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
    Player::new(level, Seed::from_number(8)).think(view, seat, budget)
}

fn master(position: &Magic, seat: Seat) -> Action {
    ask(Level::Master, &position.view(Viewer::Seat(seat)), seat, &Budget::nodes(3_000)).action
}

/// Plays on as Master until another is asked, or the turn is another; gives what it did.
fn turn(position: &mut Magic, seat: Seat) -> Vec<String> {
    let round = position.view(Viewer::Spectator).round;
    let mut done = Vec::new();
    while position.asked() == Some(seat) && position.view(Viewer::Spectator).round == round {
        let action = master(position, seat);
        done.push(action.to_string());
        act(position, seat, action);
    }
    done
}

#[test]
fn every_player_plays_legal_moves_to_the_end() {
    let makers: [&dyn Fn(Seed) -> Any; 4] =
        [&random, &greedy, &|seed| Box::new(Simple::careless(seed, 0)), &|seed| {
            Box::new(Simple::careless(seed, 40))
        }];
    for (number, (first, second)) in
        (0..).zip(makers.iter().flat_map(|first| makers.iter().map(move |second| (first, second))))
    {
        for seed in 0..25 {
            let seed = number * 100 + seed;
            let mut players = [first(Seed::from_number(seed)), second(Seed::from_number(seed + 7))];
            assert!(game(deal(seed), &mut players, &Budget::default()).outcome().is_some());
        }
    }
}

#[test]
fn every_level_plays_legal_moves_to_the_end() {
    for (number, pair) in (0..).zip(Level::ALL.windows(2)) {
        for seed in 0..3 {
            let luck = |seat: u64| Seed::from_number(number * 10 + seed + seat);
            let mut players = [level(pair[0])(luck(0)), level(pair[1])(luck(50))];
            assert!(game(deal(seed), &mut players, &Budget::nodes(60)).outcome().is_some());
        }
    }
}

/// Cards of one's own, decks of one's own, and the middle of a turn.
#[test]
fn it_plays_with_any_cards_and_from_anywhere() {
    let cards = "Fire Imp\n creature R red 2/1 first strike trample\nCalm\n enchantment 1W white\n all red creatures lose first strike\n\
                 Spark\n sorcery R red\n deal 1 to target creature or player\nRuin\n sorcery 0 black\n destroy target enchantment\n\
                 Giant\n creature 6RR red 20/20\nDust\n enchantment 0 black\n all red creatures -9/-9\n\
                 Wall\n creature 0 white 0/7\nAnthem\n enchantment 0 white\n target creature gains first strike\n";
    let decks = [
        (
            "8 Mountain; 4 Fire Imp; 4 Spark; 2 Giant; 2 Dust",
            "8 Plains; 3 Calm; 3 Ruin; 4 Soldier; 3 Wall; 2 Anthem",
        ),
        ("30 Wall; 20 Anthem; 10 Ruin", "30 Giant; 10 Mountain; 20 Dust"),
    ];
    let crowd = "round 12; turn 2; phase combat; 1 hp 4; 1 play: 4 Plains, 3 Forest, Guard, Werewolf, 2 Soldier tapped, Holy War; \
                 2 play: 5 Swamp, 2 Mountain tapped, Vampire, 2 Black Knight, Ghost, Slow on 21, Restrain; \
                 1 hand: Flood, Disenchant, Rage; 1 library: rest; 2 hand: Terror, Reanimate, Plague; 2 discard: Skeleton; 2 library: rest";
    let full = "round 30; 1 hand: 7 Vampire; 2 hand: 7 Guard; quiet 3";
    let own = decks.map(|(deck1, deck2)| Config {
        deck1: deck1.to_owned(),
        deck2: deck2.to_owned(),
        cards: cards.to_owned(),
        ..Config::default()
    });
    let starts = [crowd, full].map(|start| Config { start: start.to_owned(), ..Config::default() });
    for (number, config) in (0..).zip(own.iter().chain(&starts)) {
        let begin = |seed| Magic::start(config, 2, Seed::from_number(seed).rng(), drop).expect("it starts");
        for seed in 0..30 {
            let mut players =
                [greedy(Seed::from_number(seed)), level(Level::Casual)(Seed::from_number(seed))];
            assert!(game(begin(seed), &mut players, &Budget::default()).outcome().is_some());
        }
        let mut players =
            [level(Level::Master)(Seed::from_number(number)), level(Level::Club)(Seed::from_number(9))];
        assert!(game(begin(number), &mut players, &Budget::nodes(30)).outcome().is_some());
    }
}

#[test]
fn the_players_rise_from_chance() {
    // Half would be 200, and the seeds are fixed.
    let by_greed = won(400, &Budget::default(), greedy, random);
    assert!(by_greed > 280, "greedy against random: {by_greed} of 400");
    let by_thumb = won(400, &Budget::default(), |seed| Box::new(Simple::careless(seed, 0)), greedy);
    assert!(by_thumb > 215, "rules of thumb against greedy: {by_thumb} of 400");
    for pair in Level::ALL[..3].windows(2) {
        let higher = won(400, &Budget::default(), level(pair[1]), level(pair[0]));
        assert!(higher > 220, "{} against {}: {higher} of 400", pair[1], pair[0]);
    }
    let ahead = won(60, &Budget::nodes(150), level(Level::Master), random);
    assert!(ahead > 42, "looking ahead against random: {ahead} of 60");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let digest = || {
        let mut players =
            [level(Level::Club)(Seed::from_number(1)), level(Level::Master)(Seed::from_number(2))];
        game(deal(3), &mut players, &Budget::nodes(120)).digest()
    };
    assert_eq!(digest(), digest());
}

/// Positions of random games in which a seat has something to choose.
fn positions(count: usize) -> Vec<(Magic, Seat)> {
    let mut rng = Seed::from_number(31).rng();
    let mut found = Vec::new();
    let mut position = deal(1);
    while found.len() < count {
        let Some((seat, action)) = random_action(&position, &mut rng) else {
            position = deal(rng.next_u64());
            continue;
        };
        if legal(&position, seat).len() > 1 && rng.range(12) == 0 {
            found.push((position.clone(), seat));
        }
        position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    }
    found
}

/// What is hidden does not matter: the other hand and the libraries may be
/// anything that looks the same.
#[test]
fn it_decides_from_its_view_alone_and_repeatably() {
    let mut rng = Seed::from_number(32).rng();
    let mut differed = 0;
    for (position, seat) in positions(60) {
        let other = position.redealt(Some(seat), &mut rng);
        differed += u32::from(other.digest() != position.digest());
        for level in Level::ALL {
            let decide =
                |position: &Magic| ask(level, &position.view(Viewer::Seat(seat)), seat, &Budget::nodes(150));
            assert_eq!(decide(&position), decide(&other), "{level}");
        }
    }
    assert!(differed > 50, "{differed}");
}

#[test]
fn it_keeps_its_budget() {
    for (position, seat) in positions(25) {
        let view = position.view(Viewer::Seat(seat));
        for nodes in [0, 1, 2, 7, 100, 1_000] {
            let thought = ask(Level::Master, &view, seat, &Budget::nodes(nodes));
            assert!(thought.nodes <= nodes, "{} of {nodes}", thought.nodes);
            assert_eq!(position.check(seat, thought.action), Ok(()));
        }
        // The time is over before it began, and somebody says that it is enough.
        let stopped = Budget::default();
        stopped.stop.now();
        for budget in [Budget::time(Duration::ZERO), stopped] {
            let thought = ask(Level::Master, &view, seat, &budget);
            assert_eq!((position.check(seat, thought.action), thought.nodes), (Ok(()), 0));
        }
    }
}

/// Once a turn's time is used up, what is left of the turn is decided without search.
#[test]
fn a_turn_has_a_deadline_too() {
    let (position, seat) = start(
        "phase second; 1 play: 4 Plains; 1 hand: Guard, 2 Soldier, White Knight; 1 library: rest; 2 library: rest",
    );
    let view = position.view(Viewer::Seat(seat));
    let mut player = Player::new(Level::Master, Seed::from_number(8));
    let time = Duration::from_millis(8);
    let mut used = Duration::ZERO;
    // However often the same turn asks, no more than twice the time of a decision is thought about it.
    for _ in 0..2_000 {
        let begun = Instant::now();
        let thought = player.think(&view, seat, &Budget::time(time));
        assert_eq!(position.check(seat, thought.action), Ok(()));
        used += begun.elapsed();
        if thought.nodes == 0 {
            assert!(used >= time, "{used:?}");
            // The next turn has its own time.
            let searched = (1..50).any(|turns| {
                let later = View { round: view.round + 2 * turns, ..view.clone() };
                player.think(&later, seat, &Budget::time(Duration::from_millis(40))).nodes > 0
            });
            assert!(searched);
            return;
        }
    }
    panic!("a turn without a deadline: {used:?}");
}

#[test]
fn without_a_choice_it_answers_at_once() {
    // A land first, and there is one kind of it: the search has nothing to do.
    let (position, seat) = start("1 hand: 2 Plains, Soldier; 1 library: rest; 2 library: rest");
    let thought = ask(Level::Master, &position.view(Viewer::Seat(seat)), seat, &Budget::default());
    assert_eq!((thought.action.to_string().as_str(), thought.nodes), ("play plains", 0));
}

#[test]
fn it_takes_a_win_that_is_there() {
    // The bolt wins at once.
    let (mut position, seat) = start(
        "1 play: Forest, Plains; 2 hp 2; 2 play: Vampire; 1 hand: Lightning Bolt, Armored Pegasus; 1 library: rest; 2 library: rest",
    );
    let done = turn(&mut position, seat);
    assert_eq!(done, ["aim lightning-bolt with gw", "target player-2"]);
    assert!(position.outcome().is_some_and(|outcome| outcome.winners.contains(seat)));
    // All must attack: one defender cannot stop three.
    let (mut position, seat) = start(
        "phase combat; 2 hp 2; 1 hp 3; 1 play: 3 Soldier; 2 play: Vampire, Guard tapped; 1 library: rest; 2 library: rest",
    );
    assert_eq!(turn(&mut position, seat), ["attack 1", "attack 2", "attack 3", "done"]);
}

#[test]
fn it_finds_lethal_with_trample() {
    // Five tramples over the skeleton; the rage makes it so (MG-41).
    let (mut position, seat) = start(
        "1 play: Forest, Vampire; 2 hp 5; 2 play: Skeleton, 4 Swamp; 1 hand: Rage; 1 hp 1; 1 library: rest; 2 library: rest",
    );
    assert_eq!(turn(&mut position, seat)[..2], ["aim rage with g", "target 2"]);
    assert_eq!(position.asked(), Some(seat.other()), "a defender is asked for");
    act(&mut position, seat.other(), Action::Defend(3));
    assert!(position.outcome().is_some_and(|outcome| outcome.winners.contains(seat)));
}

#[test]
fn it_does_not_attack_into_certain_death() {
    // The soldier would fall to any defender and win nothing; at home it is worth something.
    let (position, seat) = start(
        "phase combat; 1 play: 3 Plains, Soldier; 2 play: 3 Plains, 2 Guard, White Knight; 1 library: rest; 2 library: rest; \
         1 hand: 2 Guard; 2 hand: 2 Soldier",
    );
    assert_eq!(master(&position, seat), Action::Done);
}

#[test]
fn it_blocks_what_would_kill() {
    // Six from the vampire would be the end; the skeleton has to stop it (MG-43).
    let (mut position, seat) = start(
        "turn 1; phase combat; 1 play: Vampire, 4 Swamp; 2 hp 5; 2 play: Skeleton, Guard tapped, 4 Plains; 1 library: rest; 2 library: rest",
    );
    act(&mut position, seat, Action::Attack(1));
    act(&mut position, seat, Action::Done);
    assert_eq!(position.asked(), Some(seat.other()));
    let defence = master(&position, seat.other());
    assert_eq!(defence.to_string(), "defend 6");
    assert_eq!(by_thumb(&position, seat.other(), &mut Seed::from_number(1).rng()), Some(defence));
}

#[test]
fn it_defends_where_it_gains_by_it() {
    // The knight hits first, survives and takes the soldier along (MG-42); the skeleton would fall.
    let (mut position, seat) = start(
        "phase combat; 1 play: Soldier, 4 Plains; 2 play: Skeleton, Black Knight, 4 Swamp; 1 library: rest; 2 library: rest",
    );
    act(&mut position, seat, Action::Attack(1));
    act(&mut position, seat, Action::Done);
    assert_eq!(master(&position, seat.other()).to_string(), "defend 7");
}

#[test]
fn it_targets_the_right_thing() {
    // The vampire, not the skeleton and not the own guard.
    let (mut position, seat) = start(
        "turn 2; 2 play: 2 Swamp, Guard; 1 play: Skeleton, Vampire, 4 Swamp; 2 hand: Terror; 1 library: rest; 2 library: rest",
    );
    let terror = Action::Aim { card: "terror".parse().expect("a name"), with: "bb".parse().expect("mana") };
    act(&mut position, seat, terror);
    assert_eq!(master(&position, seat), Action::Target(Target::Card(5)));
    // The enchantment that hurts, not the own one.
    let (mut position, seat) = start(
        "1 play: 2 Plains, Holy War, 2 Soldier, Forest; 2 play: Unholy War, 2 Ghost, 4 Swamp; 1 hand: Disenchant; 1 library: rest; 2 library: rest",
    );
    let disenchant = legal(&position, seat)[0];
    act(&mut position, seat, disenchant);
    assert_eq!(master(&position, seat), Action::Target(Target::Card(7)));
}

/// A hand of seven draws nothing (MG-10): something goes, even if it does nothing now.
#[test]
fn it_makes_room_in_a_full_hand() {
    let (position, seat) = start(
        "turn 2; phase second; 2 play: Swamp; 1 play: Armored Pegasus, 3 Plains; 1 library: rest; 2 library: rest; \
         2 hand: 2 Black Knight, Ghost, Restrain, Hobgoblin, Slow, Vampire",
    );
    let slow: Action = "aim slow with b".parse().expect("an action");
    assert_eq!(by_thumb(&position, seat, &mut Seed::from_number(1).rng()), Some(slow));
    assert_eq!(master(&position, seat), slow);
}

/// However careless, nobody taps a land for nothing or takes a card back.
#[test]
fn the_careless_do_nothing_senseless() {
    let mut careless = Simple::careless(Seed::from_number(34), 100);
    for (position, seat) in positions(300) {
        let action = careless.think(&position.view(Viewer::Seat(seat)), seat, &Budget::default()).action;
        assert_eq!(position.check(seat, action), Ok(()));
        assert!(!matches!(action, Action::Tap(_) | Action::Cancel), "{action} in {position:?}");
    }
}

/// The policy of the playouts touches no heap, and never taps for nothing or thinks better of it.
#[test]
fn the_policy_is_legal_and_allocates_nothing() {
    let mut checked = 0;
    for seed in 0..40 {
        let mut rng = Seed::from_number(seed).rng();
        let mut position = deal(seed);
        while let Some(seat) = position.asked() {
            let action = by_thumb(&position, seat, &mut rng).expect("something to do");
            assert!(!matches!(action, Action::Tap(_) | Action::Cancel));
            assert_eq!(by_thumb(&position, seat.other(), &mut rng), None);
            act(&mut position, seat, action);
            checked += 1;
        }
        let whole = deal(seed + 1_000);
        let heap = allocation_counter::measure(|| {
            let mut copy = whole.clone();
            play_out(&mut copy, by_thumb, &mut rng);
            assert!(copy.asked().is_none());
        });
        assert_eq!(heap.count_total, 0, "a playout allocates");
    }
    assert!(checked > 1_000, "{checked}");
}

/// It looks at nothing that its seat could not see: another deal, the same choice.
#[test]
fn the_policy_looks_at_what_its_seat_sees() {
    let mut luck = Seed::from_number(33).rng();
    for (position, seat) in positions(200) {
        let choice = |position: &Magic| by_thumb(position, seat, &mut Rng::clone(&luck));
        let before = choice(&position);
        let other = position.redealt(Some(seat), &mut luck.clone());
        assert_eq!(choice(&other), before);
        luck.next_u32();
    }
}

/// What `greedy` is said to do.
#[test]
fn greed_is_as_described() {
    let greed = |position: &Magic, seat| {
        let view = position.view(Viewer::Seat(seat));
        greedy(Seed::from_number(1)).think(&view, seat, &Budget::default()).action.to_string()
    };
    // The most expensive card that can be paid; a land costs nothing.
    let (mut position, seat) = start(
        "1 play: 3 Plains, Forest; 1 hand: Soldier, Guard, White Knight, Plains; 1 library: rest; 2 library: rest",
    );
    for wanted in ["play guard with gwww", "play plains", "play soldier with w", "done"] {
        let action = greed(&position, seat);
        assert_eq!(action, wanted);
        act(&mut position, seat, action.parse().expect("an action"));
    }
    // It attacks whenever nothing bigger can defend.
    for (theirs, wanted) in [("Guard", "done"), ("Guard tapped", "attack 1"), ("Black Knight", "attack 1")] {
        let (position, seat) = start(&format!(
            "phase combat; 1 play: White Knight; 2 play: {theirs}; 1 library: rest; 2 library: rest"
        ));
        assert_eq!(position.phase(), Phase::Combat);
        assert_eq!(greed(&position, seat), wanted, "{theirs}");
    }
    // Harm goes to the most valuable creature, or to the player.
    for (theirs, wanted) in [("Skeleton, Vampire", "target 4"), ("Swamp", "target player-2")] {
        let (mut position, seat) = start(&format!(
            "1 play: Forest, Plains; 2 play: {theirs}; 1 hand: Lightning Bolt; 1 library: rest; 2 library: rest"
        ));
        assert_eq!(greed(&position, seat), "aim lightning-bolt with gw");
        act(&mut position, seat, "aim lightning-bolt with gw".parse().expect("an action"));
        assert_eq!(greed(&position, seat), wanted, "{theirs}");
    }
}

/// MG-60 to MG-64: legal moves to the end with the further decks, and instants are used in the window.
#[test]
fn everything_beyond_the_sheet_is_played_by_every_level() {
    let (mut instants, mut fought) = (0, 0);
    for sickness in [false, true] {
        for seed in 0..6 {
            let [deck1, deck2] = ["blue-red", "green-white"].map(str::to_owned);
            let config = Config { deck1, deck2, sickness, ..Config::default() };
            let mut position =
                Magic::start(&config, 2, Seed::from_number(seed).rng(), drop).expect("it starts");
            let levels =
                if seed == 0 { [Level::Expert, Level::Master] } else { [Level::Club, Level::Casual] };
            let mut players = levels.map(|level| Player::new(level, Seed::from_number(seed)));
            while let Some(seat) = position.pending().seats().only() {
                let view = position.view(Viewer::Seat(seat));
                let action = players[seat.index()].think(&view, seat, &Budget::nodes(40)).action;
                assert_eq!(position.check(seat, action), Ok(()), "{action} in {view:?}");
                let in_window = view.window.is_some();
                instants +=
                    u32::from(in_window && matches!(action, Action::Aim { .. } | Action::Play { .. }));
                fought += u32::from(in_window && action == Action::Pass);
                position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            }
            assert!(position.outcome().is_some());
        }
    }
    assert!(instants > 3 && fought > 20, "{instants} instants, {fought} passes");
}

/// MG-62: who would lose a creature for nothing strikes the other's down before the fight.
#[test]
fn an_instant_is_played_where_it_turns_a_fight() {
    let start = "phase combat; 1 hand: Sudden Flame; 1 play: Soldier, Mountain; 2 play: White Knight; 2 library: Ghost; 1 library: Ghost";
    let config = Config { start: start.to_owned(), ..Config::default() };
    let mut position = Magic::start(&config, 2, Seed::from_number(1).rng(), drop).expect("it starts");
    for (seat, action) in [(0, "attack 1"), (0, "done"), (1, "defend 3")] {
        let action = action.parse().expect("an action");
        position.play(GameTime::ZERO, Input::Act { seat: Seat(seat), action }, drop);
    }
    let mut told = Vec::new();
    for _ in 0..2 {
        let action = by_thumb(&position, Seat(0), &mut Seed::from_number(3).rng()).expect("asked");
        told.push(action.to_string());
        position.play(GameTime::ZERO, Input::Act { seat: Seat(0), action }, drop);
    }
    assert_eq!(told, ["aim sudden-flame with r", "target 3"]);
}
