//! What came of an action in a simulated world, as data.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// What an action comes to in a [simulated](crate::Cost::Simulated) game.
///
/// Whoever has computed it hands it on with the action, so that nobody has to
/// compute it twice. As text it is the digest and the effect in its notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[serde(bound(serialize = "Effect: Clone + Display", deserialize = "Effect: FromStr"))]
pub struct Outcome<Effect = String> {
    /// What the rules say came of it.
    pub effect: Effect,
    /// A fingerprint of all that was computed on the way, by which machines
    /// compare theirs.
    pub digest: u64,
}

impl<Effect: Display> Outcome<Effect> {
    /// The same for code that hosts every game.
    pub fn to_text(&self) -> Outcome {
        Outcome { effect: self.effect.to_string(), digest: self.digest }
    }
}

impl<Effect: Display> Display for Outcome<Effect> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x} {}", self.digest, self.effect)
    }
}

impl<Effect: FromStr> FromStr for Outcome<Effect> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let (digest, effect) = text.split_once(' ')?;
            let digest = u64::from_str_radix(digest, 16).ok()?;
            Some(Self { effect: effect.parse().ok()?, digest })
        };
        read().ok_or_else(|| NotationError::new(text, "a digest and an effect"))
    }
}

impl<Effect: Display> From<Outcome<Effect>> for String {
    fn from(outcome: Outcome<Effect>) -> Self {
        outcome.to_string()
    }
}

impl<Effect: FromStr> TryFrom<String> for Outcome<Effect> {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}
