//! What a script can keep in the memory of a table: plain data, compared and
//! counted by us rather than by the scripting language.

use engine::{Sentence, sentence};
use pyramid::{Axis, Cell, Cells, Colour, Die, Orientation};
use rhai::{Array, Dynamic, ImmutableString};

use super::mistakes::kind;
use super::script::ENGINE;

/// A value between two calls of a script.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Nothing,
    Bool(bool),
    Int(i64),
    Text(ImmutableString),
    Cell(Cell),
    Cells(Cells),
    Die(Die),
    Colour(Colour),
    Axis(Axis),
    Faces(Orientation),
    List(Vec<Value>),
}

impl Value {
    /// Takes a value over from a script; what cannot be kept is named.
    pub(super) fn new(dynamic: &Dynamic) -> Result<Self, Sentence> {
        fn of<T: Clone + Send + Sync + 'static>(dynamic: &Dynamic) -> Option<T> {
            dynamic.read_lock::<T>().map(|value| value.clone())
        }
        if dynamic.is_unit() {
            return Ok(Self::Nothing);
        }
        if let Ok(list) = dynamic.as_array_ref() {
            return Ok(Self::List(list.iter().map(Self::new).collect::<Result<_, _>>()?));
        }
        None.or_else(|| of(dynamic).map(Self::Int))
            .or_else(|| of(dynamic).map(Self::Bool))
            .or_else(|| of(dynamic).map(Self::Cell))
            .or_else(|| of(dynamic).map(Self::Cells))
            .or_else(|| of(dynamic).map(Self::Text))
            .or_else(|| of(dynamic).map(Self::Die))
            .or_else(|| of(dynamic).map(Self::Colour))
            .or_else(|| of(dynamic).map(Self::Axis))
            .or_else(|| of(dynamic).map(Self::Faces))
            .ok_or_else(|| {
                sentence!(
                    "not-kept",
                    "“{found}” cannot be kept; numbers, true and false, texts, cells, dice, \
                     colours, sides and lists of them can",
                    found = kind(ENGINE.0.map_type_name(dynamic.type_name())),
                )
            })
    }

    /// The value for a script.
    pub(super) fn dynamic(&self) -> Dynamic {
        match self {
            Self::Nothing => Dynamic::UNIT,
            Self::Bool(value) => Dynamic::from(*value),
            Self::Int(value) => Dynamic::from(*value),
            Self::Text(value) => Dynamic::from(value.clone()),
            Self::Cell(value) => Dynamic::from(*value),
            Self::Cells(value) => Dynamic::from(*value),
            Self::Die(value) => Dynamic::from(*value),
            Self::Colour(value) => Dynamic::from(*value),
            Self::Axis(value) => Dynamic::from(*value),
            Self::Faces(value) => Dynamic::from(*value),
            Self::List(values) => {
                Dynamic::from_array(values.iter().map(Self::dynamic).collect::<Array>())
            }
        }
    }

    /// How much room it takes, in values and in letters.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Text(text) => 1 + text.len() / 8,
            Self::List(values) => 1 + values.iter().map(Self::size).sum::<usize>(),
            _ => 1,
        }
    }
}
