//! The laws can fail: for each of them a game that breaks it, and just it.

use std::fmt;
use std::panic::catch_unwind;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use engine::{
    Chance, Coverage, Event, EventOf, Game, Moment, Never, NotationError, Part, Pending, Pips,
    Score, Seat, SetupError, Viewer, laws,
};
use games::pig::{Pig, PigAction, PigOptions, PigReason};

/// Pig with a mistake built in.
#[derive(Clone, Debug, PartialEq)]
struct Broken<const MISTAKE: u8>(Pig, Tally);

const LISTS_TOO_LITTLE: u8 = 1;
const LISTS_TOO_MUCH: u8 = 2;
const NEVER_ENDS: u8 = 3;
const SHOWS_A_SECRET: u8 = 4;
const PARTS_DO_NOT_ADD_UP: u8 = 5;
const LISTS_TWICE: u8 = 6;
const STOPS_WITHOUT_AN_END: u8 = 7;
const HIDES_BUT_DOES_NOT_RESAMPLE: u8 = 8;
const REFUSES_ITS_OWN_THROWS: u8 = 9;
const REMEMBERS_WHAT_IT_REFUSED: u8 = 10;
const CHANGES_WITHOUT_AN_EVENT: u8 = 11;
const THROWS_BY_ITSELF: u8 = 12;
const WRITES_ANOTHER_FACE: u8 = 13;
const HAS_A_DEADLINE_FOR_NOTHING: u8 = 14;
const FAVOURS_THE_SIX: u8 = 15;

/// A number that changes behind the back of `&self`.
#[derive(Debug, Default)]
struct Tally(AtomicU32);

impl Tally {
    fn get(&self) -> u32 {
        self.0.load(Relaxed)
    }
    fn set(&self, number: u32) {
        self.0.store(number, Relaxed);
    }
}

impl Clone for Tally {
    fn clone(&self) -> Self {
        Self(self.get().into())
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

/// A die that may be written down wrongly.
#[derive(Clone, Debug, PartialEq)]
struct Face<const MISTAKE: u8>(Pips);

impl<const MISTAKE: u8> fmt::Display for Face<MISTAKE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match MISTAKE {
            WRITES_ANOTHER_FACE => write!(f, "{}", 7 - self.0.get()),
            _ => self.0.fmt(f),
        }
    }
}

impl<const MISTAKE: u8> FromStr for Face<MISTAKE> {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        s.parse().map(Self)
    }
}

impl<const MISTAKE: u8> Game for Broken<MISTAKE> {
    const ID: &'static str = "broken";
    const NAME: &'static str = "Broken";
    const ABOUT: &'static str = "Pig with a mistake.";
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=3;
    type Options = PigOptions;
    type Action = PigAction;
    type Throw = Face<MISTAKE>;
    type Effect = Never;
    type Reason = PigReason;
    type View = (Pig, u32);

    fn new(options: &PigOptions, players: u8) -> Result<Self, SetupError> {
        Ok(Self(Pig::new(options, players)?, Tally::default()))
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn pending(&self) -> Pending {
        match self.0.pending() {
            Pending::Over if MISTAKE == NEVER_ENDS => Pending::One(Seat::new(0)),
            Pending::Over if MISTAKE == STOPS_WITHOUT_AN_END => Pending::Rules,
            other => other,
        }
    }
    fn choices(&self, seat: Seat, out: &mut Vec<PigAction>) -> Coverage {
        let coverage = self.0.choices(seat, out);
        if !self.pending().seats().contains(seat) {
            return coverage;
        }
        match MISTAKE {
            LISTS_TOO_LITTLE => out.truncate(1),
            LISTS_TOO_MUCH => *out = PigAction::ALL.to_vec(),
            LISTS_TWICE => out.push(PigAction::Roll),
            NEVER_ENDS if out.is_empty() => out.push(PigAction::Roll),
            _ => {}
        }
        coverage
    }
    fn check(&self, seat: Seat, action: &PigAction) -> Result<(), PigReason> {
        if MISTAKE == REMEMBERS_WHAT_IT_REFUSED {
            self.1.set(self.1.get() + 1);
        }
        self.0.check(seat, action)
    }
    fn throw(&self, chance: &mut impl Chance) -> Option<Face<MISTAKE>> {
        static OWN_DICE: AtomicU32 = AtomicU32::new(0);
        let thrown = self.0.throw(chance)?;
        match MISTAKE {
            CHANGES_WITHOUT_AN_EVENT => self.1.set(self.1.get() + 1),
            THROWS_BY_ITSELF => {
                return Some(Face(Pips::ALL[OWN_DICE.fetch_add(1, Relaxed) as usize % 6]));
            }
            FAVOURS_THE_SIX if OWN_DICE.fetch_add(1, Relaxed).is_multiple_of(3) => {
                return Some(Face(Pips::Six));
            }
            _ => {}
        }
        Some(Face(thrown))
    }
    fn check_throw(&self, throw: &Face<MISTAKE>) -> Result<(), PigReason> {
        match MISTAKE {
            REFUSES_ITS_OWN_THROWS => Err(PigReason::NothingToHold),
            _ => self.0.check_throw(&throw.0),
        }
    }
    fn next_effect(&self) -> Option<Never> {
        None
    }
    fn deadline(&self) -> Option<Moment> {
        (MISTAKE == HAS_A_DEADLINE_FOR_NOTHING).then_some(Moment::START)
    }
    fn evolve(&mut self, event: &EventOf<Self>) {
        self.0.evolve(&match event {
            Event::Act(seat, action) => Event::Act(*seat, *action),
            Event::Throw(Face(pips)) => Event::Throw(*pips),
            Event::Effect(never) => match *never {},
        });
    }
    fn view(&self, _: Viewer) -> (Pig, u32) {
        (self.0.clone(), self.1.get())
    }
    fn visible_to(&self, event: &EventOf<Self>, _: Viewer) -> bool {
        MISTAKE != HIDES_BUT_DOES_NOT_RESAMPLE || !matches!(event, Event::Act(..))
    }
    fn determinize(&mut self, _: Viewer, chance: &mut impl Chance) {
        if MISTAKE == SHOWS_A_SECRET {
            self.1.set(chance.bits());
        }
    }
    fn score(&self, seat: Seat) -> Score {
        self.0.score(seat)
    }
    fn parts(&self, seat: Seat) -> Vec<Part> {
        let mut parts = self.0.parts(seat);
        if MISTAKE == PARTS_DO_NOT_ADD_UP {
            parts.push(Part::new("gift", 1));
        }
        parts
    }
}

/// The law passes for Pig and notices the mistake.
fn notices<const MISTAKE: u8>(pig: fn(), broken: fn()) {
    pig();
    assert!(catch_unwind(broken).is_err(), "mistake {MISTAKE} went unnoticed");
}

macro_rules! notice {
    ($($test:ident: $law:ident notices $mistake:ident;)*) => { $(
        #[test]
        fn $test() {
            notices::<$mistake>(laws::$law::<Pig>, laws::$law::<Broken<$mistake>>);
        }
    )* };
}

notice! {
    an_action_that_is_not_listed: listed_is_what_is_accepted notices LISTS_TOO_LITTLE;
    a_listed_action_that_is_refused: listed_is_what_is_accepted notices LISTS_TOO_MUCH;
    a_game_without_end: every_random_game_ends notices NEVER_ENDS;
    a_view_with_a_secret: hidden_things_stay_hidden notices SHOWS_A_SECRET;
    a_secret_that_stays_in_resampled_states:
        hidden_things_stay_hidden notices HIDES_BUT_DOES_NOT_RESAMPLE;
    parts_that_do_not_add_up: standings_agree_with_the_end notices PARTS_DO_NOT_ADD_UP;
    a_choice_listed_twice: choices_come_in_a_stable_order notices LISTS_TWICE;
    a_game_that_is_stuck: pending_tells_what_comes notices STOPS_WITHOUT_AN_END;
    a_deadline_at_which_nothing_happens:
        pending_tells_what_comes notices HAS_A_DEADLINE_FOR_NOTHING;
    a_refusal_that_leaves_a_trace:
        a_refusal_changes_nothing notices REMEMBERS_WHAT_IT_REFUSED;
    a_change_that_no_event_tells:
        events_replay_to_an_equal_state notices CHANGES_WITHOUT_AN_EVENT;
    dice_that_are_not_those_of_the_match:
        the_same_chance_gives_the_same_events notices THROWS_BY_ITSELF;
    a_text_that_reads_back_differently: notation_goes_both_ways notices WRITES_ANOTHER_FACE;
    dice_that_do_not_fall_as_is_said:
        the_odds_of_every_throw_add_up notices FAVOURS_THE_SIX;
    an_outcome_that_is_refused: the_odds_of_every_throw_add_up notices REFUSES_ITS_OWN_THROWS;
    a_throw_that_cannot_be_recorded: records_validate notices REFUSES_ITS_OWN_THROWS;
}
