//! One turn: a hand carries a piece, lets go, and everything comes to rest.

use std::sync::LazyLock;

use rapier3d::math::{Pose as Placed, Rotation, Vector};
use xxhash_rust::xxh3::xxh3_64;

use crate::hand::FRAMES_PER_SECOND;
use crate::world::{STEPS_PER_SECOND, World};
use crate::{Arrangement, Hand, Kit, Motion, Piece};

/// Steps of the simulation in a frame of the hand.
const STEPS_PER_FRAME: u32 = STEPS_PER_SECOND / FRAMES_PER_SECOND;
/// A wheel may be held so long after the piece was let go.
const MAX_HOLD_FRAMES: u32 = 2 * FRAMES_PER_SECOND;
/// Whatever still moves so long after the hands are gone is stopped.
const MAX_SETTLE_FRAMES: u32 = 30 * FRAMES_PER_SECOND;
/// Whatever stays so long where it is rests, even if it trembles there and
/// keeps the engine awake.
const STILL_FRAMES: u32 = FRAMES_PER_SECOND * 3 / 2;
/// How far, in decimetres, a piece moves that stays where it is,
const STILL: f32 = 0.005;
/// how far it turns, as the sine of half the angle: one degree and a half,
const STILL_TURN: f32 = 0.013;
/// and how far the wheel may roll meanwhile: it creeps into balance slowly.
const STILL_WHEEL: f32 = 0.000_5;
/// Faster than this after one step, in decimetres per second, is what nothing
/// holds.
const FALLING: f32 = 0.3;
/// How quickly the hand's spring answers, in radians per second.
const STIFFNESS: f32 = 60.0;

/// What came of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The wheel and what lies in it, once everything rests.
    pub rest: Arrangement,
    /// How far the wheel has rolled, in micrometres, to the right if above zero.
    pub travel: i32,
    /// The wheel at the moment the hand let go, the piece just let go in it;
    /// nothing if the turn ended before.
    pub release: Option<Arrangement>,
    /// The wheel at the moment the hand would have let go at a spot that is
    /// not allowed; it took the piece back instead.
    pub refused: Option<Arrangement>,
    /// What touched the table after the attempt had begun, in that order.
    pub fallen: Vec<Piece>,
    /// What touched the table before anything was touched by a hand.
    pub unforced: Vec<Piece>,
    /// Whether the hand or the piece in it touched wheel or pieces.
    pub attempted: bool,
    /// Whether everything really rested, rather than being stopped at the end
    /// of its time.
    pub rested: bool,
    /// Frames from the beginning to rest.
    pub frames: u32,
    /// All bits of poses and velocities at the end, to be compared.
    pub digest: u64,
}

/// What a turn is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The hand has the piece.
    Carry,
    /// The piece is let go, the wheel still held.
    Hold,
    /// Nobody touches anything.
    Settle,
    /// Everything rests.
    Rest,
}

/// A turn as it happens, frame by frame. The same frames give the same bits
/// everywhere, whether they are fed one at a time, as a page does, or all at
/// once, as [`play`] does.
///
/// ```
/// use wheel::{Hand, Kit, LiveTurn, Phase, opening};
/// let kit = Kit::standard();
/// let mut live = LiveTurn::new(kit, &opening(kit), "red1".parse()?);
/// // The hand waits a moment in front of the wheel, then lets go.
/// for _ in 0..10 {
///     live.frame(Some(Hand::HOME));
/// }
/// while live.phase() != Phase::Rest {
///     live.frame(None);
/// }
/// assert_eq!(live.outcome().fallen, ["red1".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct LiveTurn<'k> {
    kit: &'k Kit,
    world: World,
    held: Piece,
    phase: Phase,
    /// Where the spring pulls to: follows the hand no faster than a hand is.
    pull: Placed,
    origin: Vector,
    begun: bool,
    attempted: bool,
    release: Option<Arrangement>,
    refused: Option<Arrangement>,
    fallen: Vec<Piece>,
    unforced: Vec<Piece>,
    frames: u32,
    phase_frames: u32,
    /// Where everything has stayed for so many frames.
    still: Vec<Placed>,
    still_frames: u32,
    rested: bool,
}

impl std::fmt::Debug for LiveTurn<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LiveTurn({} in {:?}, frame {})", self.held, self.phase, self.frames)
    }
}

impl<'k> LiveTurn<'k> {
    /// Begins a turn with `piece`: from a stock it appears in the hand, from
    /// the wheel it is taken where it lies.
    pub fn new(kit: &'k Kit, start: &Arrangement, piece: Piece) -> Self {
        let mut world = World::new(kit, start);
        let origin = world.axle();
        let taken = start.pose(piece).map(|pose| pose.placed(origin));
        let pull = taken.unwrap_or_else(|| target(&Hand::HOME, origin));
        if taken.is_none() {
            world.insert(kit, piece, pull);
        }
        if let Some(body) = world.body_mut(piece) {
            body.set_gravity_scale(0.0, true);
        }
        Self {
            kit,
            world,
            held: piece,
            phase: Phase::Carry,
            pull,
            origin,
            begun: false,
            attempted: taken.is_some(),
            release: None,
            refused: None,
            fallen: Vec::new(),
            unforced: Vec::new(),
            frames: 0,
            phase_frames: 0,
            still: Vec::new(),
            still_frames: 0,
            rested: false,
        }
    }

    /// A wheel that nobody touches.
    pub fn untouched(kit: &'k Kit, start: &Arrangement) -> Self {
        // The piece named is in nobody's hand, since the turn has no hand.
        let mut live = Self::new(kit, &Arrangement::default(), Piece::STARTER);
        live.world = World::new(kit, start);
        live.phase = Phase::Settle;
        live
    }

    /// What the turn is doing.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Frames so far.
    pub fn frames(&self) -> u32 {
        self.frames
    }

    /// The piece in the hand, while it is.
    pub fn held(&self) -> Option<Piece> {
        (self.phase == Phase::Carry).then_some(self.held)
    }

    /// The wheel and everything in and around it now: poses are relative to
    /// the axle, which has moved by [`LiveTurn::travel`].
    pub fn now(&self) -> Arrangement {
        self.world.arrangement()
    }

    /// How far the wheel has rolled, in micrometres.
    pub fn travel(&self) -> i32 {
        libm::round(f64::from(self.world.axle().x - self.origin.x) * 1e5) as i32
    }

    /// What has touched the table so far.
    pub fn fallen(&self) -> &[Piece] {
        &self.fallen
    }

    /// A sixtieth of a second. Without a hand, or with one that does not
    /// grip, the piece is let go.
    pub fn frame(&mut self, hand: Option<Hand>) {
        if self.phase == Phase::Rest {
            return;
        }
        self.frames += 1;
        self.phase_frames += 1;
        let hand = hand.unwrap_or(Hand { grip: false, ..Hand::HOME });
        if self.phase == Phase::Carry && !hand.grip {
            self.let_go();
        }
        match self.phase {
            Phase::Carry => {
                self.attempted |= hand.hold;
                self.world.hold_wheel(hand.hold);
            }
            Phase::Hold if !hand.hold || self.phase_frames > MAX_HOLD_FRAMES => {
                self.enter(Phase::Settle);
            }
            _ => {}
        }
        let goal = target(&hand, self.origin);
        for _ in 0..STEPS_PER_FRAME {
            if self.phase == Phase::Carry {
                self.carry(&goal);
            }
            self.world.step();
            self.begin_at_rest();
            self.notice();
        }
        if self.phase == Phase::Settle {
            self.settle();
        }
    }

    /// A turn begins where the last one came to rest, so everything sleeps
    /// until it is touched, as soon as the engine has seen what touches what.
    /// Otherwise what lies on the verge of slipping could slip because its
    /// place was rounded.
    fn begin_at_rest(&mut self) {
        if !self.begun {
            self.begun = true;
            if self.phase == Phase::Carry && !self.attempted {
                let held = self.held;
                self.world.put_to_sleep(|piece, speed| piece == held || speed > FALLING);
            }
        }
    }

    /// The hand takes the piece back out of the wheel instead of letting go,
    /// because it may not lie there.
    pub fn take_back(&mut self) {
        if self.phase == Phase::Carry {
            self.refused = Some(self.world.arrangement());
            self.attempted = true;
            self.world.remove(self.held);
            self.enter(Phase::Settle);
        }
    }

    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.phase_frames = 0;
        self.still_frames = 0;
        if phase == Phase::Settle {
            self.world.hold_wheel(false);
        }
    }

    /// The piece is let go without a push.
    fn let_go(&mut self) {
        if let Some(body) = self.world.body_mut(self.held) {
            // The engine's setters wake a sleeper without winding up its
            // clock again: it would doze off in the air at the next step.
            body.wake_up(true);
            body.reset_forces(true);
            body.reset_torques(true);
            body.set_linvel(Vector::ZERO, true);
            body.set_angvel(Vector::ZERO, true);
            body.set_gravity_scale(1.0, true);
        }
        self.release = Some(self.world.arrangement());
        // Whatever it does from now on is this turn's doing.
        self.attempted = true;
        self.enter(Phase::Hold);
    }

    /// A spring and a damper of limited strength between hand and piece.
    fn carry(&mut self, goal: &Placed) {
        let seconds = 1.0 / STEPS_PER_SECOND as f32;
        let way = goal.translation - self.pull.translation;
        let step = self.kit.speed * seconds;
        let way = if way.length() > step { way * (step / way.length()) } else { way };
        self.pull.translation += way;
        self.pull.rotation = towards(self.pull.rotation, goal.rotation, self.kit.turning * seconds);

        let colour = self.held.colour();
        let (mass, inertia) = (self.kit.mass(colour), self.kit.shape(colour).inertia());
        let (force_cap, torque_cap, pull) = (self.kit.force, self.kit.torque, self.pull);
        let Some(body) = self.world.body_mut(self.held) else { return };
        let off = pull.translation - body.translation();
        let lag = way / seconds - body.linvel();
        let force = (off * (STIFFNESS * STIFFNESS) + lag * (2.0 * STIFFNESS)) * mass;

        let turned = *body.rotation();
        let mut twist = pull.rotation * turned.inverse();
        if twist.w < 0.0 {
            twist = -twist;
        }
        let off = Vector::new(twist.x, twist.y, twist.z) * 2.0;
        let spin = off * (STIFFNESS * STIFFNESS) - body.angvel() * (2.0 * STIFFNESS);
        let [x, y, z] = inertia.map(|inertia| inertia * mass);
        let torque = turned * ((turned.inverse() * spin) * Vector::new(x, y, z));

        body.reset_forces(true);
        body.reset_torques(true);
        body.add_force(capped(force, force_cap), true);
        body.add_torque(capped(torque, torque_cap), true);
    }

    /// Whatever touches the table has fallen; what is in the hand has not.
    fn notice(&mut self) {
        if self.phase == Phase::Carry && !self.attempted {
            self.attempted = self.world.touches(self.held);
        }
        for piece in self.world.on_table() {
            let in_hand = self.phase == Phase::Carry && piece == self.held;
            if in_hand || self.fallen.contains(&piece) || self.unforced.contains(&piece) {
                continue;
            }
            if self.attempted {
                self.fallen.push(piece);
            } else {
                self.unforced.push(piece);
            }
        }
        // The turn ends with the first fall, and the hand withdraws.
        if self.phase == Phase::Carry && !self.fallen.is_empty() {
            self.world.remove(self.held);
            self.enter(Phase::Settle);
        }
    }

    /// Once everything rests, what lies on the table is taken away, which may
    /// set off more. It need not lie still there: a piece may roll for long.
    fn settle(&mut self) {
        let fallen = |piece| self.fallen.contains(&piece) || self.unforced.contains(&piece);
        let now = self.world.poses(fallen);
        let stays = now.len() == self.still.len()
            && now.iter().zip(&self.still).all(|(now, then)| near(now, then))
            && (now[0].translation - self.still[0].translation).length() < STILL_WHEEL;
        if stays {
            self.still_frames += 1;
        } else {
            self.still = now;
            self.still_frames = 0;
        }
        let over = self.phase_frames >= MAX_SETTLE_FRAMES;
        if !over && self.world.awake() > 0 && self.still_frames < STILL_FRAMES {
            return;
        }
        let lying: Vec<Piece> = self.world.pieces().filter(|piece| fallen(*piece)).collect();
        for piece in &lying {
            self.world.remove(*piece);
        }
        if lying.is_empty() || over {
            self.rested = !over;
            self.phase = Phase::Rest;
            self.world.put_to_sleep(|_, _| false);
        }
        self.still_frames = 0;
    }

    /// How many of the wheel and the pieces the engine still moves: none of
    /// them once everything has rested for a while, and none in
    /// [`Phase::Rest`].
    pub fn awake(&self) -> usize {
        self.world.awake()
    }

    /// What came of it so far; final in [`Phase::Rest`].
    pub fn outcome(&self) -> Outcome {
        let mut bits = Vec::with_capacity(52 * (1 + Piece::COUNT));
        self.world.bits(&mut bits);
        Outcome {
            rest: self.world.arrangement(),
            travel: self.travel(),
            release: self.release.clone(),
            refused: self.refused.clone(),
            fallen: self.fallen.clone(),
            unforced: self.unforced.clone(),
            attempted: self.attempted,
            rested: self.rested,
            frames: self.frames,
            digest: xxh3_64(&bits),
        }
    }
}

impl Hand {
    /// Where the piece is when the hand has its way.
    pub fn pose(&self) -> crate::Pose {
        crate::Pose::quantised(&target(self, Vector::ZERO), Vector::ZERO)
    }
}

/// Where the hand wants the piece.
fn target(hand: &Hand, origin: Vector) -> Placed {
    let [x, y, z] = hand.at.map(|x| x as f32 / 1_000.0);
    Placed::from_parts(origin + Vector::new(x, y, z), rotation_of(hand.turn))
}

/// The rotation that three angles in tenths of a degree stand for.
pub(crate) fn rotation_of(turn: [i32; 3]) -> Rotation {
    let half = |tenths: i32| libm::sincos(f64::from(tenths) * std::f64::consts::PI / 3_600.0);
    let [(sz, cz), (sx, cx), (sy, cy)] = turn.map(half);
    Rotation::from_xyzw(0.0, 0.0, sz as f32, cz as f32)
        * Rotation::from_xyzw(sx as f32, 0.0, 0.0, cx as f32)
        * Rotation::from_xyzw(0.0, sy as f32, 0.0, cy as f32)
}

/// `from` turned towards `to` by at most `most` radians.
fn towards(from: Rotation, to: Rotation, most: f32) -> Rotation {
    let dot = from.dot(to);
    let to = if dot < 0.0 { -to } else { to };
    let angle = 2.0 * libm::acosf(dot.abs().min(1.0));
    if angle <= most {
        return to;
    }
    // Straight through the sphere is near enough to along it for small steps,
    // and needs no function that differs from machine to machine.
    let share = most / angle;
    let (here, there) = (from.to_array(), to.to_array());
    let mixed: [f32; 4] = std::array::from_fn(|i| here[i] + (there[i] - here[i]) * share);
    let length = mixed.iter().map(|part| part * part).sum::<f32>().sqrt();
    Rotation::from_array(mixed.map(|part| part / length))
}

/// Whether a thing has stayed where it was.
fn near(now: &Placed, then: &Placed) -> bool {
    let turned = now.rotation * then.rotation.inverse();
    let half = Vector::new(turned.x, turned.y, turned.z);
    (now.translation - then.translation).length() < STILL && half.length() < STILL_TURN
}

fn capped(vector: Vector, most: f32) -> Vector {
    let length = vector.length();
    if length > most { vector * (most / length) } else { vector }
}

/// A whole turn: `piece` is carried along `motion` from the arrangement
/// `start`. The same arguments give the same outcome everywhere, to the bit.
pub fn play(kit: &Kit, start: &Arrangement, piece: Piece, motion: &Motion) -> Outcome {
    play_checked(kit, start, piece, motion, |_| true)
}

/// Like [`play`], but where `may_lie` refuses the wheel as it would be at the
/// moment of letting go, the hand takes the piece back.
pub fn play_checked(
    kit: &Kit,
    start: &Arrangement,
    piece: Piece,
    motion: &Motion,
    may_lie: impl FnOnce(&Arrangement) -> bool,
) -> Outcome {
    play_watched(kit, start, piece, motion, may_lie, |_| ())
}

/// Like [`play_checked`], for somebody who looks on after every frame.
pub fn play_watched(
    kit: &Kit,
    start: &Arrangement,
    piece: Piece,
    motion: &Motion,
    may_lie: impl FnOnce(&Arrangement) -> bool,
    mut watch: impl FnMut(&LiveTurn<'_>),
) -> Outcome {
    let mut live = LiveTurn::new(kit, start, piece);
    let mut hands = motion.hands();
    let mut may_lie = Some(may_lie);
    while live.phase() != Phase::Rest {
        let hand = hands.next();
        if live.phase() == Phase::Carry
            && !hand.is_some_and(|hand| hand.grip)
            && let Some(may_lie) = may_lie.take()
            && !may_lie(&live.now())
        {
            live.take_back();
        }
        live.frame(hand);
        watch(&live);
    }
    live.outcome()
}

/// The wheel before the first turn: the starter stands in the lowest
/// compartment.
pub fn opening(kit: &Kit) -> Arrangement {
    static STANDARD: LazyLock<Arrangement> = LazyLock::new(|| settled_opening(Kit::standard()));
    if kit == Kit::standard() { STANDARD.clone() } else { settled_opening(kit) }
}

fn settled_opening(kit: &Kit) -> Arrangement {
    let half = kit.shape(Piece::STARTER.colour()).half_extents()[1];
    let standing =
        Placed::from_parts(Vector::new(0.0, -kit.inner + half + 0.02, 0.0), Rotation::IDENTITY);
    let start = [(Piece::STARTER, crate::Pose::quantised(&standing, Vector::ZERO))];
    let mut live = LiveTurn::untouched(kit, &Arrangement::new(0, start));
    while live.phase() != Phase::Rest {
        live.frame(None);
    }
    live.outcome().rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bare::full;
    use crate::{Compartment, Placement};

    fn bits(live: &LiveTurn<'_>) -> Vec<u8> {
        let mut bits = Vec::new();
        live.world.bits(&mut bits);
        bits
    }

    /// While a hand waits, nothing in the wheel changes by a bit.
    #[test]
    fn resting_pieces_sleep_while_a_hand_waits() {
        let kit = Kit::standard();
        let start = full(kit, 12);
        assert_eq!(start.pieces().len(), 12);
        let held = Piece::all().find(|piece| !start.holds(*piece)).unwrap();
        let mut live = LiveTurn::new(kit, &start, held);
        assert_eq!(live.awake(), 14, "the wheel, twelve pieces and the one in the hand");
        live.frame(Some(Hand::HOME));
        assert_eq!(live.awake(), 1, "only the one in the hand");
        let wheel = |live: &LiveTurn<'_>| live.world.poses(|piece| piece == held);
        let asleep = wheel(&live);
        (0..5 * FRAMES_PER_SECOND).for_each(|_| live.frame(Some(Hand::HOME)));
        assert_eq!(wheel(&live), asleep);
        // Until somebody holds the wheel.
        live.frame(Some(Hand { hold: true, ..Hand::HOME }));
        assert_eq!(live.awake(), 13);
    }

    /// What is not touched by a hand falls asleep by itself, too.
    #[test]
    fn the_engine_puts_a_full_wheel_to_sleep() {
        let kit = Kit::standard();
        let mut live = LiveTurn::untouched(kit, &full(kit, 12));
        while live.awake() > 0 {
            live.world.step();
            live.frames += 1;
            assert!(live.frames < 10 * STEPS_PER_SECOND, "{} are awake", live.awake());
        }
    }

    /// After a turn everything sleeps, also what trembled, and stays so.
    #[test]
    fn resting_pieces_sleep_after_a_turn() {
        let kit = Kit::standard();
        let mut now = opening(kit);
        for (index, name) in ["purple1", "yellow1", "white1", "yellow2"].into_iter().enumerate() {
            let piece: Piece = name.parse().unwrap();
            let spot = Placement { skew: 15, ..Placement::new(Compartment::new(2 + index as u8)) };
            let motion = spot.motion(kit, &now, piece.colour());
            let mut live = LiveTurn::new(kit, &now, piece);
            let mut hands = motion.hands();
            while live.phase() != Phase::Rest {
                live.frame(hands.next());
            }
            assert_eq!(live.awake(), 0, "{name}");
            let asleep = bits(&live);
            (0..STEPS_PER_SECOND).for_each(|_| live.world.step());
            assert!(live.awake() == 0 && bits(&live) == asleep, "{name}: sleepers move");
            now = live.outcome().rest;
        }
    }

    /// What rolls away on the table has fallen already and is not waited for.
    #[test]
    fn a_piece_rolling_on_the_table_does_not_keep_the_turn() {
        let kit = Kit::standard();
        let yellow = "yellow1".parse().unwrap();
        let mut live = LiveTurn::new(kit, &opening(kit), yellow);
        // Lying along the axle, so that it rolls as far as it likes.
        let hand = Hand { turn: [0, 900, 0], ..Hand::HOME };
        (0..FRAMES_PER_SECOND).for_each(|_| live.frame(Some(hand)));
        live.let_go();
        if let Some(body) = live.world.body_mut(yellow) {
            body.set_linvel(Vector::new(20.0, 0.0, 0.0), true);
        }
        while live.phase() != Phase::Rest {
            live.frame(None);
        }
        let outcome = live.outcome();
        assert!(outcome.rested && outcome.rest.pieces().len() == 1);
        assert!(live.frames() < 6 * FRAMES_PER_SECOND, "{} frames", live.frames());
    }
}
