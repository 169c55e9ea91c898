//! Hamstern as a whole: what is listed against brute force, and random games.

use engine::{Chance, Event, Game, Options, Pending, Pips, Playout, QuickDice, Seat, advance};
use games::hamstern::{Cells, Ending, Hamstern, HamsternOptions, Mark, Passages, Side, Start};

fn every_option() -> Vec<HamsternOptions> {
    let mut all = Vec::new();
    for &side in Side::ALL {
        for &start in Start::ALL {
            for &passages in Passages::ALL {
                all.push(HamsternOptions { side, start, passages, ..Default::default() });
            }
        }
    }
    all
}

/// A player's sheet kept in the plainest way, as crossed squares of the map,
/// and the rules applied to it word by word.
struct Plain {
    /// Row, column, chamber and number of each cell.
    squares: Vec<(u8, u8, Mark)>,
    /// Pairs of squares at the ends of a passage.
    passages: Vec<(usize, usize)>,
    crossed: Vec<usize>,
}

impl Plain {
    fn new(game: &Hamstern) -> Self {
        let layout = game.layout();
        let squares: Vec<(u8, u8, Mark)> = layout
            .chambers
            .iter()
            .flat_map(|chamber| {
                chamber.cells.iter().map(|cell| {
                    let cells = Cells::only(cell.cell);
                    (cell.row, cell.column, Mark { chamber: chamber.chamber, cells })
                })
            })
            .collect();
        let find = |place: games::hamstern::Place| {
            let mark = Mark { chamber: place.chamber, cells: Cells::only(place.cell) };
            squares.iter().position(|square| square.2 == mark).unwrap()
        };
        let passages = layout.passages.iter().map(|p| (find(p.from), find(p.to))).collect();
        Self { squares, passages, crossed: Vec::new() }
    }

    fn next_to(&self, one: usize, other: usize) -> bool {
        let (one, other) = (self.squares[one], self.squares[other]);
        one.2.chamber == other.2.chamber && one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
    }

    fn joined(&self, one: usize, other: usize) -> bool {
        self.passages.contains(&(one, other)) || self.passages.contains(&(other, one))
    }

    fn hang_together(&self, squares: &[usize]) -> bool {
        let mut reached = vec![squares[0]];
        for _ in squares {
            for &square in squares {
                if !reached.contains(&square)
                    && reached.iter().any(|&other| self.next_to(square, other))
                {
                    reached.push(square);
                }
            }
        }
        reached.len() == squares.len()
    }

    fn begins(&self, square: usize, options: &HamsternOptions, game: &Hamstern) -> bool {
        let chamber = self.squares[square].2.chamber;
        if self.crossed.is_empty() {
            return options.start == Start::Free || chamber == game.layout().start;
        }
        let begun = self.crossed.iter().any(|&old| self.squares[old].2.chamber == chamber);
        let passages = options.passages == Passages::Open || !begun;
        self.crossed
            .iter()
            .any(|&old| self.next_to(square, old) || (passages && self.joined(square, old)))
    }

    /// Every legal mark of `sizes` crosses, by trying all subsets of all chambers.
    fn marks(&self, sizes: &[u8], options: &HamsternOptions, game: &Hamstern) -> Vec<Mark> {
        let mut marks = Vec::new();
        for chamber in game.layout().chambers {
            let own: Vec<usize> = (0..self.squares.len())
                .filter(|&square| self.squares[square].2.chamber == chamber.chamber)
                .collect();
            for &size in sizes {
                for bits in 1_u32..1 << own.len() {
                    if bits.count_ones() != u32::from(size) {
                        continue;
                    }
                    let chosen: Vec<usize> = (0..own.len())
                        .filter(|bit| bits >> bit & 1 == 1)
                        .map(|bit| own[bit])
                        .collect();
                    if chosen.iter().all(|square| !self.crossed.contains(square))
                        && self.hang_together(&chosen)
                        && chosen.iter().any(|&square| self.begins(square, options, game))
                    {
                        let numbers =
                            chosen.iter().flat_map(|&square| self.squares[square].2.cells);
                        let cells = numbers.collect();
                        marks.push(Mark { chamber: chamber.chamber, cells });
                    }
                }
            }
        }
        marks
    }

    fn cross(&mut self, mark: Mark) {
        for (index, square) in self.squares.iter().enumerate() {
            if square.2.chamber == mark.chamber && square.2.cells.within(mark.cells) {
                self.crossed.push(index);
            }
        }
    }
}

#[test]
fn choices_are_what_brute_force_finds_in_the_documented_order() {
    for options in every_option() {
        let mut game = Hamstern::new(&options, 1).unwrap();
        let mut plain = Plain::new(&game);
        let (mut chance, mut jokers) = (QuickDice::new(11), game.sheet().joker_track());
        let mut listed = Vec::new();
        while let Some(seat) = advance(&mut game, &mut chance) {
            let face = game.thrown().unwrap();
            let sizes: Vec<u8> = match face {
                Pips::One => (1..=jokers.min(7)).collect(),
                _ => vec![face.get()],
            };
            listed.clear();
            game.choices(seat, &mut listed);
            assert_eq!(listed, plain.marks(&sizes, &options, &game), "{options:?}, a {face}");
            let mark = *chance.pick(&listed).unwrap();
            if face == Pips::One {
                jokers -= mark.cells.len();
            }
            plain.cross(mark);
            game.evolve(&Event::Act(seat, mark));
        }
    }
}

#[test]
fn check_accepts_exactly_what_is_listed_among_all_subsets() {
    for options in every_option() {
        let mut game = Hamstern::new(&options, 1).unwrap();
        let mut chance = QuickDice::new(23);
        let mut listed = Vec::new();
        while let Some(seat) = advance(&mut game, &mut chance) {
            listed.clear();
            game.choices(seat, &mut listed);
            let mut accepted = 0;
            for chamber in game.sheet().chambers() {
                for bits in 1_u16..=chamber.cells().bits() {
                    let cells = (1..=16_u8).filter(|cell| bits >> (cell - 1) & 1 == 1).collect();
                    let mark = Mark { chamber: chamber.letter(), cells };
                    accepted += usize::from(game.check(seat, &mark).is_ok());
                }
            }
            assert_eq!(accepted, listed.len());
            assert!(listed.iter().all(|mark| game.check(seat, mark).is_ok()));
            let mark = *chance.pick(&listed).unwrap();
            game.evolve(&Event::Act(seat, mark));
        }
    }
}

#[test]
fn random_games_end_for_every_number_of_players_and_every_option() {
    let mut playout = Playout::default();
    for options in every_option() {
        for players in 1..=6 {
            for seed in 0..25 {
                let mut game = Hamstern::new(&options, players).unwrap();
                let decisions = playout.run(&mut game, &mut QuickDice::new(seed));
                assert_eq!(game.pending(), Pending::Over);
                assert!(decisions >= u64::from(players), "everybody begins");
                if game.ending() == Some(Ending::Counter) {
                    assert!(game.is_last_round() && game.hourglass());
                }
                for seat in Seat::all(players) {
                    assert!(game.burrow(seat).jokers_struck() <= game.sheet().joker_track());
                }
            }
        }
    }
}

#[test]
fn a_state_is_a_few_hundred_bytes() {
    assert!(size_of::<Hamstern>() <= 512, "{} bytes", size_of::<Hamstern>());
}

#[test]
fn options_are_read_from_text() {
    let mut options = HamsternOptions::default();
    for (key, value) in [("side", "b"), ("start", "free"), ("passages", "strict")] {
        options.set(key, value).unwrap();
    }
    assert_eq!(
        options,
        HamsternOptions {
            side: Side::B,
            start: Start::Free,
            passages: Passages::Strict,
            ..Default::default()
        },
    );
    assert!(options.set("side", "c").is_err());
}

#[test]
fn the_notation_is_written_in_one_way_and_read_from_any_order() {
    let mark: Mark = "mark M 5  1 2".parse().unwrap();
    assert_eq!(mark.to_string(), "mark M 1 2 5");
    for (wrong, told) in [
        ("", "“” is not a mark like “mark M 1 2 5”"),
        ("cross M 1", "“cross M 1” is not a mark like “mark M 1 2 5”"),
        ("mark", "“mark” is not a mark like “mark M 1 2 5”"),
        ("mark m 1", "“m” is not a chamber, a letter from A to Z"),
        ("mark MM 1", "“MM” is not a chamber, a letter from A to Z"),
        ("mark M", "“mark M” is not a mark with at least one cell"),
        ("mark M 0", "“0” is not the number of a cell, from 1 to 16"),
        ("mark M 17", "“17” is not the number of a cell, from 1 to 16"),
        ("mark M +1", "“+1” is not the number of a cell, from 1 to 16"),
        ("mark M 01", "“01” is not the number of a cell, from 1 to 16"),
        ("mark M 1 2 1", "“mark M 1 2 1” is not a mark that names each cell once"),
    ] {
        assert_eq!(wrong.parse::<Mark>().unwrap_err().to_string(), told);
    }
}
