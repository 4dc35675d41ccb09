//! Actions, events and views of any game: passed on by code that knows no game,
//! taken out again as what they are by code that knows it. Nothing is written as
//! text or JSON on the way; that is for logs and wires.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::{Game, Place, Seq};

trait Plain: Any + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn is_same(&self, other: &dyn Any) -> bool;
    fn to_json(&self) -> Value;
}

impl<T: PartialEq + Serialize + Any + Send + Sync> Plain for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }

    fn to_json(&self) -> Value {
        // Views and events are plain data with text keys: this cannot fail.
        serde_json::to_value(self).expect("plain data becomes JSON")
    }
}

macro_rules! plain_of_any_game {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name(Arc<dyn Plain>);

        impl $name {
            /// The same as JSON, for what leaves the process.
            #[must_use]
            pub fn to_json(&self) -> Value {
                self.0.to_json()
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &$name) -> bool {
                self.0.is_same(other.0.as_any())
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.to_json().serialize(serializer)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.to_json())
            }
        }
    };
}

plain_of_any_game! {
    /// What a viewer may see of a match of any game.
    AnyView
}

plain_of_any_game! {
    /// What a viewer may know of what one entry did, in a match of any game.
    AnyEvents
}

impl AnyView {
    /// A view of game `G`.
    #[must_use]
    pub fn new<G: Game>(view: G::View) -> AnyView {
        AnyView(Arc::new(view))
    }

    /// The view itself, if it is one of game `G`.
    #[must_use]
    pub fn of<G: Game>(&self) -> Option<&G::View> {
        self.0.as_any().downcast_ref()
    }
}

impl AnyEvents {
    /// Events of game `G`.
    #[must_use]
    pub fn new<G: Game>(events: Vec<G::Event>) -> AnyEvents {
        AnyEvents(Arc::new(events))
    }

    /// The events themselves, if they are of game `G`.
    #[must_use]
    pub fn of<G: Game>(&self) -> Option<&[G::Event]> {
        self.0.as_any().downcast_ref::<Vec<G::Event>>().map(Vec::as_slice)
    }
}

trait Action: Any + fmt::Display + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + fmt::Display + Any + Send + Sync> Action for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }
}

/// An action of any game. Its text is the one of the log.
#[derive(Clone)]
pub struct AnyAction(Arc<dyn Action>);

impl AnyAction {
    /// An action of game `G`.
    #[must_use]
    pub fn new<G: Game>(action: G::Action) -> AnyAction {
        AnyAction(Arc::new(action))
    }

    /// The action itself, if it is one of game `G`.
    #[must_use]
    pub fn of<G: Game>(&self) -> Option<G::Action> {
        self.0.as_any().downcast_ref().copied()
    }
}

impl PartialEq for AnyAction {
    fn eq(&self, other: &AnyAction) -> bool {
        self.0.is_same(other.0.as_any())
    }
}

impl Eq for AnyAction {}

/// By the text.
impl PartialEq<str> for AnyAction {
    fn eq(&self, text: &str) -> bool {
        let own = self.to_string();
        own == text
    }
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

impl Serialize for AnyAction {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One thing that a seat may do now, and where a finger would touch for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The action.
    pub action: AnyAction,
    /// The places, in order.
    pub places: Vec<Place>,
}

/// All that a seat may do now.
pub type Offer = Vec<Choice>;

/// What a viewer may know of what one entry did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventsAt {
    /// The entry; 0 is the start.
    pub seq: Seq,
    /// What happened.
    pub events: AnyEvents,
}
