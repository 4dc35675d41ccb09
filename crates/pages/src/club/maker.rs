//! Cards of one's own: built from the parts of the language of effects, or taken
//! from a file; and every card as a file.

use std::collections::BTreeMap;

use duel::{Attribute, Book, Card, Fault, Kind, Nonsense, Property, Race};
use maud::{Markup, html};
use meydan_model::ClubMember;
use meydan_words::{Lang, Words};

use super::decks::text_field;
use super::shop::{KINDS, sorted};
use super::{Notice, Shell, Tab, coins, parts};
use crate::model::Frame;
use crate::setup;

/// What is typed into the form that makes a card, as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// By the names of a card file: `name`, `kind`, `level`, `effect` and so on.
    pub fields: BTreeMap<&'static str, String>,
}

impl Draft {
    /// The fields that there are.
    pub const FIELDS: [&'static str; 11] = [
        "name",
        "kind",
        "level",
        "attribute",
        "type",
        "ritual",
        "atk",
        "def",
        "property",
        "description",
        "effect",
    ];

    /// What a field says.
    #[must_use]
    pub fn get(&self, field: &str) -> &str {
        self.fields.get(field).map_or("", String::as_str)
    }

    /// The form as this card would fill it in, but for the name.
    #[must_use]
    pub fn like(card: &Card) -> Draft {
        let mut fields = BTreeMap::from([("effect", card.effect.lines().join("\n"))]);
        let mut put = |field, value: String| fields.insert(field, value);
        match &card.kind {
            Kind::Monster(body) => {
                put("kind", "monster".to_owned());
                put("level", body.level.to_string());
                put("attribute", body.attribute.text().to_owned());
                put("type", body.race.text().to_owned());
                put("atk", body.atk.to_string());
                put("def", body.def.to_string());
                if body.ritual {
                    put("ritual", "on".to_owned());
                }
            }
            Kind::Spell(property) => {
                put("kind", "spell".to_owned());
                put("property", property.text().to_owned());
            }
            Kind::Trap(property) => {
                put("kind", "trap".to_owned());
                put("property", property.text().to_owned());
            }
        }
        Draft { fields }
    }
}

impl Default for Draft {
    fn default() -> Draft {
        let usual = [("kind", "monster"), ("level", "4"), ("atk", "1500"), ("def", "1200")];
        Draft { fields: usual.map(|(field, value)| (field, value.to_owned())).into() }
    }
}

/// What is thought of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can be made: for this price in the shop, of which its maker pays this part.
    Fine {
        /// In the shop.
        price: i64,
        /// Paid by its maker.
        part: i64,
    },
    /// What is wrong with it, a sentence each.
    Wrong(Vec<String>),
}

/// The page of the cards.
pub struct Maker<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// Who makes.
    pub member: ClubMember,
    /// The cards that there are.
    pub book: Book,
    /// What is typed so far.
    pub draft: Draft,
    /// What is thought of it, once it was sent.
    pub verdict: Option<Verdict>,
    /// What was typed to import.
    pub text: String,
    /// What is said first.
    pub notice: Option<Notice>,
}

/// Draws it.
#[must_use]
pub fn maker(model: &Maker<'_>) -> Markup {
    let words = Words::of(model.frame.lang);
    let content = html! {
        (make(words, model))
        div class="club-columns" {
            (import(words, &model.text))
            (export(words, &model.book))
        }
    };
    Shell {
        frame: model.frame,
        member: Some(&model.member),
        tab: Tab::Cards,
        notice: model.notice.as_ref(),
        title: words.say("web-club-tab-cards"),
        scripts: &["setup.js", "club/maker.js"],
        content,
    }
    .draw()
}

/// What is thought of a draft: the part that is drawn anew while one types.
#[must_use]
pub fn verdict(lang: Lang, verdict: &Verdict) -> Markup {
    let words = Words::of(lang);
    match verdict {
        Verdict::Fine { price, part } => {
            let args = [("price", (*price).into()), ("part", (*part).into())];
            html! { p class="club-done" { (words.say_with("web-club-make-fine", &args)) } }
        }
        Verdict::Wrong(faults) => {
            setup::said(&format!("{}\n{}", words.say("web-club-make-wrong"), faults.join("\n")))
        }
    }
}

fn label(words: &Words, field: &str) -> String {
    words.say(&format!("web-club-make-{field}"))
}

fn make(words: &Words, model: &Maker<'_>) -> Markup {
    let draft = &model.draft;
    html! {
        section class="card club-form" aria-labelledby="make" {
            h2 id="make" { (words.say("web-club-make")) }
            p class="quiet" { (words.say("web-club-make-about")) }
            (like(words, &model.book))
            form class="make" method="post" action="/club/cards/make" data-check="/club/cards/check" {
                div class="fields" { (typed(words, draft, "name", "60", "auto")) }
                fieldset {
                    legend { (label(words, "kind")) }
                    div class="picks three small" {
                        @for kind in KINDS {
                            label class="pick" {
                                input type="radio" name="kind" value=(kind) checked[draft.get("kind") == kind];
                                span class="pick-name" { (words.say(&format!("duel-kind-{kind}"))) }
                            }
                        }
                    }
                }
                (bodily(words, draft))
                (property(words, draft))
                (effect(words, model))
                (typed(words, draft, "description", "500", "auto"))
                div id="verdict" aria-live="polite" {
                    @if let Some(said) = &model.verdict { (verdict(words.lang(), said)) }
                }
                p class="card-buttons" {
                    button class="button main" { (words.say("web-club-make-go")) }
                    button class="button" formaction="/club/cards/try" { (words.say("web-club-make-check")) }
                }
            }
        }
    }
}

/// A card to begin with.
fn like(words: &Words, book: &Book) -> Markup {
    html! {
        form class="club-search" method="get" action="/club/cards" {
            p class="field" {
                label for="like" { (words.say("web-club-make-like")) }
                (cards(words, book, "like", "like"))
            }
            p { button class="button small" { (words.say("web-club-make-take")) } }
        }
    }
}

/// A choice among all cards.
fn cards(words: &Words, book: &Book, id: &str, name: &str) -> Markup {
    html! {
        select id=(id) name=(name) {
            @for (card, name) in sorted(words, book.cards().iter()) { option value=(card.name) { (name) } }
        }
    }
}

fn typed(words: &Words, draft: &Draft, field: &str, most: &str, dir: &str) -> Markup {
    let id = format!("make-{field}");
    html! {
        p class="field" {
            label for=(id) { (label(words, field)) }
            input id=(id) name=(field) maxlength=(most) autocomplete="off" dir=(dir) value=(draft.get(field));
        }
    }
}

/// What only monsters have; the style sheet hides it from others.
fn bodily(words: &Words, draft: &Draft) -> Markup {
    let number = |field: &str, least: u16, most: u16| {
        let id = format!("make-{field}");
        html! {
            p class="field" {
                label for=(id) { (label(words, field)) }
                input id=(id) name=(field) type="number" inputmode="numeric" min=(least) max=(most) value=(draft.get(field));
            }
        }
    };
    html! {
        div class="fields for-monsters" {
            (number("level", 1, 12))
            (number("atk", 0, 9999))
            (number("def", 0, 9999))
            p class="field" {
                label for="make-attribute" { (label(words, "attribute")) }
                select id="make-attribute" name="attribute" {
                    @for one in Attribute::ALL {
                        option value=(one.text()) selected[one.text() == draft.get("attribute")] {
                            (words.say(&format!("duel-attribute-{}", one.word())))
                        }
                    }
                }
            }
            p class="field" {
                label for="make-type" { (label(words, "type")) }
                select id="make-type" name="type" {
                    @for one in Race::ALL {
                        option value=(one.text()) selected[one.text() == draft.get("type")] {
                            (words.say(&format!("duel-race-{}", one.word())))
                        }
                    }
                }
            }
            p class="field flag" {
                input id="make-ritual" name="ritual" type="checkbox" checked[draft.get("ritual") == "on"];
                label for="make-ritual" { (label(words, "ritual")) }
            }
        }
    }
}

/// What spells and traps have.
fn property(words: &Words, draft: &Draft) -> Markup {
    html! {
        p class="field for-others" {
            label for="make-property" { (label(words, "property")) }
            select id="make-property" name="property" {
                @for one in Property::ALL {
                    @let whom = match (one.is_of_spells(), one.is_of_traps()) {
                        (true, true) => "both",
                        (true, false) => "spells",
                        _ => "traps",
                    };
                    option value=(one.text()) selected[one.text() == draft.get("property")] data-for=(whom) {
                        (words.say(&format!("duel-property-{}", one.word())))
                    }
                }
            }
        }
    }
}

/// The lines of the effect, and the parts that they are made of: those of the 76 cards.
fn effect(words: &Words, model: &Maker<'_>) -> Markup {
    html! {
        div class="field" {
            label for="make-effect" { (label(words, "effect")) }
            textarea id="make-effect" name="effect" rows="7" maxlength="4000" dir="ltr" spellcheck="false" autocomplete="off" {
                "\n" (model.draft.get("effect"))
            }
        }
        details class="parts" {
            summary { (words.say("web-club-make-parts")) }
            p class="quiet" { (words.say("web-club-make-parts-about")) }
            (parts::list(words))
        }
    }
}

fn import(words: &Words, text: &str) -> Markup {
    html! {
        form class="card club-form" method="post" action="/club/cards/import" {
            h2 { (words.say("web-club-import-cards")) }
            p class="quiet" { (words.say("web-club-import-cards-about")) }
            (text_field(words, "cards-text", "text", &words.say("web-club-cards-text"), text, ".json,application/json"))
            p { button class="button" { (words.say("web-club-import")) } }
        }
    }
}

fn export(words: &Words, book: &Book) -> Markup {
    html! {
        form class="card club-form" method="get" action="/club/cards/export" {
            h2 { (words.say("web-club-export-cards")) }
            p class="quiet" { (words.say("web-club-export-cards-about")) }
            p class="field" {
                label for="export-card" { (words.say("web-club-card")) }
                (cards(words, book, "export-card", "card"))
            }
            p { button class="button" { (words.say("web-club-export")) } }
        }
    }
}

/// What is wrong with a card file, in words.
#[must_use]
pub fn fault(lang: Lang, fault: &Fault) -> String {
    let words = Words::of(lang);
    let named = |card: &str| ("card", meydan_telling::isolated(card).into());
    match fault {
        Fault::Json { why, .. } => {
            words.say_with("web-club-fault-json", &[("why", meydan_telling::isolated(why).into())])
        }
        Fault::Member { card, member, .. } => {
            words.say_with("web-club-fault-member", &[named(card), ("member", label(words, member).into())])
        }
        Fault::Effect { card, why, .. } => {
            let line = ("line", i64::try_from(why.line).unwrap_or(i64::MAX).into());
            match &why.word {
                Some(word) => {
                    let word = ("word", meydan_telling::isolated(word).into());
                    words.say_with("web-club-fault-word", &[named(card), line, word])
                }
                None => words.say_with("web-club-fault-short", &[named(card), line]),
            }
        }
        Fault::Twice { card, .. } => words.say_with("web-club-fault-twice", &[named(card)]),
    }
}

/// What about a card makes no sense, in words.
#[must_use]
pub fn nonsense(lang: Lang, found: Nonsense) -> String {
    let words = Words::of(lang);
    let key = format!("nonsense-duel-{}", found.code());
    match found.ability().and_then(|ability| i64::try_from(ability).ok()) {
        Some(ability) => words.say_with(&key, &[("ability", ability.into())]),
        None => words.say(&key),
    }
}

/// That a card would cost less than it is worth, in words.
#[must_use]
pub fn too_cheap(lang: Lang, card: &Card, fair: i64) -> String {
    let words = Words::of(lang);
    let args = [("card", meydan_telling::isolated(&card.name).into()), ("price", coins(words, fair).into())];
    words.say_with("web-club-too-cheap", &args)
}
