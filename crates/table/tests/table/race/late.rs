//! Whole games of Raffzahn over the network: a take that was sent before its
//! player could see the STOP is never punished.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use engine::{AnyMatch, Chance, Pending, QuickDice, Seat, Secret};
use table::race::{Judged, Press, PressKind, Referee};

use super::network::Way;

/// What is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Under {
    /// A client is sent so many events.
    Shown { who: u8, events: u32 },
    /// A player does something for the n-th time in this round.
    Press { who: u8, nth: u32 },
    /// A press arrives; `knew` is whether its client had shown the STOP.
    Arrives { who: u8, knew: bool, action: String, shown: u32, since: u32 },
    /// Something was held long enough.
    Due,
}

struct Client {
    way: Way,
    shown: u32,
    shown_at: u64,
    knows_stop: bool,
}

struct World {
    game: Box<dyn AnyMatch>,
    referee: Referee,
    clients: [Client; 3],
    chance: QuickDice,
    now: u64,
    queue: BinaryHeap<Reverse<(u64, u32, Under)>>,
    queued: u32,
    roller: Seat,
    throw: u32,
    /// How many events have been sent.
    announced: u32,
    /// The number of the STOP, once it was called.
    stop: Option<u32>,
    closes: Option<u64>,
    late: u32,
    void: u32,
}

impl World {
    fn new(number: u64, ways: [Way; 3]) -> Self {
        let secret = Secret::numbered(77, number);
        let names = vec![String::new(); 3];
        let game = games::new_match("raffzahn", &[], &[], names, secret).unwrap().unwrap();
        let mut chance = QuickDice::new(number);
        let mut referee = Referee::new(secret);
        for (index, way) in ways.iter().enumerate() {
            for _ in 0..16 {
                let trip = way.travel(&mut chance) + way.travel(&mut chance);
                referee.measured(Seat::new(index as u8), trip);
            }
        }
        Self {
            game,
            referee,
            clients: ways.map(|way| Client { way, shown: 0, shown_at: 0, knows_stop: false }),
            chance,
            now: 1_000,
            queue: BinaryHeap::new(),
            queued: 0,
            roller: Seat::new(0),
            throw: 0,
            announced: 0,
            stop: None,
            closes: None,
            late: 0,
            void: 0,
        }
    }

    fn push(&mut self, later: u32, what: Under) {
        self.queued += 1;
        self.queue.push(Reverse((self.now + u64::from(later), self.queued, what)));
    }

    /// A throw, and what hands do until the round closes; nothing more once
    /// the game is over.
    fn round(&mut self) {
        let Pending::One(roller) = self.game.pending() else { return };
        self.game.act(roller, "roll").unwrap();
        self.roller = roller;
        self.throw = self.game.len() as u32;
        (self.stop, self.closes) = (None, None);
        self.referee.begin(self.throw, self.now);
        self.announced = self.throw - 1;
        self.announce();
        while let Some(Reverse((at, _, what))) = self.queue.pop() {
            if self.closes.is_some_and(|end| at > end) {
                break;
            }
            self.now = at;
            self.happen(what);
            self.announce();
            if let Some(due) = self.referee.due() {
                self.push(due.saturating_sub(self.now) as u32, Under::Due);
            }
        }
        self.queue.clear();
        self.now += 2_000;
        // If the STOP never came, the minute is up first.
        while self.game.deadline().is_some() {
            self.game.timeout();
        }
    }

    fn announce(&mut self) {
        let events = self.game.len() as u32;
        if events == self.announced {
            return;
        }
        self.announced = events;
        self.referee.sent(events, self.now);
        for who in 0..3 {
            let travel = self.clients[usize::from(who)].way.travel(&mut self.chance);
            self.push(travel, Under::Shown { who, events });
        }
    }

    fn happen(&mut self, what: Under) {
        match what {
            Under::Shown { who, events } => {
                let client = &mut self.clients[usize::from(who)];
                let first = client.shown < self.throw;
                // What was overtaken by something newer shows nothing.
                if events > client.shown {
                    (client.shown, client.shown_at) = (events, self.now);
                    client.knows_stop = self.stop.is_some_and(|stop| events >= stop);
                }
                if first {
                    let pause = 300 + self.chance.below(400);
                    self.push(pause, Under::Press { who, nth: 0 });
                }
            }
            Under::Press { who, nth } => self.press(who, nth),
            Under::Arrives { who, knew, action, shown, since } => {
                let seat = Seat::new(who);
                let kind = if action == "stop" { PressKind::Call } else { PressKind::Grab };
                // Carried along for the check, and taken off before the rules.
                let action = if knew { action + "!" } else { action };
                let press = Press { seat, id: None, action, kind, shown, since };
                let ready = self.referee.arrive(press, self.now);
                self.judge(&ready);
            }
            Under::Due => {
                let ready = self.referee.release(self.now);
                self.judge(&ready);
            }
        }
    }

    /// Everybody grabs all the time, even after the STOP.
    fn press(&mut self, who: u8, nth: u32) {
        let stops = Seat::new(who) == self.roller && nth == 5;
        let action = if stops { Some("stop".to_owned()) } else { right_take(&*self.game, who) };
        let client = &self.clients[usize::from(who)];
        let (knew, shown) = (client.knows_stop, client.shown);
        let since = (self.now - client.shown_at) as u32;
        if let Some(action) = action {
            let travel = client.way.travel(&mut self.chance);
            self.push(travel, Under::Arrives { who, knew, action, shown, since });
        }
        if nth < 9 {
            let pause = 250 + self.chance.below(250);
            self.push(pause, Under::Press { who, nth: nth + 1 });
        }
    }

    fn judge(&mut self, ready: &[Judged]) {
        for judged in ready {
            self.apply(judged);
        }
    }

    fn apply(&mut self, judged: &Judged) {
        let knew = judged.action.contains('!');
        let before = self.game.len();
        if self.game.act(judged.seat, &judged.action.replace('!', "")).is_err() {
            return;
        }
        for index in before..self.game.len() {
            let line = self.game.event(index).unwrap();
            if line.starts_with("= late") {
                assert!(knew, "punished for what could not be seen: {judged:?}");
                self.late += 1;
            }
            self.void += u32::from(line.starts_with("= void"));
            if line.contains(": stop") {
                self.stop = Some(index as u32 + 1);
                self.closes = self.referee.timeout_at(self.game.deadline().unwrap());
            }
        }
    }
}

/// What a quick player would take.
fn right_take(game: &dyn AnyMatch, who: u8) -> Option<String> {
    let (choices, _) = game.choices(Seat::new(who));
    let takes: Vec<&String> = choices.iter().filter(|choice| choice.starts_with("take")).collect();
    // The last take listed is the wrong one.
    let (_, right) = takes.split_last()?;
    right.first()?.split(" @").next().map(str::to_owned)
}

#[test]
fn a_take_sent_before_the_stop_could_be_seen_is_never_punished() {
    let ways = [
        [Way::of(10), Way::of(60), Way::of(300)],
        [Way { delay: 100, jitter: 250, loss: 50 }; 3],
        [Way::of(300), Way { delay: 20, jitter: 400, loss: 100 }, Way::of(20)],
    ];
    let (mut late, mut void) = (0, 0);
    for number in 0..120 {
        let mut world = World::new(number, ways[number as usize % ways.len()]);
        for _ in 0..12 {
            world.round();
        }
        late += world.late;
        void += world.void;
    }
    println!("{late} late, {void} void");
    assert!(late > 50, "whoever saw it is punished: {late}");
    assert!(void > 50, "and many a hand was on its way: {void}");
}
