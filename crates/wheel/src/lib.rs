//! The hamster wheel: rigid bodies, a hand, and turns that come out the same
//! everywhere.

mod compartment;
mod hand;
mod kit;
mod piece;
mod placement;
mod pose;
mod turn;
mod world;

pub use compartment::Compartment;
pub use hand::{FRAMES_PER_SECOND, Hand, MOST_FRAMES, Motion, NoMotion, REACH};
pub use kit::{BadKit, COMPARTMENTS, Kit, Shape, WheelSizes};
pub use piece::{Colour, NoPiece, Piece, SETS};
pub use placement::{Lie, Placement};
pub use pose::{Arrangement, FULL_TURN, NoArrangement, Pose};
pub use turn::{Live, Outcome, Phase, digest_of_reference_turns, opening, play, play_judged};
pub use world::STEPS_PER_SECOND;
