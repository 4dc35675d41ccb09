//! Every line that the program has.

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
    "there is no duel to continue",
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

/// The players of our tests.
pub(crate) const NICKNAMES: [&str; 6] = ["ace", "bolt", "cat", "dot", "king", "queen"];
/// The cards that our tests import.
pub(crate) const OWN_CARDS: [&str; 2] = ["Moon", "Comet"];

thread_local! {
    static BOOK: duel::Book = duel::Book::standard();
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
    let named = NICKNAMES.contains(&head) || OWN_CARDS.contains(&head) || head == "AI";
    option || named || BOOK.with(|book| book.index(head).is_some())
}

pub(crate) fn is_known(line: &str) -> bool {
    // Sizes of decks and graveyards stand at the edge of the board; money stands alone.
    let codes = ["E", "O", "OO", "DO", "DH", "H", "c"];
    let mut cells = line.split('\t').filter(|cell| !cell.is_empty());
    let board = cells.all(|cell| cell.parse::<u64>().is_ok() || codes.contains(&cell));
    board || is_listed(line) || KNOWN.iter().any(|pattern| fits(line, pattern))
}

/// Whether it is a line of `help`: a command of the page of documentation, and what it says.
pub(crate) fn is_help(line: &str) -> bool {
    let page = meydan_duel_line::page();
    line.split_once(": ").is_some_and(|(command, says)| page.contains(command) && page.contains(says))
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
