//! What can be chosen before a game begins: typed for Rust, `key=value` for
//! records and the command line, listed for menus.

use std::borrow::Cow;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SetupError;

/// The options of a game. Write them with [`options!`](crate::options!).
pub trait Options: Clone + Default + PartialEq + Debug + Send + Sync + 'static {
    /// Every option with its values and default.
    fn spec() -> Vec<OptionSpec>;

    /// Sets one option from text.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// All options as text, in the order of [`Options::spec`].
    fn pairs(&self) -> Vec<(&str, String)>;

    /// Takes a data file of the owner, such as a sheet typed in from the real
    /// box, in place of a built-in one.
    fn attach(&mut self, file: DataFile) -> Result<(), SetupError>;

    /// The data files taken, so that a record can carry them along.
    fn attached(&self) -> Vec<DataFile>;

    /// What can be chosen if this file is attached, where the file itself is the
    /// game. Its head is enough for that; the rest is not looked at.
    fn offer(_file: &DataFile) -> Option<Offer> {
        None
    }

    /// Takes up what was built in before records carried it.
    fn as_before(&mut self) {}
}

/// A game that a file makes, for menus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What it is called.
    pub name: String,
    /// The game in a line.
    pub about: String,
    /// Possible numbers of players, ascending.
    pub players: Vec<u8>,
    /// What can be chosen beforehand.
    pub options: Vec<OptionSpec>,
}

/// One option, for menus and help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OptionSpec {
    /// As in `key=value`.
    pub key: Cow<'static, str>,
    /// What it means, in one line.
    pub about: Cow<'static, str>,
    /// What may stand behind the `=`.
    pub values: OptionValues,
    /// What holds when nothing is said.
    pub default: String,
}

/// What an option can be set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum OptionValues {
    /// One of these words.
    Words(Vec<Cow<'static, str>>),
    /// A whole number from `min` to `max`.
    Whole {
        /// Smallest allowed.
        min: u32,
        /// Largest allowed.
        max: u32,
    },
}

impl Display for OptionValues {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Words(words) => f.write_str(&words.join("|")),
            Self::Whole { min, max } => write!(f, "{min}–{max}"),
        }
    }
}

/// A type that can be the value of an option.
pub trait OptionValue: Display + FromStr {
    /// What it can be.
    fn values() -> OptionValues;
}

impl OptionValue for bool {
    fn values() -> OptionValues {
        OptionValues::Words(vec!["true".into(), "false".into()])
    }
}

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole<const MIN: u32, const MAX: u32>(u32);

impl<const MIN: u32, const MAX: u32> Whole<MIN, MAX> {
    /// `number`, moved into the range if it lies outside.
    pub const fn new(number: u32) -> Self {
        Self(if number < MIN {
            MIN
        } else if number > MAX {
            MAX
        } else {
            number
        })
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl<const MIN: u32, const MAX: u32> Display for Whole<MIN, MAX> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl<const MIN: u32, const MAX: u32> FromStr for Whole<MIN, MAX> {
    type Err = ();
    fn from_str(s: &str) -> Result<Self, ()> {
        s.parse().ok().filter(|n| (MIN..=MAX).contains(n)).map(Self).ok_or(())
    }
}

impl<const MIN: u32, const MAX: u32> OptionValue for Whole<MIN, MAX> {
    fn values() -> OptionValues {
        OptionValues::Whole { min: MIN, max: MAX }
    }
}

/// A data file as its owner wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFile {
    /// What to call it in errors.
    pub name: String,
    /// Its whole text.
    pub text: String,
}

/// The data files a game accepts; [`NoFiles`] for a game that has none.
pub trait Attachments: Clone + Default + PartialEq + Debug + Send + Sync + 'static {
    /// Checks and keeps a file.
    fn attach(&mut self, file: DataFile) -> Result<(), SetupError>;
    /// The files kept.
    fn files(&self) -> Vec<DataFile>;
    /// Takes up what was built in before records carried it.
    fn as_before(&mut self) {}
}

/// For games without data files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoFiles;

impl Attachments for NoFiles {
    fn attach(&mut self, file: DataFile) -> Result<(), SetupError> {
        Err(SetupError::NoSheets { file: file.name })
    }
    fn files(&self) -> Vec<DataFile> {
        Vec::new()
    }
}

/// Sets an option's field from text or says what would be right.
#[doc(hidden)]
pub fn set_from_text<T: OptionValue>(
    field: &mut T,
    key: &str,
    value: &str,
) -> Result<(), SetupError> {
    *field = value.parse().map_err(|_| SetupError::BadValue {
        key: key.to_owned(),
        value: value.to_owned(),
        allowed: T::values().to_string(),
    })?;
    Ok(())
}

/// Declares a type of options: one doc line, key, type and default each.
///
/// ```
/// engine::choice! {
///     /// Which side of the sheet lies up.
///     pub enum Side { A = "a", B = "b" }
/// }
/// engine::options! {
///     /// What can be chosen.
///     pub struct MyOptions {
///         /// Side of the sheet.
///         side: Side = Side::A,
///         /// Points that win.
///         target: engine::Whole<20, 500> = engine::Whole::new(100),
///     }
/// }
/// use engine::Options;
/// let mut options = MyOptions::default();
/// options.set("side", "b").unwrap();
/// assert_eq!(options.side, Side::B);
/// assert_eq!(options.pairs(), [("side", "b".to_owned()), ("target", "100".to_owned())]);
/// assert!(options.set("target", "7").is_err());
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $( #[doc = $about:literal] $key:ident: $ty:ty = $default:expr ),* $(,)?
        }
    ) => {
        $crate::options! {
            $(#[$meta])*
            $vis struct $name with $crate::NoFiles {
                $( #[doc = $about] $key: $ty = $default ),*
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident with $files:ty {
            $( #[doc = $about:literal] $key:ident: $ty:ty = $default:expr ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        $vis struct $name {
            $( #[doc = $about] pub $key: $ty, )*
            /// Data files in place of the built-in ones.
            pub files: $files,
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $( $key: $default, )* files: Default::default() }
            }
        }

        impl $crate::Options for $name {
            fn spec() -> Vec<$crate::OptionSpec> {
                vec![ $( $crate::OptionSpec {
                    key: stringify!($key).into(),
                    about: $about.trim().into(),
                    values: <$ty as $crate::OptionValue>::values(),
                    default: { let default: $ty = $default; default.to_string() },
                } ),* ]
            }
            fn set(&mut self, key: &str, value: &str) -> Result<(), $crate::SetupError> {
                match key {
                    $( stringify!($key) => $crate::set_from_text(&mut self.$key, key, value), )*
                    _ => Err($crate::SetupError::UnknownOption {
                        key: key.to_owned(),
                        known: <[&str]>::join(&[$( stringify!($key) ),*], ", "),
                    }),
                }
            }
            fn pairs(&self) -> Vec<(&str, String)> {
                vec![ $( (stringify!($key), self.$key.to_string()) ),* ]
            }
            fn attach(&mut self, file: $crate::DataFile) -> Result<(), $crate::SetupError> {
                $crate::Attachments::attach(&mut self.files, file)
            }
            fn attached(&self) -> Vec<$crate::DataFile> {
                $crate::Attachments::files(&self.files)
            }
            fn as_before(&mut self) {
                $crate::Attachments::as_before(&mut self.files);
            }
        }
    };
}

/// Declares a fieldless enum whose values have a word each, both ways, for
/// options, notations and data files.
#[macro_export]
macro_rules! choice {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$vmeta:meta])* $variant:ident = $word:literal ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $(
            $(#[$vmeta])*
            #[doc = concat!("`", $word, "`")]
            $variant
        ),* }

        impl $name {
            /// Every value in order.
            pub const ALL: &'static [Self] = &[$( Self::$variant ),*];

            /// The word for it.
            pub const fn word(self) -> &'static str {
                match self { $( Self::$variant => $word ),* }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;
            fn from_str(s: &str) -> Result<Self, $crate::NotationError> {
                match s {
                    $( $word => Ok(Self::$variant), )*
                    _ => Err($crate::NotationError::new(
                        s,
                        $crate::expected_word!($($word),*),
                    )),
                }
            }
        }

        impl $crate::OptionValue for $name {
            fn values() -> $crate::OptionValues {
                $crate::OptionValues::Words(vec![$( $word.into() ),*])
            }
        }
    };
}

/// “one of a, b, c” at compile time.
#[doc(hidden)]
#[macro_export]
macro_rules! expected_word {
    ($first:literal $(, $rest:literal)*) => { concat!("one of ", $first $(, ", ", $rest)*) };
}
