//! What the club refuses, as members read it.

use std::collections::BTreeSet;

use meydan_club::{Error, Part, Refusal};
use meydan_members::Refusal as Account;
use meydan_words::Lang;

#[test]
fn every_refusal_has_its_sentence() {
    let all = [
        Refusal::Member(Account::UsernameTaken),
        Refusal::Member(Account::NicknameTaken),
        Refusal::Member(Account::NoMatch),
        Refusal::Member(Account::WrongPassword),
        Refusal::Member(Account::SamePassword),
        Refusal::Member(Account::PasswordTooShort),
        Refusal::Member(Account::PasswordIsName),
        Refusal::Member(Account::InvalidPassword),
        Refusal::Member(Account::InvalidUsername),
        Refusal::Member(Account::InvalidName),
        Refusal::Member(Account::Yourself),
        Refusal::Member(Account::CircleFull),
        Refusal::NoSuchCard,
        Refusal::NotEnoughMoney,
        Refusal::DeckExists,
        Refusal::NoSuchDeck,
        Refusal::NotInStock,
        Refusal::PartFull(Part::Main),
        Refusal::PartFull(Part::Side),
        Refusal::ThreeAlready,
        Refusal::NotInDeck(Part::Main),
        Refusal::NotInDeck(Part::Side),
        Refusal::InvalidName,
        Refusal::Member(Account::NoSuchMember),
        Refusal::InvalidAmount,
        Refusal::Member(Account::NoSuchAvatar),
        Refusal::CardExists,
        Refusal::BookFull,
        Refusal::Oneself,
        Refusal::NoActiveDeck(1),
        Refusal::InvalidDeck(1),
        Refusal::RoundsNotSupported,
        Refusal::NoSuchChallenge,
        Refusal::OwnChallenge,
        Refusal::ChallengeTaken,
        Refusal::TooManyChallenges,
        Refusal::NoSuchDuel,
        Refusal::DuelMovedOn,
        Refusal::NothingSaid,
        Refusal::SaidTooMuch,
        Refusal::ControlSigns,
    ];
    for lang in Lang::ALL {
        let said: BTreeSet<String> = all
            .iter()
            .filter_map(|one| Error::from(*one).refused())
            .map(|one| meydan_pages::refusal(lang, &one))
            .collect();
        assert_eq!(said.len(), all.len(), "{lang}");
    }
}
