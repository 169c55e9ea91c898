//! What somebody sees of a game whose type is not known.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// What a viewer sees of some game, as JSON: written once, and passed on as it
/// is by all who only carry it.
#[derive(Clone, Debug)]
pub struct AnyView(Box<RawValue>);

impl AnyView {
    /// Nothing is to be seen: no game is on.
    pub fn nothing() -> Self {
        Self(RawValue::NULL.to_owned())
    }

    pub(crate) fn of(view: &impl Serialize) -> Self {
        // Views are plain data with string keys; the laws serialise each one.
        to_raw_value(view).map_or_else(|_| Self::nothing(), Self)
    }

    /// The same, to be looked into.
    pub fn read(&self) -> Value {
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

/// Equal if they say the same in the same order.
impl PartialEq for AnyView {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Serialize for AnyView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AnyView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Within a message that is told apart by its tag the text is gone.
        Value::deserialize(deserializer).map(|view| Self::of(&view))
    }
}
