//! The Shop Menu (section 5).

use duel::Card;
use meydan_club::{MemberId, Refusal};

use crate::card::description;
use crate::parse::Command;
use crate::program::{Answer, Program, say, told};
use crate::table::Verb;
use crate::texts;

impl Program {
    pub(crate) fn shop_menu(&mut self, id: MemberId, command: &Command, out: &mut String) -> Answer {
        let club = &self.services.club;
        match command.verb {
            Verb::ShopBuy => {
                let bought = self.services.wait(club.buy(id, &command.rest));
                let line = told(bought, texts::CARD_BOUGHT, |refusal| match refusal {
                    Refusal::NoSuchCard => texts::NO_CARD_OF_NAME,
                    Refusal::NotEnoughMoney => texts::NOT_ENOUGH_MONEY,
                    _ => texts::INVALID_COMMAND,
                })?;
                say(out, line);
            }
            Verb::ShopShowMoney => say(out, self.services.wait(club.member(id))?.coins.to_string()),
            Verb::ShopShowAll => self.list(out, description),
            Verb::ShopShowPrices => self.list(out, |card| card.price.to_string()),
            Verb::CardShow => self.show_card(&command.rest, out),
            _ => say(out, texts::INVALID_COMMAND),
        }
        Ok(())
    }

    /// Every card in alphabetical order, with something about it.
    fn list(&self, out: &mut String, about: impl Fn(&Card) -> String) {
        let book = self.services.club.book();
        let mut order: Vec<duel::Index> = (0..).take(book.cards().len()).collect();
        order.sort_by_key(|&card| book.rank(card));
        for card in order.into_iter().map(|card| book.card(card)) {
            say(out, texts::card_in_list(&card.name, about(card)));
        }
    }
}
