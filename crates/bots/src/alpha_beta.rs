//! Looking ahead move by move, for games in which nothing is hidden and no dice
//! fall.
//!
//! An alpha-beta search with iterative deepening, a transposition table, late
//! move reductions and quiescence. With
//! more than two players it is *paranoid*: it takes all the others for one
//! opponent, which keeps its bounds sound whoever moves next.

use engine::{Chance, Event, Game, Pending, QuickDice, Seat};

use crate::{AlphaBetaHeuristics, Bot, BotLevel, Observation, Strategy};

/// A bot that looks ahead, limited by positions and not by time, so that games
/// repeat.
#[derive(Clone, Debug)]
pub struct AlphaBeta<G: Game> {
    heuristics: AlphaBetaHeuristics<G>,
    positions: u32,
    chance: QuickDice,
    /// Whose choice it is at the root.
    seat: Seat,
    visited: u32,
    transpositions: Vec<Entry>,
    /// Lists to put moves into, kept for their memory.
    moves: Vec<Moves<G>>,
    choices: Vec<G::Action>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct BestMove<A> {
    /// What to do.
    pub action: A,
    /// What the seat can reach, as its heuristics measure it.
    pub value: i32,
    /// How many moves deep the last complete search went.
    pub depth: u8,
    /// How many positions it looked at.
    pub positions: u32,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    value: i32,
    /// The best move, as a place in the list of choices.
    best: u16,
    depth: i8,
    bound: Bound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    None,
    Exact,
    AtLeast,
    AtMost,
}

const UNKNOWN: Entry = Entry { key: 0, value: 0, best: 0, depth: -1, bound: Bound::None };

/// The value of a won game; one move later it is worth one less.
const WON: i32 = 1_000_000;
/// Beyond every value.
const INFINITE: i32 = 2 * WON;
const MAX_DEPTH: u8 = 40;
/// How many captures and the like are followed behind the last full move.
const QUIESCENCE_DEPTH: i8 = 3;
/// Moves looked at in full before the unlikely rest is looked at less deeply.
const FULL_DEPTH_MOVES: usize = 4;

/// Moves with their priority and their place in the list of choices.
type Moves<G> = Vec<(i32, u16, <G as Game>::Action)>;

/// The search ran out of positions.
struct Stopped;

impl<G: Strategy> AlphaBeta<G> {
    /// A bot that may look at so many positions for each decision, if the game
    /// can be looked ahead in.
    pub fn new(positions: u32, seed: u64) -> Option<Self> {
        Some(Self::with(G::HEURISTICS.alpha_beta?, positions, seed))
    }

    /// The bot of a level that searches, if the game can be looked ahead in.
    pub fn of(level: BotLevel, seed: u64) -> Option<Self> {
        let positions = match level {
            BotLevel::Random | BotLevel::Greedy => return None,
            BotLevel::Easy => 1_000,
            BotLevel::Medium => 10_000,
            BotLevel::Hard => 100_000,
            BotLevel::Expert => 400_000,
        };
        Self::new(positions, seed)
    }
}

impl<G: Game> AlphaBeta<G> {
    /// A bot with heuristics of your own.
    pub fn with(heuristics: AlphaBetaHeuristics<G>, positions: u32, seed: u64) -> Self {
        let size = (positions as usize).next_power_of_two().clamp(1 << 8, 1 << 18);
        Self {
            heuristics,
            positions,
            chance: QuickDice::new(seed),
            seat: Seat::new(0),
            visited: 0,
            transpositions: vec![UNKNOWN; size],
            moves: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// Forgets everything but keeps the memory.
    fn begin(&mut self, seat: Seat) {
        self.seat = seat;
        self.visited = 0;
        self.transpositions.fill(UNKNOWN);
    }

    /// How far `seat` is ahead by what it can reach, whoever's turn it is.
    pub fn lead(&mut self, game: &G, seat: Seat) -> i32 {
        self.begin(seat);
        let mut lead = (self.heuristics.evaluate)(game, seat);
        for depth in 1..=MAX_DEPTH as i8 {
            match self.search(game, depth, 0, -INFINITE, INFINITE) {
                Ok(value) => lead = value,
                Err(Stopped) => break,
            }
            if lead.abs() > WON / 2 {
                break;
            }
        }
        lead
    }

    /// Searches what the seat should do.
    pub fn run(&mut self, observation: &Observation<'_, G>) -> BestMove<G::Action> {
        let game = observation.sample(&mut self.chance);
        self.begin(observation.seat());
        // Among equals the first one wins, so the order is drawn by lot.
        let mut order: Vec<usize> = (0..observation.choices().len()).collect();
        self.chance.shuffle(&mut order);
        let mut moves: Vec<(i32, &G::Action)> = order
            .into_iter()
            .map(|index| &observation.choices()[index])
            .map(|action| ((self.heuristics.priority)(&game, self.seat, action), action))
            .collect();
        moves.sort_by_key(|&(priority, _)| -priority);

        let mut found =
            BestMove { action: moves[0].1.clone(), value: 0, depth: 0, positions: self.visited };
        for depth in 1..=MAX_DEPTH {
            match self.root(&game, &mut moves, depth) {
                Ok(value) => {
                    found.action = moves[0].1.clone();
                    (found.value, found.depth) = (value, depth);
                }
                Err(better) => {
                    // What is better than the best of the search before is so
                    // even if that search was not finished.
                    if better {
                        found.action = moves[0].1.clone();
                    }
                    break;
                }
            }
            if found.value.abs() > WON / 2 || moves.len() == 1 {
                break;
            }
        }
        found.positions = self.visited;
        found
    }

    /// Looks `depth` moves ahead and brings the best move to the front. If the
    /// positions run out, says whether the move in front is a better one.
    fn root(&mut self, game: &G, moves: &mut [(i32, &G::Action)], depth: u8) -> Result<i32, bool> {
        let mut alpha = -INFINITE;
        let mut better = false;
        for index in 0..moves.len() {
            let (priority, action) = moves[index];
            let then = play(game, self.seat, action);
            let full = depth as i8 - 1;
            let less = i8::from(index >= FULL_DEPTH_MOVES && priority < 0);
            let mut value = self.search(&then, full - less, 1, alpha, INFINITE);
            if less > 0 && value.as_ref().is_ok_and(|&value| value > alpha) {
                value = self.search(&then, full, 1, alpha, INFINITE);
            }
            let Ok(value) = value else { return Err(better) };
            if value > alpha {
                alpha = value;
                moves[..=index].rotate_right(1);
                better |= index > 0;
            }
        }
        Ok(alpha)
    }

    /// What the seat can reach from `game`, if between `alpha` and `beta`.
    fn search(
        &mut self,
        game: &G,
        depth: i8,
        ply: u8,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, Stopped> {
        if self.visited >= self.positions {
            return Err(Stopped);
        }
        self.visited += 1;
        let turn = match game.pending() {
            Pending::One(seat) => seat,
            Pending::Over => return Ok(self.result(game, ply)),
            _ => return Ok((self.heuristics.evaluate)(game, self.seat)),
        };
        let own = turn == self.seat;
        let quiet = depth <= 0;
        let mut best = if own { -INFINITE } else { INFINITE };
        if quiet {
            // Nobody has to capture: things as they are can be kept.
            best = (self.heuristics.evaluate)(game, self.seat);
            if depth <= -QUIESCENCE_DEPTH || ply >= MAX_DEPTH {
                return Ok(best);
            }
            if own {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta {
                return Ok(best);
            }
        }
        let key = (self.heuristics.hash)(game);
        let slot = key as usize & (self.transpositions.len() - 1);
        let known = self.transpositions[slot];
        let hint = (known.key == key && known.bound != Bound::None).then_some(known);
        if let Some(known) = hint
            && known.depth >= depth.max(0)
            && !quiet
        {
            match known.bound {
                Bound::Exact => return Ok(known.value),
                Bound::AtLeast => alpha = alpha.max(known.value),
                Bound::AtMost => beta = beta.min(known.value),
                Bound::None => {}
            }
            if alpha >= beta {
                return Ok(known.value);
            }
        }
        let (low, high) = (alpha, beta);
        let mut moves = self.list(game, turn, depth, hint.map(|known| known.best));
        let mut best_index = 0;
        for index in 0..moves.len() {
            // The one of highest priority of the rest: mostly one of the first is enough.
            let next =
                (index..moves.len()).max_by_key(|&at| (moves[at].0, -i32::from(moves[at].1)));
            moves.swap(index, next.unwrap_or(index));
            let (priority, place, action) = &moves[index];
            let (priority, place) = (*priority, *place);
            let then = play(game, turn, action);
            let less = i8::from(!quiet && index >= FULL_DEPTH_MOVES && priority < 0);
            let mut value = self.search(&then, depth - 1 - less, ply + 1, alpha, beta);
            if less > 0
                && value.as_ref().is_ok_and(|&value| if own { value > alpha } else { value < beta })
            {
                value = self.search(&then, depth - 1, ply + 1, alpha, beta);
            }
            let Ok(value) = value else {
                self.moves.push(moves);
                return Err(Stopped);
            };
            if if own { value > best } else { value < best } {
                (best, best_index) = (value, place);
                if own {
                    alpha = alpha.max(best);
                } else {
                    beta = beta.min(best);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        let none = moves.is_empty();
        self.moves.push(moves);
        if none && !quiet {
            return Ok((self.heuristics.evaluate)(game, self.seat));
        }
        if !quiet {
            let bound = if best <= low {
                Bound::AtMost
            } else if best >= high {
                Bound::AtLeast
            } else {
                Bound::Exact
            };
            self.transpositions[slot] = Entry { key, value: best, best: best_index, depth, bound };
        }
        Ok(best)
    }

    /// The moves worth looking at, with the remembered one first.
    fn list(&mut self, game: &G, turn: Seat, depth: i8, remembered: Option<u16>) -> Moves<G> {
        let mut moves = self.moves.pop().unwrap_or_default();
        moves.clear();
        self.choices.clear();
        game.choices(turn, &mut self.choices);
        let least = match depth {
            ..=0 => self.heuristics.noisy,
            1 => 0,
            _ => self.heuristics.futile,
        };
        // Choices that are not worth a look of their own are much alike: one
        // stands for all of them, as nobody has to do anything rash.
        let mut spare = depth > 0;
        for (place, action) in (0..).zip(self.choices.drain(..)) {
            let priority = (self.heuristics.priority)(game, turn, &action);
            if remembered == Some(place) && depth > 0 {
                moves.push((i32::MAX, place, action));
            } else if priority >= least {
                moves.push((priority, place, action));
            } else if spare {
                spare = false;
                moves.push((priority, place, action));
            }
        }
        moves
    }

    /// What a finished game is worth.
    fn result(&self, game: &G, ply: u8) -> i32 {
        let own = game.score(self.seat);
        let mut others = Seat::all(game.players()).filter(|seat| *seat != self.seat);
        let won = WON - i32::from(ply);
        if others.clone().any(|seat| game.score(seat) > own) {
            -won
        } else if others.any(|seat| game.score(seat) == own) {
            0
        } else {
            won
        }
    }
}

/// The state after a move and all that the rules do about it.
fn play<G: Game>(game: &G, seat: Seat, action: &G::Action) -> G {
    let mut then = game.clone();
    then.evolve(&Event::Act(seat, action.clone()));
    while then.pending() == Pending::Rules
        && let Some(effect) = then.next_effect()
    {
        then.evolve(&Event::Effect(effect));
    }
    then
}

impl<G: Game> Bot<G> for AlphaBeta<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        self.run(observation).action
    }
}
