//! One bot against another, changing seats: `contest GAME PLAYERS GAMES ONE OTHER`.
//!
//! The first bot takes one seat and the second all others, so that an equal
//! share is one of PLAYERS.

use std::time::Instant;

use bots::{Bot, Interval, Kind, make, play};
use engine::{Game, Match, Secret};

struct Contest {
    players: u8,
    games: u64,
    one: Kind,
    other: Kind,
}

impl games::Visitor for Contest {
    type Out = Result<(), Box<dyn std::error::Error>>;

    fn visit<G: Game>(self) -> Self::Out {
        let (mut wins, mut points, mut others) = (0.0, 0.0, 0.0);
        let start = Instant::now();
        for index in 0..self.games {
            let seat = (index % u64::from(self.players)) as usize;
            let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.players)
                .map(|player| {
                    let kind = if usize::from(player) == seat { self.one } else { self.other };
                    make(kind, index * 8 + u64::from(player))
                })
                .collect();
            let names = (1..=self.players).map(|number| format!("bot {number}")).collect();
            let mut game =
                Match::<G>::new(G::Options::default(), names, Secret::numbered(9, index))?;
            play(&mut game, &mut bots)?;
            let standings = game.game().standings();
            let winners = standings.iter().filter(|standing| standing.rank == 1).count() as f64;
            wins += if standings[seat].rank == 1 { 1.0 / winners } else { 0.0 };
            let all: i32 = standings.iter().map(|standing| standing.score).sum();
            points += f64::from(standings[seat].score);
            others += f64::from(all - standings[seat].score) / f64::from(self.players - 1);
        }
        let games = self.games as f64;
        println!(
            "{} at {}: {} wins {} against {}, {:.1} to {:.1} points, {:.1} s",
            G::NAME,
            self.players,
            self.one,
            Interval::wilson(wins, self.games),
            self.other,
            points / games,
            others / games,
            start.elapsed().as_secs_f64(),
        );
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, one, other] = arguments.as_slice() else {
        return Err("contest GAME PLAYERS GAMES ONE OTHER".into());
    };
    let contest = Contest {
        players: players.parse()?,
        games: games.parse()?,
        one: one.parse()?,
        other: other.parse()?,
    };
    games::visit(game, contest).ok_or("there is no such game")?
}
