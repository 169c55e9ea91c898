//! The wheel as the page shows and plays it.
//!
//! [`WheelRules`] is the game as everybody at the table knows it, made from its
//! lines; [`WheelTurn`] is a turn that happens on the screen, sixty frames a
//! second. It feeds the same hands to the same bodies as the rules do, so what
//! one sees is what the table will say.

use engine::{Game, Options, Refusal, Seat, Viewer};
use games::hamsterrolle::{Hamsterrolle, HamsterrolleAction, HamsterrolleOptions, Turn, Verb};
use serde::Serialize;
use table::Setup;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;
use wheel::{
    Arrangement, COMPARTMENTS, Colour, FRAMES_PER_SECOND, Hand, Kit, LiveTurn, MAX_FRAMES, Motion,
    Phase, Piece, REACH, Shape,
};

/// Numbers of a frame of a hand: where, how turned, grip, hold.
const FRAME: usize = 8;
/// Numbers before those of the pieces: travel and turn of the wheel.
const POSES_HEAD: usize = 2;
/// Numbers of a piece: whether it is there, where, and its rotation.
const POSE: usize = 8;
/// Micrometres in a decimetre, the page's unit as well as the simulation's.
const MICRO: f32 = 1e5;

/// The rules at a moment of a game.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
#[derive(Debug)]
pub struct WheelRules {
    game: Hamsterrolle,
    kit: &'static Kit,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl WheelRules {
    /// From a `Setup` and the lines of the game so far, a JSON list. They are
    /// trusted: whoever tells them has judged them.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(setup: &str, players: u8, lines: &str) -> Result<WheelRules, String> {
        let setup: Setup = serde_json::from_str(setup).map_err(|error| error.to_string())?;
        let lines: Vec<String> = serde_json::from_str(lines).map_err(|error| error.to_string())?;
        let mut options = HamsterrolleOptions::default();
        for (key, value) in &setup.options {
            options.set(key, value).map_err(|error| error.to_string())?;
        }
        for sheet in setup.sheets {
            let file = engine::DataFile { name: sheet.name, text: sheet.text };
            options.attach(file).map_err(|error| error.to_string())?;
        }
        if !Hamsterrolle::PLAYERS.contains(&players) {
            return Err(format!("{players} do not play this"));
        }
        let mut game = Hamsterrolle::new(&options, players).map_err(|error| error.to_string())?;
        for line in &lines {
            game.evolve(&line.parse().map_err(|error: engine::NotationError| error.to_string())?);
        }
        let kit = kept(game.kit());
        Ok(Self { game, kit })
    }

    /// The wheel at rest, before the turn that comes next.
    pub fn wheel(&self) -> String {
        self.game.wheel().to_string()
    }

    /// What everybody has left before that turn, by seat: a JSON list of lists.
    pub fn stocks(&self) -> String {
        json(&self.game.view(Viewer::Spectator).stocks)
    }

    /// Why a turn is not possible, as a refusal in JSON; nothing if it is.
    pub fn refusal(&self, seat: u8, action: &str) -> Option<String> {
        let seat = Seat::new(seat.saturating_sub(1));
        let refused = match action.parse::<HamsterrolleAction>() {
            Ok(action) => Refusal::from_reason(&self.game.check(seat, &action).err()?),
            Err(error) => Refusal {
                code: "bad-notation".to_owned(),
                args: serde_json::Map::new(),
                text: error.to_string(),
            },
        };
        Some(json(&refused))
    }

    /// The hand of a turn: eight numbers a frame.
    pub fn hands(&self, action: &str) -> Result<Vec<i32>, String> {
        let turn: Turn =
            action.parse().map_err(|error: engine::NotationError| error.to_string())?;
        Ok(self.game.motion(&turn).hands().flat_map(numbers).collect())
    }
}

/// A turn that happens on the screen.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
#[derive(Debug)]
pub struct WheelTurn {
    game: Hamsterrolle,
    live: LiveTurn<'static>,
    verb: Verb,
    piece: Piece,
    hands: Vec<Hand>,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl WheelTurn {
    /// The piece appears in the hand, or is taken out of the wheel.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(rules: &WheelRules, verb: &str, piece: &str) -> Result<WheelTurn, String> {
        let verb = verb.parse().map_err(|_| format!("nothing is “{verb}”"))?;
        let piece: Piece = piece.parse().map_err(|error: wheel::PieceError| error.to_string())?;
        let game = rules.game.clone();
        let live = LiveTurn::new(rules.kit, game.wheel(), piece);
        Ok(Self { game, live, verb, piece, hands: Vec::new() })
    }

    /// Lets it count as something else: after the time is over, a piece that
    /// was to be placed or passed is dropped. What [`WheelTurn::refusal`] then
    /// says is why it will count as fallen.
    pub fn becomes(&mut self, verb: &str) {
        if let Ok(verb) = verb.parse() {
            self.verb = verb;
        }
    }

    /// The next sixtieth of a second, with the eight numbers of a hand, or
    /// with none once it is gone.
    pub fn frame(&mut self, hand: &[i32]) {
        let hand = hand_of(hand).filter(|_| self.hands.len() < MAX_FRAMES as usize);
        let lets_go = !hand.is_some_and(|hand| hand.grip);
        match self.live.phase() {
            Phase::Carry if lets_go && self.judge().is_err() => self.live.take_back(),
            Phase::Carry | Phase::Hold => self.hands.extend(hand),
            Phase::Settle | Phase::Rest => {}
        }
        self.live.frame(hand);
    }

    /// Why the piece may not be let go as it is now, as a refusal in JSON;
    /// nothing if it may.
    pub fn refusal(&self) -> Option<String> {
        self.judge().err().map(|reason| json(&Refusal::from_reason(&reason)))
    }

    /// 0 while the hand has the piece, 1 while the wheel is held, 2 while
    /// everything settles, 3 when it rests.
    pub fn phase(&self) -> u8 {
        match self.live.phase() {
            Phase::Carry => 0,
            Phase::Hold => 1,
            Phase::Settle => 2,
            Phase::Rest => 3,
        }
    }

    /// Frames so far.
    pub fn frames(&self) -> u32 {
        self.live.frames()
    }

    /// Everything on the screen: how far the wheel has rolled (decimetres) and
    /// turned (degrees); then, for each piece, 1 if it is there, its place
    /// relative to the axle and its rotation.
    pub fn poses(&self) -> Vec<f32> {
        poses(&self.live.now(), self.live.travel())
    }

    /// What has touched the table so far: numbers of pieces, in that order.
    pub fn fallen(&self) -> Vec<u8> {
        self.live.fallen().iter().map(|piece| piece.index() as u8).collect()
    }

    /// Whether the wheel or a piece in it was touched: from then on the turn
    /// cannot be taken back.
    pub fn attempted(&self) -> bool {
        self.live.outcome().attempted
    }

    /// The turn as the table takes it.
    pub fn action(&self) -> String {
        let mut verb = self.verb;
        let outcome = self.live.outcome();
        let frames = self.hands.len() as u32;
        if self.game.seconds().is_some_and(|seconds| frames > seconds * FRAMES_PER_SECOND)
            && outcome.release.is_none()
            && outcome.refused.is_none()
        {
            // The time was over, and something came down before the page
            // had noticed: the piece counts as dropped.
            verb = Verb::Drop;
        }
        format!("{verb} {} by hand {}", self.piece, Motion::new(self.hands.iter().copied()))
    }

    /// Every bit of what came of it, to be compared.
    pub fn digest(&self) -> String {
        format!("{:016x}", self.live.outcome().digest)
    }

    /// The wheel as it is now.
    pub fn wheel(&self) -> String {
        self.live.now().to_string()
    }
}

impl WheelTurn {
    fn judge(&self) -> Result<(), games::hamsterrolle::HamsterrolleReason> {
        self.game.may_lie(self.verb, self.piece, &self.live.now())
    }
}

/// What to draw of a wheel at rest: as [`WheelTurn::poses`].
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn wheel_poses(wheel: &str) -> Result<Vec<f32>, String> {
    let wheel: Arrangement =
        wheel.parse().map_err(|error: wheel::ArrangementError| error.to_string())?;
    Ok(poses(&wheel, 0))
}

/// The motion of a hand as it goes over the wire, from eight numbers a frame.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn wheel_motion(hands: &[i32]) -> String {
    Motion::new(hands.chunks(FRAME).filter_map(hand_of)).to_string()
}

/// Reads what [`wheel_motion`] writes.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn wheel_hands(motion: &str) -> Result<Vec<i32>, String> {
    let motion: Motion = motion.parse().map_err(|error: wheel::MotionError| error.to_string())?;
    Ok(motion.hands().flat_map(numbers).collect())
}

/// The sizes of everything, in JSON: of the built-in wheel, or of the one that
/// this file describes.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn wheel_kit(file: Option<String>) -> Result<String, String> {
    #[derive(Serialize)]
    struct Sizes {
        radius: f32,
        inner: f32,
        width: f32,
        divider: f32,
        heights: Vec<f32>,
        pieces: Vec<Block>,
        reach: i32,
        most_frames: u32,
    }
    #[derive(Serialize)]
    struct Block {
        colour: &'static str,
        shape: &'static str,
        half: [f32; 3],
        grams: f32,
    }
    let own = file.map(|text| Kit::read(&text)).transpose().map_err(|error| error.to_string())?;
    let kit = own.as_ref().unwrap_or(Kit::standard());
    let size = kit.wheel();
    let block = |colour: Colour| {
        let shape = kit.shape(colour);
        let word = match shape {
            Shape::Slab(_) => "slab",
            Shape::Cylinder { .. } => "cylinder",
            Shape::Cone { .. } => "cone",
        };
        let (colour, grams) = (colour.word(), kit.grams(colour));
        Block { colour, shape: word, half: shape.half_extents(), grams }
    };
    Ok(json(&Sizes {
        radius: size.radius,
        inner: size.inner,
        width: size.width,
        divider: size.divider,
        heights: (0..COMPARTMENTS).map(|number| kit.divider_height(number)).collect(),
        pieces: Colour::ALL.into_iter().map(block).collect(),
        reach: REACH,
        most_frames: MAX_FRAMES,
    }))
}

/// A number that is the same wherever the simulation is: a digest of a whole
/// game.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn reference_digest() -> String {
    format!("{:016x}", wheel::digest_of_reference_game())
}

/// A kit for as long as the page is open. The built-in one is there anyway;
/// an own one is small, and a table has one.
fn kept(kit: &Kit) -> &'static Kit {
    static OWN: std::sync::Mutex<Vec<&'static Kit>> = std::sync::Mutex::new(Vec::new());
    if kit == Kit::standard() {
        return Kit::standard();
    }
    let mut own = OWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(known) = own.iter().find(|known| **known == kit) {
        return known;
    }
    let fresh: &'static Kit = Box::leak(Box::new(kit.clone()));
    own.push(fresh);
    fresh
}

fn numbers(hand: Hand) -> [i32; FRAME] {
    let mut out = [0; FRAME];
    out[..3].copy_from_slice(&hand.at);
    out[3..6].copy_from_slice(&hand.turn);
    (out[6], out[7]) = (hand.grip.into(), hand.hold.into());
    out
}

fn hand_of(numbers: &[i32]) -> Option<Hand> {
    let (at, rest) = numbers.split_first_chunk::<3>()?;
    let (turn, rest) = rest.split_first_chunk::<3>()?;
    let &[grip, hold] = rest else { return None };
    Some(Hand {
        at: at.map(|far| far.clamp(-REACH, REACH)),
        turn: turn.map(|tenths| tenths.rem_euclid(3_600)),
        grip: grip != 0,
        hold: hold != 0,
    })
}

fn poses(wheel: &Arrangement, travel: i32) -> Vec<f32> {
    let mut out = vec![0.0; POSES_HEAD + POSE * Piece::COUNT];
    out[0] = travel as f32 / MICRO;
    out[1] = wheel.degrees() as f32;
    for (piece, pose) in wheel.pieces() {
        let from = POSES_HEAD + POSE * piece.index();
        let (at, turn) = (pose.at.map(|far| far as f32 / MICRO), pose.turn.map(f32::from));
        let length = turn.iter().map(|part| part * part).sum::<f32>().sqrt().max(1.0);
        out[from] = 1.0;
        out[from + 1..from + 4].copy_from_slice(&at);
        for (out, part) in out[from + 4..].iter_mut().zip(turn) {
            *out = part / length;
        }
    }
    out
}

fn json(value: &impl Serialize) -> String {
    // Plain data with string keys always has a JSON form.
    serde_json::to_string(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETUP: &str = r#"{ "game": "hamsterrolle" }"#;

    fn after_the_deal() -> WheelRules {
        WheelRules::new(SETUP, 2, r#"["throw: 1"]"#).unwrap()
    }

    /// What happens on the screen is what the rules make of it.
    #[test]
    fn a_turn_on_the_screen_is_the_turn_of_the_table() {
        let rules = after_the_deal();
        let action = "place purple1 in 3 flat up 1";
        assert_eq!(rules.refusal(1, action), None);
        let hands = rules.hands(action).unwrap();
        let mut turn = WheelTurn::new(&rules, "place", "purple1").unwrap();
        let mut frames = hands.chunks(FRAME);
        while turn.phase() != 3 {
            turn.frame(frames.next().unwrap_or_default());
        }
        let settled = rules.game.settled(&action.parse().unwrap());
        assert_eq!(turn.wheel(), settled.wheel.to_string());
        assert!(turn.fallen().is_empty());

        // And the same by hand.
        let by_hand: Turn = turn.action().parse().unwrap();
        assert_eq!(rules.refusal(1, &turn.action()), None);
        assert_eq!(rules.game.settled(&by_hand).wheel, settled.wheel);
        let poses = turn.poses();
        let cube = POSES_HEAD + POSE * "purple1".parse::<Piece>().unwrap().index();
        assert!((poses[cube] - 1.0).abs() < f32::EPSILON && poses[0] < -0.5);
        assert_eq!(wheel_poses(&turn.wheel()).unwrap()[1..], poses[1..]);
    }

    /// The page counts pieces by what had happened before the turn it shows.
    #[test]
    fn stocks_are_those_before_the_turn_that_comes_next() {
        let stocks = |lines: &str| -> Vec<Vec<String>> {
            serde_json::from_str(&WheelRules::new(SETUP, 2, lines).unwrap().stocks()).unwrap()
        };
        let dealt = stocks(r#"["throw: 1"]"#);
        assert_eq!(dealt.len(), 2);
        assert!(dealt[0].contains(&"purple1".to_owned()));
        let rules = after_the_deal();
        let turn = "place purple1 in 3 flat up 1";
        let settled = rules.game.settled(&turn.parse().unwrap());
        let after = stocks(&format!(r#"["throw: 1", "1: {turn}", "= {settled}"]"#));
        assert_eq!(after[0].len(), dealt[0].len() - 1);
        assert_eq!(after[1], dealt[1]);
    }

    #[test]
    fn a_spot_that_is_not_allowed_is_told_and_not_built_on() {
        let rules = after_the_deal();
        let action = "place purple1 in 5 flat up 1";
        let why = rules.refusal(1, action).unwrap();
        assert!(why.contains("wrong-compartment"), "{why}");
        let mut turn = WheelTurn::new(&rules, "place", "purple1").unwrap();
        assert!(turn.refusal().unwrap().contains("outside-the-wheel"));
        let hands = rules.hands(action).unwrap();
        let mut frames = hands.chunks(FRAME);
        while turn.phase() != 3 {
            turn.frame(frames.next().unwrap_or_default());
        }
        let rest: Arrangement = turn.wheel().parse().unwrap();
        assert!(!rest.holds("purple1".parse().unwrap()), "the hand took it back");
    }

    /// A hand that sweeps the starter out of the wheel.
    #[test]
    fn what_comes_down_before_the_hand_lets_go_is_a_turn_too() {
        let rules = after_the_deal();
        let mut turn = WheelTurn::new(&rules, "place", "red1").unwrap();
        let mut frame = 0;
        while turn.phase() == 0 {
            // Into the wheel above the starter, down on it, and out to the front.
            let (y, z) = match frame {
                0..90 => (-900, 0),
                90..180 => (-1_350, -300),
                _ => (-1_350, 1_000),
            };
            turn.frame(&[0, y, z, 0, 900, 0, 1, 0]);
            frame += 1;
            assert!(frame < 1_000, "nothing fell");
        }
        while turn.phase() != 3 {
            turn.frame(&[]);
        }
        assert!(!turn.fallen().is_empty() && turn.attempted());
        let action = turn.action();
        assert_eq!(rules.refusal(1, &action), None);
        let settled = rules.game.settled(&action.parse().unwrap());
        assert_eq!(settled.wheel.to_string(), turn.wheel());
    }

    #[test]
    fn a_hand_goes_over_the_wire_in_parts() {
        let hands = after_the_deal().hands("place purple1 in 3 flat up 1").unwrap();
        let parts = hands.chunks(6 * FRAME).map(wheel_motion);
        let heard: Vec<i32> = parts.flat_map(|part| wheel_hands(&part).unwrap()).collect();
        assert_eq!(heard, hands);
        assert!(wheel_hands(&wheel_motion(&[])).unwrap().is_empty());
        assert!(wheel_hands("<b>").is_err());
    }

    #[test]
    fn lines_that_are_none_are_told() {
        assert!(WheelRules::new("{}", 2, "[]").is_err());
        assert!(WheelRules::new(SETUP, 2, r#"["1: dance"]"#).is_err());
        assert!(WheelRules::new(SETUP, 9, "[]").is_err());
        assert!(WheelTurn::new(&after_the_deal(), "place", "pink1").is_err());
        assert!(after_the_deal().hands("place red1").is_err());
    }

    #[test]
    fn the_page_learns_all_sizes() {
        let of = |file: Option<&str>| -> serde_json::Value {
            serde_json::from_str(&wheel_kit(file.map(str::to_owned)).unwrap()).unwrap()
        };
        let kit = of(None);
        assert_eq!(kit["heights"].as_array().unwrap().len(), 12);
        assert_eq!(kit["pieces"].as_array().unwrap().len(), 8);
        // Of another wheel, too: records carry theirs.
        assert_eq!(of(Some(wheel::STANDARD)), kit);
        assert_eq!(of(Some(wheel::FIRST))["width"], 0.5);
        assert!(wheel_kit(Some("no wheel".to_owned())).is_err());
    }
}
