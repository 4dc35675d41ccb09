//! The formats of Othello in the hall's terms: transcripts and GGF.

use meydan_core::{AnyAction, AnyMatch, Refused, Seat, Step, Viewer};
use othello::formats::{Fault, Played, ggf, transcript};
use othello::{Config, Othello};

use crate::{Format, Imported};

pub(crate) const FORMATS: &[Format] = &[
    Format {
        name: "transcript",
        write: |game, names| transcript::write(&played(game, names)?).map_err(|fault| refused(&fault)),
        read: |text| transcript::read(text).map(imported).map_err(|fault| refused(&fault)),
        looks_like: transcript::looks_like,
        open: None,
    },
    Format {
        name: "ggf",
        write: |game, names| Ok(ggf::write(&played(game, names)?)),
        read: |text| ggf::read(text).map(imported).map_err(|fault| refused(&fault)),
        looks_like: ggf::looks_like,
        open: None,
    },
];

fn refused(fault: &Fault) -> Refused {
    Refused::game("othello", fault)
}

/// The line that was played in the end, without what was taken back.
fn played(game: &dyn AnyMatch, names: &[String]) -> Result<Played, Refused> {
    let config: Config = serde_json::from_value(game.beginning().config)
        .map_err(|error| Refused::hall("config", vec![("detail", meydan_core::plain_fault(&error))]))?;
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let mut played =
        Played { start: config.start, names: [name(Seat::FIRST), name(Seat::SECOND)], ..Played::default() };
    for entry in game.line(Viewer::Referee) {
        match entry.step {
            Step::Act { seat, action } => {
                let action = action.and_then(|action| action.of::<Othello>());
                played.actions.extend(action.map(|action| (seat, action)));
            }
            Step::Drop { seat } => played.resigned = Some(seat),
            _ => {}
        }
    }
    Ok(played)
}

fn imported(played: Played) -> Imported {
    let config = serde_json::to_value(played.config()).expect("plain data becomes JSON");
    Imported {
        actions: played
            .actions
            .iter()
            .map(|(seat, action)| (*seat, AnyAction::new::<Othello>(*action)))
            .collect(),
        resigned: played.resigned,
        names: played.names.into(),
        ..Imported::new(config)
    }
}
