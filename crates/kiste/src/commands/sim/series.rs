//! Playing a series of games.

use std::path::Path;

use bots::{BotLevel, Strategy, make, play};
use engine::{Game, Match, Secret};
use rayon::prelude::*;

use super::progress::Progress;
use super::tally::Tally;
use crate::CliError;

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lineup {
    /// Every bot once, in the order first named.
    pub(crate) bots: Vec<BotLevel>,
    /// Indexes of bots by seat, in the first game.
    seats: Vec<usize>,
    rotates: bool,
}

impl Lineup {
    /// `levels` by seat, again from the first if there are more players.
    pub(crate) fn new(levels: &[BotLevel], players: u8, rotates: bool) -> Self {
        let mut bots: Vec<BotLevel> = Vec::new();
        let seats = levels.iter().cycle().take(players.into()).map(|level| {
            bots.iter().position(|bot| bot == level).unwrap_or_else(|| {
                bots.push(*level);
                bots.len() - 1
            })
        });
        let seats = seats.collect();
        Self { bots, seats, rotates }
    }

    pub(crate) fn players(&self) -> usize {
        self.seats.len()
    }

    /// Index of the bot on `seat` in game `game`.
    pub(crate) fn bot(&self, game: u64, seat: usize) -> usize {
        let players = self.seats.len();
        let shift = if self.rotates { (game % players as u64) as usize } else { 0 };
        self.seats[(seat + shift) % players]
    }

    /// The bots that ever sit on `seat`.
    pub(crate) fn on_seat(&self, seat: usize) -> Vec<&'static str> {
        let sits = |bot: &usize| self.rotates || self.seats[seat] == *bot;
        (0..self.bots.len()).filter(sits).map(|bot| self.bots[bot].word()).collect()
    }
}

/// Many games of the same kind, numbered from 0.
pub(crate) struct Series<'a, G: Game> {
    pub(crate) options: G::Options,
    pub(crate) lineup: Lineup,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// Whether as many games as there are seats have the same dice.
    pub(crate) paired: bool,
    /// Where to write records.
    pub(crate) record: Option<&'a Path>,
}

impl<G: Strategy> Series<'_, G> {
    /// Plays all games on `threads` threads. A game depends on the seed and
    /// its number only, so the tally does not depend on the threads.
    pub(crate) fn play(&self, threads: usize) -> Result<Tally, CliError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| CliError::Impossible {
            sentence: format!("cannot start {threads} threads: {error}"),
            hint: "ask for fewer with --threads".to_owned(),
        })?;
        let progress = Progress::new(self.games);
        pool.install(|| {
            (0..self.games.div_ceil(self.group()))
                .into_par_iter()
                .try_fold(Tally::default, |mut tally, group| {
                    self.play_group(group, &mut tally, &progress)?;
                    Ok(tally)
                })
                .try_reduce(Tally::default, |a, b| Ok(a.merge(&b)))
        })
    }

    /// How many games have the same dice.
    fn group(&self) -> u64 {
        if self.paired { self.lineup.players() as u64 } else { 1 }
    }

    /// Plays all games of a group, the last one also if that is more than were
    /// asked for.
    fn play_group(
        &self,
        group: u64,
        tally: &mut Tally,
        progress: &Progress,
    ) -> Result<(), CliError> {
        let (mut result, mut corrected) = (0, Some(0));
        for index in group * self.group()..(group + 1) * self.group() {
            let game = self.play_one(index, tally)?;
            progress.step();
            if self.paired {
                let (won, luck) = self.first_bot(index, &game);
                tally.pairs.single.add(won);
                result += won;
                corrected = corrected.zip(luck).map(|(sum, luck)| sum + won - luck);
            }
        }
        if self.paired {
            tally.pairs.groups.add(result);
            if let Some(corrected) = corrected {
                tally.pairs.corrected.add(corrected);
            }
        }
        Ok(())
    }

    /// What the first bot has won in a game on all its seats, and its luck.
    fn first_bot(&self, index: u64, game: &Match<G>) -> (i64, Option<i64>) {
        let seats = || (0..self.lineup.players()).filter(|&seat| self.lineup.bot(index, seat) == 0);
        let won = bots::value::result(game.game());
        let luck = insight::luck(game);
        let sum = |shares: bots::value::Shares| seats().map(|seat| i64::from(shares[seat])).sum();
        (sum(won), luck.map(sum))
    }

    fn play_one(&self, index: u64, tally: &mut Tally) -> Result<Match<G>, CliError> {
        let secret = Secret::numbered(self.seed, index / self.group());
        let levels =
            (0..self.lineup.players()).map(|seat| self.lineup.bots[self.lineup.bot(index, seat)]);
        let names = levels.clone().map(|level| level.to_string()).collect();
        let mut game = Match::<G>::new(self.options.clone(), names, secret)?;
        // The dice come from the seed alone, so the salt tells bots nothing.
        let (bytes, _) = secret.salt.0.split_first_chunk().unwrap_or((&[0; 8], &[]));
        let seeds = u64::from_le_bytes(*bytes)..;
        let mut seats: Vec<_> = levels.zip(seeds).map(|(level, seed)| make(level, seed)).collect();
        let decisions = play(&mut game, &mut seats)
            .map_err(|refused| CliError::bot_refused(index, &refused))?;
        let bot_of = |seat| self.lineup.bot(index, seat);
        tally.add(&game.game().standings(), bot_of, decisions, game.events().len() as u64);
        if let Some(dir) = self.record {
            self.write(dir, index, &game)?;
        }
        Ok(game)
    }

    fn write(&self, dir: &Path, index: u64, game: &Match<G>) -> Result<(), CliError> {
        let width = (self.games - 1).to_string().len();
        let path = dir.join(format!("{}-{}-{index:0width$}.kiste", G::ID, self.seed));
        std::fs::write(&path, game.record().to_string())
            .map_err(|error| CliError::file(&path, error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_take_the_seats_in_order_and_again_from_the_first() {
        let lineup = Lineup::new(&[BotLevel::Hard, BotLevel::Easy, BotLevel::Hard], 5, false);
        assert_eq!(lineup.bots, [BotLevel::Hard, BotLevel::Easy]);
        let seats: Vec<usize> = (0..5).map(|seat| lineup.bot(3, seat)).collect();
        assert_eq!(seats, [0, 1, 0, 0, 1]);
        assert_eq!(lineup.on_seat(1), ["easy"]);
    }

    #[test]
    fn bots_move_on_by_one_seat_from_game_to_game() {
        let lineup = Lineup::new(&[BotLevel::Hard, BotLevel::Easy, BotLevel::Random], 3, true);
        let games: Vec<Vec<usize>> =
            (0..4).map(|game| (0..3).map(|seat| lineup.bot(game, seat)).collect()).collect();
        assert_eq!(games, [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]);
        assert_eq!(lineup.on_seat(0), ["hard", "easy", "random"]);
    }
}
