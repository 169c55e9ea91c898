//! Looking ahead move by move, for games in which nothing is hidden and no dice
//! fall.
//!
//! An alpha-beta search with iterative deepening, a transposition table, scouting
//! windows, late move reductions, passes that are good enough, and quiescence. With
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
    transpositions: Vec<Entry<G::Action>>,
    /// For each ply the two moves that last were too good there: they mostly are
    /// again.
    killers: Vec<[Option<G::Action>; 2]>,
    /// Lists to put moves into, kept for their memory.
    lists: Vec<Vec<Move<G::Action>>>,
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
#[derive(Clone, Debug)]
struct Entry<A> {
    key: u64,
    value: i32,
    best: Option<A>,
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

impl<A> Entry<A> {
    const UNKNOWN: Self = Self { key: 0, value: 0, best: None, depth: -1, bound: Bound::None };
}

/// The value of a won game; one move later it is worth one less.
const WON: i32 = 1_000_000;
/// Beyond every value.
const INFINITE: i32 = 2 * WON;
const MAX_DEPTH: u8 = 40;
/// How many captures and the like are followed behind the last full move.
const QUIESCENCE_DEPTH: i8 = 3;
/// Moves looked at in full before the unlikely rest is looked at less deeply.
const FULL_DEPTH_MOVES: usize = 4;
/// Moves after which also the likely rest is.
const LIKELY_MOVES: usize = 6;
/// Positions so deep are first tried with doing nothing much.
const PASS_DEPTH: i8 = 3;
/// How much less deeply that is looked at.
const PASS_LESS: i8 = 2;
/// Where the remembered move and those that were too good elsewhere come in.
const FIRST: i32 = i32::MAX;
const KILLER: i32 = 500;

/// A move with its priority.
type Move<A> = (i32, A);

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
            BotLevel::Easy => 2_000,
            BotLevel::Medium => 10_000,
            BotLevel::Hard => 100_000,
            BotLevel::Expert => 600_000,
        };
        Self::new(positions, seed)
    }
}

impl<G: Game> AlphaBeta<G> {
    /// A bot with heuristics of your own.
    pub fn with(heuristics: AlphaBetaHeuristics<G>, positions: u32, seed: u64) -> Self {
        let size = (positions as usize).next_power_of_two().clamp(1 << 8, 1 << 19);
        Self {
            heuristics,
            positions,
            chance: QuickDice::new(seed),
            seat: Seat::new(0),
            visited: 0,
            transpositions: vec![Entry::UNKNOWN; size],
            killers: vec![[None, None]; usize::from(MAX_DEPTH) + 1],
            lists: Vec::new(),
        }
    }

    /// Forgets everything but keeps the memory.
    fn begin(&mut self, seat: Seat) {
        self.seat = seat;
        self.visited = 0;
        self.transpositions.fill(Entry::UNKNOWN);
        self.killers.fill([None, None]);
    }

    /// How far `seat` is ahead by what it can reach, whoever's turn it is.
    pub fn lead(&mut self, game: &G, seat: Seat) -> i32 {
        self.begin(seat);
        let mut lead = (self.heuristics.evaluate)(game, seat);
        for depth in 1..=MAX_DEPTH as i8 {
            match self.reach(game, true, depth, 0, (-INFINITE, INFINITE)) {
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
        let mut moves = Vec::new();
        (self.heuristics.moves)(&game, self.seat, i32::MIN, &mut moves);
        self.chance.shuffle(&mut moves);
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
    fn root(&mut self, game: &G, moves: &mut [Move<G::Action>], depth: u8) -> Result<i32, bool> {
        let mut alpha = -INFINITE;
        let mut better = false;
        for index in 0..moves.len() {
            let (priority, action) = &moves[index];
            let then = play(game, self.seat, action);
            let less = i8::from(index >= FULL_DEPTH_MOVES && *priority < 0);
            let value = self.try_move(&then, true, index, depth as i8, less, 0, (alpha, INFINITE));
            let Ok(value) = value else { return Err(better) };
            if value > alpha {
                alpha = value;
                moves[..=index].rotate_right(1);
                better |= index > 0;
            }
        }
        Ok(alpha)
    }

    /// What a move is worth to whoever makes it, if within the window. Only the
    /// first is looked at in full at once: of the others it is asked first, less
    /// deeply where they are unlikely, whether they are any better.
    #[allow(clippy::too_many_arguments, reason = "they are the state of the search here")]
    fn try_move(
        &mut self,
        then: &G,
        own: bool,
        index: usize,
        depth: i8,
        less: i8,
        ply: u8,
        (alpha, beta): (i32, i32),
    ) -> Result<i32, Stopped> {
        let full = depth - 1;
        if index > 0 {
            let scout = (alpha, alpha.saturating_add(1));
            if less > 0 && self.reach(then, own, full - less, ply + 1, scout)? <= alpha {
                return Ok(alpha);
            }
            let value = self.reach(then, own, full, ply + 1, scout)?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        self.reach(then, own, full, ply + 1, (alpha, beta))
    }

    /// What the seat, or all others if not `own`, can reach from `game`, if within
    /// the window.
    fn reach(
        &mut self,
        game: &G,
        own: bool,
        depth: i8,
        ply: u8,
        (alpha, beta): (i32, i32),
    ) -> Result<i32, Stopped> {
        match game.pending() {
            Pending::One(turn) if (turn == self.seat) != own => {
                let value = self.search(game, turn, depth, ply, -beta, -alpha)?;
                Ok(-value)
            }
            Pending::One(turn) => self.search(game, turn, depth, ply, alpha, beta),
            pending => {
                if self.visited >= self.positions {
                    return Err(Stopped);
                }
                self.visited += 1;
                let value = match pending {
                    Pending::Over => self.result(game, ply),
                    _ => (self.heuristics.evaluate)(game, self.seat),
                };
                Ok(if own { value } else { -value })
            }
        }
    }

    /// What those who are at turn can reach, if between `alpha` and `beta`.
    fn search(
        &mut self,
        game: &G,
        turn: Seat,
        depth: i8,
        ply: u8,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, Stopped> {
        if self.visited >= self.positions {
            return Err(Stopped);
        }
        self.visited += 1;
        let own = turn == self.seat;
        if depth <= 0 || ply >= MAX_DEPTH {
            return self.quiesce(game, turn, depth, ply, alpha, beta);
        }
        let key = (self.heuristics.hash)(game);
        let slot = key as usize & (self.transpositions.len() - 1);
        let known = &self.transpositions[slot];
        let mut remembered = None;
        if known.key == key && known.bound != Bound::None {
            if known.depth >= depth {
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
            remembered.clone_from(&known.best);
        }
        let low = alpha;
        let mut moves = self.list(game, turn, depth, ply, remembered);
        // Who is well off even after doing nothing much is better off still.
        if depth >= PASS_DEPTH
            && beta - alpha == 1
            && let Some((priority, pass)) = moves.last()
            && *priority < self.heuristics.futile
            && self.evaluate(game, own) >= beta
        {
            let then = play(game, turn, pass);
            let window = (beta - 1, beta);
            match self.reach(&then, own, depth - 1 - PASS_LESS, ply + 1, window) {
                Ok(value) if value < beta => {}
                other => {
                    self.lists.push(moves);
                    return other;
                }
            }
        }
        let mut best = -INFINITE;
        let mut best_action = None;
        for index in 0..moves.len() {
            // The one of highest priority of the rest: mostly one of the first is enough.
            let next = (index..moves.len()).max_by_key(|&at| (moves[at].0, usize::MAX - at));
            moves.swap(index, next.unwrap_or(index));
            let (priority, action) = &moves[index];
            let then = play(game, turn, action);
            let less = if *priority < 0 && index >= FULL_DEPTH_MOVES {
                1 + i8::from(depth > 4)
            } else {
                i8::from(*priority < KILLER && index >= LIKELY_MOVES && depth > 2)
            };
            let Ok(value) = self.try_move(&then, own, index, depth, less, ply, (alpha, beta))
            else {
                self.lists.push(moves);
                return Err(Stopped);
            };
            if value > best {
                best = value;
                best_action = Some(action.clone());
                alpha = alpha.max(best);
                if alpha >= beta {
                    let killers = &mut self.killers[usize::from(ply)];
                    if *priority < KILLER && killers[0] != best_action {
                        killers.swap(0, 1);
                        killers[0].clone_from(&best_action);
                    }
                    break;
                }
            }
        }
        let none = moves.is_empty();
        self.lists.push(moves);
        if none {
            return Ok(self.evaluate(game, own));
        }
        let bound = if best <= low {
            Bound::AtMost
        } else if best >= beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        self.transpositions[slot] = Entry { key, value: best, best: best_action, depth, bound };
        Ok(best)
    }

    /// The same behind the horizon: nobody has to capture, things as they are can
    /// be kept.
    fn quiesce(
        &mut self,
        game: &G,
        turn: Seat,
        depth: i8,
        ply: u8,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let own = turn == self.seat;
        let mut best = self.evaluate(game, own);
        alpha = alpha.max(best);
        if alpha >= beta || depth <= -QUIESCENCE_DEPTH || ply >= MAX_DEPTH {
            return Ok(best);
        }
        let mut moves = self.list(game, turn, depth, ply, None);
        moves.sort_by_key(|(priority, _)| -priority);
        for (_, action) in &moves {
            let then = play(game, turn, action);
            let Ok(value) = self.reach(&then, own, depth - 1, ply + 1, (alpha, beta)) else {
                self.lists.push(moves);
                return Err(Stopped);
            };
            best = best.max(value);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.lists.push(moves);
        Ok(best)
    }

    /// How far those at turn are ahead.
    fn evaluate(&self, game: &G, own: bool) -> i32 {
        let value = (self.heuristics.evaluate)(game, self.seat);
        if own { value } else { -value }
    }

    /// The moves worth looking at. Choices that are not worth a look of their own
    /// are much alike: one stands for all of them, at the end, as nobody has to do
    /// anything rash.
    fn list(
        &mut self,
        game: &G,
        turn: Seat,
        depth: i8,
        ply: u8,
        remembered: Option<G::Action>,
    ) -> Vec<Move<G::Action>> {
        let mut moves = self.lists.pop().unwrap_or_default();
        moves.clear();
        let least = match depth {
            ..=0 => self.heuristics.noisy,
            1 => 0,
            _ => self.heuristics.futile,
        };
        (self.heuristics.moves)(game, turn, least, &mut moves);
        if depth <= 0 {
            moves.pop_if(|(priority, _)| *priority < least);
        } else {
            let killers = &self.killers[usize::from(ply)];
            let mut missing = remembered;
            for (priority, action) in &mut moves {
                if missing.as_ref() == Some(action) {
                    *priority = FIRST;
                    missing = None;
                } else if *priority < KILLER && killers.iter().flatten().any(|k| k == action) {
                    *priority = KILLER;
                }
            }
            if let Some(action) = missing {
                moves.insert(0, (FIRST, action));
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
