//! A world that is simulated: what came of an action is computed once, and
//! what was stored is not computed again unless somebody judges it.

use std::cell::Cell;

use engine::prelude::*;
use engine::{AnyMatch, Cost, Match, Outcome, Secret, validate};

engine::options! {
    /// Nothing to choose.
    pub struct NoOptions {}
}

#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[error("nothing is forbidden here")]
struct NoReason;

engine::choice! {
    /// A card is put on the house.
    pub enum Card { Lean = "lean", Lay = "lay" }
}

engine::choice! {
    /// What the world makes of it.
    pub enum House { Stands = "stands", Falls = "falls" }
}

thread_local! {
    /// How often the world was computed in this test.
    static COMPUTED: Cell<u32> = const { Cell::new(0) };
}

/// Cards are laid in turn, three each; whoever lays the fewest that fall wins.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Cards {
    fallen: Vec<i32>,
    laid: u8,
    #[serde(skip)]
    card: Option<Card>,
}

impl Game for Cards {
    const ID: &'static str = "cards";
    const NAME: &'static str = "House of cards";
    const ABOUT: &'static str = "Lean cards against each other.";
    const PLAYERS: RangeInclusive<u8> = 2..=3;
    const COST: Cost = Cost::Simulated;
    type Options = NoOptions;
    type Action = Card;
    type Throw = Never;
    type Effect = House;
    type Reason = NoReason;
    type View = Self;

    fn new(_: &NoOptions, players: u8) -> Result<Self, SetupError> {
        Ok(Self { fallen: vec![0; players.into()], laid: 0, card: None })
    }
    fn players(&self) -> u8 {
        self.fallen.len() as u8
    }
    fn pending(&self) -> Pending {
        match self.card {
            Some(_) => Pending::Rules,
            None if self.laid == 3 * self.players() => Pending::Over,
            None => Pending::One(Seat::new(self.laid % self.players())),
        }
    }
    fn choices(&self, seat: Seat, out: &mut Vec<Card>) -> Coverage {
        if self.pending() == Pending::One(seat) {
            out.extend(Card::ALL);
        }
        Coverage::Every
    }
    fn check(&self, _: Seat, _: &Card) -> Result<(), NoReason> {
        Ok(())
    }
    fn throw(&self, _: &mut impl Chance) -> Option<Never> {
        None
    }
    fn check_throw(&self, throw: &Never) -> Result<(), NoReason> {
        match *throw {}
    }
    fn next_effect(&self) -> Option<House> {
        let card = self.card?;
        COMPUTED.set(COMPUTED.get() + 1);
        // Every third card that leans brings the house down.
        Some(if card == Card::Lean && self.laid % 3 == 2 { House::Falls } else { House::Stands })
    }
    fn simulate(&self, seat: Seat, card: &Card) -> Option<Outcome<House>> {
        let mut then = self.clone();
        then.evolve(&Event::Act(seat, *card));
        let effect = then.next_effect()?;
        Some(Outcome { effect, digest: self.laid.into() })
    }
    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Act(_, card) => self.card = Some(*card),
            Event::Effect(house) => {
                let seat = usize::from(self.laid % self.players());
                self.fallen[seat] += i32::from(*house == House::Falls);
                (self.laid, self.card) = (self.laid + 1, None);
            }
            Event::Throw(throw) => match *throw {},
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
        Score::lowest(self.fallen[seat.index()])
    }
}

engine::laws! { cards: super::Cards }

fn names() -> Vec<String> {
    ["Mia", "Tom"].map(str::to_owned).to_vec()
}

/// Four cards have been put, the third of them brought the house down.
fn played() -> Match<Cards> {
    let mut game =
        Match::<Cards>::new(NoOptions::default(), names(), Secret::numbered(1, 0)).unwrap();
    for index in 0..4 {
        game.act(Seat::new(index % 2), Card::Lean).unwrap();
    }
    assert_eq!(game.game().fallen, [1, 0]);
    game
}

#[test]
fn a_stored_game_is_taken_up_without_computing_its_world_again() {
    let game = played();
    let before = COMPUTED.get();
    let events = game.events().iter().copied();
    let again = Match::<Cards>::resume(NoOptions::default(), names(), *game.secret(), events);
    assert_eq!(again.unwrap().game(), game.game());
    assert_eq!(COMPUTED.get(), before);

    // A line at a time, as hosts do.
    let mut again = Match::<Cards>::new(NoOptions::default(), names(), *game.secret()).unwrap();
    let lines: Vec<String> = game.events().iter().map(ToString::to_string).collect();
    for lines in lines.chunks(2) {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        AnyMatch::apply_stored(&mut again, &lines).unwrap();
    }
    assert_eq!(again.game(), game.game());
    assert_eq!(COMPUTED.get(), before);
}

#[test]
fn what_was_not_stored_any_more_is_computed() {
    let game = played();
    let before = COMPUTED.get();
    let events = game.events().iter().copied().take(5);
    let again = Match::<Cards>::resume(NoOptions::default(), names(), *game.secret(), events);
    assert_eq!(again.unwrap().game().fallen, [1, 0]);
    assert_eq!(COMPUTED.get(), before + 1);
}

#[test]
fn only_effects_that_are_due_are_trusted() {
    let secret = *played().secret();
    let resume = |events: Vec<EventOf<Cards>>| {
        Match::<Cards>::resume(NoOptions::default(), names(), secret, events)
    };
    assert!(resume(vec![Event::Effect(House::Falls)]).is_err(), "somebody has to act first");
    let out_of_turn = Event::Act(Seat::new(1), Card::Lay);
    assert!(resume(vec![out_of_turn]).is_err());
}

#[test]
fn a_judge_computes_again_and_notices_a_forged_effect() {
    let honest = played().record();
    let before = COMPUTED.get();
    validate::<Cards>(&honest, usize::MAX).unwrap();
    assert!(COMPUTED.get() >= before + 4);
    let forged = honest.to_string().replace("falls", "stands");
    let illegal = validate::<Cards>(&forged.parse().unwrap(), usize::MAX).unwrap_err();
    assert_eq!(illegal.refusal.code, "wrong-effect");
}

#[test]
fn an_outcome_is_handed_on_and_not_computed_again() {
    let mut game = played();
    let outcome = AnyMatch::simulate(&game, Seat::new(0), "lean").unwrap();
    assert_eq!((outcome.effect.as_str(), outcome.digest), ("stands", 4));
    assert_eq!(outcome.to_string(), "0000000000000004 stands");
    assert_eq!(outcome.to_string().parse(), Ok(outcome.clone()));
    let before = COMPUTED.get();
    // Whoever hands it in is trusted: here the house falls.
    let fallen = Outcome { effect: "falls".to_owned(), ..outcome.clone() };
    assert_eq!(AnyMatch::act_with(&mut game, Seat::new(0), "lean", &fallen), Ok(2));
    assert_eq!((game.game().fallen.as_slice(), COMPUTED.get()), (&[2, 0][..], before));

    // It changes nothing about what is allowed.
    assert!(AnyMatch::act_with(&mut game, Seat::new(0), "lean", &outcome).is_err(), "not the turn");
    let nonsense = Outcome { effect: "dances".to_owned(), ..outcome };
    assert!(AnyMatch::act_with(&mut game, Seat::new(1), "lean", &nonsense).is_err());
    assert_eq!(AnyMatch::simulate(&game, Seat::new(0), "lean"), None);
    assert!("falls".parse::<Outcome>().is_err());
}
