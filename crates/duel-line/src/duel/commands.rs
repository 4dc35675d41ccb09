//! The commands of one's own turn, with the checks in the order of sections 9 to 15
//! and 19 to 21. The rules check; here their refusals get the words of the command.

use duel::{Action, Refusal, Spot};
use meydan_core::{Game, Seat};

use super::{Running, State};
use crate::parse::{Command, zone_number};
use crate::table::{Place, Verb};
use crate::texts;

impl Running {
    /// A command while nothing else is asked.
    pub(super) fn command(&mut self, command: &Command) {
        let seat = self.seat();
        match command.verb {
            Verb::MenuEnter | Verb::MenuExit => self.note(texts::NO_NAVIGATION),
            Verb::MenuShow => self.note(Place::Running.name()),
            Verb::NextPhase => {
                self.play(seat, Action::Next);
                self.go_on();
            }
            Verb::Select => {
                if self.select(&command.rest) {
                    self.print_board();
                }
            }
            Verb::Summon => self.summon(seat),
            Verb::Set => self.set(seat),
            Verb::SetPosition => self.set_position(seat, command.value("--position")),
            Verb::FlipSummon => self.flip_summon(seat),
            Verb::Attack => match zone_number(&command.rest) {
                Some(to) => self.attack(seat, Some(to)),
                None => self.note(texts::INVALID_COMMAND),
            },
            Verb::AttackDirect => self.attack(seat, None),
            Verb::ActivateEffect => self.activate(seat),
            Verb::UseEffect => self.use_effect(seat),
            Verb::CardShow => self.show_card(&command.rest),
            Verb::CardShowSelected => self.show_selected(seat),
            Verb::ShowHand => self.show_hand(seat),
            Verb::ShowGraveyard => {
                self.show_graveyard(if command.has("--opponent") { seat.other() } else { seat });
                self.state = State::Graveyard;
            }
            _ if self.cheat(seat, command) => {}
            _ => self.note(texts::INVALID_COMMAND),
        }
    }

    /// The selected card's place, or the message that nothing is selected.
    pub(super) fn spot_or_tell(&mut self, seat: Seat) -> Option<Spot> {
        let spot = self.selected_spot(seat);
        if spot.is_none() {
            self.note(texts::NOTHING_SELECTED);
        }
        spot
    }

    /// Begins what the rules allow, or prints why not.
    fn attempt(&mut self, seat: Seat, action: Action, why: impl Fn(Refusal) -> &'static str) {
        match self.position().check(seat, action) {
            Ok(()) => self.gather_for(seat, action),
            Err(refusal) => self.note(why(refusal)),
        }
    }

    /// Section 10.
    fn summon(&mut self, seat: Seat) {
        let Some(spot) = self.spot_or_tell(seat) else { return };
        let Spot::Hand(place) = spot else { return self.note(texts::CANNOT_SUMMON) };
        self.attempt(seat, Action::Summon(place), |refusal| match refusal {
            Refusal::NotInThisPhase => texts::NOT_ALLOWED_IN_PHASE,
            Refusal::MonsterZonesFull => texts::MONSTER_ZONE_FULL,
            Refusal::SummonedAlready => texts::SUMMONED_ALREADY,
            Refusal::TooFewTributes => texts::TOO_FEW_TRIBUTES,
            _ => texts::CANNOT_SUMMON,
        });
    }

    /// Section 11.
    fn set(&mut self, seat: Seat) {
        let Some(spot) = self.spot_or_tell(seat) else { return };
        let Spot::Hand(place) = spot else { return self.note(texts::CANNOT_SET) };
        self.attempt(seat, Action::Set(place), |refusal| match refusal {
            Refusal::NotInThisPhase => texts::NOT_IN_PHASE,
            Refusal::MonsterZonesFull => texts::MONSTER_ZONE_FULL,
            Refusal::SpellZonesFull => texts::SPELL_ZONE_FULL,
            Refusal::SummonedAlready => texts::SUMMONED_ALREADY,
            Refusal::TooFewTributes => texts::TOO_FEW_TRIBUTES,
            _ => texts::CANNOT_SET,
        });
    }

    /// Section 12.1. The rules only know turning; which way is wanted is looked at here.
    fn set_position(&mut self, seat: Seat, wanted: &str) {
        let attack = match wanted {
            "attack" => true,
            "defense" => false,
            _ => return self.note(texts::INVALID_COMMAND),
        };
        let Some(spot) = self.spot_or_tell(seat) else { return };
        let Spot::Monster(zone) = spot else { return self.note(texts::CANNOT_CHANGE_POSITION) };
        let lies = self.selection(seat).map(|id| *self.position().table().instance(id));
        let turnable = lies.is_some_and(|instance| instance.face_up && instance.attacks != attack);
        let why = match self.position().check(seat, Action::Turn(zone)) {
            Err(Refusal::NotInThisPhase) => texts::NOT_IN_PHASE,
            _ if !turnable => texts::ALREADY_IN_POSITION,
            Err(_) => texts::POSITION_CHANGED_ALREADY,
            Ok(()) => return self.attempt(seat, Action::Turn(zone), |_| texts::INVALID_COMMAND),
        };
        self.note(why);
    }

    /// Section 12.2.
    fn flip_summon(&mut self, seat: Seat) {
        let Some(spot) = self.spot_or_tell(seat) else { return };
        let Spot::Monster(zone) = spot else { return self.note(texts::CANNOT_CHANGE_POSITION) };
        self.attempt(seat, Action::Flip(zone), |refusal| match refusal {
            Refusal::NotInThisPhase => texts::NOT_IN_PHASE,
            _ => texts::CANNOT_FLIP,
        });
    }

    /// Sections 13 and 14.
    fn attack(&mut self, seat: Seat, to: Option<u8>) {
        let Some(spot) = self.spot_or_tell(seat) else { return };
        let Spot::Monster(from) = spot else { return self.note(texts::CANNOT_ATTACK) };
        let action = to.map_or(Action::Direct(from), |to| Action::Attack { from, to });
        self.attempt(seat, action, |refusal| match refusal {
            Refusal::NotInThisPhase => texts::NOT_IN_PHASE,
            Refusal::AttackedAlready => texts::ATTACKED_ALREADY,
            Refusal::NothingToAttack => texts::NOTHING_TO_ATTACK,
            Refusal::NotAttackable => texts::CANNOT_ATTACK_THIS,
            Refusal::NotDirectly => texts::NOT_DIRECTLY,
            _ => texts::CANNOT_ATTACK,
        });
    }

    /// Section 15.
    fn activate(&mut self, seat: Seat) {
        let Some(spot) = self.spot_or_tell(seat) else { return };
        self.attempt(seat, Action::Activate(spot), |refusal| match refusal {
            Refusal::NotASpell => texts::ONLY_SPELLS,
            Refusal::NotInThisPhase => texts::NO_EFFECT_THIS_TURN,
            Refusal::ActivatedAlready => texts::ACTIVATED_ALREADY,
            Refusal::SpellZonesFull => texts::SPELL_ZONE_FULL,
            Refusal::NoRitual => texts::NO_RITUAL,
            Refusal::NoSpecialSummon => texts::NO_SPECIAL_SUMMON,
            _ => texts::SPELL_NOT_PREPARED,
        });
    }

    /// D-51, D-78.
    fn use_effect(&mut self, seat: Seat) {
        let Some(spot) = self.spot_or_tell(seat) else { return };
        self.attempt(seat, Action::Use(spot), |refusal| match refusal {
            Refusal::NotInThisPhase => texts::NO_EFFECT_THIS_TURN,
            Refusal::EffectNotPrepared => texts::EFFECT_NOT_PREPARED,
            Refusal::NoSpecialSummon => texts::NO_SPECIAL_SUMMON,
            _ => texts::NO_EFFECT_TO_USE,
        });
    }
}
