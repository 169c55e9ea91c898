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
//! aside for the next who fails (2000).
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `edition` | `2000`, `2011` | `2011` | which rulebook |
//! | `scope` | `compartment`, `wheel` | `compartment` | among which pieces a new one is foremost (2011) |
//! | `fourth` | `box`, `shared` | `box` | the fourth set of three players |
//! | `teams` | `edition`, `none`, `beside`, `across` | `edition` | teams of four players |
//! | `pass` | `forward`, `any` | `forward` | where a pass may go (2000) |
//! | `tip` | `true`, `false` | `false` | one piece in the opening compartment (2000) |
//!
//! | edition | 2000 | 2011 |
//! |---|---|---|
//! | open | the last compartment, the next two *free* ones | the last compartment, the next two |
//! | ahead of | the last piece played there | every piece there (or in the wheel) |
//! | time | as long as it takes, then let it fall | 30 seconds, then let it fall |
//! | moving others | by hand too, in the compartment one builds in | by pushing with one's piece |
//! | falls untouched | set aside, the next who fails takes it | out of the game |
//! | four players | teams | alone |
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
use wheel::{Arrangement, Colour, Compartment, Kit, Lie, Piece, Placement, SETS};

pub use notation::{Deal, Fate, How, Settled, Turn, Verb};
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
    edition: Edition,
    scope: Scope,
    pass: PassTo,
    tip: bool,
    shares: bool,
    players: u8,
    teams: Option<[u8; 4]>,
    stocks: [Stock; 4],
    wheel: Arrangement,
    travel: i32,
    /// Where the last player built.
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
        (self.edition == Edition::Second).then_some(SECONDS)
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
        let built = match settled.piece {
            Fate::Built(compartment) if settled.fell.is_empty() => Some(compartment),
            _ => None,
        };
        // Whoever has moved a piece and let nothing fall goes on building.
        self.shifted = built.filter(|_| verb == Verb::Shift);
        if let Some(compartment) = built {
            if verb != Verb::Shift {
                self.opening = self.opening.or(opening);
                self.last = Some(compartment);
            }
        } else {
            // The edition of 2000 punishes a failure twice.
            self.stocks[seat.index()].take_all(&mut self.aside);
        }
        self.played.retain(|(played, _)| settled.wheel.holds(*played));
        if let Fate::Built(compartment) = settled.piece
            && verb != Verb::Shift
        {
            self.played.retain(|(played, _)| *played != piece);
            self.played.push((piece, compartment));
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
    type Action = Turn;
    type Throw = Deal;
    type Effect = Settled;
    type Reason = HamsterrolleReason;
    type View = HamsterrolleView;

    fn new(options: &HamsterrolleOptions, players: u8) -> Result<Self, SetupError> {
        setup::agree(options, players)?;
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
            edition: options.edition,
            scope: options.scope,
            pass: options.pass,
            tip: options.tip,
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

    fn choices(&self, seat: Seat, out: &mut Vec<Turn>) -> Coverage {
        if self.phase == Phase::Turn(seat) {
            let before = out.len();
            self.placements(seat, out);
            self.passes(seat, out);
            if out.len() == before {
                self.drops(seat, out);
            }
        }
        Coverage::Sample
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), HamsterrolleReason> {
        self.check_turn(seat, turn)
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<Deal> {
        if self.phase != Phase::Deal {
            return None;
        }
        let first = Seat::new(chance.below(self.players.into()) as u8);
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

    fn simulate(&self, _: Seat, turn: &Turn) -> Option<engine::Outcome<Settled>> {
        Some(self.outcome(turn))
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Throw(deal) => self.deal(deal),
            Event::Act(seat, turn) => self.phase = Phase::Settle(*seat, turn.clone()),
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

    fn list(&self, seat: Seat, turn: Turn, out: &mut Vec<Turn>) {
        if self.check_turn(seat, &turn).is_ok() {
            out.push(turn);
        }
    }

    fn placements(&self, seat: Seat, out: &mut Vec<Turn>) {
        for compartment in self.open() {
            for piece in self.colours(seat) {
                for offset in [-60, 0, 60] {
                    let spot = Placement { offset, ..Placement::new(compartment) };
                    self.list(seat, Turn { verb: Verb::Place, piece, how: How::To(spot) }, out);
                }
            }
        }
    }

    fn passes(&self, seat: Seat, out: &mut Vec<Turn>) {
        let lowest = self.wheel.lowest();
        for (piece, _) in self.wheel.pieces() {
            let Some(from) = self.wheel.compartment_of(&self.kit, *piece) else { continue };
            if lowest.contains(&from) {
                let spot = Placement { lie: Lie::Flat, ..Placement::new(from.ahead(2)) };
                let turn = Turn { verb: Verb::Pass, piece: *piece, how: How::To(spot) };
                self.list(seat, turn, out);
            }
        }
    }

    fn drops(&self, seat: Seat, out: &mut Vec<Turn>) {
        let compartment = self.open().last().copied().unwrap_or(Compartment::new(0));
        for piece in self.colours(seat) {
            let spot = Placement { height: 30, ..Placement::new(compartment) };
            self.list(seat, Turn { verb: Verb::Drop, piece, how: How::To(spot) }, out);
        }
    }
}
