//! The games of the crate, one module each.
//!
//! [`registered!`] is the one list of them; everything that speaks of “every
//! game” is made from it.

pub mod abquetschen;
pub mod bunte_kuh;
pub mod cui_bono;
pub mod data_file;
pub mod eintrichtern;
pub mod evening;
pub mod hamstern;
#[cfg(feature = "wheel")]
pub mod hamsterrolle;
pub mod hop_n_roll;
mod looks;
#[cfg(feature = "own")]
pub mod own;
pub mod pig;
pub mod race;
pub mod raffzahn;
mod registry;
pub mod wuerfelmarsch;

pub use registry::{Visitor, continue_match, ids, new_match, resume_match, title, visit};

/// Hands the list of games to another macro, as `module: Type` pairs, in the
/// order in which people see them. Games that need rigid bodies are in it with
/// the feature `wheel`, and those that people write with the feature `own`.
#[macro_export]
macro_rules! registered {
    ($with:path) => {
        $crate::with_own! { $with;
            hop_n_roll: $crate::hop_n_roll::HopNRoll,
            hamstern: $crate::hamstern::Hamstern,
            abquetschen: $crate::abquetschen::Abquetschen,
            raffzahn: $crate::raffzahn::Raffzahn,
            bunte_kuh: $crate::bunte_kuh::BunteKuh,
            cui_bono: $crate::cui_bono::CuiBono,
            eintrichtern: $crate::eintrichtern::Eintrichtern,
            wuerfelmarsch: $crate::wuerfelmarsch::Wuerfelmarsch,
            pig: $crate::pig::Pig,
        }
    };
}

/// Adds to a list of games the one that plays what people write.
#[cfg(feature = "own")]
#[doc(hidden)]
#[macro_export]
macro_rules! with_own {
    ($with:path; $($games:tt)*) => {
        $crate::with_wheel! { $with; $($games)* own: $crate::own::Own, }
    };
}

/// Adds nothing to a list of games.
#[cfg(not(feature = "own"))]
#[doc(hidden)]
#[macro_export]
macro_rules! with_own {
    ($with:path; $($games:tt)*) => {
        $crate::with_wheel! { $with; $($games)* }
    };
}

/// Adds to a list of games those that need rigid bodies.
#[cfg(feature = "wheel")]
#[doc(hidden)]
#[macro_export]
macro_rules! with_wheel {
    ($with:path; $($games:tt)*) => {
        $with! {
            hamsterrolle: $crate::hamsterrolle::Hamsterrolle,
            $($games)*
        }
    };
}

/// Adds nothing to a list of games.
#[cfg(not(feature = "wheel"))]
#[doc(hidden)]
#[macro_export]
macro_rules! with_wheel {
    ($with:path; $($games:tt)*) => {
        $with! { $($games)* }
    };
}
