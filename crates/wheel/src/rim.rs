//! The wheel as a rigid body.

use rapier3d::math::{Pose as Placed, Rotation, Vector};
use rapier3d::prelude::{
    ColliderBuilder, LockedAxes, MassProperties, PhysicsWorld, RigidBodyBuilder, RigidBodyHandle,
};

use crate::kit::COMPARTMENTS;
use crate::world::{INSIDE, PIECES, TABLE, TREAD, about_axle, groups};
use crate::{Arrangement, Kit};

/// How slowly the wheel must roll before it may fall asleep, in the engine's
/// measure: at its own threshold it would stop where a swing turns round, with
/// a tenth of a millimetre of imbalance to spare.
const WHEEL_SLEEPS: f32 = 0.01;

/// The wheel as a body: a smooth tread for the table, facets and dividers for
/// the pieces. It stays upright: it cannot topple or steer.
pub(crate) fn insert_wheel(
    physics: &mut PhysicsWorld,
    kit: &Kit,
    start: &Arrangement,
) -> RigidBodyHandle {
    let (mass, inertia) = kit.wheel_mass_and_inertia();
    let across = inertia / 2.0 + mass * kit.half_width * kit.half_width / 3.0;
    let (wheel, _) = physics.insert(
        RigidBodyBuilder::dynamic()
            .pose(Placed::from_parts(
                Vector::new(0.0, kit.radius, 0.0),
                about_axle(start.radians()),
            ))
            // A locked translation would leave the engine's friction nothing to
            // solve for, and the wheel would spin on the spot.
            .locked_axes(LockedAxes::ROTATION_LOCKED_X | LockedAxes::ROTATION_LOCKED_Y)
            .angular_damping(kit.rolling_drag)
            .additional_mass_properties(MassProperties::new(
                Vector::ZERO,
                mass,
                Vector::new(across, across, inertia),
            )),
        // A ball, since it touches the table in one point straight below the
        // axle. The contact line of a cylinder is kept while the cylinder turns
        // on by a degree, which drives the wheel like a motor.
        ColliderBuilder::ball(kit.radius)
            .density(0.0)
            .friction(kit.table_friction)
            .restitution(0.0)
            .collision_groups(groups(TREAD, TABLE)),
    );
    physics.bodies[wheel].activation_mut().normalized_linear_threshold = WHEEL_SLEEPS;
    let sector = std::f64::consts::TAU / f64::from(COMPARTMENTS);
    let mut part = |angle: f64, from: f32, to: f32, half_breadth: f32| {
        // Clockwise from the bottom, as the compartments are counted.
        let turned = about_axle(-angle);
        let middle = turned * Vector::new(0.0, -(from + to) / 2.0, 0.0);
        physics.insert_collider(
            ColliderBuilder::cuboid(half_breadth, (to - from) / 2.0, kit.half_width)
                .position(Placed::from_parts(middle, turned))
                .density(0.0)
                .friction(kit.friction)
                .restitution(kit.restitution)
                .collision_groups(groups(INSIDE, PIECES)),
            Some(wheel),
        );
    };
    let facets = u16::from(COMPARTMENTS) * u16::from(kit.facets);
    let facet = std::f64::consts::TAU / f64::from(facets);
    // Neighbours meet at the inner corner and overlap behind it.
    let half_breadth = (f64::from(kit.radius) * libm::tan(facet / 2.0)) as f32;
    let angles = (0..facets).map(|number| -sector / 2.0 + facet * (f64::from(number) + 0.5));
    let crowned = kit.crown > 0.0;
    if !crowned {
        for angle in angles.clone() {
            part(angle, kit.inner, kit.radius, half_breadth);
        }
    }
    // Down to the rim also where it is lowest.
    let foot = kit.inner + kit.half_width * libm::tanf(kit.crown);
    for number in 0..COMPARTMENTS {
        let angle = sector * (f64::from(number) + 0.5);
        part(angle, kit.inner - kit.divider_height(number), foot, kit.divider_half);
    }
    if crowned {
        for angle in angles {
            insert_roof(physics, kit, wheel, angle, half_breadth);
        }
    }
    wheel
}

/// A facet of a rim that falls off from its middle to both sides: two boards
/// that meet in a ridge.
fn insert_roof(
    physics: &mut PhysicsWorld,
    kit: &Kit,
    wheel: RigidBodyHandle,
    angle: f64,
    half_breadth: f32,
) {
    let turned = about_axle(-angle);
    let (sin, cos) = libm::sincosf(kit.crown);
    let half = (kit.radius - kit.inner) / 2.0;
    let long = kit.half_width / 2.0 / cos;
    for side in [-1.0_f32, 1.0] {
        let down = -kit.inner - half * cos - long * sin;
        let middle = turned * Vector::new(0.0, down, side * (long * cos - half * sin));
        let (sin, cos) = libm::sincosf(side * kit.crown / 2.0);
        let lean = Rotation::from_xyzw(sin, 0.0, 0.0, cos);
        physics.insert_collider(
            ColliderBuilder::cuboid(half_breadth, half, long)
                .position(Placed::from_parts(middle, turned * lean))
                .density(0.0)
                .friction(kit.friction)
                .restitution(kit.restitution)
                .collision_groups(groups(INSIDE, PIECES)),
            Some(wheel),
        );
    }
}
