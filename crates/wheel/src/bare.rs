//! The same bodies without a turn around them.
//!
//! What the crate adds to the engine is measured against this: the table, the
//! wheel and the pieces of an arrangement, handed to the engine directly and
//! stepped, with no hand, nothing noticed and nothing written down. It shares
//! no code with the world of a turn on purpose, so that what is slow there is
//! not slow here too.

use rapier3d::math::{Pose as Placed, Rotation, Vector};
use rapier3d::prelude::{
    ColliderBuilder, GenericJointBuilder, Group, IntegrationParameters, InteractionGroups,
    InteractionTestMode, JointAxesMask, JointAxis, LockedAxes, MassProperties, MotorModel,
    PhysicsWorld, RigidBodyBuilder, RigidBodyHandle,
};

use crate::{
    Arrangement, COMPARTMENTS, Hand, Kit, Piece, Placement, STEPS_PER_SECOND, Shape, opening, play,
};

/// An arrangement as bare rigid bodies, and one more piece that floats where
/// hands begin.
pub struct Scene {
    physics: PhysicsWorld,
    pieces: Vec<RigidBodyHandle>,
}

impl std::fmt::Debug for Scene {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Scene({} pieces, {} awake)", self.pieces.len(), self.awake())
    }
}

/// A wheel with `pieces` in it, put in one after the other where it is low;
/// what falls is tried again later, and one that holds no more stays as it is.
pub fn full(kit: &Kit, pieces: usize) -> Arrangement {
    let mut now = opening(kit);
    for (index, piece) in Piece::all().cycle().enumerate().take(200) {
        if now.pieces().len() >= pieces {
            break;
        }
        if !now.holds(piece) {
            let low = now.lowest()[0].ahead((index % 3) as u8);
            let spot = Placement { height: 30, ..Placement::new(low) };
            now = play(kit, &now, piece, &spot.motion(kit, &now, piece.colour())).rest;
        }
    }
    now
}

fn groups(own: u32, with: u32) -> InteractionGroups {
    let bits = Group::from_bits_truncate;
    InteractionGroups::new(bits(own), bits(with), InteractionTestMode::And)
}

const TABLE: u32 = 1;
const TREAD: u32 = 2;
const INSIDE: u32 = 4;
const PIECES: u32 = 8;

impl Scene {
    /// The bodies of `start` and `held`.
    pub fn new(kit: &Kit, start: &Arrangement, held: Piece) -> Self {
        let mut physics = PhysicsWorld {
            gravity: Vector::new(0.0, -98.1, 0.0),
            integration_parameters: IntegrationParameters {
                dt: 1.0 / STEPS_PER_SECOND as f32,
                length_unit: 0.3,
                contact_recycling: false,
                ..IntegrationParameters::default()
            },
            ..PhysicsWorld::default()
        };
        let (ground, _) = physics.insert(
            RigidBodyBuilder::fixed().translation(Vector::new(0.0, -1.0, 0.0)),
            ColliderBuilder::cuboid(100.0, 1.0, 50.0)
                .friction(kit.table_friction)
                .collision_groups(groups(TABLE, TREAD | PIECES)),
        );
        let wheel = wheel(&mut physics, kit, start);
        let load: f32 = start.pieces().iter().map(|(piece, _)| kit.mass(piece.colour())).sum();
        let weight = (kit.wheel_mass_and_inertia().0 + load) * 98.1;
        let brake = GenericJointBuilder::new(JointAxesMask::empty())
            .local_axis1(Vector::Z)
            .local_axis2(Vector::Z)
            .motor_model(JointAxis::AngX, MotorModel::ForceBased)
            .motor_velocity(JointAxis::AngX, 0.0, 1e6)
            .motor_max_force(JointAxis::AngX, weight * kit.rolling_resistance)
            .build();
        physics.impulse_joints.insert(ground, wheel, brake, true);
        let axle = Vector::new(0.0, kit.radius, 0.0);
        let mut pieces: Vec<RigidBodyHandle> = start
            .pieces()
            .iter()
            .map(|(piece, pose)| insert(&mut physics, kit, *piece, pose.placed(axle), 1.0))
            .collect();
        if !start.holds(held) {
            let [x, y, z] = Hand::HOME.at.map(|x| x as f32 / 1_000.0);
            let placed = Placed::from_parts(axle + Vector::new(x, y, z), Rotation::IDENTITY);
            pieces.push(insert(&mut physics, kit, held, placed, 0.0));
        }
        Self { physics, pieces }
    }

    /// A step of the engine.
    pub fn step(&mut self) {
        self.physics.step();
    }

    /// How many of the pieces are not asleep.
    pub fn awake(&self) -> usize {
        let asleep = |handle: &&RigidBodyHandle| !self.physics.bodies[**handle].is_sleeping();
        self.pieces.iter().filter(asleep).count()
    }
}

fn wheel(physics: &mut PhysicsWorld, kit: &Kit, start: &Arrangement) -> RigidBodyHandle {
    let (mass, inertia) = kit.wheel_mass_and_inertia();
    let turned = |degrees: f64| {
        let (sin, cos) = libm::sincos(degrees.to_radians() / 2.0);
        Rotation::from_xyzw(0.0, 0.0, sin as f32, cos as f32)
    };
    let (wheel, _) = physics.insert(
        RigidBodyBuilder::dynamic()
            .pose(Placed::from_parts(Vector::new(0.0, kit.radius, 0.0), turned(start.degrees())))
            .locked_axes(LockedAxes::ROTATION_LOCKED_X | LockedAxes::ROTATION_LOCKED_Y)
            .angular_damping(kit.rolling_drag)
            .additional_mass_properties(MassProperties::new(
                Vector::ZERO,
                mass,
                Vector::splat(inertia),
            )),
        ColliderBuilder::ball(kit.radius)
            .density(0.0)
            .friction(kit.table_friction)
            .collision_groups(groups(TREAD, TABLE)),
    );
    let facets = u16::from(COMPARTMENTS) * u16::from(kit.facets);
    let facet = 360.0 / f64::from(facets);
    let breadth = (f64::from(kit.radius) * libm::tan(facet.to_radians() / 2.0)) as f32;
    let rim = (0..facets)
        .map(|number| (facet * (f64::from(number) + 0.5) - 15.0, kit.inner, kit.radius, breadth));
    let dividers = (0..COMPARTMENTS).map(|number| {
        let low = kit.inner - kit.divider_height(number);
        (30.0 * f64::from(number) + 15.0, low, kit.inner, kit.divider_half)
    });
    for (degrees, from, to, half_breadth) in rim.chain(dividers) {
        let rotation = turned(-degrees);
        let middle = rotation * Vector::new(0.0, -(from + to) / 2.0, 0.0);
        physics.insert_collider(
            ColliderBuilder::cuboid(half_breadth, (to - from) / 2.0, kit.half_width)
                .position(Placed::from_parts(middle, rotation))
                .density(0.0)
                .friction(kit.friction)
                .restitution(kit.restitution)
                .collision_groups(groups(INSIDE, PIECES)),
            Some(wheel),
        );
    }
    wheel
}

fn insert(
    physics: &mut PhysicsWorld,
    kit: &Kit,
    piece: Piece,
    placed: Placed,
    gravity: f32,
) -> RigidBodyHandle {
    let shape = kit.shape(piece.colour());
    let corners: Vec<Vector> = shape.corners().into_iter().map(Vector::from_array).collect();
    let collider = match (shape, ColliderBuilder::convex_hull(&corners)) {
        (Shape::Slab([x, y, z]), _) => ColliderBuilder::cuboid(x, y, z),
        (_, Some(hull)) => hull,
        (Shape::Cylinder { half, radius }, None) => ColliderBuilder::cylinder(half, radius),
        (Shape::Cone { half, radius }, None) => ColliderBuilder::cone(half, radius),
    };
    let (body, _) = physics.insert(
        RigidBodyBuilder::dynamic()
            .pose(placed)
            .angular_damping(kit.spin_drag)
            .gravity_scale(gravity)
            .ccd_enabled(true),
        collider
            .density(kit.wood_density)
            .friction(kit.friction)
            .restitution(kit.restitution)
            .collision_groups(groups(PIECES, TABLE | INSIDE | PIECES)),
    );
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bare bodies are really those of a turn: they rest, and then sleep.
    #[test]
    fn an_opening_stays_as_it_is_and_falls_asleep() {
        let kit = Kit::standard();
        let held = "red1".parse().unwrap();
        let mut scene = Scene::new(kit, &opening(kit), held);
        assert_eq!(scene.awake(), 2);
        let mut steps = 0;
        while scene.awake() > 0 {
            scene.step();
            steps += 1;
            assert!(steps < 20 * STEPS_PER_SECOND, "{scene:?}");
        }
        let starter = scene.physics.bodies[scene.pieces[0]].translation();
        let before = opening(kit).pose(Piece::STARTER).unwrap().placed(Vector::ZERO).translation;
        let moved = starter - Vector::new(0.0, kit.radius, 0.0) - before;
        assert!(moved.length() < 0.05, "{moved:?}");
    }
}
