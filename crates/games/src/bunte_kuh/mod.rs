//! Bunte Kuh: be the first to find a funnel with the sum of the throw.
//!
//! One of the six games of *Das Spiel* (Reinhold Wittig), for two to six
//! players. Its name means motley cow.
//!
//! 45 pearl dice form the base layer, in random orientation. Sixty dice, thirty
//! red and thirty yellow, are shared out equally; their colour plays no role.
//! The roller throws three pearl dice. All add them up and look for a funnel,
//! on any layer, whose three faces have the same sum.
//!
//! - Whoever calls STOP first points at a funnel within three seconds. If it
//!   has the sum, one of the caller's dice goes into it, in any orientation.
//! - Whoever thinks that no funnel has the sum calls NERGENS, *nowhere*. If
//!   that is right, one of the caller's dice goes into any funnel.
//! - Whoever is wrong, or does not point in time, gets one die from everybody
//!   else.
//!
//! The first call ends the round, and the dice pass on to the left; they also
//! do if nobody calls in time. The game ends the moment somebody gives the last
//! die away, by putting it or by paying: that player wins, and several may win
//! together.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `pace` | `live`, `ticks` | `live` | race, or sealed calls |
//! | `patience` | 5–120 | 45 | seconds until a round without a call is over |
//!
//! In ticks, for absent friends, everybody seals one call with the time of the
//! own stopwatch, or passes. The shortest time counts; if two are equal, that
//! of whoever sits first to the left of the roller.
//!
//! A die that is not put within twenty seconds lies down by itself: in the
//! funnel pointed at, or else the highest one, showing 1, 2 and 4 to the sides
//! x, y and z, so that nobody can hold the game up.
//!
//! ```
//! use engine::{AnyMatch, Seat, Secret};
//!
//! let names = ["Mia", "Tom"].map(str::to_owned).to_vec();
//! let mut game =
//!     games::new_match("bunte-kuh", &[], &[], names, Secret::numbered(1, 0)).unwrap()?;
//! let roller = game.pending().seats().first().unwrap();
//! game.act(roller, "roll")?;
//! game.act(Seat::new(1), "stop @5200 seen 4")?;
//! assert_eq!(game.deadline().unwrap().millis(), 8_200);
//! // Tom hesitates too long.
//! game.timeout();
//! assert_eq!(game.event(game.len() - 1).as_deref(), Some("= wrong 2"));
//! assert_eq!(game.standings()[1].score, 31);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod notation;
mod reason;
mod round;
mod view;

use engine::prelude::*;
use pyramid::{Cell, Cells, Colour, Die, Orientation, Plate, Pyramid};

pub use crate::race::Pace;
use crate::race::{RaceClock, Tempo};
pub use notation::{KuhAction, KuhEffect, KuhThrow};
pub use reason::KuhReason;
pub use round::Judged;
pub use view::{KuhView, PlayerView, Step};

const MAX_PLAYERS: usize = 6;
/// Dice that are shared out.
const SHARED: u8 = 60;
/// How long a caller has to point.
const POINT: u32 = 3_000;
/// How long a caller has to put a die.
const PUT: u32 = 20_000;

engine::options! {
    /// What can be chosen before a game of Bunte Kuh.
    pub struct KuhOptions {
        /// Pace: a race, or sealed calls for absent friends.
        pace: Pace = Pace::Live,
        /// Seconds until a round without a call is over.
        patience: Whole<5, 120> = Whole::new(45),
    }
}

/// A game of Bunte Kuh.
#[derive(Clone, Debug, PartialEq)]
pub struct BunteKuh {
    players: u8,
    pace: Pace,
    patience: Moment,
    pyramid: Pyramid,
    phase: Phase,
    /// Who holds the three dice.
    roller: Seat,
    round: u32,
    thrown: Option<[Pips; 3]>,
    clock: RaceClock,
    hands: [Hand; MAX_PLAYERS],
    /// When the last call came, against the clock.
    called: Option<Moment>,
    /// What came of the last round.
    judged: Option<Judged>,
    /// Milliseconds of all searches that are over, against the clock.
    spent: u32,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Build,
    First,
    Ready,
    Throw,
    Search,
    /// This one has called STOP.
    Point(Seat),
    /// This one was right or wrong about a funnel, or about there being none.
    Judge(Seat, bool, Option<Cell>),
    /// This one puts a die, into this funnel or any.
    Put(Seat, Option<Cell>),
    /// In ticks: all have decided.
    Reveal,
    /// In ticks: none has called.
    Nobody,
    Over,
}

/// One player's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hand {
    dice: u8,
    sealed: Option<KuhAction>,
    /// What was called in the round before, in ticks.
    last: Option<KuhAction>,
    tempo: Tempo,
}

/// What bots and pages ask besides the rules.
impl BunteKuh {
    /// The pyramid as it stands.
    pub fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    /// Where a die can be put.
    pub fn funnels(&self) -> Cells {
        self.pyramid.plate().funnels(self.pyramid.heap())
    }

    /// The sum to look for.
    pub fn sum(&self) -> Option<u8> {
        self.thrown.map(|dice| dice.iter().map(|pips| pips.get()).sum())
    }

    /// The funnels that have it.
    pub fn matching(&self) -> Cells {
        let fits = |cell: &Cell| self.pyramid.funnel_sum(*cell) == self.sum();
        self.funnels().into_iter().filter(fits).collect()
    }

    /// How many dice `seat` has left.
    pub fn dice(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].dice
    }

    /// How long those asked have, in milliseconds.
    fn time(&self) -> Option<u32> {
        match self.phase {
            _ if !self.is_live() => None,
            Phase::Search => Some(self.patience.millis()),
            Phase::Point(_) => Some(POINT),
            Phase::Put(..) => Some(PUT),
            _ => None,
        }
    }

    fn caller(&self) -> Option<Seat> {
        match self.phase {
            Phase::Point(seat) | Phase::Judge(seat, ..) | Phase::Put(seat, _) => Some(seat),
            _ => None,
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    fn undecided(&self) -> Seats {
        self.seats().filter(|seat| self.hands[seat.index()].sealed.is_none()).collect()
    }

    fn is_live(&self) -> bool {
        self.pace == Pace::Live
    }
}

impl Game for BunteKuh {
    const ID: &'static str = "bunte-kuh";
    const NAME: &'static str = "Bunte Kuh";
    const ABOUT: &'static str =
        "Three dice, one sum: be the first to find a funnel that has it, or to know there is none.";
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    type Options = KuhOptions;
    type Action = KuhAction;
    type Throw = KuhThrow;
    type Effect = KuhEffect;
    type Reason = KuhReason;
    type View = KuhView;

    fn new(options: &KuhOptions, players: u8) -> Result<Self, SetupError> {
        let dice = SHARED / players;
        let hand = Hand { dice, sealed: None, last: None, tempo: Tempo::default() };
        Ok(Self {
            players,
            pace: options.pace,
            patience: Moment::new(1_000 * options.patience.get()),
            pyramid: Pyramid::new(Plate::STANDARD),
            phase: Phase::Build,
            roller: Seat::new(0),
            round: 0,
            thrown: None,
            clock: RaceClock::NEW,
            hands: [hand; MAX_PLAYERS],
            called: None,
            judged: None,
            spent: 0,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Build | Phase::First | Phase::Throw => Pending::Throw,
            Phase::Ready => Pending::One(self.roller),
            Phase::Search if self.is_live() => Pending::Any(Seats::all(self.players)),
            Phase::Search => Pending::All(self.undecided()),
            Phase::Point(seat) | Phase::Put(seat, _) => Pending::One(seat),
            Phase::Judge(..) | Phase::Reveal | Phase::Nobody => Pending::Rules,
            Phase::Over => Pending::Over,
        }
    }

    /// Funnels from the tip down, whatever their sum; orientations in the order
    /// of their digits. In a race, somebody acts a quarter of a second after the
    /// last event; in ticks, the stopwatches of the listed calls differ.
    fn choices(&self, seat: Seat, out: &mut Vec<KuhAction>) -> Coverage {
        if !self.pending().seats().contains(seat) {
            return Coverage::Every;
        }
        let stamp = self.clock.soon(Moment::START, self.deadline());
        match self.phase {
            Phase::Ready => out.push(KuhAction::Roll),
            Phase::Search => self.list_calls(out),
            Phase::Point(_) => {
                let funnels = self.funnels().into_iter();
                out.extend(funnels.map(|cell| KuhAction::Point { cell, stamp }));
            }
            Phase::Put(_, goal) => {
                let places = goal.map_or_else(|| self.funnels(), Cells::only);
                for cell in places {
                    let ways = Orientation::all();
                    out.extend(ways.map(|orientation| KuhAction::Put { cell, orientation, stamp }));
                }
            }
            _ => {}
        }
        match self.phase {
            Phase::Search | Phase::Point(_) => Coverage::Sample,
            Phase::Put(..) if self.is_live() => Coverage::Sample,
            _ => Coverage::Every,
        }
    }

    fn check(&self, _: Seat, action: &KuhAction) -> Result<(), KuhReason> {
        self.check_phase(*action)?;
        self.clock.check(self.deadline(), action.stamp())?;
        match (self.phase, *action) {
            (Phase::Put(_, Some(pointed)), KuhAction::Put { cell, .. }) if cell != pointed => {
                Err(KuhReason::PutWherePointed { pointed })
            }
            (_, KuhAction::Call { millis, .. }) if millis > self.patience.millis() => {
                Err(KuhReason::StopwatchTooLong { most: self.patience.millis() })
            }
            (
                _,
                KuhAction::Point { cell, .. }
                | KuhAction::Put { cell, .. }
                | KuhAction::Call { cell: Some(cell), .. },
            ) => self.check_place(cell),
            _ => Ok(()),
        }
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<KuhThrow> {
        match self.phase {
            Phase::Build => {
                let mut base = Pyramid::new(Plate::STANDARD);
                for cell in base.plate().base() {
                    base.put(cell, Die::new(Colour::Pearl, Orientation::random(chance)));
                }
                Some(KuhThrow::Build(Box::new(base)))
            }
            Phase::First => {
                Some(KuhThrow::First(Seat::new(chance.below(self.players.into()) as u8)))
            }
            Phase::Throw => Some(KuhThrow::Dice([(); 3].map(|()| chance.die()))),
            _ => None,
        }
    }

    fn check_throw(&self, throw: &KuhThrow) -> Result<(), KuhReason> {
        match (self.phase, throw) {
            (Phase::Build, KuhThrow::Build(base)) => {
                let whole = base.heap() == Plate::STANDARD.base();
                let pearl = base.of_colour(Colour::Pearl) == base.heap();
                if whole && pearl { Ok(()) } else { Err(KuhReason::NotThatBase) }
            }
            (Phase::First, KuhThrow::First(seat)) if seat.number() <= self.players => Ok(()),
            (Phase::Throw, KuhThrow::Dice(_)) => Ok(()),
            _ => Err(KuhReason::OtherDiceDue),
        }
    }

    fn next_effect(&self) -> Option<KuhEffect> {
        match self.phase {
            Phase::Judge(seat, true, _) => Some(KuhEffect::Right(seat)),
            Phase::Judge(seat, false, _) => Some(KuhEffect::Wrong(seat)),
            Phase::Reveal => Some(KuhEffect::Reveal),
            Phase::Nobody => Some(KuhEffect::TimeOut),
            _ => None,
        }
    }

    fn deadline(&self) -> Option<Moment> {
        let begin = if self.phase == Phase::Search { Moment::START } else { self.clock.now };
        self.time().map(|time| begin.plus(time))
    }

    fn timeout(&self) -> Option<KuhEffect> {
        self.deadline()?;
        match self.phase {
            Phase::Search => Some(KuhEffect::TimeOut),
            Phase::Point(seat) => Some(KuhEffect::Wrong(seat)),
            Phase::Put(_, goal) => {
                let cell = goal.or_else(|| self.funnels().next())?;
                Orientation::from_index(0).map(|as_it_lies| KuhEffect::Slow(cell, as_it_lies))
            }
            _ => None,
        }
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        self.clock.count(match event {
            Event::Act(_, action) => action.stamp().map(|stamp| stamp.at),
            Event::Throw(_) | Event::Effect(_) => None,
        });
        match event {
            Event::Throw(KuhThrow::Build(base)) => {
                self.pyramid = (**base).clone();
                self.phase = Phase::First;
            }
            Event::Throw(KuhThrow::First(seat)) => {
                self.roller = *seat;
                self.phase = self.next_throw();
            }
            Event::Throw(KuhThrow::Dice(dice)) => {
                self.thrown = Some(*dice);
                self.round += 1;
                self.phase = Phase::Search;
            }
            Event::Act(_, KuhAction::Roll) => self.phase = Phase::Throw,
            Event::Act(seat, KuhAction::Stop { stamp }) => {
                self.called = stamp.map(|stamp| stamp.at);
                self.phase = Phase::Point(*seat);
            }
            Event::Act(seat, KuhAction::Nowhere { stamp }) => {
                self.called = stamp.map(|stamp| stamp.at);
                self.phase = self.judge(*seat, None);
            }
            Event::Act(seat, KuhAction::Point { cell, .. }) => {
                self.phase = self.judge(*seat, Some(*cell));
            }
            Event::Act(_, KuhAction::Put { cell, orientation, .. }) => {
                self.put(*cell, *orientation);
            }
            Event::Act(seat, action) => {
                self.hands[seat.index()].sealed = Some(*action);
                if self.undecided().is_empty() {
                    self.phase = Phase::Reveal;
                }
            }
            Event::Effect(effect) => self.take_effect(*effect),
        }
    }

    fn view(&self, viewer: Viewer) -> KuhView {
        KuhView::of(self, viewer)
    }

    /// Calls in ticks are sealed; all else lies open.
    fn visible_to(&self, event: &EventOf<Self>, viewer: Viewer) -> bool {
        match event {
            Event::Act(seat, KuhAction::Call { .. } | KuhAction::Pass) => {
                viewer == Viewer::Seat(*seat)
            }
            _ => true,
        }
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let mut choices = Vec::new();
        self.list_calls(&mut choices);
        for seat in self.seats().filter(|&seat| viewer != Viewer::Seat(seat)) {
            let sealed = &mut self.hands[seat.index()].sealed;
            if sealed.is_some() {
                *sealed = chance.pick(&choices).copied();
            }
        }
    }

    fn score(&self, seat: Seat) -> Score {
        Score::lowest(self.dice(seat).into())
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        vec![Part::new("dice", self.dice(seat).into())]
    }
}
