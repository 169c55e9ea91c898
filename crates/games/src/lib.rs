//! The games of the crate, one module each.
//!
//! [`registered!`] is the one list of them; everything that speaks of “every
//! game” is made from it.

pub mod abquetschen;
pub mod cui_bono;
pub mod data_file;
pub mod eintrichtern;
pub mod hamstern;
pub mod hop_n_roll;
pub mod pig;
mod registry;
pub mod wuerfelmarsch;

pub use registry::{Visitor, ids, new_match, resume_match, visit};

/// Hands the list of games to another macro, as `module: Type` pairs, in the
/// order in which people see them.
#[macro_export]
macro_rules! registered {
    ($with:path) => {
        $with! {
            hop_n_roll: $crate::hop_n_roll::HopNRoll,
            hamstern: $crate::hamstern::Hamstern,
            abquetschen: $crate::abquetschen::Abquetschen,
            cui_bono: $crate::cui_bono::CuiBono,
            eintrichtern: $crate::eintrichtern::Eintrichtern,
            wuerfelmarsch: $crate::wuerfelmarsch::Wuerfelmarsch,
            pig: $crate::pig::Pig,
        }
    };
}
