//! What a hand does, sixty times a second, in whole numbers.

use std::fmt::{self, Display};
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Frames of a hand in a second.
pub const FRAMES_PER_SECOND: u32 = 60;

/// The longest motion taken: two minutes.
pub const MAX_FRAMES: u32 = 120 * FRAMES_PER_SECOND;

/// The farthest a hand reaches from the axle, in tenths of a millimetre.
pub const REACH: i32 = 5_000;

/// Where a hand wants the piece in one frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    /// Tenths of a millimetre to the right, up and towards the viewer,
    /// measured from where the axle was when the turn began.
    pub at: [i32; 3],
    /// Tenths of a degree about the axes towards the viewer, to the right and
    /// up, applied in the order last, second, first; each below 3600.
    pub turn: [i32; 3],
    /// Whether it still has the piece.
    pub grip: bool,
    /// Whether the other hand holds the wheel.
    pub hold: bool,
}

impl Hand {
    /// Where every piece from a stock begins: in front of the wheel, at the
    /// height of its axle.
    pub const HOME: Self = Self { at: [0, 0, 1_200], turn: [0; 3], grip: true, hold: false };

    fn clamped(mut self) -> Self {
        self.at = self.at.map(|x| x.clamp(-REACH, REACH));
        self.turn = self.turn.map(|x| x.rem_euclid(3_600));
        self
    }
}

/// Equal steps of a hand, frame after frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Stretch {
    frames: u32,
    at: [i32; 3],
    turn: [i32; 3],
    grip: bool,
    hold: bool,
}

/// The motion of a hand over a whole turn, short because most of it is smooth:
/// only changes of speed are written down.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Motion {
    stretches: Vec<Stretch>,
    frames: u32,
}

impl Motion {
    /// The motion through these frames; those beyond [`MAX_FRAMES`] are left
    /// out, and a hand does not reach beyond [`REACH`].
    pub fn new(hands: impl IntoIterator<Item = Hand>) -> Self {
        let mut motion = Self::default();
        let mut last = Hand::HOME;
        for hand in hands.into_iter().take(MAX_FRAMES as usize) {
            let hand = hand.clamped();
            let step = |a: [i32; 3], b: [i32; 3]| [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
            // Half a turn at most, the short way round.
            let turn = step(last.turn, hand.turn).map(|x| (x + 1_800).rem_euclid(3_600) - 1_800);
            let one = Stretch {
                frames: 1,
                at: step(last.at, hand.at),
                turn,
                grip: hand.grip,
                hold: hand.hold,
            };
            last = hand;
            motion.frames += 1;
            match motion.stretches.last_mut() {
                Some(stretch) if Stretch { frames: 1, ..*stretch } == one => stretch.frames += 1,
                _ => motion.stretches.push(one),
            }
        }
        motion
    }

    /// How many frames it takes.
    pub fn frames(&self) -> u32 {
        self.frames
    }

    /// The same after a wait of so many frames in front of the wheel.
    #[must_use]
    pub fn after(&self, frames: u32) -> Self {
        Self::new(std::iter::repeat_n(Hand::HOME, frames as usize).chain(self.hands()))
    }

    /// The hand in the last frame in which it has the piece.
    pub fn last_grip(&self) -> Option<Hand> {
        self.hands().take_while(|hand| hand.grip).last()
    }

    /// Its frames.
    pub fn hands(&self) -> impl Iterator<Item = Hand> {
        let mut hand = Hand::HOME;
        self.stretches.iter().flat_map(|s| std::iter::repeat_n(s, s.frames as usize)).map(
            move |s| {
                for axis in 0..3 {
                    hand.at[axis] += s.at[axis];
                    hand.turn[axis] += s.turn[axis];
                }
                hand.grip = s.grip;
                hand.hold = s.hold;
                hand = hand.clamped();
                hand
            },
        )
    }

    /// The motion as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for stretch in &self.stretches {
            // How many frames, and in the low bits what comes with them.
            let moves = stretch.at != [0; 3];
            let turns = stretch.turn != [0; 3];
            let flags = u32::from(stretch.grip)
                | u32::from(stretch.hold) << 1
                | u32::from(moves) << 2
                | u32::from(turns) << 3;
            varint(stretch.frames << 4 | flags, &mut out);
            if moves {
                stretch.at.iter().for_each(|&x| varint(zigzag(x), &mut out));
            }
            if turns {
                stretch.turn.iter().for_each(|&x| varint(zigzag(x), &mut out));
            }
        }
        out
    }

    /// Reads what [`Motion::to_bytes`] writes.
    pub fn from_bytes(mut bytes: &[u8]) -> Result<Self, MotionError> {
        let mut motion = Self::default();
        while !bytes.is_empty() {
            let head = read_varint(&mut bytes)?;
            let (frames, flags) = (head >> 4, head & 15);
            let mut read = |present: bool, most: i32| -> Result<[i32; 3], MotionError> {
                let mut out = [0; 3];
                if present {
                    for x in &mut out {
                        *x = unzigzag(read_varint(&mut bytes)?);
                        if x.abs() > most {
                            return Err(MotionError::TooFar);
                        }
                    }
                }
                Ok(out)
            };
            let at = read(flags & 4 != 0, 2 * REACH)?;
            let turn = read(flags & 8 != 0, 1_800)?;
            if frames == 0 {
                return Err(MotionError::Unreadable);
            }
            motion.frames = motion.frames.saturating_add(frames);
            if motion.frames > MAX_FRAMES {
                return Err(MotionError::TooLong);
            }
            motion.stretches.push(Stretch {
                frames,
                at,
                turn,
                grip: flags & 1 != 0,
                hold: flags & 2 != 0,
            });
        }
        // One motion has one text: what differs was not written by us.
        if Self::new(motion.hands()) == motion { Ok(motion) } else { Err(MotionError::Unreadable) }
    }
}

fn zigzag(x: i32) -> u32 {
    ((x << 1) ^ (x >> 31)) as u32
}

fn unzigzag(x: u32) -> i32 {
    (x >> 1) as i32 ^ -((x & 1) as i32)
}

fn varint(mut x: u32, out: &mut Vec<u8>) {
    while x >= 128 {
        out.push(x as u8 | 128);
        x >>= 7;
    }
    out.push(x as u8);
}

fn read_varint(bytes: &mut &[u8]) -> Result<u32, MotionError> {
    let mut x = 0;
    for shift in [0, 7, 14, 21, 28] {
        let (&byte, rest) = bytes.split_first().ok_or(MotionError::Unreadable)?;
        *bytes = rest;
        x |= u32::from(byte & 127) << shift;
        if byte < 128 {
            return Ok(x);
        }
    }
    Err(MotionError::Unreadable)
}

/// Why a text is no motion of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MotionError {
    /// Not what a motion looks like.
    #[error("this is not the motion of a hand")]
    Unreadable,
    /// Somewhere no hand reaches.
    #[error("a hand reaches half a metre from the axle and turns by half a turn at most")]
    TooFar,
    /// Too long.
    #[error("a motion takes two minutes at most")]
    TooLong,
}

impl Display for Motion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.to_bytes()))
    }
}

impl FromStr for Motion {
    type Err = MotionError;
    fn from_str(text: &str) -> Result<Self, MotionError> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| MotionError::Unreadable)?;
        Self::from_bytes(&bytes)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn hand() -> impl Strategy<Value = Hand> {
        let at = prop::array::uniform3(-REACH..=REACH);
        (at, prop::array::uniform3(0..3_600), any::<bool>(), any::<bool>())
            .prop_map(|(at, turn, grip, hold)| Hand { at, turn, grip, hold })
    }

    proptest! {
        #[test]
        fn any_motion_is_read_back(hands in prop::collection::vec(hand(), 0..40)) {
            let motion = Motion::new(hands.clone());
            prop_assert_eq!(motion.hands().collect::<Vec<_>>(), hands);
            prop_assert_eq!(motion.to_string().parse(), Ok(motion));
        }

        #[test]
        fn any_bytes_get_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
            if let Ok(motion) = Motion::from_bytes(&bytes) {
                prop_assert_eq!(Motion::from_bytes(&motion.to_bytes()), Ok(motion));
            }
        }
    }

    #[test]
    fn a_smooth_motion_is_short() {
        let hands = (0..300).map(|i| Hand { at: [i * 3, 0, 1_200], ..Hand::HOME });
        let motion = Motion::new(hands);
        assert_eq!(motion.frames(), 300);
        assert!(motion.to_string().len() < 20, "{motion}");
    }

    #[test]
    fn what_is_too_long_or_too_far_is_told() {
        let mut bytes = Vec::new();
        varint((MAX_FRAMES + 1) << 4 | 1, &mut bytes);
        assert_eq!(Motion::from_bytes(&bytes), Err(MotionError::TooLong));
        let mut bytes = Vec::new();
        varint(1 << 4 | 5, &mut bytes);
        for x in [20_000, 0, 0] {
            varint(zigzag(x), &mut bytes);
        }
        assert_eq!(Motion::from_bytes(&bytes), Err(MotionError::TooFar));
    }
}
