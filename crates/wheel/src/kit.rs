//! What the box holds, as numbers: read from `data/hamsterrolle/wheel.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::Colour;

/// Compartments of the wheel.
pub const COMPARTMENTS: u8 = 12;

/// The file of sizes that comes with the game.
pub const STANDARD: &str = include_str!("../../../data/hamsterrolle/wheel.toml");

/// The one that came with it first, for games that were played with it.
pub const FIRST: &str = include_str!("../../../data/hamsterrolle/wheel-1.toml");

/// Millimetres in a decimetre, the unit of length of the simulation: it keeps
/// lengths near 1, where single precision is finest.
const PER_UNIT: f32 = 100.0;

/// Sizes, materials and the strength of the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Kit {
    pub(crate) radius: f32,
    pub(crate) inner: f32,
    pub(crate) half_width: f32,
    pub(crate) facets: u8,
    /// Radians by which the inside of the rim falls off from its middle to either side.
    pub(crate) crown: f32,
    pub(crate) wheel_density: f32,
    pub(crate) divider_half: f32,
    pub(crate) heights: Vec<f32>,
    pub(crate) table_friction: f32,
    pub(crate) rolling_resistance: f32,
    pub(crate) rolling_drag: f32,
    pub(crate) wood_density: f32,
    pub(crate) friction: f32,
    pub(crate) restitution: f32,
    pub(crate) spin_drag: f32,
    pub(crate) shapes: [Shape; 8],
    pub(crate) force: f32,
    pub(crate) torque: f32,
    pub(crate) speed: f32,
    pub(crate) turning: f32,
}

/// The shape of a piece, by half its sizes in decimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// Half lengths along x, y and z.
    Slab([f32; 3]),
    /// Lies along y.
    Cylinder {
        /// Half its length.
        half: f32,
        /// Its radius.
        radius: f32,
    },
    /// Its tip points along y.
    Cone {
        /// Half its height.
        half: f32,
        /// The radius of its base.
        radius: f32,
    },
}

impl Shape {
    /// Its volume in cubic decimetres.
    pub fn volume(self) -> f32 {
        const PI: f32 = std::f32::consts::PI;
        match self {
            Self::Slab([x, y, z]) => 8.0 * x * y * z,
            Self::Cylinder { half, radius } => PI * radius * radius * 2.0 * half,
            Self::Cone { half, radius } => PI * radius * radius * 2.0 * half / 3.0,
        }
    }

    /// How far its centre of mass lies along y from the middle of its height.
    pub fn centre(self) -> f32 {
        match self {
            Self::Slab(_) | Self::Cylinder { .. } => 0.0,
            Self::Cone { half, .. } => -half / 2.0,
        }
    }

    /// Moments of inertia about its own axes through its centre of mass, for
    /// a mass of one.
    pub(crate) fn inertia(self) -> [f32; 3] {
        match self {
            Self::Slab([x, y, z]) => {
                [(y * y + z * z) / 3.0, (x * x + z * z) / 3.0, (x * x + y * y) / 3.0]
            }
            Self::Cylinder { half, radius } => {
                let across = radius * radius / 4.0 + half * half / 3.0;
                [across, radius * radius / 2.0, across]
            }
            Self::Cone { half, radius } => {
                let height = 2.0 * half;
                let across = 0.15 * radius * radius + 0.0375 * height * height;
                [across, 0.3 * radius * radius, across]
            }
        }
    }

    /// Points whose hull is the shape, or nearly so where it is round.
    pub fn corners(self) -> Vec<[f32; 3]> {
        const ROUND: u16 = 24;
        let ring = |y: f32, radius: f32| {
            (0..ROUND).map(move |step| {
                let (sin, cos) =
                    libm::sincosf(f32::from(step) * std::f32::consts::TAU / f32::from(ROUND));
                [radius * cos, y, radius * sin]
            })
        };
        match self {
            Self::Slab([x, y, z]) => {
                let sign = |bit: bool, length: f32| if bit { length } else { -length };
                (0..8_u8)
                    .map(|bits| {
                        [sign(bits & 1 != 0, x), sign(bits & 2 != 0, y), sign(bits & 4 != 0, z)]
                    })
                    .collect()
            }
            Self::Cylinder { half, radius } => {
                ring(half, radius).chain(ring(-half, radius)).collect()
            }
            Self::Cone { half, radius } => ring(-half, radius).chain([[0.0, half, 0.0]]).collect(),
        }
    }

    /// Half its extent along each of its own axes.
    pub fn half_extents(self) -> [f32; 3] {
        match self {
            Self::Slab(halves) => halves,
            Self::Cylinder { half, radius } | Self::Cone { half, radius } => [radius, half, radius],
        }
    }
}

/// Why a file of sizes cannot be used: where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct KitError {
    /// Line or entry.
    pub place: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl Kit {
    /// The sizes that come with the game.
    pub fn standard() -> &'static Self {
        static KIT: LazyLock<Kit> =
            LazyLock::new(|| Kit::read(STANDARD).expect("a test reads the file that is built in"));
        &KIT
    }

    /// Reads and checks a file of sizes.
    pub fn read(text: &str) -> Result<Self, KitError> {
        let file: File = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text.get(..start).map_or(1, |before| before.matches('\n').count() + 1);
            KitError { place: format!("line {line}"), reason: error.message().to_owned() }
        })?;
        file.kit()
    }

    /// The shape of the pieces of a colour.
    pub fn shape(&self, colour: Colour) -> Shape {
        self.shapes[colour as usize]
    }

    /// What a piece of this colour weighs, in grams.
    pub fn grams(&self, colour: Colour) -> f32 {
        self.mass(colour) * 1000.0
    }

    /// The wheel's own weight, in grams.
    pub fn wheel_grams(&self) -> f32 {
        self.wheel_mass_and_inertia().0 * 1000.0
    }

    /// Outer radius, inner radius, width and thickness of the dividers, in
    /// decimetres: what a page draws.
    pub fn wheel(&self) -> WheelSizes {
        WheelSizes {
            radius: self.radius,
            inner: self.inner,
            width: 2.0 * self.half_width,
            divider: 2.0 * self.divider_half,
        }
    }

    /// The height of divider `number`, which closes compartment `number`
    /// towards the next one, in decimetres.
    pub fn divider_height(&self, number: u8) -> f32 {
        self.heights[usize::from(number) % self.heights.len()]
    }

    /// How far ahead of the axle the weight acts while the wheel rolls, in
    /// millimetres.
    pub fn rolling_resistance(&self) -> f32 {
        self.rolling_resistance * PER_UNIT
    }

    /// Friction of wood on wood.
    pub fn friction(&self) -> f32 {
        self.friction
    }

    pub(crate) fn mass(&self, colour: Colour) -> f32 {
        self.shape(colour).volume() * self.wood_density
    }

    /// Mass in kilograms and moment of inertia about the axle.
    pub(crate) fn wheel_mass_and_inertia(&self) -> (f32, f32) {
        let square = |x: f32| x * x;
        let ring = std::f32::consts::PI * (square(self.radius) - square(self.inner));
        let mut mass = ring * 2.0 * self.half_width * self.wheel_density;
        let mut inertia = mass * (square(self.radius) + square(self.inner)) / 2.0;
        for number in 0..COMPARTMENTS {
            let height = self.divider_height(number);
            let own = height * 2.0 * self.divider_half * 2.0 * self.half_width * self.wheel_density;
            let middle = self.inner - height / 2.0;
            mass += own;
            inertia +=
                own * (square(middle) + (square(height) + square(2.0 * self.divider_half)) / 12.0);
        }
        (mass, inertia)
    }
}

/// Sizes of the wheel in decimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct WheelSizes {
    pub radius: f32,
    pub inner: f32,
    pub width: f32,
    pub divider: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    kind: String,
    wheel: WheelFile,
    dividers: DividersFile,
    table: TableFile,
    wood: WoodFile,
    pieces: PiecesFile,
    hand: HandFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WheelFile {
    diameter: f32,
    width: f32,
    rim: f32,
    density: f32,
    facets: u8,
    /// A rim without it is flat from side to side.
    #[serde(default)]
    crown: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DividersFile {
    thickness: f32,
    heights: Vec<f32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    friction: f32,
    rolling_resistance: f32,
    rolling_drag: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WoodFile {
    density: f32,
    friction: f32,
    restitution: f32,
    spin_drag: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PiecesFile {
    red: ShapeFile,
    green: ShapeFile,
    blue: ShapeFile,
    orange: ShapeFile,
    purple: ShapeFile,
    white: ShapeFile,
    yellow: ShapeFile,
    starter: ShapeFile,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum ShapeFile {
    Slab([f32; 3]),
    Cylinder([f32; 2]),
    Cone([f32; 2]),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandFile {
    force: f32,
    torque: f32,
    speed: f32,
    turning: f32,
}

fn bad<T>(place: impl Into<String>, reason: impl Into<String>) -> Result<T, KitError> {
    Err(KitError { place: place.into(), reason: reason.into() })
}

fn within(place: &str, value: f32, least: f32, most: f32) -> Result<f32, KitError> {
    if (least..=most).contains(&value) {
        return Ok(value);
    }
    bad(place, format!("{value} is not between {least} and {most}"))
}

impl File {
    fn kit(self) -> Result<Kit, KitError> {
        if self.game != "hamsterrolle" || self.kind != "wheel" {
            return bad("game, kind", "this is no wheel of hamsterrolle");
        }
        let millimetres = |place: &str, value: f32, least: f32, most: f32| {
            within(place, value, least, most).map(|value| value / PER_UNIT)
        };
        let radius = millimetres("wheel.diameter", self.wheel.diameter, 100.0, 1000.0)? / 2.0;
        let rim = millimetres("wheel.rim", self.wheel.rim, 4.0, 30.0)?;
        let inner = radius - rim;
        let count = self.dividers.heights.len();
        if !matches!(count, 1 | 2 | 3 | 6) {
            return bad(
                "dividers.heights",
                format!("{count} heights leave the wheel unbalanced; 1, 2, 3 or 6 do not"),
            );
        }
        let heights = self
            .dividers
            .heights
            .iter()
            .map(|&height| millimetres("dividers.heights", height, 1.0, inner * PER_UNIT / 2.0))
            .collect::<Result<Vec<f32>, KitError>>()?;
        if !(1..=12).contains(&self.wheel.facets) {
            return bad("wheel.facets", "between 1 and 12 facets make up a compartment");
        }
        let pieces = self.pieces;
        let shapes = [
            pieces.red.shape("pieces.red")?,
            pieces.green.shape("pieces.green")?,
            pieces.blue.shape("pieces.blue")?,
            pieces.orange.shape("pieces.orange")?,
            pieces.purple.shape("pieces.purple")?,
            pieces.white.shape("pieces.white")?,
            pieces.yellow.shape("pieces.yellow")?,
            pieces.starter.shape("pieces.starter")?,
        ];
        let degrees = within("hand.turning", self.hand.turning, 30.0, 1440.0)?;
        Ok(Kit {
            radius,
            inner,
            half_width: millimetres("wheel.width", self.wheel.width, 20.0, 200.0)? / 2.0,
            facets: self.wheel.facets,
            crown: within("wheel.crown", self.wheel.crown, 0.0, 10.0)?.to_radians(),
            wheel_density: within("wheel.density", self.wheel.density, 0.1, 10.0)?,
            divider_half: millimetres("dividers.thickness", self.dividers.thickness, 2.0, 30.0)?
                / 2.0,
            heights,
            table_friction: within("table.friction", self.table.friction, 0.1, 2.0)?,
            rolling_resistance: millimetres(
                "table.rolling_resistance",
                self.table.rolling_resistance,
                0.05,
                5.0,
            )?,
            rolling_drag: within("table.rolling_drag", self.table.rolling_drag, 0.0, 10.0)?,
            wood_density: within("wood.density", self.wood.density, 0.1, 10.0)?,
            friction: within("wood.friction", self.wood.friction, 0.0, 2.0)?,
            restitution: within("wood.restitution", self.wood.restitution, 0.0, 0.6)?,
            spin_drag: within("wood.spin_drag", self.wood.spin_drag, 0.0, 10.0)?,
            shapes,
            // Newtons are 10 kg·dm/s², newton metres 100 kg·dm²/s².
            force: within("hand.force", self.hand.force, 0.2, 10.0)? * 10.0,
            torque: within("hand.torque", self.hand.torque, 0.001, 0.2)? * 100.0,
            speed: millimetres("hand.speed", self.hand.speed, 50.0, 1500.0)?,
            turning: degrees * std::f32::consts::PI / 180.0,
        })
    }
}

impl ShapeFile {
    fn shape(self, place: &str) -> Result<Shape, KitError> {
        let half = |value: f32| within(place, value, 4.0, 120.0).map(|v| v / PER_UNIT / 2.0);
        Ok(match self {
            Self::Slab([x, y, z]) => Shape::Slab([half(x)?, half(y)?, half(z)?]),
            Self::Cylinder([diameter, length]) => {
                Shape::Cylinder { half: half(length)?, radius: half(diameter)? }
            }
            Self::Cone([diameter, height]) => {
                Shape::Cone { half: half(height)?, radius: half(diameter)? }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_those_of_wood_of_these_sizes() {
        let kit = Kit::read(STANDARD).unwrap();
        assert!((kit.wheel_grams() - 177.0).abs() < 3.0, "{}", kit.wheel_grams());
        assert!((kit.grams(Colour::Blue) - 23.9).abs() < 0.1, "{}", kit.grams(Colour::Blue));
        assert!((kit.grams(Colour::Purple) - 41.5).abs() < 0.1);
        assert!((kit.grams(Colour::Starter) - 22.8).abs() < 0.1);
    }

    #[test]
    fn mistakes_are_told_by_place_and_reason() {
        let error = |from: &str, to: &str| {
            Kit::read(&STANDARD.replacen(from, to, 1)).unwrap_err().to_string()
        };
        assert_eq!(error("rim = 5", "rim = 80"), "wheel.rim: 80 is not between 4 and 30");
        assert_eq!(
            error("friction = 0.40", "friction = nan"),
            "wood.friction: NaN is not between 0 and 2"
        );
        assert!(error("[16, 22, 28]", "[16, 22, 28, 34]").contains("unbalanced"));
        assert!(
            error("rim = 5", "rin = 5").starts_with("line 10"),
            "{}",
            error("rim = 5", "rin = 5")
        );
        assert!(error("kind = \"wheel\"", "kind = \"sheet\"").contains("no wheel"));
        assert_eq!(
            error("facets = 4", "facets = 4\ncrown = 12"),
            "wheel.crown: 12 is not between 0 and 10"
        );
        assert!(error("[118, 37, 14]", "[118, 37]").starts_with("line"));
    }
}
