//! The hamster wheel: rigid bodies, a hand, and turns that come out the same
//! everywhere.
//!
//! A turn is a function. It starts from an [`Arrangement`], poses in whole
//! numbers; a [`Motion`] carries one [`Piece`], sixty whole-numbered frames a
//! second; and it ends, always, in an [`Outcome`]: the wheel at rest and what
//! has touched the table. [`play`] runs it at once, [`LiveTurn`] frame by frame.
//!
//! ```
//! use wheel::{Compartment, Kit, Placement, opening, play};
//!
//! let kit = Kit::standard();
//! let start = opening(kit);
//! let cube = "purple1".parse()?;
//! let spot = Placement::new(Compartment::new(2));
//! let motion = spot.motion(kit, &start, wheel::Colour::Purple);
//! let outcome = play(kit, &start, cube, &motion);
//! assert!(outcome.fallen.is_empty());
//! // The wheel has rolled to the left, as near to balance as it rolls by itself.
//! assert!(outcome.travel < -60_000);
//! assert!(outcome.rest.imbalance(kit).abs() < f64::from(kit.rolling_resistance()) + 0.05);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This is the only crate that names the physics engine.
//! `docs/decisions/010-rigid-bodies.md` tells what was chosen and why.

pub mod bare;
mod compartment;
mod hand;
mod kit;
mod piece;
mod placement;
mod pose;
mod reference;
mod rim;
mod turn;
mod world;

pub use compartment::Compartment;
pub use hand::{FRAMES_PER_SECOND, Hand, MAX_FRAMES, Motion, MotionError, REACH};
pub use kit::{COMPARTMENTS, FIRST, Kit, KitError, STANDARD, Shape, WheelSizes};
pub use piece::{Colour, Piece, PieceError, SETS};
pub use placement::{Lie, Placement};
pub use pose::{Arrangement, ArrangementError, FULL_TURN, Pose};
pub use reference::{digest_of_reference_game, digest_of_reference_turns};
pub use turn::{LiveTurn, Outcome, Phase, opening, play, play_checked, play_watched};
pub use world::STEPS_PER_SECOND;
