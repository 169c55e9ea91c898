//! Where a piece may lie, and what the rules make of a turn.

use engine::{Outcome, Seat};
use wheel::{Arrangement, Compartment, FRAMES_PER_SECOND, LiveTurn, Motion, Piece, play_watched};

use super::Hamsterrolle;
use super::notation::{Fate, How, Settled, Turn, Verb};
use super::reason::HamsterrolleReason as Reason;
use super::setup::{Edition, PassTo, Scope};
use super::stock::Stock;

/// Seconds for a turn in the edition of 2011.
pub const SECONDS: u32 = 30;
const TIME: u32 = SECONDS * FRAMES_PER_SECOND;

/// A page sees a little late that the time is over: up to a second.
const LATEST: u32 = TIME + FRAMES_PER_SECOND;

/// How far ahead still counts as ahead: half-way around.
const HALF_WAY: u8 = 5;

fn list(compartments: &[Compartment]) -> String {
    let mut words: Vec<String> = compartments.iter().map(ToString::to_string).collect();
    words.dedup();
    words.join(", ")
}

/// No colour lies twice in a compartment.
fn is_new_colour(piece: Piece, compartment: Compartment, others: &[Piece]) -> Result<(), Reason> {
    if others.iter().all(|other| other.colour() != piece.colour()) {
        return Ok(());
    }
    let (colour, compartment) = (piece.colour().to_string(), compartment.to_string());
    Err(Reason::SameColour { colour, compartment })
}

/// For how many frames the hand has the piece.
fn grip_frames(motion: &Motion) -> u32 {
    motion.hands().take_while(|hand| hand.grip).count() as u32
}

impl Hamsterrolle {
    /// What `seat` may build with: its own pieces, or its partner's if it has
    /// none.
    pub fn stock_for(&self, seat: Seat) -> Stock {
        let own = self.stocks[seat.index()];
        match self.partner(seat) {
            Some(partner) if own.is_empty() => self.stocks[partner.index()],
            _ => own,
        }
    }

    /// The compartments open to whoever builds next.
    pub fn open(&self) -> Vec<Compartment> {
        // Whoever has moved pieces in a compartment builds there.
        if let Some(shifted) = self.shifted {
            return vec![shifted];
        }
        let Some(last) = self.last else {
            // One compartment is left free between the starter and the first piece.
            let starter = self.wheel.compartment_of(&self.kit, Piece::STARTER);
            return vec![starter.unwrap_or(Compartment::new(0)).ahead(2)];
        };
        let mut open = vec![last];
        match self.edition {
            Edition::Second => open.extend([last.ahead(1), last.ahead(2)]),
            Edition::First => {
                let free = (1..=11)
                    .map(|by| last.ahead(by))
                    .filter(|one| self.wheel.pieces_in(&self.kit, *one).next().is_none());
                open.extend(free.take(2));
            }
        }
        if self.tip && self.opening == Some(last) {
            open.remove(0);
        }
        open
    }

    /// The compartments into which `piece` may be built: open, and without its
    /// colour. Whether it then lies ahead depends on how it lies.
    pub(super) fn build_targets(&self, piece: Piece) -> Vec<Compartment> {
        let new_there = |compartment: &Compartment| {
            let mut others = self.wheel.pieces_in(&self.kit, *compartment);
            others.all(|other| other.colour() != piece.colour())
        };
        self.open().into_iter().filter(new_there).collect()
    }

    /// The pieces that whoever plays may move by hand.
    pub(super) fn shiftable(&self) -> Stock {
        if self.edition == Edition::Second {
            return Stock::EMPTY;
        }
        self.open().into_iter().flat_map(|open| self.wheel.pieces_in(&self.kit, open)).collect()
    }

    /// The tip of 2000: the opening compartment takes one piece.
    fn is_closed(&self, compartment: Compartment) -> bool {
        self.tip
            && self.opening == Some(compartment)
            && self.wheel.pieces_in(&self.kit, compartment).next().is_some()
    }

    /// Whether `piece` may be let go as it lies in `wheel`: what a page asks
    /// while the piece is in the air.
    pub fn may_lie(&self, verb: Verb, piece: Piece, wheel: &Arrangement) -> Result<(), Reason> {
        let kit = &*self.kit;
        let Some(compartment) = wheel.compartment_of(kit, piece) else {
            return Err(Reason::OutsideTheWheel);
        };
        if !wheel.is_inside(kit, piece) {
            return Err(Reason::OutsideTheWheel);
        }
        // Whose piece is let fall: one's own, or one taken out for a pass.
        match (verb, self.wheel.compartment_of(kit, piece)) {
            (Verb::Shift, Some(from)) if from != compartment => {
                return Err(Reason::LeavesCompartment { compartment: from.to_string() });
            }
            (Verb::Shift, _) => return Ok(()),
            (Verb::Pass | Verb::Drop, Some(from)) => self.may_pass(from, compartment)?,
            (Verb::Pass, None) => return Err(Reason::NotInWheel { piece: piece.to_string() }),
            (Verb::Place | Verb::Drop, _) => {
                let open = self.open();
                if !open.contains(&compartment) {
                    let (compartment, open) = (compartment.to_string(), list(&open));
                    return Err(Reason::WrongCompartment { compartment, open });
                }
            }
        }
        let others: Vec<Piece> =
            wheel.pieces_in(kit, compartment).filter(|other| *other != piece).collect();
        is_new_colour(piece, compartment, &others)?;
        // Of a piece that is let fall it counts where it comes to rest.
        if verb == Verb::Place { self.is_ahead(piece, compartment, &others, wheel) } else { Ok(()) }
    }

    /// Whether a pass may go from one compartment to another.
    fn may_pass(&self, from: Compartment, to: Compartment) -> Result<(), Reason> {
        let far = if self.pass == PassTo::Any { 11 } else { HALF_WAY };
        if !(1..=far).contains(&from.steps_to(to)) {
            return Err(Reason::NotForward { source_compartment: from.to_string() });
        }
        if self.is_closed(to) {
            return Err(Reason::OneInOpening { compartment: to.to_string() });
        }
        Ok(())
    }

    /// The compartments into which a pass can put a piece; none if it cannot
    /// be taken.
    pub fn pass_targets(&self, piece: Piece) -> Vec<Compartment> {
        let from = self.wheel.compartment_of(&self.kit, piece);
        let Some(from) =
            from.filter(|from| self.shifted.is_none() && self.is_low(Some(*from)).is_ok())
        else {
            return Vec::new();
        };
        (1..=11)
            .map(|by| from.ahead(by))
            .filter(|to| {
                let others: Vec<Piece> = self.wheel.pieces_in(&self.kit, *to).collect();
                self.may_pass(from, *to).is_ok() && is_new_colour(piece, *to, &others).is_ok()
            })
            .collect()
    }

    /// The foremost edge is further ahead than that of those it is measured by.
    fn is_ahead(
        &self,
        piece: Piece,
        compartment: Compartment,
        neighbours: &[Piece],
        wheel: &Arrangement,
    ) -> Result<(), Reason> {
        // Ahead and behind part at the top of the wheel, where nothing lies.
        let edge = |piece: Piece| {
            let lies = wheel.compartment_of(&self.kit, piece)?;
            Some(wheel.position_of(lies) + wheel.foremost(&self.kit, piece, lies)?)
        };
        let rivals: Vec<Piece> = match (self.edition, self.scope) {
            (Edition::First, _) => {
                let there = |(piece, played): &&(Piece, Compartment)| {
                    *played == compartment && neighbours.contains(piece)
                };
                self.played.iter().rev().find(there).map(|(last, _)| *last).into_iter().collect()
            }
            (Edition::Second, Scope::Compartment) => neighbours.to_vec(),
            (Edition::Second, Scope::Wheel) => {
                let all = wheel.pieces().iter().map(|(other, _)| *other);
                all.filter(|other| *other != piece).collect()
            }
        };
        let own = edge(piece).unwrap_or(f64::NEG_INFINITY);
        let first = rivals
            .into_iter()
            .filter_map(|rival| edge(rival).map(|edge| (edge, rival)))
            .max_by(|a, b| a.0.total_cmp(&b.0));
        match first {
            Some((edge, rival)) if own <= edge => {
                let short = ((edge - own) * 10.0).max(0.0) as u16;
                Err(Reason::NotAhead { other: rival.to_string(), short: short + 1 })
            }
            _ => Ok(()),
        }
    }

    /// Whether `seat` may sit the turn out: without pieces, and before anything
    /// was moved.
    pub(super) fn check_sit(&self, seat: Seat) -> Result<(), Reason> {
        if !self.stock(seat).is_empty() {
            Err(Reason::OwnPieces)
        } else if self.shifted.is_some() {
            Err(Reason::Begun)
        } else {
            Ok(())
        }
    }

    /// Whether `seat` may try this turn: everything but what the hand meets on
    /// its way.
    pub(super) fn check_turn(&self, seat: Seat, turn: &Turn) -> Result<(), Reason> {
        let Turn { verb, piece, how } = turn;
        if let How::To(placement) = how
            && !placement.is_sound()
        {
            return Err(Reason::Unsound);
        }
        self.check_source(seat, *verb, *piece)?;
        let motion = self.motion(turn);
        let Some(hand) = motion.last_grip() else { return Err(Reason::NoGrip) };
        if self.timed {
            let most = if *verb == Verb::Drop { LATEST } else { TIME };
            match grip_frames(&motion) {
                held if held > most => return Err(Reason::TooLate { seconds: SECONDS }),
                held if held <= TIME && *verb == Verb::Drop => {
                    return Err(Reason::TimeLeft { seconds: SECONDS });
                }
                _ => {}
            }
        }
        if let How::ByHand(_) = how {
            // Where the hand wants the piece is not where it is: what is in
            // its way, and a wheel that nobody holds, are for the physics.
            return Ok(());
        }
        // Where the piece is if nothing is in its way.
        let pieces = self.wheel.pieces().iter().copied().filter(|(other, _)| other != piece);
        let meant = Arrangement::new(self.wheel.angle, pieces.chain([(*piece, hand.pose())]));
        self.may_lie(*verb, *piece, &meant)
    }

    /// Whether the piece is where the turn takes it from.
    fn check_source(&self, seat: Seat, verb: Verb, piece: Piece) -> Result<(), Reason> {
        let from = self.wheel.compartment_of(&self.kit, piece);
        match (verb, from) {
            (Verb::Place | Verb::Drop, _) if self.stock_for(seat).holds(piece) => Ok(()),
            // The clock of 2011 runs for a piece taken out for a pass as well.
            (Verb::Drop, Some(_)) if self.timed => self.is_low(from),
            (Verb::Place | Verb::Drop, _) => Err(Reason::NotInStock { piece: piece.to_string() }),
            (Verb::Pass, _) if self.shifted.is_some() => Err(Reason::Begun),
            (Verb::Pass, _) => self.is_low(from),
            (Verb::Shift, _) if self.edition == Edition::Second => Err(Reason::OnlyPushed),
            (Verb::Shift, None) => Err(Reason::NotInWheel { piece: piece.to_string() }),
            (Verb::Shift, Some(from)) => {
                let open = self.open();
                if open.contains(&from) {
                    return Ok(());
                }
                let (compartment, open) = (from.to_string(), list(&open));
                Err(Reason::WrongCompartment { compartment, open })
            }
        }
    }

    /// A pass takes from below.
    fn is_low(&self, from: Option<Compartment>) -> Result<(), Reason> {
        let lowest = self.wheel.lowest();
        if from.is_some_and(|from| lowest.contains(&from)) {
            return Ok(());
        }
        Err(Reason::NotLowest { lowest: list(&lowest) })
    }

    /// The motion of a turn. A placement that is a drop lets go when the time
    /// is over.
    pub fn motion(&self, turn: &Turn) -> Motion {
        let motion = turn.how.motion(&self.kit, &self.wheel, turn.piece.colour());
        let waits = turn.verb == Verb::Drop && self.timed && matches!(turn.how, How::To(_));
        if waits {
            let wait = (TIME + 1).saturating_sub(grip_frames(&motion));
            motion.after(wait)
        } else {
            motion
        }
    }

    /// What comes of a turn, by the physics and by nothing else.
    pub fn outcome(&self, turn: &Turn) -> Outcome<Settled> {
        self.outcome_watched(turn, |_| ())
    }

    /// The same for somebody who looks on after every frame.
    pub fn outcome_watched(
        &self,
        turn: &Turn,
        watch: impl FnMut(&LiveTurn<'_>),
    ) -> Outcome<Settled> {
        let kit = &*self.kit;
        let (verb, piece) = (turn.verb, turn.piece);
        let may_lie = |wheel: &Arrangement| self.may_lie(verb, piece, wheel).is_ok();
        let outcome = play_watched(kit, &self.wheel, piece, &self.motion(turn), may_lie, watch);
        let lies = outcome.rest.compartment_of(kit, piece);
        let mut fell = outcome.fallen;
        let fate = match (lies, &outcome.release) {
            // Let fall where one may not build, it counts as fallen.
            _ if outcome.refused.is_some() && verb == Verb::Drop => {
                fell.insert(0, piece);
                Fate::Back
            }
            _ if outcome.refused.is_some() => Fate::Refused,
            // Whoever moves a piece goes on where it was put.
            (Some(_), Some(put)) if verb == Verb::Shift => {
                put.compartment_of(kit, piece).map_or(Fate::Back, Fate::Built)
            }
            // Built is where the piece lies, wherever the hand let go: what
            // has slid down is not in front.
            (Some(lies), _) => Fate::Built(lies),
            (None, _) => Fate::Back,
        };
        let settled = Settled {
            piece: fate,
            fell,
            unforced: outcome.unforced,
            travel: outcome.travel,
            wheel: outcome.rest,
        };
        Outcome { effect: settled, digest: outcome.digest }
    }

    /// The same without its fingerprint.
    pub fn settled(&self, turn: &Turn) -> Settled {
        self.outcome(turn).effect
    }
}
