//! The rigid bodies: with the wheel's own, in `rim`, the one place that names
//! the physics engine's parts.

use rapier3d::math::{Pose as Placed, Rotation, Vector};
use rapier3d::prelude::{
    ColliderBuilder, ColliderHandle, GenericJointBuilder, Group, ImpulseJointHandle,
    IntegrationParameters, InteractionGroups, InteractionTestMode, JointAxesMask, JointAxis,
    MassProperties, MotorModel, PhysicsWorld, RigidBody, RigidBodyBuilder, RigidBodyHandle,
    RigidBodyType,
};

use crate::rim::insert_wheel;
use crate::{Arrangement, Colour, Kit, Piece, Pose, Shape};

/// Steps of the simulation in a second.
pub const STEPS_PER_SECOND: u32 = 240;
/// Decimetres per second squared.
const GRAVITY: f32 = 98.1;
/// Tells the engine that things here are centimetres in size, not metres.
const LENGTH_UNIT: f32 = 0.3;

pub(crate) const TABLE: Group = Group::GROUP_1;
pub(crate) const TREAD: Group = Group::GROUP_2;
pub(crate) const INSIDE: Group = Group::GROUP_3;
pub(crate) const PIECES: Group = Group::GROUP_4;

pub(crate) fn groups(own: Group, with: Group) -> InteractionGroups {
    InteractionGroups::new(own, with, InteractionTestMode::And)
}

/// A rotation about the axle.
pub(crate) fn about_axle(radians: f64) -> Rotation {
    let (sin, cos) = libm::sincos(radians / 2.0);
    Rotation::from_xyzw(0.0, 0.0, sin as f32, cos as f32)
}

/// A piece in the world.
#[derive(Clone, Copy, Debug)]
struct Body {
    piece: Piece,
    handle: RigidBodyHandle,
    collider: ColliderHandle,
    mass: f32,
}

/// Table, wheel and pieces.
pub(crate) struct World {
    physics: PhysicsWorld,
    table: ColliderHandle,
    wheel: RigidBodyHandle,
    resistance: ImpulseJointHandle,
    resistance_per_mass: f32,
    wheel_mass: f32,
    bodies: Vec<Body>,
    held: bool,
}

impl World {
    pub(crate) fn new(kit: &Kit, start: &Arrangement) -> Self {
        let mut physics = PhysicsWorld {
            gravity: Vector::new(0.0, -GRAVITY, 0.0),
            integration_parameters: IntegrationParameters {
                dt: 1.0 / STEPS_PER_SECOND as f32,
                length_unit: LENGTH_UNIT,
                // Contacts kept from earlier steps let resting pieces creep.
                contact_recycling: false,
                ..IntegrationParameters::default()
            },
            ..PhysicsWorld::default()
        };
        let (ground, table) = physics.insert(
            RigidBodyBuilder::fixed().translation(Vector::new(0.0, -1.0, 0.0)),
            ColliderBuilder::cuboid(100.0, 1.0, 50.0)
                .friction(kit.table_friction)
                .restitution(kit.restitution)
                .collision_groups(groups(TABLE, TREAD | PIECES)),
        );
        let wheel = insert_wheel(&mut physics, kit, start);
        // Dry friction against turning: the engine's joints have motors with a
        // greatest force, and a motor that wants to stand still is just that.
        let brake = GenericJointBuilder::new(JointAxesMask::empty())
            .local_axis1(Vector::Z)
            .local_axis2(Vector::Z)
            .motor_model(JointAxis::AngX, MotorModel::ForceBased)
            .motor_velocity(JointAxis::AngX, 0.0, 1e6)
            .motor_max_force(JointAxis::AngX, 0.0)
            .build();
        let resistance = physics.impulse_joints.insert(ground, wheel, brake, true);
        let (wheel_mass, _) = kit.wheel_mass_and_inertia();
        let mut world = Self {
            physics,
            table,
            wheel,
            resistance,
            resistance_per_mass: kit.rolling_resistance * GRAVITY,
            wheel_mass,
            bodies: Vec::with_capacity(Piece::COUNT),
            held: false,
        };
        world.weigh();
        let axle = world.axle();
        for (piece, pose) in start.pieces() {
            world.insert(kit, *piece, pose.placed(axle));
        }
        world
    }

    /// Puts a piece somewhere.
    pub(crate) fn insert(&mut self, kit: &Kit, piece: Piece, placed: Placed) {
        let (handle, collider) = insert_piece(&mut self.physics, kit, piece.colour(), placed);
        self.bodies.push(Body { piece, handle, collider, mass: kit.mass(piece.colour()) });
        self.weigh();
    }

    /// Takes a piece away.
    pub(crate) fn remove(&mut self, piece: Piece) {
        if let Some(index) = self.bodies.iter().position(|body| body.piece == piece) {
            let body = self.bodies.remove(index);
            self.physics.remove_body(body.handle);
            self.weigh();
        }
    }

    /// What rolls weighs on the table and resists by its weight.
    fn weigh(&mut self) {
        let load: f32 = self.bodies.iter().map(|body| body.mass).sum();
        let torque = (self.wheel_mass + load) * self.resistance_per_mass;
        if let Some(joint) = self.physics.impulse_joints.get_mut(self.resistance, false) {
            joint.data.set_motor_max_force(JointAxis::AngX, torque);
        }
    }

    pub(crate) fn step(&mut self) {
        self.physics.step();
    }

    pub(crate) fn axle(&self) -> Vector {
        self.physics.bodies[self.wheel].translation()
    }

    pub(crate) fn wheel_rotation(&self) -> Rotation {
        *self.physics.bodies[self.wheel].rotation()
    }

    /// Holds the wheel fast, or lets it go.
    pub(crate) fn hold_wheel(&mut self, hold: bool) {
        if self.held == hold {
            return;
        }
        self.held = hold;
        let kind = if hold { RigidBodyType::Fixed } else { RigidBodyType::Dynamic };
        let wheel = &mut self.physics.bodies[self.wheel];
        wheel.set_linvel(Vector::ZERO, true);
        wheel.set_angvel(Vector::ZERO, true);
        wheel.set_body_type(kind, true);
        for body in &self.bodies {
            self.physics.bodies[body.handle].wake_up(true);
        }
    }

    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.bodies.iter().map(|body| body.piece)
    }

    pub(crate) fn body_mut(&mut self, piece: Piece) -> Option<&mut RigidBody> {
        let body = self.bodies.iter().find(|body| body.piece == piece)?;
        self.physics.bodies.get_mut(body.handle)
    }

    /// The pieces that touch the table, in their order.
    pub(crate) fn on_table(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self
            .physics
            .narrow_phase
            .contact_pairs_with(self.table)
            .filter(|pair| pair.has_any_active_contact())
            .filter_map(|pair| {
                let other =
                    if pair.collider1 == self.table { pair.collider2 } else { pair.collider1 };
                self.bodies.iter().find(|body| body.collider == other).map(|body| body.piece)
            })
            .collect();
        pieces.sort_unstable();
        pieces
    }

    /// Whether a piece touches the wheel or another piece.
    pub(crate) fn touches(&self, piece: Piece) -> bool {
        self.bodies.iter().find(|body| body.piece == piece).is_some_and(|body| {
            self.physics.narrow_phase.contact_pairs_with(body.collider).any(|pair| {
                pair.collider1 != self.table
                    && pair.collider2 != self.table
                    && pair.has_any_active_contact()
            })
        })
    }

    /// How many of the wheel and the pieces are not asleep.
    pub(crate) fn awake(&self) -> usize {
        let awake = |handle: &RigidBodyHandle| {
            let body = &self.physics.bodies[*handle];
            body.is_dynamic() && !body.is_sleeping()
        };
        self.handles().filter(awake).count()
    }

    /// Puts the wheel to sleep as it is and every piece but these, by name and
    /// speed. Whatever touches a sleeper wakes it with all that it touches.
    pub(crate) fn put_to_sleep(&mut self, but: impl Fn(Piece, f32) -> bool) {
        self.physics.bodies[self.wheel].sleep();
        for placed in &self.bodies {
            let body = &mut self.physics.bodies[placed.handle];
            if !but(placed.piece, body.linvel().length()) {
                body.sleep();
            }
        }
    }

    /// Where the wheel is and every piece but these.
    pub(crate) fn poses(&self, but: impl Fn(Piece) -> bool) -> Vec<Placed> {
        let pieces = self.bodies.iter().filter(|body| !but(body.piece)).map(|body| body.handle);
        let handles = [self.wheel].into_iter().chain(pieces);
        handles.map(|handle| *self.physics.bodies[handle].position()).collect()
    }

    fn handles(&self) -> impl Iterator<Item = RigidBodyHandle> {
        [self.wheel].into_iter().chain(self.bodies.iter().map(|body| body.handle))
    }

    /// The wheel and what lies in it, with poses as whole numbers.
    pub(crate) fn arrangement(&self) -> Arrangement {
        let axle = self.axle();
        Arrangement::new(
            Arrangement::angle_of(self.wheel_rotation()),
            self.bodies.iter().map(|body| {
                let placed = self.physics.bodies[body.handle].position();
                (body.piece, Pose::quantised(placed, axle))
            }),
        )
    }

    /// Everything that moves, bit by bit: poses and velocities of the wheel
    /// and of every piece in the order in which they came.
    pub(crate) fn bits(&self, out: &mut Vec<u8>) {
        for body in self.handles().map(|handle| &self.physics.bodies[handle]) {
            let numbers = body
                .translation()
                .to_array()
                .into_iter()
                .chain(body.rotation().to_array())
                .chain(body.linvel().to_array())
                .chain(body.angvel().to_array());
            numbers.for_each(|x| out.extend_from_slice(&x.to_bits().to_le_bytes()));
        }
    }
}

/// What is round, with as many sides as it has corners: where true cylinders
/// and cones touch, the engine guesses a little differently in every step, and
/// they never lie still.
fn sided(shape: Shape) -> Option<ColliderBuilder> {
    let corners: Vec<Vector> = shape.corners().into_iter().map(Vector::from_array).collect();
    ColliderBuilder::convex_hull(&corners)
}

fn insert_piece(
    physics: &mut PhysicsWorld,
    kit: &Kit,
    colour: Colour,
    placed: Placed,
) -> (RigidBodyHandle, ColliderHandle) {
    let shape = kit.shape(colour);
    let mass = kit.mass(colour);
    let [x, y, z] = shape.inertia().map(|inertia| inertia * mass);
    let collider = match shape {
        Shape::Slab([x, y, z]) => ColliderBuilder::cuboid(x, y, z),
        Shape::Cylinder { half, radius } => {
            sided(shape).unwrap_or_else(|| ColliderBuilder::cylinder(half, radius))
        }
        Shape::Cone { half, radius } => {
            sided(shape).unwrap_or_else(|| ColliderBuilder::cone(half, radius))
        }
    };
    let centre = Vector::new(0.0, shape.centre(), 0.0);
    physics.insert(
        RigidBodyBuilder::dynamic().pose(placed).angular_damping(kit.spin_drag).ccd_enabled(true),
        collider
            .mass_properties(MassProperties::new(centre, mass, Vector::new(x, y, z)))
            .friction(kit.friction)
            .restitution(kit.restitution)
            .collision_groups(groups(PIECES, TABLE | INSIDE | PIECES)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wheel that is held, turned by `degrees`, with one piece lying in it at
    /// this angle of the wheel, flat, its underside `gap` from the rim.
    fn lying(degrees: f64, colour: Colour, at: f64, turn: [i32; 3], gap: f32) -> World {
        let kit = Kit::standard();
        let empty = Arrangement::new((degrees * 1e4) as u32, []);
        let mut world = World::new(kit, &empty);
        world.hold_wheel(true);
        let turned = about_axle((degrees - at).to_radians());
        let rotation = crate::turn::rotation_of(turn);
        let reach = kit
            .shape(colour)
            .corners()
            .into_iter()
            .map(|corner| -(rotation * Vector::from_array(corner)).y)
            .fold(0.0, f32::max);
        let middle = turned * Vector::new(0.0, -(kit.inner - reach - gap), 0.0);
        let placed = Placed::from_parts(world.axle() + middle, turned * rotation);
        world.insert(kit, Piece::new(colour, 1).unwrap(), placed);
        world
    }

    fn position(world: &World) -> Vector {
        world.physics.bodies[world.bodies[0].handle].translation() - world.axle()
    }

    /// The built-in wheel, with a red slab 30 mm wide and 10 thick and a divider
    /// of 25 mm, which closes compartment 3: on it the slab's middle has something
    /// below it. From the bottom, the divider stands at 75° in the wheel.
    fn with_shelf() -> Kit {
        let mut kit = Kit::standard().clone();
        kit.shapes[Colour::Red as usize] = Shape::Slab([0.4, 0.15, 0.05]);
        kit.heights = vec![0.25];
        kit
    }

    /// A slab lies against the divider that rises behind it and slides off when
    /// the divider has turned past the angle of friction. Turned by hand, very
    /// slowly.
    #[test]
    fn a_slab_slides_off_a_rising_divider_at_the_angle_of_friction() {
        let kit = with_shelf();
        let level = 75.0 + 90.0;
        let half = f64::from(kit.divider_half + 0.05);
        let mut world = World::new(&kit, &Arrangement::new((level * 1e4) as u32, []));
        world.hold_wheel(true);
        // The divider is horizontal, on the right; the slab lies on it.
        let placed = Placed::from_parts(
            world.axle() + Vector::new(kit.inner - 0.155, half as f32 + 0.001, 0.0),
            // x → z, y → x, z → y.
            crate::turn::rotation_of([900, 0, 900]),
        );
        world.insert(&kit, Piece::new(Colour::Red, 1).unwrap(), placed);
        (0..240).for_each(|_| world.step());
        let far = |world: &World| {
            let at = position(world);
            (at.x * at.x + at.y * at.y).sqrt()
        };
        let before = far(&world);
        // Two degrees a second.
        let mut turned = 0.0;
        while far(&world) > before - 0.05 && turned < 40.0 {
            turned += 2.0 / f64::from(STEPS_PER_SECOND);
            let wheel = world.wheel;
            world.physics.bodies[wheel]
                .set_rotation(about_axle((level + turned).to_radians()), true);
            let body = world.bodies[0].handle;
            world.physics.bodies[body].wake_up(true);
            world.step();
        }
        let due = libm::atan(f64::from(kit.friction)).to_degrees();
        assert!((turned - due).abs() < 3.0, "slid at {turned}°, friction holds to {due}°");
    }

    /// On the same divider, 15° steep, where friction holds: the slab's middle
    /// is 5 mm above it, so it tips over if it is nearer to the edge than 1.3.
    #[test]
    fn and_earlier_if_its_middle_overhangs() {
        let kit = with_shelf();
        let stays = |behind_the_edge: f32| {
            let tilt = 15.0;
            let level = ((75.0 + 90.0 + tilt) * 1e4) as u32;
            let mut world = World::new(&kit, &Arrangement::new(level, []));
            world.hold_wheel(true);
            let (sin, cos) = libm::sincosf((tilt as f32).to_radians());
            let out = kit.inner - kit.divider_height(2) + behind_the_edge;
            let up = kit.divider_half + 0.05 + 0.001;
            let placed = Placed::from_parts(
                world.axle() + Vector::new(out * cos - up * sin, out * sin + up * cos, 0.0),
                crate::turn::rotation_of([900 + 150, 0, 900]),
            );
            world.insert(&kit, Piece::new(Colour::Red, 1).unwrap(), placed);
            let before = position(&world);
            (0..2 * STEPS_PER_SECOND).for_each(|_| world.step());
            (position(&world) - before).length() < 0.05
        };
        assert!(stays(0.095), "far behind the edge");
        assert!(stays(0.02), "just behind the edge");
        assert!(!stays(0.008), "over the edge");
    }

    #[test]
    fn a_piece_below_its_angle_of_friction_does_not_creep() {
        for (colour, turn) in [(Colour::Red, [900, 0, 900]), (Colour::Purple, [0; 3])] {
            // A facet of compartment 1 whose slope is 20°.
            let facet = 30.0 - 15.0 + 3.75;
            let mut world = lying(facet + 20.0, colour, facet, turn, 0.0005);
            (0..240).for_each(|_| world.step());
            let before = position(&world);
            (0..60 * STEPS_PER_SECOND).for_each(|_| world.step());
            let crept = (position(&world) - before).length() * 100.0;
            assert!(crept < 0.1, "{colour} crept {crept} mm");
        }
    }

    /// Thrown against the rim and against another slab as fast as anything
    /// falls in the wheel, and faster.
    #[test]
    fn nothing_tunnels() {
        let kit = Kit::standard();
        for speed in [10.0, 30.0, 60.0] {
            for (index, colour) in Colour::ALL.into_iter().enumerate() {
                let mut world = lying(0.0, Colour::Orange, 0.0, [900, 0, 900], 0.001);
                let placed = Placed::from_parts(
                    world.axle(),
                    crate::turn::rotation_of([100 * index as i32, 300, 50]),
                );
                let flung = Piece::new(colour, 2).unwrap();
                world.insert(kit, flung, placed);
                if let Some(body) = world.body_mut(flung) {
                    body.set_linvel(Vector::new(0.0, -speed, 0.0), true);
                }
                for _ in 0..240 {
                    world.step();
                    let axle = world.axle();
                    for body in &world.bodies {
                        let at = world.physics.bodies[body.handle].translation() - axle;
                        let inside = at.x * at.x + at.y * at.y < kit.inner * kit.inner;
                        let beside = at.z.abs() > kit.half_width;
                        assert!(inside || beside, "{} at {speed}: {at:?}", body.piece);
                    }
                }
            }
        }
    }

    /// The resistance is dry: it stops a slow wheel and holds a small weight.
    #[test]
    fn a_rolling_wheel_comes_to_rest_and_does_not_slip() {
        let kit = Kit::standard();
        let mut world = World::new(kit, &Arrangement::default());
        (0..60).for_each(|_| world.step());
        let wheel = world.wheel;
        world.physics.bodies[wheel].set_linvel(Vector::new(-1.8, 0.0, 0.0), true);
        world.physics.bodies[wheel].set_angvel(Vector::new(0.0, 0.0, 1.0), true);
        let mut steps = 0;
        while world.awake() > 0 {
            world.step();
            steps += 1;
            assert!(steps < 20 * STEPS_PER_SECOND, "still rolling");
        }
        let rolled = -f64::from(world.axle().x);
        let turned = Arrangement::angle_of(world.wheel_rotation());
        let arc = f64::from(turned) / 1e4 * std::f64::consts::PI / 180.0 * f64::from(kit.radius);
        assert!(rolled > 0.5 && (rolled - arc).abs() < 0.01, "{rolled} dm, turned {arc} dm");
    }
}
