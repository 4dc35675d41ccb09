//! What the club refuses, as members read it.

use std::collections::BTreeSet;

use meydan_club::{Part, Refusal};
use meydan_core::Refused;
use meydan_words::Lang;

#[test]
fn every_refusal_has_its_sentence() {
    let all = [
        Refusal::UsernameTaken,
        Refusal::NicknameTaken,
        Refusal::NoMatch,
        Refusal::WrongPassword,
        Refusal::SamePassword,
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
        Refusal::NoSuchMember,
        Refusal::InvalidAmount,
        Refusal::NoSuchAvatar,
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
        let said: BTreeSet<String> =
            all.iter().map(|one| meydan_pages::refusal(lang, &Refused::game("club", one))).collect();
        assert_eq!(said.len(), all.len(), "{lang}");
    }
}
