//! Every line that the program prints. They are the specification's bytes, with its
//! spelling and punctuation, and stay English: nothing here is translated.

use std::fmt::Display;

pub(crate) const INVALID_COMMAND: &str = "invalid command";
pub(crate) const LOGIN_FIRST: &str = "please login first";
pub(crate) const NO_NAVIGATION: &str = "menu navigation is not possible";

pub(crate) const USER_CREATED: &str = "user created successfully!";
pub(crate) const NO_MATCH: &str = "Username and password didn't match!";
pub(crate) const LOGGED_IN: &str = "user logged in successfully!";
pub(crate) const LOGGED_OUT: &str = "user logged out successfully!";

pub(crate) const NICKNAME_CHANGED: &str = "nickname changed successfully!";
pub(crate) const WRONG_PASSWORD: &str = "current password is invalid";
pub(crate) const SAME_PASSWORD: &str = "please enter a new password";
pub(crate) const PASSWORD_CHANGED: &str = "password changed successfully!";

pub(crate) const NO_CARD_OF_NAME: &str = "there is no card with this name";

pub(crate) const DECK_CREATED: &str = "deck created successfully!";
pub(crate) const DECK_DELETED: &str = "deck deleted successfully";
pub(crate) const DECK_ACTIVATED: &str = "deck activated successfully";
pub(crate) const CARD_ADDED: &str = "card added to deck successfully";
pub(crate) const CARD_REMOVED: &str = "card removed form deck successfully";
pub(crate) const DECKS: &str = "Decks:";
pub(crate) const ACTIVE_DECK: &str = "Active deck:";
pub(crate) const OTHER_DECKS: &str = "Other decks:";
pub(crate) const MONSTERS: &str = "Monsters:";
pub(crate) const SPELLS_AND_TRAPS: &str = "Spell and Traps:";

pub(crate) const NOT_ENOUGH_MONEY: &str = "not enough money";
pub(crate) const CARD_BOUGHT: &str = "card bought successfully";
pub(crate) const TURN_WILL_BE_SKIPPED: &str = "your opponent's next turn will be skipped";
pub(crate) const POWER_CHANGED: &str = "power changed successfully";
pub(crate) const CANNOT_CHANGE_POWER: &str = "you can't change this card's power";
pub(crate) const PROTECTED: &str = "card protected";
pub(crate) const ADDED_TO_GRAVEYARD: &str = "card added to graveyard successfully";
pub(crate) const REMOVED_FROM_GRAVEYARD: &str = "card removed from graveyard successfully";
pub(crate) const MONEY_INCREASED: &str = "money increased successfully";

pub(crate) const CARD_EXPORTED: &str = "card exported successfully";
pub(crate) const CARD_IMPORTED: &str = "card imported successfully";
pub(crate) const INVALID_CARD_FILE: &str = "invalid card file";

pub(crate) const NO_SUCH_PLAYER: &str = "there is no player with this username";
/// Ours: the specification leaves going on with a duel to the hall (D-71).
pub(crate) const NO_DUEL_TO_CONTINUE: &str = "there is no duel to continue";
/// Ours: D-97.
pub(crate) const PLAYED_ELSEWHERE: &str = "this duel is played elsewhere";
/// Ours: D-93.
pub(crate) const TURN_LIMIT: &str = "the duel has reached 200 turns";
pub(crate) const WRONG_ROUNDS: &str = "number of rounds is not supported";

pub(crate) const INVALID_SELECTION: &str = "invalid selection";
pub(crate) const NO_CARD_FOUND: &str = "no card found in the given position";
pub(crate) const CARD_SELECTED: &str = "card selected";
pub(crate) const CARD_DESELECTED: &str = "card deselected";
pub(crate) const NOTHING_SELECTED: &str = "no card is selected yet";

pub(crate) const CANNOT_SUMMON: &str = "you can't summon this card";
pub(crate) const NOT_ALLOWED_IN_PHASE: &str = "action not allowed in this phase";
pub(crate) const MONSTER_ZONE_FULL: &str = "monster card zone is full";
pub(crate) const SUMMONED_ALREADY: &str = "you already summoned/set on this turn";
pub(crate) const SUMMONED: &str = "summoned successfully";
pub(crate) const TOO_FEW_TRIBUTES: &str = "there are not enough cards for tribute";
pub(crate) const NO_TRIBUTE_THERE: &str = "there no monsters one this address";
pub(crate) const NO_TRIBUTES_THERE: &str = "there no monsters on one of this addresses";

pub(crate) const CANNOT_SET: &str = "you can't set this card";
pub(crate) const NOT_IN_PHASE: &str = "you can't do this action in this phase";
pub(crate) const SPELL_ZONE_FULL: &str = "spell card zone is full";
pub(crate) const SET: &str = "set successfully";

pub(crate) const CANNOT_CHANGE_POSITION: &str = "you can't change this card position";
pub(crate) const ALREADY_IN_POSITION: &str = "this card is already in the wanted position";
pub(crate) const POSITION_CHANGED_ALREADY: &str = "you already changed this card position in this turn";
pub(crate) const POSITION_CHANGED: &str = "monster card position changed successfully";
pub(crate) const CANNOT_FLIP: &str = "you can't flip summon this card";
pub(crate) const FLIP_SUMMONED: &str = "flip summoned successfully";

pub(crate) const CANNOT_ATTACK: &str = "you can't attack with this card";
pub(crate) const ATTACKED_ALREADY: &str = "this card already attacked";
pub(crate) const NOTHING_TO_ATTACK: &str = "there is no card to attack here";
pub(crate) const CANNOT_ATTACK_THIS: &str = "you can't attack this card";
pub(crate) const NOT_DIRECTLY: &str = "you can't attack the opponent directly";

pub(crate) const BOTH_DESTROYED: &str =
    "both you and your opponent monster cards are destroyed and no one receives damage";
pub(crate) const DEFENDER_DESTROYED: &str = "the defense position monster is destroyed";
pub(crate) const NONE_DESTROYED: &str = "no card is destroyed";

pub(crate) const ONLY_SPELLS: &str = "activate effect is only for spell cards.";
pub(crate) const NO_EFFECT_THIS_TURN: &str = "you can't activate an effect on this turn";
pub(crate) const ACTIVATED_ALREADY: &str = "you have already activated this card";
pub(crate) const SPELL_NOT_PREPARED: &str = "preparations of this spell are not done yet";
pub(crate) const SPELL_ACTIVATED: &str = "spell activated";
pub(crate) const NO_EFFECT_TO_USE: &str = "this card has no effect to use";
pub(crate) const EFFECT_NOT_PREPARED: &str = "preparations of this effect are not done yet";
pub(crate) const EFFECT_ACTIVATED: &str = "effect activated";

pub(crate) const WANT_TO_ACTIVATE: &str = "do you want to activate your trap and spell?";
pub(crate) const NOT_THIS_KIND: &str = "it's not your turn to play this kind of moves";
pub(crate) const ANSWER_ACTIVATED: &str = "spell/trap activated";

pub(crate) const NO_RITUAL: &str = "there is no way you could ritual summon a monster";
pub(crate) const RITUAL_NOW: &str = "you should ritual summon right now";
pub(crate) const LEVELS_DO_NOT_MATCH: &str = "selected monsters levels don't match with ritual monster";
pub(crate) const NO_SPECIAL_SUMMON: &str = "there is no way you could special summon a monster";
pub(crate) const SPECIAL_SUMMON_NOW: &str = "you should special summon right now";

pub(crate) const GRAVEYARD_EMPTY: &str = "graveyard empty";
pub(crate) const NOT_VISIBLE: &str = "card is not visible";
pub(crate) const HIDDEN_CARD: &str = "hidden card";

pub(crate) const EXCHANGED: &str = "cards exchanged successfully";
pub(crate) const NAME_A_CARD: &str = "name a card";
pub(crate) const ENTER_AN_AMOUNT: &str = "enter an amount";
pub(crate) const INVALID_AMOUNT: &str = "invalid amount";
pub(crate) const ATTACK_NEGATED: &str = "the attack is negated";

/// Ours: D-98.
pub(crate) fn no_such_level(level: &str) -> String {
    format!("there is no level {level}")
}

pub(crate) fn username_taken(username: &str) -> String {
    format!("user with username {username} already exists")
}

pub(crate) fn nickname_taken(nickname: &str) -> String {
    format!("user with nickname {nickname} already exists")
}

pub(crate) fn ranked(rank: u64, nickname: &str, score: i64) -> String {
    format!("{rank}- {nickname}: {score}")
}

pub(crate) fn deck_exists(name: &str) -> String {
    format!("deck with name {name} already exists")
}

pub(crate) fn no_such_deck(name: &str) -> String {
    format!("deck with name {name} does not exist")
}

pub(crate) fn no_such_card(name: &str) -> String {
    format!("card with name {name} does not exist")
}

/// `part` is `main` or `side`.
pub(crate) fn deck_full(part: &str) -> String {
    format!("{part} deck is full")
}

pub(crate) fn three_already(card: &str, deck: &str) -> String {
    format!("there are already three cards with name {card} in deck {deck}")
}

pub(crate) fn not_in_deck(card: &str, part: &str) -> String {
    format!("card with name {card} does not exist in {part} deck")
}

pub(crate) fn deck_line(name: &str, main: usize, side: usize, valid: bool) -> String {
    let valid = if valid { "valid" } else { "invalid" };
    format!("{name}: main deck {main}, side deck {side}, {valid}")
}

pub(crate) fn deck_head(name: &str) -> String {
    format!("Deck: {name}")
}

pub(crate) fn part_head(side: bool) -> &'static str {
    if side { "Side deck:" } else { "Main deck:" }
}

/// In the list of a deck there is a blank after the colon.
pub(crate) fn card_in_deck(name: &str, description: &str) -> String {
    format!("{name}: {description}")
}

/// In all other lists there is none.
pub(crate) fn card_in_list(name: &str, description: impl Display) -> String {
    format!("{name}:{description}")
}

pub(crate) fn card_in_pile(number: usize, name: &str, description: &str) -> String {
    format!("{number}. {name}:{description}")
}

pub(crate) fn no_active_deck(username: &str) -> String {
    format!("{username} has no active deck")
}

pub(crate) fn invalid_deck(username: &str) -> String {
    format!("{username}'s deck is invalid")
}

pub(crate) fn phase(name: &str) -> String {
    format!("phase: {name}")
}

pub(crate) fn drew(card: &str) -> String {
    format!("new card added to the hand : {card}")
}

pub(crate) fn turn_skipped(nickname: &str) -> String {
    format!("{nickname}'s turn is skipped")
}

pub(crate) fn turn_of(nickname: &str) -> String {
    format!("its {nickname}'s turn")
}

pub(crate) fn control_of(username: &str) -> String {
    format!("now it will be {username}'s turn")
}

pub(crate) fn won_game(username: &str, own: u8, other: u8) -> String {
    format!("{username} won the game and the score is: {own}-{other}")
}

pub(crate) fn won_match(username: &str, own: u8, other: u8) -> String {
    format!("{username} won the whole match with score: {own}-{other}")
}

pub(crate) fn may_exchange(username: &str) -> String {
    format!("{username} can exchange one card between main deck and side deck")
}

pub(crate) fn target_destroyed(damage: u16) -> String {
    format!("your opponent's monster is destroyed and your opponent receives {damage} battle damage")
}

pub(crate) fn attacker_destroyed(damage: u16) -> String {
    format!("Your monster card is destroyed and you received {damage} battle damage")
}

pub(crate) fn none_destroyed_you(damage: u16) -> String {
    format!("no card is destroyed and you received {damage} battle damage")
}

pub(crate) fn none_destroyed_opponent(damage: u16) -> String {
    format!("no card is destroyed and your opponent received {damage} battle damage")
}

pub(crate) fn was_hidden(card: &str, outcome: &str) -> String {
    format!("opponent's monster card was {card} and {outcome}")
}

pub(crate) fn hit_directly(damage: u16) -> String {
    format!("you opponent receives {damage} battale damage")
}

pub(crate) fn want_effect(card: &str) -> String {
    format!("do you want to use the effect of {card}?")
}

pub(crate) fn choose(least: usize, most: usize, card: &str, what: &str) -> String {
    format!("choose {least}-{most} for {card}: {what}")
}

pub(crate) fn choose_tributes(card: &str, counts: &[u8]) -> String {
    let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
    let list = match &counts[..] {
        [but_last @ .., last] if !but_last.is_empty() => format!("{} or {last}", but_last.join(", ")),
        _ => counts.concat(),
    };
    format!("choose tributes for {card}: {list}")
}

pub(crate) fn destroyed(card: &str) -> String {
    format!("{card} is destroyed")
}

/// Which card is left out where somebody reads along who may not know it.
pub(crate) fn to_hand(card: Option<&str>, nickname: &str) -> String {
    format!("{} is added to the hand of {nickname}", card.unwrap_or("a card"))
}

pub(crate) fn discarded(card: &str) -> String {
    format!("{card} is discarded")
}

pub(crate) fn gains(nickname: &str, amount: u16) -> String {
    format!("{nickname} gains {amount} life points")
}

pub(crate) fn loses(nickname: &str, amount: u16) -> String {
    format!("{nickname} loses {amount} life points")
}

pub(crate) fn special_summoned(card: &str) -> String {
    format!("{card} is special summoned")
}

pub(crate) fn negated(card: &str) -> String {
    format!("{card} is negated")
}

pub(crate) fn takes_control(nickname: &str, card: &str) -> String {
    format!("{nickname} takes control of {card}")
}

pub(crate) fn turned_up(card: &str) -> String {
    format!("{card} is turned face-up")
}

// What only a person at a terminal reads (D-91).
pub(crate) const GREETING: &str =
    "Welcome to Duel. help shows what can be typed here; Tab completes, Ctrl-D leaves.";
pub(crate) const HINT_OR_CANCEL: &str = ", or cancel";
pub(crate) const HINT_NUMBER: &str = "type a number";
pub(crate) const HINT_GRAVEYARD: &str = "back leads to the duel";
pub(crate) const HINT_WINDOW: &str = "yes to answer with a card of yours, no to let it happen";
pub(crate) const HINT_ANSWERING: &str =
    "select --spell <number>, then activate effect; cancel to let it happen after all";
pub(crate) const HINT_YES_OR_NO: &str = "yes or no";
pub(crate) const HINT_NAME: &str = "type the whole name of any card";
pub(crate) const HINT_POSITION: &str = "type attack or defense";
pub(crate) const HINT_RITUAL: &str =
    "select --hand <number> of the ritual monster, then summon; cancel calls it off";
pub(crate) const HINT_RITUAL_TRIBUTES: &str =
    "type the zones of your monsters to tribute; their levels must add up exactly; or cancel";
pub(crate) const HINT_SPECIAL: &str = "select --hand <number> of a monster, then summon; or cancel";
pub(crate) const HINT_EXCHANGE: &str =
    "deck swap --main <card name> --side <card name> to exchange, cancel when your deck is as you want it";

pub(crate) fn hint_tributes(due: usize) -> String {
    if due == 1 {
        "type the zone number of the monster to tribute".to_owned()
    } else {
        format!("type the zone numbers of the {due} monsters to tribute")
    }
}

pub(crate) fn hint_choice(single: bool) -> String {
    if single { "type its number or name" } else { "type their numbers, with blanks between" }.to_owned()
}

pub(crate) fn curtain(nickname: &str) -> String {
    format!("{nickname}, it is for you to look now: press Enter when you are alone before the screen")
}

#[cfg(test)]
mod tests {
    /// D-78 has the sentence with three numbers, and with two.
    #[test]
    fn du_290_numbers_of_tributes_are_joined() {
        assert_eq!(
            super::choose_tributes("Beast King Barbaros", &[0, 2, 3]),
            "choose tributes for Beast King Barbaros: 0, 2 or 3"
        );
        assert_eq!(
            super::choose_tributes("Beast King Barbaros", &[0, 2]),
            "choose tributes for Beast King Barbaros: 0 or 2"
        );
    }
}
