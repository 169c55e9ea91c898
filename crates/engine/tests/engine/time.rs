//! Time that runs out: a tiny race with a deadline, under the laws.

use std::fmt;
use std::str::FromStr;

use engine::prelude::*;
use engine::{AnyMatch, Match, NotationError, Record, Secret, validate};

engine::options! {
    /// Nothing to choose.
    pub struct NoOptions {}
}

#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
enum WhyNot {
    #[error("the bell rang at {clock} before")]
    Earlier { clock: Moment },
    #[error("time was up at {deadline}")]
    TimeUp { deadline: Moment },
}

/// The bell is rung.
#[derive(Clone, Debug, PartialEq)]
struct Ring(Stamp);

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ring {}", self.0)
    }
}

impl FromStr for Ring {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        match Stamp::split(s)? {
            ("ring", Some(stamp)) => Ok(Self(stamp)),
            _ => Err(NotationError::new(s, "“ring” and its stamp")),
        }
    }
}

engine::choice! {
    /// What the rules do.
    pub enum Outcome { Point = "point", Missed = "missed" }
}

/// Ring once a second: rounds of points and misses, six in all. Every round
/// begins where the one before ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Alarm {
    points: Vec<i32>,
    rounds: u32,
    clock: Moment,
    #[serde(skip)]
    rung: Option<Seat>,
}

impl Game for Alarm {
    const ID: &'static str = "alarm";
    const NAME: &'static str = "Alarm";
    const ABOUT: &'static str = "Be first, and in time.";
    const PLAYERS: RangeInclusive<u8> = 2..=3;
    type Options = NoOptions;
    type Action = Ring;
    type Throw = Never;
    type Effect = Outcome;
    type Reason = WhyNot;
    type View = Self;

    fn new(_: &NoOptions, players: u8) -> Result<Self, SetupError> {
        Ok(Self { points: vec![0; players.into()], rounds: 0, clock: Moment::START, rung: None })
    }
    fn players(&self) -> u8 {
        self.points.len() as u8
    }
    fn pending(&self) -> Pending {
        match (self.rung, self.rounds) {
            (Some(_), _) => Pending::Rules,
            (None, 6..) => Pending::Over,
            (None, _) => Pending::Any(Seats::all(self.players())),
        }
    }
    fn choices(&self, seat: Seat, out: &mut Vec<Ring>) -> Coverage {
        if self.pending().seats().contains(seat) {
            out.push(Ring(Stamp { at: self.clock.plus(300), seen: 0 }));
        }
        Coverage::Sample
    }
    fn check(&self, _: Seat, Ring(stamp): &Ring) -> Result<(), WhyNot> {
        match self.deadline() {
            _ if stamp.at < self.clock => Err(WhyNot::Earlier { clock: self.clock }),
            Some(deadline) if stamp.at > deadline => Err(WhyNot::TimeUp { deadline }),
            _ => Ok(()),
        }
    }
    fn throw(&self, _: &mut impl Chance) -> Option<Never> {
        None
    }
    fn check_throw(&self, throw: &Never) -> Result<(), WhyNot> {
        match *throw {}
    }
    fn next_effect(&self) -> Option<Outcome> {
        self.rung.map(|_| Outcome::Point)
    }
    fn deadline(&self) -> Option<Moment> {
        matches!(self.pending(), Pending::Any(_)).then(|| self.clock.plus(1_000))
    }
    fn timeout(&self) -> Option<Outcome> {
        self.deadline().map(|_| Outcome::Missed)
    }
    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Act(seat, Ring(stamp)) => (self.rung, self.clock) = (Some(*seat), stamp.at),
            Event::Effect(Outcome::Point) => {
                if let Some(seat) = self.rung.take() {
                    self.points[seat.index()] += 1;
                    self.rounds += 1;
                }
            }
            Event::Effect(Outcome::Missed) => {
                self.clock = self.clock.plus(1_000);
                self.rounds += 1;
            }
            Event::Throw(never) => match *never {},
        }
    }
    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }
    fn visible_to(&self, _: &EventOf<Self>, _: Viewer) -> bool {
        true
    }
    fn determinize(&mut self, _: Viewer, _: &mut impl Chance) {}
    fn score(&self, seat: Seat) -> Score {
        Score::highest(self.points[seat.index()])
    }
}

engine::laws! { alarm: super::Alarm }

fn alarm() -> Match<Alarm> {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    Match::new(NoOptions::default(), names, Secret::numbered(0, 0)).unwrap()
}

#[test]
fn time_runs_out_for_whoever_keeps_the_match() {
    let mut game: Box<dyn AnyMatch> = Box::new(alarm());
    assert_eq!(game.deadline(), Some(Moment::new(1_000)));
    assert_eq!(game.act(Seat::new(1), "ring @900 seen 0"), Ok(2));
    assert_eq!(game.deadline(), Some(Moment::new(1_900)));
    assert_eq!(game.timeout(), 1);
    assert_eq!(game.event(2).as_deref(), Some("= missed"));
    let refused = game.act(Seat::new(0), "ring @3000 seen 3").unwrap_err();
    assert_eq!(refused.code, "time-up");
    for _ in 0..4 {
        assert_eq!(game.timeout(), 1);
    }
    assert_eq!(game.deadline(), None);
    assert_eq!(game.timeout(), 0, "nothing is due any more");
}

#[test]
fn a_record_says_that_time_was_up_and_may_leave_out_what_follows() {
    let replayed = |events: &str| {
        let text = format!("kiste record 1\ngame: alarm\nseat 1: Mia\nseat 2: Tom\n\n{events}");
        validate::<Alarm>(&text.parse::<Record>().unwrap(), usize::MAX)
    };
    let full = replayed("1: ring @900 seen 0\n= point\n= missed\n1: ring @2500 seen 3").unwrap();
    assert_eq!(full.game.points, [2, 0]);
    let bare = replayed("1: ring @900 seen 0\n= missed\n1: ring @2500 seen 3").unwrap();
    assert_eq!(bare.game, full.game);
    assert_eq!(bare.events.len(), full.events.len());
    // Without the miss, the second ring comes too late.
    let illegal = replayed("1: ring @900 seen 0\n1: ring @2500 seen 3").unwrap_err();
    assert_eq!((illegal.line, illegal.refusal.code.as_str()), (7, "time-up"));
    // Nobody rang, so no point follows.
    let illegal = replayed("= point").unwrap_err();
    assert_eq!((illegal.line, illegal.refusal.code.as_str()), (6, "wrong-effect"));
}

#[test]
fn a_stored_match_goes_on_where_time_ran_out() {
    let mut game = alarm();
    game.timeout();
    game.act(Seat::new(0), "ring @1200 seen 1".parse().unwrap()).unwrap();
    let again = Match::<Alarm>::resume(
        game.options().clone(),
        game.names().to_vec(),
        *game.secret(),
        game.events().iter().cloned(),
    )
    .unwrap();
    assert_eq!(again.game(), game.game());
    assert_eq!(again.game().deadline(), Some(Moment::new(2_200)));
}
