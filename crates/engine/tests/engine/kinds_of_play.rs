//! All at once, and whoever is first: two tiny games that answer
//! `Pending::All` and `Pending::Any`, under the laws.

use engine::prelude::*;
use engine::{Match, Refused, Secret};

engine::options! {
    /// Nothing to choose.
    pub struct NoOptions {}
}

#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[error("nothing is forbidden here")]
struct NoReason;

engine::choice! {
    /// A hand.
    pub enum Hand { Rock = "rock", Paper = "paper", Scissors = "scissors" }
}

engine::choice! {
    /// The hands are opened.
    pub enum Open { Open = "open" }
}

/// Everybody shows a hand at the same time; a paper beats the rocks and so on.
#[derive(Clone, Debug, PartialEq)]
struct Showdown {
    hands: Vec<Option<Hand>>,
    open: bool,
}

#[derive(Debug, PartialEq, Serialize)]
struct ShowdownView {
    shown: Vec<bool>,
    hands: Vec<Option<String>>,
}

impl Game for Showdown {
    const ID: &'static str = "showdown";
    const NAME: &'static str = "Showdown";
    const ABOUT: &'static str = "Hands at the same time.";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    type Options = NoOptions;
    type Action = Hand;
    type Throw = Never;
    type Effect = Open;
    type Reason = NoReason;
    type View = ShowdownView;

    fn new(_: &NoOptions, players: u8) -> Result<Self, SetupError> {
        Ok(Self { hands: vec![None; players.into()], open: false })
    }
    fn players(&self) -> u8 {
        self.hands.len() as u8
    }
    fn pending(&self) -> Pending {
        let waiting: Seats =
            Seat::all(self.players()).filter(|seat| self.hands[seat.index()].is_none()).collect();
        match (waiting.is_empty(), self.open) {
            (false, _) => Pending::All(waiting),
            (true, false) => Pending::Rules,
            (true, true) => Pending::Over,
        }
    }
    fn choices(&self, seat: Seat, out: &mut Vec<Hand>) -> Coverage {
        if self.pending().seats().contains(seat) {
            out.extend_from_slice(Hand::ALL);
        }
        Coverage::Every
    }
    fn check(&self, _: Seat, _: &Hand) -> Result<(), NoReason> {
        Ok(())
    }
    fn throw(&self, _: &mut impl Chance) -> Option<Never> {
        None
    }
    fn check_throw(&self, throw: &Never) -> Result<(), NoReason> {
        match *throw {}
    }
    fn next_effect(&self) -> Option<Open> {
        (self.pending() == Pending::Rules).then_some(Open::Open)
    }
    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Act(seat, hand) => self.hands[seat.index()] = Some(*hand),
            Event::Effect(Open::Open) => self.open = true,
            Event::Throw(never) => match *never {},
        }
    }
    fn view(&self, viewer: Viewer) -> ShowdownView {
        let may_see = |seat| self.open || viewer == Viewer::Seat(seat);
        ShowdownView {
            shown: self.hands.iter().map(Option::is_some).collect(),
            hands: Seat::all(self.players())
                .map(|seat| self.hands[seat.index()].filter(|_| may_see(seat)))
                .map(|hand| hand.map(|hand| hand.to_string()))
                .collect(),
        }
    }
    fn visible_to(&self, event: &EventOf<Self>, viewer: Viewer) -> bool {
        !matches!(event, Event::Act(seat, _) if viewer != Viewer::Seat(*seat))
    }
    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.open {
            return;
        }
        for seat in Seat::all(self.players()).filter(|seat| viewer != Viewer::Seat(*seat)) {
            if let Some(hand) = &mut self.hands[seat.index()] {
                *hand = Hand::ALL[chance.below(3) as usize];
            }
        }
    }
    fn score(&self, seat: Seat) -> Score {
        let beats = |one: Hand, two: Hand| (one as i32 - two as i32).rem_euclid(3) == 1;
        let Some(own) = self.hands[seat.index()].filter(|_| self.open) else {
            return Score::highest(0);
        };
        let others = self.hands.iter().flatten();
        Score::highest(others.filter(|other| beats(own, **other)).count() as i32)
    }
}

engine::choice! {
    /// The bell.
    pub enum Ring { Ring = "ring" }
}

/// Whoever rings first gets the point; five points end it.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Bell {
    points: Vec<i32>,
}

impl Game for Bell {
    const ID: &'static str = "bell";
    const NAME: &'static str = "Bell";
    const ABOUT: &'static str = "Be first.";
    const PLAYERS: RangeInclusive<u8> = 2..=3;
    type Options = NoOptions;
    type Action = Ring;
    type Throw = Never;
    type Effect = Never;
    type Reason = NoReason;
    type View = Self;

    fn new(_: &NoOptions, players: u8) -> Result<Self, SetupError> {
        Ok(Self { points: vec![0; players.into()] })
    }
    fn players(&self) -> u8 {
        self.points.len() as u8
    }
    fn pending(&self) -> Pending {
        match self.points.iter().sum::<i32>() {
            5.. => Pending::Over,
            _ => Pending::Any(Seats::all(self.players())),
        }
    }
    fn choices(&self, seat: Seat, out: &mut Vec<Ring>) -> Coverage {
        out.extend(self.pending().seats().contains(seat).then_some(Ring::Ring));
        Coverage::Every
    }
    fn check(&self, _: Seat, _: &Ring) -> Result<(), NoReason> {
        Ok(())
    }
    fn throw(&self, _: &mut impl Chance) -> Option<Never> {
        None
    }
    fn check_throw(&self, throw: &Never) -> Result<(), NoReason> {
        match *throw {}
    }
    fn evolve(&mut self, event: &EventOf<Self>) {
        if let Event::Act(seat, Ring::Ring) = event {
            self.points[seat.index()] += 1;
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

engine::laws! { showdown: super::Showdown, bell: super::Bell }

fn names(players: usize) -> Vec<String> {
    (1..=players).map(|number| format!("Player {number}")).collect()
}

#[test]
fn who_acts_at_the_same_time_may_act_in_any_order_but_once() {
    let mut game =
        Match::<Showdown>::new(NoOptions::default(), names(3), Secret::numbered(0, 0)).unwrap();
    let [one, two, three] = [0, 1, 2].map(Seat::new);
    game.act(three, Hand::Rock).unwrap();
    assert_eq!(game.act(three, Hand::Paper), Err(Refused::NotYourTurn { seat: three }));
    game.act(one, Hand::Scissors).unwrap();
    assert_eq!(game.game().view(Viewer::Spectator).hands, [None, None, None]);
    let events = game.act(two, Hand::Rock).unwrap();
    assert_eq!(events.len(), 2, "the last hand opens them all");
    assert!(game.is_over());
    assert_eq!(game.game().standings().iter().map(|s| s.rank).collect::<Vec<_>>(), [3, 1, 1]);
}

#[test]
fn in_a_race_whoever_comes_first_counts() {
    let mut game =
        Match::<Bell>::new(NoOptions::default(), names(2), Secret::numbered(0, 0)).unwrap();
    for number in [1, 1, 0, 1, 0] {
        game.act(Seat::new(number), Ring::Ring).unwrap();
    }
    assert_eq!(game.act(Seat::new(0), Ring::Ring), Err(Refused::Over));
    assert_eq!(game.game().points, [2, 3]);
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    let mut game =
        Match::<Bell>::new(NoOptions::default(), names(2), Secret::numbered(0, 0)).unwrap();
    let seat = Seat::new(2);
    assert_eq!(game.act(seat, Ring::Ring), Err(Refused::NoSuchSeat { seat }));
}

#[test]
fn too_many_players_are_refused_with_the_numbers() {
    let error = Match::<Bell>::new(NoOptions::default(), names(4), Secret::numbered(0, 0));
    assert_eq!(error.unwrap_err().to_string(), "Bell is for 2 to 3 players, not 4");
}
