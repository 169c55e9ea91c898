//! A host with a race to keep, and time that passes when it is told to.

use bots::{choose_any, intend_any};
use engine::Seat;
use table::race::{Judged, Pressed, RaceRunner};
use table::{
    BotLevel, Command, CommandId, Input, Millis, Phase, SeatPlan, Setup, Table, TableEvent,
};

use crate::common::{Host, token};

pub(crate) struct World {
    pub(crate) host: Host,
    pub(crate) runner: RaceRunner,
    /// What became of judged commands, by id.
    pub(crate) answers: Vec<(CommandId, Result<u64, String>)>,
    ids: u32,
}

impl World {
    /// A table of `people`, all connected, and `bots`, before its game.
    pub(crate) fn new(setup: &Setup, people: u8, bots: &[BotLevel]) -> Self {
        let mut seats = vec![SeatPlan::Person; people.into()];
        seats.extend(bots.iter().map(|level| SeatPlan::Bot { level: *level }));
        let mut host = Host::new(setup, &seats);
        for n in 2..=people {
            host.join(n, &format!("P{n}")).unwrap();
            host.send(n, Command::Ready { ready: true }).unwrap();
        }
        for n in 1..=people {
            host.connect(n);
        }
        Self { host, runner: RaceRunner::default(), answers: Vec::new(), ids: 0 }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.host.table
    }

    pub(crate) fn send(&mut self, n: u8, command: Command) {
        self.host.send(n, command).unwrap();
        self.follow();
    }

    fn follow(&mut self) {
        self.runner.follow(&self.host.table, |game, seat, level, seed| {
            intend_any(game, seat, level, seed)
        });
    }

    /// Person `n` presses now, as their client tells it; returns the id.
    pub(crate) fn press(&mut self, n: u8, action: &str, shown: u32, since: u32) -> CommandId {
        self.ids += 1;
        let id: CommandId = format!("p{}", self.ids).try_into().unwrap();
        assert_eq!(self.press_as(n, &id, action, shown, since), Pressed::Taken);
        id
    }

    pub(crate) fn press_as(
        &mut self,
        n: u8,
        id: &CommandId,
        action: &str,
        shown: u32,
        since: u32,
    ) -> Pressed {
        let command = Command::Act {
            action: action.to_owned(),
            asked: None,
            shown: Some(shown),
            since: Some(since),
        };
        let now = self.host.now;
        let pressed = self.runner.press(&self.host.table, &token(n), id, &command, now);
        self.process();
        pressed
    }

    /// Measures the way to `seat`, there and back; it takes four seconds.
    pub(crate) fn measure(&mut self, seat: Seat, round_trip: Millis) {
        for _ in 0..8 {
            self.host.now += table::race::PING;
            let nonce = self.runner.ping(self.host.now).expect("a race is on or near");
            self.runner.pong(seat, nonce, self.host.now + round_trip);
        }
    }

    /// Does all that is due now.
    fn process(&mut self) {
        while let Some(input) = self.runner.next(&self.host.table, self.host.now) {
            let done = self.host.put(&input);
            if let Input::Judged(Judged { id: Some(id), .. }) = input {
                let answer = match done {
                    Ok(events) => Ok(events.first().map_or(0, |event| event.seq)),
                    Err(refusal) => Err(refusal.code),
                };
                self.answers.push((id, answer));
            }
            self.follow();
        }
    }

    /// Lets time pass, with everything that happens in it.
    pub(crate) fn pass(&mut self, time: Millis) {
        let end = self.host.now + time;
        while self.step(end) {}
        self.host.now = end;
    }

    /// The next thing that happens until `end`, if one does.
    fn step(&mut self, end: Millis) -> bool {
        if let Some(turn) = self.host.table.due_bots().into_iter().next() {
            let game = self.host.table.game().unwrap();
            let action = choose_any(game, turn.seat, BotLevel::Random, turn.seed).unwrap();
            self.host.put(&Input::Bot { seat: turn.seat, asked: turn.asked, action }).unwrap();
            self.follow();
            return true;
        }
        let race = self.runner.next_deadline(&self.host.table);
        let next = self.host.table.next_deadline().into_iter().chain(race).min();
        let Some(when) = next.filter(|when| *when <= end) else { return false };
        self.host.now = self.host.now.max(when);
        self.runner.ping(self.host.now);
        if self.host.table.next_deadline().is_some_and(|due| due <= self.host.now) {
            self.host.put(&Input::Tick).unwrap();
            self.follow();
        }
        self.process();
        true
    }

    /// Plays on until the game is over; from time to time, every `reload`
    /// things that happen, the host dies and starts again from its log.
    pub(crate) fn finish(&mut self, reload: Option<usize>) {
        for count in 1..200_000 {
            if self.host.table.phase() == Phase::Over {
                return;
            }
            assert!(self.step(Millis::MAX), "nothing happens any more");
            if reload.is_some_and(|every| count % every == 0) {
                self.restart(0);
            }
        }
        panic!("the game does not end");
    }

    /// The host was away for so long, and has nothing but its log.
    pub(crate) fn restart(&mut self, downtime: Millis) {
        let text = serde_json::to_string(&self.host.log).unwrap();
        self.host.log = serde_json::from_str(&text).unwrap();
        self.host.table = Table::replay(&self.host.log).unwrap();
        self.runner = RaceRunner::default();
        if downtime > 0 {
            self.host.now += downtime;
            self.host.put(&Input::Restarted { downtime }).unwrap();
        }
        self.follow();
    }

    /// The host learns that it was away for so long.
    pub(crate) fn credit(&mut self, downtime: Millis) {
        self.host.put(&Input::Restarted { downtime }).unwrap();
        self.follow();
    }

    pub(crate) fn events(&self) -> impl Iterator<Item = &TableEvent> {
        self.host.log.iter().map(|recorded| &recorded.event)
    }

    /// The lines of the game, as text.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.host.table.lines().map(|line| line.text.clone()).collect()
    }
}
