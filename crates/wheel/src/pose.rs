//! Where things stand when everything rests: whole numbers, so that everybody
//! starts the next turn from the same bits.

use std::fmt::{self, Display};
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rapier3d::math::{Pose as Placed, Rotation, Vector};

use crate::Piece;

/// Micrometres in a decimetre.
const MICRO: f64 = 1e5;
/// Steps of a component of a unit quaternion.
const FINE: f64 = 32_767.0;
/// Steps of a full turn of the wheel: ten-thousandths of a degree.
pub const FULL_TURN: u32 = 3_600_000;

/// Where a piece is, relative to the axle, and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pose {
    /// Micrometres to the right, up, and towards the viewer. The wheel rolls
    /// to the left.
    pub at: [i32; 3],
    /// Its rotation as a quaternion x, y, z, w of length 32767, the first
    /// component that is not zero above zero.
    pub turn: [i16; 4],
}

/// The farthest a pose can be written down, in micrometres: 24 bits.
const FARTHEST: i32 = (1 << 23) - 1;

impl Pose {
    pub(crate) fn quantised(placed: &Placed, axle: Vector) -> Self {
        let at = placed.translation - axle;
        let near = |x: f32| (libm::round(f64::from(x) * MICRO) as i32).clamp(-FARTHEST, FARTHEST);
        let parts = placed.rotation.to_array().map(f64::from);
        let length = libm::sqrt(parts.iter().map(|part| part * part).sum());
        let mut turn = parts.map(|part| libm::round(part / length * FINE) as i16);
        if turn.iter().find(|part| **part != 0).is_some_and(|first| *first < 0) {
            turn = turn.map(|part| -part);
        }
        Self { at: [near(at.x), near(at.y), near(at.z)], turn }
    }

    pub(crate) fn placed(&self, axle: Vector) -> Placed {
        let [x, y, z] = self.at.map(|x| (f64::from(x) / MICRO) as f32);
        Placed::from_parts(axle + Vector::new(x, y, z), self.rotation())
    }

    /// Its rotation; upright for a quaternion of length zero, which only a
    /// hand-made record can hold.
    pub(crate) fn rotation(&self) -> Rotation {
        let parts = self.turn.map(f64::from);
        let length = libm::sqrt(parts.iter().map(|part| part * part).sum());
        if length < 1.0 {
            return Rotation::IDENTITY;
        }
        let [x, y, z, w] = parts.map(|part| (part / length) as f32);
        Rotation::from_xyzw(x, y, z, w)
    }
}

/// The wheel and what lies in it, at rest.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Arrangement {
    /// How far the wheel has turned, in ten-thousandths of a degree, below
    /// [`FULL_TURN`]. It grows as the wheel rolls to the left.
    pub angle: u32,
    /// What lies in the wheel, each piece once and in their order.
    pieces: Vec<(Piece, Pose)>,
}

impl Arrangement {
    /// The wheel turned by `angle`, with these pieces in it.
    pub fn new(angle: u32, pieces: impl IntoIterator<Item = (Piece, Pose)>) -> Self {
        let mut pieces: Vec<_> = pieces.into_iter().collect();
        pieces.sort_by_key(|(piece, _)| *piece);
        pieces.dedup_by_key(|(piece, _)| *piece);
        Self { angle: angle % FULL_TURN, pieces }
    }

    /// What lies in the wheel.
    pub fn pieces(&self) -> &[(Piece, Pose)] {
        &self.pieces
    }

    /// Where a piece lies, if it is in the wheel.
    pub fn pose(&self, piece: Piece) -> Option<&Pose> {
        let index = self.pieces.binary_search_by_key(&piece, |(piece, _)| *piece).ok()?;
        Some(&self.pieces[index].1)
    }

    /// Whether a piece is in the wheel.
    pub fn holds(&self, piece: Piece) -> bool {
        self.pose(piece).is_some()
    }

    /// How far the wheel has turned, in radians.
    pub(crate) fn radians(&self) -> f64 {
        f64::from(self.angle) / f64::from(FULL_TURN) * std::f64::consts::TAU
    }

    pub(crate) fn angle_of(rotation: Rotation) -> u32 {
        let turned = 2.0 * libm::atan2(f64::from(rotation.z), f64::from(rotation.w));
        let steps = libm::round(turned / std::f64::consts::TAU * f64::from(FULL_TURN));
        (steps as i64).rem_euclid(i64::from(FULL_TURN)) as u32
    }

    /// The arrangement as bytes: three for the angle, then 18 a piece.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(3 + 18 * self.pieces.len());
        bytes.extend_from_slice(&self.angle.to_le_bytes()[..3]);
        for (piece, pose) in &self.pieces {
            bytes.push(piece.index() as u8);
            pose.at.iter().for_each(|x| bytes.extend_from_slice(&x.to_le_bytes()[..3]));
            pose.turn.iter().for_each(|x| bytes.extend_from_slice(&x.to_le_bytes()));
        }
        bytes
    }

    /// Reads what [`Arrangement::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (angle, rest) = bytes.split_first_chunk::<3>()?;
        let angle = u32::from_le_bytes([angle[0], angle[1], angle[2], 0]);
        let (chunks, left) = rest.as_chunks::<18>();
        if !left.is_empty() || angle >= FULL_TURN {
            return None;
        }
        let mut pieces = Vec::with_capacity(chunks.len());
        for chunk in chunks {
            let piece = Piece::from_index(chunk[0].into())?;
            let at = [1, 4, 7].map(|i| {
                // The top byte of three is the sign's.
                i32::from_le_bytes([0, chunk[i], chunk[i + 1], chunk[i + 2]]) >> 8
            });
            let turn = [10, 12, 14, 16].map(|i| i16::from_le_bytes([chunk[i], chunk[i + 1]]));
            pieces.push((piece, Pose { at, turn }));
        }
        // One arrangement has one text.
        pieces.is_sorted_by(|a, b| a.0 < b.0).then_some(Self { angle, pieces })
    }
}

impl Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.to_bytes()))
    }
}

/// A text that is no arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an arrangement is written in base64url: 3 bytes for the wheel, 18 for each piece, sorted")]
pub struct ArrangementError;

impl FromStr for Arrangement {
    type Err = ArrangementError;
    fn from_str(text: &str) -> Result<Self, ArrangementError> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| ArrangementError)?;
        Self::from_bytes(&bytes).ok_or(ArrangementError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_goes_both_ways_and_is_unique() {
        let pose = Pose { at: [-123_456, 7, FARTHEST], turn: [1, -2, 3, 32_766] };
        let twice = [(Piece::STARTER, pose), ("red1".parse().unwrap(), pose)];
        let arrangement = Arrangement::new(FULL_TURN + 5, twice);
        assert_eq!(arrangement.angle, 5);
        assert_eq!(arrangement.to_string().parse(), Ok(arrangement.clone()));
        assert_eq!("A".parse::<Arrangement>(), Err(ArrangementError));
        let mut unsorted = arrangement.to_bytes();
        unsorted[3..].rotate_left(18);
        assert_eq!(Arrangement::from_bytes(&unsorted), None);
    }

    #[test]
    fn quantising_is_fine_and_keeps_the_sense_of_rotation() {
        let (sin, cos) = libm::sincosf(0.4);
        let placed = Placed::from_parts(
            Vector::new(0.5, 1.0, -0.25),
            Rotation::from_xyzw(0.0, -sin, 0.0, -cos),
        );
        let pose = Pose::quantised(&placed, Vector::ZERO);
        assert_eq!(pose.at, [50_000, 100_000, -25_000]);
        assert!(pose.turn[1] > 0 && pose.turn[3] > 0);
        let back = pose.placed(Vector::ZERO);
        assert!(back.rotation.dot(placed.rotation).abs() > 0.999_999);
        assert_eq!(Pose { turn: [0; 4], ..pose }.rotation(), Rotation::IDENTITY);
    }
}
