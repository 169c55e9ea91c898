//! Hamsterrolle: build ahead in a wheel that rolls under what you build.
//!
//! A dexterity game by Jacques Zeimet (Zoch, 2000 as Hamster Wheel, 2011) for
//! two to four players, played with true physics: the crate `wheel` moves
//! rigid bodies, and nothing else decides whether a piece falls.
//!
//! A wooden ring with twelve compartments stands on the table, a black starter
//! in the lowest. In turn everybody puts one piece into the wheel: into the
//! compartment where the last player built, the next, or the next but one. No
//! colour lies twice in a compartment, and a new piece reaches further ahead
//! than those before it. The wheel rolls under the weight, older pieces rise at
//! its back and come down. What touches the table on your turn is yours;
//! whoever has no piece left wins.
//!
//! Instead of building one may pass constructively: take a piece out of one of
//! the two lowest compartments and put it further ahead. What falls before
//! anybody has touched anything is nobody's: out of the game (2011), or set
//! aside for the next who fails (2000). A player of a team who has no pieces
//! builds with the partner's or sits the turn out.
//!
//! The reference, from which the open compartments are counted, is where the
//! newest piece lies that stayed in the wheel, whatever else fell in that turn.
//! A turn in which the own piece did not stay leaves it, and a pass moves it
//! forwards only.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `edition` | `2000`, `2011` | `2011` | which rulebook |
//! | `scope` | `compartment`, `wheel` | `wheel` | among which pieces a new one is foremost (2011) |
//! | `fourth` | `box`, `shared` | `box` | the fourth set of three players |
//! | `teams` | `edition`, `none`, `beside`, `across` | `edition` | teams of four players |
//! | `pass` | `forward`, `any` | `any` | where a pass may go (2000; in 2011 forward) |
//! | `tip` | `true`, `false` | `false` | one piece in the opening compartment (2000) |
//! | `timed` | `true`, `false` | `true` | seconds are counted, or not, for those who need time (2011) |
//!
//! | edition | 2000 | 2011 |
//! |---|---|---|
//! | open | the last compartment, the next two *free* ones | the last compartment, the next two |
//! | ahead of | the last piece played there | every piece in the wheel (or there) |
//! | time | as long as it takes, then let it fall | 30 seconds, then let it fall |
//! | a pass goes | into any compartment without that colour | further ahead |
//! | moving others | by hand too, in the compartment one builds in | by pushing with one's piece |
//! | falls untouched | set aside, the next who fails takes it | out of the game |
//! | four players | teams; the first to play is the first of a pair | alone |
//!
//! A piece is let fall over a compartment in which one may build, by colour
//! too, and counts where it comes to rest. With the hand anywhere else it
//! counts as fallen: the player keeps it, and the turn is over.
//!
//! A turn is an action that carries the motion of a hand; the rules answer
//! with an effect that says what came of it. The effect alone moves the game
//! on, so a replay needs no physics, and a judge simulates the turn again.
//!
//! ```
//! use engine::{Event, Game, Pending, Seat};
//! use games::hamsterrolle::{Fate, Hamsterrolle, HamsterrolleOptions};
//!
//! let mut game = Hamsterrolle::new(&HamsterrolleOptions::default(), 2)?;
//! game.evolve(&Event::Throw("1".parse()?));
//! let mia = Seat::new(0);
//! let why = game.check(mia, &"place red1 in 2 flat up 1".parse()?).unwrap_err();
//! assert_eq!(why.to_string(), "compartment 2 is not open to you; you may build in 3");
//!
//! game.evolve(&Event::Act(mia, "place red1 in 3 flat up 1".parse()?));
//! assert_eq!(game.pending(), Pending::Rules);
//! let settled = game.next_effect().unwrap();
//! assert!(matches!(settled.piece, Fate::Built(_)));
//! assert!(settled.travel < 0, "the wheel rolls to the left");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The sizes are a data file, `data/hamsterrolle/wheel.toml`;
//! `docs/notation/hamsterrolle.md` tells what a record looks like.

mod notation;
mod reason;
mod rules;
mod setup;
mod stock;
mod view;

use std::sync::Arc;

use engine::prelude::*;
use wheel::{
    Arrangement, Colour, Compartment, FRAMES_PER_SECOND, Hand, Kit, Lie, Motion, Piece, Placement,
    SETS,
};

pub use notation::{Deal, Fate, HamsterrolleAction, How, Settled, Turn, Verb};
pub use reason::HamsterrolleReason;
pub use rules::SECONDS;
pub use setup::{Edition, Fourth, HamsterrolleFiles, HamsterrolleOptions, PassTo, Scope, Teams};
pub use stock::Stock;
pub use view::{HamsterrolleView, Lying, Target};

/// The wheel is drawn back to the middle of the table when it stands farther
/// off than this, in micrometres: half a metre.
const FAR_OFF: i32 = 500_000;

/// A game of Hamsterrolle.
#[derive(Clone, Debug, PartialEq)]
pub struct Hamsterrolle {
    kit: Arc<Kit>,
    /// The file of the wheel, if it is not the built-in one.
    own_wheel: Option<Arc<str>>,
    edition: Edition,
    scope: Scope,
    pass: PassTo,
    tip: bool,
    timed: bool,
    shares: bool,
    players: u8,
    teams: Option<[u8; 4]>,
    stocks: [Stock; 4],
    wheel: Arrangement,
    travel: i32,
    /// The reference: where the newest piece lies that stayed in the wheel.
    last: Option<Compartment>,
    /// Where the first piece of the game was due.
    opening: Option<Compartment>,
    /// Where pieces were moved by hand in this turn (2000).
    shifted: Option<Compartment>,
    /// What is in the wheel and where it was played, the last piece last.
    played: Vec<(Piece, Compartment)>,
    aside: Stock,
    out: Stock,
    phase: Phase,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq)]
enum Phase {
    Deal,
    Turn(Seat),
    Settle(Seat, Turn),
    Over,
}

/// What pages and bots ask besides the rules.
impl Hamsterrolle {
    /// The sizes of everything.
    pub fn kit(&self) -> &Kit {
        &self.kit
    }

    /// The wheel and what lies in it.
    pub fn wheel(&self) -> &Arrangement {
        &self.wheel
    }

    /// The pieces of a player.
    pub fn stock(&self, seat: Seat) -> Stock {
        self.stocks[seat.index()]
    }

    /// What is set aside.
    pub fn aside(&self) -> Stock {
        self.aside
    }

    /// What is out of the game.
    pub fn out(&self) -> Stock {
        self.out
    }

    /// Which rulebook.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Seconds for a turn, if they are counted.
    pub fn seconds(&self) -> Option<u32> {
        self.timed.then_some(SECONDS)
    }

    /// The partner of a player in a team.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let teams = self.teams?;
        Seat::all(self.players)
            .find(|other| *other != seat && teams[other.index()] == teams[seat.index()])
    }

    fn whose_turn(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Turn(seat) | Phase::Settle(seat, _) => Some(*seat),
            Phase::Deal | Phase::Over => None,
        }
    }

    /// Whether the lot may fall on `seat`: in 2000 on the first of a pair that
    /// sits side by side, so that each team has two goes.
    fn may_begin(&self, seat: Seat) -> bool {
        let before = Seat::all(self.players).find(|other| other.next(self.players) == seat);
        self.edition == Edition::Second || before.is_none() || self.partner(seat) != before
    }

    /// Pieces that `seat` and its partner still have.
    fn left(&self, seat: Seat) -> usize {
        let partner = self.partner(seat).map_or(0, |partner| self.stock(partner).len());
        self.stock(seat).len() + partner
    }

    fn is_over(&self) -> bool {
        let done = |seat: Seat| self.stock(seat).is_empty();
        let Some(teams) = self.teams else { return Seat::all(self.players).any(done) };
        let of = |team: u8| Seat::all(self.players).filter(move |seat| teams[seat.index()] == team);
        of(0).all(done) || of(1).all(done) || (of(0).any(done) && of(1).any(done))
    }

    fn deal(&mut self, deal: &Deal) {
        for (index, colour) in deal.shared.iter().enumerate() {
            let Some(piece) = Piece::new(*colour, SETS) else { continue };
            match index / 2 {
                owner @ 0..3 => self.stocks[owner].insert(piece),
                _ => self.out.insert(piece),
            }
        }
        self.phase = Phase::Turn(deal.first);
    }

    fn settle(&mut self, settled: &Settled) {
        let Phase::Settle(seat, turn) = &self.phase else { return };
        let (seat, piece, verb) = (*seat, turn.piece, turn.verb);
        let own = !self.wheel.holds(piece);
        let opening = self.open().first().copied().filter(|_| self.last.is_none());
        self.stocks.iter_mut().for_each(|stock| stock.remove(piece));
        if !settled.wheel.holds(piece) {
            self.stocks[seat.index()].insert(piece);
        }
        for fallen in &settled.fell {
            self.stocks[seat.index()].insert(*fallen);
        }
        for unforced in settled.unforced.iter().filter(|one| !settled.fell.contains(one)) {
            match self.edition {
                Edition::First => self.aside.insert(*unforced),
                Edition::Second => self.out.insert(*unforced),
            }
        }
        let stayed = match settled.piece {
            Fate::Built(compartment) => Some(compartment),
            Fate::Back | Fate::Refused => None,
        };
        let succeeded = stayed.filter(|_| settled.fell.is_empty());
        // Whoever has moved a piece and let nothing fall goes on building.
        self.shifted = succeeded.filter(|_| verb == Verb::Shift);
        if succeeded.is_none() {
            // The edition of 2000 punishes a failure twice.
            self.stocks[seat.index()].take_all(&mut self.aside);
        }
        self.played.retain(|(played, _)| settled.wheel.holds(*played));
        if let Some(compartment) = stayed
            && verb != Verb::Shift
        {
            self.played.retain(|(played, _)| *played != piece);
            self.played.push((piece, compartment));
            self.opening = self.opening.or(opening);
            // A pass moves the reference forwards only.
            let ahead = |of: Compartment| {
                settled.wheel.position_of(compartment) > settled.wheel.position_of(of)
            };
            if own || self.last.is_none_or(ahead) {
                self.last = Some(compartment);
            }
        }
        self.wheel = settled.wheel.clone();
        self.travel = self.travel.saturating_add(settled.travel);
        if self.travel.abs() > FAR_OFF {
            self.travel = 0;
        }
        self.phase = match self.shifted {
            _ if self.is_over() => Phase::Over,
            Some(_) => Phase::Turn(seat),
            None => Phase::Turn(seat.next(self.players)),
        };
    }
}

impl Game for Hamsterrolle {
    const ID: &'static str = "hamsterrolle";
    const NAME: &'static str = "Hamsterrolle";
    const ABOUT: &'static str = "Build ahead in a wooden wheel that rolls under what you build.";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const COST: engine::Cost = engine::Cost::Simulated;
    type Options = HamsterrolleOptions;
    type Action = HamsterrolleAction;
    type Throw = Deal;
    type Effect = Settled;
    type Reason = HamsterrolleReason;
    type View = HamsterrolleView;

    fn new(options: &HamsterrolleOptions, players: u8) -> Result<Self, SetupError> {
        setup::agree(options, players)?;
        let first = options.edition == Edition::First;
        let kit = options.files.kit();
        let wheel = wheel::opening(&kit);
        let dealt = match (players, options.fourth) {
            (3, _) => 3,
            _ => SETS,
        };
        // What stays in the box is out of the game, but for what is shared.
        let out = match options.fourth {
            Fourth::Shared => Stock::EMPTY,
            Fourth::Box => Piece::all()
                .filter(|piece| *piece != Piece::STARTER && piece.set() > dealt)
                .collect(),
        };
        Ok(Self {
            kit,
            own_wheel: options.files.own_wheel(),
            edition: options.edition,
            // Each edition leaves only one of these open.
            scope: if first { Scope::Compartment } else { options.scope },
            pass: if first { options.pass } else { PassTo::Forward },
            tip: options.tip,
            // The edition of 2000 counts no seconds.
            timed: options.timed && !first,
            shares: options.fourth == Fourth::Shared,
            players,
            teams: setup::teams(options, players),
            stocks: setup::stocks(players),
            wheel,
            travel: 0,
            last: None,
            opening: None,
            shifted: None,
            played: Vec::new(),
            aside: Stock::EMPTY,
            out,
            phase: Phase::Deal,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn pending(&self) -> Pending {
        match &self.phase {
            Phase::Deal => Pending::Throw,
            Phase::Turn(seat) => Pending::One(*seat),
            Phase::Settle(..) => Pending::Rules,
            Phase::Over => Pending::Over,
        }
    }

    /// Builds; where there is nowhere to build, drops; passes; sitting out. If
    /// none of these is allowed, the piece is kept in the hand until it counts
    /// as fallen, so that a turn can always be ended.
    fn choices(&self, seat: Seat, out: &mut Vec<HamsterrolleAction>) -> Coverage {
        if self.phase == Phase::Turn(seat) {
            let mut turns = self.placements(seat);
            if turns.is_empty() {
                turns = self.drops(seat);
            }
            turns.extend(self.passes(seat));
            if turns.is_empty() {
                turns.extend(self.idle(seat));
            }
            out.extend(turns.into_iter().map(HamsterrolleAction::Turn));
            out.extend(self.check_sit(seat).is_ok().then_some(HamsterrolleAction::Sit));
        }
        Coverage::Sample
    }

    fn check(&self, seat: Seat, action: &HamsterrolleAction) -> Result<(), HamsterrolleReason> {
        match action {
            HamsterrolleAction::Turn(turn) => self.check_turn(seat, turn),
            HamsterrolleAction::Sit => self.check_sit(seat),
        }
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<Deal> {
        if self.phase != Phase::Deal {
            return None;
        }
        let seats: Vec<Seat> =
            Seat::all(self.players).filter(|seat| self.may_begin(*seat)).collect();
        let first = *chance.pick(&seats)?;
        let mut shared = Vec::new();
        if self.shares {
            shared.extend(Colour::SET);
            chance.shuffle(&mut shared);
        }
        Some(Deal { first, shared })
    }

    fn check_throw(&self, deal: &Deal) -> Result<(), HamsterrolleReason> {
        let every_colour_once = Colour::SET
            .iter()
            .all(|colour| deal.shared.iter().filter(|dealt| *dealt == colour).count() == 1);
        let right = if self.shares {
            deal.shared.len() == Colour::SET.len() && every_colour_once
        } else {
            deal.shared.is_empty()
        };
        // At a real table the shakiest hands begin, whoever they belong to.
        if right && deal.first.number() <= self.players {
            return Ok(());
        }
        Err(HamsterrolleReason::NoSuchDeal { players: self.players })
    }

    fn next_effect(&self) -> Option<Settled> {
        match &self.phase {
            Phase::Settle(_, turn) => Some(self.outcome(turn).effect),
            _ => None,
        }
    }

    /// Whoever sits the turn out moves nothing.
    fn is_simulated(&self, action: &HamsterrolleAction) -> bool {
        action.turn().is_some()
    }

    fn simulate(&self, _: Seat, action: &HamsterrolleAction) -> Option<engine::Outcome<Settled>> {
        action.turn().map(|turn| self.outcome(turn))
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Throw(deal) => self.deal(deal),
            Event::Act(seat, HamsterrolleAction::Turn(turn)) => {
                self.phase = Phase::Settle(*seat, turn.clone());
            }
            Event::Act(seat, HamsterrolleAction::Sit) => {
                self.phase = Phase::Turn(seat.next(self.players));
            }
            Event::Effect(settled) => self.settle(settled),
        }
    }

    fn view(&self, _: Viewer) -> HamsterrolleView {
        HamsterrolleView::of(self)
    }

    fn visible_to(&self, _: &EventOf<Self>, _: Viewer) -> bool {
        true
    }

    fn determinize(&mut self, _: Viewer, _: &mut impl Chance) {}

    fn score(&self, seat: Seat) -> Score {
        Score::lowest(self.left(seat) as i32)
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        let own = self.stock(seat).len() as i32;
        let mut parts = vec![Part::new("pieces", own)];
        if self.teams.is_some() {
            parts.push(Part::new("partner", self.left(seat) as i32 - own));
        }
        parts
    }
}

/// A sample of turns: there are endlessly many.
impl Hamsterrolle {
    /// One piece of each colour that `seat` can build with.
    fn colours(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        let stock = self.stock_for(seat);
        Colour::ALL
            .into_iter()
            .filter_map(move |colour| stock.pieces().find(|piece| piece.colour() == colour))
    }

    /// The turn that does this with the piece at this spot, if it is allowed.
    fn listed(&self, seat: Seat, verb: Verb, piece: Piece, spot: Placement) -> Option<Turn> {
        let turn = Turn { verb, piece, how: How::To(spot) };
        self.check_turn(seat, &turn).is_ok().then_some(turn)
    }

    /// A few spots for each colour; many more where none of these is allowed.
    fn placements(&self, seat: Seat) -> Vec<Turn> {
        let few = self.placements_with(seat, &[Lie::Flat], &[-60, 0, 60]);
        if few.is_empty() { self.placements_with(seat, &Lie::ALL, &[0, 60, 120]) } else { few }
    }

    fn placements_with(&self, seat: Seat, lies: &[Lie], offsets: &[i16]) -> Vec<Turn> {
        let mut turns = Vec::new();
        for compartment in self.open() {
            for piece in self.colours(seat) {
                for lie in lies {
                    for offset in offsets {
                        let (lie, offset) = (*lie, *offset);
                        let spot = Placement { lie, offset, ..Placement::new(compartment) };
                        turns.extend(self.listed(seat, Verb::Place, piece, spot));
                    }
                }
            }
        }
        turns
    }

    /// One way to pass with each piece of the lowest compartments.
    fn passes(&self, seat: Seat) -> Vec<Turn> {
        let pieces = self.wheel.pieces().iter().map(|(piece, _)| *piece);
        let way = |piece: Piece| {
            let from = self.wheel.compartment_of(&self.kit, piece)?;
            [2, 1, 3, 4, 5].into_iter().find_map(|by| {
                let spot = Placement { lie: Lie::Flat, ..Placement::new(from.ahead(by)) };
                self.listed(seat, Verb::Pass, piece, spot)
            })
        };
        pieces.filter_map(way).collect()
    }

    fn drops(&self, seat: Seat) -> Vec<Turn> {
        let over = |compartment| Placement { height: 30, ..Placement::new(compartment) };
        let pieces = self.open().into_iter().flat_map(|one| {
            self.colours(seat)
                .filter_map(move |piece| self.listed(seat, Verb::Drop, piece, over(one)))
        });
        pieces.collect()
    }

    /// The hand stays in front of the wheel until the time is over.
    fn idle(&self, seat: Seat) -> Option<Turn> {
        let piece = self.colours(seat).next()?;
        let frames = self.seconds().map_or(1, |seconds| seconds * FRAMES_PER_SECOND + 1);
        let hands = std::iter::repeat_n(Hand::HOME, frames as usize);
        Some(Turn { verb: Verb::Drop, piece, how: How::ByHand(Motion::new(hands)) })
    }
}
