//! What an evening knows of games that people write, where those are built in.

#[cfg(feature = "own")]
mod built_in {
    use engine::{AnyMatch, DataFile, Match};
    use pyramid::{Plate, Pyramid};

    use crate::own::{DiceAtStart, Head, Own};

    pub(in super::super) use crate::own::ID;

    /// Whether such a game begins with all dice of the box.
    pub(in super::super) fn lays_whole_pyramid(file: &DataFile) -> bool {
        Head::read(file)
            .is_ok_and(|head| head.dice == DiceAtStart::Random && head.plate == Plate::STANDARD)
    }

    /// What such a game has on its plate, if it builds up.
    pub(in super::super) fn built(played: &dyn AnyMatch) -> Option<&Pyramid> {
        let played = played.as_any().downcast_ref::<Match<Own>>()?.game();
        (played.file().head.dice == DiceAtStart::None).then(|| played.pyramid())
    }
}

#[cfg(not(feature = "own"))]
mod built_in {
    use engine::{AnyMatch, DataFile};
    use pyramid::Pyramid;

    pub(in super::super) const ID: &str = "own";

    pub(in super::super) fn lays_whole_pyramid(_: &DataFile) -> bool {
        false
    }

    pub(in super::super) fn built(_: &dyn AnyMatch) -> Option<&Pyramid> {
        None
    }
}

pub(super) use built_in::{ID, built, lays_whole_pyramid};
