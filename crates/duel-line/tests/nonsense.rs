//! Whatever is typed, the program answers with lines that it has, and goes on.

use meydan_club::Club;
use meydan_core::{Rng, Seed};
use meydan_duel_line::{Exhibition, Flow, Options, Program};

/// Every line that there is; `*` stands for anything.
const KNOWN: &[&str] = &[
    "invalid command",
    "please login first",
    "menu navigation is not possible",
    "* Menu",
    "user with username * already exists",
    "user with nickname * already exists",
    "user created successfully!",
    "Username and password didn't match!",
    "user logged in successfully!",
    "user logged out successfully!",
    "nickname changed successfully!",
    "current password is invalid",
    "please enter a new password",
    "password changed successfully!",
    "there is no card with this name",
    "deck with name * already exists",
    "deck created successfully!",
    "deck with name * does not exist",
    "deck deleted successfully",
    "deck activated successfully",
    "card with name * does not exist",
    "main deck is full",
    "side deck is full",
    "there are already three cards with name * in deck *",
    "card added to deck successfully",
    "card with name * does not exist in * deck",
    "card removed form deck successfully",
    "Decks:",
    "Active deck:",
    "Other decks:",
    "*: main deck *, side deck *, *valid",
    "Deck: *",
    "Main deck:",
    "Side deck:",
    "Monsters:",
    "Spell and Traps:",
    "not enough money",
    "card bought successfully",
    "money increased successfully",
    "card exported successfully",
    "card imported successfully",
    "invalid card file",
    "there is no player with this username",
    "* has no active deck",
    "*'s deck is invalid",
    "number of rounds is not supported",
    "invalid selection",
    "no card found in the given position",
    "card selected",
    "card deselected",
    "no card is selected yet",
    "phase: *",
    "new card added to the hand : *",
    "its *'s turn",
    "you can't summon this card",
    "action not allowed in this phase",
    "monster card zone is full",
    "you already summoned/set on this turn",
    "summoned successfully",
    "there are not enough cards for tribute",
    "there no monsters one this address",
    "there no monsters on one of this addresses",
    "you can't set this card",
    "you can't do this action in this phase",
    "spell card zone is full",
    "set successfully",
    "you can't change this card position",
    "this card is already in the wanted position",
    "you already changed this card position in this turn",
    "monster card position changed successfully",
    "you can't flip summon this card",
    "flip summoned successfully",
    "you can't attack with this card",
    "this card already attacked",
    "there is no card to attack here",
    "you can't attack this card",
    "you can't attack the opponent directly",
    "your opponent's monster is destroyed and your opponent receives * battle damage",
    "both you and your opponent monster cards are destroyed and no one receives damage",
    "Your monster card is destroyed and you received * battle damage",
    "the defense position monster is destroyed",
    "no card is destroyed",
    "no card is destroyed and you received * battle damage",
    "no card is destroyed and your opponent received * battle damage",
    "opponent's monster card was * and *",
    "you opponent receives * battale damage",
    "activate effect is only for spell cards.",
    "you can't activate an effect on this turn",
    "you have already activated this card",
    "preparations of this spell are not done yet",
    "spell activated",
    "this card has no effect to use",
    "preparations of this effect are not done yet",
    "effect activated",
    "now it will be *'s turn",
    "do you want to activate your trap and spell?",
    "it's not your turn to play this kind of moves",
    "spell/trap activated",
    "there is no way you could ritual summon a monster",
    "you should ritual summon right now",
    "selected monsters levels don't match with ritual monster",
    "there is no way you could special summon a monster",
    "you should special summon right now",
    "graveyard empty",
    "card is not visible",
    "* won the game and the score is: *-*",
    "* won the whole match with score: *-*",
    "* can exchange one card between main deck and side deck",
    "cards exchanged successfully",
    "name a card",
    "enter an amount",
    "invalid amount",
    "do you want to use the effect of *?",
    "choose *-* for *: *",
    "choose tributes for *: *",
    "* is destroyed",
    "* is added to the hand of *",
    "* is discarded",
    "* gains * life points",
    "* loses * life points",
    "* is special summoned",
    "* is negated",
    "the attack is negated",
    "* takes control of *",
    "* is turned face-up",
    // Cards, lists and boards.
    "Name: *",
    "Level: *",
    "Type: *",
    "ATK: *",
    "DEF: *",
    "Spell",
    "Trap",
    "Description: *",
    "*- *: *",
    "--------------------------",
    "\t*",
    "",
    "help: *",
];

/// Whether a line has the form of a pattern.
fn fits(line: &str, pattern: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| line.strip_prefix(first)) else { return false };
    let parts: Vec<&str> = parts.collect();
    for (index, part) in parts.iter().enumerate() {
        if index + 1 == parts.len() {
            return rest.ends_with(part);
        }
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.is_empty()
}

/// Whether it is a line of a list: a card or a player, an option of a choice.
fn is_listed(line: &str) -> bool {
    let line = line
        .split_once(". ")
        .filter(|(number, _)| number.parse::<u8>().is_ok())
        .map_or(line, |(_, rest)| rest);
    let Some((head, _)) = line.split_once(':') else { return false };
    let place = head.strip_prefix("opponent ").unwrap_or(head);
    let (place, number) = place.rsplit_once(' ').unwrap_or((place, "1"));
    let option = number.parse::<u8>().is_ok()
        && ["monster", "spell", "field", "hand", "graveyard", "deck"].contains(&place);
    option || ["ace", "bolt", "AI", "cat"].contains(&head) || duel::Book::standard().index(head).is_some()
}

fn is_known(line: &str) -> bool {
    // Sizes of decks and graveyards stand at the edge of the board; money stands alone.
    let codes = ["E", "O", "OO", "DO", "DH", "H", "c"];
    let mut cells = line.split('\t').filter(|cell| !cell.is_empty());
    let board = cells.all(|cell| cell.parse::<u64>().is_ok() || codes.contains(&cell));
    board || is_listed(line) || KNOWN.iter().any(|pattern| fits(line, pattern))
}

fn pick<'a>(rng: &mut Rng, among: &[&'a str]) -> &'a str {
    among[rng.range(among.len() as u32) as usize]
}

/// What somebody might type in a duel.
fn duel_line(rng: &mut Rng) -> String {
    let number = rng.range(7);
    let other = rng.range(6);
    let fixed = [
        "next phase",
        "next phase",
        "summon",
        "summon",
        "set",
        "set -- position attack",
        "set --position defense",
        "flip-summon",
        "attack direct",
        "activate effect",
        "activate effect",
        "use effect",
        "yes",
        "yes",
        "no",
        "cancel",
        "attack",
        "defense",
        "select -d",
        "select --field",
        "select --field --opponent",
        "card show --selected",
        "show graveyard",
        "show graveyard --opponent",
        "back",
        "show hand",
        "menu exit",
        "menu enter Deck",
        "menu show-current",
        "nonsense",
        "select",
        "",
        "increase --LP 100",
        "card show Yami",
        "duel set-winner ace",
        "duel set-winner bolt",
        "surrender",
        "select --hand Dark Hole --force",
        "select --hand Advanced Ritual Art --force",
        "select --hand Skull Guardian --force",
        "deck swap --main Battle OX --side Spiral Serpent",
    ];
    match rng.range(10) {
        0..=2 => format!("select --hand {}", number + 1),
        3 => format!("select --monster {number}"),
        4 => format!("select --spell {number}"),
        5 => format!("attack {number}"),
        6 => pick(rng, &["1", "2", "3", "1 2", "2 3", "1000", "Haniwa"]).to_owned(),
        7 => format!("select --opponent {other}"),
        _ => pick(rng, &fixed).to_owned(),
    }
}

/// What somebody might type in a menu.
fn menu_line(rng: &mut Rng) -> String {
    let lines = [
        "menu enter Duel",
        "menu enter Deck",
        "menu enter Shop",
        "menu enter Profile",
        "menu enter Scoreboard",
        "menu enter Import/Export",
        "menu exit",
        "menu show-current",
        "user login -u alice -p x",
        "user login -u bob -p x",
        "user login -u bob -p y",
        "user create -u carol -n cat -p x",
        "user logout",
        "duel --new --second-player bob --rounds 1",
        "duel --new --second-player alice --rounds 3",
        "duel --new --ai --rounds 3",
        "duel --new --ai --rounds 9",
        "deck create zoo",
        "deck delete zoo",
        "deck set-activate zoo",
        "deck set-activate Standard",
        "deck add-card -c Haniwa -d zoo",
        "deck rm-card -c Haniwa -d zoo",
        "deck show --all",
        "deck show -d zoo",
        "deck show --cards",
        "shop buy Haniwa",
        "shop buy Goblin",
        "shop show --money",
        "increase --money 5",
        "scoreboard show",
        "profile change -n ace",
        "profile change -n bolt",
        "profile change -p -c x -w x",
        "export card Haniwa",
        "import card Haniwa",
        "import card Goblin",
        "card show Haniwa",
        "nonsense",
        "deck show -d Standard -s",
    ];
    pick(rng, &lines).to_owned()
}

#[test]
fn du_003_every_answer_is_a_known_line() {
    let data = tempfile::TempDir::new().expect("a folder");
    let options = Options { data: data.path().to_owned(), seed: Some(5), cheats: true };
    let mut program = Program::open(&options).expect("an empty folder can be used");
    let mut type_in = |line: &str| {
        let mut out = String::new();
        let flow = program.line(line, &mut out);
        for printed in out.lines() {
            assert!(is_known(printed), "{line}: {printed:?}");
        }
        match flow {
            Flow::GoOn => {}
            Flow::Leave => program = Program::open(&options).expect("the folder can be used again"),
            Flow::Broken(why) => panic!("{line}: {why}"),
        }
        out
    };
    let mut bought = 0;
    for (user, nickname) in [("alice", "ace"), ("bob", "bolt")] {
        type_in(&format!("user create -u {user} -n {nickname} -p x"));
        type_in(&format!("user login -u {user} -p x"));
        type_in("increase --money 1000000");
        type_in("menu enter Shop");
        let cards: Vec<&str> = duel::standard_deck()
            .lines()
            .filter(|line| !line.starts_with('#') && *line != "side")
            .map(|line| line.split_once(' ').expect("a number and a name").1)
            .collect();
        for card in &cards {
            for _ in 0..2 {
                bought += type_in(&format!("shop buy {card}")).matches("card bought successfully").count();
            }
        }
        type_in("menu exit");
        type_in("menu enter Deck");
        type_in("deck create Standard");
        for (index, card) in cards.iter().enumerate() {
            let side = if index > 25 { " -s" } else { "" };
            type_in(&format!("deck add-card -c {card} -d Standard{side}"));
            type_in(&format!("deck add-card -c {card} -d Standard"));
        }
        type_in("deck set-activate Standard");
        type_in("menu exit");
        type_in("user logout");
    }
    let mut rng = Seed::from_number(9).rng();
    type_in("user login -u alice -p x");
    for _ in 0..20_000 {
        // Inside a duel the menus are closed, so most lines are for a duel.
        let line = if rng.range(8) == 0 { menu_line(&mut rng) } else { duel_line(&mut rng) };
        bought += type_in(&line).matches("card bought successfully").count();
    }
    // Cards are conserved: what was bought is there, in the stock or in a deck (DU-052).
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let owned = runtime.block_on(async {
        let club = Club::open(&data.path().join("hall.db")).await.expect("the club's file");
        let mut all = 0;
        for user in ["alice", "bob", "carol"] {
            let Some(member) = club.find(user).await.expect("an answer") else { continue };
            let mut owned = club.owned(member.id).await.expect("an answer");
            let mut there = club.stock(member.id).await.expect("an answer");
            for deck in club.decks(member.id).await.expect("an answer") {
                there.extend(deck.main);
                there.extend(deck.side);
            }
            owned.sort_unstable();
            there.sort_unstable();
            assert_eq!(owned, there, "{user}");
            assert!(member.coins >= 0, "{user}");
            all += owned.len();
        }
        all
    });
    assert_eq!(owned, bought);
}

/// Tables with everything on them, at every moment that asks something.
#[test]
fn du_017_laid_out_tables_answer_every_line() {
    let tables = [
        "1 hand: Advanced Ritual Art | Skull Guardian | Crab Turtle | Monster Reborn | Twin Twisters | The Tricky
         1 monsters: Battle OX | Silver Fang | Herald of Creation | Haniwa set
         1 spells: Magic Jammer set | Solemn Warning set
         1 graveyard: Dark magician | Leotron
         1 deck: Haniwa | Yami | Bitron | Pot of Greed | Battle OX | Haniwa | Yami
         2 hand: Haniwa | Bitron
         2 monsters: Suijin | Man-Eater Bug set | Texchanger
         2 spells: Mirror Force set | Mind Crush set | Call of The Haunted set | Wall of Revealing Light set
         2 graveyard: Wattkid | Leotron
         2 deck: Haniwa | Yami | Bitron | Texchanger | Leotron | Haniwa",
        "1 hand: Terratiger, the Empowered Warrior | Haniwa | Beast King Barbaros | Gate Guardian | Raigeki | Change of Heart
         1 monsters: Battle OX | Scanner | Haniwa
         1 spells: Messenger of peace | Supply Squad | Spell Absorption
         1 deck: Haniwa | Yami | Bitron | Pot of Greed | Battle OX | Haniwa | Yami
         2 hand: Haniwa | Bitron
         2 monsters: Exploder Dragon | Marshmallon set | Command Knight
         2 spells: Torrential Tribute set | Magic Jammer set | Vanity's Emptiness set | Mystical space typhoon set
         2 graveyard: Wattkid | Leotron
         2 deck: Haniwa | Yami | Bitron | Texchanger | Leotron | Haniwa",
    ];
    let mut rng = Seed::from_number(4).rng();
    for round in 0..1_000 {
        let mut text = tables[round % tables.len()].to_owned();
        if round % 3 == 0 {
            text += "\nturn 1 battle";
        }
        if round % 5 == 0 {
            text += "\ncomputer";
        }
        let mut exhibition = Exhibition::new(&text, Seed::from_number(round as u64)).expect("a table");
        for _ in 0..80 {
            let line = duel_line(&mut rng);
            for printed in exhibition.line(&line).lines() {
                assert!(is_known(printed), "{line}: {printed:?}");
            }
            if exhibition.is_over() {
                break;
            }
        }
    }
}

#[test]
fn what_is_not_known_is_found_out() {
    assert!(is_known("\tE\tOO\tDH\tE\tE"));
    assert!(is_known("bob won the game and the score is: 1-0"));
    assert!(!is_known("something unheard-of"));
    assert!(!is_known("summoned successfully!"));
    assert!(!is_known("something: else"));
    assert!(is_known("2. opponent monster 3: hidden card"));
}
