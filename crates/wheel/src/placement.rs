//! A placement in a few numbers: for keyboards, bots and people who write
//! records by hand. It becomes the motion of a hand.

use rapier3d::math::{Rotation, Vector};

use crate::hand::REACH;
use crate::turn::rotation_of;
use crate::{Arrangement, Colour, Compartment, Hand, Kit, Motion};

/// How a piece lies in the compartment it is put into: which of its sides
/// goes along the axle and which points at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lie {
    /// The longest side along the axle, the shortest towards it.
    Flat,
    /// The longest side along the axle, the shortest along the rim.
    Edge,
    /// The shortest side along the axle, the longest along the rim.
    Across,
    /// The longest side towards the axle, the shortest along the rim.
    Upright,
}

impl Lie {
    /// Every lie.
    pub const ALL: [Self; 4] = [Self::Flat, Self::Edge, Self::Across, Self::Upright];

    /// Its word in notations.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Edge => "edge",
            Self::Across => "across",
            Self::Upright => "upright",
        }
    }

    /// Angles that turn a piece of this colour so when the compartment is at
    /// the bottom. Slabs have their sides sorted, longest along x; what is
    /// round lies along y.
    fn turn(self, colour: Colour) -> [i32; 3] {
        match (colour, self) {
            (Colour::Yellow | Colour::Starter, Self::Flat | Self::Edge) => [0, 900, 0],
            (Colour::Yellow | Colour::Starter, Self::Across) => [900, 0, 0],
            // Round and upright, or x → x, z → z.
            (Colour::Yellow | Colour::Starter, Self::Upright) | (_, Self::Across) => [0, 0, 0],
            // x → z, z → y.
            (_, Self::Flat) => [900, 0, 900],
            // x → z, z → x.
            (_, Self::Edge) => [0, 0, 900],
            // x → y, z → x.
            (_, Self::Upright) => [0, 900, 900],
        }
    }
}

/// Where to put a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// Into which compartment.
    pub compartment: Compartment,
    /// Tenths of a degree ahead of its middle, within ±150.
    pub offset: i16,
    /// Millimetres between the rim and the nearest corner when the hand lets
    /// go, up to 60.
    pub height: u8,
    /// Millimetres towards the viewer from the middle of the wheel's width,
    /// within ±40.
    pub depth: i8,
    /// How it lies.
    pub lie: Lie,
    /// Degrees by which it is tilted, clockwise, within ±90.
    pub tilt: i8,
    /// Degrees by which it lies askew to the axle, within ±90.
    pub skew: i8,
}

impl Placement {
    /// Flat in the middle of a compartment, just above the rim.
    pub const fn new(compartment: Compartment) -> Self {
        Self { compartment, offset: 0, height: 1, depth: 0, lie: Lie::Flat, tilt: 0, skew: 0 }
    }

    /// Whether every number is within its bounds.
    pub fn is_sound(&self) -> bool {
        (-150..=150).contains(&self.offset)
            && self.height <= 60
            && (-40..=40).contains(&self.depth)
            && (-90..=90).contains(&self.tilt)
            && (-90..=90).contains(&self.skew)
    }

    /// The hand that does it: in front of the wheel to the place, in, down,
    /// and away, while the other hand holds the wheel.
    pub fn motion(&self, kit: &Kit, start: &Arrangement, colour: Colour) -> Motion {
        let degrees = start.position_of(self.compartment) + f64::from(self.offset) / 10.0;
        let (sin, cos) = libm::sincos(degrees.to_radians());
        // Clockwise is backwards about the axis towards the viewer.
        let roll = -libm::round(degrees * 10.0) as i32 - 10 * i32::from(self.tilt);
        let turn = angles_of(
            rotation_of([roll.rem_euclid(3_600), 0, 10 * i32::from(self.skew)])
                * rotation_of(self.lie.turn(colour)),
        );

        let low = lowest_from_rim(kit, colour, turn, (sin as f32, cos as f32));
        let down = f64::from(low) * 1_000.0 - f64::from(self.height) * 10.0;
        let above = (down - 350.0).max(0.0);
        let point = |far: f64, depth: i32| {
            [-libm::round(far * sin) as i32, -libm::round(far * cos) as i32, depth]
        };
        let depth = 10 * i32::from(self.depth);
        let hand = |at| Hand { at, turn, grip: true, hold: true };

        let mut path = Path { hands: Vec::new(), now: hand(Hand::HOME.at) };
        path.to(hand(point(above, front(kit))), 100);
        // The piece turns no faster than a hand does; wait for it.
        path.stay(35);
        path.to(hand(point(above, depth)), 60);
        path.to(hand(point(down, depth)), 18);
        path.stay(12);
        path.now.grip = false;
        path.stay(30);
        Motion::new(path.hands)
    }
}

/// How far in front of the wheel's middle a piece is moved to its compartment,
/// in tenths of a millimetre: 75 mm and half the longest piece, past what sticks
/// out there.
fn front(kit: &Kit) -> i32 {
    let halves = kit.shapes.iter().flat_map(|shape| shape.half_extents());
    750 + libm::roundf(halves.fold(0.0, f32::max) * 1_000.0) as i32
}

/// How far from the axle the middle of the piece is when its lowest corner
/// is at the rim, in decimetres.
fn lowest_from_rim(kit: &Kit, colour: Colour, turn: [i32; 3], (sin, cos): (f32, f32)) -> f32 {
    let rotation = rotation_of(turn);
    let out = Vector::new(-sin, -cos, 0.0);
    let along = Vector::new(-cos, sin, 0.0);
    let reach = kit
        .shape(colour)
        .corners()
        .into_iter()
        .map(|corner| {
            let corner = rotation * Vector::from_array(corner);
            // A corner off the middle meets the round rim earlier.
            let side = corner.dot(along);
            let room = (kit.inner * kit.inner - side * side).max(0.0);
            kit.inner - room.sqrt() + corner.dot(out)
        })
        .fold(0.0, f32::max);
    kit.inner - reach
}

/// The three angles, in tenths of a degree, that stand for a rotation.
fn angles_of(rotation: Rotation) -> [i32; 3] {
    let [x, y, z] = [Vector::X, Vector::Y, Vector::Z].map(|axis| (rotation * axis).as_dvec3());
    let tenths = |radians: f64| (libm::round(radians.to_degrees() * 10.0) as i32).rem_euclid(3_600);
    let pitch = libm::asin(y.z.clamp(-1.0, 1.0));
    // Looking along the axle, the other two angles are about the same axis.
    if y.z.abs() > 0.999_99 {
        return [tenths(libm::atan2(x.y, x.x)), tenths(pitch), 0];
    }
    [tenths(libm::atan2(-y.x, y.y)), tenths(pitch), tenths(libm::atan2(-x.z, z.z))]
}

/// Frames of a hand that moves straight from point to point.
struct Path {
    hands: Vec<Hand>,
    now: Hand,
}

impl Path {
    /// Moves to `goal` by at most `step` tenths of a millimetre a frame.
    fn to(&mut self, goal: Hand, step: i32) {
        let from = self.now.at;
        let way: [i32; 3] = std::array::from_fn(|i| goal.at[i].clamp(-REACH, REACH) - from[i]);
        let far = way.iter().map(|x| x.abs()).max().unwrap_or(0);
        let frames = (far + step - 1) / step;
        for frame in 1..=frames {
            let at = std::array::from_fn(|i| from[i] + way[i] * frame / frames);
            self.hands.push(Hand { at, ..goal });
        }
        self.now = Hand { at: std::array::from_fn(|i| from[i] + way[i]), ..goal };
    }

    fn stay(&mut self, frames: usize) {
        self.hands.extend(std::iter::repeat_n(self.now, frames));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_stand_for_the_rotation_they_were_taken_from() {
        for turn in
            [[0, 0, 0], [900, 0, 900], [100, 200, 300], [3_000, 900, 0], [1_234, 3_400, 2_000]]
        {
            let rotation = rotation_of(turn);
            let again = rotation_of(angles_of(rotation));
            assert!(rotation.dot(again).abs() > 0.999_99, "{turn:?}");
        }
    }

    /// The sides point where the words say.
    #[test]
    fn a_lie_turns_a_slab_as_it_says() {
        let sides = |lie: Lie| {
            let rotation = rotation_of(lie.turn(Colour::White));
            let far = |axis: Vector| (rotation * axis).abs().round().to_array();
            (far(Vector::X), far(Vector::Z))
        };
        let (rim, out, axle) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]);
        assert_eq!(sides(Lie::Flat), (axle, out));
        assert_eq!(sides(Lie::Edge), (axle, rim));
        assert_eq!(sides(Lie::Across), (rim, axle));
        assert_eq!(sides(Lie::Upright), (out, rim));
    }
}
