//! Two players at one table.

use std::time::{Duration, Instant};

use protocol::ClientMessage;
use table::Command;

use super::past::PLAYERS;
use super::{BenchError, Player, Way, make_table};

/// Two players, and a game between them in which both always throw on.
pub(in crate::commands) struct Pair {
    players: [Player; 2],
    commands: u64,
}

impl Pair {
    /// Makes a table, seats two players at it and begins.
    pub(in crate::commands) async fn sit_down(way: Way) -> Result<Self, BenchError> {
        let made = make_table(way).await?;
        let mut mia = Player::join(way, &made.table, Some(&made.token)).await?;
        let mut tom = Player::join(way, &made.table, None).await?;
        let join = Command::Join { invite: made.invite, name: "Tom".to_owned(), seat: None };
        tom.command("join", join).await?;
        tom.command("ready", Command::Ready { ready: true }).await?;
        mia.command("start", Command::Start).await?;
        while tom.seq < mia.seq {
            tom.receive().await?;
        }
        Ok(Self { players: [mia, tom], commands: 0 })
    }

    /// Goes on at a table with a past.
    pub(in crate::commands) async fn go_on(way: Way, table: &str) -> Result<Self, BenchError> {
        let [mia, tom] = PLAYERS.map(|token| token.reveal());
        let mut mia = Player::join(way, table, Some(&mia)).await?;
        let tom = Player::join(way, table, Some(&tom)).await?;
        // She hears that he is there.
        while mia.seq < tom.seq {
            mia.receive().await?;
        }
        Ok(Self { players: [mia, tom], commands: 0 })
    }

    /// Makes a move; returns how long it took until the opponent knew.
    pub(in crate::commands) async fn make_move(&mut self) -> Result<Duration, BenchError> {
        let [mia, tom] = &mut self.players;
        let seat = mia.pending.ok_or_else(|| BenchError::Answer("nobody is asked".to_owned()))?;
        let (mover, opponent) = if seat == 1 { (mia, tom) } else { (tom, mia) };
        self.commands += 1;
        let id = format!("move-{}", self.commands);
        let known = opponent.seq;
        let begun = Instant::now();
        let command = Command::act("roll");
        mover.send(&ClientMessage::Command { id: id.clone(), command }).await?;
        while opponent.seq == known {
            opponent.receive().await?;
        }
        let took = begun.elapsed();
        while mover.receive().await?.as_deref() != Some(&id) {}
        while mover.seq < opponent.seq {
            mover.receive().await?;
        }
        // What the opponent heard may have been something else.
        while opponent.seq < mover.seq {
            opponent.receive().await?;
        }
        Ok(took)
    }
}
