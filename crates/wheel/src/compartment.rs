//! Which compartment, and how far ahead: angles in the frame of the wheel.
//!
//! The wheel rolls to the left, so compartments are counted clockwise, in the
//! direction of building. Compartment 0 is the lowest before the first turn,
//! and a wheel that has turned by 30° has compartment 1 at the bottom.

use std::fmt::{self, Display};

use rapier3d::math::Vector;

use crate::kit::COMPARTMENTS;
use crate::{Arrangement, Kit, Piece, Pose};

/// The angle of a compartment, in degrees.
const SECTOR: f64 = 360.0 / COMPARTMENTS as f64;

/// One of the twelve compartments, 0 to 11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Compartment(u8);

impl Compartment {
    /// Compartment `number`, counted on around the wheel.
    pub const fn new(number: u8) -> Self {
        Self(number % COMPARTMENTS)
    }

    /// Its number, 0 to 11.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The compartment so many further ahead.
    #[must_use]
    pub const fn ahead(self, by: u8) -> Self {
        Self::new(self.0 + by % COMPARTMENTS)
    }

    /// How many compartments ahead of this one `other` is, 0 to 11.
    pub const fn steps_to(self, other: Self) -> u8 {
        (other.0 + COMPARTMENTS - self.0) % COMPARTMENTS
    }

    /// All twelve.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COMPARTMENTS).map(Self)
    }

    /// The angle of its middle in the wheel, in degrees.
    fn middle(self) -> f64 {
        f64::from(self.0) * SECTOR
    }
}

impl Display for Compartment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// The short way from one angle to another, above -180° and up to 180°.
fn short_way(degrees: f64) -> f64 {
    let turn = degrees - 360.0 * libm::floor(degrees / 360.0);
    if turn > 180.0 { turn - 360.0 } else { turn }
}

impl Arrangement {
    /// How far the wheel has turned, in degrees.
    pub fn degrees(&self) -> f64 {
        f64::from(self.angle) / 1e4
    }

    /// The angle at which a point relative to the axle lies in the wheel:
    /// degrees clockwise from the middle of compartment 0.
    fn angle_in_wheel(&self, point: Vector) -> f64 {
        let clockwise = libm::atan2(-f64::from(point.x), -f64::from(point.y)).to_degrees();
        short_way(clockwise + self.degrees())
    }

    /// The compartment in which a piece lies: that of its centre of mass.
    pub fn compartment_of(&self, kit: &Kit, piece: Piece) -> Option<Compartment> {
        self.pose(piece).map(|pose| self.compartment_at(kit, piece, pose))
    }

    fn compartment_at(&self, kit: &Kit, piece: Piece, pose: &Pose) -> Compartment {
        let centre = Vector::new(0.0, kit.shape(piece.colour()).centre(), 0.0);
        let angle = self.angle_in_wheel(pose.placed(Vector::ZERO).transform_point(centre));
        // Half-open: a piece on the line belongs to the compartment ahead.
        let number = libm::floor((angle + SECTOR / 2.0) / SECTOR) as i64;
        Compartment(number.rem_euclid(i64::from(COMPARTMENTS)) as u8)
    }

    /// What lies in a compartment.
    pub fn pieces_in(&self, kit: &Kit, compartment: Compartment) -> impl Iterator<Item = Piece> {
        self.pieces()
            .iter()
            .filter(move |(piece, pose)| self.compartment_at(kit, *piece, pose) == compartment)
            .map(|(piece, _)| *piece)
    }

    /// How far ahead the foremost edge of a piece is of the middle of a
    /// compartment, in degrees.
    pub fn foremost(&self, kit: &Kit, piece: Piece, from: Compartment) -> Option<f64> {
        let placed = self.pose(piece)?.placed(Vector::ZERO);
        kit.shape(piece.colour())
            .corners()
            .into_iter()
            .map(|corner| {
                let point = placed.transform_point(Vector::from_array(corner));
                short_way(self.angle_in_wheel(point) - from.middle())
            })
            .max_by(f64::total_cmp)
    }

    /// Whether the piece is between the two open sides of the wheel at all,
    /// with its centre of mass.
    pub fn is_inside(&self, kit: &Kit, piece: Piece) -> bool {
        self.pose(piece).is_some_and(|pose| {
            let centre = Vector::new(0.0, kit.shape(piece.colour()).centre(), 0.0);
            let at = pose.placed(Vector::ZERO).transform_point(centre);
            at.x * at.x + at.y * at.y < kit.radius * kit.radius && at.z.abs() <= kit.half_width
        })
    }

    /// Where the middle of a compartment is now: degrees clockwise from the
    /// bottom, above -180° and up to 180°.
    pub fn position_of(&self, compartment: Compartment) -> f64 {
        short_way(compartment.middle() - self.degrees())
    }

    /// The two lowest compartments; three when two are equally low, to within
    /// a hundredth of a degree.
    pub fn lowest(&self) -> Vec<Compartment> {
        let mut all: Vec<(f64, Compartment)> =
            Compartment::all().map(|one| (self.position_of(one).abs(), one)).collect();
        all.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        let second = all[1].0;
        all.into_iter().filter(|(far, _)| *far <= second + 0.01).map(|(_, one)| one).collect()
    }

    /// How far the common centre of mass is to the right of the axle, in
    /// millimetres: zero when everything is in balance.
    pub fn imbalance(&self, kit: &Kit) -> f64 {
        let (wheel, _) = kit.wheel_mass_and_inertia();
        let (mut mass, mut moment) = (f64::from(wheel), 0.0);
        for (piece, pose) in self.pieces() {
            let own = f64::from(kit.mass(piece.colour()));
            let centre = Vector::new(0.0, kit.shape(piece.colour()).centre(), 0.0);
            mass += own;
            moment += own * f64::from(pose.placed(Vector::ZERO).transform_point(centre).x);
        }
        moment / mass * 100.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    fn at(degrees: f64) -> Pose {
        let (sin, cos) = libm::sincos(degrees.to_radians());
        let far = 150_000.0;
        Pose { at: [(-far * sin) as i32, (-far * cos) as i32, 0], turn: [0, 0, 0, 32_767] }
    }

    fn cube() -> Piece {
        "purple1".parse().unwrap()
    }

    #[test]
    fn compartments_are_counted_clockwise_from_the_lowest() {
        let kit = Kit::standard();
        for (degrees, number) in
            [(0.0, 0), (14.9, 0), (15.1, 1), (60.0, 2), (-15.1, 11), (179.0, 6)]
        {
            let arrangement = Arrangement::new(0, [(cube(), at(degrees))]);
            let found = arrangement.compartment_of(kit, cube()).unwrap();
            assert_eq!(found.number(), number, "{degrees}°");
        }
        // The wheel has rolled on by 30°: the bottom is compartment 1 now.
        let rolled = Arrangement::new(300_000, [(cube(), at(0.0))]);
        assert_eq!(rolled.compartment_of(kit, cube()), Some(Compartment::new(1)));
        assert!(rolled.position_of(Compartment::new(1)).abs() < 1e-9);
    }

    #[test]
    fn the_foremost_edge_is_that_of_the_corners() {
        let kit = Kit::standard();
        let arrangement = Arrangement::new(0, [(cube(), at(30.0))]);
        let ahead = arrangement.foremost(kit, cube(), Compartment::new(1)).unwrap();
        // A cube, 150 mm from the axle, not turned: its upper left corner leads.
        let half = f64::from(kit.shape(Colour::Purple).half_extents()[0]) * 100.0;
        let due = libm::atan2(75.0 + half, 129.9 - half).to_degrees() - 30.0;
        assert!((ahead - due).abs() < 0.01, "{ahead} {due}");
    }

    #[test]
    fn two_compartments_are_lowest_or_three_at_a_tie() {
        let lowest = |angle| {
            let all = Arrangement::new(angle, []).lowest();
            all.into_iter().map(Compartment::number).collect::<Vec<_>>()
        };
        assert_eq!(lowest(100_000), [0, 1]);
        assert_eq!(lowest(3_500_000), [0, 11]);
        assert_eq!(lowest(0), [0, 1, 11]);
        assert_eq!(lowest(150_000), [0, 1]);
    }

    #[test]
    fn steps_go_around() {
        assert_eq!(Compartment::new(11).steps_to(Compartment::new(1)), 2);
        assert_eq!(Compartment::new(11).ahead(2), Compartment::new(1));
    }
}
